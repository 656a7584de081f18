"""The twelve programs of the exercise "Find the fault", each with one fault.

Lines are counted from 1. Each line has the key of a sentence that says what such a line
does right; nobody sees that sentence for a line that is wrong.
"""

from __future__ import annotations

from typing import NamedTuple


class Line(NamedTuple):
    """A line of a program."""

    text: str
    # The key of the sentence that says what such a line does right. It is empty if
    # only this program has such a line, and the line is wrong.
    role: str

    @property
    def has_own_sentence(self) -> bool:
        """Whether what it does right is said in a sentence that leads on."""
        return self.role in LEADING


LEADING = (
    "gap_is_positive",
    "none_of_rows",
    "one_queen",
    "one_queen_away",
    "pop_from_board",
    "pop_without_solution",
    "row_of_a_column",
    "while_going_back",
)
"""The roles of lines in which the fault of another line shows."""


class FaultyProgram(NamedTuple):
    """A program with one fault."""

    name: str  # the key by which links and lessons ask for it
    n: int  # the number of queens
    lines: tuple[Line, ...]
    wrong: tuple[int, ...]  # the lines that are right answers
    replaced: tuple[int, ...]  # the lines that are mended, one below the other
    mended: tuple[str, ...]  # the lines that replace them; none if they only go
    # The lines that run one after the other until the fault shows: the first run of
    # the first one, then the next run of the second one. None: the judge knows.
    shows_in: tuple[int, ...] = ()

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
"""The number of queens: enough for every fault to show."""


