"""The strips of a race: how many queens stood on each board over time, on one common axis."""

from __future__ import annotations

from typing import NamedTuple

from ..looks.compare import CompareLook, LaneLook
from ..pens.face import BOLD, REGULAR, SEMIBOLD
from ..pens.pen import Pen
from ..pens.rect import Rect

BLOCKS = 16
"""Parts of a strip that are painted apart, so that a step changes the last one alone."""

NICE = (1, 2, 5)
"""Numbers stand on the axis at one of these times a power of ten."""


class Spans(NamedTuple):
    """Spans of `span` steps between two times, and the fewest and the most queens in each."""

    first: int
    last: int
    span: int
    lows: tuple[int, ...]
    highs: tuple[int, ...]


class Strips(NamedTuple):
    """The strips, each in its place, the names before them, and where the numbers of the axis stand."""

    look: CompareLook
    names: tuple[str, ...]
    places: tuple[Rect, ...]
    axis: Rect

    def x(self, time: float) -> float:
        """Return where a time stands on the axis."""
        return _x(self.axis, self.look.axis, time)

    def corner(self, width: int, height: int, pen: Pen) -> Rect:
        """Return the place below the names, for something of a size, but no wider than they are."""
        return Rect(self._left, self.axis.top - 3, min(width, self.axis.left - self._left - pen.scaled(12, 5)), height)

    def paint(self, pen: Pen) -> None:
        """Draw the strips, what is written beside them, and the clock."""
        if not self.places:
            return
        for k, (lane, place) in enumerate(zip(self.look.lanes, self.places, strict=True)):
            pen.layer(f"strip {k}", _paint_strip, self, k, lane, place)
        self._paint_axis(pen)

    def _paint_axis(self, pen: Pen) -> None:
        """Draw the numbers of the axis and the line of the clock, whose number stands in the way of others."""
        size, look, low = pen.type.hint, self.look, self.places[-1].bottom
        now = self.x(look.clock)
        pen.box(Rect(round(now) - 1, self.places[0].top - 5, 2, low + 5 - self.places[0].top + 5), "text")
        y = self.axis.top + 0.8 * size
        name, unit_name = look.axis_names
        left = self.axis.left - pen.scaled(16, 6)
        if name and pen.width(name, size) <= left - self._left:
            pen.text(name, size, "muted", midleft=(self._left, y))
        clock = look.say.number(look.clock)
        half = pen.width(clock, size, BOLD) / 2
        middle = min(max(now, self.axis.left + half), self.axis.right - half)
        pen.text(clock, size, "text", BOLD, center=(middle, y))
        unit = pen.width(unit_name, size)
        room = self.axis.right - unit - size
        if middle + half < room:
            pen.text(unit_name, size, "muted", midright=(self.axis.right, y))
        for time in self._times(pen):
            x, own = self.x(time), pen.width(look.say.number(time), size) / 2
            if x + own <= room and abs(x - middle) > own + half + size / 2:
                pen.box(Rect(round(x), low, 1, 5), "muted")
                pen.text(look.say.number(time), size, "muted", center=(x, y))

    @property
    def _left(self) -> int:
        """Where names begin."""
        return self.places[0].left

    def _times(self, pen: Pen) -> range:
        """Return the times that have numbers: as many as have room."""
        wide = 2 * pen.width(self.look.say.number(self.look.axis), pen.type.hint)
        power = 1
        while True:
            for times in NICE:
                step = times * power
                if self.x(step) - self.x(0) >= wide:
                    return range(0, self.look.axis + 1, step)
            power *= 10


def _x(track: Rect, axis: int, time: float) -> float:
    """Return where a time stands on a track whose axis ends at another one."""
    return track.left + track.width * time / max(1, axis)


def place(look: CompareLook, room: Rect, height: int, pitch: int, pen: Pen) -> Strips:
    """Place the strips one below the other in a room, and their axis at its foot; the names where they have room."""
    text = pen.type
    names = tuple(lane.name for lane in look.lanes)
    if max(pen.width(name, text.hint, SEMIBOLD) for name in names) > 0.2 * room.width:
        names = tuple(lane.short for lane in look.lanes)
    wide = max(pen.width(name, text.hint, SEMIBOLD) for name in names)
    left = wide + pen.width(str(look.n), text.hint) + 2 * pen.scaled(14, 6)
    places = tuple(room.row(room.top + k * pitch, height) for k in range(len(look.lanes)))
    axis = room.column_to(room.left + left, room.right).row_to(places[-1].bottom, room.bottom)
    return Strips(look, names, places, axis)


