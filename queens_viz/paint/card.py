"""The card of the sentence: what the last step did and why, and what comes next, each at a fixed place."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..app.commands import Action
from ..looks.card import CardLook, headlines
from ..looks.message import MessageLook
from ..parts.heights import headline_height
from ..pens import hint, keycap
from ..pens.buttons import Button, Buttons, button_width, paint_wide_button
from ..pens.face import BOLD
from ..pens.icons import Icon
from ..pens.pen import Pen
from ..pens.rect import NOWHERE, Rect
from ..pens.type_sizes import padding
from ..words.words import Words
from . import message
from .layout import Layout
from .message import Message
from .panel_foot import FOOT

LEADING = 1.28
"""How far lines are apart, in their type."""


class Card(NamedTuple):
    """A card in its layout, where its buttons stand, and the size of the type on them; its headline's size.

    And what the program says, if anything.
    """

    look: CardLook
    layout: Layout
    buttons: Buttons
    size: int
    headline: int
    message: Message | None = None

    @property
    def all_buttons(self) -> Buttons:
        """Its buttons, that of the message among them."""
        return (*self.buttons, *self.message.buttons) if self.message else self.buttons

    @property
    def message_on_it(self) -> Message | None:
        """The message if it stands on the card itself."""
        return self.message if self.message and self.layout.sentence.contains(self.message.place) else None

    def saying(self, look: MessageLook, pen: Pen) -> Card:
        """Return the card with a message at its foot, above its buttons and below what it says.

        Where that leaves it no room, and beside a strip, it stands at the foot of the panel.
        """
        layout = self.layout
        if layout.text.touch and layout.has_board:
            return self._saying_on_a_phone(look, pen)
        gap = pen.scaled(10, 5)
        area = layout.sentence.inflate(-2 * gap, -gap)
        if self.buttons:
            area.height = min(button.rect.top for button in self.buttons) - gap // 2 - area.top
        found = message.place(look, area, pen)
        reason, *_, high = _reason(pen, self)
        if layout.has_board and (found.place.top >= reason.top + high or not layout.panel.width):
            return self._replace(message=found)
        area = layout.panel.inflate(-2 * gap, -gap)
        # Above the foot of tree and program; the race has none.
        area.height -= round(FOOT * layout.text.hint) * (not layout.has_race)
        return self._replace(message=message.place(look, area, pen))

    def _saying_on_a_phone(self, look: MessageLook, pen: Pen) -> Card:
        layout, area = self.layout, self.layout.sentence.inflate(-2, -2)
        high = area.height - (layout.headline_lines + 1) * round(1.4 * layout.text.headline)
        if layout.has_outlook_inside:
            area.height = layout.outlook.top - area.top
        if self.buttons:
            # Below the answers, or else above them.
            high = area.bottom - max(one.rect.bottom for one in self.buttons)
            if high < layout.text.headline:
                area.height = self.buttons[0].rect.top - area.top
        most = max(1, (high - layout.text.body // 2) // round(1.3 * layout.text.body))
        return self._replace(message=message.place(look, area, pen, most))


def place(look: CardLook, layout: Layout, say: Words, pen: Pen) -> Card:
    """Place the buttons at the foot of the card; what has no room beside others stands above or below them.

    Answers stand at the left, and what goes on at the right: who clicks twice shall not answer what comes after.
    """
    card, text = layout.sentence, pen.type
    headline = headline_size(pen, card.width, layout.headline_lines, say, layout.n)
    if not look.buttons:
        return Card(look, layout, (), text.body, headline)
    pad, every = pen.padding(card), look.buttons + look.awaited
    room = card.width - 2 * pad
    height = max(text.body, keycap.height_of(text.hint)) + pen.scaled(10, 6)
    low = card.bottom - max(5, round(0.4 * text.reason))
    if not layout.has_board:
        low, room = card.centery + height // 2, round(0.6 * room)
    bare = tuple(one.bare for one in every)
    for looks, size in (*((every, size) for size in range(text.body, text.hint - 1, -1)), (bare, text.hint)):
        rows = _rows([button_width(pen, one, size) for one in looks], room, text.body // 2)
        if len(rows) == 1:
            break
    else:
        # They stand above one another, without caps that would make them higher.
        height = text.body + 7
    is_right = not layout.has_board or any(one.action is Action.GO_ON for one in looks)
    placed = dict[int, Button]()
    for k, row in enumerate(reversed(rows)):
        x = card.right - pad - (row[-1][1] + row[-1][2]) if is_right else card.left + pad
        for number, left, wide in row:
            place = Rect(x + left, low - height - k * (height + 3), wide, height)
            placed[number] = Button(looks[number], place)
    buttons = tuple(placed[number] for number in range(len(look.buttons)))
    return Card(look, layout, buttons, size, headline)


def _rows(widths: list[int], room: int, gap: int) -> list[list[tuple[int, int, int]]]:
    """Divide buttons into rows, each into the first that has room: their numbers, how far right they stand, widths.

    >>> _rows([80, 100, 40], 150, 10)
    [[(0, 0, 80), (2, 90, 40)], [(1, 0, 100)]]
    """
    rows = list[list[tuple[int, int, int]]]()
    for number, wide in enumerate(widths):
        ends = [(row, row[-1][1] + row[-1][2] + gap) for row in rows]
        row, left = next(((row, end) for row, end in ends if end + wide <= room), ([], 0))
        if not row:
            rows.append(row)
        row.append((number, left, wide))
    return rows


def paint(pen: Pen, placed: Card) -> None:
    """Draw the card, and on it the buttons of what can be answered."""
    text, layout, card = pen.type, placed.layout, placed.layout.sentence
    pen.layer("edge", paint_edged, card, placed.look.role)
    pad = pen.padding(card)
    left, room = card.left + pad, card.width - 2 * pad
    y = card.top + 0.6 * text.reason
    if not layout.has_board:
        # Of a strip there is only the headline.
        y = card.centery - 0.7 * text.headline
        room -= sum(button.rect.width + text.body for button in placed.buttons)
    look = placed.look
    high = _headline_height(pen, layout)
    headline = Rect(left, round(y), room, round(high)), placed.headline, high
    pen.layer("headline", _paint_headline, look.sentence.headline, look.role, look.icon, *headline)
    for button in placed.buttons:
        paint_wide_button(pen, button, placed.size)
    if not layout.has_board:
        return
    place, size, lines, high = _reason(pen, placed)
    pen.text_lines(lines, size, "text", LEADING * size, topleft=place.topleft)
    if layout.controls.width and not placed.message_on_it:
        # Not in a film: there it comes.
        _paint_next(pen, placed, place, high)


def _reason(pen: Pen, placed: Card) -> tuple[Rect, int, list[str], float]:
    """Return where the reason stands on the card, the size of its type, its lines, and how high they are."""
    text, layout, card = pen.type, placed.layout, placed.layout.sentence
    pad, height = pen.padding(card), layout.reason
    y = card.top + 0.6 * text.reason + 0.12 * text.headline + _headline_height(pen, layout)
    if layout.has_outlook_inside:
        y += layout.outlook.height
        height -= round(0.8 * text.body)
    place = Rect(card.left + pad, round(y), card.width - 2 * pad, height)
    size, lines = pen.wrapped(placed.look.sentence.reason, text.reason, place.width, height)
    return place, size, lines, LEADING * size * len(lines)


def paint_edged(pen: Pen, card: Rect, role: str) -> None:
    """Draw an empty card with a coloured edge at its left, which follows the corners; it fills its place."""
    pen.piece(card, _draw_edged, role)


def _draw_edged(pen: Pen, card: Rect, role: str) -> None:
    radius = pen.scaled(10)
    pen.box(card, "window")
    pen.box(card, "panel", "border", radius=radius)
    edge = card.column(card.left, pen.scaled(8, 4))
    with pen.clip(edge):
        pen.box(edge.inflate(2 * radius, 0).move(radius, 0), role, radius=radius)


def _paint_headline(pen: Pen, words: str, role: str, sign: Icon | None, place: Rect, size: int, high: float) -> None:
    """Draw the headline, of a size at most, and its sign, from the top left of a place on."""
    text = pen.type
    icon_size = _icon_size(pen) if sign else 0
    shift = round(1.3 * icon_size)
    size, lines = fitted(pen, words, size, place.width - shift, high)
    middle = place.top + 0.06 * text.headline + high / 2
    first = middle - 0.64 * size * (len(lines) - 1)
    paint_sign(pen, sign, role, icon_size, (place.left + icon_size / 2, first))
    pen.text_lines(lines, size, role, 1.28 * size, BOLD, midleft=(place.left + shift, first))


def paint_sign(pen: Pen, sign: Icon | None, role: str, size: int, centre: tuple[float, float]) -> None:
    """Draw the sign of a headline; a question's is a disc with a question mark."""
    if sign:
        pen.shape(sign, size, role, centre)
    if sign is Icon.ROUND:
        pen.text("?", round(0.8 * size), "on_accent", BOLD, center=centre)


