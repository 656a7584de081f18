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
    """Return how a search ended, or an empty text if it has not ended yet."""
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
    steps: str  # the number of steps, or that it found nothing
    comparisons: str
    state: str  # that it waits or found nothing, or empty
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
    board: Rect
    picture: Room  # of its queens over time


def draw_compare(ui: Ui, body: Rect, look: CompareLook, say: Words) -> None:
    """Draw the race, and the button that takes the chosen search to the board.

    On a lying phone the button is beside the tabs.
    """
    button = look.go_there
    assert button, "the panel has a button"
    heads = [one.widget for one in ui.elements if one.name == "head 0"]
    assert heads[0], "the race has tabs"
    corner = _corner_of(ui, heads[0], button)
    if corner.width:
        look = look._replace(go_there=None)
    ui.part("compare", body, compare, look, say)
    if corner.width:
        ui.part("go there", corner, go_there_button, button)


def _corner_of(ui: Ui, head: Widget, button: ButtonLook) -> Rect:
    """Return the place of a finger's button at the right of the tabs, if it fits."""
    size = ui.type.hint
    width = max(ui.type.touch, ui.button_width(button, size))
    row = head.place
    tabs_end = max([tab.rect.right for tab in head.buttons], default=row.left)
    right = row.right - ui.padding(row)
    if not ui.type.touch or tabs_end + size + width > right:
        return NOWHERE
    return Rect(right - width, row.top, width, row.height).inflate(0, -2)


def go_there_button(ui: Ui, room: Room, button: ButtonLook) -> None:
    """Draw the button that takes the chosen search to the board."""
    ui.button(button, room, ui.type.hint)


GAP = (8, 4)  # between parts: pixels of the design, and the least pixels


