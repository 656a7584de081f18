"""What a class does from beginning to end in the live page, by keyboard alone and by mouse alone."""

from __future__ import annotations

from itertools import pairwise

import pytest

from queens_viz.app.commands import Action

from .. import facts
from .live import Live
from .seen_board import board_seen
from .ways import Keys, Mouse

pytestmark = pytest.mark.full

WAYS = pytest.mark.parametrize("by", [Keys, Mouse])

WRONG_AT = 5
"""The step before which the verdict is wrong on purpose."""


def predict(way: Keys | Mouse, fact: facts.Fact, *, is_wrong: bool) -> int:
    """Answer what is asked of the candidate, and return how many answers that took."""
    assert fact.row is not None
    attacking = facts.attacked_by(fact.board, fact.row)
    way.do(Action.ATTACKED if bool(attacking) is not is_wrong else Action.SAFE)
    names = bool(attacking) and not is_wrong
    if names:
        assert way.live.headline == "By which queen?"
        way.name(attacking[-1] + 1, fact.board[attacking[-1]] + 1)
    assert way.live.headline.startswith("Not quite" if is_wrong else "Right"), fact
    return 1 + names


def go(way: Keys | Mouse, after: facts.Fact) -> None:
    """Answer where the red queen goes."""
    if after.is_end:
        way.do(Action.IS_COMPLETE)
    else:
        assert after.row is not None
        way.choose(after.column + 1, after.row + 1)


@pytest.mark.parametrize(
    ("by", "share"), [(Keys, 1), (Mouse, 3), pytest.param(Mouse, 1, marks=pytest.mark.full, id="Mouse-full")]
)
def test_all_of_4_is_predicted_one_answer_wrong(live: Live, by: type[Keys | Mouse], share: int) -> None:
    live.open("#n=4&at=:1")
    way = by(live)
    # The list of solutions is painted in less time than the tree.
    for action in (Action.SOLUTIONS, Action.PREDICT, Action.PREDICT):
        way.do(action)
    made, walk = 0, facts.walk(4)
    for number, (fact, after) in enumerate(pairwise(walk[: len(walk) // share])):
        if fact.row is not None and fact.board:
            made += predict(way, fact, is_wrong=number == WRONG_AT)
            assert live.exercise == f"Predict · {made - (number >= WRONG_AT)} of {made}"
            way.do(Action.GO_ON)
        if after.is_lift or after.is_end:
            assert live.headline == f"Where does the {'last' if fact.row is None else 'red'} queen go?", fact
            go(way, after)
            assert live.headline.startswith("Right"), (fact, live.headline)
            made += 1
            way.do(Action.GO_ON)
        elif not fact.board:
            way.do(Action.GO_ON)
    assert live.chip.startswith("Complete" if share == 1 else "Halted")
    assert live.exercise == f"Predict · {made - 1} of {made}"
    assert (live.count(".dots .right"), made > 90 // share) == (5, True)


@WAYS
def test_4_is_searched_by_hand_to_the_first_solution(live: Live, by: type[Keys | Mouse]) -> None:
    live.open("#n=4&at=:1")
    way = by(live)
    way.do(Action.BY_HAND)
    walk = facts.walk(4)
    steps = next(number for number, fact in enumerate(walk) if fact.row is None)
    for after in walk[1 : steps + 1]:
        if after.row is None:
            way.do(Action.IS_SOLUTION)
        else:
            way.choose(after.column + 1, after.row + 1)
    assert (live.stack, live.is_green) == ("2,4,1,3", True)
    assert live.exercise == f"Be the search · {steps} of {steps}"
    way.choose(4, 3)
    assert live.message == "A queen stands there. Choose the empty square where the queen goes."
    way.choose(4, 1)
    assert live.headline == "Not quite: try again"
    assert board_seen(live)["wrong"] == [(4, 1)]
    way.choose(4, 4)
    assert (live.stack, live.exercise) == ("2,4,1,4?", f"Be the search · {steps} of {steps + 1}")
    way.leave(Action.BY_HAND)
    assert (live.exercise, live.is_taught) == ("Class", False)


@WAYS
def test_a_solution_of_8_is_set_and_found_in_the_list(live: Live, by: type[Keys | Mouse]) -> None:
    live.open("#n=8&at=2,4:1")
    way = by(live)
    way.do(Action.ALL)
    live.halted()
    way.do(Action.OWN_BOARD)
    board = facts.solutions(8)[16]
    for column, row in enumerate(board):
        way.choose(column + 1, row + 1)
    assert live.headline == "This is solution 17"
    assert live.text("#reason").startswith("It is number 17 of all 92")
    way.do(Action.GO_THERE)
    assert (live.stack, live.is_taught) == (",".join(str(row + 1) for row in board), False)
    way.do(Action.SOLUTIONS)
    assert live.text("#lines [aria-current=true] .queens").split() == [str(row + 1) for row in board]
