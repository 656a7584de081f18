"""The text jobs: exact output, against independent solutions, and as the real command."""

from __future__ import annotations

import itertools
import json
import signal
import subprocess
import sys
import time

import pytest

from queens_viz import Event, Position, Search, attackers, text
from queens_viz.cli import main
from queens_viz.search.facts import TOTAL_SOLUTIONS
from queens_viz.words.words import Words

from .support import ROOT
from .test_cli import FORMATS, run
from .tiers import sizes

CLASSES = {1: 1, 2: 0, 3: 0, 4: 1, 5: 2, 6: 1, 7: 6, 8: 12, 9: 46, 10: 92, 11: 341, 12: 1_787}


def out(*arguments: str, capsys: pytest.CaptureFixture[str], status: int = 0) -> str:
    """Return what the command prints; it must complain of nothing."""
    assert main(arguments) == status
    printed, complaints = capsys.readouterr()
    assert complaints == ""
    return printed


def test_all_92_placements_come_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    lines = out("8", "--all", "--format", "csv", capsys=capsys).splitlines()
    expected = [
        board
        for board in itertools.permutations(range(8))
        if all(not attackers(board[:column], row) for column, row in enumerate(board))
    ]
    assert lines == [
        ",".join(map(str, (number, *(row + 1 for row in board)))) for number, board in enumerate(expected, start=1)
    ]
    assert len(lines) == 92


def test_the_formats_are_exact(capsys: pytest.CaptureFixture[str]) -> None:
    assert out("8", "--first", "--format", "json", capsys=capsys) == (
        '{"n": 8, "number": 1, "rows": [1, 5, 8, 6, 3, 7, 2, 4]}\n'
    )
    assert out("8", "--first", "--format", "pairs", capsys=capsys) == "1,1-5,2-8,3-6,4-3,5-7,6-2,7-4,8-\n"
    assert out("8", "--first", "--format", "csv", capsys=capsys) == "1,1,5,8,6,3,7,2,4\n"
    assert out("4", "--all", capsys=capsys) == (
        "2 4 1 3\n. Q . .\n. . . Q\nQ . . .\n. . Q .\n\n3 1 4 2\n. . Q .\nQ . . .\n. . . Q\n. Q . .\n\n"
    )
    assert json.loads(out("1", "--all", "--format", "json", capsys=capsys)) == {"n": 1, "number": 1, "rows": [1]}


