"""Outlines, lines and round corners, drawn larger than they are seen so that their edges are smooth."""

from __future__ import annotations

import math
from enum import Enum
from typing import NamedTuple

import pygame

from ..looks.theme import Colour

SMOOTH = 4
"""How many times larger than it is shown a picture is drawn, to be scaled down."""

Point = tuple[float, float]


class Disc(NamedTuple):
    """A filled circle of an outline, in a square of side 1, y downwards."""

    centre: Point
    radius: float


class Area(NamedTuple):
    """A filled polygon of an outline, in a square of side 1, y downwards."""

    corners: tuple[Point, ...]


class Icon(Enum):
    """The outlines that no typeface holds, each a tuple of discs and areas."""

    CROWN = (
        Disc((0.18, 0.328), 0.051),
        Disc((0.402, 0.224), 0.051),
        Disc((0.598, 0.224), 0.051),
        Disc((0.82, 0.328), 0.051),
        Area((
            (0.205, 0.36), (0.329, 0.546), (0.402, 0.25), (0.5, 0.511), (0.598, 0.25),
            (0.671, 0.546), (0.795, 0.36), (0.729, 0.69), (0.271, 0.69),
        )),
        Area(((0.262, 0.722), (0.738, 0.722), (0.738, 0.792), (0.262, 0.792))),
    )  # fmt: skip
    DISC = (Disc((0.5, 0.5), 0.25),)
    CROSS = (
        Area(((0.06, 0.19), (0.19, 0.06), (0.94, 0.81), (0.81, 0.94))),
        Area(((0.81, 0.06), (0.94, 0.19), (0.19, 0.94), (0.06, 0.81))),
    )
    THIN_CROSS = (
        Area(((0.12, 0.17), (0.17, 0.12), (0.88, 0.83), (0.83, 0.88))),
        Area(((0.83, 0.12), (0.88, 0.17), (0.17, 0.88), (0.12, 0.83))),
    )
    TICK = (
        Area(((0.08, 0.54), (0.17, 0.45), (0.38, 0.66), (0.38, 0.84))),
        Area(((0.38, 0.66), (0.84, 0.14), (0.94, 0.22), (0.38, 0.84))),
    )
    TRIANGLE = (Area(((0.5, 0.12), (0.92, 0.84), (0.08, 0.84))),)
    PAUSE = (
        Area(((0.2, 0.12), (0.4, 0.12), (0.4, 0.88), (0.2, 0.88))),
        Area(((0.6, 0.12), (0.8, 0.12), (0.8, 0.88), (0.6, 0.88))),
    )
    RETURN = (
        Area(((0.04, 0.42), (0.4, 0.12), (0.4, 0.72))),
        Area(((0.36, 0.35), (0.82, 0.35), (0.82, 0.49), (0.36, 0.49))),
        Area(((0.7, 0.36), (0.84, 0.36), (0.84, 0.88), (0.7, 0.88))),
    )
    ROUND = (Disc((0.5, 0.5), 0.5),)
    SQUARE = (Area(((0.06, 0.06), (0.94, 0.06), (0.94, 0.94), (0.06, 0.94))),)
    DIAMOND = (Area(((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5))),)
    PYRAMID = (Area(((0.5, 0.05), (1, 0.92), (0, 0.92))),)
    DASHED = tuple(
        Area(((0.5, 0.5), *((0.5 + 0.5 * math.cos(a), 0.5 + 0.5 * math.sin(a)) for a in (dash, dash + 0.3))))
        for dash in (turn * math.pi / 6 for turn in range(12))
    )
    PLAY = (Area(((0.2, 0.1), (0.9, 0.5), (0.2, 0.9))),)

    # By identity, in C: it is asked for with every icon that is drawn.
    __hash__ = object.__hash__


def fill_around(surface: pygame.Surface, colour: Colour, outer: pygame.Rect, inner: pygame.Rect) -> None:
    """Fill what lies in one rectangle and not in another, which costs less than to paint over what is there."""
    top, bottom = max(outer.top, inner.top), min(outer.bottom, inner.bottom)
    for left, right, upper, lower in (
        (outer.left, outer.right, outer.top, top),
        (outer.left, outer.right, bottom, outer.bottom),
        (outer.left, inner.left, top, bottom),
        (inner.right, outer.right, top, bottom),
    ):
        if left < right and upper < lower:
            surface.fill(colour, (left, upper, right - left, lower - upper))


