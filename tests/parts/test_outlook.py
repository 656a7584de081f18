"""What there is to see of the later columns, and what is told of them."""

from __future__ import annotations

import pytest

from queens_viz import Position
from queens_viz.parts.board import board_of
from queens_viz.parts.outlook import later_columns
from queens_viz.parts.scene import Scene

from .. import facts
from ..app.keyboard import Keyboard
from ..search.test_ahead import attacked_later, empty_later

DEAD_END = "1,4,6,8,3:7"


def keys_at(text: str, *presses: str, n: int = 8) -> Keyboard:
    keys = Keyboard(text, n)
    keys(*presses)
    return keys


@pytest.mark.parametrize("n", [1, 4, 6])
def test_it_is_what_no_queen_attacks_at_every_step(n: int) -> None:
    keys = keys_at(":1", "w", n=n)
    for state in facts.walk(n)[:-1]:
        scene, empty = Scene.of(keys.app), empty_later(n, state.board)
        board, left = board_of(scene), later_columns(scene)
        assert left
        assert set(board.shaded) == attacked_later(n, state.board), state
        assert left.text.endswith("this can’t succeed.") is bool(empty)
        assert not empty or board.empty == empty
        keys.app.next()


def test_a_shown_position_has_its_own_columns() -> None:
    keys = keys_at("1,5,8,6,3,7,2,4", "w")
    keys.app.show(Position.parse(DEAD_END, 8))
    scene = Scene.of(keys.app)
    left = later_columns(scene)
    assert left
    assert (board_of(scene).empty, left.text) == (
        (6,),
        "Column 7 has no safe square left: this can’t succeed.",
    )
