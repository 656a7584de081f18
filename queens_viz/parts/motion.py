"""How one board moves into the next: what is on its way, as plain values for a phase from 0 to 1.

What stands in both boards glides, what is new appears, and what is gone is gone: so no step needs a motion of its own
(the idea is chessground's). At phase 1 nothing is on its way, and the board is as its look says.
"""

from __future__ import annotations

from math import ceil, floor
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
    shown: float = 1.0

    @property
    def is_placed(self) -> bool:
        """Whether it is a queen that stands still in black."""
        return self.red == 0 and self.shown == 1


class Moving(NamedTuple):
    """A board on its way: its look, and how much of it has come, each from 0 to 1.

    `column` is where the frame of the column is; `green` is the share of the columns that have their new colour, from
    the left or, on the way back, `from_right`; `marks` have each how much it has come. What is `gone`, lines and badge
    of the look before that hold no longer, is still `left` by so much.
    """

    look: BoardLook
    pieces: tuple[Piece, ...]
    column: float | None
    marks: tuple[tuple[Marked, float], ...]
    badge: float = 1.0
    lines: float = 1.0
    ghosts: float = 1.0
    green: float = 1.0
    from_right: bool = False
    gone: BoardLook | None = None
    left: float = 0.0


def duration(speed: float | None) -> float:
    """Return how long a motion takes in a run at a speed in steps a second, or for a single step."""
    return min(LONGEST, SHARE / speed) if speed else LONGEST


def lasting(before: Moment, after: Moment) -> float:
    """Return for how many seconds the board moves from one moment to another.

    It does not where they are not one step apart, nor where the next step follows too soon.
    """
    is_running = after.mode is Mode.RUNNING
    if after.pace or (is_running and after.speed > FASTEST):
        return 0.0
    if not (leads(before, after) or leads(after, before)):
        return 0.0
    return duration(after.speed if is_running else None)


def leads(one: Moment, other: Moment) -> bool:
    """Return whether one step leads from one moment to the other."""
    last = last_step(other.position)
    return last is not None and last.before == one.position


def eased(phase: float) -> float:
    """Return a phase that begins fast and comes to rest slowly."""
    return 1 - (1 - min(1.0, max(0.0, phase))) ** 3


def still(look: BoardLook) -> Moving:
    """Return a board on which nothing moves.

    >>> from queens_viz.parts.board import Badge, BoardLook
    >>> still(BoardLook(4, False, ((0, 1),), (1, 3), Badge.SAFE)).pieces
    (Piece(column=0, row=1, red=0.0, shown=1.0), Piece(column=1, row=3, red=1.0, shown=1.0))
    """
    pieces = tuple([Piece(column, row, red) for column, (row, red) in _pieces(look).items()])
    column = look.candidate[0] if look.candidate and look.badge else None
    return Moving(look, pieces, column, tuple([(mark, 1.0) for mark in look.marks]))


class Way:
    """How one board moves into another: what is the same at all times is found once."""

    def __init__(self, old: BoardLook, new: BoardLook, *, is_back: bool = False) -> None:
        self._old, self._done, self._is_back = old, still(new), is_back
        # A mark that is old now is known all the same.
        starts, known = _pieces(old), [mark[:3] for mark in old.marks]
        self._pieces = [(piece, starts.get(round(piece.column))) for piece in self._done.pieces]
        self._marks = [(mark, mark[:3] in known) for mark in new.marks]
        self._column = old.candidate[0] if old.candidate and old.badge else self._done.column
        self._has_other_badge = (old.candidate, old.badge) != (new.candidate, new.badge)
        self._has_other_lines = (old.attackers, old.candidate) != (new.attackers, new.candidate)
        attackers = old.attackers if self._has_other_lines else ()
        badge = old.badge if self._has_other_badge else None
        self._gone = old._replace(attackers=attackers, badge=badge) if attackers or badge else None

    def at(self, phase: float) -> Moving:
        """Return the board on its way; the phase is that of time, and is eased here. Other sizes don't move."""
        old, new = self._old, self._done.look
        if phase >= 1 or old.n != new.n:
            return self._done
        come = eased(phase)
        behind = max(0.0, (come - BEHIND) / (1 - BEHIND))
        return Moving(
            new,
            tuple([_glided(piece, start, come, new.n) for piece, start in self._pieces]),
            _mixed(self._column, self._done.column, come),
            tuple([(mark, 1.0 if is_known else behind) for mark, is_known in self._marks]),
            behind if self._has_other_badge else 1.0,
            behind if self._has_other_lines else 1.0,
            come if old.ghosts != new.ghosts else 1.0,
            come if old.is_green != new.is_green else 1.0,
            self._is_back and old.is_green != new.is_green,
            self._gone,
            1 - come if self._gone else 0.0,
        )


