"""The verdict on a program: the first thing that goes wrong, or that it is right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ..search.facts import TOTAL_SOLUTIONS
from ..search.readings import number_of
from .attacks import attacked, taken
from .board import Board, Hint
from .case import ENDED, Case, Fault
from .endless import endless
from .events import Ending
from .evidence import Evidence
from .missed import beyond, ends, missed
from .recording import Recording
from .reports import shared, wrong_reports
from .saved import MOST_PRINTED, numbers_in
from .sentence import Sentence, say
from .syntax import Text
from .verdicts import OF_THE_SEARCH, ORDER, OUTCOMES, UNBLAMED, Verdict

PART = "judge_printed_part"
"""The message that only some of the solutions are printed."""

OTHER_SIZES = (
    *("judge_also_right", "judge_also_all", "judge_also_same"),
    *("judge_also_stopped", "judge_also_tried"),
)
"""The messages about the results with other sizes."""

LEAST = 4
"""The smallest size with solutions, but for 1."""

DEEP = 200
"""In how many of the last calls a repeated call is looked for."""

LONGEST_LINE = 60
"""How many characters of a printed line are repeated."""

UNREAD = (
    *("python2", "notebook", "empty"),
    *("encoding", "nul", "cookie", "unreadable"),
)
"""The endings of files that can't be run as programs."""

NOT_ITS_FAULT = ("module", "input", "display", "memory", "disk", "signal", "lost")
"""Endings caused by what a program was given, or by where it runs."""


TOO_MANY_DIGITS = "Exceeds the limit ("
"""What Python says first of a number that it would take long to read or to print."""


def judge(recording: Recording, hint: Hint | None = None) -> Verdict:
    """Return the verdict on a program."""
    return judge_evidence(Evidence(recording, hint))


def judge_evidence(evidence: Evidence) -> Verdict:
    """Return the verdict on a program whose recording may have been read already."""
    recording = evidence.recording
    ending = recording.ending
    if ending.kind == "syntax":
        sentence = say("judge_syntax", line=ending.line, error=ending.message)
        return Verdict("error", ending.line, -1, sentences=(sentence,))
    if ending.kind in UNREAD:
        reason = ending.message
        sentence = say(f"judge_{ending.kind}", line=ending.line, reason=reason)
        return Verdict("unread", sentences=(sentence,))
    evidence.read()
    boards = evidence.boards
    if not boards:
        return _without_board(recording)
    first = judge_board(evidence, boards[0])
    if first.name not in ORDER:
        return first
    # A variable without a fault counts before one with a fault.
    for board in boards[1:]:
        verdict = judge_board(evidence, board)
        if verdict.name in ("right", "first", "some") and verdict.solutions:
            return verdict
    return first


def combined(first: Verdict, others: Sequence[Verdict]) -> Verdict:
    """Return the verdict on a program that was run with other sizes, too.

    If nothing is wrong with the first size, a fault of the search with another size
    counts.
    """
    sizes_tried = [other.n for other in others if other.n not in (None, first.n)]
    tried = tuple([n for n in sizes_tried if n is not None])
    if first.name not in UNBLAMED:
        return first
    fault = fault_of_other_size(first, others)
    if fault:
        sentences = (say("judge_with_size", n=fault.n), *fault.sentences)
        return fault._replace(sentences=sentences, also_tried=tried)
    if not tried and first.n is None:
        # One run had several sizes, and the sentence names them.
        return first
    if not tried:
        return first._replace(
            sentences=(*first.sentences, say("judge_tested_only", n=first.n))
        )
    results = [other for other in others if other.n in tried]
    lacks = first.lacks or any(_is_part_of_all(first, other) for other in results)
    sentences = (*first.sentences, *_of_other_sizes(first, results))
    return first._replace(sentences=sentences, also_tried=tried, lacks=lacks)


