"""The row of controls: its buttons, and the speed."""

from __future__ import annotations

import math
from typing import NamedTuple

from ..app.binding import Group
from ..app.commands import FASTEST, FULL, SLOWEST, Action
from ..pens.buttons import ButtonLook
from ..pens.icons import Icon
from ..words.words import Words
from .buttons import bindings_of, button
from .scene import Scene

FULL_FROM = 0.97
"""The place on the speed slider, from 0 to 1, from which on it means full speed."""

FASTEST_AT = FULL_FROM - 0.05
"""The place of the fastest speed that is not full."""

ON_PHONES = {
    Action.RESTART: (Icon.FIRST, "short_restart"),
    Action.CLEAR: (Icon.FIRST, "short_clear"),
    Action.BACK: (Icon.BACKWARD, "short_back"),
    Action.RUN: (Icon.PLAY, "run"),
    Action.HALT: (Icon.PAUSE, "halt"),
    Action.NEXT: (Icon.PLAY, "short_next"),
    Action.GO_ON: (Icon.PLAY, "short_next"),
    Action.NEXT_SOLUTION: (Icon.LAST, "short_solution"),
    Action.GO_THERE: (Icon.LAST, "short_go_there"),
    Action.ALL_HAVE_ONE: (Icon.LAST, "short_all_have_one"),
    Action.START: (Icon.LAST, "short_start"),
    Action.ALL: (Icon.ENDLESS, "short_all"),
}
"""The icons of the row's buttons on phones, and the keys of the short names that stand under them."""


class ControlsLook(NamedTuple):
    """The buttons, what the speed is called, where it stands on its slider, from 0 to 1, and how it is written."""

    buttons: tuple[ButtonLook, ...]
    speed_name: str
    speed_place: float
    speed_text: str


def look(scene: Scene) -> ControlsLook:
    """Decide what the row of controls shows. What Space means stands out; what is open changes some buttons."""
    buttons = []
    for binding in bindings_of(scene, Group.CONTROLS):
        shown = scene.stand_ins.get(binding.action, binding)
        is_primary = "space" in binding.keys and "space" not in scene.taken and binding.action in scene.can
        buttons.append(button(scene, shown, name=binding.action, is_primary=is_primary))
    speed = scene.moment.speed
    return ControlsLook(tuple(buttons), scene.say("speed"), place_of(speed), speed_text(speed, scene.say))


def speed_text(speed: float, say: Words) -> str:
    """Return how a speed is written."""
    if speed == FULL:
        return say("full_speed")
    return say("steps_a_second", speed=say.number(speed, 1 if speed < 10 else 0))


def speed_at(place: float) -> float:
    """Return the speed at a place on its slider, from 0 to 1: logarithmic, then full."""
    if place >= FULL_FROM:
        return FULL
    return min(FASTEST, SLOWEST * math.pow(FASTEST / SLOWEST, max(0.0, place) / FASTEST_AT))


def place_of(speed: float) -> float:
    """Return where a speed stands on its slider; the inverse of `speed_at`."""
    if speed == FULL:
        return 1.0
    return math.log(speed / SLOWEST) / math.log(FASTEST / SLOWEST) * FASTEST_AT
