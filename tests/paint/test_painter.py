"""The picture: measured where it must be exact, and the keys and clicks that it takes."""

from __future__ import annotations

import pygame
import pytest

from queens_viz import Search
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.paint import geometry
from queens_viz.paint.layout import lay_out
from queens_viz.pens.face import SMALLEST_TEXT
from queens_viz.window.window import Window

from ..pairs import each_once
from ..support import SIZES, colour, picture, window_at


@pytest.mark.parametrize(
    ("n", "steps", "is_green"),
    [
        (8, 20, False),
        (5, 15, True),
        pytest.param(8, 0, False, marks=pytest.mark.full),
        pytest.param(8, 876, True, marks=pytest.mark.full),
    ],
)
def test_the_classic_board_is_the_original_program_s(
    monkeypatch: pytest.MonkeyPatch, n: int, steps: int, is_green: bool
) -> None:
    """The pictures of the original, 60 pixels a square, measured: these facts make all of their pixels.

    Lines are two pixels wide, the last of a square and the first of the next; discs have a radius of 15.
    """
    search = Search(n)
    while search.steps != steps:
        search.step()
    window = Window(Player(search), State(theme="classic"))
    # There the board stands alone, as it does in smaller windows.
    monkeypatch.setattr(geometry, "is_phone", lambda *_: False)
    surface = picture(window, (60 * n + 16, 60 * n + 16))
    discs = dict.fromkeys(enumerate(search.board), (0, 0, 0))
    if not search.is_solution:
        discs[len(search.board), search.candidate] = (255, 0, 0)
    for x in range(60 * n):
        for y in range(60 * n):
            pixel = colour(surface, (x + 8, y + 8))
            away = ((x % 60 - 29.5) ** 2 + (y % 60 - 29.5) ** 2) ** 0.5
            if x % 60 in (0, 59) or y % 60 in (0, 59):
                assert pixel == (0, 0, 0)
            elif away > 16 or (x // 60, n - 1 - y // 60) not in discs:
                assert pixel == ((0, 255, 0) if is_green else (0, 0, 255))
            elif away < 14:
                assert pixel == discs[x // 60, n - 1 - y // 60]


@each_once({"n": [1, 7, 30, 100], "size": SIZES})
def test_one_geometry_goes_both_ways(n: int, size: tuple[int, int]) -> None:
    layout = lay_out(*size, n)
    for column in range(n):
        for row in range(n):
            square = layout.square(column, row)
            assert layout.square_at(square.topleft) == (column, row)
            assert layout.square_at((square.right - 1, square.bottom - 1)) == (column, row)
    assert layout.square_at((layout.squares.left - 1, layout.squares.top)) is None
    assert min(layout.text.hint, layout.text.body) >= SMALLEST_TEXT


def test_nothing_is_drawn_when_nothing_has_changed() -> None:
    window = window_at("2,4:6")
    surface = pygame.Surface((1280, 800))
    assert window.draw(surface)
    before = pygame.image.tobytes(surface, "RGB")
    window.update(3600, [], surface)
    assert not window.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") == before
