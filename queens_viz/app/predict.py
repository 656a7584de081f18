"""Predict: what is asked before each step, and how many of a position's questions have been answered."""

from __future__ import annotations

from typing import NamedTuple

from ..search.position import Position
from .exercise import Given, Score
from .questions import Answer, Question, Square, asked, right


class Predict(NamedTuple):
    """How a class predicts: with or without reasons, its score, and where it stands among a position's questions.

    `done` questions have been answered or passed over; `given` is the answer whose evidence is on view.
    """

    has_reasons: bool = False
    score: Score = Score()
    done: int = 0
    given: Given | None = None

    def question(self, position: Position) -> Question | None:
        """Return what waits for an answer."""
        left = self._left(position)
        return left[0] if left and not self.given else None

    def _left(self, position: Position) -> tuple[Question, ...]:
        return asked(position, has_reasons=self.has_reasons)[self.done :]

    def answered(self, position: Position, answer: Answer | Square) -> Predict:
        """Return it after an answer: its evidence is shown, unless the reason is still to be asked for."""
        question, *left = self._left(position)
        is_right = answer in right(question, position)
        after = self._replace(score=self.score.noted(is_right))
        if is_right and left[:1] == [Question.REASON]:
            return after._replace(done=self.done + 1)
        return after._replace(given=Given(question, answer, is_right))

    def gone_on(self, position: Position) -> Predict | None:
        """Return it with the next question open, or None where there is no other, and so the step is due.

        A class that took an attacked square for a safe one has been told the reason already.
        """
        after = self._replace(done=self.done + 1, given=None)
        if after.question(position) is Question.REASON:
            after = after._replace(done=after.done + 1)
        return after if after.question(position) else None

    def anew(self) -> Predict:
        """Return it with no answer given yet: at another position, or at the same one again."""
        return self._replace(done=0, given=None)
