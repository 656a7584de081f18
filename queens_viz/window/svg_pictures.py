"""Pictures that pygame makes from SVG, so that shapes look as they do in a page."""

from __future__ import annotations

import io
import math
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import pygame

from ..pens.icons import Icon, Point
from ..pens.rect import Pixel, Rect
from ..pens.svg_shapes import box_shape, icon_line, icon_transform, line_shape
from ..pens.theme import LIGHT, Colour

STRIP = 64
"""The length in pixels of the strips into which a line is cut."""

EMBLEM_CORNER = 0.2
"""The radius of the emblem's corners as a part of its side."""

EMBLEM_QUEEN = 0.72
"""The size of the queen on the emblem as a part of its side."""


def svg_colour(colour: Colour) -> str:
    """Return a colour as SVG takes it.

    >>> svg_colour((24, 42, 92))
    '#182a5c'
    """
    return f"#{bytes(colour).hex()}"


def picture_of(size: Pixel, shapes: str) -> pygame.Surface:
    """Return a picture with clear ground of shapes in SVG; its size is in pixels."""
    width, height = size
    attributes = f'xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
    file = io.BytesIO(f"<svg {attributes}>{shapes}</svg>".encode())
    picture = pygame.image.load(file, "picture.svg")
    # A surface whose bytes are in pygame's own order is drawn many times faster.
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return surface


class IconStyle(NamedTuple):
    """What an icon looks like, in colours of SVG."""

    icon: Icon
    size: int  # pixels of its square's side
    colour: str
    halo: str = ""  # "" if it has none
    line: float = (
        0.0  # pixels of the width of the halo, or of the outline if it has none
    )

    @property
    def is_hollow(self) -> bool:
        """Whether only the outline is drawn."""
        return self.line > 0 and not self.halo


def icon_picture(style: IconStyle) -> pygame.Surface:
    """Return the picture of an icon, with room for its line around it."""
    margin = math.ceil(style.line)
    side = style.size + 2 * margin
    middle = style.size // 2 + margin
    place = icon_transform(style.size, middle, middle)
    path = f'<path d="{style.icon.value}" {place}'
    filled = f'{path} fill="{style.colour}"/>'
    if not style.line:
        return picture_of((side, side), filled)
    line = icon_line(style.size, style.halo or style.colour, style.line)
    outline = f'{path} fill="none" {line}/>'
    if not style.is_hollow:
        return picture_of((side, side), outline + filled)
    picture = picture_of((side, side), outline)
    # Black has no red, green and blue, so only the opacity is subtracted.
    inside = picture_of((side, side), f'{path} fill="#000"/>')
    picture.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return picture


def emblem(side: int) -> pygame.Surface:
    """Return the program's emblem: a queen on the blue of the search."""
    square = Rect(0, 0, side, side)
    # Rounded up: so the very corner is clear in the smallest size, too.
    radius = math.ceil(EMBLEM_CORNER * side)
    ground = box_shape(square, svg_colour(LIGHT.accent), radius=radius)
    picture = picture_of(square.size, f"{ground}/>")
    size = round(EMBLEM_QUEEN * side)
    crown = icon_picture(IconStyle(Icon.CROWN, size, svg_colour(LIGHT.on_accent)))
    picture.blit(crown, crown.get_rect(center=square.center))
    return picture


class LineStrip(NamedTuple):
    """The picture of a part of a line, and its corner relative to the line's."""

    corner: Pixel
    picture: pygame.Surface


@lru_cache(maxsize=128)
def line_strips(
    start: Point, end: Point, colour: str, width: float
) -> tuple[LineStrip, ...]:
    """Return the pictures of the strips of a line, whose points may be anywhere.

    The picture of a long slanted line would have many pixels, and nearly all of them
    would be clear. Those of its strips have few. The strips meet at whole pixels, and
    in each the line reaches beyond its edge, so that no seams are seen.
    """
    dx = end[0] - start[0]
    dy = end[1] - start[1]
    is_steep = abs(dy) > abs(dx)
    if is_steep:
        # It is cut from top to bottom: x and y are exchanged, and again in the shapes.
        start = start[::-1]
        end = end[::-1]
    strips = []
    for place, ends_along_x in _strips_along_x(start, end, width):
        ends = ends_along_x
        corner = place.topleft
        size = place.size
        if is_steep:
            corner = corner[::-1]
            size = size[::-1]
            ends = tuple([end[::-1] for end in ends])
        picture = picture_of(size, line_shape(ends, colour, width))
        strips.append(LineStrip(corner, picture))
    return tuple(strips)


def _strips_along_x(
    start: Point, end: Point, width: float
) -> Iterator[tuple[Rect, tuple[Point, ...]]]:
    """Cut a line that is at least as wide as high into strips.

    Yield the place of each, and the line's points in it, relative to the place.
    """
    if end[0] < start[0]:
        start, end = end, start
    length = end[0] - start[0]
    slope = 0.0
    if length > 0:
        slope = (end[1] - start[1]) / length
    # The ends of a slanted line reach beyond its points, by less than its width.
    first = math.floor(start[0] - width)
    last = math.ceil(end[0] + width)
    for left in range(first, last, STRIP):
        right = min(left + STRIP, last)
        from_x = max(start[0], left - width)
        to_x = min(end[0], right + width)
        from_y = start[1] + slope * (from_x - start[0])
        to_y = start[1] + slope * (to_x - start[0])
        top = math.floor(min(from_y, to_y) - width)
        bottom = math.ceil(max(from_y, to_y) + width)
        place = Rect(left, top, right - left, bottom - top)
        points = ((from_x - left, from_y - top), (to_x - left, to_y - top))
        yield place, points
