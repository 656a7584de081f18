"""The menu: where its rows stand, and how they are painted."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..looks.menu import MenuLook, MenuRow
from ..pens import keycap
from ..pens.buttons import Button, Buttons, paint_touch
from ..pens.face import BOLD, SEMIBOLD
from ..pens.pen import Pen
from ..pens.rect import Pixel, Rect, rect_at
from .hand import Hand, touched
from .header import Header
from .layout import Layout


class Menu(NamedTuple):
    """The card of the menu, where titles of its parts stand, its rows as buttons.

    States of rows end `inset` pixels from their right.
    """

    look: MenuLook
    card: Rect
    heads: tuple[Rect, ...]
    rows: Buttons
    inset: int

    def clicked(self, point: Pixel) -> Command:
        """Return what a click means: a row asks for its action, and anything else closes the menu."""
        hits = (row.look.action for row in self.rows if row.rect.collidepoint(point))
        return Command(next(hits, Action.CLOSE))


def place(look: MenuLook, header: Header | None, layout: Layout, hand: Hand, pen: Pen) -> Menu:
    """Place the menu under the button that opens it; without a header at the top of the window.

    For fingers rows have no keys, and stand in columns and without titles where these have no room.
    """
    text, window, touch = pen.type, layout.window, pen.type.touch
    pad, gap, count = pen.padding(window), 2 * text.body, len(look.rows)
    labels = max(pen.width(row.button.label, text.body, BOLD) for row in look.rows)
    states = max(_state_width(row, pen) for row in look.rows)
    shown = [row.button for row in look.rows]
    keys = max([keycap.width_of(pen, one.hint, _key_size(pen)) for one in shown if one.hint], default=0)
    # A title is a tenth higher than a row.
    high, lines = window.height - 8 - pad // 2, count + 1.1 * len(look.parts)
    columns = next((few for few in (1, 2) if -(-count // few) * touch <= high), 3)
    each = -(-count // columns)
    parts = look.parts if lines * touch <= high else ()
    line = touch or min(2 * text.body, int(high / lines))
    wide = min(labels + gap + states + gap // 2 + keys + 2 * pad, (window.width - 8) // columns)
    width, height = columns * wide, round((each + 1.1 * len(parts)) * line) + pad // 2
    opener = header.exercise.rect if header else Rect(layout.sentence.left, 0, window.width, 0)
    left = opener.right - width if touch else opener.left
    card = Rect(left, opener.bottom + pen.scaled(6, 4), width, height).clamp(window.inflate(-8, -8))
    heads, rows, y = list[Rect](), list[Button](), float(card.top)
    begins = [sum(len(part) for _, part in parts[:k]) for k in range(len(parts))]
    for k, button in enumerate(shown):
        if k in begins:
            heads.append(Rect(card.left + pad, y, wide - 2 * pad, 1.1 * line))
            y += 1.1 * line
        y = card.top if k and k % each == 0 else y
        rows.append(Button(button, Rect(card.left + k // each * wide + 4, y, wide - 8, line)))
        y += line
    return Menu(look, card, tuple(heads), touched(tuple(rows), hand), pad + keys + gap // 2 * (not touch) - 4)


def _key_size(pen: Pen) -> int:
    return max(pen.least(1), pen.type.hint)


def _state_width(row: MenuRow, pen: Pen) -> int:
    text = pen.type
    return pen.width(row.state, text.hint, SEMIBOLD) + text.body if row.state else 0


def paint(pen: Pen, menu: Menu) -> None:
    """Draw the menu over the window; what does not apply now is grey."""
    text, card = pen.type, menu.card
    pen.box(card, "panel", "text", radius=pen.scaled(10), line=2)
    for (title, _), head in zip(menu.look.parts, menu.heads, strict=False):
        pen.text(title, text.body, "accent", BOLD, midleft=head.midleft)
        pen.box(card.row(head.bottom - 1, 1).inflate(-4, 0), "hairline")
    with pen.inside(card.clip(pen.sheet.window)):
        for row, button in zip(menu.look.rows, menu.rows, strict=True):
            _paint_row(pen, menu, row, button)
    for row, button in zip(menu.look.rows, menu.rows, strict=True):
        if row.is_chosen:
            pen.box(button.rect.inflate(-2, -2), edge="accent", line=2, radius=6)


def _paint_row(pen: Pen, menu: Menu, row: MenuRow, button: Button) -> None:
    text, rect = pen.type, button.rect
    pad = pen.padding(pen.sheet.window)
    ink = "text" if button.look.is_enabled else "disabled"
    paint_touch(pen, button, rect.inflate(-2, -2))
    state, left, y = _state_width(row, pen), rect.left - 4 + pad, rect.centery
    if row.state and left + pen.width(button.look.label, text.body, BOLD) + state > rect.right - menu.inset:
        # Where both have no room in a line the state stands below.
        y -= max(0, text.touch // 4 - 1)
    pen.text(button.look.label, text.body, ink, BOLD, midleft=(left, y))
    if row.state:
        pill = rect_at(
            state, min(text.hint + 8, rect.height - 2), midright=(rect.right - menu.inset, 2 * rect.centery - y)
        )
        paint_state(pen, row.state, pill, text.hint, is_on=row.is_on)
    if not button.look.hint:
        return
    size = _key_size(pen)
    right = menu.card.right - pad, rect.centery
    keycap.paint_at(pen, button.look.hint, size, ink, most=rect.height - 2, midright=right)


def paint_state(pen: Pen, words: str, pill: Rect, size: int, *, is_on: bool) -> None:
    """Draw the state of a switch on its pill."""
    fill, ink = ("accent", "on_accent") if is_on else ("pale", "text")
    pen.box(pill, fill, radius=pill.height // 2)
    pen.text(words, size, ink, SEMIBOLD, center=pill.center)
