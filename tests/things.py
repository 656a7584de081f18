"""Things: what a pen has drawn, by the names that people would give it."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from queens_viz.pens.face import Weight
from queens_viz.pens.icons import Icon
from queens_viz.pens.pen import Drawn, Stroke
from queens_viz.pens.rect import Rect

from .support import is_card

Point = tuple[float, float]


class Thing(NamedTuple):
    """Something drawn: an "icon", a "line", an "arrow", a "card", "fill", "frame" and so on, or a stroke by its name.

    `what` is the text or the name of the icon; colours are names of roles, the `second` that of a card's border or an
    icon's halo.
    """

    kind: str
    what: str
    rect: Rect
    colour: str
    second: str | None
    size: int
    width: float
    is_hollow: bool
    is_bold: bool
    points: tuple[Point, ...]
    shown: float

    @property
    def centre(self) -> tuple[int, int]:
        return self.rect.center


def thing_of(drawn: Drawn) -> Thing:
    what = drawn.what.name.lower().replace("_", " ") if isinstance(drawn.what, Icon) else str(drawn.what)
    return Thing(
        _kind(drawn),
        what,
        drawn.rect.clip(drawn.clip) if drawn.stroke is Stroke.BOX and drawn.clip else drawn.rect,
        drawn.role or drawn.second,
        drawn.second or None,
        drawn.size,
        drawn.width,
        drawn.is_hollow,
        drawn.weight is Weight.BOLD,
        drawn.points,
        drawn.shown,
    )


def _kind(drawn: Drawn) -> str:
    """Return what people would call it: a box may be a card, a fill, a frame, what surrounds a place, or a veil."""
    if drawn.stroke is Stroke.SHAPE:
        return "icon"
    if drawn.stroke is Stroke.PATH:
        return "arrow" if drawn.size else "line"
    if drawn.stroke is not Stroke.BOX:
        return str(drawn.stroke.value)
    if drawn.shown < 1:
        return "veil"
    if drawn.hole:
        return "surround"
    if not drawn.role:
        return "frame"
    return "card" if is_card(drawn) else "fill"


def uncovered(things: list[Thing]) -> tuple[Thing, ...]:
    """Return the things that no card and no fill was drawn over later."""
    # There are many, and pygame's rectangles are quick.
    seen, covers = list[Thing](), list[pygame.Rect]()
    for one in reversed(things):
        if not _is_covered(one, covers):
            seen.append(one)
        if one.kind in ("card", "fill"):
            covers.append(pygame.Rect(tuple(one.rect)))
    return tuple(reversed(seen))


def _is_covered(one: Thing, covers: list[pygame.Rect]) -> bool:
    if one.kind in ("text", "icon"):
        return pygame.Rect(one.centre, (1, 1)).collidelist(covers) != -1
    place = pygame.Rect(tuple(one.rect))
    over = [covers[k] for k in place.collidelistall(covers)]
    return one.kind in ("card", "checks", "frame") and any(cover.contains(place) for cover in over)