def _icon_size(pen: Pen) -> int:
    return round(0.85 * pen.type.headline)


def _headline_height(pen: Pen, layout: Layout) -> float:
    return headline_height(pen.type, layout.sentence.width, layout.headline_lines)


@lru_cache(maxsize=16)
def headline_size(pen: Pen, width: int, lines: int, say: Words, n: int) -> int:
    """Return the largest size at which all headlines of the language have room on a card of some width."""
    room = width - 2 * padding(pen.type, width) - round(1.3 * _icon_size(pen))
    size, high = pen.type.headline, headline_height(pen.type, width, lines)
    for words in headlines(say, n):
        size, _ = fitted(pen, words, size, room, high)
    return size


def fitted(pen: Pen, words: str, size: int, room: int, height: float) -> tuple[int, list[str]]:
    """Return a size, this or a smaller one, and lines: more than one only where they make it larger."""
    alone = pen.fitting(words, size, room, BOLD)
    has_room = pen.width(words, alone, BOLD) <= room
    if alone == size and has_room:
        return size, [words]
    high = max(1.5 * pen.type.headline, height)
    other, lines = pen.wrapped(words, size, room, round(high), BOLD)
    return (alone, [words]) if alone >= other and has_room else (other, lines)


def _paint_next(pen: Pen, placed: Card, reason: Rect, used: float) -> None:
    """Draw what comes next, below the reason, which uses so much of its place, and beside or above the buttons."""
    text, look = pen.type, placed.look
    if not look.sentence.next:
        return
    card = placed.layout.sentence
    low = card.bottom - 0.4 * text.reason
    # In the smallest windows the longest reasons take the place of what comes next.
    below, close = reason.top + max(reason.height, used) + 0.2 * text.body, reason.top + used + 0.2 * text.body
    sizes = (text.body, *range(text.body - 1, pen.smallest - 1, -1))
    places = _places(placed, reason, (round(below), round(close), round(low)), text.body)
    for keys in (look.keys, ()) if look.keys else ((),):
        for size in sizes:
            for place in places:
                found = hint.broken(pen, look.sentence.next, keys, size, place.width)
                if found.height <= place.height + 1:
                    found.paint(pen, place.left, place.top)
                    return
    _paint_beginning(pen, card, look.sentence.next, [one for one in places if one.height >= pen.smallest])


