"""Words, icons and cards as pictures: smooth, in the theme's colours, and kept once made."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Callable
from enum import Enum
from typing import NamedTuple, TypeVar

import font_source_sans_pro
import pygame

from .layout import SMALLEST_TEXT
from .theme import Colour, Theme

SMOOTH = 4
"""How many times larger than it is shown a picture is drawn, to be scaled down."""

KEPT = 3000
"""Pictures that a brush keeps at most."""

SMALL_CARD = 10_000
"""Pixels of a card up to which it is kept as a picture; a larger one is filled faster than its picture is blitted."""

Point = tuple[float, float]
K = TypeVar("K")
T = TypeVar("T")


class Weight(Enum):
    """The weights of the one typeface, by the names of its files."""

    REGULAR = "Regular"
    SEMIBOLD = "Semibold"
    BOLD = "Bold"


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


class Brush:
    """Makes and keeps pictures of words, icons and cards."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.boxes: list[tuple[str, pygame.Rect]] | None = None
        """Where the ink of texts was put, for tests that look for collisions; None where nobody asks."""
        self.cards: list[pygame.Rect] = []
        """Where cards were put since somebody asked."""
        self._kept: dict[tuple[object, ...], pygame.Surface] = {}
        self._widths: dict[tuple[str, int, Weight], int] = {}
        self._fonts: dict[tuple[int, Weight], pygame.font.Font] = {}

    def font(self, size: int, weight: Weight = Weight.REGULAR) -> pygame.font.Font:
        """Return the typeface at `size` pixels."""
        return _kept(
            self._fonts,
            (size, weight),
            lambda: pygame.font.Font(_font_file(weight), size),
        )

    def width(self, text: str, size: int, weight: Weight = Weight.REGULAR) -> int:
        """Return how many pixels `text` is wide."""
        if len(self._widths) >= KEPT:
            self._widths.clear()
        return _kept(self._widths, (text, size, weight), lambda: self.font(size, weight).size(text)[0])

    def fitting(self, text: str, size: int, room: int, weight: Weight = Weight.REGULAR) -> int:
        """Return the size, `size` or as much smaller as need be, at which `text` is not wider than `room`."""
        while size > SMALLEST_TEXT and self.width(text, size, weight) > room:
            size -= 1
        return size

    def wrapped(self, text: str, size: int, width: int, height: int) -> tuple[int, list[str]]:
        """Break a text into lines that fit a box; return their size, `size` or as much smaller as need be."""
        while True:
            lines = self._lines(text, size, width)
            if size <= SMALLEST_TEXT or len(lines) * 1.28 * size <= height + 1:
                return size, lines
            size -= 1

    def _lines(self, text: str, size: int, width: int) -> list[str]:
        lines = []
        for paragraph in text.split("\n"):
            lines.append("")
            # A number stays with the word before it.
            for word in re.split(r" (?!\d)", paragraph):
                longer = f"{lines[-1]} {word}".lstrip()
                if lines[-1] and self.width(longer, size) > width:
                    lines.append(word)
                else:
                    lines[-1] = longer
        return lines

    def cut(self, text: str, size: int, room: int, weight: Weight = Weight.REGULAR) -> str:
        """Return a text that ends in an ellipsis where it is wider than `room`."""
        if self.width(text, size, weight) <= room:
            return text
        while text and self.width(text + "…", size, weight) > room:
            text = text[:-1].rstrip()
        return text + "…"

    def text(
        self,
        surface: pygame.Surface,
        text: str,
        size: int,
        colour: Colour,
        weight: Weight = Weight.REGULAR,
        **anchor: Point,
    ) -> pygame.Rect:
        """Write one line, placed by a name of pygame's rectangles (`midleft=...`), and return where it stands."""
        picture = self.keep(
            ("text", text, size, colour, weight),
            lambda: self.font(size, weight).render(text, True, colour),
        )
        box = picture.get_rect(**{name: _whole(point) for name, point in anchor.items()})
        surface.blit(picture, box)
        if self.boxes is not None:
            ink = picture.get_bounding_rect().move(box.topleft)
            self.boxes.append((text, ink.move(surface.get_abs_offset())))
        return box

    def icon(
        self,
        surface: pygame.Surface,
        icon: Icon,
        size: int,
        colour: Colour,
        centre: Point,
        *,
        halo: tuple[Colour, float] | None = None,
        hollow: float = 0,
    ) -> None:
        """Draw an outline `size` pixels wide, with a halo (its colour and width) or hollow (its line's width)."""
        picture = self.keep(
            ("icon", icon, size, colour, halo, hollow),
            lambda: _draw_icon(icon, size, colour, halo, hollow),
        )
        surface.blit(picture, picture.get_rect(center=_whole(centre)))

    def card(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        fill: Colour,
        border: Colour,
        *,
        radius: int = 8,
        line: int = 1,
    ) -> None:
        """Draw a rectangle with smooth round corners."""
        if self.boxes is not None:
            self.cards.append(rect.copy())
        radius = min(radius, rect.width // 2, rect.height // 2)
        corners = self.keep(("corners", fill, border, radius, line), lambda: _draw_corners(fill, border, radius, line))
        if rect.width * rect.height > SMALL_CARD:
            _draw_card(surface, rect, fill, border, line, corners)
        else:

            def draw() -> pygame.Surface:
                picture = pygame.Surface(rect.size, pygame.SRCALPHA)
                _draw_card(picture, picture.get_rect(), fill, border, line, corners)
                return picture

            surface.blit(self.keep(("card", rect.size, fill, border, radius, line), draw), rect)

    def keep(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture kept under a key, made now if there is none."""
        if len(self._kept) >= KEPT:
            self._kept.clear()
        return _kept(self._kept, key, make)


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


def _kept(store: dict[K, T], key: K, make: Callable[[], T]) -> T:
    found = store.get(key)
    if found is None:
        found = store[key] = make()
    return found


def _font_file(weight: Weight) -> str:
    return os.path.join(font_source_sans_pro.__path__[0], "files", f"SourceSansPro-{weight.value}.ttf")


def _whole(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _draw_icon(
    icon: Icon, size: int, colour: Colour, halo: tuple[Colour, float] | None, hollow: float
) -> pygame.Surface:
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


def _draw_card(
    surface: pygame.Surface, rect: pygame.Rect, fill: Colour, border: Colour, line: int, corners: pygame.Surface
) -> None:
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


def _draw_corners(fill: Colour, border: Colour, radius: int, line: int) -> pygame.Surface:
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
    pygame.draw.polygon(surface, colour, [_whole(corner) for corner in bar(start, end, width - 0.4)])
    pygame.draw.aalines(surface, colour, True, corners)
