"""Undo and redo while the class does something, by keyboard alone and by mouse alone: ten moves back and forth."""

from __future__ import annotations

from itertools import pairwise

import pytest

from queens_viz.app.commands import Action

from .live import Live
from .twin import seed
from .ways import Keys, Mouse

pytestmark = pytest.mark.full

MOVES = 10

SQUARES = [(1, 1), (3, 2), (5, 3), (2, 4), (4, 5), (6, 6), (1, 6), (3, 2), (6, 1), (2, 2)]
"""Where queens are set on a board of one's own; one of them is taken again."""


SEEN = """
return ["stack", "headline", "reason", "class", "steps-of"].map(name => document.getElementById(name).textContent);
"""


def seen(live: Live) -> tuple[object, ...]:
    """Return what a person sees of a position, and of the question at it."""
    return tuple(live.run(SEEN))


@pytest.mark.parametrize(("exercise", "by"), [
    (Action.PREDICT, Mouse),
    (Action.BY_HAND, Keys),
    pytest.param(Action.PREDICT, Keys, marks=pytest.mark.full),
    pytest.param(Action.BY_HAND, Mouse, marks=pytest.mark.full),
])  # fmt: skip
def test_ten_moves_are_undone_and_done_again(live: Live, exercise: Action, by: type[Keys | Mouse]) -> None:
    live.open("#n=6&at=:1")
    seed(live)
    way = by(live)
    # The list of solutions is painted in less time than the tree.
    way.do(Action.SOLUTIONS)
    way.do(exercise)
    places = [seen(live)]
    for _ in range(MOVES):
        way.do(Action.RANDOM)
        places.append(seen(live))
    assert len(set(places)) == MOVES + 1
    for place in places[-2::-1]:
        way.do(Action.UNDO)
        assert seen(live) == place
    for place in places[1:]:
        way.do(Action.REDO)
        assert seen(live) == place
    way.do(Action.REDO)
    assert live.message == "There is nothing to redo."
    assert (seen(live), live.is_taught) == (places[-1], True)


@pytest.mark.parametrize("by", [Mouse, pytest.param(Keys, marks=pytest.mark.full)])
def test_ten_settings_are_taken_back_and_set_again(live: Live, by: type[Keys | Mouse]) -> None:
    live.open("#n=6&at=2,4:1")
    way = by(live)
    way.do(Action.OWN_BOARD)
    boards = [set(live.squares("#set .own .crown"))]
    for square in SQUARES:
        way.choose(*square)
        boards.append(set(live.squares("#set .own .crown")))
    assert [len(before ^ after) for before, after in pairwise(boards)] == [1] * MOVES
    assert boards[-1] == {*SQUARES} - {(3, 2)}
    for board in boards[-2::-1]:
        way.do(Action.TAKE_BACK)
        assert set(live.squares("#set .own .crown")) == board
    assert live.headline == "An empty board"
    way.do(Action.TAKE_BACK)
    assert live.message == "There is nothing to undo."
    for board in boards[1:]:
        way.do(Action.SET_AGAIN)
        assert set(live.squares("#set .own .crown")) == board
    way.do(Action.SET_AGAIN)
    assert live.message == "There is nothing to redo."
    way.leave(Action.OWN_BOARD)
    assert live.stack == "2,4,1?,,,"
