"""The panel in the place of the tabs while the class has its own board: its places, and how it is painted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.binding import Group
from ..app.commands import Command
from ..looks.own_panel import OwnLine, OwnPanelLook
from ..pens import keycap
from ..pens.face import BOLD, SEMIBOLD
from ..pens.icons import Icon
from ..pens.pen import Pen
from ..pens.rect import Pixel, Rect, rect_at
from .heights import strip_height
from .menu import paint_state


class Sizes(NamedTuple):
    """The size of the type, the height of a line, how wide the keys are, what else has room, and the type on a keycap.

    Where there is little room the note goes first. Then a line shows its last key alone, and its words may take two
    lines; at last only those lines are left of which there is no button below the board.
    """

    type: int
    line: int
    keys: int
    has_note: bool
    has_all_keys: bool
    has_all_lines: bool
    cap: int

    @property
    def step(self) -> int:
        """How far apart the lines of one text are."""
        return round(1.2 * self.type)

    def shown(self, line: OwnLine) -> tuple[str, ...]:
        """Return the keys of a line that are shown."""
        if not self.keys:
            return ()
        return line.keys if self.has_all_keys else line.keys[-1:]


class Row(NamedTuple):
    """A line where it stands, its words and the remark that it may have broken into lines."""

    look: OwnLine
    rect: Rect
    words: tuple[str, ...]
    remark: tuple[str, ...]


class OwnPanel(NamedTuple):
    """The panel on its card, and its rows."""

    look: OwnPanelLook
    card: Rect
    sizes: Sizes
    rows: tuple[Row, ...]

    def paint(self, pen: Pen) -> None:
        """Draw the title, the lines, and the note below them."""
        text, card = pen.type, self.card
        left, strip = card.left + pen.padding(card), strip_height(text)
        middle = card.top + round(1.15 * text.reason)
        room = card.width - 2 * (left - card.left)
        pen.text_within(self.look.title, text.reason, "accent", room, BOLD, midleft=(left, middle))
        pen.box(card.row(card.top + strip - 1, 1).inflate(-2, 0), "hairline")
        for row in self.rows:
            _paint_row(pen, self.sizes, row)
        if self.sizes.has_note:
            _paint_note(pen, self)

    def clicked(self, point: Pixel) -> Command | None:
        """Return what a click means: a line asks for its action."""
        hits = (Command(row.look.action) for row in self.rows if row.rect.collidepoint(point))
        return next(hits, None)


def place(look: OwnPanelLook, card: Rect, pen: Pen) -> OwnPanel:
    """Place the rows in type as large as there is room for."""
    text, pad = pen.type, pen.padding(card)
    top = card.top + strip_height(text) + text.body // 3
    room = card.inflate(-2 * pad, 0).row_to(top, card.bottom)
    for sizes in _sizes(look, room.width, pen):
        rows = tuple(_rows(look, sizes, room, pen))
        is_plain = all(len(row.words) == 1 and len(row.remark) < 2 for row in rows) or not sizes.has_all_keys
        low = rows[-1].rect.bottom + round(3.4 * sizes.type) if sizes.has_note else rows[-1].rect.bottom
        has_room = not sizes.has_note or pen.width(look.note, sizes.type) + 4 * sizes.type <= room.width
        if is_plain and low <= card.bottom and has_room:
            break
    return OwnPanel(look, card, sizes, tuple(row for row in rows if row.rect.bottom <= card.bottom))


def _sizes(look: OwnPanelLook, width: int, pen: Pen) -> Iterator[Sizes]:
    """Yield the sizes to be tried, the best ones first."""
    for has_all_keys, has_all_lines in ((True, True), (False, True), (False, False)):
        for type_ in range(pen.type.body, pen.smallest - 1, -1):
            cap = max(pen.least(1), round(0.8 * type_))
            for share, has_note in ((1.9, True), (1.6, True), (1.6, False), (1.45, False), (1.3, False)):
                sizes = Sizes(type_, round(share * type_), 1, has_note, has_all_keys, has_all_lines, cap)
                keys = max(_keys_width(sizes.shown(line), sizes, pen) for line in look.lines)
                yield sizes._replace(keys=min(keys + type_, width // 2) if keys else 0)


def _rows(look: OwnPanelLook, sizes: Sizes, room: Rect, pen: Pen) -> Iterator[Row]:
    """Yield the rows one below the other."""
    y, wide = room.top, room.width - sizes.keys
    for line in look.lines:
        if not sizes.has_all_lines and _has_button(line):
            continue
        width = wide - (_state_width(line, sizes, pen) if line.state else 0)
        _, words = pen.wrapped(line.words, sizes.type, width, room.height)
        # The remark keeps its place while it is not said.
        remark = line.remark or line.awaited
        _, below = pen.wrapped(remark, sizes.cap, wide, room.height) if remark else (0, [])
        height = sizes.line + (len(words) - 1) * sizes.step + round(1.15 * sizes.cap) * len(below)
        yield Row(line, room.row(y, height), tuple(words), tuple(below))
        y += height


def _has_button(line: OwnLine) -> bool:
    """Return whether a button below the board does what a line says."""
    other = BINDING_OF[line.action].stands_for
    return other is not None and BINDING_OF[other].group is Group.CONTROLS


def _keys_width(keys: tuple[str, ...], sizes: Sizes, pen: Pen) -> int:
    return max(0, sum(keycap.width_of(pen, key, sizes.cap) + 5 for key in keys) - 5)


def _state_width(line: OwnLine, sizes: Sizes, pen: Pen) -> int:
    return pen.width(line.state, sizes.cap, SEMIBOLD) + 2 * sizes.type


def _paint_row(pen: Pen, sizes: Sizes, row: Row) -> None:
    """Draw a row; what it does not do now is grey."""
    rect = row.rect
    ink = "text" if row.look.is_enabled else "disabled"
    x, middle = rect.left, rect.top + sizes.line // 2
    for key in sizes.shown(row.look):
        cap = keycap.paint_at(pen, key, sizes.cap, ink, most=sizes.line - 1, midleft=(x, middle))
        x = cap.right + 5
    left = rect.left + sizes.keys
    pen.text_lines(row.words, sizes.type, ink, sizes.step, midleft=(left, middle))
    if row.look.state:
        pill = rect_at(
            _state_width(row.look, sizes, pen) - sizes.type,
            min(sizes.cap + 8, sizes.line - 1),
            midright=(rect.right, middle),
        )
        paint_state(pen, row.look.state, pill, sizes.cap, is_on=row.look.is_on)
    y = middle + (len(row.words) - 1) * sizes.step + round(0.6 * sizes.type + 0.5 * sizes.cap)
    if row.look.remark:
        pen.text_lines(row.remark, sizes.cap, "muted", round(1.15 * sizes.cap), midleft=(left, y))


def _paint_note(pen: Pen, panel: OwnPanel) -> None:
    """Draw what a full board is, on a pale card at the foot of the panel."""
    size, last = panel.sizes.type, panel.rows[-1].rect
    height = round(2.6 * size)
    box = Rect(last.left - size // 2, last.bottom + round(0.4 * size), last.width + size, height)
    pen.box(box, "hover", radius=8)
    pen.shape(Icon.CROWN, round(1.8 * size), "accent", (box.left + 1.7 * size, box.centery))
    pen.text(panel.look.note, size, "text", midleft=(box.left + round(3.2 * size), box.centery))
