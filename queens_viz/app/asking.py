"""What a class is asked now, and what must stay hidden until it has answered."""

from __future__ import annotations

from typing import NamedTuple

from ..search.position import Position
from .exercise import Given
from .questions import Question, Square
from .state import State

BY_SQUARE = (Question.REASON, Question.RETURN, Question.MOVE)
"""The questions that a square answers."""

POINTED_AFTER, SHOWN_AFTER = 2, 3
"""How many wrong answers it takes until the queen that matters is framed, and until the right answer can be shown."""


class Asking(NamedTuple):
    """The question that is open, if any, the answer whose evidence is on view, if any, and the chosen square.

    `wrong` is how many wrong answers a question has had that is asked again.
    """

    question: Question | None = None
    given: Given | None = None
    cursor: Square | None = None
    wrong: int = 0

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
        return self.question in (Question.VERDICT, Question.REASON) or (
            self.question is Question.MOVE and not self.points
        )

    @property
    def points(self) -> bool:
        """Whether the queen that matters is pointed out, since the class has been wrong twice."""
        return self.question is Question.MOVE and self.wrong >= POINTED_AFTER

    @property
    def can_show(self) -> bool:
        """Whether the right answer can be shown, since the class has been wrong three times."""
        return self.question is Question.MOVE and self.wrong >= SHOWN_AFTER


NOTHING = Asking()
"""What is asked when there is no question."""


def asking_of(state: State, position: Position) -> Asking:
    """Return what is asked of a position at which the search is halted."""
    if not (work := state.work):
        return NOTHING
    question, cursor = work.question(position), None
    if question in BY_SQUARE:
        # At first where the red queen stands, or the last queen before it.
        is_queen = question is Question.REASON or position.is_solution
        cursor = state.cursor or (position.queens[-1] if is_queen else (position.column, position.candidate))
    return Asking(question, work.given, cursor, state.by_hand.wrong)
