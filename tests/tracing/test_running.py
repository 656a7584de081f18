"""What a program is asked and gets, what is called, and what its end is."""

from __future__ import annotations

import pytest

from queens_viz.tracing.calling import call_of, only_defines
from queens_viz.tracing.events import Ending
from queens_viz.tracing.heap import Heap
from queens_viz.tracing.process.inside import record
from queens_viz.tracing.process.opening import text_of_file
from queens_viz.tracing.recording import Recording
from queens_viz.tracing.running import Request


def run(source: str, **request: object) -> Recording:
    """Run a program, and return what was recorded."""
    return record(Request(source, **request))  # type: ignore[arg-type]


def given() -> list[tuple[str, int | None, tuple[str, ...], str, str]]:
    """Return programs, N, answers, and what they print and what was used of it."""
    return [
        ("n = int(input('n? ')); print(n, input())", None, (), "n? 8 8\n", "input"),
        ("n = int(input('n? ')); print(n, input())", 5, (), "n? 5 5\n", "input"),
        ("print(input(), input())", 5, ("6", "y"), "6 y\n", "input"),
        ("import sys; print(sys.argv)", None, (), "['program.py']\n", ""),
        ("import sys; print(sys.argv[1])", 6, (), "6\n", "argument"),
        ("import sys; print(len(sys.argv))", None, (), "1\n", "missing"),
        ("import sys; print(sys.argv[1:])", None, (), "[]\n", "missing"),
        ("import sys; print(sys.argv[0])", 6, (), "program.py\n", ""),
        ("import sys; print(sys.stdin.readline())", 4, (), "4\n\n", "input"),
        ("import sys; print(sys.stdin.read() + '.')", 4, (), "4\n.\n", "input"),
        ("import sys; print(list(sys.stdin))", 4, (), "['4\\n']\n", "input"),
        (
            "import sys; print([*map(int, sys.stdin)])",
            4,
            ("1", "2"),
            "[1, 2]\n",
            "input",
        ),
        ("import sys; print(sys.stdin.buffer.readline())", 4, (), "b'4\\n'\n", "input"),
        ("import sys; sys.stdout.buffer.write(b'hi')", 4, (), "hi", ""),
        ("import sys; print('a', file=sys.stderr)", 4, (), "a\n", ""),
        ("print(__name__, __file__)", 4, (), "__main__ program.py\n", ""),
        ("n = 4", 6, (), "", ""),
        (
            "import io, sys; sys.stdin.reconfigure(encoding='utf-8'); "
            "sys.stdout = io.TextIOWrapper(sys.stdout.buffer, encoding='utf-8'); "
            "sys.stdin = io.TextIOWrapper(sys.stdin.detach()); print('é', input())",
            4,
            (),
            "é 4\n",
            "input",
        ),
        (
            "import io, sys; o = sys.stdout; o.reconfigure(encoding='ascii'); "
            "b = o.buffer; print(o.encoding, o.errors, o.isatty(), o.line_buffering, "
            "b.readable(), b.writable(), b.seekable(), b.flush(), b.closed, "
            "isinstance(o, io.TextIOBase))",
            4,
            (),
            "ascii strict False False False True False None False True\n",
            "",
        ),
    ]


def test_what_a_program_gets_in_place_of_a_person() -> None:
    wrong = []
    for source, n, answers, output, used in given():
        recording = run(source, n=n, answers=answers)
        got = (recording.output, recording.n_used, recording.n)
        if got != (output, used, n):
            wrong.append(f"{source} with {n} and {answers}: {got}")
    assert wrong == []


def test_answers_are_told_where_they_were_given() -> None:
    recording = run("n = input('n? ')\nm = input('m? ')\n", n=6)
    assert [(x.step, x.text, x.position) for x in recording.answers] == [
        (0, "6", 3),
        (1, "6", 6),
    ]


def test_answers_come_to_an_end() -> None:
    ours = run("while True: input()")
    given = run("while True: input()", answers=("1", "2"))
    assert ours.ending[:2] == given.ending[:2] == ("input", 1)
    assert (len(ours.answers), len(given.answers)) == (200, 2)


