"""The strip of a lesson: its whole question is there in every window, and its buttons do what they say."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import press
from queens_viz.app.commands import Action
from queens_viz.app.lesson import LESSONS, Played, played
from queens_viz.app.teaching import begin_lesson
from queens_viz.pens.rect import Rect
from queens_viz.pens.ui import Widget
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES

from ..drawn import read
from ..pairs import each_once
from ..support import beside_of, click, do, let_go, noted, window_at

STOPS = [str(Played(lesson.number, k)) for lesson in LESSONS for k in range(len(lesson.stops))]
PHONE = 390, 844
SIZES = [(1280, 800), (600, 480), (320, 480), (360, 640), PHONE, (640, 360), (1920, 1080), (900, 1400)]


def taught(stop: str, size: tuple[int, int] = (1280, 800), language: str = "en", beats: int = 0) -> Window:
    """Return a window in which a lesson is on."""
    window = window_at(":1", language=language)
    noted(window, size)
    begin_lesson(window.app, played(stop)._replace(beats=beats), press)
    window.app.change(message="")
    return window


def strip_of(window: Window, size: tuple[int, int] = (1280, 800)) -> Widget:
    strip = beside_of(window, size).lesson
    assert strip
    return strip


@each_once({"stop": STOPS, "size": SIZES, "language": [*LANGUAGES]})
def test_the_whole_question_is_in_the_strip_and_nothing_lies_over_it(
    stop: str, size: tuple[int, int], language: str
) -> None:
    window = taught(stop, size, language)
    seen, strip, layout = read(window, size), strip_of(window, size), window.frame().layout
    texts = [one for one in seen.texts(layout.lesson) if layout.lesson.contains(one.rect)]
    at = window.app.state.lesson
    assert at
    assert window.app.say(at.here.question) in " ".join(one.what for one in texts)
    assert not strip.cuts
    assert not [one for one in texts for button in strip.buttons[1:] if button.rect.colliderect(one.rect)]
    others = [layout.panel, layout.second_panel, layout.lane, layout.controls, layout.header, layout.outlook]
    others += [] if layout.has_race else [layout.sentence, layout.squares]
    assert Rect(0, 0, *size).contains(layout.lesson)
    assert not any(other.width and other.colliderect(layout.lesson) for other in others)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (800, 600), PHONE], ids=str)
def test_a_question_is_larger_than_what_is_written_else_and_as_high_at_each_stop(size: tuple[int, int]) -> None:
    window, rooms = taught("1.11", size), set()
    text = window.frame().layout.text
    assert max(one.size for one in read(window, size).texts(window.frame().layout.lesson)) > text.body
    for stop in STOPS[:9]:
        rooms.add(taught(stop, size).frame().layout.lesson.height)
    assert len(rooms) == 1


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=str)
def test_its_buttons_go_by_stops_set_the_stop_again_and_leave(size: tuple[int, int]) -> None:
    window = taught("1.10", size)

    def clicked(number: int) -> Played | None:
        do(window, click(strip_of(window, size).buttons[number].rect.center), let_go(), size=size)
        return window.app.state.lesson

    assert clicked(2) == played("1.11")
    assert clicked(1) == played("1.10")
    do(window, "right", "right", size=size)
    assert clicked(0) == played("1.10")
    assert str(window.app.player.search.position) == "2,4,1,3"
    assert clicked(3) is None
    assert str(window.app.player.search.position) == ":1"
    assert beside_of(window, size).lesson is None


def test_where_there_is_no_stop_the_button_is_grey_and_says_so() -> None:
    window = taught("1.1")
    button = strip_of(window).buttons[1]
    assert not button.look.is_enabled
    do(window, click(button.rect.center), let_go())
    assert window.app.state.lesson == played("1.1")
    assert window.app.state.message == window.app.say("is_first_stop")


@pytest.mark.parametrize(("stop", "calls"), [("2.5", "place(1), place(2)"), ("2.7", "Aufrufe = 5")])
def test_the_calls_that_a_question_asks_for_are_named_on_a_phone(stop: str, calls: str) -> None:
    window = taught(stop, PHONE, "de", 1)
    words = " ".join(read(window, PHONE).words_in(window.frame().layout.panel))
    assert calls in words.replace("=  ", "= ")
    assert window.app.say("calls") in words


@each_once({"stop": STOPS, "language": [*LANGUAGES]})
def test_nothing_is_cut_on_a_phone_from_its_first_beat_to_its_last(stop: str, language: str) -> None:
    here = played(stop).here
    # A race to the end takes long, and has no words of its own.
    for beats in range(1 if Action.COMPARE in here.opens else len(here.beats) + 1):
        window = taught(stop, PHONE, language, beats)
        seen, layout = read(window, PHONE), window.frame().layout
        places = layout.sentence, layout.lesson, layout.outlook, layout.panel
        assert not [line for place in places for line in seen.words_in(place) if line.endswith("…")]
