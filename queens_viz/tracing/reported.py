"""The boards that a program completed or reported, and the solutions that it missed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .case import Case
from .squares import Queens, Square, are_safe
from .story_parts import Reported
from .verdicts import FAULTS, Verdict

OF_REPORTS = ("attacked", "shared", "report")
"""The verdicts with which wrong boards that are saved count as reported."""

Found = tuple[int, Queens, bool]
"""A step, the queens of a board, and whether it is a solution."""


def reported_by(cases: Sequence[Case], verdict: Verdict) -> list[Reported]:
    """Return the boards that were completed or reported, in the order of time.

    Each counts once, as in the verdict: a search may come to an equal board again, as
    with queens that it has not removed yet.

    A wrong full board counts only if the program takes it for a solution: it may be on
    the board for a moment, until it is tested.
    """
    reported = list[Reported]()
    for case in cases:
        completed = list(_completed(case, verdict))
        known = {queens for _, queens, _ in completed}
        saved = [one for one in _saved(case, verdict) if one[1] not in known]
        seen = set[Queens]()
        for step, queens, is_right in sorted(
            [*completed, *saved], key=lambda one: one[0]
        ):
            if queens in seen:
                continue
            seen.add(queens)
            squares = tuple(sorted(queens))
            text = case.board.queens(squares)
            reported.append(Reported(squares, step, is_right=is_right, text=text))
    reported.sort(key=lambda one: one.step)
    return reported


def _completed(case: Case, verdict: Verdict) -> Iterator[Found]:
    """Yield the full boards, each time that the board was completed."""
    visits = case.walk.visits
    first = {number: queens for queens, number in case.walk.solutions.items()}
    wrong = _wrong(case, verdict)
    last: Queens | None = None
    for number, visit in enumerate(visits):
        queens: Queens | None = None
        if number in first:
            queens = first[number]
        elif len(visit.order) == case.n and (number in wrong or are_safe(visit.order)):
            queens = frozenset(visit.order)
        if queens and queens != last:
            yield visit.moment.step, queens, number not in wrong
        last = queens


def _wrong(case: Case, verdict: Verdict) -> set[int]:
    """Return the visits of wrong full boards that the program takes for solutions."""
    wrong = set(case.taken)
    if wrong and not case.has_refused:
        # All that were examined are taken for solutions.
        wrong = set(case.wrong)
    is_at_end = case.wrong[-1:] == [len(case.walk.visits) - 1]
    if verdict.name == "attacked" and is_at_end and not case.found:
        wrong.add(case.wrong[-1])
    return wrong


def _saved(case: Case, verdict: Verdict) -> Iterator[Found]:
    """Yield the boards that were saved in a list: solutions, and certainly wrong ones.

    Wrong ones count only if the verdict is about what was saved, and not once only the
    board is followed: what was saved since is known only as it is at the end.
    """
    reports = case.reports
    shape = case.board.shape
    end = case.recording.switch or case.recording.steps
    for boards in reports.saved.values():
        for saved in boards:
            solution = reports.solution_in(saved.then)
            if solution:
                if solution[0] == case.n:
                    yield saved.step, solution[1], True
                continue
            queens = shape.queens(saved.then, case.n)
            is_full = queens is not None and len(queens) == case.n
            is_wrong = is_full and saved.step < end
            if queens and is_wrong and verdict.name in OF_REPORTS:
                yield saved.step, queens, are_safe(queens)


def missing_of(
    cases: Sequence[Case], verdict: Verdict
) -> tuple[tuple[Square, ...], ...]:
    """Return the solutions that never appeared, if the program should have found all.

    Only where the program has a fault and came to its end: one without a fault finds
    all, or stops early on purpose.
    """
    if verdict.name not in FAULTS:
        return ()
    missing = list[tuple[Square, ...]]()
    for case in cases:
        if not case.has_ended or case.has_stopped:
            continue
        for solution in case.all_solutions:
            if solution not in case.found:
                missing.append(tuple(sorted(solution)))
    return tuple(missing)
