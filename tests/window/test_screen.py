"""The real window on a real X screen, driven as a person would drive it; by default three times."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from queens_viz.looks.theme import DARK, LIGHT
from queens_viz.paint.layout import lay_out

from ..screen import MISSING, Screen
from ..support import beside_of, colour, colours_of_squares, window_at

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


def bare(picture: pygame.Surface, n: int) -> tuple[int, int, int]:
    """Return the colour of the square at the top left, beside any queen, mark or frame."""
    square = lay_out(*picture.get_size(), n).square(0, n - 1)
    return colour(picture, (square.left + round(0.14 * square.width), square.bottom - round(0.32 * square.height)))


def is_green(n: int) -> Callable[[pygame.Surface], bool]:
    return lambda picture: bare(picture, n) in colours_of_squares(LIGHT, is_green=True)


def is_blue(n: int) -> Callable[[pygame.Surface], bool]:
    return lambda picture: bare(picture, n) in colours_of_squares(LIGHT, is_green=False)


def has_size(size: tuple[int, int]) -> Callable[[pygame.Surface], bool]:
    return lambda picture: picture.get_size() == size


def reds(picture: pygame.Surface, n: int) -> set[tuple[int, int]]:
    """Return the squares in whose middle there is the candidate's red."""
    layout = lay_out(*picture.get_size(), n)
    found = set()
    for column in range(n):
        for row in range(n):
            x, y = layout.square(column, row).center
            if colour(picture, (x, y + layout.cell // 8)) == LIGHT.candidate:
                found.add((column, row))
    return found


def queens(picture: pygame.Surface, n: int) -> set[tuple[int, int]]:
    """Return the squares in whose middle there is the black of a placed queen."""
    layout = lay_out(*picture.get_size(), n)
    return {
        (column, row)
        for column in range(n)
        for row in range(n)
        if colour(picture, layout.square(column, row).move(0, layout.cell // 8).center) == LIGHT.queen
    }


def shows(n: int, board: tuple[int, ...]) -> Callable[[pygame.Surface], bool]:
    return lambda picture: is_green(n)(picture) and queens(picture, n) == set(enumerate(board))


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


def test_mouse_resize_and_the_window_s_own_button(screen: Screen) -> None:
    screen.open("5")
    picture = screen.wait_for(is_blue(5))
    window = window_at(":1", 5)
    buttons = beside_of(window, picture.get_size()).buttons
    screen.click(next(button.rect.center for button in buttons if button.look.label == "Next"))
    screen.do("mousemove", "0", "0")
    screen.wait_for(lambda picture: reds(picture, 5) == {(1, 0)})
    for size in ((640, 480), (200, 150), (1500, 900)):
        screen.do("windowsize", "--sync", screen.window, *map(str, size))
        screen.wait_for(has_size(size))
        screen.wait_for(lambda picture: reds(picture, 5) == {(1, 0)})
    screen.do("windowminimize", "--sync", screen.window)
    screen.bring_back(lambda picture: reds(picture, 5) == {(1, 0)})
    screen.close_window()
    assert screen.ended() == (0, "", "")


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
@pytest.mark.parametrize("screen", ["3200x2100"], indirect=True)
def test_from_very_small_to_very_large_and_back(screen: Screen) -> None:
    screen.open("6", "--at", "2,4:6")
    screen.wait_for(has_size((1280, 800)))
    for size in ((200, 150), (3000, 2000), (640, 480)):
        screen.do("windowsize", "--sync", screen.window, *map(str, size))
        screen.wait_for(has_size(size))
        screen.wait_for(lambda picture: reds(picture, 6) == {(2, 5)})
    screen.key("F11")
    screen.wait_for(has_size((3200, 2100)))
    screen.wait_for(lambda picture: reds(picture, 6) == {(2, 5)})
    screen.key("F11")
    screen.wait_for(has_size((640, 480)))
    screen.do("windowminimize", "--sync", screen.window)
    screen.bring_back(lambda picture: reds(picture, 6) == {(2, 5)})
    screen.close_window()
    assert screen.ended() == (0, "", "")


@pytest.mark.full
@pytest.mark.parametrize("screen", ["1366x768"], indirect=True)
def test_on_a_small_laptop_the_whole_window_is_on_the_screen(screen: Screen) -> None:
    screen.open("8")
    screen.wait_for(has_size((1280, 688)))
    lines = screen.do("getwindowgeometry", "--shell", screen.window).splitlines()
    place = {name: int(value) for name, value in (line.split("=") for line in lines)}
    assert place["Y"] >= 0
    assert place["Y"] + place["HEIGHT"] <= 768
    screen.close_window()
    assert screen.ended() == (0, "", "")


@pytest.mark.full
def test_type_a_size_list_all_and_look_at_the_third(screen: Screen) -> None:
    screen.open("8")
    screen.wait_for(is_blue(8))
    screen.key("6", "Return")
    screen.wait_for(lambda picture: reds(picture, 6) == {(0, 0)})
    screen.key("a")
    screen.wait_for(shows(6, (1, 3, 5, 0, 2, 4)))
    screen.key("Down", "Down")
    screen.wait_for(shows(6, (3, 0, 4, 1, 5, 2)))
    screen.key("Escape")
    screen.wait_for(lambda picture: is_blue(6)(picture) and queens(picture, 6) == set())
    screen.key("ctrl+q")
    assert screen.ended() == (0, "6 queens: 4 solutions in 898 steps\n", "")


@pytest.mark.full
def test_copy_paste_help_theme_and_full_screen(screen: Screen) -> None:
    screen.open("8", "--at", "2,4,1,3,5:7")
    screen.wait_for(lambda picture: reds(picture, 8) == {(5, 6)})
    screen.key("c", "Home")
    screen.wait_for(lambda picture: reds(picture, 8) == {(0, 0)})
    screen.key("ctrl+v")
    screen.wait_for(lambda picture: reds(picture, 8) == {(5, 6)})
    screen.key("F11")
    screen.wait_for(has_size((1600, 1000)))
    screen.wait_for(lambda picture: reds(picture, 8) == {(5, 6)})
    screen.key("F11")
    screen.wait_for(has_size((1280, 800)))
    screen.key("t", "question")
    screen.wait_for(lambda picture: colour(picture, (640, 120)) != DARK.window)
    screen.key("Escape")
    screen.wait_for(lambda picture: bare(picture, 8) in colours_of_squares(DARK, is_green=False))


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


@pytest.mark.full
def test_predict_by_keyboard_alone(screen: Screen) -> None:
    screen.open("8", "--at", "2,4,1,3,5:7")
    picture = screen.wait_for(lambda picture: reds(picture, 8) == {(5, 6)})
    square = lay_out(*picture.get_size(), 8).square(5, 6)
    badge = square.right - round(square.width * 0.16) - 7, square.top + round(square.width * 0.16)
    assert colour(picture, badge) == LIGHT.attacked
    screen.key("p")
    screen.wait_for(lambda picture: colour(picture, badge) == LIGHT.accent)
    screen.key("x", "Right", "x", "Right", "n")
    picture = screen.wait_for(lambda picture: reds(picture, 8) == {(4, 5)})
    screen.key("y", "Right", "n")
    screen.wait_for(lambda picture: reds(picture, 8) == {(4, 7)})
    screen.key("p", "F3", "F4", "F2", "ctrl+q")
    assert screen.ended() == (0, "", "")
