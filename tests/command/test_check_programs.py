"""`--check` of programs: what is asked for, the table, the statuses, and its end."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from queens_viz import __main__
from queens_viz.check.rows import FAULT, VERDICTS, Row, expecting_all
from queens_viz.cli import main
from queens_viz.tracing.evidence import Evidence
from queens_viz.tracing.process import folder
from queens_viz.tracing.verdict import judge_evidence
from queens_viz.tracing.verdicts import FAULTS, Verdict
from queens_viz.words.words import Words

from ..tracing.test_process import needs_linux
from .jobs import Job, error, posix, run

RIGHT = """
    n = {n}
    board = []
    def safe(row):
        for column, other in enumerate(board):
            if other == row or abs(other - row) == len(board) - column:
                return False
        return True
    def place():
        if len(board) == n:
            print(board)
            return
        for row in range(n):
            if {test}:
                board.append(row)
                place()
                board.pop()
    place()
    """

ENDLESS = "n = 4\nwhile True:\n    n = n\n"


def write(name: str, n: str = "5", test: str = "safe(row)") -> str:
    """Write a program, and return its name."""
    Path(name).parent.mkdir(exist_ok=True)
    Path(name).write_text(dedent(RIGHT.format(n=n, test=test)).lstrip())
    return name


def checked(job: Job, *words: str) -> tuple[int, list[dict[str, Any]]]:
    """Check files, and return the status and what JSON says of each."""
    done = job([*words, "--format", "json"])
    assert done.err == ""
    return done.status, [json.loads(line) for line in done.out.splitlines()]


def test_a_program_is_run_and_judged(job: Job) -> None:
    status, rows = checked(job, "5", "--check", write("mine.py", "5"))
    (row,) = rows
    assert status == 0
    said = row.pop("said")
    assert row == {
        "file": "mine.py", "kind": "program", "n": 5, "verdict": "right", "line": None, "fault": False,
        "board": {"name": "board", "kind": "rows", "base": 0}, "ended": "finished",
        "lines_run": 1805, "changes": row["changes"], "solutions": 10, "expected": 10,
        "step": None, "also_tried": [],
    }  # fmt: skip
    assert row["changes"] >= 100
    assert said
    assert os.listdir() == ["mine.py"]


def test_a_fault_is_named_at_its_line(job: Job) -> None:
    write("mine.py", test="row not in board")
    status, (row,) = checked(job, "5", "--check", "mine.py")
    assert (status, row["verdict"], row["line"], row["n"]) == (1, "attacked", 14, 5)
    assert row["said"][0].startswith(
        "Line 14 places board[1] = 1, attacked by board[0] = 0"
    )


def test_a_terminal_is_not_to_obey_what_a_program_says(job: Job) -> None:
    Path("mine.py").write_text(r"raise ValueError('a\x1b[2J\x07\u202eb')")
    shown = r"ValueError in line 1: a\x1b[2J\x07\u202eb."
    for words in ("", "--format csv", "mine.py", "--format json"):
        out = job(f"--check mine.py {words}").out
        assert shown in out.replace(r"\\", "\\"), words
        assert out.replace("\n", "").isprintable(), words


def test_a_verdict_that_blames_a_program_has_the_status_of_a_fault() -> None:
    faults = {*FAULTS, "twice", "malformed"}
    rows = [Row("mine.py", "program", 8, name, None, "", {}) for name in VERDICTS]
    assert {row.verdict for row in rows if row.status == FAULT} == faults
    expecting = [expecting_all(row, Words()) for row in rows]
    blamed = {row.verdict for row in expecting if row.is_fault}
    assert blamed == faults | {"first", "some"}


IS_EXPECTED = "With --expect all, it is a fault that solutions are missing."

IS_SOLUTION = "all(board[i] != board[j] and abs(board[i] - board[j]) != i - j for i in range(n) for j in range(i))"

PARTS = [
    ("4", "safe(row)", "print(board)", ("right", 0)),
    ("4", "safe(row)", "board[0] == 1 and print(board)", ("right", 1)),
    ("4", "safe(row)", "found.append(board[:]); print(found[0])", ("right", 0)),
    ("4", "True", f"{IS_SOLUTION} and print(board)", ("late", 0)),
    ("4", "True", f"if {IS_SOLUTION}: print(board); quit()", ("late", 1)),
    ("", "safe(row)", "print(board); board[0] == 2 and quit()", ("right", 1)),
]  # fmt: skip
"""N, how a program tests rows, what it does with full boards; its verdict and status."""


@pytest.mark.full
def test_where_all_are_expected_a_program_gives_all(job: Job) -> None:
    found = []
    for n, test, words, _ in PARTS:
        source = dedent(RIGHT.format(n=4, test=test)).replace("print(board)", words)
        Path("mine.py").write_text(f"found = []{source}")
        job_words = [*n.split(), "--check", "mine.py", "--expect", "all"]
        status, (row,) = checked(job, *job_words)
        found.append((row["verdict"], status))
        assert row["fault"] == (status == FAULT)
        assert (row["said"][-1] == IS_EXPECTED) == row["fault"]
    assert found == [expected for *_, expected in PARTS]


@pytest.mark.parametrize(
    ("source", "verdict", "status"),
    [
        ("print 1\n", "unread", 2),
        ("", "unread", 2),
        ("import nowhere_at_all\n", "unknown", 3),
        ("n = 4\n[][n]\n", "error", 1),
        ("def f(:\n", "error", 1),
        ("n = 4\n", "unknown", 3),
    ],
)
def test_what_is_no_search_gets_its_verdict_and_status(
    source: str, verdict: str, status: int, job: Job
) -> None:
    Path("mine.py").write_text(source)
    done, (row,) = checked(job, "--check", "mine.py")
    assert (done, row["verdict"]) == (status, verdict)
    assert row["said"]


def test_one_table_has_programs_and_texts_in_their_order(job: Job) -> None:
    write("b/queens.py")
    write("a/queens.py", n="int(input())")
    Path("c").mkdir()
    Path("c/out.txt").write_text("2 4 1 3\n3 1 4 2\n")
    done = job("4 --check b/queens.py c a --seconds 5")
    lines = done.out.splitlines()
    assert [line.split()[:3] for line in lines[1:4]] == [
        ["b/queens.py", "5", "right"],
        ["c/out.txt", "4", "right"],
        ["a/queens.py", "4", "right"],
    ]
    assert (len(lines), done.status, done.err) == (5, 0, "")
    assert lines[1].endswith("Also right for 4 queens.")  # it sets its own size
    write("b/queens.py", n="5 + 0 * 6")
    _, (row,) = checked(job, *["4", "--check", "b/queens.py"])
    own_size = "It sets its own size, 5; 4 was not used."
    assert row["said"][1:] == ["Tested for 5 only.", own_size]
    done = job("4 --check b/queens.py c --format csv")
    assert done.out.splitlines()[0] == "file,n,verdict,line,sentence"


def test_a_file_that_is_not_there_is_said_and_the_others_are_judged(job: Job) -> None:
    write("mine.py", "4")
    status, rows = checked(job, "4", "--check", "none.py", "mine.py")
    assert (status, [row["verdict"] for row in rows]) == (2, ["unread", "right"])


def test_what_programs_are_given(job: Job) -> None:
    source = """
        class Queens:
            def solve(self, n):
                assert (n, input(), input()) == (3, "a", "")
        """
    Path("mine.py").write_text(dedent(source))
    answers = ["--input", "a", "--input", ""]
    words = ["--check", "mine.py", "--call", "Queens().solve(3)"]
    _, (row,) = checked(job, *words, *answers)
    assert row["ended"] == "finished"
    _, (row,) = checked(job, *words)
    assert row["said"][0].startswith("AssertionError in line 4")


def test_a_program_that_misses_an_argument_is_run_again_with_one(job: Job) -> None:
    write("mine.py", n="min(4, int(__import__('sys').argv[1]))")
    status, (row,) = checked(job, "--check", "mine.py")
    assert (status, row["verdict"], row["n"]) == (0, "right", 4)
    assert row["said"][-1] == "It expects its size as an argument, and got 8."
    write("mine.py", n="[4][len(__import__('sys').argv)]")
    status, (row,) = checked(job, "--check", "mine.py")
    assert (status, row["verdict"]) == (1, "error")


def test_other_sizes_are_tried_until_one_has_a_fault(job: Job) -> None:
    write("mine.py", "4", test="safe(row) and row * row < 12")
    status, (row,) = checked(job, "--check", "mine.py")
    assert (status, row["verdict"], row["n"]) == (1, "missed", 5)
    assert row["also_tried"] == [5]


def test_a_program_that_does_not_end_is_stopped(job: Job) -> None:
    Path("mine.py").write_text(ENDLESS)
    status, (row,) = checked(job, "--check", "mine.py", "--seconds", "0.2")
    assert row["ended"] == "killed"
    assert status in (1, 3)


def test_a_wrong_command_line_runs_nothing(job: Job) -> None:
    Path("a.py").write_text("open('ran', 'w')")
    for name, words in (("true", "#!/bin/sh\n"), ("words", "neither\n")):
        Path(name).write_text(words)
        Path(name).chmod(0o755)
    lines = [
        ("--check a.txt --call f(1)", "--call is for programs, whose names end in .py"),
        ("--check a.txt --seconds 3", "--seconds is for programs, whose names end in .py"),
        ("--check a.py --call f(", "--call must be a call, as solve(6), not 'f('"),
        ("--check a.py --board 3", "--board must be the name of a variable, not '3'"),
        ("--check a.py --seconds 0", "--seconds must be a number of seconds from 0.1 to 3600, not '0'"),
        ("--check a.py --python /none", "--python: can't start it: No such file or directory"),
        ("--check a.py --python ./true", "--python must name a Python, not './true'"),
        ("--check a.py --python ./words", "--python must name a Python, not './words'"),
        ("--check a.py --input \udcff", r"--input needs an answer, not '\udcff'"),
        ("--first --board b", "--board is for programs, whose names end in .py"),
    ]  # fmt: skip
    wrong = []
    for words, line in lines:
        done = job(words)
        if done != error(line, 2):
            wrong.append(f"{words}: {done}")
    assert wrong == []
    assert not Path("ran").exists()


def test_another_python_runs_it(job: Job) -> None:
    write("mine.py", "4")
    python = Path("python")
    python.write_text(
        f'#!/bin/sh\necho here >> "{Path("used").absolute()}"\nexec {sys.executable} "$@"\n'
    )
    python.chmod(0o755)
    status, _ = checked(job, "4", "--check", "mine.py", "--python", "./python")
    assert status == 0
    assert Path("used").read_text() == "here\n" * 2  # once to see that it is one


JUNK = """
import os
for number in range(3, 40):
    try:
        os.write(number, b'{}\\n')
    except OSError:
        pass
