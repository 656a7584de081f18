"""What all pens are: a few strokes, by which everything on the screen is drawn.

A pen has a sheet, a theme and a typeface; of what is drawn it knows nothing. Places are in pixels
of the window; a colour is the name of a role in the theme. This pen draws nothing.
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
"""Bars side by side: how many pixels wide and high each of them is."""

HATCHES = 6
"""Lines of a hatch that cross each side of its square."""


class Sheet(NamedTuple):
    """What a pen draws on: the window, the sizes of its type, and how large a pixel as designed is there."""

    window: Rect
    text: TypeSizes
    unit: float


class Pen:
    """A pen for a sheet."""

    def __init__(self, sheet: Sheet, theme: Theme, face: Face) -> None:
        self.sheet = sheet
        self.theme = theme
        self.face = face
        self.width, self.lines, self.cut = face.width, face.lines, face.cut
        self.type, self.smallest = sheet.text, sheet.text.smallest
        self._clip: Rect | None = None

    def scaled(self, pixels: float, least: int = 0) -> int:
        """Return pixels of the window as designed in those of this one, and no fewer than `least`."""
        return max(least, round(pixels * self.sheet.unit))

    def least(self, less: int) -> int:
        """Return the smallest type of keys and numbers of lines: less by some pixels, but never so on a page."""
        return self.smallest - less * (self.smallest == SMALLEST_TEXT)

    def fit_size(
        self, text: str, size: int, room: int, weight: Weight = REGULAR
    ) -> int:
        """Return the size, `size` or as much smaller as need be, at which `text` is not wider than `room`."""
        return self.fit_text(text, size, (room, 0), 1, weight).size

    def fit_text(
        self,
        text: str,
        size: int,
        room: Pixel,
        most: int = 99,
        weight: Weight = REGULAR,
    ) -> Fitted:
        """Return a text as it fits a room, so wide and high, in at most so many lines."""
        return self.face.fit_text(text, size, self.smallest, room, most, weight)

    def see(self, clip: Rect | None) -> None:
        """Let only what lies in a place be seen; None is all."""
        self._clip = clip

    def padding(self, card: Rect) -> int:
        """Return how far the contents of a card stand from its edge."""
        return self.type.padding(card.width)

    def piece(self, place: Rect, paint: Paint, *values: Any) -> None:
        """Paint something small by `paint(pen, place, *values)`, which a pen may keep for its values and place's size.

        It fills its place and looks the same wherever that is. Its values can be hashed.
        """
        paint(self, place, *values)

    def faded(self, opacity: float, paint: Paint, *values: Any) -> None:
        """Paint something by `paint(pen, *values)` that covers what lies under it by as much as it is `opacity`."""
        paint(self, *values)

    def layer(self, name: str, paint: Paint, *values: Any) -> None:
        """Paint what lies in a part by `paint(pen, *values)`, which a pen may keep until the values are others."""
        paint(self, *values)

    def clipped(self, place: Rect, paint: Paint, *values: Any) -> None:
        """Paint something by `paint(pen, *values)` of which only what lies in a place is seen."""
        before = self._clip
        self.see(place if before is None else place.clip(before))
        paint(self, *values)
        self.see(before)

    def text(
        self, text: str, size: int, role: str, weight: Weight = REGULAR, **anchor: Point
    ) -> Rect:
        """Write one line, placed by the name of a corner or middle (`midleft=...`), and return where it stands."""
        name, (x, y) = anchor.popitem()
        across, down = PLACES[name]
        width, height = self.face.width(text, size, weight), self.face.height(size)
        box = Rect(
            round(x) - across * width // 2, round(y) - down * height // 2, width, height
        )
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
        """Draw icons `size` pixels high, each with a halo (its role and width) or hollow (its line's width).

        `opacity` is how much they cover of what lies under them, from 0, for nothing, to 1.
        """
        if opacity <= 0:
            return
        second, width = halo or ("", hollow)
        self._shape(
            icon,
            size,
            role,
            [(round(x), round(y)) for x, y in centres],
            second,
            width,
            opacity,
        )

    def box(
        self,
        rect: Rect,
        role: str = "",
        edge: str = "",
        *,
        line: int = 1,
        radius: int = 0,
        opacity: float = 1,
        around: Rect | None = None,
    ) -> None:
        """Draw a rectangle: filled in one role, with an edge of `line` pixels inwards in another, with round corners.

        `opacity` is how much it covers of what lies under it, from 0 to 1. The place that it lies `around` is left out.
        """
        radius = max(0, min(radius, rect.width // 2, rect.height // 2))
        line = line if edge else 0
        self._box(rect, role, edge, line, radius, opacity, around)

    def path(
        self, points: tuple[Point, ...], role: str, width: float = 0, *, head: float = 0
    ) -> None:
        """Draw a straight line between two points, `width` pixels wide; without a width, fill what lies between points.

        With a `head` it is an arrow: it turns twice, and its last point is the tip. The head is `head` pixels long.
        """

    def bars(self, place: Rect, role: str, bars: Bars) -> None:
        """Draw bars from the left of a place on; they hang from its top."""

    def checks(
        self, place: Rect, edges: tuple[int, ...], light: str, dark: str, grid: int = 0
    ) -> None:
        """Draw the squares of a board, of which the one at the bottom left is dark.

        `edges` are how many pixels from the place's left, and from its bottom, each square begins and the last one
        ends; `grid` is how many pixels wide the lines between the squares are.
        """

    def hatch(self, place: Rect, role: str, lines: str) -> None:
        """Draw a hatched square: the lines, in a role of their own, go on in the squares beside it."""

    def take(self, name: str, part: Part) -> None:
        """Paint a part."""
        part.paint(self, *part.values)

    def _nothing(self, *_: Any) -> None:
        """Draw nothing. What draws has commands of its own in its place, each for one kind of stroke."""

    _shape = _box = _nothing


def dark_squares(edges: tuple[int, ...]) -> list[Rect]:
    """Return the dark squares of a board, whose place begins at 0: the one at the bottom left, and every other."""
    n, side = len(edges) - 1, edges[-1]
    return [
        Rect(
            edges[column],
            side - edges[row + 1],
            edges[column + 1] - edges[column],
            edges[row + 1] - edges[row],
        )
        for column in range(n)
        for row in range(column % 2, n, 2)
    ]


def grid_lines(edges: tuple[int, ...], grid: int) -> list[Rect]:
    """Return the lines between the squares of a board: half on either side of an edge, and within the board."""
    lines, side = list[Rect](), edges[-1]
    for edge in edges if grid else ():
        left, high = edge - grid // 2, side - edge - grid // 2
        first, upper = max(0, left), max(0, high)
        lines.append(Rect(first, 0, min(side, left + grid) - first, side))
        lines.append(Rect(0, upper, side, min(side, high + grid) - upper))
    return lines


def paint_piece(pen: Pen, place: Rect, paint: Paint, *values: Any) -> None:
    """Paint a part or a layer that is a piece."""
    pen.piece(place, paint, *values)
