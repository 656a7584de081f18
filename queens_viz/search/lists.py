"""Notations of boards as lists in brackets."""

from __future__ import annotations

from collections.abc import Sequence

from .brackets import Bracket, Reader, Unreadable
from .cells import LineAt, words
from .facts import LARGEST
from .parsed import LEAST_SET, Parsed, Scope, is_permutation
from .readings import Value, number_of
from .squares import square_named

PAIR = 2
"""The items of a square: two numbers."""

MOST_LINES = 10 * LARGEST
"""The most lines that a list of one board takes."""


def in_brackets(line: LineAt, scope: Scope) -> Parsed | None:
    """Read the first board of lists in brackets, which may take several lines.

    >>> from .parsed import line_of
    >>> in_brackets(line_of(["Solution: [0, 4, 7,", "  5, 2, 6]"]), Scope(8)).value
    [0, 4, 7, 5, 2, 6]
    >>> in_brackets(line_of(["5, (1, 1), (2, 5)"]), Scope(8)).value
    [[1, 1], [2, 5]]
    """
    reader = Reader()
    for used in range(MOST_LINES):
        text = line(used)
        if text is None:
            return None
        try:
            reader.read(text, used)
        except Unreadable:
            return None
        if not reader.is_open:
            boards = boards_of(reader.values, scope)
            if not boards:
                return None
            n = size_named(reader.values, boards)
            return Parsed(boards[0], used + 1, n=n, others=len(boards) - 1)
    return None


def boards_of(
    values: list[Value], scope: Scope, lengths: Sequence[int] = ()
) -> list[Value]:
    """Return the boards in values that follow each other.

    All values may be one board, as squares are; otherwise each is searched for boards.
    Lists of numbers with one of the lengths are returned in any case.

    >>> record = {"rows": [1, 5, 8]}
    >>> boards_of([[1, 5], [2, 7]], Scope(8)), boards_of([record], Scope(8))
    ([[[1, 5], [2, 7]]], [[1, 5, 8]])
    """
    is_one = len(values) == 1 and is_square(values[0])
    if (is_one or len(values) > 1) and Parsed(values).reading(scope):
        return [values]
    return _boards_in(values, scope, lengths)


def _boards_in(
    values: list[Value], scope: Scope, lengths: Sequence[int]
) -> list[Value]:
    """Return the boards among values.

    A value that isn't a board itself may have boards in it. A list of numbers is a
    board if it has one of `lengths`: those of the boards that were read before.
    """
    boards = list[Value]()
    is_only = len(values) == 1
    for value in map(plainer, values):
        if _is_board(value, scope, is_only=is_only):
            boards.append(value)
        elif isinstance(value, dict):
            boards += _boards_in(list(value.values()), scope, lengths)
        elif not isinstance(value, list) or _is_uneven_grid(value):
            continue
        elif len(value) in lengths and all(number_of(x) is not None for x in value):
            boards.append(value)
        else:
            boards += _boards_in(value, scope, lengths)
    return boards


def _is_uneven_grid(value: list[Value]) -> bool:
    """Return whether a list has lines of 0 and 1, which are not lists of rows.

    >>> _is_uneven_grid([[0, 1, 0, 0], [0, 0, 1]]), _is_uneven_grid([[1, 3, 0, 2]])
    (True, False)
    """
    lines = [line for line in value if isinstance(line, list) and len(line) > PAIR]
    if not lines or len(lines) < len(value):
        return False
    return all(cell in (0, 1) for line in lines for cell in line)


def is_square(value: Value) -> bool:
    """Return whether a value is two numbers in round brackets: one queen, not two."""
    if not isinstance(value, Bracket) or not value.is_round:
        return False
    return len(value) == PAIR and None not in map(number_of, value)


def _is_board(value: Value, scope: Scope, *, is_only: bool) -> bool:
    """Return whether a value is a board. One of several needs more than a few items."""
    if not isinstance(value, (list, dict, str)):
        return False
    is_one = isinstance(value, list) and len(value) == 1 and is_square(value[0])
    if not is_only and not is_one and len(value) < LEAST_SET:
        return False
    return Parsed(value).reading(scope) is not None


def plainer(value: Value) -> Value:
    """Return a value with lists of cells, or squares, in place of its texts.

    >>> plainer([". Q", ". ."]), plainer(["b2", "c4"])
    ([['.', 'Q'], ['.', '.']], [{'x': 2, 'y': 2}, {'x': 3, 'y': 4}])
    """
    if isinstance(value, str) and "\n" in value:
        value = value.strip("\n").split("\n")
    if not isinstance(value, list):
        return value
    squares = [square_named(item) for item in value if isinstance(item, str)]
    if squares and None not in squares and len(squares) == len(value):
        return [{"x": square[0], "y": square[1]} for square in squares if square]
    lines = [words(item) for item in value if isinstance(item, str)]
    if len(lines) < len(value) or not lines or any(len(line) < 2 for line in lines):
        return value
    return lines


def size_named(values: list[Value], boards: list[Value]) -> int | None:
    """Return the size of the boards that were read from values; None if it isn't clear.

    Several full boards have it as their length. Otherwise an object may name it, as in
    {"n": 4, "rows": [2, 4, 1, 3]}.
    """
    are_full = len(boards) > 1 and all(map(is_permutation, boards))
    first = boards[0]
    if are_full and isinstance(first, list):
        return len(first)
    if len(values) == 1 and isinstance(values[0], dict):
        n = values[0].get("n")
        if isinstance(n, int) and 1 <= n <= LARGEST:
            return n
    return None
