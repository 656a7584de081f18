"""What a panel shows as long as its tab is empty.

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
    first_fitting,
    keycap,
)
from ..search.strategy import PLAIN
from . import measures, pieces
from .moves import CELLS, draw_moves
from .pieces import Mark
from .scene import Scene, Setting


class Sample(Enum):
    """The queens that the legend shows before the marks, by the keys of their words."""

    CANDIDATE = "legend_candidate"
    QUEEN = "legend_queen"
    ATTACKER = "legend_attacker"
    GHOST = "legend_ghost"


class Heading(Enum):
    """The heading of the panel, by the keys of its words."""

    START = "start_here"
    RULE = "rule"  # during an exercise, when the card has a question
    NOT_LISTED = "not_listed"
    NONE = "none"  # the search has ended without a solution


WAYS = {
    Action.WATCH: ("watch", "watch_about"),
    Action.OWN_BOARD: ("try_it", "try_it_about"),
    Action.BY_HAND: ("by_hand", "by_hand_about"),
    Action.OWN_PROGRAM: ("own_drop", "own_drop_about"),
}
"""The ways to begin, with the words on their buttons."""


TYPED = ("own_type", "own_type_about")
"""The words on the button for a program that can be typed."""

EXERCISES = (Action.WATCH, Action.OWN_BOARD, Action.BY_HAND)
"""The ways that there always are; the last one needs more room."""


class Way(NamedTuple):
    """A way to begin: its button, and a few words about it."""

    button: ButtonLook
    about: str


Entry = tuple[Sample | Mark, str]
"""An entry of the legend: a piece or a mark on the board, and what it means."""

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
    queens: tuple[Entry, ...]  # of the legend
    marks: tuple[Entry, ...]  # of the legend


def has_aim(scene: Scene, tab: Action, *, has_two_panels: bool) -> bool:
    """Return whether a tab is empty: a list without solutions, or a tree without nodes.

    If there are two panels, only the list counts. In a lesson no tab does, since the
    teacher says what to do.
    """
    if scene.state.lesson:
        return False
    if tab is Action.SOLUTIONS:
        return len(scene.findings.solutions) == 0
    if tab is Action.TREE and not has_two_panels:
        return scene.displayed.position.is_first
    return False


def heading_of(scene: Scene) -> Heading:
    """Return the heading of the panel, which changes once the search has begun."""
    position = scene.displayed.position
    if position.is_end and scene.moment.solutions_found == 0:
        return Heading.NONE
    if not position.is_first:
        return Heading.NOT_LISTED
    if scene.state.exercise:
        return Heading.RULE
    return Heading.START


def aim_look(setting: Setting, heading: Heading) -> AimLook:
    """Return what the panel shows."""
    say = setting.say
    marks = [mark for mark in Mark if mark is not Mark.TRIED]
    if setting.strategy is PLAIN:
        # The plain search takes every safe row, so that none is marked as not taken.
        marks.remove(Mark.NOT_TAKEN)
    return AimLook(
        heading=say(heading.value, n=setting.n),
        ways=_ways(setting, is_start=heading is Heading.START),
        queens=tuple([(sample, say(sample.value)) for sample in Sample]),
        marks=tuple([(mark, say(mark.value)) for mark in marks]),
    )


def _ways(setting: Setting, *, is_start: bool) -> tuple[Way, ...]:
    """Return the ways to begin; watching the search stands out at the start.

    A guided search can only be watched. While an exercise is on, there are none.
    """
    say = setting.say
    if setting.state.exercise:
        return ()
    is_guided = setting.strategy is not PLAIN
    ways: list[Way] = []
    for action, words in WAYS.items():
        if is_guided and action is not Action.WATCH:
            continue
        if action in setting.missing:
            continue
        can_type = action is Action.OWN_PROGRAM and Action.EDIT not in setting.missing
        label, about = TYPED if can_type else words
        button = setting.button(action)._replace(label=say(label))
        if action is Action.OWN_PROGRAM and not can_type:
            # It is dropped: the key only says how else it is opened.
            button = button.bare
        elif action is Action.WATCH:
            # The search is watched with the key that runs it.
            run_key = setting.button(Action.RUN).hint
            button = button._replace(hint=run_key, is_primary=is_start)
        ways.append(Way(button, say(about)))
    return tuple(ways)


# How it is drawn. Sizes are in the body's type, except where another one is named.


class Arrangement(NamedTuple):
    """How much is drawn of the ways and the legend."""

    is_stacked: bool = True  # the ways are below each other; otherwise in a row
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

RICH = ARRANGEMENTS[:2]
"""Those with all of the legend, in which there is room for a person's own program."""

