"""The menu: what a class can do and what can be set, in groups, and how each stands.

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
    keycap,
    rect_at,
)
from .controls import speed_text
from .scene import Scene


class MenuRow(NamedTuple):
    """A row of the menu."""

    button: ButtonLook
    value: str = ""  # what a setting is set to, or more about what is on
    is_on: bool | None = None  # how its switch stands; None if it has no switch
    state: str = ""  # the same in words, for screen readers
    is_chosen: bool = False  # by keys


class MenuGroup(NamedTuple):
    """Rows of the menu that belong together, with their title."""

    title: str
    rows: tuple[MenuRow, ...]


def menu_groups(scene: Scene) -> tuple[MenuGroup, ...]:
    """Return what the menu shows while it is open."""
    groups = []
    shown = [binding.action for binding in scene.rows]
    for title, actions in MENU_GROUPS.items():
        rows = [_row(scene, action) for action in actions if action in shown]
        groups.append(MenuGroup(scene.say(title), tuple(rows)))
    return tuple([group for group in groups if group.rows])


def _row(scene: Scene, action: Action) -> MenuRow:
    """Return the row of an action."""
    say = scene.say
    number = [binding.action for binding in scene.rows].index(action)
    binding = scene.rows[number]
    # The key that opens it from anywhere, whatever is open now.
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
    switches[Action.LESSON_1] = lesson == 1
    switches[Action.LESSON_2] = lesson == 2
    return switches


def _values(scene: Scene) -> dict[Action, str]:
    """Return how settings stand, and how far Predict has come."""
    state = scene.state
    say = scene.say
    stay = scene.moment.stay
    digits = 0 if stay % 1 == 0 else 1
    values = {
        Action.PACE: speed_text(scene.moment.speed, say),
        Action.PAUSE: say("seconds", seconds=say.number(stay, digits)),
        Action.THEME: say(state.theme),
        Action.LANGUAGE: say("speaks"),
    }
    score = state.predict.score
    if state.exercise is ExerciseKind.PREDICT:
        key = "with_reasons" if state.predict.has_reasons else "verdict_alone"
        values[Action.PREDICT] = say(key)
    elif score.made:
        # Esc has turned it off: its score stays until it begins anew.
        values[Action.PREDICT] = score.tally(say)
    return values


# How it is drawn. Sizes are in the body's type, except where another unit is named.

ROW_HEIGHT = 2  # of a row, at most
LEAST_ROW = 1.4  # lower rows stand in two columns
TITLE_HEIGHT = 1.6
TITLE_GAP = 0.3  # above titles, where rows are as high as they can be
GAP = 0.5  # between label, value or switch, and key
TOUCH_PAD = 10  # pixels at both sides of a row for fingers
INSET = 4  # pixels around what a row is pressed on
PILL_MARGIN = 8  # pixels: a pill is higher than its words
SWITCH_HEIGHT = 1.05
SWITCH_WIDTH = 1.8  # in its height
KNOB_MARGIN = 3  # pixels around the knob of a switch
MOST_COLUMNS = 3
LABEL_LINES = 2  # at most, for fingers

Column = list[MenuGroup]


class Rows(NamedTuple):
    """The columns of the menu, and the height of its rows."""

    columns: list[Column]
    height: int  # of a row

    def total(self, ui: Ui) -> int:
        """Return the height of the highest column."""
        return max([_column_height(ui, column, self.height) for column in self.columns])


def menu(ui: Ui, room: Room, header: Rect, groups: tuple[MenuGroup, ...]) -> Rect:
    """Draw the menu below the header, under the button that opens it. Return its place.

    Rows for fingers have no keys. They fill the width of the window.
    """
    pad = TOUCH_PAD if ui.type.touch else ui.padding(room)
    margin = pad // 2
    all_rows = [row for group in groups for row in group.rows]
    key_width = max([_key_width(ui, row) for row in all_rows])
    width = max([_row_width(ui, row) for row in all_rows]) + key_width + 2 * pad
    below = Room(*room)
    below.cut_top(max(0, header.bottom - room.top) + margin)
    rows = _fit_rows(ui, groups, below.size, width)
    if not rows:
        # It covers the header.
        below = Room(*room)
        below.cut_top(margin)
        rows = _fit_rows(ui, groups, below.size, width) or _rows_alone(
            ui, groups, below.size
        )
    count = len(rows.columns)
    if ui.type.touch:
        width = room.width // count
    size = (count * width, rows.total(ui) + margin)
    card = Rect(header.right - size[0], below.top - margin, *size).clamp(room)
    ui.box(card, "panel", "border", radius=ui.scaled(10))
    rest = Room(*card)
    sizes = (pad, key_width)
    for column in rows.columns:
        place = rest.cut_left(width)
        _draw_column(ui, place, column, rows.height, sizes)
    return card


def _fit_rows(
    ui: Ui, groups: tuple[MenuGroup, ...], room: tuple[int, int], width: int
) -> Rows | None:
    """Return the rows with their titles, in as few columns as fit the room."""
    touch = ui.type.touch
    body = ui.type.body
    for count in range(1, min(MOST_COLUMNS, len(groups)) + 1):
        columns = _in_columns(ui, groups, count)
        least = Rows(columns, touch or round(LEAST_ROW * body))
        if count * width > room[0]:
            return None
        if least.total(ui) <= room[1]:
            most = Rows(columns, touch or ROW_HEIGHT * body)
            while most.total(ui) > room[1]:
                most = most._replace(height=most.height - 1)
            return most
    return None


def _rows_alone(ui: Ui, groups: tuple[MenuGroup, ...], room: tuple[int, int]) -> Rows:
    """Return the rows without titles, in as few columns as fit the height."""
    rows = [row for group in groups for row in group.rows]
    least = ui.type.touch or round(LEAST_ROW * ui.type.body)
    for count in range(1, MOST_COLUMNS + 1):
        length = math.ceil(len(rows) / count)
        if length * least <= room[1] or count == MOST_COLUMNS:
            break
    starts = range(0, len(rows), length)
    columns = [[MenuGroup("", tuple(rows[k : k + length]))] for k in starts]
    height = ui.type.touch or min(least, room[1] // length)
    return Rows(columns, height)


def _in_columns(ui: Ui, groups: tuple[MenuGroup, ...], count: int) -> list[Column]:
    """Return the groups in columns, none of which is higher than need be.

    The first column has some groups, and the others have the rest in the same way.
    """
    if count == 1:
        return [list(groups)]
    line = ui.type.touch or ROW_HEIGHT * ui.type.body
    ways = []
    for length in range(1, len(groups) - count + 2):
        others = _in_columns(ui, groups[length:], count - 1)
        ways.append([list(groups[:length]), *others])
    return min(ways, key=lambda columns: Rows(columns, line).total(ui))


def _column_height(ui: Ui, column: Column, line: int) -> int:
    """Return the height of a column with rows of a given height."""
    titles = [group.title for group in column if group.title]
    rows = sum([len(group.rows) for group in column])
    return rows * line + len(titles) * round(TITLE_HEIGHT * ui.type.body)


def _draw_column(
    ui: Ui, place: Room, column: Column, line: int, sizes: tuple[int, int]
) -> None:
    """Draw the groups of a column: each has a title, with a line above all but the first."""
    pad, _ = sizes
    body = ui.type.body
    for group in column:
        if group.title:
            title = place.cut_top(round(TITLE_HEIGHT * body)).within(pad, 0)
            if group is not column[0]:
                ui.box(title.cut_top(1), "hairline")
            ui.label(group.title, ui.type.hint, title, "accent", weight=BOLD)
        for row in group.rows:
            _draw_row(ui, place.cut_top(line), row, sizes)


def _key_width(ui: Ui, row: MenuRow) -> int:
    """Return the width of a row's key with the gap before it."""
    if not row.button.hint:
        return 0
    gap = int(GAP * ui.type.body)
    return gap + keycap.width_of(ui, row.button.hint, ui.type.hint)


