"""My own board: queens are set freely, what attacks what is told, and the search can be taken there."""

from __future__ import annotations

from itertools import combinations
from random import Random
from sys import getsizeof

import pytest

from queens_viz.app.actions import able
from queens_viz.app.commands import Action
from queens_viz.app.exercise import Exercise
from queens_viz.app.own_board import Line, OwnBoard
from queens_viz.looks import card
from queens_viz.looks.own_card import number_of
from queens_viz.looks.scene import Scene
from queens_viz.pens.icons import Icon
from queens_viz.search.position import Position
from queens_viz.words.sentence import Kind

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


@pytest.mark.parametrize("squares", [[(2, 1)], [(1, 1), (2, 1)], [(1, 1), (1, 3)], [(1, 1), (3, 2)]])
def test_what_is_no_beginning_is_no_place_of_the_search(squares: list[Square]) -> None:
    assert board(8, *squares).position is None


def setting(*squares: Square, n: int = 8) -> Keyboard:
    keys = Keyboard("2,4:6" if n == 8 else ":1", n)
    keys("m")
    keys.app.change(own_board=board(n, *squares))
    return keys


def said(keys: Keyboard) -> tuple[Kind, str, str, str]:
    return card.look(Scene.of(keys.app)).sentence


@pytest.mark.parametrize(
    ("squares", "n", "counts"),
    [
        ([(1, 1), (2, 2), (3, 1)], 3, "3 queens · no square is safe any more"),
        ([(1, 1)], 3, "1 queen · 2 squares are still safe"),
        ([(1, 1), (2, 3)], 4, "2 queens · 1 square is still safe"),
    ],
)
def test_safe_squares_are_counted(squares: list[Square], n: int, counts: str) -> None:
    assert said(setting(*squares, n=n))[3] == counts


@pytest.mark.parametrize(
    ("squares", "n", "reason", "counts"),
    [
        (
            [(1, 1), (2, 3), (4, 2)],
            4,
            "The queens don't attack each other, but no further one can be set. Take one back.",
            "3 queens",
        ),
        ([(2, 2)], 3, "The queen attacks every other square. Take it back.", "1 queen"),
    ],
)
def test_where_no_safe_square_is_left_the_card_says_that_a_queen_must_be_taken_back(
    squares: list[Square], n: int, reason: str, counts: str
) -> None:
    shown = card.look(Scene.of(setting(*squares, n=n).app))
    assert shown.sentence == (Kind.BACK, "No square is safe any more", reason, counts)
    assert (shown.role, shown.icon) == ("backtrack", Icon.RETURN)


@pytest.mark.parametrize(
    ("squares", "n", "role", "icon"),
    [
        ([(1, 1), (2, 3)], 4, "safe", Icon.TICK),
        ([(1, 2), (2, 4), (3, 1), (4, 3)], 4, "safe", Icon.TICK),
        ([(1, 1)], 1, "safe", Icon.TICK),
        ([(1, 1), (2, 2), (3, 1)], 3, "attacked", Icon.CROSS),
        ([], 4, "text", None),
    ],
    ids=["a square is left", "a solution", "the only square", "attacked", "empty"],
)
def test_everything_else_on_a_board_of_ones_own_is_no_dead_end(
    squares: list[Square], n: int, role: str, icon: Icon | None
) -> None:
    shown = card.look(Scene.of(setting(*squares, n=n).app))
    assert (shown.role, shown.icon) == (role, icon)


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


def test_keys_set_and_take_queens_and_u_takes_that_back() -> None:
    keys = Keyboard("2,4:6")
    keys("m", "space", "right", "up", "up", "space")
    assert keys.app.state.own_board.queens == {(0, 0), (1, 2)}
    keys("space", "u", "u", "u")
    assert keys.app.state.own_board.queens == frozenset()
    keys("u")
    assert keys.message == "There is nothing to undo."
    assert keys.position == "2,4:6"


