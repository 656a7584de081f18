"""The panels: cards with tabs, and below them what the open tab shows. A new tab is a row of CONTENTS."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, Protocol

from ..app.commands import Action, Command
from ..looks import tabs
from ..looks.scene import Scene
from ..parts.aim import aim_of, aim_panel
from ..parts.heights import strip_height
from ..parts.own_panel import own_panel, own_panel_of
from ..pens.buttons import Button, ButtonLook, Buttons, Touch
from ..pens.face import BOLD, REGULAR
from ..pens.pen import Pen, paint_piece
from ..pens.rect import NOWHERE, Pixel, Rect, rect_at
from ..pens.ui import Scroll, Ui, Widget, replay
from . import compare_panel, program_panel, solutions_panel, tree_panel
from .compare_panel import ComparePanel
from .hand import Hand, touched
from .layout import Layout
from .program_panel import ProgramPanel
from .solutions_panel import SolutionList
from .tree_panel import TreePanel

NEAR, APART = 6, 0.8
"""How near tabs may stand in pixels, and how far apart they do with their keys, in the type of a reason."""


class Contents(Protocol):
    """What an open tab shows, placed in the body of its panel: a value, so that two can be compared."""

    def paint(self, pen: Pen) -> None:
        """Draw it."""

    def clicked(self, point: Pixel) -> Command | Action | Scroll | None:
        """Return what a click means: a command, or what follows the mouse now."""


SCROLLED = 3
"""Lines that one notch of the wheel scrolls."""

CONTENTS: dict[Action, Callable[[Scene, Hand, Rect, Layout, Pen], Contents]] = {
    Action.SOLUTIONS: solutions_panel.place,
    Action.TREE: tree_panel.place,
    Action.PROGRAM: program_panel.place,
}
"""What places the contents of a tab in the body of its panel."""


class Shown(NamedTuple):
    """A widget that a panel shows."""

    drawn: Widget

    @property
    def ways(self) -> Buttons:
        """Its buttons."""
        return self.drawn.buttons

    def paint(self, pen: Pen) -> None:
        """Draw it."""
        replay(pen, self.drawn.strokes)

    def clicked(self, point: Pixel) -> Command | Scroll | None:
        """Return what a click means: a command, what follows the mouse now, or nothing."""
        grabbed: Scroll | None = self.drawn.grabbed_at(point)
        means: Action | Command | None = self.drawn.meant_at(point)
        return grabbed or (Command(means) if isinstance(means, Action) else means)

    def wheeled(self, hand: Hand, notches: int, _: Pixel) -> Hand:
        """Scroll it."""
        return self._scrolled(hand, -SCROLLED * notches)

    def pulled(self, hand: Hand, by: Pixel) -> Hand:
        """Scroll it by as many lines as were pulled away."""
        return self._scrolled(hand, -round(by[1] / self.drawn.scroll.line)) if self.drawn.scroll else hand

    def _scrolled(self, hand: Hand, lines: int) -> Hand:
        scroll = self.drawn.scroll
        return hand.scrolling(scroll.name, scroll.by(lines)) if scroll else hand


Scrolled = Shown | SolutionList | TreePanel | ComparePanel
"""Contents that follow finger and wheel."""


class Panel(NamedTuple):
    """A panel, its tabs and the size of their type, what is open in its body, and a title before the tabs.

    One without tabs is all body.
    """

    card: Rect
    tab: Action
    tabs: Buttons
    size: int
    contents: Contents
    body: Rect = NOWHERE
    title: str = ""
    remark: str = ""

    @property
    def buttons(self) -> Buttons:
        """Its tabs, and what else there is to be pressed."""
        if isinstance(self.contents, Shown | ComparePanel):
            return (*self.tabs, *self.contents.ways)
        return self.tabs

    @property
    def stops(self) -> Buttons:
        """What keys choose in, where the ring can stand."""
        if isinstance(self.contents, ProgramPanel):
            return self.contents.stops
        if not isinstance(self.contents, TreePanel):
            return ()
        return (Button(ButtonLook(Action.NODE, Action.NODE, "", ""), self.card.inflate(-12, -12)),)

    def dragged(self, hand: Hand, point: Pixel, by: Pixel) -> Hand:
        """Return the hand after what it holds was dragged to a point."""
        shown = self.contents
        return shown.dragged(hand, point, by) if isinstance(shown, SolutionList | TreePanel) else hand

    def pulled(self, hand: Hand, by: Pixel) -> Hand:
        """Return the hand after a finger has pulled what it came down on by some pixels."""
        shown = self.contents
        return shown.pulled(hand, by) if isinstance(shown, Scrolled) else hand

    def wheeled(self, hand: Hand, notches: int, point: Pixel) -> Hand:
        """Return the hand after the wheel was turned with the mouse at a point."""
        shown = self.contents
        return shown.wheeled(hand, notches, point) if isinstance(shown, Scrolled) else hand


def place(scene: Scene, hand: Hand, layout: Layout, pen: Ui, before: tuple[Panel, ...] = ()) -> tuple[Panel, ...]:
    """Place the panels that have room; those `before`, if any, have tabs that still look so."""
    if scene.moment.race:
        return (_race(scene, hand, layout, pen),)
    if not layout.has_board:
        body = layout.panel.inflate(0, -2)
        tab = Action.TREE if scene.state.tree.is_large else Action.PROGRAM
        return (Panel(layout.panel, tab, (), 0, CONTENTS[tab](scene, hand, body, layout, pen)),)
    cards = [card for card in (layout.panel, layout.second_panel) if card.width]
    if cards and (own := own_panel_of(scene)):
        card = cards[0].union(*cards[1:])
        return (Panel(card, Action.OWN_BOARD, (), 0, Shown(pen.drawn(card, own_panel, own))),)
    has_two = len(cards) == 2
    panels = list[Panel]()
    for k, (card, tab) in enumerate(zip(cards, tabs.opened(scene, has_two_panels=has_two), strict=False)):
        body = body_of(card, layout)
        if tab in tabs.with_aim(scene, has_two_panels=has_two):
            contents: Contents = Shown(pen.drawn(body, aim_panel, aim_of(scene)))
        else:
            contents = CONTENTS[tab](scene, hand, body, layout, pen)
        if len(before) == len(cards) and before[k].tab is tab:
            panels.append(before[k] if before[k].contents == contents else before[k]._replace(contents=contents))
            continue
        row, size = _place_tabs(tabs.look(scene, tab, has_two_panels=has_two), tuple(card), pen)
        panels.append(Panel(card, tab, touched(row, hand), size, contents, body))
    return tuple(panels)


def _race(scene: Scene, hand: Hand, layout: Layout, pen: Pen) -> Panel:
    """Return the panel of the race, with the tabs at its right and its title at its left where both have room."""
    card, body = layout.panel, body_of(layout.panel, layout)
    row, size = _place_tabs(tabs.look(scene, Action.COMPARE, has_two_panels=False), tuple(card), pen)
    contents = compare_panel.place(scene, hand, body, layout, pen)
    title, pad = contents.look.title, pen.padding(card)
    spare = card.right - pad - row[-1].rect.right
    if spare >= pen.width(title, size, BOLD) + 3 * pad:
        row = tuple(tab._replace(rect=tab.rect.move(spare, 0)) for tab in row)
    else:
        title = ""
    has_remark = title and not pen.type.touch and pen.width(contents.look.rule, pen.type.hint) <= spare - pad
    remark = contents.look.rule if has_remark else ""
    return Panel(card, Action.COMPARE, touched(row, hand), size, contents, body, title, remark)


def body_of(card: Rect, layout: Layout) -> Rect:
    """Return the part of a card below its tabs."""
    strip = strip_height(layout.text)
    return card.row_to(card.top + strip, card.bottom - layout.scaled(5, 3))


@lru_cache(maxsize=8)
def _place_tabs(looks: tuple[ButtonLook, ...], place: tuple[int, int, int, int], pen: Pen) -> tuple[Buttons, int]:
    """Place the tabs of a card from the left, in type that fits; their keys are left out where they don't fit.

    Where the names have no room, the race has no tab: it is in the menu too. Then the widest name is cut.
    """
    card = Rect(*place)
    text, pad = pen.type, pen.padding(card)
    room, gap, key_width = card.width - 2 * pad, round(APART * text.reason), _key_width(pen)
    size, widths = _sized(looks, room, pen)
    if sum(widths) + len(looks) * NEAR > room:
        looks = tuple(look for look in looks if look.action is not Action.COMPARE or look.is_primary)
        size, widths = _sized(looks, room, pen)
    if (over := sum(widths) + (len(looks) - 1) * NEAR - room) > 0:
        k = widths.index(max(widths))
        widths[k] -= over
        cut = looks[k]._replace(label=pen.cut(looks[k].label, size, widths[k], BOLD))
        looks = *looks[:k], cut, *looks[k + 1 :]
    has_hints = looks[0].hint != "" and sum(widths) + len(looks) * (key_width + gap) - gap <= room
    if not has_hints:
        gap = min(gap, (room - sum(widths)) // max(1, len(looks) - 1))
    placed, x = list[Button](), card.left + pad
    for look, width in zip(looks, widths, strict=True):
        rect = Rect(x, card.top + 2, width + (key_width if has_hints else 0), strip_height(pen.type) - 2)
        placed.append(Button(look if has_hints else look.bare, rect))
        x = rect.right + gap
    return tuple(placed), size


def _key_width(pen: Pen) -> int:
    return pen.width("F2", pen.type.hint) + pen.type.hint


def _sized(looks: tuple[ButtonLook, ...], room: int, pen: Pen) -> tuple[int, list[int]]:
    """Return the size of the names of tabs and their widths: a smaller one where there is room for their keys then."""
    text, gap = pen.type, round(APART * pen.type.reason)
    keys = len(looks) * (_key_width(pen) + gap) - gap
    size = pen.fitting("  ".join(look.label for look in looks), text.reason, room, BOLD)
    keyed = pen.fitting("".join(look.label for look in looks), size, room - keys, BOLD)
    if looks[0].hint and keyed >= text.body:
        size = keyed
    return size, [pen.width(look.label, size, BOLD) for look in looks]


def paint(pen: Pen, panel: Panel) -> None:
    """Draw the card and its tabs, the open one underlined, and what is open in it; it fills its place."""
    card = panel.card
    head = panel.size, panel.title, panel.remark
    tabs = tuple([(one.look, one.rect.left - card.left, one.rect.width, one.touch) for one in panel.tabs])
    pen.layer("head", paint_piece, card, _draw_head, tabs, *head)
    with pen.inside(panel.body or card):
        panel.contents.paint(pen)


def _draw_head(
    pen: Pen, card: Rect, tabs: tuple[tuple[ButtonLook, int, int, Touch], ...], size: int, title: str, remark: str
) -> None:
    text = pen.type
    pen.box(card, "window")
    pen.box(card, "panel", "border", radius=pen.scaled(10))
    line, y = card.top + strip_height(text) - 1, card.top + max(round(1.15 * text.reason), text.touch // 2)
    if title:
        left, up = card.left + pen.padding(card), round(0.55 * text.hint) if remark else 0
        pen.text(title, size - up // 2, "text", BOLD, midleft=(left, y - up))
        if remark:
            pen.text(remark, text.hint, "muted", midleft=(left, y + up + text.hint // 3))
    if tabs:
        pen.box(card.row(line, 1).inflate(-2, 0), "hairline")
    for look, left, wide, touch in tabs:
        role, weight = ("accent", BOLD) if look.is_primary else ("text", REGULAR)
        rect = Rect(card.left + left, card.top + 2, wide, strip_height(text) - 2)
        if touch is not Touch.NONE:
            pen.box(rect.inflate(12, -8), "hover", radius=6)
        name = pen.text(look.label, size, role, weight, midleft=(rect.left, y))
        if look.is_primary:
            pen.box(Rect(name.left - 4, line - 3, name.width + 8, 4), "accent")
        if look.hint:
            key = rect_at(pen.width(look.hint, text.hint) + 8, text.hint + 6, midleft=(name.right + text.hint // 2, y))
            pen.box(key, "panel", "border", radius=4)
            pen.text(look.hint, text.hint, "muted", center=key.center)
