"""Several searches on one clock, against walks by single steps and against a program that works with squares."""

from __future__ import annotations

from functools import cache

import pytest

from queens_viz import Position
from queens_viz.search import race as module
from queens_viz.search.guided import Guided, begin
from queens_viz.search.race import LONGEST, Race
from queens_viz.search.search import Search
from queens_viz.search.strategy import AHEAD, FEWEST, PLAIN, Strategy

from .strategies import Recursion, walk

FIRST = {
    (4, PLAIN): (26, 36), (4, AHEAD): (18, 38), (4, FEWEST): (18, 38),
    (5, PLAIN): (15, 26), (5, AHEAD): (15, 34), (5, FEWEST): (15, 34),
    (6, PLAIN): (171, 355), (6, AHEAD): (99, 229), (6, FEWEST): (99, 230),
    (8, PLAIN): (876, 2_438), (8, AHEAD): (396, 803), (8, FEWEST): (388, 777),
    (11, PLAIN): (517, None), (11, AHEAD): (209, None), (11, FEWEST): (429, None),
    (13, PLAIN): (1_365, None), (13, AHEAD): (624, None), (13, FEWEST): (1_833, None),
    (16, PLAIN): (160_712, 827_932), (16, AHEAD): (69_928, 105_752), (16, FEWEST): (472, 1_411),
    (20, PLAIN): (3_992_510, None), (20, AHEAD): (1_687_810, 2_398_022), (20, FEWEST): (2_050, 4_144),
}  # fmt: skip
"""Steps and comparisons to the first solution, as the design has them; None where it tells none."""

WITHOUT = {2: (6, 2, 2), 3: (18, 9, 9)}
"""The steps to the end where there is no solution."""

SMALL = pytest.mark.parametrize("n", range(1, 7))


@cache
def stepped(n: int, strategy: Strategy) -> tuple[Position, ...]:
    """Return the positions of a search to its first solution or its end, by single steps."""
    search, found = begin(n, strategy), list[Position]()
    while not search.is_solution:
        found.append(search.position)
        search.step()
        if search.is_first:
            return (*found, Position.end(n, strategy))
    return (*found, search.position)


def check(race: Race, clock: int) -> None:
    """See to it that all of a race stand where single steps lead to, with the comparisons of another program."""
    assert race.clock == clock
    for strategy, lane in zip(Strategy, race.lanes, strict=True):
        positions, states = stepped(race.n, strategy), walk(race.n, strategy.value)
        steps = min(clock, len(positions) - 1)
        search = lane.search
        assert (lane.at, search.position) == (steps, positions[steps])
        assert (search.steps, search.solutions) == (steps, 0)
        assert search.comparisons == states[steps].comparisons
        assert lane.has_solution is (states[steps].tested is None)
        assert lane.waits is (steps == len(positions) - 1)


def ends(n: int) -> list[int]:
    return [len(stepped(n, strategy)) - 1 for strategy in Strategy]


@pytest.mark.parametrize(
    "n", [4, 5, 6, 8, 11, 13, 16, pytest.param(20, marks=pytest.mark.full)],
)  # fmt: skip
def test_steps_and_comparisons_to_the_first_solution_are_those_of_the_design(n: int) -> None:
    race = Race(n)
    race.go_to(LONGEST)
    for strategy, lane in zip(Strategy, race.lanes, strict=True):
        steps, comparisons = FIRST[n, strategy]
        assert (lane.at, lane.finish, lane.has_solution, lane.waits) == (steps, steps, True, True)
        assert comparisons in (None, lane.search.comparisons)
    assert race.clock == race.end == race.axis == max(steps for (size, _), (steps, _) in FIRST.items() if size == n)


@pytest.mark.parametrize(("n", "strategy"), [key for key in FIRST if key[0] < 16] + [(16, FEWEST)])
def test_the_figures_of_the_design_are_found_by_another_program(n: int, strategy: Strategy) -> None:
    states = Recursion(n, strategy.value).states()
    step, state = next((step, state) for step, state in enumerate(states) if state.tested is None)
    steps, comparisons = FIRST[n, strategy]
    assert step == steps
    assert comparisons in (None, state.comparisons)
    race = Race(n)
    race.go_to(step)
    lane = race.lanes[list(Strategy).index(strategy)]
    assert lane.search.comparisons == state.comparisons
    assert lane.search.position.board == tuple(row for _, row in state.queens)


@pytest.mark.parametrize(("strategy", "steps"), [(PLAIN, 15_812), (AHEAD, 8_676), (FEWEST, 7_908)])
def test_the_whole_search_of_8_is_that_of_the_design(strategy: Strategy, steps: int) -> None:
    whole, plain = begin(8, strategy), Guided(8, strategy)
    assert whole.advance(20_000, stop_at_solution=False) == plain.advance(20_000, stop_at_solution=False) == steps
    assert whole.is_first
    assert type(whole) is (Search if strategy is PLAIN else Guided)


@SMALL
def test_forwards_tick_by_tick(n: int) -> None:
    race = Race(n)
    for clock in range(max(ends(n)) + 1):
        race.go_to(clock)
        check(race, clock)