@pytest.mark.parametrize("n", [2, 3])
def test_where_no_placement_exists_first_says_so_and_all_prints_nothing(
    n: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert out(str(n), "--all", capsys=capsys) == ""
    assert main([str(n), "--first"]) == 1
    printed, complaint = capsys.readouterr()
    assert (printed, complaint) == ("", f"queens-viz: error: No solution exists for {n} queens\n")


@pytest.mark.parametrize("n", sizes(1, 9, 12))
def test_counts_and_classes_are_the_known_ones(n: int) -> None:
    tally = text.Tally()
    for item in text.solutions(Search(n)):
        if isinstance(item, text.Solution):
            tally.add(item.board)
    assert (tally.solutions, tally.classes) == (TOTAL_SOLUTIONS[n], CLASSES[n])


def test_count_prints_both_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    assert out("8", "--count", capsys=capsys) == "92 solutions\n12 up to rotation and reflection\n"
    assert out("3", "--count", capsys=capsys) == "no solution\n0 up to rotation and reflection\n"


@pytest.mark.parametrize("n", sizes(4, 7, 8))
def test_a_count_from_a_position_on_counts_what_lies_there_and_says_so(
    n: int, capsys: pytest.CaptureFixture[str]
) -> None:
    boards = [
        board
        for board in itertools.permutations(range(n))
        if all(not attackers(board[:column], row) for column, row in enumerate(board))
    ]
    for row in range(n):
        count = sum(board[0] >= row for board in boards)
        said = {0: "no solution", 1: "1 solution"}.get(count, f"{count} solutions")
        classes = f"{CLASSES[n]} up to rotation and reflection\n" if count == len(boards) else ""
        for at in [f"{row + 1}:1"] + [f":{row + 1}"] * (row > 0):
            printed = out(str(n), "--count", "--at", at, capsys=capsys)
            assert printed == f"{said} from this position on\n{classes}", at
    assert out(str(n), "--count", "--at", ":1", capsys=capsys) == out(str(n), "--count", capsys=capsys)


def test_first_begins_at_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--first", "--format", "csv", "--at")
    assert out("8", *arguments, "8:1", capsys=capsys) == "89,8,2,4,1,7,5,3,6\n"
    assert out("8", *arguments, "8 4 1 3 6 2 7 5", capsys=capsys) == "92,8,4,1,3,6,2,7,5\n"
    assert main(["2", "--first", "--at", ":1"]) == 1
    assert capsys.readouterr().err == "queens-viz: error: No solution exists for 2 queens\n"


def test_all_from_a_position_goes_on_there_with_the_right_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    every = out("6", "--all", "--format", "csv", capsys=capsys).splitlines()
    assert out("6", "--all", "--format", "csv", "--at", "3:1", capsys=capsys).splitlines() == every[1:]
    on_view = every[2].split(",", 1)[1]
    assert out("6", "--all", "--format", "csv", "--at", on_view, capsys=capsys).splitlines() == every[2:]


@pytest.mark.parametrize("n", range(1, 7))
def test_the_trace_is_every_step_with_its_sentence(n: int, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line.split("\t") for line in out(str(n), "--trace", capsys=capsys).splitlines()]
    search = Search(n)
    for number, (step, position, words) in enumerate(lines[:-1]):
        assert (step, position) == (str(number), str(search.position))
        found = (search.solutions or 0) + search.is_solution
        assert words.startswith(Words().sentence(search.position, found).headline)
        event = search.step()
    assert event is Event.COMPLETED
    assert lines[-1][:2] == [str(len(lines) - 1), "-"]


@pytest.mark.parametrize(
    ("environment", "first"),
    [
        ({"LANG": "de_DE.UTF-8"}, "4 Damen"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "4 queens"),
        ({"LANGUAGE": "de:en", "LC_ALL": "C"}, "4 Damen"),
        ({"LANG": "xx_XX"}, "4 queens"),
        ({"LANG": "", "LC_MESSAGES": "de"}, "4 Damen"),
        ({}, "4 queens"),
    ],
)
def test_the_environment_chooses_the_language(
    environment: dict[str, str], first: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert out("4", "--tree", capsys=capsys).splitlines()[0] == first
    assert out("4", "--tree", "--language", "en", capsys=capsys).splitlines()[0] == "4 queens"


def test_the_tree_is_the_walked_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert out("4", "--tree", "--at", "2,4:1", capsys=capsys) == (
        "4 queens\n  1  step 1\n    3  step 4\n    4  step 9\n      2  step 11\n  2  step 18\n    4  step 22\n"
    )
    lines = out("6", "--tree", capsys=capsys).splitlines()
    assert len(lines) == 153
    assert sum("solution" in line for line in lines) == 4
    assert list(text.tree(8, Position.first(8), Words())) == ["8 queens"]


def test_text_jobs_never_import_pygame_and_work_without_it(tmp_path: object) -> None:
    code = (
        "import sys; sys.modules['pygame'] = None\n"
        "from queens_viz.cli import main\n"
        "status = [main(['4', job]) for job in ('--first', '--all', '--count', '--trace', '--tree')]\n"
        "sys.exit(any(status) or 'tqdm' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.full
def test_a_closed_pipe_ends_it_quietly_and_at_once() -> None:
    command = f"{sys.executable} -m queens_viz 12 --all | head -1; echo ${{PIPESTATUS[0]}}"
    begin = time.monotonic()
    done = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
    assert done.stdout == "1 3 5 8 10 12 6 11 2 7 9 4\n0\n"
    assert done.stderr == ""
    assert time.monotonic() - begin < 30


@pytest.mark.full
def test_ctrl_c_tells_how_to_resume() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "queens_viz", "16", "--all", "--format", "csv"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout
    assert process.stdout.readline() == "1,1,3,5,2,13,9,14,12,15,6,16,7,4,11,8,10\n"
    process.send_signal(signal.SIGINT)
    process.stdout.read()
    _, complaint = process.communicate(timeout=30)
    assert process.returncode == 130
    assert complaint.startswith("queens-viz: to go on from here: python -m queens_viz 16 --all --format csv --at ")
    position = complaint.split()[-1]
    assert Position.parse(position, 16)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["8", "--first", "--run"], "--run is not used by --first"),
        (["8", "--all", "--count"], "--all and --count are two jobs: one at a time"),
        (["8", "--format", "json"], "--format is not used by the window"),
        (["8", "--count", "--format", "json"], "--format is not used by --count"),
        (["8", "--all", "--format", "xml"], f"--format must be one of {FORMATS}, not 'xml'"),
        (["8", "--trace", "--theme", "dark"], "--theme is not used by --trace"),
        (["8", "--tree", "--size", "800x600"], "--size is not used by --tree"),
        (["8", "--first", "--loop"], "--loop is not used by --first"),
    ],
)
def test_options_that_a_job_does_not_use_are_refused(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr() == ("", f"queens-viz: error: {complaint}\n")


def test_the_real_command_prints_the_same() -> None:
    done = run("4", "--first")
    assert (done.returncode, done.stdout, done.stderr) == (0, "2 4 1 3\n. Q . .\n. . . Q\nQ . . .\n. . Q .\n\n", "")
