"""How a value is read as a board: the second step of the reader of notations.

A *value* is plain data: lists, tuples, sets, dictionaries, strings, numbers, None. A text
is parsed into one by `notation.py`; a variable of a running program has one. A *reading*
says what the parts of a value mean. `readings` returns those that a value may have, the
likeliest first, and `queens` returns the squares on which a value has queens:

>>> value = [2, 0, 3, 1]
>>> reading = readings(value, 4)[0]
>>> reading.kind, reading.base, reading.axis
(<Kind.ROWS: 'rows'>, 0, <Axis.COLUMN: 'column'>)
>>> sorted(queens(value, reading))
[(0, 2), (1, 0), (2, 3), (3, 1)]

Squares are columns and rows counted from 0: columns from the left, rows from the bottom.
A list may still grow, and an empty column may be marked by any one sign:

>>> sorted(queens([2, 0], reading))
[(0, 2), (1, 0)]
>>> [one.empty for one in readings([3, 1, -1, -1], 4)][0]
-1
>>> sorted(queens([3, 1, -1, -1], Reading(Kind.ROWS, 4, base=1, empty=-1)))
[(0, 2), (1, 0)]

What else is read, each with its likeliest reading:

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

Whoever knows better makes a reading, or another one of it: here a list with a number for
each row instead of each column, the first place of which is not used.

>>> by_row = reading._replace(axis=Axis.ROW, first=1, base=1)
>>> sorted(queens([0, 2, 4, 1, 3], by_row))
[(0, 2), (1, 0), (2, 3), (3, 1)]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

Value = object
"""Plain data: lists, tuples, sets, dictionaries, strings, numbers, None."""

Cell = object
"""A sign, a number or another plain value in a square of a grid."""

Square = tuple[int, int]
"""A column and a row, counted from 0."""


class Kind(Enum):
    """How a value holds a board."""

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
    # The first place of a list that counts: 1 if the first one is not used.
    first: int = 0
    # The names of the first and the second number where squares are dictionaries.
    fields: tuple[str, str] | None = None


QUEEN_SIGNS = ("Q", "q", "♛", "♕", "👑")
"""Signs that are a queen whatever the other signs are."""

EMPTY_SIGNS = (
    *(".", "-", "_", " ", "", "·", "0", "False", "false", "None", "null"),
    *("□", "☐", "⬜", "⬛", "■"),
)
"""Signs that are an empty square, where there are as many of another one."""

FIRST_FIELDS = ("row", "r", "rank", "line", "zeile", "reihe", "ligne", "rangee")
SECOND_FIELDS = ("column", "col", "c", "file", "spalte", "colonne")
COLUMN_FIRST = ("x", "y")
"""The names of fields that say which number is the row, in lower case."""


def queens(value: Value, reading: Reading) -> frozenset[Square] | None:
    """Return the squares of the queens of a value; None if it is no board in this reading.

    >>> reading = Reading(Kind.GRID, 2, axis=Axis.ROW, queen=1, is_top_first=True)
    >>> queens([[0, 1], [0, 0]], reading), queens([[0, 1, 0]], reading)
    (frozenset({(1, 1)}), None)
    """
    return _READERS[reading.kind](value, reading)


def readings(value: Value, n: int | None = None) -> tuple[Reading, ...]:
    """Return the readings that a value may have as a board of size n, the likeliest first.

    Without n the value's own shape gives the size. Rows count from 0 if a 0 occurs and n
    does not, and a 0 beside n is an empty column. The first number of a pair is likelier
    its row, and the first line of a grid is the top row.

    >>> [(one.base, one.axis.value) for one in readings([1, 3, 2], 8)]
    [(1, 'column'), (0, 'column'), (1, 'row'), (0, 'row')]
    >>> [(one.base, one.empty) for one in readings([0, 3, 4, 0], 4)][0]
    (1, 0)
    """
    if isinstance(value, dict):
        return _readings_of_mapping(value, n)
    items = _items(value)
    if not items:
        return ()
    proposed = [
        *_grids(items, n),
        *_squares(items, n),
        *_flats(items, n),
        *_rows(items, n),
    ]
    return tuple([one for one in proposed if queens(value, one) is not None])


# Reading a value.


def _queens_of_rows(value: Value, reading: Reading) -> frozenset[Square] | None:
    items = _sequence(value)
    if items is None or len(items) > reading.n + reading.first:
        return None
    return _numbered(enumerate(items[reading.first :]), reading)


def _queens_of_dictionary(value: Value, reading: Reading) -> frozenset[Square] | None:
    if not isinstance(value, dict):
        return None
    pairs = []
    for key, number in value.items():
        index = number_of(key)
        if index is None or not 0 <= index - reading.base < reading.n:
            return None
        pairs.append((index - reading.base, number))
    return _numbered(pairs, reading)


def _numbered(
    pairs: Iterable[tuple[int, Cell]], reading: Reading
) -> frozenset[Square] | None:
    """Return the squares of pairs of an index from 0 and of a number, which may be a sign."""
    found = []
    for index, item in pairs:
        if _is_same(item, reading.empty):
            continue
        number = number_of(item)
        if number is None:
            return None
        row = number - reading.base
        if 0 <= row < reading.n:
            found.append(_square(index, row, reading))
    return frozenset(found)


def _queens_of_grid(value: Value, reading: Reading) -> frozenset[Square] | None:
    lines = _sequence(value)
    if lines is None or isinstance(value, str) or len(lines) > reading.n:
        return None
    found = []
    for k, line in enumerate(lines):
        cells = _sequence(line)
        if cells is None or len(cells) != reading.n:
            return None
        for column, cell in enumerate(cells):
            if _is_same(cell, reading.queen):
                found.append(_square(k, column, reading))
    return frozenset(found)


def _queens_of_flat(value: Value, reading: Reading) -> frozenset[Square] | None:
    cells = _sequence(value)
    if cells is None or len(cells) != reading.n * reading.n:
        return None
    found = []
    for place, cell in enumerate(cells):
        if _is_same(cell, reading.queen):
            found.append(_square(*divmod(place, reading.n), reading))
    return frozenset(found)


def _queens_of_squares(value: Value, reading: Reading) -> frozenset[Square] | None:
    items = _items(value)
    if items is None or isinstance(value, str):
        return None
    found = []
    for item in items:
        pair = _pair(item, reading.fields)
        if pair is None:
            return None
        first, second = pair
        first -= reading.base
        second -= reading.base
        if 0 <= first < reading.n and 0 <= second < reading.n:
            found.append(_square(first, second, reading))
    return frozenset(found)


def _queens_of_cells(value: Value, reading: Reading) -> frozenset[Square] | None:
    if not isinstance(value, dict):
        return None
    pairs = [key for key, cell in value.items() if _is_same(cell, reading.queen)]
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


def _rows(items: Sequence[Value], n: int | None) -> list[Reading]:
    """Return how a list of numbers may be read, one for each column."""
    found = []
    for first in (0, 1):
        length = len(items) - first
        size = n or length
        # The first place is left out only where nothing else would fit.
        if length and length <= size and (not first or len(items) > size):
            signs = _bases(items[first:], size)
            found += [
                Reading(Kind.ROWS, size, base, empty=empty, first=first)
                for base, empty in signs
            ]
    return found + [one._replace(axis=Axis.ROW) for one in found]


def _bases(items: Sequence[Value], n: int) -> list[tuple[int, Cell]]:
    """Return with which base numbers can be rows, and the sign of an empty column then.

    >>> _bases([0, 4, 7], 8), _bases([8, 0, 4], 8), _bases([1, 9, 9], 8)
    ([(0, None), (1, 0)], [(1, 0), (0, 8)], [(1, 9), (0, 9)])
    """
    bases = (1, 0)
    if _has(items, 0) and not _has(items, n):
        bases = (0, 1)
    found = list[tuple[int, Cell]]()
    for base in bases:
        others = list[Cell]()
        for item in items:
            number = number_of(item)
            is_row = number is not None and base <= number < base + n
            if not is_row and not _has(others, item):
                others.append(item)
            if len(others) > 1:
                break
        # One more sign than the rows can only be that of an empty column.
        if not others:
            found.append((base, None))
        elif len(others) == 1 and _is_empty_column(others[0], items, n):
            found.append((base, others[0]))
    return found


def _is_empty_column(sign: Cell, items: Sequence[Value], n: int) -> bool:
    """Return whether the one sign that is no row can be that of an empty column.

    A number far from the rows is one only if it comes again.
    """
    number = number_of(sign)
    if number is not None and number < 0:
        return True
    if len(items) < 2:
        return False
    if number is None:
        return is_empty_sign(sign)
    return number <= n + 1 or items.count(sign) > 1


def _grids(items: Sequence[Value], n: int | None) -> list[Reading]:
    """Return how lines of cells may be read; the last of them may still be missing."""
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
"""Fewer columns are not told from rows of a larger board."""


def _flats(items: Sequence[Value], n: int | None) -> list[Reading]:
    """Return how the cells of all lines in one list may be read."""
    size = n or round(len(items) ** 0.5)
    if size < LEAST_FLAT or size * size != len(items):
        return []
    if not all(map(_is_plain, items)) or not any(map(is_empty_sign, items)):
        return []
    if n is None and all(_is_same(item, items[0]) for item in items):
        return []
    reading = Reading(Kind.FLAT, size, axis=Axis.ROW, is_top_first=True)
    return [reading._replace(queen=sign) for sign in queen_signs(items)]


def queen_signs(cells: Sequence[Cell]) -> list[Cell]:
    """Return which sign may be the queen of a grid; none if that can't be decided.

    A letter Q is one. Else there are two signs at most, and the rarer is the queen, or
    where they are equally many the one that is not known as an empty square. Where both
    are known as that there is no queen.

    >>> queen_signs("..Q."), queen_signs("1000"), queen_signs("Q*#*"), queen_signs("abc")
    (['Q'], ['1'], ['Q'], [])
    >>> queen_signs("...."), queen_signs([0, 0, 0, 0]), queen_signs("x.x.")
    (['Q'], [1], ['x'])
    """
    signs = list[Cell]()
    for cell in cells:
        if not _is_plain(cell):
            return []
        if not _has(signs, cell):
            signs.append(cell)
    for sign in QUEEN_SIGNS:
        if sign in signs:
            return [sign]
    if len(signs) == 1:
        return [_queen_beside(signs[0])]
    if len(signs) > 2:
        return []
    first, second = signs
    if is_empty_sign(first) and is_empty_sign(second):
        return ["Q"]
    difference = cells.count(first) - cells.count(second)
    if not difference:
        difference = is_empty_sign(first) - is_empty_sign(second)
    if difference > 0:
        return [second]
    return [first]


def _queen_beside(sign: Cell) -> Cell:
    """Return what is a queen, where all cells have the same sign."""
    if isinstance(sign, bool):
        return True
    if isinstance(sign, int):
        return 1
    if isinstance(sign, str) and not is_empty_sign(sign):
        return sign
    return "Q"


def is_empty_sign(sign: Cell) -> bool:
    """Return whether a sign is known as an empty square or column."""
    return (
        sign is None
        or _is_same(sign, 0)
        or _is_same(sign, False)
        or (isinstance(sign, str) and sign in EMPTY_SIGNS)
    )


def _squares(
    items: Sequence[Value], n: int | None, least: int | None = None
) -> list[Reading]:
    """Return how pairs of numbers may be read; without n the size is `least` or more.

    A full board has as many queens as columns, so `least` is the number of pairs.
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
    found = []
    for base in _bases_of_squares(numbers, n):
        size = n or max(least, max(numbers) + 1 - base)
        reading = Reading(Kind.SQUARES, size, base, axis=Axis.ROW, fields=fields)
        if fields and fields[0].lower() in COLUMN_FIRST:
            reading = reading._replace(axis=Axis.COLUMN)
        found.append(reading)
    if fields and fields[0].lower() in (*COLUMN_FIRST, *FIRST_FIELDS):
        return found
    return found + [one._replace(axis=Axis.COLUMN) for one in found]


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
    """Return the names of the two numbers of a square that is a dictionary, its row first.

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


def _readings_of_mapping(
    value: Mapping[Value, Value], n: int | None
) -> tuple[Reading, ...]:
    """Return how a dictionary may be read, by columns or by squares."""
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
    found = []
    for base in _bases_of_squares(numbers, n):
        size = n or max(len(keys), max(numbers) + 1 - base)
        # Keys and numbers count from the same number.
        for like, empty in _bases(cells, size):
            if like == base:
                found.append(Reading(Kind.DICTIONARY, size, base, empty=empty))
    return tuple(found + [one._replace(axis=Axis.ROW) for one in found])


def _readings_of_cells(
    value: Mapping[Value, Value], n: int | None
) -> tuple[Reading, ...]:
    found = list[Reading]()
    for reading in _squares(list(value), n, least=1):
        for sign in queen_signs(list(value.values())):
            if reading.axis is Axis.ROW:
                reading = reading._replace(is_top_first=True)
            found.append(reading._replace(kind=Kind.CELLS, queen=sign))
    return tuple(found)


# Plain data.


def number_of(item: Value) -> int | None:
    """Return the whole number that an item is, or that it writes in digits; else None.

    >>> number_of(3), number_of("12"), number_of(2.0), number_of("-1")
    (3, 12, 2, -1)
    >>> number_of(True), number_of("a"), number_of(2.5), number_of(None)
    (None, None, None, None)
    """
    if isinstance(item, bool):
        return None
    if isinstance(item, int):
        return item
    if isinstance(item, float) and item == item // 1:
        return int(item)
    if isinstance(item, str) and item.isascii() and item.removeprefix("-").isdigit():
        return int(item)
    return None


def _items(value: Value) -> list[Value] | None:
    """Return what is in a list, a tuple, a string or a set; None for any other value."""
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


def _is_plain(item: Value) -> bool:
    """Return whether this can be a sign: text, a number, a truth value or None."""
    return item is None or isinstance(item, (str, int, float, bool))


def _is_same(item: Cell, sign: Cell) -> bool:
    """Return whether an item is a sign; 1 is not True, and 0 not False."""
    return isinstance(item, bool) is isinstance(sign, bool) and item == sign


def _has(items: Sequence[Value], sign: Cell) -> bool:
    return any(_is_same(item, sign) for item in items)
