"""What a program does with the boards that it finds: what it saves, prints and returns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..search.readings import queens as queens_of
from ..search.readings import readings
from .case import AT_END, Case, Fault, first_fault, say
from .events import MODULE, Event, Kind, Ref, Value
from .history import DEPTH, LONGEST, Follower
from .nodes import Queens, are_safe
from .recording import Recording
from .state import State
from .syntax import Text

MOST_SAVED = 400
"""How many boards of a list are looked at."""

NO_SOLUTION = (
    *("no solution", "no valid solution", "no possible", "no arrangement", "no way"),
    *("not possible", "impossible", "not found", "unsolvable", "does not exist"),
    *("doesn't exist", "failed", "keine lösung", "keine loesung", "unlösbar"),
    *("nicht lösbar", "nicht möglich", "aucune solution", "pas de solution"),
)
"""How programs say that there is no solution, in lower case."""


class Saved(NamedTuple):
    """A board that was put into a list."""

    holder: int  # the number of the list
    step: int
    source: int
    value: Value
    then: object  # what it was when it was saved


class Reports:
    """The boards that a program saved, and all solutions among them."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.sizes: tuple[int, ...] = ()
        self.saved: dict[int, list[Saved]] = {}
        self.first_saved: dict[str, int] = {}  # the step at which each was first saved
        self.names: dict[int, set[str]] = {}  # of the lists
        self.lost: set[int] = set()  # lists from which something was taken away
        self.solutions: dict[int, set[Queens]] = {}  # by n
        self.printed: set[Queens] = set()  # solutions that stand in a line
        self._known: dict[str, tuple[int, Queens] | None] = {}

    def take(self, event: Event, state: State) -> None:
        """Take the next event, with the state after it."""
        kind = event.kind
        is_named = kind is Kind.BIND or kind is Kind.SET
        if is_named and isinstance(event.value, Ref):
            self.names.setdefault(event.value.number, set()).add(str(event.key))
        if kind is Kind.APPEND:
            if not isinstance(event.value, int):
                self._save(event, event.value, state)
        elif kind is Kind.NEW and event.key == "list":
            assert isinstance(event.value, tuple)
            if event.value and isinstance(event.value[0], (Ref, tuple, str)):
                for value in event.value[:MOST_SAVED]:
                    self._save(event, value, state)
        elif kind in (Kind.CUT, Kind.FILL, Kind.SET, Kind.DELETE):
            self.lost.add(event.subject)

    def finish(self, sizes: Iterable[int], end: State) -> None:
        """Look for solutions of some sizes in all that was saved and printed."""
        self.sizes = tuple(sizes)
        self.end = end
        for saved in self.saved.values():
            for one in saved:
                self._note_solution(one.then)
        for line in self.recording.output.splitlines()[:MOST_SAVED]:
            for numbers in _rows_in(line):
                self._note_solution(numbers)
                found = self.solution_in(numbers)
                if found:
                    self.printed.add(found[1])

    def name_of(self, holder: int) -> str:
        """Return the name of a list; "the list" has none."""
        return min(self.names.get(holder) or {"the list"})

    def _save(self, event: Event, value: Value, state: State) -> None:
        saved = self.saved.setdefault(event.subject, [])
        if len(saved) >= MOST_SAVED:
            return
        then = state.plain(value, deepest=DEPTH)
        if isinstance(then, (list, tuple, str, dict, set)) and len(then) <= LONGEST:
            saved.append(Saved(event.subject, event.step, event.source, value, then))
            self.first_saved.setdefault(repr(then), event.source)

    def _note_solution(self, value: object) -> None:
        found = self.solution_in(value)
        if found:
            self.solutions.setdefault(found[0], set()).add(found[1])

    def solution_in(self, value: object) -> tuple[int, Queens] | None:
        """Return the solution that a value is in any reading, with its n; else None."""
        key = repr(value)
        if key not in self._known:
            self._known[key] = self._solution_in(value)
        return self._known[key]

    def _solution_in(self, value: object) -> tuple[int, Queens] | None:
        if not isinstance(value, (list, tuple, str, dict, set)) or not value:
            return None
        for n in (None, *self.sizes):
            for reading in readings(value, n):
                board = queens_of(value, reading) or frozenset()
                is_full = len(board) == reading.n and reading.n in self.sizes
                if is_full and are_safe(board):
                    return reading.n, board
        return None


def _rows_in(line: str) -> list[list[int]]:
    """Return the rows of numbers in a line of text; digits in a row are a row, too.

    >>> _rows_in("2 queens: [1, 3, 0, 2]"), _rows_in("2413"), _rows_in("Q . . .")
    ([[2], [1, 3, 0, 2]], [[2413], [2, 4, 1, 3]], [])
    """
    rows = []
    for words in _runs_in(line):
        rows.append([int(word) for word in words])
        if len(words) == 1 and len(words[0]) > 1:
            rows.append([int(digit) for digit in words[0]])
    return rows


def _runs_in(text: str) -> list[list[str]]:
    """Return the numbers of a text, those together that only commas stand between."""
    kept = [sign if sign.isdecimal() or sign in " ,;\t" else "|" for sign in text]
    runs = "".join(kept).replace(",", " ").replace(";", " ").split("|")
    return [run.split() for run in runs if run.strip()]


