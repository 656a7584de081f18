"""Errors in texts that are no boards. Of several, the one that helps most is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from .brackets import OPENING, Reader, Unreadable
from .cells import WAYS, Cells, is_ruled, longest_run, words
from .grids import MOST_SIGNS, is_separator
from .parsed import LEAST_ROWS, Scope, line_of
from .parsing import LONGEST_LINE, parse
from .position import TOO_MANY_COLUMNS, WORD, PositionError, shortened
from .readings import Value, number_of
from .rows import LARGEST_OF_DIGITS, LEAST_CHAIN
from .squares import in_names_of_squares, in_pairs

NO_BOARD = (
    "a board is written like 2 4 1 3, [1, 3, 0, 2], (2,1) (4,2) or as lines of . and Q,"
    " not {text!r}"
)
UNEVEN = "line {line} has {squares} squares, line {first} has {width}"
UNEVEN_ONE = "line {line} has 1 square, line {first} has {width}"
LINES = "a board of {width} columns has {width} lines, not {lines}"
SIGNS = "a board has one sign for queens and one for empty squares, not {count} signs"
OUTSIDE = "square ({row},{column}) is outside a board of {n}"
BRACKETS = (
    "the brackets that begin in line {line} do not match, or there are words in them"
)
NO_SUCH_ROW = "number {place} is {row}: a board of {n} has no such row"
OTHER_SIZE = "this is a board of {size}, not of {n}"


def complaint(text: str, lines: Sequence[str], scope: Scope) -> PositionError:
    """Return the error in the lines of a text without a board.

    >>> print(complaint("", ["Q..", ".Q", "..Q"], Scope(8)))
    line 2 has 2 squares, line 1 has 3
    >>> print(complaint("", ["(1,5) (2,9)"], Scope(8)))
    square (2,9) is outside a board of 8
    """
    n = scope.n or 0
    return (
        _of_size(lines, scope)
        or _of_brackets(lines, n)
        or _of_squares(lines, n)
        or _of_numbers(lines, n)
        or _of_cells(lines)
        or PositionError(NO_BOARD, text=shortened(text.strip().split("\n")[0]))
    )


def _of_size(lines: Sequence[str], scope: Scope) -> PositionError | None:
    """Return the error of a board that has another size than the one asked for."""
    if not scope.is_fixed:
        return None
    any_size = scope._replace(is_fixed=False)
    parsed = parse(line_of(lines), any_size)
    reading = parsed and parsed.reading(any_size)
    if reading is None or reading.n == scope.n:
        return None
    return PositionError(OTHER_SIZE, size=reading.n, n=scope.n)


def _of_brackets(lines: Sequence[str], n: int) -> PositionError | None:
    """Return the error of brackets that don't match, or of the list in them."""
    opened = [
        k for k, line in enumerate(lines) if any(sign in line for sign in OPENING)
    ]
    if not opened:
        return None
    unclosed = PositionError(BRACKETS, line=opened[0] + 1)
    reader = Reader()
    try:
        for k, line in enumerate(lines):
            reader.read(line, k)
    except Unreadable:
        return unclosed
    if reader.is_open:
        return unclosed
    values = reader.values
    while len(values) == 1 and isinstance(values[0], (list, dict)):
        if isinstance(values[0], list):
            values = values[0]
            continue
        members = values[0]
        size = members.get("n")
        if isinstance(size, int):
            n = size
        values = [member for member in members.values() if isinstance(member, list)]
    return _of_values(values, n)


def _of_squares(lines: Sequence[str], n: int) -> PositionError | None:
    """Return the error of the first square that is outside the board."""
    texts = [line for line in lines if line.strip()]
    named = in_names_of_squares(line_of(texts), Scope(n))
    parsed = named or in_pairs(line_of(texts), Scope(n))
    if parsed is None or not isinstance(parsed.value, list):
        return None
    for first, second in parsed.value:
        row = second if named else first
        column = first if named else second
        if row > n or column > n:
            return PositionError(OUTSIDE, row=row, column=column, n=n)
    return None


def complaint_of_value(value: Value, n: int) -> PositionError | None:
    """Return the error in a list that is no board of size n; None if it is unclear."""
    return _of_values(value, n) if isinstance(value, list) else None


