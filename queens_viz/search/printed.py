r"""Finds the boards that a program has printed, among other text.

The first board of four or more queens decides in which notation boards are written. All
other lines are text. Boards may have different sizes.

>>> text = "4 queens\nSolution 1: [1, 3, 0, 2]\n12 ms\nSolution 2: [2, 0, 3, 1]"
>>> for board in boards(text.split("\n")):
...     print(board.line, board.n, board.rows)
2 4 (1, 3, 0, 2)
4 4 (2, 0, 3, 1)

A board that is not well formed has a fault:

>>> [str(board.fault) for board in boards(["2 4 1 3", "2 5 1 3"])]
['None', 'number 2 is 5: a board of 4 has no such row']
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from .brackets import OPENING, Bracket, Names, Reader, Unreadable
from .cells import KEEP_DIGITS, WAYS, cleaned, collapsed, is_ruled
from .complaints import complaint_of_lengths, complaint_of_value
from .facts import LARGEST
from .grids import is_separator
from .lists import boards_of
from .parsed import LEAST_ROWS, LEAST_SET, Parsed, Scope, is_permutation
from .parsing import NOTATIONS, parse
from .position import PositionError
from .readings import Kind, Reading, Square, Value, queens
from .signs import Cell

Rows = tuple[int, ...]
"""The row of the queen of each column, from 0."""


class Printed(NamedTuple):
    """A board that was printed, in its own numbers: grids count rows from the top."""

    line: int  # the line in which it begins, from 1
    n: int
    rows: Rows | None  # None unless there is one queen in each column
    base: int = 1  # the number of the first row and column in messages
    squares: frozenset[Square] = frozenset()  # the queens, if `rows` is None
    fault: PositionError | None = None  # why it is not well formed
    is_top_first: bool = False  # a grid, whose rows count from the top
    has_squares: bool = False  # its queens are squares, each with two numbers


MOST_AHEAD = 2_000
"""The lines that are needed to decide what begins in the first of them."""

MOST_LETTERS = 300_000
"""The letters of those lines."""


class Piece(str):
    """A part of a line that is too long to be kept whole. The line goes on after it."""

    __slots__ = ()


class Window:
    """A window on a stream of lines, which reads only the lines that are needed."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._source = iter(lines)
        self._lines = list[str]()
        self._pieces = set[int]()  # the places of pieces of lines
        self._letters = 0
        self._before = ""
        self.number = 1  # the number of the first line in the window
        self.skipped = 0  # the lines and pieces before it

    def line(self, k: int) -> str | None:
        """Return the k-th line; None after the end, or if it is too far ahead.

        The line -1 is the one before the window; it is empty if it belongs to a board.
        """
        if k < 0:
            return self._before
        while len(self._lines) <= k:
            if k >= MOST_AHEAD or self._letters > MOST_LETTERS:
                return None
            text = next(self._source, None)
            if text is None:
                return None
            if isinstance(text, Piece):
                self._pieces.add(len(self._lines))
            text = cleaned(text)
            self._letters += len(text)
            self._lines.append(text)
        return self._lines[k]

    def number_of(self, k: int) -> int:
        """Return the number of the k-th line."""
        return self.number + k - len([piece for piece in self._pieces if piece < k])

    def goes_on(self, k: int) -> bool:
        """Return whether the k-th line is only a piece."""
        return k in self._pieces

    def skip(self, count: int, *, is_text: bool = False) -> None:
        """Move the window by a number of lines, which are text or else a board."""
        self._before = ""
        if is_text and self._lines:
            self._before = self._lines[0]
        for text in self._lines[:count]:
            self._letters -= len(text)
        self.number += count
        if self._pieces:
            self.number -= len([piece for piece in self._pieces if piece < count])
            self._pieces = {piece - count for piece in self._pieces if piece >= count}
        self.skipped += count
        del self._lines[:count]


class Plan(NamedTuple):
    """Which numbers of a line are the rows, for all lines of the same form."""

    first: int
    end: int  # after the last one


MOST_PLANS = 20_000
"""The most forms of lines that are remembered."""

LONGEST_PLAN = 2_000
"""The letters of the longest line that is remembered."""

BEFORE_LISTS = ("grid", "lines")
AFTER_LISTS = tuple(
    [name for name in NOTATIONS if name not in (*BEFORE_LISTS, "brackets")]
)
"""The notations that are tried before lists in brackets, and after them."""


def boards(lines: Iterable[str], n: int | None = None) -> Iterator[Printed]:
    """Yield the boards in lines of text, of any size or only of size n."""
    return Scanner(lines, n).boards()


