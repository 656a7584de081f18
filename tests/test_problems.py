"""Other problems: their pictures show states that the search visits, and what attacks the candidate does attack it."""

from __future__ import annotations

import re
from itertools import islice, pairwise
from pathlib import Path

import pytest

from queens_viz.looks.theme import LIGHT

from . import facts, problems
from .problem_pictures import STATES, picture
from .problems import COUNTRIES, GOAL, NUMBERS, OPEN, PROBLEMS, SIDE, walk

FIGURE = re.compile(r"([\d,]+)<!-- (.+?) -->")
"""A figure of the page, and what it is."""

PAGE = (Path(__file__).parent.parent / "docs" / "other-problems.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("n", [3, 4, 5, 6])
def test_the_search_of_all_problems_is_the_search_of_the_queens(n: int) -> None:
    ours = list(walk(problems.queens(n)))
    assert ours == [(state.board, state.row) for state in facts.walk(n) if not state.is_end]


@pytest.mark.parametrize("name", STATES)
def test_a_picture_shows_a_state_of_the_search_with_one_attack(name: str) -> None:
    assert STATES[name] in islice(walk(PROBLEMS[name]), 1000)
    assert len(PROBLEMS[name].attackers(*STATES[name])) == 1
    assert picture(f"{name}.svg").count(f'r="10.75" fill="#{bytes(LIGHT.attacked).hex()}"') == 1


@pytest.mark.parametrize("name", ["sudoku", "map", "sum"])
def test_each_small_problem_has_a_solution(name: str) -> None:
    solutions = [placed for placed, candidate in walk(PROBLEMS[name]) if candidate is None]
    assert len(solutions) == {"sudoku": 1, "map": 6, "sum": 1}[name]


def test_the_digit_of_the_sudoku_stands_in_its_row_column_or_box_and_none_is_left() -> None:
    placed, digit = STATES["sudoku"]
    x, y = OPEN[len(placed)]
    ((u, v),) = problems.clashes(placed, digit)
    assert problems.filled(placed)[u, v] == digit
    assert x == u or y == v or (x // 2, y // 2) == (u // 2, v // 2)
    assert all(problems.clashes(placed, other) for other in range(1, 5))
    assert _after("sudoku") == (placed[:-1], placed[-1] + 1)


def test_the_solution_of_the_sudoku_has_each_digit_once_in_each_row_column_and_box() -> None:
    (solution,) = [placed for placed, candidate in walk(PROBLEMS["sudoku"]) if candidate is None]
    there = problems.filled(solution)
    boxes = [[(x, y) for x in range(u, u + 2) for y in range(v, v + 2)] for u in (0, 2) for v in (0, 2)]
    lines = [[(k, y) for y in range(4)] for k in range(4)] + [[(x, k) for x in range(4)] for k in range(4)]
    assert all({there[cell] for cell in part} == {1, 2, 3, 4} for part in [*boxes, *lines])


def test_the_country_has_a_neighbour_of_its_colour_and_yellow_is_left() -> None:
    placed, colour = STATES["map"]
    (k,) = PROBLEMS["map"].attackers(placed, colour)
    assert placed[k] == colour
    assert len(set(COUNTRIES[k]) & set(COUNTRIES[len(placed)])) == 2
    assert _after("map") == (placed, 2)
    assert not PROBLEMS["map"].attackers(placed, 2)


def test_the_number_passes_the_goal_and_two_numbers_are_lifted_later() -> None:
    placed, choice = STATES["sum"]
    assert sum(problems.taken((*placed, choice))) == 19 > GOAL
    states = list(walk(PROBLEMS["sum"]))
    at = states.index(((0, 0, 1), 1))
    assert states[at + 1] == ((0,), 1)
    (solution,) = [placed for placed, candidate in states if candidate is None]
    assert problems.taken(solution) == [8, 5, 3]
    assert set(NUMBERS) == {8, 6, 5, 3}


def test_the_knight_jumps_to_where_it_has_been() -> None:
    placed, square = STATES["knight"]
    assert placed.index(square) == 8
    assert len(placed) == 10
    ways = [(abs(b % SIDE - a % SIDE), abs(b // SIDE - a // SIDE)) for a, b in pairwise(placed)]
    ways.append((abs(square % SIDE - placed[-1] % SIDE), abs(square // SIDE - placed[-1] // SIDE)))
    assert all(way in ((1, 2), (2, 1)) for way in ways)
    assert _after("knight")[0] == placed


def _after(name: str) -> tuple[tuple[int, ...], int | None]:
    """Return what the search tests after the state of a picture."""
    states = list(islice(walk(PROBLEMS[name]), 1000))
    return states[states.index(STATES[name]) + 1]


def test_the_figures_of_the_page_are_what_they_are_said_to_be() -> None:
    found = FIGURE.findall(PAGE)
    assert found
    for written, meant in found:
        assert int(written.replace(",", "")) == eval(meant, {"__builtins__": {}, "tested": problems.tested}), meant
    assert {name for name in STATES if f"images/{name}.svg" in PAGE} == set(STATES)
    assert len(re.findall(r"^\*\*The return\.\*\*", PAGE, re.MULTILINE)) == len(STATES)
