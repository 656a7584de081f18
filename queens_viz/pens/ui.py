"""Ui: a pen that notes. Who draws a button has placed it, so it can be pressed, named and read where it was drawn.

A widget is one function of plain values: `widget(ui, room, *values)`. It cuts its room from the top to its foot, draws,
and notes what can be pressed in the order of reading. `Ui.part` keeps its strokes and notes as long as room and values
are the same; a pen draws them by `replay`. This is an immediate mode, as in Dear ImGui.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from . import keycap
from .buttons import Button, ButtonLook, Touch
from .face import BOLD, LEADING, REGULAR, Face, Fitted, Weight
from .icons import Icon
from .part import Paint, Part
from .pen import Pen, Sheet
from .rect import NOWHERE, Pixel, Rect
from .theme import Theme

Stroke = tuple[str, tuple[Any, ...], dict[str, Any]]
"""A stroke: the name of the pen's command, and what it is given."""

BAR, SHORTEST_BAR = 6, 20
"""Pixels of the width of a bar that shows how far something is scrolled, and of its length at least."""


SCROLLED = 3
"""Lines that one notch of the wheel scrolls."""


class Room(Rect):
    """A place that is cut into others: what is cut off is returned, and the rest stays, less a gap."""

    def cut_left(self, wide: float, gap: float = 0) -> Room:
        """Cut off so many pixels at the left."""
        place = Room(self.left, self.top, wide, self.height)
        self.left += place.width + int(gap)
        self.width -= place.width + int(gap)
        return place

    def cut_right(self, wide: float, gap: float = 0) -> Room:
        """Cut off so many pixels at the right."""
        place = Room(self.right - int(wide), self.top, wide, self.height)
        self.width -= place.width + int(gap)
        return place

    def cut_top(self, high: float, gap: float = 0) -> Room:
        """Cut off so many pixels at the top."""
        place = Room(self.left, self.top, self.width, high)
        self.top += place.height + int(gap)
        self.height -= place.height + int(gap)
        return place

    def cut_bottom(self, high: float, gap: float = 0) -> Room:
        """Cut off so many pixels at the foot."""
        place = Room(self.left, self.bottom - int(high), self.width, high)
        self.height -= place.height + int(gap)
        return place

    def within(self, across: int, down: int) -> Room:
        """Return what lies so many pixels inside."""
        return Room(
            self.left + across,
            self.top + down,
            self.width - 2 * across,
            self.height - 2 * down,
        )


class Scroll(NamedTuple):
    """How far something is scrolled: by `first` of its lines, of `most` at most, each so many pixels high.

    `name` is by what it is known; its `bar`, if it is drawn, runs in a `track`.
    """

    name: str
    first: int
    most: int
    line: int
    bar: Rect = NOWHERE
    track: Rect = NOWHERE

    def by(self, lines: int) -> int:
        """Return the first line in sight after it was scrolled by some lines."""
        return min(max(0, self.first + lines), self.most)

    def seeing(self, line: int) -> int:
        """Return the first line in sight after it was scrolled no further than it takes to see a line."""
        lines = self.track.height // self.line
        return self.by(min(max(self.first, line - lines + 1), line) - self.first)

    def pulled(self, _: int, down: int) -> int:
        """Return the first line in sight after a finger has pulled by some pixels."""
        return self.by(-round(down / self.line))

    def turned(self, notches: int, _: int) -> int:
        """Return the first line in sight after the wheel has turned."""
        return self.by(-SCROLLED * notches)

    def at(self, point: Pixel) -> int:
        """Return the first line in sight where the middle of the bar is at a point."""
        free = self.track.height - self.bar.height
        share = (point[1] - self.bar.height / 2 - self.track.top) / max(1, free)
        return round(min(1.0, max(0.0, share)) * self.most)


class Slider(NamedTuple):
    """A slider: what it moves, its track, the share of it that lies before the handle, and that in words."""

    name: Any
    track: Rect
    share: float
    label: str
    told: str

    def share_at(self, x: int) -> float:
        """Return which share of the track lies to the left of `x`, from 0 to 1."""
        return min(1.0, max(0.0, (x - self.track.left) / max(1, self.track.width)))


class Field(NamedTuple):
    """A field that can be typed over: its place, what it is called, what stands there, and whether that is refused."""

    place: Rect
    label: str
    text: str
    is_refused: bool


