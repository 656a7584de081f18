"""Reads a recording, which may still grow, for evidence of the program's board."""

from __future__ import annotations

from collections.abc import Sequence

from .board import Board, Hint
from .candidates import candidates
from .case import Case
from .events import Variable, Watch
from .history import Follower, Moment, Reader
from .nodes import Placer
from .recording import Recording
from .saved import Reports
from .shapes import LARGEST as LARGEST_BOARD
from .shapes import SMALLEST
from .state import State
from .syntax import Text
from .tree import LARGEST

ENOUGH = 80_000
"""How many events are read to find the board."""

CHOICES = 3
"""How many variables are judged, if there is a fault on the likeliest."""


class Evidence:
    """What a recording shows about its possible boards.

    `read` reads what was recorded since the last call. Up to the size `largest`, all
    solutions are compared.
    """

    def __init__(
        self, recording: Recording, hint: Hint | None = None, largest: int = LARGEST
    ) -> None:
        self.recording = recording
        self.largest = largest
        self.text = Text(recording.source)
        self.follower = Follower(recording)
        self.reports = Reports(recording)
        self._hint = hint
        self._reader = Reader(recording, [self.follower, self.reports])
        self._boards: list[Board] | None = None  # None until it is certain
        # The boards that are likely by now, and how many events had been read then.
        self._likely: tuple[int, list[Board]] | None = None
        # What the program did on each board, and how many events had been read then.
        self._cases: dict[Variable, tuple[int, Board, list[Case]]] = {}

    @property
    def end(self) -> State:
        """The state after the last event that was read."""
        return self._reader.state

    def read(self) -> None:
        """Read what has been recorded since the last call."""
        count = self.recording.event_count()
        if self._boards is None and count > ENOUGH:
            self._reader.read_to(ENOUGH)
            self._boards = self.boards
            # The other variables need not be followed to the end.
            self.follower.follow_only([board.variable for board in self._boards])
        self._reader.read_to(count)

    @property
    def boards(self) -> list[Board]:
        """The variables that may be the board, the likeliest first.

        After ENOUGH events, this doesn't change any more.
        """
        if self._boards is not None:
            return self._boards
        count = self._reader.count
        if self._likely is None or self._likely[0] != count:
            found = candidates(self.recording, self.follower, self._hint)
            self._likely = (count, found[:CHOICES])
        return self._likely[1]

    def watch(self) -> Watch | None:
        """Return which variables the second phase of the recording follows."""
        boards = self.boards
        if not boards:
            return None
        return Watch(frozenset(boards[0].names))

    def moments(self, variable: Variable) -> Sequence[Moment]:
        """Return the moments of a variable."""
        return self.follower.moments.get(variable, ())

    def cases(self, board: Board) -> list[Case]:
        """Return what the program did on a board, size by size."""
        count = self.recording.event_count()
        known = self._cases.get(board.variable)
        if known and known[:2] == (count, board):
            return known[2]
        cases = self._new_cases(board)
        self._cases[board.variable] = (count, board, cases)
        return cases

    def _new_cases(self, board: Board) -> list[Case]:
        placer = Placer(board.shape)
        placer.take(self.moments(board.variable))
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
            end = min(later, default=self.recording.steps)
            case = Case(self.recording, self.text, board, walk, self.reports, end)
            case.largest = self.largest
            cases.append(case)
        return cases
