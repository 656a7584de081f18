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
    line: str  # the number of the line that is wrong
    code: str
    text: str  # how it was found
    is_right: bool  # on the first try
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
    wrong = attempt.line or program.wrong[0]
    announcement = work.result(attempt, say)
    return ResultLine(
        attempt.program_index,
        number=say.number(attempt.program_index + 1),
        line=str(wrong),
        code=program.lines[wrong - 1].text.strip(),
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
WIDEST_LINE = "00"
"""The number of a line, at most."""

TWO_ROWS = 1.2  # the height of each of two rows in a line of the list, in its type


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
    # A result has a sign before it and a gap behind it.
    result_width = text_width + 2 * size
    free = inner.width - number_width - size
    code_size = _code_size(ui, look.lines, free - result_width)
    is_beside = _widest_code(ui, look.lines, code_size) <= free - result_width
    rows = 1
    if not is_beside and height >= 2 * TWO_ROWS * size:
        rows = 2
        code_size = _code_size(ui, look.lines, free)
    for line in look.lines:
        place = inner.cut_top(height)
        _add_line(ui, place, line)
        number = place.cut_left(number_width, size // 2)
        ui.text(line.number, size, "muted", midright=number.midright)
        if rows == 2:
            place = place.within(0, (height - 2 * round(TWO_ROWS * size)) // 2)
            _draw_result(ui, place.cut_top(place.height // 2), line)
        else:
            _draw_result(ui, place.cut_left(result_width, size // 2), line)
        _draw_code(ui, place, line, code_size)


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


def _draw_result(ui: Ui, place: Room, line: ResultLine) -> None:
    """Draw how the fault of a program was found, after a sign."""
    size = ui.type.body
    icon = Icon.TICK if line.is_right else Icon.RING
    role = "safe" if line.is_right else "backtrack"
    sign = place.cut_left(size, size // 2)
    ui.shape(icon, size, role, sign.center)
    ui.label(line.text, size, place, role)


def _code_size(ui: Ui, lines: tuple[ResultLine, ...], width: int) -> int:
    """Return the largest type size of the code that fits a width, or the smallest."""
    smallest = smallest_code(ui)
    for size in range(max(smallest, ui.type.hint), smallest, -1):
        if _widest_code(ui, lines, size) <= width:
            return size
    return smallest


def _widest_code(ui: Ui, lines: tuple[ResultLine, ...], size: int) -> int:
    """Return the width of the longest code with the number of its line, in pixels."""
    number_width = ui.width(WIDEST_LINE, size, CODE) + size // 2
    widths = [ui.width(line.code, size, CODE) for line in lines]
    return number_width + max(widths, default=0)


def _draw_code(ui: Ui, place: Room, line: ResultLine, size: int) -> None:
    """Draw the line that is wrong, after its number."""
    number = place.cut_left(ui.width(WIDEST_LINE, size, CODE), size // 2)
    ui.text(line.line, size, "muted", CODE, midright=number.midright)
    code = ui.cut(line.code, size, place.width, CODE)
    ui.text(code, size, "text", CODE, midleft=place.midleft)
