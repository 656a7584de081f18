"""The panel of the program: its listing, its open calls and its variables.

`program_look` decides what is shown. `draw_program` places it and draws the buttons.
What changes with every step is painted by `program_drawing.py`.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from ..app.commands import Action, Command
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
from ..search.listing import (
    Call,
    Marks,
    Program,
    calls,
    lines_in_order,
    listing,
    marks,
    values,
)
from ..search.strategy import PLAIN, Strategy
from ..words.words import Words
from .program_drawing import (
    CALL_GAP,
    CALL_HEIGHT,
    CLOSE_LINE,
    VALUE_HEIGHT,
    CallLook,
    CallsLook,
    ValueLook,
    ValuePlace,
    cut_values,
    is_high_enough,
    largest_listing,
    paint_calls,
    paint_value,
    value_rows,
)
from .scene import Scene, Setting
from .source import NO_LINES, SourceLook, draw_source
from .source_drawing import smallest_code


class SwitchLook(NamedTuple):
    """What the switch between both programs is drawn from."""

    segments: tuple[ButtonLook, ...]  # a program each, the open one is primary
    key: str  # of the keyboard; empty for none
    remark: str  # instead of the segments, if there is only one program


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


class ProgramLook(NamedTuple):
    """The program at a position."""

    panel: PanelLook
    marks: Marks  # the lines that the last step ran, and those that changed something
    current: int  # the line up to which the step is shown; 0 if all of it is
    calls: tuple[CallLook, ...]  # the innermost one is the last
    values: dict[str, str]  # by the names of the variables; empty without a value


def shown_program(scene: Scene) -> Program:
    """Return which program is shown. Guided searches have only a recursion."""
    if scene.displayed.position.strategy is PLAIN:
        return scene.state.program
    return Program.RECURSION


def program_look(scene: Scene, panel: PanelLook) -> ProgramLook:
    """Return what is shown of the program at the position on the board."""
    call_looks = _call_looks(scene, panel.program)
    position = scene.displayed.position
    count = scene.state.lines_shown
    current = 0
    if count is not None:
        current = lines_in_order(panel.program, position)[:count][-1]
    return ProgramLook(
        panel,
        marks(panel.program, position, count),
        current,
        call_looks,
        values=_value_texts(scene, panel, call_looks),
    )


def _call_looks(scene: Scene, program: Program) -> tuple[CallLook, ...]:
    """Return the open calls of the recursion, or the elements of the loop's list.

    The list is the loop's memory, as the open calls are the recursion's.
    """
    position = scene.displayed.position
    looks = []
    if program is Program.LOOP:
        for index, row in enumerate(position.board):
            looks.append(CallLook(f"board[{index}]", str(row + 1), line=""))
    else:
        for call in calls(position):
            look = _call_look(call, position.n, position.strategy, scene.say)
            looks.append(look)
    return tuple(looks)


@lru_cache(maxsize=1000)
def _call_look(call: Call, n: int, strategy: Strategy, say: Words) -> CallLook:
    """Return what is shown of a call: its name, the row that it has chosen, its line.

    A call has its argument in its name, or the column if it chooses that itself.
    """
    if not strategy.chooses_column:
        name = f"place({call.column})"
    elif call.column <= n:
        name = f"column = {call.column}"
    else:
        # All columns have a queen: this call reports the solution.
        name = "place([])"
    row = ""
    if call.row is not None:
        row = say("call_row", row=call.row)
    return CallLook(name, row, str(call.line))


def _value_texts(
    scene: Scene, panel: PanelLook, calls: tuple[CallLook, ...]
) -> dict[str, str]:
    """Return the values of the panel's variables as texts, by their names.

    A variable that has no value yet has an empty text. On phones the open calls are the
    value of one more variable, whose name is their heading: "calls = [place(1)]".
    """
    position = scene.displayed.position
    solutions = scene.displayed.solutions_found
    texts = dict.fromkeys(panel.variables, "")
    for name, value in values(panel.program, position, solutions).items():
        # The number of solutions is None while it is not known.
        texts[name] = "?" if value is None else str(value)
    if panel.lists_calls:
        names = ", ".join([call.name for call in calls])
        texts[panel.calls_heading] = f"[{names}]"
    return texts


def panel_look(
    setting: Setting, strategy: Strategy, program: Program, is_large: bool
) -> PanelLook:
    """Return what the panel shows at every position of a search by a strategy."""
    say = setting.say
    n = setting.n
    lines = tuple(listing(program, strategy) or ())
    if program is Program.LOOP:
        # It has no calls: the elements of its list are in their place.
        calls_heading = "board"
        lines_heading = ""
        remark = say("no_calls")
    else:
        calls_heading = say("calls")
        lines_heading = say("call_line")
        # The last line is the first call, which has returned if no call is open.
        remark = say("has_returned", call=lines[-1])
    # No column or row has more digits than n, and no line more than two.
    widest_call = Call(column=n, row=n, line=10)
    return PanelLook(
        program,
        lines,
        calls_heading=calls_heading,
        lines_heading=lines_heading,
        remark=remark,
        longest_call="".join(_call_look(widest_call, n, strategy, say)),
        variables=_variables(program, strategy, say),
        lists_calls=_lists_calls(program, say),
        switch=_switch_look(setting, strategy, program),
        key=(say("mark_ran"), say("mark_changed")),
        line_key=(say("mark_ran"), say("mark_now")),
        turn=_turn_look(setting),
        shows_values=setting.state.has_values,
        is_large=is_large,
    )


def _variables(program: Program, strategy: Strategy, say: Words) -> tuple[str, ...]:
    """Return the names of the variables of a program, in their order on the screen."""
    board = "board" if strategy is PLAIN else "queens"
    if program is Program.LOOP:
        return board, "row", "solutions"
    if _lists_calls(program, say):
        return board, say("calls"), "column", "row", "solutions"
    return board, "column", "row", "solutions"


def _lists_calls(program: Program, say: Words) -> bool:
    """Return whether the open calls are shown as a list, among the variables.

    That is so on phones, where they have no frames.
    """
    return program is Program.RECURSION and not say.has_keys


def _switch_look(setting: Setting, strategy: Strategy, program: Program) -> SwitchLook:
    """Return the switch to the other program; if there is none, it says so."""
    say = setting.say
    if strategy is not PLAIN:
        return SwitchLook((), "", say("one_listing"))
    key = setting.button(Action.LISTING).label if say.has_keys else ""
    segments = []
    for shown in Program:
        action = Command(Action.LISTING, shown)
        is_open = shown is program
        label = say(shown.value)
        segments.append(ButtonLook(action, action, label, "", is_primary=is_open))
    return SwitchLook(tuple(segments), key, remark="")


def _turn_look(setting: Setting) -> ButtonLook:
    """Return the button that shows the values instead of the listing, or back."""
    key = "listing_button" if setting.state.has_values else "values_button"
    return ButtonLook(Action.PROGRAM, Action.PROGRAM, setting.say(key), hint="")


# How it is drawn. Sizes are in the type of what they are about, except where another
# unit is named.


class ProgramPlaces(NamedTuple):
    """The places of what changes with a step; None for what is not shown."""

    size: int  # of the type of calls and values
    listing_size: int  # of the type of the listing
    listing: Rect | None = None
    values: tuple[ValuePlace, ...] = ()
    calls: Rect | None = None

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


def draw_program(
    ui: Ui, body: Rect, scene: Scene, scrolled: int | None, *, is_large: bool
) -> None:
    """Draw the program in the body of a card, or in the whole window if it is large.

    What changes with every step is an element of its own, so that the panel around it
    is not drawn again. `scrolled` is how far the listing is scrolled, if it is.
    """
    strategy = scene.displayed.position.strategy
    program = shown_program(scene)
    panel = ui.cached(panel_look, scene.setting, strategy, program, is_large)
    look = program_look(scene, panel)
    has_calls = len(look.calls) > 0
    widget = ui.part("program", body, program_panel, panel, has_calls)
    places: ProgramPlaces = widget.result
    ui.part("told of program", body, describe_program, look)
    # Nothing overlaps, so this order isn't seen. It is that of the kept screens.
    if ui.type.touch:
        _add_values(ui, places, look)
        _add_listing(ui, places, look, scrolled)
    else:
        _add_listing(ui, places, look, scrolled)
        _add_values(ui, places, look)
    if places.calls is not None:
        place = places.calls
        calls = CallsLook(look.calls, panel.longest_call, places.size)
        ui.drawing("calls", place, paint_calls, place, calls, fills=True)
    if places.turn is not None:
        ui.part("turn", places.turn, turn_button, panel.turn)
    if places.switch is not None:
        ui.part("switch", places.switch, switch_over_listing, panel.switch)


def _add_listing(
    ui: Ui, places: ProgramPlaces, look: ProgramLook, scrolled: int | None
) -> None:
    """Add the listing to the picture, if it has a place.

    Pens keep its picture, and draw that again after each later step that marks the same
    lines. While a step is shown line by line, only its last line so far has a band.
    """
    place = places.listing
    if place is None:
        return
    changed = look.marks.changed
    key = look.panel.key
    if look.current:
        changed = NO_LINES
        key = look.panel.line_key
    source = SourceLook(
        look.panel.lines,
        look.current,
        look.marks.ran,
        changed,
        key=key,
        scrolled=scrolled,
        size=places.listing_size,
        corner=places.corner,
        repeats=True,
    )
    draw_source(ui, place, source)


def _add_values(ui: Ui, places: ProgramPlaces, look: ProgramLook) -> None:
    """Add each variable that has a place, with its value, to the picture."""
    for name, place in places.values:
        value = ValueLook(name, look.values[name], places.size)
        ui.drawing(f"value {name}", place, paint_value, place, value, fills=True)


def describe_program(ui: Ui, _: Room, look: ProgramLook) -> None:
    """Describe the program to a screen reader, a line for each thing.

    That is: the lines that ran, or the one up to which the step is shown, the variables
    that have a value, the open calls or why there are none, and the whole listing.
    """
    lines = look.panel.lines
    texts = []
    if look.current:
        ui.announce(_numbered(lines, look.current))
    else:
        texts += [_numbered(lines, number) for number in sorted(look.marks.ran)]
    for name, value in look.values.items():
        if value != "":
            texts.append(f"{name} = {value}")
    for call in look.calls:
        texts.append(" ".join(call))
    if not look.calls:
        texts.append(look.panel.remark)
    texts += lines
    ui.describe("\n".join(texts))


def _numbered(lines: tuple[str, ...], number: int) -> str:
    """Return a line with its number, as it is read aloud.

    >>> _numbered(("def place(column):", "    if column > n:"), 2)
    '2 if column > n:'
    """
    return f"{number} {lines[number - 1].strip()}"


class Side(Enum):
    """Where calls and values are, if they fit together with the listing."""

    BESIDE = "beside"
    BELOW = "below"
    BOTH = "both"  # the values below the listing, the calls beside it


TURN_MARGIN = 10  # pixels: the button is higher than its text


def program_panel(
    ui: Ui, room: Room, look: PanelLook, has_calls: bool
) -> ProgramPlaces:
    """Draw what is around listing, calls and values, and return their places.

    If they don't fit together, either the listing is shown or the others are, and a
    button turns from one to the other. If there are no calls, a remark says why.
    """
    body = room.within(2, 1)
    if ui.type.touch:
        return _touch_panel(ui, body, look)
    size = _text_size(ui, is_large=look.is_large)
    side, listing_size = _fit_listing(ui, body, look)
    if side:
        rooms = _side_rooms(ui, body, size, side)
        values, calls = _draw_side(ui, rooms, look, size, has_calls=has_calls)
        ui.box(rooms.edge, "hairline")
        return ProgramPlaces(
            size, listing_size, listing=rooms.listing, values=values, calls=calls
        )
    turn = _turn_place(ui, body, look.turn)
    if not look.shows_values:
        return ProgramPlaces(size, listing_size, listing=body, turn=turn)
    # Calls and values have the whole body.
    rooms = SideRooms(calls=body.within(ui.padding(body), size // 3))
    values, calls = _draw_side(ui, rooms, look, size, has_calls=has_calls)
    return ProgramPlaces(size, listing_size, values=values, calls=calls, turn=turn)


def _turn_place(ui: Ui, body: Rect, button: ButtonLook) -> Rect:
    """Return the place of the turn button: the upper right corner of the body."""
    size = ui.type.hint
    width = ui.width(button.label, size, BOLD) + size
    corner = (body.right - ui.padding(body), body.top + 4)
    return rect_at(width, size + TURN_MARGIN, topright=corner)


def turn_button(ui: Ui, place: Room, look: ButtonLook) -> None:
    """Draw the button that shows the values or the listing, over a corner of that."""
    ui.add_line(look, place)
    ui.box(place, "panel", "border", radius=6)
    size = ui.type.hint
    ui.centred_label(look.label, size, place, "text", weight=SEMIBOLD)


def switch_over_listing(ui: Ui, place: Room, look: SwitchLook) -> None:
    """Draw the switch to the other program over a corner of the listing."""
    ui.box(place, "panel")
    _draw_segments(ui, place, look, ui.type.body)


SEGMENT_PADDING = 0.5  # at each side of the label of a segment, in its type
SEGMENT_GAP = 2  # pixels between two segments


def _segments_width(ui: Ui, look: SwitchLook, size: int) -> int:
    """Return the width of the switch without its key: segments are equally wide.

    It is 0 if there is only one program.
    """
    if not look.segments:
        return 0
    widest = max([ui.width(button.label, size, BOLD) for button in look.segments])
    width = widest + 2 * round(SEGMENT_PADDING * size)
    return len(look.segments) * (width + SEGMENT_GAP) - SEGMENT_GAP


def _draw_segments(ui: Ui, place: Room, look: SwitchLook, size: int) -> None:
    """Draw the segments of the switch side by side. The open one is filled."""
    count = len(look.segments)
    width = (place.width + SEGMENT_GAP) // count - SEGMENT_GAP
    row = Room(*place)
    for button in look.segments:
        segment = row.cut_left(width, gap=SEGMENT_GAP)
        role = ui.button_ground(button, segment)
        ui.centred_label(button.label, size, segment, role, weight=BOLD)


# On touch screens.

NARROW_PANEL = 16  # the width of a panel without values, at most
LEAST_LINES = 7  # of the listing, above values


def _touch_panel(ui: Ui, room: Room, look: PanelLook) -> ProgramPlaces:
    """Draw the panel of a touch screen, and return the places of what it shows.

    Values and the button to the other program are below the listing. If the room is too
    low or too narrow for that, there are no values, and the button is over a corner of
    the listing; in a very low room there is no button.
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
    is_wide_enough = room.width > NARROW_PANEL * size
    if is_high_enough and is_wide_enough:
        return _touch_panel_with_values(ui, room, look, switch_width)
    switch = None
    if switch_width and room.height > 2 * touch:
        switch = rect_at(switch_width, touch, topright=inner.topright)
    listing_size = _touch_listing(ui, room, look)
    return ProgramPlaces(size, listing_size, listing=room, switch=switch)


