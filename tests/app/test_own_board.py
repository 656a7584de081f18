"""My own board: what attacks what is told, and what is remembered; screens and stories have the rest."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from queens_viz.app.own_board import Line, OwnBoard
from queens_viz.parts.card_sentence import sentence
from queens_viz.parts.own_board import solution_number
from queens_viz.parts.scene import Scene
from queens_viz.search.position import Position

from .. import facts
from .keyboard import Keyboard

Square = tuple[int, int]


def line(one: Square, other: Square) -> Line | None:
    """Return the line of two squares, by walking from the one in all directions."""
    steps = {
        (0, 1): Line.COLUMN,
        (1, 0): Line.ROW,
        (1, 1): Line.RISING,
        (1, -1): Line.FALLING,
    }
    for (across, up), kind in steps.items():
        for way in range(-12, 13):
            if (one[0] + way * across, one[1] + way * up) == other:
                return kind
    return None


@pytest.mark.parametrize("n", [1, 2, 3, 4, 8])
def test_pairs_and_attacked_squares_are_those_of_all_lines(n: int) -> None:
    random = Random(n)
    every = [(column, row) for column in range(n) for row in range(n)]
    for _ in range(40):
        own = OwnBoard(
            n, frozenset(random.sample(every, random.randrange(min(n * n, n + 3) + 1)))
        )
        pairs = [
            (one, other, line(one, other))
            for one, other in combinations(sorted(own.queens), 2)
        ]
        assert list(own.pairs) == [pair for pair in pairs if pair[2]]
        attacked = {
            square
            for square in every
            for queen in own.queens
            if square != queen and line(queen, square)
        }
        assert own.attacked == attacked - own.queens


@pytest.mark.parametrize("n", [1, 4, 5, 6])
def test_every_solution_is_one_and_has_its_number_and_every_beginning_can_go_on(
    n: int,
) -> None:
    for number, rows in enumerate(facts.solutions(n), 1):
        for column in range(n + 1):
            own = OwnBoard(n, frozenset(enumerate(rows[:column])))
            assert own.position == Position(n, rows[:column], 0)
            assert own.is_solution is (column == n)
        assert solution_number(Position(n, rows, 0)) == number


def test_a_solution_is_named_by_its_number_where_it_was_found_and_by_its_likeness_once_all_are_known() -> (
    None
):
    def said(keys: Keyboard, rows: tuple[int, ...]) -> tuple[str, str]:
        keys("m")
        keys.app.change(own_board=OwnBoard(len(rows), frozenset(enumerate(rows))))
        words = sentence(Scene.of(keys.app))
        keys("escape")
        return words.headline, words.reason

    (first, _, third, _), keys = facts.solutions(6), Keyboard(n=6)
    assert said(keys, third) == (
        "This is solution 3",
        "No two queens share a row, a column or a diagonal.",
    )
    keys("a")
    keys.finish()
    like = "turned" if third in facts.turned(first) else "mirrored"
    assert (
        said(keys, third)[1]
        == f"It is number 3 of 4 in the order of the search (= 1 {like})."
    )
    # Above 10 queens nobody knows its number before.
    keys = Keyboard(n=12)
    keys("return")
    keys.finish()
    rows = keys.player.search.board
    assert [said(keys, one)[0] for one in (rows, rows[::-1])] == [
        "This is solution 1",
        "This is a solution",
    ]


def test_queens_that_were_cleared_come_back_and_go_again() -> None:
    cleared = frozenset((k, 0) for k in range(100))
    own = OwnBoard(100).holding(cleared).holding(frozenset()).toggled((3, 4))
    (queens, history), here = own.history.undo(own.queens), own.queens
    assert (queens, history.redo(queens)[0]) == (frozenset(), here)
    assert history.undo(queens)[0] == cleared
