"""The list of the solutions found; while it is empty, the legend of the board's marks."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..app.moment import Moment
from ..app.state import ViewState
from ..search.solutions import KEPT, TWINS_UP_TO, Solutions
from ..words.words import Words
from . import board
from .brush import Brush, Weight
from .layout import Layout, padding
from .outlines import Icon


class Row(NamedTuple):
    """A line of the list: which solution it is, its number and twin in words, and how it is drawn."""

    which: int
    rect: pygame.Rect
    number: str
    rows: tuple[int, ...]
    twin: str
    is_here: bool


class ListLook(NamedTuple):
    """What the panel shows: lines, or the legend and a remark where there are none; a bar shows how far it is scrolled.

    `track` is between which heights the bar moves.
    """

    heading: str
    rows: tuple[Row, ...]
    bar: pygame.Rect | None
    track: tuple[int, int]
    remark: str


def share_at(look: ListLook, y: int) -> float:
    """Return which share of the list lies above where the bar's middle would be at `y`."""
    if not look.bar:
        return 0.0
    top, bottom = look.track
    return min(1.0, max(0.0, (y - look.bar.height / 2 - top) / max(1, bottom - top - look.bar.height)))


def row_height(layout: Layout) -> int:
    """Return the height of a line in pixels."""
    return max(2 * layout.text.body - 2, round(64 * layout.unit))


def _lines_part(body: pygame.Rect, layout: Layout) -> pygame.Rect:
    """Return the part of the panel's body that the lines share, below their heading."""
    heading = round(1.5 * layout.text.hint)
    return pygame.Rect(body.left, body.top + heading, body.width, body.height - heading)


