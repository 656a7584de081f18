"""What there is to see of the later columns, and what is told of them."""

from __future__ import annotations

import pytest

from queens_viz import Position
from queens_viz.parts.board import board_of
from queens_viz.parts.outlook import left_of
from queens_viz.parts.scene import Scene
from queens_viz.words.words import LANGUAGES

from .. import facts
from ..app.keyboard import Keyboard
from ..pairs import each_once
from ..search.test_ahead import attacked_later, empty_later
from ..support import click, do, part_in, window_at, words_in

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
        board, left = board_of(scene), left_of(scene)
        assert left
        assert set(board.shaded) == attacked_later(n, state.board), state
        assert left.told.endswith("this cannot succeed.") is bool(empty)
        assert not empty or board.empty == empty
        keys.app.next()


def test_a_shown_position_has_its_own_columns() -> None:
    keys = keys_at("1,5,8,6,3,7,2,4", "w")
    keys.app.show(Position.parse(DEAD_END, 8))
    scene = Scene.of(keys.app)
    left = left_of(scene)
    assert left
    assert (board_of(scene).empty, left.told) == ((6,), "Column 7 has no safe square left: this cannot succeed.")


def test_the_class_s_own_board_has_a_switch_of_its_own() -> None:
    keys, seen = keys_at(DEAD_END, "m"), []
    for presses in ("w", "w escape w m"):
        keys(*presses.split())
        assert keys.app.own_board
        seen.append((keys.app.own_board.is_shaded, keys.app.state.has_outlook, left_of(Scene.of(keys.app))))
    assert seen == [(False, False, None), (True, True, None)]


@each_once({"size": [(1280, 800), (600, 480), (390, 844), (844, 390)], "language": [*LANGUAGES]})
def test_it_is_told_whole_and_its_button_takes_it_away(size: tuple[int, int], language: str) -> None:
    window = window_at(DEAD_END, language=language)
    do(window, "w", size=size)
    strip, left = part_in(window, "outlook"), left_of(window.frame().scene)
    assert left
    assert any(one in " ".join(words_in(strip)) for one in (left.told, left.short))
    do(window, click(strip.buttons[0].rect.center), size=size)
    assert not window.app.state.has_outlook
    assert window.frame().noted("outlook") is None
