"""What is under the mouse, and the tooltip that says what a click there would do.

`tooltip_of` decides what a tooltip says. `bubble` draws it at the place that it is
about; `node_card` draws the one of a queen in the tree.
"""

from __future__ import annotations

import math
from enum import Enum
from typing import Any, NamedTuple

from ..app.commands import Action
from ..app.questions import Square
from ..pens import SEMIBOLD, Icon, Rect, Room, Ui, rect_at
from ..search.facts import TOTAL_STEPS_OF, counted_at_once
from ..search.position import Position
from ..search.strategy import Board
from ..words.words import Words
from . import measures
from .pieces import SmallBoard, paint_small_board
from .scene import Scene


class Kind(Enum):
    """What can be under the mouse. The value says what the target's value is."""

    BUTTON = "the name of its action"
    SQUARE = "its column and row"
    NUMBER = "its column"
    LINE = "the share of the search"
    NODE = "its board"
    CODE_LINE = "the number and the text of a line of code that is cut"
    OTHER = "what else can be clicked"


class Target(NamedTuple):
    """What is under the mouse."""

    kind: Kind
    value: Any = None  # which one of its kind; the type depends on the kind
    is_right: bool = False  # it is in the right half of the tree


class Tooltip(NamedTuple):
    """A text about a square, a column's number, the progress line or a line of code."""

    text: str  # empty if the square is only framed
    attackers: tuple[int, ...] = ()  # columns of queens that would attack one there


class NodeTooltip(NamedTuple):
    """Texts about a queen of the tree."""

    name: str  # its column and row
    queens: tuple[Square, ...]  # with those that were placed before it
    n: int
    counts: tuple[str, ...]  # the steps while it was there, and the solutions, if known
    solutions: int | None = None  # that the last of the counts says, if they are known


def tooltip_of(scene: Scene, target: Target | None) -> Tooltip | NodeTooltip | None:
    """Return the tooltip of the target under the mouse, if it has one.

    While the class is asked a question, the tooltip of a square has no text: it would
    give the answer away.
    """
    if target is None:
        return None
    match target.kind:
        case Kind.SQUARE:
            return _square_tooltip(scene, target.value)
        case Kind.NUMBER:
            return _number_tooltip(scene, target.value)
        case Kind.LINE:
            return _line_tooltip(scene, target.value)
        case Kind.NODE:
            return _node_tooltip(scene, target.value)
        case Kind.CODE_LINE:
            return Tooltip(target.value[1])
    return None


def _square_tooltip(scene: Scene, square: Square) -> Tooltip | None:
    """Return whether a queen on a square would be safe from those placed before it.

    There is none for a column that the search has not reached, nor while the evidence
    of an answer is on view. A question, or the class's own board, asks for just that:
    the square is only framed then.
    """
    # The last square may be of a larger board, which was under the mouse before.
    is_on_board = max(square) < scene.n
    if not is_on_board or scene.asking.is_held:
        return None
    if scene.own or scene.asking.question:
        return Tooltip("")
    say = scene.say
    if scene.visible_overview:
        column, row = square
        number = scene.visible_overview.counts[column][row]
        return Tooltip(say.count("solutions_found", number))
    current = scene.displayed.position
    tested = current.testing(*square)
    if not tested:
        return None
    if tested.emptied is not None:
        # The queen would leave a later column without a square.
        return Tooltip(say("would_leave", column=tested.emptied + 1))
    if not tested.attackers:
        # In an earlier column it is about the queen that was tested there.
        is_in_next_column = tested.board == current.board
        return Tooltip(say("would_be_safe" if is_in_next_column else "was_safe"))
    return Tooltip(_attacked_text(tested.attackers, say), tested.attackers)


def _attacked_text(attackers: tuple[int, ...], say: Words) -> str:
    """Return that a queen would be attacked, and from which columns."""
    *others, last = [str(column + 1) for column in attackers]
    columns = last
    if others:
        columns = say("two", first=", ".join(others), last=last)
    return say.count("would_be_attacked", len(attackers), columns=columns)


