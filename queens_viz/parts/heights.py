"""How high parts are, from the type in them."""

from __future__ import annotations

from ..pens import LEADING, TypeSizes, padding

NARROW, NARROW_HEIGHT = 12, 1.9
"""In headlines: the width of a card below which its headlines have two lines, and how high both are."""

WIDEST, WIDEST_OF_TWO = 16.9, 13.5
"""The width of a card with room for a long headline in one line and in two, in its type."""

REASON_LENGTH = 97
"""Characters of a long reason."""


def strip_height(text: TypeSizes) -> int:
    """Return the height of a panel's tabs in pixels."""
    return max(round(2.15 * text.reason), text.touch + 2 * (text.touch > 0))


def headline_height(text: TypeSizes, width: int, lines: int = 1) -> float:
    """Return the height of a headline in a card of some width: a narrow one has room for two lines of smaller type."""
    is_narrow = lines == 1 and width < NARROW * text.headline
    return (NARROW_HEIGHT if is_narrow else 1.28 * lines) * text.headline


def headline_size(text: TypeSizes, width: int, lines: int) -> int:
    """Return the size of all headlines in a card of some width, of which the longest have room in a line or in two."""
    wide = WIDEST if lines == 1 and width >= NARROW * text.headline else WIDEST_OF_TWO
    return max(text.smallest, min(text.headline, round(width / wide)))


def sentence_height(text: TypeSizes, width: int) -> int:
    """Return the height of a sentence's card.

    Below its headline it has room for a long reason and what comes next, or for a short one, a message and answers.
    """
    room, is_small = width - 2 * padding(text, width), text.reason <= 1.3 * text.smallest
    # A long reason has 0.42 em a character. Short lines break early, and small type can't be made smaller.
    lines = -(-REASON_LENGTH * 42 * text.reason // 100 // room) + (room < (23 if is_small else 20) * text.reason)
    long = LEADING * (max(2, lines) * text.reason + text.body) + (2.4 if is_small else 0.3) * text.body
    told = max(long, LEADING * text.reason + 4.2 * text.body)
    return round(text.reason + 0.12 * text.headline + headline_height(text, width) + told)
