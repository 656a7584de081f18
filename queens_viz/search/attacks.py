"""The pairs of queens on a board that attack each other, and the message about them."""

from __future__ import annotations

from collections.abc import Iterable

from .position import PositionError
from .readings import Square

ATTACK = "the queens {first} and {second} attack each other"
ATTACK_TWO = ATTACK + ", and so does another pair"
ATTACK_MORE = ATTACK + ", and so do {more} other pairs"
"""The messages for one pair, for two and for more. A square is (row,column)."""


def attacking_pairs(squares: Iterable[Square]) -> list[tuple[Square, Square]]:
    """Return the pairs of queens that attack each other, from the left.

    >>> attacking_pairs([(0, 0), (1, 2), (2, 2)])
    [((0, 0), (2, 2)), ((1, 2), (2, 2))]
    """
    placed = sorted(squares)
    pairs = []
    for k, first in enumerate(placed):
        for second in placed[k + 1 :]:
            if _attack(first, second):
                pairs.append((first, second))
    return pairs


def _attack(first: Square, second: Square) -> bool:
    """Return whether two squares share a column, a row or a diagonal."""
    dx = second[0] - first[0]
    dy = second[1] - first[1]
    return dx == 0 or dy == 0 or abs(dx) == abs(dy)


def attack_error(squares: Iterable[Square], base: int = 1) -> PositionError | None:
    """Return the error of a board on which queens attack each other; None if none do.

    The error counts rows and columns from `base`.

    >>> print(attack_error([(0, 0), (1, 1), (5, 0)]))
    the queens (1,1) and (2,2) attack each other, and so does another pair
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
        first=name_of_square(first, base),
        second=name_of_square(second, base),
        more=len(pairs) - 1,
    )


def name_of_square(square: Square, base: int = 1) -> str:
    """Return the name of a square in a message: its row and its column.

    >>> name_of_square((0, 4)), name_of_square((0, 4), base=0)
    ('(5,1)', '(4,0)')
    """
    column, row = square
    return f"({row + base},{column + base})"
