"""The two programs: executed as they stand they are the search, and what is said of them is what Python does."""

from __future__ import annotations

import contextlib
import io

import pytest

from queens_viz import Position
from queens_viz.search.listing import (
    LOOP,
    RECURSION,
    Program,
    calls,
    lines_in_order,
    listing,
    marks,
    preamble,
    values,
)
from queens_viz.search.strategy import AHEAD, FEWEST, PLAIN, Strategy

from ..tiers import sizes
from .strategies import position_of, positions, walk
from .traced import states

PROGRAMS = pytest.mark.parametrize(
    ("program", "strategy"),
    [(LOOP, PLAIN), (RECURSION, PLAIN), (RECURSION, AHEAD), (RECURSION, FEWEST)],
)


@PROGRAMS
@pytest.mark.parametrize("n", range(1, 7))
def test_every_state_of_two_rounds_is_the_search_s_and_what_is_said_of_it_is_so(
    n: int, program: Program, strategy: Strategy
) -> None:
    *there, end = walk(n, strategy.value)
    told = [
        (position_of(n, state, strategy), state.solutions + (state.tested is None))
        for state in there
    ]
    expected = [*told, (Position.end(n, strategy), end.solutions)] * 2
    lines = listing(program, strategy) or []
    reached = states(program, lines, n, len(expected) + 1, rounds=2, strategy=strategy)
    assert len(reached) == len(expected)
    for state, (position, solutions) in zip(reached, expected, strict=True):
        assert state.is_end is position.is_end
        assert state.variables == values(program, position, solutions), position
        assert state.calls == (() if program is LOOP else calls(position)), position
        ran, changed = marks(program, position)
        # The function is defined once, before the first round.
        defined = {1} if program is RECURSION and state is reached[0] else set()
        assert (state.ran, state.changed) == (ran | defined, changed), position
        order = lines_in_order(program, position)
        assert state.order == (*defined, *order), position


def test_only_the_plain_search_is_a_loop() -> None:
    assert (LOOP.other, RECURSION.other) == (RECURSION, LOOP)
    assert [listing(LOOP, strategy) for strategy in (AHEAD, FEWEST)] == [None, None]


def test_where_the_number_of_solutions_is_not_known_only_it_is_missing() -> None:
    position = Position.parse("2,4:7", 12)
    assert values(LOOP, position, None) == {
        "board": [2, 4],
        "row": 7,
        "solutions": None,
    }


@PROGRAMS
@pytest.mark.parametrize("n", sizes(1, 6, 7))
def test_after_what_is_given_it_prints_all_solutions(
    n: int, program: Program, strategy: Strategy
) -> None:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(
            "\n".join([*preamble(n, strategy), *(listing(program, strategy) or [])]), {}
        )
    printed = [
        tuple(int(word) - 1 for word in line.split())
        for line in out.getvalue().splitlines()
    ]
    assert printed == [
        position.rows for position in positions(n, strategy) if position.is_solution
    ]
