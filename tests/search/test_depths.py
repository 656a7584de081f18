"""How many queens stood over time, against a list of all of them."""

from __future__ import annotations

import random

import pytest

from queens_viz.search import depths
from queens_viz.search.depths import MOST, Depths
from queens_viz.search.race import Lane
from queens_viz.search.strategy import Strategy

from .strategies import walk

Spans = tuple[list[int], list[int]]


def spans_of(every: list[int], span: int) -> Spans:
    """Return the fewest and the most of spans of time; `every` is what stood at each step, from the first position."""
    parts = [every[k : k + span] for k in range(0, len(every), span)]
    return [min(part) for part in parts], [max(part) for part in parts]


def told(steps: list[int]) -> Depths:
    """Return depths that were told of each step alone."""
    found = Depths()
    for depth in steps:
        found.add(depth, 1)
    return found


def test_at_first_there_is_the_first_position_alone() -> None:
    found = Depths()
    assert (found.span, found.lows, found.highs) == (1, [0], [0])
    found.add(3, 0)
    assert (found.lows, found.highs) == ([0], [0]), "no step, nothing told"


@pytest.mark.parametrize("strategy", Strategy)
@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 6])
def test_as_long_as_spans_are_steps_they_are_the_queens_of_each_position(n: int, strategy: Strategy) -> None:
    lane = Lane(n, strategy)
    lane.go_to(10_000)
    every = [len(state.queens) for state in walk(n, strategy.value)[: (lane.finish or 0) + 1]]
    assert (lane.depths.span, lane.depths.lows, lane.depths.highs) == (1, every, every)


@pytest.mark.parametrize("most", [2, 4, 8, 64])
@pytest.mark.parametrize("number", [0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 63, 64, 65, 200, 511])
def test_spans_are_joined_where_there_are_too_many(most: int, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(depths, "MOST", most)
    chance = random.Random(number)
    steps = [chance.randrange(9) for _ in range(number)]
    found = told(steps)
    assert len(found.lows) == len(found.highs) <= most
    assert (found.lows, found.highs) == spans_of([0, *steps], found.span)
    # No longer than they must be.
    assert found.span == 1 or number + 1 > most * found.span // 2


@pytest.mark.parametrize("seed", range(8))
def test_steps_at_once_are_steps_one_by_one(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(depths, "MOST", 16)
    chance, together, steps = random.Random(seed), Depths(), list[int]()
    for _ in range(60):
        depth, times = chance.randrange(9), chance.choice((0, 1, 2, 5, 40))
        together.add(depth, times)
        steps += [depth] * times
    alone = told(steps)
    assert (together.span, together.lows, together.highs) == (alone.span, alone.lows, alone.highs)


def test_before_and_after_the_first_join() -> None:
    found = told([k % 8 for k in range(1, MOST)])
    assert (found.span, len(found.lows)) == (1, MOST)
    assert found.lows == found.highs == [k % 8 for k in range(MOST)]
    found.add(5, 1)
    assert (found.span, len(found.lows)) == (2, MOST // 2 + 1)
    assert (found.lows[:3], found.highs[:3]) == ([0, 2, 4], [1, 3, 5])
    assert (found.lows[-1], found.highs[-1]) == (5, 5)
    found.add(1, 1)
    assert (len(found.lows), found.lows[-1], found.highs[-1]) == (MOST // 2 + 1, 1, 5)


@pytest.mark.parametrize("strategy", [Strategy.PLAIN, Strategy.AHEAD])
def test_known_ground_is_not_told_again(strategy: Strategy) -> None:
    lane, straight = Lane(16, strategy), Lane(16, strategy)
    straight.go_to(9_000)
    for clock in (10, 5, 2500, 2499, 100, 2501, 6000, 0, 9_000, 1, 8_999):
        lane.go_to(clock)
    found, expected = lane.depths, straight.depths
    assert found.span == 8
    assert (found.span, found.lows, found.highs) == (expected.span, expected.lows, expected.highs)


@pytest.mark.parametrize("seed", range(6))
def test_a_walk_is_its_steps_one_by_one(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(depths, "MOST", 16)
    chance, walked, stepped, depth = random.Random(seed), Depths(), Depths(), 0
    for _ in range(300):
        skipped, after = chance.randrange(5), max(0, depth + chance.choice((-2, -1, 0, 1)))
        walked.walk(depth, skipped, after)
        for one in [depth] * skipped + [after]:
            stepped.add(one, 1)
        depth = after
        assert (walked.lows, walked.highs, walked.span) == (stepped.lows, stepped.highs, stepped.span)
