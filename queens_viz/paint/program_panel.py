"""The program in its panel: where listing, switch, calls and values stand, and what a click on them means."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..app.commands import Action, Command
from ..looks import program
from ..looks.hover import Kind, Target
from ..looks.program import Choice, ProgramLook, Value
from ..looks.scene import Scene
from ..pens import keycap
from ..pens.buttons import Button, Buttons
from ..pens.face import SEMIBOLD
from ..pens.pen import Pen
from ..pens.rect import NOWHERE, Rect, rect_at
from . import calls, listing
from .hand import Hand
from .layout import Layout

LOOSE = 1.25
"""How much wider the switch is than it must be, where there is room."""

LONG, SHORT = 400, 250
"""Pixels of a phone's panel up to which the values take two lines and three."""

FEWEST = 3
"""Calls for which there is room at least, where listing and calls stand together."""


class Parts(NamedTuple):
    """Where the parts stand; what has no place has an empty one. `size` is that of the listing's type."""

    listing: Rect
    size: int
    side: Rect
    side_size: int
    values: Rect


class ProgramPanel(NamedTuple):
    """The parts of the program in the body of its panel.

    `halves` are those of the switch, `key` is where its key stands; `touched` is the program whose half is under the
    mouse. `turn` is the button that shows what has no room, where that is so.
    """

    look: ProgramLook
    body: Rect
    parts: Parts
    halves: tuple[Rect, ...]
    key: Rect
    turn: Rect
    touched: object = None

    @property
    def is_whole(self) -> bool:
        """Whether listing and values both have room."""
        return self.parts.listing.width > 0 and self.parts.values.width > 0

    @property
    def stops(self) -> Buttons:
        """What keys choose."""
        if not self.halves:
            return ()
        return (Button(self.look.switch, self.halves[0].union(*self.halves)),)

    def paint(self, pen: Pen) -> None:
        """Draw what has room."""
        parts, body = self.parts, self.body
        pad = pen.padding(body)
        if parts.listing.width:
            hidden = self.turn if pen.type.touch else NOWHERE
            listing.paint(pen, self.look, parts.listing, body.left + pad, parts.size, hidden)
        if parts.values.width:
            look = self.look
            switch = self.halves, look.choices, self.touched, look.only, self.key, look.switch.label
            pen.layer("switch", _paint_switch, parts, body, *switch)
            calls.paint_values(pen, self.look, parts.values.inflate(-2 * pad, -4), pen.type.body)
        if parts.side.width:
            size, top = parts.side_size, parts.side.top + round(2 * parts.side_size) + parts.side_size // 2
            headed = parts.side.row(top, round(1.6 * size))
            grid = calls.grid_in(self.look, headed.row_to(headed.bottom, parts.side.bottom), size, pen)
            if grid.rows:
                calls.paint_headings(pen, self.look, headed, size, is_whole=self.is_whole)
                calls.paint_calls(pen, self.look, grid)
        if self.turn.width:
            pen.box(self.turn, "panel", "border", radius=6)
            pen.text(self.look.turn.label, pen.type.hint, "text", SEMIBOLD, center=self.turn.center)

    def clicked(self, point: tuple[int, int]) -> Command | Action | None:
        """Return what a click means: a half of the switch shows its program, the button what has no room."""
        if self.turn.collidepoint(point):
            return Command(self.look.turn.action)
        for half, choice in zip(self.halves, self.look.choices, strict=False):
            if half.collidepoint(point):
                return Command(Action.LISTING, choice.program)
        return None


def _paint_switch(
    pen: Pen,
    parts: Parts,
    body: Rect,
    halves: tuple[Rect, ...],
    choices: tuple[Choice, ...],
    touched: object,
    only: str,
    key: Rect,
    label: str,
) -> None:
    """Draw the lines between the parts, and the switch: what a step leaves as it is."""
    side, size = parts.side, parts.side_size
    pen.box(body.row(parts.values.top, 1).inflate(-2, 0), "hairline")
    if not side.width:
        return
    if parts.listing.width and parts.listing.right < side.left:
        pen.box(Rect(parts.listing.right, body.top, 1, parts.values.top - body.top), "hairline")
    elif parts.listing.width:
        pen.box(body.row(parts.listing.bottom, 1).inflate(-2, 0), "hairline")
    for half, choice in zip(halves, choices, strict=True):
        _paint_half(pen, half, choice, size, is_touched=touched is choice.program)
    if only:
        # Where the switch would stand: there is one listing.
        small, lines = pen.wrapped(only, size, side.width, round(2.4 * size))
        pen.text_lines(lines, small, "muted", 1.2 * small, topleft=side.topleft)
    if key.width:
        keycap.paint(pen, label, key, _cap_size(pen, size), "text")