def changed_columns(old: Moving, new: Moving) -> range:
    """Return the columns between which lies all in which two boards of one size differ."""
    if old.green != new.green or _ground(old.look) != _ground(new.look):
        return range(new.look.n)
    crossed = [piece.column for piece in set(old.pieces) ^ set(new.pieces)]
    crossed += [mark.column for mark, _ in set(old.marks) ^ set(new.marks)]
    crossed += [one.column for one in (old, new) if one.column is not None and old.column != new.column]
    crossed += [one.look.candidate[0] for one in (old, new) if one.look.candidate]
    crossed += [one.gone.candidate[0] for one in (old, new) if one.gone and one.gone.candidate]
    for look in (old.look, new.look, *(one.gone for one in (old, new) if one.gone)):
        crossed += look.attackers
        crossed += [column for column, _ in look.ghosts]
    return range(floor(min(crossed, default=0)), ceil(max(crossed, default=-1)) + 1)


def _ground(look: BoardLook) -> tuple[object, ...]:
    """Return what is seen of a board but what steps change in few of its columns."""
    marked = look.cursor, look.picked, look.goes_to, look.turning
    return look.is_green, marked, look.own, look.pairs, look.empty, look.shaded


def _pieces(look: BoardLook) -> dict[int, tuple[int, float]]:
    """Return the row and the redness of the piece in each column that has one."""
    pieces = {column: (row, 0.0) for column, row in look.queens}
    if look.candidate:
        column, row = look.candidate
        pieces[column] = row, 1.0
    return pieces


def side_of(column: float, n: int) -> int:
    """Return on which side of its column a lifted queen travels and its arrow leads: 1 is the right, -1 the left."""
    return 1 if column < n - 1 else -1


def _glided(piece: Piece, before: tuple[int, float] | None, come: float, n: int) -> Piece:
    """Return where a piece is that was in its column before, or how much of a new one has appeared."""
    if before is None:
        return piece._replace(shown=come)
    if before == (piece.row, piece.red):
        return piece
    row, red = before
    # A queen that is lifted travels beside its column, as the arrow shows.
    is_lifted = red != piece.red and row != piece.row
    aside = side_of(piece.column, n) * BULGE * 4 * come * (1 - come) if is_lifted else 0.0
    return Piece(piece.column + aside, row + (piece.row - row) * come, red + (piece.red - red) * come)


def _mixed(one: float | None, other: float | None, share: float) -> float | None:
    if one is None or other is None:
        return other
    return one + (other - one) * share


class Movement:
    """The motion of a board from one look to another, and how long it has gone on."""

    def __init__(self, way: Way, new: BoardLook, seconds: float) -> None:
        self.new = new
        self._way, self._seconds, self._passed = way, seconds, 0.0

    @property
    def is_over(self) -> bool:
        """Whether it has arrived."""
        return self._passed >= self._seconds

    def pass_time(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._passed += max(0.0, dt)

    def now(self) -> Moving:
        """Return the board as it is now."""
        return self._way.at(self._passed / self._seconds)


def movement(old: BoardLook, before: Moment, new: BoardLook, after: Moment) -> Movement | None:
    """Return how one board moves into another, if it does."""
    seconds = lasting(before, after) if old != new and old.n == new.n else 0
    return Movement(Way(old, new, is_back=leads(after, before)), new, seconds) if seconds else None
