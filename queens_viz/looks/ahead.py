"""What is left: the later columns, those after the candidate's, as the placed queens leave them."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.commands import Action
from ..pens.buttons import ButtonLook
from ..search.ahead import attacked_ahead, empty_columns
from ..words.outlook import Outlook, outlook
from .buttons import button
from .scene import Scene

NAMED = 3
"""The most columns that are named, so that the sentence has room."""


class AheadLook(NamedTuple):
    """The attacked squares of later columns, the later columns without a safe square, and what is said of them.

    Where steps are too many to be read nothing is told. `role` is the colour of what is said; the button switches all
    of it off again.
    """

    shaded: frozenset[tuple[int, int]]
    empty: tuple[int, ...]
    outlook: Outlook
    role: str
    button: ButtonLook


def look(scene: Scene) -> AheadLook | None:
    """Decide what is told of the later columns; None where nobody wants it, or the class has a board of its own."""
    if scene.own or not scene.state.has_outlook:
        return None
    seen, switch = scene.seen, button(scene, BINDING_OF[Action.OUTLOOK])
    if seen.pace:
        return AheadLook(frozenset(), (), Outlook(""), "muted", switch)
    n, board, _, strategy = seen.position
    empty, said = empty_columns(n, board, strategy), outlook(seen.position, scene.say, NAMED)
    return AheadLook(attacked_ahead(n, board, strategy), empty, said, "backtrack" if empty else "muted", switch)