class Widget:
    """What was drawn: where, by what and from which values; its strokes, and what can be pressed there.

    `lines` can be chosen, and Tab in the window passes them by. `hits` are all places that mean something where they
    are clicked, those of buttons too: where they are, and what they mean, which of some a function tells.
    `scroll` follows a finger, the mouse or the wheel all over. `notes` are where something stands that others ask for.
    `told` is what is said to those who don't see it, and `news` what is said to them whenever it or its number changes.
    `cuts` are words that had no room and were cut. `touch` is the name of the button under the mouse, if it is one of
    these, and what the mouse does to it.
    """

    def __init__(self, room: Rect, values: tuple[Any, ...]) -> None:
        self.room, self.values, self.place = room, values, room
        self.touch: tuple[object, Touch] | None = None
        self.strokes = list[Stroke]()
        self.buttons, self.lines = list[Button](), list[Button]()
        self.regions = list[tuple[Rect, Any]]()
        self.scroll: Any = None
        self.sliders = list[Slider]()
        self.field: Field | None = None
        self.notes: dict[str, Rect] = {}
        self.result: Any = None
        self.descriptions: tuple[str, ...] = ()
        self.announcements: tuple[tuple[str, int], ...] = ()
        self.cuts: tuple[str, ...] = ()

    def button(self, name: object) -> Button | None:
        """Return the button of a name, if it is there."""
        return next((one for one in self.buttons if one.look.name == name), None)

    def meaning_at(self, point: Pixel) -> Any:
        """Return what lies at a point, by what was noted first: an action, or what follows the mouse; else None."""
        for place, means in (
            *self.regions,
            *[(one.rect, one.look.action) for one in self.lines],
        ):
            if place.collidepoint(point):
                return means(point) if callable(means) else means
        return None


class Element(NamedTuple):
    """A part of the picture: its name, how a pen draws it, and what was noted of it.

    `find` returns what lies at a point of a drawing. One that `covers` takes all that is clicked, and what it means
    beside it is `beside`. `role` is what its buttons are together, a "tablist", a "menu" or a "tree", or "table" of a
    drawing whose squares are told.
    """

    name: str
    part: Part
    widget: Widget | None
    find: Callable[[Pixel], Any] | None = None
    beside: Any = None
    role: str = ""

    def meaning_at(self, point: Pixel) -> Any:
        """Return what lies at a point, or what follows the mouse from there; None where there is nothing."""
        if self.widget:
            return self.widget.meaning_at(point)
        return (
            self.find(point)
            if self.find and self.part.room.collidepoint(point)
            else None
        )


def _keeping(name: str) -> Any:
    """Return the method that keeps the stroke of a name, which the pen that draws is given later."""

    def keep(ui: Ui, first: Any, *values: Any, **more: Any) -> None:
        if isinstance(first, Room):
            # It may be cut afterwards.
            first = first.copy()
        ui.widget.strokes.append((name, (first, *values), more))

    return keep