def _paint_half(pen: Pen, half: Rect, choice: Choice, size: int, *, is_touched: bool) -> None:
    """Draw a half of the switch: that of the program on view is filled."""
    fill, ink = "pale", "text"
    if choice.is_on:
        fill, ink = "first_hover" if is_touched else "accent", "on_accent"
    elif is_touched:
        fill = "hover"
    pen.box(half, fill, "accent" if is_touched else fill, radius=7)
    pen.text(choice.name, size, ink, SEMIBOLD, center=half.center)


def place(scene: Scene, hand: Hand, body: Rect, layout: Layout, pen: Pen) -> ProgramPanel:
    """Place the listing and, beside or below it or in its place, the switch, the calls and the values."""
    look = program.look(scene)
    if pen.type.touch:
        # There is one button, and it names the other program, if there is one.
        other = next((choice.name for choice in look.choices if not choice.is_on), "")
        look = look._replace(turn=look.switch._replace(label=other), values=(*look.values, *_calls_told(look)))
    # What changes from step to step has no say in where things stand.
    shape = look._replace(ran=frozenset(), changed=frozenset(), calls=(), remark="", values=())
    target = hand.hover if hand.hover and hand.hover.kind is Kind.BUTTON else Target(Kind.OTHER)
    return ProgramPanel(look, body, *_placed(shape, tuple(body), not layout.has_board, pen), target.value)


def _calls_told(look: ProgramLook) -> tuple[Value, ...]:
    """Return the open calls as one more value, or their number: a phone has no room for their frames."""
    name, has_lines = look.headings
    names = [call.call for call in look.calls]
    if not (names and has_lines):
        return ()
    count = str(len(names))
    return (Value(name, (", ".join(names) if len(names) <= FEWEST and not look.only else count, count)),)


@lru_cache(maxsize=8)
def _placed(
    look: ProgramLook, place: tuple[int, int, int, int], is_large: bool, pen: Pen
) -> tuple[Parts, tuple[Rect, ...], Rect, Rect]:
    """Return where the parts stand, the halves of the switch and its key, and what turns to what has no room."""
    body, full = Rect(*place), _side_size(pen, is_large=is_large)
    if touch := pen.type.touch:
        parts = _on_phone(body, pen)
        has_turn = look.turn.label and body.height > 2 * touch
        return parts, (), NOWHERE, _place_turn(look, body, parts, pen) if has_turn else NOWHERE
    ways = [
        _beside(look, body, size, pen, is_large=is_large)
        for size in range(full, round(0.8 * full) - 1, -1)
        if size >= pen.smallest
    ]
    parts = max(
        *ways,
        _below(look, body, full, pen, is_large=is_large),
        key=lambda parts: min(parts.size, round(1.1 * parts.side_size)),
    )
    is_whole = parts.size > 0
    if not is_whole:
        parts = _side_alone(body, full, pen) if look.has_values else _listing_alone(look, body, pen, is_large=is_large)
    halves, key = _place_switch(look, parts, pen) if parts.side.width and look.choices else ((), NOWHERE)
    return parts, halves, key, NOWHERE if is_whole else _place_turn(look, body, parts, pen)


