"""The window: a view that takes pygame's events and draws on its surface."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pygame

from ..app.binding import SHIFTED
from ..app.commands import Action, Command
from ..app.front import Desk
from ..app.player import Player
from ..app.state import State
from ..command.streams import escaped
from ..parts.layout import Layout
from ..parts.view import View
from ..pens import THEMES, Pen
from .pen import SurfaceInk, SurfacePen
from .png import save_as_new
from .typeface import Typeface

_NAMES = {
    getattr(pygame, f"K_{name.upper().replace(' ', '')}"): name
    for name in (
        "space", "left", "right", "up", "down", "home", "end", "page up", "page down", "backspace", "return", "escape",
        "tab", "f1", "f2", "f3", "f4", "f8", "f9", "f11",
    )
} | {pygame.K_KP_ENTER: "return"}  # fmt: skip
"""The names of keys in the table of actions."""


class Window(View):
    """A view in pygame's events and pictures."""

    def __init__(
        self,
        player: Player,
        state: State | None = None,
        desk: Desk | None = None,
        *,
        moves: bool = False,
    ) -> None:
        super().__init__(player, state, desk, moves=moves)
        self.surface = pygame.Surface((0, 0))
        self._face = Typeface()
        self._inks: dict[str, SurfaceInk] = {}
        self._has_quit = False

    def update(
        self,
        dt: float,
        events: Iterable[pygame.event.Event],
        surface: pygame.Surface,
        spent: float | None = None,
    ) -> bool:
        """Do what the events ask for and let `dt` seconds pass; return False where one asks to quit.

        `spent` are the seconds that the last update took by itself, without drawing, where somebody measured them.
        """
        self._lie_on(surface)
        self._has_quit = False
        for event in events:
            self._take(event)
            if self._has_quit:
                return False
        self.pass_time(dt, spent)
        return True

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        """Draw what has changed, and return where."""
        self._lie_on(surface)
        pen = self.paint()
        return pen.done() if isinstance(pen, SurfacePen) else pygame.Rect(0, 0, 0, 0)

    def _lie_on(self, surface: pygame.Surface) -> None:
        self.surface, self.size = surface, surface.get_size()

    def new_pen(self, layout: Layout) -> Pen:
        """Return a pen for the surface."""
        return SurfacePen(
            self.surface, layout.sheet, self.ink(self.app.state.theme), self._face
        )

    def ink(self, theme: str) -> SurfaceInk:
        """Return the ink of a theme."""
        if theme not in self._inks:
            self._inks[theme] = SurfaceInk(THEMES[theme])
        return self._inks[theme]

    def _take(self, event: pygame.event.Event) -> None:
        """Do what an event asks for."""
        if event.type == pygame.QUIT:
            self.execute(Command(Action.QUIT))
        elif event.type == pygame.KEYDOWN:
            self.key(key_of(event), event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.forget_keys()
        elif event.type == pygame.KEYUP:
            self.release_key(event.key)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.release(event.pos)
        elif event.type == pygame.MOUSEMOTION:
            self.move(event.pos)
        elif event.type == pygame.WINDOWLEAVE:
            self.leave()
        elif event.type == pygame.MOUSEWHEEL:
            self.wheel(event.y)

    def save(self, stem: str) -> str:
        """Save a picture of the window and return its path; OSError where that can't be done."""
        self.draw(self.surface)
        return escaped(str(save_as_new(self.surface, Path.cwd(), stem)))

    def quit(self) -> None:
        """End the program."""
        self._has_quit = True


CHORD = pygame.KMOD_CTRL | pygame.KMOD_META
"""Ctrl, and Cmd, which has its place on a Mac."""


def key_of(event: pygame.event.Event) -> str:
    """Return the name by which the table knows the key that was pressed."""
    name = _NAMES.get(event.key)
    if event.mod & CHORD:
        held = "ctrl+"
        if event.mod & pygame.KMOD_SHIFT:
            held = "ctrl+shift+"
        return held + (name or (chr(event.key) if 32 < event.key < 127 else ""))
    if event.mod & pygame.KMOD_ALT and name:
        return "alt+" + name
    name = name or str(event.unicode).lower()
    # With other characters Shift is only the way to type them.
    has_shift = event.mod & pygame.KMOD_SHIFT and (name in SHIFTED or name.isalpha())
    return "shift+" + name if has_shift and name != "space" else name
