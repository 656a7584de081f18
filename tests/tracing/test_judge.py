"""What the judge says of short programs, of how they end, and of other sizes."""

from __future__ import annotations

import pytest

from queens_viz.search.readings import Axis, Kind, Reading
from queens_viz.tracing.board import Board, Hint, Shape
from queens_viz.tracing.events import Ending, Lookup, Outcome, Variable
from queens_viz.tracing.process.inside import record
from queens_viz.tracing.recording import Recording
from queens_viz.tracing.running import Request
from queens_viz.tracing.sentence import say
from queens_viz.tracing.sizes import requests, with_size
from queens_viz.tracing.surroundings import Limits
from queens_viz.tracing.verdict import combined, judge
from queens_viz.tracing.verdicts import Verdict
from queens_viz.words.judgement import sentences
from queens_viz.words.words import Words

PARTS = 6
"""So many tests share the short programs: each takes less than half a second."""

SEARCH = """
n = {n}
board = {start}
def place(c):
    if c == n:
        {found}
        return
    for r in range({first}, {last}):
        if all(board[i] != r and abs(board[i] - r) != c - i for i in range(c)):
            {store}
            place(c + 1)
            {remove}
place(0)
{end}
"""


def search(n: int | str = 4, **changes: str) -> str:
    """Return a short program with a part of it changed."""
    parts = {
        "n": str(n),
        "start": "[]",
        "found": "print(board)",
        "first": "0",
        "last": "n",
        "store": "board.append(r)",
        "remove": "board.pop()",
        "end": "",
    }
    return SEARCH.format(**{**parts, **changes})


LATE = """
n = 4
log = []
board = [0] * n
def ok():
    return all(board[i] != board[j] and abs(board[i] - board[j]) != i - j
               for i in range(n) for j in range(i))
def place(c):
    if c == n:
        log.append(None)
        if ok():
            print(board)
        return
    for r in range(n):
        board[c] = r
        place(c + 1)
place(0)
"""
"""A program that tests only full boards, and has a list of something else."""

GRID = """
n = 4
g = [[0] * (n + 1) for _ in range(n + 1)]
def ok(r, c):
    for i in range(1, r):
        for j in range(1, n + 1):
            if g[i][j] and (j == c or abs(j - c) == r - i):
                return False
    return True
def go(r):
    if r > n:
        print(g)
        return
    for c in range({first}, {last}):
        if ok(r, c):
            g[r][c] = 1
            go(r + 1)
            {remove}
go(1)
"""


STRICT = """
n = 6
q = {start}
def free(c, r):
    for k in range(c):
        if q[k] == r or abs(q[k] - r) in (c - k, {strict}):
            return {no}
    return {yes}
def go(c):
    if c == n:
        print(q)
        return
    for r in range(n):
        {loop}
go(0)
"""

BEFORE = """if {sign} free(c, r):
            {store}
            go(c + 1)
            {remove}"""

AFTER = """q[c] = r
        if free(c, r):
            go(c + 1)"""


def strict(loop: str = BEFORE, **changes: str) -> str:
    """Return a program whose test refuses safe squares, too."""
    parts = {
        "start": "[]",
        "strict": "c + 2",
        "no": "False",
        "yes": "True",
        "sign": "",
        "store": "q.append(r)",
        "remove": "q.pop()",
        **changes,
    }
    return STRICT.format(loop=loop.format(**parts), **parts)


LOST = "missed: After q = {}, q{} is never placed, though it is safe there: [1, 3, 5, 0, 2, 4] is a solution."
LOST_AT_2 = LOST.format([1, 3], "[2] = 5")
LOST_AT_3 = LOST.format([1, 3, 5], "[3] = 0")


def grid(first: str = "1", last: str = "n + 1", remove: str = "g[r][c] = 0") -> str:
    """Return a program whose grid has a line and a column more than it uses."""
    return GRID.format(first=first, last=last, remove=remove)


def recording_of(source: str, *answers: str, lines: int = 20_000) -> Recording:
    """Run a program in this process."""
    limits = Limits(seconds=5.0, lines=lines, lines_without_board=3_000)
    return record(Request(source, answers=answers, limits=limits), lambda _: None)


