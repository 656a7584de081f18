"""The strip of a lesson: its whole question is there in every window."""

from __future__ import annotations

import pytest

from queens_viz.app.lesson import STOPS, played
from queens_viz.app.teaching import begin_lesson
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES

from ..pairs import each_once
from ..support import do, part_in, window_at, words_in

NAMES = [str(at) for at in STOPS]
DESK, PHONE = (1280, 800), (390, 844)
LOWEST = [(320, 480), (480, 320)]
SIZES = [DESK, (600, 480), (320, 480), PHONE, (480, 320), (1920, 1080)]


def taught(stop: str, size: tuple[int, int] = DESK, language: str = "en") -> Window:
    """Return a window in which a lesson is on."""
    window = window_at(":1", language=language)
    window.size = size
    begin_lesson(window.app, played(stop))
    window.app.change(message="")
    return window


@each_once({"stop": NAMES, "size": SIZES, "language": [*LANGUAGES]})
def test_the_whole_question_is_in_the_strip(
    stop: str, size: tuple[int, int], language: str
) -> None:
    window = taught(stop, size, language)
    strip = part_in(window, "lesson")
    question = window.app.say(played(stop).question)
    # On the lowest phones a question of the search takes its room.
    assert question in " ".join(words_in(strip)) or (
        window.app.asking.question and size in LOWEST
    )
    assert not strip.cuts


def test_its_minutes_run_down_and_begin_anew_at_the_next_stop() -> None:
    window, said = taught("1.11"), []

    def minutes() -> str:
        return words_in(part_in(window, "lesson"))[1].split("· ")[1].strip()

    for _ in range(4):
        said.append(minutes())
        window.app.pass_time(60)
    assert said == [
        "2 minutes left",
        "1 minute left",
        "0 minutes left",
        "0 minutes left",
    ]
    assert window.app.due <= 60
    do(window, "shift+page down")
    assert minutes() == "2 minutes left"
    assert window_at(":1").app.due == float("inf")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_figure_that_the_second_lesson_asks_for_stands_below_the_tree(
    size: tuple[int, int],
) -> None:
    assert words_in(part_in(taught("2.10", size), "tree foot"))[0].startswith(
        "Of 476 steps: 142 "
    )
