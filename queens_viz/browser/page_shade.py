"""Attacked squares and empty columns in the document: drawn anew only where they are others."""

from __future__ import annotations

from ..looks.board import BoardLook
from . import shade_svg
from .page_dom import find, put
from .svg import CELL


class Shade:
    """What was drawn last."""

    def __init__(self) -> None:
        self._squares: BoardLook | None = None
        self._width = 0.0

    def paint(self, squares: BoardLook) -> None:
        """Shade and frame what a new look says."""
        old, self._squares = self._squares, squares
        is_new = not old or old.n != squares.n
        if is_new or (old and old.shaded is not squares.shaded and old.shaded != squares.shaded):
            self._shade(squares)
        if is_new or (old and old.empty != squares.empty):
            put("empty", "innerHTML", shade_svg.empty(squares))

    def fit(self) -> None:
        """Take the room anew."""
        width = find("board").getBoundingClientRect().width
        if width != self._width:
            self._width = width
            if self._squares:
                self._shade(self._squares)

    def _shade(self, squares: BoardLook) -> None:
        put("shade", "innerHTML", shade_svg.shade(squares, squares.n * CELL / (self._width or squares.n)))