def _touch_listing(ui: Ui, room: Rect, look: PanelLook) -> int:
    """Return the type size of the listing: lines are whole if that can be read."""
    size = ui.type.body
    # Lines that don't fit the height are on another page.
    high = Rect(*room.topleft, room.width, 2 * len(look.lines) * size)
    return max(smallest_code(ui), largest_listing(ui, high, look.lines, size))


def _touch_panel_with_values(
    ui: Ui, room: Room, look: PanelLook, switch_width: int
) -> ProgramPlaces:
    """Draw the panel of a touch screen, with values below the listing.

    The button to the other program is at their right; if it has no width, there is no
    such button. Return the places of listing and values.
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

    They are beside or below the listing, where that can be larger. If they fit neither
    room, they are both beside and below it. If that doesn't fit either, only the
    listing is shown: it has no side.
    """
    # A size is 0 if they don't fit there.
    beside = _listing_size(ui, body, look, Side.BESIDE)
    below = _listing_size(ui, body, look, Side.BELOW)
    if below > beside:
        return Side.BELOW, below
    if beside > 0:
        return Side.BESIDE, beside
    both = _listing_size(ui, body, look, Side.BOTH)
    if both > 0:
        return Side.BOTH, both
    alone = largest_listing(ui, body, look.lines, _largest_size(ui, look))
    return None, max(smallest_code(ui), alone)


