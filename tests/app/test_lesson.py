"""Lessons: what their tables hold, how stops are set, beats played and taken back, and what leaving restores."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz.app.actions import BINDING_OF, press
from queens_viz.app.binding import Group, applies
from queens_viz.app.commands import Action, Command
from queens_viz.app.lesson import LESSONS, STOPS, LessonProgress, progress_at
from queens_viz.app.link import follow
from queens_viz.app.teaching import begin_lesson, finish, next_beat
from queens_viz.words.words import LANGUAGES, messages

from ..tiers import rare
from .keyboard import Keyboard

BEATS = [at._replace(beats=k) for at in STOPS for k in range(len(at.current.beats))]
# Who races with 16 queens has to wait.
EACH_BEAT = [
    *[at for at in BEATS if at.current.n < 16],
    *rare(*[(at,) for at in BEATS if at.current.n >= 16]),
]


def lesson_at(at: LessonProgress, text: str = ":1", n: int = 8) -> Keyboard:
    """Return an app in which a lesson is on."""
    keys = Keyboard(text, n)
    begin_lesson(keys.app, at)
    return keys


def standing(keys: Keyboard) -> tuple[object, ...]:
    """Return all of an app that a stop sets, with what it has found."""
    app, player = keys.app, keys.app.player
    finish(app)
    found = player.findings
    race = app.compare and app.compare.race.clock
    return (
        app.state._replace(message="", is_error=False, offers_undo=False), player.search.position,
        sorted(found.solutions.index(found.solutions[k]) or 0 for k in range(len(found.solutions))),
        frozenset(found.breakpoints), frozenset(found.ticks), race, player.speed,
    )  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_stop_has_a_question_that_a_phone_has_room_for(language: str) -> None:
    words = messages(language)
    questions = [words[at.question] for at in STOPS]
    assert max(map(len, questions)) <= 110
    assert len(set(questions)) == len(questions)
    assert all(words[f"lesson_{number}"] for number in LESSONS)


@pytest.mark.parametrize("at", STOPS, ids=str)
def test_a_stop_is_the_same_from_a_fresh_start_and_from_the_one_before(
    at: LessonProgress,
) -> None:
    fresh = lesson_at(at)
    expected = standing(fresh)
    other = lesson_at(at, "2,4,1:3", 5)
    if at.stop:
        other = lesson_at(LessonProgress(at.lesson, at.stop - 1))
        while other.app.state.lesson != at:
            next_beat(other.app)
            finish(other.app)
    assert standing(other) == expected
    stop = at.current
    assert fresh.app.player.search.n == stop.n
    assert fresh.position == stop.at or (
        stop.at == "end" and fresh.app.player.is_at_end
    )
    tab = next((one for one in stop.opens if BINDING_OF[one].group is Group.TABS), None)
    assert fresh.app.state.tab is tab
    assert fresh.app.state.has_outlook is (Action.OUTLOOK in stop.opens)


@pytest.mark.parametrize("at", EACH_BEAT, ids=lambda at: f"{at}-{at.beats}")
def test_each_beat_does_something_and_is_taken_back(at: LessonProgress) -> None:
    keys = lesson_at(at)
    before, beat = standing(keys), at.current.beats[at.beats]
    assert applies(keys.app, BINDING_OF[beat.action])
    keys("page down")
    assert standing(keys) != before
    assert keys.app.state.lesson == at._replace(beats=at.beats + 1)
    keys("page up")
    assert standing(keys) == before


MANY = st.lists(
    st.sampled_from([
        "page down", "page up", "shift+page down", "shift+page up", "right", "left", "space", "return", "a",
        "home", "u", "shift+u", "w", "m", "b", "p", "y", "x", "g", "+", "-", "f2", "f3", "f4", "f8", "o", "i", "l", ".",
        ",", "k", "5", "down", "backspace", "f1", "v", "c", "breakpoint", "seek",
    ]),
    max_size=30,
)  # fmt: skip


@given(MANY, MANY, st.sampled_from(STOPS))
def test_leaving_restores_everything(
    before: list[str], during: list[str], at: LessonProgress
) -> None:
    keys = Keyboard("2,4:6", 6)
    do(
        keys,
        [
            key
            for key in before
            if not key.endswith(("down", "up")) or key in ("down", "shift+u")
        ],
    )
    keys("escape")
    finish(keys.app)
    keys.app.change(has_help=False, menu=None)
    expected, moves = standing(keys), keys.app.player.history
    begin_lesson(keys.app, at)
    do(keys, during)
    keys.app.leave_lesson()
    assert standing(keys) == expected
    assert keys.app.player.history is moves
    assert keys.app.interrupted is None


def do(keys: Keyboard, names: list[str]) -> None:
    """Press keys, set a breakpoint or drag the line."""
    for name in names:
        if name == "breakpoint":
            press(keys.app, Command(Action.BREAKPOINT, 2))
        elif name == "seek":
            press(keys.app, Command(Action.SEEK, (0.4, False)))
        else:
            keys(name)


@pytest.mark.parametrize(
    "text", ["", "0", "4", "1.0", "1.20", "x", "1.7.1", "1.", "01.1", "1.-1", "²"]
)
def test_what_is_no_stop_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no stop"):
        progress_at(text)


def test_a_link_to_no_stop_says_how_one_is_named() -> None:
    app = Keyboard().app
    follow(app, "lesson=3.99")
    assert app.state.is_error
    assert app.state.message == (
        "lesson must be 1, 2 or 3, or a stop of one as in 1.7, not '3.99'."
    )


@pytest.mark.parametrize(
    "at",
    [
        *[at for at in BEATS if at.current.n < 16 and at.lesson < 3],
        *rare(*[(at,) for at in BEATS if at.current.n >= 16 or at.lesson == 3]),
    ],
    ids=lambda at: f"{at}-{at.beats}",
)
def test_a_beat_does_the_same_where_the_class_has_left_its_exercise_or_taken_another_board(
    at: LessonProgress,
) -> None:
    keys, left, other = (lesson_at(at) for _ in range(3))
    keys("page down")
    while left.app.state.exercise or left.app.compare:
        left("escape")
    assert left.app.state.lesson == at
    press(other.app, Command(Action.SMALLER))
    for one in (left, other) if at.beats == 0 else (left,):
        one("page down")
        assert standing(one) == standing(keys)


def test_a_lesson_that_has_begun_asks_once_before_it_ends() -> None:
    for way in (Command(Action.LEAVE_LESSON), "escape"):
        keys = Keyboard("2,4:6", 6)
        begin_lesson(keys.app, progress_at("2.1"))
        keys("page down", "escape")
        for is_over in (False, True):
            if isinstance(way, str):
                keys(way)
            else:
                press(keys.app, way)
            assert (keys.app.state.lesson is None) is is_over, way
    # Before anything was done, nothing is lost.
    begin_lesson(keys.app, progress_at("2.1"))
    press(keys.app, Command(Action.LEAVE_LESSON))
    assert keys.app.state.lesson is None
