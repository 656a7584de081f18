"""How the listing, the calls and the values of a program are painted.

Here is also which type size a listing may have, and where each value is written.
"""

from __future__ import annotations

from typing import NamedTuple

from ..pens import BOLD, REGULAR, SEMIBOLD, Pen, Rect, Room
from ..search.listing import Marks

# Sizes are in the type of what they belong to, except where they are in pixels.

# The listing.

LOOSE_LINE = 1.48  # the height of a line, at most
CLOSE_LINE = 1.11  # the same, from which on smaller type makes room for all lines
TIGHT_LINE = 0.97  # the same, at least
INDENT = 1.4  # of one level: wider than four blanks
GUTTER = 2.3  # at the left of the code, for the numbers
CODE_MARGIN = 0.5  # at the right of the code
NUMBER_TYPE = 0.8
NUMBER_GAP = 0.7  # between a number and its line
LISTING_MARGIN = 3  # pixels above and below

# The calls.

CALL_HEIGHT = 1.55  # of a call, with the gap below it
CALL_FRAME = 0.88  # of a call's height, without that gap
CALL_GAP = 3  # pixels between two calls
CALL_PADDING = 0.7  # between a frame and its texts
CALL_LINE = 1.6  # for the number of the line
CALL_AROUND = 2.2  # a frame is wider than the texts of the longest call


class CallLook(NamedTuple):
    """An open call of the recursion, or an element of the list of the loop."""

    name: str  # of a call, such as "place(3)", or of an element, such as "board[2]"
    row: str  # that it has chosen; empty if it has chosen none
    line: str  # the number of the line that it runs; empty for an element


class ListingLook(NamedTuple):
    """What the listing is painted from."""

    lines: tuple[str, ...]
    marks: Marks
    size: int  # of the type
    corner: tuple[int, int]  # width and height of a button at the upper right


class CallsLook(NamedTuple):
    """What the calls, or the elements of the list, are painted from."""

    calls: tuple[CallLook, ...]  # the innermost call is the last one
    longest: str  # the texts of a call of which none is wider
    size: int  # of the type


class ValueLook(NamedTuple):
    """What a variable is painted from."""

    name: str
    value: str  # empty if it has none
    size: int  # of the type


def largest_listing(pen: Pen, room: Rect, lines: tuple[str, ...], largest: int) -> int:
    """Return the largest type size in which a listing fits a room: `largest` at most.

    In a room that is too low for all lines in the smallest type, the listing is higher
    than the room. If the room is too narrow, the size is even smaller than that type.
    """
    widths = [
        _indent(line, largest) + pen.width(line.lstrip(), largest, SEMIBOLD)
        for line in lines
    ]
    width = max(widths) + (GUTTER + CODE_MARGIN) * largest
    height = room.height - 2 * LISTING_MARGIN
    size_by_width = largest * room.width / width
    line_height = height / len(lines)
    size_by_height = max(pen.smallest, line_height / CLOSE_LINE)
    return int(min(largest, size_by_width, size_by_height))


def is_high_enough(room: Rect, lines: tuple[str, ...], size: int) -> bool:
    """Return whether all lines of a listing in a type size fit the height of a room."""
    height = room.height - 2 * LISTING_MARGIN
    return int(TIGHT_LINE * size) * len(lines) <= height


