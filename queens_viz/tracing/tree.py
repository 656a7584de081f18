"""The tree of safe boards: all solutions of n queens, and what is like one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from .squares import Queens, Square

LARGEST = 10
"""The largest n whose solutions are all compared."""


@lru_cache(maxsize=LARGEST)
def solutions(n: int) -> tuple[Queens, ...]:
    """Return all solutions of n queens.

    >>> [len(solutions(n)) for n in range(1, 9)]
    [1, 0, 0, 2, 10, 4, 40, 92]
    """
    found = list[Queens]()
    places = list[int]()

    def place(rows: int, rising: int, falling: int) -> None:
        if len(places) == n:
            found.append(frozenset(enumerate(places)))
            return
        for row in range(n):
            bit = 1 << row
            if not (rows | rising | falling) & bit:
                places.append(row)
                place(rows | bit, (rising | bit) << 1, (falling | bit) >> 1)
                places.pop()

    place(0, 0, 0)
    return tuple(found)


def images(board: Queens, n: int) -> Iterator[Queens]:
    """Yield a board as it is, turned and mirrored.

    >>> len(set(images(frozenset({(0, 1), (1, 3), (2, 0), (3, 2)}), 4)))
    2
    """
    for _ in range(4):
        board = frozenset((place, n - 1 - line) for line, place in board)
        yield board
        yield frozenset((place, line) for line, place in board)


def with_images(boards: Iterable[Queens], n: int) -> set[Queens]:
    """Return boards with all their images."""
    return {image for board in boards for image in images(board, n)}


def numbers(board: Iterable[Square]) -> tuple[int, ...]:
    """Return the places of a full board's queens, line by line."""
    return tuple(place for _, place in sorted(board))
