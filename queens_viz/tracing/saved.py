"""The boards that a program saves and prints, and the solutions among them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..search.printed import boards
from ..search.readings import queens as queens_of
from ..search.readings import readings
from ..search.tally import Tally
from ..search.tally import Verdict as PrintedFault
from .events import Event, Kind, Ref, Value
from .history import DEPTH, LONGEST
from .recording import Recording
from .squares import Queens, are_safe
from .state import State

MOST_SAVED = 400
"""How many boards of a list are looked at."""

MOST_SAVED_IN_ALL = 40_000
"""How many boards of all lists are looked at."""

MOST_PRINTED = 200_000
"""How many characters of the output are read."""


class PrintedBoards(NamedTuple):
    """What the boards are worth that a program printed."""

    boards: int
    attacked: int  # those with attacked queens
    malformed: int  # those with numbers that are no rows, or with too few queens
    solutions: int  # different ones


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
        self.lost: set[int] = set()  # lists from which something was removed
        self.solutions: dict[int, set[Queens]] = {}  # by n
        self.printed: set[Queens] = set()  # solutions that are written in a line
        self._saved_count = 0  # boards in all lists
        self._known: dict[str, tuple[int, Queens] | None] = {}
        self._printed: dict[int, PrintedBoards] = {}  # by n

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

    def chosen_after(self, step: int, n: int) -> bool:
        """Return whether only solutions are put into a list after a step."""
        for saved in self.saved.values():
            if saved[0].source > step:
                found = [self.solution_in(one.then) for one in saved]
                if all(one is not None and one[0] == n for one in found):
                    return True
        return False

    def printed_boards(self, n: int) -> PrintedBoards:
        """Return the verdict on the boards of a size that the program printed."""
        if n not in self._printed:
            tally = Tally(n)
            for board in boards(self.recording.output[:MOST_PRINTED].splitlines(), n):
                tally.add(board)
            result = tally.result()
            faults = result.number_of_faults
            self._printed[n] = PrintedBoards(
                result.boards,
                attacked=faults[PrintedFault.ATTACKED],
                malformed=faults[PrintedFault.MALFORMED],
                solutions=result.solutions,
            )
        return self._printed[n]

    def _save(self, event: Event, value: Value, state: State) -> None:
        holder = event.subject
        count = len(self.saved.get(holder, ()))
        if count >= MOST_SAVED or self._saved_count >= MOST_SAVED_IN_ALL:
            return
        then = state.plain(value, deepest=DEPTH)
        if isinstance(then, (list, tuple, str, dict, set)) and len(then) <= LONGEST:
            saved = Saved(holder, event.step, event.source, value, then)
            self.saved.setdefault(holder, []).append(saved)
            self._saved_count += 1
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
    """Return the numbers of a text, grouped if only commas are between them."""
    kept = [sign if sign.isdecimal() or sign in " ,;\t" else "|" for sign in text]
    runs = "".join(kept).replace(",", " ").replace(";", " ").split("|")
    return [run.split() for run in runs if run.strip()]


def numbers_in(text: str) -> set[int]:
    """Return the whole numbers in a text.

    >>> sorted(numbers_in("10 solutions for n = 5"))
    [5, 10]
    """
    return {int(word) for run in _runs_in(text) for word in run}
