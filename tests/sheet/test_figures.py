"""The figures of the plans, held against what is true of the search without the program."""

from __future__ import annotations

import pytest

from queens_viz.search.listing import LISTINGS, Program
from queens_viz.sheet.figures import tables
from queens_viz.words.words import Words

from .. import facts

NAMES = "zero one two three four five six"


def written(text: str, language: str = "en") -> str:
    return text.format_map(tables(Words(language), NAMES))


def first(n: int) -> int:
    return next(k for k, state in enumerate(facts.walk(n)) if len(state.board) == n)


def failed(n: int, last: int) -> int:
    """Return how many queens have been placed and given up by a step without a solution above them."""
    here = facts.walk(n)[last].board
    return sum(here[: len(board)] != board for board in facts.placed(n, last))


def is_in_vain(n: int, state: facts.Fact) -> bool:
    """Return whether a column after the candidate's own has no safe square left."""
    queens = list(enumerate(state.board))
    return not state.is_end and any(
        all(any(row == other or abs(row - other) == column - k for k, other in queens) for row in range(n))
        for column in range(state.column + 1, n)
    )


@pytest.mark.parametrize("n", [4, 5, 6])
def test_what_is_counted_to_the_first_solution(n: int) -> None:
    last = first(n)
    walk = facts.walk(n)[: last + 1]
    rows = [row + 1 for row in walk[-1].board]
    assert written(f"{{first[{n}]}} {{failed[{n}]}} {{lost[{n}]}} {{placed[{n}]}}") == (
        f"{last} {failed(n, last)} {n * failed(n, last)} {sum(rows)}"
    )
    assert last == sum(rows) + n * failed(n, last)
    assert written(f"{{returns[{n}]}}") == str(sum(state.is_lift for state in walk))
    assert written(f"{{lifted[{n}]}}") == str(sum(len(state.ghosts) for state in walk))
    assert written(f"{{rows[{n}]}}; {{sum[{n}]}}") == f"{', '.join(map(str, rows))}; {' + '.join(map(str, rows))}"


@pytest.mark.parametrize("n", [3, 4, 5, 6])
def test_what_is_counted_in_the_whole_search(n: int) -> None:
    nodes, solutions = facts.size(n, ())
    steps = len(facts.walk(n)) - 1
    assert written(f"{{steps[{n}]}} {{nodes[{n}]}} {{solutions[{n}]}} {{inner[{n}]}}") == (
        f"{steps} {nodes} {solutions} {n * (nodes - solutions)}"
    )
    assert steps == n * (nodes - solutions) + solutions
    assert written(f"{{nodes[{n} 1]}}") == str(facts.size(n, (0,))[0])
    assert written(f"{{late[{n}]}}") == str(sum(is_in_vain(n, state) for state in facts.walk(n)))
    assert written(f"{{ways[{n}]}} {{pairs[{n}]}}").replace(",", "") == f"{n**n} {n * (n - 1) // 2}"


def test_what_is_said_of_positions() -> None:
    assert written("{step[4 2:1]} {last[4 :2]} {answers[4 2:1]}") == (
        f"{facts.step(4, '2:1')} {facts.step(4, ':2') - 1} {first(4) - facts.step(4, '2:1')}"
    )
    assert written("{between[6 :1 :2]}") == str(facts.step(6, ":2"))
    for at in (":2", "4:2", "3:2"):
        before = facts.walk(4)[facts.step(4, at) - 1]
        rows = ",".join(str(row + 1) for row in before.board)
        assert written(f"{{before[4 {at}]}}") == f"{rows}:{(before.row or 0) + 1}"


def test_a_figure_is_written_as_the_language_writes_it_and_as_a_word_where_that_is_asked() -> None:
    assert (written("{steps[8]}"), written("{steps[8]}", "de")) == ("15,812", "15.812")
    assert written("{nodes[3]:word}, {nodes[3]:Word}") == "six, Six"
    assert written("{key[home]} {key[,]}", "de") == "Pos1 ,"
    assert written("{say[is_solution]}") == "It is a solution"
    for program in Program:
        assert written(f"{{lines[{program.value}]}}") == str(len(LISTINGS[program]))


@pytest.mark.parametrize("wrong", ["{first[3]}", "{step[4 9:1]}", "{lines[loops]}", "{nothing[4]}", "{nodes[8]:word}"])
def test_what_there_is_not_is_an_error(wrong: str) -> None:
    with pytest.raises((KeyError, ValueError, IndexError)):
        written(wrong)
