"""The menu: what a class can do and what can be set, with switches and values.

`menu_groups` decides what it shows, `menu` draws it.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from ..app.commands import Action
from ..app.exercise import ExerciseKind
from ..app.menu import MENU_GROUPS
from ..pens import (
    BOLD,
    REGULAR,
    SEMIBOLD,
    ButtonLook,
    Icon,
    Rect,
    Room,
    Ui,
    first_fitting,
    keycap,
    rect_at,
)
from .controls import speed_text
from .scene import Scene


class MenuRow(NamedTuple):
    """A row of the menu."""

    button: ButtonLook
    value: str = ""  # what a setting is set to, or more about what is on
    is_on: bool | None = None  # its switch; None if it has none
    state: str = ""  # the same in words, for screen readers
    is_chosen: bool = False  # by keys


class MenuGroup(NamedTuple):
    """Rows of the menu that belong together, with their title."""

    title: str
    rows: tuple[MenuRow, ...]


class MenuLook(NamedTuple):
    """What the menu is drawn from."""

    groups: tuple[MenuGroup, ...]
    header: Rect  # the place below which it opens


def menu_groups(scene: Scene) -> tuple[MenuGroup, ...]:
    """Return what the menu shows while it is open: the groups that have rows now."""
    groups = []
    available = [binding.action for binding in scene.rows]
    for title, actions in MENU_GROUPS.items():
        rows = [_row(scene, action) for action in actions if action in available]
        if rows:
            groups.append(MenuGroup(scene.say(title), tuple(rows)))
    return tuple(groups)


def _row(scene: Scene, action: Action) -> MenuRow:
    """Return the row of an action that is in the menu now."""
    say = scene.say
    number = [binding.action for binding in scene.rows].index(action)
    binding = scene.rows[number]
    # Its own key, even while that key belongs to something else that is open.
    key = ""
    if binding.keys and say.has_keys:
        key = say.key(binding.keys[0])
    is_on = _switches(scene).get(action)
    state = ""
    if is_on is not None:
        state = say("is_on") if is_on else say("is_off")
    return MenuRow(
        scene.setting.button(action)._replace(hint=key),
        value=_values(scene).get(action, ""),
        is_on=is_on,
        state=state,
        is_chosen=number == scene.state.menu,
    )


def _switches(scene: Scene) -> dict[Action, bool]:
    """Return what can be on or off, and whether it is on."""
    state = scene.state
    # The class's own board has a switch of its own.
    has_outlook = scene.own.is_shaded if scene.own else state.has_outlook
    switches = {Action.LETTERS: state.has_letter_keys, Action.OUTLOOK: has_outlook}
    for exercise in ExerciseKind:
        # An exercise has the name of its action.
        switches[Action[exercise.name]] = state.exercise is exercise
    lesson = state.lesson.lesson if state.lesson else None
    if scene.own:
        switches[Action.NUMBERS] = scene.own.has_numbers
    switches[Action.LESSON_1] = lesson == 1
    switches[Action.LESSON_2] = lesson == 2
    switches[Action.LESSON_3] = lesson == 3
    own = state.own
    switches[Action.OWN_PROGRAM] = scene.moment.playback is not None
    switches[Action.READING] = own.has_reading
    switches[Action.HINTS] = own.has_hints
    switches[Action.ANONYMOUS] = own.is_anonymous
    return switches


def _values(scene: Scene) -> dict[Action, str]:
    """Return the values of settings, and how far Predict has come."""
    state = scene.state
    say = scene.say
    pause = scene.moment.stay
    digits = 0 if pause % 1 == 0 else 1
    unit = "lines_a_second" if scene.setting.is_program else "steps_a_second"
    values = {
        Action.PACE: speed_text(scene.moment.speed, say, unit),
        Action.PAUSE: say("seconds", seconds=say.number(pause, digits)),
        Action.THEME: say(state.theme),
        Action.LANGUAGE: say("speaks"),
    }
    score = state.predict.score
    if state.exercise is ExerciseKind.PREDICT:
        key = "with_reasons" if state.predict.has_reasons else "verdict_alone"
        values[Action.PREDICT] = say(key)
    elif score.made:
        # Esc has turned it off: its score stays until it starts again.
        values[Action.PREDICT] = score.tally(say)
    return values


# How it is drawn. Sizes are in the body's type, except where another unit is named.

ROW_HEIGHT = 2  # of a row, at most
LEAST_ROW = 1.4  # of a row, at least: else there are more columns
TITLE_HEIGHT = 1.6
GAP = 0.5  # between label, value or switch, and key
TOUCH_PADDING = 10  # pixels at both sides of a row for fingers
INSET = 4  # pixels around what a row is pressed on
PILL_MARGIN = 8  # pixels: a pill is higher than its text
SWITCH_HEIGHT = 1.05
SWITCH_WIDTH = 1.8  # in its height
KNOB_MARGIN = 3  # pixels around the knob of a switch
MOST_COLUMNS = 3
LABEL_LINES = 2  # at most, for fingers

Column = list[MenuGroup]


class Columns(NamedTuple):
    """The columns of the menu, whose rows have one height."""

    columns: list[Column]
    row_height: int


class RowSizes(NamedTuple):
    """The widths in a row of the menu, in pixels."""

    padding: int  # at both sides
    key: int  # of the widest key, with the gap before it; 0 if there are no keys
    width: int  # of the widest row


def menu(ui: Ui, room: Room, look: MenuLook) -> Rect:
    """Draw the menu below the header, under the button that opens it. Return its place.

    Rows for fingers fill the width of the room. If the menu is too high, it covers the
    header; if it still is, it has no titles.
    """
    sizes = _row_sizes(ui, room, look.groups)
    margin = sizes.padding // 2
    top, rows = _fit_rows(ui, room, look, sizes.width, margin=margin)
    count = len(rows.columns)
    column_width = room.width // count if ui.type.touch else sizes.width
    width = count * column_width
    height = _height(ui, rows.columns, rows.row_height) + margin
    card = Rect(look.header.right - width, top, width, height).clamp(room)
    ui.box(card, "panel", "border", radius=ui.scaled(10))
    rest = Room(*card)
    for column in rows.columns:
        place = rest.cut_left(column_width)
        _draw_column(ui, place, column, rows.row_height, sizes=sizes)
    return card


def _fit_rows(
    ui: Ui, room: Rect, look: MenuLook, column_width: int, *, margin: int
) -> tuple[int, Columns]:
    """Return the y of the menu's top, and its rows.

    It is below the header or, if it doesn't fit there, at the top of the room. There
    it has no titles if it doesn't fit with them. A margin of the room stays free.
    """
    groups = look.groups
    for top in (max(room.top, look.header.bottom), room.top):
        free = (room.width, room.bottom - top - margin)
        rows = _fit_columns(ui, groups, free, column_width)
        if rows is not None:
            return top, rows
    return room.top, _without_titles(ui, groups, room.height - margin)


def _row_sizes(ui: Ui, room: Rect, groups: tuple[MenuGroup, ...]) -> RowSizes:
    """Return the widths that all rows need: keys are below each other at the right."""
    padding = TOUCH_PADDING if ui.type.touch else ui.padding(room)
    rows = [row for group in groups for row in group.rows]
    key = max([_key_width(ui, row) for row in rows])
    contents = max([_row_width(ui, row) for row in rows])
    return RowSizes(padding, key, width=contents + key + 2 * padding)


def _row_height(ui: Ui, height: float) -> int:
    """Return the pixels of a row, from its height in the body's type.

    On touch screens, rows are as high as buttons.
    """
    if ui.type.touch:
        return ui.type.touch
    return round(height * ui.type.body)


def _fit_columns(
    ui: Ui, groups: tuple[MenuGroup, ...], room: tuple[int, int], width: int
) -> Columns | None:
    """Return the rows with their titles, in as few columns as fit the room.

    `room` is the width and the height of that room, `width` is that of a column. Rows
    are as high as fits, within limits. Return None if even the lowest rows don't fit.
    """
    room_width, room_height = room
    least = _row_height(ui, LEAST_ROW)
    for count in range(1, min(MOST_COLUMNS, len(groups)) + 1):
        if count * width > room_width:
            # More columns are still wider.
            return None
        columns = _in_columns(ui, groups, count)
        if _height(ui, columns, least) <= room_height:
            row_height = _row_height(ui, ROW_HEIGHT)
            # This ends at the least height, as that fits.
            while _height(ui, columns, row_height) > room_height:
                row_height -= 1
            return Columns(columns, row_height)
    return None


def _without_titles(ui: Ui, groups: tuple[MenuGroup, ...], room_height: int) -> Columns:
    """Return the rows without titles, in as few columns as fit a height.

    If too many columns would be needed, rows are lower than the usual least height; for
    fingers they are not, and the menu is higher than the room.
    """
    rows = [row for group in groups for row in group.rows]
    least = _row_height(ui, LEAST_ROW)
    counts = range(1, MOST_COLUMNS + 1)
    # The number of rows in a column, for each number of columns.
    lengths = [math.ceil(len(rows) / count) for count in counts]
    length = first_fitting(lengths, lambda length: length * least <= room_height)
    starts = range(0, len(rows), length)
    columns = [[MenuGroup("", tuple(rows[k : k + length]))] for k in starts]
    if ui.type.touch:
        return Columns(columns, least)
    return Columns(columns, min(least, room_height // length))


def _in_columns(ui: Ui, groups: tuple[MenuGroup, ...], count: int) -> list[Column]:
    """Return the groups in columns, the highest of which is as low as can be.

    All divisions are tried: the first column has some groups, and the others have the
    rest, divided in the same way.
    """
    if count == 1:
        return [list(groups)]
    divisions = []
    # Each of the other columns has at least one group.
    most = len(groups) - (count - 1)
    for length in range(1, most + 1):
        others = _in_columns(ui, groups[length:], count - 1)
        divisions.append([list(groups[:length]), *others])
    row_height = _row_height(ui, ROW_HEIGHT)
    return min(divisions, key=lambda columns: _height(ui, columns, row_height))


def _height(ui: Ui, columns: list[Column], row_height: int) -> int:
    """Return the height of the highest column."""
    return max([_column_height(ui, column, row_height) for column in columns])


def _column_height(ui: Ui, column: Column, row_height: int) -> int:
    """Return the height of a column with its titles."""
    titles = [group.title for group in column if group.title]
    rows = sum([len(group.rows) for group in column])
    return rows * row_height + len(titles) * round(TITLE_HEIGHT * ui.type.body)


def _draw_column(
    ui: Ui, place: Room, column: Column, row_height: int, *, sizes: RowSizes
) -> None:
    """Draw the groups of a column, each with its title; lines are between them.

    If the menu has no titles, there are no lines either.
    """
    for group in column:
        if group.title:
            title_row = place.cut_top(round(TITLE_HEIGHT * ui.type.body))
            title = title_row.within(sizes.padding, 0)
            if group is not column[0]:
                ui.box(title.cut_top(1), "hairline")
            ui.label(group.title, ui.type.hint, title, "accent", weight=BOLD)
        for row in group.rows:
            _draw_row(ui, place.cut_top(row_height), row, sizes)


def _key_width(ui: Ui, row: MenuRow) -> int:
    """Return the width of a row's key with the gap before it, 0 if it has none."""
    if not row.button.hint:
        return 0
    gap = int(GAP * ui.type.body)
    return gap + keycap.width_of(ui, row.button.hint, ui.type.hint)