def _program(
    name: str,
    listing: str,
    *,
    wrong: tuple[int, ...],
    replaced: tuple[int, ...] = (),
    mended: str = "",
    shows_in: tuple[int, ...] = (),
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
        wrong=wrong,
        replaced=replaced or wrong,
        mended=mended_lines,
        shows_in=shows_in,
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
        wrong=(4, 3),
        replaced=(4,),
        mended="""
    for c, r in enumerate(board):
        gap = len(board) - c
        if abs(r - row) == gap:
            return False
    return row not in board
""",
    ),
    _program(
        "one_diagonal",
        """
n = 4                                 | size
board = [0] * n                       | zero_board
def safe(col, row):                   | def_safe
    for c in range(col):              | each_queen
        gap = board[c] - row          | ...
        if gap in (0, col - c):       | gap_is_positive
            return False              | is_attacked
    return True                       | is_safe
def place(col):                       | def_place
    if col == n:                      | is_full
        print(board)                  | report
        return                        | full_return
    for row in range(n):              | each_row
        if safe(col, row):            | if_safe
            board[col] = row          | assign
            place(col + 1)            | next_column
place(0)                              | start
""",
        wrong=(5,),
        mended="""
        gap = abs(board[c] - row)
""",
    ),
    _program(
        "no_pop",
        """
n = 4                                 | size
board = []                            | empty_board
def safe(col, row):                   | def_safe
    for c, r in enumerate(board):     | each_queen
        gap = abs(r - row)            | row_distance
        if gap in (0, col - c):       | same_row_or_diagonal
            return False              | is_attacked
    return True                       | is_safe
def place():                          | def_place
    if len(board) == n:               | is_full
        print(board)                  | report
        return                        | full_return
    for row in range(n):              | each_row
        if safe(len(board), row):     | if_safe
            board.append(row)         | append
            place()                   | next_column
place()                               | start
""",
        wrong=(16, 15),
        replaced=(16,),
        mended="""
            place()
            board.pop()
""",
        # After two queens, the four rows of the third column are rejected; its loop
        # ends, and the next line runs in the second column.
        shows_in=(15, 15, 7, 7, 7, 7, 13, 13),
    ),
    _program(
        "first_row",
        """
n = 4                                 | size
def place(board, taken):              | def_place
    col = len(board)                  | column
    if col == n:                      | is_full
        print(board)                  | report
        return                        | full_return
    for row in range(1, n):           | each_row
        up = (row - col, "up")        | rising_number
        down = (row + col, "down")    | falling_number
        lines = {row, up, down}       | row_and_diagonals
        if lines & taken:             | row_taken
            continue                  | skip
        new = board + [row]           | longer_board
        place(new, taken | lines)     | next_board
place([], set())                      | start
""",
        wrong=(7,),
        mended="""
    for row in range(n):
""",
        shows_in=(7,),
    ),
    _program(
        "too_early",
        """
n = 4                                 | size
board = []                            | empty_board
def safe(col, row):                   | def_safe
    for c, r in enumerate(board):     | each_queen
        gap = abs(r - row)            | row_distance
        if gap in (0, col - c):       | same_row_or_diagonal
            return False              | is_attacked
    return True                       | is_safe
def place():                          | def_place
    if len(board) == n - 1:           | ...
        print(board)                  | report
        return                        | full_return
    for row in range(n):              | each_row
        if safe(len(board), row):     | if_safe
            board.append(row)         | append
            place()                   | next_column
            board.pop()               | pop
place()                               | start
""",
        wrong=(10,),
        mended="""
    if len(board) == n:
""",
        shows_in=(11,),
    ),
    _program(
        "return_in_loop",
        """
n = 4                                 | size
board = []                            | empty_board
def safe(col, row):                   | def_safe
    for c, r in enumerate(board):     | each_queen
        gap = abs(r - row)            | row_distance
        if gap in (0, col - c):       | same_row_or_diagonal
            return False              | is_attacked
        else:                         | ...
            return True               | ...
    return True                       | is_safe
def place():                          | def_place
    if len(board) == n:               | is_full
        print(board)                  | report
        return                        | full_return
    for row in range(n):              | each_row
        if safe(len(board), row):     | if_safe
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
def safe(col):                        | def_safe
    row = rows[col]                   | own_row
    for c in range(col):              | each_queen
        gap = abs(rows[c] - row)      | row_distance
        if gap in (0, col - c):       | same_row_or_diagonal
            return False              | is_attacked
    return True                       | is_safe
col = 0                               | first_column
while col >= 0:                       | while_columns
    rows[col] += 1                    | row_of_a_column
    if rows[col] == n:                | no_row_left
        rows[col] = -1                | remove
        col -= 1                      | column_before
    elif safe(col):                   | if_safe
        if col == n - 1:              | is_last_column
            print(rows)               | report
        col += 1                      | ...
""",
        wrong=(19, 18),
        replaced=(19,),
        mended="""
        else:
            col += 1
""",
    ),
    _program(
        "endless",
        """
n = 4                                 | size
board = []                            | empty_board
def safe(col, row):                   | def_safe
    for c, r in enumerate(board):     | each_queen
        gap = abs(r - row)            | row_distance
        if gap in (0, col - c):       | same_row_or_diagonal
            return False              | is_attacked
    return True                       | is_safe
row = 0                               | first_row
while row < n:                        | while_rows
    if safe(len(board), row):         | if_safe
        board.append(row)             | append
        row = 0                       | first_row_again
        if len(board) == n:           | is_full
            print(board)              | report
            row = n                   | full_row
    else:                             | else_attacked
        row += 1                      | next_row
    while row == n and board:         | while_going_back
        row = board.pop()             | ...
""",
        wrong=(20,),
        mended="""
        row = board.pop() + 1
""",
        shows_in=(20,),
    ),
    _program(
        "result_lost",
        """
n = 4                                 | size
board = []                            | empty_board
def safe(col, row):                   | def_safe
    for c, r in enumerate(board):     | each_queen
        gap = abs(r - row)            | row_distance
        if gap in (0, col - c):       | same_row_or_diagonal
            return False              | is_attacked
    return True                       | is_safe
def place():                          | def_place
    if len(board) == n:               | is_full
        return True                   | return_found
    for row in range(n):              | each_row
        if safe(len(board), row):     | if_safe
            board.append(row)         | append
            place()                   | next_column
            board.pop()               | pop_without_solution
    return False                      | none_of_rows
found = place()                       | start_found
print(board if found else None)       | report_found
""",
        wrong=(15,),
        mended="""
            if place():
                return True
""",
        shows_in=(11, 16),
    ),
    _program(
        "call_first",
        """
n = 4                                 | size
board = [0] * n                       | zero_board
def safe(col, row):                   | def_safe
    for c in range(col):              | each_queen
        gap = abs(board[c] - row)     | row_distance
        if gap in (0, col - c):       | same_row_or_diagonal
            return False              | is_attacked
    return True                       | is_safe
def place(col):                       | def_place
    if col == n:                      | is_full
        print(board)                  | report
        return                        | full_return
    for row in range(n):              | each_row
        if safe(col, row):            | if_safe
            place(col + 1)            | ...
            board[col] = row          | ...
place(0)                              | start
""",
        wrong=(15, 16),
        mended="""
            board[col] = row
            place(col + 1)
""",
        shows_in=(16,),
    ),
    _program(
        "same_list",
        """
n = 4                                 | size
board = []                            | empty_board
solutions = []                        | empty_solutions
def safe(col, row):                   | def_safe
    for c, r in enumerate(board):     | each_queen
        gap = abs(r - row)            | row_distance
        if gap in (0, col - c):       | same_row_or_diagonal
            return False              | is_attacked
    return True                       | is_safe
def place():                          | def_place
    if len(board) == n:               | is_full
        solutions.append(board)       | ...
        return                        | full_return
    for row in range(n):              | each_row
        if safe(len(board), row):     | if_safe
            board.append(row)         | append
            place()                   | next_column
            board.pop()               | pop_from_board
place()                               | start
print(solutions)                      | report_all
""",
        wrong=(12,),
        mended="""
        solutions.append(board[:])
""",
        shows_in=(12, 18),
    ),
    _program(
        "same_row",
        """
n = 4                                 | size
grid = [[0] * n] * n                  | ...
def safe(y, x):                       | def_safe
    for r in range(y):                | each_row_before
        for c in range(n):            | each_column
            gap = abs(c - x)          | column_distance
            if gap in (0, y - r):     | square_attacks
                if grid[r][c]:        | queen_there
                    return False      | is_attacked
    return True                       | is_safe
def place(y):                         | def_place
    if y == n:                        | is_full
        print(*grid, sep="\\n")       | report
        return                        | full_return
    for x in range(n):                | each_column_of_row
        if safe(y, x):                | if_safe
            grid[y][x] = 1            | one_queen
            place(y + 1)              | next_board_row
            grid[y][x] = 0            | one_queen_away
place(0)                              | start
""",
        wrong=(2,),
        mended="""
grid = [[0] * n for y in range(n)]
""",
    ),
)
"""The programs, from easy to hard."""
