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

    def paint(self, squares: BoardLook, *, is_new: bool) -> None:
        """Shade and frame what a new look says, on a board that may be new."""
        old, self._squares = self._squares, None
        if is_new or not old or (old.shaded is not squares.shaded and old.shaded != squares.shaded):
            self._shade(squares)
        if is_new or not old or old.empty != squares.empty:
            put("empty", "innerHTML", shade_svg.empty(squares))
        self._squares = squares

    def fit(self) -> None:
        """Take the room anew."""
        width = find("board").getBoundingClientRect().width
        if width != self._width:
            self._width = width
            squares, self._squares = self._squares, None
            if squares:
                self._shade(squares)
            self._squares = squares

    def _shade(self, squares: BoardLook) -> None:
        put("shade", "innerHTML", shade_svg.shade(squares, squares.n * CELL / (self._width or squares.n)))
