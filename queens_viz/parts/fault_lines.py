"""The lines of a program that are pressed: each is a button over its listing."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..app.find_fault import FindFault
from ..pens import ButtonLook, Room, Ui
from ..words.words import Words
from .source import Visible, VisibleLine
from .source_drawing import Framed

LEAST_TOUCHED = 24
"""Pixels of the height of a line for a finger, which can choose it again at once."""

LEAST_CLICKED = 12
"""The same for a mouse: rather close lines than lines that have to be scrolled."""


class LinesLook(NamedTuple):
    """What the lines are drawn from."""

    lines: tuple[VisibleLine, ...]  # those in sight that can be pressed
    name: str  # a template: "line {number}: {text}"
    ruled_out: frozenset[int]  # lines that were pressed, and are right
    ruled_out_name: str  # a template for them
    chosen: int  # the line that keys or a finger have chosen


def lines_look(visible: Visible, work: FindFault, say: Words) -> LinesLook:
    """Return the lines in sight that can be pressed; blank lines can't."""
    lines = [line for line in visible.lines() if line.text.strip()]
    return LinesLook(
        tuple(lines),
        name=say("fault_line_name"),
        ruled_out=frozenset(work.wrong),
        ruled_out_name=say("fault_line_name_right"),
        chosen=work.line,
    )


def pressed_lines(ui: Ui, _: Room, look: LinesLook) -> None:
    """Add a button for each line, which the listing draws.

    The line that is chosen is read out.
    """
    for line in look.lines:
        name = Command(Action.PICK_LINE, line.number)
        template = look.name
        if line.number in look.ruled_out:
            template = look.ruled_out_name
        label = template.format(number=line.number, text=line.text.strip())
        button = ButtonLook(
            name=name,
            action=name,
            label=label,
            hint="",
            is_primary=line.number == look.chosen,
        )
        ui.add_line(button, line.place)
        if button.is_primary:
            ui.announce(label)


def framed_lines(work: FindFault, touched: object) -> Framed:
    """Return the lines with a frame: the chosen one, and the one under the mouse.

    `touched` is the name of the button under the mouse.
    """
    number = 0
    if isinstance(touched, Command) and touched.action is Action.PICK_LINE:
        assert isinstance(touched.value, int)
        number = touched.value
    return Framed(work.line, number)