SOLVE = "def solve(n):\n    return n\n"
LEET = "class Solution:\n    def solveNQueens(self, n: int) -> List[int]:\n        return n\n"


def definitions() -> list[tuple[str, str]]:
    """Return programs that only define, and the call that they leave to others."""
    return [
        (SOLVE, "solve({})"),
        (LEET, "Solution().solveNQueens({})"),
        ("import math\n'''Queens'''\nn = 4\nboard = [0] * n\n" + SOLVE, "solve({})"),
        (SOLVE + "def safe(board, row): pass", "solve({})"),
        (SOLVE + "def main(): pass", "solve({})"),
        (SOLVE + "def helper(k):\n    return k\n", "solve({})"),
        ("def helper(k):\n    return solve(k)\n" + SOLVE, "helper({})"),
        ("def solve(n):\n    return solve(n - 1)\n", "solve({})"),
        ("def solve(n=8):\n    pass\n", "solve({})"),
        ("def solve(n, board=None):\n    pass\n", "solve({})"),
        ("class Queens:\n    def __init__(self, n): self.n = n\n    def solve(self): pass\n",
         "Queens({}).solve()"),
        (SOLVE + "def other(n): pass", ""),
        ("def solve(board, row):\n    pass\n", ""),
        ("def main():\n    pass\n", ""),
    ]  # fmt: skip


def test_the_call_that_a_file_leaves_to_others() -> None:
    wrong = [
        f"{source}: {call_of(source)}"
        for source, call in definitions()
        if call_of(source) != call or not only_defines(source)
    ]
    assert wrong == []


def test_a_file_that_does_something_is_left_alone() -> None:
    sources = [
        SOLVE + "print(solve(4))",
        SOLVE + "x = solve(4)",
        SOLVE + "if __name__ == '__main__':\n    solve(4)",
        SOLVE + "for n in range(4): solve(n)",
        "n = 4",
        "print(1)",
    ]
    assert [source for source in sources if only_defines(source)] == []


def test_a_file_that_only_defines_is_called_with_n() -> None:
    for n, result in ((None, 6), (5, 5)):
        recording = run(LEET, n=n)
        assert recording.call == f"Solution().solveNQueens({result})"
        assert recording.n_used == "call"
        last = list(recording.events())[-1]
        assert (last.kind, last.subject, last.value) == ("return", 0, result)


def test_a_call_that_is_given_is_made_after_the_file_has_run() -> None:
    recording = run(SOLVE + "print('first')\n", call="solve(7)")
    assert (recording.output, recording.call) == ("first\n", "solve(7)")
    assert list(recording.lines) == [1, 3, 2]
    assert run("n = 4", call="solve(4)").ending[:4] == (
        "error", None, "NameError", "name 'solve' is not defined",
    )  # fmt: skip


def endings() -> list[tuple[str, tuple[object, ...]]]:
    """Return programs, and the kind, line, error and message of their ends."""
    return [
        ("n = 4", ("finished", None, "", "")),
        ("import sys\nsys.exit()", ("exit", 2, "", "")),
        ("import sys\nsys.exit('none')", ("exit", 2, "", "none")),
        ("x = 1\nraise ValueError('no')", ("error", 2, "ValueError", "no")),
        ("def f():\n    f()\nf()", ("error", 2, "RecursionError", "maximum recursion depth exceeded")),
        ("import sys\nsys.argv[1]", ("error", 2, "IndexError", "list index out of range")),
        ("import sys\nsys.stdout.write(5)", ("error", 2, "TypeError", "write() argument must be str, not int")),
        ("import nowhere_at_all", ("module", 1, "ModuleNotFoundError", "nowhere_at_all")),
        ("x = (1,\n2,", ("syntax", 1, "SyntaxError", "'(' was never closed")),
        ("print 'x'", ("python2", 1, "SyntaxError", "Missing parentheses in call to 'print'. Did you mean print(...)?")),
        ("print('x')\nprint 'y'", ("syntax", 2, "SyntaxError", "Missing parentheses in call to 'print'. Did you mean print(...)?")),
        ('{"cells": [], "nbformat": 4}', ("notebook", None, "", "")),
        ("# nothing\n'''at all'''\npass", ("empty", None, "", "")),
        ("", ("empty", None, "", "")),
        ("x = 1; y = z", ("error", 1, "NameError", "name 'z' is not defined")),
        ("import sys\nsys.settrace(None)\nn = 4\n", ("lost", None, "", "")),
        ("def f(): f()\ntry: f()\nexcept RecursionError: pass\nn = 4\n", ("lost", None, "", "")),
        ("import sys\nsys.settrace(None)\nsys.exit()\n", ("lost", 3, "", "")),
    ]  # fmt: skip