class Scanner:
    """Finds boards line by line, and keeps only the lines that it needs."""

    def __init__(self, lines: Iterable[str], n: int | None) -> None:
        self._window = Window(lines)
        self._scope = Scope(n, is_fixed=n is not None, least=LEAST_SET)
        self._least_queens = min(n or LEAST_SET, LEAST_SET)
        self._name = ""  # the name of the notation, once that is decided
        self._kind: Kind | None = None
        self._signs = set[Cell]()  # the signs of grids
        self._queen: Cell = None
        self._bases = dict[int, int]()  # the base of each size, once decided
        self._plans = dict[str, Plan]()
        self._rows = dict[int, dict[str, int]]()  # for each size, rows by their names
        self._size = 0  # the size of the last board

    def boards(self) -> Iterator[Printed]:
        """Yield the boards of all lines."""
        window = self._window
        text = window.line(0)
        while text is not None:
            board = self._by_plan(text) if self._plans else None
            if board:
                window.skip(1)
                yield board
            elif not text:
                window.skip(1)
            else:
                yield from self._boards_at_first_line(text)
            text = window.line(0)

    def _by_plan(self, text: str) -> Printed | None:
        """Return the board of a line of a known form; None if its form is new."""
        plan = self._plans.get(collapsed(text))
        if plan is None:
            return None
        numbers = text.translate(KEEP_DIGITS).split()[plan.first : plan.end]
        return self._of_rows(numbers, self._window.number)

    def _of_rows(self, numbers: Sequence[str], line: int) -> Printed | None:
        """Return the board of rows that count as before; None if they are text."""
        n = len(numbers)
        rows_of = self._rows[n]
        try:
            rows = tuple([rows_of[number] for number in numbers])
        except KeyError:
            return None
        if _is_filled(rows):
            return None
        return Printed(line, n, rows, self._bases[n])

    def _boards_at_first_line(self, text: str) -> Iterator[Printed]:
        """Yield the boards that begin in the first line, and skip them."""
        window = self._window
        skipped = window.skipped
        tried: tuple[tuple[str, ...], ...] = ((self._name,),)
        if not self._name:
            tried = (BEFORE_LISTS, ("brackets",), AFTER_LISTS)
        for names in tried:
            if window.skipped == skipped:
                yield from self._boards_of(names)
        if window.skipped == skipped:
            window.skip(1, is_text=True)

    def _boards_of(self, names: tuple[str, ...]) -> Iterator[Printed]:
        """Yield the boards that begin in the first line, in one of the notations."""
        if names == ("brackets",):
            yield from self._boards_in_brackets()
            return
        parsed = parse(self._window.line, self._scope, names)
        if parsed is None and self._name in AFTER_LISTS:
            parsed = NOTATIONS[self._name](self._window.line, self._scope)
        board = None
        if parsed:
            board = self._board(parsed, self._window.number)
        if parsed and board:
            self._plan(parsed, board)
            self._window.skip(parsed.used)
            yield board
        elif parsed and parsed.way:
            # A grid without queens is text.
            self._window.skip(parsed.used)
        elif self._name == "grid":
            yield from self._uneven_grid()

    def _boards_in_brackets(self) -> Iterator[Printed]:
        """Yield the boards in the bracket that opens in the first line."""
        window = self._window
        reader = Reader()
        used = 0
        has_board = False
        while True:
            text = window.line(used)
            if text is None:
                break
            if not used and not any(sign in text for sign in OPENING):
                break
            try:
                number = window.number_of(used)
                reader.read(text, number, is_end=not window.goes_on(used))
            except Unreadable:
                break
            used += 1
            values = [[value] for value in reader.take_parts()]
            if not reader.is_open:
                values.append(reader.values)
            for group in values:
                for board in self._boards_of_values(group, used):
                    has_board = True
                    yield board
            if not reader.is_open:
                break
            if has_board:
                window.skip(used)
                used = 0
        if has_board:
            window.skip(used)

    def _boards_of_values(self, values: list[Value], used: int) -> Iterator[Printed]:
        """Yield the boards among values that follow each other."""
        if len(values) == 1:
            board = self._by_names(values[0])
            if board:
                yield board
                return
        sizes = tuple(self._rows) if self._kind is Kind.ROWS else ()
        board_values = boards_of(values, self._scope, sizes)
        for value in board_values:
            parsed = Parsed(value, used, name="brackets")
            line = line_of_value(value) or self._window.number
            board = self._board(parsed, line)
            if board:
                if used == len(board_values) == 1:
                    self._plan(parsed, board)
                yield board

    def _by_names(self, value: Value) -> Printed | None:
        """Return the board of a list of rows that are counted as before."""
        if self._kind is not Kind.ROWS or not isinstance(value, Bracket):
            return None
        if len(value) not in self._rows:
            return None
        return self._of_rows([str(number) for number in value], value.line)

    def _board(self, parsed: Parsed, line: int) -> Printed | None:
        """Return the board of a value, maybe with a fault; None if it is text."""
        value = parsed.value
        reading = self._reading(parsed)
        if (reading is None or reading.n not in self._bases) and parsed.is_alone:
            malformed = self._malformed(value, line)
            if malformed:
                return malformed
        if reading is None or self._kind not in (None, reading.kind):
            return None
        n = reading.n
        squares = queens(value, reading._replace(is_top_first=False)) or frozenset()
        if len(squares) < self._least_queens and not self._name:
            return None
        if not squares or (reading.kind is Kind.ROWS and not _is_whole(value, n)):
            return None
        if not self._name and not _is_certain(parsed):
            return None
        rows = tuple([row for _, row in sorted(squares)])
        columns = {column for column, _ in squares}
        is_full = len(columns) == len(squares) == n
        if is_full and reading.kind is Kind.ROWS and _is_filled(rows):
            return None
        self._decide(parsed, reading)
        base = 1 if reading.is_top_first else reading.base
        return Printed(
            line,
            n,
            rows=rows if is_full else None,
            base=base,
            squares=frozenset() if is_full else squares,
            is_top_first=is_full and reading.is_top_first,
            has_squares=reading.kind in (Kind.SQUARES, Kind.CELLS),
        )

    def _malformed(self, value: Value, line: int) -> Printed | None:
        """Return the fault, if any, of a list that is as long as earlier boards."""
        if not isinstance(value, list) or len(value) not in self._bases:
            return None
        fault = complaint_of_value(value, len(value))
        if fault is None:
            return None
        return Printed(line, len(value), None, fault=fault)

    def _reading(self, parsed: Parsed) -> Reading | None:
        """Return the reading of a value, if possible with the base of boards before."""
        reading = parsed.reading(self._scope)
        if reading is None:
            return None
        base = self._bases.get(reading.n, reading.base)
        for other in parsed.readings(reading.n):
            if other == reading._replace(base=base):
                return other
        return reading

    def _decide(self, parsed: Parsed, reading: Reading) -> None:
        """Remember how this board is written, for the next ones."""
        n = reading.n
        self._size = n
        if not self._name:
            self._name = parsed.name
            self._kind = reading.kind
            self._scope = self._scope._replace(way=parsed.way)
        if reading.kind is Kind.GRID and isinstance(parsed.value, list):
            self._signs |= {sign for line in parsed.value for sign in line}
            self._queen = reading.queen
        if n not in self._bases:
            self._bases[n] = reading.base
            self._rows[n] = {str(row + reading.base): row for row in range(n)}

    def _plan(self, parsed: Parsed, board: Printed) -> None:
        """Remember which numbers of this line are rows, for lines of its form."""
        text = self._window.line(0) or ""
        value = parsed.value
        if self._kind is not Kind.ROWS or parsed.used > 1 or board.rows is None:
            return
        if not isinstance(value, list) or len(self._plans) == MOST_PLANS:
            return
        if len(text) > LONGEST_PLAN:
            return
        names = [str(number) for number in value]
        numbers = text.translate(KEEP_DIGITS).split()
        for first in range(len(numbers) - len(names), -1, -1):
            if numbers[first : first + len(names)] == names:
                plan = Plan(first, first + len(names))
                self._plans[collapsed(text)] = plan
                return

    def _uneven_grid(self) -> Iterator[Printed]:
        """Yield the fault of lines with the signs of a board, but not its shape."""
        cells_of = WAYS[self._scope.way]
        lengths = list[int]()
        numbers = list[int]()
        rows = list[list[Cell]]()
        used = 0
        was_frame = True  # a board doesn't begin with a line of a frame
        text = self._window.line(0)
        while text and used < 2 * LARGEST:
            cells = cells_of(text) or []
            inner = [cell for cell in cells if cell in self._signs]
            is_frame = is_ruled(text) or is_separator(cells, rows)
            if is_frame and was_frame:
                break
            if not is_frame:
                if len(inner) < LEAST_ROWS or len(cells) - len(inner) > 2:
                    break
                rows.append(inner)
                lengths.append(len(inner))
                numbers.append(self._window.number_of(used))
            was_frame = is_frame
            used += 1
            text = self._window.line(used)
        if len(rows) < LEAST_ROWS or all(self._queen not in row for row in rows):
            return
        self._window.skip(used)
        fault = complaint_of_lengths(lengths, numbers)
        if fault and self._scope.n in (None, max(lengths, key=lengths.count)):
            yield Printed(numbers[0], self._size, None, fault=fault)


def _is_filled(rows: Rows) -> bool:
    """Return whether all rows are equal.

    Programs print such lists before they place queens, so they are no boards.
    """
    return rows[0] == rows[-1] and len(rows) > 1 and len(set(rows)) == 1


def _is_whole(value: Value, n: int) -> bool:
    """Return whether a list of rows has a row for each column."""
    return isinstance(value, (list, str)) and len(value) == n


def _is_certain(parsed: Parsed) -> bool:
    """Return whether a board is certain enough to decide how boards are written."""
    if parsed.name in ("digits", "column") or not parsed.is_alone:
        return is_permutation(parsed.value)
    return True


def line_of_value(value: Value) -> int:
    """Return the line in which a list begins; 0 if it is unknown."""
    if isinstance(value, (Bracket, Names)):
        return value.line
    if isinstance(value, list) and value:
        return line_of_value(value[0])
    return 0
