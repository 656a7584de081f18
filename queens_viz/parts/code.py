"""A link as a QR code over the whole window, with dark modules in every theme."""

from __future__ import annotations

from ..app.front import QrCode
from ..pens import Rect, Room, Ui, rect_at

MARGIN = 4  # light modules around a code, at each side

SMALLEST_MODULE = 5  # pixels of its side


def code_card(ui: Ui, window: Room, code: QrCode) -> None:
    """Draw a code as large as fits the window, with its link below it to be typed."""
    ui.describe(code.link)
    ui.box(window, "paper")
    room = Room(*window)
    size = ui.type.body
    link = room.cut_bottom(2 * size)
    ui.centred_label(code.link, size, link, "ink")
    # Pixels of the side of a module.
    fitting = min(room.size) // (code.side + 2 * MARGIN)
    module = max(fitting, SMALLEST_MODULE)
    side = module * code.side
    place = rect_at(side, side, center=room.center)
    # A bar is dark modules beside each other; its end is the module behind the last.
    for first, end in code.bars:
        column, row = first
        left = place.left + module * column
        top = place.top + module * row
        width = module * (end[0] - column)
        ui.box(Rect(left, top, width, module), "ink")
