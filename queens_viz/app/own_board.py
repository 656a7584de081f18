"""My own board: queens that a class places itself, and what follows from them."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..search.position import Position
from ..search.search import lines_of
from .history import History, Turn
from .questions import Square


class Line(Enum):
    """What two squares can share, by the keys of the words for such a pair."""

    COLUMN = "pair_column"
    ROW = "pair_row"
    RISING = "pair_rising"
    FALLING = "pair_falling"


class Pair(NamedTuple):
    """Two queens that attack each other."""

    first: Square  # the left or lower one
    second: Square
    line: Line


class OwnBoard(NamedTuple):
    """The queens on a board of size n."""

    n: int = 0
    queens: frozenset[Square] = frozenset()
    is_shaded: bool = True  # attacked squares are shaded
    has_numbers: bool = False  # free squares have numbers of solutions
    history: History = History()  # its places are sets of queens

    def on(self, n: int) -> OwnBoard:
        """Return this board if it has that size, else an empty one."""
        if self.n == n:
            return self
        return OwnBoard(n, is_shaded=self.is_shaded, has_numbers=self.has_numbers)

    def holding(self, queens: frozenset[Square]) -> OwnBoard:
        """Return the board with other queens on it."""
        if queens == self.queens:
            return self
        return self._replace(queens=queens, history=self.history.with_move(self.queens))

    def toggled(self, square: Square) -> OwnBoard:
        """Return the board with a queen placed on a square, or removed from it."""
        return self.holding(self.queens ^ {square})

    def turned(self, turn: Turn) -> OwnBoard:
        """Return the board after undoing a change, or making it again."""
        queens, history = turn(self.history, self.queens)
        if queens is None:
            return self
        return self._replace(queens=queens, history=history)

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """The pairs of queens that attack each other.

        >>> OwnBoard(8, frozenset({(0, 1), (2, 3), (5, 2)})).pairs
        (Pair(first=(0, 1), second=(2, 3), line=<Line.RISING: 'pair_rising'>),)
        """
        queens = sorted(self.queens)
        pairs = []
        for index, first in enumerate(queens):
            for second in queens[index + 1 :]:
                line = shared_line(first, second)
                if line:
                    pairs.append(Pair(first, second, line))
        return tuple(pairs)

    @property
    def attacked(self) -> frozenset[Square]:
        """The empty squares that a queen attacks."""
        # The lines of a square are the bits of a number.
        lines = lines_of(self.n)
        taken_columns = {column for column, _ in self.queens}
        taken_lines = 0
        for column, row in self.queens:
            taken_lines |= lines[column][row]
        attacked = []
        for column in range(self.n):
            for row in range(self.n):
                is_on_line = lines[column][row] & taken_lines != 0
                is_attacked = is_on_line or column in taken_columns
                if is_attacked and (column, row) not in self.queens:
                    attacked.append((column, row))
        return frozenset(attacked)

    @property
    def safe_squares(self) -> int:
        """The number of squares that are empty and not attacked."""
        return self.n * self.n - len(self.queens) - len(self.attacked)

    @property
    def free(self) -> frozenset[Square]:
        """The squares that are empty and not attacked."""
        every = {(column, row) for column in range(self.n) for row in range(self.n)}
        return frozenset(every - self.queens - self.attacked)

    @property
    def position(self) -> Position | None:
        """The position of the search with these queens.

        There is none unless they are safe and fill the columns from the left on.

        >>> str(OwnBoard(8, frozenset({(1, 3), (0, 1)})).position)
        '2,4:1'
        >>> OwnBoard(8, frozenset({(1, 3)})).position is None
        True
        """
        columns = [column for column, _ in sorted(self.queens)]
        rows = [row for _, row in sorted(self.queens)]
        if self.pairs or columns != list(range(len(columns))):
            return None
        return Position(self.n, tuple(rows), 0)

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
        """Whether there are n queens that do not attack each other."""
        return len(self.queens) == self.n and not self.pairs


def shared_line(first: Square, second: Square) -> Line | None:
    """Return the line that two squares share, if there is one.

    >>> shared_line((0, 1), (2, 3)), shared_line((0, 1), (1, 3))
    (<Line.RISING: 'pair_rising'>, None)
    """
    dx = second[0] - first[0]
    dy = second[1] - first[1]
    if dx == 0:
        return Line.COLUMN
    if dy == 0:
        return Line.ROW
    if dx == dy:
        return Line.RISING
    if dx == -dy:
        return Line.FALLING
    return None