BLOCK_GAP = 0.6  # above the legend, at least
MOST_BLOCK_GAP = 1.5


def aim_panel(ui: Ui, room: Room, look: AimLook) -> None:
    """Draw the heading, the ways with the drawing at their right, and the legend.

    They have the first arrangement that fits. If not even the last one does, nothing is
    drawn.
    """
    ui.describe(look.heading)
    inner = room.within(ui.padding(room), ui.type.body // 2)
    without_program = look._replace(ways=look.ways[: len(EXERCISES)])
    forms = [(look, arrangement) for arrangement in RICH]
    forms += [(without_program, arrangement) for arrangement in ARRANGEMENTS]
    for look, arrangement in forms:
        top_height = _top_height(ui, inner.width, look, arrangement)
        legend_room = (inner.width, inner.height - top_height)
        legend = _fit_legend(ui, look, arrangement, legend_room)
        has_legend_room = _legend_fits(ui, legend, legend_room)
        if has_legend_room and _ways_fit(ui, inner.width, look, arrangement):
            _draw_top(ui, inner.cut_top(top_height), look, arrangement)
            # The gap stays empty.
            inner.cut_top(_gap_above_legend(ui, legend, inner.height))
            _draw_legend(ui, inner, legend)
            return


def _gap_above_legend(ui: Ui, legend: Legend, height: int) -> int:
    """Return the gap above the legend in a height, all in pixels.

    It is larger than the least gap by a quarter of the height that isn't needed.
    """
    size = ui.type.body
    spare = height - _least_legend_height(ui, legend)
    return min(round(BLOCK_GAP * size) + spare // 4, round(MOST_BLOCK_GAP * size))


# The heading, the ways and the drawing.

ROW_WIDTH = 14  # the least width of ways in a row
HEADING_LINES = 3  # at most
HEADING_GAP = 0.4  # below the heading
DRAWING_GAP = 1.1  # at the left of the drawing


def _ways_fit(ui: Ui, width: int, look: AimLook, arrangement: Arrangement) -> bool:
    """Return whether a width is enough for the ways as they are arranged.

    Ways below each other fit any width if they are only names, which are short.
    """
    if not arrangement.is_stacked:
        return width >= ROW_WIDTH * ui.type.body
    if not arrangement.has_about:
        return True
    free = width
    side = _drawing_side(ui, width, look, arrangement)
    if side:
        # The drawing is at the right of the ways.
        free -= side + int(DRAWING_GAP * ui.type.body)
    return _widest_way(ui, look.ways, arrangement) <= free


def _draw_top(ui: Ui, room: Room, look: AimLook, arrangement: Arrangement) -> None:
    """Draw the heading, the ways below it, and the drawing at the right of the ways.

    If there are no ways, the heading takes their place at the left of the drawing. It
    is left out if the arrangement has none.
    """
    size = ui.type.body
    side = _drawing_side(ui, room.width, look, arrangement)
    heading = _fit_heading(ui, room.width, look, side)
    if look.ways and arrangement.has_heading:
        top = room.cut_top(heading.height, gap=HEADING_GAP * size)
        ui.write(heading, top, "text")
    if side:
        right = room.cut_right(side, gap=DRAWING_GAP * size)
        draw_moves(ui, right.row(right.top, side))
    # What follows is at the left of the drawing.
    if not look.ways:
        if arrangement.has_heading:
            ui.write(heading, room, "text")
    elif arrangement.is_stacked:
        _draw_stack(ui, room, look.ways, arrangement)
    else:
        _draw_row(ui, room, look.ways)


def _top_height(ui: Ui, width: int, look: AimLook, arrangement: Arrangement) -> int:
    """Return the height of heading, ways and drawing, in pixels."""
    side = _drawing_side(ui, width, look, arrangement)
    heading_height = 0
    gap = 0
    if arrangement.has_heading:
        heading_height = _fit_heading(ui, width, look, side).height
        gap = int(HEADING_GAP * ui.type.body)
    if not look.ways:
        # The heading is beside the drawing.
        return max(heading_height, side)
    # The ways are beside the drawing, and both are below the heading.
    ways_height = _ways_height(ui, len(look.ways), arrangement)
    return heading_height + gap + max(ways_height, side)


def _fit_heading(ui: Ui, width: int, look: AimLook, side: int) -> Fitted:
    """Return the heading as it fits a width.

    If there are no ways, it is beside the drawing, which has a side of `side` pixels,
    or 0 if there is no drawing.
    """
    size = ui.type.body
    free = width
    is_beside_drawing = side > 0 and not look.ways
    if is_beside_drawing:
        free -= side + round(DRAWING_GAP * size)
    height = round(LEADING * size * HEADING_LINES)
    return ui.fit_text(
        look.heading, size, (free, height), most=HEADING_LINES, weight=SEMIBOLD
    )


# The ways.

LOW_WAY = 1.9  # the height of a way without words about it
ROW_HEIGHT = 2.6  # of ways in a row
WAY_MARGIN = 0.8  # a way is higher than its words
WAY_GAP = 0.35  # between two ways
WAY_INSET = 0.7  # at both sides of its words
LEAST_NAME = 0.85  # the size of names in a row that have their keys below them


def _widest_way(ui: Ui, ways: tuple[Way, ...], arrangement: Arrangement) -> int:
    """Return the width of the widest way, 0 if there are none."""
    widths = [_way_width(ui, way, has_about=arrangement.has_about) for way in ways]
    return max(widths, default=0)


def _way_width(ui: Ui, way: Way, *, has_about: bool) -> int:
    """Return the width of a way with its key, and with `has_about` the words."""
    sizes = ui.type
    name_width = ui.width(way.button.label, sizes.body, BOLD)
    about_width = ui.width(way.about, sizes.hint) if has_about else 0
    margins = 2 * round(WAY_INSET * sizes.body)
    key_and_gap = 0
    if way.button.hint:
        key_width = keycap.width_of(ui, way.button.hint, sizes.hint)
        key_and_gap = key_width + sizes.body // 2
    return margins + max(name_width, about_width) + key_and_gap


def _way_height(ui: Ui, arrangement: Arrangement) -> int:
    """Return the height of one way, in pixels; on a touch screen a finger fits it."""
    size = ui.type.body
    if not arrangement.is_stacked:
        height = ROW_HEIGHT * size
    elif arrangement.has_about:
        height = LEADING * (size + ui.type.hint) + WAY_MARGIN * size
    else:
        height = LOW_WAY * size
    return max(ui.type.touch, round(height))


def _ways_height(ui: Ui, count: int, arrangement: Arrangement) -> int:
    """Return the height of `count` ways, in a row or below each other with gaps."""
    height = _way_height(ui, arrangement)
    if not arrangement.is_stacked:
        return height
    return count * height + (count - 1) * _way_gap(ui)


def _way_gap(ui: Ui) -> int:
    """Return the height of the gap between two ways, in pixels."""
    return round(WAY_GAP * ui.type.body)


def _draw_stack(
    ui: Ui, room: Room, ways: tuple[Way, ...], arrangement: Arrangement
) -> None:
    """Draw the ways below each other, with their keys at the right."""
    height = _way_height(ui, arrangement)
    for way in ways:
        place = room.cut_top(height, gap=_way_gap(ui))
        _draw_way(ui, place, way, has_about=arrangement.has_about)


def _draw_way(ui: Ui, place: Room, way: Way, *, has_about: bool) -> None:
    """Draw a way as a button: its name, its key, and with `has_about` the words."""
    button = way.button
    sizes = ui.type
    ink = ui.button_ground(button, place)
    inner = place.within(round(WAY_INSET * sizes.body), 0)
    if button.hint:
        _cut_key(ui, inner, button, ink)
    if not has_about:
        ui.label(button.label, sizes.body, inner, ink, weight=BOLD)
        return
    name_height = round(LEADING * sizes.body)
    about_height = round(LEADING * sizes.hint)
    # A margin, so that both lines are in the middle of the button.
    inner.cut_top((place.height - name_height - about_height) // 2)
    name = inner.cut_top(name_height)
    ui.label(button.label, sizes.body, name, ink, weight=BOLD)
    # The words are paler than the name, except on a coloured or disabled button.
    is_usual = button.is_enabled and not button.is_primary
    about_ink = "muted" if is_usual else ink
    ui.label(way.about, sizes.hint, inner.cut_top(about_height), about_ink)


def _cut_key(ui: Ui, room: Room, button: ButtonLook, ink: str) -> None:
    """Draw the key of a button at the right of a room, and cut its place from it."""
    fill = "accent" if button.is_primary else ""
    right = room.midright
    cap = keycap.paint_at(ui, button.hint, ui.type.hint, ink, fill=fill, midright=right)
    room.cut_right(cap.width, gap=ui.type.body // 2)


def _draw_row(ui: Ui, row: Room, ways: tuple[Way, ...]) -> None:
    """Draw the ways as buttons in a row, all of one width.

    They have keys below their names if each name is one line of nearly usual size.
    """
    gap = ui.type.body // 2
    width = (row.width - (len(ways) - 1) * gap) // len(ways)
    name_width = width - gap
    names = [way.button.label for way in ways]
    # The size in which all names fit; names that fit in no size have the smallest one.
    size = min([ui.fit_size(name, ui.type.body, name_width, BOLD) for name in names])
    are_lines = all(ui.width(name, size, BOLD) <= name_width for name in names)
    has_keys = are_lines and size >= LEAST_NAME * ui.type.body
    for way in ways:
        place = row.cut_left(width, gap=gap)
        if has_keys:
            ui.button_over_key(place, way.button, size)
        else:
            ui.button(way.button.bare, place)


# The drawing of a queen and its moves.

DRAWING = 9.0  # its side, at most
DRAWING_SHARE = 0.34  # the same, of the width of the panel
DRAWN_FROM = 19  # the least width of a panel with a drawing


def _drawing_side(ui: Ui, width: int, look: AimLook, arrangement: Arrangement) -> int:
    """Return the side of the drawing in pixels, or 0 if there is no drawing.

    There is none in a narrow panel, beside a row of ways, or without room for a crown.
    Nor is there if the names of the ways don't fit beside it.
    """
    size = ui.type.body
    if width < DRAWN_FROM * size or not arrangement.is_stacked:
        return 0
    most = round(min(DRAWING * size, DRAWING_SHARE * width))
    if len(look.ways) > 1:
        # It is no higher than the ways beside it.
        most = min(most, _ways_height(ui, len(look.ways), arrangement))
    # Each half of a square has whole pixels.
    side = most - most % (2 * CELLS)
    has_crown = side >= CELLS * measures.CROWN.needs
    names = arrangement._replace(has_about=False)
    free = width - side - int(DRAWING_GAP * size)
    fits = _widest_way(ui, look.ways, names) <= free
    return side if has_crown and fits else 0


# The legend. Sizes are in its type.

PLAIN_QUEENS = 2  # entries of the legend that are on a plain board
LEGEND_SIZE = 0.85  # its type, in the body's type
LEAST_LEGEND_SIZE = 0.72  # the same, if it wouldn't fit otherwise
LEAST_STEP = 1.3  # from one row to the next, at least
EASY_STEP = 1.55  # the same, below ways with a few words about them


def _fit_legend(ui: Ui, look: AimLook, arrangement: Arrangement, room: Pixel) -> Legend:
    """Return the legend of an arrangement as it fits a width and a height.

    It may have no columns, or only queens. Marks are beside the queens, or below them
    if they fit only there, and then its type is as large as possible. If nothing fits,
    it is the smallest legend. A plain board has no marks.
    """
    is_plain = ui.theme.is_plain
    usual_size = max(ui.smallest, round(LEGEND_SIZE * ui.type.body))
    if not arrangement.has_queens:
        return Legend(columns=(), size=usual_size, least_step=LEAST_STEP)
    queens = look.queens[:PLAIN_QUEENS] if is_plain else look.queens
    if is_plain or not arrangement.has_marks:
        return Legend(columns=(queens,), size=usual_size, least_step=LEAST_STEP)
    least_size = max(ui.smallest, round(LEAST_LEGEND_SIZE * ui.type.body))
    step = EASY_STEP if arrangement.has_about else LEAST_STEP
    sizes = range(usual_size, least_size - 1, -1)
    beside = [Legend((queens, look.marks), size, step) for size in sizes]
    below = [Legend((queens + look.marks,), size, step) for size in sizes]
    forms = (*beside, *below)
    return first_fitting(forms, lambda legend: _legend_fits(ui, legend, room))


def _legend_fits(ui: Ui, legend: Legend, room: Pixel) -> bool:
    """Return whether the legend with the gap above it fits a width and a height."""
    width, height = room
    is_low = _least_legend_height(ui, legend) <= height
    return is_low and _legend_width(ui, legend) <= width


SAMPLE = 1.75  # the side of the square of a sample
SAMPLE_GAP = 0.5  # between a square and its words
SAMPLE_MARGIN = 3  # pixels between two squares
LARGER = 1.7  # the size of a mark, in that of a mark on a square of the board
COLUMN_GAP = 1  # between two columns, at least
MOST_STEP = 2.2  # from one row to the next, at most


def _legend_width(ui: Ui, legend: Legend) -> int:
    """Return the least width of the legend, in pixels; 0 if it has no columns."""
    widths = [_column_width(ui, column, legend.size) for column in legend.columns]
    gaps = max(0, len(widths) - 1)
    return sum(widths) + gaps * round(COLUMN_GAP * legend.size)


def _column_width(ui: Ui, column: Column, size: int) -> int:
    """Return the width of the largest square, the gap and the longest words."""
    longest = max([ui.width(words, size) for _, words in column])
    return round((SAMPLE + SAMPLE_GAP) * size) + longest


def _least_legend_height(ui: Ui, legend: Legend) -> int:
    """Return the least height of the legend with the gap above it, in pixels.

    It is 0 if the legend has no columns.
    """
    if not legend.columns:
        return 0
    rows_height = legend.rows * legend.least_step * legend.size
    return round(BLOCK_GAP * ui.type.body + rows_height)


def _draw_legend(ui: Ui, room: Room, legend: Legend) -> None:
    """Draw the one or two columns of the legend; nothing if it has no columns.

    The second column begins in the middle of the room if both fit so.
    """
    if not legend.columns:
        return
    size = legend.size
    row_height = min(round(MOST_STEP * size), room.height // legend.rows)
    row = room.row(room.top, row_height)
    first_column, *other_columns = legend.columns
    _draw_column(ui, row, first_column, size)
    for column in other_columns:
        gap = round(COLUMN_GAP * size)
        least_left = room.left + _column_width(ui, first_column, size) + gap
        most_left = room.right - _column_width(ui, column, size)
        left = max(least_left, min(room.centerx, most_left))
        _draw_column(ui, row.column(left, row.width), column, size)


def _draw_column(ui: Ui, first_row: Rect, column: Column, size: int) -> None:
    """Draw the entries of a column below each other, from its first row on.

    Each row is as high as the first one, with a square at the left and words beside it.
    """
    side = min(round(SAMPLE * size), first_row.height - SAMPLE_MARGIN)
    for row_index, entry in enumerate(column):
        sample, words = entry
        top = first_row.top + row_index * first_row.height
        square = Rect(first_row.left, top, side, side)
        _draw_sample(ui, sample, square)
        words_left = square.right + round(SAMPLE_GAP * size)
        ui.text(words, size, "text", midleft=(words_left, square.centery))


def _draw_sample(ui: Ui, sample: Sample | Mark, square: Rect) -> None:
    """Draw a piece or a mark as it is on the board, on a square of its own."""
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