def test_what_was_taken_back_is_set_again_until_something_else_is_set() -> None:
    keys = Keyboard("2,4:6")
    keys("m", "space", "right", "up", "up", "space", "home", "u", "u")
    assert keys.app.state.own_board.queens == {(0, 0)}
    keys("shift+u")
    assert keys.app.state.own_board.queens == {(0, 0), (1, 2)}
    keys("shift+u", "shift+u")
    assert keys.app.state.own_board.queens == frozenset()
    assert keys.message == "There is nothing to redo."
    keys("u", "space", "shift+u")
    assert keys.message == "There is nothing to redo."
    assert keys.app.state.own_board.queens == {(0, 0)}
    assert keys.position == "2,4:6"


def test_the_cursor_stays_on_the_board() -> None:
    keys = Keyboard(":1", 2)
    keys("m", "left", "down")
    assert keys.app.cursor == (0, 0)
    keys(*["right", "up"] * 3)
    assert keys.app.cursor == (1, 1)


def test_home_clears_and_can_be_taken_back_and_w_shades() -> None:
    keys = setting((1, 1), (2, 3))
    keys("home")
    assert keys.app.state.own_board.queens == frozenset()
    keys("home")
    assert keys.message == "The board is empty."
    keys("u")
    assert len(keys.app.state.own_board.queens) == 2
    keys("w")
    assert keys.app.state.own_board.is_shaded is False


def test_the_board_is_kept_until_the_size_changes() -> None:
    keys = setting((1, 1), (2, 3))
    keys("w", "escape")
    assert keys.app.state.exercise is None
    keys("right", "m")
    assert len(keys.app.own_board.queens) == 2  # type: ignore[union-attr]
    keys("+")
    assert keys.app.state.exercise is Exercise.OWN_BOARD
    assert keys.app.own_board == OwnBoard(9, is_shaded=False)


def test_a_safe_beginning_takes_the_search_to_row_1_of_the_next_column() -> None:
    keys = setting((1, 2), (2, 4))
    keys("return")
    assert keys.position == "2,4:1"
    assert keys.app.state.exercise is None
    keys("u")
    assert keys.position == "2,4:6"
    keys = setting((2, 4))
    keys("return")
    assert keys.message == "First the queens must be safe, and stand in columns 1, 2, 3 …"
    assert keys.app.state.exercise is Exercise.OWN_BOARD


def test_positions_are_copied_and_pasted() -> None:
    keys = setting((1, 2), (2, 4))
    keys("c", "home", "c")
    assert keys.desk.paste() == ":1"
    keys.desk.copy("2,4,1,3,5:7")
    keys("v")
    assert keys.app.state.own_board.queens == set(enumerate((1, 3, 0, 2, 4)))
    assert keys.position == "2,4:6"
    keys = setting((2, 4))
    keys("c")
    assert keys.message == "First the queens must be safe, and stand in columns 1, 2, 3 …"


def test_what_is_of_the_search_says_that_it_is_not_on_view() -> None:
    keys = setting((1, 2))
    for key in ("a", "f3", "f2", "l", "o", "g"):
        keys(key)
        assert keys.message == "This is your own board: Esc goes back to the search.", key
    assert not able(keys.app) & {Action.RUN, Action.BACK, Action.NEXT, Action.ALL, Action.SEEK, Action.JUMP}
    assert able(keys.app) >= {Action.THEME, Action.HELP, Action.SAVE, Action.COPY, Action.FASTER, Action.FULL_SCREEN}


def test_a_setting_is_remembered_by_what_it_changed_however_many_queens_stand() -> None:
    own = OwnBoard(100)
    for k in range(100):
        own = own.turned((k, 0))
    own = own.holding(frozenset()).turned((3, 4))
    *ones, cleared, last = own.before
    assert ones == [frozenset({(k, 0)}) for k in range(100)]
    assert cleared == frozenset((k, 0) for k in range(100))
    assert last == frozenset({(3, 4)})
    assert {getsizeof(change) for change in (*ones, last)} == {getsizeof(frozenset({1}))}, "with no room for more"
    for _ in range(2):
        own = own.taken_back()
    assert own.queens == cleared
    assert own.set_again().queens == frozenset()
