"""The strip of a lesson: its whole question is there in every window."""

from __future__ import annotations

import pytest

from queens_viz.app.lesson import STOPS, progress_at
from queens_viz.app.teaching import begin_lesson
from queens_viz.pens.widget import Widget
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES

from ..pairs import each_once
from ..support import do, part_in, window_at, words_in
from ..tiers import few

NAMES = [str(at) for at in STOPS]
DESK, PHONE = (1280, 800), (390, 844)
LOWEST = [(320, 480), (480, 320)]
SIZES = [DESK, (600, 480), (320, 480), PHONE, (480, 320), (1920, 1080)]


def taught(stop: str, size: tuple[int, int] = DESK, language: str = "en") -> Window:
    """Return a window in which a lesson is on."""
    window = window_at(":1", language=language)
    window.size = size
    begin_lesson(window.app, progress_at(stop))
    window.app.change(message="")
    return window


@each_once({"stop": few(NAMES, 2), "size": SIZES, "language": [*LANGUAGES]})
def test_the_whole_question_is_in_the_strip(
    stop: str, size: tuple[int, int], language: str
) -> None:
    window = taught(stop, size, language)
    strip = part_in(window, "lesson")
    question = window.app.say(progress_at(stop).question)
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


@each_once(
    {
        "size": [DESK, PHONE, (1024, 768), (1366, 657), (1366, 768), (1920, 1080)],
        "language": [*LANGUAGES],
    }
)
def test_the_figure_that_the_second_lesson_asks_for_stands_below_the_tree(
    size: tuple[int, int], language: str
) -> None:
    words = words_in(part_in(taught("2.10", size, language), "tree foot"))
    assert "476" in words[0]
    assert "142" in words[0]


DESKS = [(1024, 768), DESK, (1366, 657), (1366, 768), (1920, 1080), (2560, 1440)]


def largest(widget: Widget) -> int:
    """Return the largest type in a widget."""
    sizes: list[int] = [
        values[2] for name, values, _ in widget.strokes if name == "letters"
    ]
    return max(sizes)


@each_once({"stop": few(NAMES, 3), "size": DESKS, "language": [*LANGUAGES]})
def test_the_question_is_as_large_as_the_headline_of_the_card(
    stop: str, size: tuple[int, int], language: str
) -> None:
    window = taught(stop, size, language)
    question = largest(part_in(window, "lesson"))
    card = window.frame().widget("card")
    text = window.frame().layout.type
    assert question > text.body
    assert not card or question >= 0.7 * largest(card)
    has_outlook = window.app.state.has_outlook
    assert not card or has_outlook or question >= 0.85 * largest(card)


@each_once({"size": DESKS, "language": [*LANGUAGES]})
def test_what_can_be_done_on_the_class_s_own_board_has_one_line(
    size: tuple[int, int], language: str
) -> None:
    window = taught("1.3", size, language)
    say = window.app.say
    panel = part_in(window, "own board")
    words = words_in(panel)
    assert words[:2] == [say("click"), say("own_click")]
    tops = {values[1].centery for name, values, _ in panel.strokes if name == "letters"}
    assert max(tops) - min(tops) <= 4
    assert not panel.cuts
    letters = [values[1] for name, values, _ in panel.strokes if name == "letters"]
    assert all(box.clip(panel.place) == box for box in letters)
    strip = part_in(window, "lesson")
    assert strip.place.height > 2 * panel.place.height
    headline = largest(part_in(window, "card"))
    assert headline < largest(strip) <= 1.4 * headline


@pytest.mark.parametrize("stop", range(1, 8))
def test_the_second_lesson_begins_with_the_program_in_the_whole_window(
    stop: int,
) -> None:
    window = taught(f"2.{stop}")
    frame = window.frame()
    assert frame.layout.grid is None
    assert "".join(words_in(part_in(window, "lesson"))).endswith("?")
    listing = next(one.part.room for one in frame.elements if one.name == "listing")
    assert listing.height > 0.5 * DESK[1]
    # On a phone a small board stands beside the card.
    assert taught(f"2.{stop}", PHONE).frame().layout.grid


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_when_a_lesson_begins_covers_no_line_of_the_program(
    language: str,
) -> None:
    for size in DESKS:
        window = window_at(":1", language=language)
        window.size = size
        begin_lesson(window.app, progress_at("2.1"))
        message = part_in(window, "message")
        assert not message.cuts
        assert not message.place.colliderect(window.frame().layout.panel), size
