"""The program to be read: its listing, a switch to the other one, its calls, and the values of its variables."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from ..app.commands import Action
from ..pens import (
    BOLD,
    LEADING,
    REGULAR,
    SEMIBOLD,
    ButtonLook,
    Pen,
    Rect,
    Room,
    Ui,
    paint_piece,
    rect_at,
)
from ..search.listing import Call, Marks, Program, calls, listing, marks, values
from ..search.strategy import PLAIN, Strategy
from ..words.words import Words
from .scene import Scene

LOOSE, CLOSE, TIGHT = 1.48, 1.11, 0.97
"""How far lines are apart at most, from where on type is not made smaller for them, and at least.

These and what follows are in the type of what they are about.
"""

NUMBER, GUTTER, INDENT = 0.8, 2.3, 1.4
"""The size of a line's number, the room for it, and how far lines are indented: blanks are narrow."""

SWITCH, FINGER, HEADING = 1.9, 6, 1.4
"""The height of the button to the other program, its width on a phone, and the height of headings."""

NARROW_PANEL, FEW_LINES = 16, 7
"""The width of a phone's panel up to which it has no values, and the lines of a listing above them at least."""

NUMBERS = {"column", "row", "solutions"}
"""The variables that are no lists."""

FRAME_GAP = 3
"""Pixels that are free below the frame of a call."""

STEP, FRAME, VALUE = 1.55, 0.88, 1.35
"""How far calls are apart, the share of that for their frames, and how far values are apart."""

WIDE, SHARE, HIGH = 14, 0.36, 13
"""How wide switch, calls and values are beside a listing, also as a share of all; and how high they are at least."""

NARROW, VALUE_ROWS = 9.5, 2
"""How wide switch and calls are beside a listing where the values are below it, and the rows of these."""


class Side(Enum):
    """Where switch, calls and values stand, if they have room with the listing."""

    BESIDE = "beside"
    BELOW = "below"
    BOTH = "both"  # the values below it, the others beside it


class CallLook(NamedTuple):
    """A call, the row that it has chosen, empty where it has chosen none, and the number of the line that it runs."""

    call: str
    row: str
    line: str


class ProgramLook(NamedTuple):
    """The program at a position: the lines that the last step ran, and those that changed something, counted from 1.

    The innermost of the `calls` is the last one, and none is longer than the `longest`; a `remark` tells why there are
    none. Of the loop there are the elements of its list instead, which run no line. What a program does not have yet
    has no value. The `switch` leads to the other program, or says that there is none. Where listing and values don't
    both fit, `turn` puts one in the place of the other, and `has_values` says which.
    """

    lines: tuple[str, ...]
    marks: Marks
    calls: tuple[CallLook, ...]
    longest: str
    headings: tuple[str, str]
    remark: str
    values: dict[str, str]
    switch: ButtonLook
    turn: ButtonLook
    has_values: bool


def program_of(scene: Scene) -> ProgramLook:
    """Decide what is shown of the program."""
    position, say, has_values = scene.seen.position, scene.say, scene.state.has_values
    n, strategy = position.n, position.strategy
    is_plain, names = strategy is PLAIN, ["column", "row", "solutions"]
    which = scene.state.program if is_plain else Program.RECURSION
    lines, known = (
        tuple(listing(which, strategy) or ()),
        values(which, position, scene.seen.solutions_found),
    )
    if which is Program.LOOP:
        # The list is the loop's memory, as the open calls are the recursion's.
        memory = [
            CallLook(f"board[{k}]", str(row + 1), "")
            for k, row in enumerate(position.board)
        ]
        heading, right, remark = "board", "", say("no_calls")
        names.remove("column")
    else:
        memory = [_call(call, n, strategy, say) for call in calls(position)]
        heading, right, remark = (
            say("calls"),
            say("call_line"),
            say("has_returned", call=lines[-1]),
        )
        if not say.has_keys:
            names.insert(0, heading)
    names.insert(0, "board" if is_plain else "queens")
    shown = {
        name: "?" if known.get(name, "") is None else str(known.get(name, ""))
        for name in names
    }
    if names[1] == heading:
        # A phone has no room for their frames.
        shown[heading] = f"[{', '.join([call.call for call in memory])}]"
    switch, turn = Action.LISTING, Action.PROGRAM
    key = scene.setting.button(switch).label if say.has_keys else ""
    other = say(which.other.value if is_plain else "one_listing")
    return ProgramLook(
        lines,
        marks(which, position),
        tuple(memory),
        "".join(_call(Call(n, n, 10), n, strategy, say)),
        (heading, right),
        "" if memory else remark,
        shown,
        ButtonLook(switch, switch, other, key, is_plain),
        ButtonLook(
            turn, turn, say("listing_button" if has_values else "values_button"), ""
        ),
        has_values,
    )


