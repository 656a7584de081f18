"""What is shown of the program: the loop, and the lines that Python really ran on the way to the position."""

from __future__ import annotations

from functools import cache

import pytest

from queens_viz import Event, Position, Search
from queens_viz.looks.program import LISTING, ProgramLook, look
from queens_viz.search.listing import LISTINGS, Program

from ..search.traced import states


@cache
def traced(n: int, most: int) -> tuple[ProgramLook, ...]:
    """Return which lines Python runs from each state of the listing to the next, and which change something, from 0."""
    return tuple(
        ProgramLook(frozenset(line - 1 for line in state.ran), frozenset(line - 1 for line in state.changed))
        for state in states(Program.LOOP, LISTING, n, most)
    )


def walked(n: int) -> list[Position]:
    """Return the positions of one round, and its end."""
    search, positions = Search(n), [Position.first(n)]
    while search.step() is not Event.COMPLETED:
        positions.append(search.position)
    return [*positions, Position.end(n)]


def test_it_is_the_loop_of_thirteen_lines() -> None:
    assert LISTING is LISTINGS[Program.LOOP]
    assert len(LISTING) == 13


@pytest.mark.parametrize("n", range(1, 7))
def test_the_bars_are_the_lines_that_ran_and_the_bands_those_that_changed_something(n: int) -> None:
    assert tuple(map(look, walked(n))) == traced(n, 10_000)


def test_a_look_of_another_step_is_noticed() -> None:
    assert tuple(map(look, walked(4)[1:])) != traced(4, 10_000)[:-1]
    assert all(look(position).changed < look(position).ran for position in walked(4))


def test_at_the_first_position_the_lines_have_run_that_begin_the_round() -> None:
    assert look(Position.first(8)) == ProgramLook(frozenset({0, 1}), frozenset({0}))
