"""What open layers do to buttons: another action may have one, or its key."""

from __future__ import annotations

from .actions import BINDINGS, BOUND
from .binding import Binding
from .commands import Action
from .layers import Layer

STANDING_IN = {
    layer: [row for row in BINDINGS if row.stands_for and layer in row.layers]
    for layer in Layer
}
"""The rows of each layer that have the buttons of other actions."""


def stand_ins(layers: list[Layer], can: frozenset[Action]) -> dict[Action, Binding]:
    """Return the rows that have the buttons of other actions, by these actions.

    Of several rows of a layer, it is the first one whose action is among those that
    `can` be done, or else the first.
    """
    replaced: dict[Action, Binding] = {}
    for layer in layers:
        rows = STANDING_IN[layer]
        if rows:
            possible = [row for row in rows if row.action in can]
            for row in (*possible, *rows):
                assert row.stands_for
                replaced.setdefault(row.stands_for, row)
    return replaced


def taken_keys(layers: list[Layer]) -> frozenset[str]:
    """Return the keys of open layers: a button around the layers can't have them."""
    return frozenset([key for layer in layers for key in BOUND[layer]])
