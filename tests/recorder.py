"""Pens that note what they draw: one thing after another, where each stands and how it looks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from typing import Any, NamedTuple

from queens_viz.pens.face import REGULAR, Weight
from queens_viz.pens.icons import Icon, Point
from queens_viz.pens.part import Paint, Part
from queens_viz.pens.pen import Bars, Pen
from queens_viz.pens.rect import NOWHERE, Rect, rect_at, whole
from queens_viz.pens.svg import SvgPen
from queens_viz.window.pen import SurfacePen


class Stroke(Enum):
    """What a pen can draw."""

    TEXT = "text"
    SHAPE = "shape"
    BOX = "box"
    PATH = "path"
    CHECKS = "checks"
    HATCH = "hatch"
    BARS = "bars"


class Drawn(NamedTuple):
    """One thing that a pen has drawn.

    `what` is the text or the icon; `rect` is around it, and `points` are those of a path. `width` is that of a line, an
    edge or a halo. The `second` role is that of a box's edge or an icon's halo, `hole` what a box leaves out; `shown`
    is how much of it covers what lies under it, `clip` what is seen of something that a clip cuts, `room` the place of
    its part.
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
    hole: Rect = NOWHERE
    shown: float = 1
    clip: Rect = NOWHERE
    room: Rect = NOWHERE


class Recorder(Pen):
    """A pen that notes what it draws where there is a `record`."""

    record: list[Drawn] | None = None
    _room: Rect | None = None
    _share = 1.0

    def _note(self, drawn: Drawn) -> None:
        """Record what was drawn, but for what a clip leaves nothing of."""
        clip, rect = self.sheet.window if self._clip is None else self._clip, drawn.rect
        if self.record is None or rect.width <= 0 or not rect.colliderect(clip):
            return
        cut, room = (
            NOWHERE if clip.union(rect) == clip else rect.clip(clip),
            self._room or self.sheet.window,
        )
        self.record.append(
            drawn._replace(clip=cut, room=room, shown=drawn.shown * self._share)
        )

    def take(self, name: str, part: Part) -> None:
        before, self._room = self._room, part.room
        super().take(name, part)
        self._room = before

    def faded(self, shown: float, paint: Paint, *values: Any) -> None:
        before, self._share = self._share, shown
        super().faded(shown, paint, *values)
        self._share = before

    def piece(self, place: Rect, paint: Paint, *values: Any) -> None:
        # What is recorded is drawn where it stands.
        if self.record is None:
            super().piece(place, paint, *values)
        else:
            paint(self, place, *values)

    def letters(
        self, text: str, box: Rect, size: int, role: str, weight: Weight
    ) -> None:
        super().letters(text, box, size, role, weight)
        self._note(Drawn(Stroke.TEXT, text, box, role, size=size, weight=weight))

    def shape(
        self, icon: Icon, size: int, role: str, *centres: Point, **more: Any
    ) -> None:
        super().shape(icon, size, role, *centres, **more)
        second, width = more.get("halo") or ("", more.get("hollow", 0))
        shown, side, is_hollow = (
            more.get("opacity", 1),
            size + 2 * -int(-width // 1),
            more.get("hollow", 0) > 0,
        )
        for centre in centres if shown > 0 else ():
            box = rect_at(side, side, center=whole(centre))
            drawn = Drawn(
                Stroke.SHAPE,
                icon,
                box,
                role,
                second,
                size,
                width=width,
                is_hollow=is_hollow,
            )
            self._note(drawn._replace(shown=shown))

    def box(self, rect: Rect, role: str = "", edge: str = "", **more: Any) -> None:
        super().box(rect, role, edge, **more)
        line = more.get("line", 1) if edge else 0
        drawn = Drawn(
            Stroke.BOX,
            "",
            rect.copy(),
            role,
            edge,
            width=line,
            shown=more.get("opacity", 1),
        )
        self._note(drawn)

    def surround(self, inner: Rect, outer: Rect, role: str) -> None:
        super().surround(inner, outer, role)
        self._note(Drawn(Stroke.BOX, "", outer.copy(), role, hole=inner.copy()))

    def path(
        self, points: tuple[Point, ...], role: str, width: float = 0, *, head: float = 0
    ) -> None:
        super().path(points, role, width, head=head)
        (left, right), (top, bottom) = (
            (min(part), max(part)) for part in zip(*points, strict=True)
        )
        box = Rect(
            round(left), round(top), round(right - left) + 1, round(bottom - top) + 1
        )
        self._note(
            Drawn(
                Stroke.PATH, "", box, role, size=round(head), width=width, points=points
            )
        )

    def checks(
        self, place: Rect, edges: tuple[int, ...], light: str, dark: str, grid: int = 0
    ) -> None:
        super().checks(place, edges, light, dark, grid)
        self._note(
            Drawn(Stroke.CHECKS, len(edges) - 1, place.copy(), light, dark, width=grid)
        )

    def hatch(self, place: Rect, role: str, lines: str) -> None:
        super().hatch(place, role, lines)
        self._note(Drawn(Stroke.HATCH, "", place.copy(), role, lines))

    def bars(self, place: Rect, role: str, bars: Bars) -> None:
        super().bars(place, role, bars)
        width = sum(one for one, _ in bars)
        height = max(one for _, one in bars)
        around = Rect(place.left, place.top, width, height)
        self._note(Drawn(Stroke.BARS, bars, around, role))


class SvgRecorder(Recorder, SvgPen):
    """A pen that writes SVG and notes what it draws."""

    def layer(self, name: str, paint: Paint, *values: Any) -> None:
        if self.record is not None:
            self._layers.pop(f"{self._part} {name}", None)
        super().layer(name, paint, *values)


class SurfaceRecorder(Recorder, SurfacePen):
    """A pen that draws on a surface and notes what it draws."""


@contextmanager
def recording(one: Any) -> Iterator[list[Drawn]]:
    """Note all that a pen draws, or those of a window."""
    one.record = drawn = list[Drawn]()
    try:
        yield drawn
    finally:
        one.record = None
