"""Which queens of any board attack each other, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterable

from .position import PositionError
from .readings import Square

ATTACK = "the queens {first} and {second} attack each other"
ATTACK_TWO = ATTACK + ", and so do two others"
ATTACK_MORE = ATTACK + ", and so do {more} other pairs"
"""What is said of one pair, of two and of more; squares are (row,column)."""


def attacking_pairs(squares: Iterable[Square]) -> list[tuple[Square, Square]]:
    """Return the pairs of queens that attack each other, from the left.

    >>> attacking_pairs([(0, 0), (1, 2), (2, 2)])
    [((0, 0), (2, 2)), ((1, 2), (2, 2))]
    """
    placed = sorted(squares)
    return [
        (one, other)
        for k, one in enumerate(placed)
        for other in placed[k + 1 :]
        if _attack(one, other)
    ]


def _attack(one: Square, other: Square) -> bool:
    dx = other[0] - one[0]
    dy = other[1] - one[1]
    return dx == 0 or dy == 0 or abs(dx) == abs(dy)


def attack_error(squares: Iterable[Square], base: int = 1) -> PositionError | None:
    """Return what is wrong with a board on which queens attack each other.

    Squares are named by their numbers from `base` on. None if no two queens do.

    >>> print(attack_error([(0, 0), (1, 1), (5, 0)]))
    the queens (1,1) and (2,2) attack each other, and so do two others
    """
    pairs = attacking_pairs(squares)
    if not pairs:
        return None
    first, second = pairs[0]
    message = ATTACK
    if len(pairs) == 2:
        message = ATTACK_TWO
    elif len(pairs) > 2:
        message = ATTACK_MORE
    return PositionError(
        message,
        first=named(first, base),
        second=named(second, base),
        more=len(pairs) - 1,
    )


def named(square: Square, base: int = 1) -> str:
    """Return the name of a square in a message: its row and its column.

    >>> named((0, 4)), named((0, 4), base=0)
    ('(5,1)', '(4,0)')
    """
    column, row = square
    return f"({row + base},{column + base})"
