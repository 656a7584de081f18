"""The flame chart: the search over time.

Time runs from left to right, one step after another. Each row is a column of the board,
the first one at the top. A queen is a block: it is as wide as the steps that were made
while the queen was on the board. This file has what is around the blocks,
`flame_blocks.py` has the blocks.
"""

from __future__ import annotations

from collections.abc import Sequence
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

    The whole search is above the lens. It is left out if its rows would be too low.
    """
    size = look.size
    lens = look.lens
    stretch = look.whole or lens  # both are of the same search
    if not stretch:
        return FlamePlaces()
    body = room.within(ui.padding(room), size // 3)
    # The numbers of the columns are at the left; a heading may say what they are.
    heading = "" if stretch.strategy.chooses_column else say("column_short")
    number_width = ui.width(str(stretch.n), size, BOLD)
    heading_width = ui.width(heading, size)
    numbers = body.cut_left(max(number_width, heading_width), size // 2)
    whole = look.whole
    if whole and not _does_whole_fit(body, look, whole):
        whole = None
        if not lens:
            return FlamePlaces(numbers)
    if whole or look.lens_title:
        line_height = round(LINE * size) - CLOCK_REACH
        ui.label(heading, size, numbers.row(body.top, line_height), "muted")
    # Each of both is cut off from the body with what is around it.
    whole_place = None
    if whole:
        whole_place = _draw_around_whole(ui, body, look, whole, say=say)
    if lens:
        _draw_around_lens(ui, body, look, lens, say=say)
        return FlamePlaces(numbers, whole_place, body)
    return FlamePlaces(numbers, whole_place, None)


def _does_whole_fit(body: Rect, look: FlameLook, whole: Stretch) -> bool:
    """Return whether a body is high enough for the whole search and its lines of text.

    Beside a lens, its rows have a least height. Alone, a pixel for each is enough.
    """
    line_height = round(LINE * look.size)
    if look.lens:
        rows = whole.rows + look.lens.rows
        return body.height >= LINES_OF_BOTH * line_height + rows * LOWEST_ROW
    # The title, and in a large chart the axis.
    lines = 2 if look.is_large else 1
    return body.height >= lines * line_height + whole.rows


def _draw_around_whole(
    ui: Ui, body: Room, look: FlameLook, whole: Stretch, *, say: Words
) -> Rect:
    """Draw the title, the axis and the wedge to the lens. Return the place of blocks.

    All of it is cut off from the body. Only a large chart has an axis. If there is a
    lens, the blocks have a share of the height, otherwise all that is left.
    """
    _draw_head(ui, body, look, whole, say=say)
    line_height = round(LINE * look.size)
    if look.lens:
        blocks_height = round(WHOLE_SHARE * (body.height - line_height))
    elif look.is_large:
        blocks_height = body.height - line_height
    else:
        blocks_height = body.height
    place = body.cut_top(blocks_height)
    if look.is_large:
        draw_axis(ui, body, Axis(whole.span, look.size), [], say=say)
    if look.lens:
        _draw_wedge(ui, body, look, place, whole=whole, lens=look.lens)
    return place


def _draw_wedge(
    ui: Ui, body: Room, look: FlameLook, place: Rect, *, whole: Stretch, lens: Stretch
) -> None:
    """Draw a wedge that leads from the steps of the lens down to the lens.

    Its steps are part of the whole search, whose blocks are in `place`. The wedge is
    cut off at the top of the body, where the lens is to be. The lens can be moved from
    the place of the whole search.
    """
    left = whole.x(place, lens.first)
    right = whole.x(place, lens.first + lens.span)
    wedge = _line_above(body, round(LINE * look.size) // 2 + look.size // 2)
    top = wedge.top + WEDGE_GAP
    corners = (left, top), (right, top), wedge.bottomright, wedge.bottomleft
    ui.path(corners, "hover")
    ui.add_region(Lens(lens.first, lens.span, look.end, Rect(*place)), place)


def _draw_head(
    ui: Ui, body: Room, look: FlameLook, whole: Stretch, *, say: Words
) -> None:
    """Write a line with what fits of: title, explanation, what is marked, and steps.

    The line is cut off at the top of the body. If what is marked doesn't fit beside the
    title, it replaces the title. The explanation is below if it doesn't fit beside the
    title, marked or not: so nothing moves when the search finds a solution.
    """
    size = look.size
    head = _line_above(body, round(LINE * size))
    title = say("flame_whole")
    steps = say.count("steps_made", whole.span)
    title_width = ui.width(title, size, SEMIBOLD)
    steps_width = ui.width(steps, size)
    marked_width = ui.width(look.marked, size, SEMIBOLD)
    # Each text is cut off from the head; the next one has the rest.
    if max(title_width, marked_width) + size + steps_width <= head.width:
        place = head.cut_right(steps_width, size)
        ui.label(steps, size, place, "muted")
    if not look.marked or title_width + size + marked_width <= head.width:
        place = head.cut_left(min(title_width, head.width), size)
        ui.label(title, size, place, "text", weight=SEMIBOLD)
    width_beside_title = head.width
    if look.marked:
        ui.describe(look.marked)
        place = head.cut_right(min(marked_width, head.width), size)
        ui.label(look.marked, size, place, "accent", weight=SEMIBOLD)
    explanation_width = ui.width(look.explanation, size)
    if explanation_width > width_beside_title:
        _explain_below(ui, body, look.explanation, size)
    elif explanation_width <= head.width:
        ui.label(look.explanation, size, head, "muted")


def _line_above(body: Room, height: int) -> Room:
    """Cut a line for text off at the top of a body. Return its place.

    The place is a little lower than the line, as the line of the clock reaches up from
    the blocks below it.
    """
    line = body.cut_top(height)
    return line.cut_top(height - CLOCK_REACH)


def _explain_below(ui: Ui, body: Room, explanation: str, size: int) -> None:
    """Write an explanation at the top of a body, in as many lines as it needs.

    They are cut off from the body. If there is no room for them, they are left out.
    """
    lines = len(ui.lines(explanation, size, body.width))
    height = lines * round(LINE * size)
    if height > body.height:
        return
    place = _line_above(body, height)
    ui.label(explanation, size, place, "muted", most=lines)


def _draw_around_lens(
    ui: Ui, body: Room, look: FlameLook, lens: Stretch, *, say: Words
) -> None:
    """Write the title of the lens and the explanation, and which columns are left out.

    The lines of text are cut off from the body. The rest of it is the place of the
    blocks, where the lens can be moved.
    """
    size = look.size
    if look.lens_title:
        title_line = _line_above(body, round(LINE * size))
        title_width = ui.width(look.lens_title, size, SEMIBOLD)
        place = title_line.cut_left(min(title_width, title_line.width), size)
        ui.label(look.lens_title, size, place, "text", weight=SEMIBOLD)
        if look.explanation:
            ui.describe(look.explanation)
            # It is beside the title or, if it doesn't fit there, below it.
            if ui.width(look.explanation, size) <= title_line.width:
                ui.label(look.explanation, size, title_line, "muted")
            else:
                _explain_below(ui, body, look.explanation, size)
    if lens.above:
        line = _line_above(body, round(LINE_ABOVE * size))
        left_out = say.count("flame_above", lens.above)
        ui.label(left_out, size, line, "muted")
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
    ui: Ui, place: Rect, axis: Axis, taken: Sequence[Rect], *, say: Words
) -> None:
    """Write the labels of an axis and, at equal distances, numbers of steps.

    A text that would overlap a place that is taken, or a text before it, is left out.
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
    boxes = list(taken)
    for label in (*axis.labels, *numbers):
        x = place.left + place.width * label.step / axis.span
        width = ui.width(label.text, size, label.weight) + size
        centred = rect_at(width, size, center=(x, place.centery))
        # At the ends of the axis, a text reaches at most half of its type beyond it.
        box = centred.clamp(place.inflate(size, 0))
        if not any(box.colliderect(other) for other in boxes):
            boxes.append(box)
            ui.text(label.text, size, label.role, label.weight, center=box.center)