def _number_tooltip(scene: Scene, column: int) -> Tooltip | None:
    """Return what a click on the number of a column would do.

    It sets a breakpoint there, or removes the one that is set.
    """
    if column >= scene.n or Action.BREAKPOINT not in scene.setting.can:
        return None
    is_set = column in scene.moment.breakpoints
    key = "halts_at" if is_set else "would_halt_at"
    return Tooltip(scene.say(key, column=column + 1))


def _line_tooltip(scene: Scene, share: float) -> Tooltip | None:
    """Return the step at a share of the progress line.

    In a race it is that of the clock, and beside a program one of its lines; the first
    one that runs is step 1. In a search whose steps are not counted, it is
    the share itself.
    """
    if Action.SEEK not in scene.setting.can:
        return None
    race = scene.moment.race
    if race:
        return Tooltip(scene.say("race_clock", clock=round(share * race.axis)))
    playback = scene.moment.playback
    if playback:
        return Tooltip(scene.say("step", steps=round(share * (playback.axis + 1))))
    strategy = scene.moment.position.strategy
    if scene.n > counted_at_once(strategy):
        return Tooltip(f"{math.floor(share * 100)} %")
    step = int(share * TOTAL_STEPS_OF[strategy][scene.n])
    return Tooltip(scene.say("step", steps=step))


def _node_tooltip(scene: Scene, board: Board) -> NodeTooltip | None:
    """Return what is known about the last queen of a board in the tree.

    There is none for the root, nor for a queen that is displayed on the board.
    """
    is_root = not board
    displayed = scene.state.displayed
    is_displayed = displayed is not None and displayed.board == board
    if is_root or is_displayed:
        return None
    say = scene.say
    strategy = scene.moment.position.strategy
    # A position of the tree is known to be one of the search: it is not checked.
    queens = Position._make((scene.n, board, 0, strategy)).queens
    block = scene.findings.block(board)
    counts = []
    # The start is 0 if it is not known: then there is only the number of solutions.
    if block and block.start > 0:
        counts.append(say.count("steps_made", block.end - block.start))
    solutions = block.solutions if block else None
    if solutions is not None:
        counts.append(say.solutions(solutions, is_over=True))
    name = say.at("square_of", queens[-1])
    return NodeTooltip(name, queens, scene.n, tuple(counts), solutions)


# How they are drawn.

GAP = 8  # pixels to the edge of the window, and to the place that a tooltip is about


class BubbleLook(NamedTuple):
    """What the frame around a place, and the bubble beside it, are drawn from."""

    text: str  # empty if there is only the frame
    place: Rect
    radius: int = 0  # pixels of the frame's corners
    attackers: tuple[Rect, ...] = ()  # squares from which lines lead to the place
    has_queen: bool = False  # the outline of a queen is drawn at the place


