"""What the moves hold that can be undone: the findings of a few searches, and no tables."""

from __future__ import annotations

import tracemalloc

import pytest

from queens_viz import Search
from queens_viz.app.history import History
from queens_viz.app.player import SEARCHES_HELD, Player


def undone(player: Player) -> int:
    """Undo all moves, and return how many there were."""
    count = 0
    while player.turn_history(History.undo):
        count += 1
    return count


@pytest.mark.parametrize("sizes", [3, SEARCHES_HELD, 40])
def test_moves_lead_back_over_a_number_of_searches(sizes: int) -> None:
    player = Player(Search(12))
    for k in range(sizes):
        player.resize(12 + k % 2)
        player.resize(5)
        player.advance(40)
    found = [place.findings for place in player.history.done]
    assert len(set(found)) == len(found) == min(2 * sizes - 1, SEARCHES_HELD)
    assert player.turn_history(History.undo)
    assert player.search.n == 13 - sizes % 2
    assert undone(player) == len(found) - 1


def test_a_move_holds_no_tables_of_its_search() -> None:
    """A search of 50 queens has tables of 200 kB, and those of the last four sizes are shared by all searches."""
    player = Player(Search(54))
    tracemalloc.start()
    try:
        for k in range(SEARCHES_HELD):
            player.resize(50 + k % 5)
        taken = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert taken < 1_200_000
    assert undone(player) == SEARCHES_HELD
