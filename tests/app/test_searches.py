"""A player of any search, beside runs.txt: it steps there and back, is counted, and lists as the plain one does."""

from __future__ import annotations

import pytest

from queens_viz import Position
from queens_viz.app.chance import Chance
from queens_viz.app.moment import Mode
from queens_viz.app.player import Player
from queens_viz.search.guided import begin, resume
from queens_viz.search.progress import position_at, progress
from queens_viz.search.solutions import Solutions
from queens_viz.search.strategy import AHEAD, FEWEST, Strategy, in_order

from ..search.strategies import positions, walk
from .test_findings import settled

GUIDED = pytest.mark.parametrize("strategy", [AHEAD, FEWEST])


@GUIDED
def test_a_round_is_made_step_by_step_and_back(strategy: Strategy) -> None:
    states = walk(4, strategy.value)
    player = Player(begin(4, strategy))
    for number in range(1, len(states)):
        player.next()
        moment = player.moment()
        assert moment.steps == number
        assert moment.progress == number / (len(states) - 1)
    assert (moment.mode, moment.position, moment.solutions_found) == (
        Mode.COMPLETE,
        Position.end(4, strategy),
        2,
    )
    for number in reversed(range(len(states) - 1)):
        player.back()
        assert player.moment().steps == number
    assert player.search == begin(4, strategy)


@GUIDED
def test_another_search_has_found_nothing_yet(strategy: Strategy) -> None:
    player = Player(resume(Position.end(4, strategy)))
    player.jump(Position.first(4))
    assert player.search == begin(4)
    assert len(player.findings.solutions) == 0


@GUIDED
def test_steps_above_the_counted_sizes_become_known_by_counting(
    strategy: Strategy,
) -> None:
    search = begin(9, strategy)
    search.advance(700, stop_at_solution=False)
    player = Player(resume(search.position))
    assert player.moment().steps is None
    assert settled(player).moment().steps == 700
    assert player.search == search


@GUIDED
def test_progress_never_falls_and_its_inverse_is_near(strategy: Strategy) -> None:
    shares = [progress(position) for position in positions(5, strategy)]
    assert shares == sorted(shares)
    assert progress(Position.end(5, strategy)) == 1
    for share in (0.0, 0.3, 0.7, 1.0):
        there = position_at(20, share, strategy)
        assert there.strategy is strategy
        assert progress(there) == pytest.approx(share, abs=0.01)


@GUIDED
@pytest.mark.parametrize("n", [3, 6, 8, 12])
def test_a_random_position_is_one_of_the_same_search(
    strategy: Strategy, n: int
) -> None:
    chance = Chance(n)
    found = [chance.position(n, strategy) for _ in range(9)]
    assert all(one == Position(*one) and one.strategy is strategy for one in found)
    assert len(set(found)) > (1 if n > 3 else 0)


def test_solutions_are_listed_in_the_order_of_their_search_with_rows_by_column() -> (
    None
):
    states = [state for state in walk(6, "fewest") if state.tested is None]
    found = Solutions(6, FEWEST)
    for number in (3, 1, 4, 2):
        found.add(tuple(row for _, row in states[number - 1].queens), number)
    rows = [tuple(row for _, row in sorted(state.queens)) for state in states]
    assert [found.rows(index) for index in range(4)] == rows
    assert [found.number(index) for index in range(4)] == [1, 2, 3, 4]
    assert [found.index(in_order(6, one, FEWEST)) for one in rows] == [0, 1, 2, 3]
    assert found.twin(0) is None
    assert [twin.line for index in (1, 2, 3) if (twin := found.twin(index))] == [
        0,
        0,
        0,
    ]
    assert found.up_to(Position.parse("fewest/4:1", 6)) == sum(
        one[0] < 3 for one in rows
    )
