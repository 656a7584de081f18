"""What is around the listing, the calls and the values of a program, and their places.

`program_panel` is the widget. It draws what is the same at every position of a search.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..pens import (
    BOLD,
    LEADING,
    NOWHERE,
    SEMIBOLD,
    ButtonLook,
    Rect,
    Room,
    Ui,
    keycap,
    rect_at,
)
from ..search.listing import Program
from .program_drawing import (
    CALL_GAP,
    CALL_HEIGHT,
    CLOSE_LINE,
    VALUE_HEIGHT,
    ValuePlace,
    call_width,
    cut_values,
    is_high_enough,
    largest_listing,
    smallest_listing,
    value_rows,
)
from .source_drawing import KeyLook, key_width, paint_key, smallest_code


class SwitchLook(NamedTuple):
    """What the switch between both programs is drawn from."""

    segments: tuple[ButtonLook, ...]  # a program each, the open one is primary
    key: str  # of the keyboard; empty for none
    remark: str  # instead of the segments, if there is only one program

    @property
    def closed(self) -> SwitchLook:
        """The switch without the open program, for a narrow place."""
        closed = [segment for segment in self.segments if not segment.is_primary]
        return self._replace(segments=tuple(closed))


class PanelLook(NamedTuple):
    """What the panel shows at every position of a search."""

    # The listing.
    program: Program
    lines: tuple[str, ...]

    # The calls.
    calls_heading: str  # above them, at the left
    lines_heading: str  # at the right, above the numbers of their lines
    remark: str  # shown instead of them if there are none
    longest_call: str  # the texts of a call of which none is wider

    # The variables.
    variables: tuple[str, ...]  # their names
    lists_calls: bool  # one of them has the heading of the calls as its name

    # The buttons, and the key of the marks at lines.
    switch: SwitchLook  # to the other program
    key: tuple[str, str]  # what a bar and a band mean
    line_key: tuple[str, str]  # the same while a step is shown line by line
    turn: ButtonLook  # shows the values or the listing, if they don't fit together
    shows_values: bool  # in that case, whether the values are shown now

    is_large: bool  # it has the whole window


# How it is drawn. Sizes are in the type of what they are about, except where another
# unit is named.


class ProgramPlaces(NamedTuple):
    """The places of what changes with a step; None for what is not shown."""

    size: int  # of the type of calls and values
    listing_size: int  # of the type of the listing
    listing: Rect | None = None
    values: tuple[ValuePlace, ...] = ()
    calls: Rect | None = None

    has_key: bool = False  # the key of the marks has been drawn

    # A button over the upper right corner of the listing, or of the calls.
    turn: Rect | None = None
    switch: Rect | None = None

    @property
    def corner(self) -> tuple[int, int]:
        """The width and the height that the button takes from the listing's corner."""
        button = self.switch if self.turn is None else self.turn
        if button is None or self.listing is None:
            return 0, 0
        return self.listing.right - button.left, button.bottom - self.listing.top


class Side(Enum):
    """Where calls and values are, if they fit together with the listing."""

    BESIDE = "beside"
    BOTH = "both"  # the values below the listing, the calls beside it
    BELOW = "below"
    NO_STRIP = "no strip"  # beside, and the switch above the calls


TURN_MARGIN = 6  # pixels: the button is higher than its text


