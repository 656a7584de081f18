"""What is true of a search, worked out anew in the plainest way: nothing here asks the program."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

Square = tuple[int, int]
"""A column and a row, counted from 0."""

FIRST_SOLUTION = {
    1: 1, 4: 26, 5: 15, 6: 171, 7: 42, 8: 876, 9: 333, 10: 975, 11: 517, 12: 3_066,
    13: 1_365, 14: 26_495, 15: 20_280, 16: 160_712, 17: 91_222, 18: 743_229, 19: 48_184, 20: 3_992_510,
    21: 179_592, 22: 38_217_905, 23: 584_591, 24: 9_878_316, 25: 1_216_775,
}  # fmt: skip
"""The step that finds the first solution, if there is one."""


class Fact(NamedTuple):
    """A state of the search: its number is its place in `walk`.

    `marks` are the rows tried in the candidate's column, `old` those of the columns that the last step used up, each
    with what became of it; `ghosts` are the queens that the last step lifted; `row` is None where nothing is tested.
    """

    board: tuple[int, ...]
    row: int | None
    found: int
    marks: dict[Square, str]
    old: dict[Square, str]
    ghosts: dict[int, int]
    is_lift: bool
    is_end: bool = False

    @property
    def column(self) -> int:
        """The column of the candidate."""
        return len(self.board)


def attacked_by(board: tuple[int, ...], row: int) -> tuple[int, ...]:
    """Return the columns of the queens that attack a row of the next column."""
    column = len(board)
    return tuple(
        k
        for k, placed in enumerate(board)
        if placed == row or abs(placed - row) == column - k
    )


@cache
def walk(n: int) -> tuple[Fact, ...]:
    """Return all states of the search of one size, from the first position to the end."""
    states: list[Fact] = []
    board: list[int] = []
    before: list[int] = []  # how many solutions were found when each queen was placed
    marks: dict[Square, str] = {}
    row, found = 0, 0
    old: dict[Square, str] = {}
    ghosts: dict[int, int] = {}
    while True:
        column = len(board)
        here = {square: mark for square, mark in marks.items() if square[0] == column}
        here = {
            square: mark
            for square, mark in here.items()
            if square not in ghosts.items()
        }
        tested = None if column == n else row
        states.append(
            Fact(tuple(board), tested, found, here, old, dict(ghosts), bool(ghosts))
        )
        old, ghosts = {}, {}
        if column < n and not attacked_by(tuple(board), row):
            board.append(row)
            before.append(found)
            found += len(board) == n
            row = 0
            continue
        if column < n:
            marks[column, row] = "attacked"
        row = row + 1 if column < n else n
        while row == n and board:
            column = len(board) - 1
            used = [square for square in marks if square[0] > column]
            old |= {square: marks.pop(square) for square in used}
            ghosts[column] = board.pop()
            marks[column, ghosts[column]] = (
                "fruitful" if found > before.pop() else "failed"
            )
            row = ghosts[column] + 1
        old = {
            square: mark for square, mark in old.items() if square not in ghosts.items()
        }
        if row == n:
            states.append(
                Fact((), None, found, marks, {}, {}, is_lift=False, is_end=True)
            )
            return tuple(states)


def fact(n: int, text: str) -> Fact:
    """Return the state of a position written as people do, or of the "end"."""
    return walk(n)[step(n, text)]


@cache
def step(n: int, text: str) -> int:
    """Return the number of the step after which the search stands at a position."""
    if text == "end":
        return len(walk(n)) - 1
    queens, _, candidate = text.partition(":")
    board = tuple(int(word) - 1 for word in queens.split(",") if word)
    row = int(candidate) - 1 if candidate else None
    return next(
        k
        for k, state in enumerate(walk(n))
        if (state.board, state.row) == (board, row) and not state.is_end
    )


def solutions(n: int) -> list[tuple[int, ...]]:
    """Return all solutions in the search's order."""
    return [state.board for state in walk(n) if len(state.board) == n]


def placed(n: int, last: int) -> dict[tuple[int, ...], int]:
    """Return the boards that had been placed by a step, each with the step that placed it; the empty one too."""
    boards: dict[tuple[int, ...], int] = {(): 0}
    for number, state in enumerate(walk(n)[: last + 1]):
        if state.row in (0, None) and not state.is_lift and not state.is_end:
            boards.setdefault(state.board, number)
    return boards


def size(n: int, root: tuple[int, ...]) -> tuple[int, int]:
    """Return how many nodes and solutions the whole subtree above some queens has."""
    above = [
        board for board in placed(n, len(walk(n)) - 1) if board[: len(root)] == root
    ]
    return len(above), sum(len(board) == n for board in above)


def turned(board: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return a solution turned by a quarter, a half and three quarters."""
    top, squares, every = len(board) - 1, set(enumerate(board)), []
    for _ in range(3):
        squares = {(row, top - column) for column, row in squares}
        every.append(tuple(row for _, row in sorted(squares)))
    return every


def images(board: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Return a solution turned and mirrored in all ways."""
    return {image for one in (board, board[::-1]) for image in (one, *turned(one))}
