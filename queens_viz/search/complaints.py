"""What is wrong with a text that is no board: the complaint that helps most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .brackets import OPENING, Reader, Unreadable
from .cells import WAYS, Cells, is_ruled, longest_run, words
from .grids import MOST_SIGNS, is_separator
from .parsed import Scope, line_of
from .parsing import LONGEST_LINE, parse
from .position import TOO_MANY_COLUMNS, WORD, PositionError, shortened
from .readings import Value, number_of

NO_BOARD = (
    "a board is written like 2 4 1 3, [1, 3, 0, 2], (2,1) (4,2) or as lines of . and Q,"
    " not {text!r}"
)
UNEVEN = "line {line} has {squares} squares, line {first} has {width}"
LINES = "a board of {width} columns has {width} lines, not {lines}"
SIGNS = "a board has one sign for queens and one for empty squares, not {count} signs"
OUTSIDE = "square ({row},{column}) is outside a board of {n}"
BRACKETS = (
    "the brackets that begin in line {line} don't match, or there are words in them"
)
NO_SUCH_ROW = "number {place} is {row}: a board of {n} has no such row"
OTHER_SIZE = "this board has {size} columns, not {n}"


def complaint(text: str, lines: Sequence[str], scope: Scope) -> PositionError:
    """Return what is wrong with the lines of a text in which no board was found.

    >>> print(complaint("", ["Q..", ".Q", "..Q"], Scope(8)))
    line 2 has 2 squares, line 1 has 3
    >>> print(complaint("", ["(1,5) (2,9)"], Scope(8)))
    square (2,9) is outside a board of 8
    """
    for found in _complaints(lines, scope):
        return found
    return PositionError(NO_BOARD, text=shortened(text.strip().partition("\n")[0]))


def _complaints(lines: Sequence[str], scope: Scope) -> Iterator[PositionError]:
    n = scope.n or 0
    if scope.is_fixed:
        other = parse(line_of(lines), scope._replace(is_fixed=False))
        reading = other and other.reading(scope._replace(is_fixed=False))
        if reading and reading.n != n:
            yield PositionError(OTHER_SIZE, size=reading.n, n=n)
    yield from _of_brackets(lines, n)
    yield from _of_numbers(lines, n)
    if max(map(len, lines)) <= LONGEST_LINE:
        yield from _of_cells(lines)


def _of_brackets(lines: Sequence[str], n: int) -> Iterator[PositionError]:
    """Say that brackets don't match, or what is wrong with what is in them."""
    opened = [k for k, line in enumerate(lines) if any(one in line for one in OPENING)]
    if not opened:
        return
    reader = Reader()
    try:
        for k, line in enumerate(lines):
            reader.read(line, k)
    except Unreadable:
        yield PositionError(BRACKETS, line=opened[0] + 1)
        return
    if reader.is_open:
        yield PositionError(BRACKETS, line=opened[0] + 1)
        return
    values = reader.values
    while len(values) == 1 and isinstance(values[0], list):
        values = values[0]
    yield from _of_values(values, n)


def complaint_of_value(value: Value, n: int) -> PositionError | None:
    """Return what is wrong with a list that is no board of size n, if that can be said."""
    if isinstance(value, list):
        for found in _of_values(value, n):
            return found
    return None


def complaint_of_lengths(
    lengths: Sequence[int], numbers: Sequence[int]
) -> PositionError | None:
    """Return what is wrong with lines of these lengths; their numbers are named."""
    for found in _of_lengths(lengths, numbers):
        return found
    return None


def _of_values(values: list[Value], n: int) -> Iterator[PositionError]:
    """Say what is wrong with a list of rows, of squares or of lines."""
    numbers = [number_of(value) for value in values]
    if values and None not in numbers:
        yield from _of_rows([number for number in numbers if number is not None], n)
        return
    lines = [list(value) for value in values if isinstance(value, (list, tuple, str))]
    if len(lines) < len(values) or not lines:
        return
    pairs = [tuple(map(number_of, line)) for line in lines]
    if all(len(pair) == len(PAIR) and None not in pair for pair in pairs):
        for row, column in pairs:
            if not 0 <= (row or 0) <= n or not 0 <= (column or 0) <= n:
                yield PositionError(OUTSIDE, row=row, column=column, n=n)
    yield from _of_lengths([len(line) for line in lines], range(1, len(lines) + 1))
    signs = {sign for line in lines for sign in line if not isinstance(sign, list)}
    if len(signs) > MOST_SIGNS:
        yield PositionError(SIGNS, count=len(signs))


PAIR = ("row", "column")


def _of_numbers(lines: Sequence[str], n: int) -> Iterator[PositionError]:
    """Say which number is no row, or which word is no number."""
    texts = [line for line in lines if line.strip()]
    parts = words(" ".join(texts))
    others = [part for part in parts if number_of(part) is None]
    if not others:
        yield from _of_rows([number_of(part) or 0 for part in parts], n)
    elif len(texts) == 1 and len(others) < len(parts):
        run = longest_run(texts[0])
        if run and not run.is_alone:
            yield PositionError(WORD, n=n, word=shortened(others[0]))


def _of_rows(rows: Sequence[int], n: int) -> Iterator[PositionError]:
    """Say which row no board has, or that there are more rows than columns."""
    if len(rows) > n:
        yield PositionError(TOO_MANY_COLUMNS, n=n, columns=len(rows))
    for place, row in enumerate(rows, 1):
        if not 0 <= row <= n:
            yield PositionError(NO_SUCH_ROW, place=place, row=row, n=n)


def _of_cells(lines: Sequence[str]) -> Iterator[PositionError]:
    """Say which line has more squares than the others, or fewer."""
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
        if len(rows) > 1 and len(signs) <= MOST_SIGNS and max(map(len, rows)) > 1:
            yield from _of_lengths([len(row) for row in rows], numbers)


def _of_lengths(
    lengths: Sequence[int], numbers: Sequence[int]
) -> Iterator[PositionError]:
    """Say which line is too long or too short, or that there are too many of them."""
    width = max(lengths, key=lengths.count)
    first = numbers[lengths.index(width)]
    for number, squares in zip(numbers, lengths, strict=True):
        if squares != width:
            yield PositionError(
                UNEVEN, line=number, squares=squares, first=first, width=width
            )
    if len(lengths) != width:
        yield PositionError(LINES, lines=len(lengths), width=width)
