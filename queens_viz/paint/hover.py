"""How hover is painted: what a click would do under the mouse, in a bubble and on the spot."""

from __future__ import annotations

from ..looks.board import BoardLook
from ..looks.hover import HoverLook, Kind
from ..parts import measures
from ..pens.face import SEMIBOLD
from ..pens.icons import Icon
from ..pens.pen import Pen
from ..pens.rect import Pixel, Rect, rect_at
from .board import paint_badge
from .chosen import paint_cursor
from .layout import Layout
from .solutions_panel import paint_small_board
from .tree_panel import TreePanel

BUBBLE = 38
"""Pixels of a bubble's height, in the window as designed."""


TINT = 0.22
"""How much of a square is hidden that is pointed out, of 1."""


def paint(pen: Pen, look: HoverLook, board: BoardLook, layout: Layout, track: Rect, tree: TreePanel | None) -> None:
    """Draw what is told of a target, beside it."""
    match look.target.kind:
        case Kind.SQUARE if layout.has_board:
            _paint_square(pen, layout, look, board)
        case Kind.NUMBER if layout.has_board:
            _paint_number(pen, layout.pill(look.target.value), look, board)
        case Kind.LINE:
            _paint_on_line(pen, look, track)
        case Kind.NODE if tree:
            _paint_node(pen, look, tree)


def _paint_square(pen: Pen, layout: Layout, look: HoverLook, board: BoardLook) -> None:
    column, row = look.target.value
    square, line = layout.square(column, row), max(2, layout.cell // 20)
    if not look.words:
        # It is pointed out, and nothing is told of it.
        pen.box(square, "accent", share=TINT)
        paint_cursor(pen, square, layout.cell)
        paint_badge(pen, layout, board)
        return
    for queen in [queen for queen in board.queens if queen[0] in look.attackers]:
        attacker = layout.square(*queen)
        _paint_dashes(pen, attacker.center, square.center, layout.cell)
        pen.box(attacker, edge="accent", line=line)
    if (column, row) not in (board.candidate, *board.queens):
        pen.box(square, "hover")
        pen.box(square, edge="accent", line=line)
        pen.shape(
            Icon.CROWN,
            measures.GHOST.whole(layout.cell),
            "accent",
            square.center,
            hollow=measures.POINTED_LINE.of(layout.cell),
        )
    _paint_bubble(pen, look.words, (square.centerx, square.top), is_above=row < board.n - 1)


def _paint_dashes(pen: Pen, start: Pixel, end: Pixel, cell: int) -> None:
    """Draw a dashed line between the edges of two squares."""
    x, y = end[0] - start[0], end[1] - start[1]
    length = max(1, max(abs(x), abs(y)))
    for k in range(cell // 2, length - cell // 2, max(6, cell // 5)):
        far = min(k + max(3, cell // 9), length - cell // 2)
        one, other = ((start[0] + x * at / length, start[1] + y * at / length) for at in (k, far))
        pen.path((one, other), "accent", measures.HALO.of(cell))


def _paint_number(pen: Pen, pill: Rect, look: HoverLook, board: BoardLook) -> None:
    """Draw the pill of a breakpoint to be around a column's number."""
    if look.target.value not in board.breakpoints:
        pen.box(pill, edge="accent", line=2, radius=pill.height // 2)
    _paint_bubble(pen, look.words, (pill.centerx, pill.bottom), is_above=False)


def _paint_on_line(pen: Pen, look: HoverLook, track: Rect) -> None:
    x = track.left + round(look.target.value * track.width)
    pen.box(Rect(x - 1, track.top - 6, 2, track.height + 12), "text")
    _paint_bubble(pen, look.words, (x, track.top - 6), is_above=True)


def _paint_node(pen: Pen, look: HoverLook, tree: TreePanel) -> None:
    """Draw a node's board, small, on a card beside the tree, and what its subtree counts."""
    found = (k for k, spot in enumerate(tree.look.spots) if spot.node.board == look.target.value)
    k = next(found, None)
    if k is None:
        return
    text = pen.type
    side = min(8 * text.body, pen.sheet.window.width // 5)
    lines = [pen.cut(words, text.hint, side + 2 * text.body, SEMIBOLD) for words in (look.words, *look.counts)]
    width = max(side, *[pen.width(words, text.hint, SEMIBOLD) for words in lines]) + text.body
    card = Rect(0, 0, width, side + round((1.5 + 1.3 * len(lines)) * text.hint))
    card = _beside(card, tree, k, pen.sheet.window)
    pen.box(card, "panel", "text", radius=10, line=2)
    picture = rect_at(side, side, midtop=(card.centerx, card.top + text.body // 2))
    paint_small_board(pen, look.queens, picture, n=tree.look.n, is_green=False, has_crowns=True)
    for number, words in enumerate(lines):
        y = picture.bottom + round((1 + 1.3 * number) * text.hint)
        pen.text(words, text.hint, "safe" if number == 2 else "text", SEMIBOLD, center=(card.centerx, y))


def _beside(card: Rect, tree: TreePanel, k: int, window: Rect) -> Rect:
    """Return where a card stands beside a tree: never over the path nor the node, over as few others as it can."""
    body, gap = tree.body, 10
    boxes = [tree.places.around(at).clip(body) for at in range(len(tree.look.spots))]
    node, path = boxes[k], [boxes[k]]
    for box, spot in zip(boxes, tree.look.spots, strict=True):
        if spot.leads_here:
            path.append(box.union(boxes[spot.parent or 0]) if box else box)
    places = []
    for x in (
        node.right + gap, node.left - gap - card.width, body.right - gap - card.width, tree.places.room.left + gap,
        body.left - gap - card.width, body.right + gap, node.centerx - card.width // 2,
    ):  # fmt: skip
        for y in (
            node.centery - card.height // 2, body.top + gap, body.bottom - gap - card.height,
            body.top - gap - card.height, body.bottom + gap,
        ):  # fmt: skip
            place = Rect(x, y, card.width, card.height).clamp(window.inflate(-8, -8))
            is_over = sum(place.colliderect(box) for box in path)
            covered = sum(place.colliderect(box) for box in boxes)
            away = abs(place.centerx - node.centerx) + abs(place.centery - node.centery)
            places.append((is_over, covered, not body.contains(place), away, x, y))
    *_, x, y = min(places)
    return Rect(x, y, card.width, card.height).clamp(window.inflate(-8, -8))


def _paint_bubble(pen: Pen, words: str, tip: Pixel, *, is_above: bool) -> None:
    """Draw words in a bubble whose tip is at a point."""
    text, window = pen.type, pen.sheet.window
    height = max(pen.scaled(BUBBLE), text.body + 12)
    width, gap = pen.width(words, text.body, SEMIBOLD) + height, 8
    above, below = (tip[0], tip[1] - gap), (tip[0], tip[1] + gap)
    bubble = rect_at(width, height, midbottom=above) if is_above else rect_at(width, height, midtop=below)
    bubble = bubble.clamp(window.inflate(-8, -8))
    x = min(max(tip[0], bubble.left + 14), bubble.right - 14)
    edge = bubble.bottom if is_above else bubble.top
    low = edge + gap if is_above else edge - gap
    pen.path(((x - gap, edge), (x, low), (x + gap, edge)), "text")
    pen.box(bubble, "text", radius=8)
    pen.text(words, text.body, "window", SEMIBOLD, center=bubble.center)
