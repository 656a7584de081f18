"""The strip that says how the board of a person's own program is read.

Its buttons read it in another way.
"""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action
from ..app.moment import PlaybackMoment
from ..pens import BOLD, SEMIBOLD, ButtonLook, Room, Ui
from ..words.words import Words
from .cards import STRIP_BUTTON, is_narrow_strip, paint_card
from .own_queens import size_at
from .own_words import story_words
from .scene import Setting

SHORT_LABELS = {
    Action.READ_NAME: "short_read_name",
    Action.READ_AXIS: "short_read_axis",
    Action.READ_BASE: "short_read_base",
}
"""The buttons, and the keys of their short labels."""


class ReadingLook(NamedTuple):
    """What the strip is drawn from."""

    text: str
    buttons: tuple[ButtonLook, ...]
    short: tuple[ButtonLook, ...]  # the same with short labels


def reading_buttons(
    setting: Setting,
) -> tuple[tuple[ButtonLook, ...], tuple[ButtonLook, ...]]:
    """Return the buttons of the strip, with long and with short labels."""
    buttons = [
        setting.button(action) for action in SHORT_LABELS if action in setting.can
    ]
    short = []
    for button in buttons:
        word = setting.say(SHORT_LABELS[button.action])
        description = setting.say.labelled(word, button.label)
        short.append(button._replace(label=word, description=description))
    return tuple(buttons), tuple(short)


def reading_text(playback: PlaybackMoment, say: Words) -> str:
    """Return how the board is read, by an example."""
    board = playback.story.board
    if board is None:
        return say("own_end_no_board")
    text = story_words().reading_of(board, say, size_at(playback))
    return text.replace("`", "")


# How it is drawn.


def reading(ui: Ui, room: Room, look: ReadingLook) -> None:
    """Draw the text and the buttons, at its right or below it."""
    ui.announce(look.text)
    ui.piece(room, paint_card, "accent")
    inner = room.within(ui.padding(room), ui.type.body // 4)
    gap = ui.type.body // 2
    size = ui.type.hint
    height = max(ui.type.touch, size + STRIP_BUTTON)
    if is_narrow_strip(ui.type, room.width):
        row = inner.cut_bottom(height)
    else:
        half = inner.width // 2
        whole = sum([ui.button_width(button, size) + gap for button in look.buttons])
        row = inner.cut_right(min(half, whole), gap)
    ui.label(look.text, ui.type.body, inner, "text", weight=SEMIBOLD, most=2)
    _draw_buttons(ui, row, look, gap)


def _draw_buttons(ui: Ui, row: Room, look: ReadingLook, gap: int) -> None:
    """Draw the buttons in a row, with short labels if the others don't fit."""
    size = ui.type.hint
    buttons = look.buttons
    widths = [ui.button_width(button, size) for button in buttons]
    if sum(widths) + gap * (len(buttons) - 1) > row.width:
        buttons = look.short
        widths = [ui.button_width(button, size) for button in buttons]
    least = ui.type.touch
    widths = [max(least, width) for width in widths]
    for button, width in zip(buttons, widths, strict=True):
        place = row.cut_left(min(width, row.width), gap)
        ground = place.inflate(0, -2 if least else -4)
        ink = ui.button_ground(button, ground, reach=place)
        ui.centred_label(button.label, size, ground, ink, weight=BOLD)
