"""What a panel shows as long as it has nothing of its own to show.

That is the ways to begin, how a queen attacks, and what pieces and marks on the board
mean. `aim_look` decides it, `aim_panel` draws it. The aim itself is on the card.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..app.commands import Action
from ..pens import (
    BOLD,
    LEADING,
    SEMIBOLD,
    ButtonLook,
    Fitted,
    Pixel,
    Rect,
    Room,
    Ui,
    keycap,
)
from ..search.strategy import PLAIN
from . import measures, pieces
from .pieces import Mark
from .scene import Scene, Setting


class Sample(Enum):
    """The queens that the legend shows before the marks, by the keys of their words."""

    CANDIDATE = "legend_candidate"
    QUEEN = "legend_queen"
    ATTACKER = "legend_attacker"
    GHOST = "legend_ghost"


class Heading(Enum):
    """What the panel says first, by the keys of its words."""

    START = "start_here"
    RULE = "rule"  # while an exercise is on, for then the card has its question
    NOT_LISTED = "not_listed"
    NONE = "none"  # the search has ended without a solution


WAYS = {
    Action.WATCH: ("watch", "watch_about"),
    Action.OWN_BOARD: ("try_it", "try_it_about"),
    Action.BY_HAND: ("by_hand", "by_hand_about"),
}
"""The ways to begin, with the words on their buttons."""


class Way(NamedTuple):
    """A way to begin: its button, and a few words about it."""

    button: ButtonLook
    about: str


Entry = tuple[Sample | Mark, str]
"""An entry of the legend: what stands on the board, and what it means."""

Column = tuple[Entry, ...]


class Legend(NamedTuple):
    """The legend as it fits a room."""

    columns: tuple[Column, ...]
    size: int  # of its type
    least_step: float  # between its rows, in its type

    @property
    def rows(self) -> int:
        """The number of rows."""
        return max([len(column) for column in self.columns])


class AimLook(NamedTuple):
    """What the panel is drawn from."""

    heading: str
    ways: tuple[Way, ...]
    queens: tuple[Entry, ...]
    marks: tuple[Entry, ...]


def has_aim(scene: Scene, tab: Action, *, has_two_panels: bool) -> bool:
    """Return whether a tab has nothing to show: an empty list, or a tree without a node.

    Where there are two panels, this stands in the list only. In a lesson, the teacher
    says what to do.
    """
    is_first = scene.seen.position.is_first and not has_two_panels
    is_bare = (tab is Action.TREE and is_first) or (
        tab is Action.SOLUTIONS and not len(scene.findings.solutions)
    )
    return is_bare and not scene.state.lesson


def heading_of(scene: Scene) -> Heading:
    """Return what the panel says first."""
    position = scene.seen.position
    if position.is_end:
        return Heading.NONE if scene.moment.solutions_found == 0 else Heading.NOT_LISTED
    if not position.is_first:
        return Heading.NOT_LISTED
    return Heading.RULE if scene.state.exercise else Heading.START


def aim_look(setting: Setting, heading: Heading) -> AimLook:
    """Return what the panel shows."""
    say = setting.say
    samples: list[Sample] = [*Sample]
    marks: list[Mark] = [*Mark]
    if setting.strategy is PLAIN:
        # It takes every safe row.
        marks.remove(Mark.NOT_TAKEN)
    return AimLook(
        say(heading.value, n=setting.n),
        _ways(setting, is_start=heading is Heading.START),
        tuple([(sample, say(sample.value)) for sample in samples]),
        tuple([(mark, say(mark.value)) for mark in marks]),
    )


def _ways(setting: Setting, *, is_start: bool) -> tuple[Way, ...]:
    """Return the ways to begin; the first one stands out at the start.

    A guided search can only be watched. While an exercise is on, there are none.
    """
    say = setting.say
    ways: list[Way] = []
    if setting.state.exercise:
        return ()
    for action, words in WAYS.items():
        label, about = words
        button = setting.button(action)._replace(label=say(label))
        if action is Action.WATCH:
            hint = setting.button(Action.RUN).hint
            button = button._replace(hint=hint, is_primary=is_start)
        if action is Action.WATCH or setting.strategy is PLAIN:
            ways.append(Way(button, say(about)))
    return tuple(ways)


# How it is drawn. Sizes are in the body's type, except where another one is named.


class Arrangement(NamedTuple):
    """How much is drawn of the ways and the legend."""

    is_stacked: bool = True  # the ways stand one below the other, else in a row
    has_about: bool = False  # they have a few words below their names
    has_queens: bool = False  # in the legend
    has_marks: bool = False  # in the legend, beside the queens or below them
    has_heading: bool = True


ARRANGEMENTS = (
    Arrangement(has_about=True, has_queens=True, has_marks=True),
    Arrangement(has_queens=True, has_marks=True),
    Arrangement(has_queens=True),
    Arrangement(is_stacked=False, has_queens=True, has_marks=True),
    Arrangement(is_stacked=False, has_queens=True),
    Arrangement(has_about=True),
    Arrangement(),
    Arrangement(is_stacked=False),
    Arrangement(is_stacked=False, has_heading=False),
)
"""The first one that fits is taken."""

PLAIN_QUEENS = 2  # of the legend are on a plain board

HEADING_LINES = 3
HEADING_GAP = 0.4  # below the heading
BLOCK_GAP = 0.6  # above the legend, at least
MOST_BLOCK_GAP = 1.5

WAY_MARGIN = 0.8  # a way is higher than its words
LOW_WAY = 1.9  # the height of a way without words about it
WAY_GAP = 0.35  # between two ways
WAY_INSET = 0.7  # at both sides of its words
ROW_HEIGHT = 2.6  # of ways in a row
ROW_WIDTH = 14  # the least width of such a row
LEAST_NAME = 0.85  # the type of names in a row that are one line each

DRAWING = 9.0  # its side, at most
DRAWING_SHARE = 0.34  # the same, of the width
DRAWING_GAP = 1.1
DRAWN_FROM = 19  # the least width with a drawing
CELLS = 5  # squares of its side
TIP = 0.2  # half the width of an arrow's head, in squares
ARROW_HEAD = 1.6  # its length, in that
ARROW_END = 2.2  # how far it reaches, in squares

LEGEND_SIZE = 0.85  # its type, in which are the next ones
LEAST_LEGEND_SIZE = 0.72  # where it wouldn't fit otherwise
MOST_STEP = 2.2  # how far its rows are apart
LEAST_STEP = 1.3
EASY_STEP = 1.55  # the least one below ways with a few words about them
SAMPLE = 1.75  # the side of its squares
SAMPLE_MARGIN = 3  # pixels between two squares
SAMPLE_GAP = 0.5  # between a square and its words
COLUMN_GAP = 1  # between two columns, at least
LARGER = 1.7  # marks are larger than on the board, for squares of that side


def aim_panel(ui: Ui, body: Room, look: AimLook) -> None:
    """Draw the heading, the ways with the drawing beside them, and the legend."""
    ui.describe(look.heading)
    size = ui.type.body
    room = body.within(ui.padding(body), size // 2)
    for arrangement in ARRANGEMENTS:
        height = _top_height(ui, room.width, look, arrangement)
        below = (room.width, room.height - height)
        legend = _legend(ui, look, arrangement, below)
        spare = room.height - height - _least_legend_height(ui, legend)
        has_legend_room = spare >= 0 and _legend_width(ui, legend) <= room.width
        if has_legend_room and _have_ways_width(ui, room.width, look, arrangement):
            _draw_top(ui, room.cut_top(height), look, arrangement)
            gap = round(BLOCK_GAP * size) + spare // 4
            room.cut_top(min(gap, round(MOST_BLOCK_GAP * size)))
            _draw_legend(ui, room, legend)
            return


# The ways.


def _have_ways_width(
    ui: Ui, width: int, look: AimLook, arrangement: Arrangement
) -> bool:
    """Return whether the width is enough for ways in a row, or for words about them."""
    if not arrangement.is_stacked:
        return width >= ROW_WIDTH * ui.type.body
    if not arrangement.has_about:
        return True
    side = _drawing_side(ui, width, look, arrangement)
    if side:
        width -= side + int(DRAWING_GAP * ui.type.body)
    return all(_way_width(ui, way) <= width for way in look.ways)


def _way_width(ui: Ui, way: Way) -> int:
    """Return the width of a way with its key and the words about it."""
    sizes = ui.type
    name = ui.width(way.button.label, sizes.body, BOLD)
    about = ui.width(way.about, sizes.hint)
    width = max(name, about) + 2 * round(WAY_INSET * sizes.body)
    if way.button.hint:
        key = keycap.width_of(ui, way.button.hint, sizes.hint)
        width += key + sizes.body // 2
    return width


def _draw_top(ui: Ui, room: Room, look: AimLook, arrangement: Arrangement) -> None:
    """Draw the heading, the ways and the drawing.

    The drawing is at the right of the ways, or of the heading if there are no ways.
    """
    size = ui.type.body
    side = _drawing_side(ui, room.width, look, arrangement)
    heading = _fit_heading(ui, room.width, look, side)
    if look.ways and arrangement.has_heading:
        ui.write(heading, room.cut_top(heading.height, HEADING_GAP * size), "text")
    if side:
        place = room.cut_right(side, DRAWING_GAP * size)
        _draw_moves(ui, place.row(place.top, side))
    if arrangement.is_stacked and look.ways:
        _draw_stack(ui, room, look.ways, has_about=arrangement.has_about)
    elif look.ways:
        _draw_row(ui, room, look.ways)
    elif arrangement.has_heading:
        ui.write(heading, room, "text")


def _top_height(ui: Ui, width: int, look: AimLook, arrangement: Arrangement) -> int:
    """Return the height of heading, ways and drawing."""
    side = _drawing_side(ui, width, look, arrangement)
    heading_height = 0
    if arrangement.has_heading:
        heading_height = _fit_heading(ui, width, look, side).height
    if not look.ways:
        return max(heading_height, side)
    if heading_height:
        heading_height += int(HEADING_GAP * ui.type.body)
    ways = _ways_height(ui, len(look.ways), arrangement)
    return heading_height + max(ways, side)


def _fit_heading(ui: Ui, width: int, look: AimLook, side: int) -> Fitted:
    """Return the heading as it fits the width, beside the drawing if there are no ways."""
    size = ui.type.body
    if side and not look.ways:
        width -= side + round(DRAWING_GAP * size)
    most = round(LEADING * size * HEADING_LINES)
    return ui.fit_text(
        look.heading, size, (width, most), HEADING_LINES, weight=SEMIBOLD
    )


def _drawing_side(ui: Ui, width: int, look: AimLook, arrangement: Arrangement) -> int:
    """Return the side of the drawing, or 0 where it doesn't fit.

    It is no higher than several ways, and has whole pixels for each of its squares.
    """
    size = ui.type.body
    if width < DRAWN_FROM * size or not arrangement.is_stacked:
        return 0
    side = round(min(DRAWING * size, DRAWING_SHARE * width))
    if len(look.ways) > 1:
        side = min(side, _ways_height(ui, len(look.ways), arrangement))
    side -= side % (2 * CELLS)
    return side if side >= CELLS * measures.CROWN.needs else 0


def _way_height(ui: Ui, arrangement: Arrangement) -> int:
    """Return the height of one way."""
    size = ui.type.body
    height = LOW_WAY * size
    if not arrangement.is_stacked:
        height = ROW_HEIGHT * size
    elif arrangement.has_about:
        height = LEADING * (size + ui.type.hint) + WAY_MARGIN * size
    return max(ui.type.touch, round(height))


def _ways_height(ui: Ui, count: int, arrangement: Arrangement) -> int:
    """Return the height of all ways."""
    height = _way_height(ui, arrangement)
    if not arrangement.is_stacked:
        return height
    return count * height + (count - 1) * _way_gap(ui)


def _way_gap(ui: Ui) -> int:
    return round(WAY_GAP * ui.type.body)


def _draw_stack(ui: Ui, room: Room, ways: tuple[Way, ...], *, has_about: bool) -> None:
    """Draw the ways one below the other, with their keys at the right."""
    arrangement = Arrangement(has_about=has_about)
    height = _way_height(ui, arrangement)
    for way in ways:
        place = room.cut_top(height, _way_gap(ui))
        _draw_way(ui, place, way, has_about=has_about)


def _draw_way(ui: Ui, place: Room, way: Way, *, has_about: bool) -> None:
    """Draw a way: its name, a few words about it, and its key."""
    button = way.button
    sizes = ui.type
    ink = ui.button_ground(button, place)
    inner = place.within(round(WAY_INSET * sizes.body), 0)
    if button.hint:
        fill = "accent" if button.is_primary else ""
        cap = keycap.paint_at(
            ui, button.hint, sizes.hint, ink, fill, midright=inner.midright
        )
        inner.cut_right(cap.width, sizes.body // 2)
    if has_about:
        height = round(LEADING * sizes.body)
        inner.cut_top((place.height - height - round(LEADING * sizes.hint)) // 2)
        ui.label(button.label, sizes.body, inner.cut_top(height), ink, weight=BOLD)
        about = inner.cut_top(round(LEADING * sizes.hint))
        role = ink if button.is_primary or not button.is_enabled else "muted"
        ui.label(way.about, sizes.hint, about, role)
    else:
        ui.label(button.label, sizes.body, inner, ink, weight=BOLD)


def _draw_row(ui: Ui, row: Room, ways: tuple[Way, ...]) -> None:
    """Draw the ways in a row, all of one width.

    Their keys are below their names if each of these is one line of nearly usual size.
    """
    gap = ui.type.body // 2
    width = (row.width - (len(ways) - 1) * gap) // len(ways)
    free = width - gap
    names = [way.button.label for way in ways]
    size = min([ui.fit_size(name, ui.type.body, free, BOLD) for name in names])
    are_lines = all(ui.width(name, size, BOLD) <= free for name in names)
    has_keys = are_lines and size >= LEAST_NAME * ui.type.body
    for way in ways:
        place = row.cut_left(width, gap)
        if has_keys:
            ui.button_over_key(place, way.button, size)
        else:
            ui.button(way.button.bare, place)


DIRECTIONS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


def _draw_moves(ui: Ui, place: Rect) -> None:
    """Draw a queen on a small board, and arrows as far as it attacks."""
    cell = place.width / CELLS
    middle = (CELLS // 2, CELLS // 2)
    board = pieces.SmallBoard((middle,), CELLS, has_crowns=True)
    ui.piece(place, pieces.paint_small_board, board)
    for dx, dy in DIRECTIONS:
        _draw_arrow(ui, place.center, cell, (dx, dy))
    ui.box(place, edge="mark", line=2)


def _draw_arrow(ui: Ui, queen: Pixel, cell: float, direction: Pixel) -> None:
    """Draw an arrow from the edge of the queen's square to the last square."""
    x, y = queen
    dx, dy = direction
    tip = TIP * cell / (dx * dx + dy * dy) ** 0.5
    end = (x + ARROW_END * cell * dx, y + ARROW_END * cell * dy)
    back = (end[0] - ARROW_HEAD * tip * dx, end[1] - ARROW_HEAD * tip * dy)
    start = (x + cell * dx / 2, y + cell * dy / 2)
    pieces.paint_line(ui, start, back, cell)
    left = (back[0] + tip * dy, back[1] - tip * dx)
    right = (back[0] - tip * dy, back[1] + tip * dx)
    ui.path((end, left, right), "candidate")


