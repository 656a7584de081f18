"""The programs of "Find the fault": each is wrong, and wrong in its lines alone."""

from __future__ import annotations

import ast
import io
from contextlib import redirect_stdout
from difflib import SequenceMatcher
from itertools import permutations

import pytest

from queens_viz.search.faulty import FAULTY, FaultyProgram
from queens_viz.search.readings import Axis
from queens_viz.tracing.process.faulty_stories import (
    judged_program,
    story_of_program,
)
from queens_viz.tracing.process.inside import record
from queens_viz.tracing.running import Request
from queens_viz.tracing.surroundings import Limits
from queens_viz.tracing.verdicts import FAULTS

VERDICTS = {
    "no_diagonal": ("attacked", 11),
    "one_diagonal": ("attacked", 15),
    "no_pop": ("ends", 15),
    "first_row": ("range", 7),
    "too_early": ("report", 11),
    "return_in_loop": ("attacked", 17),
    "past_end": ("error", 12),
    "endless": ("endless", 12),
    "result_lost": ("report", 19),
    "call_first": ("ends", None),
    "same_list": ("shared", 12),
    "same_row": ("shared", 2),
}
"""What the judge says of each program, and of which line."""

EACH = pytest.mark.parametrize("program", FAULTY, ids=lambda program: program.name)


def of_size(text: str, program: FaultyProgram, n: int) -> str:
    """Return a program with another number of queens."""
    begin = f"n = {program.n}\n"
    assert text.startswith(begin)
    return text.replace(begin, f"n = {n}\n", 1)


def printed(program: FaultyProgram, text: str) -> list[list[int]]:
    """Return the boards that a program prints with a text, as rows."""
    output = io.StringIO()
    with redirect_stdout(output):
        exec(text, {})
    values = [
        ast.literal_eval(line)
        for line in output.getvalue().splitlines()
        if line.startswith("[")
    ]
    if program.name == "same_row":
        return grids(values)
    boards = list[list[int]]()
    for value in values:
        is_list_of_boards = not value or isinstance(value[0], list)
        boards += value if is_list_of_boards else [value]
    return boards


def grids(lines: list[list[int]]) -> list[list[int]]:
    """Return the boards that are printed as lines of 0 and 1."""
    boards = list[list[int]]()
    while lines:
        n = len(lines[0])
        columns = zip(*lines[:n], strict=True)
        boards.append([column.index(1) for column in columns])
        lines = lines[n:]
    return boards


def solutions(n: int) -> list[list[int]]:
    """Return all solutions, worked out in the plainest way."""
    return [
        list(rows)
        for rows in permutations(range(n))
        if len({row + k for k, row in enumerate(rows)}) == n
        and len({row - k for k, row in enumerate(rows)}) == n
    ]


def test_there_are_twelve_short_ones() -> None:
    assert len({program.name for program in FAULTY}) == len(FAULTY) == 12
    for program in FAULTY:
        assert 8 <= len(program.lines) <= 20, program.name
        assert max(map(len, (*program.texts, *program.mended))) <= 34, program.name
        assert "#" not in program.text
        numbers = range(1, len(program.lines) + 1)
        assert set(program.wrong) <= set(numbers)
        assert all(program.texts)
        # What a line does right is said of all lines but the wrong ones.
        silent = {k for k in numbers if not program.lines[k - 1].role}
        assert silent <= set(program.wrong), program.name


def test_only_the_wrong_lines_differ_from_the_mended_program() -> None:
    for program in FAULTY:
        mended = program.mended_text.splitlines()
        matcher = SequenceMatcher(None, list(program.texts), mended, autojunk=False)
        touched = set()
        for kind, first, last, _, _ in matcher.get_opcodes():
            if kind == "insert":
                # The line above or the line below it lacks something.
                touched.add(first if first in program.wrong else first + 1)
            elif kind != "equal":
                touched |= set(range(first + 1, last + 1))
        assert touched, program.name
        assert touched <= set(program.wrong), program.name
        assert set(program.replaced) <= set(program.wrong)


