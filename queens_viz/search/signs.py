"""The signs in the squares of a grid: which of them is a queen, and which is empty."""

from __future__ import annotations

from collections.abc import Sequence

Cell = object
"""A sign, a number or another plain value in a square of a grid."""

QUEEN_SIGNS = ("Q", "q", "♛", "♕", "👑")
"""Signs that are always a queen."""

EMPTY_SIGNS = (
    *(".", "-", "_", " ", "", "·", "0", "False", "false", "None", "null"),
    *("□", "☐", "⬜", "⬛", "■"),
)
"""Signs of an empty square. They decide if a grid has equally many of two signs."""


def queen_signs(cells: Sequence[Cell]) -> list[Cell]:
    """Return the sign of a queen in a grid; none if that can't be decided.

    A letter Q is a queen. Otherwise there are at most two signs, and the rarer one is
    the queen. If they are equally frequent, it is the one that is not known as an empty
    square. Where all squares are empty, it is the sign that a queen would have.

    >>> [queen_signs(cells) for cells in ("..Q.", "1000", "Q*#*", "abc")]
    [['Q'], ['1'], ['Q'], []]
    >>> [queen_signs(cells) for cells in ("....", [0, 0, 0, 0], "x.x.")]
    [['Q'], [1], ['x']]
    """
    signs = list[Cell]()
    for cell in cells:
        if not is_sign(cell):
            return []
        if not has(signs, cell):
            signs.append(cell)
    for sign in QUEEN_SIGNS:
        if sign in signs:
            return [sign]
    if len(signs) == 1:
        return [_queen_beside(signs[0])]
    if len(signs) != 2:
        return []
    first, second = signs
    if is_empty_sign(first) and is_empty_sign(second):
        return ["Q"]
    number_of_first = cells.count(first)
    number_of_second = cells.count(second)
    if number_of_first == number_of_second:
        return [second] if is_empty_sign(first) else [first]
    return [second] if number_of_first > number_of_second else [first]


def _queen_beside(sign: Cell) -> Cell:
    """Return the sign of a queen in a grid whose cells all have one sign."""
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
        or is_same(sign, 0)
        or sign is False
        or (isinstance(sign, str) and sign in EMPTY_SIGNS)
    )


def is_sign(item: object) -> bool:
    """Return whether a value can be a sign: text, a number, a truth value or None."""
    return item is None or isinstance(item, (str, int, float, bool))


def is_same(item: Cell, sign: Cell) -> bool:
    """Return whether two signs are equal. Unlike in Python, 1 is not True."""
    return isinstance(item, bool) is isinstance(sign, bool) and item == sign


def has(cells: Sequence[Cell], sign: Cell) -> bool:
    """Return whether a cell has a sign."""
    return any(is_same(cell, sign) for cell in cells)
