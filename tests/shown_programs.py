"""Stories of programs for the screens: each program is recorded once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from queens_viz.app.front import Desk
from queens_viz.app.own_program import FinishedFile, Result
from queens_viz.tracing.process.faulty_stories import faulty_story
from queens_viz.tracing.process.inside import record
from queens_viz.tracing.recording import Recording
from queens_viz.tracing.running import Request
from queens_viz.tracing.story import Story
from queens_viz.tracing.story_making import judged_story
from queens_viz.tracing.surroundings import Limits
from queens_viz.tracing.verdict import judge

from .tracing.corpus import programs, watch

NEIGHBOURS = '''"""Six queens, one after the other."""

n = 6
board = []


def safe(row):
    """May a queen be placed in this row of the next column? All others are compared."""
    col = len(board)
    if row in board:
        return False
    if col > 0 and abs(board[col - 1] - row) == 1:
        return False
    return True


def place(col):
    print("column", col)
    if col == n:
        print(board)
        return
    for row in range(n):
        if safe(row):  # as far as we know
            board.append(row)
            place(col + 1)
            board.pop()


place(0)
'''
"""A program that tests the diagonals of the last queen only."""

IN_A_CLASS = """class Search:
    def __init__(self, size):
        self.size = size
        self.board_of_this_search = [None] * size

    def is_free(self, col, row):
        for other in range(col):
            there = self.board_of_this_search[other]
            if there == row or abs(there - row) == col - other:
                return False
        return True

    def solve(self, col=0):
        if col == self.size:
            print("Found:", self.board_of_this_search)
            return True
        for row in range(self.size):
            if self.is_free(col, row):
                self.board_of_this_search[col] = row
                if self.solve(col + 1):
                    return True
                self.board_of_this_search[col] = None
        return False


Search(6).solve()
"""

PLACED = (
    "rows = [{rows}]\n"
    "{more}board = []\n"
    "for row in rows:\n"
    "    board.append(row)\n"
    "    print(row, end=' ')\n"
    "board.pop()\n"
    "board.append(rows[-1])\n"
)
"""A program that places queens where it is told."""


def _all_rows(n: int) -> str:
    """Return rows of queens that don't attack each other, on a board of size n."""
    evens = list(range(1, n, 2))
    odds = list(range(0, n, 2))
    return ", ".join([str(row) for row in evens + odds])


SPECIAL: dict[str, Callable[[], str]] = {
    "queens.py": lambda: NEIGHBOURS,
    "in_a_class.py": lambda: IN_A_CLASS,
    "twenty.py": lambda: PLACED.format(rows=_all_rows(20), more=""),
    "forty.py": lambda: PLACED.format(rows=_all_rows(40), more=""),
    "four_hundred_lines.py": lambda: PLACED.format(
        rows=_all_rows(6), more="".join([f"spare_{k} = {k}\n" for k in range(392)])
    ),
    "half_typed.py": lambda: NEIGHBOURS.replace("def safe(row):", "def safe(row"),
}
"""Programs that are not in the corpus, by their names."""


@cache
def story(name: str) -> Story:
    """Return the story of a program: of the corpus, or a special one."""
    recording = _recorded(name)
    return judged_story(recording, judge(recording))


def _recorded(name: str) -> Recording:
    file = name.rpartition("/")[2]
    limits = Limits(seconds=5.0, lines=100_000, lines_without_board=100_000)
    if name in SPECIAL:
        return record(Request(SPECIAL[name](), file, file, limits=limits), watch)
    (program,) = [one for one in programs() if one.name == name]
    request = Request(
        program.source,
        file,
        file,
        n=program.size,
        answers=program.answers,
        limits=limits,
    )
    return record(request, watch)


def result(name: str) -> Result:
    """Return a program that has been run and judged."""
    return Result(story(name))


class FaultyDesk(Desk):
    """A desk that has the programs of "Find the fault"."""

    def faulty_story(self, name: str) -> Story | None:
        """Return what a program does."""
        return faulty_story(name)


class RunningFile(FinishedFile):
    """A program that is being run, and never ends."""

    is_running = True
    lines_run = 12_000
