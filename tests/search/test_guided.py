"""The searches by a strategy, against another program: every step, every step back, and what they cost."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from queens_viz import Event, Position, Search
from queens_viz.search.guided import Guided, begin, resume
from queens_viz.search.last_step import last_step
from queens_viz.search.strategy import AHEAD, FEWEST, PLAIN, Strategy

from ..tiers import sizes, tiered
from .strategies import Walked, walk

EACH = pytest.mark.parametrize("strategy", Strategy)
GUIDED = pytest.mark.parametrize("strategy", [AHEAD, FEWEST])


def as_walked(search: Guided) -> Walked:
    """Return the state of a search as the other program has it."""
    position = search.position
    tested = None if position.is_solution else (position.column, position.candidate)
    assert search.solutions is not None
    return Walked(position.queens, tested, search.solutions, search.comparisons)


def position_of(n: int, state: Walked, strategy: Strategy) -> Position:
    """Return the position of a state of the other program."""
    row = state.tested[1] if state.tested else 0
    return Position(n, tuple(row for _, row in state.queens), row, strategy)


@EACH
@pytest.mark.parametrize("n", sizes(1, 6, 8))
def test_each_step_leads_where_the_other_program_goes_and_back_undoes_it(n: int, strategy: Strategy) -> None:
    states = walk(n, strategy.value)
    search = Guided(n, strategy)
    for number, (state, after) in enumerate(pairwise(states)):
        assert (as_walked(search), search.steps) == (state, number)
        before, is_last = search.copy(), number + 2 == len(states)
        event = search.step()
        assert search.comparisons == after.comparisons
        assert (event is Event.COMPLETED) is is_last
        undone = resume(Position.end(n, strategy)) if is_last else search.copy()
        assert undone.back() is event
        assert undone == before
    assert search == Guided(n, strategy)


@EACH
@pytest.mark.parametrize("n", sizes(1, 6, 7))
def test_a_position_alone_tells_the_step_before_it_the_steps_and_the_solutions(n: int, strategy: Strategy) -> None:
    search = None
    for number, state in enumerate(walk(n, strategy.value)):
        position = position_of(n, state, strategy)
        last, entered = last_step(position), resume(position)
        assert (entered.steps, entered.solutions) == (number, state.solutions), position
        assert (last and last.before) == (search.position if search else None), position
        assert last is None or last.event is entered.copy().back()
        search = entered


@EACH
@pytest.mark.parametrize("n", range(1, 8))
def test_the_whole_way_back_from_the_end(n: int, strategy: Strategy) -> None:
    states = walk(n, strategy.value)
    search = Guided.at(Position.end(n, strategy))
    search.comparisons = states[-1].comparisons
    for state in reversed(states[:-1]):
        assert search.back() is not None
        assert as_walked(search) == state
    assert search.back() is None
    assert search.is_first
    assert (search.steps, search.comparisons) == (0, 0)


@EACH
def test_full_speed_lands_where_single_steps_do(strategy: Strategy) -> None:
    random = Random(0)
    for n in range(1, 9):
        states = walk(n, strategy.value)
        search, number = Guided(n, strategy), 0
        while number < len(states) - 1:
            limit = random.choice((1, 2, 3, 7, n, 100))
            number += search.advance(limit, stop_at_solution=False)
            if number < len(states) - 1:
                assert as_walked(search) == states[number]
        assert search.is_first
        assert search.comparisons == states[-1].comparisons


@EACH
def test_full_speed_tells_the_solutions_that_it_passes(strategy: Strategy) -> None:
    passed = list[list[int]]()
    Guided(6, strategy).advance(10_000, stop_at_solution=False, passed=passed)
    solutions = [state.queens for state in walk(6, strategy.value) if state.tested is None]
    assert [tuple(board) for board in passed] == [tuple(row for _, row in queens) for queens in solutions]


@EACH
def test_all_strategies_find_the_same_solutions(strategy: Strategy) -> None:
    for n in range(1, 8):
        found = {frozenset(state.queens) for state in walk(n, strategy.value) if state.tested is None}
        assert found == {frozenset(state.queens) for state in walk(n, "plain") if state.tested is None}


def test_the_plain_strategy_is_the_plain_search() -> None:
    for n in range(1, 8):
        one, other = Guided(n, PLAIN), Search(n)
        for _ in walk(n, "plain"):
            assert (one.position, one.steps, one.solutions) == (other.position, other.steps, other.solutions)
            assert one.step() is other.step()


@tiered(40, 400)
def test_random_walks_come_back_to_where_they_began(amount: int, seed: int) -> None:
    random = Random(seed)
    for _ in range(amount):
        n, strategy = random.randint(1, 30), random.choice(list(Strategy))
        search = begin(n, strategy)
        for _ in range(4):
            search.advance(random.randint(1, 2_000), stop_at_solution=False)
        twin = resume(search.position, (search.steps or 0, search.solutions or 0))
        assert twin == search
        assert Position.parse(str(search.position), n) == search.position
        steps, ways = random.randint(1, 100), []
        for _ in range(steps):
            position = search.position
            if search.back() is None:
                break
            ways.append(position)
            last = last_step(position)
            assert last
            assert last.before == search.position
        for position in reversed(ways):
            search.step()
            assert search.position == position
        assert search == twin


@GUIDED
def test_the_numbers_of_a_large_board_are_unknown_until_they_are_told(strategy: Strategy) -> None:
    walked = Guided(12, strategy)
    walked.advance(2_000, stop_at_solution=False)
    entered = resume(walked.position)
    assert (entered.steps, entered.solutions) == (None, None)
    entered.tell(2_000, walked.solutions or 0)
    assert entered == walked
    entered.step(), walked.step()
    assert entered == walked
    assert resume(Position.first(12, strategy)).steps == 0


@GUIDED
def test_only_the_subtree_above_a_root_is_searched(strategy: Strategy) -> None:
    states = walk(6, strategy.value)
    for first in range(6):
        inside = [state for state in states if state.queens[:1] == ((0, first),)]
        search = begin(6, strategy, (first,))
        assert search.advance(10_000, stop_at_solution=False) == len(inside)
        assert (search.is_first, search.board) == (True, (first,))


def test_each_search_takes_its_own_positions_alone() -> None:
    assert type(begin(8)) is type(resume(Position.first(8))) is Search
    assert type(begin(8, AHEAD)) is type(resume(Position.first(8, AHEAD))) is Guided
    assert begin(8) != begin(8, AHEAD) != begin(8, FEWEST)
    with pytest.raises(ValueError, match="no position of the plain search"):
        Search.at(Position.first(8, AHEAD))
    with pytest.raises(ValueError, match="column 3 would have no safe square left"):
        begin(4, AHEAD, (0, 2))


def test_a_copy_goes_its_own_way() -> None:
    search = Guided(8, FEWEST)
    search.advance(50)
    twin = search.copy()
    assert (twin, twin.comparisons) == (search, search.comparisons)
    twin.step()
    assert twin != search
    search.step()
    assert (twin, twin.comparisons) == (search, search.comparisons)


@pytest.mark.parametrize("strategy", Strategy)
def test_its_column_is_that_of_its_position(strategy: Strategy) -> None:
    search = Guided(6, strategy)
    for _ in range(200):
        assert search.column == search.position.column
        search.step()
