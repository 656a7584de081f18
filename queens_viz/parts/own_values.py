"""The values beside a person's own program: of the open call, of the module; the calls.

What doesn't fit is left out: first the outermost calls, then values that are not the
board and have not changed.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..app.moment import PlaybackMoment
from ..pens import BOLD, CODE, CODE_BOLD, Rect, Room, Ui
from ..words.words import Words
from .source import displayed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..tracing.story import NamedValue, Values


class ValuesLook(NamedTuple):
    """What the values are drawn from."""

    values: Values
    is_at_fault: bool  # the board has a red frame

    # Headings.
    everywhere: str
    calls: str
    line: str  # "line 23" with a number, above it
    here: str  # the line that the innermost call runs: "line 23"
    more: str  # a template: how many rows are left out

    has_values: bool = True
    has_calls: bool = True


def values_look(playback: PlaybackMoment, say: Words) -> ValuesLook:
    """Return what is shown of the values at a step."""
    story = playback.story
    values = story.values_at(playback.step)
    here = ""
    if values.call and values.calls:
        here = say("own_screen_line", line=values.calls[-1].line)
    return ValuesLook(
        values,
        is_at_fault=playback.is_at_fault,
        everywhere=say("own_screen_everywhere"),
        calls=say("calls_tab"),
        line=say("own_screen_line_heading"),
        here=here,
        more=say("own_screen_more"),
    )


class RowKind(Enum):
    """What a row of the values shows."""

    HEADING = "heading"
    VALUE = "value"
    LONG_VALUE = "long value"  # below its name, in one or more lines
    CALL = "call"
    MORE = "more"  # the number of rows that are left out
    SPACE = "space"


HEIGHTS = {
    RowKind.HEADING: 1.5,
    RowKind.VALUE: 1.75,
    RowKind.LONG_VALUE: 1.5,
    RowKind.CALL: 1.5,
    RowKind.MORE: 1.3,
    RowKind.SPACE: 0.5,
}
"""The heights of rows, in their type."""

LINE = 1.3
"""The height of each line of a long value."""

MOST_LINES = 3
"""The most lines of a long value."""


class Row(NamedTuple):
    """A row of the values."""

    kind: RowKind
    left: str
    right: str = ""
    lines: tuple[str, ...] = ()  # of a long value
    is_changed: bool = False
    has_red_frame: bool = False
    rank: int = 0  # rows with the lowest rank are left out first

    def height(self, size: int) -> int:
        """Return its height in type of a size, in pixels."""
        return round((HEIGHTS[self.kind] + LINE * len(self.lines)) * size)


ALWAYS = 9
"""The rank of rows that are left out last."""


def rows_of(ui: Ui, look: ValuesLook, width: int, size: int) -> list[Row]:
    """Return all rows, from top to bottom, for a width in pixels."""
    rows: list[Row] = []
    values = look.values
    if look.has_values:
        if values.own:
            rows.append(Row(RowKind.HEADING, values.call, look.here, rank=ALWAYS))
            rows += [_value_row(ui, value, look, width, size) for value in values.own]
        if values.everywhere:
            if rows:
                rows.append(Row(RowKind.SPACE, ""))
            rows.append(Row(RowKind.HEADING, look.everywhere, rank=ALWAYS))
            for value in values.everywhere:
                rows.append(_value_row(ui, value, look, width, size))
    if look.has_calls and values.calls:
        if rows:
            rows.append(Row(RowKind.SPACE, ""))
        rows.append(Row(RowKind.HEADING, look.calls, look.line, rank=ALWAYS))
        last = len(values.calls) - 1
        for index, call in enumerate(values.calls):
            is_last = index == last
            rank = ALWAYS if is_last else 1
            line = str(call.line)
            row = Row(RowKind.CALL, call.text, line, is_changed=is_last, rank=rank)
            rows.append(row)
    return rows


BOX_PADDING = 0.4  # at each side of a box, in its type


def _value_row(
    ui: Ui, value: NamedValue, look: ValuesLook, width: int, size: int
) -> Row:
    """Return the row of a value. A long value has a line of its own."""
    text = displayed(value.text)
    rank = 2
    if value.is_changed:
        rank = 4
    if value.is_board:
        rank = 6
    needed = ui.width(value.name, size, CODE) + ui.width(text, size, CODE_BOLD)
    free = width - round(3 * BOX_PADDING * size)
    row = Row(
        RowKind.VALUE,
        value.name,
        text,
        is_changed=value.is_changed,
        has_red_frame=value.is_board and look.is_at_fault,
        rank=rank,
    )
    if needed <= free:
        return row
    lines = _broken(ui, text, width - round(2 * BOX_PADDING * size), size)
    return row._replace(kind=RowKind.LONG_VALUE, right="", lines=lines)


def _broken(ui: Ui, text: str, width: int, size: int) -> tuple[str, ...]:
    """Return a value broken into lines at blanks, the last one cut if it is longer."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        fits = ui.width(longer, size, CODE_BOLD) <= width
        if fits or not lines[-1] or len(lines) == MOST_LINES:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple([ui.cut(line, size, width, CODE_BOLD) for line in lines])


