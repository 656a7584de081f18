"""The judge on programs as people write them, right and faulty."""

from __future__ import annotations

import pytest

from queens_viz.tracing.process.inside import record
from queens_viz.tracing.running import Request
from queens_viz.tracing.sizes import requests
from queens_viz.tracing.surroundings import Limits
from queens_viz.tracing.verdict import combined, judge
from queens_viz.tracing.verdicts import FAULTS
from queens_viz.words.judgement import sentences
from queens_viz.words.words import LANGUAGES, Words

from .corpus import Program, judged, programs, recorded, watch
from .instrument import solutions_on
from .said import is_kept, kept, said_of

NOT_OWED = ("chess_names.py", "square_numbers.py", "r25_copy_helper.py")
"""Programs whose board is written in a way that needn't be found."""

QUICK = [program for program in programs() if not program.is_slow]
SLOW = [program for program in programs() if program.is_slow]

GROUPS = 22
"""So many tests share the quick programs: each takes less than half a second."""

CHOSEN = [
    *[pytest.param(QUICK[k::GROUPS], id=f"quick{k}") for k in range(GROUPS)],
    pytest.param(SLOW, id="slow", marks=pytest.mark.full),
]


def what_is_wrong(program: Program) -> list[str]:
    """Return in what the judge's words differ from what is true of a program."""
    verdict = judged(program)
    wrong = []
    if program.board and not program.name.endswith(NOT_OWED) and verdict.step != -1:
        wrong += wrong_board(program)
    if program.is_right:
        if verdict.name not in program.verdicts:
            wrong.append(f"{verdict.name} in line {verdict.line}")
        least = program.solutions or 0  # others may appear that never stood
        if verdict.solutions < least and not program.name.endswith(NOT_OWED):
            wrong.append(f"{verdict.solutions} solutions")
    elif not program.is_note and not program.at_n:
        # A number that is printed is a note, and some faults need another size.
        is_there = verdict.line in program.lines or "first" in program.verdicts
        # The line of a lost solution is named only where it is certain.
        is_there |= verdict.line is None and verdict.name in ("missed", "ends")
        if verdict.name not in program.verdicts or not is_there:
            wrong.append(f"{verdict.name} in line {verdict.line}")
    return wrong


def wrong_board(program: Program) -> list[str]:
    """Return whether another variable was taken for the board, or counted otherwise."""
    assert program.board
    name, kind, base = program.board
    board = judged(program).board
    if board is None or name not in {variable.name for variable in board.names}:
        return ["board not found"]
    if board.shape.reading.base != base and kind != "grid":
        return [f"it counts from {base}"]
    return []


@pytest.mark.parametrize("chosen", CHOSEN)
def test_what_is_said_of_a_program_is_true(chosen: list[Program]) -> None:
    wrong = {program.name: what_is_wrong(program) for program in chosen}
    assert {name: what for name, what in wrong.items() if what} == {}
    for program in chosen:
        if is_kept(program):
            assert said_of(program) == kept()[program.name]
        for language in LANGUAGES:
            said = sentences(judged(program), Words(language))
            assert said
            assert all("{" not in text or "{" in program.source for text in said)


@pytest.mark.full
def test_no_mended_program_is_blamed() -> None:
    mended = [program.when_mended() for program in programs() if program.mended]
    verdicts = {program.name: judge(recorded(program)).name for program in mended}
    assert [name for name, verdict in verdicts.items() if verdict in FAULTS] == []


@pytest.mark.full
@pytest.mark.parametrize("part", range(4))
def test_other_sizes_blame_faulty_programs_alone(part: int) -> None:
    limits = Limits(seconds=4.0)
    wrong = []
    for program in programs()[part::4]:
        verdict = judged(program)
        recording = recorded(program)
        request = Request(program.source, n=program.size, answers=program.answers)
        others = [
            judge(record(other._replace(limits=limits), watch))
            for other in requests(request, recording, verdict.n)
        ]
        both = combined(verdict, others)
        if program.is_right and both.name in FAULTS:
            wrong.append((program.name, both.name, both.n))
        if program.at_n and both.name not in program.verdicts:
            wrong.append((program.name, both.name, both.n))
    assert wrong == []


@pytest.mark.full
def test_what_is_true_of_the_programs() -> None:
    """The solutions on their boards, counted without the tracer and the judge."""
    checked = [
        program
        for program in programs()
        if program.solutions is not None and program.board and program.ends == "ok"
    ]
    counts = {program.name: solutions_on(program) for program in checked}
    assert {
        p.name: counts[p.name] for p in checked if counts[p.name] != p.solutions
    } == {}