# The legend.


def _legend(ui: Ui, look: AimLook, arrangement: Arrangement, room: Pixel) -> Legend:
    """Return the legend as it fits a width and a height, in smaller type if need be.

    Marks are beside the queens, or else below them. On a plain board, nothing is
    marked.
    """
    width, height = room
    queens = look.queens
    marks = look.marks
    if ui.theme.is_plain:
        queens = queens[:PLAIN_QUEENS]
        marks = ()
    usual = max(ui.smallest, round(LEGEND_SIZE * ui.type.body))
    if not arrangement.has_queens:
        return Legend((), usual, LEAST_STEP)
    if not (arrangement.has_marks and marks):
        return Legend((queens,), usual, LEAST_STEP)
    least = max(ui.smallest, round(LEAST_LEGEND_SIZE * ui.type.body))
    least_step = EASY_STEP if arrangement.has_about else LEAST_STEP
    for columns in ((queens, marks), (queens + marks,)):
        for size in range(usual, least - 1, -1):
            legend = Legend(columns, size, least_step)
            is_low = _least_legend_height(ui, legend) <= height
            if is_low and _legend_width(ui, legend) <= width:
                return legend
    return Legend((queens + marks,), least, least_step)


def _legend_width(ui: Ui, legend: Legend) -> int:
    """Return the least width of the legend."""
    widths = [_column_width(ui, column, legend.size) for column in legend.columns]
    gaps = round(COLUMN_GAP * legend.size) * max(0, len(widths) - 1)
    return sum(widths) + gaps


