"""What a class is asked now, and what must stay hidden until it has answered."""

from __future__ import annotations

from typing import NamedTuple

from ..search.position import Position
from .exercise import Exercise, Given
from .questions import Question, Square
from .state import State

BY_SQUARE = (Question.REASON, Question.RETURN, Question.MOVE)
"""The questions that a square answers."""


class Asking(NamedTuple):
    """The question that is open, if any, the answer whose evidence is on view, if any, and the chosen square."""

    question: Question | None = None
    given: Given | None = None
    cursor: Square | None = None

    @property
    def is_held(self) -> bool:
        """Whether an answer has been given and its evidence is shown until somebody goes on."""
        return self.given is not None and self.question is None

    @property
    def hides_verdict(self) -> bool:
        """Whether it must stay hidden that the candidate is safe or attacked."""
        return self.question is Question.VERDICT or (self.question is Question.MOVE and not self.given)

    @property
    def hides_attackers(self) -> bool:
        """Whether it must stay hidden which queens attack it."""
        return self.hides_verdict or self.question is Question.REASON


NOTHING = Asking()
"""What is asked when there is no question."""


def asking_of(state: State, position: Position) -> Asking:
    """Return what is asked of a position at which the search is halted."""
    if state.exercise is Exercise.PREDICT:
        question, given = state.predict.question(position), state.predict.given
    elif state.exercise is Exercise.BY_HAND:
        question, given = None if position.is_end else Question.MOVE, state.by_hand.given
    else:
        return NOTHING
    has_cursor = question in BY_SQUARE
    return Asking(question, given, (state.cursor or _start(question, position)) if has_cursor else None)


def _start(question: Question | None, position: Position) -> Square:
    """Return the square that is chosen at first: where the red queen stands, or the last queen before it."""
    board = position.board
    if question is Question.REASON or position.is_solution:
        return len(board) - 1, board[-1]
    return len(board), position.candidate
