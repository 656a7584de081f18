"""The keyboard: the names of keys in the table of actions."""

from __future__ import annotations

import pygame

from ..app.binding import SHIFTED

_NAMES = {
    getattr(pygame, f"K_{name.upper().replace(' ', '')}"): name
    for name in (
        "space", "left", "right", "up", "down", "home", "end", "page up", "page down", "backspace", "return", "escape",
        "tab", "f1", "f2", "f3", "f4", "f8", "f9", "f11",
    )
} | {pygame.K_KP_ENTER: "return"}  # fmt: skip


def key_of(event: pygame.event.Event) -> str:
    """Return the name by which the table knows the key that was pressed."""
    name = _NAMES.get(event.key)
    if event.mod & pygame.KMOD_CTRL:
        return "ctrl+" + (name or (chr(event.key) if 32 < event.key < 127 else ""))
    if event.mod & pygame.KMOD_ALT and name:
        return "alt+" + name
    name = name or str(event.unicode).lower()
    # With other characters Shift is only the way to type them.
    has_shift = event.mod & pygame.KMOD_SHIFT and (name in SHIFTED or name.isalpha())
    return "shift+" + name if has_shift and name != "space" else name
