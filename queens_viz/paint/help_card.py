"""The help: where its sections stand, and how they are painted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..app.commands import Action, Command
from ..looks.help_card import HelpKey, HelpLine, HelpLook, HelpSection
from ..pens import keycap
from ..pens.face import BOLD, SEMIBOLD
from ..pens.pen import Pen
from ..pens.rect import Pixel, Rect, rect_at
from ..words.words import Words
from .hand import Hand

VEIL = 0.55
"""How much of the window the help hides."""

AIRY, TIGHT, TIGHTEST = 1.75, 1.5, 1.2
"""The height of a line in sizes of its type, where there is room and where there is little."""

SCROLLED = 3
"""Lines that one notch of the wheel scrolls."""


class Sizes(NamedTuple):
    """What the room decides: the size of the type and that on keycaps, the height of a line, and how many columns.

    Where there is little room only the first key of an action is shown: it `has_one_key`.
    """

    type: int
    line: int
    columns: int
    has_one_key: bool
    cap: int

    @property
    def gap(self) -> int:
        """The pixels between two keys."""
        return max(3, round(0.28 * self.type))

    @property
    def head(self) -> int:
        """The height of the card's head."""
        return round(2.1 * self.line)

    @property
    def foot(self) -> int:
        """The height of the card's foot."""
        return round(1.5 * self.line)

    def keys(self, line: HelpLine) -> list[HelpKey]:
        """Return the keys of a line that are shown."""
        seen = dict[object, HelpKey]()
        return [key for key in line.keys if not self.has_one_key or seen.setdefault(key.action, key) is key]


class Plan(NamedTuple):
    """Sizes, the sections of each column, how wide their keys and each column are, and how large the card would be."""

    sizes: Sizes
    columns: list[tuple[HelpSection, ...]]
    widths: list[tuple[list[int], int]]
    wide: int
    tall: int


class Line(NamedTuple):
    """A line of the help, where it stands, its keys' caps, and where its words begin."""

    look: HelpLine
    rect: Rect
    caps: tuple[tuple[HelpKey, Rect], ...]
    words_left: int

    def clicked(self, point: Pixel) -> Action | None:
        """Return what a click asks for: the action of the key that it hits, else of the first one."""
        hit = (key.action for key, cap in self.caps if cap.collidepoint(point))
        return next(hit, self.look.keys[0].action)


class Help(NamedTuple):
    """The card of the help, the sizes of what stands on it, and the titles and lines that have room in its body.

    Where that is too low for all of them it is scrolled, by `first` lines of at most `most`, and the `foot` says how
    many are `hidden`.
    """

    look: HelpLook
    card: Rect
    sizes: Sizes
    body: Rect
    titles: tuple[tuple[str, Rect], ...]
    lines: tuple[Line, ...]
    foot: str
    hidden: int
    first: int
    most: int

    def clicked(self, point: Pixel) -> Command:
        """Return what a click means: a line asks for its action, and anything else closes the help."""
        hits = (line.clicked(point) for line in self.lines if line.rect.collidepoint(point))
        return Command(next((action for action in hits if action and action is not Action.TYPE), Action.CLOSE))

    def wheeled(self, hand: Hand, notches: int) -> Hand:
        """Scroll the lines."""
        return self._scrolled(hand, -SCROLLED * notches)

    def pulled(self, hand: Hand, by: Pixel) -> Hand:
        """Scroll by as many lines as were pulled away."""
        return self._scrolled(hand, -round(by[1] / self.sizes.line))

    def _scrolled(self, hand: Hand, lines: int) -> Hand:
        return hand._replace(help=min(max(0, self.first + lines), self.most))


