"""The pen that draws with pygame on a surface.

It keeps the pictures that it has made.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pygame

from ..pens import Bars, Pen, Point, Sheet, Weight
from ..pens.face import CODE_WEIGHTS
from ..pens.icons import Icon
from ..pens.part import Paint, Part
from ..pens.pen import Outline
from ..pens.rect import Pixel, Rect
from ..pens.svg_shapes import (
    area_shape,
    arrow_shape,
    box_shape,
    dark_squares,
    grid_lines,
    hatch_shape,
)
from ..pens.theme import Colour, Theme
from .svg_pictures import (
    IconStyle,
    icon_picture,
    line_strips,
    picture_of,
    svg_colour,
)
from .typeface import Typeface

KEPT_AT_MOST = 16_000_000
"""The most pixels of all pictures that are kept."""

OPACITIES = 8
"""The steps of an icon's opacity: for each step a picture of its own is kept."""


class SurfaceInk:
    """A theme's colours, and the pictures that were made in them."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.colours: dict[str, Colour] = theme.colours()
        # The colours as SVG takes them, "" for no role.
        self.svg = {role: svg_colour(colour) for role, colour in self.colours.items()}
        self.svg[""] = ""
        self.kept: dict[object, pygame.Surface] = {}
        self._pixels = 0

    def keep(self, key: object, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture that is kept under a key. If there is none, make it."""
        picture = self.kept.get(key)
        if picture is None:
            picture = make()
            self.kept[key] = picture
            self._pixels += picture.get_width() * picture.get_height()
            if self._pixels > KEPT_AT_MOST:
                self.kept.clear()
                self._pixels = 0
        return picture