def test_what_ended_a_program() -> None:
    wrong = []
    for source, ending in endings():
        ended = run(source).ending[:4]
        if ended != ending:
            wrong.append(f"{source}: {ended}")
    assert wrong == []


def lookups() -> list[tuple[str, tuple[object, ...] | None, tuple[object, ...]]]:
    """Return programs that ask for what isn't there, and what is said of that."""
    return [
        ("rows = [1, 2]\ni = 1\nrows[i + 1]", ("rows", 2, "i + 1", "2"), (("rows", "[1, 2]"), ("i", "1"))),
        ("rows = [1]\nrows[3] = 2", ("rows", 1, "3", "3"), (("rows", "[1]"),)),
        ("rows = [[1], [2]]\nk = 0\nrows[k][5]", ("rows[k]", 1, "5", "5"),
         (("rows", "[[1], [2]]"), ("k", "0"), ("rows[k]", "[1]"))),
        ("i = rows = 0\ndef f(rows, i): return rows[i]\nf([5], 1)", ("rows", 1, "i", "1"),
         (("rows", "[5]"), ("i", "1"))),
        ("d = {'a': 1}\nd['b']", ("d", 1, "'b'", "'b'"), ()),
        ("class Q: pass\nq = Q()\nq.rows = []\nq.rows[0]", ("q.rows", 0, "0", "0"), (("q.rows", "[]"),)),
        ("a = [1]\nb = [2, 3]\nb[1] + a[len(a)]", ("a", 1, "len(a)", "1"),
         (("b", "[2, 3]"), ("a", "[1]"), ("b[1]", "3"))),
        ("[].pop()", None, ()),
    ]  # fmt: skip


def test_an_item_that_is_not_there_is_named() -> None:
    wrong = []
    for source, lookup, values in lookups():
        ending = run(source).ending
        if (ending.lookup, ending.values) != (lookup, values):
            wrong.append(f"{source}: {ending.lookup}, {ending.values}")
    assert wrong == []


def test_the_text_of_a_file() -> None:
    files: list[tuple[bytes, str | Ending]] = [
        (b"n = 4\r\nm = 5\rk = 6\n", "n = 4\nm = 5\nk = 6\n"),
        (b"\xef\xbb\xbfn = 4\n", "n = 4\n"),
        ("# Straße\n".encode(), "# Straße\n"),
        (b"# coding: latin-1\n# Stra\xdfe\n", "# coding: latin-1\n# Straße\n"),
        (b"n = 4\n# Stra\xdfe\n", Ending("encoding", 2)),
        ("n = 4\n".encode("utf-16"), Ending("encoding", 1)),
        (b"n = 4\nm = '\0'\n", Ending("nul", 2)),
        (
            b"#!/usr/bin/python\n# coding: klingon\nn = 4\n",
            Ending("cookie", 2, message="klingon"),
        ),
        (
            b"\xef\xbb\xbf# coding: latin-1\nn = 4\n",
            Ending("cookie", 1, message="latin-1"),
        ),
        (b"# coding: ascii\n# Stra\xdfe\n", Ending("cookie", 1, message="ascii")),
        (b"# coding: utf-8\n# Stra\xdfe\n", Ending("encoding", 2)),
    ]
    wrong = [
        f"{data!r}: {text_of_file(data)!r}"
        for data, text in files
        if text_of_file(data) != text
    ]
    assert wrong == []


def test_a_fault_of_the_tracer_is_none_of_the_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Heap, "store", None)
    assert run("b = [0]\nb[0] = 1\nn = 4\n").ending.kind == "lost"
    monkeypatch.undo()
    assert run("n = 4\nm = n / 0\n").ending.kind == "error"
