"""The part of the table of actions for the class: its exercises, its answers, its own board and its menu."""

from __future__ import annotations

from .app import App
from .binding import DIGITS, Binding, Group
from .classroom import (
    can_answer,
    can_go_on,
    change_own_board,
    go_on,
    go_to_random,
    leave_exercise,
    move_cursor,
    pick,
    pick_column,
    show_answer,
    take,
    turn_by_hand,
    turn_own_board,
    turn_predict,
)  # fmt: skip
from .commands import Action
from .conditions import has_window
from .layers import Layer
from .own_board import OwnBoard
from .questions import Answer, Question

ARROWS = ("left", "right", "up", "down")

SQUARES = (Layer.REASON, Layer.RETURN, Layer.MOVE, Layer.OWN_BOARD)
"""The layers in which squares are chosen."""


def _own(app: App) -> OwnBoard:
    """Return the class's own board, or an empty one where it has none on view."""
    return app.own_board or OwnBoard()


# fmt: off
EXERCISES = (
    Binding(Action.PREDICT, ("p",), lambda app, _: turn_predict(app),
        help="help_predict", label="predict", group=Group.MENU),
    Binding(Action.SAFE, ("y",), lambda app, _: take(app, Answer.SAFE),
        lambda app: can_answer(app, Answer.SAFE),
        help="help_safe", label="safe_button", group=Group.ANSWERS, waits=True),
    Binding(Action.ATTACKED, ("x",), lambda app, _: take(app, Answer.ATTACKED),
        lambda app: can_answer(app, Answer.ATTACKED),
        help="help_safe", label="attacked_button", group=Group.ANSWERS, waits=True),
    Binding(Action.BY_HAND, ("b",), lambda app, _: turn_by_hand(app),
        help="help_by_hand", label="by_hand", group=Group.MENU),
    Binding(Action.OWN_BOARD, ("m",), lambda app, _: turn_own_board(app),
        help="help_own_board", label="own_board", group=Group.MENU),
    Binding(Action.RANDOM, ("g",), lambda app, _: go_to_random(app),
        help="help_random", label="random", group=Group.MENU, moves=True),
    Binding(Action.OUTLOOK, ("w",), lambda app, _: app.change(has_outlook=not app.state.has_outlook),
        help="help_outlook", label="outlook", group=Group.MENU),
    Binding(Action.MENU, ("k",), lambda app, _: app.change(menu=0 if app.state.menu is None else None),
        has_window, help="help_menu", label="menu"),
)
"""What the help lists for the class."""

INSIDE = (
    Binding(Action.LEAVE, (), lambda app, _: leave_exercise(app), lambda app: app.state.exercise is not None,
        label="leave"),
    Binding(Action.IS_SOLUTION, (), lambda app, _: take(app, Answer.SOLUTION),
        lambda app: can_answer(app, Answer.SOLUTION), "not_last_column",
        label="is_solution", group=Group.ANSWERS, inner={Layer.MOVE: ("return",)}),
    Binding(Action.IS_COMPLETE, (), lambda app, _: take(app, Answer.COMPLETE),
        lambda app: can_answer(app, Answer.COMPLETE), "not_top_row",
        label="is_complete", group=Group.ANSWERS, inner={Layer.RETURN: ("end",), Layer.MOVE: ("end",)}),
    Binding(Action.SHOW_ANSWER, (), lambda app, _: show_answer(app),
        lambda app: app.asking.can_show, "not_tried",
        label="show_answer", group=Group.ANSWERS, inner={Layer.MOVE: ("e",)}),
    Binding(Action.GO_ON, (), lambda app, _: go_on(app), can_go_on,
        label="go_on", group=Group.ANSWERS, stands_for=Action.NEXT,
        inner={Layer.TOLD: ("right", "n", "page down", "space")}),
    Binding(Action.CURSOR, (), lambda app, key: move_cursor(app, key), lambda app: app.cursor is not None,
        repeats=True, takes_key=True, inner=dict.fromkeys(SQUARES, ARROWS)),
    Binding(Action.PICK, (), lambda app, square: pick(app, square), lambda app: app.cursor is not None,
        inner=dict.fromkeys(SQUARES, ("space",))),
    Binding(Action.COLUMN, (), lambda app, digit: pick_column(app, digit),
        lambda app: app.asking.question is Question.REASON, takes_key=True, inner={Layer.REASON: DIGITS}),
    Binding(Action.SHADE, (),
        lambda app, _: change_own_board(app, _own(app)._replace(is_shaded=not _own(app).is_shaded)),
        lambda app: app.own_board is not None, label="outlook", stands_for=Action.OUTLOOK,
        inner={Layer.OWN_BOARD: ("w",)}),
    Binding(Action.CLEAR, (), lambda app, _: change_own_board(app, _own(app).holding(frozenset())),
        lambda app: bool(_own(app).queens), "is_empty", label="clear", stands_for=Action.RESTART,
        inner={Layer.OWN_BOARD: ("home", "r")}),
    Binding(Action.TAKE_BACK, (), lambda app, _: change_own_board(app, _own(app).taken_back()),
        lambda app: bool(_own(app).before), "nothing_to_undo", label="undo", stands_for=Action.UNDO,
        inner={Layer.OWN_BOARD: ("u",)}),
    Binding(Action.SET_AGAIN, (), lambda app, _: change_own_board(app, _own(app).set_again()),
        lambda app: bool(_own(app).after), "nothing_to_redo", stands_for=Action.REDO,
        inner={Layer.OWN_BOARD: ("shift+u",)}),
)
"""What belongs to an exercise that is on, and is nowhere else."""

OF_THE_SEARCH = frozenset({
    Action.RUN, Action.HALT, Action.BACK, Action.NEXT, Action.WATCH, Action.NEXT_SOLUTION, Action.ALL, Action.RESTART,
    Action.UNDO, Action.REDO, Action.RANDOM, Action.JUMP, Action.SEEK, Action.BREAKPOINT, Action.CHOOSE, Action.SHOW,
    Action.UP, Action.DOWN, Action.SOLUTIONS, Action.TREE, Action.PROGRAM, Action.LABELS, Action.HIDE,
    Action.REJECTED, Action.LARGE_TREE, Action.FIT, Action.NODE, Action.TURN, Action.LISTING, Action.OUTLOOK,
    Action.COMPARE,
})  # fmt: skip
"""What is out of place while the class has a board of its own: the search is not on view."""
# fmt: on
