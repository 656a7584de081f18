"""What all pens are: a few strokes, by which everything on the screen is drawn.

A pen has a sheet, an ink and a typeface, which painters share; of what is drawn it knows nothing. Places are in pixels
of the window; a colour is the name of a role in the theme. This pen draws nothing: it records what it is told.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Any, NamedTuple

from .face import REGULAR, Face, Weight
from .icons import Icon, Point
from .part import Paint, Part
from .rect import NOWHERE, PLACES, Rect, rect_at, whole
from .theme import Theme
from .type_sizes import TypeSizes, padding


class Stroke(Enum):
    """What a pen can draw."""

    TEXT = "text"
    SHAPE = "shape"
    BOX = "box"
    PATH = "path"
    DISC = "disc"
    CHECKS = "checks"
    HATCH = "hatch"


HATCHES = 6
"""Lines of a hatch that cross each side of its square."""


class Drawn(NamedTuple):
    """One thing that a pen has drawn.

    `what` is the text or the icon; `rect` is around it. `ink` is the part of a text's rectangle in which something is
    seen, `points` are those of a path, `width` is that of a line, an edge or a halo. The `second` role is that of a
    box's edge or an icon's halo, `radius` that of round corners, `hole` what a box leaves out; `shown` is how much of
    it covers what lies under it, `clip` what is seen of something that a clip cuts, `room` the place of its part.
    """

    stroke: Stroke
    what: object
    rect: Rect
    role: str
    second: str = ""
    size: int = 0
    weight: Weight = REGULAR
    width: float = 0
    is_hollow: bool = False
    points: tuple[Point, ...] = ()
    ink: Rect = NOWHERE
    radius: int = 0
    hole: Rect = NOWHERE
    shown: float = 1
    clip: Rect = NOWHERE
    room: Rect = NOWHERE


class Sheet(NamedTuple):
    """What a pen draws on: the window, the sizes of its type, and how large a pixel as designed is there."""

    window: Rect
    text: TypeSizes
    unit: float


class Ink:
    """A theme, and what was drawn in it where somebody asks."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.record: list[Drawn] | None = None
        """What was drawn since somebody asked; None where nobody asks."""


