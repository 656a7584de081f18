"""The real window on a real X screen, driven as a person would drive it; by default three times."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from queens_viz.parts.grid import Grid
from queens_viz.parts.layout import lay_out
from queens_viz.pens.theme import LIGHT

from ..screen import MISSING, Screen
from ..support import colour, colours_of_squares

pytestmark = [
    pytest.mark.skipif(bool(MISSING), reason=f"needs {', '.join(MISSING)} (see .ci/run)"),
]


MODES: dict[str, tuple[list[str], list[str]]] = {
    "halted": (["8"], []),
    "stepping": (["8"], ["Right", "Right", "Left"]),
    "running": (["8", "--run"], []),
    "full speed": (["20", "--run", "--speed", "full", "--pause", "0"], []),
    "resting": (["4", "--run", "--at", "2,4,1,3"], []),
    "looping": (["4", "--run", "--speed", "full", "--pause", "0", "--loop"], []),
    "listing": (["14"], ["a"]),
    "complete": (["4"], ["a"]),
    "help": (["8", "--predict"], ["F1"]),
    "full screen": (["8"], ["F11"]),
}
"""What a window may be doing when it is asked to end: the arguments and the keys that bring it there."""

SIGNALS = [
    (number, status)
    for name, status in (("SIGINT", 130), ("SIGTERM", 143), ("SIGHUP", 129))
    if (number := getattr(signal, name, None))  # Windows has fewer
]


@pytest.fixture
def screen(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Screen]:
    """Return a screen of the usual size, or of the one that the test asks for."""
    screen = Screen(tmp_path, getattr(request, "param", "1600x1000"))
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
    return colour(picture, (square.left + round(0.14 * square.width), square.bottom - round(0.32 * square.height)))


def is_green(n: int) -> Callable[[pygame.Surface], bool]:
    return lambda picture: bare(picture, n) in colours_of_squares(LIGHT, is_green=True)


def is_blue(n: int) -> Callable[[pygame.Surface], bool]:
    return lambda picture: bare(picture, n) in colours_of_squares(LIGHT, is_green=False)


def reds(picture: pygame.Surface, n: int) -> set[tuple[int, int]]:
    """Return the squares in whose middle there is the candidate's red."""
    grid = grid_of(picture, n)
    found = set()
    for column in range(n):
        for row in range(n):
            x, y = grid.square(column, row).center
            if colour(picture, (x, y + grid.cell // 8)) == LIGHT.candidate:
                found.add((column, row))
    return found


def queens(picture: pygame.Surface, n: int) -> set[tuple[int, int]]:
    """Return the squares in whose middle there is the black of a placed queen."""
    grid = grid_of(picture, n)
    return {
        (column, row)
        for column in range(n)
        for row in range(n)
        if colour(picture, grid.square(column, row).move(0, grid.cell // 8).center) == LIGHT.queen
    }


def test_the_search_is_stepped_undone_and_run_on_a_real_screen(screen: Screen) -> None:
    screen.open("4")
    # Queens glide from one step to the next, so a picture may come too early.
    screen.wait_for(lambda picture: is_blue(4)(picture) and reds(picture, 4) == {(0, 0)})
    screen.key(*["Right"] * 26)
    screen.wait_for(lambda picture: is_green(4)(picture) and reds(picture, 4) == set())
    screen.key("Left")
    screen.wait_for(lambda picture: is_blue(4)(picture) and reds(picture, 4) == {(3, 2)})
    screen.key("space")
    screen.wait_for(is_green(4))
    time.sleep(0.5)  # three intervals: had the run not rested, it would have gone on
    assert is_green(4)(screen.picture())
    screen.key("ctrl+q")
    assert screen.ended() == (0, "", "")


@pytest.mark.full
def test_the_desktop_knows_the_program_by_its_name(screen: Screen) -> None:
    screen.open("4")
    assert screen.window in screen.do("search", "--onlyvisible", "--class", "^queens-viz$").split()
    assert screen.do("getwindowname", screen.window).strip() == "4 queens problem"


@pytest.mark.full
def test_keys_pressed_after_a_window_is_refocused_still_work(screen: Screen) -> None:
    screen.open("4", "--theme", "light", "--size", "700x500")
    picture = screen.wait_for(is_blue(4))
    assert picture.get_size() == (700, 500)
    screen.key("n", "N", "Page_Down", "Page_Up")
    screen.wait_for(lambda picture: reds(picture, 4) == {(1, 1)})


@pytest.mark.parametrize(
    ("number", "status"),
    [(signal.SIGTERM, 143), *(pytest.param(*one, marks=pytest.mark.full) for one in SIGNALS if one[1] != 143)],
)
def test_signals_end_it_and_tell_how_to_resume(screen: Screen, number: int, status: int) -> None:
    screen.open("8", "--at", "2,4,1:3")
    screen.wait_for(is_blue(8))
    assert screen.program
    screen.program.send_signal(number)
    assert screen.ended() == (
        status,
        "",
        "queens-viz: to go on from here: python -m queens_viz 8 --at 2,4,1:3\n",
    )


@pytest.mark.full
def test_a_lesson_that_is_ended_tells_how_to_resume_at_its_stop(screen: Screen) -> None:
    screen.open("--lesson", "1.6")
    screen.wait_for(lambda picture: True)
    assert screen.program
    screen.program.send_signal(signal.SIGTERM)
    assert screen.ended() == (143, "", "queens-viz: to go on from here: python -m queens_viz --lesson 1.6\n")


@pytest.mark.full
@pytest.mark.parametrize(("number", "status"), SIGNALS)
@pytest.mark.parametrize("mode", MODES)
def test_in_every_mode_a_signal_ends_it_soon(screen: Screen, mode: str, number: int, status: int) -> None:
    arguments, keys = MODES[mode]
    screen.open(*arguments)
    screen.wait_for(lambda picture: True)
    if keys:
        screen.key(*keys)
    time.sleep(0.3)
    assert screen.program
    start = time.monotonic()
    screen.program.send_signal(number)
    ended, _, err = screen.ended()
    took = time.monotonic() - start
    assert ended == status
    assert re.fullmatch(rf"queens-viz: to go on from here: python -m queens_viz {arguments[0]} --at \S+\n", err)
    assert took < 5, "half a second where nothing else uses the machine"


@pytest.mark.full
def test_a_held_key_repeats_and_stops_with_the_key(screen: Screen) -> None:
    screen.open("8")
    screen.wait_for(is_blue(8))
    screen.do("keydown", "Right")
    screen.wait_for(lambda picture: len(queens(picture, 8)) >= 3)
    screen.do("keyup", "Right")
    time.sleep(0.3)
    before = screen.picture()
    time.sleep(0.3)
    assert pygame.image.tobytes(screen.picture(), "RGB") == pygame.image.tobytes(before, "RGB")
