"""The pen that writes SVG: what it has written once it keeps, part by part and piece by piece.

It writes at every step in a browser, whose Python is slow. So what is kept of strokes is known by texts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .face import Weight
from .icons import Icon, Point
from .letters import TableFace
from .part import Paint, Part
from .pen import Bars, Pen, Sheet
from .rect import Pixel, Rect
from .svg_shapes import checked, escaped, hatched, masked, outline, short, square
from .theme import Theme

KEPT_AT_MOST = 4_000_000
"""Letters of all that is kept at most."""

DEFINITIONS = "definitions"
"""The name of what other parts refer to: masks of hollow icons, and hatches."""


UNKNOWN = None, (), ""
"""A layer that was not written yet."""


def nowhere(name: str, svg: str | None) -> None:
    """Put nothing anywhere: the picture is asked for as a whole."""


class SvgPen(Pen):
    """A pen whose picture is a text: a group for each part, and for each layer that lies under one, in order.

    Whenever a group has changed, its name and its SVG are `put`; where a group has gone that is None. What many parts
    refer to is put before them, under the name DEFINITIONS. A new layout, theme or language needs a new pen.
    """

    face: TableFace

    def __init__(
        self,
        sheet: Sheet,
        theme: Theme,
        face: TableFace,
        put: Callable[[str, str | None], object] = nowhere,
    ) -> None:
        super().__init__(sheet, theme, face)
        self._put = put
        self._parts: dict[str, Part] = {}
        self._asked: dict[str, Part] = {}
        self._groups: dict[str, str] = {}
        self._part = ""
        self._is_inside = False
        self._under: dict[str, list[str]] = {}
        self._out: list[str] = []
        self._kept: dict[object, str] = {}
        self._layers: dict[str, tuple[Paint, tuple[object, ...], str]] = {}
        self._letters = 0
        self._definitions: dict[str, str] = {}
        self._defined = 0

    def take(self, name: str, part: Part) -> None:
        """Write a part where it has changed since it was written last; else its layers are as they were, too."""
        if not part.is_as(self._parts.get(name)):
            before = self._under.get(name, ())
            self._out, self._is_inside, self._part, self._under[name] = (
                [],
                False,
                name,
                [],
            )
            super().take(name, part)
            if len(self._definitions) > self._defined:
                self._defined = len(self._definitions)
                self._stand(DEFINITIONS, "".join(self._definitions.values()))
            self._stand(name, "".join(self._out))
            self._vanish(*[layer for layer in before if layer not in self._under[name]])
        self._parts[name] = self._asked[name] = part

    def _stand(self, name: str, svg: str) -> None:
        """Let something stand in a group, where that has changed."""
        if self._groups.get(name) != svg:
            self._put(name, svg)
            self._groups[name] = svg

    def _vanish(self, *names: str) -> None:
        """Let groups vanish."""
        for name in names:
            del self._groups[name]
            self._put(name, None)

    def layer(self, name: str, paint: Paint, *values: Any) -> None:
        """Write a layer of a part, or what was written of it last where that was painted from the same values.

        Layers that come before all else in their part are groups of their own, which lie under it.
        """
        name, is_group = f"{self._part} {name}", not (self._out or self._is_inside)
        painter, old, svg = self._layers.get(name) or UNKNOWN
        # Most layers are as they were; values are compared one by one, which is quicker than a row of rows.
        if painter is not paint or old != values:
            was_inside, self._is_inside = self._is_inside, True
            svg = self._apart(paint, *values)
            self._is_inside = was_inside
            self._layers[name] = paint, values, svg
        if is_group:
            self._stand(name, svg)
            self._under[self._part].append(name)
        else:
            self._out.append(svg)

    def done(self) -> None:
        """End a picture: parts that were not asked for vanish."""
        for name in self._parts:
            if name not in self._asked:
                self._vanish(*self._under.pop(name), name)
        self._parts, self._asked = self._asked, {}

    @property
    def names(self) -> list[str]:
        """The names of all groups of the last picture, in the order in which the pen was told of them."""
        names = [DEFINITIONS] if self._definitions else []
        for name in self._parts:
            names += [*self._under[name], name]
        return names

    def svg(self) -> str:
        """Return the whole picture as it was when it was done."""
        return "".join(
            [f'<g data-part="{name}">{self._groups[name]}</g>\n' for name in self.names]
        )

    def piece(self, place: Rect, paint: Paint, *values: Any) -> None:
        """Write something small, which is kept for its values and its size, wherever it stands."""
        made_from = paint, place.width, place.height, values
        kept = self._kept.get(made_from)
        if kept is None:
            kept = self._keep(
                made_from,
                self._apart(paint, Rect(0, 0, place.width, place.height), *values),
            )
        self._out.append(
            f'<g transform="translate({place.left},{place.top})">{kept}</g>'
        )

    def faded(self, opacity: float, paint: Paint, *values: Any) -> None:
        """Write something as a group that is shown in part."""
        self._out.append(
            f'<g opacity="{short(opacity)}">{self._apart(paint, *values)}</g>'
        )

    def clipped(self, place: Rect, paint: Paint, *values: Any) -> None:
        """Write something as a picture of its own, of which only a place is seen."""
        left, top, width, height = place
        room = f'x="{left}" y="{top}" width="{width}" height="{height}"'
        self._out.append(f'<svg {room} viewBox="{left} {top} {width} {height}">')
        super().clipped(place, paint, *values)
        self._out.append("</svg>")

    def _apart(self, paint: Paint, *values: Any) -> str:
        """Return what is written by `paint(pen, *values)`, apart from all else."""
        out, self._out = self._out, []
        paint(self, *values)
        svg, self._out = "".join(self._out), out
        return svg

    def _keep(self, made_from: object, svg: str) -> str:
        """Keep what was written, for what it was made from, and return it."""
        self._letters += len(svg)
        if self._letters > KEPT_AT_MOST:
            self._kept.clear()
            self._letters = len(svg)
        self._kept[made_from] = svg
        return svg

    def letters(
        self, text: str, box: Rect, size: int, role: str, weight: Weight
    ) -> None:
        """Write one line in its box."""
        if not text:
            return
        letter = weight.value[0]
        key = f"text {box.left} {box.top} {size} {letter} {role} {text}"
        if key not in self._kept:
            place = f'x="{box.left}" y="{box.top + self.face.ascent(size)}" font-size="{size}"'
            self._keep(
                key,
                f'<text class="{letter}" {place} fill="var(--{role})">{escaped(text)}</text>',
            )
        self._out.append(self._kept[key])

    def _shape(
        self,
        icon: Icon,
        size: int,
        role: str,
        centres: list[Pixel],
        second: str,
        width: float,
        opacity: float,
    ) -> None:
        key = f"shape {icon.name} {size} {role} {second} {width}"
        kept = self._kept.get(key) or self._keep(
            key, self._shaped(icon, size, role, second, width)
        )
        if opacity < 1:
            kept = f'{kept} opacity="{short(opacity)}"'
        for x, y in centres:
            self._out.append(f'{kept} transform="translate({x},{y})"/>')

    def _shaped(
        self, icon: Icon, size: int, role: str, second: str, width: float
    ) -> str:
        """Return an icon around its centre, but for its end: one with a width and no second role is hollow."""
        path = outline(icon, size)
        style = f'fill="var(--{role})"'
        if width:
            # Half of the line lies inside, where the icon covers it, or a mask cuts it out.
            line = f'stroke-width="{short(2 * width)}" stroke-linejoin="round"'
            if second:
                style += f' stroke="var(--{second})" {line} paint-order="stroke"'
            else:
                side = size + 2 * -int(-width // 1)
                name = f"around-{icon.name}-{size}-{side}"
                self._definitions[name] = masked(name, path, side)
                style = f'fill="none" stroke="var(--{role})" {line} mask="url(#{name})"'
        return f'<path d="{path}" {style}'

    def _box(
        self,
        rect: Rect,
        role: str,
        edge: str,
        line: int,
        radius: int,
        opacity: float,
        around: Rect | None,
    ) -> None:
        width, height = rect.width, rect.height
        if width <= 0 or height <= 0:
            return
        if around:
            path = square(*rect) + square(*around.clip(rect))
            self._out.append(
                f'<path d="{path}" fill="var(--{role})" fill-rule="evenodd"/>'
            )
            return
        style = f'fill="var(--{role})"' if role else 'fill="none"'
        inset: float = 0
        if line and 2 * line >= min(width, height):
            style = f'fill="var(--{edge})"'
        elif line:
            # A line lies half on either side of where it is drawn, and this one is to lie inside.
            inset = line / 2
            style += f' stroke="var(--{edge})" stroke-width="{line}"'
        if radius > inset:
            style += f' rx="{radius - inset}"'
        if opacity < 1:
            style += f' opacity="{short(opacity)}"'
        place = f'x="{rect.left + inset}" y="{rect.top + inset}" width="{width - 2 * inset}" height="{height - 2 * inset}"'
        self._out.append(f"<rect {place} {style}/>")

    def path(
        self, points: tuple[Point, ...], role: str, width: float = 0, *, head: float = 0
    ) -> None:
        """Write a line, what lies between points, or an arrow."""
        filled, line = (points, ()) if not width else ((), points)
        if head:
            (edge, low), (turn, _), _, (tip, high) = points
            base = edge + head if turn > edge else edge - head
            filled = (tip, high), (base, high - head), (base, high + head)
            line = (edge, low), (turn, low), (turn, high), (base, high)
        if filled:
            self._out.append(f'<path d="{_through(filled)}" fill="var(--{role})"/>')
        if line:
            style = f'fill="none" stroke="var(--{role})" stroke-width="{short(width)}"'
            self._out.append(f'<path d="{_through(line)}" {style}/>')

    def bars(self, place: Rect, role: str, bars: Bars) -> None:
        """Write bars as one path around all of them."""
        path = [f"M{place.left} {place.top}"]
        last = 0
        for width, height in bars:
            if height != last:
                path.append(f"v{height - last}")
                last = height
            path.append(f"h{width}")
        path.append(f"v{-last}z")
        self._out.append(f'<path d="{"".join(path)}" fill="var(--{role})"/>')

    def checks(
        self, place: Rect, edges: tuple[int, ...], light: str, dark: str, grid: int = 0
    ) -> None:
        """Write the squares of a board."""
        key = f"checks {edges} {light} {dark} {grid}"
        kept = self._kept.get(key) or self._keep(key, checked(edges, light, dark, grid))
        self._out.append(
            f'<g transform="translate({place.left},{place.top})">{kept}</g>'
        )

    def hatch(self, place: Rect, role: str, lines: str) -> None:
        """Write a hatched square."""
        left, top, width, height = place
        name = f"hatch-{width}-{height}-{role}-{lines}"
        if name not in self._definitions:
            self._definitions[name] = hatched(name, width, height, role, lines)
        room = f'width="{width}" height="{height}" transform="translate({left},{top})"'
        self._out.append(f'<rect {room} fill="url(#{name})"/>')


def _through(points: tuple[Point, ...]) -> str:
    """Return the path through points."""
    return "M" + "L".join([f"{x} {y}" for x, y in points])