def _largest_size(ui: Ui, look: PanelLook) -> int:
    """Return the largest type size that a listing may have, in pixels."""
    return ui.type.headline if look.is_large else ui.type.body


TOO_LOW = 12  # the height of a room that is too low for both calls and values


def _listing_size(ui: Ui, body: Rect, look: PanelLook, side: Side) -> int:
    """Return the type size of the listing if calls and values are at a side of it.

    Return 0 if the room of the calls would be too low, or if the listing wouldn't fit
    what is left of the body.
    """
    text_size = _text_size(ui, is_large=look.is_large)
    rooms = _side_rooms(ui, body, text_size, side)
    too_low = TOO_LOW * text_size
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

    calls: Room  # also of the button to the other program
    values: Room | None = None  # None if they are at the foot of the calls' room
    listing: Rect = NOWHERE  # NOWHERE if calls and values are shown instead of it
    edge: Rect = NOWHERE  # the line between the listing and the calls


SIDE_WIDTH = 14  # of a room beside the listing, at least
SIDE_SHARE = 0.36  # of the body's width, for the same
BELOW_HEIGHT = 13  # of a room below the listing
CALLS_WIDTH = 9.5  # of a room beside the listing that has no values
VALUE_ROWS = 2  # of a room below the listing that has only values


def _side_rooms(ui: Ui, body: Rect, size: int, side: Side) -> SideRooms:
    """Return the rooms of the listing, and of calls and values at a side of it.

    `size` is the type size of calls and values, in pixels.
    """
    padding = ui.padding(body)
    margin = size // 3
    listing = Room(*body)
    if side is Side.BELOW:
        below = listing.cut_bottom(BELOW_HEIGHT * size)
        return SideRooms(
            calls=below.within(padding, margin),
            listing=listing,
            edge=below.row(below.top, 1),
        )
    if side is Side.BESIDE:
        least_width = SIDE_WIDTH * size + 2 * padding
        beside = listing.cut_right(max(least_width, SIDE_SHARE * body.width))
        return SideRooms(
            calls=beside.within(padding, margin),
            listing=listing,
            edge=beside.column(beside.left, 1),
        )
    values_height = VALUE_ROWS * round(VALUE_HEIGHT * size)
    below = listing.cut_bottom(values_height + 2 * margin)
    beside = listing.cut_right(CALLS_WIDTH * size + 2 * margin)
    return SideRooms(
        calls=beside.within(margin, margin),
        values=below.within(padding, margin),
        listing=listing,
        edge=beside.column(beside.left, 1),
    )


