"""Stories of recorded programs, for tests."""

from __future__ import annotations

from textwrap import dedent

from queens_viz.tracing.evidence import Evidence
from queens_viz.tracing.process.inside import record
from queens_viz.tracing.recording import Recording
from queens_viz.tracing.running import Request
from queens_viz.tracing.story import Story
from queens_viz.tracing.story_making import judged_story
from queens_viz.tracing.surroundings import Limits
from queens_viz.tracing.verdict import judge_evidence

from .corpus import Program, recorded, watch

NO_DIAGONALS = """
    n = 6
    board = []
    def safe(row):
        return row not in board
    def place(col):
        print("column", col)
        if col == n:
            print(board)
            return
        for row in range(n):
            if safe(row):
                board.append(row)
                place(col + 1)
                board.pop()
    place(0)
    """
"""It places queens on one diagonal: in line 13, board[1] = 1 beside board[0] = 0."""

CLASS = """
    class Solver:
        def __init__(self, n):
            self.n = n
            self.board = [-1] * n
            self.results = []
        def safe(self, col, row):
            for c in range(col):
                if self.board[c] in (row, row - col + c, row + col - c):
                    return False
            return True
        def solve(self, col):
            if col == self.n:
                self.results.append(self.board[:])
                return
            for row in range(self.n):
                if self.safe(col, row):
                    self.board[col] = row
                    self.solve(col + 1)
                    self.board[col] = -1
    n = int(input("How many queens? "))
    solver = Solver(n)
    solver.solve(0)
    print(len(solver.results), end=" ")
    print("solutions")
    """
"""It is right."""


def story_of(source: str, *, n: int | None = None, lines: int = 20_000) -> Story:
    """Return the story of a program."""
    limits = Limits(seconds=5, lines=lines, lines_without_board=2 * lines)
    source = dedent(source).lstrip()
    return told(record(Request(source, n=n, limits=limits), watch))


def story_of_program(program: Program, *, lines: int = 20_000) -> Story:
    """Return the story of a program of the corpus, with a small board."""
    return told(recorded(program.with_small_size(), lines=lines))


def told(recording: Recording) -> Story:
    """Return the story of a recording that is judged."""
    evidence = Evidence(recording)
    return judged_story(recording, judge_evidence(evidence), evidence)
