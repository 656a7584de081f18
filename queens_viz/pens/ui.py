"""Ui: a pen that notes. Who draws a button has placed it, so it can be pressed, named and read where it was drawn.

A widget is one function of plain values: `widget(ui, room, *values)`. It cuts its room from the top to its foot, draws,
and notes what can be pressed in the order of reading. `Ui.drawn` keeps its strokes and notes as long as room and values
are the same; a pen draws them by `replay`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from .buttons import Button, ButtonLook, Buttons, Touch
from .face import REGULAR, Face, Weight
from .icons import Point
from .pen import Ink, Pen, Sheet
from .rect import Rect

Stroke = tuple[str, tuple[Any, ...], dict[str, Any]]
"""A stroke: the name of the pen's command, and what it is given."""


class Room(Rect):
    """A place that is cut into others: what is cut off is returned, and the rest stays."""

    def cut_left(self, wide: float) -> Room:
        """Cut off so many pixels at the left."""
        place = Room(self.left, self.top, wide, self.height)
        self.left, self.width = place.left + place.width, self.width - place.width
        return place

    def cut_right(self, wide: float) -> Room:
        """Cut off so many pixels at the right."""
        place = Room(self.right - int(wide), self.top, wide, self.height)
        self.width -= place.width
        return place

    def cut_top(self, high: float) -> Room:
        """Cut off so many pixels at the top."""
        place = Room(self.left, self.top, self.width, high)
        self.top, self.height = place.top + place.height, self.height - place.height
        return place

    def cut_low(self, high: float) -> Room:
        """Cut off so many pixels at the foot."""
        place = Room(self.left, self.bottom - int(high), self.width, high)
        self.height -= place.height
        return place

    def within(self, across: int, down: int) -> Room:
        """Return what lies so many pixels inside."""
        return Room(self.left + across, self.top + down, self.width - 2 * across, self.height - 2 * down)


class Scroll(NamedTuple):
    """How far something is scrolled: by `first` of its lines, of `most` at most, each so many pixels high."""

    first: int
    most: int
    line: int

    def by(self, lines: int) -> int:
        """Return the first line in sight after it was scrolled by some lines."""
        return min(max(0, self.first + lines), self.most)


class Widget(NamedTuple):
    """What was drawn: where, by what and from which values; its strokes, and what can be pressed there.

    `hits` are places that mean something and are no buttons: what they mean, and where. `touch` is the name of the
    button under the mouse, if it is one of these, and what the mouse does to it.
    """

    room: Rect
    draw: Callable[..., Rect]
    values: tuple[Any, ...]
    touch: tuple[object, Touch] | None
    place: Rect
    strokes: tuple[Stroke, ...]
    buttons: Buttons
    hits: tuple[tuple[Any, Rect], ...]
    scroll: Scroll | None
    notes: dict[str, Rect]

    def button(self, name: object) -> Button | None:
        """Return the button of a name, if it is there."""
        return next((one for one in self.buttons if one.look.name is name), None)

    def meant_at(self, point: tuple[int, int]) -> Any:
        """Return what lies at a point: the action of a button, or what else it means; None where there is nothing."""
        for button in self.buttons:
            if button.rect.collidepoint(point):
                return button.look.action
        return next((means for means, place in self.hits if place.collidepoint(point)), None)


class Ui(Pen):
    """A pen that draws nothing yet: it keeps the strokes of each widget, and notes what can be pressed.

    `touched` is the name of the button under the mouse, and `touch` what the mouse does to it.
    """

    touched: object = None
    touch = Touch.NONE

    def __init__(self, sheet: Sheet, ink: Ink, face: Face) -> None:
        super().__init__(sheet, ink, face)
        self._widgets: dict[object, Widget] = {}
        self._strokes: list[Stroke] = []
        self._buttons: list[Button] = []
        self._hits: list[tuple[Any, Rect]] = []
        self._scroll: Scroll | None = None
        self._notes: dict[str, Rect] = {}

    def drawn(self, room: Rect, draw: Callable[..., Rect], *values: Any) -> Widget:
        """Return a widget: `draw(ui, room, *values)` draws it and returns where it stands in its room.

        It is the one that was drawn last where its room and its values are the same.
        """
        last = self._widgets.get(draw)
        if last and last.room == room and last.values == values and last.touch == self._touch_of(last.buttons):
            return last
        self._strokes, self._buttons, self._hits = [], [], []
        self._notes, self._scroll = {}, None
        place = draw(self, Room(*room), *values)
        noted = tuple(self._strokes), tuple(self._buttons), tuple(self._hits), self._scroll, self._notes
        self._widgets[draw] = made = Widget(room, draw, values, self._touch_of(self._buttons), place, *noted)
        return made

    def _touch_of(self, buttons: Iterable[Button]) -> tuple[object, Touch] | None:
        """Return the name of the button under the mouse, if it is one of some, and what the mouse does to it."""
        return (self.touched, self.touch) if any(one.look.name is self.touched for one in buttons) else None

    def press(self, look: ButtonLook, rect: Rect, told: str = "") -> Touch:
        """Note a button, called as it is labelled or otherwise, and return what the mouse does to it."""
        touch = self.touch if look.name is self.touched else Touch.NONE
        self._buttons.append(Button(look, Rect(*rect), touch, told))
        return touch

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

    def hit(self, means: Any, place: Rect) -> None:
        """Note a place that means something where it is clicked."""
        self._hits.append((means, Rect(*place)))

    def note(self, name: str, place: Rect) -> None:
        """Note where something stands that others ask for: a field, a slider's track."""
        self._notes[name] = Rect(*place)

    def scroll(self, first: int, most: int, line: int) -> None:
        """Note how far what is drawn is scrolled."""
        self._scroll = Scroll(first, most, line)

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

    def checks(self, *values: Any) -> None:
        """Draw the squares of a board."""
        self._strokes.append(("checks", values, {}))


def replay(pen: Pen, strokes: tuple[Stroke, ...]) -> None:
    """Draw with a pen what a widget has drawn."""
    for name, values, more in strokes:
        getattr(pen, name)(*values, **more)
