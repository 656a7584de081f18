"""The strip of a lesson: its whole question is there in every window, and its buttons do what they say."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import press
from queens_viz.app.lesson import LESSONS, Played, played
from queens_viz.app.teaching import begin_lesson
from queens_viz.paint.lesson_strip import LessonStrip
from queens_viz.pens.rect import Rect
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES

from ..drawn import read
from ..pairs import each_once
from ..support import beside_of, click, do, let_go, noted, window_at

STOPS = [str(Played(lesson.number, k)) for lesson in LESSONS for k in range(len(lesson.stops))]
SIZES = [
    (1280, 800), (600, 480), (320, 480), (360, 640), (390, 844), (1920, 1080), (640, 360), (844, 390), (900, 1400),
    (640, 480), (1024, 768),
]  # fmt: skip


def taught(stop: str, size: tuple[int, int] = (1280, 800), language: str = "en", beats: int = 0) -> Window:
    """Return a window in which a lesson is on."""
    window = window_at(":1", language=language)
    noted(window, size)
    begin_lesson(window.app, played(stop)._replace(beats=beats), press)
    window.app.change(message="")
    return window


def strip_of(window: Window, size: tuple[int, int] = (1280, 800)) -> LessonStrip:
    strip = beside_of(window, size).lesson
    assert strip
    return strip


@each_once({"stop": STOPS, "size": [*SIZES[:4], (640, 360)], "language": [*LANGUAGES]})
def test_the_whole_question_is_in_the_strip_and_nothing_lies_over_it(
    stop: str, size: tuple[int, int], language: str
) -> None:
    window = taught(stop, size, language)
    seen, strip = read(window, size), strip_of(window, size)
    layout = window.frame().layout
    words = " ".join(one.what for one in seen.texts(layout.lesson))
    assert window.app.say(window.app.state.lesson.here.question if window.app.state.lesson else "") in words
    assert strip.look.stop.label in words or strip.look.short in words
    window_place = Rect(0, 0, *size)
    for one in seen.texts(layout.lesson):
        assert layout.lesson.contains(one.rect)
        assert not any(button.rect.colliderect(one.rect) for button in strip.buttons[1:])
    assert window_place.contains(layout.lesson)
    others = [layout.panel, layout.second_panel, layout.lane, layout.controls, layout.header, layout.outlook]
    others += [] if layout.has_race else [layout.sentence, layout.squares]
    assert not any(other.width and other.colliderect(layout.lesson) for other in others)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
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
