"""The searches, step by step, back and at full speed, against the original program's own states and another program."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz import Event, Position, Search
from queens_viz.search.guided import Guided, begin, last_step, resume
from queens_viz.search.progress import position_at
from queens_viz.search.sizes import subtree
from queens_viz.search.strategy import AHEAD, FEWEST, PLAIN, Strategy
from queens_viz.text import Solution, solutions

from ..tiers import MORE_IN_THE_FULL_TIER, sizes, tiered
from .strategies import Walked, position_of, walk

EACH = pytest.mark.parametrize("strategy", Strategy)

# The states of the original program for n = 4, from its first position to the step that returns there: the rows
# of the queens, a colon, the candidate, all counted from 0. Each ends in the count of solutions that it showed.
QVIEW_4 = """
:0/0 0:0/0 0:1/0 0:2/0 02:0/0 02:1/0 02:2/0 02:3/0 0:3/0 03:0/0 03:1/0 031:0/0 031:1/0 031:2/0 031:3/0 03:2/0 03:3/0
:1/0 1:0/0 1:1/0 1:2/0 1:3/0 13:0/0 130:0/0 130:1/0 130:2/0 1302:0/0 130:3/1 13:1/1 13:2/1 13:3/1 :2/1 2:0/1 20:0/1
20:1/1 20:2/1 20:3/1 203:0/1 203:1/1 2031:0/1 203:2/2 203:3/2 2:1/2 2:2/2 2:3/2 :3/2 3:0/2 30:0/2 30:1/2 30:2/2
302:0/2 302:1/2 302:2/2 302:3/2 30:3/2 3:1/2 31:0/2 31:1/2 31:2/2 31:3/2 3:2/2 3:3/2 :0/0
"""
# The same for n = 5.
QVIEW_5 = """
:0/0 0:0/0 0:1/0 0:2/0 02:0/0 02:1/0 02:2/0 02:3/0 02:4/0 024:0/0 024:1/0 0241:0/0 0241:1/0 0241:2/0 0241:3/0
02413:0/0 0241:4/1 024:2/1 024:3/1 024:4/1 0:3/1 03:0/1 03:1/1 031:0/1 031:1/1 031:2/1 031:3/1 031:4/1 0314:0/1
0314:1/1 0314:2/1 03142:0/1 0314:3/2 0314:4/2 03:2/2 03:3/2 03:4/2 0:4/2 04:0/2 04:1/2 041:0/2 041:1/2 041:2/2
041:3/2 041:4/2 04:2/2 04:3/2 04:4/2 :1/2 1:0/2 1:1/2 1:2/2 1:3/2 13:0/2 130:0/2 130:1/2 130:2/2 1302:0/2 1302:1/2
1302:2/2 1302:3/2 1302:4/2 13024:0/2 130:3/3 130:4/3 13:1/3 13:2/3 13:3/3 13:4/3 1:4/3 14:0/3 140:0/3 140:1/3
140:2/3 140:3/3 1403:0/3 1403:1/3 1403:2/3 1403:3/3 1403:4/3 140:4/3 14:1/3 14:2/3 142:0/3 1420:0/3 1420:1/3
1420:2/3 1420:3/3 14203:0/3 1420:4/4 142:1/4 142:2/4 142:3/4 142:4/4 14:3/4 14:4/4 :2/4 2:0/4 20:0/4 20:1/4 20:2/4
20:3/4 203:0/4 203:1/4 2031:0/4 2031:1/4 2031:2/4 2031:3/4 2031:4/4 20314:0/4 203:2/5 203:3/5 203:4/5 20:4/5 2:1/5
2:2/5 2:3/5 2:4/5 24:0/5 24:1/5 241:0/5 241:1/5 241:2/5 241:3/5 2413:0/5 24130:0/5 2413:1/6 2413:2/6 2413:3/6
2413:4/6 241:4/6 24:2/6 24:3/6 24:4/6 :3/6 3:0/6 30:0/6 30:1/6 30:2/6 302:0/6 302:1/6 302:2/6 302:3/6 302:4/6
3024:0/6 3024:1/6 30241:0/6 3024:2/7 3024:3/7 3024:4/7 30:3/7 30:4/7 304:0/7 304:1/7 3041:0/7 3041:1/7 3041:2/7
3041:3/7 3041:4/7 304:2/7 304:3/7 304:4/7 3:1/7 31:0/7 31:1/7 31:2/7 31:3/7 31:4/7 314:0/7 314:1/7 314:2/7 3142:0/7
31420:0/7 3142:1/8 3142:2/8 3142:3/8 3142:4/8 314:3/8 314:4/8 3:2/8 3:3/8 3:4/8 :4/8 4:0/8 40:0/8 40:1/8 40:2/8
40:3/8 403:0/8 403:1/8 403:2/8 403:3/8 403:4/8 40:4/8 4:1/8 41:0/8 41:1/8 41:2/8 41:3/8 413:0/8 4130:0/8 4130:1/8
4130:2/8 41302:0/8 4130:3/9 4130:4/9 413:1/9 413:2/9 413:3/9 413:4/9 41:4/9 4:2/9 42:0/9 420:0/9 420:1/9 420:2/9
420:3/9 4203:0/9 4203:1/9 42031:0/9 4203:2/10 4203:3/10 4203:4/10 420:4/10 42:1/10 42:2/10 42:3/10 42:4/10 4:3/10
4:4/10 :0/0
"""


@pytest.mark.parametrize(("n", "trace"), [(4, QVIEW_4), (5, QVIEW_5)])
def test_the_states_are_those_of_the_original_program(n: int, trace: str) -> None:
    search = Search(n)
    for state in trace.split():
        assert (
            "".join(map(str, search.board)) + f":{search.candidate}/{search.solutions}"
            == state
        )
        search.step()


def as_walked(search: Search) -> Walked:
    """Return the state of a search as the other program has it; the plain one counts no comparisons."""
    position = search.position
    assert search.column == position.column
    tested = None if position.is_solution else (position.column, position.candidate)
    comparisons = search.comparisons if isinstance(search, Guided) else 0
    return Walked(position.queens, tested, search.solutions or 0, comparisons)


def states_of(n: int, strategy: Strategy, search: Search) -> list[Walked]:
    """Return the states of the other program, and its end, as `as_walked` has them."""
    states = walk(n, strategy.value)
    return (
        [*states]
        if isinstance(search, Guided)
        else [state._replace(comparisons=0) for state in states]
    )


def event_between(state: Walked, after: Walked) -> Event:
    """Return what leads from a state to the next one of the same round."""
    queens = len(after.queens) - len(state.queens)
    return (
        Event.PLACED if queens > 0 else Event.REMOVED if queens < 0 else Event.REJECTED
    )


@EACH
@pytest.mark.parametrize("is_guided", [False, True])
@pytest.mark.parametrize("n", sizes(1, 6, 8))
def test_each_step_leads_where_the_other_program_goes_and_back_undoes_it(
    n: int, is_guided: bool, strategy: Strategy
) -> None:
    search = Guided(n, strategy) if is_guided else begin(n, strategy)
    states = states_of(n, strategy, search)
    for number, (state, after) in enumerate(pairwise(states)):
        assert (as_walked(search), search.steps) == (state, number)
        before, is_last = search.copy(), number + 2 == len(states)
        event = search.step()
        assert event is (Event.COMPLETED if is_last else event_between(state, after))
        undone = resume(Position.end(n, strategy)) if is_last else search.copy()
        assert undone.back() is event
        assert undone == before
        assert is_last or as_walked(undone) == state, "comparisons are undone too"
    # The next round is like it, and begins where nothing can be undone.
    assert search == begin(n, strategy)
    assert search.back() is None
    assert search == begin(n, strategy)


@EACH
@pytest.mark.parametrize("n", sizes(1, 5, 7))
def test_a_position_alone_tells_the_step_before_it_the_steps_and_the_solutions(
    n: int, strategy: Strategy
) -> None:
    before = None
    for number, state in enumerate(walk(n, strategy.value)):
        position = position_of(n, state, strategy)
        last, entered = last_step(position), resume(position)
        assert (entered.steps, entered.solutions) == (number, state.solutions), position
        assert (last and last.before) == before, position
        assert last is None or last.event is entered.back()
        assert not last or entered.position == before
        before = position


@tiered(20, 100)
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
        ways = list[Position]()
        for _ in range(random.randint(1, 100)):
            ways.append(search.position)
            if search.back() is None:
                ways.pop()
                break
            last = last_step(ways[-1])
            assert last
            assert last.before == search.position
        for position in reversed(ways):
            search.step()
            assert search.position == position
        assert search == twin


@EACH
@pytest.mark.parametrize("stops", [True, False])
@pytest.mark.parametrize("n", sizes(1, 5, 7))
def test_full_speed_lands_where_single_steps_do_from_every_state(
    n: int, stops: bool, strategy: Strategy
) -> None:
    random, search, states = Random(n), begin(n, strategy), list[Search]()
    while not states or search.step() is not Event.COMPLETED:
        states.append(search.copy())
    halt = total = len(states)
    for number in reversed(range(total)):
        for limit in {
            0,
            1,
            2,
            random.randrange(3 * n * n),
            random.randrange(total + 2),
        }:
            twin, passed = states[number].copy(), list[list[int]]()
            made = twin.advance(limit, stop_at_solution=stops, passed=passed)
            assert made == min(max(limit, 1), halt - number)
            assert twin == states[(number + made) % total]
            left = [
                state.board
                for state in states[number : number + made]
                if state.is_solution
            ]
            assert [tuple(board) for board in passed] == left
        if stops and states[number].is_solution:
            halt = number


@MORE_IN_THE_FULL_TIER
@given(
    st.integers(9, 64),
    st.floats(0, 1),
    st.lists(st.tuples(st.integers(0, 9000), st.booleans()), max_size=4),
)
def test_full_speed_lands_where_single_steps_do_on_large_boards(
    tier: str, n: int, share: float, stretches: list[tuple[int, bool]]
) -> None:
    fast, single = (Search.at(position_at(n, share)) for _ in range(2))
    for limit, stops in stretches:
        made = fast.advance(limit, stop_at_solution=stops)
        assert 1 <= made <= max(1, limit)
        event = None
        for done in range(made):
            assert event is not Event.COMPLETED
            assert not (stops and done and single.is_solution)
            event = single.step()
        assert fast == single
        if made < limit:
            assert event is Event.COMPLETED or (stops and single.is_solution)


@EACH
@pytest.mark.parametrize("n", range(4, 7))
def test_only_the_subtree_above_a_root_is_searched_and_counted(
    n: int, strategy: Strategy
) -> None:
    states = walk(n, strategy.value)
    for root in {
        state.queens[:queens]
        for state in states
        for queens in range(4)
        if len(state.queens) >= queens
    }:
        board = tuple(row for _, row in root)
        inside = [state for state in states[:-1] if state.queens[: len(root)] == root]
        full = sum(state.tested is None for state in inside)
        search, fast = begin(n, strategy, board), begin(n, strategy, board)
        assert (search.is_first, search.steps, search.solutions, search.back()) == (
            True,
            0,
            0,
            None,
        )
        for number, state in enumerate(inside):
            assert (search.position.queens, search.steps) == (state.queens, number)
            assert (search.step() is Event.COMPLETED) is (number + 1 == len(inside))
        assert search == begin(n, strategy, board)
        assert fast.advance(10_000, stop_at_solution=False) == len(inside)
        assert fast == search
        assert subtree(n, board, strategy) == (
            len({state.queens for state in inside}),
            full,
        )


@pytest.mark.parametrize("root", [(0,), (1, 3, 0, 2)])
@pytest.mark.parametrize(("limit", "stops"), [(1, True), (1_000_000, True), (3, False)])
def test_a_search_above_a_full_board_has_one_state_and_one_step(
    root: tuple[int, ...], limit: int, stops: bool
) -> None:
    search, first = Search(len(root), root), Search(len(root), root)
    for _ in range(2):
        assert search.advance(limit, stop_at_solution=stops) == 1
        assert search == first
    assert (search.step(), search.back()) == (Event.COMPLETED, None)
    assert (search.is_first, search.is_solution, search.steps, search.solutions) == (
        True,
        True,
        0,
        0,
    )
    assert list(solutions(search)) == [Solution(root, 1)]


@pytest.mark.parametrize(("strategy", "most"), [(PLAIN, 10), (AHEAD, 8), (FEWEST, 8)])
def test_the_numbers_of_a_large_board_are_unknown_until_they_are_told(
    strategy: Strategy, most: int
) -> None:
    for n in (most, most + 1):
        walked = begin(n, strategy)
        walked.advance(2_000, stop_at_solution=False)
        entered = resume(walked.position)
        known = (2_000, walked.solutions) if n == most else (None, None)
        assert (entered.steps, entered.solutions) == known
    entered.step(), entered.back()
    assert entered.steps is None
    assert entered != walked
    entered.set_counts(2_000, walked.solutions or 0)
    assert entered == walked == resume(walked.position, (2_000, walked.solutions or 0))
    entered = resume(Position(n, (0,), 3, strategy))
    while entered.back():
        pass
    assert (entered.steps, entered.solutions) == (0, 0), (
        "at the first position everybody knows them"
    )
    assert resume(Position.first(n, strategy)) == begin(n, strategy)


def test_each_search_takes_its_own_positions_alone() -> None:
    assert type(begin(8)) is type(resume(Position.first(8))) is Search
    assert type(begin(8, AHEAD)) is type(resume(Position.first(8, AHEAD))) is Guided
    with pytest.raises(ValueError, match="is not a position of the plain search"):
        Search.at(Position.first(8, AHEAD))
    with pytest.raises(ValueError, match="column 3 would have no safe square left"):
        begin(4, AHEAD, (0, 2))


@EACH
def test_a_copy_goes_its_own_way(strategy: Strategy) -> None:
    search, alone = Guided(8, strategy), Guided(8, strategy)
    for _ in range(20):
        twin = search.copy()
        assert twin == search
        twin.advance(77)
        assert (search, search.comparisons) == (alone, alone.comparisons)
        assert search.advance(60) == alone.advance(60)


def test_searches_are_equal_in_the_same_state_alone_and_say_where_they_stand() -> None:
    search = Search.at(Position.parse("2,4:1", 4))
    assert repr(search) == "<Search 4 at 2,4:1, step 22>"
    assert search not in (
        Search(4),
        Search(5),
        4,
        search.position,
        Search.at(search.position, counts=(23, 1)),
    )
    assert begin(8) != begin(8, AHEAD) != begin(8, FEWEST)
    with pytest.raises(TypeError, match=r"unhashable"):
        hash(search)
