"""The search against known totals, the original program's own states, and itself."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz import Event, Position, Search, attackers
from queens_viz.search.count import Count, count_up_to, subtree
from queens_viz.search.facts import FIRST_SOLUTION, TOTAL_SOLUTIONS, TOTAL_STEPS
from queens_viz.search.tree import position_at
from queens_viz.text import Solution, solutions

STEPS = {1: 2, 2: 6, 3: 18, 4: 62, 5: 230, 6: 898, 7: 3_624, 8: 15_812, 9: 72_730, 10: 348_874}
SOLUTIONS = {1: 1, 2: 0, 3: 0, 4: 2, 5: 10, 6: 4, 7: 40, 8: 92, 9: 352, 10: 724}
NODES = {1: 2, 2: 3, 3: 6, 4: 17, 5: 54, 6: 153, 7: 552, 8: 2_057, 9: 8_394, 10: 35_539}
FIRST = {1: 1, 4: 26, 5: 15, 6: 171, 7: 42, 8: 876, 9: 333, 10: 975}

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


def cycle(n: int) -> Iterator[Search]:
    """Yield the states of a whole cycle, each a search of its own, but for the step that completes it."""
    search = Search(n)
    while True:
        yield search.copy()
        if search.step() is Event.COMPLETED:
            return


def as_written(search: Search) -> str:
    """Write a state as the traces above do."""
    return "".join(map(str, search.board)) + f":{search.candidate}/{search.solutions}"


@pytest.mark.parametrize("n", STEPS)
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


def test_the_facts_that_the_window_shows_agree_with_the_counted_ones() -> None:
    assert {n: TOTAL_STEPS[n] for n in STEPS} == STEPS
    assert {n: TOTAL_SOLUTIONS[n] for n in SOLUTIONS} == SOLUTIONS
    assert (min(TOTAL_STEPS), max(TOTAL_STEPS), TOTAL_STEPS[19]) == (1, 19, 8_687_427_716_392)
    assert (max(TOTAL_SOLUTIONS), TOTAL_SOLUTIONS[27]) == (27, 234_907_967_154_122_528)


@pytest.mark.parametrize(("n", "trace"), [(4, QVIEW_4), (5, QVIEW_5)])
def test_the_states_are_those_of_the_original_program(n: int, trace: str) -> None:
    search = Search(n)
    for state in trace.split():
        assert as_written(search) == state
        search.step()


@pytest.mark.parametrize("n", range(1, 9))
def test_back_undoes_every_step_of_a_cycle(n: int) -> None:
    for before, after in pairwise(cycle(n)):
        twin = before.copy()
        event = twin.step()
        assert twin == after
        assert twin.back() is event
        assert twin == before


@pytest.mark.parametrize("n", range(1, 9))
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


@pytest.mark.parametrize("stops", [True, False])
@pytest.mark.parametrize("n", range(1, 9))
def test_advance_lands_where_single_steps_do_from_every_state(n: int, stops: bool) -> None:
    states = list(cycle(n))
    random = Random(n)
    halts = {number for number, state in enumerate(states) if stops and state.is_solution} | {STEPS[n]}
    halt = STEPS[n]
    for number in reversed(range(STEPS[n])):
        for limit in {0, 1, 2, random.randrange(3 * n * n), random.randrange(STEPS[n] + 2)}:
            search = states[number].copy()
            made = search.advance(limit, stop_at_solution=stops)
            assert made == min(max(limit, 1), halt - number)
            assert search == states[(number + made) % STEPS[n]]
        if number in halts:
            halt = number


@given(st.integers(9, 64), st.floats(0, 1), st.lists(st.tuples(st.integers(0, 9000), st.booleans()), max_size=4))
def test_advance_lands_where_single_steps_do_on_large_boards(
    n: int, share: float, stretches: list[tuple[int, bool]]
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


@pytest.mark.parametrize("n", range(1, 8))
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


@given(st.integers(11, 14), st.integers(1, 20_000))
def test_the_identity_of_the_steps(n: int, steps: int) -> None:
    search = Search(n)
    search.advance(steps, stop_at_solution=False)
    finished = (subtree(n, root) for root in search.position.finished())
    assert count_up_to(search.position, finished) == (search.steps, search.solutions)


@given(st.integers(4, 9), st.lists(st.integers(1, 500), max_size=50))
def test_a_subtree_counts_the_same_in_any_parts(n: int, parts: list[int]) -> None:
    count = Count(n, (1,))
    for part in parts:
        assert count.advance(part) <= part
    while count.size is None:
        count.advance(1000)
    assert count.size == subtree(n, (1,))


def test_positions_are_visited_in_the_order_of_their_paths() -> None:
    paths = [state.position.path for state in cycle(6)]
    assert paths == sorted(paths)


@pytest.mark.parametrize("n", range(1, 7))
def test_positions_as_text_come_back(n: int) -> None:
    for state in cycle(n):
        assert Position.parse(str(state.position), n) == state.position
        assert Position.parse(f"\n {state.position}\t", n) == state.position
        assert Position.parse(str(state.position).replace(",", " "), n) == state.position


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("1 5 8 6 3 7 2 4", Position(8, (0, 4, 7, 5, 2, 6, 1, 3), 0)),
        ("2 4 1:3", Position(8, (1, 3, 0), 2)),
        ("2   4 1 :3", Position(8, (1, 3, 0), 2)),
        ("2:1", Position(8, (1,), 0)),
        (" :1 ", Position.first(8)),
    ],
)
def test_positions_are_also_read_as_lists_of_solutions_write_them(text: str, position: Position) -> None:
    assert Position.parse(text, 8) == position


@pytest.mark.parametrize("root", [(0,), (1, 3, 0, 2), (0, 2, 4, 1, 3)])
def test_a_search_above_a_full_board_has_one_state_and_one_step(root: tuple[int, ...]) -> None:
    search, begin = Search(len(root), root), Search(len(root), root)
    for limit in (1, 3, 1_000_000):
        for stops in (True, False):
            assert search.advance(limit, stop_at_solution=stops) == 1
            assert search == begin
    assert search.step() is Event.COMPLETED
    assert search == begin
    assert (search.is_first, search.is_solution, search.steps, search.solutions) == (True, True, 0, 0)
    assert search.back() is None
    assert list(solutions(search)) == [Solution(root, 1)]


def test_positions_are_written_as_people_count() -> None:
    assert str(Position(8, (1, 3, 0, 2, 4), 6)) == "2,4,1,3,5:7"
    assert str(Position(8, (1, 3, 5, 7, 2, 0, 6, 4), 0)) == "2,4,6,8,3,1,7,5"
    assert str(Position.first(8)) == ":1"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "a position is like"),
        ("1,3", "a position is like"),
        (":", "a row is"),
        (":0", "from 1 to 8, not '0'"),
        (":9", "from 1 to 8, not '9'"),
        (":01", "not '01'"),
        ("8x:1", "not '8x'"),
        ("+1:1", "not '+1'"),
        ("1, 3:1", "not ' 3'"),
        ("1 ,3:1", "not '1 '"),
        ("1 5,8:1", "not '1 5'"),
        ("1\t5:1", "not '1\\t5'"),
        ("1\u00a05:1", "not '1\\xa05'"),
        ("1 5: 1", "not ' 1'"),
        ("01 5:1", "not '01'"),
        ("1 +5:1", "not '+5'"),
        ("٣:1", "a row is"),
        ("2:1:3", "not '1:3'"),
        ("1,2:1", "columns 1 and 2 attack each other"),
        ("1,3,1:5", "columns 1 and 3 attack each other"),
        ("2,4,6,8,3,1,7,5:1", "a board of 8 is full"),
        ("2,4,6,8,3,1,7,5,2", "or 8 rows, not"),
        ("9:1", "from 1 to 8, not '9'"),
        ("9" * 10_000 + ":1", "9…'"),
    ],
)
def test_a_position_that_is_none_is_refused_in_words(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]+$") as error:
        Position.parse(text, 8)
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    ("n", "board", "candidate"),
    [
        (0, (), 0),
        (-1, (), 0),
        (4, (), 5),
        (4, (), -1),
        (4, (1,), 4),
        (4, (1, 3, 0, 2), 1),
        (4, (4,), 0),
        (4, (0, 0), 0),
        (4, (1, 3, 0, 2, 4), 0),
    ],
)
def test_a_state_that_no_search_has_is_refused(n: int, board: tuple[int, ...], candidate: int) -> None:
    with pytest.raises(ValueError, match=r"."):
        Position(n, board, candidate)


@given(st.lists(st.integers(0, 11), max_size=12), st.integers(0, 11))
def test_attackers_are_the_queens_that_share_a_line(board: list[int], candidate: int) -> None:
    there = (len(board), candidate)
    expected = []
    for column, row in enumerate(board):
        lines = {("row", row), ("rising", row - column), ("falling", row + column)}
        if lines & {("row", candidate), ("rising", candidate - there[0]), ("falling", candidate + there[0])}:
            expected.append(column)
    assert attackers(tuple(board), candidate) == tuple(expected)


def test_a_search_is_told_from_what_is_none_and_says_where_it_stands() -> None:
    search = Search(4)
    search.advance(5)
    assert search != "2:3"
    assert repr(search) == "<Search 4 at 1,3:2, step 5>"
    with pytest.raises(TypeError):
        hash(search)


@pytest.mark.parametrize("n", [n for n, first in FIRST_SOLUTION.items() if first < 2_000_000])
def test_the_step_that_finds_the_first_solution_is_the_one_told(n: int) -> None:
    search = Search(n)
    assert search.advance(1 << 62) == FIRST_SOLUTION[n]
    assert search.is_solution
    assert search.steps == FIRST_SOLUTION[n]


def test_the_first_solution_is_told_of_every_size_up_to_25_that_has_one() -> None:
    assert list(FIRST_SOLUTION) == [n for n in range(1, 26) if TOTAL_SOLUTIONS[n]]


def test_the_facts_fit_the_identity_of_the_steps_and_the_symmetry_of_the_board() -> None:
    for n, steps in TOTAL_STEPS.items():
        assert (steps - TOTAL_SOLUTIONS[n]) % n == 0
    assert all(solutions % 2 == 0 for n, solutions in TOTAL_SOLUTIONS.items() if n > 1)


@pytest.mark.parametrize(
    ("n", "board", "candidate", "complaint"),
    [
        (0, (), 0, "a board has at least 1 column, not 0"),
        (-3, (), 0, "a board has at least 1 column, not -3"),
        (4, (1, 3, 0, 2, 1), 0, "a board of 4 has 4 columns, not 5"),
        (4, (4,), 0, "column 1 has no row 5: rows are 1 to 4"),
        (4, (1, -1), 0, "column 2 has no row 0: rows are 1 to 4"),
        (4, (0, 0), 0, "the queens of columns 1 and 2 attack each other"),
        (6, (0, 2, 1), 0, "the queens of columns 2 and 3 attack each other"),
        (4, (), 5, "column 1 has no row 6: rows are 1 to 4"),
        (4, (), -1, "column 1 has no row 0: rows are 1 to 4"),
        (4, (1,), 4, "column 2 has no row 5: rows are 1 to 4"),
        (4, (1, 3, 0, 2), 1, "a board of 4 is full with 4 queens: no candidate can follow"),
        (4, (1,), -1, "column 2 has no row 0: rows are 1 to 4"),
    ],
)
def test_a_state_that_no_search_has_is_refused_in_words(
    n: int, board: tuple[int, ...], candidate: int, complaint: str
) -> None:
    with pytest.raises(ValueError, match=r".") as error:
        Position(n, board, candidate)
    assert str(error.value) == complaint


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("1,3", "a position is like 2,4,1:3 (rows of the queens, then of the candidate), or 4 rows, not '1,3'"),
        ("2,4,1,3:1", "a board of 4 is full with 4 queens: no candidate can follow"),
        ("5:1", "a row is a whole number from 1 to 4, not '5'"),
        ("x" * 40 + ":1", f"a row is a whole number from 1 to 4, not '{'x' * 40}'"),
        ("x" * 41 + ":1", f"a row is a whole number from 1 to 4, not '{'x' * 39}…'"),
    ],
)
def test_complaints_about_a_text_read_as_designed(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=r".") as error:
        Position.parse(text, 4)
    assert str(error.value) == complaint


def test_the_end_position_is_the_only_one_with_a_candidate_above_the_board() -> None:
    assert Position.end(4) == (4, (), 4)
    assert Position.end(4).is_end
    assert not Position(4, (), 3).is_end


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


def test_a_count_tells_how_far_it_is() -> None:
    count = Count(6, (1,))
    made = count.advance(10)
    assert (made, count.steps, count.size) == (10, 10, None)
    while count.size is None:
        made += count.advance(10)
        assert count.steps == made
    assert count.size == subtree(6, (1,))
    assert made == 6 * (count.size.nodes - 1) + 1
    assert count.solutions == count.size.solutions == 1
    assert count.advance(10) == 0
    assert Count(4, (1, 3, 0, 2)).size == (1, 1)
