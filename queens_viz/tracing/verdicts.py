"""The verdicts on a program, and what one consists of."""

from __future__ import annotations

from typing import NamedTuple

from .board import Board
from .sentence import Sentence
from .squares import Queens, Square

ORDER = ("error", "attacked", "shared", "missed", "range", "ends", "report", "endless")
"""Which of several faults at one step is the verdict."""

FAULTS = frozenset((*ORDER, "nothing"))
"""The verdicts that blame a program."""

OUTCOMES = ("stopped", "unknown", "late", "some", "first", "right")
"""The verdicts on sizes without a fault: the first that is true of a size counts."""

UNBLAMED = ("right", "first", "some", "late")
"""The verdicts on a size after which other sizes count."""

HIDDEN = "hidden"
"""The verdict on a program that a class is to judge itself."""

OF_THE_SEARCH = ("attacked", "missed", "range", "ends")
"""The faults that are taken from another size: others may come of the size itself."""


class Answered(NamedTuple):
    """A call that decided that a queen stays, which is wrong."""

    call: str  # as "safe(5)"
    step: int  # at which it begins
    line: int | None  # of its return


class Verdict(NamedTuple):
    """The verdict on a program."""

    name: str
    line: int | None = None
    step: int | None = None
    n: int | None = None
    board: Board | None = None
    solutions: int = 0  # that stood, or appeared elsewhere
    expected: int | None = None  # how many there are
    sentences: tuple[Sentence, ...] = ()
    also_tried: tuple[int, ...] = ()
    changes: int = 0  # of the board
    answered: Answered | None = None  # the call that let the fault pass
    node: Queens | None = None  # the last safe board before the fault
    lacks: bool = False  # nothing is wrong, but solutions are missing
    queen: Square | None = None  # that is wrong there, or missing
