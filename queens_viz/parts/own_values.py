"""The values beside a person's own program: of the open call, of the module; the calls.

What doesn't fit is left out: first the outermost calls, then values that are not the
board and have not changed.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..app.moment import PlaybackMoment
from ..pens import BOLD, CODE, CODE_BOLD, Pen, Rect, Room, Ui
from ..words.words import Words
from .source_drawing import letter_width
from .source_lines import displayed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..tracing.story import CallValue, NamedValue, Values


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
    ground: str = "panel"  # the role of the colour behind them


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

    # By identity, in C: it is asked for with every row that is drawn.
    __hash__ = object.__hash__


# The heights of rows, in their type.

HEADING_HEIGHT = 1.5
VALUE_HEIGHT = 1.75
NAME_HEIGHT = 1.5  # of the name above a long value
LINE_HEIGHT = 1.3  # of each line of that value
BELOW_LINES = 0.2
CALL_HEIGHT = 1.5
MORE_HEIGHT = 1.3
SPACE_HEIGHT = 0.5

MOST_LINES = 3
"""The most lines of a long value."""

MOST_VALUES = 40
"""Of more values, only the board and those that have changed are looked at."""


class Row(NamedTuple):
    """A row of the values."""

    kind: RowKind
    height: float  # in its type
    left: str = ""
    right: str = ""
    lines: tuple[str, ...] = ()  # of a long value
    is_changed: bool = False
    has_red_frame: bool = False
    rank: int = 0  # rows with the lowest rank are left out first


ALWAYS = 9
"""The rank of rows that are left out last."""

SPACE = Row(RowKind.SPACE, SPACE_HEIGHT)


class Form(NamedTuple):
    """The sizes of rows, in pixels."""

    width: int
    size: int  # of the type
    letter: float  # the width of a letter of code


def form_of(ui: Ui, width: int) -> Form:
    """Return the sizes of rows of a width."""
    size = values_size(ui)
    return Form(width, size, letter_width(ui, size))


def rows_of(look: ValuesLook, form: Form) -> tuple[list[Row], int]:
    """Return the rows, from top to bottom, and how many values have none."""
    rows: list[Row] = []
    values = look.values
    hidden = 0
    sections: list[tuple[str, str, tuple[NamedValue, ...]]] = []
    if look.has_values:
        sections.append((values.call, look.here, values.own))
        sections.append((look.everywhere, "", values.everywhere))
    for title, line, section in sections:
        if not section:
            continue
        if rows:
            rows.append(SPACE)
        rows.append(Row(RowKind.HEADING, HEADING_HEIGHT, title, line, rank=ALWAYS))
        for index, value in enumerate(section):
            if index < MOST_VALUES or value.is_board or value.is_changed:
                rows.append(_value_row(value, look.is_at_fault, form))
            else:
                hidden += 1
    if look.has_calls and values.calls:
        if rows:
            rows.append(SPACE)
        heading = Row(
            RowKind.HEADING, HEADING_HEIGHT, look.calls, look.line, rank=ALWAYS
        )
        rows.append(heading)
        rows += _call_rows(values.calls)
    return rows, hidden


def _call_rows(calls: tuple[CallValue, ...]) -> list[Row]:
    """Return the rows of calls: the innermost one is the last."""
    rows = []
    last = len(calls) - 1
    first = max(0, last - MOST_VALUES)
    for index in range(first, last + 1):
        call = calls[index]
        is_last = index == last
        row = Row(
            RowKind.CALL,
            CALL_HEIGHT,
            call.text,
            str(call.line),
            is_changed=is_last,
            rank=ALWAYS if is_last else 1,
        )
        rows.append(row)
    return rows


BOX_PADDING = 0.4  # at each side of a box, in its type


def _value_row(value: NamedValue, is_at_fault: bool, form: Form) -> Row:
    """Return the row of a value. A long value has lines of its own."""
    text = displayed(value.text)
    rank = 2
    if value.is_changed:
        rank = 4
    if value.is_board:
        rank = 6
    size = form.size
    height = VALUE_HEIGHT
    kind = RowKind.VALUE
    lines: tuple[str, ...] = ()
    letters = len(value.name) + len(text)
    if letters * form.letter > form.width - 3 * BOX_PADDING * size:
        kind = RowKind.LONG_VALUE
        fitting = int((form.width - 2 * BOX_PADDING * size) / form.letter)
        lines = broken(text, fitting)
        text = ""
        height = NAME_HEIGHT + LINE_HEIGHT * len(lines) + BELOW_LINES
    return Row(
        kind,
        height,
        left=value.name,
        right=text,
        lines=lines,
        is_changed=value.is_changed,
        has_red_frame=value.is_board and is_at_fault,
        rank=rank,
    )


def broken(text: str, letters: int) -> tuple[str, ...]:
    """Return a value broken into lines of letters at blanks, the last one cut.

    >>> broken("[0, 2, 4, 1, 3, 5]", 12), broken("12345678", 5)
    (('[0, 2, 4, 1,', '3, 5]'), ('1234…',))
    """
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        is_last = len(lines) == MOST_LINES
        if len(longer) <= letters or not lines[-1] or is_last:
            lines[-1] = longer
        else:
            lines.append(word)
    shown = []
    for line in lines:
        is_long = len(line) > letters
        shown.append(f"{line[: letters - 1]}…" if is_long else line)
    return tuple(shown)


def fitting_rows(rows: list[Row], hidden: int, height: float, more: str) -> list[Row]:
    """Return the rows that fit a height. The number of the others is below their kind.

    The height is in their type. `hidden` is how many values were left out before.
    """
    total = sum([row.height for row in rows])
    if total <= height and not hidden:
        return rows
    # Of calls, the outermost goes first, of values the last one.
    order = []
    for index, row in enumerate(rows):
        place = index if row.kind is RowKind.CALL else -index
        order.append((row.rank, place, index))
    order.sort()
    hidden_calls = 0
    gone = set()
    for _, _, index in order:
        if total + _numbers_height(hidden, hidden_calls) <= height:
            break
        gone.add(index)
        total -= rows[index].height
        kind = rows[index].kind
        if kind in (RowKind.VALUE, RowKind.LONG_VALUE):
            hidden += 1
        elif kind is RowKind.CALL:
            hidden_calls += 1
    calls_begin = _begin_of_calls(rows)
    values = [rows[i] for i in range(calls_begin) if i not in gone]
    calls = [rows[i] for i in range(calls_begin, len(rows)) if i not in gone]
    fitting = _with_number(_with_rows(values), hidden, more)
    return fitting + _with_number(_with_rows(calls), hidden_calls, more)


def _numbers_height(*hidden: int) -> float:
    """Return the height of the numbers of rows that are left out, one for each kind."""
    return MORE_HEIGHT * len([count for count in hidden if count])


def _begin_of_calls(rows: list[Row]) -> int:
    """Return where the calls begin, with the space and the heading above them."""
    for index, row in enumerate(rows):
        if row.kind is RowKind.CALL:
            has_space = index > 1 and rows[index - 2].kind is RowKind.SPACE
            return index - 2 if has_space else index - 1
    return len(rows)


NOTHING_BELOW = {
    RowKind.HEADING: (None, RowKind.SPACE, RowKind.HEADING),
    RowKind.SPACE: (None, RowKind.SPACE),
}
"""What may follow a heading or a space if its rows are gone; None is the end."""


def _with_rows(rows: list[Row]) -> list[Row]:
    """Return rows without headings and spaces whose rows are gone: they say nothing."""
    kept = list[Row]()
    for row in reversed(rows):
        below = kept[-1].kind if kept else None
        if below not in NOTHING_BELOW.get(row.kind, ()):
            kept.append(row)
    return kept[::-1]


def _with_number(rows: list[Row], hidden: int, more: str) -> list[Row]:
    """Return the rows with the number of those that were left out, if there are any."""
    if not hidden:
        return rows
    return [*rows, Row(RowKind.MORE, MORE_HEIGHT, more.format(count=hidden))]


# How they are drawn.


def add_values(ui: Ui, name: str, room: Rect, look: ValuesLook) -> int:
    """Add the values and the calls to the picture, in a column. Return their height."""
    form = form_of(ui, room.width)
    rows, hidden = rows_of(look, form)
    height = room.height / form.size
    fitting = tuple(fitting_rows(rows, hidden, height, look.more))
    values = room, fitting, form.size, look.ground
    ui.drawing(name, room, paint_values, *values, fills=True)
    ui.part(f"told of {name}", room, describe_values, look)
    return sum([int(row.height * form.size) for row in fitting])


def paint_values(
    pen: Pen, room: Rect, rows: tuple[Row, ...], size: int, ground: str
) -> None:
    """Paint rows from the top of a room. Each is a piece: pens keep its picture."""
    pen.box(room, ground)
    top = room.top
    for row in rows:
        height = int(row.height * size)
        if row.kind is not RowKind.SPACE:
            place = Rect(room.left, top, room.width, height)
            pen.piece(place, paint_row, row, size, ground)
        top += height


def values_size(ui: Ui) -> int:
    """Return the type size of values and calls, in pixels."""
    return max(ui.smallest, ui.type.hint)


def describe_values(ui: Ui, _: Room, look: ValuesLook) -> None:
    """Describe the values and calls to a screen reader, a line each."""
    texts = []
    if look.has_values:
        values = [*look.values.own, *look.values.everywhere]
        texts += [f"{value.name} = {displayed(value.text)}" for value in values]
    if look.has_calls:
        texts += [f"{call.text} {call.line}" for call in look.values.calls]
    ui.describe("\n".join(texts))


def paint_row(pen: Pen, place: Rect, row: Row, size: int, ground: str) -> None:
    """Paint a row on its ground."""
    pen.box(place, ground)
    if row.kind is RowKind.HEADING:
        _paint_heading(pen, Room(*place), row, size)
    elif row.kind is RowKind.MORE:
        text = pen.cut(row.left, size, place.width)
        pen.text(text, size, "muted", midleft=place.midleft)
    else:
        _paint_box(pen, place, row, size)


def _paint_heading(pen: Pen, place: Room, row: Row, size: int) -> None:
    right_width = pen.width(row.right, size) if row.right else 0
    right = place.cut_right(right_width, size // 2)
    weight = CODE_BOLD if row.left.endswith(")") else BOLD
    text = pen.cut(row.left, size, place.width, weight)
    pen.text(text, size, "text", weight, midleft=place.midleft)
    if row.right:
        pen.text(row.right, size, "muted", midright=right.midright)


def _paint_box(pen: Pen, place: Rect, row: Row, size: int) -> None:
    """Paint a value or a call in a box."""
    box = Rect(place.left, place.top, place.width, place.height - 2)
    edge = "border"
    line = 1
    if row.has_red_frame:
        edge = "attacked"
        line = 2
    ground = "band" if row.is_changed else "panel"
    pen.box(box, ground, edge, radius=pen.scaled(5), line=line)
    inner = Room(*box).within(round(BOX_PADDING * size), 0)
    is_call = row.kind is RowKind.CALL
    right_weight = CODE if is_call else CODE_BOLD
    ink = "text" if row.is_changed else "muted"
    if row.kind is RowKind.LONG_VALUE:
        upper = inner.cut_top(NAME_HEIGHT * size)
        name = pen.cut(row.left, size, upper.width, CODE)
        pen.text(name, size, ink, CODE, midleft=upper.midleft)
        for text in row.lines:
            part = inner.cut_top(LINE_HEIGHT * size)
            middle = (part.left, part.centery - 2)
            fitting = pen.cut(text, size, part.width, CODE_BOLD)
            pen.text(fitting, size, "text", CODE_BOLD, midleft=middle)
        return
    width = pen.width(row.right, size, right_weight)
    right = inner.cut_right(width, BOX_PADDING * size)
    pen.text(row.right, size, "text", right_weight, midright=right.midright)
    left_weight = CODE_BOLD if is_call and row.is_changed else CODE
    if is_call:
        ink = "text"
    name = pen.cut(row.left, size, inner.width, left_weight)
    pen.text(name, size, ink, left_weight, midleft=inner.midleft)
