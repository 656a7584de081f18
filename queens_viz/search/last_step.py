"""The step that led to a position, which is told, marked and drawn: a function of the position alone.

docs/algorithm.md proves that it can be seen from the position, whatever the strategy.
"""

from __future__ import annotations

from typing import NamedTuple

from .attacks import attackers
from .position import COMPLETED, LIFTED, PLACED, REJECTED, Event, Position
from .strategy import PLAIN, Strategy, level


class LastStep(NamedTuple):
    """A step that was made: what it did, and the position before it."""

    event: Event
    before: Position


def last_step(position: Position) -> LastStep | None:
    """Return the step that led to `position`, which is the one that `Search.back` would undo; None at the first.

    So whatever is said, marked or drawn about the last step is a function of the position alone.

    >>> last_step(Position.parse("2,4:1", 8))
    LastStep(event=<Event.PLACED: 'placed'>, before=Position(n=8, board=(1,), candidate=3))
    """
    n, board, candidate, strategy = position
    # A candidate on the lowest row: the last queen was just placed.
    if candidate == 0:
        return LastStep(PLACED, Position._make((n, board[:-1], board[-1], strategy))) if board else None
    # The row below is not taken: it was the candidate.
    if _is_refused(n, board, candidate - 1, strategy):
        return LastStep(COMPLETED if position.is_end else REJECTED, Position._make((n, board, candidate - 1, strategy)))
    # It is: a queen stood there, and all above it had been tried, up to the top row of each further column.
    event = COMPLETED if position.is_end else LIFTED
    board = (*board, candidate - 1)
    while len(board) < n and not _is_refused(n, board, n - 1, strategy):
        board = (*board, n - 1)
    return LastStep(event, Position._make((n, board, 0 if len(board) == n else n - 1, strategy)))


def _is_refused(n: int, board: tuple[int, ...], row: int, strategy: Strategy) -> bool:
    """Return whether the search passes over a row of the next column: it is attacked, or would leave a column empty."""
    return bool(attackers(board, row)) if strategy is PLAIN else level(n, board, strategy)[row]