class SurfacePen(Pen):
    """A pen for a surface.

    It paints its parts when it is `done`: those that have changed, and what lies over
    them.
    """

    face: Typeface

    def __init__(
        self, surface: pygame.Surface, sheet: Sheet, ink: SurfaceInk, face: Typeface
    ) -> None:
        super().__init__(sheet, ink.theme, face)
        self.surface = surface
        self.ink = ink
        self.colours = ink.colours
        # A piece looks different on a sheet with another unit or type.
        self._sheet_key = sheet.unit, sheet.text
        # What is painted again, and nothing outside it.
        self._area = _of_pygame(sheet.window)
        # The parts of the last picture, None before the first, and those of the next.
        self._parts: dict[str, Part] | None = None
        self._new_parts: dict[str, Part] = {}

    # Parts.

    def take(self, name: str, part: Part) -> None:
        """Add a part to those that are painted when the pen is done."""
        self._new_parts[name] = part

    def done(self) -> pygame.Rect:
        """Paint all that has changed since the last time; return a place around it."""
        window = _of_pygame(self.sheet.window)
        areas = self._changed_areas()
        parts = self._new_parts
        self._parts = parts
        self._new_parts = {}
        entries = list(parts.items())
        places = []
        for part in parts.values():
            room = part.room
            places.append((room.left, room.top, room.width, room.height))
        for area in areas:
            touched = area.collidelistall(places)
            self._paint_area(area, [entries[k] for k in touched])
        self._area = window
        self.clip_to(None)
        if not areas:
            return pygame.Rect(0, 0, 0, 0)
        return areas[0].unionall(areas).clip(window)

    def _changed_areas(self) -> list[pygame.Rect]:
        """Return the areas in which parts have changed, come or gone.

        No two areas have a pixel in common. At first it is the whole window.
        """
        if self._parts is None:
            return [_of_pygame(self.sheet.window)]
        old_parts = self._parts
        new_parts = self._new_parts
        rooms = [part.room for name, part in old_parts.items() if name not in new_parts]
        for name, part in new_parts.items():
            old = old_parts.get(name)
            # A widget that was not drawn again is the same part.
            if part is old:
                continue
            if old is None:
                rooms.append(part.room)
            elif not part.is_as(old):
                rooms.append(part.room)
                if old.room != part.room:
                    rooms.append(old.room)
        return merged(rooms)

    def _paint_area(self, area: pygame.Rect, parts: list[tuple[str, Part]]) -> None:
        """Paint an area again. The parts are those that touch it, the lowest one first.

        Nothing is visible below a part that fills the whole area, so it begins with the
        highest of those, or with the colour of the window if there is none.
        """
        self._area = area
        # Nothing is drawn outside the area.
        self.clip_to(None)
        lowest_visible = None
        for k, (_, part) in enumerate(parts):
            if part.fills and _of_pygame(part.room).contains(area):
                lowest_visible = k
        if lowest_visible is None:
            self.surface.fill(self.colours["window"], area)
        for name, part in parts[lowest_visible or 0 :]:
            # The method of Pen, which paints at once.
            super().take(name, part)

    # What is drawn together.

    def piece(self, place: Rect, paint: Paint, *values: Any) -> None:
        """Draw a piece from a picture that is kept."""
        width = place.width
        height = place.height
        if width <= 0 or height <= 0:
            return
        key = paint, width, height, self._sheet_key, values
        picture = self.ink.kept.get(key) or self.ink.keep(
            key, lambda: self._painted(place.size, paint, *values)
        )
        self.surface.blit(picture, (place.left, place.top))

    def _painted(self, size: Pixel, paint: Paint, *values: Any) -> pygame.Surface:
        """Return what `paint(pen, place, *values)` paints, on a surface of its own."""
        surface = self.surface
        area = self._area
        clip = self._clip
        place = Rect(0, 0, *size)
        picture = pygame.Surface(size)
        self.surface = picture
        self._area = _of_pygame(place)
        self.clip_to(None)
        try:
            paint(self, place, *values)
        finally:
            self.surface = surface
            self._area = area
            self.clip_to(clip)
        return picture

    def faded(self, opacity: float, paint: Paint, *values: Any) -> None:
        """Draw something, and over it what was there before, as it is not opaque."""
        clip = self.surface.get_clip()
        before = self.surface.subsurface(clip).copy()
        super().faded(opacity, paint, *values)
        before.set_alpha(round(255 * (1 - opacity)))
        self.surface.blit(before, clip)

    def clip_to(self, place: Rect | None) -> None:
        """Draw only inside a place, and never outside the area that is painted again.

        None is the whole area.
        """
        super().clip_to(place)
        area = self._area
        if place is not None:
            area = area.clip(_of_pygame(place))
        self.surface.set_clip(area)

    # Strokes.

    def letters(
        self, text: str, box: Rect, size: int, role: str, weight: Weight
    ) -> None:
        """Draw one line in its box from a picture that is kept."""
        is_smooth = self.face.is_smooth

        def make() -> pygame.Surface:
            font = self.face.font(size, weight)
            return font.render(text, is_smooth, self.colours[role])

        key = "text", text, size, role, weight, is_smooth
        picture = self.ink.kept.get(key) or self.ink.keep(key, make)
        top = box.top
        if weight in CODE_WEIGHTS:
            top -= self.face.rise(size, weight)
        self.surface.blit(picture, (box.left, top))

    def _draw_icons(
        self,
        icon: Icon,
        size: int,
        role: str,
        outline: Outline,
        centres: list[Pixel],
        opacity: float,
    ) -> None:
        opacity = round(OPACITIES * opacity) / OPACITIES

        def make() -> pygame.Surface:
            halo, width = outline
            colours = self.ink.svg
            style = IconStyle(icon, size, colours[role], colours[halo], width)
            picture = icon_picture(style)
            if opacity < 1:
                picture.set_alpha(round(255 * opacity))
            return picture

        key = "icon", icon, size, role, outline, opacity
        picture = self.ink.kept.get(key) or self.ink.keep(key, make)
        half_width = picture.get_width() // 2
        half_height = picture.get_height() // 2
        for x, y in centres:
            self.surface.blit(picture, (x - half_width, y - half_height))

    def _draw_box(
        self, rect: Rect, role: str, edge: str, line: int, radius: int, opacity: float
    ) -> None:
        place = _of_pygame(rect)
        if opacity < 1:
            veil = pygame.Surface(place.size)
            veil.fill(self.colours[role])
            veil.set_alpha(round(255 * opacity))
            self.surface.blit(veil, place)
        elif radius:
            self._draw_round_box(place, role, edge, line, radius)
        else:
            if role:
                self.surface.fill(self.colours[role], place)
            if edge:
                inner = place.inflate(-2 * line, -2 * line)
                self._fill_between(inner, place, edge)

    def _draw_round_box(
        self, place: pygame.Rect, role: str, edge: str, line: int, radius: int
    ) -> None:
        """Draw a box with round corners: their picture is kept, the rest is filled.

        It may have no role or no edge, and is at least as large as its corners.
        """

        def make() -> pygame.Surface:
            square = Rect(0, 0, 2 * radius, 2 * radius)
            colours = self.ink.svg
            shape = box_shape(square, colours[role], colours[edge], line, radius)
            return picture_of(square.size, f"{shape}/>")

        key = "corners", role, edge, line, radius
        corners = self.ink.kept.get(key) or self.ink.keep(key, make)
        left, top, width, height = place
        right = place.right - radius
        bottom = place.bottom - radius
        inner_width = width - 2 * radius
        inner_height = height - 2 * radius
        if role:
            colour = self.colours[role]
            self.surface.fill(colour, (left + radius, top, inner_width, height))
            self.surface.fill(colour, (left, top + radius, radius, inner_height))
            self.surface.fill(colour, (right, top + radius, radius, inner_height))
        if line:
            colour = self.colours[edge]
            for y in (top, place.bottom - line):
                self.surface.fill(colour, (left + radius, y, inner_width, line))
            for x in (left, place.right - line):
                self.surface.fill(colour, (x, top + radius, line, inner_height))
        for x, corner_x in ((left, 0), (right, radius)):
            for y, corner_y in ((top, 0), (bottom, radius)):
                corner = (corner_x, corner_y, radius, radius)
                self.surface.blit(corners, (x, y), corner)

    def surround(self, inner: Rect, outer: Rect, role: str) -> None:
        """Fill what lies between two rectangles."""
        self._fill_between(_of_pygame(inner), _of_pygame(outer), role)

    def _fill_between(self, inner: pygame.Rect, outer: pygame.Rect, role: str) -> None:
        """Fill what lies inside `outer` and not inside `inner`."""
        top = max(outer.top, inner.top)
        bottom = min(outer.bottom, inner.bottom)
        for left, right, upper, lower in (
            (outer.left, outer.right, outer.top, top),
            (outer.left, outer.right, bottom, outer.bottom),
            (outer.left, inner.left, top, bottom),
            (inner.right, outer.right, top, bottom),
        ):
            if left < right and upper < lower:
                place = (left, upper, right - left, lower - upper)
                self.surface.fill(self.colours[role], place)

    def path(
        self, points: tuple[Point, ...], role: str, width: float = 0, *, head: float = 0
    ) -> None:
        """Draw a line, an area or an arrow."""
        if width and not head:
            self._draw_line(points[0], points[-1], role, width)
            return
        margin = math.ceil(max(width, head))
        left = math.floor(min([x for x, _ in points])) - margin
        top = math.floor(min([y for _, y in points])) - margin
        right = math.ceil(max([x for x, _ in points])) + margin
        bottom = math.ceil(max([y for _, y in points])) + margin
        box = Rect(left, top, right - left, bottom - top)
        relative = tuple([(x - left, y - top) for x, y in points])
        colour = self.ink.svg[role]
        if head:
            shape = arrow_shape(relative, colour, width, head)
        else:
            shape = area_shape(relative, colour)
        self.surface.blit(self._shape_picture(box.size, shape), box.topleft)

    def _draw_line(self, start: Point, end: Point, role: str, width: float) -> None:
        """Draw a straight line, strip by strip."""
        left = math.floor(start[0])
        top = math.floor(start[1])
        # Lines of the same length and slope have the same pictures.
        strips = line_strips(
            (start[0] - left, start[1] - top),
            (end[0] - left, end[1] - top),
            self.ink.svg[role],
            width,
        )
        for (x, y), picture in strips:
            self.surface.blit(picture, (left + x, top + y))

    def _shape_picture(self, size: Pixel, shape: str) -> pygame.Surface:
        """Return the picture of a shape, which is kept."""
        return self.ink.keep(("shape", size, shape), lambda: picture_of(size, shape))

    def bars(self, place: Rect, role: str, bars: Bars) -> None:
        """Fill each bar."""
        colour = self.colours[role]
        fill = self.surface.fill
        left = place.left
        top = place.top
        for width, height in bars:
            if height:
                fill(colour, (left, top, width, height))
            left += width

    def checks(
        self, place: Rect, edges: tuple[int, ...], light: str, dark: str, grid: int = 0
    ) -> None:
        """Draw the squares of a board."""
        side = edges[-1]

        def make() -> pygame.Surface:
            picture = pygame.Surface((side, side))
            picture.fill(self.colours[light])
            for square in dark_squares(edges):
                picture.fill(self.colours[dark], tuple(square))
            if grid:
                for line in grid_lines(edges, grid):
                    picture.fill(self.colours["mark"], tuple(line))
            return picture

        picture = self.ink.keep(("checks", edges, light, grid), make)
        self.surface.blit(picture, place.topleft)

    def hatch(self, place: Rect, role: str, lines: str) -> None:
        """Draw a hatched square."""
        width, height = place.size

        def make() -> pygame.Surface:
            colours = self.ink.svg
            shape = hatch_shape(width, height, colours[role], colours[lines])
            picture = pygame.Surface(place.size)
            picture.blit(picture_of(place.size, shape), (0, 0))
            return picture

        picture = self.ink.keep(("hatch", width, height, role), make)
        self.surface.blit(picture, place.topleft)


def _of_pygame(rect: Rect) -> pygame.Rect:
    """Return a rectangle as one of pygame's."""
    return pygame.Rect(rect.left, rect.top, rect.width, rect.height)


def merged(places: list[Rect]) -> list[pygame.Rect]:
    """Return areas that cover all places, of which no two have a pixel in common."""
    areas = list[pygame.Rect]()
    for place in places:
        area = _of_pygame(place)
        meeting = area.collidelistall(areas)
        while meeting:
            area.unionall_ip([areas.pop(k) for k in reversed(meeting)])
            meeting = area.collidelistall(areas)
        if area:
            areas.append(area)
    return areas
