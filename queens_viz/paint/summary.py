"""The summary of a recording: the chip of the mode and the counters, since it has no header and no controls."""

from __future__ import annotations

from typing import NamedTuple

from ..looks.scene import Scene
from ..parts.header import ModeChip, draw_mode, mode_of, mode_width
from ..parts.progress import progress_of
from ..pens.face import BOLD, REGULAR
from ..pens.pen import Pen
from ..pens.rect import Rect, rect_at


class Summary(NamedTuple):
    """The chip, and the numbers of steps and solutions."""

    chip: ModeChip
    steps: str
    found: str


def of(scene: Scene) -> Summary:
    """Take what sums up a scene."""
    return Summary(mode_of(scene), *progress_of(scene).few)


def paint(pen: Pen, summary: Summary, room: Rect) -> None:
    """Draw the chip at the left, and at the right of it the counters in two lines."""
    size = pen.type.body
    height = round(1.6 * size)
    chip = rect_at(mode_width(pen, summary.chip.words, height), height, midleft=room.midleft)
    draw_mode(pen, summary.chip, summary.chip.words, chip)
    left = room.right - chip.right - size // 2
    for words, role, weight, place in (
        (summary.steps, "text", BOLD, {"bottomright": room.midright}),
        (summary.found, "muted", REGULAR, {"topright": room.midright}),
    ):
        pen.text_within(words, size, role, left, weight, **place)
