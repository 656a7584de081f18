"""The flame chart: the search over time.

Time runs from left to right, one step after another. Each row is a column of the board,
the first one at the top. A queen is a block: it is as wide as the steps that were made
while the queen stood. This file has what is around the blocks, `flame_blocks.py` has
the blocks.
"""

from __future__ import annotations

from typing import NamedTuple

from ..pens import (
    BOLD,
    NOWHERE,
    REGULAR,
    SEMIBOLD,
    Rect,
    Room,
    Ui,
    Weight,
    first_fitting,
    rect_at,
)
from ..words.words import Words
from .flame_blocks import Stretch
from .lens import Lens

# Heights are in the type of the chart, or in pixels
# where it is said.

LINE = 1.5  # the height of a line
LINE_ABOVE = 1.4  # of the one that says which columns are left out
CLOCK_REACH = 4  # pixels above blocks into which the clock's line reaches
LOWEST_ROW = 7  # pixels: if the rows are lower, the whole search is not drawn
LINES_OF_BOTH = 3  # of text, above and between the whole search and the lens
WHOLE_SHARE = 0.42  # of the height, for the whole search if there is a lens
WEDGE_GAP = 3  # pixels between the whole search and the wedge


class FlameLook(NamedTuple):
    """What is drawn around the blocks of the whole search and of the lens."""

    whole: Stretch | None
    lens: Stretch | None
    end: int | None  # the last step of the search, if it is known
    size: int  # of the type
    lens_title: str = ""  # empty if it is written elsewhere
    is_large: bool = False  # it has an axis, and says how it is read
    marked: str = ""  # what is marked in the whole search
    explanation: str = ""  # of what is shown; only a large chart has one


class FlamePlaces(NamedTuple):
    """The places of the blocks, and of the numbers of their columns."""

    numbers: Rect = NOWHERE
    whole: Rect | None = None  # None if the whole search is not drawn
    lens: Rect | None = None