SWITCH_HEIGHT = 1.9
HEADING_HEIGHT = 1.4
LABEL_LINES = 2.1  # lines in place of the switch: two, and some space
HEADING_END = 0.7  # between the right heading and the end of its row


def _draw_side(
    ui: Ui, rooms: SideRooms, look: PanelLook, size: int, *, has_calls: bool
) -> tuple[tuple[ValuePlace, ...], Rect | None]:
    """Draw what is around calls and values in their rooms, and return their places.

    From the top: the button to the other program, the headings of the calls, the calls,
    the values. If there are no calls, a remark is written instead. The second place,
    that of the calls, is None if there are none or if none fits.
    """
    room = rooms.calls
    switch_height = SWITCH_HEIGHT * size + size // 2
    label_height = LABEL_LINES * LEADING * size
    head = room.cut_top(max(switch_height, label_height))
    _draw_switch(ui, head, look.switch, size)
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


def _draw_switch(ui: Ui, place: Rect, look: SwitchLook, size: int) -> None:
    """Draw the switch to the other program, or a text that there is none.

    The key is beside it if it fits.
    """
    if look.remark:
        ui.label(look.remark, size, place, "muted", most=2)
        return
    width = _segments_width(ui, look, size)
    segments = Room(*place.topleft, min(width, place.width), SWITCH_HEIGHT * size)
    _draw_segments(ui, segments, look, size)
    if not look.key:
        return
    left = segments.right + size // 2
    key_size = max(size - 2, ui.smallest_number(2))
    if left + keycap.width_of(ui, look.key, key_size) <= place.right:
        keycap.paint_at(
            ui, look.key, key_size, "muted", midleft=(left, segments.centery)
        )
