"""Be the search: the class makes every step itself."""

from __future__ import annotations

from typing import NamedTuple

from ..search.position import Position
from .exercise import Given, Score
from .questions import Answer, Question, Square, Step, next_step, right

STEPS = tuple(Step)


class ByHand(NamedTuple):
    """How many steps were made, and how many of them right at once; and for each kind of step how many were missed.

    `wrong` is how many answers here were wrong; `given` is the last of them, or the right answer that was shown.
    """

    score: Score = Score()
    missed: tuple[int, ...] = (0,) * len(STEPS)
    wrong: int = 0
    given: Given | None = None

    def question(self, position: Position) -> Question | None:
        """Return what waits for an answer."""
        is_shown = self.given is not None and self.given.is_right
        return None if position.is_end or is_shown else Question.MOVE

    def answered(self, position: Position, answer: Answer | Square) -> ByHand:
        """Return it after an answer. If that was right, nothing is `given` and the step is due; else it asks again."""
        if answer in right(Question.MOVE, position):
            return self.anew()._replace(score=self.score.noted(not self.wrong))
        missed = list(self.missed)
        missed[STEPS.index(next_step(position))] += not self.wrong
        given = Given(Question.MOVE, answer, is_right=False)
        return self._replace(missed=tuple(missed), wrong=self.wrong + 1, given=given)

    def shown(self, position: Position) -> ByHand:
        """Return it with the right answer shown, which counts as one that was not right."""
        (answer,) = right(Question.MOVE, position)
        given = Given(Question.MOVE, answer, is_right=True)
        return self._replace(score=self.score.noted(False), given=given)

    def anew(self) -> ByHand:
        """Return it with no answer given yet: at another position, or at the same one again."""
        return self._replace(wrong=0, given=None)

    @property
    def hardest(self) -> tuple[Step, int] | None:
        """The kind of step that was missed most often, and how often; None where none was."""
        most = max(self.missed)
        return (STEPS[self.missed.index(most)], most) if most else None