def _row_width(ui: Ui, row: MenuRow) -> int:
    """Return the width of a row's label with its value and its switch.

    A row for fingers is so high that its value has room below the label.
    """
    gap = int(GAP * ui.type.body)
    width = ui.width(row.button.label, ui.type.body, BOLD)
    if row.value and not ui.type.touch:
        width += 2 * gap + _pill_width(ui, row.value)
    if row.is_on is not None:
        width += 2 * gap + _switch_size(ui)[0]
    return width


def _pill_width(ui: Ui, value: str) -> int:
    return ui.width(value, ui.type.hint, SEMIBOLD) + ui.type.body


def _switch_size(ui: Ui) -> tuple[int, int]:
    height = round(SWITCH_HEIGHT * ui.type.body)
    return round(SWITCH_WIDTH * height), height


def _draw_row(ui: Ui, place: Room, row: MenuRow, margins: tuple[int, int]) -> None:
    """Draw a row: its label, its value, its switch and its key.

    What doesn't apply now is grey.
    """
    pad, key_width = margins
    button = row.button
    sizes = ui.type
    gap = int(GAP * sizes.body)
    reach = place.within(INSET, 0)
    frame = reach.inflate(-2, -2)
    told = ", ".join([words for words in (button.label, row.value, row.state) if words])
    ink = ui.button_ground(
        button._replace(description=told), frame, "", "", reach=reach
    )
    inner = place.within(pad, 0)
    if button.hint:
        most = reach.height - 2
        keycap.paint_at(
            ui, button.hint, sizes.hint, ink, most=most, midright=inner.midright
        )
    inner.cut_right(key_width)
    if row.is_on is not None:
        width, height = _switch_size(ui)
        switch = rect_at(width, height, midright=inner.midright)
        _draw_switch(ui, switch, is_on=row.is_on, is_enabled=button.is_enabled)
        inner.cut_right(width, gap)
    if row.value:
        _draw_value(ui, inner, row)
    weight = BOLD if row.is_on else REGULAR
    ui.label(button.label, sizes.body, inner, ink, weight=weight, most=LABEL_LINES)
    if row.is_chosen:
        ui.box(frame, edge="accent", line=2, radius=6)


