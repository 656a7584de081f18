"""What lies at a point of the document: asked by clicks, and by a mouse that only passes."""

from __future__ import annotations

from typing import Any

from ..looks.hover import Kind, Target
from ..looks.tree import Spot, TreeLook
from ..search.position import Position
from .page_dom import closest, find

HANDLE = 19
"""Pixels of a slider's handle, whose middle stands for its value."""


def square_at(event: Any, n: int) -> tuple[int, int] | None:
    """Return the column and row of the square at an event, or None beside the board."""
    if not closest(event.target, "#board"):
        return None
    box = find("board").getBoundingClientRect()
    column = min(n - 1, int((event.clientX - box.left) / box.width * n))
    row = n - 1 - min(n - 1, int((event.clientY - box.top) / box.height * n))
    return (column, row) if column >= 0 and 0 <= row < n else None


def spot_at(event: Any, tree: TreeLook | None) -> Spot | None:
    """Return the node of the tree at an event, if there is one."""
    node = closest(event.target, "[data-node]") if tree else None
    return tree.spots[int(node.getAttribute("data-node"))] if tree and node else None


def target_at(event: Any, position: Position, tree: TreeLook | None, *, asks_square: bool) -> Target | None:
    """Return what lies at an event, if it can be clicked and something is told of it; any square that is asked for."""
    if square := square_at(event, position.n):
        return Target(Kind.SQUARE, square) if asks_square or square[0] <= len(position.board) else None
    if spot := spot_at(event, tree):
        return Target(Kind.NODE, spot.node.board)
    if number := closest(event.target, "[data-column]"):
        return Target(Kind.NUMBER, int(number.getAttribute("data-column")))
    if closest(event.target, "#progress"):
        box = find("progress").getBoundingClientRect()
        share = (event.clientX - box.left - HANDLE / 2) / (box.width - HANDLE)
        return Target(Kind.LINE, min(1.0, max(0.0, share)))
    return None
