"""A link as a QR code: dark boxes on a light ground in every theme, large over the window, or on paper."""

from __future__ import annotations

from ..pens import Pen, Rect, Room, Ui, rect_at

MARGIN, LEAST = 4, 5
"""Modules that stay light around a code, and the fewest pixels of a module's side."""


def code_card(ui: Ui, window: Room, rows: tuple[str, ...], link: str) -> Rect:
    """Draw a code as large as the window has room for, and below it the link, to be typed."""
    ui.tell(link)
    size, room = ui.type.body, window.within(4, 4)
    high = 2 * size
    module = max(LEAST, min(room.width, room.height - high) // (len(rows) + 2 * MARGIN))
    side = module * (len(rows) + 2 * MARGIN)
    card = rect_at(side, side + high, center=window.center)
    ui.box(window, "veil", share=0.55)
    paint_code(ui, card.row(card.top, side), rows)
    ui.box(card.row(card.top + side, high), "paper")
    ui.text_within(link, size, "ink", side - size, center=(card.centerx, card.top + side + size // 2))
    return window


def paint_code(pen: Pen, place: Rect, rows: tuple[str, ...]) -> None:
    """Draw the modules of a code with their margin; those beside one another are one box."""
    module = place.width // (len(rows) + 2 * MARGIN)
    pen.box(place, "paper")
    for down, row in enumerate(rows, MARGIN):
        begin = 0
        for end, bit in enumerate(f"{row}0"):
            if bit == "0":
                left, top = place.left + (begin + MARGIN) * module, place.top + down * module
                if end > begin:
                    pen.box(Rect(left, top, (end - begin) * module, module), "ink")
                begin = end + 1
