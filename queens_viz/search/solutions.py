"""Solutions that have been found, in the order in which the search finds them, and their symmetry."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .facts import DIFFERENT_SOLUTIONS, TOTAL_SOLUTIONS
from .position import Position
from .strategy import PLAIN, Strategy, in_order

MOST_SOLUTIONS = 1_000_000
"""The most solutions that are kept."""

TWINS_UP_TO = 12
"""The largest n for which images are looked up."""


class Twin(NamedTuple):
    """An earlier solution in the list, and whether it becomes this one when turned, or else when mirrored."""

    line: int
    is_turned: bool


class Solutions:
    """Found solutions of n queens, each once, in lexicographic order, which is the search's own.

    A board is the rows of the queens in the order in which the search places them.
    """

    def __init__(self, n: int, strategy: Strategy = PLAIN) -> None:
        self.n, self.strategy = n, strategy
        self._rows: list[bytes] = []
        self._numbers = array("I")

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, index: int) -> tuple[int, ...]:
        return tuple(self._rows[index])

    def rows(self, index: int) -> tuple[int, ...]:
        """Return the rows of a solution from column 0 on."""
        return Position._make((self.n, self[index], 0, self.strategy)).rows

    @property
    def are_all(self) -> bool:
        """Whether these are all solutions."""
        return len(self) == TOTAL_SOLUTIONS.get(self.n)

    @property
    def different(self) -> int | None:
        """How many differ even when turned and mirrored, if these are all and that is known."""
        return DIFFERENT_SOLUTIONS.get(self.n) if self.are_all else None

    @property
    def is_full(self) -> bool:
        """Whether there is no room for more."""
        return len(self) >= MOST_SOLUTIONS

    def add(self, board: Iterable[int], number: int | None = None) -> None:
        """Keep a solution, and which one in the search's order it is, counted from 1, where that is known."""
        rows = bytes(board)
        index = bisect_left(self._rows, rows)
        if self._rows[index : index + 1] == [rows]:
            self._numbers[index] = self._numbers[index] or number or 0
        elif not self.is_full:
            self._rows.insert(index, rows)
            self._numbers.insert(index, number or 0)

    def number(self, index: int) -> int | None:
        """Return which one in the search's order it is, counted from 1, or None if that is not known."""
        return self._numbers[index] or None

    def index(self, board: tuple[int, ...]) -> int | None:
        """Return where a solution stands in the list, or None if it is not there."""
        rows = bytes(board)
        index = bisect_left(self._rows, rows)
        return index if self._rows[index : index + 1] == [rows] else None

    def up_to(self, position: Position) -> int:
        """Return how many of them the search has found by the time it stands at a position."""
        return bisect_left(self._rows, bytes(position.path))

    def twin(self, index: int) -> Twin | None:
        """Return the earliest solution in the list of which this one is an image, if there is one; n up to 12 only."""
        if self.n > TWINS_UP_TO:
            return None
        every = list(images(self.rows(index)))
        lines = [
            (self.index(in_order(self.n, image, self.strategy)), image)
            for image in set(every)
        ]
        earlier = [(found, image) for found, image in lines if found is not None]
        found, image = min(earlier, default=(index, ()))
        return Twin(found, is_turned=image in every[::2]) if found < index else None


def images(board: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield the eight images of a solution; some may be equal.

    They are in pairs: turned, from none to three quarters, and that mirrored.

    >>> sorted(set(images((1, 3, 0, 2))))
    [(1, 3, 0, 2), (2, 0, 3, 1)]
    """
    top = len(board) - 1
    for _ in range(4):
        yield board
        yield board[::-1]
        # A quarter turn: the queen of (column, row) comes to (row, top - column).
        turned = [0] * len(board)
        for column, row in enumerate(board):
            turned[row] = top - column
        board = tuple(turned)
