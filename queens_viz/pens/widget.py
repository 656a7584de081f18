"""What was drawn as parts of a picture: by widgets, and by paint functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .buttons import Button, Touch
from .part import Part
from .rect import Pixel, Rect
from .scroll import Field, Scrollable, Slider

Meaning = object
"""What a click means: an action, a command, or what follows the mouse from then on."""

FindMeaning = Callable[[Pixel], Meaning]
"""A function that returns the meaning of a click at a point, or None."""

Stroke = tuple[str, tuple[Any, ...], dict[str, Any]]
"""A stroke: the name of the pen's method, its arguments, and those passed by name."""


class Widget:
    """A widget that was drawn: its strokes, and what can be pressed and read there."""

    def __init__(self, room: Rect, values: tuple[Any, ...]) -> None:
        # What it was drawn from: its room, its values, and the button of it that the
        # mouse touches, if there is one.
        self.room = room
        self.values = values
        self.touch: tuple[object, Touch] | None = None
        # What it looks like, and the place that it takes.
        self.strokes = list[Stroke]()
        self.place = room
        # What the function that drew it returned, for those who need it.
        self.result: Any = None
        # What can be pressed: buttons, and the lines of a list, which are buttons that
        # Tab skips. Regions are all places that mean something when they are clicked,
        # also those of buttons; the meaning may depend on the point.
        self.buttons = list[Button]()
        self.lines = list[Button]()
        self.regions: list[tuple[Rect, Meaning | FindMeaning]] = []
        self.scroll: Scrollable | None = None
        self.sliders = list[Slider]()
        self.field: Field | None = None
        # Its accessible description, and those texts of it that are read out when they
        # change, each with a number: the text is read out again if that changes.
        self.descriptions: tuple[str, ...] = ()
        self.announcements: tuple[tuple[str, int], ...] = ()
        # The texts that had to be cut.
        self.cuts: tuple[str, ...] = ()

    def button(self, name: object) -> Button | None:
        """Return the button with a name, if there is one."""
        for button in self.buttons:
            if button.look.name == name:
                return button
        return None

    def has(self, name: object) -> bool:
        """Return whether there is a button or a line with a name."""
        return any(one.look.name == name for one in (*self.buttons, *self.lines))

    def meaning_at(self, point: Pixel) -> Meaning:
        """Return what a click at a point means, None if it means nothing.

        Where regions overlap, the first one counts.
        """
        for place, meaning in self.regions:
            if place.collidepoint(point):
                return meaning(point) if callable(meaning) else meaning
        for line in self.lines:
            if line.rect.collidepoint(point):
                return line.look.action
        return None


class Element(NamedTuple):
    """A part of the picture with its name, and what can be done there."""

    name: str
    part: Part  # what a pen draws
    widget: Widget | None  # None for a part that a function paints
    find: FindMeaning | None = None  # for a part without a widget
    # The meaning of all clicks beside it, for what covers the window.
    beside: Any = None
    # What its buttons are together: "tablist", "menu" or "tree"; "table" for a drawing
    # whose squares have descriptions.
    role: str = ""

    def meaning_at(self, point: Pixel) -> Meaning:
        """Return what a click at a point means, None if it means nothing."""
        if self.widget:
            return self.widget.meaning_at(point)
        if self.find and self.part.room.collidepoint(point):
            return self.find(point)
        return None
