"""What all pens are: a few strokes, with which everything on the screen is drawn.

A pen has a sheet, a theme and a typeface, and knows nothing of what it draws. Places
are in pixels of the window; a colour is the name of a role in the theme.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .face import REGULAR, SMALLEST_TEXT, Face, Fitted, Weight
from .icons import Icon, Point
from .part import Paint, Part
from .rect import PLACES, Pixel, Rect
from .theme import Theme
from .type_sizes import TypeSizes

Bars = tuple[tuple[int, int], ...]
"""Bars side by side: the width and the height of each in pixels."""


class Sheet(NamedTuple):
    """What a pen draws on."""

    window: Rect
    text: TypeSizes
    unit: float  # pixels of this window for each pixel of the window as designed


Outline = tuple[str, float]
"""A line around an icon: its role and its width in pixels.

If the role is "", the icon is hollow: only the line is drawn, in the icon's role.
"""

NO_OUTLINE = ("", 0.0)
"""An icon without a line around it."""


class Pen:
    """A pen that draws nothing; the others give its strokes a meaning."""

    def __init__(self, sheet: Sheet, theme: Theme, face: Face) -> None:
        self.sheet = sheet
        self.theme = theme
        self.face = face
        self.width = face.width
        self.lines = face.lines
        self.cut = face.cut
        self.type = sheet.text
        self.smallest = sheet.text.smallest
        # The place outside of which nothing is drawn, if there is one.
        self._clip: Rect | None = None

    # Sizes.

    def scaled(self, pixels: float, least: int = 0) -> int:
        """Return pixels of the window as designed in pixels of this window.

        The result is at least `least`.
        """
        return max(least, round(pixels * self.sheet.unit))

    def smallest_number(self, less: int) -> int:
        """Return the smallest type for keys and numbers of lines, in pixels.

        In a window it is `less` pixels smaller than for words. In a page it is the
        same.
        """
        if self.smallest == SMALLEST_TEXT:
            return self.smallest - less
        return self.smallest

    def fit_size(
        self, text: str, size: int, room: int, weight: Weight = REGULAR
    ) -> int:
        """Return the largest size, up to `size`, at which `text` fits the width `room`.

        It is never smaller than the smallest type.
        """
        return self.fit_text(text, size, (room, 0), most=1, weight=weight).size

    def fit_text(
        self,
        text: str,
        size: int,
        room: Pixel,
        most: int = 99,
        weight: Weight = REGULAR,
    ) -> Fitted:
        """Return a text as it fits a width and height, in at most `most` lines."""
        smallest = self.smallest
        return self.face.fit_text(text, size, smallest, room, most, weight)

    def padding(self, card: Rect) -> int:
        """Return the pixels between the edge of a card and its contents."""
        return self.type.padding(card.width)

    # What is drawn together.

    def clip_to(self, place: Rect | None) -> None:
        """Draw only inside a place from now on, or everywhere if it is None."""
        self._clip = place

    def piece(self, place: Rect, paint: Paint, *values: Any) -> None:
        """Paint something small with `paint(pen, place, *values)`.

        A pen may keep it for its values and the size of its place. It fills the place
        and looks the same everywhere. The values can be hashed.
        """
        paint(self, place, *values)

    def faded(self, opacity: float, paint: Paint, *values: Any) -> None:
        """Paint something with `paint(pen, *values)`, with an opacity from 0 to 1."""
        paint(self, *values)

    def layer(self, name: str, paint: Paint, *values: Any) -> None:
        """Paint a layer of a part with `paint(pen, *values)`.

        A pen may keep it until the values change.
        """
        paint(self, *values)

    def clipped(self, place: Rect, paint: Paint, *values: Any) -> None:
        """Paint with `paint(pen, *values)`, but only what lies inside a place."""
        outer_clip = self._clip
        self.clip_to(place.clip(outer_clip) if outer_clip else place)
        try:
            paint(self, *values)
        finally:
            self.clip_to(outer_clip)

    def take(self, name: str, part: Part) -> None:
        """Paint a part."""
        part.paint(self, *part.values)

    # Strokes.

    def text(
        self, text: str, size: int, role: str, weight: Weight = REGULAR, **anchor: Point
    ) -> Rect:
        """Write one line and return its place.

        One corner or middle of the place is passed by its name, as `midleft=(10, 20)`.
        """
        name = next(iter(anchor))
        x, y = anchor[name]
        halves_left, halves_above = PLACES[name]
        width = self.face.width(text, size, weight)
        height = self.face.height(size)
        left = round(x) - halves_left * width // 2
        top = round(y) - halves_above * height // 2
        box = Rect(left, top, width, height)
        self.letters(text, box, size, role, weight)
        return box

    def letters(
        self, text: str, box: Rect, size: int, role: str, weight: Weight
    ) -> None:
        """Write one line in the box that it fills."""

    def shape(
        self,
        icon: Icon,
        size: int,
        role: str,
        *centres: Point,
        halo: tuple[str, float] | None = None,
        hollow: float = 0,
        opacity: float = 1,
    ) -> None:
        """Draw an icon `size` pixels high around each centre.

        It may have a halo, given by its role and width, or be hollow: an outline whose
        width `hollow` is. The opacity is from 0 to 1.
        """
        if opacity <= 0 or size <= 0:
            return
        outline = halo or NO_OUTLINE
        if hollow:
            outline = ("", hollow)
        pixels = [(round(x), round(y)) for x, y in centres]
        self._draw_icons(icon, size, role, outline, pixels, opacity)

    def box(
        self,
        rect: Rect,
        role: str = "",
        edge: str = "",
        *,
        line: int = 1,
        radius: int = 0,
        opacity: float = 1,
    ) -> None:
        """Draw a rectangle, filled in one role or empty.

        It may have an edge in another role, `line` pixels wide inwards, and round
        corners.
        """
        radius = max(0, min(radius, rect.width // 2, rect.height // 2))
        if not edge:
            line = 0
        self._draw_box(rect, role, edge, line, radius, opacity)

    def surround(self, inner: Rect, outer: Rect, role: str) -> None:
        """Fill what lies inside `outer` and not inside `inner`."""

    def path(
        self, points: tuple[Point, ...], role: str, width: float = 0, *, head: float = 0
    ) -> None:
        """Draw a line from the first point to the last, `width` pixels wide.

        Without a width, fill the area between the points. With a head, draw an arrow
        through four points: it turns twice, and its head, `head` pixels long, ends in
        the last point.
        """

    def bars(self, place: Rect, role: str, bars: Bars) -> None:
        """Draw bars from the left of a place to the right; they hang from its top."""

    def checks(
        self, place: Rect, edges: tuple[int, ...], light: str, dark: str, grid: int = 0
    ) -> None:
        """Draw the squares of a board; the one at the bottom left is dark.

        `edges` are the pixels from the place's left, and from its bottom, at which each
        square begins, and at which the last one ends. `grid` is the width in pixels of
        the lines between the squares.
        """

    def hatch(self, place: Rect, role: str, lines: str) -> None:
        """Draw a hatched square; its lines have a role of their own."""

    def _draw_icons(
        self,
        icon: Icon,
        size: int,
        role: str,
        outline: Outline,
        centres: list[Pixel],
        opacity: float,
    ) -> None:
        """Draw an icon around each centre."""

    def _draw_box(
        self, rect: Rect, role: str, edge: str, line: int, radius: int, opacity: float
    ) -> None:
        """Draw a box."""


def paint_piece(pen: Pen, place: Rect, paint: Paint, *values: Any) -> None:
    """Paint a part or a layer that is a piece."""
    pen.piece(place, paint, *values)
