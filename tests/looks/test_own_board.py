"""What there is to see of a board that the class sets."""

from __future__ import annotations

from queens_viz.app.commands import Action
from queens_viz.app.own_board import OwnBoard
from queens_viz.looks.looks import Looks
from queens_viz.looks.scene import Scene
from queens_viz.parts.help import sections

from ..app.keyboard import Keyboard


def keys_at(text: str, *presses: str, n: int = 8) -> Keyboard:
    keys = Keyboard(text, n)
    keys(*presses)
    return keys


def looks_of(keys: Keyboard) -> Looks:
    return Looks.of(Scene.of(keys.app))


def test_the_class_s_own_board_shows_queens_pairs_and_attacked_squares() -> None:
    own = OwnBoard(4, frozenset({(0, 0), (2, 2), (1, 3)}), cursor=(3, 1))
    keys = keys_at(":1", "m", n=4)
    keys.app.change(own_board=own)
    shown = looks_of(keys).board
    assert (shown.own, shown.pairs, shown.cursor) == (
        ((0, 0), (1, 3), (2, 2)),
        (((0, 0), (2, 2)), ((1, 3), (2, 2))),
        (3, 1),
    )
    assert shown.shaded == own.attacked
    assert (shown.queens, shown.candidate, shown.badge, shown.marks) == ((), None, None, ())
    stack = looks_of(keys).edges.stack
    assert (stack.cells, stack.attacked, stack.candidate) == (("1", "4", "3"), frozenset({0, 1, 2}), None)
    keys("w")
    assert looks_of(keys).board.shaded == frozenset()
    keys.app.change(own_board=OwnBoard(4, frozenset({(3, 0), (3, 1)})))
    assert looks_of(keys).edges.stack.cells == ("", "", "", "1 …")
    keys.app.change(own_board=OwnBoard(4, frozenset(enumerate((1, 3, 0, 2)))))
    assert (looks_of(keys).board.is_green, looks_of(keys).board.shaded) == (True, frozenset())


def test_the_help_s_undo_and_redo_are_those_of_the_class_s_own_board_while_it_is_on_view() -> None:
    def undo(keys: Keyboard) -> tuple[list[Action | None], bool]:
        lines = [line for section in sections(Scene.of(keys.app)) for line in section.lines]
        (line,) = (line for line in lines if "U" in [key.name for key in line.keys])
        return [key.action for key in line.keys], line.is_enabled

    assert undo(keys_at("2,4:6")) == ([Action.UNDO, Action.REDO], False)
    assert undo(keys_at("2,4:6", "m")) == ([Action.TAKE_BACK, Action.SET_AGAIN], False)
    assert undo(keys_at("2,4:6", "m", "space")) == ([Action.TAKE_BACK, Action.SET_AGAIN], True)
    assert undo(keys_at("2,4:6", "m", "space", "u")) == ([Action.TAKE_BACK, Action.SET_AGAIN], True)
