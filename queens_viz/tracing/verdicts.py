"""The verdicts on a program, and what belongs to one."""

from __future__ import annotations

from typing import NamedTuple

from .board import Board
from .sentence import Sentence
from .squares import Queens, Square

ORDER = ("error", "attacked", "shared", "missed", "range", "ends", "report", "endless")
"""The order of faults at one step: the first one is the verdict."""

FAULTS = frozenset((*ORDER, "nothing"))
"""The verdicts that blame a program."""

OUTCOMES = ("stopped", "unknown", "late", "some", "first", "right")
"""The verdicts on sizes without a fault. The first one that is true counts."""

UNBLAMED = ("right", "first", "some", "late")
"""The verdicts on a size after which other sizes are tried."""

HIDDEN = "hidden"
"""The verdict on a program that a class is to judge itself."""

OF_THE_SEARCH = ("attacked", "missed", "range", "ends")
"""The faults that count for another size, too: others may be due to that size."""


class Answered(NamedTuple):
    """A call that wrongly decided that a queen stays."""

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
    solutions: int = 0  # that were on the board, or appeared elsewhere
    expected: int | None = None  # how many there are
    sentences: tuple[Sentence, ...] = ()
    also_tried: tuple[int, ...] = ()
    changes: int = 0  # of the board
    answered: Answered | None = None  # the call that let the fault pass
    node: Queens | None = None  # the last safe board before the fault
    lacks: bool = False  # nothing is wrong, but solutions are missing
    queen: Square | None = None  # that is wrong there, or missing