def _draw_value(ui: Ui, room: Room, row: MenuRow) -> None:
    """Draw the value at the right of the room, or below the label; cut it off."""
    sizes = ui.type
    height = min(sizes.hint + PILL_MARGIN, room.height - 4)
    width = min(room.width, _pill_width(ui, row.value))
    gap = int(GAP * sizes.body)
    label_width = ui.width(row.button.label, sizes.body)
    if label_width + gap + width <= room.width:
        place = rect_at(width, height, midright=room.midright)
        room.cut_right(width, gap)
    else:
        place = room.cut_bottom(room.height // 2)
        place = rect_at(width, height, midright=place.midright)
    ui.box(place, "pale", radius=height // 2)
    words = place.inflate(-PILL_MARGIN, 0)
    ui.label(row.value, sizes.hint, words, "text", weight=SEMIBOLD, is_centred=True)


def _draw_switch(ui: Ui, place: Rect, *, is_on: bool, is_enabled: bool) -> None:
    """Draw a switch: its knob is at the right of a filled track when it is on."""
    radius = place.height // 2
    knob = place.height - 2 * KNOB_MARGIN
    if is_on:
        ui.box(place, "accent", radius=radius)
        centre = (place.right - radius, place.centery)
        tick = (place.left + round(1.1 * radius), place.centery)
        ui.shape(Icon.TICK, round(0.75 * place.height), "on_accent", tick)
        ui.shape(Icon.DISC, 2 * knob, "on_accent", centre)
        return
    role = "muted" if is_enabled else "disabled"
    ui.box(place, "panel", edge=role, radius=radius, line=2)
    centre = (place.left + radius, place.centery)
    ui.shape(Icon.DISC, 2 * (knob - KNOB_MARGIN), role, centre)
