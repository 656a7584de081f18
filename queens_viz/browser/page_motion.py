"""How the board moves in the document: each thing begins as a motion's first picture has it, and comes to where it is.

What is in the document is always the finished board: a motion only lies over it, and taken away leaves it as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from browser import window

from ..looks.board import BoardLook, Marked
from ..looks.motion import BEHIND, BULGE, Moving, Piece, between, side_of, still
from . import svg

EASING = "cubic-bezier(.3333, 1, .6667, 1)"
"""The curve of `eased`, exactly."""

LATE = 1 - (1 - BEHIND) ** (1 / 3)
"""The share of a motion's time after which it has come as far as BEHIND."""


def made(text: str) -> Any:
    """Return an object of JavaScript, made once: those of Python would be made into some at each call."""
    return window.JSON.parse(text)


UNSEEN = made('{"opacity": "0", "offset": 0}')
UNDRAWN = made('{"strokeDashoffset": "1", "offset": 0}')

TURN = 0.206
"""The share of the time after which a queen that is lifted is half way, and farthest beside its column."""

ASIDE = {
    side: made(
        f'{{"translate": ["0px", "{side * BULGE * svg.CELL:g}px", "0px"], "offset": [0, {TURN}, 1], '
        f'"easing": ["ease-out", "ease-in-out", "linear"]}}'
    )
    for side in (1, -1)
}
"""How it gets there and back, at the right and at the left of its column."""

SWEPT = {True: "inset(0 100% 0 0)", False: "inset(0 0 0 0)"}
"""How much of the green squares is cut off where green begins to come, and where blue does."""


class Parts(NamedTuple):
    """The nodes of a board that can move: its pieces by their columns, its marks, and groups by their names."""

    pieces: dict[int, Any]
    marks: dict[Marked, Any]
    group: Callable[[str], Any]


class Motion:
    """What is on its way."""

    def __init__(self) -> None:
        self._under_way: list[Any] = []
        self._seconds = 0.0
        self._coming: Any = None
        self._following: Any = None

    def finish(self) -> None:
        """Let all arrive at once."""
        for one in self._under_way:
            one.cancel()
        self._under_way.clear()

    def begin(self, old: BoardLook, new: BoardLook, seconds: float, parts: Parts) -> None:
        """Let a board that shows the new look come from the old one."""
        if seconds != self._seconds:
            self._seconds, whole = seconds, 1000 * seconds
            self._coming = made(f'{{"duration": {whole}, "easing": "{EASING}"}}')
            late = f'"duration": {whole * (1 - LATE)}, "delay": {whole * LATE}, "fill": "backwards"'
            self._following = made(f'{{{late}, "easing": "{EASING}"}}')
        first, last = between(old, new, 0), still(new)
        for start, end in zip(first.pieces, last.pieces, strict=True):
            if start != end:
                self._move_piece(parts.pieces[round(end.column)], start, end, new.n)
        for marked, share in first.marks:
            if not share:
                self._follow(parts.marks[marked])
        self._move_groups(first, last, parts)

    def _move_piece(self, piece: Any, start: Piece, end: Piece, n: int) -> None:
        if start.shown < 1:
            self._come(piece, UNSEEN)
        if start.row != end.row:
            self._come(piece, {"transform": svg.place(round(start.column), round(start.row), n), "offset": 0})
        if start.red != end.red:
            colour = "var(--candidate)" if start.red else "var(--queen)"
            for shape in piece.querySelectorAll(".crown, .disc"):
                self._come(shape, {"fill": colour, "offset": 0})
            if start.row != end.row:
                self._under_way.append(piece.animate(ASIDE[side_of(end.column, n)], 1000 * self._seconds))

    def _move_groups(self, first: Moving, last: Moving, parts: Parts) -> None:
        if first.column != last.column and first.column is not None:
            x, _ = svg.corner(round(first.column), 0, last.look.n)
            self._come(parts.group("column"), {"transform": f"translate({x}px)", "offset": 0})
        if first.green < 1:
            self._come(parts.group("greens"), {"clipPath": SWEPT[last.look.is_green], "offset": 0})
        if first.ghosts < 1:
            for node in parts.group("ghosts").children:
                (self._come if node.classList.contains("ghost") else self._follow)(node)
        if first.lines < 1:
            for node in parts.group("attacks").children:
                is_line = node.tagName == "line"
                self._follow(node, UNDRAWN if is_line else UNSEEN)
        if first.badge < 1 and last.look.candidate:
            self._follow(parts.pieces[last.look.candidate[0]].querySelector(".badge"))

    def _come(self, node: Any, start: Any = UNSEEN) -> None:
        """Let a node begin so, and come to what it is."""
        self._under_way.append(node.animate(start, self._coming))

    def _follow(self, node: Any, start: Any = UNSEEN) -> None:
        """Let a node wait, and come when what it belongs to is on its way."""
        self._under_way.append(node.animate(start, self._following))
