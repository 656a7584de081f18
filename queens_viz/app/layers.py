"""What may be open, one thing inside another. Enter, Esc and the like belong to the innermost."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import NamedTuple

from .app import App
from .classroom import can_go_on, leave_exercise
from .commands import Action
from .questions import Question
from .tabs import leave_race, toggle_large
from .vote import Vote


class Layer(IntEnum):
    """What may be open, from the outermost to the innermost.

    An exercise is a layer of its own, to which Esc belongs; inside it are what is asked, what has been told and the
    class's own board, to which other keys belong. So is a lesson; the two keys of its clicker count inside them all,
    but for a vote.
    """

    SEARCH = 0
    LESSON = 1
    LARGE_TREE = 2
    RACE = 3
    SHOWN = 4
    EXERCISE = 5
    REASON = 6
    RETURN = 7
    MOVE = 8
    TOLD = 9
    OWN_BOARD = 10
    CLICKER = 11
    VOTE = 12
    TYPED = 13
    RING = 14
    NODES = 15
    MENU = 16
    HELP = 17


class Row(NamedTuple):
    """When a layer is open, and how Esc closes it, None where that closes what is around it.

    A layer that closes with the exercise has no way of its own.
    """

    layer: Layer
    is_open: Callable[[App], bool]
    close: Callable[[App], object] | None = leave_exercise


def _leave_search(app: App) -> None:
    if app.desk.is_full:
        app.tell("leave_full_screen")


TABLE = (
    Row(Layer.HELP, lambda app: app.state.has_help, lambda app: app.change(has_help=False)),
    Row(Layer.MENU, lambda app: app.state.menu is not None, lambda app: app.change(menu=None)),
    Row(Layer.NODES, lambda app: app.front.ringed is Action.NODE, lambda app: app.front.drop_ring()),
    Row(Layer.RING, lambda app: app.front.ringed is not None, lambda app: app.front.drop_ring()),
    Row(Layer.TYPED, lambda app: bool(app.state.typed), lambda app: app.change(typed="")),
    Row(Layer.VOTE, lambda app: app.state.vote != Vote(), lambda app: app.change(vote=Vote(), cursor=None)),
    Row(Layer.CLICKER, lambda app: app.state.lesson is not None, None),
    Row(Layer.OWN_BOARD, lambda app: app.own_board is not None),
    Row(Layer.TOLD, can_go_on),
    Row(Layer.MOVE, lambda app: app.asking.question is Question.MOVE),
    Row(Layer.RETURN, lambda app: app.asking.question is Question.RETURN),
    Row(Layer.REASON, lambda app: app.asking.question is Question.REASON),
    Row(Layer.EXERCISE, lambda app: app.state.exercise is not None and not app.state.shown),
    Row(Layer.SHOWN, lambda app: app.state.shown is not None, lambda app: app.change(shown=None)),
    Row(Layer.RACE, lambda app: app.compare is not None, leave_race),
    Row(Layer.LARGE_TREE, lambda app: app.state.is_large, toggle_large),
    Row(Layer.LESSON, lambda app: app.state.lesson is not None, App.leave_lesson),
    Row(Layer.SEARCH, lambda _: True, _leave_search),
)
"""The layers, the innermost first."""


def layers_of(app: App) -> list[Layer]:
    """Return what is open, the innermost first."""
    return [row.layer for row in TABLE if row.is_open(app)]


def inside(app: App) -> list[Layer]:
    """Return what is open beside any ring, menu and help, the innermost first."""
    return [layer for layer in layers_of(app) if Layer.SEARCH < layer < Layer.RING]


def close(app: App) -> None:
    """Close the innermost thing open."""
    next(row.close for row in TABLE if row.close and row.is_open(app))(app)
