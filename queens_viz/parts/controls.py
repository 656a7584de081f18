"""The row of controls: its buttons and the speed; on a phone a row of icons."""

from __future__ import annotations

import math
from functools import lru_cache

from ..app.actions import BINDING_OF, BINDINGS
from ..app.binding import Group
from ..app.commands import FASTEST, FULL, SLOWEST, Action
from ..pens import BOLD, ButtonLook, Icon, Rect, Room, Ui
from ..words.words import Words
from .scene import Setting

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

ROW = (
    Action.RESTART,
    Action.BACK,
    Action.RUN,
    Action.NEXT,
    Action.NEXT_SOLUTION,
    Action.ALL,
)
"""The buttons of a phone from the left; that which halts stands in the place of that which runs."""

GROUPS = {Action.BACK, Action.RESTART}
"""The buttons that begin a group, and so stand a little apart."""

THUMB = 8
"""The radius of the speed's thumb in pixels of a high window."""

NARROWEST, EASY, WIDEST = 2, 6, 17
"""Pixels that are left free on either side of a label: the fewest, those for long labels, and the most as designed."""

GAP = 3
"""Pixels between two buttons of a phone."""


@lru_cache(maxsize=16)
def speed_text(speed: float, say: Words) -> str:
    """Return how a speed is written."""
    if speed == FULL:
        return say("full_speed")
    return say("steps_a_second", speed=say.number(speed, 1 if speed < 10 else 0))


def speed_at(place: float) -> float:
    """Return the speed at a place on its slider, from 0 to 1: logarithmic, then full."""
    if place >= FULL_FROM:
        return FULL
    speed: float = SLOWEST * (FASTEST / SLOWEST) ** (max(0.0, place) / FASTEST_AT)
    return min(FASTEST, speed)


def place_of(speed: float) -> float:
    """Return where a speed stands on its slider; the inverse of `speed_at`."""
    if speed == FULL:
        return 1.0
    return math.log(speed / SLOWEST) / math.log(FASTEST / SLOWEST) * FASTEST_AT


def controls(ui: Ui, room: Room, setting: Setting, speed: float) -> Rect:
    """Draw the buttons from the left, then the speed; the counters stand at the right of them where they have room.

    What Space means stands out.
    """
    buttons, say = list[ButtonLook](), setting.say
    for action in setting.actions_in(Group.CONTROLS):
        is_space = "space" in BINDING_OF[action].keys and "space" not in setting.taken
        buttons.append(
            setting.button(action, is_primary=is_space and action in setting.can)
        )
    if ui.type.touch:
        return _for_fingers(ui, room, buttons, say)
    row, text, gap, has_keys = (
        Room(*room),
        ui.type,
        ui.scaled(8, 4),
        room.height >= ui.type.body + ui.type.hint,
    )
    # The counters have a place of their own, which does not grow with them.
    counters = (
        ui.width(say("step_of", steps=88_888, total=88_888), text.body, BOLD) + 2 * gap
    )
    bare = max(ui.scaled(150), ui.width(speed_text(FASTEST, say), text.hint) + 8)
    named = bare + ui.width(say("speed"), text.hint)
    for beside, slider, short, least in (
        (counters, named, None, EASY),
        (counters, named, Action.NEXT_SOLUTION, NARROWEST),
        (0, bare, Action.NEXT_SOLUTION, NARROWEST),
    ):
        widths = [
            _label_width(ui, look, say, has_keys, look.name is short)
            for look in buttons
        ]
        spare = room.width - (len(widths) + 3) * gap - slider - beside - sum(widths)
        if spare >= 2 * least * len(widths) and (has_keys or not beside):
            break
    free = max(NARROWEST, (spare - 4 * gap) // (2 * len(widths)))
    for look, width in zip(buttons, widths, strict=True):
        row.cut_left(min(2 * gap, 2 * free) if look.name in GROUPS else 0)
        label = say(ON_PHONES[look.action][1]) if look.name is short else look.label
        place = row.cut_left(width + 2 * min(free, ui.scaled(WIDEST)), gap)
        ui.button_over_key(
            place, (look if has_keys else look.bare)._replace(label=label), text.body
        )
    row.cut_left(2 * gap)
    if beside:
        ui.widget.notes["counters"] = row.cut_right(row.width - slider, 2 * gap)
    else:
        row.cut_left(max(0, row.width - 2 * slider))
    _draw_speed(ui, row, speed, say)
    # At full speed the thumb reaches over the end of its line.
    return Rect(
        *room.topleft, row.right + ui.scaled(THUMB, 5) + 3 - room.left, room.height
    )


def _label_width(
    ui: Ui, look: ButtonLook, say: Words, has_keys: bool, is_short: bool
) -> int:
    """Return the width of the widest label, for a button in its place may have another label, but not another width."""
    widths = [0]
    for one in BINDINGS:
        if look.name in (one.action, one.stands_for):
            label = say(ON_PHONES[one.action][1] if is_short else one.name)
            key = say.key(one.keys[0]) if one.keys and has_keys else ""
            widths += ui.width(label, ui.type.body, BOLD), ui.width(key, ui.type.hint)
    return max(widths)


def _draw_speed(ui: Ui, words: Room, speed: float, say: Words) -> None:
    """Draw the slider of the speed, and above it what it says."""
    name, told = say("speed"), speed_text(speed, say)
    words.cut_bottom(ui.scaled(8, 5))
    track = words.cut_bottom(ui.scaled(6, 4), ui.scaled(3, 1))
    size = min(ui.type.hint, words.height - 2)
    ui.slider(
        Action.SPEED,
        track,
        place_of(speed),
        ui.scaled(THUMB, 5),
        name,
        told,
        track.inflate(16, 28),
    )
    free = words.width - ui.width(told, size)
    if free >= 0:
        ui.text(told, size, "text", bottomright=words.bottomright)
    if ui.width(name, size) + size // 2 < free:
        ui.text(name, size, "muted", bottomleft=words.bottomleft)


def _for_fingers(ui: Ui, room: Room, buttons: list[ButtonLook], say: Words) -> Rect:
    """Draw icons over the whole width, over their names where all names have room, each as wide as that takes."""
    row, body, named = Room(*room), ui.type.body, {look.name: look for look in buttons}
    shown = [
        named[
            Action.HALT
            if name is Action.RUN and named[Action.HALT].is_enabled
            else name
        ]
        for name in ROW
    ]
    # What stands in for an action has no longer name.
    for widths in (
        [ui.width(say(ON_PHONES[name][1]), body, BOLD) for name in ROW],
        [0] * len(ROW),
    ):
        spare = (room.width - (len(ROW) - 1) * GAP - sum(widths)) / len(ROW)
        if spare >= 2 * NARROWEST:
            break
    for look, width in zip(shown, widths, strict=True):
        place = row.cut_left(row.width if look is shown[-1] else width + spare, GAP)
        icon, name = ON_PHONES[look.action][0], say(ON_PHONES[look.action][1])
        ui.button(
            look.bare._replace(label=name if width else "", description=name),
            place,
            icon=icon,
        )
    return room
