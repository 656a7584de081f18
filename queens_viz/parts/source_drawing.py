"""How the lines of a listing are painted, its key, and a whole line in a bubble."""

from __future__ import annotations

import math
from enum import Enum
from typing import NamedTuple

from ..pens import CODE, CODE_BOLD, LEADING, Pen, Rect, Room, Ui

# Sizes are in the type of the listing, except where they are in pixels.

SMALLER_CODE = 2  # pixels by which code may be smaller than the smallest words
SMALL_TYPE = 0.85  # of numbers and tags
TEN_LETTERS = "0" * 10
NUMBER_LEFT = 0.2  # before the longest number, behind the bars
NUMBER_GAP = 0.6  # between a number and its line
LEAST_DIGITS = 2  # the digits of numbers, at least
TAG_GAP = 0.8  # between a line and its tag
TAG_PADDING = 0.4  # at each side of the text in a tag
LINE_MARGIN = 3  # pixels above and below the lines
TIGHT_LINE = 1.0  # the height of a line, at least
CODE_MARGIN = 0.3  # at the right of the code
CHOSEN_FRAME = 2  # pixels of the frame around the line that is chosen
FRAME_CORNER = 4  # pixels of the radius of a frame's corners
FRAME_REACH = 2  # pixels of a frame beyond the code
ADDED_SIGN = "+"  # in place of the number of a line that replaces others
STRIKE_SHARE = 9  # the line through a line that is replaced is thin, in its type
LEAST_STRIKE = 2  # pixels
CUT_MARK = "›"
CUT_ROOM = 1.5  # letters at the end of a line that is cut, for the mark


AtRight = tuple[tuple[tuple[int, str], ...], tuple[int, int]]
"""What takes room at the right of lines.

That is the tags after lines, each with the number of its line; and the width and height
of a button at the upper right.
"""


class Form(NamedTuple):
    """The sizes of a listing in its room, in pixels."""

    size: int  # of the type
    number_size: int  # of the type of the numbers
    line_height: int
    visible: int  # the number of visible lines
    gutter: int  # the width before the code, for bars and numbers
    margin: int  # at the right of the code


ADDED = -1
"""The number of a line that replaces others."""

REST_OF_ADDED = -2
REST_OF_OLD = -3
"""The numbers of further rows of a line that has several: they show none."""


class RowChange(Enum):
    """Whether a line is replaced, by the role of its ground."""

    NONE = ""
    OLD = "late"
    NEW = "chosen"

    # By identity, in C: it is asked for with every line that is drawn.
    __hash__ = object.__hash__


class Row(NamedTuple):
    """A visible line."""

    number: int  # from 1, or ADDED
    text: str  # as much of it as fits
    is_cut: bool
    tag: str  # after it; empty for none, or if it does not fit
    end: int  # the pixels at its right that it doesn't reach
    change: RowChange = RowChange.NONE
    is_ruled_out: bool = False  # it is known that this line is not wrong


class CutLine(NamedTuple):
    """A visible line that is cut."""

    number: int  # from 1
    text: str  # all of it
    place: Rect


class Framed(NamedTuple):
    """The lines with a frame around them, from 1; 0 for none."""

    chosen: int = 0  # a thick one: keys or a finger have chosen it
    touched: int = 0  # a thin one: the mouse is on it


NO_FRAMES = Framed()
"""No line has a frame."""


class PageLook(NamedTuple):
    """What the visible lines are painted from."""

    rows: tuple[Row, ...]
    current: int  # the line that ran, from 1; 0 for none
    ran: frozenset[int]
    changed: frozenset[int]
    fault: int  # the line with a fault, from 1; 0 for none
    form: Form
    framed: Framed = NO_FRAMES


class RowLook(NamedTuple):
    """What a line is painted from."""

    row: Row
    form: Form
    has_band: bool
    bar: str  # the role of the bar at its left; empty for none
    frame: int = 0  # pixels of the width of the frame around it


def smallest_code(pen: Pen) -> int:
    """Return the size of the smallest code, in pixels: its letters are large."""
    return pen.smallest - SMALLER_CODE


def small_size(pen: Pen, size: int) -> int:
    """Return the type size of the numbers and tags of lines in a size, in pixels."""
    return max(smallest_code(pen), round(SMALL_TYPE * size))