def said(source: str, *answers: str, hint: Hint | None = None) -> str:
    """Return what is said of a program, after the name of its verdict."""
    verdict = judge(recording_of(source, *answers), hint)
    return " ".join([f"{verdict.name}:", *sentences(verdict, Words())])


UNKNOWN = "unknown: Not judged: it printed nothing, and no variable holds a board. It has to search, and print what it finds."


def short_programs() -> list[tuple[str, str]]:
    """Return short programs, and what is said of each."""
    return [
        (search(), "right: Right for 4 queens: all 2 solutions."),
        (search(3), "right: Right for 3 queens: there is no solution."),
        (search(found="pass", end="print('none:', 0)"), "right: Right for 4 queens: all 2 solutions. The last line it prints is `none: 0`, though 2 solutions were on the board."),
        (search(found="pass", end="print(2)"), "right: Right for 4 queens: all 2 solutions."),
        (search(found="print(board); quit()"), "first: Stops at its first solution, [1, 3, 0, 2], which is right."),
        (search(5, found="print(board); len(set(board)) == 5 and board[0] and quit()"), "some: Finds 3 of 10 solutions, and these are right."),
        (search(last="n - 1", store="col = r; board.append(col)"), "range: The program never keeps a queen in column 3, though [1, 3, 0, 2] is a solution. Look at line 8."),
        (search(last="n - 1", store="row = c; col = r; row = r; board.append(row)"), "range: The program never keeps a queen in row 3, though [1, 3, 0, 2] is a solution. Look at line 8."),
        (search(last="n - 1", start="[-1] * n", store="row = c; board[row] = r", remove="board[row] = -1"), "range: The program never keeps a queen in row 3, though [1, 3, 0, 2] is a solution. Look at line 8."),
        (search(last="n - 1"), "range: The program never keeps a queen in row 3, though [1, 3, 0, 2] is a solution. Look at line 8."),
        (search(5, start="[None] * n", store="board[c] = r", remove="board[c] = None", last="n + 1"), "range: Line 10 places board[2] = 5, which is off the board: its rows are 0 to 4."),
        (search(5, start="[None] * n", store="board[c] = r", remove="board[c] = None"), "right: Right for 5 queens: all 10 solutions."),
        (search(6, start="[-1] * n", store="board[c] = r", remove="return"), "ends: It ends with 5 of 6 queens on the board, though there are 4 solutions. `return` in line 12 leaves the loop."),
        (search(6, start="[0] * n", store="board[c] = r", remove="return place(c + 1)").replace("            place(c + 1)\n", ""), "ends: It ends with 5 of 6 queens on the board, though there are 4 solutions. `return` in line 11 leaves the loop."),
        (search(6, start="[0] * n", store="board[c] = r", remove="", first="c // 3").replace("board", "q"), f"{LOST_AT_3} Look at line 8."),
        (search(6, start="[-1] * n", store="board[c] = r", remove="board[c] = -1; break"), "missed: board[0] = 1 is never the first queen, though [1, 3, 5, 0, 2, 4] is a solution. `break` in line 12 leaves the loop."),
        (strict(), f"{LOST_AT_2} `free(2, 5)` returned False (line 7), though q[2] = 5 is safe."),
        (strict(no="True", yes="False", sign="not"), f"{LOST_AT_2} `free(2, 5)` returned True (line 7), though q[2] = 5 is safe."),
        (strict(start="[0] * n", store="q[c] = r", remove=""), f"{LOST_AT_2} `free(2, 5)` returned False (line 7), though q[2] = 5 is safe."),
        (strict(AFTER, start="[0] * n"), f"{LOST_AT_3} `free(2, 5)` returned False (line 7), though q[2] = 5 is safe."),
        (strict("if (c, r) != (3, 0) and free(c, r): q.append(r); go(c + 1); q.pop()", strict="c - k"), LOST_AT_3),
        (search(end="print(board[4])"), "error: IndexError in line 14: `board` is empty; there is no board[4]."),
        (search(end="x = [7]; print(x[1])"), "error: IndexError in line 14: `x` has 1 item; there is no x[1]."),
        (search(end="x = {7: 1}; k = 3; print(x[k])"), "error: KeyError in line 14: `x` has no entry for 3."),
        (search(end="n = n + None"), "error: TypeError in line 14: unsupported operand type(s) for +: 'int' and 'NoneType'. At that point, n = 4."),
        ("n = 4\nboard = [0] * n\nfor c in range(0):\n    board[c] = 1", "nothing: No queen was placed: `board` never changes."),
        ("n = 4\nboard = [0] * n\nprint(2 * n)", "unknown: Not judged: no variable was found that holds the board. It can be judged if it keeps the queens in one list, such as [1, 3, 0, 2]."),
        ("board = []\ndef solve():\n    board.append(1)\nn = 4", "nothing: No queen was placed: nothing calls `solve` (line 2)."),
        ("board = []\ndef place(c):\n    # Try each row.\n    pass\nplace(0)", "nothing: No queen was placed: `place` does nothing yet (line 2)."),
        ("board = []\ndef place(c):\n    pass\nfor c in range(4):\n    place(c)", UNKNOWN),
        ("board = []\ndef place(c):\n    pass\ndef go(c):\n    return c == 4 or go(c + 1)\nplace(go(0))", UNKNOWN),
        ("def solve():\n    board = [1]\n    print(board)", UNKNOWN),
        ("print('hello')", "unknown: Not judged: no variable was found that holds the board. It can be judged if it keeps the queens in one list, such as [1, 3, 0, 2]."),
        ("x = 1\nwhile True: x += 1", "stopped: Stopped in line 2; no board was found."),
        (search(30, remove="while True: c += 1"), "stopped: Stopped in line 12; 0 solutions so far."),
        ("import no_such_module", "unknown: Not judged: no_such_module is not installed in the Python that runs it."),
        (search(5, found="input()"), "unknown: Not judged: it asks for more input than it gets."),
        (search(11, found="print(board); quit()"), "unknown: No fault found; with more than 10 queens, not everything is judged. 1 of 2,680 solutions appeared."),
        (search(6, found="print(board); board[9]"), "error: IndexError in line 6: `board` has 6 items, the last is board[5]; there is no board[9]."),
        (search(6, start="[0] * n", store="board[c] = r", remove=""), "right: Right for 6 queens: all 4 solutions."),
        (search(6, start="[-1] * n", store="board[n - 1 - c] = r", remove="board[n - 1 - c] = -1").replace("board[i]", "board[n - 1 - i]"), "right: Right for 6 queens: all 4 solutions."),
        (grid(), "right: Right for 4 queens: all 2 solutions."),
        (grid(first="2"), "range: The program never keeps a queen in column 1, though [2, 4, 1, 3] is a solution. Look at line 14."),
        (grid(last="n"), "range: The program never keeps a queen in column 4, though [2, 4, 1, 3] is a solution. Look at line 14."),
        (grid(remove="pass"), "attacked: Line 16 places g[2][4], attacked by g[2][3]: they are in the same row. The program went back without removing g[2][3]."),
        (LATE, "late: Finds 2 of 2 solutions correctly, but tests only full boards."),
        (LATE.replace("print(board)", "print(board); quit()"), "late: Finds 1 of 2 solutions correctly, but tests only full boards."),
        (search(6, found="board[0] == 1 and print(board)"), "right: Right for 6 queens: all 4 solutions. Only 1 of them is printed."),
        (search(6, found="board[0] == 1 and print(board)", end="print(4)"), "right: Right for 6 queens: all 4 solutions."),
        ("1 / 0", "error: ZeroDivisionError in line 1: division by zero."),
    ]  # fmt: skip