class Ui(Pen):
    """A pen that draws nothing yet: it keeps the strokes of each widget, and notes what can be pressed.

    `touched` is the name of the button under the mouse, and `touch` what the mouse does to it. What is `shown` are the
    parts of the picture, in the order of reading: what comes later lies over what came before.
    """

    touched: object = None
    touch = Touch.NONE

    def __init__(self, sheet: Sheet, theme: Theme, face: Face) -> None:
        super().__init__(sheet, theme, face)
        self._known: dict[object, tuple[tuple[Any, ...], Any]] = {}
        self.elements: list[Element] = []
        self._drawn: dict[str, Element] = {}
        self.widget = Widget(sheet.window, ())

    def part(
        self, name: str, room: Rect, draw: Callable[..., object], *values: Any,
        fills: bool = False, beside: Any = None, role: str = "",
    ) -> Widget:  # fmt: skip
        """Show a widget as a part of the picture, and return it with its `result`.

        The result is what `draw(ui, room, *values)` returns. If it is a Rect, or has a
        field `place`, that is the place of the widget; otherwise its place is its room,
        as it is if it `fills` the room. A widget is drawn again only if its room, its
        values or what the mouse does to it have changed.
        """
        shown = self._drawn.get(name)
        last = shown.widget if shown else None
        if not (
            last
            and last.room == room
            and last.values == values
            and last.touch == self._touch_of(last)
        ):
            self.widget = last = Widget(room.copy(), values)
            last.result = draw(self, Room(*room), *values)
            if not fills:
                last.place = _place_of(last.result, last.room)
            last.touch = self._touch_of(last)
            part = Part(last.place, replay, (last.strokes,), fills)
            self._drawn[name] = Element(name, part, last, beside=beside, role=role)
        self.elements.append(self._drawn[name])
        return last

    def drawing(
        self, name: str, room: Rect, paint: Paint, *values: Any,
        fills: bool = False, find: Callable[[Pixel], Any] | None = None, role: str = "",
    ) -> None:  # fmt: skip
        """Show what the pen that draws paints itself, by `paint(pen, *values)`."""
        self.elements.append(
            Element(name, Part(room, paint, values, fills), None, find, role=role)
        )

    def cached(
        self, make: Callable[..., Any], *values: Any, name: object = None
    ) -> Any:
        """Return `make(*values)`: what it was the last time, where the values are the same.

        What is made more than once has a `name`.
        """
        known = name or make
        last = self._known.get(known)
        if not last or last[0] != values:
            last = self._known[known] = values, make(*values)
        return last[1]

    def _touch_of(self, widget: Widget) -> tuple[object, Touch] | None:
        """Return the name of the button under the mouse, if it is one of a widget's, and what the mouse does to it."""
        is_here = self.touched is not None and widget.button(self.touched)
        return (self.touched, self.touch) if is_here else None

    # What is noted.

    def add_button(
        self, look: ButtonLook, rect: Rect, *, is_of_keys: bool = False
    ) -> Touch:
        """Note a button, and return what the mouse does to it; in what is of keys alone nothing is clicked."""
        touch = self.touch if look.name == self.touched else Touch.NONE
        self.widget.buttons.append(Button(look, rect.copy(), touch, is_of_keys))
        if not is_of_keys:
            self.add_region(look.action, rect)
        return touch

    def add_line(self, look: ButtonLook, place: Rect) -> None:
        """Note a line that can be chosen: its label is what it is called."""
        self.widget.lines.append(Button(look, place.copy()))

    def add_region(self, means: Any, place: Rect) -> None:
        """Note a place that means something where it is clicked, or from where on something follows the mouse."""
        self.widget.regions.append((place.copy(), means))

    def describe(self, text: str) -> None:
        """Add a text to the accessible description of the widget."""
        self.widget.descriptions += (text,)

    def announce(self, text: str, *, number: int = 0) -> None:
        """Describe the widget by a text that is read out whenever it, or its number, changes."""
        self.describe(text)
        self.widget.announcements += ((text, number),)

    def slider(
        self, name: Any, track: Rect, share: float, radius: int, label: str, told: str, reach: Rect,
        colours: tuple[tuple[float, str], ...] = (),
    ) -> None:  # fmt: skip
        """Draw a slider and its handle, and note it; it can be taken hold of as far as it reaches.

        What lies before the handle is in `colours` up to some shares of the track.
        """
        walked, high = round(share * track.width), track.height
        self.box(track, "track", radius=high // 2)
        if walked >= high:
            self.box(track.column(track.left, walked), "accent", radius=high // 2)
        for end, role in reversed(colours):
            self.box(
                track.column(track.left, round(end * track.width)),
                role,
                radius=high // 2,
            )
        self.shape(
            Icon.DISC,
            4 * radius,
            "accent",
            (track.left + walked, track.centery),
            halo=("window", 2.0),
        )
        self.widget.sliders.append(Slider(name, track.copy(), share, label, told))
        self.add_region(name, reach)

    def scroll(
        self, name: str, first: int, most: int, line: int, track: Rect = NOWHERE
    ) -> None:
        """Note how far what is drawn is scrolled, and draw the bar that shows it at the right of a `track`."""
        high, bar = track.height, NOWHERE
        if high and most > 0:
            length = min(high, max(SHORTEST_BAR, high * high // (high + most * line)))
            bar = Rect(
                track.right - BAR,
                track.top + (high - length) * first // most,
                BAR,
                length,
            )
            self.box(bar, "border", radius=2)
        self.widget.scroll = scroll = Scroll(name, first, most, line, bar, track.copy())
        if bar:
            self.add_region(scroll, track.column_to(bar.left - 8, track.right))

    # Words.

    def fit(
        self,
        words: str,
        size: int,
        room: Rect,
        most: int = 99,
        weight: Weight = REGULAR,
    ) -> Fitted:
        """Return words as they fit a room, in at most so many lines; that they had to be cut is noted."""
        found = self.fit_text(words, size, room.size, most, weight)
        if not found.is_whole:
            self.widget.cuts += (words,)
        return found

    def write(
        self,
        words: Fitted,
        room: Rect,
        role: str,
        *,
        is_centred: bool = False,
        is_middle: bool = False,
    ) -> None:
        """Write words in a room: at its left or centred, from its top on or in its middle."""
        step = LEADING * words.size
        y = room.top + (room.height - words.height) / 2 * is_middle + step / 2
        for line in words.lines:
            x = room.left
            if is_centred:
                x += round(
                    (room.width - self.width(line, words.size, words.weight)) / 2
                )
            self.text(line, words.size, role, words.weight, midleft=(x, y))
            y += step

    def label(
        self,
        words: str,
        size: int,
        room: Rect,
        role: str,
        weight: Weight = REGULAR,
        most: int = 1,
        *,
        is_centred: bool = False,
    ) -> None:
        """Write words in the middle of a room's height, as they fit it."""
        self.write(
            self.fit(words, size, room, most, weight),
            room,
            role,
            is_centred=is_centred,
            is_middle=True,
        )

    # Buttons.

    def button_ground(
        self,
        look: ButtonLook,
        place: Rect,
        quiet: str = "panel",
        edge: str = "border",
        reach: Rect | None = None,
    ) -> str:
        """Note a button, draw what it stands on, and return the role of what is written there.

        Where nobody touches it, that is `quiet`, with an edge. It may be pressed beyond it, as far as it `reach`es.
        """
        touch = self.add_button(look, reach or place)
        if touch is not Touch.NONE and look.is_enabled:
            quiet, edge = touch.value, edge and "accent"
        elif quiet and not look.is_enabled:
            quiet = "window"
        if look.is_primary:
            quiet = edge = "accent" if touch is Touch.NONE else "first_hover"
        if quiet:
            self.box(place, quiet, edge, radius=self.scaled(8))
        return (
            "on_accent"
            if look.is_primary
            else "text"
            if look.is_enabled
            else "disabled"
        )

    def button(
        self, look: ButtonLook, place: Rect, size: int = 0, icon: Icon | None = None
    ) -> None:
        """Draw a button: its label in the lines that it takes, with its key beside it, or under an icon."""
        size, ink, room = (
            size or self.type.body,
            self.button_ground(look, place),
            Room(*place),
        )
        if icon:
            self.shape(
                icon, 20, ink, (room.centerx, room.centery - 10 * (look.label != ""))
            )
            room.cut_top(room.height // 2 + 2)
        room = room.within(size // 2 if look.hint else 2, 0)
        if look.hint:
            key = max(size - 2, self.smallest_number(2))
            cap = room.cut_right(keycap.width_of(self, look.hint, key), size // 2)
            fill = "accent" if look.is_primary else ""
            keycap.paint_at(
                self,
                look.hint,
                key,
                ink,
                fill,
                most=room.height - 2,
                midright=cap.midright,
            )
        if look.label:
            self.label(
                look.label,
                size,
                room,
                ink,
                BOLD,
                1 if icon else 3,
                is_centred=not look.hint,
            )

    def button_over_key(self, place: Rect, look: ButtonLook, size: int) -> None:
        """Draw a button, with the key that presses it under its label, where it has one that has room."""
        ink, (x, y), small = (
            self.button_ground(look, place),
            place.center,
            self.type.hint,
        )
        if look.hint and self.width(look.hint, small) <= place.width:
            self.text(look.hint, small, ink, center=(x, y + self.type.body * 0.52))
            y -= round(small * 0.47)
        self.text(look.label, size, ink, BOLD, center=(x, y))

    def button_width(self, look: ButtonLook, size: int = 0) -> int:
        """Return how wide a button is with its label in one line and its key beside it."""
        size = size or self.type.body
        wide = self.width(look.label, size, BOLD) + size + 4
        return (
            wide
            + keycap.width_of(self, look.hint, max(size - 2, self.smallest_number(2)))
            + size // 2
            if look.hint
            else wide
        )

    # Strokes.

    box, shape, path, checks = (
        _keeping("box"),
        _keeping("shape"),
        _keeping("path"),
        _keeping("checks"),
    )
    bars, hatch, letters, piece, layer = (
        _keeping("bars"),
        _keeping("hatch"),
        _keeping("letters"),
        _keeping("piece"),
        _keeping("layer"),
    )


def _place_of(result: object, room: Rect) -> Rect:
    """Return the place of a widget that had a room and returned a result."""
    place = getattr(result, "place", result)
    return place if isinstance(place, Rect) and place else room


def replay(pen: Pen, strokes: tuple[Stroke, ...]) -> None:
    """Draw with a pen what a widget has drawn."""
    for name, values, more in strokes:
        getattr(pen, name)(*values, **more)
