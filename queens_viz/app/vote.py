"""A vote of the class: hands are counted, shown and, once the class has talked, counted again. It is no answer."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from .questions import Answer, Square

Choice = Answer | Square | str
"""What a hand is raised for: an answer, or the key of a word that a lesson's stop names."""


class Phase(Enum):
    """How far a vote has come."""

    CLOSED = "closed"
    COUNTING = "counting"
    REVEALED = "revealed"
    ANSWERED = "answered"


CLOSED, COUNTING, REVEALED, ANSWERED = Phase


class Vote(NamedTuple):
    """A vote: its hands in the order in which they were entered, and those of the first vote, if this is another one.

    Nothing of it is kept once it is closed.
    """

    phase: Phase = CLOSED
    hands: tuple[Choice, ...] = ()
    first: tuple[Choice, ...] = ()
