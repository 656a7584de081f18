"""The solutions found so far, in the order of the search, and their symmetry."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from .facts import DIFFERENT_SOLUTIONS, TOTAL_SOLUTIONS
from .position import Position
from .strategy import PLAIN, Strategy, in_order

MOST_SOLUTIONS = 1_000_000
"""The most solutions that are kept."""

TWINS_UP_TO = 12
"""The largest n for which turned and mirrored solutions are looked up."""

QUARTER_TURNS = 4


class Twin(NamedTuple):
    """An earlier solution that becomes this one when it is turned or mirrored."""

    line: int  # its place in the list, from 0
    is_turned: bool  # whether it is turned; otherwise it is mirrored


class Solutions:
    """The solutions found so far, each once, in lexicographic order.

    That is the order in which the search finds them. A board is the rows of the queens
    in the order in which the search places them.
    """

    def __init__(self, n: int, strategy: Strategy = PLAIN) -> None:
        self.n = n
        self.strategy = strategy
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
    def boards(self) -> Sequence[bytes]:
        """The boards, each as the rows in the order of placing."""
        return self._rows

    def fill(self, boards: list[bytes]) -> None:
        """Replace the list by all solutions, which are in their order."""
        self._rows = boards
        self._numbers = array("I", range(1, len(boards) + 1))

    @property
    def are_all(self) -> bool:
        """Whether these are all solutions."""
        return len(self) == TOTAL_SOLUTIONS.get(self.n)

    @property
    def different(self) -> int | None:
        """How many differ even when turned and mirrored.

        None unless these are all solutions and the number is known.
        """
        if not self.are_all:
            return None
        return DIFFERENT_SOLUTIONS.get(self.n)

    @property
    def is_full(self) -> bool:
        """Whether no more solutions are kept."""
        return len(self) >= MOST_SOLUTIONS

    def add(self, board: Iterable[int], number: int | None = None) -> None:
        """Keep a solution.

        `number` is its place in the search's order, counted from 1, if that is known.
        """
        rows = bytes(board)
        index = bisect_left(self._rows, rows)
        if self._rows[index : index + 1] == [rows]:
            self._numbers[index] = self._numbers[index] or number or 0
        elif not self.is_full:
            self._rows.insert(index, rows)
            self._numbers.insert(index, number or 0)

    def number(self, index: int) -> int | None:
        """Return a solution's place in the search's order, counted from 1, if known."""
        return self._numbers[index] or None

    def index(self, board: tuple[int, ...]) -> int | None:
        """Return the place of a solution in the list; None if it is not there."""
        rows = bytes(board)
        index = bisect_left(self._rows, rows)
        if self._rows[index : index + 1] != [rows]:
            return None
        return index

    def up_to(self, position: Position) -> int:
        """Return how many of the solutions the search finds before a position."""
        return bisect_left(self._rows, bytes(position.path))

    def twin(self, index: int) -> Twin | None:
        """Return the earliest solution in the list that this one is an image of.

        None if there is no earlier one, or if n is above TWINS_UP_TO.
        """
        if self.n > TWINS_UP_TO:
            return None
        every = list(images(self.rows(index)))
        turned = every[::2]
        twins = []
        for image in set(every):
            line = self.index(in_order(self.n, image, self.strategy))
            if line is not None and line < index:
                twins.append(Twin(line, is_turned=image in turned))
        return min(twins, default=None)


def images(board: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield the eight images of a solution, some of which may be equal.

    They come in pairs: turned by 0, 1, 2 and 3 quarter turns, each with its mirror
    image.

    >>> sorted(set(images((1, 3, 0, 2))))
    [(1, 3, 0, 2), (2, 0, 3, 1)]
    """
    top = len(board) - 1
    for _ in range(QUARTER_TURNS):
        yield board
        yield board[::-1]
        # A quarter turn: the queen at (column, row) goes to (row, top - column).
        turned = [0] * len(board)
        for column, row in enumerate(board):
            turned[row] = top - column
        board = tuple(turned)
