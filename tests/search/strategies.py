"""The searches by the three strategies once more, with squares instead of sets and calls instead of steps."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from queens_viz import Position
from queens_viz.search.strategy import Strategy

Square = tuple[int, int]


class Walked(NamedTuple):
    """A state: queens as columns and rows in the order of their placing, and the square that is tested, if one is.

    `solutions` are those that were left before, `comparisons` those that were made.
    """

    queens: tuple[Square, ...]
    tested: Square | None
    solutions: int
    comparisons: int


def attack(one: Square, other: Square) -> bool:
    """Return whether two squares share a row, a column or a diagonal."""
    across, up = one[0] - other[0], one[1] - other[1]
    return 0 in (across, up, across - up, across + up)


class Recursion:
    """A search by calls."""

    def __init__(self, n: int, strategy: str) -> None:
        self.n, self.strategy = n, strategy
        self.solutions = self.comparisons = 0

    def open_squares(self, queens: tuple[Square, ...], column: int) -> list[Square]:
        """Return the squares of a column that no queen attacks."""
        squares = [(column, row) for row in range(self.n)]
        return [
            square
            for square in squares
            if not any(attack(square, queen) for queen in queens)
        ]

    def unfilled(self, queens: tuple[Square, ...]) -> list[int]:
        """Return the columns without a queen, from the left."""
        return [
            column
            for column in range(self.n)
            if column not in [filled for filled, _ in queens]
        ]

    def next_column(self, queens: tuple[Square, ...]) -> int:
        """Return the column that is searched next."""
        columns = self.unfilled(queens)
        if self.strategy == "fewest":
            columns.sort(
                key=lambda column: (len(self.open_squares(queens, column)), column)
            )
        return columns[0]

    def takes(self, queens: tuple[Square, ...], square: Square) -> bool:
        """Return whether a queen is placed on a square, and count what she is compared with."""
        if self.strategy == "plain":
            for queen in queens:
                self.comparisons += 1
                if attack(queen, square):
                    return False
            return True
        if any(attack(queen, square) for queen in queens):
            return False
        for column in self.unfilled((*queens, square)):
            before = self.open_squares(queens, column)
            self.comparisons += len(before)
            if all(attack(square, other) for other in before):
                return False
        return True

    def states(self, queens: tuple[Square, ...] = ()) -> Iterator[Walked]:
        """Yield every state, from here to the last."""
        if len(queens) == self.n:
            yield Walked(queens, None, self.solutions, self.comparisons)
            self.solutions += 1
            return
        column = self.next_column(queens)
        for row in range(self.n):
            yield Walked(queens, (column, row), self.solutions, self.comparisons)
            if self.takes(queens, (column, row)):
                yield from self.states((*queens, (column, row)))


@cache
def walk(n: int, strategy: str) -> tuple[Walked, ...]:
    """Return all states of a round, and last what was counted by its end."""
    recursion = Recursion(n, strategy)
    states = tuple(recursion.states())
    return (*states, Walked((), (0, n), recursion.solutions, recursion.comparisons))


def position_of(n: int, state: Walked, strategy: Strategy) -> Position:
    """Return the position of a state, which may be the end."""
    row = state.tested[1] if state.tested else 0
    return Position(n, tuple(row for _, row in state.queens), row, strategy)


def positions(n: int, strategy: Strategy) -> list[Position]:
    """Return the positions of a whole round, the end not among them."""
    return [position_of(n, state, strategy) for state in walk(n, strategy.value)[:-1]]


@cache
def lifetimes(n: int, strategy: Strategy) -> dict[tuple[Square, ...], tuple[int, int]]:
    """Return for the queens of each board the first step after which the last of them stood, and that which lifted her.

    At the end position all have been lifted.
    """
    found: dict[tuple[Square, ...], tuple[int, int]] = {}
    for step, state in enumerate(walk(n, strategy.value)):
        for queens in range(1, len(state.queens) + 1):
            start, _ = found.get(state.queens[:queens], (step, step))
            found[state.queens[:queens]] = start, step + 1
    return found
