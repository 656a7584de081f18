"""Several searches on one clock, against a program that works with squares."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from queens_viz.search import race as module
from queens_viz.search.guided import Guided
from queens_viz.search.race import LONGEST, Race
from queens_viz.search.strategy import AHEAD, FEWEST, PLAIN, Strategy

from ..pairs import each_once
from ..tiers import rare
from .strategies import Recursion, Walked, position_of, walk

FIRST = {
    (4, PLAIN): (26, 36), (4, AHEAD): (18, 38), (4, FEWEST): (18, 38),
    (6, PLAIN): (171, 355), (6, AHEAD): (99, 229), (6, FEWEST): (99, 230),
    (8, PLAIN): (876, 2_438), (8, AHEAD): (396, 803), (8, FEWEST): (388, 777),
    (16, PLAIN): (160_712, 827_932), (16, AHEAD): (69_928, 105_752), (16, FEWEST): (472, 1_411),
    (20, PLAIN): (3_992_510, None), (20, AHEAD): (1_687_810, 2_398_022), (20, FEWEST): (2_050, 4_144),
}  # fmt: skip
"""Steps and comparisons to the first solution, as the design has them; None where it tells none."""

SIZES = [4, 6, 8, *rare(16, 20)]


@cache
def way(n: int, strategy: Strategy) -> tuple[Walked, ...]:
    """Return the states of the other program to its first solution, or to its end."""
    states = walk(n, strategy.value)
    first = next(
        (step for step, state in enumerate(states) if state.tested is None),
        len(states) - 1,
    )
    return states[: first + 1]


def check(race: Race, clock: int) -> None:
    """See to it that all of a race stand where the other program does at a time."""
    assert race.clock == clock
    for strategy, lane in zip(Strategy, race.lanes, strict=True):
        states = way(race.n, strategy)
        steps, search = min(clock, len(states) - 1), lane.search
        assert (lane.at, search.position) == (
            steps,
            position_of(race.n, states[steps], strategy),
        )
        assert (search.steps, search.solutions, search.comparisons) == (
            steps,
            0,
            states[steps].comparisons,
        )
        assert lane.has_solution is (states[steps].tested is None)
        assert lane.waits is (steps == len(states) - 1)


@pytest.mark.parametrize("n", SIZES)
def test_steps_and_comparisons_to_the_first_solution_are_those_of_the_design(
    n: int,
) -> None:
    race = Race(n)
    race.go_to(LONGEST)
    for strategy, lane in zip(Strategy, race.lanes, strict=True):
        steps, comparisons = FIRST[n, strategy]
        assert (lane.at, lane.finish, lane.has_solution, lane.waits) == (
            steps,
            steps,
            True,
            True,
        )
        assert comparisons in (None, lane.search.comparisons)
        if steps < 2_000:
            # Another program finds them too.
            states = Recursion(n, strategy.value).states()
            found, state = next(
                (step, state)
                for step, state in enumerate(states)
                if state.tested is None
            )
            assert (found, state.comparisons) == (steps, lane.search.comparisons)
            assert lane.search.position.queens == state.queens
    assert (
        race.clock
        == race.end
        == race.axis
        == max(steps for (size, _), (steps, _) in FIRST.items() if size == n)
    )


@each_once({"n": range(1, 7), "kept": (1, 7, 1000)})
def test_wherever_the_clock_is_turned_each_stands_where_it_would(
    n: int, kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "KEPT_EVERY", kept)
    race, last = Race(n), max(len(way(n, strategy)) - 1 for strategy in Strategy)
    jumps = Random(n).choices(range(last + 1), k=30)
    for clock in (*range(last + 1), *reversed(range(last + 1)), *jumps):
        race.go_to(clock)
        check(race, clock)
    race.go_to(10**9)
    assert [lane.finish for lane in race.lanes] == [
        len(way(n, strategy)) - 1 for strategy in Strategy
    ]
    assert [lane.search.position.is_end for lane in race.lanes] == [n in (2, 3)] * 3
    assert (race.clock, race.end, race.axis, race.is_over) == (last, last, last, True)
    race.go_to(-1)
    assert (race.clock, race.end, race.axis, race.is_over) == (0, last, last, False)


def test_a_jump_costs_no_more_than_to_the_nearest_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    race, made = Race(16), list[int]()
    race.go_to(5_500)
    walk = Guided.walk

    def counted(search: Guided, *words: int, **named: object) -> int:
        made.append(walk(search, *words, **named))  # type: ignore[arg-type]
        return made[-1]

    monkeypatch.setattr(Guided, "walk", counted)
    for clock, most in (
        (4_999, 999),
        (2_000, 0),
        (2_700, 700),
        (5_500, 500),
        (6_600, 1_100),
        (6_599, 0),
    ):
        made.clear()
        race.go_to(clock)
        # Fewest squares first waits.
        assert sum(made) == 2 * most


@pytest.mark.parametrize(
    ("walked", "axis"),
    [
        (0, 100),
        (100, 100),
        (101, 200),
        (201, 500),
        (500, 500),
        (501, 1000),
        (1001, 2000),
        (2001, 5000),
        (5001, 10_000),
    ],
)
def test_before_the_end_is_known_the_axis_is_round_and_holds_what_was_walked(
    walked: int, axis: int
) -> None:
    race = Race(16)
    race.go_to(walked)
    assert (race.axis, race.end, race.is_over) == (axis, None, False)
    race.go_to(0)
    assert (race.axis, race.clock) == (axis, 0), "going back takes nothing of it away"


def test_a_race_is_over_at_the_longest_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST", 500)
    race = Race(8)
    assert race.advance(10_000, stops_at_finish=False) == 500
    assert (race.clock, race.end, race.axis, race.is_over) == (500, 500, 500, True)
    assert [lane.finish for lane in race.lanes] == [None, 396, 388]


@pytest.mark.parametrize(
    ("n", "limit", "stops"),
    [
        (8, 300, [(300, False), (388, True), (396, True), (696, False), (876, True)]),
        (
            6,
            10_000,
            [(99, True), (171, True)],
        ),  # two that find one at once are one piece of news
        (
            3,
            100,
            [(9, True), (18, True)],
        ),  # the end of a search without a solution is news too
    ],
)
def test_a_run_stops_at_news_if_asked(
    n: int, limit: int, stops: list[tuple[int, bool]]
) -> None:
    race, found, last = Race(n), [], 0
    while made := race.advance(limit, stops_at_finish=True):
        assert made == race.clock - last
        found.append((last := race.clock, race.has_just_finished))
    assert found == stops
    race.go_to(0)
    assert race.advance(10_000, stops_at_finish=False) == last
    assert race.is_over
