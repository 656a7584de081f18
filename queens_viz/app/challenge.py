"""A challenge to take home: questions that follow from a number.

The same number asks a whole class the same questions.
"""

from __future__ import annotations

from typing import NamedTuple

from ..search.position import Position
from ..search.strategy import PLAIN
from ..words.words import Words
from .chance import Chance
from .exercise import Response, Score
from .questions import (
    Answer,
    Question,
    Square,
    Step,
    asked,
    evidence,
    named,
    next_step,
    right,
)

SIZES = range(5, 13)
"""The sizes of boards for challenges."""

USUAL = 8
"""The size of a challenge whose link names none."""

SAFE = (Step.PLACE, Step.SOLUTION)
"""What the search can do next if the red queen is safe."""

ATTACKED = (Step.UP, Step.RETURN)
"""What the search can do next if the red queen is attacked."""

MIX = (
    (Question.VERDICT, SAFE),
    (Question.VERDICT, ATTACKED),
    (Question.VERDICT, SAFE),
    (Question.VERDICT, ATTACKED),
    (Question.VERDICT, SAFE + ATTACKED),
    (Question.RETURN, (Step.RETURN,)),
    (Question.RETURN, (Step.RETURN,)),
    (Question.RETURN, (Step.RETURN,)),
    (Question.MOVE, SAFE),
    (Question.MOVE, (Step.UP,)),
)
"""The questions of a challenge, each with the steps that may follow its position."""

LEAST_QUEENS = 2
"""The fewest queens on a board of a challenge: fewer would be too easy."""

LONGEST = 9
"""The most digits of a challenge's number."""

Ask = tuple[Question, Position]
"""A question, and the position at which it is asked."""


class Challenge(NamedTuple):
    """A challenge, and how far somebody has come in it.

    A question that was answered wrongly is asked again at the end, once. After a right
    verdict on an attacked queen the reason is asked for.
    """

    name: str  # its number or, if it is about one position, that position
    n: int
    asks: tuple[Ask, ...]  # the questions, then those that are asked again
    total: int  # the number of questions before they are asked again
    open_index: int = 0  # the index of the open question
    is_reason: bool = False  # the reason of its verdict is open
    response: Response | None = None
    tries: tuple[Response, ...] = ()  # the first answer to each question
    looked_at: int = 0  # the index of the question on view after the end

    @property
    def link(self) -> str:
        """The part of a link that leads to it.

        >>> challenge_of("17", 6).link
        'ask=17&n=6'
        """
        return f"ask={self.name}&n={self.n}"

    @property
    def current(self) -> Ask | None:
        """The open question and its position; None if the challenge is over."""
        return self.asks[self.open_index] if self.open_index < len(self.asks) else None

    @property
    def wrong(self) -> tuple[Ask, ...]:
        """The questions that were answered wrongly at the first try."""
        return self.asks[self.total :]

    @property
    def score(self) -> Score:
        """How many answers were right at the first try."""
        right_ones = [response for response in self.tries if response.is_right]
        return Score(len(right_ones), len(self.tries))

    @property
    def is_over(self) -> bool:
        """Whether all questions have been answered."""
        return self.current is None

    def title(self, say: Words) -> str:
        """Return its title, with the number by which others can ask for it.

        >>> challenge_of("17", 6).title(Words())
        'Challenge 17'
        """
        if self.name.isdigit():
            return say("challenge_named", number=self.name)
        return say("challenge")

    def place(self, say: Words) -> str:
        """Return the number of the open question; those asked again have their own.

        >>> challenge_of("17", 6).place(Words())
        'Question 1 of 10'
        """
        if self.open_index < self.total:
            return say("challenge_at", number=self.open_index + 1, all=self.total)
        number = self.open_index + 1 - self.total
        return say("challenge_again", number=number, all=len(self.wrong))

    def result(self, index: int, say: Words) -> str:
        """Return the answer to one of its questions, and whether that was right."""
        answer = self.tries[index]
        key = "challenge_answer" if answer.is_right else "challenge_mistake"
        return say(key, number=index + 1, answer=answer_words(answer, say))

    def question(self, _: Position) -> Question | None:
        """Return the question that is open, if there is one."""
        if self.response or not self.current:
            return None
        question, _ = self.current
        return Question.REASON if self.is_reason else question

    def take(self, position: Position, answer: Answer | Square) -> Challenge:
        """Return the challenge after an answer to the open question.

        The evidence is on view next. After a right verdict on an attacked queen, the
        reason is asked for instead.
        """
        question = self.question(position)
        assert question
        is_right = answer in right(question, position)
        if is_right and question is Question.VERDICT and position.attackers:
            return self._replace(is_reason=True)
        response = Response(question, answer, is_right)
        is_asked_again = self.open_index >= self.total
        if is_asked_again:
            return self._replace(response=response)
        asks = self.asks if is_right else (*self.asks, self.asks[self.open_index])
        tries = (*self.tries, response)
        return self._replace(asks=asks, response=response, tries=tries)

    def next_question(self, _: Position) -> Challenge:
        """Return the challenge with its next question open.

        After the last question it is over.
        """
        return self._replace(
            open_index=self.open_index + 1, is_reason=False, response=None
        )

    def evidence(self, position: Position, say: Words) -> str:
        """Return why the response is right or wrong."""
        assert self.response
        return evidence(self.response.question, position, say)

    def summary(self, say: Words) -> str:
        """Return how many first answers were right, in words.

        The text is empty if there were no answers.
        """
        right, made, _ = self.score
        return say("challenge_score", right=right, made=made) if made else ""