def _column_width(ui: Ui, column: Column, size: int) -> int:
    """Return the width of a column in type of a size, with the largest squares."""
    widest = max([ui.width(words, size) for _, words in column])
    return round((SAMPLE + SAMPLE_GAP) * size) + widest


def _least_legend_height(ui: Ui, legend: Legend) -> int:
    """Return the least height of the legend, with the gap above it."""
    if not legend.columns:
        return 0
    rows = legend.rows * legend.least_step * legend.size
    return round(BLOCK_GAP * ui.type.body + rows)


def _draw_legend(ui: Ui, room: Room, legend: Legend) -> None:
    """Draw the legend. A second column begins in the middle, if it fits there."""
    size = legend.size
    if not legend.columns:
        return
    step = min(round(MOST_STEP * size), room.height // legend.rows)
    side = min(round(SAMPLE * size), step - SAMPLE_MARGIN)
    left = room.left
    for column in legend.columns:
        for row, entry in enumerate(column):
            sample, words = entry
            square = Rect(left, room.top + row * step, side, side)
            _draw_sample(ui, sample, square)
            x = square.right + round(SAMPLE_GAP * size)
            ui.text(words, size, "text", midleft=(x, square.centery))
        least = left + _column_width(ui, column, size) + round(COLUMN_GAP * size)
        last_width = _column_width(ui, legend.columns[-1], size)
        left = max(least, min(room.centerx, room.right - last_width))


def _draw_sample(ui: Ui, sample: Sample | Mark, square: Rect) -> None:
    """Draw what is on the board, on a square of its own."""
    ui.box(square, "blue_light")
    side = square.width
    match sample:
        case Sample.CANDIDATE:
            pieces.paint_candidate(ui, square.center, side)
        case Sample.QUEEN:
            pieces.paint_queens(ui, side, square.center)
        case Sample.ATTACKER:
            pieces.paint_queens(ui, side, square.center)
            pieces.paint_frame(ui, square, side)
        case Sample.GHOST:
            pieces.paint_ghost(ui, square, side)
        case Mark():
            pieces.paint_mark(ui, sample, round(LARGER * side), square.center)
