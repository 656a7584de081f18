"""All solutions at once: in how many of them a queen is on each square, and which.

Up to COMPLETED_UP_TO queens the list of a search is completed in slices once the search
is over. After a jump to its end, a search has not found its solutions itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .completions import ALL_KEPT_UP_TO, Completions
from .readings import Square
from .solutions import Solutions
from .strategy import Board, in_order

COMPLETED_UP_TO = ALL_KEPT_UP_TO
"""The largest n for which a list of solutions is completed."""

STEPS_OF_COUNT = 20
"""The most steps of a search that take as long as one step of a count."""

STEPS_OF_BOARD = 100
"""The same for putting a board into the list."""

STEPS_OF_ORDER = 200
"""The same for that if the order of placing must be found out, too."""

Counts = tuple[tuple[int, ...], ...]
"""The number of each square: those of each column, from the lowest row on."""


class Selection(NamedTuple):
    """The solutions that have queens on certain squares."""

    squares: frozenset[Square]
    indexes: Sequence[int]  # their places in the list
    counts: Counts  # in how many of them a queen is on a square

    @property
    def number(self) -> int:
        """How many solutions these are."""
        return len(self.indexes)


class Overview:
    """The solutions of a list, counted by squares.

    `completions` is called for the count of all solutions, if the list is not complete.

    >>> overview = Overview(Solutions(8))
    >>> while overview.count(1000):
    ...     pass
    >>> selection = overview.select(frozenset({(3, 5), (0, 0)}))
    >>> list(selection.indexes), selection.counts[7]
    ([0, 2], (0, 0, 1, 1, 0, 0, 0, 0))
    """

    def __init__(
        self,
        solutions: Solutions,
        completions: Callable[[], Completions] | None = None,
    ) -> None:
        self.steps = 0
        """How many steps the count has taken: it grows while the numbers change."""
        self.ordered: list[bytes] = []
        """The counted solutions in the order of placing, one after the other."""
        self._solutions = solutions
        self._new_completions = completions or (lambda: Completions(solutions.n))
        self._completions: Completions | None = None
        self._counted: list[Board] = []  # all solutions, once they are counted
        # The rows from column 0 on by those in the order of placing, if it is another.
        self._by_column: dict[bytes, bytes] = {}
        # The columns of all solutions, and the selections, of a list of a length.
        self._length = 0
        self._columns: list[str] = []
        self._selections: dict[frozenset[Square], Selection] = {}
        self._looked_at = 0  # solutions of that list whose order is known

    @property
    def is_counting(self) -> bool:
        """Whether solutions remain to be counted, or to be put in order."""
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
        """Count for as long as `most` steps of a search take.

        Return how many steps that was, roughly: 0 if nothing is left to be counted.
        """
        made = self._count(most) if self.is_counting else 0
        self.steps += made
        return made

    def _count(self, most: int) -> int:
        """Count for as long as `most` steps of a search take, and return how long."""
        solutions = self._solutions
        if solutions.are_all or solutions.n > COMPLETED_UP_TO:
            return self._order_listed(most)
        if not self._completions:
            self._completions = self._new_completions()
        completions = self._completions
        if not completions.is_complete:
            # A count that ends at once has taken a step, too.
            steps = completions.count(max(1, most // STEPS_OF_COUNT))
            return STEPS_OF_COUNT * max(1, steps)
        made = self._order_counted(completions, most)
        if len(self.ordered) == completions.number:
            solutions.fill(sorted(self.ordered))
        return made

    def _order_listed(self, most: int) -> int:
        """Find out the rows from column 0 on of solutions in the list."""
        solutions = self._solutions
        self._forget_other_lists()
        first = self._looked_at
        end = min(first + max(1, most // STEPS_OF_ORDER), len(solutions))
        for index in range(first, end):
            rows = solutions.boards[index]
            if rows not in self._by_column:
                self._by_column[rows] = bytes(solutions.rows(index))
        self._looked_at = end
        return STEPS_OF_ORDER * (end - first)

    def _order_counted(self, completions: Completions, most: int) -> int:
        """Find out in which order the search places the queens of counted solutions."""
        solutions = self._solutions
        steps = STEPS_OF_ORDER if self._has_other_order else STEPS_OF_BOARD
        first = len(self.ordered)
        if not self._counted:
            self._counted = completions.solutions
        boards = self._counted[first : first + max(1, most // steps)]
        for board in boards:
            rows = bytes(in_order(solutions.n, board, solutions.strategy))
            self.ordered.append(rows)
            if self._has_other_order:
                self._by_column[rows] = bytes(board)
        return steps * len(boards)

    def _forget_other_lists(self) -> None:
        """Forget what is known about a shorter list."""
        if len(self._solutions) != self._length:
            self._length = len(self._solutions)
            self._columns = []
            self._selections = {}
            self._looked_at = 0

    def select(self, squares: frozenset[Square]) -> Selection:
        """Return the solutions of the list that have queens on certain squares.

        While solutions are counted, the numbers are those of the solutions so far.
        """
        if self.is_counting and self._completions:
            counts = tuple([tuple(column) for column in self._completions.numbers])
            return Selection(frozenset(), range(self._completions.number), counts)
        self._forget_other_lists()
        selection = self._selections.get(squares)
        if not selection:
            selection = self._selected(squares)
            self._selections[squares] = selection
        return selection

    def _selected(self, squares: frozenset[Square]) -> Selection:
        """Search the list for solutions that have queens on certain squares."""
        if not self._columns:
            self._columns = self._columns_of_list()
        columns = self._columns
        indexes: Sequence[int] = range(len(columns[0]))
        if not squares:
            return Selection(squares, indexes, _counted(columns))
        first, *others = sorted(squares)
        indexes = _places(columns[first[0]], chr(first[1]))
        for column, row in others:
            rows = columns[column]
            sign = chr(row)
            indexes = [index for index in indexes if rows[index] == sign]
        chosen = ["".join([rows[index] for index in indexes]) for rows in columns]
        return Selection(squares, indexes, _counted(chosen))

    def _columns_of_list(self) -> list[str]:
        """Return for each column the rows of its queens in all solutions of the list.

        A row is a character: texts are joined and counted fast, also in a browser.
        """
        boards = self._solutions.boards
        if self._has_other_order:
            known = self._by_column
            boards = [known[rows] for rows in boards if rows in known]
        together = "".join([rows.decode("latin-1") for rows in boards])
        n = self._solutions.n
        return [together[column::n] for column in range(n)]


def _places(text: str, sign: str) -> list[int]:
    """Return the places of a character in a text.

    >>> _places("abcab", "b")
    [1, 4]
    """
    places = []
    place = text.find(sign)
    while place >= 0:
        places.append(place)
        place = text.find(sign, place + 1)
    return places


def _counted(columns: Sequence[str]) -> Counts:
    """Return how often each row is in each column, as many as there are columns."""
    signs = [chr(row) for row in range(len(columns))]
    return tuple([tuple([rows.count(sign) for sign in signs]) for rows in columns])
