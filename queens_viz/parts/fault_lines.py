"""The lines of a program that are pressed: each is a button over its listing."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..pens import ButtonLook, Rect, Room, Ui
from .source import Visible, VisibleLine

LEAST_TOUCHED = 24
"""Pixels of the height of a line for a finger, which can choose it again at once."""


class LinesLook(NamedTuple):
    """What the lines are drawn from."""

    lines: tuple[VisibleLine, ...]  # those in sight that can be pressed
    name: str  # a template: "line {number}: {text}"
    chosen: int  # the line that the keys have chosen; 0 for none
    action: Action  # of a press: it answers with the line, or chooses it


def lines_look(
    visible: Visible, name: str, *, chosen: int, action: Action
) -> LinesLook:
    """Return the lines in sight that can be pressed; blank lines can't."""
    lines = [line for line in visible.lines() if line.text.strip()]
    return LinesLook(tuple(lines), name, chosen=chosen, action=action)


FRAME = 2
"""Pixels of the frame around the line that is chosen, or under the mouse."""

CORNER = 4
"""Pixels of the radius of its corners."""


def pressed_lines(ui: Ui, room: Room, look: LinesLook) -> None:
    """Add a button for each line, with a frame around the one that is chosen.

    A thinner frame is around the one under the mouse.
    """
    for line in look.lines:
        is_chosen = line.number == look.chosen
        name = Command(look.action, line.number)
        label = look.name.format(number=line.number, text=line.text.strip())
        button = ButtonLook(
            name=name, action=name, label=label, hint="", is_primary=is_chosen
        )
        ui.add_line(button, line.place)
        frame = _frame_of(line.place, room)
        if is_chosen:
            ui.box(frame, edge="accent", line=FRAME, radius=CORNER)
        elif ui.touched == name:
            ui.box(frame, edge="accent", radius=CORNER)


def _frame_of(line: Rect, room: Rect) -> Rect:
    """Return the place of the frame around a line, within the room."""
    return line.inflate(-2, 0).clip(room)
