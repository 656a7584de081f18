"""Several searches on one clock: a row for each, with its figures, a small board, and its queens over time."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.commands import Action, Command
from ..app.moment import LaneMoment, RaceMoment
from ..app.questions import Square
from ..pens.buttons import ButtonLook
from ..pens.face import BOLD, LEADING, REGULAR, SEMIBOLD, Weight
from ..pens.rect import NOWHERE, Rect, rect_at
from ..pens.ui import Room, Ui
from ..search.race import LONGEST
from ..words.sentence import Kind, Sentence
from ..words.words import Words
from .buttons import button
from .flame import Blocks, draw_blocks
from .pieces import paint_small_board
from .scene import Scene

FIGURE = "888,888"
"""A figure for which there is room beside its unit."""

BOARD = 5
"""The side of a board, in the type of figures."""

LOW, LOWEST = 20, 8
"""Pixels of a picture's height below which names are short, and below which it has the room of words, or none."""

FINEST = 1000
"""How many blocks beside one another are told apart at most."""

ROW = 3
"""Pixels of a row of blocks below which there are fewer rows, which tell of several columns each."""

NICE = [nice * 10**power for power in range(7) for nice in (1, 2, 5)]
"""On the axis there are numbers at multiples of one of these."""


def figures(lane: LaneMoment, say: Words) -> tuple[str, str]:
    """Return the steps and the comparisons of a search, with their words."""
    steps, comparisons = say.count("race_steps_made", lane.steps), say.count("race_comparisons", lane.comparisons)
    return f"{say.number(lane.steps)} {steps}", f"{say.number(lane.comparisons)} {comparisons}"


def outcome(race: RaceMoment, lane: LaneMoment, say: Words) -> str:
    """Return how a search came out, as far as the clock has come."""
    if lane.waits:
        return say("race_solution_at" if lane.has_solution else "race_over_at", step=lane.steps)
    return say("race_none_in", most=LONGEST) if race.clock == LONGEST else ""


def sentence(race: RaceMoment, say: Words) -> Sentence:
    """Return in words what the race shows, for people who do not see it."""
    if race.clock == 0:
        return Sentence(Kind.SEARCHING, say("race_title"), say("race_rule"), say("race_next_all_have_one"))
    told = []
    for lane in race.lanes:
        name, end = say(f"race_{lane.position.strategy.value}"), outcome(race, lane, say)
        steps, comparisons = figures(lane, say)
        words = say("race_told", name=name, steps=steps, comparisons=comparisons)
        told.append(f"{words}, {end}." if end else f"{words}.")
    clock = _clock(race, say)
    return Sentence(Kind.SEARCHING, clock[0].upper() + clock[1:], " ".join(told), "")


def _clock(race: RaceMoment, say: Words) -> str:
    if race.end is None:
        return say("race_clock", clock=race.clock)
    return say("race_clock_of", clock=race.clock, end=race.end)


class Lane(NamedTuple):
    """A search: its name in full and in one word; its steps, comparisons and whether it waits; all that is told of it.

    Its `queens` stand on the board; `blocks` are all of them over time. It may have come to its `end`.
    """

    names: tuple[str, str]
    words: tuple[str, str, str]
    told: str
    queens: tuple[Square, ...]
    is_solved: bool
    blocks: Blocks
    end: str


class Compared(NamedTuple):
    """The size of the boards, the clock, where the axis of time ends, the searches, and how to go to the chosen one."""

    n: int
    clock: int
    axis: int
    lanes: tuple[Lane, ...]
    chosen: int
    go_there: ButtonLook
    say: Words


def compared_of(scene: Scene) -> Compared:
    """Decide what there is to see while searches are compared."""
    race, say = scene.moment.race, scene.say
    assert race, "the panel is open while there is a race"
    lanes = tuple([_lane(race, lane, say) for lane in race.lanes])
    go_there = button(scene.setting, BINDING_OF[Action.GO_TO_LANE])
    return Compared(scene.n, race.clock, race.axis, lanes, race.chosen, go_there, say)