def test_the_judge_blames_each_program_and_the_fault_shows_at_a_step() -> None:
    found = {}
    for program in FAULTY:
        judged = judged_program(program.text).verdict
        assert judged.name in FAULTS
        found[program.name] = (judged.name, judged.line)
        story = story_of_program(program)
        assert story.fault is not None, program.name
        assert story.fault_line == program.wrong[0]
        assert story.size == program.n
    assert found == VERDICTS


SHOWN = {
    "no_diagonal": (18, 11, "0:0 1:1", "row=1"),
    "one_diagonal": (26, 15, "0:0 1:1", "row=1"),
    # The next row of the second column is tried, and its queen is still there.
    "no_pop": (66, 13, "0:0 1:2", "row=3"),
    "first_row": (5, 7, "", "row=1"),
    "too_early": (96, 11, "0:0 1:3 2:1", "board=[0, 3, 1]"),
    "return_in_loop": (46, 17, "0:0 1:2 2:1", "row=1"),
    "past_end": (314, 12, "0:1 1:3 2:0 3:2", "col=4"),
    # The queen was taken from the row that comes next.
    "endless": (77, 20, "0:0", "row=2"),
    "result_lost": (237, 16, "0:1 1:3 2:0", "board=[1, 3, 0]"),
    "call_first": (100, 16, "2:3", "col=2"),
    "same_list": (235, 18, "0:1 1:3 2:0", "solutions=[[1, 3, 0]]"),
    "same_row": (10, 17, "0:0 1:0 2:0 3:0", "y=0"),
}
"""Where each fault shows first: the step and its line, the queens, and a value."""


def test_the_first_state_in_which_a_fault_shows_is_the_one_that_is_explained() -> None:
    shown = {}
    for program in FAULTY:
        story = story_of_program(program)
        assert story.fault is not None
        values = story.values_at(story.fault)
        texts = [f"{x.name}={x.text}" for x in (*values.own, *values.everywhere)]
        value = SHOWN[program.name][3]
        assert value in texts, (program.name, texts)
        queens = [f"{a}:{b}" for a, b in sorted(story.queens_at(story.fault))]
        line = story.recording.line(story.fault)
        shown[program.name] = (story.fault, line, " ".join(queens), value)
    assert shown == SHOWN


def test_at_each_step_of_each_program_there_are_all_variables() -> None:
    for program in FAULTY:
        assert story_of_program(program).recording.switch is None, program.name


def test_the_tested_square_is_known_whichever_line_sets_its_row() -> None:
    """In `endless`, two lines set the row to 0, and one of them never places it."""
    by_name = {program.name: program for program in FAULTY}
    story = story_of_program(by_name["endless"])
    assert [story.tested_at(step) for step in (9, 16, 18)] == [(1, 0), (1, 0), (1, 1)]
    assert story.tried_at(18) == {(1, 0)}
    # The matrix is filled as its board is read: row by row.
    story = story_of_program(by_name["same_row"])
    assert story.board
    assert story.board.axis is Axis.ROW
    assert {queen[0] for queen in story.queens_at(story.fault or 0)} == {0, 1, 2, 3}


def test_only_one_program_saves_its_boards() -> None:
    saving = [program.name for program in FAULTY if "solutions" in program.text]
    assert saving == ["same_list"]


def test_a_wrong_program_prints_what_no_right_one_prints() -> None:
    for program in FAULTY:
        right = sorted(printed(program, program.mended_text))
        assert right == (
            [[1, 3, 0, 2]] if program.name == "result_lost" else solutions(4)
        ), program.name
        story = story_of_program(program)
        assert story.recording.output != record(Request(program.mended_text)).output


@EACH
@pytest.mark.full
def test_a_mended_program_is_right_for_1_to_8(program: FaultyProgram) -> None:
    is_one = program.name == "result_lost"
    for n in range(1, 9):
        text = of_size(program.mended_text, program, n)
        expected = solutions(n)
        assert sorted(printed(program, text)) == (
            expected[:1] if is_one else expected
        ), n
        verdict = judged_program(text, Limits(seconds=60)).verdict
        # A board of one square is not judged.
        names = ("unknown",) if n == 1 else ("right", "first")
        assert verdict.name in names, n
