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
        order = (*self.asks, *[self.asks[k] for k in self.wrong])
        return order[self.at] if self.at < len(order) else None

    @property
    def score(self) -> Score:
        """How many were right at the first try, of how many."""
        made = min(self.at + (self.given is not None), len(self.asks))
        last = tuple([k not in self.wrong for k in range(max(0, made - REMEMBERED), made)])
        return Score(made - len(self.wrong), made, last)

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
        is_missed = not is_right and self.at < len(self.asks)
        wrong = (*self.wrong, self.at) if is_missed else self.wrong
        return self._replace(wrong=wrong, given=Given(question, answer, is_right))

    def gone_on(self) -> Challenge:
        """Return it with the next question open."""
        return self._replace(at=self.at + 1, is_reason=False, given=None)


def challenge(text: str, n: int) -> Challenge:
    """Return the challenge that a number means, or the one that asks of one position; ValueError where there is none.

    >>> len(challenge("17", 8).asks), [question.name for question, _ in challenge("2,4,1,3,5:8", 8).asks]
    (10, ['VERDICT', 'RETURN'])
    """
    if n not in SIZES:
        raise ValueError(f"no challenge for a board of {n}")
    if 0 < len(text) <= LONGEST and not text.strip("0123456789"):
        return Challenge(str(int(text)), n, _drawn(n, Chance(int(text))))
    position = Position.parse(text, n)
    if position.strategy is not PLAIN:
        raise ValueError(f"no challenge for the search of {text!r}")
    return Challenge(str(position), n, tuple([(one, position) for one in _asked(position)]))


def _asked(position: Position) -> tuple[Question, ...]:
    return asked(position, has_reasons=False) or (Question.MOVE,)


def _drawn(n: int, chance: Chance) -> tuple[Ask, ...]:
    """Draw each question at another position, with safe and attacked queens in turn; those of few queens come first."""
    first, asks = chance.below(2), list[Ask]()
    for number, question in enumerate(MIX):
        is_attacked, taken = number % 2 == first, [position for _, position in asks]
        position = chance.walked(n)
        while position in taken or not _fits(question, position, is_attacked=is_attacked):
            position = chance.walked(n)
        asks.append((question, position))
    return tuple(sorted(asks, key=lambda ask: len(ask[1].board)))


def _fits(question: Question, position: Position, *, is_attacked: bool) -> bool:
    """Return whether a position is worth asking about."""
    if len(position.board) < LEAST_QUEENS:
        return False
    returns = next_step(position) is Step.RETURN
    if question is Question.RETURN:
        return returns
    return bool(position.attackers) is is_attacked and (question is Question.VERDICT or not returns)
