"""Running a search in time: modes, speed, pauses. Time arrives as seconds; nothing here reads a clock."""

from __future__ import annotations

import math

from ..search.guided import begin, resume
from ..search.position import Position
from ..search.search import Search
from .commands import QVIEW_SPEED
from .findings import Findings, progress_of
from .journey import Journey
from .moment import Aim, Moment
from .moves import Moves, Stand
from .runner import ROUNDING, Runner, Tempo

COLOUR_HOLD = 1 / 3
"""Seconds between two changes of the board's colour, at least: no more than three flashes a second (WCAG 2.3.1)."""


class Player(Journey, Runner):
    """A journey in time, with a mode and a board that changes its colour; speed and pauses are those of a `Tempo`.

    The sizes of the subtrees that the search has finished are counted in spare time. A run halts where it enters a
    column that has a breakpoint.
    """

    def __init__(
        self, search: Search, *, speed: float = QVIEW_SPEED, pause: float | None = None, loop: bool = False
    ) -> None:
        Runner.__init__(self, Tempo(speed, pause, loop=loop))
        self._is_green = search.is_solution
        self._held = math.inf  # seconds since the board's colour changed
        self._run_from: Stand | None = None
        self._ended: Search | None = None  # where a run came to the end at full speed
        Journey.__init__(self, search)

    @property
    def took(self) -> float | None:
        """Seconds of the run at full speed that came to the end which is shown, if one did."""
        return self._ran if self.is_at_end and self._ended is self.search else None

    @property
    def is_busy(self) -> bool:
        """Whether it has something to do in the next tick that should come soon."""
        return super().is_busy or self.is_counting or self._is_green != self.search.is_solution

    @property
    def due(self) -> float:
        """Seconds until it has something to do or to show: 0 for as soon as possible, infinite for never."""
        if self.is_counting and not (self._aim and self.is_at_full_speed):
            return 0.0
        fades = COLOUR_HOLD - self._held if self._is_green != self.search.is_solution else math.inf
        return max(0.0, min(super().due, fades))

    @property
    def is_first(self) -> bool:
        """Whether the search stands at its first position."""
        return self.search.is_first

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to undo; a run is one."""
        return self.moves.can_undo or self._aim is not None

    @property
    def can_redo(self) -> bool:
        """Whether a move was undone that can be done again."""
        return self.moves.can_redo

    @property
    def is_at_pause(self) -> bool:
        """Whether a run pauses here: on a solution."""
        return self.search.is_solution

    def moment(self) -> Moment:
        """Return what there is to be seen now."""
        return Moment(
            position=self.search.position,
            steps=self.search.steps,
            found=self.found,
            mode=self.mode,
            aim=self._aim,
            is_green=self._is_green,
            pause=self.pausing,
            pace=self.pace,
            speed=self.speed,
            stay=self.tempo.stay,
            took=self.took,
            progress=progress_of(self.search),
            sized=self.findings.sizes.news,
            listed=len(self.findings.solutions),
            ticked=len(self.findings.ticks),
            breakpoints=frozenset(self.findings.breakpoints),
            can_undo=self.can_undo,
            can_redo=self.can_redo,
        )

    def all(self) -> None:
        """Go on to the end at full speed and without pauses."""
        self.halt()
        self._start(Aim.ALL)

    def halt(self) -> None:
        """Stop where the search stands."""
        super().halt()
        if self._run_from:
            self.moves.keep(self._run_from, self.stand())
            self._run_from = None

    def next(self) -> None:
        """Make one step; where a round is complete, show the first position of a new one instead."""
        if self._aim:
            return
        self.moves.forget_undone()
        if self.is_at_end:
            self.begin()
        else:
            self.advance(1)
        self._recolour(0)

    def back(self) -> None:
        """Undo one step."""
        if not self._aim and self.step_back():
            self._recolour(0)

    def restart(self) -> None:
        """Go to the first position; what was found stays."""
        self._move(begin(self.search.n, self.search.strategy))

    def resize(self, n: int) -> None:
        """Go to the first position of another size; nothing of the old one stays."""
        self._move(begin(n, self.search.strategy))

    def jump(self, position: Position) -> None:
        """Resume at a position, of any size."""
        self._move(resume(position))

    def begin_anew(self, position: Position) -> None:
        """Go to a position as if nothing had been found, and no breakpoint been set, as one move."""
        self.halt()
        start = self.stand()
        self.findings = Findings.of(position.n, position.strategy)
        self.move_to(resume(position))
        self.moves.join(len(self.moves) - 1, start, self.stand())
        self._recolour(0)

    def come_back(self, stand: Stand, moves: Moves) -> None:
        """Stand where it stood before, with the moves that could be undone there."""
        self.halt()
        self._return_to(stand)
        self.moves = moves
        self._recolour(0)

    def seek(self, share: float, *, goes_on: bool = False) -> None:
        """Go to where about this share of the search is done; a drag that `goes_on` belongs to the move before.

        For n up to 10 this is exact to a step, above an estimate.
        """
        self.halt()
        self.seek_to(share, goes_on=goes_on)
        self._recolour(0)

    def undo(self) -> bool:
        """Return to where the last move began; a run is halted first. Return whether there was anything to undo."""
        self.halt()
        return self._turn(self.undo_move())

    def redo(self) -> bool:
        """Do again what was undone last, and return whether there was anything; a run is halted first."""
        if not self.moves.can_redo:
            return False
        self.halt()
        return self._turn(self.redo_move())

    def _turn(self, has_moved: bool) -> bool:
        if has_moved:
            self._recolour(0)
        return has_moved

    def pass_time(self, dt: float, spent: float | None = None) -> None:
        """Let `dt` seconds pass, as a runner; count and change colour in spare time."""
        super().pass_time(dt, spent)
        if self.is_counting and not (self._aim and self.is_at_full_speed):
            self.is_counting = self.findings.count(self.search)
        self._recolour(max(0.0, dt))

    def _start(self, aim: Aim) -> None:
        self._run_from = self.stand()
        super()._start(aim)

    def _move(self, search: Search) -> None:
        """Move somewhere else, halted."""
        self.halt()
        self.move_to(search)
        self._recolour(0)

    def _end(self) -> None:
        self._ended = self.search if self.is_at_full_speed else None
        super()._end()

    def go(self, limit: int) -> int:
        """Make up to `limit` steps of a run, and return how many were made."""
        may_halt = self._aim is Aim.RUN and self.findings.breakpoints
        made = self._step_in_run() if may_halt else self._advance(limit)
        if self.search.is_solution and self._aim is Aim.SOLUTION:
            self.halt()
        return made

    def _advance(self, limit: int) -> int:
        """Make up to `limit` steps of a run. It passes solutions only if it does not pause on them."""
        passes = self._aim is Aim.ALL or (self._aim is Aim.RUN and not self.tempo.stay)
        return self.advance(limit, passes_solutions=passes)

    def _step_in_run(self) -> int:
        """Make one step of a run, and halt it where it enters a column that has a breakpoint."""
        column = self.search.column
        made = self._advance(1)
        entered = self.search.column
        if entered != column and entered in self.findings.breakpoints and not self.is_at_end:
            self.halt()
        return made

    def _recolour(self, dt: float) -> None:
        self._held += dt
        if self._is_green != self.search.is_solution and self._held >= COLOUR_HOLD - ROUNDING:
            self._is_green = not self._is_green
            self._held = 0.0
