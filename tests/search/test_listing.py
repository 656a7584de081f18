"""The two programs: executed as they stand they are the search, and what is said of them is what Python does."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from queens_viz import Event, Position
from queens_viz.search import listing
from queens_viz.search.facts import TOTAL_STEPS
from queens_viz.search.guided import begin
from queens_viz.search.guided_listing import GUIDED
from queens_viz.search.listing import LISTINGS, LOOP, RECURSION, Marks, Program, calls, given, marks, values
from queens_viz.search.strategy import AHEAD, FEWEST, PLAIN, Strategy

from .. import facts
from .strategies import walk
from .traced import states

ROUNDS = 2
Told = tuple[Position, int]
Marking = Callable[[Program, Position], Marks]


def searched(n: int, strategy: Strategy = PLAIN) -> list[Told]:
    """Return the positions of two rounds of the search, the end of each too, with the solutions found."""
    search, told = begin(n, strategy), []
    for _ in range(ROUNDS):
        event, found = None, 0
        while event is not Event.COMPLETED:
            found = (search.solutions or 0) + search.is_solution
            told.append((search.position, found))
            event = search.step()
        told.append((Position.end(n, strategy), found))
    return told


def faults(
    program: Program, lines: list[str], n: int, marking: Marking = marks, strategy: Strategy = PLAIN
) -> list[str]:
    """Return in what an executed listing and what is said of it differ, for two rounds of n."""
    expected = searched(n, strategy)
    reached = states(program, lines, n, len(expected) + 1, rounds=ROUNDS, strategy=strategy)
    found = [f"{len(reached)} states, not {len(expected)}"] if len(reached) != len(expected) else []
    for state, (position, solutions) in zip(reached, expected, strict=False):
        if state.is_end != position.is_end:
            found.append(f"{position}: ends {state.is_end}")
        if state.variables != values(program, position, solutions):
            found.append(f"{position}: {state.variables}")
        if state.calls != (() if program is LOOP else calls(position)):
            found.append(f"{position}: {state.calls}")
        ran, changed = marking(program, position)
        # The function is defined once, before the first round.
        defined = {1} if program is RECURSION and state is reached[0] else set()
        if state.ran != ran | defined:
            found.append(f"{position}: ran {sorted(state.ran)}")
        if state.changed != changed:
            found.append(f"{position}: changed {sorted(state.changed)}")
    return found


@pytest.mark.parametrize("n", range(1, 7))
@pytest.mark.parametrize("program", Program)
def test_every_state_of_two_rounds_is_the_search_s_and_what_is_said_of_it_is_so(program: Program, n: int) -> None:
    assert faults(program, LISTINGS[program], n) == []


def test_the_states_are_those_of_the_plainest_search_too() -> None:
    """Neither `Search` nor `last_step` is asked here."""
    reached = states(LOOP, LISTINGS[LOOP], 6, TOTAL_STEPS[6] + 2)
    assert len(reached) == len(facts.walk(6)) == TOTAL_STEPS[6] + 1
    for state, fact in zip(reached, facts.walk(6), strict=True):
        board = [row + 1 for row in fact.board]
        assert (state.variables["board"], state.variables["solutions"]) == (board, fact.found)
        assert fact.row is None or state.variables["row"] == fact.row + 1


def test_the_picture_of_the_design() -> None:
    position = Position.parse("2,4,1,3,5:7", 8)
    assert calls(position) == ((1, 2, 8), (2, 4, 8), (3, 1, 8), (4, 3, 8), (5, 5, 8), (6, 7, 5))
    assert marks(RECURSION, position) == Marks(frozenset({5, 6}), frozenset({5}))
    assert marks(LOOP, position) == Marks(frozenset({2, 3, 5, 10, 11, 12}), frozenset({11}))
    assert len(LISTINGS[RECURSION]) == 10
    assert len(LISTINGS[LOOP]) == 13


def test_where_the_number_of_solutions_is_not_known_only_it_is_missing() -> None:
    position = Position.parse("2,4:7", 12)
    assert values(LOOP, position, None) == {"board": [2, 4], "row": 7, "solutions": None}


def printed(program: Program, n: int) -> list[list[int]]:
    """Return the lines that a listing prints when it is executed after what is given, as numbers."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec("\n".join([*given(n), *LISTINGS[program]]), {})
    return [[int(word) for word in line.split()] for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("n", range(1, 8))
@pytest.mark.parametrize("program", Program)
def test_after_what_is_given_it_prints_all_solutions(program: Program, n: int) -> None:
    assert printed(program, n) == [[row + 1 for row in board] for board in facts.solutions(n)]


def test_what_is_given_finds_a_row_safe_where_no_queen_attacks_it() -> None:
    names: dict[str, Callable[[list[int], int], bool]] = {}
    exec("\n".join(given(6)), names)
    for fact in facts.walk(6):
        for row in range(6):
            board = [placed + 1 for placed in fact.board]
            assert names["safe"](board, row + 1) is not bool(facts.attacked_by(fact.board, row))


def test_the_largest_board_needs_no_deeper_recursion_than_python_allows() -> None:
    names: dict[str, object] = {}
    steps = count()

    def safe(board: list[int], row: int) -> bool:
        next(steps)
        return row not in board

    def report(board: list[int]) -> None:
        raise StopIteration(len(board))

    exec("\n".join([*given(100), *LISTINGS[RECURSION][:-1]]), names)
    names["safe"], names["report"] = safe, report
    with pytest.raises(StopIteration) as stopped:
        exec(LISTINGS[RECURSION][-1], names)
    assert stopped.value.value == 100


def test_each_program_is_the_other_of_the_other() -> None:
    assert (LOOP.other, RECURSION.other) == (RECURSION, LOOP)


def ran(n: int, strategy: Strategy, lines: list[str]) -> list[tuple[dict[int, int], tuple[int, int] | None]]:
    """Return the states of an executed listing: the queens, and the square that is tested, None on a solution."""
    seen: list[tuple[dict[int, int], tuple[int, int] | None]] = []
    names: dict[str, Any] = {}
    with contextlib.redirect_stdout(io.StringIO()):
        exec("\n".join(given(n, strategy)), names)
        report, safe = names["report"], names["safe"]

        def tested(column: int, row: int) -> bool:
            seen.append((dict(names["queens"]), (column, row)))
            return bool(safe(column, row))

        def reported() -> None:
            seen.append((dict(names["queens"]), None))
            report()

        names |= {"tested": tested, "report": reported}
        exec("\n".join(lines).replace("if safe(", "if tested("), names)
    assert names["queens"] == {}
    return seen


@pytest.mark.parametrize("strategy", [AHEAD, FEWEST])
@pytest.mark.parametrize("n", range(1, 7))
def test_the_recursion_of_each_search_makes_its_steps_in_its_order(n: int, strategy: Strategy) -> None:
    expected = []
    for state in walk(n, strategy.value)[:-1]:
        queens = {column + 1: row + 1 for column, row in state.queens}
        expected.append((queens, state.tested and (state.tested[0] + 1, state.tested[1] + 1)))
    assert ran(n, strategy, GUIDED[strategy]) == expected


@pytest.mark.parametrize("strategy", [AHEAD, FEWEST])
@pytest.mark.parametrize("n", range(1, 7))
def test_what_is_said_of_these_is_what_python_does(n: int, strategy: Strategy) -> None:
    assert faults(RECURSION, GUIDED[strategy], n, strategy=strategy) == []


def test_each_search_has_one_recursion_of_at_most_16_lines_and_only_the_plain_one_is_a_loop() -> None:
    for strategy in (AHEAD, FEWEST):
        lines = listing.listing(RECURSION, strategy)
        assert lines is GUIDED[strategy]
        assert len(lines) <= 16
        assert max(map(len, lines)) <= max(map(len, LISTINGS[RECURSION])) + 15
        assert listing.listing(LOOP, strategy) is None
    assert [listing.listing(program, PLAIN) for program in Program] == [LISTINGS[program] for program in Program]