def _row_width(ui: Ui, row: MenuRow) -> int:
    """Return the width of a row's label with its value and its switch.

    On touch screens the value fits below the label: rows are high enough.
    """
    gap = int(GAP * ui.type.body)
    width = ui.width(row.button.label, ui.type.body, BOLD)
    if row.value and not ui.type.touch:
        width += 2 * gap + _pill_width(ui, row.value)
    if row.is_on is not None:
        width += 2 * gap + _switch_size(ui)[0]
    return width


def _pill_width(ui: Ui, value: str) -> int:
    """Return the width of the pill on which a value is written."""
    return ui.width(value, ui.type.hint, SEMIBOLD) + ui.type.body


def _switch_size(ui: Ui) -> tuple[int, int]:
    """Return the width and the height of a switch."""
    height = round(SWITCH_HEIGHT * ui.type.body)
    return round(SWITCH_WIDTH * height), height


def _draw_row(ui: Ui, place: Room, row: MenuRow, sizes: RowSizes) -> None:
    """Draw a row: its label at the left, its value, switch and key at the right.

    The row is grey if its action doesn't apply now.
    """
    texts = (row.button.label, row.value, row.state)
    description = ", ".join([text for text in texts if text])
    button = row.button._replace(description=description)
    reach = place.within(INSET, 0)
    frame = reach.inflate(-2, -2)
    ink = ui.button_ground(button, frame, quiet="", edge="", reach=reach)
    inner = place.within(sizes.padding, 0)
    # The same room for a key in all rows, so that switches are below each other.
    key_room = inner.cut_right(sizes.key)
    if button.hint:
        _draw_key(ui, key_room, button.hint, ink)
    if row.is_on is not None:
        width, height = _switch_size(ui)
        switch = rect_at(width, height, midright=inner.midright)
        _draw_switch(ui, switch, is_on=row.is_on, is_enabled=button.is_enabled)
        inner.cut_right(width, gap=int(GAP * ui.type.body))
    if row.value:
        _draw_and_cut_value(ui, inner, row)
    # What is left of the inner room is that of the label.
    weight = BOLD if row.is_on else REGULAR
    ui.label(button.label, ui.type.body, inner, ink, weight=weight, most=LABEL_LINES)
    if row.is_chosen:
        ui.box(frame, edge="accent", line=2, radius=6)


