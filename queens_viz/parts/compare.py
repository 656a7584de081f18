"""A race: several searches on one clock, in a row each.

A row has the figures of the search, a small board, and its queens over time.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..app.commands import Action, Command
from ..app.moment import LaneMoment, RaceMoment
from ..pens import (
    BOLD,
    LEADING,
    NOWHERE,
    REGULAR,
    SEMIBOLD,
    ButtonLook,
    Fitted,
    Rect,
    Room,
    Ui,
    Weight,
    Widget,
    first_fitting,
)
from ..search.flame import Block
from ..search.race import LONGEST
from ..words.sentence import Kind, Sentence
from ..words.words import Words
from .flame import Axis, AxisLabel, draw_axis
from .flame_blocks import Blocks, BlocksLook, Stretch, Times, paint_blocks
from .pieces import SmallBoard, paint_small_board

# The race in words.


def figures(lane: LaneMoment, say: Words) -> tuple[str, str]:
    """Return the steps and the comparisons of a search, each number with its unit."""
    steps = say.count("race_steps_made", lane.steps)
    comparisons = say.count("race_comparisons", lane.comparisons)
    return (
        f"{say.number(lane.steps)} {steps}",
        f"{say.number(lane.comparisons)} {comparisons}",
    )


def outcome(race: RaceMoment, lane: LaneMoment, say: Words) -> str:
    """Return how a search ended, or an empty text if it has not ended yet.

    A search that waits has come to its end: to a solution, or to the end of its tree.
    Any other search is stopped when the clock of the race has come to its last step.
    """
    if lane.waits and lane.has_solution:
        return say("race_solution_at", step=lane.steps)
    if lane.waits:
        return say("race_over_at", step=lane.steps)
    if race.clock == LONGEST:
        return say("race_none_in", most=LONGEST)
    return ""


def describe_lane(race: RaceMoment, lane: LaneMoment, say: Words) -> str:
    """Return the description of a search: its name, its figures and how it ended."""
    steps, comparisons = figures(lane, say)
    name = say(f"race_{lane.position.strategy.value}")
    text = say("race_told", name=name, steps=steps, comparisons=comparisons)
    end = outcome(race, lane, say)
    return f"{text}, {end}" if end else text


def sentence(race: RaceMoment, say: Words) -> Sentence:
    """Return what the race shows, for people who don't see it."""
    if race.clock == 0:
        title = say("race_title")
        rule = say("race_rule")
        return Sentence(Kind.SEARCHING, title, rule, say("race_next_all_have_one"))
    clock = clock_text(race, say)
    headline = clock[0].upper() + clock[1:]
    lanes = [f"{describe_lane(race, lane, say)}." for lane in race.lanes]
    return Sentence(Kind.SEARCHING, headline, " ".join(lanes), "")


def clock_text(race: RaceMoment, say: Words) -> str:
    """Return the time on the clock, and the time at which it stops if that is known."""
    if race.end is None:
        return say("race_clock", clock=race.clock)
    return say("race_clock_of", clock=race.clock, end=race.end)


# The panel.


class CompareLook(NamedTuple):
    """What the race is drawn from."""

    race: RaceMoment
    go_there: ButtonLook | None  # None if it is drawn elsewhere


class LaneLook(NamedTuple):
    """What the row of a search is drawn from."""

    lane: LaneMoment
    number: int

    # Its texts.
    name: str
    steps: str  # the number of steps, or that it was stopped
    comparisons: str
    state: str  # that it waits, or has found nothing; or empty
    ending: str  # when it ended, or empty
    description: str

    # The race.
    clock: int
    axis: int  # the time at the right end
    is_chosen: bool


class LanePlaces(NamedTuple):
    """The places in the row of a search."""

    row: Rect
    texts: list[Room]  # of the name, the steps, the comparisons and the state
    board: Rect  # without size on a phone
    picture: Room  # of its queens over time

    @property
    def has_board(self) -> bool:
        """Whether the row has a board, with the texts in a column at its right."""
        return self.board.height > 0


