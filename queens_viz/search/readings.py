"""How a value is read as a board: the second step of the reader of notations.

A *value* is plain data: lists, tuples, sets, dictionaries, strings, numbers, None. A
text is parsed into one by `notation.py`; a variable of a running program has one. A
*reading* says what the parts of a value mean. `readings` returns those that a value may
have, the likeliest first, and `queens` returns the squares on which a value has queens:

>>> value = [2, 0, 3, 1]
>>> reading = readings(value, 4)[0]
>>> reading.kind, reading.base, reading.axis
(<Kind.ROWS: 'rows'>, 0, <Axis.COLUMN: 'column'>)
>>> sorted(queens(value, reading))
[(0, 2), (1, 0), (2, 3), (3, 1)]

Squares are columns and rows counted from 0: columns from the left, rows from the
bottom. A list may still grow, and an empty column may be marked by any one sign:

>>> sorted(queens([2, 0], reading))
[(0, 2), (1, 0)]
>>> [one.empty for one in readings([3, 1, -1, -1], 4)][0]
-1
>>> sorted(queens([3, 1, -1, -1], Reading(Kind.ROWS, 4, base=1, empty=-1)))
[(0, 2), (1, 0)]

Other values, each with its likeliest reading:

>>> def read(value, n=None):
...     reading = readings(value, n)[0]
...     return reading.kind.value, reading.n, sorted(queens(value, reading))
>>> read([".Q..", "...Q", "Q...", "..Q."])
('grid', 4, [(0, 1), (1, 3), (2, 0), (3, 2)])
>>> read([[0, 1, 0], [0, 0, 0], [0, 0, 1]])
('grid', 3, [(1, 2), (2, 0)])
>>> read([0, 0, 0, 1] + [0] * 12, 4)
('flat', 4, [(3, 3)])
>>> read([(0, 1), (1, 3)], 4)
('squares', 4, [(1, 0), (3, 1)])
>>> read([{"x": 0, "y": 1}, {"x": 1, "y": 3}], 4)
('squares', 4, [(0, 1), (1, 3)])
>>> read({0: 1, 1: 3}, 4)
('dictionary', 4, [(0, 1), (1, 3)])
>>> read({(0, 0): ".", (0, 1): "Q", (1, 0): ".", (1, 1): "."})
('cells', 2, [(1, 1)])
>>> readings([7, 40, 2], 8), queens("text", reading)
((), None)

A caller that knows more can change a reading. This list has a number for each row
instead of each column, and its first place is not used:

>>> by_row = reading._replace(axis=Axis.ROW, first=1, base=1)
>>> sorted(queens([0, 2, 4, 1, 3], by_row))
[(0, 2), (1, 0), (2, 3), (3, 1)]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from .signs import Cell, has, is_empty_sign, is_same, is_sign, queen_signs

Value = object
"""Plain data: lists, tuples, sets, dictionaries, strings, numbers, None."""

Square = tuple[int, int]
"""A column and a row, counted from 0."""


class Kind(Enum):
    """How a value represents a board."""

    ROWS = "rows"  # a number for each column, or for each row: [1, 3, 0, 2]
    GRID = "grid"  # lines of cells: [[0, 1], [0, 0]], [".Q", ".."]
    FLAT = "flat"  # the cells of all lines in one sequence
    SQUARES = "squares"  # two numbers for each queen: [(0, 1), (1, 3)]
    DICTIONARY = "dictionary"  # a number for each column, by the column: {0: 1, 1: 3}
    CELLS = "cells"  # a cell for each square, by the square: {(0, 1): "Q"}


class Axis(Enum):
    """What a number counts."""

    COLUMN = "column"
    ROW = "row"


class Reading(NamedTuple):
    """What the parts of a value mean."""

    kind: Kind
    n: int
    # The number of the first row and column where numbers name them: 0 or 1.
    base: int = 0
    # What the first number counts: the place in a list, the line of a grid, the first
    # number of a pair, the key of a dictionary. The second number counts the other.
    axis: Axis = Axis.COLUMN
    # The sign of a queen, in a grid.
    queen: Cell = None
    # The sign of an empty column, in rows and dictionaries; None also where there is no
    # sign. Any other number that names no row is read as an empty column, too.
    empty: Cell = None
    # Whether rows are counted from the top.
    is_top_first: bool = False
    # The first place of a list that is used: 0 or 1.
    first: int = 0
    # The names of the first and the second number where squares are dictionaries.
    fields: tuple[str, str] | None = None


FIRST_FIELDS = ("row", "r", "rank", "line", "zeile", "reihe", "ligne", "rangee")
SECOND_FIELDS = ("column", "col", "c", "file", "spalte", "colonne")
COLUMN_FIRST = ("x", "y")
"""The names of fields, in lower case: a row, a column, and a column before a row."""


def queens(value: Value, reading: Reading) -> frozenset[Square] | None:
    """Return the squares of a value's queens; None if it is no board in this reading.

    >>> reading = Reading(Kind.GRID, 2, axis=Axis.ROW, queen=1, is_top_first=True)
    >>> queens([[0, 1], [0, 0]], reading), queens([[0, 1, 0]], reading)
    (frozenset({(1, 1)}), None)
    """
    return _READERS[reading.kind](value, reading)


def readings(value: Value, n: int | None = None) -> tuple[Reading, ...]:
    """Return the possible readings of a value as a board, the likeliest first.

    Without n the size follows from the shape of the value. Rows count from 0 if a 0
    occurs and n does not; a 0 beside n is an empty column. The first number of a pair
    is likelier to be its row, and the first line of a grid is the top row.

    >>> [(one.base, one.axis.value) for one in readings([1, 3, 2], 8)]
    [(1, 'column'), (0, 'column'), (1, 'row'), (0, 'row')]
    >>> [(one.base, one.empty) for one in readings([0, 3, 4, 0], 4)][0]
    (1, 0)
    """
    if isinstance(value, dict):
        return _readings_of_dictionary(value, n)
    items = _items(value)
    if not items:
        return ()
    proposed = [
        *_readings_of_grid(items, n),
        *_readings_of_squares(items, n),
        *_readings_of_flat(items, n),
        *_readings_of_rows(items, n),
    ]
    return tuple(
        [reading for reading in proposed if queens(value, reading) is not None]
    )


# Reading a value.


def _queens_of_rows(value: Value, reading: Reading) -> frozenset[Square] | None:
    items = _sequence(value)
    if items is None or len(items) > reading.n + reading.first:
        return None
    return _squares_of_numbers(enumerate(items[reading.first :]), reading)


def _queens_of_dictionary(value: Value, reading: Reading) -> frozenset[Square] | None:
    if not isinstance(value, dict):
        return None
    pairs = []
    for key, number in value.items():
        index = number_of(key)
        if index is None or not 0 <= index - reading.base < reading.n:
            return None
        pairs.append((index - reading.base, number))
    return _squares_of_numbers(pairs, reading)


def _squares_of_numbers(
    pairs: Iterable[tuple[int, Cell]], reading: Reading
) -> frozenset[Square] | None:
    """Return the squares of pairs: an index from 0, and a number or a sign.

    None if one of them is neither a number nor the sign of an empty column.
    """
    squares = []
    for index, item in pairs:
        if is_same(item, reading.empty):
            continue
        number = number_of(item)
        if number is None:
            return None
        row = number - reading.base
        if 0 <= row < reading.n:
            squares.append(_square(index, row, reading))
    return frozenset(squares)


def _queens_of_grid(value: Value, reading: Reading) -> frozenset[Square] | None:
    lines = _sequence(value)
    if lines is None or isinstance(value, str) or len(lines) > reading.n:
        return None
    squares = []
    for index, line in enumerate(lines):
        cells = _sequence(line)
        if cells is None or len(cells) != reading.n:
            return None
        for place, cell in enumerate(cells):
            if is_same(cell, reading.queen):
                squares.append(_square(index, place, reading))
    return frozenset(squares)


def _queens_of_flat(value: Value, reading: Reading) -> frozenset[Square] | None:
    cells = _sequence(value)
    if cells is None or len(cells) != reading.n * reading.n:
        return None
    squares = []
    for index, cell in enumerate(cells):
        if is_same(cell, reading.queen):
            line, place = divmod(index, reading.n)
            squares.append(_square(line, place, reading))
    return frozenset(squares)


def _queens_of_squares(value: Value, reading: Reading) -> frozenset[Square] | None:
    items = _items(value)
    if items is None or isinstance(value, str):
        return None
    squares = []
    for item in items:
        pair = _pair(item, reading.fields)
        if pair is None:
            return None
        first, second = pair
        first -= reading.base
        second -= reading.base
        if 0 <= first < reading.n and 0 <= second < reading.n:
            squares.append(_square(first, second, reading))
    return frozenset(squares)


def _queens_of_cells(value: Value, reading: Reading) -> frozenset[Square] | None:
    if not isinstance(value, dict):
        return None
    pairs = [key for key, cell in value.items() if is_same(cell, reading.queen)]
    return _queens_of_squares(pairs, reading)


_READERS: dict[Kind, Callable[[Value, Reading], frozenset[Square] | None]] = {
    Kind.ROWS: _queens_of_rows,
    Kind.GRID: _queens_of_grid,
    Kind.FLAT: _queens_of_flat,
    Kind.SQUARES: _queens_of_squares,
    Kind.DICTIONARY: _queens_of_dictionary,
    Kind.CELLS: _queens_of_cells,
}


def _square(first: int, second: int, reading: Reading) -> Square:
    """Return the square of an index and a number, both counted from 0."""
    if reading.axis is Axis.COLUMN:
        column, row = first, second
    else:
        column, row = second, first
    if reading.is_top_first:
        row = reading.n - 1 - row
    return column, row


# Finding the readings of a value.


def _readings_of_rows(items: Sequence[Value], n: int | None) -> list[Reading]:
    """Return the readings of a list with a number for each column, or for each row."""
    by_column = []
    for first in (0, 1):
        length = len(items) - first
        size = n or length
        if length < 1 or length > size:
            continue
        if first and len(items) <= size:
            # All items fit, so the first place is used.
            continue
        for base, empty in _bases(items[first:], size):
            reading = Reading(Kind.ROWS, size, base, empty=empty, first=first)
            by_column.append(reading)
    return by_column + _by_row(by_column)


def _by_row(by_column: list[Reading]) -> list[Reading]:
    """Return the same readings, with a number for each row instead of each column."""
    return [reading._replace(axis=Axis.ROW) for reading in by_column]


def _bases(items: Sequence[Value], n: int) -> list[tuple[int, Cell]]:
    """Return the possible bases of rows, each with the sign of an empty column.

    >>> _bases([0, 4, 7], 8)
    [(0, None), (1, 0)]
    >>> _bases([8, 0, 4], 8)
    [(1, 0), (0, 8)]
    >>> _bases([1, 9, 9], 8)
    [(1, 9), (0, 9)]
    """
    bases = (1, 0)
    if has(items, 0) and not has(items, n):
        bases = (0, 1)
    possible = list[tuple[int, Cell]]()
    for base in bases:
        # The signs that are no rows. If there is one, it must mark an empty column.
        others = list[Cell]()
        for item in items:
            number = number_of(item)
            is_row = number is not None and base <= number < base + n
            if not is_row and not has(others, item):
                others.append(item)
            if len(others) > 1:
                break
        if not others:
            possible.append((base, None))
        elif len(others) == 1 and _is_empty_column(others[0], items, n):
            possible.append((base, others[0]))
    return possible


def _is_empty_column(sign: Cell, items: Sequence[Value], n: int) -> bool:
    """Return whether a sign that is no row can mark an empty column.

    A number far from the rows marks one only if it is repeated.
    """
    number = number_of(sign)
    if number is not None and number < 0:
        return True
    if len(items) < 2:
        return False
    if number is None:
        return is_empty_sign(sign)
    return number <= n + 1 or items.count(sign) > 1


def _readings_of_grid(items: Sequence[Value], n: int | None) -> list[Reading]:
    """Return the readings of lines of cells. The last lines may still be missing."""
    lines = [_sequence(item) for item in items]
    first = lines[0]
    if first is None:
        return []
    size = n or len(first)
    cells = list[Cell]()
    for line in lines:
        if line is None or len(line) != size:
            return []
        cells += line
    if len(lines) > size or (n is None and len(lines) < size):
        return []
    by_row = Reading(Kind.GRID, size, axis=Axis.ROW, is_top_first=True)
    by_column = Reading(Kind.GRID, size)
    return [
        reading._replace(queen=sign)
        for reading in (by_row, by_column)
        for sign in queen_signs(cells)
    ]


LEAST_FLAT = 4
"""The smallest board of which all cells may be in one list."""


def _readings_of_flat(items: Sequence[Value], n: int | None) -> list[Reading]:
    """Return the readings of one list with the cells of all lines."""
    size = n or round(len(items) ** 0.5)
    if size < LEAST_FLAT or size * size != len(items):
        return []
    if not all(map(is_sign, items)) or not any(map(is_empty_sign, items)):
        return []
    if n is None and all(is_same(item, items[0]) for item in items):
        # A list of equal items is probably not a board.
        return []
    reading = Reading(Kind.FLAT, size, axis=Axis.ROW, is_top_first=True)
    return [reading._replace(queen=sign) for sign in queen_signs(items)]


def _readings_of_squares(
    items: Sequence[Value], n: int | None, least: int | None = None
) -> list[Reading]:
    """Return the readings of pairs of numbers. Without n the size is at least `least`.

    By default `least` is the number of pairs: a board has at least as many columns.
    """
    if least is None:
        least = len(items)
    fields = _fields(items[0])
    numbers = list[int]()
    for item in items:
        pair = _pair(item, fields)
        if pair is None:
            return []
        numbers += pair
    likely = []
    for base in _bases_of_squares(numbers, n):
        size = n or max(least, max(numbers) + 1 - base)
        reading = Reading(Kind.SQUARES, size, base, axis=Axis.ROW, fields=fields)
        if fields and fields[0].lower() in COLUMN_FIRST:
            reading = reading._replace(axis=Axis.COLUMN)
        likely.append(reading)
    if fields and fields[0].lower() in (*COLUMN_FIRST, *FIRST_FIELDS):
        return likely
    return likely + [reading._replace(axis=Axis.COLUMN) for reading in likely]


def _bases_of_squares(numbers: Sequence[int], n: int | None) -> list[int]:
    least = min(numbers)
    most = max(numbers)
    bases = []
    if least >= 1 and (n is None or most <= n):
        bases.append(1)
    if least >= 0 and (n is None or most < n):
        bases.append(0)
    return bases


def _fields(item: Value) -> tuple[str, str] | None:
    """Return the names of the two numbers of a dictionary, that of the row first.

    >>> _fields({"col": 3, "row": 1}), _fields({"y": 1, "x": 3}), _fields((1, 3))
    (('row', 'col'), ('x', 'y'), None)
    """
    if not isinstance(item, dict):
        return None
    names = [name for name in item if number_of(item[name]) is not None]
    firsts = [name for name in names if str(name).lower() in FIRST_FIELDS]
    seconds = [name for name in names if str(name).lower() in SECOND_FIELDS]
    if firsts and seconds:
        return firsts[0], seconds[0]
    axes = {str(name).lower(): name for name in names}
    if all(name in axes for name in COLUMN_FIRST):
        x, y = [axes[name] for name in COLUMN_FIRST]
        return x, y
    if len(names) == 2:
        first, second = names
        return first, second
    return None


def _readings_of_dictionary(
    value: Mapping[Value, Value], n: int | None
) -> tuple[Reading, ...]:
    """Return the readings of a dictionary whose keys are columns, rows or squares."""
    keys = list(value)
    cells = list(value.values())
    if not keys:
        return ()
    numbers = list[int]()
    for key in keys:
        number = number_of(key)
        if number is None:
            return _readings_of_cells(value, n)
        numbers.append(number)
    by_column = []
    for base in _bases_of_squares(numbers, n):
        size = n or max(len(keys), max(numbers) + 1 - base)
        # The keys and the numbers count from the same base.
        for base_of_cells, empty in _bases(cells, size):
            if base_of_cells == base:
                reading = Reading(Kind.DICTIONARY, size, base, empty=empty)
                by_column.append(reading)
    return tuple(by_column + _by_row(by_column))


def _readings_of_cells(
    value: Mapping[Value, Value], n: int | None
) -> tuple[Reading, ...]:
    """Return the readings of a dictionary with a cell for each square."""
    possible = list[Reading]()
    for of_keys in _readings_of_squares(list(value), n, least=1):
        for sign in queen_signs(list(value.values())):
            reading = of_keys._replace(kind=Kind.CELLS, queen=sign)
            if reading.axis is Axis.ROW:
                # The first number counts the lines of a grid.
                reading = reading._replace(is_top_first=True)
            possible.append(reading)
    return tuple(possible)


# Plain data.


MOST_DIGITS = 9
"""The most digits of a row, or of the number of a solution."""


def number_of(item: Value) -> int | None:
    """Return the value of a whole number, or of a string of digits; None for others.

    >>> number_of(3), number_of("12"), number_of(2.0), number_of("-1")
    (3, 12, 2, -1)
    >>> number_of(True), number_of("a"), number_of(2.5), number_of(None)
    (None, None, None, None)
    >>> number_of("1" * 10) is None
    True
    """
    if isinstance(item, bool):
        return None
    if isinstance(item, int):
        return item
    if isinstance(item, float) and item == item // 1:
        return int(item)
    if isinstance(item, str) and item.isascii() and len(item) <= len("-") + MOST_DIGITS:
        digits = item.removeprefix("-")
        if digits.isdigit() and len(digits) <= MOST_DIGITS:
            return int(item)
    return None


def _items(value: Value) -> list[Value] | None:
    """Return the items of a list, a tuple, a string or a set; None for other values."""
    if isinstance(value, (set, frozenset)):
        return list(value)
    return _sequence(value)


def _sequence(value: Value) -> list[Value] | None:
    if isinstance(value, list):
        return value
    if isinstance(value, (tuple, str, bytes)):
        return list(value)
    return None


def _pair(item: Value, fields: tuple[str, str] | None) -> tuple[int, int] | None:
    """Return the two numbers of a square."""
    if fields:
        if not isinstance(item, dict):
            return None
        parts = [item.get(name) for name in fields]
    else:
        parts = _sequence(item) or []
        if len(parts) != 2 or isinstance(item, str):
            return None
    first = number_of(parts[0])
    second = number_of(parts[1])
    if first is None or second is None:
        return None
    return first, second
