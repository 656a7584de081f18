"""What is left: which later columns have no safe square, and the switch that takes the words away again."""

from __future__ import annotations

from ..app.commands import Action
from ..pens import BOLD, SEMIBOLD, ButtonLook, Room, Ui, keycap
from ..words.outlook import Outlook
from ..words.outlook import outlook as told_of
from .cards import edged
from .scene import Scene, Setting

NAMED = 3
"""The most columns that are named, so that the sentence has room."""

WORD_MARGIN = 8
"""Pixels around the word of the switch."""

CELLS = 3
"""Squares of the small column that stands before the words."""


def left_of(scene: Scene) -> Outlook | None:
    """Return what is told of the later columns; None where nobody wants it, or the class has a board of its own.

    Where steps are too many to be read nothing is told.
    """
    if scene.own or not scene.state.has_outlook:
        return None
    return (
        Outlook("")
        if scene.seen.pace
        else told_of(scene.seen.position, scene.say, NAMED)
    )


def switch_of(setting: Setting, *, has_touch: bool) -> ButtonLook:
    """Return the switch that takes the words away: for fingers it has a word, not a key."""
    switch = setting.button(Action.OUTLOOK)
    if not has_touch:
        return switch
    word = setting.say("short_outlook")
    return switch.bare._replace(
        label=word, description=setting.say.labelled(word, switch.label)
    )


def outlook(ui: Ui, room: Room, said: Outlook, switch: ButtonLook) -> None:
    """Draw a small column as on the board, what is said, and the switch."""
    text, role = ui.type, "backtrack" if said.reason else "muted"
    ui.announce(said.text)
    ui.piece(room, edged, role)
    inside, gap = room.within(ui.padding(room), 0), text.body // 2
    _draw_switch(ui, inside, switch, gap)
    if not said.headline:
        return
    high = round(0.6 * inside.height)
    column = inside.cut_left(0.45 * high, gap).inflate(0, high - inside.height)
    ui.box(column, "shade_light" if said.reason else "blue_light")
    for k in range(1, CELLS):
        ui.box(column.row(column.top + k * high // CELLS, 1), role)
    ui.box(column, edge=role, line=max(1, column.width // 6))
    words = (
        said.text
        if ui.fit_text(said.text, text.body, inside.size, weight=SEMIBOLD).is_whole
        else said.short
    )
    ui.label(
        words,
        text.body,
        inside,
        "backtrack" if said.reason else "text",
        SEMIBOLD,
        most=3,
    )


def _draw_switch(ui: Ui, room: Room, switch: ButtonLook, gap: int) -> None:
    """Draw the switch at the right: a word for fingers, else its key, and its name where that has room."""
    size = ui.type.hint
    if touch := ui.type.touch:
        width = max(touch, ui.width(switch.label, size, BOLD) + WORD_MARGIN)
        place = room.cut_right(width, gap).row(room.top, touch)
        ink = ui.button_ground(switch, place.inflate(0, -WORD_MARGIN), reach=place)
        ui.text(switch.label, size, ink, BOLD, center=place.center)
        return
    key, name = (
        keycap.width_of(ui, switch.hint, size),
        ui.width(switch.label, size) + gap,
    )
    has_name = name < 0.28 * room.width
    place = room.cut_right(key + name * has_name, gap)
    place = place.inflate(0, min(0, keycap.height_of(size) - place.height))
    ui.button_ground(switch, place.inflate(8, 0), "", "", reach=place)
    keycap.paint_at(
        ui, switch.hint, size, "text", most=place.height, midright=place.midright
    )
    if has_name:
        ui.text(switch.label, size, "muted", midleft=place.midleft)