def _of_other_sizes(first: Verdict, others: Sequence[Verdict]) -> Iterator[Sentence]:
    """Yield with what results a program was tried with other sizes, the same first."""
    sizes: dict[str, list[int | None]] = {name: [] for name in OTHER_SIZES}
    fewer = []
    for other in sorted(others, key=lambda one: one.n or 0):
        if _is_part_of_all(first, other):
            count = other.solutions
            fewer.append(
                say("judge_fewer", n=other.n, count=count, total=other.expected)
            )
        else:
            sizes[_result_with_other_size(first, other)].append(other.n)
    for message, numbers in sizes.items():
        if message == "judge_also_stopped":
            yield from fewer
        if numbers:
            yield say(message, sizes=", ".join(map(str, numbers)))


def _result_with_other_size(first: Verdict, other: Verdict) -> str:
    """Return the message about the result with another size."""
    if other.name == "stopped":
        return "judge_also_stopped"
    if not _has_same_variable(first, other):
        return "judge_also_tried"
    if other.name == "right":
        return "judge_also_right" if first.name == "right" else "judge_also_all"
    if (other.name, other.lacks) == (first.name, first.lacks):
        return "judge_also_same"
    return "judge_also_tried"


def _is_part_of_all(first: Verdict, other: Verdict) -> bool:
    """Return whether only some solutions are found with another size.

    If a program stops at its first solution, the verdict says so already.
    """
    is_same = other.name == first.name == "first"
    is_part = other.name in ("first", "some") and not is_same
    return is_part and _has_same_variable(first, other)


def fault_of_other_size(first: Verdict, others: Sequence[Verdict]) -> Verdict | None:
    """Return the verdict on another size that counts, if nothing is wrong at first."""
    if first.name not in UNBLAMED:
        return None
    for other in others:
        is_other = other.n not in (None, first.n)
        is_fault = is_other and other.name in OF_THE_SEARCH
        if is_fault and _has_same_variable(first, other):
            return other
    return None


def _has_same_variable(first: Verdict, other: Verdict) -> bool:
    """Return whether the board of two runs is the same variable and reading."""
    if first.board is None or other.board is None:
        return False
    readings = [
        board.shape.reading._replace(n=0) for board in (first.board, other.board)
    ]
    return first.board.variable == other.board.variable and readings[0] == readings[1]


def judge_board(evidence: Evidence, board: Board) -> Verdict:
    """Return the verdict if a variable is the board."""
    recording = evidence.recording
    cases = evidence.cases(board)
    if not cases:
        return _nothing(evidence, board)
    reports = evidence.reports
    reports.finish([case.n for case in cases], evidence.end)
    for case in cases:
        case.appeared |= reports.solutions.get(case.n, set())
    faults = _faults(evidence, cases)
    solutions = sum(len(case.found) for case in cases)
    expected = _expected(cases)
    n = cases[0].n if len(cases) == 1 else None
    changes = len(evidence.moments(board.variable))
    verdict = Verdict("", None, None, n, board, solutions, expected, changes=changes)
    if not faults:
        return _outcome(cases, verdict)
    first = min(faults, key=lambda one: (one[1].step, ORDER.index(one[1].name)))
    size, fault = first
    return verdict._replace(
        name=fault.name,
        line=fault.line,
        step=min(fault.step, recording.steps - 1),
        n=size or n,
        sentences=fault.sentences,
        answered=fault.answered,
        node=fault.node,
        queen=fault.queen,
    )


def _expected(cases: Sequence[Case]) -> int | None:
    """Return how many solutions there are; None where nobody knows that number."""
    totals = [TOTAL_SOLUTIONS.get(case.n) for case in cases]
    known = [total for total in totals if total is not None]
    return sum(known) if len(known) == len(totals) else None


def _faults(
    evidence: Evidence, cases: Sequence[Case]
) -> list[tuple[int | None, Fault]]:
    """Return all faults, each with the size at which it shows, if it shows at one."""
    recording = evidence.recording
    text = evidence.text
    found: list[tuple[int | None, Fault | None]] = []
    for case in cases:
        for find in (attacked, taken, beyond, missed, ends):
            found.append((case.n, find(case)))
    general = [
        _error(recording),
        shared(evidence.reports, cases, evidence.follower, text),
        endless(recording, text, cases[-1].walk),
    ]
    if len(cases) == 1:
        general.append(wrong_reports(evidence.reports, cases[0], text))
    found += [(None, fault) for fault in general]
    return [(n, fault) for n, fault in found if fault]


