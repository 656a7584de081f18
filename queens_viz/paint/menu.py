"""The menu: where its rows stand, and how they are painted."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..looks.menu import MenuLook, MenuRow
from . import keycap
from .buttons import Button, Touch, touched
from .face import SMALLEST_TEXT, Weight
from .hand import Hand
from .header import Header
from .pen import Pen
from .rect import Rect
from .type_sizes import padding


class Menu(NamedTuple):
    """The card of the menu, where the titles of its parts stand, its rows as buttons, and where their states end."""

    look: MenuLook
    card: Rect
    heads: tuple[Rect, ...]
    rows: tuple[Button, ...]
    states_right: int

    def clicked(self, point: tuple[int, int]) -> Command:
        """Return what a click means: a row asks for its action, and anything else closes the menu."""
        hits = (row.look.action for row in self.rows if row.rect.collidepoint(point))
        return Command(next(hits, Action.CLOSE))


def place(look: MenuLook, header: Header | None, hand: Hand, pen: Pen) -> Menu:
    """Place the menu under the button that opens it; without a header at the top of the window."""
    text, window = pen.layout.text, pen.layout.window
    pad, gap = padding(text, window.width), 2 * text.body
    labels = max(pen.face.width(row.button.label, text.body, Weight.BOLD) for row in look.rows)
    states = max(_state_width(row, pen) for row in look.rows)
    keys = max(keycap.width_of(pen, row.button.hint, _key_size(pen)) for row in look.rows if row.button.hint)
    wide = labels + gap + states + gap // 2 + keys + 2 * pad
    # A title is a tenth higher than a row.
    lines = len(look.rows) + 1.1 * len(look.parts)
    line = min(2 * text.body, int((window.height - 8 - pad // 2) / lines))
    card = Rect(0, 0, wide, round(lines * line) + pad // 2)
    card.topleft = header.exercise.rect.bottomleft if header else (pen.layout.sentence.left, window.top)
    card.top += max(4, round(6 * pen.layout.unit))
    card = card.clamp(window.inflate(-8, -8))
    heads, rows, y = list[Rect](), list[Button](), float(card.top)
    for _, part in look.parts:
        heads.append(Rect(card.left + pad, y, wide - 2 * pad, 1.1 * line))
        y += 1.1 * line
        for row in part:
            rows.append(Button(row.button, Rect(card.left + 4, y, wide - 8, line)))
            y += line
    return Menu(look, card, tuple(heads), touched(tuple(rows), hand), card.right - pad - keys - gap // 2)


def _key_size(pen: Pen) -> int:
    return max(SMALLEST_TEXT - 1, pen.layout.text.hint)


def _state_width(row: MenuRow, pen: Pen) -> int:
    text = pen.layout.text
    return pen.face.width(row.state, text.hint, Weight.SEMIBOLD) + text.body if row.state else 0


def paint(pen: Pen, menu: Menu) -> None:
    """Draw the menu over the window; what does not apply now is grey."""
    text, card = pen.layout.text, menu.card
    pen.box(card, "panel", "text", radius=round(10 * pen.layout.unit), line=2)
    for (title, _), head in zip(menu.look.parts, menu.heads, strict=True):
        pen.text(title, text.body, "accent", Weight.BOLD, midleft=head.midleft)
        pen.box(Rect(card.left + 2, head.bottom - 1, card.width - 4, 1), "hairline")
    with pen.inside(card.clip(pen.layout.window)):
        for row, button in zip(menu.look.rows, menu.rows, strict=True):
            _paint_row(pen, menu, row, button)
    for row, button in zip(menu.look.rows, menu.rows, strict=True):
        if row.is_chosen:
            pen.box(button.rect.inflate(-2, -2), edge="accent", line=2, radius=6)


def _paint_row(pen: Pen, menu: Menu, row: MenuRow, button: Button) -> None:
    text, rect = pen.layout.text, button.rect
    pad = padding(text, pen.layout.window.width)
    ink = "text" if button.look.is_enabled else "disabled"
    if button.touch is not Touch.NONE and button.look.is_enabled:
        fill = "pressed" if button.touch is Touch.PRESSED else "hover"
        pen.box(rect.inflate(-2, -2), fill, radius=6)
    pen.text(button.look.label, text.body, ink, Weight.BOLD, midleft=(menu.card.left + pad, rect.centery))
    if row.state:
        pill = Rect(0, 0, _state_width(row, pen), min(text.hint + 8, rect.height - 2))
        pill.midright = menu.states_right, rect.centery
        paint_state(pen, row.state, pill, text.hint, is_on=row.is_on)
    if not button.look.hint:
        return
    size = _key_size(pen)
    cap = Rect(0, 0, keycap.width_of(pen, button.look.hint, size), min(keycap.height_of(size), rect.height - 2))
    cap.midright = menu.card.right - pad, rect.centery
    keycap.paint(pen, button.look.hint, cap, size, ink)


def paint_state(pen: Pen, words: str, pill: Rect, size: int, *, is_on: bool) -> None:
    """Draw the state of a switch on its pill."""
    fill, ink = ("accent", "on_accent") if is_on else ("pale", "text")
    pen.box(pill, fill, radius=pill.height // 2)
    pen.text(words, size, ink, Weight.SEMIBOLD, center=pill.center)
