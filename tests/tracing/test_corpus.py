"""The judge on programs as people write them, right and faulty."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from queens_viz.tracing.process.inside import record
from queens_viz.tracing.running import Request
from queens_viz.tracing.sizes import requests
from queens_viz.tracing.surroundings import Limits
from queens_viz.tracing.verdict import FAULTS, combined, judge
from queens_viz.words.judgement import sentences
from queens_viz.words.words import LANGUAGES, Words

from .corpus import Program, judged, programs, recorded, watch
from .instrument import solutions_on

QUICK = [program for program in programs() if not program.is_slow]
SLOW = [program for program in programs() if program.is_slow]

NOT_OWED = ("chess_names.py", "square_numbers.py", "r25_copy_helper.py")
"""Programs whose board is written in a way that needn't be found."""

TIERS = [
    pytest.param(QUICK, id="quick"),
    pytest.param(SLOW, id="slow", marks=pytest.mark.full),
]


def without_board(chosen: Iterable[Program]) -> list[str]:
    """Return the programs whose board isn't found, or counts from another number."""
    wrong = []
    for program in chosen:
        if program.board is None or program.name.endswith(NOT_OWED):
            continue
        name, kind, base = program.board
        board = judged(program).board
        names = {variable.name for variable in board.names} if board else set()
        has_base = board is not None and board.shape.reading.base == base
        if name not in names or (not has_base and kind != "grid"):
            wrong.append(program.name)
    return wrong


@pytest.mark.parametrize("chosen", TIERS)
def test_the_board_is_found_without_a_hint(chosen: list[Program]) -> None:
    chosen = [program for program in chosen if program.ends not in ("SyntaxError",)]
    assert without_board(chosen) == []


@pytest.mark.parametrize("chosen", TIERS)
def test_no_right_program_is_blamed(chosen: list[Program]) -> None:
    right = [program for program in chosen if program.is_right]
    said = {program.name: judged(program).name for program in right}
    assert [name for name, verdict in said.items() if verdict in FAULTS] == []
    assert [p.name for p in right if said[p.name] not in p.verdicts] == []


@pytest.mark.parametrize("chosen", TIERS)
def test_a_fault_is_named_at_its_line(chosen: list[Program]) -> None:
    wrong = []
    for program in chosen:
        # A number that is printed is a note, and some faults need another size.
        if program.is_right or program.is_note or program.at_n:
            continue
        verdict = judged(program)
        is_named = verdict.name in program.verdicts
        is_there = verdict.line in program.lines or "first" in program.verdicts
        if not is_named or not is_there:
            wrong.append((program.name, verdict.name, verdict.line))
    assert wrong == []


@pytest.mark.parametrize("chosen", TIERS)
def test_solutions_are_counted(chosen: list[Program]) -> None:
    """Those of right programs that stand on the board, as another instrument has them."""
    right = [p for p in chosen if p.is_right and not p.name.endswith(NOT_OWED)]
    counts = {p.name: (judged(p).solutions, p.solutions) for p in right if p.solutions}
    assert {name: pair for name, pair in counts.items() if pair[0] < pair[1]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_verdict_has_sentences(language: str) -> None:
    words = Words(language)
    for program in QUICK:
        said = sentences(words, judged(program))
        assert said, program.name
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
