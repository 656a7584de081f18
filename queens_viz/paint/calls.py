"""How the calls of the recursion and the values of the variables are painted."""

from __future__ import annotations

from typing import NamedTuple

from ..looks.program import CallLook, ProgramLook, Value, calls_within
from ..pens.face import BOLD, REGULAR, SEMIBOLD
from ..pens.pen import Pen
from ..pens.rect import Rect

LOOSE, CLOSE = 2.6, 1.75
"""How far frames are apart, in their type."""

LINE = "10"
"""The widest number of a line."""


class Grid(NamedTuple):
    """Where calls stand: one below the other, where there is room in several columns."""

    place: Rect
    size: int
    columns: int
    rows: int
    step: int

    def frame(self, k: int) -> Rect:
        """Return the place of one of the frames."""
        gap = self.size // 2
        width = (self.place.width - (self.columns - 1) * gap) // self.columns
        left = self.place.left + k // self.rows * (width + gap)
        return Rect(left, self.place.top + k % self.rows * self.step, width, round(0.85 * self.step))


def width_of(look: ProgramLook, size: int, pen: Pen) -> int:
    """Return how wide the frame of the longest call is that there can be, in type of a size."""
    row = look.longest_row
    widths = pen.width(look.longest_call, size, SEMIBOLD), pen.width(row, size, BOLD)
    return sum(widths) + pen.width(LINE, size) + round(2.6 * size)


def grid_in(look: ProgramLook, place: Rect, size: int, pen: Pen) -> Grid:
    """Return where calls stand in a place: as close as it takes that all have room, which there may ever be."""
    columns = max(1, (place.width + size // 2) // (width_of(look, size, pen) + size // 2))
    rows = -(-look.most_calls // columns)
    step = min(max(round(CLOSE * size), place.height // rows), round(LOOSE * size))
    return Grid(place, size, columns, max(0, (place.height + step // 8) // step), step)


def paint_calls(pen: Pen, look: ProgramLook, grid: Grid) -> None:
    """Draw a frame for each call for which there is room, the innermost one on a band."""
    if look.remark and not look.calls:
        size, lines = pen.wrapped(look.remark, grid.size, grid.place.width, grid.place.height)
        # Measured together, words may be a little wider than each by itself.
        lines = pen.held(lines, size, grid.place.width + size // 4, int((grid.place.height + 1) / (1.28 * size)))
        pen.text_lines(lines, size, "muted", 1.28 * size, topleft=grid.place.topleft)
        return
    shown = calls_within(look.calls, grid.columns * grid.rows)
    for k, call in enumerate(shown):
        frame = grid.frame(k)
        if call:
            is_innermost = not look.remark and k == len(shown) - 1
            pen.piece(frame, _draw_call, call, grid.size, is_innermost)
        else:
            pen.text("…", grid.size, "text", BOLD, center=frame.center)


def _draw_call(pen: Pen, frame: Rect, call: CallLook, size: int, is_innermost: bool) -> None:
    pad = round(0.7 * size)
    pen.box(frame, "panel")
    fill, border = ("band", "backtrack") if is_innermost else ("panel", "border")
    pen.box(frame, fill, border, radius=6, line=2 if is_innermost else 1)
    weight = SEMIBOLD if is_innermost else REGULAR
    pen.text(call.call, size, "text", weight, midleft=(frame.left + pad, frame.centery))
    line = pen.text(call.line, size, "text" if is_innermost else "muted", midright=(frame.right - pad, frame.centery))
    ink = "attacked" if is_innermost else "text"
    if call.row:
        room = pen.width(LINE, size)
        pen.text(call.row, size, ink, BOLD, midright=(line.right - room - round(0.5 * size), frame.centery))


def paint_headings(pen: Pen, look: ProgramLook, place: Rect, size: int, *, is_whole: bool) -> None:
    """Write what stands below: calls and, where there is room, the lines that they run."""
    if look.calls:
        calls, line = look.headings
        pen.text(calls, size, "text", SEMIBOLD, midleft=place.midleft)
        if is_whole:
            pen.text(line, size, "muted", midright=(place.right - round(0.7 * size), place.centery))


def paint_values(pen: Pen, look: ProgramLook, place: Rect, size: int) -> None:
    """Write the variables and their values, as much of them as there is room for."""
    (size, lines) = flowing(pen, look.values, place, size)
    step = min(round(1.5 * size), place.height // max(1, len(lines)))
    top = place.centery - step * (len(lines) - 1) / 2
    for k, line in enumerate(lines):
        x, y = place.left, top + k * step
        for name, value in line:
            pen.layer(f"value {name}", _paint_value, f"{name} = ", value, (x, y), size)
            wide = pen.width(f"{name} = ", size) + pen.width(value, size, SEMIBOLD)
            x += wide + round(1.2 * size)


def _paint_value(pen: Pen, name: str, value: str, place: tuple[float, float], size: int) -> None:
    x = pen.text(name, size, "muted", midleft=place).right
    pen.text(value, size, "text", SEMIBOLD, midleft=(x, place[1]))


def flowing(pen: Pen, values: tuple[Value, ...], place: Rect, size: int) -> tuple[int, list[list[tuple[str, str]]]]:
    """Return a size and the names and values in lines that fit a place: whole, or as long as there is room for."""
    longest = max(len(value.texts) for value in values)
    for count in range(longest):
        shown = [(value.name, value.texts[min(count, len(value.texts) - 1)]) for value in values]
        for smaller in range(size, pen.smallest - 1, -1):
            lines = _lines(pen, shown, place.width, smaller)
            if lines and len(lines) * 1.25 * smaller <= place.height:
                return smaller, lines
    return pen.smallest, [shown]


def _lines(pen: Pen, shown: list[tuple[str, str]], width: int, size: int) -> list[list[tuple[str, str]]]:
    """Break values into lines; none where one is too long."""
    lines: list[list[tuple[str, str]]] = []
    taken = 0
    for name, value in shown:
        wide = pen.width(f"{name} = ", size) + pen.width(value, size, SEMIBOLD)
        if wide > width:
            return []
        if not lines or taken + wide > width:
            lines.append([])
            taken = 0
        lines[-1].append((name, value))
        taken += wide + round(1.2 * size)
    return lines