@lru_cache(maxsize=1000)
def _call(call: Call, n: int, strategy: Strategy, say: Words) -> CallLook:
    """Return an open call; one that chooses its column itself is named by that, unless there is none left."""
    name = f"place({call.column})"
    if strategy.chooses_column:
        name = f"column = {call.column}" if call.column <= n else "place([])"
    return CallLook(
        name, "" if call.row is None else say("call_row", row=call.row), str(call.line)
    )


def draw_program(ui: Ui, body: Rect, said: ProgramLook, is_large: bool) -> None:
    """Draw the program: its listing, the switch, the calls and the values, each of which changes by itself."""
    frame = said._replace(
        marks=Marks(frozenset(), frozenset()),
        calls=(),
        values=dict.fromkeys(said.values, ""),
    )
    notes, small, size = (
        ui.part("program", body, program, frame, is_large).notes,
        ui.type.body,
        ui.type.body,
    )
    ui.part("told of program", body, told, said)
    if not ui.type.touch:
        small, size, _ = _fitting(
            ui, said.lines, tuple(Room(*body).within(2, 1)), is_large
        )
    for name, place in notes.items():
        if name == "listing":
            # A step marks its lines as some other did, so the whole is kept.
            corner = notes.get("turn") or notes.get("switch")
            taken = (
                (place.right - corner.left, corner.bottom - place.top)
                if corner
                else (0, 0)
            )
            values = said.lines, said.marks, size, taken
            ui.drawing(
                name, place, paint_piece, place, _paint_listing, *values, fills=True
            )
        elif name == "calls":
            ui.drawing(
                name,
                place,
                _paint_calls,
                place,
                said.calls,
                said.longest,
                small,
                fills=True,
            )
        elif name == "turn":
            ui.part(name, place, turn, said.turn)
        elif name == "switch":
            ui.part(name, place, switch, said.switch)
        else:
            ui.drawing(
                f"value {name}",
                place,
                _paint_value,
                place,
                f"{name} = ",
                said.values[name],
                small,
                fills=True,
            )


def told(ui: Ui, _: Room, said: ProgramLook) -> None:
    """Tell the lines that the last step ran, then the values, the calls and the whole listing."""
    ran = [f"{k} {said.lines[k - 1].strip()}" for k in sorted(said.marks.ran)]
    known = [f"{name} = {value}" for name, value in said.values.items() if value]
    lines = [
        *ran,
        *known,
        *[" ".join(call) for call in said.calls],
        said.remark,
        *said.lines,
    ]
    ui.describe("\n".join([line for line in lines if line]))


