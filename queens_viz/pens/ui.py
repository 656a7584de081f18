"""Ui: a pen that notes. Who draws a button has placed it, so it can be pressed, named and read where it was drawn.

A widget is one function of plain values: `widget(ui, room, *values)`. It cuts its room from the top to its foot, draws,
and notes what can be pressed in the order of reading. `Ui.drawn` keeps its strokes and notes as long as room and values
are the same; a pen draws them by `replay`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from . import keycap
from .buttons import Button, ButtonLook, Buttons, Touch
from .face import BOLD, LEADING, REGULAR, Face, Fitted, Weight
from .icons import Icon, Point
from .part import Paint
from .pen import Ink, Pen, Sheet
from .rect import NOWHERE, Pixel, Rect

Stroke = tuple[str, tuple[Any, ...], dict[str, Any]]
"""A stroke: the name of the pen's command, and what it is given."""

ALIGNED = {"left": 0.0, "center": 0.5, "right": 1.0}
"""Which share of the free room lies before words."""

BAR, SHORTEST_BAR = 6, 20
"""Pixels of the width of a bar that shows how far something is scrolled, and of its length at least."""


class Room(Rect):
    """A place that is cut into others: what is cut off is returned, and the rest stays, less a gap."""

    def cut_left(self, wide: float, gap: float = 0) -> Room:
        """Cut off so many pixels at the left."""
        place = Room(self.left, self.top, wide, self.height)
        self.left, self.width = place.left + place.width + int(gap), self.width - place.width - int(gap)
        return place

    def cut_right(self, wide: float, gap: float = 0) -> Room:
        """Cut off so many pixels at the right."""
        place = Room(self.right - int(wide), self.top, wide, self.height)
        self.width -= place.width + int(gap)
        return place

    def cut_top(self, high: float, gap: float = 0) -> Room:
        """Cut off so many pixels at the top."""
        place = Room(self.left, self.top, self.width, high)
        self.top, self.height = place.top + place.height + int(gap), self.height - place.height - int(gap)
        return place

    def cut_low(self, high: float, gap: float = 0) -> Room:
        """Cut off so many pixels at the foot."""
        place = Room(self.left, self.bottom - int(high), self.width, high)
        self.height -= place.height + int(gap)
        return place

    def within(self, across: int, down: int) -> Room:
        """Return what lies so many pixels inside."""
        return Room(self.left + across, self.top + down, self.width - 2 * across, self.height - 2 * down)


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

    def at(self, y: int) -> int:
        """Return the first line in sight where the middle of the bar is at a height."""
        free = self.track.height - self.bar.height
        share = (y - self.bar.height / 2 - self.track.top) / max(1, free)
        return round(min(1.0, max(0.0, share)) * self.most)


class Widget(NamedTuple):
    """What was drawn: where, by what and from which values; its strokes, and what can be pressed there.

    `lines` can be chosen, and Tab in the window passes them by. `hits` are places that mean something and are no
    buttons: what they mean, and where; `grabs` are what follows the mouse from a place on. `told` is what is said to
    those who don't see it. `cuts` are words that had no room and were cut. `touch` is the name of the button under the
    mouse, if it is one of these, and what the mouse does to it.
    """

    room: Rect
    draw: Callable[..., Rect]
    values: tuple[Any, ...]
    touch: tuple[object, Touch] | None
    place: Rect
    strokes: tuple[Stroke, ...]
    buttons: Buttons
    lines: Buttons
    hits: tuple[tuple[Any, Rect], ...]
    grabs: tuple[tuple[Any, Rect], ...]
    scroll: Scroll | None
    notes: dict[str, Rect]
    told: tuple[str, ...]
    cuts: tuple[str, ...]

    def button(self, name: object) -> Button | None:
        """Return the button of a name, if it is there."""
        return next((one for one in self.buttons if one.look.name is name), None)

    def meant_at(self, point: Pixel) -> Any:
        """Return what lies at a point: the action of a button, or what else it means; None where there is nothing."""
        for button in (*self.buttons, *self.lines):
            if button.rect.collidepoint(point):
                return button.look.action
        return next((means for means, place in self.hits if place.collidepoint(point)), None)

    def grabbed_at(self, point: Pixel) -> Any:
        """Return what follows the mouse from a point on, if anything does."""
        return next((name for name, place in self.grabs if place.collidepoint(point)), None)


