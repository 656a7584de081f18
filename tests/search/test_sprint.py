"""Full speed lands where single steps do."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz import Event, Search
from queens_viz.search.count import subtree
from queens_viz.search.progress import position_at
from queens_viz.search.sprint import EVER, Sprint, whole

from ..tiers import MORE_IN_THE_FULL_TIER, sizes
from .states import STEPS, cycle


@pytest.mark.parametrize("stops", [True, False])
@pytest.mark.parametrize("n", sizes(1, 6, 8))
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


@MORE_IN_THE_FULL_TIER
@given(st.integers(9, 64), st.floats(0, 1), st.lists(st.tuples(st.integers(0, 9000), st.booleans()), max_size=4))
def test_advance_lands_where_single_steps_do_on_large_boards(
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


@pytest.mark.parametrize("n", range(4, 9))
def test_a_sprint_that_goes_on_is_like_one_that_is_set_up_anew(n: int) -> None:
    random, sprint = Random(n), Sprint(n)
    board: list[int] = []
    for _ in range(300):
        queens, stops = random.randrange(1, 9), random.random() < 0.5
        expected = Sprint(n).run(board.copy(), 0, queens, stops=stops)
        assert sprint.run(board, 0, queens, stops=stops) == expected
        board = expected[0]


def test_a_sprint_does_not_take_a_board_that_was_changed_for_the_one_where_it_ended() -> None:
    sprint = Sprint(8)
    board, _, _ = sprint.run([], 0, 5, stops=True)
    board[-1:] = []
    assert sprint.run(board, 7, 3, stops=True) == Sprint(8).run(board, 7, 3, stops=True)


@pytest.mark.parametrize("root", [(), (1,), (1, 3)])
def test_a_sprint_ends_with_the_queens_of_its_root(root: tuple[int, ...]) -> None:
    board, closed, solutions = Sprint(6, root).run(list(root), 0, EVER, stops=False)
    assert board == list(root)
    nodes = subtree(6, root).nodes
    assert (closed, solutions) == (nodes - 1 - subtree(6, root).solutions, subtree(6, root).solutions)


@pytest.mark.parametrize("n", sizes(1, 7, 8))
def test_a_whole_subtree_is_what_single_steps_count(n: int) -> None:
    for position in {state.position for state in cycle(n) if len(state.board) < 4}:
        size = subtree(n, position.board)
        assert whole(n, position.board) == (size.nodes - size.solutions, size.solutions)


def test_copies_advance_each_for_itself() -> None:
    search, alone = Search(8), Search(8)
    for _ in range(50):
        twin = search.copy()
        twin.advance(77)
        assert search == alone
        assert search.advance(60) == alone.advance(60)