def _beside(look: ProgramLook, body: Rect, size: int, pen: Pen, *, is_large: bool) -> Parts:
    """Return the parts with the switch and the calls at the right; no size where they have no room."""
    pad, high = pen.padding(body), round(2.5 * pen.type.body)
    key = keycap.width_of(pen, look.switch.label, _cap_size(pen, size)) + size // 2
    width = max(calls.width_of(look, size, pen), round(LOOSE * _switch_width(look, size, pen)) + key)
    values = body.row(body.bottom - high, high)
    side = body.column_to(body.right - pad - width, body.right - pad)
    side = side.row(body.top + size // 2, body.height - high - size)
    rect = body.column_to(body.left + 2, side.left - pad * 2 // 3).row_to(body.top + 4, values.top - 4)
    has_calls = side.height >= _above_calls(size) + FEWEST * round(calls.CLOSE * size)
    fitting = listing.size_in(look, rect.inflate(-pad, 0), pen, is_large=is_large) if has_calls else 0
    return Parts(rect, fitting, side, size, values)


def _below(look: ProgramLook, body: Rect, size: int, pen: Pen, *, is_large: bool) -> Parts:
    """Return the parts with the switch and the calls below the listing; no size where they have no room."""
    pad, high = pen.padding(body), round(4 * pen.type.body)
    values = body.row(body.bottom - high, high)
    side = body.inflate(-2 * pad, 0).row(0, _above_calls(size) + 2 * round(calls.CLOSE * size))
    side.bottom = values.top - size // 2
    rect = body.inflate(-4, 0).row_to(body.top + 4, side.top - size // 2)
    has_calls = calls.grid_in(look, side, size, pen).columns > 1
    fitting = listing.size_in(look, rect.inflate(-pad, 0), pen, is_large=is_large) if has_calls else 0
    return Parts(rect, fitting, side, size, values)


def _on_phone(body: Rect, pen: Pen) -> Parts:
    """Return the parts with the listing, which is scrolled, above the values."""
    size, touch = pen.type.body, pen.type.touch
    lines = 1 + (body.width <= LONG) + (body.width <= SHORT)
    high = round((0.7 + 1.35 * lines) * size) if body.height > 3 * touch else 0
    rect = body.inflate(-4, 0).row(body.top + 2, body.height - high - 4)
    return Parts(rect, size, NOWHERE, 0, Rect(body.left, body.bottom - high, body.width * (high > 0), high))


def _listing_alone(look: ProgramLook, body: Rect, pen: Pen, *, is_large: bool) -> Parts:
    rect = body.inflate(-4, -4)
    size = listing.size_in(look, rect.inflate(-pen.padding(body), 0), pen, is_large=is_large)
    return Parts(rect, size or pen.smallest, NOWHERE, 0, NOWHERE)


def _side_alone(body: Rect, size: int, pen: Pen) -> Parts:
    high = round(2.8 * pen.type.body)
    side = body.inflate(-2 * pen.padding(body), 0).row(body.top + 4, body.height - high - 8)
    return Parts(NOWHERE, 0, side, size, body.row(body.bottom - high, high))


def _side_size(pen: Pen, *, is_large: bool) -> int:
    """Return the size of the type on the switch and the calls, which may have the whole window."""
    return max(pen.smallest, round((1.3 if is_large else 0.78) * pen.type.body))


def _cap_size(pen: Pen, size: int) -> int:
    """Return the size of the type on the switch's key."""
    return max(pen.least(1), round(0.8 * size))


def _above_calls(size: int) -> int:
    """Return the height of the switch and the headings."""
    return round(2 * size) + size // 2 + round(1.6 * size)


def _switch_width(look: ProgramLook, size: int, pen: Pen) -> int:
    return sum(pen.width(choice.name, size, SEMIBOLD) + round(1.5 * size) for choice in look.choices)


def _place_switch(look: ProgramLook, parts: Parts, pen: Pen) -> tuple[tuple[Rect, ...], Rect]:
    """Return the halves of the switch and, where it has room, its key."""
    side, size = parts.side, parts.side_size
    key = _cap_size(pen, size)
    cap = keycap.width_of(pen, look.switch.label, key)
    room, wide = side.width - (cap + size // 2), _switch_width(look, size, pen)
    if wide > room:
        cap, room = 0, side.width
    wide = min(room, round(LOOSE * wide))
    first, second = (pen.width(choice.name, size, SEMIBOLD) for choice in look.choices)
    half = round(wide * (first + 1.5 * size) / (first + second + 3 * size))
    left = Rect(*side.topleft, half, round(2 * size))
    right = left.column(left.right, wide - half)
    place = right.right + size // 2, right.centery
    return (left, right), rect_at(cap, keycap.height_of(key), midleft=place) if cap else NOWHERE


def _place_turn(look: ProgramLook, body: Rect, parts: Parts, pen: Pen) -> Rect:
    """Return the place of the button: at the top right, below a switch."""
    size = pen.type.hint
    high = max(size + 8, pen.type.touch)
    wide = pen.width(look.turn.label, size, SEMIBOLD) + high - 8
    top = parts.side.top + round(2 * parts.side_size) + 3 if parts.side.width else body.top + 4
    return rect_at(wide, high, topright=(body.right - pen.padding(body), top))