def draw_compare(ui: Ui, body: Rect, look: CompareLook, say: Words) -> None:
    """Draw the race, and the button that takes the chosen search to the board.

    On a lying phone the button is beside the tabs.
    """
    button = look.go_there
    assert button, "the panel has a button"
    tabs = ui.widget_of("head 0")
    assert tabs, "the tabs of the panel have been drawn before it"
    # It has a size only on a lying phone, if the button fits beside the tabs.
    corner = _corner_of(ui, tabs, button)
    if not corner:
        ui.part("compare", body, compare, look, say)
        return
    ui.part("compare", body, compare, look._replace(go_there=None), say)
    ui.part("go there", corner, go_there_button, button)


def _corner_of(ui: Ui, head: Widget, button: ButtonLook) -> Rect:
    """Return the place of a button at the right of the tabs in the widget `head`.

    Only a button for a finger is there. If there is none or it doesn't fit, the place
    has no size.
    """
    size = ui.type.hint
    width = max(ui.type.touch, ui.button_width(button, size))
    row = head.place
    tabs_end = max([tab.rect.right for tab in head.buttons], default=row.left)
    right = row.right - ui.padding(row)
    if not ui.type.touch or tabs_end + size + width > right:
        return NOWHERE
    place = Rect(right - width, row.top, width, row.height)
    return place.inflate(0, -2)  # A margin above and below.


def go_there_button(ui: Ui, room: Room, button: ButtonLook) -> None:
    """Draw the button that takes the chosen search to the board."""
    ui.button(button, room, ui.type.hint)


GAP = (8, 4)  # between parts: pixels of the design, and the least pixels


class _Foot(NamedTuple):
    """The places below the rows of all searches."""

    axis: Rect  # a row with the axis of time
    button: Rect  # a row for a button, which may be the same one


