"""How one board moves into the next: what is on its way, as plain values for a phase from 0 to 1.

What stands in both boards glides, what is new appears, and what is gone is gone: so no step needs a motion of its own.
(The idea is chessground's; there what is gone fades.) At phase 1 nothing is on its way, and the board is as its look says.
"""

from __future__ import annotations

from typing import NamedTuple

from ..app.moment import Mode, Moment
from ..search.guided import last_step
from .board import BoardLook, Marked

LONGEST, SHARE = 0.14, 0.6
"""Seconds of a motion, and at most which share of the time between two steps it takes."""

FASTEST = 8
"""The fastest speed in steps a second at which a run shows motion."""

BULGE = 0.3
"""How far to the side of its column a lifted queen travels, in squares."""

BEHIND = 0.6
"""The phase after which the things appear that the moving piece leaves behind or meets."""


class Piece(NamedTuple):
    """A queen between squares, counted as columns and rows; `red` is 1 for the candidate, 0 for a placed queen."""

    column: float
    row: float
    red: float
    opacity: float = 1.0

    @property
    def is_placed(self) -> bool:
        """Whether it is a queen that stands still in black."""
        return self.red == 0 and self.opacity == 1


class Moving(NamedTuple):
    """A board on its way: its look, and how much of it has come, each from 0 to 1.

    `column` is where the frame of the column is; `marks` have each how much it has come, and badge and lines so much as
    is `met`; `green` is the share of the columns that have their new colour, from the left. What is `gone`, lines and
    badge of the look before, is still `left` by so much.
    """

    look: BoardLook
    pieces: tuple[Piece, ...]
    column: float | None
    marks: tuple[tuple[Marked, float], ...]
    met: float = 1.0
    green: float = 1.0
    gone: BoardLook | None = None
    left: float = 0.0


def lasting(before: Moment, after: Moment) -> float:
    """Return for how many seconds the board moves from one moment to another.

    It does not where they are not one step apart, nor where the next step follows too soon.
    """
    is_running = after.mode is Mode.RUNNING
    if after.pace or (is_running and after.speed > FASTEST):
        return 0.0
    if not (leads(before, after) or leads(after, before)):
        return 0.0
    return min(LONGEST, SHARE / after.speed) if is_running else LONGEST


def leads(one: Moment, other: Moment) -> bool:
    """Return whether one step leads from one moment to the other."""
    last = last_step(other.position)
    return last is not None and last.before == one.position


def still(look: BoardLook) -> Moving:
    """Return a board on which nothing moves.

    >>> from queens_viz.parts.board import Badge, BoardLook
    >>> still(BoardLook(4, False, ((0, 1),), (1, 3), Badge.SAFE)).pieces
    (Piece(column=0, row=1, red=0.0, opacity=1.0), Piece(column=1, row=3, red=1.0, opacity=1.0))
    """
    pieces = [Piece(column, row, 0.0) for column, row in (*look.queens, *look.own)]
    if look.candidate:
        pieces.append(Piece(*look.candidate, 1.0))
    column = look.candidate[0] if look.candidate and look.badge else None
    return Moving(
        look, tuple(pieces), column, tuple([(mark, 1.0) for mark in look.marks])
    )


class Movement:
    """The motion of a board by a step from one look to another, in some seconds, and how long it has gone on.

    What is the same at all times is found once.
    """

    def __init__(self, old: BoardLook, new: BoardLook, seconds: float) -> None:
        self.new = new
        self._seconds, self._passed = seconds, 0.0
        self._begin, self._end = still(old), still(new)
        starts = {piece.column: piece for piece in self._begin.pieces}
        self._pieces = [(piece, starts.get(piece.column)) for piece in self._end.pieces]
        # A mark that is old now is known all the same.
        known = [mark[:3] for mark in old.marks]
        self._marks = [(mark, mark[:3] in known) for mark in new.marks]
        self._turns = old.is_green != new.is_green

    @property
    def is_over(self) -> bool:
        """Whether it has arrived."""
        return self._passed >= self._seconds

    def pass_time(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._passed += dt

    @property
    def come(self) -> float:
        """How much of it has come: it begins fast and comes to rest slowly."""
        return 1.0 if self.is_over else 1 - (1 - self._passed / self._seconds) ** 3

    def now(self) -> Moving:
        """Return the board as it is now."""
        if self.is_over:
            return self._end
        old, column, come = self._begin, self._end.column, self.come
        met = max(0.0, (come - BEHIND) / (1 - BEHIND))
        if column is not None and old.column is not None:
            column = old.column + (column - old.column) * come
        return Moving(
            self.new,
            tuple(
                [
                    _glided(piece, start, come, self.new.n)
                    for piece, start in self._pieces
                ]
            ),
            column,
            tuple([(mark, 1.0 if is_known else met) for mark, is_known in self._marks]),
            met,
            come if self._turns else 1.0,
            old.look if old.look.badge else None,
            1 - come,
        )


def _glided(piece: Piece, before: Piece | None, come: float, n: int) -> Piece:
    """Return where a piece is that was in its column before, or how much of a new one has appeared."""
    if before is None:
        return piece._replace(opacity=come)
    if before == piece:
        return piece
    row, red, aside = before.row, before.red, 0.0
    if red != piece.red and row != piece.row:
        # A queen that is lifted travels beside her column, as the arrow shows.
        aside = BULGE * 4 * come * (1 - come) * (1 if piece.column < n - 1 else -1)
    return Piece(
        piece.column + aside,
        row + (piece.row - row) * come,
        red + (piece.red - red) * come,
    )


def movement(
    old: BoardLook, before: Moment, new: BoardLook, after: Moment
) -> Movement | None:
    """Return how one board moves into another, if it does."""
    seconds = lasting(before, after) if old != new else 0
    return Movement(old, new, seconds) if seconds else None