while True:
    number = 0
"""

JUDGE = "int(open('/proc/self/stat').read().rpartition(')')[2].split()[1])"
"""What names the process that judges, as Linux shows it."""

HOSTILE = {
    "a signal": (f"import os\nos.kill({JUDGE}, 0)\n", "error"),
    "to a group": (f"import os\nos.killpg(os.getpgid({JUDGE}), 0)\n", "error"),
    "to a parent": ("import os\nos.system(f'kill {os.getppid()}')\nn = 4\n", "unknown"),
    "to all": ("import os\nos.kill(-1, 0)\n", "error"),
    "closed files": ("import os\nos.closerange(3, 999)\n1 / 0\n", "error"),
    "a number": (JUNK.format("5"), "stopped"),
    "a message": (JUNK.format('{"chunk": 5}'), "stopped"),
    "an outcome": (JUNK.format('{"outcome": {}}'), "stopped"),
    "a version": (JUNK.format('{"too_old": "1.0"}'), "stopped"),
    "all folders": (
        "import shutil\nshutil.rmtree('..', ignore_errors=True)\n1 / 0\n", "error",
    ),
    "a full disk": (
        "k = 0\nwhile True:\n    open(str(k), 'w').write('x' * 10**5)\n    k += 1\n", "unknown",
    ),
    "other files": (
        "import os\nopen(os.environ['CLASS'] + '/zoe.py', 'w').write('1 / 0')\n1 / 0\n", "error",
    ),
}  # fmt: skip
"""Programs that would end or disturb the check of a class, and their verdicts."""


@needs_linux
@pytest.mark.full
def test_no_program_disturbs_the_check_of_a_class(
    job: Job, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLASS", str(Path.cwd()))
    monkeypatch.setattr(folder, "MOST_WRITTEN", 10**7)
    for name, (source, _) in HOSTILE.items():
        Path(f"{name}.py").write_text(source)
    write("zoe.py", "4")
    names = [f"{name}.py" for name in HOSTILE]
    status, rows = checked(job, "4", "--check", *names, "zoe.py")
    verdicts = {row["file"]: row["verdict"] for row in rows}
    expected = {f"{name}.py": verdict for name, (_, verdict) in HOSTILE.items()}
    assert (status, verdicts) == (1, {**expected, "zoe.py": "right"}), rows
    last = "The file has since changed: its old text was judged."
    assert rows[-1]["said"][-1] == last
    said = {row["file"]: row["said"][0] for row in rows}
    assert said["a full disk.py"] == "Not judged: it writes more than 9 MB to files."
    assert said["a signal.py"].startswith("PermissionError in line 2")
    assert said["closed files.py"].startswith("ZeroDivisionError in line 3")


def test_a_program_that_we_fail_to_judge_is_only_that(
    job: Job, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("mine.py", "4")
    Path("odd.py").write_text("n = 5\nodd = []\n")

    def fail(evidence: Evidence) -> Verdict:
        if "odd" in evidence.recording.source:
            raise LookupError
        return judge_evidence(evidence)

    monkeypatch.setattr("queens_viz.tracing.judging.judge_evidence", fail)
    status, rows = checked(job, "4", "--check", "odd.py", "mine.py")
    assert (status, [row["verdict"] for row in rows]) == (3, ["unknown", "right"])
    assert rows[0]["said"] == ["Not judged: it could not be followed to its end."]


def test_a_program_that_is_named_twice_is_judged_twice(job: Job) -> None:
    name = write("mine.py", "4")
    _, rows = checked(job, "4", "--check", name, name)
    assert [row["verdict"] for row in rows] == ["right", "right"]


@posix
def test_ctrl_c_ends_all_and_leaves_the_rows_that_are_done() -> None:
    write("a.py", "4")
    started = Path("started").absolute()
    for name in ("b.py", "c.py"):
        Path(name).write_text(f"open({str(started)!r}, 'w').close()\n{ENDLESS}")
    temporary = Path("temporary").absolute()
    temporary.mkdir()
    words = [
        "4",
        "--check",
        "a.py",
        "b.py",
        "c.py",
        "--seconds",
        "60",
        "--format",
        "csv",
    ]
    ours = subprocess.Popen(
        [sys.executable, "-m", "queens_viz", *words],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "TMPDIR": str(temporary)},
    )
    assert ours.stdout
    head = ours.stdout.readline()
    row = ours.stdout.readline()
    deadline = time.monotonic() + 20
    while not started.exists() and time.monotonic() < deadline:
        time.sleep(0.01)
    assert started.exists(), "the second program has not begun"
    ours.send_signal(signal.SIGINT)
    rest, _ = ours.communicate(timeout=20)
    assert ours.returncode == 130
    assert (head, row[:13], rest) == (
        "file,n,verdict,line,sentence\n",
        "a.py,4,right,",
        "",
    )
    assert os.listdir(temporary) == []


@pytest.mark.parametrize("name", ["mkdtemp", "Popen"])
def test_where_programs_cannot_be_run_that_is_said(
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EAGAIN, "Resource temporarily unavailable")

    monkeypatch.chdir(tmp_path)
    path = write("mine.py", "5")
    module = {"mkdtemp": "tempfile", "Popen": "subprocess"}[name]
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr(f"{module}.{name}", refuse)
    assert main(["--check", path]) == 1
    said = "queens-viz: error: can't run programs: Resource temporarily unavailable\n"
    assert capsys.readouterr().err == said
    assert os.listdir(tmp_path) == [path]


def test_files_beside_a_program_don_t_take_the_place_of_python_s_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for module in ("glob", "queue", "copy", "random", "json", "subprocess"):
        Path(f"{module}.py").write_text("raise SystemExit('mine')\n")
    Path("helper.py").write_text("SIZE = 5\n")
    write("a.py", n="__import__('helper').SIZE")
    done = run("--check", "a.py")
    assert (done.status, done.err) == (0, "")
    assert "all 10 solutions" in done.out
    # What is typed in the folder of the package itself is the package's.
    home = Path(__main__.__file__).parent.parent
    for place, stays in ((Path.cwd(), False), (home, True)):
        monkeypatch.chdir(place)
        monkeypatch.setattr(sys, "path", [str(place), "/elsewhere"])
        __main__.leave_out_folder()
        assert (str(place) in sys.path) is stays
        assert "/elsewhere" in sys.path
