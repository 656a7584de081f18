"""A board of a text that has been parsed into a value, but has no reading yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .cells import LineAt
from .facts import LARGEST
from .readings import Axis, Kind, Reading, Value, queens, readings
from .signs import QUEEN_SIGNS


class Scope(NamedTuple):
    """The boards that are looked for."""

    n: int | None = None  # the size of a board of rows; None: their number
    is_fixed: bool = False  # no board of another size counts
    least: int = 1  # no board of fewer columns counts
    way: str = ""  # how the cells of grids are written, once that is known

    def allows(self, n: int) -> bool:
        """Return whether a board of this size counts."""
        if self.is_fixed:
            return n == self.n
        return self.least <= n <= LARGEST


class Parsed(NamedTuple):
    """The value of lines in a notation, and what is known about it."""

    value: Value
    used: int = 1  # the number of lines that it takes
    n: int | None = None  # the size that the text names
    kind: Kind | None = None  # what the value is, if the notation says so
    axis: Axis | None = None  # what the first numbers count, if the notation says so
    name: str = ""  # the name of the notation
    way: str = ""  # how the cells of a grid are written
    is_alone: bool = True  # there is nothing beside it but a label
    others: int = 0  # the number of boards that follow in the same brackets

    def readings(self, n: int | None) -> list[Reading]:
        """Return the readings of the value that the notation allows."""
        return [
            reading
            for reading in readings(self.value, n)
            if self.kind in (None, reading.kind)
            and self.axis in (None, reading.axis)
            and reading.empty in EMPTY_COLUMNS
            and reading.first == 0
        ]

    def reading(self, scope: Scope) -> Reading | None:
        """Return the reading of the value; None if it is no board that is looked for.

        Grids and full sets of squares have their own size, and so have rows that are a
        full board of another size.
        """
        by_shape = [
            reading for reading in self.readings(self.n) if scope.allows(reading.n)
        ]
        for reading in by_shape:
            if self.n or scope.n is None or _brings_size(reading, self.value):
                return reading
        if scope.n is None or self.n:
            return None
        for reading in self.readings(scope.n):
            return reading
        for reading in by_shape:
            if reading.kind is Kind.ROWS and is_permutation(self.value):
                return reading
        return None


EMPTY_COLUMNS = (None, 0, -1)
"""The signs of an empty column in a text. Any other number is a mistake."""


LEAST_SET = 4
"""The least queens that make a board of their own: fewer may be part of any board."""


def _brings_size(reading: Reading, value: Value) -> bool:
    """Return whether the size of a board follows from its value."""
    if reading.kind is Kind.SQUARES and isinstance(value, list):
        columns = {column for column, _ in queens(value, reading) or ()}
        return reading.n == len(value) == len(columns) >= LEAST_SET
    if reading.n < LEAST_SET:
        return reading.queen in QUEEN_SIGNS
    return reading.kind in (Kind.GRID, Kind.FLAT, Kind.CELLS)


def is_permutation(value: Value) -> bool:
    """Return whether a list has the numbers from 0 or from 1 on, each once.

    >>> is_permutation([1, 3, 0, 2]), is_permutation([1, 2]), is_permutation([1, 3])
    (True, True, False)
    """
    if not isinstance(value, list):
        return False
    numbers = {item for item in value if isinstance(item, int)}
    return len(numbers) == len(value) and numbers in (
        set(range(len(value))),
        set(range(1, len(value) + 1)),
    )


def line_of(lines: Sequence[str]) -> LineAt:
    """Return the function that returns a line of a text by its number."""
    return lambda k: lines[k] if 0 <= k < len(lines) else None


LEAST_ROWS = 2
"""The least rows, lines or squares that show how a board is written."""
