"""The strip about later columns: which have no safe square. A switch hides it."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action
from ..pens import BOLD, SEMIBOLD, ButtonLook, Rect, Room, Ui, first_fitting, keycap
from ..words.outlook import Outlook
from ..words.outlook import outlook as outlook_of
from .cards import paint_card
from .scene import Scene, Setting

MOST_NAMED = 3
"""The most columns that are named, so that the sentence fits the strip."""


class OutlookLook(NamedTuple):
    """What the strip is drawn from."""

    outlook: Outlook  # empty while steps are too fast to be read
    switch: ButtonLook  # hides the strip


def later_columns(scene: Scene) -> Outlook | None:
    """Return the texts about the columns that are searched later.

    None is returned if the strip is hidden, and on the class's own board. The texts are
    empty while steps are too fast to be read.
    """
    if scene.own or not scene.state.has_outlook:
        return None
    if scene.displayed.pace:
        return Outlook("")
    return outlook_of(scene.displayed.position, scene.say, MOST_NAMED)


def switch_of(setting: Setting, has_touch: bool) -> ButtonLook:
    """Return the switch that hides the strip.

    On touch screens it has a short word and no key, and screen readers also read the
    usual label.
    """
    switch = setting.button(Action.OUTLOOK)
    if not has_touch:
        return switch
    word = setting.say("short_outlook")
    description = setting.say.labelled(word, switch.label)
    return switch.bare._replace(label=word, description=description)


# How it is drawn.

COLUMN_HEIGHT = 0.6  # of the small column, in that of the strip
COLUMN_WIDTH = 0.45  # of the small column, in its height
CELLS = 3  # its squares
MOST_LINES = 3


def outlook(ui: Ui, room: Room, look: OutlookLook) -> None:
    """Draw a small column, the text about later columns, and the switch at the right.

    If a later column has no safe square, all is in the colour of going back. While
    there is no text, only the switch is drawn.
    """
    text = look.outlook
    # Only a column without a safe square is a reason to go back.
    has_no_safe_square = text.reason != ""
    ui.announce(text.text)
    ui.piece(room, paint_card, "backtrack" if has_no_safe_square else "muted")
    inner = room.within(ui.padding(room), 0)
    gap = ui.type.body // 2
    if ui.type.touch:
        _cut_touch_switch(ui, inner, look.switch, gap)
    else:
        _cut_switch(ui, inner, look.switch, gap)
    if not text.headline:
        return
    height = round(COLUMN_HEIGHT * inner.height)
    column = inner.cut_left(COLUMN_WIDTH * height, gap=gap)
    # The same place with another height, in the middle of the strip.
    low_column = column.inflate(0, height - column.height)
    _draw_column(ui, low_column, is_shaded=has_no_safe_square)
    _draw_text(ui, inner, text, "backtrack" if has_no_safe_square else "text")


def _draw_column(ui: Ui, column: Rect, *, is_shaded: bool) -> None:
    """Draw a column of a board with a few squares; shaded ones are not safe."""
    role = "backtrack" if is_shaded else "muted"
    ui.box(column, "shade_light" if is_shaded else "blue_light")
    # Lines of one pixel separate the squares.
    for cell in range(1, CELLS):
        line_top = column.top + cell * column.height // CELLS
        ui.box(column.row(line_top, 1), role)
    ui.box(column, edge=role, line=max(1, column.width // 6))


def _draw_text(ui: Ui, room: Rect, text: Outlook, role: str) -> None:
    """Write the text about later columns, or its short form if it doesn't fit."""
    size = ui.type.body

    def fits(form: str) -> bool:
        return ui.fit_text(form, size, room.size, weight=SEMIBOLD).is_whole

    form = first_fitting((text.text, text.short), fits)
    ui.label(form, size, room, role, weight=SEMIBOLD, most=MOST_LINES)


WORD_MARGIN = 8  # pixels around the word of the switch on a touch screen
NAME_SHARE = 0.28  # of the width: a switch with a wider name has only its key
TOUCH_MARGIN = 8  # pixels: the switch is wider when it is touched


def _cut_touch_switch(ui: Ui, room: Room, switch: ButtonLook, gap: int) -> None:
    """Draw the switch with its word, and cut its place from the right of a room.

    A finger fits it, though the button that is drawn is a little lower.
    """
    size = ui.type.hint
    touch = ui.type.touch
    width = max(touch, ui.width(switch.label, size, BOLD) + WORD_MARGIN)
    place = room.cut_right(width, gap=gap).row(room.top, touch)
    ground = place.inflate(0, -WORD_MARGIN)
    ink = ui.button_ground(switch, ground, reach=place)
    ui.text(switch.label, size, ink, BOLD, center=place.center)


def _cut_switch(ui: Ui, room: Room, switch: ButtonLook, gap: int) -> None:
    """Draw the switch with its key, and cut its place from the right of a room.

    If the name of the switch fits, it is at the left of the key.
    """
    size = ui.type.hint
    key_width = keycap.width_of(ui, switch.hint, size)
    name_width = ui.width(switch.label, size) + gap
    has_name = name_width < NAME_SHARE * room.width
    width = key_width + name_width if has_name else key_width
    right_end = room.cut_right(width, gap=gap)
    # The same place with the height of the key, in the middle of the strip.
    height = min(right_end.height, keycap.height_of(size))
    place = right_end.inflate(0, height - right_end.height)
    # Only the mouse makes the ground visible.
    ground = place.inflate(TOUCH_MARGIN, 0)
    ui.button_ground(switch, ground, quiet="", edge="", reach=place)
    right = place.midright
    keycap.paint_at(ui, switch.hint, size, "text", most=height, midright=right)
    if has_name:
        ui.text(switch.label, size, "muted", midleft=place.midleft)
