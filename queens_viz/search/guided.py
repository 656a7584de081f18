"""The search by any strategy: it steps as the plain search does, but uses a `Level`.

The plain search looks up whether a line through a square is taken. Here a `Level`
decides instead: there is one for each placed queen, and one for the candidate.
Everything else, also the step and the step back, is inherited from `Search`.
docs/algorithm.md proves that stepping back needs no history here either.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .position import Event, Position
from .search import BORDER, Search
from .strategy import PLAIN, Board, Level, Strategy, compared_plainly, level


class Guided(Search):
    """A search by any strategy, which also counts its comparisons.

    It has no fast loop: at full speed it takes single steps, but skips attacked rows.
    `root` holds the rows of queens that are never removed, in the order in which the
    strategy places them. `comparisons` is the number for all steps taken, minus that
    for undone steps.

    >>> search = Guided(8, Strategy.FEWEST)
    >>> search.advance(1000), search.comparisons, str(search.position)
    (388, 777, 'fewest/1,5,8,6,2,3,7,4')
    """

    # A level replaces the lines of a column: `level[row]` is true if a row is rejected.
    _lines: list[Level]  # type: ignore[assignment]

    def __init__(self, n: int, strategy: Strategy, root: Board = ()) -> None:
        self.strategy = strategy
        self.comparisons = 0
        super().__init__(n, root)
        self._sprint = None

    def _set_up(self, board: list[int], candidate: int) -> None:
        self._board = board
        self.candidate = candidate
        self._taken = BORDER
        self._lines = [
            level(self.n, tuple(board[:queens]), self.strategy)
            for queens in range(len(board) + 1)
        ]

    def _above(self, root: Board) -> Guided:
        return Guided(self.n, self.strategy, root)

    @property
    def column(self) -> int:
        """The column of the candidate; n on a full board, which has none."""
        return self._lines[-1].column

    def step(self) -> Event:
        """Take one step, and return what it did."""
        self.comparisons += self._compared()
        return super().step()

    def back(self) -> Event | None:
        """Undo one step and return what it had done.

        At the first position, nothing changes and None is returned.
        """
        event = super().back()
        if event:
            self.comparisons -= self._compared()
        return event

    def _compared(self) -> int:
        """Return how many comparisons it takes to test the candidate."""
        if self.strategy.looks_ahead:
            return self._lines[-1].compared(self.candidate)
        if len(self._board) == self.n:
            return 0
        return compared_plainly(self._board, 1 << self.candidate)

    def _place(self, row: int) -> None:
        self._lines.append(self._lines[-1].above(self.n, row))
        self._board.append(row)
        self.candidate = 0

    def _remove(self) -> int:
        self._lines.pop()
        return self._board.pop()

    def _skip(self, limit: int) -> int:
        """Skip up to `limit` attacked rows below the top one, and return how many."""
        if len(self._board) == self.n:
            return 0
        untried = self._lines[-1].safe >> self.candidate
        if untried:
            # The lowest bit that is set: the next safe row.
            attacked = (untried & -untried).bit_length() - 1
        else:
            attacked = self.n - 1 - self.candidate
        skipped = min(limit, attacked)
        # Nothing to skip: the row is safe, or the top one, or (at the end) above it.
        if skipped <= 0:
            return 0
        if not self.strategy.looks_ahead:
            rows = (1 << skipped) - 1 << self.candidate
            self.comparisons += compared_plainly(self._board, rows)
        self.candidate += skipped
        return skipped


def begin(n: int, strategy: Strategy = PLAIN, root: Board = ()) -> Search:
    """Return the search by a strategy at its first position.

    The plain one is a `Search`, which has a fast loop.

    >>> begin(8), begin(8, Strategy.AHEAD)
    (<Search 8 at :1, step 0>, <Search 8 at ahead/:1, step 0>)
    """
    if strategy is PLAIN:
        return Search(n, root)
    return Guided(n, strategy, root)


def resume(position: Position, counts: tuple[int, int] | None = None) -> Search:
    """Return the search that resumes at a position, which may be the end.

    `counts` are its steps and solutions, as in `Search.at`.

    >>> resume(Position.parse("fewest/2,4:1", 4)).steps
    14
    """
    search = begin(position.n, position.strategy)
    search.resume(position, counts)
    return search


class LastStep(NamedTuple):
    """The step that led to a position."""

    event: Event
    before: Position


_search = lru_cache(maxsize=4)(begin)
"""Searches that are kept, since making one takes most of the time."""


@lru_cache(maxsize=8)
def last_step(position: Position) -> LastStep | None:
    """Return the step that led to a position: the one that `Search.back` undoes.

    At the first position None is returned. So every description and drawing of the last
    step depends only on the position.

    >>> last = last_step(Position.parse("2,4:1", 8))
    >>> last.event.value, str(last.before)
    ('placed', '2:4')
    """
    search = _search(position.n, position.strategy)
    search.move_to(position)
    event = search.back()
    if not event:
        return None
    return LastStep(event, search.position)
