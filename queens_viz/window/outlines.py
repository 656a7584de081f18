"""Outlines, lines and round corners, drawn larger than they are shown, so that their edges are smooth."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import pygame

from ..pens.icons import Disc, Icon, Point
from ..pens.pen import HATCHES, dark_squares, grid_lines
from ..pens.rect import whole
from ..pens.theme import Colour

SMOOTH = 4
"""How many times larger than it is shown a picture is drawn, to be scaled down."""


def fill_around(
    surface: pygame.Surface, colour: Colour, outer: pygame.Rect, inner: pygame.Rect
) -> None:
    """Fill what lies in one rectangle and not in another, which costs less than painting over it."""
    top, bottom = max(outer.top, inner.top), min(outer.bottom, inner.bottom)
    for left, right, upper, lower in (
        (outer.left, outer.right, outer.top, top),
        (outer.left, outer.right, bottom, outer.bottom),
        (outer.left, inner.left, top, bottom),
        (inner.right, outer.right, top, bottom),
    ):
        if left < right and upper < lower:
            surface.fill(colour, (left, upper, right - left, lower - upper))


def large_picture(width: int, height: int, colour: Colour) -> pygame.Surface:
    """Return a clear picture, SMOOTH times as large. Its colour is there unseen, so that its edges don't darken."""
    large = pygame.Surface((width * SMOOTH, height * SMOOTH), pygame.SRCALPHA)
    large.fill((*colour, 0))
    return large


