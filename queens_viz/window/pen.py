"""The pen that draws with pygame on a surface. What it has drawn once it keeps, part by part and picture by picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from ..pens import Bars, Icon, Pen, Point, Sheet, Weight
from ..pens.part import Paint, Part
from ..pens.rect import Pixel, Rect, whole
from ..pens.theme import Colour, Theme
from .outlines import (
    draw_arrow,
    draw_card,
    draw_checks,
    draw_corners,
    draw_hatch,
    draw_icon,
    fill_around,
    line_picture,
    smooth_line,
)
from .typeface import Typeface

KEPT_AT_MOST = 16_000_000
"""Pixels of the pictures that are kept at most: squares of every size of board would be more."""

SHORT_LINE = 12_000
"""Pixels around a line up to which it is kept as a picture, as smooth as an icon."""


class SurfaceInk:
    """A theme's colours, and the pictures that were made in them."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.colours: dict[str, Colour] = theme.colours()
        self.kept: dict[object, pygame.Surface] = {}
        self._pixels = 0

    def keep(self, key: object, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture kept under a key, made now if there is none."""
        picture = self.kept.get(key)
        if picture is None:
            picture = self.kept[key] = make()
            self._pixels += picture.get_width() * picture.get_height()
            if self._pixels > KEPT_AT_MOST:
                self.kept.clear()
                self._pixels = 0
        return picture


class SurfacePen(Pen):
    """A pen for a surface. Its parts are painted when it is `done`: those that changed, and what lies over them."""

    face: Typeface

    def __init__(
        self, surface: pygame.Surface, sheet: Sheet, ink: SurfaceInk, face: Typeface
    ) -> None:
        super().__init__(sheet, ink.theme, face)
        self.surface, self.colours, self.kept, self.keep = (
            surface,
            ink.colours,
            ink.kept,
            ink.keep,
        )
        # All on which it depends, beside its values, how a piece looks.
        self._around = sheet.unit, sheet.text
        self._area = _of_pygame(sheet.window)
        self._parts: dict[str, Part] | None = None
        self._coming: dict[str, Part] = {}

    def take(self, name: str, part: Part) -> None:
        """Note a part that is to be painted when the pen is done."""
        self._coming[name] = part

    def done(self) -> pygame.Rect:
        """Paint all that has changed since the last time, and return where."""
        before, now = self._parts or {}, self._coming
        is_first, self._parts, self._coming = self._parts is None, now, {}
        stale = [part.room for name, part in before.items() if name not in now]
        for name, part in now.items():
            old = before.get(name)
            # A widget that was not drawn again is the same part.
            if part is not old and not part.is_as(old):
                stale.append(part.room)
                if old and old.room != part.room:
                    stale.append(old.room)
        if is_first:
            stale = [self.sheet.window]
        areas, rooms, parts = (
            merged(stale),
            [part.room for part in now.values()],
            list(now.items()),
        )
        places = [(room.left, room.top, room.width, room.height) for room in rooms]
        for area in areas:
            self._paint_anew(area, [parts[k] for k in area.collidelistall(places)])
        self._area = window = _of_pygame(self.sheet.window)
        self.see(None)
        return (
            areas[0].unionall(areas).clip(window) if areas else pygame.Rect(0, 0, 0, 0)
        )

    def _paint_anew(self, area: pygame.Rect, parts: list[tuple[str, Part]]) -> None:
        """Paint all that parts have in an area."""
        self._area = area
        self.see(None)
        filling = [
            k
            for k, (_, part) in enumerate(parts)
            if part.fills and _of_pygame(part.room).contains(area)
        ]
        if not filling:
            self.surface.fill(self.colours["window"], area)
        for name, part in parts[filling[-1] if filling else 0 :]:
            super().take(name, part)

    def piece(self, place: Rect, paint: Paint, *values: Any) -> None:
        """Draw something from a picture that is kept."""
        width, height = place.width, place.height
        if width <= 0 or height <= 0:
            return
        made_from = paint, width, height, self._around, values
        picture = self.kept.get(made_from) or self.keep(
            made_from, lambda: self._apart(place.size, paint, *values)
        )
        self.surface.blit(picture, (place.left, place.top))

    def faded(self, opacity: float, paint: Paint, *values: Any) -> None:
        """Draw something, and over it what lay there, as far as it is not opacity."""
        seen = self.surface.get_clip()
        under = self.surface.subsurface(seen).copy()
        super().faded(opacity, paint, *values)
        under.set_alpha(round(255 * (1 - opacity)))
        self.surface.blit(under, seen)

    def _apart(self, size: Pixel, paint: Paint, *values: Any) -> pygame.Surface:
        """Return the picture of a piece of some size, drawn on a surface of its own."""
        surface, area, clip = self.surface, self._area, self._clip
        place = Rect(0, 0, *size)
        self.surface, self._area = pygame.Surface(size), _of_pygame(place)
        self.see(None)
        paint(self, place, *values)
        picture, self.surface, self._area = self.surface, surface, area
        self.see(clip)
        return picture

    def see(self, clip: Rect | None) -> None:
        """Let a place be seen, and no more than what is painted anew."""
        super().see(clip)
        self.surface.set_clip(
            self._area if clip is None else self._area.clip(_of_pygame(clip))
        )

    def letters(
        self, text: str, box: Rect, size: int, role: str, weight: Weight
    ) -> None:
        """Draw one line in its box, from a picture that is kept."""
        made_from = "text", text, size, role, weight, self.face.is_smooth
        picture = self.kept.get(made_from) or self.keep(
            made_from,
            lambda: self.face.font(size, weight).render(
                text, self.face.is_smooth, self.colours[role]
            ),
        )
        self.surface.blit(picture, (box.left, box.top))

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
        # In eighths, for each share makes a picture of its own that is kept.
        opacity = round(8 * opacity) / 8

        def draw() -> pygame.Surface:
            made = draw_icon(
                icon, size, self.colours[role], self.colours.get(second), width
            )
            if opacity < 1:
                made.set_alpha(round(255 * opacity))
            return made

        made_from = "shape", icon, size, role, second, width, opacity
        picture = self.kept.get(made_from) or self.keep(made_from, draw)
        left, top = picture.get_width() // 2, picture.get_height() // 2
        for x, y in centres:
            self.surface.blit(picture, (x - left, y - top))

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
        surface = self.surface
        place = _of_pygame(rect)
        if opacity < 1:
            veil = pygame.Surface(place.size)
            veil.fill(self.colours[role])
            veil.set_alpha(round(255 * opacity))
            surface.blit(veil, place)
        elif around:
            fill_around(surface, self.colours[role], place, _of_pygame(around))
        elif edge and not radius:
            if role:
                surface.fill(self.colours[role], place)
            fill_around(
                surface, self.colours[edge], place, place.inflate(-2 * line, -2 * line)
            )
        elif radius:
            fill, border = self.colours.get(role), self.colours[edge or role]
            made_from = "corners", role, edge, radius, line
            corners = self.kept.get(made_from) or self.keep(
                made_from, lambda: draw_corners(fill, border, radius, line)
            )
            draw_card(surface, place, fill, border, line, corners)
        else:
            surface.fill(self.colours[role], place)

    def path(
        self, points: tuple[Point, ...], role: str, width: float = 0, *, head: float = 0
    ) -> None:
        """Draw a line, what lies between points, or an arrow."""
        colour = self.colours[role]
        if head:
            draw_arrow(self.surface, points, colour, width, head)
        elif not width:
            pygame.draw.polygon(self.surface, colour, points)
        else:
            self._line(points[0], points[-1], colour, width)

    def _line(self, start: Point, end: Point, colour: Colour, width: float) -> None:
        across, down = whole((end[0] - start[0], end[1] - start[1]))
        if (abs(across) + width) * (abs(down) + width) > SHORT_LINE:
            smooth_line(self.surface, colour, start, end, width)
            return
        x, y = whole(start)
        picture = line_picture(across, down, colour, round(width, 1))
        box = picture.get_rect(center=whole((x + across / 2, y + down / 2)))
        if box.colliderect(self.surface.get_clip()):
            self.surface.blit(picture, box)

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
        picture = self.keep(
            ("checks", edges, light, grid),
            lambda: draw_checks(
                edges,
                self.colours[light],
                self.colours[dark],
                self.colours["mark"],
                grid,
            ),
        )
        self.surface.blit(picture, place.topleft)

    def hatch(self, place: Rect, role: str, lines: str) -> None:
        """Draw a hatched square."""
        key = "hatch", place.size, role
        self.surface.blit(
            self.keep(
                key,
                lambda: draw_hatch(place.size, self.colours[role], self.colours[lines]),
            ),
            place.topleft,
        )


def _of_pygame(rect: Rect) -> pygame.Rect:
    """Return a rectangle as one of pygame's."""
    return pygame.Rect(rect.left, rect.top, rect.width, rect.height)


def merged(areas: list[Rect]) -> list[pygame.Rect]:
    """Return areas of which no two share a pixel, and which cover all that some others cover."""
    found = list[pygame.Rect]()
    for one in areas:
        area = _of_pygame(one)
        while meeting := area.collidelistall(found):
            area.unionall_ip([found.pop(k) for k in reversed(meeting)])
        if area:
            found.append(area)
    return found
