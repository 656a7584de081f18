"""What a class does with the search: exercises ask questions and take answers."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, Protocol

from ..search.position import Position
from ..words.words import Words
from .questions import (
    Answer,
    ProgramLine,
    Question,
    Square,
    Step,
    asked,
    evidence,
    next_step,
    overlooked,
    right,
)

REMEMBERED = 5
"""The number of last answers that are shown as right or wrong."""

STEPS = tuple(Step)


class ExerciseKind(Enum):
    """What a class can do, by the keys of the names in words/.

    The field of `State` that holds an exercise has the same name. All but the own board
    are exercises that ask questions.
    """

    PREDICT = "predict"
    BY_HAND = "by_hand"
    OWN_BOARD = "own_board"
    CHALLENGE = "challenge"
    FIND_FAULT = "find_fault"


class Score(NamedTuple):
    """How many answers were right."""

    right: int = 0
    made: int = 0
    last: tuple[bool, ...] = ()  # whether the last answers were right, newest last

    def after(self, is_right: bool) -> Score:
        """Return the score after one more answer.

        >>> Score(7, 7, (True,) * 5).after(is_right=False)
        Score(right=7, made=8, last=(True, True, True, True, False))
        """
        right = self.right + 1 if is_right else self.right
        return Score(right, self.made + 1, (*self.last, is_right)[-REMEMBERED:])

    def tally(self, say: Words) -> str:
        """Return how many answers were right, in words.

        >>> Score(7, 8).tally(Words())
        '7 of 8 right'
        """
        return say.tally(self.right, self.made)


class Response(NamedTuple):
    """An answer to a question."""

    question: Question
    answer: Answer | Square | ProgramLine
    is_right: bool


class Exercise(Protocol):
    """An exercise that asks questions about positions of the search.

    It is a value: taking an answer makes a new one. `Predict`, `ByHand`, `Challenge`
    and `FindFault` are exercises; the window, the page and line mode use all of them in
    the same way.
    """

    @property
    def score(self) -> Score:
        """How many answers were right."""

    @property
    def response(self) -> Response | None:
        """The last answer, as long as its evidence is on view."""

    def question(self, position: Position) -> Question | None:
        """Return the question that is open at a position, if there is one."""

    def take(self, position: Position, answer: Answer | Square) -> Exercise:
        """Return the exercise after an answer to the open question."""

    def next_question(self, position: Position) -> Exercise | None:
        """Return the exercise with its next question open.

        None is returned if there is none at this position, so that the search makes its
        step.
        """

    def evidence(self, position: Position, say: Words) -> str:
        """Return why the response is right or wrong."""

    def summary(self, say: Words) -> str:
        """Return how well the class has done, empty if it has not answered yet."""


class Predict(NamedTuple):
    """A class predicts what the search does.

    A position can have several questions: the verdict, its reason, and the square to
    which the red queen goes.
    """

    has_reasons: bool = False  # after a right verdict, ask for the reason
    score: Score = Score()
    done: int = 0  # the questions of this position that are answered or skipped
    response: Response | None = None

    def question(self, position: Position) -> Question | None:
        """Return the question that is open at a position, if there is one."""
        questions = self._remaining(position)
        return questions[0] if questions and not self.response else None

    def _remaining(self, position: Position) -> tuple[Question, ...]:
        """Return the questions of a position that are not done."""
        return asked(position, has_reasons=self.has_reasons)[self.done :]

    def has_reason_after(self, question: Question, position: Position) -> bool:
        """Return whether the reason is asked for after another question."""
        is_verdict = question is Question.VERDICT
        return is_verdict and self.has_reasons and len(position.attackers) > 0

    def take(self, position: Position, answer: Answer | Square) -> Predict:
        """Return the exercise after an answer to the open question.

        The evidence is on view next. After a right verdict, the question for its reason
        is open instead, if there is one.
        """
        question, *others = self._remaining(position)
        is_right = answer in right(question, position)
        after = self._replace(score=self.score.after(is_right))
        if is_right and others[:1] == [Question.REASON]:
            return after._replace(done=self.done + 1)
        return after._replace(response=Response(question, answer, is_right))

    def next_question(self, position: Position) -> Predict | None:
        """Return the exercise with its next question open, None if there is none.

        After a wrong verdict the reason is not asked for: the evidence has named it.
        """
        after = self._replace(done=self.done + 1, response=None)
        if after.question(position) is Question.REASON:
            after = after._replace(done=after.done + 1)
        return after if after.question(position) else None

    def evidence(self, position: Position, say: Words) -> str:
        """Return why the response is right or wrong."""
        assert self.response
        return evidence(self.response.question, position, say)

    def summary(self, say: Words) -> str:
        """Return how many answers were right, empty if there were none."""
        return self.score.tally(say) if self.score.made else ""

    def without_answers(self) -> Predict:
        """Return the exercise as it begins at a position."""
        return self._replace(done=0, response=None)


class ByHand(NamedTuple):
    """The class takes the steps of the search itself: "Be the search"."""

    score: Score = Score()  # of the steps; one is right if the first answer was
    missed: tuple[int, ...] = (0,) * len(STEPS)  # the steps missed, by their kind
    wrong_answers: int = 0  # the wrong answers at this position
    response: Response | None = None  # the last of them, or the answer that was shown
    has_rules: bool = False  # the rules are open in the panel

    def question(self, position: Position) -> Question | None:
        """Return the question that is open at a position, if there is one.

        A wrong answer leaves it open.
        """
        is_shown = self.response is not None and self.response.is_right
        return None if position.is_end or is_shown else Question.MOVE

    def take(self, position: Position, answer: Answer | Square) -> ByHand:
        """Return the exercise after an answer to the open question.

        After a right answer there is no response: the search takes the step. A wrong
        answer is counted once for a position.
        """
        if answer in right(Question.MOVE, position):
            score = self.score.after(self.wrong_answers == 0)
            return self.without_answers()._replace(score=score)
        missed = list(self.missed)
        if self.wrong_answers == 0:
            missed[STEPS.index(next_step(position))] += 1
        return self._replace(
            missed=tuple(missed),
            wrong_answers=self.wrong_answers + 1,
            response=Response(Question.MOVE, answer, is_right=False),
        )

    def show_answer(self, position: Position) -> ByHand:
        """Return the exercise with the right answer on view, which counts as wrong."""
        (answer,) = right(Question.MOVE, position)
        response = Response(Question.MOVE, answer, is_right=True)
        return self._replace(score=self.score.after(is_right=False), response=response)

    def next_question(self, _: Position) -> ByHand | None:
        """Return None: each position has one question."""
        return None

    def evidence(self, position: Position, say: Words) -> str:
        """Return why the response is right, or what a wrong one has overlooked."""
        assert self.response
        if self.response.is_right:
            return evidence(Question.MOVE, position, say)
        answer = self.response.answer
        assert not isinstance(answer, int)
        return overlooked(position, answer, say)

    def summary(self, say: Words) -> str:
        """Return how many steps were right, and which kind was missed most often.

        It is empty if there were none.
        """
        if not self.score.made:
            return ""
        text = say.count("summary", self.score.made, right=self.score.right)
        most = max(self.missed)
        if most == 0:
            return text
        step = STEPS[self.missed.index(most)]
        name = say(f"hardest_{step.name.lower()}")
        hardest = say.count("hardest", most, what=name)
        return f"{text} {hardest}"

    def without_answers(self) -> ByHand:
        """Return the exercise as it begins at a position."""
        return self._replace(wrong_answers=0, response=None)
