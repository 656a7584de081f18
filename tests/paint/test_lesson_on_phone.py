"""A lesson on a phone held upright: what each question speaks of is on the screen, whole and large enough."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import press
from queens_viz.app.commands import Action
from queens_viz.app.lesson import LESSONS, Played, played
from queens_viz.app.teaching import begin_lesson, set_stop
from queens_viz.paint.rect import Rect
from queens_viz.search.listing import Program, listing
from queens_viz.search.strategy import PLAIN
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES

from ..drawn import Seen, read
from ..pairs import each_once
from ..support import window_at

SIZE = 390, 844
"""The size of the phone by which lessons are judged."""

IN_TREE = ["1.10", "1.13", "1.16", "1.18", "2.10", "2.11"]

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
    return window.frame().pen.layout.panel


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("stop", "program"), [("2.1", Program.LOOP), ("2.5", Program.RECURSION)])
def test_these_lines_are_the_whole_search(stop: str, program: Program, language: str) -> None:
    seen, window = seen_at(stop, language)
    words, lines = seen.words_in(panel_of(window)), listing(program, PLAIN)
    assert lines
    assert [line.strip() for line in lines if line.strip() not in words] == []
    assert [word for word in words if word == str(len(lines))]


@pytest.mark.parametrize(("stop", "beats", "calls"), [("2.5", 1, "place(1), place(2)"), ("2.7", 1, "Aufrufe = 5")])
def test_the_calls_that_a_question_asks_for_are_named(stop: str, beats: int, calls: str) -> None:
    seen, window = seen_at(stop, beats=beats)
    words = " ".join(seen.words_in(panel_of(window)))
    assert calls in words.replace("=  ", "= ")
    assert seen.say("calls") in words


def test_a_loop_has_no_calls() -> None:
    seen, window = seen_at("2.3")
    assert seen.say("calls") not in " ".join(seen.words_in(panel_of(window)))


@pytest.mark.parametrize("stop", IN_TREE)
def test_a_tree_has_room(stop: str) -> None:
    window = taught(stop)
    tree = window.frame().tree
    assert tree
    assert tree.places.room.height >= 160
    assert tree.body.height > tree.places.room.height


def test_the_steps_made_in_vain_are_told_where_they_are_asked_for() -> None:
    seen, window = seen_at("2.10")
    layout = window.frame().pen.layout
    assert "142 von 476" in " ".join(seen.words_in(layout.panel))
    assert seen.words_in(layout.outlook) == ["Spalte 7: kein sicheres Feld"]
    parts = [layout.board, layout.sentence, layout.outlook, layout.lesson, layout.panel]
    assert not any(one.colliderect(other) for k, one in enumerate(parts) for other in parts[:k])


def test_all_of_the_tree_is_seen_whose_squares_are_counted() -> None:
    window = taught("1.15")
    tree = window.frame().tree
    assert tree
    assert len(tree.look.spots) == 32
    assert all(tree.body.contains(tree.places.around(k)) for k in range(len(tree.look.spots)))
    assert tree.places.high >= 24


@each_once({"stop": STOPS, "language": [*LANGUAGES]})
def test_nothing_is_cut_from_its_first_beat_to_its_last(stop: str, language: str) -> None:
    here = played(stop).here
    # A race to the end takes long, and has no words of its own.
    for beats in range(1 if Action.COMPARE in here.opens else len(here.beats) + 1):
        seen, window = seen_at(stop, language, beats)
        layout = window.frame().pen.layout
        assert not [line for part in PARTS for line in seen.words_in(getattr(layout, part)) if line.endswith("…")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", [1, 2])
def test_what_is_said_when_a_lesson_begins_has_room(lesson: int, language: str) -> None:
    window = window_at(":1", language=language)
    read(window, SIZE)
    begin_lesson(window.app, Played(lesson), press)
    seen = read(window, SIZE)
    words = " ".join(seen.words_in(window.frame().pen.layout.sentence))
    assert words.endswith(window.app.state.message)


@pytest.mark.parametrize("size", [SIZE, (360, 640), (412, 915)], ids=str)
@pytest.mark.parametrize("stop", ["2.1", "2.9", "2.10"])
def test_a_message_stays_on_the_card_and_off_the_line_of_what_is_left(stop: str, size: tuple[int, int]) -> None:
    window = window_at(":1", language="de")
    read(window, size)
    begin_lesson(window.app, played(stop), press)
    read(window, size)
    frame = window.frame()
    assert frame.beside
    message, layout = frame.beside.card.message, frame.pen.layout
    assert message
    assert layout.sentence.contains(message.place)
    assert not message.place.colliderect(layout.outlook)
