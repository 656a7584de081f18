"""What lies under the mouse, and what it would do or show: told before anybody clicks."""

from __future__ import annotations

import math
from enum import Enum
from typing import Any, NamedTuple

from ..app.commands import Action
from ..app.nodes import path_of
from ..app.questions import Square
from ..search.facts import TOTAL_STEPS_OF, counted_at_once
from .scene import Scene
from .tree import named, queens_of


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
    """What is told of a target: in words, by the columns whose queens would attack one there, by a node's counts.

    `queens` are those of the node.

    Where the class is to find out by itself there are no words: the square is only pointed out.
    """

    target: Target
    words: str
    attackers: tuple[int, ...] = ()
    counts: tuple[str, ...] = ()
    queens: tuple[Square, ...] = ()


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
        case Kind.LINE if Action.SEEK in scene.can:
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
    queens = queens_of(scene.n, board, scene.moment.position.strategy)
    look = HoverLook(target, named(queens, scene.moment.position.strategy, say), queens=queens)
    size = scene.findings.sizes.get(board)
    if not size or size.nodes == 1:
        return look
    return look._replace(counts=(say.count("nodes", size.nodes), say.found(size.solutions, is_over=True)))


def _of_square(scene: Scene, target: Target) -> HoverLook | None:
    """Return which queens would attack a queen there that were placed before; nothing while an answer is told."""
    column, row = target.value
    there, say = scene.seen.position.testing(column, row), scene.say
    if max(column, row) >= scene.n or scene.asking.is_held:
        return None
    if scene.own or scene.asking.question:
        return HoverLook(target, "")
    if not there:
        return None
    found = there.attackers
    if there.emptied is not None:
        return HoverLook(target, say("would_leave", column=there.emptied + 1))
    if not found:
        return HoverLook(target, say("would_be_safe"))
    *others, last = (str(other + 1) for other in found)
    columns = say("two", first=", ".join(others), last=last) if others else last
    return HoverLook(target, say.count("would_be_attacked", len(found), columns=columns), found)


def _place(scene: Scene, share: float) -> str:
    """Return the step at a share of the search, in a race its clock; where that is an estimate, the share."""
    if race := scene.moment.race:
        return scene.say("race_clock", clock=round(share * race.axis))
    strategy = scene.moment.position.strategy
    if scene.n <= counted_at_once(strategy):
        return scene.say("step", steps=int(share * TOTAL_STEPS_OF[strategy][scene.n]))
    return f"{math.floor(share * 100)} %"
