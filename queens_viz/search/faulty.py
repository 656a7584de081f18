"""The twelve programs of the exercise "Find the fault", each with one fault.

Lines are counted from 1. Of each line there is the key of a sentence that says what
such a line does right; where a line is to blame, nobody reads that sentence.
"""

from __future__ import annotations

from typing import NamedTuple


class Line(NamedTuple):
    """A line of a program."""

    text: str
    # The key of the sentence that says what such a line does right. It is empty if
    # only this program has such a line, and the line is wrong.
    role: str


class FaultyProgram(NamedTuple):
    """A program with one fault."""

    name: str  # the key by which links and lessons ask for it
    n: int  # the number of queens
    lines: tuple[Line, ...]
    wrong: tuple[int, ...]  # the lines that are right answers
    replaced: tuple[int, ...]  # the lines that are mended, one below the other
    mended: tuple[str, ...]  # the lines in their place; none if they only go
    shows_in: int = 0  # the line whose first run shows the fault; 0: the judge knows

    @property
    def text(self) -> str:
        """The program."""
        return _joined(self.texts)

    @property
    def texts(self) -> tuple[str, ...]:
        """Its lines, without their roles."""
        return tuple([line.text for line in self.lines])

    @property
    def mended_text(self) -> str:
        """The program without the fault."""
        before = self.texts[: self.replaced[0] - 1]
        after = self.texts[self.replaced[-1] :]
        return _joined((*before, *self.mended, *after))


def _joined(lines: tuple[str, ...]) -> str:
    """Return lines as a text."""
    return "".join([f"{line}\n" for line in lines])


SIZE = 4
"""The number of queens: enough for each of the faults to show."""


def _program(
    name: str,
    listing: str,
    *,
    wrong: tuple[int, ...],
    replaced: tuple[int, ...] = (),
    mended: str = "",
    shows_in: int = 0,
) -> FaultyProgram:
    """Return a program of a listing: each line has its role behind a bar, or dots.

    The lines that are mended are those that are wrong, if no others are named.
    """
    lines = []
    for row in listing.strip("\n").split("\n"):
        text, _, role = row.rpartition("|")
        lines.append(Line(text.rstrip(), role.strip().strip(".")))
    mended_lines = tuple(mended.strip("\n").split("\n")) if mended else ()
    return FaultyProgram(
        name,
        SIZE,
        tuple(lines),
        wrong,
        replaced or wrong,
        mended_lines,
        shows_in,
    )


