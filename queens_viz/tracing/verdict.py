"""What is to be said of a program: the first thing that goes wrong, or that it is right."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ..search.facts import TOTAL_SOLUTIONS
from .board import LARGEST as LARGEST_BOARD
from .board import SMALLEST, Board, Hint, candidates
from .faults import ENDED, Case, Fault, Sentence, attacked, ends, missed, taken
from .endless import endless
from .history import Follower, Moment, Variable, read
from .nodes import Placer
from .recording import Recording
from .reports import Reports, shared, wrong_reports
from .syntax import Text
from .tree import LARGEST

ORDER = ("error", "attacked", "shared", "missed", "range", "ends", "report", "endless")
"""Which of several faults at one step is the verdict."""

MOST_MOMENTS = 20_000
"""How many moments of each variable are kept, until it is known which is the board."""

CHOICES = 3
"""How many variables are judged, if there is a fault on the likeliest."""

LEAST = 4
"""The smallest size that has solutions."""

DEEP = 200
"""How many of the last calls are looked at for a call that repeats."""

UNREAD = ("python2", "notebook", "empty", "encoding", "unreadable")
"""Endings of files that are no program that can be run."""


class Verdict(NamedTuple):
    """What is said of a program."""

    name: str
    line: int | None = None
    step: int | None = None
    n: int | None = None
    board: Board | None = None
    solutions: int = 0  # that stood, or appeared elsewhere
    expected: int | None = None  # how many there are
    said: tuple[Sentence, ...] = ()
    also_tried: tuple[int, ...] = ()


def judge(recording: Recording, hint: Hint | None = None) -> Verdict:
    """Return what is to be said of a program."""
    ending = recording.ending
    if ending.kind == "syntax":
        said = Sentence("judge_syntax", {"line": ending.line, "error": ending.message})
        return Verdict("error", ending.line, -1, said=(said,))
    if ending.kind in UNREAD:
        return Verdict("unread", said=(Sentence("judge_unread_" + ending.kind, {}),))
    evidence = Evidence(recording)
    boards = candidates(recording, evidence.follower, hint)[:CHOICES]
    if not boards:
        return _without_board(recording)
    first = judge_board(evidence, boards[0])
    if first.name not in ORDER:
        return first
    # A variable on which all is right speaks before one with a fault.
    for board in boards[1:]:
        verdict = judge_board(evidence, board)
        if verdict.name in ("right", "first", "some") and verdict.solutions:
            return verdict
    return first


def combined(first: Verdict, others: Sequence[Verdict]) -> Verdict:
    """Return a verdict with what other sizes say: a fault found there alone is taken.

    Only faults of the search: all else may come of a size that wasn't meant.
    """
    others = [other for other in others if other.n not in (None, first.n)]
    tried = tuple(other.n for other in others if other.n)
    if first.name not in ("right", "first", "some", "late"):
        return first
    for other in others:
        if other.name in ("attacked", "missed", "range", "ends"):
            return other._replace(also_tried=tried)
    return first._replace(also_tried=tried)


class Evidence:
    """What is read of a recording in one go."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.text = Text(recording.source)
        self.follower = Follower(recording, most=MOST_MOMENTS)
        self.reports = Reports(recording)
        self.end = read(recording, [self.follower, self.reports])

    def moments(self, variable: Variable) -> Sequence[Moment]:
        """Return all moments of a variable."""
        follower = self.follower
        if variable in follower.cut:
            follower = Follower(self.recording, [variable])
            read(self.recording, [follower])
        return follower.moments.get(variable, ())


def judge_board(evidence: Evidence, board: Board) -> Verdict:
    """Return what is to be said if a variable is the board."""
    recording = evidence.recording
    text = evidence.text
    cases = cases_of(evidence, board)
    if not cases:
        return _nothing(evidence, board)
    reports = evidence.reports
    reports.finish([case.n for case in cases], evidence.end)
    for case in cases:
        case.appeared |= reports.solutions.get(case.n, set())
        case.saved = reports.first_saved
    faults = [fault for case in cases for fault in _faults(case)]
    n = cases[-1].n if len(cases) == 1 else None
    faults += _general_faults(recording)
    others = [
        shared(reports, cases, evidence.follower, text),
        endless(recording, text, cases[-1].walk),
    ]
    if len(cases) == 1:
        others.append(wrong_reports(reports, cases[0], text))
    faults += [fault for fault in others if fault]
    solutions = sum(len(case.found) for case in cases)
    expected = sum(TOTAL_SOLUTIONS.get(case.n, 0) for case in cases)
    verdict = Verdict("", None, None, n, board, solutions, expected)
    if faults:
        first = min(faults, key=lambda fault: (fault.step, ORDER.index(fault.name)))
        step = min(first.step, recording.steps - 1)
        return verdict._replace(
            name=first.name, line=first.line, step=step, said=first.said
        )
    return _outcome(recording, cases, verdict)


