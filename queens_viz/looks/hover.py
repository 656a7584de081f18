"""What lies under the mouse, and what it would do or show: told before anybody clicks."""

from __future__ import annotations

import math
from enum import Enum
from typing import Any, NamedTuple

from ..app.nodes import path_of
from ..search.facts import COUNTED_AT_ONCE, TOTAL_STEPS
from ..search.position import attackers
from .scene import Scene


class Kind(Enum):
    """What can lie under the mouse, and the value that says which."""

    BUTTON = "the name of its action"
    SQUARE = "its column and row"
    NUMBER = "its column"
    LINE = "the share of the search"
    NODE = "its board"
    OTHER = "what else can be clicked"


class Target(NamedTuple):
    """What lies under the mouse."""

    kind: Kind
    value: Any = None


class HoverLook(NamedTuple):
    """What is told of a target: in words, by the columns whose queens would attack one there, by a subtree's counts.

    Where the class is to find out by itself there are no words: the square is only pointed out.
    """

    target: Target
    words: str
    attackers: tuple[int, ...] = ()
    counts: tuple[str, ...] = ()


def look(scene: Scene, target: Target | None) -> HoverLook | None:
    """Decide what is told of what lies under the mouse. While the class is asked this is nothing: it might help."""
    if target is None or (scene.own and target.kind is not Kind.SQUARE):
        return None
    match target.kind:
        case Kind.SQUARE:
            return _of_square(scene, target)
        case Kind.NUMBER if target.value < scene.n:
            key = "halts_at" if target.value in scene.moment.breakpoints else "would_halt_at"
            return HoverLook(target, scene.say(key, column=target.value + 1))
        case Kind.LINE:
            return HoverLook(target, _place(scene, target.value))
        case Kind.NODE if target.value:
            return _of_node(scene, target)
    return None


def _of_node(scene: Scene, target: Target) -> HoverLook | None:
    """Return which queens a node has and, where all below it has been searched and counted, what that was."""
    board, shown, say = target.value, scene.state.shown, scene.say
    if shown and path_of(scene.moment.position, shown) == board:
        # It is on the board.
        return None
    words = say("queens_in_rows" if len(board) > 1 else "queen_in_row", rows=", ".join([str(row + 1) for row in board]))
    size = scene.findings.sizes.get(board)
    if not size or size.nodes == 1:
        return HoverLook(target, words)
    return HoverLook(target, words, counts=(say("nodes", nodes=size.nodes), say.found(size.solutions, is_over=True)))


def _of_square(scene: Scene, target: Target) -> HoverLook | None:
    """Return which queens to its left would attack a queen there; nothing while an answer is told."""
    column, row = target.value
    board, say = scene.seen.position.board, scene.say
    if max(column, row) >= scene.n or scene.asking.is_held:
        return None
    if scene.own or scene.asking.question:
        return HoverLook(target, "")
    if column > len(board):
        return None
    found = attackers(board[:column], row)
    if not found:
        return HoverLook(target, say("would_be_safe"))
    *others, last = (str(other + 1) for other in found)
    columns = say("two", first=", ".join(others), last=last) if others else last
    key = "would_be_attacked_by_several" if others else "would_be_attacked"
    return HoverLook(target, say(key, columns=columns), found)


def _place(scene: Scene, share: float) -> str:
    """Return the step at a share of the search; where that is an estimate, the share."""
    if scene.n <= COUNTED_AT_ONCE:
        return scene.say("step", steps=int(share * TOTAL_STEPS[scene.n]))
    return f"{math.floor(share * 100)} %"
