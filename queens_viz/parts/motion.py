"""How one board moves into the next, as plain values for a progress from 0 to 1.

A queen that is on both boards glides, a new one appears, and one that is gone is gone,
so that no kind of step needs a motion of its own. (The idea is chessground's; there,
what is gone fades.) At progress 1 nothing moves, and the board is as its look says.
"""

from __future__ import annotations

from typing import NamedTuple

from ..app.moment import Mode, Moment
from ..search.guided import last_step
from .board import BoardLook, Marked

LONGEST = 0.14  # seconds of a motion
SHARE = 0.6  # of the time between two steps, at most for a motion
FASTEST = 8  # steps a second: a faster run shows no motion
BULGE = 0.3  # squares by which a removed queen moves to the side of its column
ARRIVAL = 0.6  # the progress from which on marks, lines and badge appear


class Piece(NamedTuple):
    """A queen that may be between squares."""

    column: float
    row: float
    red: float  # 1 for the candidate, 0 for a placed queen
    opacity: float = 1.0

    @property
    def is_placed(self) -> bool:
        """Whether it is a black queen that is wholly there."""
        return self.red == 0 and self.opacity == 1


class Moving(NamedTuple):
    """A board that may be in motion. Shares are from 0 to 1."""

    look: BoardLook
    pieces: tuple[Piece, ...]
    column: float | None  # of the frame around the candidate's column
    marks: tuple[tuple[Marked, float], ...]  # each with its opacity
    arrived: float = 1.0  # the share of the attackers' lines that is drawn
    recoloured: float = 1.0  # the share of columns with the new colour, from the left
    previous: BoardLook | None = None  # its lines and badge fade
    fading: float = 0.0  # their opacity


def lasting(before: Moment, after: Moment) -> float:
    """Return for how many seconds the board moves from one moment to another.

    It doesn't move (0 seconds) if they are not one step apart, or if the search runs so
    fast that the next step comes too soon. A step back moves it, too.
    """
    is_running = after.mode is Mode.RUNNING
    is_too_fast = is_running and after.speed > FASTEST
    if after.pace or is_too_fast:
        return 0.0
    if not (_is_step(before, after) or _is_step(after, before)):
        return 0.0
    if is_running:
        return min(LONGEST, SHARE / after.speed)
    return LONGEST


def _is_step(start: Moment, end: Moment) -> bool:
    """Return whether one step leads from one moment to the other."""
    last = last_step(end.position)
    return last is not None and last.before == start.position


def still(look: BoardLook) -> Moving:
    """Return a board on which nothing moves.

    The candidate's column is framed if the candidate has a badge: its test is shown.

    >>> from queens_viz.parts.board import Badge, BoardLook
    >>> board = still(BoardLook(4, False, ((0, 1),), (1, 3), Badge.SAFE))
    >>> board.pieces[0]
    Piece(column=0, row=1, red=0.0, opacity=1.0)
    >>> board.pieces[1]
    Piece(column=1, row=3, red=1.0, opacity=1.0)
    """
    pieces = [Piece(column, row, 0.0) for column, row in (*look.queens, *look.own)]
    framed_column = look.framed_column
    if look.candidate:
        pieces.append(Piece(*look.candidate, 1.0))
        if look.badge and look.framed_row is None:
            framed_column = look.candidate[0]
    marks = tuple([(mark, 1.0) for mark in look.marks])
    return Moving(look, tuple(pieces), framed_column, marks)


class Movement:
    """The motion of a board from one look to another.

    Which pieces and marks belong together is decided once.
    """

    def __init__(self, old: BoardLook, new: BoardLook, seconds: float) -> None:
        self.new = new
        self._seconds = seconds
        self._passed = 0.0  # seconds
        self._begin = still(old)
        self._end = still(new)
        # A piece and where it comes from: the piece in its column, if there was one.
        starts = {piece.column: piece for piece in self._begin.pieces}
        self._pieces = [(piece, starts.get(piece.column)) for piece in self._end.pieces]
        # A mark, and whether it was there: compared without `is_old`, which may change.
        old_marks = [mark[:3] for mark in old.marks]
        self._marks = [(mark, mark[:3] in old_marks) for mark in new.marks]
        self._is_recoloured = old.is_green != new.is_green

    @property
    def is_over(self) -> bool:
        """Whether its time has passed."""
        return self._passed >= self._seconds

    def pass_time(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._passed += dt

    @property
    def progress(self) -> float:
        """Its progress from 0 to 1; it begins fast and ends slowly."""
        if self.is_over:
            return 1.0
        remaining: float = 1 - self._passed / self._seconds
        return 1 - remaining**3

    def now(self) -> Moving:
        """Return the board as it is now.

        Pieces and the frame of the candidate's column are on their way. New marks and
        lines appear late in the motion; lines and badge of the old board fade.
        """
        if self.is_over:
            return self._end
        progress = self.progress
        n = self.new.n
        arrived = max(0.0, (progress - ARRIVAL) / (1 - ARRIVAL))
        pieces = [_between(piece, start, progress, n) for piece, start in self._pieces]
        begin_column = self._begin.column
        end_column = self._end.column
        column = end_column
        if begin_column is not None and end_column is not None:
            column = begin_column + (end_column - begin_column) * progress
        marks = []
        for mark, is_known in self._marks:
            opacity = 1.0 if is_known else arrived
            marks.append((mark, opacity))
        old = self._begin.look
        return Moving(
            self.new,
            tuple(pieces),
            column,
            tuple(marks),
            arrived=arrived,
            recoloured=progress if self._is_recoloured else 1.0,
            previous=old if old.badge else None,
            fading=1 - progress,
        )


def _between(piece: Piece, start: Piece | None, progress: float, n: int) -> Piece:
    """Return a piece on the way from its start; without a start it appears.

    A queen that is removed travels beside its column, as the arrow does: at the right
    or, in the last of n columns, at the left. It is one that changes colour and row.
    """
    if start is None:
        return piece._replace(opacity=progress)
    if start == piece:
        return piece
    is_removed = start.red != piece.red and start.row != piece.row
    aside = 0.0  # squares to the right
    if is_removed:
        # A parabola: 0 at the beginning and the end, BULGE in the middle.
        aside = BULGE * 4 * progress * (1 - progress)
    is_last_column = piece.column == n - 1
    direction = -1 if is_last_column else 1
    return Piece(
        piece.column + direction * aside,
        start.row + (piece.row - start.row) * progress,
        start.red + (piece.red - start.red) * progress,
    )


def movement(
    old: BoardLook, before: Moment, new: BoardLook, after: Moment
) -> Movement | None:
    """Return the motion of one board into another, or None if nothing moves.

    `before` and `after` are the moments of the boards.
    """
    if old == new:
        return None
    seconds = lasting(before, after)
    if seconds == 0:
        return None
    return Movement(old, new, seconds)
