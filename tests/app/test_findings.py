"""What is found out of a board: solutions, the sizes of subtrees, ticks and progress."""

from __future__ import annotations

import pytest

from queens_viz import Position, Search
from queens_viz.app.findings import REACH, TICKS, Findings
from queens_viz.app.player import Player
from queens_viz.parts.board import board_look
from queens_viz.parts.pieces import Mark
from queens_viz.search.facts import TOTAL_SOLUTIONS, TOTAL_STEPS
from queens_viz.search.guided import resume
from queens_viz.search.progress import progress
from queens_viz.search.strategy import Strategy

from ..support import search_at
from .keyboard import Keyboard


def settled(player: Player) -> Player:
    """Return a player that has counted what there is to count."""
    while player.is_counting:
        player.pass_time(1)
    return player


def test_unknown_numbers_are_counted_in_spare_time_and_then_known() -> None:
    search = Search(11)
    search.advance(20_000, stop_at_solution=False)
    player = Player(Search.at(search.position))
    assert player.moment().steps is None
    assert (settled(player).moment().steps, player.moment().solutions_found) == (
        search.steps,
        search.solutions,
    )
    last = Player(
        Search.at(
            Position.parse("11:11", 11),
            counts=(TOTAL_STEPS[11] - 1, TOTAL_SOLUTIONS[11]),
        )
    )
    last.next()
    assert (last.is_at_end, last.search.steps, last.search.solutions_found) == (
        True,
        TOTAL_STEPS[11],
        TOTAL_SOLUTIONS[11],
    )


def test_a_lens_that_was_pulled_to_the_beginning_of_a_long_search_walks_no_farther_than_it_may() -> (
    None
):
    search = Search(20)
    search.advance(100_000, stop_at_solution=False)
    lens, blocks = Findings(20).lens_at(search, (0, 10**9))
    assert (lens.left, lens.width, lens.clock) == (100_000 - REACH, REACH, 100_000)
    assert len(blocks) > 500


def test_sizes_of_finished_subtrees_are_counted_while_nothing_else_is_to_do() -> None:
    player = Player(search_at(8, "2,4,1,3,5:7"))
    assert player.findings.sizes.get((0,)) is None
    assert settled(player).findings.sizes.get((0,)) == (227, 4)


def test_counting_gives_up_where_no_lifetime_would_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("queens_viz.search.sizes.GIVEN_UP", 100_000)
    assert settled(Player(search_at(30, "5:7"))).findings.sizes.get((0,)) is None


def test_sizes_do_not_grow_for_ever_in_a_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queens_viz.search.sizes.SIZES_KEPT", 30)
    player, most = Player(Search(9), speed=100, pause=0), 0
    for _ in range(400):
        player.search.advance(37)
        player.next()
        most = max(most, len(settled(player).findings.sizes))
    assert player.findings.sizes.counted > 200
    # Those that are wanted at one position are kept too.
    assert most < 30 + 9 * 9


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


def test_progress_is_exact_where_the_steps_are_counted_at_once_and_an_estimate_above() -> (
    None
):
    player = Player(Search(10))
    player.jump(Position.parse("2,4:1", 10))
    assert player.moment().progress == (player.search.steps or 0) / TOTAL_STEPS[10]
    # Of a search that is drawn whole it is exact as soon as its steps are counted.
    for n, counts, is_exact in (
        (12, None, False),
        (12, (900_000, 0), True),
        (13, None, False),
        (13, (900_000, 0), False),
    ):
        position = Position.parse("2,4:1", n)
        player = Player(Search.at(position, counts=counts))
        steps = player.search.steps or 0
        expected = steps / TOTAL_STEPS[n] if is_exact else progress(position)
        assert player.moment().progress == expected


def test_marks_of_used_up_columns_do_not_depend_on_the_way_there() -> None:
    walked, jumped = Keyboard(), Keyboard("4:3")
    while walked.position != "4:3":
        walked.player.search.advance(1)
    walked("left", "right")
    for keys in (walked, jumped):
        keys.wait(1)
    looks = [
        board_look(keys.player.moment(), keys.player.findings.sizes)
        for keys in (walked, jumped)
    ]
    assert looks[0] == looks[1]
    assert Mark.UNCOUNTED not in {marked.mark for marked in looks[1].marks}
    assert any(
        marked.is_old and marked.mark is Mark.FRUITFUL for marked in looks[1].marks
    )


@pytest.mark.parametrize("start", ["", "6,1,3:5"])
def test_a_run_that_passes_solutions_keeps_each_as_one_that_stops_at_them_does(
    start: str,
) -> None:
    players = [Player(search_at(11, start) if start else Search(11)) for _ in range(2)]
    for player, passes in zip(players, (True, False), strict=True):
        made = 0
        while made < 200_000:
            made += player.advance(min(50_000, 200_000 - made), passes_solutions=passes)
    one, other = (
        [
            (kept.solutions[k], kept.solutions.number(k))
            for k in range(len(kept.solutions))
        ]
        for kept in (player.findings for player in players)
    )
    assert len(one) > 20
    assert one == other
    assert players[0].findings.ticks == players[1].findings.ticks
    assert players[0].search.position == players[1].search.position


@pytest.mark.parametrize("strategy", Strategy)
def test_the_step_that_found_a_solution_is_known_from_what_was_walked_or_counted(
    strategy: Strategy,
) -> None:
    player = Player(resume(Position.first(6, strategy)))
    found = list[tuple[Position, int | None]]()
    while not player.is_at_end:
        player.next()
        if player.search.is_solution:
            found.append((player.search.position, player.search.steps))
            settled(player)
    assert [(one, player.findings.step_of(one)) for one, _ in found] == found
    player.findings.flame = None
    assert [(one, player.findings.step_of(one)) for one, _ in found] == found
    counted = Player(resume(Position.first(6, strategy)))
    assert counted.findings.step_of(found[-1][0]) is None


def test_less_is_counted_at_a_time_where_somebody_has_waited_and_more_again_later() -> (
    None
):
    found, search, counted = Findings(10), search_at(10, "end"), list[int]()
    assert found.flame
    while found.overview.count(10_000):
        pass
    for spent in (0.0, 0.3, 0.3, 0.3, 0.0):
        before = found.flame.clock
        assert found.count(search, spent)
        counted.append(found.flame.clock - before)
    assert counted == [100_000, 50_000, 25_000, 12_500, 25_000]