def compare(ui: Ui, room: Room, look: CompareLook, say: Words) -> None:
    """Draw a row for each search, and below them the axis of time and a button.

    The button takes the chosen search to the board.
    """
    race = look.race
    ui.describe(say("race_title"))
    gap = ui.scaled(*GAP)
    size = ui.type.hint
    rest = room.within(gap, gap // 2)
    # The foot is cut off; the searches have the rest.
    foot = _cut_foot(ui, rest, look)
    names = _names(ui, room, race, say)
    # Each search has the same height; there are gaps between them.
    pitch = (rest.height + gap) // len(race.lanes)
    rows = []
    for lane in race.lanes:
        row = rest.cut_top(pitch - gap, gap)
        rows.append(_cut_row(ui, row, names.width, lane.position.n))
    for number, places in enumerate(rows):
        lane_of_row = lane_look(race, number, names.texts[number], say)
        _draw_lane(ui, places, lane_of_row, say)
    chosen = rows[race.chosen]
    taken = []  # places that the texts of the axis must leave free
    if look.go_there:
        place = _button_place(ui, look.go_there, chosen, foot.button)
        if place.top < foot.axis.top:
            # The button is above the axis: the left end of the axis's row is free.
            _draw_unit_of_rows(ui, foot.axis, chosen.picture.left, say)
        ui.button(look.go_there, place, size)
        taken.append(place)
    now = AxisLabel(say.number(race.clock), race.clock, "text", BOLD)
    unit = AxisLabel(say("race_steps_made_other"), race.axis)
    axis_place = foot.axis.column(chosen.picture.left, chosen.picture.width)
    draw_axis(ui, axis_place, Axis(race.axis, size, (now, unit)), taken, say=say)


def _cut_foot(ui: Ui, room: Room, look: CompareLook) -> _Foot:
    """Cut the rows below all searches off a room, and return their places.

    A button for fingers has a row of its own at the bottom. Any other button shares the
    row of the axis.
    """
    gap = ui.scaled(*GAP)
    axis_height = 2 * ui.type.hint
    has_own_row = look.go_there is not None and ui.type.touch > 0
    if not has_own_row:
        row = room.cut_bottom(axis_height).within(gap, 0)
        return _Foot(axis=row, button=row)
    button_row = room.cut_bottom(ui.type.touch).within(gap, 0)
    axis_row = room.cut_bottom(axis_height).within(gap, 0)
    return _Foot(axis=axis_row, button=button_row)


def _button_place(ui: Ui, button: ButtonLook, chosen: LanePlaces, row: Rect) -> Rect:
    """Return the place of the button that takes the chosen search to the board.

    It is below the texts of that search, if they are in a column beside its board and
    the button fits there. Otherwise it is at the left of `row`, below all searches. On
    a phone there is no board, and the picture is below the texts.
    """
    size = ui.type.hint
    height = 2 * size
    width = max(ui.type.touch, ui.button_width(button, size))
    lane_bottom = chosen.picture.bottom
    height_below_texts = lane_bottom - chosen.texts[-1].bottom
    if chosen.has_board and height_below_texts >= height:
        return Rect(chosen.texts[0].left, lane_bottom - height, width, height)
    return row.column(row.left, width)


def _draw_unit_of_rows(ui: Ui, axis_row: Rect, right: int, say: Words) -> None:
    """Write what the numbers of the rows count, at the left of the axis of time.

    It ends before the x coordinate `right`, or is left out if it doesn't fit.
    """
    size = ui.type.hint
    text = say("race_queens_placed")
    if ui.width(text, size) <= right - axis_row.left:
        ui.label(text, size, axis_row, "muted")


WIDEST_FIGURE = "888,888"  # that fits beside its unit
NAMES_SHARE = 0.66  # of the width, at most for names and figures side by side


class _Names(NamedTuple):
    """The names of all searches."""

    texts: list[str]
    width: int  # pixels: of the widest name, or of the figures below it


def _names(ui: Ui, room: Rect, race: RaceMoment, say: Words) -> _Names:
    """Return the names of the searches, with the width of names and figures.

    The names are short if the long ones, with the figures at their side, would take too
    much of the width of the room.
    """
    gap = ui.scaled(*GAP)
    steps = f"{WIDEST_FIGURE} {say('race_steps_made_other')}"
    comparisons = f"{WIDEST_FIGURE} {say('race_comparisons_other')}"
    steps_width = ui.width(steps, ui.type.body, BOLD)
    comparisons_width = ui.width(comparisons, ui.type.hint)
    figures_width = max(steps_width, comparisons_width)
    share = 1 if ui.type.touch else NAMES_SHARE
    most = share * room.width

    def widest(texts: list[str]) -> int:
        """Return the width of the widest text, as a name is written."""
        return max([ui.width(text, ui.type.number, BOLD) for text in texts])

    def fits(texts: list[str]) -> bool:
        """Return whether these names leave enough of the width for the rest."""
        return widest(texts) + figures_width + 6 * gap <= most

    strategies = [lane.position.strategy.value for lane in race.lanes]
    long_names = [say(f"race_{strategy}") for strategy in strategies]
    short_names = [say(f"race_{strategy}_short") for strategy in strategies]
    texts = first_fitting([long_names, short_names], fits)
    return _Names(texts, max(widest(texts), figures_width))


BOARD_SIDE = 5  # the side of a small board, in the body's type


def _cut_row(ui: Ui, row: Room, text_width: int, n: int) -> LanePlaces:
    """Divide the row of a search of n queens into places for its parts.

    From left to right these are the board, a column of texts and the picture. On a
    phone, the texts are above the picture, and there is no board.
    """
    gap = ui.scaled(*GAP)
    sizes = ui.type
    inner = row.within(gap, 3 * gap // 4)
    # What is cut off from `inner` is for board and texts; the picture has the rest.
    if sizes.touch:
        board: Rect = NOWHERE
        texts = _cut_lines(ui, inner, text_width)
    else:
        side = min(inner.height, BOARD_SIDE * sizes.body)
        board = inner.cut_left(side, gap).row(inner.top, side)
        column = inner.cut_left(text_width, 2 * gap)
        type_sizes = (sizes.number, sizes.body, sizes.hint, sizes.hint)
        texts = [column.cut_top(LEADING * size) for size in type_sizes]
    # The numbers of the columns are at the left of the picture.
    numbers_width = ui.width(str(n), sizes.hint)
    inner.cut_left(numbers_width + gap)
    return LanePlaces(row, texts, board, inner)


def _cut_lines(ui: Ui, room: Room, text_width: int) -> list[Room]:
    """Cut lines with the places of the four texts of a search off the top of a room.

    A line has four texts or, in a narrow room, two of them.
    """
    columns = 4 if room.width >= 4 * text_width else 2
    places = []
    for _ in range(4 // columns):
        line = room.cut_top(LEADING * ui.type.number, 2)
        for _ in range(columns):
            width = min(text_width, line.width)
            places.append(line.cut_left(width, ui.scaled(*GAP)))
    return places


# A search.


def lane_look(race: RaceMoment, number: int, name: str, say: Words) -> LaneLook:
    """Return what the row of a search is drawn from.

    `number` is that of the search among those of the race, from 0.
    """
    lane = race.lanes[number]
    steps, comparisons = figures(lane, say)
    end_text = outcome(race, lane, say)
    state = ""
    ending = ""
    if lane.waits:
        # Its steps are over, while others go on.
        state = say("race_waits" if lane.has_solution else "race_no_solution_found")
        ending = end_text
    # A search that was stopped before its end says so instead of its steps.
    is_stopped = end_text != "" and not lane.waits
    return LaneLook(
        lane,
        number,
        name=name,
        steps=end_text if is_stopped else steps,
        comparisons=comparisons,
        state=state,
        ending=ending,
        description=describe_lane(race, lane, say),
        clock=race.clock,
        axis=race.axis,
        is_chosen=number == race.chosen,
    )


class _Text(NamedTuple):
    """A text in the row of a search."""

    text: str
    size: int
    role: str
    weight: Weight


LOWEST_PICTURE = 8  # pixels


def _draw_lane(ui: Ui, places: LanePlaces, look: LaneLook, say: Words) -> None:
    """Draw the row of a search, which can be chosen by a click.

    It has a picture if that isn't too low, those of its texts that are inside the row
    and, unless it is a phone's, a board. The chosen row has an edge.
    """
    lane = look.lane
    command = Command(Action.LANE, look.number)
    line = ButtonLook(command, command, look.description, "", is_primary=look.is_chosen)
    ui.add_line(line, places.row)
    if places.picture.height >= LOWEST_PICTURE:
        _draw_picture(ui, places.picture, look)
        has_begun = look.clock > 0
        if not has_begun:
            _draw_rule(ui, places.picture, look, say)
    for text, place in zip(_texts(ui, look), places.texts, strict=True):
        if place.bottom <= places.row.bottom:
            ui.label(text.text, text.size, place, text.role, weight=text.weight)
    if places.has_board:
        position = lane.position
        board = SmallBoard(position.queens, position.n, is_green=lane.has_solution)
        ui.piece(places.board, paint_small_board, board)
    if look.is_chosen:
        ui.box(places.row, "", "accent", line=2, radius=ui.scaled(8))


def _texts(ui: Ui, look: LaneLook) -> Iterator[_Text]:
    """Yield the texts of a search, in the order of their places."""
    sizes = ui.type
    role = "safe" if look.lane.has_solution else "text"
    yield _Text(look.name, sizes.number, role, BOLD)
    yield _Text(look.steps, sizes.body, "text", BOLD)
    yield _Text(look.comparisons, sizes.hint, "muted", REGULAR)
    yield _Text(look.state, sizes.hint, role, SEMIBOLD)


MOST_BLOCKS = 1000  # in a row: narrower blocks are drawn as shares of time
LINE_WIDTH = 3  # pixels: of the clock, and of the end of a search
LOWEST_ROW = 3  # pixels: if rows were lower, each is for several columns


def _draw_picture(ui: Ui, place: Rect, look: LaneLook) -> None:
    """Draw the queens of a search over time, the time in which it waits, and the clock.

    A row is a column of the board, with its number at the left; in a low place, a row
    is for several columns, and there are no numbers.
    """
    name = f"lane {look.number}"
    n = look.lane.position.n
    most_rows = max(1, place.height // LOWEST_ROW)
    blocks = _blocks(look, rows=min(n, most_rows))
    stretch = blocks.stretch
    size = ui.type.hint
    numbers_width = ui.width(str(n), size, BOLD)
    numbers_end = place.left - size // 3
    has_numbers = stretch.rows == n
    drawn = BlocksLook(
        name,
        place.column_to(numbers_end - numbers_width, numbers_end),
        place,
        blocks,
        removed=blocks.rows_of_removed(ui, name, place),
        number_size=size if has_numbers else 0,
    )
    ui.layer(name, paint_blocks, drawn)
    now = stretch.x(place, look.clock)
    if look.ending:
        end = stretch.x(place, look.lane.steps)
        _draw_ending(ui, place.column_to(end, now), look)
    # The line of the clock reaches a little above and below the rows.
    ui.box(place.inflate(0, 6).column(now - 1, LINE_WIDTH), "mark")


def _blocks(look: LaneLook, *, rows: int) -> Blocks:
    """Return the blocks of a search, up to its last step, in a number of rows.

    With fewer rows than columns of the board, no block is drawn by itself: there are
    only the shares of time in which there were queens.
    """
    lane = look.lane
    n, board, _, strategy = lane.position
    blocks: tuple[Block, ...] = ()
    if rows == n:
        least_steps = max(1, look.axis // MOST_BLOCKS)
        blocks = tuple(lane.flame.blocks_at(board, lane.steps, least_steps))
    return Blocks(
        Stretch(n, strategy, first=0, span=look.axis, rows=rows),
        lane.steps,
        # All blocks up to the current step are counted.
        counted=lane.steps,
        blocks=blocks,
        times=Times(lane.flame, lane.flame.known_until(lane.steps)),
        current_row=len(board) - 1,
    )


def _draw_ending(ui: Ui, place: Rect, look: LaneLook) -> None:
    """Draw the time in which a search has waited since its end.

    The place of that time has a line at its left, and says when the search ended if
    that fits.
    """
    size = ui.type.hint
    fill = "pale"
    role = "text"
    if look.lane.has_solution:
        fill = "chosen"
        role = "safe"
    ui.box(place, fill)
    ui.box(place.column(place.left - 1, LINE_WIDTH), role)
    text_width = ui.width(look.ending, size, SEMIBOLD)
    if text_width + 2 * size <= place.width:
        start = (place.left + size, place.centery)
        ui.text(look.ending, size, role, SEMIBOLD, midleft=start)


def _draw_rule(ui: Ui, place: Rect, look: LaneLook, say: Words) -> None:
    """Write the rule of a search on its picture, which is empty before the race.

    The first search also has a text that explains the blocks. Texts are drawn, the rule
    first, until one doesn't fit whole; they are in the middle of the height.
    """
    room = Room(*place).within(ui.type.body // 2, 0)
    rule = say(f"rule_of_{look.lane.position.strategy.value}")
    texts = [_Text(rule, ui.type.body, "text", REGULAR)]
    if look.number == 0:
        texts.append(_Text(say("race_blocks"), ui.type.hint, "muted", REGULAR))
    fitting: list[tuple[Fitted, str]] = []
    free_height: float = room.height
    for text, size, role, _ in texts:
        fitted = ui.fit_text(text, size, room.size)
        if not fitted.is_whole or fitted.height > free_height:
            break
        free_height -= fitted.height
        fitting.append((fitted, role))
    room.cut_top(free_height / 2)  # A margin.
    for fitted, role in fitting:
        ui.write(fitted, room.cut_top(fitted.height), role)