def _error(recording: Recording) -> Fault | None:
    """Return the exception that ended the program."""
    ending = recording.ending
    if ending.kind == "crash":
        sentence = say("judge_crash", line=ending.line, error=ending.error)
        return Fault(recording.steps - 1, "error", ending.line, (sentence,))
    if ending.kind == "own_signal":
        sentence = say("judge_own_signal", line=ending.line, name=ending.message)
        return Fault(recording.steps - 1, "error", ending.line, (sentence,))
    if ending.kind != "error":
        return None
    line = ending.line
    if ending.error == "RecursionError":
        line = _line_of_recursion(recording) or line
    sentences: tuple[Sentence, ...] = (_error_sentence(ending, line),)
    values = ", ".join(f"{name} = {value}" for name, value in ending.values)
    if values and not ending.lookup:
        sentences += (say("judge_values", values=values),)
    return Fault(recording.steps - 1, "error", line, sentences)


def _error_sentence(ending: Ending, line: int | None) -> Sentence:
    """Return which exception ended the program, and why."""
    error = ending.error
    lookup = ending.lookup
    if ending.message.startswith(TOO_MANY_DIGITS):
        limit = ending.message.removeprefix(TOO_MANY_DIGITS).partition(" ")[0]
        return say("judge_digits", line=line, error=error, limit=number_of(limit))
    reason = ending.message.removesuffix(".")
    if lookup is None and not reason:
        return say("judge_error_alone", line=line, error=error)
    if lookup is None:
        return say("judge_error", line=line, error=error, reason=reason)
    name = lookup.container
    asked = lookup.asked
    if error == "KeyError":
        return say("judge_key", line=line, error=error, name=name, asked=asked)
    if not lookup.length:
        return say("judge_index_empty", line=line, error=error, name=name, asked=asked)
    return say(
        "judge_index",
        line=line,
        error=error,
        name=name,
        count=lookup.length,
        last=lookup.length - 1,
        asked=asked,
    )


def _line_of_recursion(recording: Recording) -> int | None:
    """Return the line from which a function calls itself most."""
    lines = Counter[int | None]()
    for frame in recording.frames[-DEEP:]:
        caller = recording.frames[max(0, frame.parent)]
        if frame.parent >= 0 and caller.function == frame.function:
            lines[recording.line(frame.source)] += 1
    return max(lines, key=lines.__getitem__, default=None)


def _nothing(evidence: Evidence, board: Board) -> Verdict:
    """Return the fault that no queen was placed, and which function nothing calls.

    Only if a statement that would place a queen never ran, or isn't written yet. Not if
    a solution is printed or saved, or the number of solutions: then the queens are
    somewhere else.
    """
    recording = evidence.recording
    text = evidence.text
    reports = evidence.reports
    reports.finish(range(LEAST, evidence.largest + 1), evidence.end)
    totals = {str(total) for total in TOTAL_SOLUTIONS.values() if total}
    has_total = bool(totals & set(recording.output.split()))
    if recording.ending.kind not in ENDED or has_total or reports.solutions:
        return _without_board(recording)
    name = board.variable.name
    called = {frame.function.rpartition(".")[2] for frame in recording.frames}
    never = [block for block in text.functions if block.name not in called]
    stores = sorted(text.stores.get(name, ()))
    if len(recording.frames) == 1 and never:
        stores = sorted(line for lines in text.stores.values() for line in lines)
    stores = [line for line in stores if line not in recording.lines]
    if not stores and not _is_unwritten(recording, text):
        return _without_board(recording)
    if not stores:
        line = text.empty[-1].line
        sentence = say("judge_nothing_yet", function=text.empty[-1].name, line=line)
    elif never:
        line = never[-1].line
        sentence = say("judge_nothing_calls", function=never[-1].name, line=line)
    else:
        line = text.loop_of(stores[-1]) or stores[-1]
        sentence = say("judge_nothing", name=name)
    n = recording.n or board.shape.reading.n or None
    return Verdict(
        "nothing", line, recording.steps - 1, n, board, sentences=(sentence,)
    )


