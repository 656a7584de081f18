"""The pen that writes SVG. It keeps what it has written, part by part.

In a browser it writes at every step, and Python is slow there. So most of what it keeps
is known by a text, which is compared quickly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .face import Weight
from .icons import Icon, Point
from .letters import TableFace
from .part import Paint, Part
from .pen import Bars, Outline, Pen, Sheet
from .rect import Pixel, Rect
from .svg_shapes import (
    CLASSES,
    area_shape,
    arrow_shape,
    box_shape,
    dark_squares,
    escaped,
    grid_lines,
    hatch_shape,
    icon_line,
    icon_mask,
    icon_transform,
    line_shape,
    rectangle_path,
    rectangles,
    short,
)
from .theme import Theme

KEPT_AT_MOST = 4_000_000
"""The most letters of all that is kept."""

DEFINITIONS = "definitions"
"""The name of the group that others refer to: masks of hollow icons, and hatches."""

UNKNOWN_LAYER = None, (), ""
"""A layer that has not been written yet."""


def put_nowhere(name: str, svg: str | None) -> None:
    """Ignore a group that has changed: the picture is asked for as a whole."""


class SvgPen(Pen):
    """A pen whose picture is a text: groups in order, one for each part.

    A layer that lies under all else in its part is a group of its own. Whenever a group
    has changed, the pen calls `put(name, svg)`; for a group that has gone, svg is None.
    What several parts refer to comes before them, under the name DEFINITIONS. A new
    layout, theme or language needs a new pen.
    """

    face: TableFace

    def __init__(
        self,
        sheet: Sheet,
        theme: Theme,
        face: TableFace,
        put: Callable[[str, str | None], object] = put_nowhere,
    ) -> None:
        super().__init__(sheet, theme, face)
        self._put = put
        # The parts of the last picture and of the one that is being written.
        self._parts: dict[str, Part] = {}
        self._new_parts: dict[str, Part] = {}
        # The SVG of each group, and the groups of layers that lie under each part.
        self._groups: dict[str, str] = {}
        self._layers_under: dict[str, list[str]] = {}
        # The part that is being written, what was written of it, and whether that is
        # inside a layer.
        self._part = ""
        self._out: list[str] = []
        self._is_inside_layer = False
        # What is kept: pieces and strokes, with the number of their letters, and
        # layers.
        self._kept: dict[object, str] = {}
        self._kept_letters = 0
        self._layers: dict[str, tuple[Paint, tuple[object, ...], str]] = {}
        # The definitions by their names, and how many of them have been put.
        self._definitions: dict[str, str] = {}
        self._definitions_put = 0

    # Parts and their groups.

    def take(self, name: str, part: Part) -> None:
        """Write a part, unless it is as it was when it was last written."""
        if not part.is_as(self._parts.get(name)):
            self._write_part(name, part)
        self._parts[name] = part
        self._new_parts[name] = part

    def _write_part(self, name: str, part: Part) -> None:
        """Write a part, and put the groups that have changed."""
        old_layers = self._layers_under.get(name, ())
        self._layers_under[name] = []
        self._part = name
        self._out = []
        self._is_inside_layer = False
        super().take(name, part)
        if len(self._definitions) > self._definitions_put:
            self._definitions_put = len(self._definitions)
            self._put_group(DEFINITIONS, "".join(self._definitions.values()))
        self._put_group(name, "".join(self._out))
        new_layers = self._layers_under[name]
        self._remove_groups([layer for layer in old_layers if layer not in new_layers])

    def _put_group(self, name: str, svg: str) -> None:
        """Put a group if it has changed."""
        if self._groups.get(name) != svg:
            self._put(name, svg)
            self._groups[name] = svg

    def _remove_groups(self, names: list[str]) -> None:
        """Remove groups from the picture."""
        for name in names:
            del self._groups[name]
            self._put(name, None)

    def layer(self, name: str, paint: Paint, *values: Any) -> None:
        """Write a layer of a part, or what was last written if its values are the same.

        A layer that comes before all else in its part is a group of its own.
        """
        name = f"{self._part} {name}"
        is_group = not self._out and not self._is_inside_layer
        painter, old_values, svg = self._layers.get(name) or UNKNOWN_LAYER
        # Most layers are unchanged. Comparing value by value is quicker than comparing
        # all layers at once.
        if painter is not paint or old_values != values:
            was_inside = self._is_inside_layer
            self._is_inside_layer = True
            svg = self._written(paint, *values)
            self._is_inside_layer = was_inside
            self._layers[name] = paint, values, svg
        if is_group:
            self._put_group(name, svg)
            self._layers_under[self._part].append(name)
        else:
            self._out.append(svg)

    def done(self) -> None:
        """End a picture: remove the parts that it doesn't have any more."""
        for name in self._parts:
            if name not in self._new_parts:
                self._remove_groups([*self._layers_under.pop(name), name])
        self._parts = self._new_parts
        self._new_parts = {}

    @property
    def names(self) -> list[str]:
        """The names of all groups of the last picture, the lowest one first."""
        names = [DEFINITIONS] if self._definitions else []
        for name in self._parts:
            names += [*self._layers_under[name], name]
        return names

    def svg(self) -> str:
        """Return the whole picture as it was when it was done."""
        groups = []
        for name in self.names:
            groups.append(f'<g data-part="{name}">{self._groups[name]}</g>\n')
        return "".join(groups)

    # What is drawn together.

    def piece(self, place: Rect, paint: Paint, *values: Any) -> None:
        """Write a piece. It is kept for its values and its size."""
        made_from = paint, place.width, place.height, values
        kept = self._kept.get(made_from)
        if kept is None:
            at_corner = Rect(0, 0, place.width, place.height)
            kept = self._keep(made_from, self._written(paint, at_corner, *values))
        self._write_at(place, kept)

    def faded(self, opacity: float, paint: Paint, *values: Any) -> None:
        """Write a group with an opacity."""
        svg = self._written(paint, *values)
        self._out.append(f'<g opacity="{short(opacity)}">{svg}</g>')

    def clipped(self, place: Rect, paint: Paint, *values: Any) -> None:
        """Write an inner picture that shows only a place."""
        left, top, width, height = place
        room = f'x="{left}" y="{top}" width="{width}" height="{height}"'
        self._out.append(f'<svg {room} viewBox="{left} {top} {width} {height}">')
        super().clipped(place, paint, *values)
        self._out.append("</svg>")

    def _written(self, paint: Paint, *values: Any) -> str:
        """Return what `paint(pen, *values)` writes; it is not added to the part."""
        out = self._out
        self._out = []
        try:
            paint(self, *values)
            svg = "".join(self._out)
        finally:
            self._out = out
        return svg

    def _keep(self, key: object, svg: str) -> str:
        """Keep a text under a key and return it. If there are too many, start again."""
        self._kept_letters += len(svg)
        if self._kept_letters > KEPT_AT_MOST:
            self._kept.clear()
            self._kept_letters = len(svg)
        self._kept[key] = svg
        return svg

    def _write_at(self, place: Rect, svg: str) -> None:
        """Write what begins at 0, 0 at the corner of a place."""
        corner = f"{place.left},{place.top}"
        self._out.append(f'<g transform="translate({corner})">{svg}</g>')

    # Strokes.

    def letters(
        self, text: str, box: Rect, size: int, role: str, weight: Weight
    ) -> None:
        """Write one line in its box."""
        if not text:
            return
        kind = CLASSES[weight]
        key = f"text {box.left} {box.top} {size} {kind} {role} {text}"
        if key not in self._kept:
            base_line = box.top + self.face.ascent(size)
            place = f'x="{box.left}" y="{base_line}" font-size="{size}"'
            tag = f'<text class="{kind}" {place} fill="{_colour(role)}">'
            self._keep(key, f"{tag}{escaped(text)}</text>")
        self._out.append(self._kept[key])

    def _draw_icons(
        self,
        icon: Icon,
        size: int,
        role: str,
        outline: Outline,
        centres: list[Pixel],
        opacity: float,
    ) -> None:
        halo, width = outline
        key = f"icon {icon.name} {size} {role} {halo} {width}"
        kept = self._kept.get(key) or self._keep(
            key, self._icon(icon, size, role, outline)
        )
        if opacity < 1:
            kept = f'{kept} opacity="{short(opacity)}"'
        for x, y in centres:
            self._out.append(f"{kept} {icon_transform(size, x, y)}/>")

    def _icon(self, icon: Icon, size: int, role: str, outline: Outline) -> str:
        """Return an icon without the end of its tag: attributes can be added."""
        path = f'<path d="{icon.value}"'
        colour = _colour(role)
        halo, width = outline
        if not width:
            return f'{path} fill="{colour}"'
        if halo:
            line = icon_line(size, _colour(halo), width)
            return f'{path} fill="{colour}" {line} paint-order="stroke"'
        name = f"around-{icon.name}"
        self._definitions[name] = icon_mask(name, icon)
        line = icon_line(size, colour, width)
        return f'{path} fill="none" {line} mask="url(#{name})"'

    def _draw_box(
        self, rect: Rect, role: str, edge: str, line: int, radius: int, opacity: float
    ) -> None:
        if rect.width <= 0 or rect.height <= 0:
            return
        svg = box_shape(rect, _colour(role), _colour(edge), line=line, radius=radius)
        if opacity < 1:
            svg += f' opacity="{short(opacity)}"'
        self._out.append(f"{svg}/>")

    def surround(self, inner: Rect, outer: Rect, role: str) -> None:
        """Write one rectangle with another one cut out of it."""
        path = rectangle_path(outer) + rectangle_path(inner.clip(outer))
        style = f'fill="{_colour(role)}" fill-rule="evenodd"'
        self._out.append(f'<path d="{path}" {style}/>')

    def path(
        self, points: tuple[Point, ...], role: str, width: float = 0, *, head: float = 0
    ) -> None:
        """Write a line, an area or an arrow."""
        colour = _colour(role)
        if head:
            svg = arrow_shape(points, colour, width, head)
        elif width:
            svg = line_shape(points, colour, width)
        else:
            svg = area_shape(points, colour)
        self._out.append(svg)

    def bars(self, place: Rect, role: str, bars: Bars) -> None:
        """Write bars as one path around all of them."""
        path = [f"M{place.left} {place.top}"]
        last_height = 0
        for width, height in bars:
            if height != last_height:
                path.append(f"v{height - last_height}")
                last_height = height
            path.append(f"h{width}")
        path.append(f"v{-last_height}z")
        self._out.append(f'<path d="{"".join(path)}" fill="{_colour(role)}"/>')

    def checks(
        self, place: Rect, edges: tuple[int, ...], light: str, dark: str, grid: int = 0
    ) -> None:
        """Write the squares of a board."""
        key = f"checks {edges} {light} {dark} {grid}"
        kept = self._kept.get(key)
        if kept is None:
            side = edges[-1]
            svg = rectangles([Rect(0, 0, side, side)], _colour(light))
            svg += rectangles(dark_squares(edges), _colour(dark))
            if grid:
                svg += rectangles(grid_lines(edges, grid), _colour("mark"))
            kept = self._keep(key, svg)
        self._write_at(place, kept)

    def hatch(self, place: Rect, role: str, lines: str) -> None:
        """Write a hatched square. Squares of one size and colour share a pattern."""
        left, top, width, height = place
        room = f'width="{width}" height="{height}"'
        name = f"hatch-{width}-{height}-{role}-{lines}"
        if name not in self._definitions:
            square = hatch_shape(width, height, _colour(role), _colour(lines))
            units = 'patternUnits="userSpaceOnUse"'
            pattern = f'<pattern id="{name}" {units} {room}>{square}</pattern>'
            self._definitions[name] = pattern
        transform = f'transform="translate({left},{top})"'
        self._out.append(f'<rect {room} {transform} fill="url(#{name})"/>')


def _colour(role: str) -> str:
    """Return the colour of a role as a variable of the style sheet, "" for no role."""
    return f"var(--{role})" if role else ""
