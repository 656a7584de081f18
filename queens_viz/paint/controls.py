"""The row of controls, on a phone one of icons: where buttons and speed slider stand, and how they are painted."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import BINDINGS
from ..app.commands import Action
from ..looks.controls import ON_PHONES, ControlsLook
from ..pens.buttons import Button, ButtonLook, Buttons, paint_button, paint_icon_button
from ..pens.face import BOLD, SEMIBOLD
from ..pens.pen import Pen
from ..pens.rect import NOWHERE, Rect
from ..pens.slider import paint_handle, paint_track
from ..words.words import Words
from .layout import Layout

GROUPS = {Action.BACK, Action.RESTART}
"""The buttons that begin a group, and so stand a little apart."""


LONGEST = Action.NEXT_SOLUTION
"""The button with the longest name."""


NARROWEST = 4
"""The fewest pixels that are left free on either side of a label."""


ROW = (Action.RESTART, Action.BACK, Action.RUN, Action.NEXT, Action.NEXT_SOLUTION, Action.ALL)
"""The buttons of a phone from the left; that which halts stands in the place of that which runs."""

GAP, PAD = 3, 3
"""Pixels between two of these, and the fewest on either side of a name."""


class Controls(NamedTuple):
    """A row of controls and where its parts stand; the counters stand beside it where they have room there.

    Where it `has_hints` it is as high as keys below the labels take.
    """

    look: ControlsLook
    buttons: Buttons
    slider: Rect
    counters: Rect
    has_hints: bool = False


def place(look: ControlsLook, layout: Layout, say: Words, pen: Pen) -> Controls:
    """Place the buttons from the left, then the slider, and at the right the counters, if they have room."""
    if pen.type.touch:
        return _place_for_fingers(look, layout.controls, say, pen)
    room, text = layout.controls, layout.text
    # The counters have a place of their own, which does not grow with them.
    widest = pen.width(say("step_of", steps=88_888, total=88_888), text.body, BOLD)
    slider_width = max(layout.scaled(150), pen.width(say("steps_a_second", speed="1,000"), text.hint + 2) + 8)
    gap = layout.scaled(8, 4)
    needed = slider_width + 4 * gap
    # The counters stand at the right of the row or, where that is full, at the right of the progress line.
    buttons = _place_buttons(look.buttons, layout, say, pen, room.width - needed - widest - 2 * gap, gap)
    is_in_row = layout.has_hints and buttons[-1].rect.right + needed + widest + 2 * gap <= room.right
    if not is_in_row:
        buttons = _place_buttons(look.buttons, layout, say, pen, room.width - needed, gap)
    left = buttons[-1].rect.right + 3 * gap
    right = left + slider_width if is_in_row else room.right
    left = max(left, right - 2 * slider_width)
    slider = Rect(left, 0, right - left, layout.scaled(6, 4))
    slider.bottom = room.bottom - layout.scaled(8, 5)
    counters = room.column_to(right + 2 * gap, room.right) if is_in_row else NOWHERE
    return Controls(look, buttons, slider, counters, has_hints=layout.has_hints)


def _place_buttons(looks: tuple[ButtonLook, ...], layout: Layout, say: Words, pen: Pen, room: int, gap: int) -> Buttons:
    """Place the buttons from the left, with as much room around their labels as there is.

    Where there is none, the one with the longest name has the short one of phones.
    """
    taken = gap * (len(looks) - 1)
    widths = [_label_width(look, say, pen, has_hint=layout.has_hints) for look in looks]
    if sum(widths) + taken + NARROWEST * len(looks) > room:
        looks = tuple(look._replace(label=_name(look.action, say)) if look.name is LONGEST else look for look in looks)
        widths = [
            _label_width(look, say, pen, has_hint=layout.has_hints, is_short=look.name is LONGEST) for look in looks
        ]
    spare = room - sum(widths) - taken - 2 * gap * len(GROUPS)
    # Where there is hardly any room, groups stand no further apart than buttons.
    apart = 2 * gap if spare >= 2 * NARROWEST * len(looks) else 0
    widest_pad = layout.scaled(17)
    pad = max(NARROWEST, min(widest_pad, spare // (2 * len(looks))))
    # Where there is room the first four are of one width.
    least = layout.scaled(104) if pad == widest_pad else 0
    if sum(max(0, least - width - 2 * pad) for width in widths[:4]) > spare - 2 * pad * len(looks):
        least = 0
    placed, x = list[Button](), layout.controls.left
    for k, (look, width) in enumerate(zip(looks, widths, strict=True)):
        if look.name in GROUPS:
            x += apart
        rect = layout.controls.column(x, max(width + 2 * pad, least if k < 4 else 0))
        x = rect.right + gap
        # In the place of a key that means something else now there may be one that is too long.
        has_hint = layout.has_hints and pen.width(look.hint, layout.text.hint) <= rect.width
        placed.append(Button(look if has_hint else look.bare, rect))
    return tuple(placed)


def _label_width(look: ButtonLook, say: Words, pen: Pen, *, has_hint: bool, is_short: bool = False) -> int:
    """Return the width of the widest label, for a button in its place may have another label, but not another width."""
    text, same = pen.type, [one for one in BINDINGS if look.name in (one.action, one.stands_for)]
    hints = [say.key(one.keys[0]) for one in same if one.keys and has_hint]
    labels = [_name(one.action, say) if is_short else say(one.label) for one in same if one.label]
    widths = [pen.width(label, text.body, BOLD) for label in labels]
    return max(*widths, *(pen.width(hint, text.hint) for hint in hints), 0)


def _place_for_fingers(look: ControlsLook, row: Rect, say: Words, pen: Pen) -> Controls:
    """Place the buttons over the whole width, each as wide as its name needs; what stands in for it has none longer."""
    named = {button.name: button for button in look.buttons}
    widths = [pen.width(_name(name, say), pen.type.body, SEMIBOLD) for name in ROW]
    spare = row.width - (len(ROW) - 1) * GAP - sum(widths)
    if spare < 2 * PAD * len(ROW):
        widths, spare = [0] * len(ROW), spare + sum(widths)
    placed, x = list[Button](), float(row.left)
    for name, width in zip(ROW, widths, strict=True):
        shown = named[Action.HALT if name is Action.RUN and named[Action.HALT].is_enabled else name]
        right = x + width + spare / len(ROW)
        rect = row.column_to(round(x), round(right))
        placed.append(Button(shown._replace(label=_name(shown.action, say)), rect))
        x = right + GAP
    return Controls(look, tuple(placed), NOWHERE, NOWHERE)


def _name(action: Action, say: Words) -> str:
    return say(ON_PHONES[action][1])


def paint(pen: Pen, controls: Controls) -> None:
    """Draw the buttons and the speed slider."""
    look, text = controls.look, pen.type
    if text.touch:
        _paint_for_fingers(pen, controls.buttons)
        return
    for button in controls.buttons:
        paint_button(pen, button)
    slider = controls.slider
    handle = paint_track(pen, slider, round(look.speed_place * slider.width))
    paint_handle(pen, handle, pen.scaled(8, 5))
    above = slider.top - pen.scaled(3, 1)
    size = text.hint + 2 if controls.has_hints else text.hint
    room = slider.width - pen.width(look.speed_text, size)
    if room >= 0:
        pen.text(look.speed_text, size, "text", bottomright=(slider.right, above))
    if controls.has_hints and pen.width(look.speed_name, size) + size // 2 < room:
        pen.text(look.speed_name, size, "muted", bottomleft=(slider.left, above))


def _paint_for_fingers(pen: Pen, buttons: Buttons) -> None:
    """Draw each button as an icon, over its name where all names have room."""
    has_names = all(pen.width(button.look.label, pen.type.body, SEMIBOLD) < button.rect.width for button in buttons)
    for button in buttons:
        paint_icon_button(pen, button, ON_PHONES[button.look.action][0], has_name=has_names)