def flame(ui: Ui, room: Room, look: FlameLook, say: Words) -> FlamePlaces:
    """Draw a flame chart without its blocks. Return the places of the blocks.

    The whole search is above the lens, if both fit.
    """
    size = look.size
    line = round(LINE * size)
    whole = look.whole
    lens = look.lens
    either = whole or lens
    if not either:
        return FlamePlaces()
    body = room.within(ui.padding(room), size // 3)
    heading = "" if either.strategy.chooses_column else say("column_short")
    number_width = ui.width(str(either.n), size, BOLD)
    numbers = body.cut_left(max(number_width, ui.width(heading, size)), size // 2)
    if whole and lens:
        rows = whole.rows + lens.rows
        if body.height < LINES_OF_BOTH * line + rows * LOWEST_ROW:
            whole = None
    elif whole:
        lines = 2 if look.is_large else 1
        if body.height < lines * line + whole.rows:
            return FlamePlaces(numbers)
    if whole or look.lens_title:
        ui.label(heading, size, numbers.row(body.top, line - CLOCK_REACH), "muted")
    place = None
    if whole:
        place = _draw_around_whole(ui, body, look, whole, say=say)
    if lens:
        _draw_around_lens(ui, body, look, lens, say=say)
    return FlamePlaces(numbers, place, body if lens else None)


def _draw_around_whole(
    ui: Ui, body: Room, look: FlameLook, whole: Stretch, *, say: Words
) -> Rect:
    """Draw the title, the axis and the wedge to the lens. Return the place of blocks.

    All of it is cut off from the body.
    """
    _draw_head(ui, body, look, whole, say=say)
    line = round(LINE * look.size)
    height = body.height
    if look.lens:
        height = round(WHOLE_SHARE * (height - line))
    elif look.is_large:
        height -= line
    place = body.cut_top(height)
    if look.is_large:
        draw_axis(ui, body, Axis(whole.span, look.size), [], say=say)
    if look.lens:
        first = look.lens.first
        left = whole.x(place, first)
        right = whole.x(place, first + look.lens.span)
        wedge = _line_above(body, line // 2 + look.size // 2)
        top = wedge.top + WEDGE_GAP
        corners = (left, top), (right, top), wedge.bottomright, wedge.bottomleft
        ui.path(corners, "hover")
        ui.add_region(Lens(first, look.lens.span, look.end, Rect(*place)), place)
    return place


def _draw_head(
    ui: Ui, body: Room, look: FlameLook, whole: Stretch, *, say: Words
) -> None:
    """Write the title of the whole search and, if they fit, its mark and its steps.

    A large chart is also explained, beside the title or below it. Where it is explained
    doesn't depend on what is marked: nothing moves when the search finds a solution.
    """
    size = look.size
    head = _line_above(body, round(LINE * size))
    title = say("flame_whole")
    steps = say.count("steps_made", whole.span)
    title_width = ui.width(title, size, SEMIBOLD)
    steps_width = ui.width(steps, size)
    marked_width = ui.width(look.marked, size, SEMIBOLD)
    if max(title_width, marked_width) + size + steps_width <= head.width:
        ui.label(steps, size, head.cut_right(steps_width, size), "muted")
    if not look.marked or title_width + size + marked_width <= head.width:
        place = head.cut_left(min(title_width, head.width), size)
        ui.label(title, size, place, "text", weight=SEMIBOLD)
    free = head.width
    if look.marked:
        ui.describe(look.marked)
        place = head.cut_right(min(marked_width, head.width), size)
        ui.label(look.marked, size, place, "accent", weight=SEMIBOLD)
    width = ui.width(look.explanation, size)
    if width > free:
        _explain_below(ui, body, look.explanation, size)
    elif width <= head.width:
        ui.label(look.explanation, size, head, "muted")


def _line_above(body: Room, height: int) -> Room:
    """Cut off a line of text above blocks, and return its place.

    The place ends some pixels higher than what is cut off: there the clock's line ends.
    """
    line = body.cut_top(height)
    line.height -= CLOCK_REACH
    return line


def _explain_below(ui: Ui, body: Room, explanation: str, size: int) -> None:
    """Write an explanation below a title."""
    lines = len(ui.lines(explanation, size, body.width))
    place = _line_above(body, lines * round(LINE * size))
    ui.label(explanation, size, place, "muted", most=lines)


def _draw_around_lens(
    ui: Ui, body: Room, look: FlameLook, lens: Stretch, *, say: Words
) -> None:
    """Write the title of the lens, and cut it off from the body.

    The rest of the body is the place of its blocks: there the lens can be moved.
    """
    size = look.size
    if look.lens_title:
        title = _line_above(body, round(LINE * size))
        width = ui.width(look.lens_title, size, SEMIBOLD)
        place = title.cut_left(min(width, title.width), size)
        ui.label(look.lens_title, size, place, "text", weight=SEMIBOLD)
        if look.explanation:
            ui.describe(look.explanation)
            if ui.width(look.explanation, size) <= title.width:
                ui.label(look.explanation, size, title, "muted")
            else:
                _explain_below(ui, body, look.explanation, size)
    if lens.above:
        left_out = _line_above(body, round(LINE_ABOVE * size))
        ui.label(say.count("flame_above", lens.above), size, left_out, "muted")
    ui.widget.scroll = Lens(lens.first, lens.span, look.end, Rect(*body))


AXIS_PITCHES = [nice * 10**power for power in range(12) for nice in (1, 2, 5)]
"""The numbers on an axis are multiples of one of these."""

NUMBER_GAP = 4  # between two numbers, in their type
NUMBER_WIDTHS = 2  # the same, in widths of the largest number


class AxisLabel(NamedTuple):
    """A text at a step of an axis."""

    text: str
    step: int
    role: str = "muted"
    weight: Weight = REGULAR


class Axis(NamedTuple):
    """An axis of steps from 0."""

    span: int
    size: int  # of the type
    labels: tuple[AxisLabel, ...] = ()  # they come before the numbers


def draw_axis(
    ui: Ui, place: Rect, axis: Axis, taken: list[Rect], *, say: Words
) -> None:
    """Write the labels and numbers of an axis, and add their places to those taken.

    Those that overlap a place that is taken are left out.
    """
    size = axis.size
    widest = ui.width(say.number(axis.span), size)
    gap = max(NUMBER_GAP * size, NUMBER_WIDTHS * widest)

    def fits(pitch: int) -> bool:
        """Return whether numbers at each multiple of a pitch are far enough apart."""
        return pitch * place.width >= gap * axis.span

    pitch = first_fitting(AXIS_PITCHES, fits)
    steps = range(0, axis.span + 1, pitch)
    numbers = [AxisLabel(say.number(step), step) for step in steps]
    for label in (*axis.labels, *numbers):
        x = place.left + place.width * label.step / axis.span
        width = ui.width(label.text, size, label.weight) + size
        box = rect_at(width, size, center=(x, place.centery))
        box = box.clamp(place.inflate(size, 0))
        if not any(box.colliderect(other) for other in taken):
            taken.append(box)
            ui.text(label.text, size, label.role, label.weight, center=box.center)
