"""Several searches on one clock: a row for each, with its figures, a small board, and its queens over time."""

from __future__ import annotations

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
    Rect,
    Room,
    Ui,
    Widget,
)
from ..search.race import LONGEST
from ..words.sentence import Kind, Sentence
from ..words.words import Words
from .flame import Axis, AxisLabel, draw_axis
from .flame_blocks import Blocks, BlocksLook, Stretch, Times, paint_blocks
from .pieces import SmallBoard, paint_small_board

FIGURE = "888,888"
"""A figure for which there is room beside its unit."""

NAMED = 0.66
"""The share of the width that names and figures take at most, side by side, or else names are short."""

BOARD = 5
"""The side of a board, in the type of figures."""

LOWEST = 8
"""Pixels of a picture's height below which there is none."""

FINEST = 1000
"""How many blocks beside one another are told apart at most."""

ROW = 3
"""Pixels of a row of blocks below which there are fewer rows, which tell of several columns each."""


def figures(lane: LaneMoment, say: Words) -> tuple[str, str]:
    """Return the steps and the comparisons of a search, with their words."""
    steps, comparisons = (
        say.count("race_steps_made", lane.steps),
        say.count("race_comparisons", lane.comparisons),
    )
    return (
        f"{say.number(lane.steps)} {steps}",
        f"{say.number(lane.comparisons)} {comparisons}",
    )


def outcome(race: RaceMoment, lane: LaneMoment, say: Words) -> str:
    """Return how a search came out, as far as the clock has come."""
    if lane.waits:
        return say(
            "race_solution_at" if lane.has_solution else "race_over_at", step=lane.steps
        )
    return say("race_none_in", most=LONGEST) if race.clock == LONGEST else ""


def told_lane(race: RaceMoment, lane: LaneMoment, say: Words) -> str:
    """Return in words all that is known of a search."""
    (steps, comparisons), end = figures(lane, say), outcome(race, lane, say)
    words = say(
        "race_told",
        name=say(f"race_{lane.position.strategy.value}"),
        steps=steps,
        comparisons=comparisons,
    )
    return f"{words}, {end}" if end else words


def sentence(race: RaceMoment, say: Words) -> Sentence:
    """Return in words what the race shows, for people who do not see it."""
    if race.clock == 0:
        return Sentence(
            Kind.SEARCHING,
            say("race_title"),
            say("race_rule"),
            say("race_next_all_have_one"),
        )
    clock, told = (
        told_clock(race, say),
        " ".join([f"{told_lane(race, lane, say)}." for lane in race.lanes]),
    )
    return Sentence(Kind.SEARCHING, clock[0].upper() + clock[1:], told, "")


def told_clock(race: RaceMoment, say: Words) -> str:
    """Return in words what the clock says, and where it ends if that is known."""
    return say(
        "race_clock" if race.end is None else "race_clock_of",
        clock=race.clock,
        end=race.end,
    )


class CompareLook(NamedTuple):
    """What the race is drawn from."""

    race: RaceMoment
    go_there: ButtonLook | None  # None if it is drawn elsewhere


def corner_of(ui: Ui, head: Widget, button: ButtonLook) -> Rect:
    """Return the place of a finger's button beside the tabs, if it has room there."""
    size = ui.type.hint
    width = max(ui.type.touch, ui.button_width(button, size))
    row = head.place
    tabs_end = max([tab.rect.right for tab in head.buttons], default=row.left)
    right = row.right - ui.padding(row)
    if not ui.type.touch or tabs_end + size + width > right:
        return NOWHERE
    return Rect(right - width, row.top, width, row.height).inflate(0, -2)


def draw_compare(
    ui: Ui, body: Rect, race: RaceMoment, go_there: ButtonLook, say: Words
) -> None:
    """Draw the race. On a lying phone its button stands beside the tabs."""
    head = next(shown.widget for shown in ui.elements if shown.name == "head 0")
    assert head, "the race has tabs"
    corner = corner_of(ui, head, go_there)
    look = CompareLook(race, None if corner.width else go_there)
    ui.part("compare", body, compare, look, say)
    if corner.width:
        ui.part("go there", corner, go_there_button, go_there)


