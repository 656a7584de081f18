"""How high parts are, from the type in them."""

from __future__ import annotations

from ..pens.type_sizes import TypeSizes, padding

NARROW, NARROW_HEIGHT = 12, 1.9
"""In headlines: the width of a card below which its headlines have two lines, and how high both are."""

REASON_LENGTH = 97
"""Characters of a long reason."""


def strip_height(text: TypeSizes) -> int:
    """Return the height of a panel's tabs in pixels."""
    return max(round(2.15 * text.reason), text.touch + 2 * (text.touch > 0))


def headline_height(text: TypeSizes, width: int, lines: int = 1) -> float:
    """Return the height of a headline in a card of some width: a narrow one has room for two lines of smaller type."""
    is_narrow = lines == 1 and width < NARROW * text.headline
    return (NARROW_HEIGHT if is_narrow else 1.28 * lines) * text.headline


def reason_lines(text: TypeSizes, width: int) -> int:
    """Return how many lines a long reason takes in a card of some width, at 0.42 em a character."""
    room = width - 2 * padding(text, width)
    lines = -(-REASON_LENGTH * 42 * text.reason // 100 // room)
    # Short lines break early, and small type can't be made smaller.
    short = 20 if text.reason > 1.3 * text.smallest else 23
    return max(2, lines + (room < short * text.reason))


def reason_room(text: TypeSizes, width: int) -> int:
    """Return the height that a reason may fill in a card of some width; only a long one takes all of it."""
    return round(1.28 * reason_lines(text, width) * text.reason + 0.8 * text.body)


def sentence_height(text: TypeSizes, width: int) -> int:
    """Return the height of a sentence's card: headline, the lines of a long reason, and what comes next."""
    lines = reason_lines(text, width)
    next_lines = 1 if lines == 2 else 2
    return round(
        1.2 * text.reason
        + 0.12 * text.headline
        + headline_height(text, width)
        + 1.28 * lines * text.reason
        + (1.4 + 1.3 * next_lines) * text.body
    )
