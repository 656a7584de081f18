"""The row of controls on a phone: six buttons, each an icon over a short name where all names have room."""

from __future__ import annotations

from ..app.commands import Action
from ..looks.controls import ON_PHONES, ControlsLook
from .buttons import Button, paint_icon_button
from .controls import Controls
from .face import SEMIBOLD
from .layout import NOWHERE
from .pen import Pen
from .rect import Rect

ROW = (Action.RESTART, Action.BACK, Action.RUN, Action.NEXT, Action.NEXT_SOLUTION, Action.ALL)
"""The buttons from the left; that which halts stands in the place of that which runs."""

GAP, PAD = 3, 3
"""Pixels between two buttons, and the fewest on either side of a name."""


def place(look: ControlsLook, pen: Pen) -> Controls:
    """Place the buttons over the whole width, each as wide as its name needs; what stands in for it has none longer."""
    row, named = pen.layout.controls, {button.name: button for button in look.buttons}
    widths = [pen.width(_name(name, pen), pen.type.body, SEMIBOLD) for name in ROW]
    spare = row.width - (len(ROW) - 1) * GAP - sum(widths)
    if spare < 2 * PAD * len(ROW):
        widths, spare = [0] * len(ROW), spare + sum(widths)
    placed, x = list[Button](), float(row.left)
    for name, width in zip(ROW, widths, strict=True):
        shown = named[Action.HALT if name is Action.RUN and named[Action.HALT].is_enabled else name]
        right = x + width + spare / len(ROW)
        rect = Rect(round(x), row.top, round(right) - round(x), row.height)
        placed.append(Button(shown._replace(label=_name(shown.action, pen), hint=""), rect))
        x = right + GAP
    return Controls(look, tuple(placed), NOWHERE, NOWHERE)


def _name(action: Action, pen: Pen) -> str:
    return pen.say(ON_PHONES[action][1])


def paint(pen: Pen, controls: Controls) -> None:
    """Draw the buttons, with their names if all of these have room."""
    body = pen.type.body
    has_names = all(pen.width(button.look.label, body, SEMIBOLD) < button.rect.width for button in controls.buttons)
    for button in controls.buttons:
        paint_icon_button(pen, button, ON_PHONES[button.look.action][0], has_name=has_names)