def go_there_button(ui: Ui, room: Room, button: ButtonLook) -> None:
    """Draw the button that takes the chosen search to the board."""
    ui.button(button, room, ui.type.hint)


def compare(ui: Ui, room: Room, look: CompareLook, say: Words) -> None:
    """Draw a row for each search, and below them the axis of time.

    The button stands in the row of the chosen search or, if it has no room there, below
    the axis.
    """
    race = look.race
    ui.describe(say("race_title"))
    gap = ui.scaled(8, 4)
    size = ui.type.hint
    rest = room.within(gap, gap // 2)
    foot: Rect = rest.cut_bottom(2 * size).within(gap, 0)
    below: Rect = NOWHERE
    if look.go_there and ui.type.touch:
        below = rest.cut_bottom(ui.type.touch)
        foot = foot.move(0, -below.height)
        below = below.move(0, 2 * size).inflate(-2 * gap, 0)
    pitch = (rest.height + gap) // len(race.lanes)
    cards = [rest.cut_top(pitch - gap, gap) for _ in race.lanes]
    names, width = _names(ui, room, race, say)
    rows = [
        _cut(ui, card.within(gap, 3 * gap // 4), width, race.lanes[0].position.n)
        for card in cards
    ]
    for k, row in enumerate(rows):
        _draw_row(ui, cards[k], race, k, names[k], *row, say)
    words, board, picture = rows[race.chosen]
    taken = []
    if look.go_there:
        button_width = max(ui.type.touch, ui.button_width(look.go_there, size))
        place = below or foot
        place = place.column(place.left, button_width)
        if board.height and picture.bottom - words[-1].bottom >= 2 * size:
            top = picture.bottom - 2 * size
            place = Rect(words[0].left, top, button_width, 2 * size)
            placed = say("race_queens_placed")
            if ui.width(placed, size) <= picture.left - foot.left:
                ui.label(placed, size, foot, "muted")
        ui.button(look.go_there, place, size)
        taken.append(place)
    axis = foot.column(picture.left, picture.width)
    now = AxisLabel(say.number(race.clock), race.clock, "text", BOLD)
    unit = AxisLabel(say("race_steps_made_other"), race.axis)
    draw_axis(ui, axis, Axis(race.axis, size, (now, unit)), taken, say=say)


def _names(ui: Ui, room: Rect, race: RaceMoment, say: Words) -> tuple[list[str], int]:
    """Return the names of the searches, and the width of names and figures.

    The names are short if they would take too much of the room.
    """
    gap = ui.scaled(8, 4)
    steps = f"{FIGURE} {say('race_steps_made_other')}"
    comparisons = f"{FIGURE} {say('race_comparisons_other')}"
    figures_width = max(
        ui.width(steps, ui.type.body, BOLD), ui.width(comparisons, ui.type.hint)
    )
    share = 1 if ui.type.touch else NAMED
    for form in ("", "_short"):
        names = [
            say(f"race_{lane.position.strategy.value}{form}") for lane in race.lanes
        ]
        names_width = max([ui.width(name, ui.type.number, BOLD) for name in names])
        if names_width + figures_width + 6 * gap <= share * room.width:
            break
    return names, max(names_width, figures_width)


def _cut(ui: Ui, row: Room, wide: int, n: int) -> tuple[list[Room], Rect, Room]:
    """Cut a row into the places of its words, its board and its picture; on a phone the words stand over that alone."""
    gap, text, board = ui.scaled(8, 4), ui.type, NOWHERE
    if text.touch:
        across, places = 4 if row.width >= 4 * wide else 2, []
        for k in range(4):
            if k % across == 0:
                line = row.cut_top(LEADING * text.number, 2)
            places.append(line.cut_left(min(wide, line.width), gap))
    else:
        side = min(row.height, BOARD * text.body)
        board = row.cut_left(side, gap).row(row.top, side)
        column = row.cut_left(wide, 2 * gap)
        places = [
            column.cut_top(LEADING * size)
            for size in (text.number, text.body, text.hint, text.hint)
        ]
    row.cut_left(ui.width(str(n), text.hint) + gap)
    return places, board, row


def _draw_row(
    ui: Ui,
    card: Rect,
    race: RaceMoment,
    k: int,
    name: str,
    places: list[Room],
    board: Rect,
    picture: Rect,
    say: Words,
) -> None:
    """Draw a search; the chosen one has a rim."""
    lane, means = race.lanes[k], Command(Action.LANE, k)
    position, state = lane.position, ""
    (steps, comparisons), end = figures(lane, say), outcome(race, lane, say)
    ui.add_line(
        ButtonLook(
            means, means, told_lane(race, lane, say), "", is_primary=k == race.chosen
        ),
        card,
    )
    if lane.waits:
        state = say("race_waits" if lane.has_solution else "race_no_solution_found")
    elif end:
        steps = end
    role = "safe" if lane.has_solution else "text"
    text = ui.type
    words = (
        (name, text.number, role, BOLD), (steps, text.body, "text", BOLD),
        (comparisons, text.hint, "muted", REGULAR), (state, text.hint, role, SEMIBOLD),
    )  # fmt: skip
    if picture.height >= LOWEST:
        _draw_lane(ui, picture, race, k, end if lane.waits else "", say)
    for (one, size, ink, weight), place in zip(words, places, strict=True):
        if place.bottom <= card.bottom:
            ui.label(one, size, place, ink, weight)
    if board.height:
        small = SmallBoard(position.queens, position.n, is_green=lane.has_solution)
        ui.piece(board, paint_small_board, small)
    if k == race.chosen:
        ui.box(card, "", "accent", line=2, radius=ui.scaled(8))


def _draw_lane(
    ui: Ui, place: Rect, race: RaceMoment, k: int, end: str, say: Words
) -> None:
    """Draw the queens of a search over time, from where on it waits, and the clock."""
    lane = race.lanes[k]
    size = ui.type.hint
    n, board, _, strategy = lane.position
    flame = lane.flame
    rows = n
    blocks = tuple(flame.blocks_at(board, lane.steps, max(1, race.axis // FINEST)))
    if place.height < ROW * n:
        rows = max(1, place.height // ROW)
        blocks = ()
    stretch = Stretch(n, strategy, 0, race.axis, rows)
    times = Times(flame, flame.known_until(lane.steps))
    said = Blocks(
        stretch, lane.steps, lane.steps, blocks, times, current_row=len(board) - 1
    )
    right, name = place.left - size // 3, f"lane {k}"
    names = place.column_to(right - ui.width(str(n), size, BOLD), right)
    look = BlocksLook(
        name,
        names,
        place,
        said,
        removed=said.rows_of_removed(ui, name, place),
        number_size=size if rows == n else 0,
    )
    ui.layer(name, paint_blocks, look)
    stop, now = stretch.x(place, lane.steps), stretch.x(place, race.clock)
    if end:
        fill, role = ("chosen", "safe") if lane.has_solution else ("pale", "text")
        ui.box(place.column_to(stop, now), fill)
        ui.box(place.column(stop - 1, 3), role)
        if ui.width(end, size, SEMIBOLD) + 2 * size <= now - stop:
            ui.text(end, size, role, SEMIBOLD, midleft=(stop + size, place.centery))
    ui.box(place.inflate(0, 6).column(now - 1, 3), "mark")
    if race.clock == 0:
        _draw_promise(ui, place, race, k, say)


def _draw_promise(ui: Ui, place: Rect, race: RaceMoment, k: int, say: Words) -> None:
    """Write what a search does and what will be seen of it, before it begins."""
    size = ui.type.body
    room = Room(*place).within(size // 2, 0)
    rule = say(f"rule_of_{race.lanes[k].position.strategy.value}")
    texts = [(rule, size, "text")]
    if k == 0:
        texts.append((say("race_blocks"), ui.type.hint, "muted"))
    fitted = []
    height = 0.0
    for words, text_size, role in texts:
        text = ui.fit_text(words, text_size, (room.width, room.height))
        if not text.is_whole or height + text.height > room.height:
            break
        height += text.height
        fitted.append((text, role))
    room.cut_top((room.height - height) / 2)
    for text, role in fitted:
        ui.write(text, room.cut_top(text.height), role)
