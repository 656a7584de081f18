"""The places of a recording: the board, its sentence and what sums it up, in type to be read at half the size."""

from __future__ import annotations

from functools import lru_cache

from pygame import Rect

from .layout import BORDER, Layout, lay_out_board
from .type_sizes import TypeSizes
from .typeface import SMALLEST_TEXT

SMALLEST_WIDTH, SMALLEST_HEIGHT = 400, 250
"""Pixels below which a recording shows the board alone."""

SHARES = TypeSizes(headline=55, reason=44, stack=44, number=36, body=42, hint=32)
"""Sizes of the type in thousandths of what is called tall."""


@lru_cache(maxsize=8)
def lay_out_film(width: int, height: int, n: int) -> Layout:
    """Divide a picture in which nothing is pressed: the sentence stands beside the board or, in a tall one, below it."""
    if width < SMALLEST_WIDTH or height < SMALLEST_HEIGHT:
        return lay_out_board(width, height, n)
    is_tall = 10 * height > 9 * width
    tall = round(min(0.65 * height, 0.9 * width) if is_tall else min(height, 0.625 * width))
    text = TypeSizes(*(max(SMALLEST_TEXT, round(share * tall / 1000)) for share in SHARES))
    margin, gutter = max(8, tall // 36), round(1.9 * text.stack)
    under = BORDER + round(1.35 * text.number) + round(1.5 * text.stack)
    if is_tall:
        side = round(min(width - 2 * margin - gutter, 0.5 * height))
        left, top = (width - side + gutter) // 2, margin
    else:
        side = round(min(height - 2 * margin - under, 0.51 * width - gutter))
        left, top = margin + gutter, (height - side - under) // 2
    # Squares of one size, so that diagonal lines are alike in each row of pixels, and few bytes tell them.
    side = max(n, side - side % n)
    squares = Rect(left, top, side, side)
    numbers = Rect(left, squares.bottom + BORDER, side, round(1.35 * text.number))
    stack = Rect(left, numbers.bottom, side, squares.bottom + under - numbers.bottom)
    beside = Rect(margin, stack.bottom + margin, width - 2 * margin, height - stack.bottom - 2 * margin)
    if not is_tall:
        start = squares.right + round(1.2 * text.stack)
        beside = Rect(start, top, width - margin - start, stack.bottom - top)
    summary = Rect(beside.left, 0, beside.width, round(2.5 * text.body))
    summary.bottom = beside.bottom
    sentence = Rect(*beside.topleft, beside.width, summary.top - margin // 2 - beside.top)
    lines = 1 if is_tall else 2
    return Layout(
        n=n,
        unit=tall / 700,
        text=text,
        window=Rect(0, 0, width, height),
        squares=squares,
        board=Rect(0, top - BORDER, width if is_tall else beside.left - 2, under + side + BORDER + 2),
        numbers=numbers,
        stack=stack,
        sentence=sentence,
        headline_lines=lines,
        # Nothing is told of what comes next: in a film it comes.
        reason=round(sentence.height - 1.28 * lines * text.headline - 1.5 * text.reason),
        summary=summary,
    )