class Pen:
    """A pen for a sheet."""

    def __init__(self, sheet: Sheet, ink: Ink, face: Face) -> None:
        self.sheet = sheet
        self.ink = ink
        self.face = face = face.at_least(sheet.text.smallest)
        self.smallest, self.least = face.smallest, face.least
        self.width, self.fitting, self.lines, self.held, self.cut = (
            face.width, face.fitting, face.lines, face.held, face.cut,
        )  # fmt: skip
        self.type = sheet.text
        self._room = sheet.window
        self._clip: Rect | None = None
        self._share = 1.0

    def scaled(self, pixels: float, least: int = 0) -> int:
        """Return pixels of the window as designed in those of this one, and no fewer than `least`."""
        return max(least, round(pixels * self.sheet.unit))

    def see(self, clip: Rect | None) -> None:
        """Let only what lies in a place be seen; None is all."""
        self._clip = clip

    @property
    def theme(self) -> Theme:
        """The colours."""
        return self.ink.theme

    def padding(self, card: Rect) -> int:
        """Return how far the contents of a card stand from its edge."""
        return padding(self.type, card.width)

    def piece(self, place: Rect, paint: Paint, *values: Any) -> None:
        """Paint something small by `paint(pen, place, *values)`, which a pen may keep for its values and place's size.

        It fills its place and looks the same wherever that is. Its values can be hashed.
        """
        paint(self, place, *values)

    def faded(self, shown: float, paint: Paint, *values: Any) -> None:
        """Paint something by `paint(pen, *values)` that covers what lies under it by as much as it is `shown`."""
        before, self._share = self._share, shown
        paint(self, *values)
        self._share = before

    def layer(self, name: str, paint: Paint, *values: Any) -> None:
        """Paint what lies in a part by `paint(pen, *values)`, which a pen may keep until the values are others."""
        paint(self, *values)

    def clipped(self, place: Rect, paint: Paint, *values: Any) -> None:
        """Paint something by `paint(pen, *values)` of which only what lies in a place is seen."""
        before = self._clip
        self.see(place if before is None else place.clip(before))
        paint(self, *values)
        self.see(before)

    def text(self, text: str, size: int, role: str, weight: Weight = REGULAR, **anchor: Point) -> Rect:
        """Write one line, placed by the name of a corner or middle (`midleft=...`), and return where it stands."""
        name, (x, y) = anchor.popitem()
        across, down = PLACES[name]
        width, height = self.face.width(text, size, weight), self.face.height(size)
        box = Rect(round(x) - across * width // 2, round(y) - down * height // 2, width, height)
        ink = self._write(text, box, size, role, weight)
        if self.ink.record is not None:
            self._note(Drawn(Stroke.TEXT, text, box, role, size=size, weight=weight, ink=ink or box))
        return box

    def text_within(
        self, text: str, size: int, role: str, room: int, weight: Weight = REGULAR, **anchor: Point
    ) -> Rect:
        """Write one line no wider than a room: in smaller type and, where even the smallest has none, cut."""
        size = self.fitting(text, size, room, weight)
        return self.text(self.cut(text, size, room, weight), size, role, weight, **anchor)

    def text_lines(
        self, lines: Iterable[str], size: int, role: str, step: float, weight: Weight = REGULAR, **anchor: Point
    ) -> None:
        """Write lines of which each stands a step below the one before; the first is placed as a single one is."""
        name, (x, y) = anchor.popitem()
        for k, line in enumerate(lines):
            self.text(line, size, role, weight, **{name: (x, y + k * step)})

    def shape(
        self,
        icon: Icon,
        size: int,
        role: str,
        *centres: Point,
        halo: tuple[str, float] | None = None,
        hollow: float = 0,
        shown: float = 1,
        wide: float = 1,
    ) -> None:
        """Draw icons `size` pixels high, each with a halo (its role and width) or hollow (its line's width).

        `shown` is how much they cover of what lies under them, from 0, for nothing, to 1. `wide` is their width as a
        share of their height.
        """
        if shown <= 0:
            return
        second, width = halo or ("", hollow)
        self._shape(icon, size, role, [whole(centre) for centre in centres], second, width, shown, wide)
        if self.ink.record is not None:
            room = 2 * -int(-width // 1)
            for centre in centres:
                box = rect_at(round(size * wide) + room, size + room, center=whole(centre))
                drawn = Drawn(Stroke.SHAPE, icon, box, role, second, size, width=width, is_hollow=hollow > 0)
                self._note(drawn._replace(shown=shown))

    def box(
        self,
        rect: Rect,
        role: str = "",
        edge: str = "",
        *,
        line: int = 1,
        radius: int = 0,
        share: float = 1,
        around: Rect | None = None,
    ) -> None:
        """Draw a rectangle: filled in one role, with an edge of `line` pixels inwards in another, with round corners.

        `share` is how much it covers of what lies under it, from 0 to 1. The place that it lies `around` is left out.
        """
        radius = max(0, min(radius, rect.width // 2, rect.height // 2))
        line = line if edge else 0
        self._box(rect, role, edge, line, radius, share, around)
        if self.ink.record is not None:
            drawn = Drawn(Stroke.BOX, "", rect.copy(), role, edge, width=line, radius=radius, shown=share)
            self._note(drawn._replace(hole=around.copy()) if around else drawn)

    def path(self, points: tuple[Point, ...], role: str, width: float = 0, *, head: float = 0) -> None:
        """Draw a straight line between two points, `width` pixels wide; without a width, fill what lies between points.

        With a `head` it is an arrow: it turns twice, and its last point is the tip. The head is `head` pixels long.
        """
        self._path(points, role, width, head)
        if self.ink.record is not None:
            (left, right), (top, bottom) = ((min(part), max(part)) for part in zip(*points, strict=True))
            box = Rect(round(left), round(top), round(right - left) + 1, round(bottom - top) + 1)
            self._note(Drawn(Stroke.PATH, "", box, role, size=round(head), width=width, points=points))

    def disc(self, centre: Point, radius: float, role: str) -> None:
        """Draw a disc."""
        self._disc(centre, radius, role)
        if self.ink.record is not None:
            side = 2 * -int(-radius // 1) + 1
            box = rect_at(side, side, center=whole(centre))
            self._note(Drawn(Stroke.DISC, "", box, role, width=radius))

    def checks(self, place: Rect, edges: tuple[int, ...], light: str, dark: str, grid: int = 0) -> None:
        """Draw the squares of a board, of which the one at the bottom left is dark.

        `edges` are how many pixels from the place's left, and from its bottom, each square begins and the last one
        ends; `grid` is how many pixels wide the lines between the squares are.
        """
        self._checks(place, edges, light, dark, grid)
        if self.ink.record is not None:
            self._note(Drawn(Stroke.CHECKS, len(edges) - 1, place.copy(), light, dark, width=grid))

    def hatch(self, place: Rect, role: str, lines: str) -> None:
        """Draw a hatched square: the lines, in a role of their own, go on in the squares beside it."""
        self._hatch(place, role, lines)
        if self.ink.record is not None:
            self._note(Drawn(Stroke.HATCH, "", place.copy(), role, lines))

    def _note(self, drawn: Drawn) -> None:
        """Record what was drawn, but for what a clip leaves nothing of."""
        clip, rect = self.sheet.window if self._clip is None else self._clip, drawn.rect
        if self.ink.record is None or rect.width <= 0 or not rect.colliderect(clip):
            return
        cut = NOWHERE if clip.contains(rect) else rect.clip(clip)
        self.ink.record.append(drawn._replace(clip=cut, room=self._room, shown=drawn.shown * self._share))

    def take(self, name: str, part: Part) -> None:
        """Paint a part. This and what follows is what a pen that draws does of its own."""
        before, self._room = self._room, part.room
        part.paint(self, *part.values)
        self._room = before

    def _nothing(self, *_: Any, **__: Any) -> Any:
        """Draw nothing. What draws has commands of its own in its place, each for one kind of stroke."""

    _write = _shape = _box = _path = _disc = _checks = _hatch = _nothing


def paint_piece(pen: Pen, place: Rect, paint: Paint, *values: Any) -> None:
    """Paint a part or a layer that is a piece."""
    pen.piece(place, paint, *values)
