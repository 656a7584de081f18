"""The lines of a program that are pressed: each is a button over its listing."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..app.find_fault import FindFault
from ..pens import ButtonLook, Rect, Room, Ui
from ..words.words import Words
from .source import Visible, VisibleLine

LEAST_TOUCHED = 24
"""Pixels of the height of a line for a finger, which can choose it again at once."""

LEAST_CLICKED = 12
"""The same for a mouse: rather close lines than lines that have to be scrolled."""


class LinesLook(NamedTuple):
    """What the lines are drawn from."""

    lines: tuple[VisibleLine, ...]  # those in sight that can be pressed
    name: str  # a template: "line {number}: {text}"
    right: frozenset[int]  # lines that were pressed, and are right
    right_name: str  # a template for them
    chosen: int  # the line that the keys have chosen
    action: Action  # of a press: it answers with the line, or chooses it


def lines_look(
    visible: Visible, work: FindFault, say: Words, has_touch: bool
) -> LinesLook:
    """Return the lines in sight that can be pressed; blank lines can't.

    A finger is larger than a line: it only chooses one, and a button answers.
    """
    lines = [line for line in visible.lines() if line.text.strip()]
    return LinesLook(
        tuple(lines),
        name=say("fault_line_name"),
        right=frozenset(work.wrong),
        right_name=say("fault_line_name_right"),
        chosen=work.line,
        action=Action.OTHER_LINE if has_touch else Action.PICK_LINE,
    )


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
        is_right = line.number in look.right
        template = look.right_name if is_right else look.name
        label = template.format(number=line.number, text=line.text.strip())
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
