"""The pen, through which everything on the window is drawn: words, icons and cards in the theme's colours.

It keeps pictures once made and, where somebody asks, tells what it drew.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

import pygame

from ..looks.icons import Icon, Point
from ..looks.theme import Colour, Theme
from ..words.words import Words
from .layout import NOWHERE, Layout
from .outlines import draw_arrow, draw_card, draw_corners, draw_icon, fill_around, line_picture, smooth_line, whole
from .typeface import Typeface, Weight

KEPT_AT_MOST = 16_000_000
"""Pixels of the pictures that are kept at most: squares of every size of board would be more."""

SMALL_CARD = 10_000
"""Pixels of a card up to which it is kept as a picture; a larger one is filled faster than its picture is blitted."""


class Stroke(Enum):
    """What a pen can draw."""

    TEXT = "text"
    ICON = "icon"
    CARD = "card"
    FILL = "fill"
    SURROUND = "surround"
    FRAME = "frame"
    LINE = "line"
    ARROW = "arrow"
    PICTURE = "picture"
    VEIL = "veil"


class Drawn(NamedTuple):
    """One thing that a pen has drawn, its places in pixels of the window.

    `what` is the text, the icon or the key of a picture; `rect` is around it. `ink` is the part of a text's rectangle
    in which something is seen, `points` are those of a line or arrow, `width` is that of a line, frame or edge. The
    `second` colour is that of a card's border or an icon's halo, `radius` that of round corners; `shown` is how much
    there is of an icon, `clip` what is seen of something that a clip cuts, `room` the place in which all of it belongs.
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
    radius: int = 0
    shown: float = 1
    clip: pygame.Rect = NOWHERE
    room: pygame.Rect = NOWHERE


def stepped(share: float) -> float:
    """Return a share rounded to eighths, since each share makes a picture of its own that is kept."""
    return round(8 * share) / 8


