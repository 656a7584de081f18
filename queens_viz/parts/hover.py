"""What lies under the mouse, and what it would do or show: told before anybody clicks."""

from __future__ import annotations

import math
from enum import Enum
from typing import Any, NamedTuple

from ..app.commands import Action
from ..app.questions import Square
from ..pens import SEMIBOLD, Icon, Rect, Room, Ui, rect_at
from ..search.facts import TOTAL_STEPS_OF, counted_at_once
from ..search.position import Position
from . import measures
from .pieces import SmallBoard, paint_small_board
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
    """What lies under the mouse, and whether in the right half of its part."""

    kind: Kind
    value: Any = None
    is_right: bool = False


class Told(NamedTuple):
    """What is told of a target: in words, by the columns whose queens would attack one there, by a node's counts.

    Where the class is to find out by itself there are no words: the square is only pointed out.
    """

    words: str
    attackers: tuple[int, ...] = ()
    queens: tuple[Square, ...] = ()
    counts: tuple[str, ...] = ()


def told_of(scene: Scene, target: Target | None) -> Told | None:
    """Decide what is told of what lies under the mouse. While the class is asked this is nothing: it might help."""
    if target is None:
        return None
    match target.kind:
        case Kind.SQUARE:
            return _of_square(scene, target.value)
        case Kind.NUMBER if (
            target.value < scene.n and Action.BREAKPOINT in scene.setting.can
        ):
            key = (
                "halts_at"
                if target.value in scene.moment.breakpoints
                else "would_halt_at"
            )
            return Told(scene.say(key, column=target.value + 1))
        case Kind.LINE if Action.SEEK in scene.setting.can:
            # In a race it is its clock; where the step is an estimate, the share.
            strategy, race, share = (
                scene.moment.position.strategy,
                scene.moment.race,
                target.value,
            )
            if race:
                return Told(scene.say("race_clock", clock=round(share * race.axis)))
            if scene.n <= counted_at_once(strategy):
                return Told(
                    scene.say(
                        "step", steps=int(share * TOTAL_STEPS_OF[strategy][scene.n])
                    )
                )
            return Told(f"{math.floor(share * 100)} %")
        case Kind.NODE if target.value:
            return _of_node(scene, target.value)
    return None


def _of_node(scene: Scene, board: tuple[int, ...]) -> Told | None:
    """Return which queen it is, how many steps were made while she stood and, once counted, what these found."""
    shown, say, block = scene.state.displayed, scene.say, scene.findings.block(board)
    queens = Position._make((scene.n, board, 0, scene.moment.position.strategy)).queens
    if shown and shown.board == board:
        # It is on the board.
        return None
    counts = []
    if block and block.start:
        counts.append(say.count("steps_made", block.end - block.start))
    if block and block.solutions is not None:
        counts.append(say.solutions(block.solutions, is_over=True))
    return Told(say.at("square_of", queens[-1]), (), queens, tuple(counts))


def _of_square(scene: Scene, square: Square) -> Told | None:
    """Return which queens would attack a queen there that were placed before; nothing while an answer is told."""
    there, say = scene.seen.position.testing(*square), scene.say
    if max(square) >= scene.n or scene.asking.is_held:
        return None
    if scene.own or scene.asking.question:
        return Told("")
    if not there:
        return None
    found = there.attackers
    if there.emptied is not None:
        return Told(say("would_leave", column=there.emptied + 1))
    if not found:
        return Told(
            say(
                "would_be_safe"
                if there.board == scene.seen.position.board
                else "was_safe"
            )
        )
    *others, last = (str(other + 1) for other in found)
    columns = say("two", first=", ".join(others), last=last) if others else last
    return Told(say.count("would_be_attacked", len(found), columns=columns), found)


GAP = 8
"""Pixels between what is pointed out and what is told of it, and of the window's edge."""


def bubble(
    ui: Ui,
    window: Room,
    words: str,
    place: Rect,
    radius: int,
    attackers: tuple[Rect, ...],
    is_new: bool,
) -> Rect:
    """Frame a place, and tell in a bubble above it, or below where there is no room, what a click there would do.

    A queen that `is_new` is drawn there, and lines come from those that would attack her.
    """
    line = max(2, place.width // 20)
    for attacker in attackers:
        # Between the points of both that are nearest to the other's middle.
        start, end = (
            Rect(*place.center, 0, 0).clamp(attacker),
            Rect(*attacker.center, 0, 0).clamp(place),
        )
        ui.path((start.topleft, end.topleft), "accent", line)
        ui.box(attacker, edge="accent", line=line)
    if is_new:
        side = place.width
        ui.box(place, "hover")
        ui.shape(
            Icon.CROWN,
            measures.GHOST.whole(side),
            "accent",
            place.center,
            hollow=measures.GHOST_LINE.of(side),
        )
    ui.box(place, edge="accent", line=line, radius=radius)
    seen = place.union(*attackers)
    if not words:
        return seen.inflate(line, line)
    size, room = ui.type.body, window.within(GAP, GAP)
    edge, away = (place.top, -GAP) if place.top >= 4 * size else (place.bottom, GAP)
    card = Rect(0, 0, ui.width(words, size, SEMIBOLD) + 2 * size, 2 * size)
    card = card.move(
        place.centerx - card.width // 2, edge + away - card.height * (away < 0)
    ).clamp(room)
    x, y = (
        min(max(place.centerx, card.left + 2 * GAP), card.right - 2 * GAP),
        edge + away,
    )
    ui.path(((x - GAP, y), (x, y - away), (x + GAP, y)), "text")
    ui.box(card, "text", radius=GAP)
    ui.text(words, size, "window", SEMIBOLD, center=card.center)
    return seen.union(card).inflate(line, line)


def node_card(
    ui: Ui, window: Room, said: Told, n: int, body: Rect, is_right: bool
) -> Rect:
    """Draw a queen's board and what is known of her on a card, in the half of the tree's body where she is not."""
    size, gap, side = (
        ui.type.hint,
        ui.type.hint // 2,
        min(8 * ui.type.body, window.width // 5),
    )
    room = Rect(0, 0, side + 2 * ui.type.body, 6 * size)
    lines = [
        ui.fit(words, size, room, 4, SEMIBOLD) for words in (said.words, *said.counts)
    ]
    wide, high = (
        room.width + 2 * gap,
        side + sum(line.height for line in lines) + 3 * gap,
    )
    x = body.left + GAP if is_right else body.right - wide - GAP
    card = Room(
        *Rect(x, body.bottom - high - GAP, wide, high).clamp(window.within(GAP, GAP))
    )
    ui.box(card, "panel", "text", radius=GAP, line=2)
    inside = card.within(gap, gap)
    place = rect_at(side, side, midtop=inside.midtop)
    board = SmallBoard(said.queens, n, has_crowns=True)
    ui.piece(place, paint_small_board, board)
    inside.cut_top(side, gap)
    for k, line in enumerate(lines):
        ui.write(
            line,
            inside.cut_top(line.height),
            "safe" if k == 2 else "text",
            is_centred=True,
        )
    return card