def whole(point: Point) -> tuple[int, int]:
    """Return the nearest point of whole pixels."""
    return round(point[0]), round(point[1])


def draw_icon(
    icon: Icon, size: int, colour: Colour, halo: tuple[Colour, float] | None, hollow: float
) -> pygame.Surface:
    """Return the picture of an icon, with room for its halo or its line."""
    edge = halo[1] if halo else hollow
    side = size + 2 * math.ceil(edge)
    # Where nothing is drawn the colour is there too, unseen, so that scaling down does not darken the edges.
    ground = (*(halo[0] if halo else colour), 0)
    large = pygame.Surface((side * SMOOTH, side * SMOOTH), pygame.SRCALPHA)
    large.fill(ground)
    if edge:
        _draw_outline(large, icon, size, halo[0] if halo else colour, edge)
    _draw_outline(large, icon, size, ground if hollow else colour, 0)
    return pygame.transform.smoothscale(large, (side, side))


def _draw_outline(
    large: pygame.Surface,
    icon: Icon,
    size: int,
    colour: Colour | tuple[int, ...],
    grow: float,
) -> None:
    """Draw an icon of `size` pixels in the middle of a surface SMOOTH times as large, grown by some pixels."""
    shift = (large.get_width() - size * SMOOTH) / 2
    grow *= SMOOTH

    def at(point: Point) -> Point:
        return point[0] * size * SMOOTH + shift, point[1] * size * SMOOTH + shift

    for part in icon.value:
        if isinstance(part, Disc):
            pygame.draw.circle(large, colour, at(part.centre), part.radius * size * SMOOTH + grow)
            continue
        corners = [at(corner) for corner in part.corners]
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
    surface: pygame.Surface, rect: pygame.Rect, fill: Colour, border: Colour, line: int, corners: pygame.Surface
) -> None:
    """Draw a rectangle whose corners are those of a picture."""
    radius = corners.get_width() // 2
    across, down = rect.inflate(-2 * radius, 0), rect.inflate(0, -2 * radius)
    fill_around(surface, fill, down, across)
    fill_around(surface, border, across, across.inflate(0, -2 * line))
    fill_around(surface, border, down, down.inflate(-2 * line, 0))
    surface.fill(fill, across.inflate(0, -2 * line))
    for right in (0, 1):
        for low in (0, 1):
            surface.blit(
                corners,
                (rect.right - radius if right else rect.left, rect.bottom - radius if low else rect.top),
                (right * radius, low * radius, radius, radius),
            )


def draw_corners(fill: Colour, border: Colour, radius: int, line: int) -> pygame.Surface:
    """Return the picture of a card's four corners, beside one another."""
    large = pygame.Surface((2 * radius * SMOOTH,) * 2, pygame.SRCALPHA)
    large.fill((*(border if line else fill), 0))
    centre = (radius * SMOOTH, radius * SMOOTH)
    pygame.draw.circle(large, border if line else fill, centre, radius * SMOOTH)
    if line:
        pygame.draw.circle(large, fill, centre, (radius - line) * SMOOTH)
    return pygame.transform.smoothscale(large, (2 * radius, 2 * radius))


def smooth_line(surface: pygame.Surface, colour: Colour, start: Point, end: Point, width: float) -> None:
    """Draw a straight line with smooth edges."""
    corners = bar(start, end, width)
    # Polygons end at whole pixels; the smooth edges make up for what that leaves over.
    pygame.draw.polygon(surface, colour, [whole(corner) for corner in bar(start, end, width - 0.4)])
    pygame.draw.aalines(surface, colour, True, corners)


def draw_arrow(
    surface: pygame.Surface, points: tuple[Point, Point, Point, Point], colour: Colour, width: float, head: float
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
    corners = [(tip, high), (edge + side * head, high - head), (edge + side * head, high + head)]
    pygame.draw.polygon(surface, colour, corners)
    pygame.draw.aalines(surface, colour, True, corners)