class Ui(Pen):
    """A pen that draws nothing yet: it keeps the strokes of each widget, and notes what can be pressed.

    `touched` is the name of the button under the mouse, and `touch` what the mouse does to it.
    """

    touched: object = None
    touch = Touch.NONE

    def __init__(self, sheet: Sheet, ink: Ink, face: Face) -> None:
        super().__init__(sheet, ink, face)
        self._widgets: dict[object, Widget] = {}
        self._begin()

    def _begin(self) -> None:
        self._strokes: list[Stroke] = []
        self._buttons, self._lines = list[Button](), list[Button]()
        self._hits, self._grabs = list[tuple[Any, Rect]](), list[tuple[Any, Rect]]()
        self._scroll: Scroll | None = None
        self._notes: dict[str, Rect] = {}
        self._told, self._cuts = list[str](), list[str]()

    def drawn(self, room: Rect, draw: Callable[..., Rect], *values: Any, name: object = None) -> Widget:
        """Return a widget: `draw(ui, room, *values)` draws it and returns where it stands in its room.

        It is the one that was drawn last where its room and its values are the same. What is there more than once has
        a `name`.
        """
        known = name or draw
        last = self._widgets.get(known)
        if last and last.room == room and last.values == values and last.touch == self._touch_of(last.buttons):
            return last
        self._begin()
        place = draw(self, Room(*room), *values)
        self._widgets[known] = made = Widget(
            room.copy(), draw, values, self._touch_of(self._buttons), place, tuple(self._strokes), tuple(self._buttons),
            tuple(self._lines), tuple(self._hits), tuple(self._grabs), self._scroll, self._notes, tuple(self._told),
            tuple(self._cuts),
        )  # fmt: skip
        return made

    def _touch_of(self, buttons: Iterable[Button]) -> tuple[object, Touch] | None:
        """Return the name of the button under the mouse, if it is one of some, and what the mouse does to it."""
        return (self.touched, self.touch) if any(one.look.name is self.touched for one in buttons) else None

    # What is noted.

    def press(self, look: ButtonLook, rect: Rect, told: str = "") -> Touch:
        """Note a button, called as it is labelled or otherwise, and return what the mouse does to it."""
        touch = self.touch if look.name is self.touched else Touch.NONE
        self._buttons.append(Button(look, Rect(*rect), touch, told))
        return touch

    def line(self, look: ButtonLook, place: Rect) -> None:
        """Note a line that can be chosen: its label is what it is called."""
        self._lines.append(Button(look, Rect(*place)))

    def hit(self, means: Any, place: Rect) -> None:
        """Note a place that means something where it is clicked."""
        self._hits.append((means, Rect(*place)))

    def grab(self, name: Any, place: Rect) -> None:
        """Note a place from where on something follows the mouse."""
        self._grabs.append((name, Rect(*place)))

    def note(self, name: str, place: Rect) -> None:
        """Note where something stands that others ask for: a field, a slider's track."""
        self._notes[name] = Rect(*place)

    def tell(self, words: str) -> None:
        """Note what is said to those who don't see it."""
        self._told.append(words)

    def scroll(self, name: str, first: int, most: int, line: int, track: Rect | None = None) -> None:
        """Note how far what is drawn is scrolled, and draw the bar that shows it at the right of a `track`."""
        self._scroll = Scroll(name, first, most, line)
        if track and most > 0:
            high = track.height
            length = min(high, max(SHORTEST_BAR, high * high // (high + most * line)))
            bar = Rect(track.right - BAR, track.top + (high - length) * first // most, BAR, length)
            self._scroll = self._scroll._replace(bar=bar, track=Rect(*track))
            self.grab(self._scroll, track.column_to(bar.left - 8, track.right))
            self.box(bar, "border", radius=2)

    # Words.

    def fit(self, words: str, size: int, room: Rect, most: int = 99, weight: Weight = REGULAR) -> Fitted:
        """Return words as they fit a room, in at most so many lines; that they had to be cut is noted."""
        found = self.face.fitted(words, size, room.width, room.height, most, weight)
        if not found.is_whole:
            self._cuts.append(words)
        return found

    def write(self, words: Fitted, room: Rect, role: str, align: str = "left", *, is_middle: bool = False) -> None:
        """Write words in a room, from its top on or in its middle."""
        step, share = LEADING * words.size, ALIGNED[align]
        y = room.top + (room.height - words.height) / 2 * is_middle + step / 2
        for line in words.lines:
            x = room.left
            if share:
                x += round(share * (room.width - self.width(line, words.size, words.weight)))
            self.text(line, words.size, role, words.weight, midleft=(x, y))
            y += step

    def label(
        self, words: str, size: int, room: Rect, role: str, weight: Weight = REGULAR, align: str = "left", most: int = 1
    ) -> None:
        """Write words in the middle of a room's height, as they fit it."""
        self.write(self.fit(words, size, room, most, weight), room, role, align, is_middle=True)

    # Buttons.

    def button_ground(
        self, look: ButtonLook, place: Rect, quiet: str = "panel", edge: str = "border", reach: Rect | None = None
    ) -> str:
        """Note a button, draw what it stands on, and return the role of what is written there.

        Where nobody touches it, that is `quiet`, with an edge. It may be pressed beyond it, as far as it `reach`es.
        """
        touch = self.press(look, reach or place)
        if touch is not Touch.NONE and look.is_enabled:
            quiet, edge = touch.value, edge and "accent"
        elif quiet and not look.is_enabled:
            quiet = "window"
        if look.is_primary:
            quiet = edge = "accent" if touch is Touch.NONE else "first_hover"
        if quiet:
            self.box(place, quiet, edge, radius=self.scaled(8))
        return "on_accent" if look.is_primary else "text" if look.is_enabled else "disabled"

    def button(self, look: ButtonLook, place: Rect, size: int = 0, icon: Icon | None = None) -> None:
        """Draw a button: its label in the lines that it takes, with its key beside it, or under an icon."""
        size, ink, room = size or self.type.body, self.button_ground(look, place), Room(*place).within(0, 0)
        if icon:
            self.shape(icon, 20, ink, (room.centerx, room.centery - 10 * bool(look.label)))
            room.cut_top(room.height // 2 + 2)
        room = room.within(size // 2 if look.hint else 2, 0)
        if look.hint:
            key = max(size - 2, self.least(2))
            cap = room.cut_right(keycap.width_of(self, look.hint, key), size // 2)
            fill = "accent" if look.is_primary else ""
            keycap.paint_at(self, look.hint, key, ink, fill, most=room.height - 2, midright=cap.midright)
        self.label(look.label, size, room, ink, BOLD, "left" if look.hint else "center", most=1 if icon else 3)

    def button_width(self, look: ButtonLook, size: int = 0) -> int:
        """Return how wide a button is with its label in one line and its key beside it."""
        size = size or self.type.body
        wide = self.width(look.label, size, BOLD) + size + 4
        return wide + keycap.width_of(self, look.hint, max(size - 2, self.least(2))) + size // 2 if look.hint else wide

    # Strokes.

    def text(self, text: str, size: int, role: str, weight: Weight = REGULAR, **anchor: Point) -> Rect:
        """Write one line, and return where it stands."""
        box = super().text(text, size, role, weight, **anchor)
        self._strokes.append(("text", (text, size, role, weight), {"topleft": box.topleft}))
        return box

    def box(self, rect: Rect, *values: Any, **more: Any) -> None:
        """Draw a rectangle."""
        self._strokes.append(("box", (Rect(*rect), *values), more))

    def shape(self, *values: Any, **more: Any) -> None:
        """Draw icons."""
        self._strokes.append(("shape", values, more))

    def path(self, *values: Any, **more: Any) -> None:
        """Draw a line, an arrow, or what lies between points."""
        self._strokes.append(("path", values, more))

    def disc(self, *values: Any) -> None:
        """Draw a disc."""
        self._strokes.append(("disc", values, {}))

    def checks(self, place: Rect, *values: Any) -> None:
        """Draw the squares of a board."""
        self._strokes.append(("checks", (Rect(*place), *values), {}))

    def hatch(self, place: Rect, *values: Any) -> None:
        """Draw a hatched square."""
        self._strokes.append(("hatch", (Rect(*place), *values), {}))

    def piece(self, place: Rect, paint: Paint, *values: Any, share: float = 1.0) -> None:
        """Draw something small, which a pen may keep."""
        self._strokes.append(("piece", (Rect(*place), paint, *values), {"share": share}))

    def layer(self, name: str, paint: Paint, *values: Any) -> None:
        """Draw what changes less often, or more often, than the rest; the pen that draws does it."""
        self._strokes.append(("layer", (name, paint, *values), {}))

    def clipped(self, place: Rect, paint: Paint, *values: Any) -> None:
        """Draw something of which only what lies in a place is seen."""
        outer, self._strokes = self._strokes, []
        paint(self, *values)
        inner, self._strokes = tuple(self._strokes), outer
        self._strokes.append(("clipped", (Rect(*place), replay, inner), {}))


def replay(pen: Pen, strokes: tuple[Stroke, ...]) -> None:
    """Draw with a pen what a widget has drawn."""
    for name, values, more in strokes:
        getattr(pen, name)(*values, **more)