def bubble(ui: Ui, window: Room, look: BubbleLook) -> Rect:
    """Draw a frame around a place, and a bubble with a text if there is one.

    Return the smallest rectangle around both, and around the attackers' squares.
    """
    place = look.place
    line = max(2, place.width // 20)
    for attacker in look.attackers:
        _draw_attack(ui, attacker, place, line)
    if look.has_queen:
        ui.box(place, "hover")
        size = measures.GHOST.whole(place.width)
        outline = measures.GHOST_LINE.of(place.width)
        ui.shape(Icon.CROWN, size, "accent", place.center, hollow=outline)
    ui.box(place, edge="accent", line=line, radius=look.radius)
    places = [*look.attackers]
    if look.text:
        places.append(_draw_bubble(ui, window, look.text, place))
    # Half of a frame's line is outside of its place.
    return place.union(*places).inflate(line, line)


def _draw_attack(ui: Ui, attacker: Rect, square: Rect, line: int) -> None:
    """Draw a frame around an attacker's square, and a line from it to another square.

    The line ends at the point of each square that is nearest to the other's middle.
    `line` is the width of frame and line, in pixels.
    """
    # A point is a rectangle without size: it is moved into the square.
    start = Rect(*square.center, 0, 0).clamp(attacker)
    end = Rect(*attacker.center, 0, 0).clamp(square)
    ui.path((start.topleft, end.topleft), "accent", line)
    ui.box(attacker, edge="accent", line=line)


LEAST_SPACE = 4  # above a place, for a bubble there; in its type
BUBBLE_HEIGHT = 2  # in its type


def _draw_bubble(ui: Ui, window: Room, text: str, place: Rect) -> Rect:
    """Draw a text in a bubble above a place, or below it if there is too little space.

    Return where the bubble is, without its tip.
    """
    size = ui.type.body
    width = ui.width(text, size, SEMIBOLD) + 2 * size
    height = BUBBLE_HEIGHT * size
    # The y of the tip, and of its base at the bubble.
    if place.top >= LEAST_SPACE * size:
        tip = place.top
        base = tip - GAP
        top = base - height
    else:
        tip = place.bottom
        base = tip + GAP
        top = base
    centred = Rect(place.centerx - width // 2, top, width, height)
    bubble = centred.clamp(window.within(GAP, GAP))
    # The tip is at the middle of the place, but not at a round corner of the bubble.
    leftmost = bubble.left + 2 * GAP
    rightmost = bubble.right - 2 * GAP
    x = min(max(place.centerx, leftmost), rightmost)
    ui.path(((x - GAP, base), (x, tip), (x + GAP, base)), "text")
    ui.box(bubble, "text", radius=GAP)
    ui.text(text, size, "window", SEMIBOLD, center=bubble.center)
    return bubble


class NodeCardLook(NamedTuple):
    """What the card of a queen in the tree is drawn from."""

    tooltip: NodeTooltip
    tree: Rect  # the place of the tree
    is_right: bool  # the queen is in its right half


SMALL_BOARD = 8  # the side of the board, in the type of the body, at most
WIDER_TEXT = 2  # texts are wider than the board, in the same type
MOST_LINES = 4  # of a text
TEXT_HEIGHT = 6  # the height of each text, in its type, at most


def node_card(ui: Ui, window: Room, look: NodeCardLook) -> Rect:
    """Draw a card about a queen: the board with it, its name, and its counts.

    It is at the foot of the half of the tree where the queen isn't, so that it doesn't
    cover the queen. Return its place.
    """
    size = ui.type.hint
    gap = size // 2
    tooltip = look.tooltip
    side = min(SMALL_BOARD * ui.type.body, window.width // 5)
    text_width = side + WIDER_TEXT * ui.type.body
    text_room = Rect(0, 0, text_width, TEXT_HEIGHT * size)
    texts = [
        ui.fit(text, size, text_room, most=MOST_LINES, weight=SEMIBOLD)
        for text in (tooltip.name, *tooltip.counts)
    ]
    width = text_width + 2 * gap
    # There are gaps above and below the board, and below the texts.
    height = side + sum([text.height for text in texts]) + 3 * gap
    if look.is_right:
        left = look.tree.left + GAP
    else:
        left = look.tree.right - GAP - width
    at_foot = Rect(left, look.tree.bottom - GAP - height, width, height)
    card = at_foot.clamp(window.within(GAP, GAP))
    ui.box(card, "panel", "text", radius=GAP, line=2)
    inner = Room(*card).within(gap, gap)
    top = inner.cut_top(side, gap)
    board = SmallBoard(tooltip.queens, tooltip.n, has_crowns=True)
    ui.piece(rect_at(side, side, midtop=top.midtop), paint_small_board, board)
    for index, text in enumerate(texts):
        role = "text"
        if tooltip.solutions is not None and index == len(texts) - 1:
            role = "safe" if tooltip.solutions else "muted"
        ui.write(text, inner.cut_top(text.height), role, is_centred=True)
    return card
