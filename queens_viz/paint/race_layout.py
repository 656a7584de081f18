"""Where everything stands while searches are compared."""

from __future__ import annotations

from ..parts.lesson import lesson_height
from ..pens.rect import NOWHERE, Rect
from .layout import BORDER, Layout
from .opened import Opened

BESIDE = 0.4
"""The share of the width that a lesson has which stands beside the panel, on a phone that is held across."""


def lay_out_race(layout: Layout, opened: Opened) -> Layout:
    """Return a layout with a panel over all that lies between header and foot, which keep their places.

    A lesson stands between the header and the panel, or at its left.
    """
    left, top = layout.controls.left, layout.header.bottom + BORDER
    header = layout.header.column(left, layout.window.width - 2 * left)
    low = min(layout.lane.top, layout.controls.top) - layout.scaled(4)
    panel, lesson = header.row_to(top, low), NOWHERE
    if opened.lesson:
        is_beside = layout.text.touch > 0 and layout.window.width > layout.window.height
        wide, gap = round(BESIDE * header.width) if is_beside else header.width, layout.scaled(8, 4)
        lesson = Rect(left, top, wide, lesson_height(opened.lesson, wide, layout.text))
        left, top = (lesson.right + gap, top) if is_beside else (left, lesson.bottom + gap)
        panel = header.column_to(left, header.right).row_to(top, low)
    layout = layout._replace(header=header, lesson=lesson, panel=panel, has_race=True)
    return layout._replace(second_panel=NOWHERE, outlook=NOWHERE)
