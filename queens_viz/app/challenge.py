"""A challenge to take along: questions that follow from a number, so that a whole class gets the same ones."""

from __future__ import annotations

from typing import NamedTuple

from ..search.position import Position
from ..search.strategy import PLAIN
from .chance import Chance
from .exercise import REMEMBERED, Given, Score
from .questions import Answer, Question, Square, Step, asked, next_step, right

SIZES = range(5, 13)
"""The sizes of boards that a challenge is about."""

USUAL = 8
"""The size that a link leaves out."""

MIX = 5 * (Question.VERDICT,) + 3 * (Question.RETURN,) + 2 * (Question.MOVE,)
"""What is asked."""

LEAST_QUEENS, LONGEST = 2, 9
"""The fewest queens on a board that is drawn: with one it is too easy; and the most digits of a number."""

Ask = tuple[Question, Position]
"""A question, and where it is asked."""


class Challenge(NamedTuple):
    """A challenge and how far somebody has come: by what it is known, what it asks, and which of these were `wrong`.

    Those come again at the end, once. `at` counts what has been left behind; a verdict that was right may be followed
    by its reason.
    """

    name: str
    n: int
    asks: tuple[Ask, ...]
    wrong: tuple[int, ...] = ()
    at: int = 0
    is_reason: bool = False
    given: Given | None = None

    @property
    def link(self) -> str:
        """The part of a link that leads to it.

        >>> challenge("17", 8).link, challenge("17", 6).link
        ('ask=17', 'ask=17&n=6')
        """
        return f"ask={self.name}" + ("" if self.n == USUAL else f"&n={self.n}")

    @property
    def here(self) -> Ask | None:
        """What it asks now; None where it is over."""
        return (*self.asks, *self.again, None)[self.at]

    @property
    def again(self) -> tuple[Ask, ...]:
        """What comes again."""
        return tuple([self.asks[k] for k in self.wrong])

    @property
    def score(self) -> Score:
        """How many were right at the first try, of how many."""
        made = min(self.at + (self.given is not None), len(self.asks))
        return Score(made - len(self.wrong), made, tuple([k not in self.wrong for k in range(made)][-REMEMBERED:]))

    def question(self, _: Position) -> Question | None:
        """Return what waits for an answer."""
        if self.given or not self.here:
            return None
        return Question.REASON if self.is_reason else self.here[0]

    def answered(self, position: Position, answer: Answer | Square) -> Challenge:
        """Return it after an answer: its evidence is shown, unless the reason is still to be asked for."""
        question = self.question(position)
        assert question
        is_right = answer in right(question, position)
        if is_right and question is Question.VERDICT and position.attackers:
            return self._replace(is_reason=True)
        missed = () if is_right or self.at >= len(self.asks) else (self.at,)
        return self._replace(wrong=self.wrong + missed, given=Given(question, answer, is_right))

    def gone_on(self) -> Challenge:
        """Return it with the next question open."""
        return self._replace(at=self.at + 1, is_reason=False, given=None)


def challenge(text: str, n: int) -> Challenge:
    """Return the challenge that a number means, or the one that asks of one position; ValueError says why not.

    >>> len(challenge("17", 8).asks), [question.name for question, _ in challenge("2,4,1,3,5:8", 8).asks]
    (10, ['VERDICT', 'RETURN'])
    """
    if n not in SIZES:
        raise ValueError(f"a challenge is for boards of {SIZES[0]} to {SIZES[-1]}, not {n}")
    if 0 < len(text) <= LONGEST and not text.strip("0123456789"):
        return Challenge(str(int(text)), n, _drawn(n, Chance(int(text))))
    position = Position.parse(text, n)
    if position.strategy is not PLAIN:
        raise ValueError("a challenge is for the plain search")
    questions = asked(position, has_reasons=False) or (Question.MOVE,)
    return Challenge(str(position), n, tuple([(one, position) for one in questions]))


def _drawn(n: int, chance: Chance) -> tuple[Ask, ...]:
    """Draw each question at another position, with safe and attacked queens in turn; those of few queens come first."""
    first, found = chance.below(2), dict[Position, Question]()
    for number, question in enumerate(MIX):
        position = chance.walked(n)
        while position in found or not _fits(question, position, number % 2 == first):
            position = chance.walked(n)
        found[position] = question
    return tuple(sorted([(found[one], one) for one in found], key=lambda ask: len(ask[1].board)))


def _fits(question: Question, position: Position, is_attacked: bool) -> bool:
    """Return whether a position is worth asking about."""
    returns = next_step(position) is Step.RETURN
    is_right = returns if question is Question.RETURN else bool(position.attackers) is is_attacked
    return len(position.board) >= LEAST_QUEENS and is_right and (question is not Question.MOVE or not returns)
