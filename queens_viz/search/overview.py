"""All solutions at once: in how many of them a queen is on each square, and which.

Up to COMPLETED_UP_TO queens the list of a search is completed in slices once the search
is over. A search that was led to its end by a jump has not found its solutions itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .completions import Completions
from .readings import Square
from .solutions import Solutions
from .strategy import in_order

COMPLETED_UP_TO = 12
"""The largest n for which a list of solutions is completed."""

STEPS_OF_BOARD = 100
"""How many steps of a count take as long as bringing a board into an order."""

Counts = tuple[tuple[int, ...], ...]
"""The number of each square: those of each column, from the lowest row on."""


class Selection(NamedTuple):
    """The solutions that have a queen on each of some squares."""

    squares: frozenset[Square]
    indexes: Sequence[int]  # their places in the list
    counts: Counts  # in how many of them a queen is on a square

    @property
    def number(self) -> int:
        """How many solutions these are."""
        return len(self.indexes)


class Overview:
    """The solutions of a list, counted by squares.

    >>> overview = Overview(Solutions(8))
    >>> while overview.count(1000):
    ...     pass
    >>> selection = overview.select(frozenset({(3, 5), (0, 0)}))
    >>> list(selection.indexes), selection.counts[7]
    ([0, 2, 3], (0, 0, 1, 2, 0, 0, 0, 0))
    """

    def __init__(self, solutions: Solutions) -> None:
        self.steps = 0
        """How many steps the count has made: it grows as long as numbers change."""
        self._solutions = solutions
        self._completions: Completions | None = None
        # The rows from column 0 on by those in the order of placing, if it is another.
        self._by_column: dict[bytes, bytes] = {}
        self._boards_ordered = 0
        self._ordered_from = 0  # the length of the list then
        self._selections: dict[frozenset[Square], Selection] = {}
        self._selected_from = 0  # the length of the list

    @property
    def is_counting(self) -> bool:
        """Whether solutions are missing that will be counted, or put in order."""
        solutions = self._solutions
        if solutions.n <= COMPLETED_UP_TO and not solutions.are_all:
            return True
        return self._has_other_order and len(self._by_column) < len(solutions)

    @property
    def _has_other_order(self) -> bool:
        """Whether the search places its queens in another order than from the left."""
        return self._solutions.strategy.chooses_column

    @property
    def number(self) -> int:
        """How many solutions have been found or counted so far."""
        counted = self._completions.number if self._completions else 0
        return max(counted, len(self._solutions))

    def count(self, most: int) -> int:
        """Make up to `most` steps of the count, and return about how many were made.

        That is 0 if nothing is left to be counted.
        """
        made = self._count(most) if self.is_counting else 0
        self.steps += made
        return made

    def _count(self, most: int) -> int:
        """Make up to `most` steps of the count, and return about how many were made."""
        solutions = self._solutions
        if solutions.are_all or solutions.n > COMPLETED_UP_TO:
            return self._order_listed(most)
        if not self._completions:
            self._completions = Completions(solutions.n)
        completions = self._completions
        if not completions.is_complete:
            # A count that ends at once has made a step, too.
            return max(1, completions.count(most))
        if self._has_other_order:
            made = self._order_counted(completions, most)
            if self._boards_ordered < completions.number:
                return made
            solutions.fill(sorted(self._by_column))
        else:
            solutions.fill([bytes(board) for board in completions.solutions])
        return 1

    def _order_listed(self, most: int) -> int:
        """Find out the rows from column 0 on of solutions in the list."""
        solutions = self._solutions
        if len(solutions) != self._ordered_from:
            self._ordered_from = len(solutions)
            self._boards_ordered = 0
        first = self._boards_ordered
        end = min(first + max(1, most // STEPS_OF_BOARD), len(solutions))
        for index in range(first, end):
            rows = solutions.boards[index]
            if rows not in self._by_column:
                self._by_column[rows] = bytes(solutions.rows(index))
        self._boards_ordered = end
        return STEPS_OF_BOARD * (end - first)

    def _order_counted(self, completions: Completions, most: int) -> int:
        """Find out in which order the search places the queens of counted solutions."""
        solutions = self._solutions
        first = self._boards_ordered
        boards = completions.solutions[first : first + max(1, most // STEPS_OF_BOARD)]
        for board in boards:
            rows = in_order(solutions.n, board, solutions.strategy)
            self._by_column[bytes(rows)] = bytes(board)
        self._boards_ordered += len(boards)
        return STEPS_OF_BOARD * len(boards)

    def select(self, squares: frozenset[Square]) -> Selection:
        """Return the solutions of the list with a queen on each of some squares.

        While solutions are counted, the numbers are those of the solutions so far.
        """
        if self.is_counting and self._completions:
            counts = tuple([tuple(column) for column in self._completions.numbers])
            return Selection(frozenset(), range(self._completions.number), counts)
        if len(self._solutions) != self._selected_from:
            self._selections = {}
            self._selected_from = len(self._solutions)
        selection = self._selections.get(squares)
        if not selection:
            selection = self._selected(squares)
            self._selections[squares] = selection
        return selection

    def _selected(self, squares: frozenset[Square]) -> Selection:
        """Look through the list for solutions with a queen on each of some squares."""
        boards = self._solutions.boards
        if self._has_other_order:
            boards = [
                self._by_column[rows] for rows in boards if rows in self._by_column
            ]
        indexes: Sequence[int] = range(len(boards))
        for column, row in squares:
            indexes = [index for index in indexes if boards[index][column] == row]
        if squares:
            boards = [boards[index] for index in indexes]
        return Selection(squares, indexes, counted(boards, self._solutions.n))


def counted(boards: Sequence[bytes], n: int) -> Counts:
    """Return on how many boards a queen is on each square.

    Each board has the rows of its queens from column 0 on.

    >>> counted([bytes((1, 3, 0, 2)), bytes((2, 0, 3, 1))], 4)
    ((0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 0, 1), (0, 1, 1, 0))
    """
    # All rows of a column together are counted much faster than board by board.
    together = b"".join(boards)
    counts = []
    for column in range(n):
        rows = together[column::n]
        counts.append(tuple([rows.count(row) for row in range(n)]))
    return tuple(counts)
