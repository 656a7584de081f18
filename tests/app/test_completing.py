"""Boards to be completed: how many solutions contain the queens of the own board."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from queens_viz.app.commands import Action
from queens_viz.parts.board import board_of
from queens_viz.parts.card_sentence import sentence
from queens_viz.parts.scene import Scene
from queens_viz.search import completions

from .. import facts
from .keyboard import Keyboard

Square = tuple[int, int]


class Puzzle(NamedTuple):
    """A board to be completed, as somebody has written it."""

    n: int
    text: str
    queens: frozenset[Square]  # (column, row) from 0
    before: int = 8  # the size of the board before


def queens(*squares: Square) -> frozenset[Square]:
    """Return squares that are written as column and row from 1."""
    return frozenset((column - 1, row - 1) for column, row in squares)


PUZZLES = {
    "a drawn grid": Puzzle(
        6,
        "......\n......\n.Q....\n....Q.\n......\n......\n",
        queens((2, 4), (5, 3)),
    ),
    "pairs of row and column": Puzzle(8, "(5,2), (7,6)", queens((2, 5), (6, 7))),
    "a position as chess players write it": Puzzle(
        8, "8/5Q2/3Q4/8/8/8/6Q1/8 w - - 0 1", queens((4, 6), (6, 7), (7, 2))
    ),
    "squares of chess": Puzzle(8, "b5 d6 g2", queens((2, 5), (4, 6), (7, 2))),
    "rows, 0 for an empty column": Puzzle(
        8, "0 5 8 0 0 0 2 0", queens((2, 5), (3, 8), (7, 2))
    ),
    "rows, a sign for an empty column": Puzzle(
        8, "- 5 - - - 7 - 4", queens((2, 5), (6, 7), (8, 4))
    ),
    "a printed matrix of another size": Puzzle(
        5,
        "[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,1],[0,0,0,0,0],[0,0,0,0,0]]",
        queens((5, 3)),
    ),
}
"""Boards to be completed, each in another notation."""


def said(keys: Keyboard) -> str:
    """Return what the card says of the queens."""
    words = sentence(Scene.of(keys.app))
    return f"{words.headline} {words.reason}"


def test_puzzles_in_seven_notations_are_pasted_counted_and_completed() -> None:
    for name, puzzle in PUZZLES.items():
        keys = Keyboard(n=puzzle.before)
        keys.desk.copy(puzzle.text)
        keys("v")
        own = keys.app.own_board
        assert own, name
        assert (own.n, own.queens) == (puzzle.n, puzzle.queens), name
        every = facts.solutions(puzzle.n)
        right = [rows for rows in every if puzzle.queens <= set(enumerate(rows))]
        verb = "contains" if len(right) == 1 else "contain"
        them = "this queen" if len(own.queens) == 1 else "these queens"
        expected = f"{len(right)} of {len(every)} solutions {verb} {them}."
        assert right, name
        assert said(keys).endswith(expected), name
        keys("f")
        assert keys.app.own_board is None, name
        assert keys.app.search.board == right[0], name
        keys("u", "m")
        assert keys.app.own_board == own, name


def test_what_no_solution_contains_is_said_and_leads_nowhere() -> None:
    keys = Keyboard()
    for text, message in (
        ("a1 b3", "No solution contains these queens."),
        ("b2 c3", "No solution contains these queens."),
    ):
        keys("m")
        keys.desk.copy(text)
        keys("v")
        before = keys.app.state.own_board
        assert message in said(keys) or before.pairs
        keys("f")
        assert keys.app.state.message == message
        assert keys.app.own_board == before
        keys("home", "f")
        assert keys.app.state.message == "The board is empty."
        keys("escape")


def test_enter_stays_the_way_to_a_beginning_of_the_search() -> None:
    keys = Keyboard()
    keys("m", "space", "right", "up", "up", "up", "up", "space")
    assert said(keys).endswith("1 of 92 solutions contains these queens.")
    keys("return")
    assert str(keys.app.search.position) == "1,5:1"


def test_a_large_board_is_counted_in_slices_with_a_sign() -> None:
    keys = Keyboard(n=12)
    keys("m", "space")
    counting = "The queen is safe Counting the solutions with this queen …"
    assert said(keys) == counting
    assert keys.app.due == 0
    keys("f")
    slices = 0
    while keys.app.due == 0:
        keys.app.pass_time(1 / 60, spent=1 / 60)
        slices += 1
        count = Scene.of(keys.app).completed
        assert count
        if count.is_counting:
            assert said(keys) == counting
    assert slices > 3
    assert said(keys).endswith("500 of 14,200 solutions contain this queen.")
    # Another queen is counted anew, and Undo finds the number that is known.
    keys("up", "up", "right", "space", "u")
    assert said(keys).endswith("500 of 14,200 solutions contain this queen.")
    keys("escape")
    assert keys.app.player.findings.wanted is None or not Scene.of(keys.app).completed
    assert keys.app.player.findings.wanted is None


def test_above_twelve_queens_the_number_is_a_lower_bound(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(completions, "GIVEN_UP", 100_000)
    keys = Keyboard(n=14)
    keys("m", "space")
    texts = set[str]()
    while not texts or keys.app.due == 0:
        texts.add(said(keys))
        keys.app.pass_time(1 / 60, spent=1 / 60)
    texts.add(said(keys))
    assert "The queen is safe Counting the solutions with this queen …" in texts
    last = keys.app.player.findings.completions(frozenset({(0, 0)})).number
    assert f"At least {last:,} solutions contain this queen." in said(keys)
    # While it is counted, the number changes seldom.
    assert len(texts) < 40


def test_in_a_lesson_nothing_is_counted_for_the_class() -> None:
    keys = Keyboard()
    keys.play("m n")
    assert keys.app.own_board
    assert keys.app.own_board.has_numbers
    keys.play("escape lesson:1.1 pick")
    keys("space", "n", "f")
    scene = Scene.of(keys.app)
    assert keys.app.own_board
    assert scene.own
    assert len(scene.own.queens) == 1
    assert scene.completed is None
    assert "solution" not in said(keys)
    assert not {Action.NUMBERS, Action.FIRST_SOLUTION} & scene.setting.can


def test_numbers_are_on_the_free_squares_alone() -> None:
    keys = Keyboard()
    keys("m", "n")
    board = board_of(Scene.of(keys.app))
    assert len(board.numbers) == 64
    assert sum(number.number for number in board.numbers) == 8 * 92
    assert "how many solutions" in said(keys)
    keys("right", "up", "up", "space", *4 * ["right"], "up", "space")
    own = keys.app.own_board
    assert own
    every = [rows for rows in facts.solutions(8) if own.queens <= set(enumerate(rows))]
    numbers = {
        (number.square, number.number)
        for number in board_of(Scene.of(keys.app)).numbers
    }
    assert numbers == {
        ((column, row), sum(rows[column] == row for rows in every))
        for column, row in own.free
    }
    assert len(numbers) == own.safe_squares == 22
    # Queens that attack each other have no solutions, so there are no numbers.
    keys("up", "space")
    assert keys.app.own_board
    assert keys.app.own_board.pairs
    assert board_of(Scene.of(keys.app)).numbers == ()
    keys("u", "n")
    assert board_of(Scene.of(keys.app)).numbers == ()