@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_said_of_a_short_program(part: int) -> None:
    wrong = []
    for source, expected in short_programs()[part::PARTS]:
        sentence = said(source, "1")
        if sentence != expected:
            wrong.append(f"{source}: {sentence}")
    assert wrong == []


def test_a_row_that_was_typed_is_not_the_programs_fault() -> None:
    source = search(6, start="[0] * n", store="board[c] = r", remove="")
    asked = source.replace("place(0)", "board[0] = int(input())\nplace(1)")
    assert said(asked, "6").startswith("unknown: ")
    assert said(asked, "1").startswith("first: ")
    in_loop = source.replace(
        "place(0)", "for k in range(1):\n    board[k] = int(input())\nplace(1)"
    )
    assert said(in_loop, "6").startswith("unknown: ")
    size = search(
        "int(input())", start="[0] * n", store="board[c] = r", last="n + 1", remove=""
    )
    assert said(size, "5").startswith("range: ")
    written = source.replace("place(0)", "board[0] = 6\nplace(1)")
    assert said(written, "6").startswith("range: ")


def test_a_hint_names_the_variable_and_from_which_number_it_counts() -> None:
    two = search(found="print(board); copy = board[:]")
    assert judge(recording_of(two), Hint("board")).board is not None
    assert judge(recording_of(two), Hint("other")).name == "unknown"
    assert judge(recording_of(two), Hint("board", base=1)).name != "right"
    across = judge(recording_of(search(last="n - 1")), Hint("board", axis=Axis.ROW))
    assert sentences(across, Words())[0].startswith(
        "The program never keeps a queen in column 3"
    )