@SMALL
@pytest.mark.parametrize("kept", [1, 7, 1000])
def test_back_tick_by_tick(n: int, kept: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEPT_EVERY", kept)
    race = Race(n)
    race.go_to(LONGEST)
    for clock in reversed(range(max(ends(n)) + 1)):
        race.go_to(clock)
        check(race, clock)


def test_kept_places_lead_where_steps_lead() -> None:
    jumping, race = Race(16), Race(16)
    jumping.go_to(9_500)
    for clock in (0, 999, 1000, 1001, 2000, 4321, 7999, 8000, 9500):
        race.go_to(clock)
        for straight in (1, 9_500, clock):
            jumping.go_to(straight)
        assert [(lane.at, lane.search.comparisons, lane.search.position) for lane in jumping.lanes] == [
            (lane.at, lane.search.comparisons, lane.search.position) for lane in race.lanes
        ]


def test_a_jump_costs_no_more_than_to_the_nearest_place(monkeypatch: pytest.MonkeyPatch) -> None:
    race, made = Race(16), list[int]()
    race.go_to(50_500)
    advance = Guided.advance

    def counted(search: Guided, *words: int, **named: object) -> int:
        made.append(advance(search, *words, **named))  # type: ignore[arg-type]
        return made[-1]

    monkeypatch.setattr(Guided, "advance", counted)
    for clock, most in ((49_999, 999), (20_000, 0), (20_700, 700), (50_500, 500), (51_600, 1_100), (51_599, 0)):
        made.clear()
        race.go_to(clock)
        # Fewest squares first waits.
        assert sum(made) == 2 * most


@pytest.mark.parametrize("n", [1, 2, 3])
def test_the_smallest_boards(n: int) -> None:
    race = Race(n)
    assert not any(lane.waits for lane in race.lanes)
    race.go_to(LONGEST)
    expected = WITHOUT.get(n, (1, 1, 1))
    assert tuple(lane.finish for lane in race.lanes) == expected
    assert [lane.has_solution for lane in race.lanes] == [n == 1] * 3
    assert all(lane.waits for lane in race.lanes)
    assert [lane.search.position.is_end for lane in race.lanes] == [n != 1] * 3
    assert (race.clock, race.end, race.is_over) == (max(expected), max(expected), True)


def test_a_finish_is_known_once_it_has_been_walked_and_stays_known() -> None:
    race = Race(8)
    race.go_to(390)
    assert [lane.finish for lane in race.lanes] == [None, None, 388]
    race.go_to(3)
    assert [(lane.finish, lane.waits, lane.at) for lane in race.lanes] == [
        (None, False, 3), (None, False, 3), (388, False, 3),
    ]  # fmt: skip
    race.go_to(395)
    assert [lane.waits for lane in race.lanes] == [False, False, True]
    race.go_to(876)
    race.go_to(0)
    assert [lane.finish for lane in race.lanes] == [876, 396, 388]
    assert not any(lane.waits or lane.has_solution for lane in race.lanes)


@pytest.mark.parametrize(
    ("walked", "axis"),
    [(0, 100), (1, 100), (100, 100), (101, 200), (200, 200), (201, 500), (500, 500), (501, 1000), (1001, 2000),
     (2001, 5000), (5000, 5000), (5001, 10_000)],
)  # fmt: skip
def test_before_the_end_is_known_the_axis_is_round_and_holds_what_was_walked(walked: int, axis: int) -> None:
    race = Race(16)
    race.go_to(walked)
    assert (race.axis, race.end, race.is_over) == (axis, None, False)
    race.go_to(0)
    assert (race.axis, race.clock) == (axis, 0), "going back takes nothing of it away"


def test_once_it_is_known_the_axis_ends_with_the_race() -> None:
    race = Race(8)
    race.go_to(875)
    assert (race.axis, race.end) == (1000, None)
    race.go_to(876)
    assert (race.axis, race.end, race.is_over) == (876, 876, True)
    race.go_to(10)
    assert (race.axis, race.end, race.is_over) == (876, 876, False)


@pytest.mark.parametrize(("clock", "there"), [(-1, 0), (-(10**9), 0), (876, 876), (877, 876), (10**9, 876)])
@pytest.mark.parametrize("start", [0, 1, 400, 876])
def test_the_clock_stays_between_its_beginning_and_its_end(clock: int, there: int, start: int) -> None:
    race = Race(8)
    race.go_to(start)
    race.go_to(clock)
    assert (race.clock, race.lanes[0].at) == (there, there)
    if start == 876:
        assert race.axis == 876


def test_a_run_stops_at_news_if_asked() -> None:
    race, stops = Race(8), []
    while made := race.advance(300, stops_at_news=True):
        stops.append((race.clock, made, race.is_news))
    assert stops == [(300, 300, False), (388, 88, True), (396, 8, True), (696, 300, False), (876, 180, True)]
    assert race.is_over
    race.go_to(0)
    assert race.advance(10_000, stops_at_news=False) == 876
    assert race.advance(5, stops_at_news=False) == 0


def test_two_that_find_one_at_once_are_one_piece_of_news() -> None:
    race = Race(6)
    assert race.advance(10_000, stops_at_news=True) == 99
    assert [lane.has_solution for lane in race.lanes] == [False, True, True]
    assert race.advance(10_000, stops_at_news=True) == 72
    assert race.is_over


def test_the_end_of_a_search_without_solution_is_news_too() -> None:
    race = Race(3)
    assert race.advance(100, stops_at_news=True) == 9
    assert (race.is_news, race.is_over) == (True, False)
    assert race.advance(100, stops_at_news=True) == 9
    assert (race.is_news, race.is_over) == (True, True)