def scaled_down(large: pygame.Surface) -> pygame.Surface:
    """Return what was drawn SMOOTH times as large."""
    return pygame.transform.smoothscale(
        large, (large.get_width() // SMOOTH, large.get_height() // SMOOTH)
    )


def draw_icon(
    icon: Icon, size: int, colour: Colour, second: Colour | None, edge: float = 0
) -> pygame.Surface:
    """Return the picture of an icon with a halo in a second colour; without that, an edge so wide is a hollow line."""
    side = size + 2 * math.ceil(edge)
    large = large_picture(side, side, second or colour)
    if edge:
        _draw_outline(large, icon, size, second or colour, edge)
    is_hollow = edge and not second
    _draw_outline(large, icon, size, (*colour, 0) if is_hollow else colour, 0)
    return scaled_down(large)


def _draw_outline(
    large: pygame.Surface,
    icon: Icon,
    size: int,
    colour: Colour | tuple[int, ...],
    grow: float,
) -> None:
    """Draw an icon of `size` pixels in the middle of a surface SMOOTH times as large, grown by some pixels."""
    middle, size, grow = large.get_width() / 2, size * SMOOTH, grow * SMOOTH

    def at(point: Point) -> Point:
        return middle + (point[0] - 0.5) * size, middle + (point[1] - 0.5) * size

    for part in icon.value:
        if isinstance(part, Disc):
            pygame.draw.circle(
                large, colour, at(part.centre), part.radius * size + grow
            )
            continue
        corners = [at(corner) for corner in part]
        pygame.draw.polygon(large, colour, corners)
        if grow > 0:
            for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
                pygame.draw.polygon(large, colour, bar(start, end, 2 * grow))
                pygame.draw.circle(large, colour, start, grow)


def bar(start: Point, end: Point, width: float) -> list[Point]:
    """Return the corners of a straight line of some width."""
    x, y = end[0] - start[0], end[1] - start[1]
    length = math.hypot(x, y) or 1
    x, y = x / length * width / 2, y / length * width / 2
    return [
        (start[0] - y, start[1] + x),
        (start[0] + y, start[1] - x),
        (end[0] + y, end[1] - x),
        (end[0] - y, end[1] + x),
    ]


def draw_card(
    surface: pygame.Surface,
    rect: pygame.Rect,
    ground: Colour | None,
    border: Colour,
    line: int,
    corners: pygame.Surface,
) -> None:
    """Draw a rectangle whose corners are those of a picture; without a ground it is empty."""
    radius = corners.get_width() // 2
    across, down = rect.inflate(-2 * radius, 0), rect.inflate(0, -2 * radius)
    if ground:
        surface.fill(ground, across)
        fill_around(surface, ground, down, across)
    if line:
        fill_around(surface, border, across, across.inflate(0, -2 * line))
        fill_around(surface, border, down, down.inflate(-2 * line, 0))
    for right in (0, 1):
        for low in (0, 1):
            surface.blit(
                corners,
                (
                    rect.right - radius if right else rect.left,
                    rect.bottom - radius if low else rect.top,
                ),
                (right * radius, low * radius, radius, radius),
            )


def draw_corners(
    fill: Colour | None, border: Colour, radius: int, line: int
) -> pygame.Surface:
    """Return the picture of a card's four corners, beside one another."""
    large = large_picture(2 * radius, 2 * radius, border)
    for colour, shorter in ((border, 0), (fill or (*border, 0), line)):
        pygame.draw.circle(
            large,
            colour,
            (radius * SMOOTH, radius * SMOOTH),
            (radius - shorter) * SMOOTH,
        )
    return scaled_down(large)


@lru_cache(maxsize=512)
def line_picture(
    across: int, down: int, colour: Colour, width: float
) -> pygame.Surface:
    """Return the picture of a straight line that leads so far across and down, its middle in the picture's."""
    margin = math.ceil(width)
    large = large_picture(abs(across) + 2 * margin, abs(down) + 2 * margin, colour)
    x, y = large.get_width() / 2, large.get_height() / 2
    half = across * SMOOTH / 2, down * SMOOTH / 2
    pygame.draw.polygon(
        large,
        colour,
        bar((x - half[0], y - half[1]), (x + half[0], y + half[1]), width * SMOOTH),
    )
    return scaled_down(large)


def smooth_line(
    surface: pygame.Surface, colour: Colour, start: Point, end: Point, width: float
) -> None:
    """Draw a straight line with smooth edges."""
    # Polygons end at whole pixels; the smooth edges make up for what that leaves over.
    _fill(
        surface,
        colour,
        [whole(corner) for corner in bar(start, end, width - 0.4)],
        bar(start, end, width),
    )


def _fill(
    surface: pygame.Surface, colour: Colour, inside: Sequence[Point], edge: list[Point]
) -> None:
    """Fill what lies inside an edge, which is smooth, on a copy of what lies there: a clip would make another edge."""
    columns, rows = zip(*edge, strict=True)
    left, top = math.floor(min(columns)) - 2, math.floor(min(rows)) - 2
    box = pygame.Rect(
        left, top, math.ceil(max(columns)) + 3 - left, math.ceil(max(rows)) + 3 - top
    )
    box = box.clip(surface.get_rect())
    if surface.get_clip().colliderect(box):
        picture = surface.subsurface(box).copy()
        pygame.draw.polygon(
            picture, colour, [(x - box.left, y - box.top) for x, y in inside]
        )
        pygame.draw.aalines(
            picture, colour, True, [(x - box.left, y - box.top) for x, y in edge]
        )
        surface.blit(picture, box)


def draw_arrow(
    surface: pygame.Surface,
    points: tuple[Point, ...],
    colour: Colour,
    width: float,
    head: float,
) -> None:
    """Draw an arrow from the first point, sideways, up or down, and back to the last, where its head ends."""
    (edge, low), (turn, _), _, (tip, high) = points
    side = 1 if turn > edge else -1
    for start, end in (
        ((edge, low), (turn + side * width / 2, low)),
        ((turn, low + width / 2), (turn, high - width / 2)),
        ((turn + side * width / 2, high), (edge + side * head, high)),
    ):
        pygame.draw.polygon(surface, colour, bar(start, end, width))
    corners = [
        (tip, high),
        (edge + side * head, high - head),
        (edge + side * head, high + head),
    ]
    _fill(surface, colour, corners, corners)


def draw_checks(
    edges: tuple[int, ...], light: Colour, dark: Colour, ink: Colour, grid: int
) -> pygame.Surface:
    """Return the picture of a board's squares, whose lines are `grid` pixels wide."""
    picture = pygame.Surface((edges[-1], edges[-1]))
    picture.fill(light)
    for square in dark_squares(edges):
        picture.fill(dark, tuple(square))
    for line in grid_lines(edges, grid):
        picture.fill(ink, tuple(line))
    return picture


def draw_hatch(size: tuple[int, int], ground: Colour, ink: Colour) -> pygame.Surface:
    """Return the picture of a hatched square, whose lines go on in the squares beside it."""
    width, height = size[0] * SMOOTH, size[1] * SMOOTH
    large = pygame.Surface((width, height))
    large.fill(ground)
    for k in range(2 * HATCHES + 1):
        start = (k - HATCHES) / HATCHES * width
        pygame.draw.polygon(
            large, ink, bar((start, height), (start + width, 0), width / 32)
        )
    return scaled_down(large)
