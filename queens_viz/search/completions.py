"""The solutions that contain some queens, counted in slices.

Sets of rows are whole numbers, as in sprint.py: bit `row` is set if the row is in it.
"""

from __future__ import annotations

from collections.abc import Iterable

from .attacks import attacking_pairs
from .readings import Square
from .solutions import images
from .strategy import Board

ALL_KEPT_UP_TO = 12
"""The largest n for which all solutions are kept."""

MOST_KEPT = 20_000
"""The most solutions that are kept for a larger n."""

GIVEN_UP = 10_000_000
"""The steps after which a count is given up."""


class Completions:
    """The solutions that contain some queens, counted in slices.

    >>> completions = Completions(8, frozenset({(0, 0), (3, 5)}))
    >>> while completions.count(1000):
    ...     pass
    >>> completions.number, completions.first, completions.numbers[7]
    (2, (0, 4, 7, 5, 2, 6, 1, 3), [0, 0, 1, 1, 0, 0, 0, 0])
    """

    def __init__(self, n: int, queens: frozenset[Square] = frozenset()) -> None:
        self.n = n
        self.queens = queens
        """The squares, (column, row) from 0, that have a queen in each solution."""
        self.number = 0
        """The number of solutions counted so far."""
        self.numbers = [[0] * n for _ in range(n)]
        """The number of them that have a queen on each square: [column][row]."""
        self.first: Board | None = None
        """The first of them in the order of the plain search."""
        self.steps = 0
        """How many steps the count has taken: placed queens and sorted boards."""
        # The solutions that are kept, by the row of their first queen.
        self._kept: list[list[Board]] = [[] for _ in range(n)]
        self._has_symmetry = not queens and n <= ALL_KEPT_UP_TO
        self._known: set[Board] = set()  # the same, where images are added
        self._sorted = 0  # how many of the lists have been sorted
        # The walks that remain to be done, the next one last.
        if self._has_symmetry:
            self._walks = _walks_without_images(n)
        elif attacking_pairs(queens):
            self._walks = []
        else:
            self._walks = [_Walk(n, rows_left(n, queens))]
        self._walks = [walk for walk in self._walks if not walk.is_over]

    @property
    def is_complete(self) -> bool:
        """Whether all these solutions have been counted."""
        return not self._walks and self._is_sorted

    @property
    def _is_sorted(self) -> bool:
        """Whether those that are kept are in the order of the search."""
        return not self._has_symmetry or self._sorted == self.n

    @property
    def has_given_up(self) -> bool:
        """Whether the count is not complete, and has been given up."""
        return self.steps >= GIVEN_UP and not self.is_complete

    @property
    def is_over(self) -> bool:
        """Whether nothing more is counted."""
        return self.is_complete or self.has_given_up

    @property
    def revision(self) -> tuple[int, bool, bool]:
        """A value that changes when there is something new to show.

        While it counts, it changes only now and then, because each change is drawn and
        announced.
        """
        number = self.number if self.is_over else rounded_down(self.number)
        return number, self.first is not None, self.is_over

    @property
    def solutions(self) -> list[Board]:
        """The solutions that are kept: all of them, or for a large n the first ones.

        They are in the order of the plain search once the count is complete.
        """
        return [board for boards in self._kept for board in boards]

    def count(self, most: int) -> int:
        """Make up to `most` steps of the count, and return how many were made.

        Return 0 if it is complete, or has been given up.
        """
        made = 0
        while made < most and self._walks and self.steps + made < GIVEN_UP:
            walk = self._walks[-1]
            boards: list[Board] = []
            made += walk.advance(most - made, boards)
            self._add(boards)
            if walk.is_over:
                self._walks.pop()
        if not made and not self._walks and not self._is_sorted:
            # One list at a time: in a page it takes some milliseconds.
            boards = self._kept[self._sorted]
            boards.sort()
            self._sorted += 1
            made = max(1, len(boards))
        self.steps += made
        return made

    def _add(self, boards: list[Board]) -> None:
        """Add solutions in the order in which they were found."""
        if boards and self.first is None:
            self.first = boards[0]
        if self._has_symmetry:
            # A board may have been found before, as the image of another one.
            every = {image for board in boards for image in images(board)}
            boards = list(every - self._known)
            self._known |= every
        for board in boards:
            self.number += 1
            for numbers, row in zip(self.numbers, board, strict=True):
                numbers[row] += 1
            if self.n <= ALL_KEPT_UP_TO or self.number <= MOST_KEPT:
                self._kept[board[0]].append(board)


