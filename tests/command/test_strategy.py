"""--strategy: the jobs that can be done with any search, and what they print."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from queens_viz import Position
from queens_viz.cli import main
from queens_viz.search.strategy import AHEAD, FEWEST, Strategy
from queens_viz.words.words import LANGUAGES

from .. import facts
from ..pairs import each_once
from ..search.strategies import walk
from ..test_text import out

REFUSED = [
    (["8", "--strategy", "best", "--first"], "--strategy must be one of plain, ahead, fewest, not 'best'"),
    (["8", "--strategy", "", "--first"], "--strategy must be one of plain, ahead, fewest, not ''"),
    (["8", "--strategy", "ahead", "--tree"], "--strategy is not used by --tree"),
    (["8", "--strategy", "ahead", "--worksheet", "a.html"], "--strategy is not used by --worksheet"),
    (["8", "--strategy", "ahead", "--predict"], "--predict is for the plain search, not for ahead"),
    (["8", "--at", "fewest/:1", "--tree"], "--tree is for the plain search, not for fewest"),
    (["8", "--at", "fewest/:1", "--save", "a.html", "--predict"], "--predict is for the plain search, not for fewest"),
    (["8", "--at", "2,4:1", "--strategy", "fewest"], "--at is a position of plain, --strategy says fewest"),
    (["8", "--at", "2,4:1", "--strategy", "ahead", "--all"], "--at is a position of plain, --strategy says ahead"),
    (["8", "--at", "ahead/:1", "--strategy", "plain", "--all"], "--at is a position of ahead, --strategy says plain"),
    (["8", "--at", "best/:1", "--all"], "--at: before a slash stands the name of a search (ahead, fewest), not 'best'"),
    (["8", "--at", "plain/:1", "--all"], "not 'plain'"),
    (["8", "--at", "/:1", "--all"], "not ''"),
    (
        ["8", "--at", "ahead/1,4,6,8,3:1", "--all"],
        "--at: ahead places no queen in column 5, row 3: column 7",
    ),
    (["8", "--strategy", "fewest", "--step", "--predict"], "--predict is for the plain search, not for fewest"),
    (["8", "--strategy", "fewest", "--program", "loop"], "only the plain search is a loop: --program recursion"),
]
"""Arguments that are refused, and what the complaint says."""

GUIDED = pytest.mark.parametrize("strategy", [AHEAD, FEWEST])


def solutions(n: int, strategy: Strategy) -> list[list[int]]:
    """Return the rows of the solutions, from column 1 on, in the order in which a search finds them."""
    found = [sorted(state.queens) for state in walk(n, strategy.value) if state.tested is None]
    return [[row + 1 for _, row in queens] for queens in found]


@GUIDED
@pytest.mark.parametrize("n", range(1, 8))
def test_all_solutions_come_in_the_order_of_the_search_with_their_rows_by_column(
    n: int, strategy: Strategy, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = out(str(n), "--all", "--format", "json", "--strategy", strategy.value, capsys=capsys).splitlines()
    found = solutions(n, strategy)
    expected = [{"n": n, "number": number, "rows": rows} for number, rows in enumerate(found, start=1)]
    assert [json.loads(line) for line in lines] == expected
    assert sorted(found) == [[row + 1 for row in board] for board in facts.solutions(n)]


@GUIDED
def test_the_first_and_the_number_of_solutions(strategy: Strategy, capsys: pytest.CaptureFixture[str]) -> None:
    words = "--strategy", strategy.value, "--language", "en"
    rows = ",".join(map(str, solutions(6, strategy)[0]))
    assert out("6", "--first", "--format", "csv", *words, capsys=capsys) == f"1,{rows}\n"
    assert out("8", "--count", *words, capsys=capsys) == "92 solutions\n12 up to rotation and reflection\n"
    assert main(["3", "--first", *words]) == 1
    assert capsys.readouterr().err == "queens-viz: error: No solution exists for 3 queens\n"


@GUIDED
def test_the_trace_tells_every_step(strategy: Strategy, capsys: pytest.CaptureFixture[str]) -> None:
    states = walk(6, strategy.value)
    lines = out("6", "--trace", "--ahead", "--strategy", strategy.value, "--language", "en", capsys=capsys).splitlines()
    assert len(lines) == len(states)
    for number, (line, state) in enumerate(zip(lines[:-1], states, strict=False)):
        step, at, told, left = line.split("\t")
        rows = ",".join(str(row + 1) for _, row in state.queens)
        candidate = f":{state.tested[1] + 1}" if state.tested else ""
        assert (step, at) == (str(number), f"{strategy.value}/{rows}{candidate}")
        assert told
        assert "cannot succeed" not in left, "who looks ahead never gets there"
    assert lines[-1].startswith(f"{len(states) - 1}\t-\tSearch complete: 4 solutions.")


def test_a_job_goes_on_from_a_position_of_any_search(capsys: pytest.CaptureFixture[str]) -> None:
    at = "fewest/2,4,6,1:3"
    every = solutions(6, FEWEST)
    lines = out("6", "--all", "--format", "csv", "--at", at, capsys=capsys).splitlines()
    assert lines == [",".join(map(str, (number, *every[number - 1]))) for number in range(1, len(every) + 1)]
    assert out("6", "--all", "--format", "csv", "--at", at, "--strategy", "fewest", capsys=capsys).splitlines() == lines


@each_once({"strategy": (AHEAD, FEWEST), "language": tuple(LANGUAGES)})
def test_the_printed_program_runs_and_prints_the_solutions(
    strategy: Strategy, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "6", "--program", "recursion", "--strategy", strategy.value, "--language", language
    exec(out(*words, capsys=capsys), {})
    printed = capsys.readouterr().out.splitlines()
    assert printed == [" ".join(map(str, rows)) for rows in solutions(6, strategy)]


@pytest.mark.parametrize(
    ("words", "begins"),
    [
        (["8", "--strategy", "fewest"], "fewest/:1"),
        (["6", "--strategy", "ahead"], "ahead/:1"),
        (["8", "--at", "fewest/1,5,8:3"], "fewest/1,5,8:3"),
        (["8", "--at", "ahead/1,5:3", "--strategy", "ahead"], "ahead/1,5:3"),
        (["8", "--strategy", "plain"], ":1"),
    ],
)
def test_the_window_begins_with_the_search_that_is_named(
    words: list[str], begins: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = list[str]()

    def note(position: Position, _: object) -> int:
        opened.append(str(position))
        return 0

    monkeypatch.setattr("queens_viz.cli._open_window", note)
    assert main(words) == 0
    assert opened == [begins]


def test_a_recording_goes_on_to_the_end_of_its_search_and_above_8_a_step_s_number_is_not_known(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.gif"
    assert main(["4", "--strategy", "fewest", "--until", "all", "--size", "320x240", "--save", str(path)]) == 0
    with Image.open(path) as film:
        assert len(list(ImageSequence.Iterator(film))) == len(walk(4, "fewest"))
    capsys.readouterr()
    assert main(["9", "--at", "ahead/1,5,8:3", "--until", "500", "--save", str(tmp_path / "b.png")]) == 2
    assert "above 8 queens the number of the step at --at isn't known" in capsys.readouterr().err


@pytest.mark.parametrize(("arguments", "complaint"), REFUSED, ids=lambda case: " ".join(case)[:60])
def test_what_no_search_can_do_is_refused_in_one_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    printed, told = capsys.readouterr()
    assert (printed, told.count("\n")) == ("", 1)
    assert complaint in told