def lines_in(body: pygame.Rect, layout: Layout) -> int:
    """Return how many lines have room."""
    return max(1, _lines_part(body, layout).height // row_height(layout))


def first_line(count: int, lines: int, state: ViewState, here: int | None) -> int:
    """Return which solution stands in the first of the lines: as scrolled, else so that the one at hand is seen."""
    last = max(0, count - lines)
    if state.scroll is not None:
        return min(max(0, state.scroll), last)
    return min(max(0, here - lines + 1), last) if here is not None else last


def look(
    moment: Moment, solutions: Solutions, state: ViewState, body: pygame.Rect, layout: Layout, say: Words
) -> ListLook:
    """Decide what the panel shows: only the lines that are seen are made."""
    n = solutions.n
    if not len(solutions):
        return ListLook("", (), None, (0, 0), _remark(moment, say))
    seen = state.shown or moment.position
    here = solutions.index(seen.board) if seen.is_solution else None
    lines = lines_in(body, layout)
    first = first_line(len(solutions), lines, state, here)
    part, height = _lines_part(body, layout), row_height(layout)
    rows = tuple(
        _row(index, pygame.Rect(part.left, part.top + k * height, part.width, height), solutions, index == here, say)
        for k, index in enumerate(range(first, min(first + lines, len(solutions))))
    )
    bar = None
    if len(solutions) > lines:
        length = max(20, part.height * lines // len(solutions))
        top = part.top + (part.height - length) * first // (len(solutions) - lines)
        bar = pygame.Rect(part.right - 10, top, 6, length)
    heading = say("rows_heading", n=n) if n > 1 else say("rows_heading_one")
    return ListLook(
        heading, rows, bar, (part.top, part.bottom), say("list_full", kept=KEPT) if solutions.is_full else ""
    )


def _row(index: int, rect: pygame.Rect, solutions: Solutions, is_here: bool, say: Words) -> Row:
    number = solutions.number(index)
    twin = solutions.twin(index)
    likeness = ""
    if twin:
        # It is named by its number; where that is not known yet, by its line.
        name = solutions.number(twin.line) or twin.line + 1
        likeness = say("turned" if twin.is_turned else "mirrored", number=name)
    return Row(
        index,
        rect,
        say("unknown") if number is None else say.number(number),
        solutions[index],
        likeness,
        is_here,
    )


def _remark(moment: Moment, say: Words) -> str:
    """Return why the list is empty."""
    if moment.found == 0:
        return say("none", n=moment.position.n) if moment.position.is_end else say("none_yet")
    return say("not_listed")


def paint(surface: pygame.Surface, look: ListLook, body: pygame.Rect, layout: Layout, brush: Brush, say: Words) -> None:
    """Draw the list, or the legend."""
    if look.rows:
        _paint_rows(surface, look, body, layout, brush, say)
    else:
        _paint_legend(surface, look, body, layout, brush, say)


class Columns(NamedTuple):
    """Where the parts of a line stand; `shown` of the queens' rows have room, `step` pixels each."""

    size: int
    number_right: int
    rows_left: int
    step: int
    shown: int
    rows_width: int
    side: int
    has_twins: bool


def _columns(look: ListLook, body: pygame.Rect, layout: Layout, brush: Brush, say: Words) -> Columns:
    """Divide the lines among their parts: as large and wide as fits, at last with the rows cut."""
    text, height = layout.text, row_height(layout)
    pad = padding(text, body.width)
    left, right = body.left + pad, body.right - pad
    n = len(look.rows[0].rows)
    numbers = [brush.width(row.number, text.body) for row in look.rows]
    number_right = left + max(*numbers, brush.width(say("number"), text.hint))
    twins = [brush.width(row.twin, text.hint) for row in look.rows]
    twin_width = max(*twins, brush.width(say("mirrored", number=88), text.hint)) if 3 < n <= TWINS_UP_TO else 0
    picture = min(height - max(4, round(8 * layout.unit)), body.width // 9)
    # Where all has no room the twins go first and then the picture, before a number is cut.
    for side, twin in ((picture, twin_width), (picture, 0), (0, 0)):
        room = right - number_right - side - twin - round(2.2 * text.hint)
        for size, spread in ((text.stack, 1.05), (text.reason, 0.9), (text.body, 0.9), (text.body, 0.7)):
            step = brush.width(str(n), size, Weight.SEMIBOLD) + round((spread - 0.5) * size)
            if step * n <= room and size <= height - 6:
                return Columns(size, number_right, number_right + text.hint, step, n, step * n, side, bool(twin))
    step = brush.width(str(n), text.body, Weight.SEMIBOLD) + round(0.45 * text.body)
    shown = (room - brush.width("…", text.body, Weight.SEMIBOLD)) // step
    return Columns(text.body, number_right, number_right + text.hint, step, shown, room, 0, False)


def _paint_rows(
    surface: pygame.Surface, look: ListLook, body: pygame.Rect, layout: Layout, brush: Brush, say: Words
) -> None:
    theme, text = brush.theme, layout.text
    columns = _columns(look, body, layout, brush, say)
    y = body.top + round(0.75 * text.hint)
    brush.text(surface, say("number"), text.hint, theme.muted, midright=(columns.number_right, y))
    room = body.right - text.hint - columns.rows_left
    remark = brush.cut(look.remark or look.heading, text.hint, room)
    brush.text(surface, remark, text.hint, theme.muted, midleft=(columns.rows_left, y))
    for row in look.rows:
        _paint_row(surface, row, columns, layout, brush)
    if look.bar:
        brush.card(surface, look.bar, theme.border, theme.border, radius=2, line=0)


def _paint_row(surface: pygame.Surface, row: Row, columns: Columns, layout: Layout, brush: Brush) -> None:
    theme, text, y = brush.theme, layout.text, row.rect.centery
    if row.is_here:
        rect = row.rect.inflate(-text.hint, -2)
        brush.card(surface, rect, theme.green_light, theme.safe, radius=round(6 * layout.unit), line=2)
    ink, muted = (theme.queen, theme.queen) if row.is_here else (theme.text, theme.muted)
    brush.text(surface, row.number, text.body, muted, midright=(columns.number_right, y))
    for column, placed in enumerate(row.rows[: columns.shown]):
        x = columns.rows_left + (column + 0.5) * columns.step
        brush.text(surface, str(placed + 1), columns.size, ink, Weight.SEMIBOLD, center=(x, y))
    if columns.shown < len(row.rows):
        x = columns.rows_left + columns.shown * columns.step
        brush.text(surface, "…", columns.size, ink, Weight.SEMIBOLD, midleft=(x, y))
    if not columns.side:
        return
    place = pygame.Rect(0, 0, columns.side, columns.side)
    place.midleft = columns.rows_left + columns.rows_width + round(0.8 * text.hint), y
    box = paint_small_board(surface, row.rows, place, brush)
    brush.frame(surface, box.inflate(2, 2), theme.safe, 1)
    if row.twin and columns.has_twins:
        brush.text(surface, row.twin, text.hint, muted, midleft=(box.right + text.hint // 2, y))


def paint_small_board(surface: pygame.Surface, rows: tuple[int, ...], place: pygame.Rect, brush: Brush) -> pygame.Rect:
    """Draw the small picture of a solution, and return where it stands."""
    side = place.width

    def draw() -> pygame.Surface:
        n, theme = len(rows), brush.theme
        large = pygame.Surface((4 * side, 4 * side))
        cell = 4 * side / n
        light, dark = theme.squares(is_green=True)
        large.fill(light)
        for column in range(n):
            for row in range(column % 2, n, 2):
                edges = [round(k * cell) for k in (column, n - 1 - row, column + 1, n - row)]
                large.fill(dark, (edges[0], edges[1], edges[2] - edges[0], edges[3] - edges[1]))
        for column, row in enumerate(rows):
            centre = (column + 0.5) * cell, (n - row - 0.5) * cell
            pygame.draw.circle(large, theme.queen, centre, max(4.0, 0.42 * cell))
        return pygame.transform.smoothscale(large, (side, side))

    return brush.picture(surface, ("small board", rows, side), place.topleft, draw)


def _paint_legend(
    surface: pygame.Surface, look: ListLook, body: pygame.Rect, layout: Layout, brush: Brush, say: Words
) -> None:
    theme, text = brush.theme, layout.text
    pad = padding(text, body.width)
    left, y = body.left + pad, body.top + round(1.2 * text.hint)
    room = body.width - 2 * pad
    for words in look.remark.split("\n"):
        size, lines = brush.wrapped(words, text.body, room, 3 * text.body)
        for line in lines:
            brush.text(surface, line, size, theme.text, midleft=(left, y))
            y += round(1.3 * size)
    y += text.body // 2
    entries = [("legend_candidate", Icon.CROWN), ("legend_queen", Icon.CROWN)]
    entries += [("legend_attacked", Icon.THIN_CROSS), ("legend_failed", Icon.TRIANGLE)]
    entries += [("legend_fruitful", Icon.TRIANGLE), ("legend_ghost", Icon.CROWN)]
    side = round(min(1.9 * text.body, max(1.3 * text.body, (body.bottom - y) / len(entries) - 3)))
    words_room = room - side - text.body
    size = min(brush.fitting(say(key), text.body, words_room) for key, _ in entries)
    for key, _ in entries:
        if y + side > body.bottom:
            return
        square = pygame.Rect(left, y, side, side)
        brush.fill(surface, square, theme.blue_light)
        _paint_sample(surface, key, square, brush)
        words = brush.cut(say(key), size, words_room)
        brush.text(surface, words, size, theme.text, midleft=(left + side + text.body // 2, square.centery))
        y += side + 3


def _paint_sample(surface: pygame.Surface, key: str, square: pygame.Rect, brush: Brush) -> None:
    match key:
        case "legend_candidate":
            board.paint_candidate(surface, square, brush)
        case "legend_queen":
            board.paint_queen(surface, square, brush)
        case "legend_attacked":
            board.paint_mark(surface, board.Mark.ATTACKED, square, brush)
        case "legend_failed":
            board.paint_mark(surface, board.Mark.FAILED, square, brush)
        case "legend_fruitful":
            board.paint_mark(surface, board.Mark.FRUITFUL, square, brush)
        case _:
            board.paint_ghost(surface, square, brush)
