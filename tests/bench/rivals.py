"""What the search is measured against, all written here: those of older programs, and the least there could be."""

from __future__ import annotations


class QView:
    """QView's search, by Riccardo Mottola: four comparisons for each placed queen, the state in attributes."""

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


class Walk:
    """The search of the C++ and Delphi programs: a board of squares, on which the lines are walked square by square."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.squares = [[False] * n for _ in range(n)]
        self.tests = 0
        self.solutions: list[tuple[int, ...]] = []

    def is_safe(self, column: int, row: int) -> bool:
        self.tests += 1
        for rise in (-1, 0, 1):
            x, y = column - 1, row + rise
            while x >= 0 and 0 <= y < self.n:
                if self.squares[x][y]:
                    return False
                x, y = x - 1, y + rise
        return True

    def search(self, column: int = 0) -> None:
        if column == self.n:
            self.solutions.append(tuple(rows.index(True) for rows in self.squares))
            return
        for row in range(self.n):
            if self.is_safe(column, row):
                self.squares[column][row] = True
                self.search(column + 1)
                self.squares[column][row] = False


class Recursion:
    """The search of the recursive Java program: an array of rows, tested queen by queen."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.rows = [0] * n
        self.tests = 0
        self.solutions: list[tuple[int, ...]] = []

    def is_safe(self, column: int) -> bool:
        self.tests += 1
        for other in range(column):
            distance = self.rows[other] - self.rows[column]
            if distance == 0 or abs(distance) == column - other:
                return False
        return True

    def search(self, column: int = 0) -> None:
        if column == self.n:
            self.solutions.append(tuple(self.rows))
            return
        for row in range(self.n):
            self.rows[column] = row
            if self.is_safe(column):
                self.search(column + 1)


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
            place((*board, bit.bit_length() - 1), rows | bit, (falling | bit) >> 1, (rising | bit) << 1)

    place((), 0, 0, 0)
    return solutions
