"""The real window on a real X screen, driven as a person would drive it."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pygame
import pytest

from queens_viz.parts.grid import Grid
from queens_viz.parts.window_layout import lay_out
from queens_viz.pens.theme import LIGHT, Colour

from ..screen import MISSING, Screen
from ..support import colour, colours_of_squares

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(
        bool(MISSING), reason=f"needs {', '.join(MISSING)} (see .ci/run)"
    ),
]

MODES = [
    ("8 --at 2,4,1:3", ""), ("8", "Right Right Left"), ("20 --run --speed full --pause 0", ""),
    ("4 --run --speed full --pause 0 --loop", ""), ("14", "a"), ("8", "F11"), ("--lesson 1.6", ""),
]  # fmt: skip
"""What a window may be doing when it is asked to end: the arguments and the keys that bring it there."""

SIGNALS = [
    (number, status)
    for name, status in (("SIGINT", 130), ("SIGTERM", 143), ("SIGHUP", 129))
    if (number := getattr(signal, name, None))  # Windows has fewer
]


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    screen = Screen(tmp_path)
    try:
        yield screen
    finally:
        screen.close()


def grid_of(picture: pygame.Surface, n: int) -> Grid:
    """Return where the squares of a board stand in a picture of the window."""
    grid = lay_out(*picture.get_size(), n).grid
    assert grid
    return grid


def bare(picture: pygame.Surface, n: int) -> tuple[int, int, int]:
    """Return the colour of the square at the top left, beside any queen, mark or frame."""
    square = grid_of(picture, n).square(0, n - 1)
    return colour(
        picture,
        (
            square.left + round(0.14 * square.width),
            square.bottom - round(0.32 * square.height),
        ),
    )


def is_green(n: int) -> Callable[[pygame.Surface], bool]:
    return lambda picture: bare(picture, n) in colours_of_squares(LIGHT, is_green=True)


def is_blue(n: int) -> Callable[[pygame.Surface], bool]:
    return lambda picture: bare(picture, n) in colours_of_squares(LIGHT, is_green=False)


def shown(picture: pygame.Surface, n: int, ink: Colour) -> set[tuple[int, int]]:
    """Return the squares in whose middle there is the colour of a queen."""
    grid = grid_of(picture, n)
    squares = product(range(n), range(n))
    return {
        one
        for one in squares
        if colour(picture, grid.square(*one).move(0, grid.cell // 8).center) == ink
    }


def reds(picture: pygame.Surface, n: int) -> set[tuple[int, int]]:
    return shown(picture, n, LIGHT.candidate)


def test_the_search_is_stepped_undone_and_run_on_a_real_screen(screen: Screen) -> None:
    screen.open("4")
    # Queens glide from one step to the next, so a picture may come too early.
    screen.wait_for(
        lambda picture: is_blue(4)(picture) and reds(picture, 4) == {(0, 0)}
    )
    screen.key(*["Right"] * 26)
    screen.wait_for(lambda picture: is_green(4)(picture) and reds(picture, 4) == set())
    screen.key("Left")
    screen.wait_for(
        lambda picture: is_blue(4)(picture) and reds(picture, 4) == {(3, 2)}
    )
    screen.key("space")
    screen.wait_for(is_green(4))
    time.sleep(0.5)  # three intervals: had the run not rested, it would have gone on
    assert is_green(4)(screen.picture())
    screen.key("ctrl+q")
    assert screen.ended() == (0, "", "")


def test_the_desktop_knows_the_program_by_its_name(screen: Screen) -> None:
    screen.open("4")
    assert (
        screen.window
        in screen.do("search", "--onlyvisible", "--class", "^queens-viz$").split()
    )
    assert screen.do("getwindowname", screen.window).strip() == "4 queens problem"


@pytest.mark.parametrize(("words", "keys"), MODES)
@pytest.mark.parametrize(("number", "status"), SIGNALS)
def test_in_every_mode_a_signal_ends_it_soon_and_it_tells_how_to_resume(
    screen: Screen, words: str, keys: str, number: int, status: int
) -> None:
    screen.open(*words.split())
    screen.wait_for(lambda picture: is_blue(8)(picture) or not words.startswith("8"))
    if keys:
        screen.key(*keys.split())
        time.sleep(0.3)
    assert screen.program
    start = time.monotonic()
    screen.program.send_signal(number)
    ended, _, err = screen.ended()
    assert ended == status
    resumed = (
        words if "--at" in words or "--lesson" in words else f"{words.split()[0]} --at "
    )
    assert err.startswith(
        f"queens-viz: to go on from here: python -m queens_viz {resumed}"
    )
    assert time.monotonic() - start < 5, (
        "half a second where nothing else uses the machine"
    )


def test_a_held_key_repeats_and_stops_with_the_key(screen: Screen) -> None:
    screen.open("8")
    screen.wait_for(is_blue(8))
    screen.do("keydown", "Right")
    screen.wait_for(lambda picture: len(shown(picture, 8, LIGHT.queen)) >= 3)
    screen.do("keyup", "Right")
    time.sleep(0.3)
    before = screen.picture()
    time.sleep(0.3)
    assert pygame.image.tobytes(screen.picture(), "RGB") == pygame.image.tobytes(
        before, "RGB"
    )