def answer_words(response: Response, say: Words) -> str:
    """Return an answer in words.

    If the answer is a reason, the words say that the square is attacked, and by which
    queen.

    >>> answer_words(Response(Question.REASON, (1, 3), is_right=True), Words())
    'attacked (column 2)'
    """
    answer = response.answer
    if response.question is Question.REASON and isinstance(answer, tuple):
        return say("attacked_by", column=answer[0] + 1)
    return named(answer, say)


def challenge_of(text: str, n: int) -> Challenge:
    """Return the challenge of a number, or the one that is about a position.

    ValueError says why there is none.

    >>> len(challenge_of("17", 8).asks)
    10
    >>> [question.name for question, _ in challenge_of("2,4,1,3,5:8", 8).asks]
    ['VERDICT', 'RETURN']
    """
    if n not in SIZES:
        raise ValueError(
            f"a challenge is for boards of {SIZES[0]} to {SIZES[-1]}, not {n}"
        )
    text = text.strip()
    if 0 < len(text) <= LONGEST and not text.strip("0123456789"):
        asks = _drawn(n, Chance(int(text)))
    else:
        position = Position.parse(text, n)
        if position.strategy is not PLAIN:
            raise ValueError("a challenge is for the plain search")
        text = str(position)
        questions = asked(position, has_reasons=False) or (Question.MOVE,)
        asks = tuple([(question, position) for question in questions])
    return Challenge(text, n, asks, len(asks))


def _drawn(n: int, chance: Chance) -> tuple[Ask, ...]:
    """Draw a position for each question, and sort them by the number of queens."""
    questions = dict[Position, Question]()
    for question, steps in MIX:
        position = chance.walked(n)
        while not _is_suitable(position, steps) or position in questions:
            position = chance.walked(n)
        questions[position] = question
    asks = [(question, position) for position, question in questions.items()]
    asks.sort(key=lambda ask: len(ask[1].board))
    return tuple(asks)


def _is_suitable(position: Position, steps: tuple[Step, ...]) -> bool:
    """Return whether there are enough queens, and the search does one of some steps."""
    return len(position.board) >= LEAST_QUEENS and next_step(position) in steps