def _draw_key(ui: Ui, room: Room, key: str, ink: str) -> None:
    """Draw a key at the right of a room."""
    size = ui.type.hint
    most = room.height - 2
    keycap.paint_at(ui, key, size, ink, most=most, midright=room.midright)


def _draw_and_cut_value(ui: Ui, room: Room, row: MenuRow) -> None:
    """Draw the value at the right of the room, and cut its place from the room.

    If it doesn't fit beside the label, its place is the lower half of the room.
    """
    size = ui.type.hint
    height = min(size + PILL_MARGIN, room.height - 4)
    width = min(room.width, _pill_width(ui, row.value))
    gap = int(GAP * ui.type.body)
    label_width = ui.width(row.button.label, ui.type.body)
    if label_width + gap + width <= room.width:
        pill = rect_at(width, height, midright=room.midright)
        room.cut_right(width, gap)
    else:
        lower = room.cut_bottom(room.height // 2)
        pill = rect_at(width, height, midright=lower.midright)
    ui.box(pill, "pale", radius=height // 2)
    inner = pill.inflate(-PILL_MARGIN, 0)
    ui.centred_label(row.value, size, inner, "text", weight=SEMIBOLD)


def _draw_switch(ui: Ui, place: Rect, *, is_on: bool, is_enabled: bool) -> None:
    """Draw a switch.

    If it is on, its track is filled, with a tick at the left and the knob at the right.
    If it is off, the track is empty, and the knob is at the left and smaller.
    """
    radius = place.height // 2
    knob = place.height - 2 * KNOB_MARGIN
    if is_on:
        ui.box(place, "accent", radius=radius)
        tick = (place.left + round(1.1 * radius), place.centery)
        ui.shape(Icon.TICK, round(0.75 * place.height), "on_accent", tick)
        centre = (place.right - radius, place.centery)
        # A disc is half as wide as its icon.
        ui.shape(Icon.DISC, 2 * knob, "on_accent", centre)
        return
    role = "muted" if is_enabled else "disabled"
    ui.box(place, "panel", edge=role, radius=radius, line=2)
    centre = (place.left + radius, place.centery)
    ui.shape(Icon.DISC, 2 * (knob - KNOB_MARGIN), role, centre)
