"""The way of a search through its rounds: jumps, seeks, restarts and ends."""

from __future__ import annotations

import pytest

from queens_viz import Position, Search
from queens_viz.app.moment import Mode
from queens_viz.app.player import Player
from queens_viz.search.facts import TOTAL_SOLUTIONS, TOTAL_STEPS
from queens_viz.search.progress import position_at

from ..support import search_at


def test_the_end_has_numbers_where_they_were_known_and_none_where_not() -> None:
    last = Position.parse("11:11", 11)
    player = Player(Search.at(last, counts=(TOTAL_STEPS[11] - 1, TOTAL_SOLUTIONS[11])))
    player.next()
    assert player.is_at_end
    assert (player.search.steps, player.search.found) == (TOTAL_STEPS[11], TOTAL_SOLUTIONS[11])
    player = Player(Search.at(last))
    player.next()
    assert player.is_at_end
    assert (player.search.steps, player.search.found) == (None, None)
    player = Player(search_at(3, "3:3"))
    player.next()
    assert (player.search.steps, player.search.found) == (18, 0)


@pytest.mark.parametrize("text", ["1:2", "2,4,1,3", "2,4,1:4", "3,1,4,2", "end"])
def test_a_jump_ends_where_it_was_to(text: str) -> None:
    player = Player(Search(4))
    player.jump(search_at(4, text).position)
    assert player.search == search_at(4, text)


def test_the_largest_size_that_is_counted_at_once_lists_what_a_jump_passes_over() -> None:
    player = Player(Search(10))
    player.jump(search_at(10, "2:1").position)
    assert len(player.findings.solutions) == 64


def test_above_n_10_nothing_is_passed_over_again() -> None:
    search = Search(11)
    search.advance(5000, stop_at_solution=False)
    player = Player(search.copy())
    player.resize(8)
    player.undo()
    assert player.search == search
    assert len(player.findings.solutions) == 0


def test_a_restart_keeps_what_belongs_to_the_size_and_a_resize_forgets_it() -> None:
    player = Player(search_at(4, "2,4,1,3"))
    player.toggle_breakpoint(2)
    player.run()
    player.restart()
    assert player.mode is Mode.HALTED
    assert player.search == Search(4)
    assert (len(player.findings.solutions), len(player.findings.ticks), player.findings.breakpoints) == (1, 1, {2})
    player.resize(6)
    assert player.search == Search(6)
    assert (player.findings.sizes.n, player.findings.solutions.n) == (6, 6)
    assert (len(player.findings.solutions), len(player.findings.ticks), player.findings.breakpoints) == (0, 0, set())


@pytest.mark.parametrize(("share", "steps"), [(-0.5, 0), (0.0, 0), (0.25, 3_953), (0.5, 7_906), (0.99, 15_653)])
def test_a_seek_is_exact_to_a_step_on_small_boards(share: float, steps: int) -> None:
    player = Player(Search(8))
    player.seek(share)
    exact = Search(8)
    while exact.steps != steps:
        exact.step()
    assert player.search == exact
    assert len(player.findings.solutions) == exact.solutions


def test_a_seek_to_the_whole_is_the_end() -> None:
    player = Player(Search(6))
    player.seek(1.0)
    assert player.search == Search.at(Position.end(6))
    assert len(player.findings.solutions) == 4


def test_a_seek_on_n_10_is_exact_and_above_an_estimate() -> None:
    player = Player(Search(10))
    player.seek(0.5)
    assert player.search.steps == 348_874 // 2
    player = Player(Search(12))
    player.seek(0.5)
    assert player.search.position == position_at(12, 0.5)
    assert player.search.steps is None