def letter_width(pen: Pen, size: int) -> float:
    """Return the width of a letter of code, in pixels."""
    return pen.width(TEN_LETTERS, size, CODE) / 10


def bar_width(pen: Pen) -> int:
    """Return the width of the bar at the left of a line, in pixels."""
    return pen.scaled(5, 3)


def gutter_width(pen: Pen, size: int, total: int) -> int:
    """Return the width before the code, for the bars and the numbers of all lines."""
    digits = max(LEAST_DIGITS, len(str(total)))
    numbers = math.ceil(digits * letter_width(pen, small_size(pen, size)))
    return bar_width(pen) + round(NUMBER_LEFT * size) + numbers + number_gap(size)


def number_gap(size: int) -> int:
    """Return the pixels between a number and its line."""
    return round(NUMBER_GAP * size)


def letters_that_fit(pen: Pen, text: str, size: int, width: int) -> str:
    """Return a line, or as much of its beginning as fits a width beside the mark."""
    if pen.width(text, size, CODE) <= width:
        return text
    letter = letter_width(pen, size)
    free = width - CUT_ROOM * letter
    text = text[: max(0, int(free / letter))]
    # Some letters, such as those of Chinese, are wider.
    while text and pen.width(text, size, CODE) > free:
        text = text[:-1]
    return text


def tag_width(pen: Pen, tag: str, size: int) -> int:
    """Return the width of a tag with the gap before it, in pixels; 0 for no tag."""
    if not tag:
        return 0
    padding = 2 * round(TAG_PADDING * size) + round(TAG_GAP * size)
    return pen.width(tag, small_size(pen, size), CODE_BOLD) + padding


def paint_page(pen: Pen, place: Rect, look: PageLook) -> None:
    """Paint the visible lines. Each is a piece: pens keep its picture."""
    pen.box(place, "panel")
    form = look.form
    top = place.top + LINE_MARGIN
    for row in look.rows:
        number = row.number
        bar = ""
        if number == look.fault:
            bar = "failed"
        elif number in look.ran:
            bar = "backtrack"
        has_band = number == look.current or number in look.changed
        line = Rect(place.left, top, place.width, form.line_height)
        row_look = RowLook(row, form, has_band, bar)
        if number in look.framed:
            width = CHOSEN_FRAME if number == look.framed.chosen else 1
            row_look = row_look._replace(frame=width)
        pen.piece(line, paint_row, row_look)
        top += form.line_height


def paint_row(pen: Pen, place: Rect, look: RowLook) -> None:
    """Paint a line of the listing with its number and its marks."""
    row = look.row
    form = look.form
    ground = "panel"
    ink = "muted"
    weight = CODE
    number = str(row.number)
    if look.has_band:
        ground = "band"
        ink = "text"
        weight = CODE_BOLD
    if row.change is not RowChange.NONE:
        ground = row.change.value
        ink = "text"
    if row.change is RowChange.NEW:
        number = ADDED_SIGN
        weight = CODE_BOLD
    if row.number < ADDED:
        number = ""
    pen.box(place, ground)
    if look.bar:
        pen.box(place.column(place.left, bar_width(pen)), look.bar)
    y = place.centery
    code_left = place.left + form.gutter
    number_end = code_left - number_gap(form.size)
    pen.text(number, form.number_size, ink, weight, midright=(number_end, y))
    code_ink = "muted" if row.is_ruled_out else "text"
    code = pen.text(row.text, form.size, code_ink, weight, midleft=(code_left, y))
    if row.change is RowChange.OLD:
        _strike(pen, code, row.text, form.size)
    code_end = code.right
    if row.is_cut:
        code_end = place.right - row.end - tag_width(pen, row.tag, form.size)
        pen.text(CUT_MARK, form.size, "accent", CODE_BOLD, midright=(code_end, y))
    if row.tag:
        _paint_tag(pen, place, row.tag, form.size, left=code_end)
    if look.frame:
        right = place.right - form.margin + FRAME_REACH
        frame = place.column_to(place.left + 1, min(right, place.right - 1))
        pen.box(frame, edge="accent", line=look.frame, radius=FRAME_CORNER)


