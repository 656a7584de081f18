"""Lessons: what their tables hold, how stops are set, beats played and taken back, and what leaving restores."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz.app.actions import BINDING_OF, able, asked, command_of, press
from queens_viz.app.commands import Action, Command
from queens_viz.app.lesson import LESSONS, Lesson, Played, played
from queens_viz.app.teaching import begin_lesson, finish, leave_lesson, next_beat, set_stop
from queens_viz.words.words import LANGUAGES, messages

from .keyboard import Keyboard

STOPS = [Played(lesson.number, k) for lesson in LESSONS for k in range(len(lesson.stops))]
BEATS = [at._replace(beats=k) for at in STOPS for k in range(len(at.here.beats))]


def lesson_at(at: Played, text: str = ":1", n: int = 8) -> Keyboard:
    """Return an app in which a lesson is on."""
    keys = Keyboard(text, n)
    begin_lesson(keys.app, at, press)
    return keys


def standing(keys: Keyboard) -> tuple[object, ...]:
    """Return all of an app that a stop sets, with what it has found."""
    app, player = keys.app, keys.app.player
    finish(app)
    found = player.findings
    race = app.compare and app.compare.race.clock
    return (
        app.state._replace(message="", is_bad_news=False, tells_jump=False), player.search.position,
        sorted(found.solutions.index(found.solutions[k]) or 0 for k in range(len(found.solutions))),
        frozenset(found.breakpoints), frozenset(found.ticks), race, player.speed,
    )  # fmt: skip


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.title)
def test_a_lesson_leaves_five_minutes_in_reserve_and_counts_its_stops(lesson: Lesson) -> None:
    assert sum(stop.minutes for stop in lesson.stops) == 40
    assert [stop.name for stop in lesson.stops] == [f"{lesson.number}_{k + 1}" for k in range(len(lesson.stops))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_stop_has_a_question_that_a_phone_has_room_for(language: str) -> None:
    words = messages(language)
    questions = [words[at.here.question] for at in STOPS]
    assert max(map(len, questions)) <= 110
    assert len(set(questions)) == len(questions)
    assert all(words[lesson.title] for lesson in LESSONS)


@pytest.mark.parametrize("at", STOPS, ids=str)
def test_a_stop_is_the_same_from_a_fresh_start_and_from_the_one_before(at: Played) -> None:
    fresh = lesson_at(at)
    expected = standing(fresh)
    other = lesson_at(at, "2,4,1:3", 5)
    if at.stop:
        other = lesson_at(Played(at.lesson, at.stop - 1))
        while other.app.state.lesson != at:
            next_beat(other.app, press)
            finish(other.app)
    assert standing(other) == expected
    stop = at.here
    assert fresh.app.player.search.n == stop.n
    assert fresh.position == stop.at or (stop.at == "end" and fresh.app.player.is_at_end)
    assert fresh.app.state.tab is (Action.COMPARE if Action.COMPARE in stop.opens else stop.tab)
    assert fresh.app.state.has_outlook is (Action.OUTLOOK in stop.opens)


@pytest.mark.parametrize("at", BEATS, ids=lambda at: f"{at}-{at.beats}")
def test_each_beat_does_something_and_is_taken_back(at: Played) -> None:
    keys = lesson_at(at)
    before, beat = standing(keys), at.here.beats[at.beats]
    assert asked(keys.app, *beat).action is beat.action
    keys("page down")
    assert standing(keys) != before
    assert keys.app.state.lesson == at._replace(beats=at.beats + 1)
    keys("page up")
    assert standing(keys) == before


@pytest.mark.parametrize("at", STOPS, ids=str)
def test_a_class_that_is_lost_is_back_with_one_press(at: Played) -> None:
    keys = lesson_at(at)
    expected = standing(keys)
    keys("escape", "escape", "page down", "f2", "w", "6", "return", "f4", "i", "f1")
    if not keys.app.state.lesson:
        begin_lesson(keys.app, at, press)
    press(keys.app, Command(Action.STOP))
    assert keys.app.state.lesson is not None
    if keys.app.state.lesson == at:
        assert standing(keys) == expected
    set_stop(keys.app, at, press)
    assert standing(keys) == expected


MANY = st.lists(
    st.sampled_from([
        "page down", "page up", "shift+page down", "shift+page up", "right", "left", "space", "return", "a",
        "home", "u", "shift+u", "w", "m", "b", "p", "y", "x", "g", "+", "-", "f2", "f3", "f4", "f8", "o", "i", "l", ".",
        ",", "k", "5", "down", "backspace", "f1", "v", "c", "breakpoint", "seek",
    ]),
    max_size=30,
)  # fmt: skip


@given(MANY, MANY, st.sampled_from(STOPS))
def test_leaving_restores_everything(before: list[str], during: list[str], at: Played) -> None:
    keys = Keyboard("2,4:6", 6)
    do(keys, [key for key in before if not key.endswith(("down", "up")) or key in ("down", "shift+u")])
    keys("escape")
    finish(keys.app)
    keys.app.change(has_help=False, menu=None)
    expected, moves = standing(keys), keys.app.player.moves
    begin_lesson(keys.app, at, press)
    do(keys, during)
    leave_lesson(keys.app)
    assert standing(keys) == expected
    assert keys.app.player.moves is moves
    assert keys.app.kept is None


def do(keys: Keyboard, names: list[str]) -> None:
    """Press keys, set a breakpoint or drag the line."""
    for name in names:
        if name == "breakpoint":
            press(keys.app, Command(Action.BREAKPOINT, 2))
        elif name == "seek":
            press(keys.app, Command(Action.SEEK, (0.4, False)))
        else:
            keys(name)


def test_theme_and_language_stay_as_they_were_set_in_the_lesson() -> None:
    keys = lesson_at(Played(1))
    keys.app.speak("fr")
    keys("escape", "escape")
    assert keys.app.state.lesson is None
    assert keys.app.state.language == "fr"


def test_esc_leaves_an_exercise_first_and_then_the_lesson() -> None:
    keys = lesson_at(Played(1))
    keys("escape")
    assert (keys.app.state.exercise, keys.app.state.lesson) == (None, Played(1))
    keys("escape")
    assert keys.app.state.lesson is None
    assert keys.position == ":1"


def test_a_stop_with_its_beats_is_one_move() -> None:
    keys = lesson_at(played("1.10"))
    keys("page up", "page down")
    moves = len(keys.app.player.moves)
    keys("shift+page down", "escape", "u")
    assert keys.position == "2,4,1,3"
    assert len(keys.app.player.moves) == moves
    keys("page up", "u")
    assert keys.position == "2,4,1,3"


def test_without_a_lesson_a_clicker_makes_steps() -> None:
    keys = Keyboard("2,4:6", 6)
    for name, action in (("page down", Action.NEXT), ("page up", Action.BACK)):
        for pressed in (name, f"shift+{name}"):
            command = command_of(keys.app, pressed)
            assert command
            assert command.action is action
    for action in (Action.BEAT, Action.BEAT_BACK, Action.STOP, Action.NEXT_STOP, Action.STOP_BEFORE):
        assert action not in able(keys.app)
        assert asked(keys.app, action).action is Action.EXPLAIN
    leave_lesson(keys.app)
    assert keys.position == "2,4:6"


def test_in_a_lesson_arrows_are_steps_and_the_clicker_is_the_lesson_s_whatever_is_open() -> None:
    keys = lesson_at(played("2.1"))
    keys("right", "right")
    assert keys.position == "1:2"
    assert keys.app.state.lesson == played("2.1")
    keys("left", "f1", "page down")
    assert keys.position == "1:2"
    assert keys.app.state.lesson == played("2.1")._replace(beats=1)
    assert not keys.app.state.has_help
    told = lesson_at(played("1.11")._replace(beats=2))
    command = command_of(told.app, "page down")
    assert command == Command(Action.BEAT)


def test_before_the_first_stop_and_after_the_last_there_is_none() -> None:
    keys = lesson_at(Played(1))
    keys("page up")
    assert keys.message == keys.app.say("is_first_stop")
    keys("shift+page up")
    assert keys.message == keys.app.say("is_first_stop")
    last = lesson_at(Played(1, len(LESSONS[0].stops) - 1))
    last("page down")
    assert last.message == last.app.say("is_last_stop")
    last("shift+page down")
    assert last.app.state.lesson == Played(1, len(LESSONS[0].stops) - 1)


def test_a_row_of_the_menu_begins_a_lesson_and_leaves_it_and_another_one_takes_its_place() -> None:
    keys = Keyboard("2,4:6", 6)
    press(keys.app, Command(Action.LESSON_1))
    assert keys.app.state.lesson == Played(1)
    press(keys.app, Command(Action.LESSON_2))
    assert keys.app.state.lesson == Played(2)
    press(keys.app, Command(Action.LESSON_2))
    assert keys.app.state.lesson is None
    assert keys.position == "2,4:6"


@pytest.mark.parametrize("text", ["", "0", "3", "1.0", "1.20", "x", "1.7.1", "1.", "01.1", "1.-1", "²"])
def test_what_is_no_stop_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no stop"):
        played(text)


def test_the_rows_of_lessons_have_no_key() -> None:
    assert not BINDING_OF[Action.LESSON_1].keys
    assert not BINDING_OF[Action.BEAT].keys


LEFT = [at for at in BEATS if at.here.is_exercise or at.here.is_race]


@pytest.mark.parametrize("at", LEFT, ids=lambda at: f"{at}-{at.beats}")
def test_a_beat_does_the_same_where_the_class_has_left_its_exercise_or_the_race(at: Played) -> None:
    keys, other = lesson_at(at), lesson_at(at)
    keys("page down")
    while other.app.state.exercise or other.app.compare:
        other("escape")
    assert other.app.state.lesson == at
    other("page down")
    assert standing(other) == standing(keys)


@pytest.mark.parametrize("at", [at for at in BEATS if at.beats == 0], ids=str)
def test_a_beat_does_the_same_where_the_class_has_taken_another_board(at: Played) -> None:
    keys, other = lesson_at(at), lesson_at(at)
    keys("page down")
    press(other.app, Command(Action.SMALLER))
    other("page down")
    assert standing(other) == standing(keys)


def test_what_a_lesson_says_as_it_begins_is_true_where_an_exercise_is_open() -> None:
    keys = lesson_at(Played(1))
    assert keys.message == "PgDn plays what comes next, PgUp takes it back; × leaves the lesson."
    keys("escape")
    assert keys.app.state.lesson
