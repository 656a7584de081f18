"""A whole class votes with its hands on squares, by mouse and by finger; stories, keys and screens have the rest."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action
from queens_viz.app.exercise import Score
from queens_viz.app.vote import COUNTING
from queens_viz.pens.icons import Icon

from ..states import PHONE, press, view_at
from ..support import button_in, part_in, square_of, words_in
from ..tiers import rare


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=str)
def test_a_class_of_25_votes_twice_with_hands_that_were_counted_wrongly_and_taken_back(
    size: tuple[int, int],
) -> None:
    view = view_at(4, "1,3:4", "b j", size)

    def click(point: tuple[int, int], times: int = 1) -> None:
        for _ in range(times):
            view.press(point)
            view.release(point)

    for column, row, many in ((1, 3, 9), (1, 0, 8), (3, 3, 9), (0, 1, 1)):
        click(square_of(view, column, row), many)
    for key in ("-", "u", "u", "u"):
        press(view, key)
    assert "25 hands" in words_in(part_in(view, "header"))
    click(button_in(view, Action.REVEAL))
    board = view.frame().board
    assert [board.hands.count(one) for one in ((1, 3), (1, 0), (3, 3), (0, 1))] == [
        9,
        8,
        8,
        0,
    ]
    assert "column 4, row 4: 8 hands" in part_in(view, "card").descriptions
    click(button_in(view, Action.VOTE))
    click(square_of(view, 1, 3), 21)
    click(square_of(view, 3, 3), 4)
    for _ in range(2):
        click(button_in(view, Action.REVEAL))
    assert (
        "column 2, row 4: 9 hands, then 21 hands (right)"
        in part_in(view, "card").descriptions
    )
    click(button_in(view, Action.GO_ON))
    assert (str(view.app.search.position), view.app.state.by_hand.score) == (
        "1:4",
        Score(),
    )


WIDE = (1280, 800)
SMALLEST = (320, 568)

COUNTED = [
    (8, "2,4,1,3,5:7", "p j y y y", WIDE),
    (4, "1,3:4", "b f3 j left + + 3", PHONE),
    (8, ":1", "lesson:1.17 j + + 3", PHONE),
    (8, ":1", "lesson:2.12 j + + 3", WIDE),
    *rare(
        (8, "2,4,1,3,5:7", "p j y y y", PHONE),
        (4, "1,3:4", "b f3 j left + + 3", WIDE),
        (8, ":1", "lesson:1.17 j + + 3", WIDE),
        (8, ":1", "lesson:2.12 j + + 3", PHONE),
    ),
]
"""Votes with three hands, beside a list, a tree and a race: Undo twice leaves some."""


@pytest.mark.parametrize(("n", "at", "keys", "size"), COUNTED)
def test_no_click_drag_or_wheel_anywhere_loses_hands_unasked(
    n: int, at: str, keys: str, size: tuple[int, int]
) -> None:
    view = view_at(n, at, keys, size)
    frame, began = view.frame(), str(view.app.search.position)
    state = view.app.state
    points = dict[str, tuple[int, int]]()
    for y in range(4, size[1], 12):
        for x in range(4, size[0], 12):
            points.setdefault(str(frame.clicked((x, y))), (x, y))
    assert len(points) > 20
    for meant, (x, y) in points.items():
        view.app.state = state
        view.press((x, y))
        view.release((x, y))
        view.press((x, y))
        view.move((x + 60, y + 1))
        # Hands that are shown and answered for are not lost.
        if "REVEAL" not in meant:
            view.release((x + 60, y + 1))
        view.wheel(1)
        vote = view.app.state.vote
        assert vote.is_open, meant
        assert vote.hands or vote.phase is not COUNTING, meant
        assert str(view.app.search.position) == began, meant


def test_what_was_answered_before_a_vote_is_no_part_of_it() -> None:
    view = view_at(4, "1,3:4", "b right space j")
    words = " ".join(words_in(part_in(view, "card")))
    assert words.startswith("? Hands up: where does the queen go?")
    assert view.frame().board.answered_square is None
    press(view, "escape")
    assert "try again" in " ".join(words_in(part_in(view, "card")))


@pytest.mark.parametrize("size", [WIDE, PHONE, SMALLEST], ids=str)
@pytest.mark.parametrize("keys", ["p j 3 right 9", "p p x j 3 left 9"])
def test_the_bars_stay_when_the_answer_comes_and_the_right_one_is_green(
    keys: str, size: tuple[int, int]
) -> None:
    view = view_at(8, "2,4,1,3,5:7", f"{keys} return", size)
    for is_answered in (False, True):
        strokes = part_in(view, "card").strokes
        bars = [values[1] for name, values, _ in strokes if name == "box"]
        ticks = [values[0] for name, values, _ in strokes if name == "shape"]
        assert "accent" in bars
        assert ("safe" in bars, Icon.TICK in ticks) == (is_answered, is_answered)
        press(view, "return")


@pytest.mark.parametrize(
    ("stop", "size", "language"),
    [
        ("1.17", SMALLEST, "fr"),
        ("2.12", WIDE, "de"),
        *rare(
            ("1.17", (360, 640), "de"), ("2.13", PHONE, "en"), ("2.14", SMALLEST, "en")
        ),
    ],
)
def test_on_words_the_question_stays_and_the_beat_shows_which_was_right(
    stop: str, size: tuple[int, int], language: str
) -> None:
    view = view_at(8, ":1", f"lesson:{stop}", size, language)
    question = view.app.say(f"lesson_{stop.replace('.', '_')}")
    for key, button in (
        ("j", Action.REVEAL),
        ("7", Action.REVEAL),
        ("return", Action.REVEAL),
        ("return", Action.VOTE),
    ):
        press(view, key)
        strip = part_in(view, "lesson")
        assert question in " ".join(words_in(strip))
        assert strip.cuts == ()
        assert strip.button(button)
    runner = view.app.runner
    while runner.aim:
        view.pass_time(1)
    told = part_in(view, "lesson").descriptions
    assert view.app.state.lesson
    right = view.app.say(view.app.state.lesson.current.right)
    marked = view.app.say("tally_right", tally="")
    assert [one for one in told if one.endswith(marked) and one.startswith(right)]
