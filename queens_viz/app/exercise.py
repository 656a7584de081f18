"""What a class does with the search, one thing at a time, and how its answers are counted."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from .questions import Answer, Question, Square

REMEMBERED = 5
"""The number of last answers that are shown as right or wrong."""


class Exercise(Enum):
    """What a class can do, by the keys of the names."""

    PREDICT = "predict"
    BY_HAND = "by_hand"
    OWN_BOARD = "own_board"


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
        return Score(self.right + is_right, self.made + 1, (*self.last, is_right)[-REMEMBERED:])


class Given(NamedTuple):
    """An answer that was given."""

    question: Question
    answer: Answer | Square
    is_right: bool