def _is_unwritten(recording: Recording, text: Text) -> bool:
    """Return whether a function is empty, and without it no queen can be placed.

    Nothing was stored, no loop began, and no other function was called twice.
    """
    steps = set[int]()
    for lines in text.stores.values():
        steps |= lines
    steps.update([loop.line for loop in text.loops])
    empty = {block.name for block in text.empty}
    calls = Counter(frame.function for frame in recording.frames)
    others = [
        count for name, count in calls.items() if name.rpartition(".")[2] not in empty
    ]
    return bool(empty) and max(others) == 1 and steps.isdisjoint(recording.lines)


def _without_board(recording: Recording) -> Verdict:
    """Return the verdict if no variable is a board."""
    fault = _error(recording)
    if fault:
        return Verdict("error", fault.line, fault.step, sentences=fault.sentences)
    if recording.ending.kind in NOT_ITS_FAULT:
        return Verdict("unknown", sentences=(_not_its_fault(recording),))
    if recording.ending.kind in ENDED:
        is_silent = not recording.output.strip()
        message = "judge_silent" if is_silent else "judge_no_board"
        return Verdict("unknown", sentences=(say(message),))
    line = _line_stopped(recording)
    if line is None:
        return Verdict("unknown", sentences=(say("judge_not_begun"),))
    return Verdict("stopped", line, sentences=(say("judge_stopped_early", line=line),))


def _line_stopped(recording: Recording) -> int | None:
    """Return the line that ran last when a program was stopped."""
    return recording.last_line or recording.ending.line


def _not_its_fault(recording: Recording) -> Sentence:
    ending = recording.ending
    return say(f"judge_{ending.kind}", name=ending.message)


# If nothing is wrong.


def _outcome(cases: Sequence[Case], verdict: Verdict) -> Verdict:
    """Return the verdict if nothing is wrong."""
    judged = [case for case in cases if case.n >= LEAST] or list(cases)
    names = [_outcome_of(case) for case in judged]
    name = next(name for name in OUTCOMES if name in names)
    case = judged[names.index(name)]
    largest = max(judged, key=lambda one: one.n)
    if name == "unknown" and largest.n > largest.largest:
        case = largest
    count = verdict.solutions
    line = None
    sizes = ", ".join(str(one.n) for one in judged)
    notes: tuple[Sentence, ...] = ()
    if name == "right":
        sentence = say("judge_right", n=sizes, count=count)
        if not case.all_solutions and case.n < LEAST:
            sentence = say("judge_right_none", n=sizes)
        if len(judged) == 1:
            notes = _other_number(case) + _printed_part(case)
    elif name in ("first", "some"):
        line = _line_that_stops(case)
        sentence = _stops(case, line)
    elif name == "late":
        sentence = say("judge_late", count=count, total=verdict.expected)
    elif name == "stopped":
        line = _line_stopped(case.recording)
        sentence = _stopped(verdict, line)
    else:
        sentence = _unknown(case, verdict)
    lacks = any(note.message == PART for note in notes)
    if verdict.expected is not None and name in UNBLAMED:
        lacks = lacks or count < verdict.expected
    sentences = (sentence, *notes)
    return verdict._replace(name=name, line=line, sentences=sentences, lacks=lacks)


def _printed_part(case: Case) -> tuple[Sentence, ...]:
    """Return a remark if only some of the solutions are printed, and kept nowhere.

    A program that prints how many there are may show one of them.
    """
    reports = case.reports
    total = len(case.all_solutions)
    printed = reports.printed_boards(case.n)
    is_part = 0 < printed.solutions < total
    has_all = len(reports.solutions.get(case.n, ())) >= total
    is_long = len(case.recording.output) > MOST_PRINTED
    if not is_part or has_all or is_long or printed.attacked or printed.malformed:
        return ()
    if len(case.found) != total or _prints(case, total):
        return ()
    return (say(PART, count=printed.solutions),)


