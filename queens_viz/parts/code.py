"""A link as a QR code: dark boxes on a light ground in every theme, large over the window."""

from __future__ import annotations

from ..app.front import QrCode
from ..pens import Rect, Room, Ui, rect_at

MARGIN, LEAST = 4, 5
"""Modules that stay light around a code, and the fewest pixels of a module's side."""


def code_card(ui: Ui, window: Room, code: QrCode) -> Rect:
    """Draw a code as large as the window has room for, and at its foot the link, to be typed."""
    link, wide, boxes = code
    ui.describe(link)
    ui.box(window, "paper")
    whole, size = window.copy(), ui.type.body
    ui.label(link, size, window.cut_bottom(2 * size), "ink", is_centred=True)
    side = max(LEAST, min(window.size) // (wide + 2 * MARGIN))
    place = rect_at(side * wide, side * wide, center=window.center)
    for (left, row), (right, _) in boxes:
        ui.box(
            Rect(
                place.left + left * side,
                place.top + row * side,
                (right - left) * side,
                side,
            ),
            "ink",
        )
    return whole
