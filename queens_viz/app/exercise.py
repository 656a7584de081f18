"""What a class does with the search, one thing at a time: what it is asked, and what becomes of its answers."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..search.position import Position
from ..words.words import Words
from .questions import Answer, Question, Square, Step, asked, next_step, right

REMEMBERED = 5
"""The number of last answers that are shown as right or wrong."""

STEPS = tuple(Step)


class ExerciseKind(Enum):
    """What a class can do, by the keys of the names; so is called what the state holds of it.

    Of that, `question` is what waits for an answer at a position, `answered` is the value after an answer, and `given`
    the answer whose evidence is on view. A board of one's own asks nothing.
    """

    PREDICT = "predict"
    BY_HAND = "by_hand"
    OWN_BOARD = "own_board"
    CHALLENGE = "challenge"


class Score(NamedTuple):
    """How many answers were right, of how many, and how the last ones came out."""

    right: int = 0
    made: int = 0
    last: tuple[bool, ...] = ()

    def noted(self, is_right: bool) -> Score:
        """Return the score with one more answer.

        >>> Score(7, 7, (True,) * 5).noted(False)
        Score(right=7, made=8, last=(True, True, True, True, False))
        """
        return Score(
            self.right + is_right, self.made + 1, (*self.last, is_right)[-REMEMBERED:]
        )


class Response(NamedTuple):
    """An answer that was given."""

    question: Question
    answer: Answer | Square
    is_right: bool


class Predict(NamedTuple):
    """A class predicts: with or without reasons, its score, and where it stands among a position's questions.

    `done` questions have been answered or passed over.
    """

    has_reasons: bool = False
    score: Score = Score()
    done: int = 0
    response: Response | None = None

    def question(self, position: Position) -> Question | None:
        """Return what waits for an answer."""
        left = self._left(position)
        return left[0] if left and not self.response else None

    def _left(self, position: Position) -> tuple[Question, ...]:
        return asked(position, has_reasons=self.has_reasons)[self.done :]

    def answered(self, position: Position, answer: Answer | Square) -> Predict:
        """Return it after an answer: its evidence is shown, unless the reason is still to be asked for."""
        question, *left = self._left(position)
        is_right = answer in right(question, position)
        after = self._replace(score=self.score.noted(is_right))
        if is_right and left[:1] == [Question.REASON]:
            return after._replace(done=self.done + 1)
        return after._replace(response=Response(question, answer, is_right))

    def gone_on(self, position: Position) -> Predict | None:
        """Return it with the next question open, or None where there is no other, and so the step is due.

        A class that took an attacked square for a safe one has been told the reason already.
        """
        after = self._replace(done=self.done + 1, response=None)
        if after.question(position) is Question.REASON:
            after = after._replace(done=after.done + 1)
        return after if after.question(position) else None

    def anew(self) -> Predict:
        """Return it with no answer given yet: at another position, or at the same one again."""
        return self._replace(done=0, response=None)


class ByHand(NamedTuple):
    """A class is the search: how many steps it made, how many right at once, and of each kind how many it missed.

    `wrong` is how many answers here were wrong; `given` is the last of them, or the right answer that was shown. While
    it `has_rules` these stand in the panel.
    """

    score: Score = Score()
    missed: tuple[int, ...] = (0,) * len(STEPS)
    wrong: int = 0
    response: Response | None = None
    has_rules: bool = False

    def question(self, position: Position) -> Question | None:
        """Return what waits for an answer."""
        is_shown = self.response is not None and self.response.is_right
        return None if position.is_end or is_shown else Question.MOVE

    def answered(self, position: Position, answer: Answer | Square) -> ByHand:
        """Return it after an answer. If that was right, nothing is `given` and the step is due; else it asks again."""
        if answer in right(Question.MOVE, position):
            return self.anew()._replace(score=self.score.noted(not self.wrong))
        missed = list(self.missed)
        missed[STEPS.index(next_step(position))] += not self.wrong
        response = Response(Question.MOVE, answer, is_right=False)
        return self._replace(
            missed=tuple(missed), wrong=self.wrong + 1, response=response
        )

    def shown(self, position: Position) -> ByHand:
        """Return it with the right answer shown, which counts as one that was not right."""
        (answer,) = right(Question.MOVE, position)
        response = Response(Question.MOVE, answer, is_right=True)
        return self._replace(score=self.score.noted(False), response=response)

    def anew(self) -> ByHand:
        """Return it with no answer given yet: at another position, or at the same one again."""
        return self._replace(wrong=0, response=None)

    def summary(self, say: Words) -> str:
        """Return how the class did, and of which kind of step it missed most, if it missed any."""
        words, most = (
            say.count("summary", self.score.made, right=self.score.right),
            max(self.missed),
        )
        if not most:
            return words
        step = STEPS[self.missed.index(most)]
        return (
            words
            + " "
            + say.count("hardest", most, what=say(f"hardest_{step.name.lower()}"))
        )
