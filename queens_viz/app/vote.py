"""A vote of the class: hands are counted and shown, then perhaps counted once more.

A vote is not an answer: the class can discuss it before the answer is shown.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from .history import History, Turn
from .questions import Answer, Square

Choice = Answer | Square | str
"""What hands are raised for: an answer, or the key of a word of a lesson's stop."""

MOST_DIGITS = 2
"""The digits of a number of hands, for a class has 99 at most."""

SEVERAL = 5
"""The hands that one press adds, for a teacher who can't type a number."""


class Phase(Enum):
    """How far a vote has come."""

    CLOSED = "closed"  # there is no vote
    COUNTING = "counting"  # hands are counted
    REVEALED = "revealed"  # the hands are shown
    ANSWERED = "answered"  # the answer is shown beside them


CLOSED, COUNTING, REVEALED, ANSWERED = Phase

VOTING = (COUNTING, REVEALED)
"""The phases in which hands could be lost."""


class Vote(NamedTuple):
    """A vote. Once it is closed, nothing of it is kept."""

    phase: Phase = CLOSED
    hands: tuple[Choice, ...] = ()  # in the order in which they were counted
    first: tuple[Choice, ...] = ()  # the hands of the first vote, if this is another
    chosen: Choice | None = None  # what hands are counted for
    typed: str = ""  # the digits of the number of its hands, while it is typed
    history: History = History()  # its places are votes without a history

    @property
    def is_open(self) -> bool:
        """Whether the class still votes, so that its hands could be lost."""
        return self.phase in VOTING

    @property
    def at_stake(self) -> int:
        """The number of hands that would be lost by closing the vote now."""
        return len(self.hands or self.first) if self.is_open else 0

    def choosing(self, choice: Choice) -> Vote:
        """Return the vote with another chosen answer."""
        return self._replace(chosen=choice, typed="")

    def with_hands_added(self, count: int = 1) -> Vote:
        """Return the vote with more hands for the chosen answer.

        >>> vote = Vote(COUNTING, chosen=Answer.SAFE)
        >>> vote = vote.with_hands_added().with_hands_added(2)
        >>> len(vote.hands), len(vote.history.undo(vote)[0].hands)
        (3, 1)
        """
        assert self.chosen is not None
        return self._with_hands((*self.hands, *[self.chosen] * count))

    def with_hand_removed(self) -> Vote:
        """Return the vote with one hand fewer for the chosen answer.

        The answer must have a hand.
        """
        hands = list(self.hands)
        last = max(index for index, hand in enumerate(hands) if hand == self.chosen)
        del hands[last]
        return self._with_hands(tuple(hands))

    def numbered(self, digit: str) -> Vote:
        """Return the vote after a digit of the number of hands for the chosen answer.

        After MOST_DIGITS digits a new number begins. Undo takes back the whole number.

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
        """Return another vote on the same question, which keeps the first hands."""
        return Vote(
            COUNTING,
            first=self.first or self.hands,
            chosen=chosen,
            history=self._next_history() if self.is_open else History(),
        )

    def revealed(self) -> Vote:
        """Return the vote with its hands shown."""
        return Vote(REVEALED, self.hands, self.first)

    def turned(self, turn: Turn) -> Vote:
        """Return the vote after undoing a change, or making it again."""
        vote, history = turn(self.history, self.bare)
        return vote._replace(history=history) if vote else self

    def _with_hands(self, hands: tuple[Choice, ...]) -> Vote:
        """Return the vote with other hands, which Undo takes back."""
        return self._replace(hands=hands, typed="", history=self._next_history())

    def _next_history(self) -> History:
        """Return its history after a change of it."""
        return self.history.with_move(self.bare)

    @property
    def bare(self) -> Vote:
        """The vote as a place of its history."""
        return self._replace(typed="", history=History())
