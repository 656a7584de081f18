"""What is left: the later columns, those after the candidate's, as the placed queens leave them."""

from __future__ import annotations

from typing import NamedTuple

from ..search.ahead import attacked_ahead, empty_columns
from ..words.outlook import Outlook, late_share, outlook
from .scene import Scene

NAMED = 4
"""Columns that are named at most; so the sentence has room."""


class AheadLook(NamedTuple):
    """The attacked squares of later columns, the later columns without a safe square, and what is said of them.

    Where steps are too many to be read nothing is told of the board. `share` says how many steps of the search,
    wherever the board stands, were made too late to succeed; it is empty where that is not counted.
    """

    shaded: frozenset[tuple[int, int]]
    empty: tuple[int, ...]
    outlook: Outlook
    share: str


def look(scene: Scene) -> AheadLook | None:
    """Decide what is told of the later columns; None while the class has a board of its own."""
    if scene.own:
        return None
    moment, seen, say = scene.moment, scene.seen, scene.say
    share = late_share(moment.position, moment.steps, say)
    if seen.pace:
        return AheadLook(frozenset(), (), Outlook(""), share)
    n, board, _ = seen.position
    return AheadLook(attacked_ahead(n, board), empty_columns(n, board), outlook(seen.position, say, NAMED), share)
