"""The outlines that no typeface holds, as plain shapes."""

from __future__ import annotations

import math
from enum import Enum
from typing import NamedTuple

Point = tuple[float, float]


class Disc(NamedTuple):
    """A filled circle of an outline, in a square of side 1, y downwards."""

    centre: Point
    radius: float


Area = tuple[Point, ...]
"""The corners of a filled polygon of an outline, in the same square, clockwise: where two meet, both are filled."""


TURNS = [
    (math.cos(turn * math.pi / 24), math.sin(turn * math.pi / 24)) for turn in range(48)
]
"""The corners of a polygon that is as good as a circle, of radius 1 around 0."""


def _arc(
    radius: float, x: float, y: float = 0.5, first: int = 0, last: int = 48
) -> tuple[Point, ...]:
    """Return the corners of an arc from one turn to another: at first those of a whole circle."""
    turns = (TURNS[turn % 48] for turn in range(first, last + 1))
    return tuple((x + radius * across, y + radius * down) for across, down in turns)


def _band(
    outer: float,
    inner: float,
    x: float = 0.5,
    y: float = 0.5,
    first: int = 0,
    last: int = 48,
) -> Area:
    """Return what lies between two arcs."""
    return (*_arc(outer, x, y, first, last), *_arc(inner, x, y, first, last)[::-1])


def _bar(left: float, top: float, right: float, bottom: float) -> Area:
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def _mirrored(*areas: Area) -> tuple[Area, ...]:
    """Return areas with left and right exchanged."""
    return tuple(tuple((round(1 - x, 2), y) for x, y in area[::-1]) for area in areas)


class Icon(Enum):
    """The outlines that no typeface holds, each a tuple of discs and areas."""

    CROWN = (
        Disc((0.18, 0.328), 0.051),
        Disc((0.402, 0.224), 0.051),
        Disc((0.598, 0.224), 0.051),
        Disc((0.82, 0.328), 0.051),
        (
            (0.205, 0.36), (0.329, 0.546), (0.402, 0.25), (0.5, 0.511), (0.598, 0.25),
            (0.671, 0.546), (0.795, 0.36), (0.729, 0.69), (0.271, 0.69),
        ),
        _bar(0.262, 0.722, 0.738, 0.792),
    )  # fmt: skip
    DISC = (Disc((0.5, 0.5), 0.25),)
    CROSS = (
        ((0.06, 0.19), (0.19, 0.06), (0.94, 0.81), (0.81, 0.94)),
        ((0.81, 0.06), (0.94, 0.19), (0.19, 0.94), (0.06, 0.81)),
    )
    THIN_CROSS = (
        ((0.12, 0.17), (0.17, 0.12), (0.88, 0.83), (0.83, 0.88)),
        ((0.83, 0.12), (0.88, 0.17), (0.17, 0.88), (0.12, 0.83)),
    )
    TICK = (
        ((0.08, 0.54), (0.17, 0.45), (0.38, 0.66), (0.38, 0.84)),
        ((0.38, 0.66), (0.84, 0.14), (0.94, 0.22), (0.38, 0.84)),
    )
    TRIANGLE = (((0.5, 0.12), (0.92, 0.84), (0.08, 0.84)),)
    PAUSE = (
        _bar(0.2, 0.12, 0.4, 0.88),
        _bar(0.6, 0.12, 0.8, 0.88),
    )
    RETURN = (
        ((0.04, 0.42), (0.4, 0.12), (0.4, 0.72)),
        _bar(0.36, 0.35, 0.82, 0.49),
        _bar(0.7, 0.36, 0.84, 0.88),
    )
    ROUND = (Disc((0.5, 0.5), 0.5),)
    DOT = (Disc((0.5, 0.5), 0.32),)
    ELLIPSIS = tuple(Disc((x, 0.5), 0.11) for x in (0.14, 0.5, 0.86))
    RING = (_band(0.36, 0.22),)
    SQUARE = (_bar(0.06, 0.06, 0.94, 0.94),)
    DIAMOND = (((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)),)
    DASHED = tuple(
        _band(0.5, 0.37, first=turn, last=turn + 2) for turn in range(0, 48, 4)
    )
    MINUS = (_bar(0.06, 0.4, 0.94, 0.6),)
    PLAY = (((0.2, 0.1), (0.9, 0.5), (0.2, 0.9)),)
    BACKWARD = _mirrored(*PLAY)
    BEFORE = (
        (
            (0.62, 0.06),
            (0.76, 0.2),
            (0.46, 0.5),
            (0.76, 0.8),
            (0.62, 0.94),
            (0.18, 0.5),
        ),
    )
    FURTHER = _mirrored(*BEFORE)
    LAST = (
        ((0.04, 0.12), (0.46, 0.5), (0.04, 0.88)),
        ((0.46, 0.12), (0.88, 0.5), (0.46, 0.88)),
        _bar(0.88, 0.12, 1, 0.88),
    )
    FIRST = _mirrored(*LAST)
    ENDLESS = tuple(_band(0.27, 0.16, x) for x in (0.26, 0.74))
    UNDO = (
        ((0.02, 0.3), (0.34, 0.04), (0.34, 0.56)),
        _bar(0.3, 0.24, 0.6, 0.36),
        _band(0.31, 0.19, 0.6, 0.55, -12, 12),
        _bar(0.3, 0.74, 0.6, 0.86),
    )
    LINES = tuple(_bar(0, y, 1, y + 0.12) for y in (0.14, 0.44, 0.74))

    # By identity, in C: it is asked for with every icon that is drawn.
    __hash__ = object.__hash__
