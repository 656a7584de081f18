"""The race: the boards of all searches beside one another, or below one another on a phone, and their strips."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..looks.compare import CompareLook, LaneLook, look
from ..looks.edges import look as edges_of
from ..looks.motion import still
from ..looks.scene import Scene
from ..pens.buttons import Button, Buttons, button_width, paint_way
from ..pens.face import BOLD
from ..pens.icons import Icon
from ..pens.pen import Pen
from ..pens.rect import NOWHERE, Pixel, Rect
from . import board, edges, strips
from .hand import Hand, touched
from .layout import BORDER, Layout
from .strips import Strips

STRIP, PITCH = 56, 70
"""Pixels of the window as designed: the height of a strip, and from one to the next."""

LOW = 260
"""Pixels of the height below which the strips stand beside the boards."""

LEAST_BODY = 220
"""Pixels of the height below which boards that are below one another leave no room for strips."""

LEAST_STRIP = 14
"""The least pixels of a strip's height."""

BOARDS = 0.66
"""The share of the width that boards have whose strips stand beside them."""

NARROW = 12
"""The width of strips beside boards, in their type, below which there are none."""

NEAR = 0.8
"""The share of the largest board for which figures stand beside it rather than below it."""

SCROLLED = 60
"""Pixels that a notch of the wheel scrolls the boards where they don't all have room."""

FIGURE = "000,000"
"""A figure for which there is room beside its unit."""


class Spot(NamedTuple):
    """Where a search stands: all of it, its squares, its figures, and the button that goes there.

    Where there is no room for the button, one stands below the names of the strips.
    """

    card: Rect
    layout: Layout
    figures: Rect
    go_there: Rect

    @property
    def is_low(self) -> bool:
        """Whether its figures stand below the board."""
        return self.figures.top >= self.layout.numbers.bottom


class ComparePanel(NamedTuple):
    """The boards, their names and strips, and the button that goes there; the boards may be scrolled by some pixels."""

    look: CompareLook
    body: Rect
    boards: Rect
    spots: tuple[Spot, ...]
    names: tuple[str, ...]
    strips: Strips
    ways: Buttons
    most: int

    def paint(self, pen: Pen) -> None:
        """Draw it."""
        if self.most:
            # What is scrolled ends with its room, so that it is one layer.
            pen.layer("boards", _paint_in_room, self)
        else:
            _paint_boards(pen, self)
        self.strips.paint(pen)
        if not self.spots[0].go_there.width:
            pen.layer("go there", _paint_ways, self.ways)

    def clicked(self, point: Pixel) -> Command | None:
        """Return what a click means: it chooses a search."""
        hits = (k for k, spot in enumerate(self.spots) if spot.card.collidepoint(point))
        return next((Command(Action.LANE, k) for k in hits if self.boards.collidepoint(point)), None)

    def wheeled(self, hand: Hand, notches: int, _: Pixel) -> Hand:
        """Scroll the boards."""
        return self.pulled(hand, (0, SCROLLED * notches))

    def pulled(self, hand: Hand, by: Pixel) -> Hand:
        """Scroll the boards with a finger."""
        return hand.scrolling("boards", min(max(0, (hand.scrolled("boards") or 0) - by[1]), self.most))


def place(scene: Scene, hand: Hand, body: Rect, layout: Layout, pen: Pen) -> ComparePanel:
    """Place the boards and, at the foot or where it is low beside them, the strips."""
    shown = look(scene)
    assert shown, "the panel is open while there is a race"
    pad, is_low = pen.padding(body), body.height < LOW and body.width > 2 * body.height
    boards, below = (_beside if is_low else _above)(shown, body, pad, pen)
    cards, most = _cards(boards, shown, hand.scrolled("boards") or 0, pen)
    spots = tuple(_spot(card, shown, layout, pen) for card in cards)
    chosen = next(spot for spot, lane in zip(spots, shown.lanes, strict=True) if lane.is_chosen)
    place, is_seen = chosen.go_there, boards.contains(chosen.go_there)
    if not place.width and below.places:
        # Then it stands where else the axis is named.
        below = below._replace(look=shown._replace(axis_names=("", shown.axis_names[1])))
        place, is_seen = below.corner(*_button_size(shown, pen), pen), True
    has_key = place.height >= pen.type.body + pen.type.hint + 8
    go_there = Button(shown.go_there if has_key else shown.go_there.bare, place)
    ways = touched((go_there,), hand) if is_seen else ()
    return ComparePanel(shown, body, boards, spots, _names(shown, spots, pen), below, ways, most)


