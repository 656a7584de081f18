"""My own board: queens are set freely, what attacks what is told, and the search can be taken there."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from queens_viz.app.own_board import Line, OwnBoard
from queens_viz.parts.card import Card, card_of
from queens_viz.parts.own_board import number_of
from queens_viz.parts.scene import Scene
from queens_viz.pens.icons import Icon
from queens_viz.search.position import Position
from queens_viz.words.sentence import Kind, Sentence

from .. import facts
from .keyboard import Keyboard

Square = tuple[int, int]


def board(n: int, *squares: Square) -> OwnBoard:
    """Return a board whose queens are counted from 1."""
    return OwnBoard(n, frozenset((column - 1, row - 1) for column, row in squares))


def line(one: Square, other: Square) -> Line | None:
    """Return the line of two squares, by walking from the one in all directions."""
    steps = {(0, 1): Line.COLUMN, (1, 0): Line.ROW, (1, 1): Line.RISING, (1, -1): Line.FALLING}
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
        own = OwnBoard(n, frozenset(random.sample(every, random.randrange(min(n * n, n + 3) + 1))))
        pairs = [(one, other, line(one, other)) for one, other in combinations(sorted(own.queens), 2)]
        assert list(own.pairs) == [pair for pair in pairs if pair[2]]
        attacked = {square for square in every for queen in own.queens if square != queen and line(queen, square)}
        assert own.attacked == attacked - own.queens


@pytest.mark.parametrize("n", [1, 4, 5, 6])
def test_every_solution_is_one_and_has_its_number_and_every_beginning_can_go_on(n: int) -> None:
    for number, rows in enumerate(facts.solutions(n), 1):
        for column in range(n + 1):
            own = OwnBoard(n, frozenset(enumerate(rows[:column])))
            assert own.position == Position(n, rows[:column], 0)
            assert own.is_solution is (column == n)
        assert number_of(Position(n, rows, 0)) == number


def setting(*squares: Square, n: int = 8) -> Keyboard:
    keys = Keyboard("2,4:6" if n == 8 else ":1", n)
    keys("m")
    keys.app.change(own_board=board(n, *squares))
    return keys


def card_on(keys: Keyboard) -> Card:
    return card_of(Scene.of(keys.app))


def said(keys: Keyboard) -> Sentence:
    return card_on(keys).sentence


@pytest.mark.parametrize(
    ("squares", "n", "icon", "told", "counts"),
    [
        ([(1, 1), (2, 3)], 4, Icon.TICK, "", "2 queens · 1 square is still safe"),
        ([(1, 1)], 1, Icon.TICK, "", ""),
        ([(1, 1), (2, 2), (3, 1)], 3, Icon.CROSS, "", "3 queens · no square is safe any more"),
        ([], 4, None, "", ""),
        ([(1, 1), (2, 3), (4, 2)], 4, Icon.RETURN, "no further one can be set. Take one back.", "3 queens"),
        ([(2, 2)], 3, Icon.RETURN, "The queen attacks every other square. Take it back.", "1 queen"),
    ],
)
def test_the_card_says_what_stands_there_and_where_nothing_more_can(
    squares: list[Square], n: int, icon: Icon | None, told: str, counts: str
) -> None:
    shown = card_on(setting(*squares, n=n))
    assert (shown.icon, shown.sentence[2].endswith(told), counts in ("", shown.sentence[3])) == (icon, True, True)


def test_a_solution_is_named_by_its_number_and_once_all_are_known_by_its_likeness() -> None:
    rows = facts.solutions(6)[2]
    squares = [(column + 1, row + 1) for column, row in enumerate(rows)]
    keys = setting(*squares, n=6)
    assert said(keys)[:3] == (
        Kind.SOLUTION, "This is solution 3", "No two queens share a row, a column or a diagonal."
    )  # fmt: skip
    keys("escape", "a")
    keys.finish()
    keys("m")
    like = "turned" if any(rows in facts.turned(one) for one in facts.solutions(6)[:1]) else "mirrored"
    assert said(keys)[2] == f"It is number 3 of all 4, in the order of the search: = 1 {like}."
    keys("return")
    assert keys.app.state.exercise is None
    assert keys.position == ",".join(str(row + 1) for row in rows)


def test_above_10_queens_a_solution_has_a_number_only_if_it_was_found() -> None:
    keys = Keyboard(":1", 12)
    keys("return")
    keys.finish()
    rows = keys.player.search.board
    keys("m")
    keys.app.change(own_board=OwnBoard(12, frozenset(enumerate(rows))))
    assert said(keys)[1] == "This is solution 1"
    keys.app.change(own_board=OwnBoard(12, frozenset(enumerate(rows[::-1]))))
    assert said(keys)[1] == "This is a solution"


def test_queens_that_were_cleared_come_back_and_go_again() -> None:
    cleared, at = frozenset((k, 0) for k in range(100)), Position.first(100)
    own = OwnBoard(100).holding(cleared).holding(frozenset()).answered(at, (3, 4))
    for _ in range(2):
        own = own.taken_back()
    assert own.queens == cleared
    assert own.set_again().queens == frozenset()
