"""The job --check: files of all kinds, one table, its forms and its exit statuses."""

from __future__ import annotations

import csv
import io
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from textwrap import indent

import pytest

from queens_viz.words.words import LANGUAGES, Words

from .. import documents, facts
from ..support import without_screen
from .jobs import Job, nobody_reads, posix, run, shell

RIGHT = "92 boards: 92 solutions, all different, none missing."


def lists(n: int) -> list[str]:
    """Return all solutions as Python prints lists."""
    return [str(list(board)) for board in facts.solutions(n)]


def written(name: str, lines: list[str], encoding: str = "utf-8") -> str:
    path = Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes("".join(f"{line}\n" for line in lines).encode(encoding))
    return name


def test_one_file_has_a_sentence_for_each_size(job: Job) -> None:
    name = written("a.txt", ["92 of them:", *lists(8)])
    assert job(f"--check {name}") == (0, f"{RIGHT}\n", "")
    written(name, [*lists(4), *lists(5)])
    assert job(f"--check {name}").out == (
        "n = 4: 2 boards: 2 solutions, all different, none missing.\n"
        "n = 5: 10 boards: 10 solutions, all different, none missing.\n"
    )
    assert job(f"5 --check {name}").out.startswith("10 boards")
    assert job(f"5 --check {name} --language de").out.startswith("10 Bretter: 10 Lös")