FAULTY = (
    _program(
        "no_diagonal",
        """
n = 4                                 | size
board = []                            | empty_board
def safe(row):                        | def_safe
    return row not in board           | ...
def place():                          | def_place
    if len(board) == n:               | is_full
        print(board)                  | report
        return                        | full_return
    for row in range(n):              | each_row
        if safe(row):                 | if_safe
            board.append(row)         | append
            place()                   | next_column
            board.pop()               | pop
place()                               | start
""",
        wrong=(4,),
        mended="""
    for column, other in enumerate(board):
        if abs(row - other) == len(board) - column:
            return False
    return row not in board
""",
    ),
    _program(
        "one_diagonal",
        """
n = 4                                 | size
board = [0] * n                       | zero_board
def safe(column, row):                | def_safe
    for other in range(column):       | each_queen
        if board[other] == row:       | same_row
            return False              | is_attacked
        distance = column - other     | distance
        if board[other] - row == distance:  | diagonal
            return False              | is_attacked
    return True                       | is_safe
def place(column):                    | def_place
    if column == n:                   | is_full
        print(board)                  | report
        return                        | full_return
    for row in range(n):              | each_row
        if safe(column, row):         | if_safe
            board[column] = row       | assign
            place(column + 1)         | next_column
place(0)                              | start
""",
        wrong=(8,),
        mended="""
        if abs(board[other] - row) == distance:
""",
    ),
    _program(
        "no_pop",
        """
n = 4                                 | size
board = []                            | empty_board
def safe(row):                        | def_safe
    column = len(board)               | column
    for other in range(column):       | each_queen
        step = abs(board[other] - row)  | row_distance
        if step in (0, column - other):  | same_row_or_diagonal
            return False              | is_attacked
    return True                       | is_safe
def place():                          | def_place
    if len(board) == n:               | is_full
        print(board)                  | report
        return                        | full_return
    for row in range(n):              | each_row
        if safe(row):                 | if_safe
            board.append(row)         | append
            place()                   | next_column
place()                               | start
""",
        wrong=(17, 16),
        replaced=(17,),
        mended="""
            place()
            board.pop()
""",
    ),
    _program(
        "first_row",
        """
n = 4                                 | size
def place(board, taken):              | def_place
    column = len(board)               | column
    if column == n:                   | is_full
        print(board)                  | report
        return                        | full_return
    for row in range(1, n):           | each_row
        up = (row - column, "up")     | rising_number
        down = (row + column, "down")  | falling_number
        lines = {row, up, down}       | row_and_diagonals
        if not lines & taken:         | if_not_taken
            place(board + [row], taken | lines)  | next_board
place([], set())                      | start
""",
        wrong=(7,),
        mended="""
    for row in range(n):
""",
    ),
    _program(
        "too_early",
        """
n = 4                                 | size
board = []                            | empty_board
solutions = []                        | empty_solutions
def safe(row):                        | def_safe
    for column, other in enumerate(board):  | each_queen
        step = abs(other - row)       | row_distance
        if step in (0, len(board) - column):  | same_row_or_diagonal
            return False              | is_attacked
    return True                       | is_safe
def place():                          | def_place
    if len(board) == n - 1:           | is_full
        solutions.append(board.copy())  | keep
        return                        | full_return
    for row in range(n):              | each_row
        if safe(row):                 | if_safe
            board.append(row)         | append
            place()                   | next_column
            board.pop()               | pop
place()                               | start
print(solutions)                      | report_all
""",
        wrong=(11,),
        mended="""
    if len(board) == n:
""",
        shows_in=12,
    ),
    _program(
        "return_in_loop",
        """
n = 4                                 | size
board = []                            | empty_board
def safe(row):                        | def_safe
    for column, other in enumerate(board):  | each_queen
        step = abs(other - row)       | row_distance
        if step in (0, len(board) - column):  | same_row_or_diagonal
            return False              | is_attacked
        else:                         | is_safe
            return True               | is_safe
    return True                       | is_safe
def place():                          | def_place
    if len(board) == n:               | is_full
        print(board)                  | report
        return                        | full_return
    for row in range(n):              | each_row
        if safe(row):                 | if_safe
            board.append(row)         | append
            place()                   | next_column
            board.pop()               | pop
place()                               | start
""",
        wrong=(9, 8),
        replaced=(8, 9),
    ),
    _program(
        "past_end",
        """
n = 4                                 | size
rows = [-1] * n                       | minus_board
def safe(column):                     | def_safe
    for other in range(column):       | each_queen
        step = abs(rows[other] - rows[column])  | row_distance
        if step in (0, column - other):  | same_row_or_diagonal
            return False              | is_attacked
    return True                       | is_safe
column = 0                            | first_column
while column >= 0:                    | while_columns
    rows[column] += 1                 | next_row_of_column
    if rows[column] == n:             | no_row_left
        rows[column] = -1             | remove
        column -= 1                   | column_before
    elif safe(column):                | if_safe
        if column == n - 1:           | is_last_column
            print(rows)               | report
        column += 1                   | ...
""",
        wrong=(18,),
        mended="""
        else:
            column += 1
""",
    ),
    _program(
        "endless",
        """
n = 4                                 | size
board = []                            | empty_board
def safe(row):                        | def_safe
    for column in range(len(board)):  | each_queen
        step = abs(board[column] - row)  | row_distance
        if step in (0, len(board) - column):  | same_row_or_diagonal
            return False              | is_attacked
    return True                       | is_safe
row = 0                               | first_row
while row < n:                        | while_rows
    if safe(row):                     | if_safe
        board.append(row)             | append
        row = 0                       | first_row
        if len(board) == n:           | is_full
            print(board)              | report
            row = n                   | full_row
    else:                             | else_attacked
        row += 1                      | next_row
    while row == n and board:         | while_used_up
        row = board.pop()             | ...
""",
        wrong=(20,),
        mended="""
        row = board.pop() + 1
""",
    ),
    _program(
        "result_lost",
        """
n = 4                                 | size
board = []                            | empty_board
def safe(row):                        | def_safe
    for column, other in enumerate(board):  | each_queen
        step = abs(other - row)       | row_distance
        if step in (0, len(board) - column):  | same_row_or_diagonal
            return False              | is_attacked
    return True                       | is_safe
def place():                          | def_place
    if len(board) == n:               | is_full
        return True                   | return_found
    for row in range(n):              | each_row
        if safe(row):                 | if_safe
            board.append(row)         | append
            place()                   | next_column
            board.pop()               | pop
    return False                      | return_none
print(board if place() else "No solution")  | start_asks
""",
        wrong=(15,),
        mended="""
            if place():
                return True
""",
    ),
    _program(
        "call_first",
        """
n = 4                                 | size
board = [0] * n                       | zero_board
def safe(column, row):                | def_safe
    for other in range(column):       | each_queen
        step = abs(board[other] - row)  | row_distance
        if step in (0, column - other):  | same_row_or_diagonal
            return False              | is_attacked
    return True                       | is_safe
def place(column):                    | def_place
    if column == n:                   | is_full
        print(board)                  | report
        return                        | full_return
    for row in range(n):              | each_row
        if safe(column, row):         | if_safe
            place(column + 1)         | next_column
            board[column] = row       | assign
place(0)                              | start
""",
        wrong=(15, 16),
        mended="""
            board[column] = row
            place(column + 1)
""",
    ),
    _program(
        "same_list",
        """
n = 4                                 | size
board = []                            | empty_board
solutions = []                        | empty_solutions
def safe(row):                        | def_safe
    for column, other in enumerate(board):  | each_queen
        step = abs(other - row)       | row_distance
        if step in (0, len(board) - column):  | same_row_or_diagonal
            return False              | is_attacked
    return True                       | is_safe
def place():                          | def_place
    if len(board) == n:               | is_full
        solutions.append(board)       | keep
        return                        | full_return
    for row in range(n):              | each_row
        if safe(row):                 | if_safe
            board.append(row)         | append
            place()                   | next_column
            board.pop()               | pop
place()                               | start
print(solutions)                      | report_all
""",
        wrong=(12,),
        mended="""
        solutions.append(board.copy())
""",
    ),
    _program(
        "same_row",
        """
n = 4                                 | size
board = [[0] * n] * n                 | ...
def safe(row, column):                | def_safe
    for x in range(column):           | each_queen
        for y in range(n):            | each_square
            step = abs(row - y)       | row_distance
            is_near = step in (0, column - x)  | same_row_or_diagonal
            if board[y][x] and is_near:  | queen_there
                return False          | is_attacked
    return True                       | is_safe
def place(column):                    | def_place
    if column == n:                   | is_full
        print(*board, sep="\\n")       | report
        return                        | full_return
    for row in range(n):              | each_row
        if safe(row, column):         | if_safe
            board[row][column] = 1    | set_one
            place(column + 1)         | next_column
            board[row][column] = 0    | set_zero
place(0)                              | start
""",
        wrong=(2,),
        mended="""
board = [[0] * n for row in range(n)]
""",
    ),
)
"""The programs, from easy to hard."""
