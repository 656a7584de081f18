"""How large a phone's board is, and where the answers to a question are.

All of it is plain numbers; `phone_layout.py` cuts the rooms by them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..pens import LEADING, TypeSizes
from .cards import headline_height, lines_of
from .grid import BORDER

FINGERS = TypeSizes(18, 16, 20, 16, 16, 16, smallest=16, touch=44)
"""The sizes of the type on a phone. A finger needs 44 pixels."""

GAP = 6  # pixels between two parts
SHORT = 600  # a lower upright phone has a low progress line
LANE = 44  # the height of the progress line
LOW_LANE = 34  # of a low one: a line of text, and the handle below it

TOUCH_PADDING = 12  # pixels between the edge and the text of a card
NARROW_PADDING = 8  # the same in a narrow card
NARROW_CARD = 200  # pixels

TOP_MARGIN = 0.6  # above the text of a card, in the type of the reason
BOTTOM_MARGIN = 0.4  # the same below it
HEADLINE_GAP = 0.12  # below the headline, in its type
ROW_GAP = 0.25  # above a row of answers, in their type


def padding(card_width: int) -> int:
    """Return the pixels between the edge and the text of a phone's card."""
    return NARROW_PADDING if card_width < NARROW_CARD else TOUCH_PADDING


# An upright phone while nothing is asked. The card is at the right of the board, so
# that the panel below both is high enough.

READ_SHARE = 0.5  # of the width, at most for the squares
READ_CARD = 150  # pixels: the least width of the card, with the gaps around it
READ_ROW = 184  # pixels: the least height of the card
READ_PANEL = 200  # pixels: the panel should be as high
READ_LEAST = 150  # pixels: the least side of a board that is made smaller for it


def reading_side(width: int, height: int, gutter: int, *, strips: int, rim: int) -> int:
    """Return the side of an upright phone's board with the card at its right.

    It is smaller for the sake of the panel, down to a least side, but never so large
    that the card is too narrow.

    All is in pixels: the width and height between header and foot, the width `gutter`
    of the row numbers, the height of the strips below board and card, and the height
    `rim` of the frame and the column numbers.
    """
    most = min(round(READ_SHARE * width), width - gutter - READ_CARD)
    free_height = height - strips - 2 * GAP - rim - READ_PANEL
    return min(most, max(READ_LEAST, free_height))


# A phone while something is asked. The answers are in a row at the foot of the card, or
# in a column beside the board if that leaves a larger board.

LONGEST = 150  # characters of the longest reason of a question
ANSWER_COLUMN = 116  # pixels: the width of a column of answers
WIDEST_BOARD = 0.84  # of the width of an upright phone
LEAST_ASKED = 60  # pixels: the least side of a board
EASY_SQUARE = 24  # pixels: squares with this side are easy to hit
LYING_CARD = 266  # pixels: in a card as wide, headlines have one line
TAUGHT_CARD = 284  # the same in a lesson, whose strip has a row of buttons
LYING_STEP = 4  # pixels by which a board is made smaller until the question fits


def has_easy_squares(side: int, n: int) -> bool:
    """Return whether the squares of a board are large enough to be hit easily.

    The squares of a board of size n have the `side` together, in pixels. If n is large,
    it is enough that the board is.
    """
    return side >= min(READ_LEAST, EASY_SQUARE * n)


class Division(NamedTuple):
    """How a phone is divided while something is asked."""

    side: int  # of the board's squares
    has_column: bool = False  # the answers are beside the board, not on the card
    has_strip_left: bool = False  # a lesson's strip is above the board, not the card


def text_height(card_width: int) -> int:
    """Return the height of a card with the longest question and its hint, in pixels.

    >>> text_height(304), text_height(249)
    (145, 165)
    """
    sizes = FINGERS
    width = card_width - 2 * padding(card_width)
    lines = lines_of(LONGEST, sizes.reason, width)
    headline = headline_height(sizes, card_width) + HEADLINE_GAP * sizes.headline
    question = LEADING * lines * sizes.reason
    hint = LEADING * sizes.body  # one line
    margins = (TOP_MARGIN + BOTTOM_MARGIN) * sizes.reason
    # A pixel more, so that nothing is cut off by rounding.
    return round(margins + headline + question + hint) + 1


def row_height() -> int:
    """Return the height of a row of answers with the gap above it, in pixels."""
    return FINGERS.touch + int(ROW_GAP * FINGERS.body)


def upright(
    width: int, height: int, gutter: int, *, strips: int, rim: int, widest: float
) -> Division:
    """Return how an upright phone is divided while something is asked.

    The answers are in a row on the card, or in a column beside the board if that leaves
    a larger board.

    All is in pixels: the width and height between header and foot, the width `gutter`
    of the row numbers, the height of the strips below the card, and the height `rim` of
    the frame and the column numbers. `widest` is the largest share of the width that a
    board above a row of answers has.
    """
    # The card's question is above the board in both cases, with a gap between them.
    free_height = height - strips - GAP - rim - text_height(width)
    most = min(round(widest * width), width - gutter)
    side_with_row = min(most, free_height - row_height())
    free_width = width - gutter - BORDER - GAP - ANSWER_COLUMN
    side_with_column = min(free_width, free_height)
    if side_with_column > side_with_row:
        return Division(max(LEAST_ASKED, side_with_column), has_column=True)
    return Division(max(LEAST_ASKED, side_with_row))


def lying(
    width: int,
    height: int,
    gutter: int,
    *,
    head: int,
    rim: int,
    strip_height: Callable[[int], int],
) -> Division:
    """Return how a lying phone is divided while something is asked.

    The board is at the left, and the card at the right. A lesson's strip is above the
    card or, if that leaves a larger board, above the board.

    All is in pixels: the width and the height above the foot, the width `gutter` of the
    row numbers, the height `head` of what is above the card, and the height `rim` of
    the frame and the column numbers. `strip_height` returns the height of a lesson's
    strip for its width, 0 if there is none.
    """

    def fits(side: int, *, has_strip_left: bool) -> bool:
        """Return whether a board, and the question beside it, are not too high."""
        left_width = gutter + side + BORDER
        right_width = width - left_width - GAP
        left_height = rim + side
        right_height = head + text_height(right_width) + row_height()
        if has_strip_left:
            left_height += strip_height(left_width)
        else:
            right_height += strip_height(right_width)
        return left_height <= height and right_height <= height

    def largest_side(*, has_strip_left: bool) -> int:
        """Return the largest side of a board that fits, or the least side."""
        card_width = TAUGHT_CARD if strip_height(width) else LYING_CARD
        most = min(height - rim, width - gutter - BORDER - GAP - card_width)
        for side in range(most, LEAST_ASKED, -LYING_STEP):
            if fits(side, has_strip_left=has_strip_left):
                return side
        return LEAST_ASKED

    side_below_strip = largest_side(has_strip_left=True)
    side = largest_side(has_strip_left=False)
    if side_below_strip > side:
        return Division(side_below_strip, has_strip_left=True)
    return Division(side)
