"""Positions at which windows are looked at, and the windows there."""

from __future__ import annotations

from functools import lru_cache

from .drawn import Seen, read
from .pairs import each_once
from .support import window_at

POSITIONS = [
    (8, ":1"),
    (8, "2,4,1,3,5:7"),
    (8, "2,4,1,3:6"),
    (8, "1,5,8,6,3,7,2:4"),
    (8, "2,4,6,8,3,1,7,5"),
    (8, "5:1"),
    (8, "8,4,1,3,6,2:8"),
    (8, "4:3"),
    (5, "1,3,5,2:5"),
    (5, "1,3,5,2,4"),
    (4, "2,4,1:4"),
    (4, "3:1"),
    (6, "2,4,6:3"),
    (4, "end"),
]
"""Attacked and safe candidates, lifts of one and of two queens, solutions, the first position and the end."""

OF_POSITIONS = each_once({"n, text": POSITIONS, "size": [(640, 480), (1280, 800), (600, 900)]})
"""Each position, and a narrow, a wide and an upright window."""


@lru_cache(maxsize=32)
def seen_at(n: int, text: str, size: tuple[int, int] = (1280, 800), theme: str = "light") -> Seen:
    """Return the window of a search halted at a position."""
    return read(window_at(text, n, theme, is_counted=n <= 12), size)
