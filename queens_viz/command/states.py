"""The states of a player that pictures and recordings show, all counted that they show."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..app.player import Player
from ..search.position import Position
from .span import SLICE, Span, walk


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


def go_until(player: Player, span: Span, report: Callable[[int], object] = lambda _: None) -> None:
    """Go on over a span, but no further than the end; `report` is told of steps made."""
    search, made = player.search.copy(), 0
    for part in walk(search, span):
        made += part
        report(part)
    is_over = made and search.is_first
    player.jump(Position.end(search.n, search.strategy) if is_over else search.position)
    if not is_over and search.steps is not None and search.solutions is not None:
        player.search.tell(search.steps, search.solutions)
