"""Other problems that the same search solves, and a picture of each: one candidate, and what attacks it.

In all of them something is chosen in one place after the other. `placed` are the choices made so far, in the order of
the places; a candidate is attacked by some of them, named by their places, counted from 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

Placed = tuple[int, ...]


class Problem(NamedTuple):
    """How many places there are, what can be chosen in the next one, and which choices attack a candidate there."""

    places: int
    candidates: Callable[[Placed], list[int]]
    attackers: Callable[[Placed, int], list[int]]


def walk(problem: Problem, placed: Placed = ()) -> Iterator[tuple[Placed, int | None]]:
    """Yield what has been placed and the candidate of each test, and each solution, in the order of the search."""
    if len(placed) == problem.places:
        yield placed, None
        return
    for candidate in problem.candidates(placed):
        yield placed, candidate
        if not problem.attackers(placed, candidate):
            yield from walk(problem, (*placed, candidate))


# Queens: the places are columns, the choices rows.


def queens(n: int) -> Problem:
    def attackers(placed: Placed, row: int) -> list[int]:
        column = len(placed)
        return [k for k, other in enumerate(placed) if other == row or abs(other - row) == column - k]

    return Problem(n, lambda _: list(range(n)), attackers)


# Sudoku, small: rows of four digits, read from the top left; a dot is to be filled.

SUDOKU = ("1...", "..3.", ".4..", "...2")
GIVEN = {(x, y): int(digit) for y, line in enumerate(SUDOKU) for x, digit in enumerate(line) if digit != "."}
OPEN = [(x, y) for y in range(4) for x in range(4) if (x, y) not in GIVEN]


def see(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Return whether two cells share a row, a column or a box."""
    (x, y), (u, v) = one, other
    return one != other and (x == u or y == v or (x // 2, y // 2) == (u // 2, v // 2))


def filled(placed: Placed) -> dict[tuple[int, int], int]:
    """Return the digits that stand in the cells."""
    return GIVEN | dict(zip(OPEN, placed, strict=False))


def clashes(placed: Placed, digit: int) -> list[tuple[int, int]]:
    """Return the cells whose digit attacks one in the next open cell."""
    cell = OPEN[len(placed)]
    return [other for other, there in filled(placed).items() if there == digit and see(cell, other)]


def _cells_attacking(placed: Placed, digit: int) -> list[int]:
    # A digit that was given has no place in the search; it is numbered behind all that have.
    every = [*OPEN, *GIVEN]
    return [every.index(cell) for cell in clashes(placed, digit)]


# A map: the places are countries, the choices three colours.

COUNTRIES = (
    ((118, 96), (184, 92), (214, 168), (128, 184)),
    ((20, 20), (250, 20), (184, 92), (118, 96)),
    ((250, 20), (304, 150), (260, 244), (214, 168), (184, 92)),
    ((260, 244), (30, 252), (128, 184), (214, 168)),
    ((20, 20), (118, 96), (128, 184), (30, 252)),
)
"""The corners of each country: two that share two corners next to each other are neighbours."""


def borders(one: int, other: int) -> bool:
    """Return whether two countries share a border."""
    return one != other and len(set(COUNTRIES[one]) & set(COUNTRIES[other])) >= 2


# A sum: the places are numbers, the choices are to take it (0) or to leave it (1).

NUMBERS, GOAL = (8, 6, 5, 3), 16


def taken(placed: Placed) -> list[int]:
    return [number for number, choice in zip(NUMBERS, placed, strict=False) if choice == 0]


def _sum_attacks(placed: Placed, choice: int) -> list[int]:
    chosen = (*placed, choice)
    total, rest = sum(taken(chosen)), sum(NUMBERS[len(chosen) :])
    return [] if total <= GOAL <= total + rest else [len(placed)]


# A knight's tour: the places are jumps, the choices squares, from the left in each row from the bottom.

SIDE, JUMPS = 5, ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
"""The side of the board, and the jumps in the order in which they are tried: clockwise from the one up and right."""


def jumps(placed: Placed) -> list[int]:
    """Return the squares that a knight could jump to, visited or not; it begins in the corner."""
    if not placed:
        return [0]
    y, x = divmod(placed[-1], SIDE)
    squares = [(x + across, y + up) for across, up in JUMPS]
    return [v * SIDE + u for u, v in squares if 0 <= u < SIDE and 0 <= v < SIDE]


PROBLEMS = {
    "sudoku": Problem(len(OPEN), lambda _: [1, 2, 3, 4], _cells_attacking),
    "map": Problem(
        len(COUNTRIES),
        lambda _: [0, 1, 2],
        lambda placed, colour: [k for k, c in enumerate(placed) if c == colour and borders(k, len(placed))],
    ),
    "sum": Problem(len(NUMBERS), lambda _: [0, 1], _sum_attacks),
    "knight": Problem(SIDE * SIDE, jumps, lambda placed, square: [placed.index(square)] if square in placed else []),
}


def tested(name: str) -> int:
    """Return how many candidates a search tests up to its first solution."""
    return next(k for k, (_, candidate) in enumerate(walk(PROBLEMS[name])) if candidate is None)
