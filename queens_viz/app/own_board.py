"""My own board: queens that are set freely, and what follows from where they stand."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..search.position import Position
from ..search.search import lines_of
from .history import History
from .questions import Square


class Line(Enum):
    """What two squares can share, by the keys of the words for such a pair."""

    COLUMN = "pair_column"
    ROW = "pair_row"
    RISING = "pair_rising"
    FALLING = "pair_falling"


class Pair(NamedTuple):
    """Two queens that attack each other, the left or lower one first."""

    first: Square
    second: Square
    line: Line


class OwnBoard(NamedTuple):
    """The queens on a board of size n, and whether attacked squares are shaded.

    The places of its `history` are its queens.
    """

    n: int = 0
    queens: frozenset[Square] = frozenset()
    is_shaded: bool = True
    history: History = History()

    def on(self, n: int) -> OwnBoard:
        """Return this board if it has that size, else an empty one."""
        return self if self.n == n else OwnBoard(n, is_shaded=self.is_shaded)

    def holding(self, queens: frozenset[Square]) -> OwnBoard:
        """Return the board with other queens on it."""
        if queens == self.queens:
            return self
        return self._replace(queens=queens, history=self.history.kept(self.queens))

    def toggled(self, square: Square) -> OwnBoard:
        """Return the board with a queen placed on a square, or removed from it."""
        return self.holding(self.queens ^ {square})

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """The pairs of queens that attack each other.

        >>> OwnBoard(8, frozenset({(0, 1), (2, 3), (5, 2)})).pairs
        (Pair(first=(0, 1), second=(2, 3), line=<Line.RISING: 'pair_rising'>),)
        """
        queens = sorted(self.queens)
        every = [
            (one, other) for k, one in enumerate(queens) for other in queens[k + 1 :]
        ]
        return tuple(
            Pair(one, other, line)
            for one, other in every
            if (line := _shared(one, other))
        )

    @property
    def attacked(self) -> frozenset[Square]:
        """The empty squares that a queen attacks."""
        lines, columns, taken = (
            lines_of(self.n),
            {column for column, _ in self.queens},
            0,
        )
        for column, row in self.queens:
            taken |= lines[column][row]
        return frozenset([
            (column, row)
            for column in range(self.n)
            for row in range(self.n)
            if (column in columns or lines[column][row] & taken) and (column, row) not in self.queens
        ])  # fmt: skip

    @property
    def safe_squares(self) -> int:
        """How many squares are empty and not attacked."""
        return self.n * self.n - len(self.queens) - len(self.attacked)

    @property
    def position(self) -> Position | None:
        """Where the search can go on: the queens are safe and fill the columns from the left. None if they don't.

        >>> str(OwnBoard(8, frozenset({(1, 3), (0, 1)})).position), OwnBoard(8, frozenset({(1, 3)})).position
        ('2,4:1', None)
        """
        squares = sorted(self.queens)
        if self.pairs or [column for column, _ in squares] != list(range(len(squares))):
            return None
        return Position(self.n, tuple(row for _, row in squares), 0)

    @property
    def grid(self) -> str:
        """The board as lines of . and Q, the top row first, as the reader takes it.

        >>> print(OwnBoard(2, frozenset({(0, 1), (1, 1)})).grid)
        Q Q
        . .
        """
        lines = []
        for row in reversed(range(self.n)):
            signs = ["."] * self.n
            for column in range(self.n):
                if (column, row) in self.queens:
                    signs[column] = "Q"
            lines.append(" ".join(signs))
        return "\n".join(lines)

    @property
    def is_solution(self) -> bool:
        """Whether all n queens stand, and no two attack each other."""
        return len(self.queens) == self.n and not self.pairs


def _shared(one: Square, other: Square) -> Line | None:
    """Return the line that two squares share, the left or lower one first."""
    across, up = other[0] - one[0], other[1] - one[1]
    if not across:
        return Line.COLUMN
    if not up:
        return Line.ROW
    return Line.RISING if up == across else Line.FALLING if up == -across else None
