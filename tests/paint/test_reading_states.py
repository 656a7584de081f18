"""What is left and the programs: they come and go without a trace, and the shortest strip has room."""

from __future__ import annotations

from functools import cache

import pygame
import pytest

from queens_viz import Position
from queens_viz.app.commands import Action
from queens_viz.search.listing import Program
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES

from .. import facts
from ..pairs import every_pair
from ..support import do, finish, picture, texts, window_at

STATES: dict[str, tuple[str, ...]] = {
    "program": ("f4",),
    "recursion": ("f4", "i"),
    "values": ("f4", "f4", "i"),
    "tree": ("f3",),
    "solutions": ("f2",),
    "ring": ("f4", "i", "tab", "tab"),
    "typed": ("f4", "1", "2"),
    "question": ("f4", "i", "p", "p"),
    "by hand": ("f4", "b"),
    "shown": ("f2", "down"),
}
"""What keys lead to, with what is left on."""


@cache
def deep(n: int) -> Position:
    """Return a position whose queens stand in the lowest rows that are safe, as far as they go."""
    board: tuple[int, ...] = ()
    while len(board) < n - 1 and (rows := [row for row in range(n) if not facts.attacked_by(board, row)]):
        board = (*board, rows[0])
    return Position(n, board, n - 1)


def window_for(n: int, keys: tuple[str, ...], language: str, size: tuple[int, int], theme: str = "light") -> Window:
    window = window_at(":1", n, theme, language)
    window.app.player.jump(deep(n))
    finish(window, size)
    for key in ("w", *keys):
        do(window, key, size=size)
    window.app.change(message="")
    return window


@every_pair(
    {
        "size": [(600, 480), (640, 480), (800, 600)],
        "text": [":1", "1,4,6,8,3:7"],
        "language": list(LANGUAGES),
    }
)
def test_the_shortest_strip_has_room_for_all_that_it_says(size: tuple[int, int], text: str, language: str) -> None:
    window = window_at(text, 8, language=language)
    do(window, "w", size=size)
    outlook = window.frame().pen.layout.outlook
    said = [words for words, place in texts(window, size) if outlook.contains(place)]
    assert len(said) == 2
    assert not said[0].endswith("…")


@pytest.mark.parametrize("keys", STATES.values(), ids=STATES)
def test_what_is_left_comes_and_goes_without_a_trace(keys: tuple[str, ...]) -> None:
    size = (1280, 800)
    window = window_for(8, keys, "en", size)
    do(window, "escape", "escape", "escape", size=size)
    window.app.change(message="")
    before = pygame.image.tobytes(picture(window, size), "RGB")
    do(window, "w", "w", size=size)
    assert pygame.image.tobytes(picture(window, size), "RGB") == before


@pytest.mark.parametrize("program", Program)
def test_it_stays_as_it_was_chosen_through_run_end_and_another_size(program: Program) -> None:
    window = window_at(":1", 4)
    do(window, "w", "f4", *(["i"] if program is Program.RECURSION else []))
    do(window, "a")
    while window.app.player.aim:
        window.app.pass_time(1 / 60)
    assert window.app.player.is_at_end
    do(window, "f4", "5", "return", "right")
    state = window.app.state
    assert (state.program, state.has_outlook, state.open_tab(5)) == (program, True, Action.PROGRAM)
