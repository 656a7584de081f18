"""How a phone's window is divided: how large its board is, and where answers stand.

All of it is plain numbers; `layout` cuts the rooms by them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..pens import LEADING, TypeSizes
from .cards import headline_height, lines_of
from .grid import BORDER

FINGERS = TypeSizes(18, 16, 20, 16, 16, 16, smallest=16, touch=44)
"""The sizes of the type on a phone; a finger needs 44 pixels."""

GAP = 6  # pixels between two parts
SHORT = 600  # an upright phone that is lower has a low progress line
LANE = 44  # its height
LOW_LANE = 34  # the same on a short phone: a line of text, and the handle below it

TOUCH_PADDING = 12  # pixels between the edge and the text of a card
NARROW_PADDING = 8  # the same in a narrow card
NARROW_CARD = 200  # pixels

TOP_MARGIN = 0.6  # above the text of a card, in the type of the reason
BOTTOM_MARGIN = 0.4  # the same below it
HEADLINE_GAP = 0.12  # below the headline, in its type
ROW_GAP = 0.25  # above a row of answers, in their type


def padding(card_width: int) -> int:
    """Return how far text on a phone's card stands from its edge."""
    return NARROW_PADDING if card_width < NARROW_CARD else TOUCH_PADDING


# The board while nothing is asked. The card stands at its right, so that the panel
# below both has room.

READ_SHARE = 0.5  # of the width, at most for the squares
READ_CARD = 150  # pixels that the card has at least, with the gaps around it
READ_ROW = 184  # the height that the card has at least
READ_PANEL = 200  # pixels that the panel should have
READ_LEAST = 150  # the squares are made smaller for it, but not below this


def reading_side(width: int, height: int, gutter: int, *, strips: int, rim: int) -> int:
    """Return the side of an upright phone's board beside which the card stands.

    `height` is what header and foot leave, `strips` the height of what stands below
    board and card, and `rim` that of what is around the squares.
    """
    most = min(round(READ_SHARE * width), width - gutter - READ_CARD)
    free = height - strips - 2 * GAP - rim - READ_PANEL
    return min(most, max(READ_LEAST, free))


# The board while something is asked. Answers have one row at the foot of the card. Or
# they stand in a column beside the board, if that leaves a larger board.

LONGEST = 150  # characters of the longest reason of a question
ANSWER_COLUMN = 116  # pixels of a column of answers
WIDEST_BOARD = 0.84  # of the width of an upright phone
LEAST_ASKED = 60  # pixels of a board's side, whatever is asked
EASY_SQUARE = 24  # pixels of a square: for them a lesson's own question is left out
LYING_CARD = 266  # the width of a card beside a board: its headline has one line
TAUGHT_CARD = 284  # the same in a lesson, whose strip has a row of buttons
LYING_STEP = 4  # pixels by which a board is made smaller until the question has room


def has_easy_squares(side: int, n: int) -> bool:
    """Return whether a board is large enough while something is asked."""
    return side >= min(READ_LEAST, EASY_SQUARE * n)


class Division(NamedTuple):
    """How a phone is divided while something is asked."""

    side: int  # of the board's squares
    has_column: bool = False  # the answers stand beside the board, not on the card
    has_strip_left: bool = False  # a lesson stands above the board, not on the card


def text_height(card_width: int) -> int:
    """Return the height of a card with the longest question and its hint.

    >>> text_height(304), text_height(249)
    (145, 165)
    """
    sizes = FINGERS
    width = card_width - 2 * padding(card_width)
    lines = lines_of(LONGEST, sizes.reason, width)
    headline = headline_height(sizes, card_width) + HEADLINE_GAP * sizes.headline
    margins = (TOP_MARGIN + BOTTOM_MARGIN) * sizes.reason
    return round(margins + headline + LEADING * (lines * sizes.reason + sizes.body)) + 1


def row_height() -> int:
    """Return the height of a row of answers with the gap above it."""
    return FINGERS.touch + int(ROW_GAP * FINGERS.body)


def upright(
    width: int, height: int, gutter: int, *, strips: int, rim: int, widest: float
) -> Division:
    """Return how an upright phone is divided while something is asked.

    `width` and `height` are what header and foot leave; see `reading_side`. The board
    has at most the share `widest` of the width.
    """
    free = height - strips - GAP - rim - text_height(width)
    side = min(round(widest * width), width - gutter, free - row_height())
    beside = min(width - gutter - BORDER - GAP - ANSWER_COLUMN, free)
    if beside > side:
        return Division(max(LEAST_ASKED, beside), has_column=True)
    return Division(max(LEAST_ASKED, side))


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

    The board stands at the left, with a lesson's strip above it if the card would have
    no room with that. `head` is the height of the header above the card,
    `strip_height` returns that of the strip by its width.
    """
    places = []
    card = TAUGHT_CARD if strip_height(width) else LYING_CARD
    most = min(height - rim, width - gutter - BORDER - GAP - card)
    for has_strip_left in (False, True):
        for side in range(most, LEAST_ASKED, -LYING_STEP):
            board = gutter + side + BORDER
            card = width - board - GAP
            right = height - head
            if has_strip_left:
                left = height - rim - strip_height(board)
            else:
                left = height - rim
                right -= strip_height(card)
            if side <= left and text_height(card) + row_height() <= right:
                places.append(Division(side, has_strip_left=has_strip_left))
                break
    return max(places, key=lambda place: place.side, default=Division(LEAST_ASKED))
