"""How hover is painted: what a click would do under the mouse, in a bubble and on the spot."""

from __future__ import annotations

import pygame

from ..looks.board import BoardLook
from ..looks.hover import HoverLook, Kind
from ..looks.icons import Icon
from .board import paint_badge
from .chosen import paint_cursor
from .foot import Foot
from .outlines import whole
from .pen import Pen
from .progress import Progress
from .solutions_panel import paint_small_board
from .tree_panel import TreePanel
from .typeface import Weight

BUBBLE = 38
"""Pixels of a bubble's height, in the window as designed."""


TINT = 56
"""How much of a square is hidden that is pointed out, of 255."""


def paint(pen: Pen, look: HoverLook, board: BoardLook, foot: Foot | None, tree: TreePanel | None) -> None:
    """Draw what is told of a target, beside it."""
    match look.target.kind:
        case Kind.SQUARE:
            _paint_square(pen, look, board)
        case Kind.NUMBER:
            _paint_number(pen, look, board)
        case Kind.LINE if foot:
            _paint_on_line(pen, look, foot.progress)
        case Kind.NODE if tree:
            _paint_node(pen, look, tree)


def _paint_square(pen: Pen, look: HoverLook, board: BoardLook) -> None:
    theme, layout = pen.theme, pen.layout
    column, row = look.target.value
    square, line = layout.square(column, row), max(2, layout.cell // 20)
    if not look.words:
        _paint_tint(pen, square)
        paint_badge(pen, board)
        return
    for other in look.attackers:
        attacker = layout.square(other, board.queens[other])
        _paint_dashes(pen, attacker.center, square.center, layout.cell)
        pen.frame(attacker, theme.accent, line)
    if board.candidate != (column, row) and board.queens[column : column + 1] != (row,):
        pen.fill(square, theme.hover)
        pen.frame(square, theme.accent, line)
        pen.icon(Icon.CROWN, round(0.8 * layout.cell), theme.accent, square.center, hollow=max(1.0, layout.cell / 32))
    _paint_bubble(pen, look.words, (square.centerx, square.top), is_above=row < board.n - 1)


def _paint_tint(pen: Pen, square: pygame.Rect) -> None:
    """Point out a square, and tell nothing of it."""

    def draw() -> pygame.Surface:
        picture = pygame.Surface(square.size, pygame.SRCALPHA)
        picture.fill((*pen.theme.accent, TINT))
        return picture

    pen.picture(("tint", square.size), square.topleft, draw)
    paint_cursor(pen, square)


def _paint_dashes(pen: Pen, start: tuple[int, int], end: tuple[int, int], cell: int) -> None:
    """Draw a dashed line between the edges of two squares."""
    x, y = end[0] - start[0], end[1] - start[1]
    length = max(1, max(abs(x), abs(y)))
    for k in range(cell // 2, length - cell // 2, max(6, cell // 5)):
        far = min(k + max(3, cell // 9), length - cell // 2)
        one, other = ((start[0] + x * at / length, start[1] + y * at / length) for at in (k, far))
        pen.line(one, other, pen.theme.accent, max(2.0, cell / 24))


def _paint_number(pen: Pen, look: HoverLook, board: BoardLook) -> None:
    """Draw the pill of a breakpoint to be around a column's number."""
    layout, column = pen.layout, look.target.value
    pill = pygame.Rect(0, 0, min(layout.cell, 2 * layout.text.number), layout.numbers.height)
    pill.center = layout.square(column, 0).centerx, layout.numbers.centery
    if column not in board.breakpoints:
        pen.frame(pill, pen.theme.accent, 2, radius=pill.height // 2)
    _paint_bubble(pen, look.words, (pill.centerx, pill.bottom), is_above=False)


def _paint_on_line(pen: Pen, look: HoverLook, progress: Progress) -> None:
    track = progress.track
    x = track.left + round(look.target.value * track.width)
    pen.fill(pygame.Rect(x - 1, track.top - 6, 2, track.height + 12), pen.theme.text)
    _paint_bubble(pen, look.words, (x, track.top - 6), is_above=True)


def _paint_node(pen: Pen, look: HoverLook, tree: TreePanel) -> None:
    """Draw a node's board, small, on a card beside it."""
    places = tree.places
    found = (k for k, spot in enumerate(tree.look.spots) if spot.node.board == look.target.value and places.is_seen(k))
    k = next(found, None)
    if k is None:
        return
    (x, y), theme, text = whole(places.points[k]), pen.theme, pen.layout.text
    side = min(8 * text.body, pen.layout.window.width // 5)
    words = pen.face.cut(look.words, text.hint, side + 2 * text.body)
    width = max(side, pen.face.width(words, text.hint)) + text.body
    card = pygame.Rect(0, 0, width, side + 3 * text.hint)
    gap = round(places.widths[k] / 2) + text.body
    card.midleft = (x + gap, y) if x + gap + width < pen.layout.window.right else (x - gap - width, y)
    card.clamp_ip(pen.layout.window.inflate(-8, -8))
    pen.card(card, theme.panel, theme.text, radius=10, line=2)
    picture = pygame.Rect(0, 0, side, side)
    picture.midtop = card.centerx, card.top + text.body // 2
    paint_small_board(pen, look.target.value, picture, n=tree.n, is_green=False)
    pen.text(words, text.hint, theme.text, Weight.SEMIBOLD, center=(card.centerx, card.bottom - text.hint))


def _paint_bubble(pen: Pen, words: str, tip: tuple[int, int], *, is_above: bool) -> None:
    """Draw words in a bubble whose tip is at a point."""
    theme, text, window = pen.theme, pen.layout.text, pen.layout.window
    height = max(round(BUBBLE * pen.layout.unit), text.body + 12)
    bubble = pygame.Rect(0, 0, pen.face.width(words, text.body, Weight.SEMIBOLD) + height, height)
    gap = 8
    if is_above:
        bubble.midbottom = tip[0], tip[1] - gap
    else:
        bubble.midtop = tip[0], tip[1] + gap
    bubble.clamp_ip(window.inflate(-8, -8))
    x = min(max(tip[0], bubble.left + 14), bubble.right - 14)
    edge = bubble.bottom if is_above else bubble.top
    for k in range(gap):
        y = edge + k if is_above else edge - k - 1
        pen.fill(pygame.Rect(x - (gap - k), y, 2 * (gap - k), 1), theme.text)
    pen.card(bubble, theme.text, theme.text, radius=8, line=0)
    pen.text(words, text.body, theme.window, Weight.SEMIBOLD, center=bubble.center)