Column = tuple[int, int, int, int, "Column | None"]
"""Four sets of the rows of a column, and the column to its left.

They are the rows that are safe and untried, and those that the queens to the left
attack along rows, falling and rising diagonals.
"""


class _Walk:
    """A search from left to right that knows which rows are left in each column."""

    def __init__(self, n: int, left: list[int]) -> None:
        self._left = left
        self._queens = [0] * n  # the row of each queen, as a set
        self._index = 0  # of the column that is searched
        self._column: Column = (left[0], 0, 0, 0, None)
        self.is_over = not all(left)
        """Whether the walk has reached its end."""

    def advance(self, most: int, boards: list[Board]) -> int:
        """Place up to `most` queens, and return how many were placed.

        The solutions are appended to `boards`.
        """
        # The loop uses only local variables, which are faster.
        left = self._left
        queens = self._queens
        index = self._index
        untried, rows, falling, rising, column_before = self._column
        every = (1 << len(left)) - 1
        last_index = len(left) - 1
        made = 0
        while made < most:
            if untried:
                # Subtracting 1 removes the lowest row of a set.
                others = untried & untried - 1
                queen = untried ^ others
                queens[index] = queen
                made = made + 1
                if index == last_index:
                    boards.append(_board(queens))
                    untried = others
                    continue
                column_before = (others, rows, falling, rising, column_before)
                index = index + 1
                rows = rows | queen
                falling = (falling | queen) >> 1
                rising = (rising | queen) << 1
                untried = left[index] & ((rows | falling | rising) ^ every)
            elif column_before:
                untried, rows, falling, rising, column_before = column_before
                index = index - 1
            else:
                self.is_over = True
                break
        self._index = index
        self._column = (untried, rows, falling, rising, column_before)
        return made


def _board(queens: list[int]) -> Board:
    """Return the rows of queens; each is the set of one row."""
    return tuple([queen.bit_length() - 1 for queen in queens])


def rows_left(n: int, queens: Iterable[Square]) -> list[int]:
    """Return the rows of each column that queens leave for a solution.

    The column of a queen has its own row only.

    >>> [f"{rows:04b}" for rows in rows_left(4, [(1, 3)])]
    ['0011', '1000', '0011', '0101']
    """
    left = [(1 << n) - 1] * n
    for queen_column, queen_row in queens:
        for column in range(n):
            distance = abs(column - queen_column)
            if distance == 0:
                left[column] &= 1 << queen_row
            else:
                attacked = 1 << queen_row | 1 << queen_row + distance
                if queen_row >= distance:
                    attacked |= 1 << queen_row - distance
                left[column] &= ~attacked
    return left


def _walks_without_images(n: int) -> list[_Walk]:
    """Return walks that find at least one image of each solution, the next one last.

    A solution has a queen at each of the four edges of the board. It can be turned and
    mirrored so that the one in column 0 is the nearest of them to a corner, and in the
    lower half. There is a walk for each of its rows, the lowest first. So the first
    solution that is found is the first one of the search.
    """
    walks = []
    for nearest in range((n + 1) // 2):
        inner = range(nearest, n - nearest)
        edges = 1 | 1 << n - 1
        left = [(1 << n) - 1] * n
        for column in range(n):
            if column not in inner:
                left[column] &= ~edges
        left[-1] &= sum([1 << row for row in inner])
        left[0] = 1 << nearest
        walks.append(_Walk(n, left))
    return walks[::-1]


def rounded_down(number: int) -> int:
    """Return a number with all its digits but the first replaced by 0.

    >>> rounded_down(7), rounded_down(1_996), rounded_down(20_000)
    (7, 1000, 20000)
    """
    scale = 1
    while number >= 10 * scale:
        scale *= 10
    return number // scale * scale
