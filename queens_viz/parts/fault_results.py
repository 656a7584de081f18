"""The end of "Find the fault": each program, its wrong line, and how it was found."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..app.find_fault import Attempt, FindFault
from ..pens import CODE, ButtonLook, Icon, Rect, Room, Ui
from ..search.faulty import FAULTY
from ..words.words import Words
from .source_drawing import smallest_code

FOUND = "found"
"""The name of the list in `ViewState.scrolls`."""


class ResultLine(NamedTuple):
    """A line of the list: a program."""

    program_index: int  # counted from 0
    number: str
    code: str  # the line that is wrong, after its number
    text: str  # how it was found
    is_right: bool  # at the first press
    is_open: bool  # its program is on view
    announcement: str


class ResultsLook(NamedTuple):
    """What the list is drawn from."""

    lines: tuple[ResultLine, ...]  # those in sight
    first: int  # how many lines are above them
    most: int  # the largest number that this can be
    fitting: int  # how many lines fit


def fitting_lines(ui: Ui, room: Rect) -> int:
    """Return how many lines of the list fit a room, at least one."""
    return max(1, (room.height - 2 * MARGIN) // _least_height(ui))


def _least_height(ui: Ui) -> int:
    """Return the least height of a line, in pixels."""
    return max(ui.type.touch, round(LINE_HEIGHT * ui.type.body))


def fault_results_look(
    work: FindFault, fitting: int, scrolled: int, say: Words
) -> ResultsLook:
    """Return what the list shows, in as many lines as fit.

    `scrolled` is the index of the first line in sight, or more.
    """
    most = max(0, len(work.attempts) - fitting)
    first = min(max(0, scrolled), most)
    shown = work.attempts[first : first + fitting]
    lines = [_line_of(work, attempt, say) for attempt in shown]
    return ResultsLook(tuple(lines), first, most, fitting)


def _line_of(work: FindFault, attempt: Attempt, say: Words) -> ResultLine:
    """Return the line of a program."""
    program = FAULTY[attempt.program_index]
    wrong = program.wrong[0]
    announcement = work.result(attempt, say)
    return ResultLine(
        attempt.program_index,
        number=say.number(attempt.program_index + 1),
        code=f"{wrong}  {program.lines[wrong - 1].text.strip()}",
        text=announcement.partition(" ")[2],
        is_right=attempt.is_right,
        is_open=work.looked_at == attempt.program_index,
        announcement=announcement,
    )


# How it is drawn.

MARGIN = 4  # pixels above and below the lines
BAR_MARGIN = 3  # pixels at the right of the scroll bar
LINE_HEIGHT = 1.7  # of a line, in the body's type
HIGHEST_LINE = 3.2  # the same, at most
LEAST_CODE = 8  # the width of the code, in its type: in a narrower place there is none


def fault_results(ui: Ui, room: Room, look: ResultsLook) -> None:
    """Draw the lines, and a scroll bar if there are more. A press opens its program."""
    inner = room.within(ui.padding(room), MARGIN)
    free_share = inner.height // max(1, len(look.lines))
    height = max(_least_height(ui), min(free_share, round(HIGHEST_LINE * ui.type.body)))
    track = room.move(-BAR_MARGIN, 0)
    ui.scroll(FOUND, look.first, most=look.most, line=height, track=track)
    size = ui.type.body
    number_width = max([ui.width(line.number, size) for line in look.lines], default=0)
    text_width = max([ui.width(line.text, size) for line in look.lines], default=0)
    for line in look.lines:
        place = inner.cut_top(height)
        _add_line(ui, place, line)
        _draw_line(ui, place, line, number_width=number_width, text_width=text_width)


def _add_line(ui: Ui, place: Rect, line: ResultLine) -> None:
    """Make a line one that can be pressed: it opens its program."""
    name = Command(Action.LOOK, line.program_index)
    button = ButtonLook(
        name=name,
        action=name,
        label=line.announcement,
        hint="",
        is_primary=line.is_open,
    )
    ui.add_line(button, place)
    if ui.touched == name:
        ui.box(place.inflate(ui.type.body, -2), "hover", radius=ui.scaled(6))


def _draw_line(
    ui: Ui, place: Room, line: ResultLine, *, number_width: int, text_width: int
) -> None:
    """Draw a line: number, sign, how it was found, and the code that is wrong."""
    size = ui.type.body
    number = place.cut_left(number_width, size // 2)
    ui.text(line.number, size, "muted", midright=number.midright)
    icon = Icon.TICK if line.is_right else Icon.RING
    role = "safe" if line.is_right else "backtrack"
    sign = place.cut_left(size, size // 2)
    ui.shape(icon, size, role, sign.center)
    text = place.cut_left(min(text_width, place.width), size)
    ui.label(line.text, size, text, role)
    code_size = max(smallest_code(ui), ui.type.hint)
    if place.width > LEAST_CODE * code_size:
        code = ui.cut(line.code, code_size, place.width, CODE)
        ui.text(code, code_size, "text", CODE, midleft=place.midleft)