def endings() -> list[tuple[Ending, str]]:
    """Return ends of programs, and what is said of each."""
    return [
        (Ending("empty"), "unread: There is no program in this file."),
        (Ending("python2", 1), "unread: This is written for Python 2."),
        (Ending("unreadable", message="no"), "unread: This file can’t be read: no."),
        (Ending("display"), "unknown: Not judged: it opens a window, and there is no screen."),
        (Ending("killed"), "unknown: Not judged: its process ended before its first line ran."),
        (Ending("killed", 3), "stopped: Stopped in line 3; no board was found."),
        (Ending("own_signal", 3, message="9 (SIGKILL)"), "error: It ended itself by signal 9 (SIGKILL) in line 3."),
        (Ending("signal", 3, message="9 (SIGKILL)"), "unknown: Not judged: its process was ended by signal 9 (SIGKILL)."),
        (Ending("disk", 3, message="200 MB"), "unknown: Not judged: it writes more than 200 MB to files."),
        (Ending("memory"), "unknown: Not judged: it needs more memory than it is allowed."),
        (Ending("lost"), "unknown: Not judged: it could not be followed to its end."),
        (Ending("nul", 7), "unread: Line 7 has characters that are not text: save the file as plain text in UTF-8."),
        (Ending("cookie", 1, message="klingon"), "unread: Line 1 says that the encoding is klingon, which can’t be read: delete this line, and save the file as UTF-8."),
        (Ending("crash", 2, "Segmentation fault"), "error: Python itself crashed in line 2: Segmentation fault."),
        (Ending("error", 2, "AssertionError"), "error: AssertionError in line 2."),
        (Ending("error", 2, "ValueError", "a bad thing."), "error: ValueError in line 2: a bad thing."),
        (Ending("error", 2, "ValueError", "Exceeds the limit (4300 digits) for integer"), "error: ValueError in line 2: Python reads and prints whole numbers of 4,300 digits at most."),
        (Ending("syntax", 3, "SyntaxError", "oh"), "error: Line 3 isn’t Python: oh."),
        (Ending("error", 2, "IndexError", "", Lookup("q", 3, "i", "3")), "error: IndexError in line 2: `q` has 3 items, the last is q[2]; there is no q[3]."),
    ]  # fmt: skip


def test_how_a_program_ended() -> None:
    wrong = []
    for ending, expected in endings():
        recording = Recording(source="")
        recording.finish(Outcome(ending))
        verdict = judge(recording)
        text = f"{verdict.name}: {' '.join(sentences(verdict, Words()))}"
        if text != expected:
            wrong.append(f"{ending.kind}: {text}")
    assert wrong == []


def board(base: int = 0, name: str = "board") -> Board:
    """Return a board of one list."""
    variable = Variable("", name)
    reading = Reading(Kind.ROWS, 5, base)
    return Board(variable, (variable,), Shape(reading, is_fixed=True), Axis.COLUMN, 9.0)


RIGHT = Verdict(
    "right", n=5, board=board(), sentences=(say("judge_right", n=5, count=10),)
)
SOME = Verdict(
    "some", n=5, board=board(), sentences=(say("judge_some", count=3, total=10),)
)
FULL_ONLY = Verdict(
    "late", n=5, board=board(), sentences=(say("judge_late", count=10, total=10),)
)
FAULT = Verdict("missed", 3, n=6, board=board(), sentences=(say("judge_look", line=3),))


