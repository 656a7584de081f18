"""What is found out of a board: solutions, the sizes of subtrees, ticks and progress."""

from __future__ import annotations

import pytest

from queens_viz import Position, Search
from queens_viz.app.actions import able
from queens_viz.app.app import App
from queens_viz.app.commands import FULL, Action
from queens_viz.app.findings import REACH, TICKS, Findings
from queens_viz.app.player import Player
from queens_viz.parts.board import board_look
from queens_viz.parts.pieces import Mark
from queens_viz.search.facts import TOTAL_STEPS
from queens_viz.search.progress import progress

from ..support import search_at
from .intervals import wait
from .keyboard import Keyboard


def test_unknown_numbers_are_counted_in_spare_time_and_then_known() -> None:
    search = Search(11)
    search.advance(100_000, stop_at_solution=False)
    player = Player(Search.at(search.position))
    assert player.moment().steps is None
    while player.is_busy or player.moment().steps is None:
        player.pass_time(1 / 60)
    assert (player.moment().steps, player.moment().found) == (search.steps, search.solutions)


def test_a_lens_that_was_pulled_to_the_beginning_of_a_long_search_walks_no_farther_than_it_may() -> None:
    search = Search(20)
    search.advance(100_000, stop_at_solution=False)
    lens, blocks = Findings.of(20).near(search, (0, 10**9))
    assert (lens.left, lens.width, lens.clock) == (100_000 - REACH, REACH, 100_000)
    assert len(blocks) > 500


def test_sizes_of_finished_subtrees_are_counted_while_nothing_else_is_to_do() -> None:
    player = Player(search_at(8, "2,4,1,3,5:7"))
    assert player.findings.sizes.get((0,)) is None
    wait(player, 1)
    assert player.findings.sizes.get((0,)) == (227, 4)
    assert not player.is_busy


def test_sizes_are_counted_between_the_steps_of_a_run_but_not_at_full_speed() -> None:
    player = Player(search_at(8, "3,1:4"), speed=FULL)
    player.run()
    player.pass_time(0)
    assert len(player.findings.sizes) == 0
    player.set_speed(1)
    player.pass_time(0)
    assert len(player.findings.sizes) > 0


def test_counting_gives_up_where_no_lifetime_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queens_viz.search.sizes.GIVEN_UP", 100_000)
    player = Player(search_at(30, "5:7"))
    wait(player, 1)
    assert not player.is_busy
    assert player.findings.sizes.get((0,)) is None


def test_sizes_do_not_grow_for_ever_in_a_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queens_viz.search.sizes.SIZES_KEPT", 100)
    player, most, counted = Player(Search(10), speed=100, pause=0), 0, 0
    for _ in range(2000):
        player.search.advance(37)
        player.next()
        while player.is_busy:
            player.pass_time(1)
        most = max(most, len(player.findings.sizes))
        counted = player.findings.sizes.news
    assert counted > 1000
    # Those that are wanted at one position are kept too.
    assert most < 100 + 10 * 10


def test_ticks_mark_where_on_the_progress_line_the_solutions_lie() -> None:
    player = Player(Search(4))
    player.all()
    player.pass_time(0)
    assert player.findings.ticks == {26 * TICKS // 62, 39 * TICKS // 62}
    player = Player(Search(12))
    player.seek(0.5)
    player.next_solution()
    while player.aim:
        player.pass_time(1 / 60)
    assert player.findings.ticks == {int(progress(player.search.position) * TICKS)}
    assert min(player.findings.ticks) >= TICKS // 2


def test_progress_is_exact_where_the_steps_are_counted_at_once_and_an_estimate_above() -> None:
    player = Player(Search(10))
    player.jump(Position.parse("2,4:1", 10))
    assert player.moment().progress == (player.search.steps or 0) / TOTAL_STEPS[10]
    position = Position.parse("2,4:1", 11)
    player.jump(position)
    assert player.moment().progress == progress(position)
    assert Player(Search.at(position, counts=(160_000, 0))).moment().progress == progress(position)


def test_a_search_that_begins_at_a_position_lists_the_solutions_before_it() -> None:
    player = Player(search_at(8, "2,4,1,3,5:7"))
    assert len(player.findings.solutions) == player.search.found == 4
    assert len(player.findings.ticks) == 4
    assert Action.UNDO not in able(App(player))
    assert len(Player(search_at(11, "2:1")).findings.solutions) == 0


def test_marks_of_used_up_columns_do_not_depend_on_the_way_there() -> None:
    walked, jumped = Keyboard(), Keyboard("4:3")
    while walked.position != "4:3":
        walked.player.search.advance(1)
    walked("left", "right")
    for keys in (walked, jumped):
        keys.wait(1)
    looks = [board_look(keys.player.moment(), keys.player.findings.sizes) for keys in (walked, jumped)]
    assert looks[0] == looks[1]
    assert Mark.UNCOUNTED not in {marked.mark for marked in looks[1].marks}
    assert any(marked.is_old and marked.mark is Mark.FRUITFUL for marked in looks[1].marks)


@pytest.mark.parametrize("start", ["", "6,1,3:5"])
def test_a_run_that_passes_solutions_keeps_each_as_one_that_stops_at_them_does(start: str) -> None:
    players = [Player(search_at(11, start) if start else Search(11)) for _ in range(2)]
    for player, passes in zip(players, (True, False), strict=True):
        made = 0
        while made < 400_000:
            made += player.advance(min(50_000, 400_000 - made), passes_solutions=passes)
    one, other = (player.findings for player in players)
    listed = [
        [(kept.solutions[k], kept.solutions.number(k)) for k in range(len(kept.solutions))] for kept in (one, other)
    ]
    assert len(listed[0]) > 50
    assert listed[0] == listed[1]
    assert one.ticks == other.ticks
    assert players[0].search.position == players[1].search.position
