"""The question whether a file that was dropped on the window is to be run."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action
from ..app.own_program import file_name
from ..pens import BOLD, LEADING, ButtonLook, Room, Ui, rect_at
from .answers import button_height
from .scene import Setting


class FileLook(NamedTuple):
    """What the question is drawn from."""

    title: str
    text: str
    buttons: tuple[ButtonLook, ...]


def file_look(setting: Setting) -> FileLook:
    """Return the question about the file that was dropped."""
    say = setting.say
    name = file_name(setting.state.own.asked)
    run = setting.button(Action.RUN_FILE, is_primary=True)
    refuse = setting.button(Action.REFUSE_FILE)
    if say.has_keys:
        refuse = refuse._replace(hint=say.key("escape"))
    return FileLook(
        title=say("own_screen_run", name=name),
        text=say("own_screen_trust"),
        buttons=(run, refuse),
    )


WIDEST = 30  # the width of the card, in the body's type, at most
MARGIN = 12  # pixels to the edge of the window
PADDING = 1.2  # around the text, in the body's type


def file_card(ui: Ui, window: Room, look: FileLook) -> None:
    """Draw the question in a card in the middle of the window."""
    ui.announce(f"{look.title} {look.text}")
    ui.box(window, "veil", opacity=0.5)
    size = ui.type.body
    padding = round(PADDING * size)
    width = min(WIDEST * size, window.width - 2 * MARGIN)
    free = width - 2 * padding
    title = ui.fit_text(
        look.title, ui.type.reason, (free, window.height // 3), weight=BOLD
    )
    text = ui.fit_text(look.text, size, (free, window.height // 3))
    row_height = button_height(ui, size)
    gap = size // 2
    height = round(title.height + text.height + LEADING * gap) + row_height
    height += 2 * padding + gap
    place = rect_at(width, height, center=window.center)
    ui.box(place, "panel", "border", radius=ui.scaled(10))
    inner = Room(*place).within(padding, padding)
    ui.write(title, inner.cut_top(title.height, gap), "text")
    ui.write(text, inner.cut_top(text.height, gap), "text")
    row = inner.cut_bottom(row_height)
    widths = [
        max(ui.type.touch, ui.button_width(button, size)) for button in look.buttons
    ]
    for button, button_width in zip(look.buttons, widths, strict=True):
        ui.button(button, row.cut_left(min(button_width, row.width), gap), size)