def combinations() -> list[tuple[Verdict, list[Verdict], str, str]]:
    """Return verdicts, those of other sizes, and what both say together."""
    return [
        (RIGHT, [], "right", "Right for 5 queens: all 10 solutions. Tested for 5 only."),
        (RIGHT._replace(n=None), [], "right", "Right for 5 queens: all 10 solutions."),
        (RIGHT, [RIGHT._replace(n=6), RIGHT._replace(n=4)], "right", "Right for 5 queens: all 10 solutions. Also right for 4 and 6 queens."),
        (RIGHT, [RIGHT._replace(name="some", n=6, solutions=3, expected=4)], "right", "Right for 5 queens: all 10 solutions. With 6 queens it finds only 3 of 4."),
        (RIGHT, [RIGHT._replace(n=4), RIGHT._replace(n=8, name="stopped")], "right", "Right for 5 queens: all 10 solutions. Also right for 4 queens. Stopped before its end with 8 queens."),
        (RIGHT, [FAULT], "missed", "With 6 queens it is wrong. Look at line 3."),
        (RIGHT, [FAULT._replace(name="ends")], "ends", "With 6 queens it is wrong. Look at line 3."),
        (RIGHT, [FAULT._replace(name="error")], "right", "Right for 5 queens: all 10 solutions. Also tried, without a certain result: 6 queens."),
        (RIGHT, [FAULT._replace(board=board(1))], "right", "Right for 5 queens: all 10 solutions. Also tried, without a certain result: 6 queens."),
        (RIGHT, [FAULT._replace(board=board(0, "b"))], "right", "Right for 5 queens: all 10 solutions. Also tried, without a certain result: 6 queens."),
        (RIGHT, [FAULT._replace(board=None)], "right", "Right for 5 queens: all 10 solutions. Also tried, without a certain result: 6 queens."),
        (FAULT, [RIGHT], "missed", "Look at line 3."),
        (SOME, [SOME._replace(n=4, solutions=1, expected=2), SOME._replace(name="right", n=6)], "some", "Finds 3 of 10 solutions, and these are right. With 6 queens it finds all solutions. With 4 queens it finds only 1 of 2."),
        (FULL_ONLY, [FULL_ONLY._replace(n=6), FULL_ONLY._replace(n=7, lacks=True)], "late", "Finds 10 of 10 solutions correctly, but tests only full boards. The same with 6 queens. Also tried, without a certain result: 7 queens."),
    ]  # fmt: skip


def test_what_other_sizes_add() -> None:
    wrong = []
    for first, others, name, expected in combinations():
        verdict = combined(first, others)
        text = " ".join(sentences(verdict, Words()))
        tried = set(verdict.also_tried)
        sizes = {other.n for other in others}
        if (verdict.name, text) != (name, expected):
            wrong.append(f"{first.name}, {others}: {verdict.name}, {text}")
        if first is RIGHT and tried != sizes:
            wrong.append(f"{first.name}, {others}: also tried {tried}")
    assert wrong == []


def test_how_a_program_writes_its_queens() -> None:
    squares = [(0, 1), (1, 3)]
    written = {}
    for kind in Kind:
        reading = Reading(kind, 4, 1, first=1)
        shape = Shape(reading._replace(base=1), is_fixed=True)
        one = board()._replace(shape=shape)
        written[kind.value] = (one.square((1, 3)), one.queens(squares))
    assert written == {
        "rows": ("board[2] = 4", "[2, 4]"),
        "grid": ("board[1][3]", "[2, 4]"),
        "flat": ("(2, 4)", "[2, 4]"),
        "squares": ("(2, 4)", "[(1, 2), (2, 4)]"),
        "dictionary": ("board[2] = 4", "[2, 4]"),
        "cells": ("board[2, 4]", "[(1, 2), (2, 4)]"),
    }