def program_panel(
    ui: Ui, room: Room, look: PanelLook, has_calls: bool, is_by_line: bool
) -> ProgramPlaces:
    """Draw what is around listing, calls and values, and return their places.

    If they don't fit together, either the listing is shown or the others are, and a
    button turns from one to the other. If there are no calls, a remark says why. While
    a step is shown line by line, the key of the marks says so.
    """
    body = room.within(2, 1)
    if ui.type.touch:
        return _touch_panel(ui, body, look)
    size = _text_size(ui, is_large=look.is_large)
    side, listing_size = _fit_listing(ui, body, look)
    if side:
        rooms = _side_rooms(ui, body, look, side, size=size)
        has_key = False
        if side is Side.NO_STRIP:
            _draw_switch(ui, rooms.strip, look.switch, size)
        else:
            key = look.line_key if is_by_line else look.key
            has_key = _draw_strip(ui, rooms.strip, look, KeyLook(*key, size))
        values, calls = _draw_side(ui, rooms, look, size, has_calls=has_calls)
        ui.box(rooms.edge, "hairline")
        return ProgramPlaces(
            size,
            listing_size,
            listing=rooms.listing,
            values=values,
            calls=calls,
            has_key=has_key,
        )
    listing_size = _listing_alone(ui, body, look)
    turn = _turn_place(ui, body, look.turn)
    if not look.shows_values:
        return ProgramPlaces(size, listing_size, listing=body, turn=turn)
    # Calls and values have the whole body.
    calls_room = body.within(ui.padding(body), size // 3)
    head = calls_room.cut_top(_head_height(look.switch, size))
    rooms = SideRooms(head, calls_room)
    free = head.column_to(head.left, turn.left - size // 2)
    _draw_switch(ui, Room(*free), look.switch, size)
    values, calls = _draw_side(ui, rooms, look, size, has_calls=has_calls)
    return ProgramPlaces(size, listing_size, values=values, calls=calls, turn=turn)


def _turn_place(ui: Ui, body: Rect, button: ButtonLook) -> Rect:
    """Return the place of the turn button: the upper right corner of the body."""
    size = ui.type.hint
    width = ui.width(button.label, size, BOLD) + size
    corner = (body.right - ui.padding(body), body.top + 2)
    return rect_at(width, size + TURN_MARGIN, topright=corner)


def turn_button(ui: Ui, place: Room, look: ButtonLook) -> None:
    """Draw the button that shows the values or the listing, over a corner of that."""
    ui.add_line(look, place)
    ui.box(place, "panel", "border", radius=6)
    size = ui.type.hint
    ui.centred_label(look.label, size, place, "text", weight=SEMIBOLD)


def switch_over_listing(ui: Ui, place: Room, look: SwitchLook) -> None:
    """Draw the switch over a corner of the listing: only the other program."""
    ui.box(place, "panel")
    _draw_segments(ui, place, look.closed, ui.type.body)


SEGMENT_PADDING = 0.5  # at each side of the label of a segment, in its type
SEGMENT_GAP = 2  # pixels between two segments


def _segment_widths(ui: Ui, look: SwitchLook, size: int) -> list[int]:
    """Return the widths of the segments of the switch, in pixels."""
    padding = 2 * round(SEGMENT_PADDING * size)
    widths = [ui.width(button.label, size, BOLD) for button in look.segments]
    # A finger needs some width.
    return [max(ui.type.touch, width + padding) for width in widths]


def _segments_width(ui: Ui, look: SwitchLook, size: int) -> int:
    """Return the width of the switch without its key, 0 if there is only a program."""
    widths = _segment_widths(ui, look, size)
    return sum(widths) + SEGMENT_GAP * max(0, len(widths) - 1)


def _draw_segments(ui: Ui, place: Room, look: SwitchLook, size: int) -> None:
    """Draw the segments of the switch side by side. The open one is filled."""
    row = Room(*place)
    widths = _segment_widths(ui, look, size)
    for button, width in zip(look.segments, widths, strict=True):
        segment = row.cut_left(width, gap=SEGMENT_GAP)
        role = ui.button_ground(button, segment)
        ui.centred_label(button.label, size, segment, role, weight=BOLD)


# On touch screens.

FOOT_MARGIN = 2  # pixels above and below the switch at the foot
LEAST_VALUES = 8  # the width of values beside the switch
NARROW_PANEL = 16  # the width of a panel without values, at most
LEAST_LINES = 7  # of the listing, above values


def _touch_panel(ui: Ui, room: Room, look: PanelLook) -> ProgramPlaces:
    """Draw the panel of a touch screen, and return the places of what it shows.

    Values and the switch to the other program are below the listing. If the room is too
    low or too narrow for that, there are no values. If it is too low for the switch,
    too, that is over a corner of the listing; in a very low room there is no switch.
    """
    size = ui.type.body
    touch = ui.type.touch
    inner = room.within(ui.padding(room), 4)
    switch_width = _segments_width(ui, look.switch, size)
    values_width = inner.width - switch_width - size
    rows = value_rows(ui, look.variables, size, values_width)
    values_height = len(rows) * round(VALUE_HEIGHT * size) + size // 2
    listing_height = inner.height - values_height
    is_high_enough = listing_height >= LEAST_LINES * CLOSE_LINE * size
    is_wide_enough = values_width >= LEAST_VALUES * size
    if is_high_enough and is_wide_enough and room.width > NARROW_PANEL * size:
        return _touch_panel_with_values(ui, room, look, switch_width)
    foot_height = touch + 2 * FOOT_MARGIN
    if switch_width and room.height - foot_height >= smallest_listing(ui, look.lines):
        foot = room.cut_bottom(foot_height).within(ui.padding(room), FOOT_MARGIN)
        ui.box(room.row(room.bottom, 1), "hairline")
        place = rect_at(switch_width, touch, midright=foot.midright)
        _draw_segments(ui, Room(*place), look.switch, size)
        return ProgramPlaces(size, _touch_listing(ui, room, look), listing=room)
    switch = None
    if switch_width and room.height > 2 * touch:
        width = _segments_width(ui, look.switch.closed, size)
        switch = rect_at(width, touch, topright=inner.topright)
    listing_size = _touch_listing(ui, room, look)
    return ProgramPlaces(size, listing_size, listing=room, switch=switch)


def _touch_listing(ui: Ui, room: Rect, look: PanelLook) -> int:
    """Return the type size of the listing: lines are whole if that can be read.

    In a low room it is the smallest, so that more lines are visible.
    """
    size = ui.type.body
    if room.height < LEAST_LINES * size:
        return smallest_code(ui)
    # Lines that don't fit the height are on another page.
    whole = Rect(*room.topleft, room.width, 2 * len(look.lines) * size)
    return max(smallest_code(ui), largest_listing(ui, whole, look.lines, size))


def _touch_panel_with_values(
    ui: Ui, room: Room, look: PanelLook, switch_width: int
) -> ProgramPlaces:
    """Draw the panel of a touch screen, with values below the listing.

    The switch to the other program is at their right; if it has no width, there is no
    switch. Return the places of listing and values.
    """
    size = ui.type.body
    inner = room.within(ui.padding(room), 4)
    switch_room = inner.cut_right(switch_width, gap=size)
    values = cut_values(ui, inner, look.variables, size)
    # The values were cut off the foot of the inner room: it ends above them now.
    listing = room.row(room.top, inner.bottom - room.top)
    ui.box(room.row(listing.bottom, 1), "hairline")
    if switch_width:
        middle = (listing.bottom + room.bottom) // 2
        right_end = (switch_room.right, middle)
        place = rect_at(switch_width, ui.type.touch, midright=right_end)
        _draw_segments(ui, Room(*place), look.switch, size)
    listing_size = _touch_listing(ui, listing, look)
    return ProgramPlaces(size, listing_size, listing=listing, values=values)


# With a mouse and keys.

SMALL_TYPE = 0.82  # of calls and values in a card: of the body's type


def _text_size(ui: Ui, *, is_large: bool) -> int:
    """Return the type size of calls and values, in pixels."""
    if is_large:
        return ui.type.reason
    return max(ui.smallest, round(SMALL_TYPE * ui.type.body))


def _fit_listing(ui: Ui, body: Rect, look: PanelLook) -> tuple[Side | None, int]:
    """Return where calls and values are, and the type size of the listing.

    They are where the listing can be largest, on the first of such sides. If they fit
    nowhere, only the listing is shown: it has no side.
    """
    best: Side | None = None
    largest = 0
    for side in Side:
        # A size is 0 if they don't fit there.
        size = _listing_size(ui, body, look, side)
        if size > largest:
            best = side
            largest = size
    return best, largest


def _listing_alone(ui: Ui, body: Rect, look: PanelLook) -> int:
    """Return the type size of the listing if it has the whole body."""
    alone = largest_listing(ui, body, look.lines, _largest_size(ui, look))
    return max(smallest_code(ui), alone)


def _largest_size(ui: Ui, look: PanelLook) -> int:
    """Return the largest type size that a listing may have, in pixels."""
    return ui.type.headline if look.is_large else ui.type.body


TOO_LOW = 9.6  # the height of a room that is too low for both calls and values
TOO_LOW_BELOW = 7.4  # the same below the listing, where calls have several columns


def _listing_size(ui: Ui, body: Rect, look: PanelLook, side: Side) -> int:
    """Return the type size of the listing if calls and values are at a side of it.

    Return 0 if the room of the calls would be too low, or if the listing wouldn't fit
    what is left of the body.
    """
    text_size = _text_size(ui, is_large=look.is_large)
    rooms = _side_rooms(ui, body, look, side, size=text_size)
    too_low = TOO_LOW * text_size
    if side is Side.BELOW:
        too_low = TOO_LOW_BELOW * text_size
    if rooms.values is not None:
        # The values have a room of their own, so the calls need less height.
        too_low -= VALUE_ROWS * round(VALUE_HEIGHT * text_size)
    if rooms.calls.height <= too_low:
        return 0
    size = largest_listing(ui, rooms.listing, look.lines, _largest_size(ui, look))
    if size < smallest_code(ui) or not is_high_enough(rooms.listing, look.lines, size):
        return 0
    return size


class SideRooms(NamedTuple):
    """The rooms of the listing, and of calls and values at a side of it."""

    strip: Room  # of the switch, and of the key if it is above all
    calls: Room
    values: Room | None = None  # None if they are at the foot of the calls' room
    listing: Rect = NOWHERE  # NOWHERE if calls and values are shown instead of it
    edge: Rect = NOWHERE  # the line between the listing and the calls


SIDE_WIDTH = 13  # of a room beside the listing, at least
SIDE_SHARE = 0.36  # of the body's width, for the same
BELOW_HEIGHT = 10.6  # of a room below the listing, at most
LEAST_BELOW = 8.2  # the same, at least
CALLS_WIDTH = 7  # of a room beside the listing that has no values, at least
VALUE_ROWS = 2  # of a room below the listing that has only values


def _side_rooms(
    ui: Ui, body: Rect, look: PanelLook, side: Side, *, size: int
) -> SideRooms:
    """Return the rooms of the listing, and of calls and values at a side of it.

    `size` is the type size of calls and values, in pixels.
    """
    padding = ui.padding(body)
    margin = size // 3
    listing = Room(*body)
    strip = Room(*NOWHERE)
    if side is not Side.NO_STRIP:
        strip = listing.cut_top(_strip_height(size))
    if side is Side.BELOW:
        needed = smallest_listing(ui, look.lines)
        height = min(BELOW_HEIGHT * size, listing.height - needed)
        below = listing.cut_bottom(max(LEAST_BELOW * size, height))
        return SideRooms(
            strip,
            calls=below.within(padding, margin),
            listing=listing,
            edge=below.row(below.top, 1),
        )
    if side is Side.BOTH:
        values_height = VALUE_ROWS * round(VALUE_HEIGHT * size)
        below = listing.cut_bottom(values_height + 2 * margin)
        calls_width = call_width(ui, look.longest_call, size)
        beside = listing.cut_right(max(CALLS_WIDTH * size, calls_width) + 2 * margin)
        return SideRooms(
            strip,
            calls=beside.within(margin, margin),
            values=below.within(padding, margin),
            listing=listing,
            edge=beside.column(beside.left, 1),
        )
    least_width = SIDE_WIDTH * size + 2 * padding
    beside = listing.cut_right(max(least_width, SIDE_SHARE * body.width))
    calls = beside.within(padding, margin)
    if side is Side.NO_STRIP:
        strip = calls.cut_top(_head_height(look.switch, size))
    return SideRooms(
        strip,
        calls=calls,
        listing=listing,
        edge=beside.column(beside.left, 1),
    )


SWITCH_HEIGHT = 1.7
STRIP_MARGIN = 0.25  # above and below the switch
LABEL_LINES = 2.1  # lines in place of the switch: two, and some space
HEADING_HEIGHT = 1.4
HEADING_END = 0.55  # between the right heading and the end of its row


def _strip_height(size: int) -> int:
    """Return the height of the strip with the switch, in pixels."""
    return round((SWITCH_HEIGHT + 2 * STRIP_MARGIN) * size)


def _head_height(look: SwitchLook, size: int) -> int:
    """Return the height of a switch above the calls, in pixels.

    A text that there is none may have two lines there.
    """
    if look.remark:
        return round(LABEL_LINES * LEADING * size)
    return _strip_height(size)


def _draw_strip(ui: Ui, strip: Room, look: PanelLook, key: KeyLook) -> bool:
    """Draw the strip above listing and calls: the switch, and at its right the key.

    Return whether the key fits.
    """
    size = key.size
    ui.box(strip.row(strip.bottom - 1, 1), "hairline")
    row = strip.within(ui.padding(strip), 0)
    end = _draw_switch(ui, Room(*row), look.switch, size)
    keys = [KeyLook(*texts, size) for texts in (look.key, look.line_key)]
    width = max([key_width(ui, key) for key in keys])
    if end + size + width > row.right:
        return False
    place = row.column(row.right - width, width).inflate(0, -2)
    paint_key(ui, place, key)
    return True


def _draw_side(
    ui: Ui, rooms: SideRooms, look: PanelLook, size: int, *, has_calls: bool
) -> tuple[tuple[ValuePlace, ...], Rect | None]:
    """Draw what is around calls and values in their rooms, and return their places.

    From the top: the headings of the calls, the calls, the values. If there are no
    calls, a remark is written instead. The second place, that of the calls, is None if
    there are none or if none fits.
    """
    room = rooms.calls
    heading = room.cut_top(HEADING_HEIGHT * size)
    values_room = room if rooms.values is None else rooms.values
    values = cut_values(ui, values_room, look.variables, size)
    # What is left of the room is above the values. A call's height has the gap below
    # it, which the last one doesn't need.
    has_call_room = room.height + CALL_GAP >= round(CALL_HEIGHT * size)
    if not has_call_room:
        return values, None
    if not has_calls:
        ui.write(ui.fit(look.remark, size, room), room, "muted")
        return values, None
    end = (heading.right - round(HEADING_END * size), heading.centery)
    ui.text(look.calls_heading, size, "text", SEMIBOLD, midleft=heading.midleft)
    ui.text(look.lines_heading, size, "muted", midright=end)
    return values, room


def _draw_switch(ui: Ui, place: Room, look: SwitchLook, size: int) -> int:
    """Draw the switch to the other program, or a text that there is none.

    It is at the left of a place, in the middle of its height, and the key is beside it
    if it fits. Return the x where it ends.
    """
    if look.remark:
        text = ui.fit_text(look.remark, size, place.size, most=2)
        if not text.is_whole:
            # It isn't needed: a message says so to anyone who asks for the other
            # program.
            return place.left
        ui.write(text, place, "muted", is_middle=True)
        widest = max([ui.width(line, text.size) for line in text.lines])
        return place.left + widest
    width = _segments_width(ui, look, size)
    height = round(SWITCH_HEIGHT * size)
    segments = rect_at(width, height, midleft=place.midleft)
    _draw_segments(ui, Room(*segments), look, size)
    left = segments.right + size // 2
    key_size = max(size - 2, ui.smallest_number(2))
    key_end = left + keycap.width_of(ui, look.key, key_size)
    if not look.key or key_end > place.right:
        return segments.right
    y = segments.centery
    keycap.paint_at(ui, look.key, key_size, "muted", midleft=(left, y))
    return key_end
