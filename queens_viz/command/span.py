"""How far a picture or a recording goes, and the states that it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from ..app.player import Player
from ..search.position import Position
from ..search.search import Search

SLICE = 1_000_000
"""The steps between two reports of progress."""


class Span(NamedTuple):
    """A number of steps. Without a bound it ends where the search does."""

    steps: int | None = None  # None: no bound
    to_solution: bool = False  # it ends at the first solution, if that comes before

    def left(self, search: Search, made: int) -> int | None:
        """Return how many steps follow after those made; None if there is no bound."""
        if self.to_solution and search.is_solution:
            return 0
        if self.steps is None:
            return None
        return self.steps - made


def walk(search: Search, span: Span, *, stops: bool = False) -> Iterator[int]:
    """Advance a search over a span, and yield how many steps were taken at a time.

    With `stops` each solution ends such a number of steps. If the search completes, it
    is at its first position again.
    """
    made = 0
    left = span.left(search, made)
    while left != 0:
        limit = SLICE if left is None else min(SLICE, left)
        steps = search.advance(limit, stop_at_solution=stops or span.to_solution)
        made += steps
        yield steps
        if search.is_first:
            return
        left = span.left(search, made)


def count_frames(
    search: Search,
    span: Span,
    *,
    only_solutions: bool,
    most: int,
    report: Callable[[int], object],
) -> int:
    """Return the number of frames of a recording; `most` + 1 if there are more.

    The frames are all states or, with `only_solutions`, the first state, the solutions
    and the last state. `report` is called with the steps taken at a time.
    """
    made = 0
    solutions = 0
    is_on_solution = True
    for steps in walk(search, span, stops=only_solutions):
        made += steps
        report(steps)
        is_on_solution = search.is_solution
        if is_on_solution:
            solutions += 1
        frames = solutions if only_solutions else made
        if frames >= most:
            return most + 1
    # The first state has a frame, too.
    if not only_solutions:
        return 1 + made
    if is_on_solution:
        return 1 + solutions
    return 1 + solutions + 1


def settle(player: Player) -> None:
    """Let a halted player count all that its picture shows."""
    player.pass_time(1)
    while player.is_busy and not player.aim:
        player.pass_time(1)


def positions(player: Player, span: Span, *, only_solutions: bool) -> Iterator[Player]:
    """Yield the player at each state that a recording shows, with all counted.

    With `only_solutions` these are the first state, the solutions and the last state.
    """
    made = 0
    is_frame = True
    while True:
        left = 0 if player.is_at_end else span.left(player.search, made)
        if is_frame or left == 0:
            settle(player)
            yield player
        if left == 0:
            return
        limit = 1
        if only_solutions:
            limit = SLICE if left is None else left
        made += player.advance(limit)
        is_frame = not only_solutions or player.search.is_solution


def go_to_end(
    player: Player, span: Span, report: Callable[[int], object] = lambda _: None
) -> None:
    """Jump to the end of a span, at most to the end of the search.

    `report` is called with the steps taken at a time.
    """
    search = player.search.copy()
    made = 0
    for steps in walk(search, span):
        made += steps
        report(steps)
    if made and search.is_first:
        player.jump(Position.end(search.n, search.strategy))
        return
    player.jump(search.position)
    if search.counts:
        player.search.set_counts(*search.counts)