def program(ui: Ui, room: Room, said: ProgramLook, is_large: bool) -> None:
    """Draw what stands around listing, calls and values, and note their places.

    The listing stands above or beside the others, or one in the place of the other.
    """
    text, body, notes = ui.type, room.within(2, 1), ui.widget.notes
    if text.touch:
        _for_fingers(ui, body, said)
        return
    small, _, side = _fitting(ui, said.lines, tuple(body), is_large)
    if side:
        calls, values, rule = _cut_side(ui, body, small, side)
        notes["listing"] = body
        _draw_side(ui, calls, values, said, small)
        ui.box(rule, "hairline")
        return
    wide = ui.width(said.turn.label, text.hint, BOLD) + text.hint
    corner = rect_at(
        wide, text.hint + 10, topright=(body.right - ui.padding(body), body.top + 4)
    )
    if said.has_values:
        room = body.within(ui.padding(body), small // 3)
        _draw_side(ui, room, room, said, small)
    else:
        notes["listing"] = body
    notes["turn"] = corner


def turn(ui: Ui, place: Room, look: ButtonLook) -> None:
    """Draw what puts the values in the place of the listing, over a corner of that, or the listing in theirs."""
    ui.add_line(look, place)
    ui.box(place, "panel", "border", radius=6)
    ui.label(look.label, ui.type.hint, place, "text", SEMIBOLD, is_centred=True)


def switch(ui: Ui, place: Room, look: ButtonLook) -> None:
    """Draw the button to the other program over a corner of the listing."""
    ui.box(place, "panel")
    ui.button(look, place)


def _for_fingers(ui: Ui, room: Room, said: ProgramLook) -> None:
    """Draw the listing above values and button.

    Where the room is low or narrow, there are no values, and the button stands over a corner of the listing, if there is one.
    """
    size, touch, inside = ui.type.body, ui.type.touch, room.within(ui.padding(room), 4)
    button = rect_at(
        FINGER * size * said.switch.is_enabled, touch, topright=inside.topright
    )
    listing = room.copy()
    rows = _rows_of_values(ui, said, size, inside.width - button.width - size)
    left = inside.height - len(rows) * round(VALUE * size) - size // 2
    has_values = left >= FEW_LINES * CLOSE * size and room.width > NARROW_PANEL * size
    if has_values:
        inside.cut_right(button.width, size)
        _cut_values(ui, inside, said, size)
        listing.height = inside.bottom - room.top
        button = button.move(0, (inside.bottom + room.bottom) // 2 - button.centery)
        ui.box(room.row(listing.bottom, 1), "hairline")
    ui.widget.notes["listing"] = listing
    if not button.width:
        return
    if has_values:
        ui.button(said.switch, button)
    elif room.height > 2 * touch:
        ui.widget.notes["switch"] = button


@lru_cache(maxsize=8)
def _fitting(
    ui: Ui, lines: tuple[str, ...], place: tuple[int, int, int, int], is_large: bool
) -> tuple[int, int, Side | None]:
    """Return the type of calls and values, that of the listing, and where they stand.

    That is where the listing is largest. There is no side if only the listing fits.
    """
    text = ui.type
    small, most = (
        (text.reason, text.headline)
        if is_large
        else (max(text.smallest, round(0.82 * text.body)), text.body)
    )
    best = 0
    way: Side | None = None
    for side in (Side.BESIDE, Side.BELOW):
        size = _listing_size(ui, Room(*place), lines, (small, most), side)
        if size >= max(text.smallest, best + 1):
            best = size
            way = side
    if not best:
        best = _listing_size(ui, Room(*place), lines, (small, most), Side.BOTH)
        way = Side.BOTH if best else None
    if not best:
        best = _listing_size(ui, Room(*place), lines, (small, most), None)
    return small, max(text.smallest, best), way


def _listing_size(
    ui: Ui,
    body: Room,
    lines: tuple[str, ...],
    sizes: tuple[int, int],
    side: Side | None,
) -> int:
    """Return the largest type of a listing beside the rest, 0 if they don't fit."""
    small, most = sizes
    rest = body
    if side:
        rest = _cut_side(ui, body, small, side)[0]
    widths = [
        _indent(line, most) + ui.width(line.lstrip(), most, SEMIBOLD) for line in lines
    ]
    across = most * body.width / (max(widths) + (GUTTER + 0.5) * most)
    down = max(ui.smallest, (body.height - 6) / CLOSE / len(lines))
    size = int(min(most, across, down))
    if side is None:
        return size
    is_high = int(TIGHT * size) * len(lines) <= body.height - 6
    least = (HIGH - 1) * small
    if side is Side.BOTH:
        least -= VALUE_ROWS * round(VALUE * small)
    return size if is_high and rest.height > least and size >= ui.smallest else 0


def _cut_side(ui: Ui, body: Room, small: int, side: Side) -> tuple[Room, Room, Rect]:
    """Cut off the rooms of calls and values, and return them with the line before them.

    They are one room, unless the values are below and the calls beside the listing.
    """
    pad = ui.padding(body)
    margin = small // 3
    if side is Side.BELOW:
        below = body.cut_bottom(HIGH * small)
        room = below.within(pad, margin)
        return room, room, below.row(below.top, 1)
    if side is Side.BESIDE:
        beside = body.cut_right(max(WIDE * small + 2 * pad, SHARE * body.width))
        room = beside.within(pad, margin)
        return room, room, beside.column(beside.left, 1)
    rows = VALUE_ROWS * round(VALUE * small)
    values = body.cut_bottom(rows + 2 * margin).within(pad, margin)
    beside = body.cut_right(NARROW * small + 2 * margin)
    return beside.within(margin, margin), values, beside.column(beside.left, 1)


def _draw_side(ui: Ui, room: Room, values: Room, said: ProgramLook, size: int) -> None:
    """Draw the button to the other program, or that there is none, the values, and the calls."""
    switch, head = (
        said.switch,
        room.cut_top(max(SWITCH * size + size // 2, 2.1 * LEADING * size)),
    )
    titles = room.cut_top(HEADING * size)
    if switch.is_enabled:
        ui.button(
            switch,
            Rect(head.left, head.top, ui.button_width(switch, size), SWITCH * size),
            size,
        )
    else:
        ui.label(switch.label, size, head, "muted", most=2)
    _cut_values(ui, values, said, size)
    if room.height + FRAME_GAP < round(STEP * size):
        # Above the values, there is no room for a call.
        return
    if not said.remark:
        left, right = said.headings
        ui.text(left, size, "text", SEMIBOLD, midleft=titles.midleft)
        ui.text(
            right,
            size,
            "muted",
            midright=(titles.right - round(0.7 * size), titles.centery),
        )
        ui.widget.notes["calls"] = room
    else:
        ui.write(ui.fit(said.remark, size, room), room, "muted")


def _cut_values(ui: Ui, room: Room, said: ProgramLook, size: int) -> None:
    """Cut off the foot of a room for the values: a list has a row, and numbers share rows."""
    rows = _rows_of_values(ui, said, size, room.width)
    step = round(VALUE * size)
    rows = rows[: max(1, room.height // step)]
    foot = room.cut_bottom(len(rows) * step, size // 2)
    for names in rows:
        row = foot.cut_top(step)
        for name, width in names:
            ui.widget.notes[name] = row.cut_left(width)


def _rows_of_values(
    ui: Ui, said: ProgramLook, size: int, width: int
) -> list[list[tuple[str, int]]]:
    """Return the names of the values in rows of a width, with the width of each."""
    rows: list[list[tuple[str, int]]] = []
    free = 0
    for name in said.values:
        needed = width
        if name in NUMBERS:
            # No column or row has more digits.
            needed = min(width, ui.width(f"{name} = 100", size) + size)
        if needed > free + size:
            rows.append([])
            free = width
        rows[-1].append((name, needed))
        free -= needed
    return rows


def _indent(line: str, size: int) -> int:
    return (len(line) - len(line.lstrip())) // 4 * round(INDENT * size)


def _paint_listing(
    pen: Pen,
    whole: Rect,
    lines: tuple[str, ...],
    marks: Marks,
    size: int,
    taken: tuple[int, int],
) -> None:
    """Paint the lines, those that ran with a mark, and those that changed something on a band.

    Where not all have room they turn like a page, so that the current line is seen. What is `taken` of the upper right
    corner, so wide and high, stays free.
    """
    pen.box(whole, "panel")
    room, total = Room(*whole).within(0, 3), len(lines)
    high = min(round(LOOSE * size), room.height // total)
    if high < int(TIGHT * size):
        high = round(CLOSE * size)
    count = min(total, max(1, room.height // high))
    last = max(marks.changed or marks.ran, default=1) - 1
    first = min(last - last % count, total - count)
    start, number = (
        room.left + round(GUTTER * size),
        max(pen.smallest_number(2), round(NUMBER * size)),
    )
    for k, code in enumerate(lines[first : first + count], first + 1):
        line = room.cut_top(high)
        x, y, (ink, weight) = (
            start + _indent(code, size),
            line.centery,
            ("muted", REGULAR),
        )
        if k in marks.changed:
            pen.box(line, "band")
            ink, weight = "text", SEMIBOLD
        if k in marks.ran:
            pen.box(line.cut_left(pen.scaled(5, 3)), "backtrack")
        pen.text(str(k), number, ink, midright=(start - round(0.7 * size), y))
        free = line.right - x - taken[0] * (line.top < whole.top + taken[1])
        pen.text(
            pen.cut(code.lstrip(), size, free, weight),
            size,
            "text",
            weight,
            midleft=(x, y),
        )


def _paint_calls(
    pen: Pen, room: Rect, shown: tuple[CallLook, ...], longest: str, size: int
) -> None:
    """Draw a frame for each call for which there is room, in columns, the innermost one on a band."""
    pen.box(room, "panel")
    gap, step = size // 2, round(STEP * size)
    columns = max(
        1,
        (room.width + gap)
        // (pen.width(longest, size, BOLD) + round(2.2 * size) + gap),
    )
    wide = (room.width + gap) // columns - gap
    rows = (room.height + FRAME_GAP) // step
    if len(shown) > columns * rows > 0:
        shown = (CallLook("…", "", ""), *shown[1 - columns * rows :])
    for k, call in enumerate(shown[: columns * rows]):
        frame = Rect(
            room.left + k // rows * (wide + gap),
            room.top + k % rows * step,
            wide,
            FRAME * step,
        )
        pen.piece(frame, _paint_call, call, size, call is shown[-1] and call.line != "")


def _paint_call(
    pen: Pen, frame: Rect, call: CallLook, size: int, is_innermost: bool
) -> None:
    pen.box(frame, "panel")
    fill, edge, ink = (
        ("band", "backtrack", "attacked")
        if is_innermost
        else ("panel", "border", "text")
    )
    pen.box(frame, fill, edge, radius=6, line=2 if is_innermost else 1)
    right, y, weight = (
        frame.right - round(0.7 * size),
        frame.centery,
        SEMIBOLD if is_innermost else REGULAR,
    )
    pen.text(
        call.call, size, "text", weight, midleft=(frame.left + round(0.7 * size), y)
    )
    pen.text(call.row, size, ink, BOLD, midright=(right - round(1.6 * size), y))
    pen.text(call.line, size, "text" if is_innermost else "muted", midright=(right, y))


def _paint_value(pen: Pen, place: Rect, name: str, value: str, size: int) -> None:
    """Write a variable and its value, if it has one; of a list that has no room its end."""
    pen.box(place, "panel")
    if not value:
        return
    x = pen.text(name, size, "muted", midleft=place.midleft).right
    while "," in value and pen.width(value, size, SEMIBOLD) > place.right - x:
        value = f"…{value.partition(',')[2]}"
    pen.text(value, size, "text", SEMIBOLD, midleft=(x, place.centery))
