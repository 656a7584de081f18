"""Squares with queens, and which of these queens attack each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Square = tuple[int, int]
"""The index of a line and a place in it, counted from 0."""

Queens: TypeAlias = "frozenset[Square]"

EMPTY: Queens = frozenset()


def attackers(queen: Square, others: Sequence[Square] | Queens) -> list[Square]:
    """Return which of other queens attack a queen."""
    line, place = queen
    found = []
    for other in others:
        distance = abs(other[0] - line)
        if other != queen and (distance == 0 or abs(other[1] - place) in (0, distance)):
            found.append(other)
    return found


def are_safe(board: Sequence[Square] | Queens) -> bool:
    """Return whether no two queens attack each other.

    >>> are_safe([(0, 1), (1, 3)]), are_safe([(0, 1), (1, 2)])
    (True, False)
    """
    count = len(board)
    return (
        len({place for _, place in board}) == count
        and len({line for line, _ in board}) == count
        and len({line + place for line, place in board}) == count
        and len({line - place for line, place in board}) == count
    )
