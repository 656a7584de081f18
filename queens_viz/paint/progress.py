"""The progress line and the counters: where they stand, and how they are painted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..app.findings import TICKS
from ..looks.progress import ProgressLook
from ..pens.face import BOLD, REGULAR, SEMIBOLD, Weight
from ..pens.pen import Pen
from ..pens.rect import Rect, rect_at
from ..pens.slider import paint_handle, paint_track
from .layout import Layout


class Progress(NamedTuple):
    """The progress line, and the counters in two lines or, at the right of it, in one."""

    look: ProgressLook
    track: Rect
    counters: tuple[str, ...]
    room: Rect

    @property
    def reach(self) -> Rect:
        """Where the line can be taken hold of: on phones from as far as its counters are high."""
        return self.track.inflate(12, max(20, self.room.height - self.track.height) if len(self.counters) == 1 else 20)

    @property
    def walked(self) -> int:
        """How many pixels of the line lie behind."""
        return round(self.look.share * self.track.width)


def place(look: ProgressLook, beside: Rect | None, layout: Layout, pen: Pen) -> Progress:
    """Place the line, and the counters beside the controls if they have room there, else beside the line."""
    text = pen.type
    lane, shares = layout.lane, (look.share_and_found, look.found)
    track = rect_at(lane.width, layout.scaled(8, 5), midleft=lane.midleft)
    if beside:
        first = _steps(look, text.body, beside.width, pen)
        second = _fitting(shares, _size(pen), beside.width, REGULAR, pen)
        return Progress(look, track, (first, second), beside)
    wide = round(lane.width * (0.45 if text.touch else 0.4))
    rect = lane.column(lane.right - wide, wide)
    track.width = rect.left - 3 * layout.scaled(8, 4) - 8 - lane.left
    # Its larger half is for the steps.
    steps = _steps(look, text.hint, round(0.55 * wide), pen)
    joined = (*(f"{steps} · {share}" for share in shares), steps)
    if text.touch:
        joined = (f"{look.steps} · {look.percent}", look.steps, look.percent)
    line = _fitting(joined, text.hint, wide, SEMIBOLD, pen)
    return Progress(look, track, (line,), rect)


def _size(pen: Pen) -> int:
    """Return the size of the second line of counters: two pixels more, but where the smallest type is larger."""
    return pen.type.hint + max(0, 16 - pen.smallest)


def _fitting(texts: tuple[str, ...], size: int, room: int, weight: Weight, pen: Pen) -> str:
    """Return the first of some texts that has room, or as much of the last as there is room for."""
    for text in texts:
        if pen.width(text, size, weight) <= room:
            return text
    return pen.cut(texts[-1], size, room, weight)


def _steps(look: ProgressLook, size: int, room: int, pen: Pen) -> str:
    """Return the number of steps in words, with all that there are where the longest of these has room."""
    if look.steps_of and pen.width(look.longest_steps, size, BOLD) <= room:
        return look.steps_of
    return pen.cut(look.steps, size, room, BOLD)


def paint_line(pen: Pen, track: Rect, walked: int, ticks: frozenset[int], highest: int) -> None:
    """Draw the progress line, of which so many pixels are walked; its ticks are no higher than its lane."""
    handle = paint_track(pen, track, walked)
    height = min(highest, round(track.height * 2.2))
    top = track.centery - height // 2
    width, apart = pen.scaled(3, 2), 1
    if len(ticks) > track.width // 8:
        # Where they stand close only their ends are seen, so that the line beneath them still tells how far it is; and
        # they are thin, with a gap between any two, so that they can be told apart.
        height = max(2, (height - track.height) // 2)
        width, apart = pen.scaled(1, 1), pen.scaled(3, 3)
    places = {tick * track.width // TICKS // apart * apart for tick in ticks}
    for left, right in _runs(places, width):
        run = Rect(track.left - 1 + left, top, right - left, height)
        pen.box(run, "safe")
        # On the walked part of the line they are pale, to be seen there too.
        behind = run.clip(track.column_to(track.left, handle[0]))
        if behind.width:
            pen.box(behind, "walked_tick")
    paint_handle(pen, handle, pen.scaled(8, 6))


def paint_counters(pen: Pen, counters: tuple[str, ...], room: Rect) -> None:
    """Draw the counters."""
    text = pen.type
    x, y = room.midright
    if len(counters) == 1:
        pen.text(counters[0], text.hint, "text", SEMIBOLD, midright=(x, y))
    else:
        pen.text(counters[0], text.body, "text", BOLD, bottomright=(x, y + 2))
        pen.text(counters[1], _size(pen), "muted", topright=(x, y + 1))


def _runs(places: set[int], width: int) -> Iterator[tuple[int, int]]:
    """Yield where runs of marks begin and end that touch, each `width` wide: there may be thousands of marks."""
    run: tuple[int, int] | None = None
    for place in sorted(places):
        if run and place <= run[1]:
            run = run[0], place + width
        else:
            if run:
                yield run
            run = place, place + width
    if run:
        yield run
