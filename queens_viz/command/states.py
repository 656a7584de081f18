"""The states of a player that pictures and recordings show, all counted that they show."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..app.player import Player
from ..search.position import Position
from ..search.search import Search
from .span import Span, walk


def settle(player: Player) -> None:
    """Let a halted player count and colour what is left to be counted and coloured."""
    player.pass_time(1)
    while player.is_busy and not player.aim:
        player.pass_time(1)


def positions(player: Player, span: Span, *, only_solutions: bool) -> Iterator[Player]:
    """Yield the halted player at each state of a recording, all counted that its picture shows.

    It begins where the player stands; with `only_solutions` each solution follows, and where the span ends.
    """
    made = 0
    while True:
        settle(player)
        yield player
        left = 0 if player.is_at_end else span.left(player.search, made)
        if left == 0:
            return
        if only_solutions:
            made += _go_to_solution(player, left)
        else:
            player.next()
            made += 1


def _go_to_solution(player: Player, left: int | None) -> int:
    """Go on to the next solution, or as many steps as are left; return how many were made, if that is bounded."""
    made = 0
    if left:
        ahead = player.search.copy()
        for part in walk(ahead, Span(left), stops=True):
            made += part
            if ahead.is_solution:
                break
        if not ahead.is_solution and not ahead.is_first:
            _stand_at(player, ahead)
            return made
    player.next_solution()
    while player.aim:
        player.pass_time(0)
    return made


def go_until(player: Player, span: Span, report: Callable[[int], object] = lambda _: None) -> None:
    """Go on over a span, but no further than the end; `report` is told of steps made."""
    search, made = player.search.copy(), 0
    for part in walk(search, span):
        made += part
        report(part)
    if made and search.is_first:
        player.jump(Position.end(search.n, search.strategy))
    else:
        _stand_at(player, search)


def _stand_at(player: Player, search: Search) -> None:
    player.jump(search.position)
    if search.steps is not None and search.solutions is not None:
        player.search.tell(search.steps, search.solutions)
