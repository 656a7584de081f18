"""The board of a program: the variable that is the board, and how it is read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..search.readings import Axis, Kind, Reading, queens
from .events import Variable
from .squares import Queens, Square

TYPE_CHECKING = False
if TYPE_CHECKING:
    # A story needs no moments.
    from .history import Moment


class Shape(NamedTuple):
    """How the values of a variable are read, whatever the size of the board is."""

    reading: Reading
    is_fixed: bool  # a list or grid of one length, in which the queens are stored
    size_name: str = ""  # the variable that holds the size
    offset: int = 0  # of a grid: how many lines and places before the first aren't used
    spare: int = 0  # how many lines after the last aren't used

    def size(self, moment: Moment) -> int:
        """Return the size of the board at a moment."""
        value = moment.value
        if self.is_fixed and isinstance(value, (list, tuple, str)):
            if self.reading.kind is Kind.FLAT:
                return int(len(value) ** 0.5 + 0.5)
            return len(value) - self.reading.first - self.offset - self.spare
        return moment.sizes.get(self.size_name, self.reading.n)

    def queens(self, value: object, size: int) -> Queens | None:
        """Return the queens that a value holds, whether they were stored or not."""
        if self.spare and isinstance(value, (list, tuple)) and not self.offset:
            value = value[: self.reading.first + size]
        unused = self.offset + self.spare if self.offset else 0
        board = queens(value, self.reading._replace(n=size + unused))
        if board is None or not self.offset:
            return board
        moved = [(line - self.offset, place - self.offset) for line, place in board]
        return frozenset(s for s in moved if min(s) >= 0 and max(s) < size)


class Hint(NamedTuple):
    """What a person has said about the board: by `--board`, or in the window."""

    name: str = ""
    base: int | None = None
    axis: Axis | None = None


class Board(NamedTuple):
    """The variable that is the board, and how its values are read."""

    variable: Variable
    names: tuple[Variable, ...]  # all names of its objects, the variable first
    shape: Shape
    axis: Axis  # what the first number of a square counts
    score: float

    @property
    def kind(self) -> Kind:
        """How a value holds the queens."""
        return self.shape.reading.kind

    def square(self, square: Square) -> str:
        """Return how the program writes a queen on a square, as `board[5] = 3`."""
        reading = self.shape.reading
        line, place = square
        first = line + reading.base
        second = place + reading.base
        name = self.variable.name
        if reading.kind is Kind.ROWS:
            return f"{name}[{line + reading.first}] = {second}"
        if reading.kind is Kind.DICTIONARY:
            return f"{name}[{first}] = {second}"
        if reading.kind is Kind.GRID:
            offset = self.shape.offset
            return f"{name}[{line + offset}][{place + offset}]"
        if reading.kind is Kind.CELLS:
            return f"{name}[{first}, {second}]"
        return f"({first}, {second})"

    def queens(self, order: Iterable[Square]) -> str:
        """Return how the program writes a board: its numbers, or its squares."""
        reading = self.shape.reading
        squares = sorted(order)
        if reading.kind in (Kind.ROWS, Kind.GRID, Kind.FLAT, Kind.DICTIONARY):
            lines = [line for line, _ in squares]
            if lines == list(range(len(lines))):
                return str([self.number(place) for _, place in squares])
        pairs = [(self.number(line), self.number(place)) for line, place in squares]
        return str(pairs)

    @property
    def first_number(self) -> int:
        """The program's number of the first line."""
        reading = self.shape.reading
        if reading.kind is Kind.ROWS:
            return reading.first
        if reading.kind is Kind.GRID:
            return self.shape.offset
        return reading.base

    def number(self, place: int) -> int:
        """Return the program's number of a line, or of a place in it."""
        return place + self.shape.reading.base + self.shape.offset
