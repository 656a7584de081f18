"""What a program does with boards that it finds: saves, prints and returns them."""

from __future__ import annotations

from collections.abc import Sequence

from .case import AT_END, Case, Fault, first_fault
from .events import MODULE, Kind, Ref
from .history import DEPTH, Follower
from .nodes import Visit
from .recording import Recording
from .saved import Reports, Saved
from .sentence import say
from .squares import Square
from .syntax import Text

NO_SOLUTION = (
    *("no solution", "no valid solution", "no possible", "no arrangement"),
    *("not possible", "impossible", "unsolvable", "does not exist", "doesn't exist"),
    *(
        "solution not found",
        "not solvable",
        "keine lösung",
        "keine loesung",
        "unlösbar",
    ),
    *("nicht lösbar", "nicht möglich", "aucune solution", "pas de solution"),
)
"""How programs say that there is no solution, in lower case."""


def shared(
    reports: Reports, cases: Sequence[Case], follower: Follower, text: Text
) -> Fault | None:
    """Return the fault that saved boards change later, or that rows are one list."""
    found = [_one_row(case, follower) for case in cases]
    objects = follower.objects.get(cases[0].board.variable, set())
    last = max(case.walk.visits[-1].moment.step for case in cases)
    for holder, saved in reports.saved.items():
        if holder not in reports.lost and _is_shown(reports, holder, text):
            found.append(_changed_later(reports, saved, objects, last))
    return first_fault(found)


def _one_row(case: Case, follower: Follower) -> Fault | None:
    """Return the fault that the lines of a grid are one list."""
    recording = case.recording
    for visit in case.walk.visits:
        holder = visit.moment.holder
        if holder is None or holder not in follower.repeated or len(visit.order) < 2:
            continue
        rows, lists = follower.repeated[holder]
        line = case.line_of(visit)
        for event in recording.events():
            if event.kind is Kind.NEW and event.subject == holder:
                line = recording.line(event.source)
        name = case.board.variable.name
        sentence = say("judge_one_row", name=name, rows=rows, count=lists, line=line)
        return Fault(visit.moment.source, "shared", line, (sentence,))
    return None


def _is_shown(reports: Reports, holder: int, text: Text) -> bool:
    """Return whether a list is used for more than its length."""
    names = reports.names.get(holder, set())
    return not names or any(text.uses[name] > 0 for name in names)


def _change_before(reports: Reports, saved: Sequence[Saved], last: int) -> bool:
    """Return whether saved boards are no solutions any more at the end of the search.

    When it is over, a program may change them to print them.
    """
    state = reports.recording.state_at(last)
    then = [state.plain(one.value, deepest=DEPTH) for one in saved]
    return not any(map(reports.solution_in, then))


def _changed_later(
    reports: Reports, saved: Sequence[Saved], objects: set[int], last: int
) -> Fault | None:
    """Return the fault that a list of solutions was changed after they were saved."""
    recording = reports.recording
    numbers = [one.value.number for one in saved if isinstance(one.value, Ref)]
    is_one = len(saved) > 1 and len(numbers) == len(saved) and len(set(numbers)) == 1
    were = [reports.solution_in(one.then) for one in saved]
    now = [reports.end.plain(one.value, deepest=DEPTH) for one in saved]
    is_one = is_one and numbers[0] in objects
    have_changed = len({str(one.then) for one in saved}) > 1 or not any(now)
    if not is_one or not have_changed:
        if not saved or not all(were) or any(map(reports.solution_in, now)):
            return None
        if not _change_before(reports, saved, last):
            return None
    line = recording.line(saved[0].source)
    sentence = say(
        "judge_shared" if is_one else "judge_changed_later",
        name=reports.name_of(saved[0].holder),
        count=len(saved),
        line=line,
    )
    return Fault(saved[-1].source, "shared", line, (sentence,))


def wrong_reports(reports: Reports, case: Case, text: Text) -> Fault | None:
    """Return the fault that saved or printed boards differ from those on the board."""
    for holder, saved in reports.saved.items():
        if holder in reports.lost or not _is_shown(reports, holder, text):
            continue
        fault = _saved_wrong(reports, case, saved)
        if fault:
            return fault
    return _printed_short(reports, case) or _said_wrong(reports, case)