def numbers_in(text: str) -> set[int]:
    """Return the whole numbers that stand in a text.

    >>> sorted(numbers_in("10 solutions for n = 5"))
    [5, 10]
    """
    return {int(word) for run in _runs_in(text) for word in run}


def shared(
    reports: Reports, cases: Sequence[Case], follower: Follower, text: Text
) -> Fault | None:
    """Return that boards are saved that change later, or rows that are one list."""
    found = [_one_row(case, follower) for case in cases]
    objects = follower.objects.get(cases[0].board.variable, set())
    for holder, saved in reports.saved.items():
        if holder not in reports.lost and _is_shown(reports, holder, text):
            found.append(_changed_later(reports, saved, objects))
    return first_fault(found)


def _one_row(case: Case, follower: Follower) -> Fault | None:
    """Return that the lines of a grid are one list, if a queen appears in several."""
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
        said = say("judge_one_row", name=name, rows=rows, count=lists, line=line)
        return Fault(visit.moment.source, "shared", line, (said,))
    return None


def _is_shown(reports: Reports, holder: int, text: Text) -> bool:
    """Whether a list is used for more than its length."""
    names = reports.names.get(holder, set())
    return not names or any(text.uses[name] > 0 for name in names)


def _changed_later(
    reports: Reports, saved: Sequence[Saved], objects: set[int]
) -> Fault | None:
    """Return that a list holds boards that were solutions when they were saved."""
    recording = reports.recording
    numbers = [one.value.number for one in saved if isinstance(one.value, Ref)]
    is_one = len(saved) > 1 and len(numbers) == len(saved) and len(set(numbers)) == 1
    were = [reports.solution_in(one.then) for one in saved]
    now = [reports.end.plain(one.value, deepest=DEPTH) for one in saved]
    is_one = is_one and numbers[0] in objects
    if is_one and (len({str(one.then) for one in saved}) > 1 or not any(now)):
        pass
    elif not saved or not all(were) or any(map(reports.solution_in, now)):
        return None
    line = recording.line(saved[0].source)
    said = say(
        "judge_shared" if is_one else "judge_changed_later",
        name=reports.name_of(saved[0].holder),
        count=len(saved),
        line=line,
    )
    return Fault(saved[-1].source, "shared", line, (said,))


def wrong_reports(reports: Reports, case: Case, text: Text) -> Fault | None:
    """Return that what the program saved or said isn't what stood on the board."""
    for holder, saved in reports.saved.items():
        if holder in reports.lost or not _is_shown(reports, holder, text):
            continue
        fault = _saved_wrong(reports, case, saved)
        if fault:
            return fault
    return _said_wrong(reports, case)


def _saved_wrong(reports: Reports, case: Case, saved: Sequence[Saved]) -> Fault | None:
    """Return that a board was saved beside each solution, and none of them is one."""
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
            if not before <= one.source <= after or not _is_long(one.then, case.n):
                return None
        right = case.board.queens(visits[min(solutions.values())].order)
    elif depth == case.n - 1 and not case.appeared:
        if not all(_is_long(one.then, depth) for one in saved):
            return None
        right = ""
    else:
        return None
    recording = reports.recording
    line = recording.line(saved[0].source)
    said = say(
        "judge_saved_wrong" if right else "judge_saved_short",
        name=reports.name_of(saved[0].holder),
        board=str(saved[0].then),
        solution=right,
        n=case.n,
        line=line,
    )
    return Fault(AT_END, "report", line, (said,))


def _is_long(value: object, length: int) -> bool:
    return isinstance(value, (list, tuple, str, dict, set)) and len(value) == length


def _said_wrong(reports: Reports, case: Case) -> Fault | None:
    """Return that None or "no solution" is all that is said, though one stood."""
    recording = reports.recording
    output = recording.output.strip()
    if not case.walk.solutions or not output or not case.has_ended:
        return None
    lines = output.splitlines()
    last = lines[-1]
    if len(lines) >= case.n or reports.printed or _prints_solutions(case):
        return None
    if last == "None":
        message = "judge_said_none"
    elif any(phrase in last.lower() for phrase in NO_SOLUTION):
        message = "judge_said_no_solution"
    else:
        return None
    line = _line_that_printed(recording)
    said = say(
        message,
        line=line,
        text=last,
        solution=case.board.queens(min(case.walk.solutions, key=sorted)),
    )
    return Fault(AT_END, "report", line, (said,))


def _prints_solutions(case: Case) -> bool:
    """Whether something is printed while a solution stands."""
    visits = case.walk.visits
    length = case.recording.output_length
    for number in case.walk.solutions.values():
        if number + 1 < len(visits):
            start = visits[number].moment.source
            if length(visits[number + 1].moment.source) > length(start):
                return True
    return False


def _line_that_printed(recording: Recording) -> int | None:
    """Return the line that printed last."""
    length = recording.output_length(recording.steps)
    first = 0
    last = recording.steps - 1
    while first < last:
        middle = (first + last) // 2
        if recording.output_length(middle) < length:
            first = middle + 1
        else:
            last = middle
    # What had been called by this line may have returned since.
    frame = recording.step_frames[first]
    ended = {
        event.subject
        for event in recording.events()
        if event.kind is Kind.RETURN and event.step == first
    }
    while frame != MODULE and frame in ended:
        first = recording.frames[frame].source
        frame = recording.frames[frame].parent
    return recording.line(first)