def _paint_strip(pen: Pen, strips: Strips, k: int, lane: LaneLook, place: Rect) -> None:
    """Draw a strip: its ground, the queens over time, and how the search came out."""
    size, track = pen.type.hint, place.column(strips.axis.left, strips.axis.width)
    role = "safe" if lane.is_solved else "text"
    pen.text(strips.names[k], size, role, SEMIBOLD, midleft=(place.left, place.centery))
    if k == 0 and place.height >= 2 * size:
        right = track.left - pen.scaled(8, 3)
        for number, y in ((str(strips.look.n), track.top + size / 2), ("0", track.bottom - size / 2)):
            pen.text(number, size, "muted", REGULAR, midright=(right, y))
    pen.box(track, "window")
    pen.box(track.row(track.bottom - 1, 1), "track")
    every, depths = -(-strips.look.axis // BLOCKS), lane.depths
    for block in range(-(-lane.steps // every)):
        first, last = block * every, min((block + 1) * every, lane.steps)
        # A span is drawn over the steps that led to what it tells of.
        start, end = (first + 1) // depths.span, last // depths.span + 1
        spans = Spans(first, last, depths.span, tuple(depths.lows[start:end]), tuple(depths.highs[start:end]))
        pen.layer(f"depths {k} {block}", _paint_depths, track, strips.look.axis, strips.look.n, spans)
    if lane.end:
        _paint_end(pen, strips, lane, track)


def _paint_depths(pen: Pen, track: Rect, axis: int, n: int, spans: Spans) -> None:
    """Draw the queens of some spans: up to the fewest of each one full, up to the most pale."""
    first, last, span, lows, highs = spans
    # Where a span is a single step, both are the same.
    for depths, role in ((highs, "blue_light"), (lows, "blue_dark"))[span == 1 :]:
        top = list[tuple[float, int, float]]()
        for k, depth in enumerate(depths, (first + 1) // span):
            start, end = max(first, k * span - 1), min(last, (k + 1) * span - 1)
            if top and top[-1][1] == depth:
                top[-1] = top[-1][0], depth, end
            elif end > start:
                top.append((start, depth, end))
        # Where two blocks meet in a whole pixel nothing shines through between them.
        ends = {float(time): float(round(_x(track, axis, time))) for time in (first, last)}
        low = float(track.bottom - 1)
        points = [(ends[last], low), (ends[first], low)]
        for begin, depth, until in top:
            y = low - depth / n * (track.height - 2)
            points += [(ends.get(time, _x(track, axis, time)), y) for time in (begin, until)]
        if len(points) > 3:
            pen.path(tuple(points), role)
            if depths is highs or span == 1:
                _paint_top(pen, points[2:])


def _paint_top(pen: Pen, points: list[tuple[float, float]]) -> None:
    """Draw the line above what is filled."""
    for k in range(1, len(points)):
        one, other = points[k - 1], points[k]
        (left, right), (top, low) = sorted((one[0], other[0])), sorted((one[1], other[1]))
        pen.box(Rect(round(left), round(top), round(right) - round(left) + 1, round(low) - round(top) + 1), "accent")


def _paint_end(pen: Pen, strips: Strips, lane: LaneLook, track: Rect) -> None:
    """Draw that a search waits, and where it has its solution."""
    size, x, now = pen.type.hint, round(strips.x(lane.steps)), round(strips.x(strips.look.clock))
    fill, role = ("green_light", "safe") if lane.is_solved else ("pale", "text")
    pen.box(track.column_to(x, now), fill)
    pen.box(track.column(x - 1, 3), role)
    gap, here = pen.scaled(12, 5), range(x, track.right if now == x else now)
    # In few words it is a number or, without a solution, what stands beside the board.
    few = strips.look.say.number(lane.steps) if lane.is_solved else lane.state
    places = [(words, _left_of(pen.width(words, size, SEMIBOLD), here, track, gap)) for words in (lane.end, few)]
    words, left = next(((words, left) for words, left in places if left is not None), ("", x))
    if not words:
        return
    if left < x:
        wide = pen.width(words, size, SEMIBOLD) + gap
        pen.box(Rect(left - gap // 2, track.centery - size, wide, 2 * size), "panel", radius=pen.scaled(6))
    pen.text(words, size, role, SEMIBOLD, midleft=(left, track.centery))


def _left_of(wide: int, here: range, track: Rect, gap: int) -> int | None:
    """Return where words begin at the end of a search, or None where they have no room.

    They stand between it and the clock's line, which crosses no words; or before it; or beyond the line.
    """
    end, now = here.start, here.stop
    if end + 2 * gap + wide <= now:
        return end + gap
    if end - gap - wide >= track.left:
        return end - gap - wide
    return now + gap if now + gap + wide <= track.right else None