def fitting_rows(rows: list[Row], height: int, size: int, more: str) -> list[Row]:
    """Return the rows that fit a height; others are replaced by their number."""
    if _height_of(rows, size) <= height:
        return rows
    free = height - round(HEIGHTS[RowKind.MORE] * size)
    kept = list(enumerate(rows))
    while kept and _height_of([row for _, row in kept], size) > free:
        # Of calls, the outermost goes first, of values the last one.
        weakest = min(
            kept,
            key=lambda one: (
                one[1].rank,
                one[0] if one[1].kind is RowKind.CALL else -one[0],
            ),
        )
        kept.remove(weakest)
    result = [row for _, row in kept]
    while result and result[-1].kind in (RowKind.HEADING, RowKind.SPACE):
        # A heading without rows says nothing.
        result.pop()
    shown = [row for row in result if row.kind not in (RowKind.HEADING, RowKind.SPACE)]
    all_rows = [row for row in rows if row.kind not in (RowKind.HEADING, RowKind.SPACE)]
    missing = len(all_rows) - len(shown)
    if missing:
        result.append(Row(RowKind.MORE, more.format(count=missing)))
    return result


def _height_of(rows: list[Row], size: int) -> int:
    return sum([row.height(size) for row in rows])


# How they are drawn.


def draw_values(ui: Ui, room: Room, look: ValuesLook) -> None:
    """Draw the values and the calls in a column."""
    for text in described_values(look):
        ui.describe(text)
    size = values_size(ui)
    rows = rows_of(ui, look, room.width, size)
    for row in fitting_rows(rows, room.height, size, look.more):
        height = row.height(size)
        place = room.cut_top(min(height, room.height))
        if row.kind is RowKind.HEADING:
            _draw_heading(ui, place, row, size)
        elif row.kind is RowKind.MORE:
            ui.text(row.left, size, "muted", midleft=place.midleft)
        elif row.kind is not RowKind.SPACE:
            _draw_box(ui, place, row, size)


def values_size(ui: Ui) -> int:
    """Return the type size of values and calls, in pixels."""
    return max(ui.smallest, ui.type.hint)


def described_values(look: ValuesLook) -> list[str]:
    """Return the values and calls in words, a line each."""
    texts = []
    if look.has_values:
        values = [*look.values.own, *look.values.everywhere]
        texts += [f"{value.name} = {displayed(value.text)}" for value in values]
    if look.has_calls:
        texts += [f"{call.text} {call.line}" for call in look.values.calls]
    return texts


def _draw_heading(ui: Ui, place: Room, row: Row, size: int) -> None:
    right_width = ui.width(row.right, size) if row.right else 0
    right = place.cut_right(right_width, size // 2)
    weight = CODE_BOLD if row.left.endswith(")") else BOLD
    text = ui.cut(row.left, size, place.width, weight)
    ui.text(text, size, "text", weight, midleft=place.midleft)
    if row.right:
        ui.text(row.right, size, "muted", midright=right.midright)


def _draw_box(ui: Ui, place: Room, row: Row, size: int) -> None:
    """Draw a value or a call in a box."""
    box = Rect(place.left, place.top, place.width, place.height - 2)
    edge = "border"
    line = 1
    if row.has_red_frame:
        edge = "attacked"
        line = 2
    ground = "band" if row.is_changed else "panel"
    ui.box(box, ground, edge, radius=ui.scaled(5), line=line)
    inner = Room(*box).within(round(BOX_PADDING * size), 0)
    is_call = row.kind is RowKind.CALL
    right_weight = CODE if is_call else CODE_BOLD
    ink = "text" if row.is_changed else "muted"
    if row.kind is RowKind.LONG_VALUE:
        upper = inner.cut_top(HEIGHTS[row.kind] * size)
        name = ui.cut(row.left, size, upper.width, CODE)
        ui.text(name, size, ink, CODE, midleft=upper.midleft)
        for text in row.lines:
            place = inner.cut_top(LINE * size)
            middle = (place.left, place.centery - 2)
            ui.text(text, size, "text", CODE_BOLD, midleft=middle)
        return
    width = ui.width(row.right, size, right_weight)
    right = inner.cut_right(width, BOX_PADDING * size)
    ui.text(row.right, size, "text", right_weight, midright=right.midright)
    left_weight = CODE_BOLD if is_call and row.is_changed else CODE
    ink = "text" if is_call or row.is_changed else "muted"
    name = ui.cut(row.left, size, inner.width, left_weight)
    ui.text(name, size, ink, left_weight, midleft=inner.midleft)