class Ink:
    """A theme, the pictures that were made in its colours, and what was drawn, where somebody asks."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.record: list[Drawn] | None = None
        """What was drawn since somebody asked; None where nobody asks."""
        self._kept: dict[tuple[object, ...], pygame.Surface] = {}
        self._pixels = 0
        self._last: dict[str, tuple[object, pygame.Surface]] = {}

    def keep_last(self, name: str, key: object, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture of a name for a key, made now where the last one was for another."""
        last, picture = self._last.get(name, (None, None))
        if picture is None or last != key:
            picture = make()
            self._last[name] = key, picture
        return picture

    def keep(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture kept under a key, made now if there is none."""
        picture = self._kept.get(key)
        if picture is None:
            picture = self._kept[key] = make()
            self._pixels += picture.get_width() * picture.get_height()
            if self._pixels > KEPT_AT_MOST:
                self._kept.clear()
                self._pixels = 0
        return picture


class Pen:
    """Draws words, icons, cards and lines on a surface that is laid out for a size of board.

    All that painters share: the surface, its layout, the ink, the typeface and the words of a language.
    """

    def __init__(self, surface: pygame.Surface, layout: Layout, ink: Ink, face: Typeface, say: Words) -> None:
        self.surface = surface
        self.layout = layout
        self.ink = ink
        self.face = face
        self.say = say
        self._room = surface.get_rect()

    def inside(self, room: pygame.Rect) -> Pen:
        """Return a pen for a part that has a room: what is drawn beyond it is recorded with it, for tests to see."""
        pen = Pen(self.surface, self.layout, self.ink, self.face, self.say)
        pen._room = room
        return pen

    @property
    def theme(self) -> Theme:
        """The colours."""
        return self.ink.theme

    def colour(self, role: str) -> Colour:
        """Return the colour of a role."""
        colour: Colour = getattr(self.theme, role)
        return colour

    def text(
        self,
        text: str,
        size: int,
        colour: Colour,
        weight: Weight = Weight.REGULAR,
        **anchor: Point,
    ) -> pygame.Rect:
        """Write one line, placed by a name of pygame's rectangles (`midleft=...`), and return where it stands."""
        picture = self.ink.keep(
            ("text", text, size, colour, weight),
            lambda: self.face.font(size, weight).render(text, self.face.is_smooth, colour),
        )
        box = picture.get_rect(**{name: whole(point) for name, point in anchor.items()})
        self.surface.blit(picture, box)
        if self.ink.record is not None:
            ink = picture.get_bounding_rect().move(box.topleft).move(self.surface.get_abs_offset())
            self._note(Drawn(Stroke.TEXT, text, box, colour, size=size, weight=weight, ink=ink))
        return box

    def icon(
        self,
        icon: Icon,
        size: int,
        colour: Colour,
        *centres: Point,
        halo: tuple[Colour, float] | None = None,
        hollow: float = 0,
        shown: float = 1,
    ) -> None:
        """Draw outlines `size` pixels wide, each with a halo (its colour and width) or hollow (its line's width).

        `shown` is how much there is of them, from 0, for nothing, to 1.
        """
        if shown <= 0:
            return

        def draw() -> pygame.Surface:
            made = draw_icon(icon, size, colour, halo, hollow)
            if shown < 1:
                made.set_alpha(round(255 * stepped(shown)))
            return made

        picture = self.ink.keep(("icon", icon, size, colour, halo, hollow, stepped(shown)), draw)
        for centre in centres:
            box = picture.get_rect(center=whole(centre))
            self.surface.blit(picture, box)
            if self.ink.record is not None:
                second, width = halo or (None, hollow)
                drawn = Drawn(Stroke.ICON, icon, box, colour, second, size, width=width, is_hollow=hollow > 0)
                self._note(drawn._replace(shown=shown))

    def card(
        self,
        rect: pygame.Rect,
        fill: Colour,
        border: Colour,
        *,
        radius: int = 8,
        line: int = 1,
    ) -> None:
        """Draw a rectangle with smooth round corners."""
        radius = min(radius, rect.width // 2, rect.height // 2)
        corners = self.ink.keep(
            ("corners", fill, border, radius, line), lambda: draw_corners(fill, border, radius, line)
        )
        if rect.width * rect.height > SMALL_CARD:
            draw_card(self.surface, rect, fill, border, line, corners)
        else:

            def draw() -> pygame.Surface:
                picture = pygame.Surface(rect.size, pygame.SRCALPHA)
                draw_card(picture, picture.get_rect(), fill, border, line, corners)
                return picture

            self.surface.blit(self.ink.keep(("card", rect.size, fill, border, radius, line), draw), rect)
        if self.ink.record is not None:
            seen = rect.clip(self.surface.get_clip())
            self._note(Drawn(Stroke.CARD, "", seen, fill, border, width=line, radius=radius))

    def fill(self, rect: pygame.Rect, colour: Colour) -> None:
        """Fill a rectangle."""
        self.surface.fill(colour, rect)
        if self.ink.record is not None:
            self._note(Drawn(Stroke.FILL, "", rect, colour))

    def veil(self, colour: Colour, share: float) -> None:
        """Lay a colour over the whole surface, of which a share hides what lies under it."""
        picture = pygame.Surface(self.surface.get_size())
        picture.fill(colour)
        picture.set_alpha(round(255 * share))
        self.surface.blit(picture, (0, 0))
        self._note(Drawn(Stroke.VEIL, "", picture.get_rect(), colour, width=share))

    def surround(self, outer: pygame.Rect, inner: pygame.Rect, colour: Colour) -> None:
        """Fill what lies in one rectangle and not in another."""
        fill_around(self.surface, colour, outer, inner)
        self._note(Drawn(Stroke.SURROUND, "", outer, colour, width=inner.left - outer.left))

    def frame(self, rect: pygame.Rect, colour: Colour, width: int, *, radius: int = -1) -> None:
        """Draw the edge of a rectangle, `width` pixels inwards, with round corners where a radius is given."""
        pygame.draw.rect(self.surface, colour, rect, width, radius)
        if self.ink.record is not None:
            self._note(Drawn(Stroke.FRAME, "", rect, colour, width=width, radius=max(0, radius)))

    def line(self, start: Point, end: Point, colour: Colour, width: float) -> None:
        """Draw a straight line with smooth edges."""
        smooth_line(self.surface, colour, start, end, width)
        if self.ink.record is not None:
            self._note_points(Stroke.LINE, (start, end), colour, width)

    def kept_line(self, start: Point, end: Point, colour: Colour, width: float) -> None:
        """Draw a straight line from a picture that is kept, as smooth as an icon."""
        x, y = whole(start)
        by = whole((end[0] - start[0], end[1] - start[1]))
        box = pygame.Rect(x, y, *by)
        box.normalize()
        if not box.inflate(8, 8).colliderect(self.surface.get_clip()):
            return
        picture = line_picture(*by, colour, round(width, 1))
        centre = x + by[0] / 2, y + by[1] / 2
        self.surface.blit(picture, picture.get_rect(center=whole(centre)))
        if self.ink.record is not None:
            self._note_points(Stroke.LINE, (start, end), colour, width)

    def arrow(
        self,
        points: tuple[Point, Point, Point, Point],
        colour: Colour,
        width: float,
        head: float,
    ) -> None:
        """Draw an arrow that leaves the first point, turns twice and ends at the last with a `head` of some pixels."""
        draw_arrow(self.surface, points, colour, width, head)
        if self.ink.record is not None:
            self._note_points(Stroke.ARROW, points, colour, width)

    def picture(self, key: tuple[object, ...], place: Point, make: Callable[[], pygame.Surface]) -> pygame.Rect:
        """Draw the picture kept under a key, its top left corner at a place, and return where it stands."""
        box = self.surface.blit(self.ink.keep(key, make), place)
        if self.ink.record is not None:
            self._note(Drawn(Stroke.PICTURE, key, box, self.theme.window))
        return box

    def _note_points(self, stroke: Stroke, points: tuple[Point, ...], colour: Colour, width: float) -> None:
        x, y = self.surface.get_abs_offset()
        moved = tuple((point[0] + x, point[1] + y) for point in points)
        (left, right), (top, bottom) = ((min(part), max(part)) for part in zip(*points, strict=True))
        box = pygame.Rect(round(left), round(top), round(right - left) + 1, round(bottom - top) + 1)
        self._note(Drawn(stroke, "", box, colour, width=width, points=moved))

    def _note(self, drawn: Drawn) -> None:
        """Record what was drawn, nothing where nobody asks; not what a painter has clipped off altogether."""
        clip, by = self.surface.get_clip(), self.surface.get_abs_offset()
        is_drawn = drawn.rect.width > 0 and (clip == self.surface.get_rect() or drawn.rect.colliderect(clip))
        if self.ink.record is not None and is_drawn:
            cut = NOWHERE if clip.contains(drawn.rect) else drawn.rect.clip(clip).move(by)
            self.ink.record.append(drawn._replace(rect=drawn.rect.move(by), clip=cut, room=self._room.move(by)))
