"""How far a picture or a recording goes from where it begins, and the states that it shows: the same rule for both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from ..app.player import Player
from ..search.position import Position
from ..search.search import Search

SLICE = 1_000_000
"""Steps made at once."""


class Span(NamedTuple):
    """A number of steps, or all up to the end; `to_solution` stops on the first solution on view before."""

    steps: int | None = None
    to_solution: bool = False

    def left(self, search: Search, made: int) -> int | None:
        """Return how many steps may follow those that were made: 0 at the end, None if there is no bound."""
        if (self.to_solution and search.is_solution) or made == self.steps:
            return 0
        return None if self.steps is None else self.steps - made


def walk(search: Search, span: Span, *, stops: bool = False) -> Iterator[int]:
    """Advance a search over a span, and yield the steps made, now and then; with `stops` on every solution.

    Where the search completes it ends too, and the search stands at its first position.
    """
    made = 0
    while (left := span.left(search, made)) != 0:
        part = search.advance(
            min(SLICE, left or SLICE), stop_at_solution=stops or span.to_solution
        )
        made += part
        yield part
        if search.is_first:
            return


def frames(
    search: Search,
    span: Span,
    *,
    only_solutions: bool,
    most: int,
    report: Callable[[int], object],
) -> int:
    """Return how many frames a recording of a search has; where they are more than `most` it stops at one more.

    They are its states, or where it begins, each solution, and where it ends. `report` is told of steps made.
    """
    made, found, is_on_solution = 0, 0, True
    for part in walk(search, span, stops=only_solutions):
        made += part
        report(part)
        is_on_solution = search.is_solution
        found += is_on_solution
        if (found if only_solutions else made) >= most:
            return most + 1
    return 1 + (found + (not is_on_solution) if only_solutions else made)


def settle(player: Player) -> None:
    """Let a halted player count and colour what is left to be counted and coloured."""
    player.pass_time(1)
    while player.is_busy and not player.aim:
        player.pass_time(1)


def positions(player: Player, span: Span, *, only_solutions: bool) -> Iterator[Player]:
    """Yield the halted player at each state of a recording, all counted that its picture shows.

    It begins where the player stands; with `only_solutions` each solution follows, and where the span ends.
    """
    made, is_shown = 0, True
    while True:
        left = 0 if player.is_at_end else span.left(player.search, made)
        if is_shown or left == 0:
            settle(player)
            yield player
        if left == 0:
            return
        made += player.advance((left or SLICE) if only_solutions else 1)
        is_shown = not only_solutions or player.search.is_solution


def go_until(
    player: Player, span: Span, report: Callable[[int], object] = lambda _: None
) -> None:
    """Go on over a span, but no further than the end; `report` is told of steps made."""
    search, made = player.search.copy(), 0
    for part in walk(search, span):
        made += part
        report(part)
    is_over = made and search.is_first
    player.jump(Position.end(search.n, search.strategy) if is_over else search.position)
    if search.counts and not is_over:
        player.search.set_counts(*search.counts)
