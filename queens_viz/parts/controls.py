"""The row of controls: its buttons and the speed; on a phone a row of icons."""

from __future__ import annotations

from ..app.actions import BINDINGS
from ..app.commands import Action
from ..looks.controls import ON_PHONES, ControlsLook
from ..pens.buttons import ButtonLook
from ..pens.face import BOLD, SEMIBOLD
from ..pens.rect import Rect
from ..pens.slider import paint_handle, paint_track
from ..pens.ui import Room, Ui
from ..words.words import Words

GROUPS = {Action.BACK, Action.RESTART}
"""The buttons that begin a group, and so stand a little apart."""

LONGEST = Action.NEXT_SOLUTION
"""The button with the longest name."""

NARROWEST, WIDEST = 4, 17
"""The fewest pixels that are left free on either side of a label, and the most, in the window as designed."""

ROW = (Action.RESTART, Action.BACK, Action.RUN, Action.NEXT, Action.NEXT_SOLUTION, Action.ALL)
"""The buttons of a phone from the left; that which halts stands in the place of that which runs."""

GAP, PAD = 3, 3
"""Pixels between two of these, and the fewest on either side of a name."""

ICON = 20
"""Pixels of an icon."""


def controls(ui: Ui, room: Room, said: ControlsLook, say: Words) -> Rect:
    """Draw the buttons from the left, then the speed; the counters stand at the right of them where they have room."""
    if ui.type.touch:
        return _for_fingers(ui, room, said, say)
    row, text, gap, has_keys = Room(*room), ui.type, ui.scaled(8, 4), room.height >= ui.type.body + ui.type.hint
    speed = max(ui.scaled(150), ui.width(say("steps_a_second", speed="1,000"), text.hint + 2) + 8)
    # The counters have a place of their own, which does not grow with them.
    counters = ui.width(say("step_of", steps=88_888, total=88_888), text.body, BOLD) + 2 * gap
    taken = (len(said.buttons) - 1) * gap + speed + 4 * gap
    for beside, short in ((counters, None), (0, None), (0, LONGEST)):
        widths = [_label_width(ui, look, say, has_keys, look.name is short) for look in said.buttons]
        spare = room.width - taken - beside - sum(widths)
        if spare >= NARROWEST * len(widths) and (has_keys or not beside):
            break
    # Where there is hardly any room, groups stand no further apart than buttons.
    apart = 2 * gap if spare >= 2 * NARROWEST * len(widths) + 4 * gap else 0
    pad = max(NARROWEST // 2, min(ui.scaled(WIDEST), (spare - 2 * apart) // (2 * len(widths))))
    for look, width in zip(said.buttons, widths, strict=True):
        row.cut_left(apart if look.name in GROUPS else 0)
        label = say(ON_PHONES[look.action][1]) if look.name is short else look.label
        _draw_button(ui, row.cut_left(width + 2 * pad), look._replace(label=label), has_keys=has_keys)
        row.cut_left(gap)
    row.cut_left(2 * gap)
    if beside:
        # Its name has room where the counters leave it some.
        named = ui.width(f"{said.speed_name}{said.speed_text}", text.hint + 2) + 2 * text.hint
        speed = max(speed, min(named, row.width - round(1.4 * beside)))
        ui.note("counters", row.cut_right(row.width - speed - 2 * gap))
    else:
        row.cut_left(max(0, row.width - 2 * speed))
    row.cut_right(2 * gap if beside else 0)
    _draw_speed(ui, row, said, has_keys=has_keys)
    return room


def _label_width(ui: Ui, look: ButtonLook, say: Words, has_keys: bool, is_short: bool) -> int:
    """Return the width of the widest label, for a button in its place may have another label, but not another width."""
    same = [one for one in BINDINGS if look.name in (one.action, one.stands_for)]
    hints = [say.key(one.keys[0]) for one in same if one.keys and has_keys]
    labels = [say(ON_PHONES[one.action][1] if is_short else one.label) for one in same if one.label]
    widths = [ui.width(label, ui.type.body, BOLD) for label in labels]
    return max(*widths, *(ui.width(hint, ui.type.hint) for hint in hints), 0)


def _draw_button(ui: Ui, place: Room, look: ButtonLook, *, has_keys: bool) -> None:
    """Draw a button, with the key that presses it under its label where there is room."""
    ink, (x, y) = ui.button_ground(look, place), place.center
    # In the place of a key that means something else now there may be one that is too long.
    if has_keys and look.hint and ui.width(look.hint, ui.type.hint) <= place.width:
        ui.text(look.hint, ui.type.hint, ink, center=(x, y + ui.type.body * 0.52))
        y -= round(ui.type.hint * 0.47)
    ui.text(look.label, ui.type.body, ink, BOLD, center=(x, y))


def _draw_speed(ui: Ui, place: Room, said: ControlsLook, *, has_keys: bool) -> None:
    """Draw the slider of the speed, and above it what it says."""
    text = place.within(0, 0)
    text.cut_low(ui.scaled(8, 5))
    track = text.cut_low(ui.scaled(6, 4))
    text.cut_low(ui.scaled(3, 1))
    ui.note("speed", track)
    paint_handle(ui, paint_track(ui, track, round(said.speed_place * track.width)), ui.scaled(8, 5))
    size = ui.type.hint + 2 if has_keys else ui.type.hint
    room = track.width - ui.width(said.speed_text, size)
    if room >= 0:
        ui.text(said.speed_text, size, "text", bottomright=(text.right, text.bottom))
    if has_keys and ui.width(said.speed_name, size) + size // 2 < room:
        ui.text(said.speed_name, size, "muted", bottomleft=(text.left, text.bottom))


def _for_fingers(ui: Ui, room: Room, said: ControlsLook, say: Words) -> Rect:
    """Draw icons over the whole width, over their names where all names have room, each as wide as that takes."""
    body, named = ui.type.body, {look.name: look for look in said.buttons}
    shown = [named[Action.HALT if name is Action.RUN and named[Action.HALT].is_enabled else name] for name in ROW]
    # What stands in for an action has no longer name.
    widths = [ui.width(say(ON_PHONES[name][1]), body, SEMIBOLD) for name in ROW]
    spare = (room.width - (len(ROW) - 1) * GAP - sum(widths)) / len(ROW)
    has_names = spare >= 2 * PAD
    if not has_names:
        widths, spare = [0] * len(ROW), (room.width - (len(ROW) - 1) * GAP) / len(ROW)
    left = float(room.left)
    for look, width in zip(shown, widths, strict=True):
        place, icon = room.column_to(round(left), round(left + width + spare)), ON_PHONES[look.action][0]
        ink, (x, y) = ui.button_ground(look._replace(label=say(ON_PHONES[look.action][1])), place), place.center
        if has_names:
            ui.text(say(ON_PHONES[look.action][1]), body, ink, SEMIBOLD, center=(x, y + 12))
        ui.shape(icon, ICON, ink, (x, y - 10 * has_names))
        left += width + spare + GAP
    return room
