"""A challenge to take along: questions that follow from a number, so that a whole class gets the same ones."""

from __future__ import annotations

from typing import NamedTuple

from ..search.position import Position
from ..search.strategy import PLAIN
from ..words.words import Words
from .chance import Chance
from .exercise import Response, Score
from .questions import Answer, Question, Square, Step, asked, named, next_step, right

SIZES = range(5, 13)
"""The sizes of boards that a challenge is about."""

USUAL = 8
"""The size of a challenge whose link says none."""

SAFE, ATTACKED = (Step.PLACE, Step.SOLUTION), (Step.UP, Step.RETURN)
"""What the search does next with a red queen that is safe, and with one that is attacked."""

MIX = (
    *2 * ((Question.VERDICT, SAFE), (Question.VERDICT, ATTACKED)), (Question.VERDICT, SAFE + ATTACKED),
    *3 * ((Question.RETURN, (Step.RETURN,)),), (Question.MOVE, SAFE), (Question.MOVE, (Step.UP,)),
)  # fmt: skip
"""What is asked, and where: by what the search does there next."""

LEAST_QUEENS, LONGEST = 2, 9
"""The fewest queens on a board that is drawn: with one it is too easy; and the most digits of a number."""

Ask = tuple[Question, Position]
"""A question, and where it is asked."""


class Challenge(NamedTuple):
    """A challenge and how far somebody has come: by what it is known, what it asks, and how many of that at `first`.

    What went wrong is asked again at the end, once. `at` counts what has been left behind; a verdict that was right may
    be followed by its reason.
    """

    name: str
    n: int
    asks: tuple[Ask, ...]
    first: int
    at: int = 0
    is_reason: bool = False
    response: Response | None = None
    tries: tuple[Response, ...] = ()  # the first answer to each question
    looked_at: int = 0  # the index of the one that is on view, once all is over

    @property
    def link(self) -> str:
        """The part of a link that leads to it.

        >>> challenge("17", 6).link
        'ask=17&n=6'
        """
        return f"ask={self.name}&n={self.n}"

    @property
    def current(self) -> Ask | None:
        """What it asks now; None where it is over."""
        return (*self.asks, None)[self.at]

    @property
    def wrong(self) -> tuple[Ask, ...]:
        """What was not right at the first try."""
        return self.asks[self.first :]

    @property
    def score(self) -> Score:
        """How many were right at the first try, of how many."""
        return Score(sum([answer.is_right for answer in self.tries]), len(self.tries))

    @property
    def is_over(self) -> bool:
        """Whether all has been answered."""
        return self.current is None

    def title(self, say: Words) -> str:
        """Return its name with its number, by which others ask for it.

        >>> challenge("17", 6).title(Words())
        'Challenge 17'
        """
        if self.name.isdigit():
            return say("challenge_named", number=self.name)
        return say("challenge")

    def place(self, say: Words) -> str:
        """Return which question is open. Those that are asked again count anew.

        >>> challenge("17", 6).place(Words())
        'Question 1 of 10'
        """
        if self.at < self.first:
            return say("challenge_at", number=self.at + 1, all=self.first)
        number = self.at + 1 - self.first
        return say("challenge_again", number=number, all=len(self.wrong))

    def result(self, index: int, say: Words) -> str:
        """Return the answer to one of its questions, and whether that was right."""
        answer = self.tries[index]
        key = "challenge_answer" if answer.is_right else "challenge_mistake"
        return say(key, number=index + 1, answer=answer_words(answer, say))

    def question(self, _: Position) -> Question | None:
        """Return what waits for an answer."""
        if self.response or not self.current:
            return None
        return Question.REASON if self.is_reason else self.current[0]

    def answered(self, position: Position, answer: Answer | Square) -> Challenge:
        """Return it after an answer: its evidence is shown, unless the reason is still to be asked for."""
        question = self.question(position)
        assert question
        is_right = answer in right(question, position)
        if is_right and question is Question.VERDICT and position.attackers:
            return self._replace(is_reason=True)
        response = Response(question, answer, is_right)
        if self.at >= self.first:
            return self._replace(response=response)
        again = () if is_right else (self.asks[self.at],)
        return self._replace(
            asks=self.asks + again, response=response, tries=(*self.tries, response)
        )

    def gone_on(self) -> Challenge:
        """Return it with the next question open."""
        return self._replace(at=self.at + 1, is_reason=False, response=None)


def answer_words(answer: Response, say: Words) -> str:
    """Return an answer in words; one by which queen also says that the square is attacked."""
    if answer.question is Question.REASON and isinstance(answer.answer, tuple):
        return say("attacked_by", column=answer.answer[0] + 1)
    return named(answer.answer, say)


def challenge(text: str, n: int) -> Challenge:
    """Return the challenge that a number means, or the one that asks of one position; ValueError says why not.

    >>> len(challenge("17", 8).asks), [question.name for question, _ in challenge("2,4,1,3,5:8", 8).asks]
    (10, ['VERDICT', 'RETURN'])
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
        asks = tuple(
            [
                (one, position)
                for one in asked(position, has_reasons=False) or (Question.MOVE,)
            ]
        )
    return Challenge(text, n, asks, len(asks))


def _drawn(n: int, chance: Chance) -> tuple[Ask, ...]:
    """Draw each question at another position; those of few queens come first."""
    found = dict[Position, Question]()
    for question, steps in MIX:
        position = chance.walked(n)
        while (
            position in found
            or len(position.board) < LEAST_QUEENS
            or next_step(position) not in steps
        ):
            position = chance.walked(n)
        found[position] = question
    return tuple(
        sorted([(found[one], one) for one in found], key=lambda ask: len(ask[1].board))
    )
