"""The search, step by step and back, against known totals, the original program's own states, and itself."""

from __future__ import annotations

from itertools import pairwise

import pytest

from queens_viz import Event, Position, Search, attackers
from queens_viz.search.count import subtree
from queens_viz.search.search import BORDER, lines_of
from queens_viz.text import Solution, solutions

from .. import facts
from ..tiers import sizes
from .states import FIRST, NODES, SOLUTIONS, STEPS, cycle

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


def as_written(search: Search) -> str:
    """Write a state as the traces above do."""
    return "".join(map(str, search.board)) + f":{search.candidate}/{search.solutions}"


@pytest.mark.parametrize("n", sizes(1, 8, 10))
def test_a_whole_cycle_has_the_known_numbers_of_steps_solutions_and_nodes(n: int) -> None:
    search, steps, solutions, first = Search(n), 0, 0, None
    while True:
        event = search.step()
        steps += 1
        if event is Event.COMPLETED:
            break
        if search.is_solution:
            assert event is Event.PLACED
            solutions += 1
            first = first or steps
    assert (steps, solutions, first) == (STEPS[n], SOLUTIONS[n], FIRST.get(n))
    assert search == Search(n)
    assert subtree(n, ()) == (NODES[n], SOLUTIONS[n])


@pytest.mark.parametrize("n", range(1, 8))
def test_a_second_round_is_like_the_first(n: int) -> None:
    search = Search(n)
    for state in [*cycle(n), *cycle(n)]:
        assert search == state
        search.step()


@pytest.mark.parametrize(("n", "trace"), [(4, QVIEW_4), (5, QVIEW_5)])
def test_the_states_are_those_of_the_original_program(n: int, trace: str) -> None:
    search = Search(n)
    for state in trace.split():
        assert as_written(search) == state
        search.step()


@pytest.mark.parametrize("n", sizes(1, 7, 8))
def test_back_undoes_every_step_of_a_cycle(n: int) -> None:
    for before, after in pairwise(cycle(n)):
        twin = before.copy()
        event = twin.step()
        assert twin == after
        assert twin.back() is event
        assert twin == before


@pytest.mark.parametrize("n", sizes(1, 7, 8))
def test_the_whole_way_back_from_the_end_position(n: int) -> None:
    search = Search.at(Position.end(n))
    assert (search.steps, search.solutions) == (STEPS[n], SOLUTIONS[n])
    events = []
    for state in reversed(list(cycle(n))):
        events.append(search.back())
        assert search == state
    assert events[0] is Event.COMPLETED
    assert Event.COMPLETED not in events[1:]
    assert search.back() is None
    assert search == Search(n)


def test_back_from_far_above_needs_no_history() -> None:
    position = Position(100, (1, 3, 5), 40)
    search = Search.at(position)
    for _ in range(500):
        assert search.back() is not None
    for _ in range(500):
        search.step()
    assert search.position == position


@pytest.mark.parametrize("n", range(1, 8))
def test_events_tell_what_happened(n: int) -> None:
    for before, after in pairwise(cycle(n)):
        event = before.copy().step()
        queens = len(after.board) - len(before.board)
        if event is Event.PLACED:
            assert queens == 1
            assert not attackers(before.board, before.candidate)
        elif event is Event.REJECTED:
            assert queens == 0
            assert attackers(before.board, before.candidate)
        else:
            assert event is Event.LIFTED
            assert queens in (-1, -2)


@pytest.mark.parametrize("n", sizes(1, 6, 7))
def test_a_search_resumes_anywhere_with_its_numbers(n: int) -> None:
    for state in cycle(n):
        assert Search.at(state.position) == state


def test_above_n_10_the_numbers_are_unknown_until_they_are_told() -> None:
    search = Search(12)
    search.advance(5000, stop_at_solution=False)
    resumed = Search.at(search.position)
    assert (resumed.steps, resumed.solutions) == (None, None)
    resumed.step()
    assert resumed.steps is None
    resumed.back()
    assert search.steps is not None
    assert search.solutions is not None
    resumed.tell(search.steps, search.solutions)
    assert resumed == search


def test_at_the_first_position_everybody_knows_the_numbers() -> None:
    search = Search.at(Position(12, (0,), 3))
    while search.back():
        pass
    assert (search.steps, search.solutions) == (0, 0)


@pytest.mark.parametrize("root", [(0,), (1, 3, 0, 2), (0, 2, 4, 1, 3)])
@pytest.mark.parametrize(("limit", "stops"), [(1, True), (3, False), (1_000_000, True)])
def test_a_search_above_a_full_board_has_one_state_and_one_step(root: tuple[int, ...], limit: int, stops: bool) -> None:
    search, begin = Search(len(root), root), Search(len(root), root)
    for _ in range(2):
        assert search.advance(limit, stop_at_solution=stops) == 1
        assert search == begin
    assert search.step() is Event.COMPLETED
    assert search == begin
    assert (search.is_first, search.is_solution, search.steps, search.solutions) == (True, True, 0, 0)
    assert search.back() is None
    assert list(solutions(search)) == [Solution(root, 1)]


