"""Several searches on one clock: a row for each, with its figures, a small board, and its queens over time."""

from __future__ import annotations

from ..app.commands import Action, Command
from ..app.moment import LaneMoment, RaceMoment
from ..pens import BOLD, LEADING, NOWHERE, REGULAR, SEMIBOLD, ButtonLook, Rect, Room, Ui
from ..search.race import LONGEST
from ..words.sentence import Kind, Sentence
from ..words.words import Words
from .flame import Axis, AxisLabel, draw_axis
from .flame_blocks import Blocks, BlocksLook, Stretch, Times, paint_blocks
from .pieces import paint_small_board

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


def compare(
    ui: Ui, room: Room, race: RaceMoment, go_there: ButtonLook, say: Words
) -> None:
    """Draw a row for each search, below them the axis of time, and the button where rows have no room for it."""
    ui.announce(say("race_title"))
    gap, size, placed = ui.scaled(8, 4), ui.type.hint, say("race_queens_placed")
    rest = room.within(gap, gap // 2)
    foot = rest.cut_bottom(ui.type.touch or 2 * size).within(gap, 0)
    pitch = (rest.height + gap) // len(race.lanes)
    cards = [rest.cut_top(pitch - gap, gap) for _ in race.lanes]
    steps, comparisons = (
        f"{FIGURE} {say(unit)}"
        for unit in ("race_steps_made_other", "race_comparisons_other")
    )
    kept = max(ui.width(steps, ui.type.body, BOLD), ui.width(comparisons, size))
    for form in ("", "_short"):
        names = [
            say(f"race_{lane.position.strategy.value}{form}") for lane in race.lanes
        ]
        named = max([ui.width(name, ui.type.number, BOLD) for name in names])
        if named + kept + 6 * gap <= (1 if ui.type.touch else NAMED) * room.width:
            break
    rows = [
        _cut(
            ui,
            card.within(gap, 3 * gap // 4),
            max(named, kept),
            race.lanes[0].position.n,
        )
        for card in cards
    ]
    for k, row in enumerate(rows):
        _draw_row(ui, cards[k], race, k, names[k], *row, say)
    (words, board, picture), wide = (
        rows[race.chosen],
        max(ui.type.touch, ui.button_width(go_there, size)),
    )
    axis, place = foot.column(picture.left, picture.width), foot.column(foot.left, wide)
    if board.height and picture.bottom - words[-1].bottom >= 2 * size:
        place = Rect(words[0].left, picture.bottom - 2 * size, wide, 2 * size)
        if ui.width(placed, size) <= axis.left - foot.left:
            ui.label(placed, size, foot, "muted")
    ui.button(go_there, place, size)
    now = AxisLabel(say.number(race.clock), race.clock, "text", BOLD)
    unit = AxisLabel(say("race_steps_made_other"), race.axis)
    draw_axis(ui, axis, Axis(race.axis, size, (now, unit)), [place], say=say)


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
    ui.line(
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
        _draw_lane(ui, picture, race, k, end if lane.waits else "")
    for (one, size, ink, weight), place in zip(words, places, strict=True):
        if place.bottom <= card.bottom:
            ui.label(one, size, place, ink, weight)
    if board.height:
        ui.piece(
            board, paint_small_board, position.queens, position.n, lane.has_solution
        )
    if k == race.chosen:
        ui.box(card, "", "accent", line=2, radius=ui.scaled(8))


def _draw_lane(ui: Ui, place: Rect, race: RaceMoment, k: int, end: str) -> None:
    """Draw the queens of a search over time, from where on it waits, and the clock."""
    lane = race.lanes[k]
    size = ui.type.hint
    n, board, _, strategy = lane.position
    flame = lane.flame
    rows = n
    blocks = tuple(flame.seen(board, lane.steps, max(1, race.axis // FINEST)))
    if place.height < ROW * n:
        rows = max(1, place.height // ROW)
        blocks = ()
    stretch = Stretch(n, strategy, 0, race.axis, rows)
    times = Times(flame, flame.finished(lane.steps))
    said = Blocks(stretch, lane.steps, lane.steps, blocks, times, here=len(board) - 1)
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
