"""How the calls and the values of a program are painted.

Here is also which type size a listing may have, and where each value is written.
"""

from __future__ import annotations

from typing import NamedTuple

from ..pens import BOLD, REGULAR, SEMIBOLD, Pen, Rect, Room
from .source_drawing import (
    CODE_MARGIN,
    LINE_MARGIN,
    TIGHT_LINE,
    gutter_width,
    letter_width,
    smallest_code,
)

# Sizes are in the type of what they belong to, except where they are in pixels.

# The listing.

CLOSE_LINE = 1.11  # the height of a line that smaller type makes room for

# The calls.

CALL_HEIGHT = 1.55  # of a call, with the gap below it
CALL_FRAME = 0.88  # of a call's height, without that gap
CALL_GAP = 3  # pixels between two calls
CALL_PADDING = 0.55  # between a frame and its texts
CALL_LINE = 1.4  # for the number of the line
CALL_AROUND = 2  # a frame is wider than the texts of the longest call


class CallLook(NamedTuple):
    """An open call of the recursion, or an element of the list of the loop."""

    name: str  # of a call, such as "place(3)", or of an element, such as "board[2]"
    row: str  # that it has chosen; empty if it has chosen none
    line: str  # the number of the line that it runs; empty for an element


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

    In a room that is too low for all lines in the smallest code, the listing is higher
    than the room. If the room is too narrow, the size is even smaller than that.
    """
    letters = max([len(line) for line in lines])
    line_height = (room.height - 2 * LINE_MARGIN) / len(lines)
    size_by_height = max(smallest_code(pen), int(line_height / CLOSE_LINE))
    for size in range(min(largest, size_by_height), 1, -1):
        code = letters * letter_width(pen, size) + CODE_MARGIN * size
        if gutter_width(pen, size, len(lines)) + code <= room.width:
            return size
    return 1


def smallest_listing(pen: Pen, lines: tuple[str, ...]) -> int:
    """Return the height of a listing in the smallest code, in pixels."""
    return len(lines) * round(CLOSE_LINE * smallest_code(pen)) + 2 * LINE_MARGIN


def is_high_enough(room: Rect, lines: tuple[str, ...], size: int) -> bool:
    """Return whether all lines of a listing in a type size fit the height of a room."""
    height = room.height - 2 * LINE_MARGIN
    return round(TIGHT_LINE * size) * len(lines) <= height


def paint_calls(pen: Pen, place: Rect, look: CallsLook) -> None:
    """Paint a frame for each call, in as many columns as fit the place.

    The outermost call is at the top of the first column. If there are too many calls,
    an ellipsis takes the place of the outermost ones.
    """
    pen.box(place, "panel")
    size = look.size
    gap = size // 2  # between two columns
    height = round(CALL_HEIGHT * size)
    least_width = call_width(pen, look.longest, size)
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


def call_width(pen: Pen, longest: str, size: int) -> int:
    """Return the width of the frame of the call with the longest texts, in pixels."""
    return pen.width(longest, size, BOLD) + round(CALL_AROUND * size)


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