def test_a_search_is_told_from_what_is_none_and_says_where_it_stands() -> None:
    search = Search(4)
    search.advance(5)
    assert search != "2:3"
    assert repr(search) == "<Search 4 at 1,3:2, step 5>"
    with pytest.raises(TypeError):
        hash(search)


@pytest.mark.parametrize("n", range(4, 8))
@pytest.mark.parametrize("root", [(1,), (1, 3)])
def test_a_search_above_a_root_steps_through_its_subtree_and_no_further(n: int, root: tuple[int, ...]) -> None:
    search, whole = Search(n, root), Search.at(Position(n, root, 0))
    assert (search.is_first, search.steps, search.solutions) == (True, 0, 0)
    assert search.back() is None
    assert whole.steps is not None
    before, states = whole.steps, []
    while True:
        states.append(search.copy())
        assert search.position == whole.position
        assert search.steps == (whole.steps or 0) - before
        event = search.step()
        if event is Event.COMPLETED:
            break
        assert whole.step() is event
    assert search == Search(n, root)
    assert len(states) == subtree(n, root).nodes * n - (n - 1) * subtree(n, root).solutions
    last = states[-1]
    for state in reversed(states[:-1]):
        last.back()
        assert last == state


def test_searches_are_equal_in_the_same_state_alone_and_are_no_keys() -> None:
    search = Search(4)
    assert search == Search(4)
    assert search != Search(5)
    assert search != 4
    assert search != search.position
    assert search != Search.at(Position(12, (), 0))
    other = Search.at(Position(4, (1,), 0), counts=(1, 0))
    assert other != Search.at(Position(4, (1,), 0))
    with pytest.raises(TypeError, match=r"unhashable"):
        hash(search)


def test_a_search_shows_where_it_stands() -> None:
    search = Search.at(Position.parse("2,4:1", 4))
    assert repr(search) == "<Search 4 at 2,4:1, step 22>"


def test_numbers_that_the_caller_knows_are_taken_as_they_are() -> None:
    search = Search.at(Position.parse("2,4:1", 12), counts=(960_008, 2))
    assert (search.steps, search.solutions) == (960_008, 2)
    search = Search.at(Position.first(12), counts=(0, 0))
    assert (search.steps, search.solutions) == (0, 0)


def test_at_n_10_numbers_are_counted_at_once_and_above_not() -> None:
    search = Search(10)
    while search.board != (1,):
        search.step()
    assert Search.at(Position(10, (1,), 0)).steps == search.steps
    assert Search.at(Position(11, (1,), 0)).steps is None
    assert Search.at(Position.first(11)).steps == 0


@pytest.mark.parametrize("n", range(1, 10))
def test_two_squares_have_a_line_in_common_where_queens_attack_each_other(n: int) -> None:
    lines = lines_of(n)
    for column in range(n):
        for row in range(n):
            for other in range(column):
                for placed in range(n):
                    is_attacked = placed == row or abs(placed - row) == column - other
                    assert bool(lines[column][row] & lines[other][placed]) is is_attacked
            assert lines[column][row].bit_count() == 3
            assert not lines[column][row] & BORDER
        assert lines[column][n] == BORDER
    assert lines[n] == [BORDER]


@pytest.mark.parametrize("n", range(1, 12))
def test_a_step_from_the_end_position_begins_again(n: int) -> None:
    search = Search.at(Position.end(n))
    assert search.step() is Event.COMPLETED
    assert search == Search(n)
    assert Search.at(Position.end(n)).advance(1000) == 1


@pytest.mark.parametrize(("n", "limit"), [(1, 1), (4, 1), (5, 7), (6, 1000), (7, 100), (8, 999), (8, 100_000)])
def test_each_solution_that_is_passed_is_told_once_and_in_order(n: int, limit: int) -> None:
    search, passed = Search(n), list[list[int]]()
    while search.advance(limit, stop_at_solution=False, passed=passed) and not search.is_first:
        pass
    assert [tuple(board) for board in passed] == facts.solutions(n)


def test_a_solution_on_which_a_search_stops_is_told_when_it_goes_on() -> None:
    search, passed = Search(4), list[list[int]]()
    search.advance(1000, passed=passed)
    assert (search.is_solution, passed) == (True, [])
    search.advance(1, passed=passed)
    assert passed == [[1, 3, 0, 2]]