def paint_listing(pen: Pen, place: Rect, look: ListingLook) -> None:
    """Paint the lines of a listing.

    If they don't all fit, paint those of a page: the one with the current line. Lines
    beside the button in the upper right corner end at its left.
    """
    pen.box(place, "panel")
    room = Room(*place).within(0, LISTING_MARGIN)
    height = _line_height(room, look)
    total = len(look.lines)
    count = min(total, max(1, room.height // height))
    first = _first_line(look.marks, count, total)
    corner_width, corner_height = look.corner
    for index in range(first, first + count):
        line = room.cut_top(height)
        end = line.right
        if line.top < place.top + corner_height:
            end -= corner_width
        _paint_line(pen, line, look, index, end=end)


def _line_height(room: Rect, look: ListingLook) -> int:
    """Return the height of a line, so that all lines fit the room if they can.

    If they would be too close to each other, they have their usual distance instead,
    and only some of them fit.
    """
    height = room.height // len(look.lines)
    if height < int(TIGHT_LINE * look.size):
        return round(CLOSE_LINE * look.size)
    return min(height, round(LOOSE_LINE * look.size))


def _first_line(marks: Marks, count: int, total: int) -> int:
    """Return the index of the first line of the page with the current line.

    A page has `count` lines of the `total`. The current line is the last one that
    changed something or, if none did, the last one that ran.
    """
    numbers = marks.changed or marks.ran
    # Before the first step, no line has run.
    current = max(numbers, default=1) - 1
    start = current - current % count
    # The last page is full: it repeats lines of the page before.
    return min(start, total - count)


def _paint_line(
    pen: Pen, place: Rect, look: ListingLook, index: int, *, end: int
) -> None:
    """Paint a line of the listing with its number. Its code is cut off at x = `end`.

    Indices count from 0, numbers from 1. A line that ran has a mark at the left, and
    one that changed something is on a band.
    """
    size = look.size
    line = look.lines[index]
    number = index + 1
    gutter_end = place.left + round(GUTTER * size)
    y = place.centery
    ink = "muted"
    weight = REGULAR
    if number in look.marks.changed:
        pen.box(place, "band")
        ink = "text"
        weight = SEMIBOLD
    if number in look.marks.ran:
        mark = place.column(place.left, pen.scaled(5, 3))
        pen.box(mark, "backtrack")
    number_size = max(pen.smallest_number(2), round(NUMBER_TYPE * size))
    number_end = gutter_end - round(NUMBER_GAP * size)
    pen.text(str(number), number_size, ink, midright=(number_end, y))
    code_left = gutter_end + _indent(line, size)
    code = pen.cut(line.lstrip(), size, end - code_left, weight)
    pen.text(code, size, "text", weight, midleft=(code_left, y))


def _indent(line: str, size: int) -> int:
    """Return how many pixels a line of code is indented."""
    blanks = len(line) - len(line.lstrip())
    levels = blanks // 4
    return levels * round(INDENT * size)


def paint_calls(pen: Pen, place: Rect, look: CallsLook) -> None:
    """Paint a frame for each call, in as many columns as fit the place.

    The outermost call is at the top of the first column. If there are too many calls,
    an ellipsis takes the place of the outermost ones.
    """
    pen.box(place, "panel")
    size = look.size
    gap = size // 2  # between two columns
    height = round(CALL_HEIGHT * size)
    least_width = pen.width(look.longest, size, BOLD) + round(CALL_AROUND * size)
    # Neither the last column nor the last row needs a gap after it.
    columns = max(1, (place.width + gap) // (least_width + gap))
    width = (place.width + gap) // columns - gap
    rows = (place.height + CALL_GAP) // height
    for index, call in enumerate(_last_calls(look.calls, columns * rows)):
        left = place.left + index // rows * (width + gap)
        top = place.top + index % rows * height
        frame = Rect(left, top, width, CALL_FRAME * height)
        # An element of the loop's list has no line: none of them is innermost.
        is_innermost = call is look.calls[-1] and call.line != ""
        pen.piece(frame, _paint_call, call, size, is_innermost)


def _last_calls(calls: tuple[CallLook, ...], count: int) -> tuple[CallLook, ...]:
    """Return the calls if there are at most `count` of them.

    Otherwise return an ellipsis and the last calls, `count` items together.

    >>> a, b, c = [CallLook(name, "", "") for name in "abc"]
    >>> [call.name for call in _last_calls((a, b, c), 2)]
    ['…', 'c']
    """
    if len(calls) <= count:
        return calls
    if count == 0:
        return ()
    ellipsis = CallLook("…", "", "")
    left_out = len(calls) - (count - 1)
    return (ellipsis, *calls[left_out:])


def _paint_call(
    pen: Pen, frame: Rect, call: CallLook, size: int, is_innermost: bool
) -> None:
    """Paint a call: its name at the left, its row and its line at the right."""
    pen.box(frame, "panel")
    if is_innermost:
        pen.box(frame, "band", "backtrack", radius=6, line=2)
        weight = SEMIBOLD
        row_ink = "attacked"
        line_ink = "text"
    else:
        pen.box(frame, "panel", "border", radius=6)
        weight = REGULAR
        row_ink = "text"
        line_ink = "muted"
    padding = round(CALL_PADDING * size)
    y = frame.centery
    right = frame.right - padding
    row_end = right - round(CALL_LINE * size)
    pen.text(call.name, size, "text", weight, midleft=(frame.left + padding, y))
    pen.text(call.row, size, row_ink, BOLD, midright=(row_end, y))
    pen.text(call.line, size, line_ink, midright=(right, y))


# The values.

VALUE_HEIGHT = 1.35  # of a row of values
NUMBERS = {"column", "row", "solutions"}  # variables that are no lists

ValuePlace = tuple[str, Rect]
"""The name of a variable, and where it is written with its value."""


def cut_values(
    pen: Pen, room: Room, variables: tuple[str, ...], size: int
) -> tuple[ValuePlace, ...]:
    """Cut the places of the values off the foot of a room, and return them.

    If not all rows fit, the last ones are left out.
    """
    height = round(VALUE_HEIGHT * size)
    most = max(1, room.height // height)
    rows = value_rows(pen, variables, size, room.width)[:most]
    foot = room.cut_bottom(len(rows) * height, gap=size // 2)
    values = []
    for row in rows:
        place = foot.cut_top(height)
        for name, width in row:
            values.append((name, place.cut_left(width)))
    return tuple(values)


def value_rows(
    pen: Pen, variables: tuple[str, ...], size: int, width: int
) -> list[list[tuple[str, int]]]:
    """Return the names of variables in rows of a width, each with the width it gets.

    A list has a row of its own. Numbers share a row as long as they fit.
    """
    gap = size  # after each number
    rows: list[list[tuple[str, int]]] = []
    free = 0  # of the width of the last row
    for name in variables:
        needed = width
        if name in NUMBERS:
            # No column and no row has more digits than 100.
            needed = min(width, pen.width(f"{name} = 100", size) + gap)
        # The last number of a row needs no gap after it.
        if needed - gap > free:
            rows.append([])
            free = width
        rows[-1].append((name, needed))
        free -= needed
    return rows


def paint_value(pen: Pen, place: Rect, look: ValueLook) -> None:
    """Paint a variable with its value, or nothing if it has none.

    A list that is too long loses elements from its left end.
    """
    pen.box(place, "panel")
    if not look.value:
        return
    size = look.size
    name = pen.text(f"{look.name} = ", size, "muted", midleft=place.midleft)
    free = place.right - name.right
    text = look.value
    while "," in text and pen.width(text, size, SEMIBOLD) > free:
        # All up to the first comma: an element, or the ellipsis and an element.
        after_comma = text.index(",") + 1
        text = f"…{text[after_comma:]}"
    start = (name.right, place.centery)
    pen.text(text, size, "text", SEMIBOLD, midleft=start)
