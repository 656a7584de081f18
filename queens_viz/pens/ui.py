"""Ui: the pen with which widgets are drawn. It keeps their strokes and their buttons.

A widget is a function `(ui, room, look)`. It cuts places from its room, draws in them,
and adds what can be pressed there, in the order of reading. `Ui.part` keeps all this as
long as room and look are the same, and another pen draws it by `replay`. This is an
immediate mode, as in Dear ImGui: what is drawn can be pressed where it was drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import keycap
from .buttons import Button, ButtonLook, Touch
from .face import BOLD, LEADING, REGULAR, Face, Fitted, Weight
from .icons import Icon
from .part import Paint, Part
from .pen import Pen, Sheet
from .rect import NOWHERE, Rect
from .room import Room
from .scroll import Scroll, Slider, SliderLook
from .theme import Theme
from .widget import Element, FindMeaning, Meaning, Stroke, Widget

BAR_WIDTH = 6
"""Pixels of the width of a bar that shows how far lines are scrolled."""

SHORTEST_BAR = 20
"""Pixels of the smallest height of such a bar."""

BAR_REACH = 8
"""Pixels beside a bar in which it can be pressed."""

BUTTON_ICON = 20
"""Pixels of the size of an icon on a button."""

LABEL_LINES = 3
"""The most lines of the label of a button."""

SMALLER_KEY = 2
"""Pixels by which the key on a button is smaller than its label."""


def _keeping(name: str) -> Any:
    """Return a method of Ui that keeps the arguments of a stroke for another pen."""

    def keep(ui: Ui, first: Any, *values: Any, **named: Any) -> None:
        if isinstance(first, Room):
            # The widget may go on cutting it.
            first = first.copy()
        ui.widget.strokes.append((name, (first, *values), named))

    return keep


class Ui(Pen):
    """A pen that keeps the strokes of widgets, and what can be pressed in them.

    Its `elements` are the parts of the picture in the order of reading: a later one
    lies over an earlier one.
    """

    # The name of the button under the mouse, and what the mouse does to it.
    touched: object = None
    touch = Touch.NONE

    def __init__(self, sheet: Sheet, theme: Theme, face: Face) -> None:
        super().__init__(sheet, theme, face)
        self.elements: list[Element] = []
        # The widget that is being drawn, or was drawn last.
        self.widget = Widget(sheet.window, ())
        # The last widget of each name, and the last value of each function in `cached`.
        self._drawn: dict[str, Element] = {}
        self._cached: dict[object, tuple[tuple[Any, ...], Any]] = {}

    def part(
        self,
        name: str,
        room: Rect,
        draw: Callable[..., object],
        *values: Any,
        fills: bool = False,
        beside: Any = None,
        role: str = "",
    ) -> Widget:
        """Add a widget to the picture and return it.

        Its `result` is what `draw(ui, room, *values)` returns. If that is a Rect, or
        has a field `place`, it is the place of the widget; otherwise, and if the widget
        `fills` its room, the place is the room. A widget is drawn again only if its
        room, its values or what the mouse does to it have changed.
        """
        element = self._drawn.get(name)
        last = element.widget if element else None
        if (
            element is None
            or last is None
            or last.room != room
            or last.values != values
            or last.touch != self._touch_of(last)
        ):
            last = Widget(room.copy(), values)
            self.widget = last
            last.result = draw(self, Room(*room), *values)
            if not fills:
                last.place = _place_of(last.result, last.room)
            last.touch = self._touch_of(last)
            part = Part(last.place, replay, (last.strokes,), fills)
            element = Element(name, part, last, beside=beside, role=role)
            self._drawn[name] = element
        self.elements.append(element)
        return last

    def _touch_of(self, widget: Widget) -> tuple[object, Touch] | None:
        """Return the name of a widget's button under the mouse, and its touch.

        That may be a line, too.
        """
        if self.touched is None or not widget.has(self.touched):
            return None
        return self.touched, self.touch

    def drawing(
        self,
        name: str,
        room: Rect,
        paint: Paint,
        *values: Any,
        fills: bool = False,
        find: FindMeaning | None = None,
        role: str = "",
    ) -> None:
        """Add to the picture what another pen paints with `paint(pen, *values)`."""
        part = Part(room, paint, values, fills)
        self.elements.append(Element(name, part, None, find, role=role))

    def widget_of(self, name: str) -> Widget | None:
        """Return the widget that was added under a name, if there is one."""
        for element in self.elements:
            if element.name == name:
                return element.widget
        return None

    def cached(
        self, make: Callable[..., Any], *values: Any, name: object = None
    ) -> Any:
        """Return `make(*values)`, or its last result if the values are the same.

        A function that is called for several things has a `name` for each of them.
        """
        key = name or make
        last = self._cached.get(key)
        if not last or last[0] != values:
            last = values, make(*values)
            self._cached[key] = last
        return last[1]

    # What can be pressed and read in the widget.

    def add_button(
        self, look: ButtonLook, rect: Rect, *, is_of_keys: bool = False
    ) -> Touch:
        """Add a button without drawing it, and return what the mouse does to it.

        A button that `is_of_keys` can't be clicked.
        """
        touch = self.touch if look.name == self.touched else Touch.NONE
        self.widget.buttons.append(Button(look, rect.copy(), touch, is_of_keys))
        if not is_of_keys:
            self.add_region(look.action, rect)
        return touch

    def add_line(self, look: ButtonLook, place: Rect) -> None:
        """Add a line that can be chosen, without drawing it."""
        self.widget.lines.append(Button(look, place.copy()))

    def add_region(self, meaning: Meaning | FindMeaning, place: Rect) -> None:
        """Add a place that means something when it is clicked."""
        self.widget.regions.append((place.copy(), meaning))

    def describe(self, text: str) -> None:
        """Add a text to the accessible description of the widget."""
        self.widget.descriptions += (text,)

    def announce(self, text: str, *, number: int = 0, brief: str = "") -> None:
        """Describe the widget by a text that is read out whenever it changes.

        It is read out again if its number has changed. If there is a brief text, that
        is read out instead.
        """
        self.describe(text)
        self.widget.announcements += ((brief or text, number),)

    def slider(self, look: SliderLook, track: Rect, reach: Rect) -> None:
        """Draw a slider and its handle. It can be pressed in the place `reach`."""
        length = round(look.share * track.width)
        radius = track.height // 2
        self.box(track, "track", radius=radius)
        if length >= track.height:
            self.box(track.column(track.left, length), "accent", radius=radius)
        for end, role in reversed(look.colours):
            part = track.column(track.left, round(end * track.width))
            self.box(part, role, radius=radius)
        handle = (track.left + length, track.centery)
        size = 4 * look.radius  # the disc is half as wide as its icon
        self.shape(Icon.DISC, size, "accent", handle, halo=("window", 2.0))
        slider = Slider(
            look.name, track.copy(), look.share, label=look.label, value=look.value
        )
        self.widget.sliders.append(slider)
        self.add_region(look.name, reach)

    def scroll(
        self, name: str, first: int, most: int, line: int, track: Rect = NOWHERE
    ) -> None:
        """Let the widget be scrolled, and draw the bar that shows how far it is.

        `first` is the first visible line, `most` the largest number that it can be, and
        `line` the height of a line in pixels. The bar is at the right of the track, if
        there is one and the lines don't fit.
        """
        bar = NOWHERE
        height = track.height
        if height and most > 0:
            length = max(SHORTEST_BAR, height * height // (height + most * line))
            length = min(height, length)
            top = track.top + (height - length) * first // most
            bar = Rect(track.right - BAR_WIDTH, top, BAR_WIDTH, length)
            self.box(bar, "border", radius=2)
        scroll = Scroll(name, first, most, line, bar=bar, track=track.copy())
        self.widget.scroll = scroll
        if bar:
            reach = track.column_to(bar.left - BAR_REACH, track.right)
            self.add_region(scroll, reach)

    # Texts.

    def fit(
        self,
        text: str,
        size: int,
        room: Rect,
        most: int = 99,
        weight: Weight = REGULAR,
    ) -> Fitted:
        """Return a text as it fits a room, in at most `most` lines.

        If it has to be cut, the widget knows that.
        """
        fitted = self.fit_text(text, size, room.size, most=most, weight=weight)
        if not fitted.is_whole:
            self.widget.cuts += (text,)
        return fitted

    def write(
        self,
        text: Fitted,
        room: Rect,
        role: str,
        *,
        is_centred: bool = False,
        is_middle: bool = False,
    ) -> None:
        """Write the lines of a text in a room.

        They are at its left, or centred; they begin at its top, or are in its middle.
        """
        line_height = LEADING * text.size
        top: float = room.top
        if is_middle:
            top += (room.height - text.height) / 2
        y = top + line_height / 2
        for line in text.lines:
            x = room.left
            if is_centred:
                free = room.width - self.width(line, text.size, text.weight)
                x += round(free / 2)
            self.text(line, text.size, role, text.weight, midleft=(x, y))
            y += line_height

    def label(
        self,
        text: str,
        size: int,
        room: Rect,
        role: str,
        weight: Weight = REGULAR,
        most: int = 1,
    ) -> None:
        """Write a text as it fits a room, at its left, in the middle of its height."""
        fitted = self.fit(text, size, room, most=most, weight=weight)
        self.write(fitted, room, role, is_middle=True)

    def centred_label(
        self,
        text: str,
        size: int,
        room: Rect,
        role: str,
        weight: Weight = REGULAR,
        most: int = 1,
    ) -> None:
        """Write a text as it fits a room, in the room's middle."""
        fitted = self.fit(text, size, room, most=most, weight=weight)
        self.write(fitted, room, role, is_centred=True, is_middle=True)

    # Buttons.

    def button_ground(
        self,
        look: ButtonLook,
        place: Rect,
        quiet: str = "panel",
        edge: str = "border",
        reach: Rect | None = None,
    ) -> str:
        """Add a button, draw its ground, and return the role of its label.

        `quiet` is the role of the ground if the mouse doesn't touch the button, and
        `edge` that of its edge; either may be "" for none. A primary button has colours
        of its own. The button can be pressed in the place `reach`, or else where it is.
        """
        touch = self.add_button(look, reach or place)
        is_touched = touch is not Touch.NONE
        radius = self.scaled(8)
        if look.is_primary:
            # It keeps its colours if it is not enabled.
            ground = "first_hover" if is_touched else "accent"
            self.box(place, ground, ground, radius=radius)
            return "on_accent"
        if not look.is_enabled:
            if quiet:
                self.box(place, "window", edge, radius=radius)
            return "disabled"
        if is_touched:
            self.box(place, touch.value, "accent" if edge else "", radius=radius)
        elif quiet:
            self.box(place, quiet, edge, radius=radius)
        return "text"

    def button(
        self, look: ButtonLook, place: Rect, size: int = 0, icon: Icon | None = None
    ) -> None:
        """Draw a button: its label beside its key, or under an icon.

        `size` is that of its label in pixels, by default the body's.
        """
        size = size or self.type.body
        role = self.button_ground(look, place)
        room = Room(*place)
        if icon:
            self._draw_button_icon(icon, room, role, has_label=look.label != "")
        margin = size // 2 if look.hint else 2
        room = room.within(margin, 0)
        if look.hint:
            key_size = self._key_size(size)
            cap_width = keycap.width_of(self, look.hint, key_size)
            cap = room.cut_right(cap_width, size // 2)
            fill = "accent" if look.is_primary else ""
            right = cap.midright
            most = room.height - 2
            keycap.paint_at(
                self, look.hint, key_size, role, fill=fill, most=most, midright=right
            )
        if not look.label:
            return
        lines = 1 if icon else LABEL_LINES
        if look.hint:
            self.label(look.label, size, room, role, weight=BOLD, most=lines)
        else:
            self.centred_label(look.label, size, room, role, weight=BOLD, most=lines)

    def _draw_button_icon(
        self, icon: Icon, room: Room, role: str, *, has_label: bool
    ) -> None:
        """Draw the icon of a button; if there is a label, cut the icon's place off."""
        x, y = room.center
        if has_label:
            y -= BUTTON_ICON // 2
        self.shape(icon, BUTTON_ICON, role, (x, y))
        room.cut_top(room.height // 2 + 2)

    def button_over_key(self, place: Rect, look: ButtonLook, size: int) -> None:
        """Draw a button with its key under its label, if the key fits."""
        role = self.button_ground(look, place)
        x, y = place.center
        key_size = self.type.hint
        if look.hint and self.width(look.hint, key_size) <= place.width:
            key_y = y + self.type.body * 0.52
            self.text(look.hint, key_size, role, center=(x, key_y))
            y -= round(key_size * 0.47)
        self.text(look.label, size, role, BOLD, center=(x, y))

    def button_width(self, look: ButtonLook, size: int = 0) -> int:
        """Return the width of a button, its label in one line and its key beside it."""
        size = size or self.type.body
        width = self.width(look.label, size, BOLD) + size + 4
        if look.hint:
            width += keycap.width_of(self, look.hint, self._key_size(size)) + size // 2
        return width

    def _key_size(self, size: int) -> int:
        """Return the size of the key on a button whose label has a size."""
        return max(size - SMALLER_KEY, self.smallest_number(SMALLER_KEY))

    # The strokes, which are kept.

    box = _keeping("box")
    shape = _keeping("shape")
    path = _keeping("path")
    checks = _keeping("checks")
    bars = _keeping("bars")
    hatch = _keeping("hatch")
    letters = _keeping("letters")
    piece = _keeping("piece")
    layer = _keeping("layer")


def _place_of(result: object, room: Rect) -> Rect:
    """Return the place of a widget that had a room and returned a result."""
    place = getattr(result, "place", result)
    return place if isinstance(place, Rect) and place else room


def replay(pen: Pen, strokes: list[Stroke]) -> None:
    """Draw the strokes of a widget with another pen."""
    for name, values, named in strokes:
        getattr(pen, name)(*values, **named)