def _of_values(values: list[Value], n: int) -> PositionError | None:
    """Return the error in a list of rows, of squares or of lines."""
    numbers = [number_of(value) for value in values]
    # Rows.
    if values and None not in numbers:
        rows = [number for number in numbers if number is not None]
        return _of_rows(rows, n)
    lines = [list(value) for value in values if isinstance(value, (list, tuple, str))]
    if len(lines) < len(values) or not lines:
        return None
    # Squares.
    pairs = [tuple(map(number_of, line)) for line in lines]
    if all(len(pair) == len(PAIR) and None not in pair for pair in pairs):
        for row, column in pairs:
            if not 0 <= (row or 0) <= n or not 0 <= (column or 0) <= n:
                return PositionError(OUTSIDE, row=row, column=column, n=n)
        return None
    # Lines of cells.
    lengths = [len(line) for line in lines]
    uneven = complaint_of_lengths(lengths, range(1, len(lines) + 1))
    parts = [part for line in lines for part in line]
    signs = {part for part in parts if not isinstance(part, (list, dict))}
    if uneven or len(signs) <= MOST_SIGNS:
        return uneven
    return PositionError(SIGNS, count=len(signs))


PAIR = ("row", "column")


def _of_numbers(lines: Sequence[str], n: int) -> PositionError | None:
    """Return the error of a number that is no row, or of a word among numbers."""
    texts = [line for line in lines if line.strip()]
    parts = words(" ".join(texts))
    rows = _rows_of(parts, n)
    others = [part for part in parts if number_of(part) is None]
    if rows is not None:
        return _of_rows(rows, n)
    if len(texts) == 1 and len(others) < len(parts):
        run = longest_run(texts[0])
        is_data = any(sign in OPENING for sign in texts[0])
        if run and not run.is_alone and not is_data:
            return PositionError(WORD, n=n, word=shortened(others[0]))
    return None


def _rows_of(parts: Sequence[str], n: int) -> list[int] | None:
    """Return the rows of words: a row each, or of one word with digits or dashes.

    >>> _rows_of(["1", "5"], 8), _rows_of(["159"], 8), _rows_of(["1-5-9"], 8)
    ([1, 5], [1, 5, 9], [1, 5, 9])
    """
    if len(parts) == 1:
        chain = parts[0].strip("-").split("-")
        if len(chain) >= LEAST_CHAIN:
            parts = chain
        elif parts[0].isdigit() and n <= LARGEST_OF_DIGITS:
            parts = list(parts[0])
    rows = list[int]()
    for part in parts:
        row = number_of(part)
        if row is None:
            return None
        rows.append(row)
    return rows


EMPTY_COLUMN = -1
"""The number of a column without a queen; 0 is one, too."""


def _of_rows(rows: Sequence[int], n: int) -> PositionError | None:
    """Return the error of too many rows, or of one outside the board."""
    if len(rows) > n:
        return PositionError(TOO_MANY_COLUMNS, n=n, columns=len(rows))
    for place, row in enumerate(rows, 1):
        if not EMPTY_COLUMN <= row <= n:
            return PositionError(NO_SUCH_ROW, place=place, row=row, n=n)
    return None


def _of_cells(lines: Sequence[str]) -> PositionError | None:
    """Return the error of a line with more or fewer cells than the others."""
    if max(map(len, lines)) > LONGEST_LINE:
        return None
    for cells_of in WAYS.values():
        rows = list[Cells]()
        numbers = list[int]()
        for k, line in enumerate(lines, 1):
            cells = cells_of(line)
            if not line.strip() or is_ruled(line) or is_separator(cells, rows):
                continue
            rows.append(cells or [])
            numbers.append(k)
        signs = {sign for row in rows for sign in row}
        lengths = [len(row) for row in rows]
        # With many signs the lines are not written in this way.
        if len(rows) > 1 and len(signs) <= MOST_SIGNS:
            uneven = complaint_of_lengths(lengths, numbers)
            if uneven:
                return uneven
    return None


def complaint_of_lengths(
    lengths: Sequence[int], numbers: Sequence[int]
) -> PositionError | None:
    """Return the error of a line that is too long or short, or of too many lines.

    `lengths` are the numbers of squares of the lines, and `numbers` the lines' numbers.
    """
    width = max(lengths, key=lengths.count)
    if width < LEAST_ROWS:
        return None
    first = numbers[lengths.index(width)]
    for number, squares in zip(numbers, lengths, strict=True):
        if squares != width:
            message = UNEVEN_ONE if squares == 1 else UNEVEN
            return PositionError(
                message, line=number, squares=squares, first=first, width=width
            )
    if len(lengths) == width:
        return None
    return PositionError(LINES, lines=len(lengths), width=width)
