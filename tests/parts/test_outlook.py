"""What there is to see of the later columns."""

from __future__ import annotations

import math

import pytest

from queens_viz import Position
from queens_viz.app.commands import Action
from queens_viz.app.moment import Pace
from queens_viz.looks import tree
from queens_viz.looks.board import BoardLook
from queens_viz.looks.looks import board_of
from queens_viz.looks.scene import Scene
from queens_viz.looks.tree import TreeLook
from queens_viz.parts.outlook import left_of
from queens_viz.pens.icons import Icon
from queens_viz.words.outlook import Outlook
from queens_viz.words.words import LANGUAGES

from .. import facts
from ..app.keyboard import Keyboard
from ..pairs import each_once
from ..search.test_ahead import attacked_later, empty_later
from ..support import beside_of, click, do, let_go, window_at


def seen(keys: Keyboard) -> tuple[BoardLook, Outlook]:
    """Return the board, and what is told of the later columns."""
    scene = Scene.of(keys.app)
    left = left_of(scene)
    assert left
    return board_of(scene), left


@pytest.mark.parametrize("n", [1, 4, 6])
def test_it_is_what_no_queen_attacks_at_every_step(n: int) -> None:
    keys = Keyboard(":1", n)
    keys("w")
    for state in facts.walk(n)[:-1]:
        board, left = seen(keys)
        assert (keys.player.search.board, keys.player.search.candidate) == (state.board, state.row or 0)
        assert set(board.shaded) == attacked_later(n, state.board), state
        empty = empty_later(n, state.board)
        assert bool(left.reason) is bool(empty)
        assert not empty or board.empty == empty
        keys.app.next()


def test_a_step_back_to_before_the_fatal_queen_tells_otherwise() -> None:
    keys = Keyboard("1,4,6,8,3:1", 8)
    keys("w")
    assert seen(keys)[1].told.startswith("Column 7 has no safe square left:")
    keys("left")
    assert seen(keys)[1].told == "Every later column still has a safe square."
    assert facts.step(8, "1,4,6,8:3") == 461


def test_a_shown_position_has_its_own_columns() -> None:
    keys = Keyboard("1,5,8,6,3,7,2,4", 8)
    keys("w")
    keys.app.show(Position.parse("1,4,6,8,3:1", 8))
    board, left = seen(keys)
    assert (board.empty, left.headline) == ((6,), "Column 7 has no safe square left:")


def test_where_steps_are_too_many_to_be_read_nothing_is_told_of_the_board() -> None:
    keys = Keyboard("1,4,6,8,3:1", 8)
    keys("w")
    scene = Scene.of(keys.app)
    full = scene.moment._replace(pace=Pace(math.inf, None))
    scene = scene._replace(moment=full, seen=full)
    assert (board_of(scene).shaded, left_of(scene)) == (frozenset(), Outlook(""))


def test_the_class_s_own_board_has_a_switch_of_its_own() -> None:
    keys = Keyboard("1,4,6,8,3:7", 8)
    keys("m", "w")
    own = keys.app.own_board
    assert own
    assert (own.is_shaded, keys.app.state.has_outlook, left_of(Scene.of(keys.app))) == (False, False, None)
    keys("w", "escape", "w")
    assert keys.app.state.has_outlook
    keys("m")
    own = keys.app.own_board
    assert own
    assert own.is_shaded


@each_once({"size": [(1280, 800), (600, 480), (390, 844), (844, 390)], "language": [*LANGUAGES]})
def test_it_is_told_whole_and_its_button_takes_it_away(size: tuple[int, int], language: str) -> None:
    window = window_at("1,4,6,8,3:7", language=language)
    do(window, "w", size=size)
    strip = beside_of(window, size).outlook
    assert strip
    assert not strip.cuts
    words = " ".join(values[0] for name, values, _ in strip.strokes if name == "text")
    left = left_of(window.frame().scene)
    assert left
    assert left.told in words or left.short in words
    (button,) = strip.buttons
    assert (button.look.name, button.rect.height >= window.frame().layout.text.touch) == (Action.OUTLOOK, True)
    do(window, click(button.rect.center), let_go(), size=size)
    assert not window.app.state.has_outlook
    assert not beside_of(window, size).outlook


# In the tree.


def tree_at(keys: Keyboard) -> TreeLook:
    return tree.look(Scene.of(keys.app))


def pale(look: TreeLook) -> set[tuple[int, ...]]:
    return {spot.node.board for spot in look.spots if spot.style.fill == "late"}


@pytest.mark.parametrize("n", [4, 5, 6])
def test_a_node_is_pale_if_a_later_column_was_empty_when_its_queen_was_placed(n: int) -> None:
    keys = Keyboard("end", n)
    keys("w", "d")
    look = tree_at(keys)
    late = {spot.node.board for spot in look.spots if spot.node.board and empty_later(n, spot.node.board[:-1])}
    placed = {spot.node.board for spot in look.spots if spot.style.icon is not Icon.THIN_CROSS}
    assert pale(look) == late & placed
    assert bool(pale(look)) is (n == 6)
    assert {spot.style.fill for spot in look.spots if spot.style.icon is Icon.DIAMOND} == {"solved"}


def test_above_the_largest_that_is_counted_no_steps_are_told() -> None:
    keys = Keyboard("8,4,7,9,3:1", 9)
    keys("w")
    assert tree_at(keys).share == ""