def test_a_size_is_set_only_where_it_stands_once() -> None:
    request = Request(search(5))
    recording = recording_of(search(5))
    assert [r.source.split("\n")[1] for r in requests(request, recording, 5)] == [
        "n = 4",
        "n = 6",
        "n = 7",
        "n = 8",
    ]
    assert requests(request._replace(n=5), recording, 5) == []
    asked = requests(request._replace(n=6), recording, 5)
    assert [r.source.split("\n")[1] for r in asked] == ["n = 6"]
    recording.n_used = "input"
    assert requests(request._replace(n=6), recording, 5) == []
    recording.n_used = ""
    assert requests(request, recording, None) == []
    recording.n_used = "input"
    twice = request._replace(source="n = 5\nm = 5")
    assert [r.n for r in requests(twice, recording, 5)] == [4, 6, 7, 8]
    assert requests(twice._replace(answers=("5",)), recording, 5) == []
    for source in ("x = 5; y = 4", "x = 5; y = 10", "x = 5; s = 'abcde'", "x = 6"):
        assert with_size(source, 5, 6) == ""
    assert with_size("x = 'é'; n = 5", 5, 6) == "x = 'é'; n = 6"
    assert (
        with_size("n = 5; s = 'abcdx'; t = (1, 2)", 5, 8)
        == "n = 8; s = 'abcdx'; t = (1, 2)"
    )


def test_printed_boards_that_lack_their_last_queen_are_no_solutions() -> None:
    short = search().replace("c == n:", "c == n - 1:")
    verdict = judge(record(Request(short)))
    (sentence,) = verdict.sentences
    assert (verdict.name, sentence.message) == ("report", "judge_printed_short")
    assert sentence.values["board"] == "[0, 3, 1]"
    assert verdict.line == short.splitlines().index("        print(board)") + 1
    # It is no fault that the last queen is only printed, or its number.
    last = "print(board + [r for r in range(n) if r not in board])"
    whole = short.replace("print(board)", last)
    assert judge(record(Request(whole))).name != "report"
    numbers = short.replace("print(board)", "print(board, 6 - sum(board))")
    assert judge(record(Request(numbers))).name != "report"


def test_rows_that_are_printed_are_no_number_of_solutions() -> None:
    short = search(6, found="print(*board)").replace("c == n:", "c == n - 1:")
    assert judge(recording_of(short)).name == "unknown"
    counted = short.replace("print(*board)", "print(end='|')")
    assert judge(recording_of(f"{counted}\nprint('4 solutions')")).name == "right"


CUT = """
n = 6
count = 0
q = [0] * n
def near(c):
    return any(abs(q[k] - q[c]) in (0, c - k) for k in range(c - 1))
def clashes():
    found = 0
    for c in range(n):
        if any(q[k] == q[c] for k in range(c)):
            found += 1
    return found
def show():
    for r in range(n):
        for c in range(n):
            if q[c] == r:
                print("Q", end=" ")
            else:
                print(".", end=" ")
        print()
    print()
def put(c):
    global count
    if c == n:
        show()
        {found}
        return
    for r in range(n):
        q[c] = r
        if not near(c):
            put(c + 1)
put(0)
"""
"""A program that doesn't test the queen of the last column, and prints what it gets."""


def test_a_run_that_is_stopped_where_no_line_is_known_names_that_of_its_end() -> None:
    recording = recording_of(search(11), lines=500)
    recording.lines[-1] = 0  # a call that got its board in the second phase
    verdict = judge(recording)
    assert (verdict.name, verdict.line) == ("stopped", recording.ending.line)
    assert verdict.line


@pytest.mark.full
def test_a_run_that_is_cut_off_names_the_queen_that_was_attacked_first() -> None:
    lines = [1_500, 10_000, 40_000]
    recordings = [recording_of(CUT.format(found="count += 1"), lines=k) for k in lines]
    assert [one.ending.kind for one in recordings] == 3 * ["lines"]
    verdicts = [judge(one) for one in recordings]
    assert {(one.name, one.line, one.step) for one in verdicts} == {
        ("attacked", 29, verdicts[0].step)
    }
    only_last = CUT.replace(
        "c - k) for k in range(c - 1)", "c - k) for k in range(c % 5)"
    )
    verdict = judge(recording_of(only_last.format(found="count += 1"), lines=1_500))
    assert (verdict.name, verdict.queen) == ("attacked", (5, 0))
    # Full boards may be tested again.
    for found in (
        "if not clashes(): count += 1",
        "count += not clashes()",
        "if clashes():\n            return\n        count += 1",
        "solutions.append(q[:])",
    ):
        source = "solutions = []" + CUT.format(found=found)
        assert judge(recording_of(source, lines=1_500)).name == "stopped", found
