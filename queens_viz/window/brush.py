"""All that is drawn on the window goes through a brush: it makes words, icons and cards in the theme's colours.

It keeps pictures once made and, where somebody asks, tells what it drew.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from enum import Enum
from typing import NamedTuple, TypeVar

import font_source_sans_pro
import pygame

from ..looks.theme import Colour, Theme
from .layout import NOWHERE, SMALLEST_TEXT
from .outlines import Icon, Point, draw_arrow, draw_card, draw_corners, draw_icon, fill_around, smooth_line, whole

KEPT = 3000
"""Pictures that a brush keeps at most."""

SMALL_CARD = 10_000
"""Pixels of a card up to which it is kept as a picture; a larger one is filled faster than its picture is blitted."""

K = TypeVar("K")
T = TypeVar("T")


class Weight(Enum):
    """The weights of the one typeface, by the names of its files."""

    REGULAR = "Regular"
    SEMIBOLD = "Semibold"
    BOLD = "Bold"

    # By identity, in C: it is asked for with every word that is drawn.
    __hash__ = object.__hash__


class Stroke(Enum):
    """What a brush can draw."""

    TEXT = "text"
    ICON = "icon"
    CARD = "card"
    FILL = "fill"
    SURROUND = "surround"
    FRAME = "frame"
    LINE = "line"
    ARROW = "arrow"
    RING = "ring"
    PICTURE = "picture"


class Drawn(NamedTuple):
    """One thing that a brush has drawn, its places in pixels of the window.

    `what` is the text, the icon or the key of a picture; `rect` is around it. `ink` is the part of a text's rectangle
    in which something is seen, `points` are those of a line or arrow, `width` is that of a line, frame or edge. The
    `second` colour is that of a card's border or an icon's halo.
    """

    stroke: Stroke
    what: object
    rect: pygame.Rect
    colour: Colour
    second: Colour | None = None
    size: int = 0
    weight: Weight = Weight.REGULAR
    width: float = 0
    is_hollow: bool = False
    points: tuple[Point, ...] = ()
    ink: pygame.Rect = NOWHERE


class Brush:
    """Draws words, icons, cards and lines, and keeps their pictures."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.record: list[Drawn] | None = None
        """What was drawn since somebody asked; None where nobody asks."""
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

    def wrapped(
        self, text: str, size: int, width: int, height: int, weight: Weight = Weight.REGULAR
    ) -> tuple[int, list[str]]:
        """Break a text into lines that fit a box; return their size, `size` or as much smaller as need be."""
        while True:
            lines = self._lines(text, size, width, weight)
            if size <= SMALLEST_TEXT or len(lines) * 1.28 * size <= height + 1:
                return size, lines
            size -= 1

    def _lines(self, text: str, size: int, width: int, weight: Weight) -> list[str]:
        lines, blank = list[str](), self.width(" ", size, weight)
        for paragraph in text.split("\n"):
            # A number stays with the word before it. Words come again and again, so they are measured one by one.
            words = re.split(r" (?!\d)", paragraph)
            taken = self.width(words[0], size, weight)
            lines.append(words[0])
            for word in words[1:]:
                more = self.width(word, size, weight)
                if taken + blank + more > width:
                    lines.append(word)
                    taken = more
                else:
                    lines[-1] += " " + word
                    taken += blank + more
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
        box = picture.get_rect(**{name: whole(point) for name, point in anchor.items()})
        surface.blit(picture, box)
        if self.record is not None:
            ink = picture.get_bounding_rect().move(box.topleft).move(surface.get_abs_offset())
            self._note(surface, Drawn(Stroke.TEXT, text, box, colour, size=size, weight=weight, ink=ink))
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
            lambda: draw_icon(icon, size, colour, halo, hollow),
        )
        box = picture.get_rect(center=whole(centre))
        surface.blit(picture, box)
        if self.record is not None:
            second, width = halo or (None, hollow)
            drawn = Drawn(Stroke.ICON, icon, box, colour, second, size, width=width, is_hollow=hollow > 0)
            self._note(surface, drawn)

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
        radius = min(radius, rect.width // 2, rect.height // 2)
        corners = self.keep(("corners", fill, border, radius, line), lambda: draw_corners(fill, border, radius, line))
        if rect.width * rect.height > SMALL_CARD:
            draw_card(surface, rect, fill, border, line, corners)
        else:

            def draw() -> pygame.Surface:
                picture = pygame.Surface(rect.size, pygame.SRCALPHA)
                draw_card(picture, picture.get_rect(), fill, border, line, corners)
                return picture

            surface.blit(self.keep(("card", rect.size, fill, border, radius, line), draw), rect)
        if self.record is not None:
            self._note(surface, Drawn(Stroke.CARD, "", rect, fill, border, width=line))

    def fill(self, surface: pygame.Surface, rect: pygame.Rect, colour: Colour) -> None:
        """Fill a rectangle."""
        surface.fill(colour, rect)
        if self.record is not None:
            self._note(surface, Drawn(Stroke.FILL, "", rect, colour))

    def surround(self, surface: pygame.Surface, outer: pygame.Rect, inner: pygame.Rect, colour: Colour) -> None:
        """Fill what lies in one rectangle and not in another."""
        fill_around(surface, colour, outer, inner)
        if self.record is not None:
            self._note(surface, Drawn(Stroke.SURROUND, "", outer, colour, width=inner.left - outer.left))

    def frame(
        self, surface: pygame.Surface, rect: pygame.Rect, colour: Colour, width: int, *, radius: int = -1
    ) -> None:
        """Draw the edge of a rectangle, `width` pixels inwards, with round corners where a radius is given."""
        pygame.draw.rect(surface, colour, rect, width, radius)
        if self.record is not None:
            self._note(surface, Drawn(Stroke.FRAME, "", rect, colour, width=width))

    def line(self, surface: pygame.Surface, start: Point, end: Point, colour: Colour, width: float = 0) -> None:
        """Draw a straight line with smooth edges; without a width it is a hairline."""
        if width:
            smooth_line(surface, colour, start, end, width)
        else:
            pygame.draw.aaline(surface, colour, start, end)
        if self.record is not None:
            self._note_points(surface, Stroke.LINE, (start, end), colour, width)

    def arrow(
        self,
        surface: pygame.Surface,
        points: tuple[Point, Point, Point, Point],
        colour: Colour,
        width: float,
        head: float,
    ) -> None:
        """Draw an arrow that leaves the first point, turns twice and ends at the last with a `head` of some pixels."""
        draw_arrow(surface, points, colour, width, head)
        if self.record is not None:
            self._note_points(surface, Stroke.ARROW, points, colour, width)

    def ring(self, surface: pygame.Surface, centre: tuple[int, int], radius: int, colour: Colour, width: int) -> None:
        """Draw a circle's line, `width` pixels inwards."""
        pygame.draw.circle(surface, colour, centre, radius, width)
        if self.record is not None:
            box = pygame.Rect(0, 0, 2 * radius, 2 * radius)
            box.center = centre
            self._note(surface, Drawn(Stroke.RING, "", box, colour, width=width))

    def picture(
        self, surface: pygame.Surface, key: tuple[object, ...], place: Point, make: Callable[[], pygame.Surface]
    ) -> pygame.Rect:
        """Draw the picture kept under a key, its top left corner at a place, and return where it stands."""
        box = surface.blit(self.keep(key, make), place)
        if self.record is not None:
            self._note(surface, Drawn(Stroke.PICTURE, key, box, self.theme.window))
        return box

    def keep(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture kept under a key, made now if there is none."""
        if len(self._kept) >= KEPT:
            self._kept.clear()
        return _kept(self._kept, key, make)

    def _note_points(
        self, surface: pygame.Surface, stroke: Stroke, points: tuple[Point, ...], colour: Colour, width: float
    ) -> None:
        x, y = surface.get_abs_offset()
        moved = tuple((point[0] + x, point[1] + y) for point in points)
        (left, right), (top, bottom) = ((min(part), max(part)) for part in zip(*points, strict=True))
        box = pygame.Rect(round(left), round(top), round(right - left) + 1, round(bottom - top) + 1)
        self._note(surface, Drawn(stroke, "", box, colour, width=width, points=moved))

    def _note(self, surface: pygame.Surface, drawn: Drawn) -> None:
        """Record what was drawn where it is not clipped off altogether; nothing where nobody asks."""
        if self.record is not None and drawn.rect.colliderect(surface.get_clip()):
            self.record.append(drawn._replace(rect=drawn.rect.move(surface.get_abs_offset())))


def _kept(store: dict[K, T], key: K, make: Callable[[], T]) -> T:
    found = store.get(key)
    if found is None:
        found = store[key] = make()
    return found


def _font_file(weight: Weight) -> str:
    return os.path.join(font_source_sans_pro.__path__[0], "files", f"SourceSansPro-{weight.value}.ttf")
