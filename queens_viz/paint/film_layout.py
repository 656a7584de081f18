"""The places of a recording: the board, its sentence and what sums it up, in type to be read at half the size."""

from __future__ import annotations

from functools import lru_cache

from ..pens.face import SMALLEST_TEXT
from ..pens.rect import Rect
from ..pens.type_sizes import TypeSizes
from .layout import BORDER, Layout, lay_out_board

SMALLEST_WIDTH, SMALLEST_HEIGHT = 480, 300
"""Pixels below which a recording shows the board alone."""

SHARES = TypeSizes(headline=55, reason=44, stack=44, number=36, body=42, hint=32)
"""Sizes of the type, in thousandths of the picture's `tall`."""


@lru_cache(maxsize=8)
def lay_out_film(width: int, height: int, n: int) -> Layout:
    """Divide a picture in which nothing is pressed: the sentence stands beside the board or, if tall, below it."""
    if width < SMALLEST_WIDTH or height < SMALLEST_HEIGHT:
        return lay_out_board(width, height, n)
    is_tall = 10 * height > 9 * width
    tall = round(min(0.72 * height, 0.95 * width) if is_tall else min(height, 0.625 * width))
    text = TypeSizes(*(max(SMALLEST_TEXT, round(share * tall / 1000)) for share in SHARES[:6]))
    window, margin, gutter = Rect(0, 0, width, height), max(8, tall // 36), round(1.9 * text.stack)
    numbers, stack = round(1.35 * text.number), round(1.5 * text.stack)
    under = BORDER + numbers + stack
    room = min(width - 2 * margin - gutter, 0.5 * height)
    if not is_tall:
        room = min(height - 2 * margin - under, 0.51 * width - gutter)
    # Squares of one size: diagonal lines are alike in each row of pixels, and few bytes tell them.
    side = n * max(1, int(room / n))
    left, top = margin + gutter, (height - side - under) // 2
    if is_tall:
        left, top = (width - side + gutter) // 2, margin
    squares = Rect(left, top, side, side)
    inside = window.inflate(-2 * margin, 0)
    beside = inside.column_to(squares.right + 2 * margin, inside.right).row_to(top, squares.bottom + under)
    if is_tall:
        beside = inside.row_to(squares.bottom + under + margin, height - margin)
    layout = Layout(
        n=n,
        unit=tall / 700,
        text=text,
        window=window,
        board=Rect(0, top - BORDER, width if is_tall else beside.left - 2, under + side + BORDER + 2),
        numbers=squares.row(squares.bottom + BORDER, numbers),
        stack=squares.row(squares.bottom + BORDER + numbers, stack),
        headline_lines=1 if is_tall else 2,
    )
    return _with_cards(layout.on(squares), beside, margin // 2)


def _with_cards(layout: Layout, room: Rect, gap: int) -> Layout:
    """Divide that room between the sentence, whose headline may take some lines, and the summary."""
    text = layout.text
    summary = room.row_to(room.bottom - round(2.5 * text.body), room.bottom)
    sentence = room.row_to(room.top, summary.top - gap)
    # Nothing is told of what comes next: in a film it comes.
    reason = round(sentence.height - 1.28 * layout.headline_lines * text.headline - 1.5 * text.reason)
    return layout._replace(sentence=sentence, summary=summary, reason=reason)
