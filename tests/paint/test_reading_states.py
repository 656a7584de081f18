"""Both programs and what is left in every state and size: no text cut, none over another, and nothing left over."""

from __future__ import annotations

from functools import cache

import pygame
import pytest

from queens_viz import Position
from queens_viz.app.commands import Action
from queens_viz.looks.theme import THEMES
from queens_viz.search.listing import Program
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES

from .. import facts
from ..pairs import each_once, every_pair
from ..support import SIZES, anew, do, finish, picture, texts, window_at
from ..tiers import often
from .test_class_states import LARGE, NARROW
from .test_states import ANY, has_all_told

WIDE = [*SIZES, (800, 600), (1366, 768), (600, 480), (1024, 600), *LARGE]

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


@every_pair({"n": [3, 8, 100], "name": list(STATES), "size": often(WIDE, *NARROW), "language": list(LANGUAGES)})
def test_no_text_is_cut_overlaps_another_or_leaves_its_card(
    n: int, name: str, size: tuple[int, int], language: str
) -> None:
    window = window_for(n, STATES[name], language, size)
    said = has_all_told(window, size)
    outlook = window.frame().pen.layout.outlook
    cut = [words for words, place in said if outlook.contains(place) and words.endswith("…")]
    assert cut == []


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


@pytest.mark.parametrize("steps", [10, pytest.param(40, marks=pytest.mark.full)])
@each_once({"n": [1, 2, 3, 4, 6], "name": ["recursion", "values", "tree"], "size": [(1280, 800), (640, 480)]})
def test_nothing_is_cut_or_left_over_from_step_to_step(n: int, name: str, size: tuple[int, int], steps: int) -> None:
    window = window_for(n, STATES[name], "en", size)
    do(window, "home", size=size)
    for _ in range(steps):
        do(window, "right", size=size)
        window.app.change(message="")
        has_all_told(window, size)
    surface = pygame.Surface(size)
    window.draw(surface)
    assert pygame.image.tobytes(picture(window, size), "RGB") == pygame.image.tobytes(anew(window, size), "RGB")


@each_once({"n": [1, 6, 30], "name": list(STATES), "theme": list(THEMES), "size": ANY})
def test_every_state_can_be_drawn_in_every_theme_and_size(n: int, name: str, theme: str, size: tuple[int, int]) -> None:
    assert window_for(n, STATES[name], "en", size, theme).draw(pygame.Surface(size))


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
    has_all_told(window, (1280, 800))
