"""Be the search: the class makes every step itself."""

from __future__ import annotations

from typing import NamedTuple

from ..search.position import Position
from .exercise import Given, Score
from .questions import Answer, Question, Square, Step, next_step, right

STEPS = tuple(Step)


class ByHand(NamedTuple):
    """How many steps were made, and how many of them right at once; and for each kind of step how many were missed.

    `given` is the wrong answer whose explanation is on view.
    """

    score: Score = Score()
    missed: tuple[int, ...] = (0,) * len(STEPS)
    given: Given | None = None

    def answered(self, position: Position, answer: Answer | Square) -> ByHand:
        """Return it after an answer. If that was right, nothing is `given` and the step is due; else it asks again."""
        if answer in right(Question.MOVE, position):
            return self._replace(score=self.score.noted(self.given is None), given=None)
        missed = list(self.missed)
        missed[STEPS.index(next_step(position))] += self.given is None
        return self._replace(missed=tuple(missed), given=Given(Question.MOVE, answer, is_right=False))

    def anew(self) -> ByHand:
        """Return it with no answer given yet: at another position, or at the same one again."""
        return self._replace(given=None)

    @property
    def hardest(self) -> tuple[Step, int] | None:
        """The kind of step that was missed most often, and how often; None where none was."""
        most = max(self.missed)
        return (STEPS[self.missed.index(most)], most) if most else None