def _paint_beginning(pen: Pen, card: Rect, words: str, places: list[Rect]) -> None:
    """Draw as many words as the widest of these places has room for in a line; an ellipsis says that there are more."""
    place = max(places, key=lambda one: one.width, default=NOWHERE)
    if pen.width(words, pen.smallest) <= place.width:
        pen.text(words, pen.smallest, "muted", midleft=place.midleft)
        return
    first = words
    while first and pen.width(f"{first} …", pen.smallest) > place.width:
        first = first.rpartition(" ")[0]
    if first:
        pen.text(f"{first} …", pen.smallest, "muted", midleft=place.midleft)
    else:
        x, y = card.bottomright
        pen.text("…", pen.smallest, "muted", bottomright=(x - 4, y - 2))


def _places(placed: Card, reason: Rect, heights: tuple[int, int, int], gap: int) -> list[Rect]:
    """Return where what comes next may stand, the best place first.

    `heights` are where it begins below the place of the reason and close below its words, and where the card ends.
    """
    below, close, low = heights
    whole = [reason.row_to(top, low) for top in (below, close)]
    if not placed.buttons:
        return whole[:1]
    every = placed.buttons[0].rect.union(*(button.rect for button in placed.buttons))
    above = [reason.row_to(one.top, every.top - 2) for one in whole]
    # Where room is kept for a button that is awaited.
    above.append(reason.row_to(every.bottom + 2, low))
    if len({button.rect.top for button in placed.buttons}) > 1:
        return above
    if every.left > reason.left:
        return [whole[0].column_to(reason.left, every.left - gap), *above]
    return [*above, *(one.column_to(every.right + gap, reason.right) for one in whole)]