def cases_of(evidence: Evidence, board: Board) -> list[Case]:
    """Return what a program did on a board, size by size."""
    recording = evidence.recording
    placer = Placer(board.shape)
    placer.take(evidence.moments(board.variable))
    walks = [
        walk
        for n, walk in placer.walks.items()
        if SMALLEST <= n <= LARGEST_BOARD and walk.visits
    ]
    starts = [walk.visits[0].moment.source for walk in walks]
    cases = []
    for walk in walks:
        last = walk.visits[-1].moment.source
        later = [start for start in starts if start > last]
        end = min(later, default=recording.steps)
        cases.append(Case(recording, board, walk, end))
    return cases


def _faults(case: Case) -> list[Fault]:
    found = [attacked(case), taken(case), missed(case), ends(case)]
    return [fault for fault in found if fault]


def _general_faults(recording: Recording) -> list[Fault]:
    ending = recording.ending
    if ending.kind != "error":
        return []
    values: dict[str, object] = {
        "line": ending.line,
        "error": ending.error,
        "message": ending.message,
    }
    step = recording.steps - 1
    line = ending.line
    if ending.error == "RecursionError":
        line = _line_of_recursion(recording) or line
    return [Fault(step, "error", line, (Sentence("judge_error", values),))]


def _line_of_recursion(recording: Recording) -> int | None:
    """Return the line from which a function calls itself most."""
    lines = Counter[int | None]()
    for frame in recording.frames[-DEEP:]:
        if frame.parent >= 0:
            if recording.frames[frame.parent].function == frame.function:
                lines[recording.line(frame.source)] += 1
    return max(lines, key=lines.__getitem__, default=None)


def _nothing(evidence: Evidence, board: Board) -> Verdict:
    """Return that no queen was placed, and which function nothing calls.

    Not if a solution is printed or saved, or how many there are: then the program has
    its queens in another place.
    """
    recording = evidence.recording
    text = evidence.text
    n = recording.n or board.shape.reading.n or None
    reports = evidence.reports
    reports.finish(range(LEAST, LARGEST + 1), evidence.end)
    totals = {str(total) for total in TOTAL_SOLUTIONS.values() if total}
    has_total = bool(totals & set(recording.output.split()))
    if recording.ending.kind not in ENDED or has_total or reports.solutions:
        return _without_board(recording)
    called = {frame.function.rpartition(".")[2] for frame in recording.frames}
    never = [block for block in text.functions if block.name not in called]
    name = board.variable.name
    if never:
        values: dict[str, object] = {"function": never[-1].name, "line": never[-1].line}
        said = Sentence("judge_nothing_calls", values)
        line = never[-1].line
    else:
        stores = sorted(text.stores.get(name, ()))
        line = None
        if stores:
            line = text.loop_of(stores[-1]) or stores[-1]
        said = Sentence("judge_nothing", {"name": name, "line": line})
    return Verdict("nothing", line, recording.steps - 1, n, board, said=(said,))


def _without_board(recording: Recording) -> Verdict:
    faults = _general_faults(recording)
    if faults:
        return Verdict("error", faults[0].line, faults[0].step, said=faults[0].said)
    if recording.ending.kind in ENDED:
        return Verdict("unknown")
    return Verdict("stopped", recording.last_line)


def _outcome(
    recording: Recording, cases: Sequence[Case], verdict: Verdict
) -> Verdict:
    """Return what is said where nothing is wrong."""
    names = [_outcome_of(case) for case in cases if case.n > 3 or len(cases) == 1]
    if not names:
        return verdict._replace(name="right")
    for name in ("stopped", "unknown", "late", "some", "first", "right"):
        if name in names:
            return verdict._replace(name=name)
    return verdict._replace(name="unknown")


def _outcome_of(case: Case) -> str:
    expected = TOTAL_SOLUTIONS.get(case.n, 0)
    if case.recording.ending.kind not in (*ENDED, "error"):
        return "stopped"
    if case.n > LARGEST:
        return "unknown"
    if case.walk.attacks or (case.wrong and not case.is_one_by_one):
        is_late = len(case.found) == expected or case.has_stopped
        return "late" if case.found and is_late else "unknown"
    if not case.is_one_by_one:
        return "unknown"
    if not case.appeared and case.found:
        # Full boards never stood: only a number can say that they were counted.
        return "right" if _is_counted(case, expected) else "unknown"
    if len(case.found) == expected:
        return "right"
    if len(case.found) == 1:
        return "first"
    if case.found:
        return "some"
    return "unknown"


def _is_counted(case: Case, expected: int) -> bool:
    """Whether the program printed how many solutions there are, and reached them all."""
    numbers = re.findall(r"\d+", case.recording.output)
    return len(case.found) == expected and str(expected) in numbers
