"""A link as a QR code: dark boxes on a light ground in every theme, large over the window."""

from __future__ import annotations

from ..pens import Pixel, Rect, Room, Ui, rect_at

MARGIN, LEAST = 4, 5
"""Modules that stay light around a code, and the fewest pixels of a module's side."""

Code = tuple[str, int, tuple[tuple[Pixel, Pixel], ...]]
"""A link, how many modules its code is wide, and its dark boxes, of one row each, from where to before where."""


def code_card(ui: Ui, window: Room, code: Code) -> Rect:
    """Draw a code as large as the window has room for, and below it the link, to be typed."""
    link, wide, boxes = code
    ui.tell(link)
    ui.box(window, "veil", share=0.55)
    high, number = 2 * ui.type.body, wide + 2 * MARGIN
    side = max(LEAST, min(window.width, window.height - high) // number)
    card = Room(*rect_at(side * number, side * number + high, center=window.center))
    ui.box(card, "paper")
    for (left, row), (right, _) in boxes:
        spot = Rect((left + MARGIN) * side, (row + MARGIN) * side, (right - left) * side, side)
        ui.box(spot.move(*card.topleft), "ink")
    ui.text_within(link, ui.type.body, "ink", card.width, center=card.cut_low(high).center)
    return window