def place(look: HelpLook, hand: Hand, say: Words, pen: Pen) -> Help:
    """Lay out the help in up to three columns, as large as the window allows."""
    room = pen.sheet.window.inflate(-12, -12)
    plan = _fitting(look, room, pen)
    sizes, card = plan.sizes, rect_at(plan.wide, plan.tall, center=pen.sheet.window.center).clip(room)
    body = card.row_to(card.top + sizes.head, card.bottom - sizes.foot)
    most = max(0, -(-(plan.tall - card.height) // sizes.line))
    first = min(hand.help, most)
    start = card.left + sizes.line, body.top + sizes.type // 2 - first * sizes.line
    titles, lines = _rows(plan, start, pen)
    shown = tuple(line for line in lines if body.contains(line.rect))
    headed = tuple(title for title in titles if body.contains(title[1]))
    hidden = len(lines) - len(shown)
    foot = say("help_more", more=hidden) if hidden else look.foot
    return Help(look, card, sizes, body, headed, shown, foot, hidden, first, most)


def _fitting(look: HelpLook, room: Rect, pen: Pen) -> Plan:
    """Return the largest plan that has room; else the widest of the smallest that is not too wide, to be scrolled.

    Where even one column is too wide, its words are cut.
    """
    for sizes in _sizes(pen):
        plan = _planned(look, sizes, pen)
        if plan.wide <= room.width and plan.tall <= room.height:
            return plan
    for columns in (3, 2, 1):
        plan = _planned(look, sizes._replace(columns=columns), pen)
        if plan.wide <= room.width:
            return plan
    keys, width = plan.widths[0]
    return plan._replace(widths=[(keys, width - (plan.wide - room.width))])


def _planned(look: HelpLook, sizes: Sizes, pen: Pen) -> Plan:
    columns = _columns(look, sizes)
    widths = [_widths(column, sizes, pen) for column in columns]
    wide = sum(width for _, width in widths) + (len(columns) + 1) * sizes.line
    tall = round(max(map(_lines_of, columns)) * sizes.line) + sizes.head + sizes.foot + sizes.type
    return Plan(sizes, columns, widths, max(wide, _heading_width(look, sizes, pen)), tall)


def _rows(plan: Plan, start: Pixel, pen: Pen) -> tuple[list[tuple[str, Rect]], list[Line]]:
    """Return where all titles and all lines stand, if the columns begin at a point."""
    titles, lines = list[tuple[str, Rect]](), list[Line]()
    sizes, (left, high) = plan.sizes, start
    for column, (all_keys, width) in zip(plan.columns, plan.widths, strict=True):
        top = high
        for section, keys in zip(column, all_keys, strict=True):
            titles.append((section.title, Rect(left, top, width, sizes.line)))
            for line in section.lines:
                top += sizes.line
                rect = Rect(left, top, width, sizes.line)
                lines.append(Line(line, rect, tuple(_caps(sizes.keys(line), rect.midleft, sizes, pen)), left + keys))
            top += sizes.line + sizes.line // 2
        left += width + sizes.line
    return titles, lines


def _sizes(pen: Pen) -> list[Sizes]:
    """Return the sizes to be tried, the largest and airiest first; two columns come last, since they are uneven."""
    largest = max(pen.smallest, round(0.9 * pen.type.body))
    return [
        Sizes(size, round(air * size), columns, has_one_key, max(pen.least(1), round(0.83 * size)))
        for has_one_key in (False, True)
        for size in range(largest, pen.smallest - 1, -1)
        for air in (AIRY, TIGHT, TIGHTEST)
        for columns in (3, 1, 2)
    ]


def _columns(look: HelpLook, sizes: Sizes) -> list[tuple[HelpSection, ...]]:
    each = -(-len(look.sections) // sizes.columns)
    return [look.sections[first : first + each] for first in range(0, len(look.sections), each)]


def _lines_of(column: tuple[HelpSection, ...]) -> float:
    return sum(len(section.lines) + 1 for section in column) + 0.5 * (len(column) - 1)


def _widths(column: tuple[HelpSection, ...], sizes: Sizes, pen: Pen) -> tuple[list[int], int]:
    """Return how wide the keys of each section are, in line with the others where there is room, and the column."""
    keys = [
        sizes.type + max(cap.right for line in section.lines for _, cap in _caps(sizes.keys(line), (0, 0), sizes, pen))
        for section in column
    ]
    if not sizes.has_one_key:
        keys = [max(keys)] * len(keys)
    words = [max(pen.width(line.words, sizes.type) for line in section.lines) for section in column]
    titles = [pen.width(section.title, sizes.type + 1, BOLD) for section in column]
    return keys, max(*titles, *map(sum, zip(keys, words, strict=True)))


def _heading_width(look: HelpLook, sizes: Sizes, pen: Pen) -> int:
    title = pen.width(look.title, round(1.7 * sizes.type), BOLD)
    return title + pen.width(look.close, sizes.type) + _cap_width(look.key, sizes, pen) + 6 * sizes.type


def _cap_width(key: str, sizes: Sizes, pen: Pen) -> int:
    return max(keycap.height_of(sizes.cap), pen.width(key, sizes.cap, SEMIBOLD) + round(0.9 * sizes.type))


def _caps(keys: list[HelpKey], midleft: Pixel, sizes: Sizes, pen: Pen) -> Iterator[tuple[HelpKey, Rect]]:
    """Yield keys and where their caps stand, the first of which begins at a point."""
    left, middle = midleft
    for key in keys:
        cap = rect_at(
            _cap_width(key.name, sizes, pen), min(keycap.height_of(sizes.cap), sizes.line - 2), midleft=(left, middle)
        )
        yield key, cap
        left = cap.right + sizes.gap


def paint(pen: Pen, placed: Help) -> None:
    """Draw the help over the window, which lies in its shade; what does not apply now is grey."""
    look, card, size = placed.look, placed.card, placed.sizes.type
    pen.box(pen.sheet.window, "veil", share=VEIL)
    pen.box(card, "panel", "border", radius=14)
    sizes, body = placed.sizes, placed.body
    left, right = card.left + sizes.line, card.right - sizes.line
    middle = card.top + sizes.head // 2
    title = pen.text(look.title, round(1.7 * size), "text", BOLD, midleft=(left, middle))
    close = pen.text(look.close, size, "muted", midright=(right, title.centery))
    begin = close.left - 2 * sizes.gap - _cap_width(look.key, sizes, pen)
    for key, cap in _caps([HelpKey(look.key)], (begin, title.centery), sizes, pen):
        keycap.paint(pen, key.name, cap, sizes.cap, "text")
    for y in (body.top, body.bottom):
        pen.box(card.row(y, 1).inflate(-2, 0), "hairline")
    foot = pen.cut(placed.foot, size, right - left)
    pen.text(foot, size, "text" if placed.hidden else "muted", midleft=(left, (body.bottom + card.bottom) // 2))
    with pen.inside(body):
        for words, rect in placed.titles:
            pen.text(words, size + 1, "accent", BOLD, midleft=rect.midleft)
        for line in placed.lines:
            _paint_line(pen, placed, line)


def _paint_line(pen: Pen, placed: Help, line: Line) -> None:
    sizes, size = placed.sizes, placed.sizes.type
    ink = "text" if line.look.is_enabled else "disabled"
    for key, cap in line.caps:
        keycap.paint(pen, key.name, cap, sizes.cap, ink)
    words = pen.cut(line.look.words, size, line.rect.right - line.words_left)
    pen.text(words, size, ink, midleft=(line.words_left, line.rect.centery))