def _other_number(case: Case) -> tuple[Sentence, ...]:
    """Return a remark if the last line of the output has one number, but not ours."""
    lines = case.recording.output.strip().splitlines()
    if not lines or case.reports.printed_boards(case.n).boards:
        return ()
    numbers = numbers_in(lines[-1])
    if len(numbers) != 1 or {len(case.found), case.n} & numbers or "[" in lines[-1]:
        return ()
    text = lines[-1].strip()[:LONGEST_LINE]
    return (say("judge_last_line", text=text, count=len(case.found)),)


def _stopped(verdict: Verdict, line: int | None) -> Sentence:
    """Return where a program was stopped, with the solutions by then."""
    count = verdict.solutions
    total = verdict.expected
    if total is None:
        return say("judge_stopped_alone", line=line, count=count)
    return say("judge_stopped", line=line, count=count, total=total)


def _unknown(case: Case, verdict: Verdict) -> Sentence:
    """Return why a program isn't judged."""
    if case.recording.ending.kind in NOT_ITS_FAULT:
        return _not_its_fault(case.recording)
    count = verdict.solutions
    total = verdict.expected
    if total is None:
        return say("judge_large_alone", largest=case.largest, count=count)
    if case.n > case.largest:
        return say("judge_large", largest=case.largest, count=count, total=total)
    if case.is_one_by_one:
        return say("judge_not_certain", count=count, total=total)
    return say("judge_not_followed", count=count, total=total)


def _outcome_of(case: Case) -> str:
    expected = TOTAL_SOLUTIONS.get(case.n, 0)
    if case.recording.ending.kind not in (*ENDED, "error"):
        return "unknown" if case.recording.ending.kind in NOT_ITS_FAULT else "stopped"
    if case.n > case.largest:
        return "unknown"
    if case.walk.attacks or (case.wrong and not case.is_one_by_one):
        is_late = len(case.found) == expected or case.has_stopped
        is_followed = not case.is_changed_in_place and case.walk.strange < 2
        if case.found and is_late and is_followed and case.tells_apart:
            return "late"
        return "unknown"
    if not case.is_one_by_one:
        return "unknown"
    if not case.appeared and case.found:
        # There never was a full board: only a number can show that they were counted.
        return "right" if _is_counted(case, expected) else "unknown"
    if case.walk.strange > 1:
        return "unknown"
    if len(case.found) == expected:
        return "right"
    if len(case.found) == 1:
        return "first"
    if case.found:
        return "some"
    return "unknown"


def _is_counted(case: Case, expected: int) -> bool:
    """Return whether the program printed the number of solutions and reached all.

    A line with a list, or with a number for each queen, is a board and no such number.
    """
    return len(case.found) == expected and _prints(case, expected)


def _prints(case: Case, number: int) -> bool:
    """Return whether a program prints a number, which is no part of a board."""
    for line in case.recording.output.splitlines():
        numbers = numbers_in(line)
        if number in numbers and "[" not in line and len(numbers) < case.depth:
            return True
    return False


def _line_that_stops(case: Case) -> int | None:
    """Return the `return` in a loop that ran first after the last solution."""
    if case.last_solution < 0:
        return None
    first = case.walk.visits[case.last_solution].moment.source
    for line in case.recording.lines[first : case.end]:
        if line in case.text.returns:
            return line
    return None


def _stops(case: Case, line: int | None) -> Sentence:
    """Return the fault that a program has found one solution, or some."""
    count = len(case.found)
    total = len(case.all_solutions)
    if count > 1:
        return say("judge_some", count=count, total=total)
    solution = case.board.queens(next(iter(case.found)))
    if line is None:
        return say("judge_first", solution=solution)
    return say("judge_first_return", solution=solution, line=line)
