"""What is out of place: on the class's own board, while several boards are compared, and in a search that looks ahead.

Exercises ask what the plain search does, whose rules a class can follow without help.
"""

from __future__ import annotations

from ..search.facts import counted_at_once
from ..search.strategy import FEWEST, PLAIN
from .app import App
from .class_actions import OF_THE_SEARCH
from .commands import Action
from .compare_actions import OF_ONE_BOARD
from .exercise import Exercise

OF_THE_PLAIN_SEARCH = frozenset({Action.PREDICT, Action.BY_HAND, Action.OWN_BOARD, Action.LISTING})
"""What is out of place in any other search."""


def out_of_place(app: App) -> frozenset[Action]:
    """Return what does not apply where it stands, though it would in another place."""
    if app.state.exercise is Exercise.OWN_BOARD:
        return OF_THE_SEARCH
    if app.compare:
        return OF_ONE_BOARD
    n, strategy = app.player.search.n, app.player.search.strategy
    if strategy is PLAIN:
        return frozenset()
    return OF_THE_PLAIN_SEARCH | {Action.SEEK} if n > counted_at_once(strategy) else OF_THE_PLAIN_SEARCH


def why_out_of_place(app: App, action: Action) -> str:
    """Return the key of the words that say why an action is out of place."""
    if app.own_board:
        return "is_own_board"
    if app.compare:
        return "is_of_one_board"
    return {Action.SEEK: "not_sought", Action.LISTING: "one_listing"}.get(action, "is_of_plain")


def why_not_reached(app: App) -> str:
    """Return the key of the words that say why a square can't be tested."""
    return "comes_later" if app.player.search.strategy is FEWEST else "not_reached"
