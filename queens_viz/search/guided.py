"""The search by any strategy: it steps as the plain one does, but a strategy says where a queen may stand.

The plain search asks of a square whether a line through it is taken. Here a `Level` is asked instead, one for each
placed queen and one for the candidate. All else, the step and the way back, is that of `Search`: docs/algorithm.md
proves that the way back needs no history here either.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .position import Event, Position
from .search import BORDER, Search
from .strategy import PLAIN, Board, Level, Strategy, compared_plainly, level


class Guided(Search):
    """The search by a strategy, which counts its comparisons too.

    It has no fast loop: full speed is stepping, but rows that are attacked are passed over at once. `root` are the
    queens that stay where they are, in the order in which the strategy places them. The comparisons are those of all
    steps that it has made, less those that it has undone.

    >>> search = Guided(8, Strategy.FEWEST)
    >>> search.advance(1000), search.comparisons, str(search.position)
    (388, 777, 'fewest/1,5,8,6,2,3,7,4')
    """

    # A level marks the rows that are not taken, as the border does those beyond the board.
    _lines: list[Level]  # type: ignore[assignment]

    def __init__(self, n: int, strategy: Strategy, root: Board = ()) -> None:
        self.strategy, self.comparisons = strategy, 0
        super().__init__(n, root)
        self._sprint = None

    def _set_up(self, board: list[int], candidate: int) -> None:
        self._board, self.candidate, self._taken = board, candidate, BORDER
        self._lines = [
            level(self.n, tuple(board[:queens]), self.strategy)
            for queens in range(len(board) + 1)
        ]

    def _above(self, root: Board) -> Guided:
        return Guided(self.n, self.strategy, root)

    @property
    def column(self) -> int:
        """The column of the candidate; n on a full board, where there is none."""
        return self._lines[-1].column

    def step(self) -> Event:
        """Make one state change and return what it did."""
        self.comparisons += self._compared()
        return super().step()

    def back(self) -> Event | None:
        """Undo one step and return what it had done; at the first position change nothing and return None."""
        event = super().back()
        if event:
            self.comparisons -= self._compared()
        return event

    def _compared(self) -> int:
        """Return how many comparisons it takes to test the candidate."""
        if self.strategy.looks_ahead:
            return self._lines[-1].compared(self.candidate)
        return (
            compared_plainly(self._board, 1 << self.candidate)
            if len(self._board) < self.n
            else 0
        )

    def _place(self, row: int) -> None:
        self._lines.append(self._lines[-1].above(self.n, row))
        self._board.append(row)
        self.candidate = 0

    def _lift(self) -> int:
        self._lines.pop()
        return self._board.pop()

    def _skip(self, limit: int) -> int:
        """Pass over up to `limit` attacked rows below the top one, and return how many steps that is."""
        if len(self._board) == self.n:
            return 0
        untried = self._lines[-1].safe >> self.candidate
        lowest = (
            (untried & -untried).bit_length() - 1
            if untried
            else self.n - 1 - self.candidate
        )
        skipped = limit if limit < lowest else lowest
        if (
            skipped <= 0
        ):  # the row is safe, or the last one or, at the end position, above it
            return 0
        if not self.strategy.looks_ahead:
            self.comparisons += compared_plainly(
                self._board, (1 << skipped) - 1 << self.candidate
            )
        self.candidate += skipped
        return skipped


def begin(n: int, strategy: Strategy = PLAIN, root: Board = ()) -> Search:
    """Return the search by a strategy at its first position; the plain one has a fast loop.

    >>> begin(8), begin(8, Strategy.AHEAD)
    (<Search 8 at :1, step 0>, <Search 8 at ahead/:1, step 0>)
    """
    return Search(n, root) if strategy is PLAIN else Guided(n, strategy, root)


def resume(position: Position, counts: tuple[int, int] | None = None) -> Search:
    """Return the search that goes on at a position, which may be the end; `counts` are as in `Search.at`.

    >>> resume(Position.parse("fewest/2,4:1", 4)).steps
    14
    """
    search = begin(position.n, position.strategy)
    search.resume(position, counts)
    return search


class LastStep(NamedTuple):
    """A step that was made: what it did, and the position before it."""

    event: Event
    before: Position


_search = lru_cache(maxsize=4)(begin)
"""Searches that are made once, since most of the time goes into that."""


@lru_cache(maxsize=8)
def last_step(position: Position) -> LastStep | None:
    """Return the step that led to `position`, which is the one that `Search.back` undoes; None at the first.

    So whatever is said, marked or drawn about the last step is a function of the position alone.

    >>> last_step(Position.parse("2,4:1", 8))
    LastStep(event=<Event.PLACED: 'placed'>, before=Position(n=8, board=(1,), candidate=3))
    """
    search = _search(position.n, position.strategy)
    search.stand_at(position)
    event = search.back()
    return LastStep(event, search.position) if event else None
