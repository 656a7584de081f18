"""What may be open, one thing inside another. Enter, Esc and the like belong to the innermost."""

from __future__ import annotations

from enum import Enum

from .app import App
from .classroom import (
    can_go_on,
    end_vote,
    has_results,
    has_vote,
    is_counting,
    leave_exercise,
)
from .commands import Action
from .questions import Question
from .tabs import leave_race, toggle_large


def _leave_search(app: App) -> None:
    if app.desk.is_full:
        app.show_message("leave_full_screen")


class Layer(Enum):
    """What may be open, from the innermost to the outermost: when it is, and how Esc closes it.

    One that has no way of its own closes with what is around it. An exercise is a layer of its own; inside it are what
    is asked, what has been told and the class's own board, to which other keys belong. So is a lesson; the two keys of
    its clicker count inside them all, but for a vote.
    """

    HELP = (lambda app: app.state.has_help, lambda app: app.change(has_help=False))
    MENU = (lambda app: app.state.menu is not None, lambda app: app.change(menu=None))
    NODES = (
        lambda app: app.front.ringed is Action.NODE,
        lambda app: app.front.drop_ring(),
    )
    RING = (lambda app: app.front.ringed is not None, lambda app: app.front.drop_ring())
    TYPED = (lambda app: bool(app.state.typed), lambda app: app.change(typed=""))
    BALLOT = (is_counting, None)
    VOTE = (has_vote, end_vote)
    CLICKER = (lambda app: app.state.lesson is not None, None)
    OWN_BOARD = (lambda app: app.own_board is not None, leave_exercise)
    EVIDENCE = (can_go_on, leave_exercise)
    MOVE = (lambda app: app.asking.question is Question.MOVE, leave_exercise)
    RETURN = (lambda app: app.asking.question is Question.RETURN, leave_exercise)
    REASON = (lambda app: app.asking.question is Question.REASON, leave_exercise)
    RESULTS = (has_results, None)
    EXERCISE = (
        lambda app: app.state.exercise is not None and not app.state.displayed,
        leave_exercise,
    )
    SHOWN = (
        lambda app: app.state.displayed is not None,
        lambda app: app.change(displayed=None),
    )
    RACE = (lambda app: app.compare is not None, leave_race)
    LARGE_TREE = (lambda app: app.state.is_large, toggle_large)
    LESSON = (lambda app: app.state.lesson is not None, App.leave_lesson)
    SEARCH = (lambda _: True, _leave_search)

    # By identity, in C: each key is looked up by them.
    __hash__ = object.__hash__


TABLE = [(layer, *layer.value) for layer in Layer]
"""Each layer, when it is open, and how Esc closes it."""

AROUND = (Layer.HELP, Layer.MENU, Layer.NODES, Layer.RING, Layer.SEARCH)
"""What lies over all that is open or, as the search does, below it."""


def layers_of(app: App) -> list[Layer]:
    """Return what is open, the innermost first."""
    return [layer for layer, is_open, _ in TABLE if is_open(app)]


def inside(app: App) -> list[Layer]:
    """Return what is open beside any ring, menu and help, the innermost first."""
    return [layer for layer in layers_of(app) if layer not in AROUND]


def close(app: App) -> None:
    """Close the innermost thing open."""
    next(closes for _, is_open, closes in TABLE if closes and is_open(app))(app)
