"""A lesson on a phone held upright: what each question speaks of is on the screen, whole and large enough."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import press
from queens_viz.app.commands import Action
from queens_viz.app.lesson import LESSONS, Played, played
from queens_viz.app.teaching import begin_lesson, set_stop
from queens_viz.pens.rect import Rect
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES

from ..drawn import Seen, read
from ..pairs import each_once
from ..support import window_at

SIZE = 390, 844
"""The size of the phone by which lessons are judged."""


STOPS = [str(Played(lesson.number, k)) for lesson in LESSONS for k in range(len(lesson.stops))]

PARTS = "sentence", "lesson", "outlook", "panel"


def taught(stop: str, language: str = "de", beats: int = 0) -> Window:
    """Return a window in which a lesson is on, its message already gone."""
    window = window_at(":1", language=language)
    read(window, SIZE)
    begin_lesson(window.app, played(stop), press)
    set_stop(window.app, played(stop)._replace(beats=beats), press)
    return window


def seen_at(stop: str, language: str = "de", beats: int = 0) -> tuple[Seen, Window]:
    """Return what is seen at a stop."""
    window = taught(stop, language, beats)
    return read(window, SIZE), window


def panel_of(window: Window) -> Rect:
    return window.frame().layout.panel


@pytest.mark.parametrize(("stop", "beats", "calls"), [("2.5", 1, "place(1), place(2)"), ("2.7", 1, "Aufrufe = 5")])
def test_the_calls_that_a_question_asks_for_are_named(stop: str, beats: int, calls: str) -> None:
    seen, window = seen_at(stop, beats=beats)
    words = " ".join(seen.words_in(panel_of(window)))
    assert calls in words.replace("=  ", "= ")
    assert seen.say("calls") in words


@each_once({"stop": STOPS, "language": [*LANGUAGES]})
def test_nothing_is_cut_from_its_first_beat_to_its_last(stop: str, language: str) -> None:
    here = played(stop).here
    # A race to the end takes long, and has no words of its own.
    for beats in range(1 if Action.COMPARE in here.opens else len(here.beats) + 1):
        seen, window = seen_at(stop, language, beats)
        layout = window.frame().layout
        assert not [line for part in PARTS for line in seen.words_in(getattr(layout, part)) if line.endswith("…")]
