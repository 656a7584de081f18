"""A vote of the class: hands are counted, shown and, once the class has talked, counted again. It is no answer."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from .history import History
from .questions import Answer, Square

Choice = Answer | Square | str
"""What a hand is raised for: an answer, or the key of a word that a lesson's stop names."""

MOST_DIGITS = 2
"""The digits of a number of hands: a class has at most 99, and one more digit begins another number."""

SEVERAL = 5
"""The hands that one press adds for a teacher who has a mouse or a finger, but no digits."""


class Phase(Enum):
    """How far a vote has come."""

    CLOSED = "closed"
    COUNTING = "counting"
    REVEALED = "revealed"
    ANSWERED = "answered"


CLOSED, COUNTING, REVEALED, ANSWERED = Phase

VOTING = (COUNTING, REVEALED)
"""The phases in which hands could be lost."""


class Vote(NamedTuple):
    """A vote. Nothing of it is kept once it is closed."""

    phase: Phase = CLOSED
    hands: tuple[Choice, ...] = ()  # in the order in which they were entered
    first: tuple[Choice, ...] = ()  # the hands of the first vote, if this is another
    chosen: Choice | None = None  # while hands are counted: what digits and "-" mean
    typed: str = ""  # the digits of the number that is being typed for `chosen`
    history: History = History()  # while hands are counted: votes without a history

    @property
    def is_open(self) -> bool:
        """Whether the class still votes, so that its hands could be lost."""
        return self.phase in VOTING

    @property
    def at_stake(self) -> int:
        """How many hands would be lost if the vote were closed now."""
        return len(self.hands or self.first) if self.is_open else 0

    def choosing(self, choice: Choice) -> Vote:
        """Return the vote with another chosen answer."""
        return self._replace(chosen=choice, typed="")

    def raised(self, count: int = 1) -> Vote:
        """Return the vote with more hands for the chosen answer.

        >>> vote = Vote(COUNTING, chosen=Answer.SAFE).raised().raised(2)
        >>> len(vote.hands), len(vote.history.undo(vote)[0].hands)
        (3, 1)
        """
        assert self.chosen is not None
        return self._with_hands((*self.hands, *[self.chosen] * count))

    def lowered(self) -> Vote:
        """Return the vote with one hand less for the chosen answer, which must have one."""
        last = len(self.hands) - 1 - self.hands[::-1].index(self.chosen)
        return self._with_hands(self.hands[:last] + self.hands[last + 1 :])

    def numbered(self, digit: str) -> Vote:
        """Return the vote after a digit of the number of hands for the chosen answer.

        Undo takes back the whole number.

        >>> vote = Vote(COUNTING, (Answer.SAFE,), chosen=Answer.SAFE)
        >>> seventeen = vote.numbered("1").numbered("7")
        >>> len(seventeen.hands), len(seventeen.numbered("8").hands)
        (17, 8)
        """
        assert self.chosen is not None
        goes_on = 0 < len(self.typed) < MOST_DIGITS
        typed = self.typed + digit if goes_on else digit
        others = [hand for hand in self.hands if hand != self.chosen]
        hands = (*others, *[self.chosen] * int(typed))
        if goes_on:
            return self._replace(hands=hands, typed=typed)
        return self._with_hands(hands)._replace(typed=typed)

    def again(self, chosen: Choice) -> Vote:
        """Return another vote on the same question: the first hands stay to be compared."""
        return Vote(
            COUNTING,
            first=self.first or self.hands,
            chosen=chosen,
            history=self._kept() if self.is_open else History(),
        )

    def shown(self) -> Vote:
        """Return the vote with its hands shown: they stay as they are."""
        return Vote(REVEALED, self.hands, self.first)

    def _with_hands(self, hands: tuple[Choice, ...]) -> Vote:
        """Return the vote with other hands, which Undo takes back."""
        return self._replace(hands=hands, typed="", history=self._kept())

    def _kept(self) -> History:
        return self.history.kept(self.bare)

    @property
    def bare(self) -> Vote:
        """The vote as a place of its history."""
        return self._replace(typed="", history=History())
