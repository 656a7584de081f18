"""The pen that leaves pixels for later: it records and draws what the pen of the window does."""

from __future__ import annotations

import pygame
import pytest

from queens_viz.window.window import Window

from .drawn import read
from .states import STATES
from .support import another, do, noted, picture, recorded, recording, window_at

NAMES = ["first", "what-is-left", "whole-tree", "help-scrolled"]


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("name", NAMES)
def test_it_records_and_draws_what_the_window_s_pen_does(name: str) -> None:
    window, size = STATES[name].window(), STATES[name].size
    seen = another(window)
    with recording(seen.ink(seen.app.state.theme)) as expected:
        shown = picture(seen, size)
    assert recorded(window, size) == expected
    assert pixels(noted(window, size)()) == pixels(shown)


def test_pixels_that_come_later_are_those_of_then() -> None:
    window = window_at("2,4,1,3,5:7")
    before, then = pixels(picture(another(window))), read(window)
    do(window, "right", "f4", "t")
    assert pixels(then.surface) == before
    assert pixels(read(window).surface) != before


def test_a_window_that_was_read_is_drawn_whole() -> None:
    window = window_at("2,4,1,3,5:7")
    read(window)
    window.draw(window.surface)
    assert pixels(window.surface) == pixels(picture(another(window)))


def test_a_window_of_the_program_is_drawn_at_once() -> None:
    window: Window = another(window_at("2,4:6"))
    drawn = noted(window)()
    assert drawn is window.surface
    assert pixels(drawn) == pixels(picture(window))
