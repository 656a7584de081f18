"""Found solutions: their order, numbers and twins."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz import Search
from queens_viz.search import solutions as module
from queens_viz.search.solutions import Solutions, images

from .. import facts
from ..tiers import MORE_IN_THE_FULL_TIER


@MORE_IN_THE_FULL_TIER
@given(st.lists(st.integers(0, 39), max_size=80))
def test_solutions_are_kept_once_and_in_order_however_they_come(
    tier: str, order: list[int]
) -> None:
    found, every = Solutions(7), facts.solutions(7)
    for which in order:
        found.add(every[which], which + 1)
    assert [found[index] for index in range(len(found))] == [
        every[which] for which in sorted(set(order))
    ]
    assert [found.number(index) for index in range(len(found))] == [
        which + 1 for which in sorted(set(order))
    ]


def test_a_number_that_becomes_known_is_kept_and_never_lost() -> None:
    found = Solutions(4)
    found.add((1, 3, 0, 2))
    assert found.number(0) is None
    found.add((1, 3, 0, 2), 1)
    found.add((1, 3, 0, 2))
    assert found.number(0) == 1
    assert found.index((1, 3, 0, 2)) == 0
    assert found.index((2, 0, 3, 1)) is None
    assert found.different is None
    found.add((2, 0, 3, 1))
    assert found.different == 1


@pytest.mark.parametrize(
    ("n", "classes"),
    [
        (1, 1),
        (4, 1),
        (5, 2),
        (6, 1),
        (7, 6),
        pytest.param(8, 12, marks=pytest.mark.full),
    ],
)
def test_solutions_that_are_no_twins_are_as_many_as_the_classes(
    n: int, classes: int
) -> None:
    found = Solutions(n)
    for board in facts.solutions(n):
        found.add(board)
    twins = [found.twin(index) for index in range(len(found))]
    assert twins.count(None) == classes
    for index, twin in enumerate(twins):
        if twin is not None:
            assert twin.line < index
            assert twins[twin.line] is None
            assert found[twin.line] in facts.images(found[index])
            assert twin.is_turned is (found[twin.line] in facts.turned(found[index]))
    kinds = {twin.is_turned for twin in twins if twin}
    assert kinds == ({True, False} if n > 4 else {False} if n == 4 else set())


@pytest.mark.parametrize("n", range(1, 8))
def test_the_images_of_a_solution_are_all_of_them(n: int) -> None:
    for board in facts.solutions(n):
        every = [*images(board)]
        assert (len(every), {*every}) == (8, facts.images(board))
        assert {*every[::2]} == {board, *facts.turned(board)}


def test_on_a_large_board_nobody_looks_for_twins() -> None:
    found, search = Solutions(13), Search(13)
    search.advance(10_000)
    found.add(search.board)
    found.add(search.board[::-1])
    assert len(found) == 2
    assert [found.twin(index) for index in (0, 1)] == [None, None]


def test_beyond_the_limit_no_more_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_SOLUTIONS", 3)
    found = Solutions(6)
    for board in facts.solutions(6):
        found.add(board)
    assert len(found) == 3
    assert found.is_full
