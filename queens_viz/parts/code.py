"""A link as a QR code: dark boxes on a light ground in every theme, large over the window, or on paper."""

from __future__ import annotations

from ..pens import Pen, Pixel, Rect, Room, Ui, rect_at

MARGIN, LEAST = 4, 5
"""Modules that stay light around a code, and the fewest pixels of a module's side."""

Code = tuple[int, tuple[tuple[Pixel, Pixel], ...]]
"""A code: how many modules it is wide, and dark boxes of one row each, from where to before where."""


def code_card(ui: Ui, window: Room, code: Code, link: str) -> Rect:
    """Draw a code as large as the window has room for, and below it the link, to be typed."""
    ui.tell(link)
    ui.box(window, "veil", share=0.55)
    high, wide = 2 * ui.type.body, code[0] + 2 * MARGIN
    side = max(LEAST, min(window.width, window.height - high) // wide) * wide
    card = Room(*rect_at(side, side + high, center=window.center))
    paint_code(ui, card.cut_top(side), code)
    ui.box(card, "paper")
    ui.text_within(link, ui.type.body, "ink", side, center=card.center)
    return window


def paint_code(pen: Pen, place: Rect, code: Code) -> None:
    """Draw a code with its margin."""
    pen.box(place, "paper")
    side = place.width // (code[0] + 2 * MARGIN)
    for (left, row), (right, _) in code[1]:
        spot = Rect((left + MARGIN) * side, (row + MARGIN) * side, (right - left) * side, side)
        pen.box(spot.move(*place.topleft), "ink")