def test_a_text_may_have_any_of_the_usual_encodings(job: Job) -> None:
    for encoding in ("utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "latin-1"):
        written("a.txt", ["", *lists(8), "gelöst"], encoding)
        assert job("--check a.txt") == (0, f"{RIGHT}\n", ""), encoding


def test_an_empty_text_is_told_from_one_without_a_board(job: Job) -> None:
    empty = "It is empty. Run the program again, and save what it prints.\n"
    for lines in ([], ["", "  "]):
        assert job(f"--check {written('a.txt', lines)}") == (3, empty, "")
    (row,) = map(json.loads, job("--check a.txt --format json").out.splitlines())
    assert (row["verdict"], row["faults"][0]["said"]) == ("unknown", empty.strip())
    assert job(f"--check {written('a.txt', ['hm'])}").out.startswith("It contains no")


def test_boards_of_other_sizes_are_counted_where_none_has_the_size_asked_for(
    job: Job,
) -> None:
    said = [
        (lists(6), "It contains no board of 5 queens. 4 boards of 6 queens were not judged.\n"),
        (lists(6)[:1], "It contains no board of 5 queens. 1 board of 6 queens was not judged.\n"),
        ([*lists(4), *lists(6)], "It contains no board of 5 queens. 6 boards of 4 and 6 queens were not judged.\n"),
    ]  # fmt: skip
    for lines, text in said:
        assert job(f"5 --check {written('a.txt', lines)}") == (3, text, "")
    assert job(f"5 --check {written('a.txt', ['hm'])}").out.startswith(
        "It contains no board. "
    )


def test_standard_input_is_read_as_a_file_is() -> None:
    done = shell("RUN 6 --all --format json | RUN --check -")
    assert done == (0, "4 boards: 4 solutions, all different, none missing.\n", "")
    done = shell("RUN 6 --all | RUN --check - --format csv")
    assert done.out.splitlines()[1].startswith("-,6,right,,")
    done = shell("RUN 6 --all | RUN 5 --check -")
    text = "It contains no board of 5 queens. Other sizes were not looked for.\n"
    assert (done.status, done.out) == (3, text)


def test_many_files_give_one_table_and_a_folder_those_in_it(job: Job) -> None:
    solutions = lists(6)
    written("class/anna/all.txt", solutions)
    written("class/ben.out", solutions[:1])
    written("class/carl", ["1 2 3 4 5 6"])
    written("class/dora.log", ["nothing"])
    written("class/.hidden.txt", solutions)
    written("class/.git/x.txt", solutions)
    written("class/mine.py", ["print(1)"])
    written("class/photo.jpeg", [""])
    os.symlink("ben.out", "class/link.txt")
    os.symlink("class", "class/loop")
    assert job("--check class") == (
        1,
        "file            n  verdict       line  what was found\n"
        "ben.out         6  first               One board: it is a solution. There are 4 in all.\n"
        "carl            6  attacked         1  Board 1 (line 1): the queens (1,1) and (2,2) attack"
        " each other, and so do 14 other pairs. 4 solutions are missing.\n"
        "dora.log           unknown             It contains no board. Boards are written as 2 4 1 3, as [1, 3, 0, 2] or as lines of . and Q.\n"
        "mine.py            unknown             Not judged: no variable was found that holds the board. It can be judged if it keeps the queens in one list, such as [1, 3, 0, 2].\n"
        "anna/all.txt    6  right               4 boards: 4 solutions, all different, none missing.\n"
        "5 files: 1 right, 1 first, 1 attacked, 2 unknown. 1 other file was skipped.\n",
        "",
    )
    # The columns are as wide as their heads in every language.
    for language in LANGUAGES:
        head, row, *_ = job(f"--check class --language {language}").out.splitlines()
        sentence = Words(language)("check_head").split("|")[-1]
        first = Words(language)("check_first", total=4)
        assert head.index(sentence) == row.index(first)
    names = job("--check class/*.out class/anna *.zip --format csv").out.splitlines()
    assert [line.split(",")[0] for line in names] == [
        "file", "class/ben.out", os.path.join("class/anna", "all.txt"), "*.zip",
    ]  # fmt: skip
    Path("empty").mkdir()
    assert job("--check empty").out.splitlines()[1:] == ["0 files."]
    assert job("--check empty").status == 3


STATUSES = [
    ("right.txt", 0),
    ("first.txt some.txt", 0),
    ("first.txt --expect all", 1),
    ("some.txt --expect all", 1),
    ("right.txt --expect all", 0),
    ("attacked.txt right.txt", 1),
    ("unknown.txt right.txt", 3),
    ("unknown.txt attacked.txt", 1),
    ("missing.txt attacked.txt unknown.txt", 2),
    ("mine.py", 2),
    ("folder.txt/../right.txt", 2),
]  # fmt: skip
"""What is checked, and the exit status."""


def test_of_several_statuses_the_most_important_one_counts(
    job: Job,
) -> None:
    solutions = lists(6)
    written("right.txt", solutions)
    written("first.txt", solutions[:1])
    written("some.txt", solutions[:2])
    written("attacked.txt", ["[0, 1, 2, 3, 4]"])
    written("unknown.txt", ["none"])
    found = [(words, job(f"--check {words}").status) for words, _ in STATUSES]
    assert found == STATUSES
    *_, first = job("--check right.txt first.txt --expect all --format csv").out.split(
        "\n"
    )[:3]
    assert (
        first
        == 'first.txt,6,first,,"One board: it is a solution. There are 4 in all. With --expect all, it is a fault that solutions are missing."'
    )


def test_json_has_an_object_a_line_and_csv_five_columns(job: Job) -> None:
    written("a.txt", [*lists(5), "[0, 1, 2, 3, 4]", *lists(5)[:1]])
    assert [json.loads(line) for line in job("--check a.txt --format json").out.splitlines()] == [
        {
            "file": "a.txt", "kind": "text", "n": 5, "verdict": "attacked", "line": 11, "fault": True, "boards": 12,
            "solutions": 10, "missing": 0, "faults": [
                {"boards": [11], "line": 11, "said": "Board 11 (line 11): the queens (0,0) and (1,1) attack each other, and so do 9 other pairs."},
                {"boards": [1, 12], "line": 12, "said": "Boards 1 and 12 (line 12) are the same."},
            ],
        }
    ]  # fmt: skip
    written('b",\n.txt', ["[0, 1, 2, 3, 4]"] * 50)
    (row,) = [
        json.loads(line)
        for line in job(["--check", 'b",\n.txt', "--format", "json"]).out.splitlines()
    ]
    assert (len(row["faults"]), row["boards"], row["missing"]) == (20, 50, 10)
    table = job(["--check", 'b",\n.txt', "a.txt", "--format", "csv"]).out
    head, *rows = csv.reader(io.StringIO(table))
    assert head == ["file", "n", "verdict", "line", "sentence"]
    assert [row[:4] for row in rows] == [
        ['b",\n.txt', "5", "attacked", "1"],
        ["a.txt", "5", "attacked", "11"],
    ]
    assert (
        job(["--check", 'b",\n.txt', "a.txt"])
        .out.splitlines()[1]
        .startswith('b",\\n.txt    5')
    )
    written("large.txt", ["1 3 5 7 9 11 13 15 2 4 6 8 10 12 14"])
    assert json.loads(job("--check large.txt --format json").out)["missing"] is None


@posix
def test_what_can_t_be_read_is_a_row_and_what_can_t_be_written_a_line(job: Job) -> None:
    written("a.txt", lists(4))
    Path("locked.txt").touch(mode=0o000)
    Path("folder.txt").mkdir()
    rows = job("--check a.txt locked.txt nowhere/b.txt a.txt/c.txt --format csv").out
    reasons = ["right", "unread", "unread", "unread"]
    if os.geteuid() == 0:
        reasons[1] = "unknown"
    assert [line.split(",")[2] for line in rows.splitlines()[1:]] == reasons
    assert (
        job("--check /dev/zero").out
        == "/dev/zero: It can’t be read: it is not a file.\n"
    )
    with nobody_reads() as broken:
        command = [sys.executable, "-m", "queens_viz", "--check", "a.txt"]
        done = subprocess.run(
            command,
            stdout=broken,
            stderr=subprocess.PIPE,
            env=without_screen(),
            check=False,
        )
    assert (done.returncode, done.stderr) == (
        1,
        b"queens-viz: error: can't write: Broken pipe\n",
    )
    full = shell("RUN --check a.txt >/dev/full")
    assert (full.status, full.err) == (
        1,
        "queens-viz: error: can't write: No space left on device\n",
    )


@posix
def test_ctrl_c_leaves_the_rows_that_are_done() -> None:
    written("a.txt", lists(6))
    command = [sys.executable, "-m", "queens_viz", "--check", "a.txt", "-", "a.txt"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=without_screen(),
    ) as process:
        assert process.stdout
        assert process.stdout.readline().startswith("file")
        assert process.stdout.readline().startswith("a.txt")
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert (process.returncode, out, err) == (130, "", "")


HANDED_IN = Path(__file__).parent / "handed_in"
"""Three programs of a class, and what they print."""


def test_the_manual_shows_what_is_said_of_the_files_of_a_class(
    job: Job, monkeypatch: pytest.MonkeyPatch
) -> None:
    manual = (documents.DOCS / "manual.md").read_text(encoding="utf-8")
    monkeypatch.chdir(HANDED_IN)
    done = job("--check anna.txt ben.txt carl.txt")
    assert (done.status, done.err) == (1, "")
    assert indented(done.out) in manual
    for name in ("anna.txt", "ben.txt", "carl.txt"):
        text = Path(name).read_text(encoding="utf-8")
        assert indented(text[:40]) in manual


def indented(text: str) -> str:
    """Return lines as a listing in Markdown has them."""
    return indent(text, "    ")


def test_the_python_program_of_the_class_prints_what_is_kept() -> None:
    done = run(str(HANDED_IN / "carl.py"), command=())
    assert done.out == (HANDED_IN / "carl.txt").read_text(encoding="utf-8")


@pytest.mark.full
@pytest.mark.parametrize(
    ("tool", "source", "output"),
    [("java", "Anna.java", "anna.txt"), ("g++", "ben.cpp", "ben.txt")],
)
def test_the_other_programs_of_the_class_print_what_is_kept(
    tool: str, source: str, output: str, tmp_path: Path
) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"needs {tool}")
    words = [tool, str(HANDED_IN / source)]
    if tool == "g++":
        binary = str(tmp_path / "ben")
        subprocess.run([*words, "-o", binary], check=True)
        words = [binary]
    done = subprocess.run([*words, "6"], capture_output=True, text=True, check=True)
    assert done.stdout == (HANDED_IN / output).read_text(encoding="utf-8")