def compare(ui: Ui, room: Room, look: CompareLook, say: Words) -> None:
    """Draw a row for each search, and below them the axis of time."""
    race = look.race
    ui.describe(say("race_title"))
    gap = ui.scaled(*GAP)
    size = ui.type.hint
    rest = room.within(gap, gap // 2)
    below: Rect = NOWHERE
    if look.go_there and ui.type.touch:
        below = rest.cut_bottom(ui.type.touch).within(gap, 0)
    foot: Rect = rest.cut_bottom(2 * size).within(gap, 0)
    names, width = _names(ui, room, race, say)
    pitch = (rest.height + gap) // len(race.lanes)
    rows = [
        _cut_row(ui, rest.cut_top(pitch - gap, gap), width, lane.position.n)
        for lane in race.lanes
    ]
    for number, places in enumerate(rows):
        _draw_lane(ui, places, lane_look(race, number, names[number], say), say)
    chosen = rows[race.chosen]
    taken = []
    if look.go_there:
        place = _button_place(ui, look.go_there, chosen, below or foot)
        if place.top < foot.top:
            _draw_unit_of_rows(ui, foot, chosen.picture.left, say)
        ui.button(look.go_there, place, size)
        taken.append(place)
    axis = foot.column(chosen.picture.left, chosen.picture.width)
    now = AxisLabel(say.number(race.clock), race.clock, "text", BOLD)
    unit = AxisLabel(say("race_steps_made_other"), race.axis)
    draw_axis(ui, axis, Axis(race.axis, size, (now, unit)), taken, say=say)


def _button_place(ui: Ui, button: ButtonLook, chosen: LanePlaces, row: Rect) -> Rect:
    """Return the place of the button that takes the chosen search to the board.

    It is below the texts of that search or, if it doesn't fit there, in a row below all
    searches.
    """
    height = 2 * ui.type.hint
    width = max(ui.type.touch, ui.button_width(button, ui.type.hint))
    free_height = chosen.picture.bottom - chosen.texts[-1].bottom
    if chosen.board.height and free_height >= height:
        top = chosen.picture.bottom - height
        return Rect(chosen.texts[0].left, top, width, height)
    return row.column(row.left, width)


def _draw_unit_of_rows(ui: Ui, foot: Rect, right: int, say: Words) -> None:
    """Write at the left of the axis what the numbers of the rows count, if it fits."""
    size = ui.type.hint
    text = say("race_queens_placed")
    if ui.width(text, size) <= right - foot.left:
        ui.label(text, size, foot, "muted")


WIDEST_FIGURE = "888,888"  # that fits beside its unit
NAMES_SHARE = 0.66  # of the width, at most for names and figures side by side


def _names(ui: Ui, room: Rect, race: RaceMoment, say: Words) -> tuple[list[str], int]:
    """Return the names of the searches, and the width of names and figures.

    The names are short if they would take too much of the room.
    """
    gap = ui.scaled(*GAP)
    steps = f"{WIDEST_FIGURE} {say('race_steps_made_other')}"
    comparisons = f"{WIDEST_FIGURE} {say('race_comparisons_other')}"
    figures_width = max(
        ui.width(steps, ui.type.body, BOLD), ui.width(comparisons, ui.type.hint)
    )
    share = 1 if ui.type.touch else NAMES_SHARE

    def width_of(names: list[str]) -> int:
        return max([ui.width(name, ui.type.number, BOLD) for name in names])

    def fits(names: list[str]) -> bool:
        return width_of(names) + figures_width + 6 * gap <= share * room.width

    strategies = [lane.position.strategy.value for lane in race.lanes]
    long_names = [say(f"race_{strategy}") for strategy in strategies]
    short_names = [say(f"race_{strategy}_short") for strategy in strategies]
    names = first_fitting([long_names, short_names], fits)
    return names, max(width_of(names), figures_width)


BOARD_SIDE = 5  # the side of a small board, in the body's type


def _cut_row(ui: Ui, row: Room, text_width: int, n: int) -> LanePlaces:
    """Cut the row of a search into its places.

    On a phone the texts are above the picture, in two columns or four, without a board.
    """
    gap = ui.scaled(*GAP)
    sizes = ui.type
    inner = row.within(gap, 3 * gap // 4)
    board: Rect = NOWHERE
    texts = []
    if sizes.touch:
        columns = 4 if inner.width >= 4 * text_width else 2
        for _ in range(4 // columns):
            line = inner.cut_top(LEADING * sizes.number, 2)
            for _ in range(columns):
                texts.append(line.cut_left(min(text_width, line.width), gap))
    else:
        side = min(inner.height, BOARD_SIDE * sizes.body)
        board = inner.cut_left(side, gap).row(inner.top, side)
        column = inner.cut_left(text_width, 2 * gap)
        for size in (sizes.number, sizes.body, sizes.hint, sizes.hint):
            texts.append(column.cut_top(LEADING * size))
    # The numbers of the columns are at the left of the picture.
    inner.cut_left(ui.width(str(n), sizes.hint) + gap)
    return LanePlaces(row, texts, board, inner)


# A search.


def lane_look(race: RaceMoment, number: int, name: str, say: Words) -> LaneLook:
    """Return what the row of a search is drawn from."""
    lane = race.lanes[number]
    steps, comparisons = figures(lane, say)
    ending = outcome(race, lane, say)
    state = ""
    if lane.waits and lane.has_solution:
        state = say("race_waits")
    elif lane.waits:
        state = say("race_no_solution_found")
    elif ending:
        steps = ending
    return LaneLook(
        lane,
        number,
        name=name,
        steps=steps,
        comparisons=comparisons,
        state=state,
        ending=ending if lane.waits else "",
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
    """Draw the row of a search; the chosen one has an edge."""
    lane = look.lane
    command = Command(Action.LANE, look.number)
    line = ButtonLook(command, command, look.description, "", is_primary=look.is_chosen)
    ui.add_line(line, places.row)
    if places.picture.height >= LOWEST_PICTURE:
        _draw_picture(ui, places.picture, look)
        if look.clock == 0:
            _draw_rule(ui, places.picture, look, say)
    for text, place in zip(_texts(ui, look), places.texts, strict=True):
        if place.bottom <= places.row.bottom:
            ui.label(text.text, text.size, place, text.role, weight=text.weight)
    if places.board.height:
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
    """Draw the queens of a search over time, its end, and the clock."""
    name = f"lane {look.number}"
    n = look.lane.position.n
    blocks = _blocks(look, rows=min(n, max(1, place.height // LOWEST_ROW)))
    stretch = blocks.stretch
    size = ui.type.hint
    right = place.left - size // 3
    numbers = place.column_to(right - ui.width(str(n), size, BOLD), right)
    drawn = BlocksLook(
        name,
        numbers,
        place,
        blocks,
        removed=blocks.rows_of_removed(ui, name, place),
        number_size=size if stretch.rows == n else 0,
    )
    ui.layer(name, paint_blocks, drawn)
    now = stretch.x(place, look.clock)
    if look.ending:
        end = stretch.x(place, look.lane.steps)
        _draw_ending(ui, place.column_to(end, now), look)
    ui.box(place.inflate(0, 6).column(now - 1, LINE_WIDTH), "mark")


def _blocks(look: LaneLook, *, rows: int) -> Blocks:
    """Return the blocks of a search in some rows.

    With fewer rows than columns of the board, there are only shares of time.
    """
    lane = look.lane
    n, board, _, strategy = lane.position
    least = max(1, look.axis // MOST_BLOCKS)
    blocks = tuple(lane.flame.blocks_at(board, lane.steps, least))
    return Blocks(
        Stretch(n, strategy, 0, look.axis, rows=rows),
        lane.steps,
        counted=lane.steps,
        blocks=blocks if rows == n else (),
        times=Times(lane.flame, lane.flame.known_until(lane.steps)),
        current_row=len(board) - 1,
    )


def _draw_ending(ui: Ui, place: Rect, look: LaneLook) -> None:
    """Draw the time in which a search has waited, with its ending if that fits."""
    size = ui.type.hint
    fill = "pale"
    role = "text"
    if look.lane.has_solution:
        fill = "chosen"
        role = "safe"
    ui.box(place, fill)
    ui.box(place.column(place.left - 1, LINE_WIDTH), role)
    if ui.width(look.ending, size, SEMIBOLD) + 2 * size <= place.width:
        start = (place.left + size, place.centery)
        ui.text(look.ending, size, role, SEMIBOLD, midleft=start)


def _draw_rule(ui: Ui, place: Rect, look: LaneLook, say: Words) -> None:
    """Write the rule of a search before it begins; the first explains the blocks."""
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
    room.cut_top(free_height / 2)
    for fitted, role in fitting:
        ui.write(fitted, room.cut_top(fitted.height), role)