def _strike(pen: Pen, code: Rect, text: str, size: int) -> None:
    """Draw a line through a text of code, but not through the blanks before it."""
    blanks = len(text) - len(text.lstrip())
    left = code.left + round(blanks * letter_width(pen, size))
    thickness = max(LEAST_STRIKE, size // STRIKE_SHARE)
    pen.path(((left, code.centery), (code.right, code.centery)), "attacked", thickness)


def _paint_tag(pen: Pen, line: Rect, tag: str, size: int, *, left: int) -> None:
    """Paint the tag of a line, in a pill behind the text that ends at x = `left`."""
    text_size = small_size(pen, size)
    padding = round(TAG_PADDING * size)
    width = pen.width(tag, text_size, CODE_BOLD) + 2 * padding
    pill = line.column(left + round(TAG_GAP * size), width).inflate(0, -2)
    pen.box(pill, "late", radius=4)
    pen.text(tag, text_size, "attacked", CODE_BOLD, center=pill.center)


# The key of the marks.


class KeyLook(NamedTuple):
    """What the key is painted from."""

    ran: str  # what a bar means
    changed: str  # what a band means
    size: int  # of the type, in pixels


KEY_LEFT = 0.3  # before the key, in its type, behind the bars
KEY_GAP = 0.4  # between a sample and its text
KEY_APART = 1.4  # between both
BAND_SAMPLE = 1.2  # the width of the sample of a band


def key_width(pen: Pen, look: KeyLook) -> int:
    """Return the width of the key, in pixels."""
    texts = pen.width(look.ran, look.size) + pen.width(look.changed, look.size)
    gaps = KEY_LEFT + 2 * KEY_GAP + KEY_APART + BAND_SAMPLE
    return 2 * bar_width(pen) + texts + round((gaps + 1) * look.size)


def paint_key(pen: Pen, place: Rect, look: KeyLook) -> None:
    """Paint a bar and a band, each with its meaning at its right."""
    pen.box(place, "panel")
    size = look.size
    y = place.centery
    left = place.left + bar_width(pen) + round(KEY_LEFT * size)
    sample = place.inflate(0, -round(0.5 * size))
    pen.box(sample.column(left, bar_width(pen)), "backtrack")
    left += bar_width(pen) + round(KEY_GAP * size)
    ran = pen.text(look.ran, size, "muted", midleft=(left, y))
    left = ran.right + round(KEY_APART * size)
    pen.box(sample.column(left, round(BAND_SAMPLE * size)), "band")
    left += round((BAND_SAMPLE + KEY_GAP) * size)
    pen.text(look.changed, size, "muted", midleft=(left, y))


# A whole line, over the listing.


class CodeBubbleLook(NamedTuple):
    """What the bubble with a whole line is drawn from."""

    text: str
    line: Rect  # the place of the line


GAP = 8  # pixels to the edge of the window, and to the line
BUBBLE_HEIGHT = 0.5  # of the window, at most


def code_bubble(ui: Ui, window: Room, look: CodeBubbleLook) -> Rect:
    """Draw a whole line in a bubble below its place, or above if it doesn't fit there.

    It has as many lines as it needs. Return its place.
    """
    size = ui.type.hint
    inner = window.within(GAP, GAP)
    padding = size // 2
    height = round(LEADING * size)
    most = max(1, int(BUBBLE_HEIGHT * window.height) // height)
    lines = _broken(ui, look.text.strip(), size, inner.width - 2 * padding)
    if len(lines) > most:
        lines = [*lines[: most - 1], "…"]
    widest = max([ui.width(line, size, CODE) for line in lines])
    left = min(look.line.left, inner.right - widest - 2 * padding)
    top = look.line.bottom + GAP
    whole_height = len(lines) * height + 2 * padding
    if top + whole_height > inner.bottom:
        top = look.line.top - GAP - whole_height
    free = Rect(left, top, widest + 2 * padding, whole_height)
    bubble = free.clamp(inner)
    ui.box(bubble, "text", radius=GAP)
    y = bubble.top + padding + height // 2
    for line in lines:
        ui.text(line, size, "window", CODE, midleft=(bubble.left + padding, y))
        y += height
    return bubble


def _broken(pen: Pen, text: str, size: int, width: int) -> list[str]:
    """Return the lines into which a line of code breaks, none wider than `width`."""
    lines = []
    # The cut that leaves room for the mark is near enough.
    while pen.width(text, size, CODE) > width:
        line = letters_that_fit(pen, text, size, width) or text[0]
        lines.append(line)
        text = text[len(line) :]
    return [*lines, text]