def _saved_wrong(reports: Reports, case: Case, saved: Sequence[Saved]) -> Fault | None:
    """Return the fault that no board that was saved with solutions is a solution."""
    solutions = case.walk.solutions
    if any(reports.solution_in(one.then) for one in saved) or not saved:
        return None
    depth = case.depth
    visits = case.walk.visits
    if depth == case.n and len(saved) == len(solutions):
        for one, number in zip(saved, sorted(solutions.values()), strict=True):
            before = visits[number - 1].moment.source if number else -1
            after = (
                visits[number + 1].moment.source if number + 1 < len(visits) else AT_END
            )
            if not before <= one.source <= after:
                return None
            if not _is_almost(case, one.then, visits[number].order):
                return None
        right = case.board.queens(visits[min(solutions.values())].order)
    elif depth == case.n - 1 and not case.appeared:
        if not all(_is_almost(case, one.then, ()) for one in saved):
            return None
        right = ""
    else:
        return None
    recording = reports.recording
    line = recording.line(saved[0].source)
    sentence = say(
        "judge_saved_wrong" if right else "judge_saved_short",
        name=reports.name_of(saved[0].holder),
        board=str(saved[0].then),
        solution=right,
        n=case.n,
        line=line,
    )
    return Fault(AT_END, "report", line, (sentence,))


def _is_almost(case: Case, value: object, solution: Sequence[Square]) -> bool:
    """Return whether a saved value is the board except for the queens of some lines.

    It may be the same list before its last queen was stored, or without it.
    """
    board = case.board.shape.queens(value, case.n)
    if not board or len(board) < case.n - 1:
        return False
    if not solution:
        return len(board) == case.n - 1
    return len(board.symmetric_difference(solution)) <= 2


def _printed_short(reports: Reports, case: Case) -> Fault | None:
    """Return the fault that nothing but boards is printed that lack their last queen.

    The search has come to all of them, and to no full board.
    """
    recording = reports.recording
    printed = recording.output.split("\n")
    printed = [line.strip() for line in printed if line.strip()]
    has_all = case.has_ended and len(case.found) == len(case.all_solutions)
    if case.appeared or not case.found or not has_all or not printed:
        return None
    short = {str(one.moment.value) for one in case.walk.visits if _is_short(case, one)}
    if not short.issuperset(printed):
        return None
    step = _step_that_printed(recording, 1)
    line = _line_of_call(recording, step)
    sentence = say("judge_printed_short", line=line, board=printed[0], n=case.n)
    return Fault(step, "report", line, (sentence,))


def _is_short(case: Case, visit: Visit) -> bool:
    """Return whether a board is a list of numbers that lacks the last one."""
    value = visit.moment.value
    return isinstance(value, list) and len(value) == len(visit.order) == case.n - 1


def _said_wrong(reports: Reports, case: Case) -> Fault | None:
    """Return the fault that no solution is reported, although there was one."""
    recording = reports.recording
    if not case.walk.solutions or not case.has_ended:
        return None
    first = case.walk.visits[min(case.walk.solutions.values())].moment.source
    last = recording.output[recording.output_length(first - 1) :].strip()
    if "\n" in last or reports.printed:
        return None
    if last == "None":
        message = "judge_said_none"
    elif any(phrase in last.lower() for phrase in NO_SOLUTION):
        message = "judge_said_no_solution"
    else:
        return None
    line = _line_that_printed(recording)
    sentence = say(
        message,
        line=line,
        text=last,
        solution=case.board.queens(min(case.walk.solutions, key=sorted)),
    )
    return Fault(AT_END, "report", line, (sentence,))


def _line_that_printed(recording: Recording) -> int | None:
    """Return the line that printed last."""
    length = recording.output_length(recording.steps)
    return _line_of_call(recording, _step_that_printed(recording, length))


def _step_that_printed(recording: Recording, length: int) -> int:
    """Return the step at which the output had a length for the first time."""
    first = 0
    last = recording.steps - 1
    while first < last:
        middle = (first + last) // 2
        if recording.output_length(middle) < length:
            first = middle + 1
        else:
            last = middle
    return first


def _line_of_call(recording: Recording, step: int) -> int | None:
    """Return the line of a step, or that of a call which has returned since."""
    frame = recording.step_frames[step]
    ended = {
        event.subject
        for event in recording.events()
        if event.kind is Kind.RETURN and event.step == step
    }
    while frame != MODULE and frame in ended:
        step = recording.frames[frame].source
        frame = recording.frames[frame].parent
    return recording.line(step)
