"""The listing: executed as Python it is the search, and its marks are the lines that really ran."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

import pytest

from queens_viz import Event, Position, Search, attackers
from queens_viz.looks.program import LISTING, look
from queens_viz.search.facts import TOTAL_STEPS

CODE = compile("\n".join(LISTING), "listing", "exec")


def first_state(n: int) -> dict[str, Any]:
    return {
        "n": n,
        "board": [],
        "candidate": 0,
        "solutions": 0,
        "safe": lambda board, candidate: not attackers(tuple(board), candidate),
    }


def lines_run(state: dict[str, Any]) -> set[int]:
    """Execute the listing once and return which of its lines ran, counted from 0."""
    seen = set()

    def trace(frame: FrameType, event: str, _: object) -> Any:
        if frame.f_code is CODE and event == "line":
            seen.add(frame.f_lineno - 1)
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        exec(CODE, state)
    finally:
        sys.settrace(before)
    return seen


def test_it_has_thirteen_lines() -> None:
    assert len(LISTING) == 13


@pytest.mark.parametrize("n", range(1, 8))
def test_the_listing_executed_step_by_step_is_the_search_past_the_wrap(n: int) -> None:
    state, search = first_state(n), Search(n)
    for _ in range(TOTAL_STEPS[n] + 30):
        exec(CODE, state)
        search.step()
        assert (tuple(state["board"]), state["candidate"], state["solutions"]) == (
            search.board,
            search.candidate,
            search.solutions,
        )


@pytest.mark.parametrize("n", range(1, 6))
def test_the_bars_are_the_lines_that_ran_and_the_bands_those_that_changed_something(n: int) -> None:
    state, search = first_state(n), Search(n)
    is_complete = False
    while not is_complete:
        ran = lines_run(state)
        is_complete = search.step() is Event.COMPLETED
        marks = look(Position.end(n) if is_complete else search.position)
        # Python runs no line for a bare else.
        assert marks.ran - {3, 7} == ran - {3, 7}
        assert {3} <= marks.ran or 1 in marks.ran
        assert marks.changed == {k for k in marks.ran if "=" in LISTING[k].replace("==", "") or "append" in LISTING[k]}


def test_at_the_first_position_nothing_has_run() -> None:
    assert look(Position.first(8)) == (frozenset(), frozenset())
