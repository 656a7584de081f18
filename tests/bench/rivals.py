"""What the search is measured against, all written here: QView's, that with masks, and the least there could be."""

from __future__ import annotations


class QView:
    """QView's search, by Marko Riedel (GNUstep Cookbook, 2006): four comparisons for each placed queen, the state in attributes."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.rows: list[int] = []
        self.candidate = 0
        self.solutions = 0

    def is_attacked(self) -> bool:
        column = len(self.rows)
        for other in range(column):
            row = self.rows[other]
            if (
                row == self.candidate
                or other == column
                or row - other == self.candidate - column
                or row + other == self.candidate + column
            ):
                return True
        return False

    def next(self) -> None:
        if len(self.rows) < self.n and not self.is_attacked():
            self.rows.append(self.candidate)
            self.candidate = 0
            return
        if len(self.rows) == self.n:
            self.solutions += 1
            self.candidate = self.rows.pop() + 1
        else:
            self.candidate += 1
        while self.candidate >= self.n and self.rows:
            self.candidate = self.rows.pop() + 1
        if self.candidate >= self.n:
            self.candidate = self.solutions = 0


class Empty:
    """A method that does nothing: the least that a step could cost."""

    def step(self) -> None:
        pass


def by_masks(n: int) -> list[tuple[int, ...]]:
    """Return all solutions by the well-known recursion with three bit masks, carrying the rows as a tuple."""
    solutions: list[tuple[int, ...]] = []
    every = (1 << n) - 1

    def place(board: tuple[int, ...], rows: int, falling: int, rising: int) -> None:
        if rows == every:
            solutions.append(board)
            return
        free = every & ~(rows | falling | rising)
        while free:
            bit = free & -free
            free ^= bit
            place(
                (*board, bit.bit_length() - 1),
                rows | bit,
                (falling | bit) >> 1,
                (rising | bit) << 1,
            )

    place((), 0, 0, 0)
    return solutions
