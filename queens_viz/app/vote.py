"""A vote of the class: hands are counted, shown and, once the class has talked, counted again. It is no answer."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from .questions import Answer, Square

Choice = Answer | Square | int
"""What a hand is raised for: an answer, or the number of a word that a lesson's stop names."""


class Phase(Enum):
    """How far a vote has come."""

    COUNTING = "counting"
    REVEALED = "revealed"
    ANSWERED = "answered"


class Vote(NamedTuple):
    """A vote: its hands in the order in which they were entered, and those of the first vote, if this is another one.

    Nothing of it is kept once it is closed.
    """

    phase: Phase = Phase.COUNTING
    hands: tuple[Choice, ...] = ()
    first: tuple[Choice, ...] | None = None

    def raised(self, choice: Choice) -> Vote:
        """Return it with one more hand."""
        return self._replace(hands=(*self.hands, choice))

    def lowered(self, choice: Choice) -> Vote:
        """Return it without the last hand for a choice, which has one.

        >>> Vote(hands=(0, 1, 0, 2)).lowered(0).hands
        (0, 1, 2)
        """
        hands = list(self.hands[::-1])
        hands.remove(choice)
        return self._replace(hands=tuple(hands[::-1]))

    def again(self) -> Vote:
        """Return the vote after the class has talked: the first hands stay to be compared."""
        return Vote(first=self.hands if self.first is None else self.first)
