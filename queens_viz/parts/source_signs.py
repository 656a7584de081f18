"""The signs that a listing has more lines above and below those in sight."""

from __future__ import annotations

from typing import NamedTuple

from ..pens import Rect, ScrollTo, Ui, rect_at

MORE_ABOVE = "▲"
MORE_BELOW = "▼"


class Sign(NamedTuple):
    """A sign that there are more lines, and what a press on it does."""

    text: str
    reach: Rect  # where it can be pressed
    first: int  # the first visible line then


REACH = (48, 32)  # pixels where a sign can be pressed


def signs_of(
    place: Rect, first: int, *, most: int, visible: int, top: int
) -> tuple[Sign, ...]:
    """Return the signs of a listing whose first visible line is known.

    `most` is the largest number that this can be. The upper sign is some pixels below
    the top, where a button may be.
    """
    page = max(1, visible - 1)  # one line stays in sight
    width, height = REACH
    left = place.right - width
    signs = []
    if first > 0:
        reach = Rect(left, place.top + top, width, height)
        signs.append(Sign(MORE_ABOVE, reach, max(0, first - page)))
    if first < most:
        reach = Rect(left, place.bottom - height, width, height)
        signs.append(Sign(MORE_BELOW, reach, min(most, first + page)))
    return tuple(signs)


SIZE = 12  # pixels of its type
BOX = (30, 14)  # pixels


def draw_sign(ui: Ui, sign: Sign, name: str, *, x: int) -> None:
    """Draw a sign that ends at x. A press on it scrolls what has a name."""
    width, height = BOX
    y = sign.reach.top + height // 2
    if sign.text == MORE_BELOW:
        y = sign.reach.bottom - height // 2
    # Most lines of a program don't reach the right end.
    centre = (x - width // 2, y)
    box = rect_at(width, height, center=centre)
    ui.box(box, "panel", radius=height // 2)
    ui.text(sign.text, SIZE, "accent", center=centre)
    ui.add_region(ScrollTo(name, sign.first), sign.reach)
