"""What is drawn again when something changes: after every change the window is as if it were drawn anew."""

from __future__ import annotations

import pygame
import pytest

from queens_viz.app.player import Player
from queens_viz.paint.layout import lay_out
from queens_viz.window.window import Window

from ..support import anew, do, search_at, window_at


class Redrawn:
    """A window and the surface that it draws on again and again."""

    def __init__(self, window: Window, size: tuple[int, int] = (1280, 800)) -> None:
        self.window = window
        self.surface = pygame.Surface(size)
        self.window.draw(self.surface)

    def is_as_new(self) -> bool:
        """Draw what has changed; return whether the window is then as one that is drawn anew."""
        self.window.draw(self.surface)
        whole = anew(self.window, self.surface.get_size())
        return pygame.image.tobytes(self.surface, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_a_larger_board_whose_squares_are_as_large_is_drawn_whole() -> None:
    window = window_at(":1", 99)
    redrawn = Redrawn(window)
    assert lay_out(1280, 800, 99).cell == lay_out(1280, 800, 100).cell
    for name in ("+", "-"):
        do(window, name)
        assert redrawn.is_as_new()


@pytest.mark.parametrize("size", [pytest.param((1280, 800), marks=pytest.mark.full), (640, 480)])
def test_in_a_run_too_fast_to_be_read_every_step_is_drawn(size: tuple[int, int]) -> None:
    window = Window(Player(search_at(5, ":1"), speed=100, pause=0))
    redrawn = Redrawn(window, size)
    do(window, "space", size=size)
    for _ in range(25):
        window.app.player.pass_time(0.01)
        assert redrawn.is_as_new()
    assert (window.app.player.search.steps or 0) > 22
