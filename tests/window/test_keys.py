"""What each key is called: in the table of actions, whose meanings tests/kept/keys.txt and tests/app/keys.txt hold."""

from __future__ import annotations

import pygame
import pytest

from queens_viz.window.window import key_of

from ..app.keyboard import KEYS
from ..support import do, key, press, window_at


def test_every_key_of_the_table_has_its_name() -> None:
    assert [name for name in KEYS if key_of(press(name)) != name] == []


@pytest.mark.parametrize(
    ("code", "text", "mods", "name"),
    [
        (
            pygame.K_c,
            "",
            (pygame.KMOD_LCTRL, pygame.KMOD_RCTRL | pygame.KMOD_CAPS),
            "ctrl+c",
        ),
        (pygame.K_z, "", (pygame.KMOD_LCTRL, pygame.KMOD_RMETA), "ctrl+z"),
        (
            pygame.K_TAB,
            "\t",
            (pygame.KMOD_LSHIFT | pygame.KMOD_NUM, pygame.KMOD_RSHIFT),
            "shift+tab",
        ),
        (pygame.K_RETURN, "\r", (pygame.KMOD_LALT, pygame.KMOD_RALT), "alt+return"),
        (pygame.K_KP_ENTER, "\r", (0,), "return"),
        (pygame.K_a, "A", (0,), "a"),
        (pygame.K_QUESTION, "?", (pygame.KMOD_LSHIFT,), "?"),
        (pygame.K_PAGEDOWN, "", (pygame.KMOD_LSHIFT,), "shift+page down"),
        (pygame.K_F6, "", (0,), ""),
    ],
)
def test_a_key_is_the_same_on_both_sides_and_with_locks(
    code: int, text: str, mods: tuple[int, ...], name: str
) -> None:
    assert {key_of(key(code, text, mod)) for mod in mods} == {name}


@pytest.mark.parametrize(
    ("mod", "text", "is_redo"), [(0, "U", False), (pygame.KMOD_LSHIFT, "u", True)]
)
def test_redo_goes_by_the_shift_key_and_not_by_the_letter_s_case(
    mod: int, text: str, is_redo: bool
) -> None:
    window = window_at("2,4,1,3,5:7")
    do(window, "home", *["u"] * is_redo, key(pygame.K_u, text, mod))
    assert str(window.app.player.search.position) == (
        ":1" if is_redo else "2,4,1,3,5:7"
    )
