"""What the moves hold that can be undone: a few megabytes, whatever was found on the way."""

from __future__ import annotations

import tracemalloc

import pytest

from queens_viz import Position, Search
from queens_viz.app.findings import Findings
from queens_viz.app.history import History
from queens_viz.app.player import HELD_AT_MOST, Player
from queens_viz.search.sizes import Size


def with_list(n: int, count: int) -> Findings:
    """Return findings with a number of rows in their list, whether or not these are solutions."""
    findings = Findings(n)
    for k in range(count):
        findings.solutions.add((k // 144, k // 12 % 12, k % 12, *[0] * (n - 3)))
    return findings


def undone(player: Player) -> int:
    """Undo all moves, and return how many there were."""
    count = 0
    while player.undo():
        count += 1
    return count


def held(moves: History) -> int:
    """Return about how many bytes all findings take that moves hold, each counted once."""
    every = {id(stand.findings): stand.findings for stand in (*moves.done, *moves.undone)}
    return sum(findings.weight for findings in every.values())


def test_500_moves_between_12_and_13_queens_with_their_lists_hold_a_few_megabytes() -> None:
    player, lists = Player(Search(12)), [with_list(12, 1700), with_list(13, 1700)]
    rows = [findings.solutions._rows for findings in lists]
    for k in range(500):
        player.resize(12 + k % 2)
        player.findings.solutions._rows = rows[k % 2] * 8
        player.jump(Position(player.search.n, (k % 12,), 0))
    weight = player.findings.weight
    assert 500 * weight > 300_000_000, "all lists together"
    assert held(player.history) < HELD_AT_MOST + 2 * weight < 8_000_000
    assert undone(player) >= 10


@pytest.mark.parametrize(("kind", "count"), [("solutions", 1728), ("sizes", 3000)])
def test_findings_weigh_about_what_they_take(kind: str, count: int) -> None:
    tracemalloc.start()
    try:
        if kind == "solutions":
            findings = with_list(12, count)
        else:
            findings = Findings(12)
            for k in range(count):
                root = (k // 1728, k // 144 % 12, k // 12 % 12, k % 12, 5, 6)
                findings.sizes._known[root] = Size(1000 + k, 300 + k)
        taken = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert 0.6 * taken < findings.weight < 1.5 * taken


def test_the_newest_move_can_be_undone_whatever_it_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queens_viz.app.player.HELD_AT_MOST", 1000)
    player = Player(Search(12))
    player.resize(13)
    player.findings = with_list(13, 500)
    player.jump(Position(13, (4,), 2))
    player.resize(8)
    player.resize(9)
    assert player.undo()
    assert player.search.n == 8
    assert not player.undo(), "the list of 13 was too heavy for a move before the newest"
    player = Player(Search(12))
    player.findings = with_list(12, 500)
    player.resize(8)
    assert player.undo()
    assert (player.search.n, len(player.findings.solutions)) == (12, 500)
    assert player.redo()
    assert player.search.n == 8


def test_a_move_holds_no_tables_of_its_search() -> None:
    """A search of 50 queens has tables of 200 kB, and those of the last four sizes are shared by all searches."""
    player = Player(Search(54))
    tracemalloc.start()
    try:
        for k in range(12):
            player.resize(50 + k % 5)
        taken = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert taken < 1_200_000
    assert undone(player) == 12