def _lane(race: RaceMoment, lane: LaneMoment, say: Words) -> Lane:
    name = f"race_{lane.position.strategy.value}"
    (steps, comparisons), end, state = figures(lane, say), outcome(race, lane, say), ""
    told = f"{say(name)}, {steps}, {comparisons}" + (f", {end}" if end else "")
    if lane.waits:
        state = say("race_waits" if lane.has_solution else "race_no_solution_found")
    words = end if end and not state else steps, comparisons, state
    solved, position, grain = lane.has_solution, lane.position, max(1, race.axis // FINEST)
    blocks = Blocks(
        position.n, position.strategy, 0, race.axis, lane.steps, lane.steps,
        tuple(lane.flame.seen(position.board, lane.steps, grain)), position.n, 0,
        grain, lane.flame.outline(lane.steps, grain) if grain > 1 else (), len(position.board) - 1,
    )  # fmt: skip
    return Lane((say(name), say(f"{name}_short")), words, told, position.queens, solved, blocks, end if state else "")


class Row(NamedTuple):
    """Where the parts of the first row stand: its words, its board, the button, and the picture over time.

    What has no room is without height.
    """

    words: list[Rect]
    board: Rect
    button: Rect
    picture: Rect


def compare(ui: Ui, room: Room, said: Compared) -> Rect:
    """Draw a row for each search, below them the axis of time, and the button where rows have no room for it."""
    ui.tell(said.say("race_title"))
    gap, size, placed = ui.scaled(8, 4), ui.type.hint, said.say("race_queens_placed")
    rest = room.within(gap, gap // 2)
    foot = rest.cut_low(ui.type.touch or 2 * size).within(gap, 0)
    pitch = (rest.height + gap) // len(said.lanes)
    card = rest.cut_top(pitch - gap)
    for way in (0, 1):
        names = [lane.names[way] for lane in said.lanes]
        row, fits = _cut(ui, card.within(gap, 3 * gap // 4), said, names)
        if fits:
            break
    for k, name in enumerate(names):
        _draw_row(ui, card, said, k, name, row, k * pitch)
    place, axis = row.button.move(0, said.chosen * pitch), foot.column(row.picture.left, row.picture.width)
    if not place.height:
        place = foot.column(foot.left, place.width)
    elif ui.width(placed, size) <= axis.left - foot.left:
        ui.label(placed, size, foot, "muted")
    ui.button(said.go_there, place, size)
    _draw_axis(ui, axis, said, place)
    return room


def _cut(ui: Ui, row: Room, said: Compared, names: list[str]) -> tuple[Row, bool]:
    """Cut the first row into its parts, and return whether names have room: on a phone words stand over the picture."""
    gap, text, board = ui.scaled(8, 4), ui.type, NOWHERE
    button = Rect(0, 0, max(text.touch, ui.button_width(said.go_there, text.hint)), 0)
    units = [f"{FIGURE} {said.say(unit)}" for unit in ("race_steps_made_other", "race_comparisons_other")]
    states = [said.say(state) for state in ("race_waits", "race_no_solution_found")]
    words = zip((names, units[:1], units[1:], states), _styles(ui), strict=True)
    kept = [max(ui.width(one, *style) for one in some) for some, style in words]
    if text.touch:
        places = _places(ui, row, kept)
        while len(places) > 2 and row.bottom - places[-1].bottom < LOWEST:
            places.pop()
        row.cut_top(places[-1].bottom - row.top, 2)
    else:
        side = min(row.height, BOARD * text.body)
        board = row.cut_left(side, gap).row(row.top, side)
        head = row.cut_left(max(kept), 2 * gap)
        places = _places(ui, head, kept)
        if head.bottom - places[-1].bottom >= 2 * text.hint:
            button = Rect(head.left, head.bottom - 2 * text.hint, button.width, 2 * text.hint)
    row.cut_left(ui.width(str(said.n), text.hint) + gap)
    return Row(places, board, button, row), row.height >= LOW and len(places) == len(kept)


def _styles(ui: Ui) -> tuple[tuple[int, Weight], ...]:
    """Return the size and weight of a name, of both figures, and of a state."""
    text = ui.type
    return (text.number, BOLD), (text.body, BOLD), (text.hint, REGULAR), (text.hint, SEMIBOLD)


def _places(ui: Ui, room: Rect, kept: list[int]) -> list[Rect]:
    """Return the places of words for which some widths are kept: each beside the one before, or else below it."""
    places, x, y = list[Rect](), room.left, room.top
    for width, (size, _) in zip(kept, _styles(ui), strict=True):
        if places and x + width > room.right:
            places[-1].width = room.right - places[-1].left
            x, y = room.left, places[-1].bottom
        places.append(Rect(x, y, width, LEADING * size))
        x += width + 2 * ui.scaled(8, 4)
    return places


def _draw_row(ui: Ui, card: Rect, said: Compared, k: int, name: str, row: Row, down: int) -> None:
    """Draw a search, so many pixels below the first; the chosen one has a rim."""
    lane, means, card = said.lanes[k], Command(Action.LANE, k), card.move(0, down)
    ui.line(ButtonLook(means, means, lane.told, "", is_primary=k == said.chosen), card)
    if k == said.chosen:
        ui.box(card, "hover", "accent", line=2, radius=ui.scaled(8))
    role = "safe" if lane.is_solved else "text"
    words = (name, *lane.words), (role, "text", "muted", role), _styles(ui), row.words
    for one, ink, (size, weight), place in zip(*words, strict=False):
        ui.label(one, size, place.move(0, down), ink, weight)
    if row.board.height:
        paint_small_board(ui, lane.queens, row.board.move(0, down), n=said.n, is_green=lane.is_solved)
    if row.picture.height >= LOWEST:
        _draw_lane(ui, row.picture.move(0, down), k, lane, said)


def _x(place: Rect, axis: int, time: float) -> float:
    """Return where a time stands in a place whose right end is that of the axis."""
    return place.left + place.width * time / axis


def _draw_lane(ui: Ui, place: Rect, k: int, lane: Lane, said: Compared) -> None:
    """Draw the queens of a search over time, from where on it waits, and the clock."""
    size, blocks = ui.type.hint, lane.blocks
    names = place.column_to(place.left - 2 * size, place.left - size // 3)
    if place.height < ROW * said.n:
        blocks = blocks._replace(rows=max(1, place.height // ROW), blocks=())
    draw_blocks(ui, f"lane {k}", names, place, blocks, size if blocks.rows == said.n else 0)
    end, now = blocks.x(place, blocks.clock), blocks.x(place, said.clock)
    if lane.end:
        fill, role = ("chosen", "safe") if lane.is_solved else ("pale", "text")
        ui.box(place.column_to(end, now), fill)
        ui.box(place.column(end - 1, 3), role)
        if ui.width(lane.end, size, SEMIBOLD) + 2 * size <= now - end:
            ui.text(lane.end, size, role, SEMIBOLD, midleft=(end + size, place.centery))
    ui.box(place.inflate(0, 6).column(now - 1, 3), "mark")


def _draw_axis(ui: Ui, axis: Rect, said: Compared, button: Rect) -> None:
    """Write the clock, what it counts, and the numbers that have room beside them and the button."""
    size, number, placed = ui.type.hint, said.say.number, [button]
    apart = 3 * ui.width(number(said.axis), size)
    step = next(step for step in NICE if _x(axis, said.axis, step) - axis.left >= apart)
    unit = said.say("race_steps_made_other"), said.axis, "muted", REGULAR
    times = [(number(time), time, "muted", REGULAR) for time in range(0, said.axis + 1, step)]
    for words, time, role, weight in ((number(said.clock), said.clock, "text", BOLD), unit, *times):
        place = rect_at(ui.width(words, size, weight) + size, size, center=(_x(axis, said.axis, time), axis.centery))
        place = place.clamp(axis.inflate(size, 0))
        if not any(place.colliderect(other) for other in placed):
            placed.append(place)
            ui.text(words, size, role, weight, center=place.center)