def _above(shown: CompareLook, body: Rect, pad: int, pen: Pen) -> tuple[Rect, Strips]:
    """Return the place of the boards above their strips, and these."""
    if body.height < LEAST_BODY:
        return body.inflate(-pad, -pad), Strips(shown, (), (), NOWHERE)
    count, axis = len(shown.lanes), round(1.6 * pen.type.hint)
    height, pitch = pen.scaled(STRIP, LEAST_STRIP), pen.scaled(PITCH, LEAST_STRIP + 4)
    if pitch * count > 0.36 * body.height:
        pitch = max(LEAST_STRIP + 2, round(0.3 * body.height / count))
        height = pitch - max(2, pitch // 6)
    high = pitch * (count - 1) + height + axis
    room = body.inflate(-2 * pad, 0).row(body.bottom - high - pad // 4, high)
    top = body.top + pad // 3
    boards = Rect(body.left + pad // 2, top, body.width - pad, room.top - pad // 2 - top)
    return boards, strips.place(shown, room, height, pitch, pen)


def _beside(shown: CompareLook, body: Rect, pad: int, pen: Pen) -> tuple[Rect, Strips]:
    """Return the place of the boards at the left of their strips, and these."""
    count, axis = len(shown.lanes), max(round(1.6 * pen.type.hint), pen.type.touch)
    wide, top = round(BOARDS * body.width), body.top + pad // 3
    boards = Rect(body.left + pad // 2, top, wide, body.bottom - pad // 3 - top)
    left = boards.right + pad // 2
    room = boards.column_to(left, body.right - pad)
    pitch = (room.height - axis) // count
    if room.width < NARROW * pen.type.hint:
        boards.width = body.right - pad // 2 - boards.left
        return boards, Strips(shown, (), (), NOWHERE)
    return boards, strips.place(shown, room, pitch - pad // 2, pitch, pen)


def _names(shown: CompareLook, spots: tuple[Spot, ...], pen: Pen) -> tuple[str, ...]:
    """Return the names of the searches, each in one word where one of them has no room."""
    names = tuple(lane.name for lane in shown.lanes)
    room, size = _name_room(spots[0], pen), _name_size(pen)
    fit = all(pen.width(name, pen.fitting(name, size, room, BOLD), BOLD) <= room for name in names)
    return names if fit else tuple(lane.short for lane in shown.lanes)


def _button_size(shown: CompareLook, pen: Pen) -> tuple[int, int]:
    """Return the size of the button that goes there, without its key, where it stands below the strips' names."""
    high = max(pen.type.touch, round(1.6 * pen.type.hint) + 3)
    return max(pen.type.touch, button_width(pen, shown.go_there.bare, pen.type.hint)), high


def _name_size(pen: Pen) -> int:
    return round(1.15 * pen.type.body)


def _name_room(spot: Spot, pen: Pen) -> int:
    return spot.card.right - spot.layout.squares.left - pen.scaled(10, 4)


def _cards(room: Rect, shown: CompareLook, scrolled: int, pen: Pen) -> tuple[list[Rect], int]:
    """Return where the searches stand, and how far they can be scrolled: beside or, held upright, below one another."""
    count, least = len(shown.lanes), pen.width(f"{FIGURE} {shown.units[1]}", pen.type.hint)
    if room.height <= room.width and room.width // count > least:
        wide = room.width / count
        return [room.column(room.left + k * wide, wide) for k in range(count)], 0
    high = min(round(0.62 * room.width), room.height)
    most = max(0, high * count - room.height)
    top = room.top - min(scrolled, most)
    return [room.row(top + k * high, high) for k in range(count)], most


def _spot(card: Rect, shown: CompareLook, layout: Layout, pen: Pen) -> Spot:
    """Place a board in its card, with its figures at its right or, where it is larger so, below it."""
    text, pad = pen.type, max(6, pen.scaled(14))
    inside = card.inflate(-2 * pad, -2 * pad // 2)
    small = text._replace(number=text.hint)
    title, number = round(1.7 * text.body), round(1.4 * small.number)
    left = pen.width(str(shown.n), small.number) + pen.scaled(14, 8)
    go_there = button_width(pen, shown.go_there.bare, text.hint)
    wide = max(go_there, *(pen.width(words, text.hint) for words in shown.units))
    high = inside.height - title - number - 2 * BORDER
    beside = min(high, inside.width - left - wide - 2 * BORDER - pad // 2)
    lines = round(2.8 * text.hint)
    below = min(high - lines, inside.width - left - BORDER)
    button_high = max(text.touch, round(2.1 * text.body))
    tall = round(2.6 * (_figure_size(pen) + text.hint)) + button_high
    is_beside = beside >= NEAR * below and beside + number >= tall
    side = max(shown.n, beside if is_beside else below)
    squares = Rect(inside.left + left, inside.top + title + BORDER, side, side)
    numbers = squares.row(squares.bottom + BORDER, number)
    around = squares.inflate(2 * BORDER, 2 * BORDER)
    layout = layout._replace(board=around, numbers=numbers, stack=NOWHERE, text=small, has_race=False).on(squares)
    if is_beside:
        figures = Rect(squares.right + BORDER + pad // 2, squares.top, card.right - squares.right - BORDER - pad, side)
        # Where there is little room beside the squares the button stands a little lower.
        low = figures.bottom if side >= tall else numbers.bottom
        button = figures.row(low - button_high, button_high)
    else:
        figures = inside.row(numbers.bottom, lines)
        rest = Rect(squares.right + BORDER + pad // 2, squares.top, go_there + 8, button_high)
        button = rest if rest.right <= inside.right and side + number >= button_high else NOWHERE
    return Spot(card, layout, figures, button)


def _figure_size(pen: Pen) -> int:
    return round(1.3 * pen.type.body)


def _paint_in_room(pen: Pen, panel: ComparePanel) -> None:
    with pen.clip(panel.boards):
        _paint_boards(pen, panel)


def _paint_boards(pen: Pen, panel: ComparePanel) -> None:
    for k, (lane, spot) in enumerate(zip(panel.look.lanes, panel.spots, strict=True)):
        if spot.card.colliderect(panel.boards):
            ways = panel.ways if lane.is_chosen and spot.go_there.width else ()
            pen.layer(f"lane {k}", _paint_lane, f"lane {k} ", panel.names[k], lane, spot, ways)


def _paint_ways(pen: Pen, ways: Buttons) -> None:
    for button in ways:
        paint_way(pen, button, pen.type.hint)


def _paint_lane(pen: Pen, layers: str, name: str, lane: LaneLook, spot: Spot, ways: Buttons) -> None:
    """Draw a search: its name, its board with numbers, and its figures; its layers have names that begin alike."""
    text, ground = pen.type, "hover" if lane.is_chosen else "panel"
    if lane.is_chosen:
        pen.box(spot.card, "hover", "accent", line=2, radius=pen.scaled(10))
    role, room, squares = "safe" if lane.is_solved else "text", _name_room(spot, pen), spot.layout.squares
    top = squares.top - BORDER - round(1.7 * text.body)
    pen.text_within(name, _name_size(pen), role, room, BOLD, midleft=(squares.left, top + 0.8 * text.body))
    with pen.on(spot.layout.text, layers, ground):
        board.paint(pen, still(lane.board), spot.layout)
        edges.paint_numbers(pen, spot.layout, edges_of(lane.board))
    (_paint_low_figures if spot.is_low else _paint_figures)(pen, lane, spot.figures, ways)
    _paint_ways(pen, ways)


def _paint_low_figures(pen: Pen, lane: LaneLook, place: Rect, _: Buttons) -> None:
    """Write the two figures below a board and, where it has room, that the search waits."""
    small, lines = pen.type.hint, list[Rect]()
    for k, (number, unit) in enumerate(lane.figures):
        y = place.top + (k + 0.5) * place.height / 2
        left = pen.text(number, small, "text", BOLD, midleft=(place.left, y)).right + small // 3
        lines.append(pen.text(pen.cut(unit, small, place.right - left), small, "muted", midleft=(left, y)))
    first = lines[0]
    if lane.state and first.right + small // 2 + pen.width(lane.state, small) <= place.right:
        role = "safe" if lane.is_solved else "text"
        pen.text(lane.state, small, role, midright=(place.right, first.centery))


def _paint_figures(pen: Pen, lane: LaneLook, place: Rect, ways: Buttons) -> None:
    """Write the two figures beside a board, and that the search waits."""
    size, small = _figure_size(pen), pen.type.hint
    low, y = min([button.rect.top - small // 2 for button in ways] or [place.bottom]), place.top
    for number, unit in lane.figures:
        y = pen.text_within(number, size, "text", place.width, BOLD, topleft=(place.left, y)).bottom - small // 5
        y = pen.text_within(unit, small, "muted", place.width, topleft=(place.left, y)).bottom + small // 2
    if lane.state and y + 3 * small // 2 <= low:
        words = pen.text_within(lane.state, small, "muted", place.width, bottomleft=(place.left, low))
        if lane.is_solved and words.top - 1.6 * small > y:
            pen.shape(Icon.TICK, round(1.4 * small), "safe", (place.left + 0.7 * small, words.top - 0.8 * small))