def solutions_of_12() -> list[str]:
    """Return all boards of 12 queens as rows with blanks between."""
    lines = run("12", "--all", "--format", "csv").out.splitlines()
    return [" ".join(line.split(",")[1:]) for line in lines]


@pytest.mark.full
def test_of_all_boards_of_12_queens_one_is_wrong_one_twice_and_one_missing(
    job: Job,
) -> None:
    solutions = solutions_of_12()
    assert len(solutions) == 14_200
    del solutions[500]
    first = solutions[99]
    solutions[99] = "1 2 3 4 5 6 7 8 9 10 11 12"
    solutions.append(solutions[700])
    written("a.txt", solutions)
    assert job("--check a.txt") == (
        1,
        "Board 100 (line 100): the queens (1,1) and (2,2) attack each other, and so do 65"
        " other pairs. Boards 701 and 14,200 (line 14,200) are the same. 2 solutions are"
        f" missing; the first is {first}.\n",
        "",
    )


@pytest.mark.full
@pytest.mark.skipif(sys.platform != "linux", reason="the memory is asked of Linux")
def test_a_million_boards_need_neither_much_time_nor_memory() -> None:
    solutions = solutions_of_12()
    with open("a.txt", "w", encoding="utf-8") as file:
        for k in range(1_000_000):
            file.write(solutions[k % len(solutions)] + "\n")
    # The memory of this process alone: `resource` counts that of the one it came from.
    code = (
        "import os, re; from queens_viz.cli import main; main(['--check', 'a.txt']);"
        "status = open('/proc/self/status').read();"
        "print(os.times().user, re.search(r'VmHWM:\\s+(\\d+)', status)[1])"
    )
    sentence, figures = run("-c", code, command=()).out.splitlines()
    assert sentence == (
        "Boards 1 and 14,201 (line 14,201) are the same."
        " 985,799 other boards are repeated, too."
    )
    seconds, kilobytes = map(float, figures.split())
    assert seconds < 30
    assert kilobytes < 60_000
