"""The progress line, which can be dragged, and the counters of steps and solutions."""

from __future__ import annotations

import math

from ..app.commands import Action
from ..app.findings import MEASURED_UP_TO, TICKS
from ..app.moment import RaceMoment
from ..pens import BOLD, Icon, Pen, Rect, Room, SliderLook, Ui, first_fitting, rect_at
from ..search.facts import TOTAL_STEPS_OF
from ..search.flame import BlockKind
from ..search.progress import progress
from ..search.sizes import Size, steps_to
from .compare import clock_text
from .flame_blocks import ROLES
from .own_progress import own_progress
from .progress_look import Colours, Counters, ProgressLook
from .scene import Scene


def progress_look(scene: Scene) -> ProgressLook:
    """Return what the progress line and the counters show."""
    moment = scene.moment
    if moment.playback:
        return own_progress(moment.playback, scene.say)
    if moment.race:
        return _race_look(scene, moment.race)
    say = scene.say
    position = moment.position
    steps = moment.steps
    short = say("step", steps=say("unknown") if steps is None else steps)
    total = TOTAL_STEPS_OF[position.strategy].get(position.n)
    if total is None or steps is None:
        steps_text = short
        widest = short
    else:
        steps_text = say("step_of", steps=steps, total=total)
        widest = say("step_of", steps=total, total=total)
    solutions = say.solutions(moment.solutions_found, is_over=position.is_end)
    chosen_ticks: frozenset[int] = frozenset()
    if scene.overview and scene.overview.squares:
        chosen_ticks = scene.findings.ticks_of(scene.overview.indexes)
    share = f"{math.floor(moment.progress * 100)} %"
    key = "exactly" if _is_share_exact(scene) else "about"
    share_and_solutions = say(key, share=share, found=solutions)
    return ProgressLook(
        say("progress"),
        moment.progress,
        frozenset(scene.findings.ticks),
        colours=_colours(scene),
        counters=Counters(steps_text, share_and_solutions, widest),
        short=Counters(short, solutions, short),
        chosen_ticks=chosen_ticks,
    )


def _is_share_exact(scene: Scene) -> bool:
    """Return whether the share that is done is exact. Otherwise it is an estimate.

    It is exact where all steps of the search are counted, and at both ends.
    """
    position = scene.moment.position
    steps = scene.moment.steps
    if steps is not None and position.n <= MEASURED_UP_TO[position.strategy]:
        return True
    return steps == 0 or position.is_end


def _colours(scene: Scene) -> Colours:
    """Return the colours of the queens of column 1 that were removed.

    They are those of the first row of the flame: whether there was a solution with a
    queen. Each ends at the share of the line at which its queen was removed. Queens
    after one that is not counted have no colour.
    """
    position = scene.moment.position
    n = position.n
    is_measured = n <= MEASURED_UP_TO[position.strategy]
    # The queen in column 1 is in the first row of the path; those below were removed.
    rows = n if position.is_end else position.path[0]
    colours = []
    passed = Size(0, 0)  # the nodes and solutions up to a queen
    for row in range(rows):
        size = scene.findings.sizes.get((row,))
        if not size:
            break
        passed = Size(passed.nodes + size.nodes, passed.solutions + size.solutions)
        if is_measured:
            total = TOTAL_STEPS_OF[position.strategy][n]
            end = steps_to(n, (row,), passed) / total
        else:
            # The share at which the next row of column 1 is tried.
            end = progress(position._replace(board=(), candidate=row + 1))
        kind = BlockKind.SOLVED if size.solutions else BlockKind.FAILED
        colours.append((end, ROLES[kind]))
    return tuple(colours)


def _race_look(scene: Scene, race: RaceMoment) -> ProgressLook:
    """Return what is shown of a race: its clock, and ticks where its searches ended.

    The line is as long as the axis of the race, in steps.
    """
    say = scene.say
    clock = clock_text(race, say)
    with_solution = [lane for lane in race.lanes if lane.has_solution]
    number = len(with_solution)
    solutions = say("race_have_one", number=number, all=len(race.lanes))
    finishes = [lane.finish for lane in race.lanes if lane.finish is not None]
    ticks = [int(finish / race.axis * TICKS) for finish in finishes]
    short = say("race_clock", clock=race.clock)
    return ProgressLook(
        say("progress"),
        race.clock / race.axis,
        frozenset(ticks),
        colours=(),
        counters=Counters(clock, solutions, clock),
        short=Counters(short, solutions, short),
    )


# How they are drawn. Of pairs, the first is in pixels of the design, the second is the
# least number of pixels.

HANDLE = (8, 6)  # the radius of the line's handle
HALO = 2  # pixels around the handle
LINE_HEIGHT = (8, 5)
TICK_HEIGHT = 2.2  # of a tick, in the height of the line
REACH = 20  # pixels of height in which the line can be grabbed, at least
COUNTERS_WIDTH = 0.45  # of the row, if the counters are at the left of the line


def _reach_of_handle(ui: Ui) -> int:
    """Return how many pixels the handle reaches beyond an end of the line."""
    return ui.scaled(*HANDLE) + HALO


def rooms(ui: Ui, row: Rect, beside: Rect | None) -> tuple[Rect, Rect]:
    """Return the rooms of the line and of the counters.

    `beside` is the place for the counters beside the controls; if it is None, they are
    at the left of the line, or above it on a touch screen. The room of the line also
    has space for its handle at both ends, and is as high as the handle at least.
    """
    line = Room(*row)
    if beside:
        counters = beside
    elif ui.type.touch:
        counters = line.cut_top(max(line.height // 2, ui.type.body + 2))
    else:
        counters = line.cut_left(COUNTERS_WIDTH * line.width, gap=ui.type.body)
    handle = 2 * _reach_of_handle(ui)
    missing_height = max(0, handle - line.height)
    return line.inflate(handle, missing_height), counters


def on_axis(ui: Ui, room: Rect, axis: Rect) -> Rect:
    """Return the part of the line's room in which the line has the ends of an axis.

    So the clock of a flame chart above the line is above its handle. If the axis
    reaches beyond the room, return the whole room.
    """
    reach = _reach_of_handle(ui)
    part = room.column_to(axis.left - reach, axis.right + reach)
    is_inside = room.union(part) == room
    return part if is_inside else room


def progress_line(ui: Ui, room: Room, look: ProgressLook) -> None:
    """Draw the progress line with its ticks; its handle is at the share done so far.

    The flag of a program's first fault reaches into the space above the line.
    """
    whole = Rect(*room)
    if look.flag is not None:
        room.cut_top(_flag_space(ui))
    radius = ui.scaled(*HANDLE)
    line = room.within(radius + HALO, 0)
    track = rect_at(line.width, ui.scaled(*LINE_HEIGHT), midleft=line.midleft)
    height = min(room.height, round(TICK_HEIGHT * track.height))
    ui.layer("ticks", _paint_ticks, track, look.ticks, height)
    slider = SliderLook(
        Action.SEEK,
        look.share,
        radius=radius,
        label=look.label,
        value=f"{look.counters.steps}, {look.counters.solutions}",
        colours=look.colours,
    )
    ui.slider(slider, track, reach=track.inflate(12, max(REACH, ui.type.touch)))
    if look.chosen_ticks:
        ui.layer("chosen ticks", _paint_chosen, track, look, room.height)
    if look.flag is not None:
        ui.describe(look.flag_text)
        _draw_flag(ui, whole, track, look.flag)


TICK_ROOM = 8  # pixels of the line for each tick: with less, ticks are thin


def _is_crowded(track: Rect, ticks: frozenset[int]) -> bool:
    """Return whether there are so many ticks that they would be close to each other."""
    return len(ticks) > track.width // TICK_ROOM


def _paint_ticks(pen: Pen, track: Rect, ticks: frozenset[int], height: int) -> None:
    """Paint ticks on the line, of a height in pixels.

    A line has TICKS parts, and `ticks` are those with a solution. If there are so many
    that they would be close to each other, they are thin and at places of a grid, so
    that no two are closer than a distance; those at the same place become one.
    """
    is_crowded = _is_crowded(track, ticks)
    width = pen.scaled(1, 1) if is_crowded else pen.scaled(3, 2)
    for left in _lefts(pen, track, ticks, is_crowded=is_crowded):
        pen.box(Rect(left, track.centery - height // 2, width, height), "safe")


def _lefts(
    pen: Pen, track: Rect, ticks: frozenset[int], *, is_crowded: bool
) -> list[int]:
    """Return the left edges of ticks; crowded ones are at places of a grid."""
    distance = pen.scaled(3, 3) if is_crowded else 1
    # Places are counted from the left, in distances.
    places = {tick * track.width // TICKS // distance for tick in ticks}
    return [track.left - 1 + place * distance for place in sorted(places)]


MORE_HEIGHT = 1.4  # of a tick of a chosen solution, in the height of others
MORE_WIDTH = 1  # pixels by which such a tick is wider, if there is room


def _paint_chosen(pen: Pen, track: Rect, look: ProgressLook, most: int) -> None:
    """Paint the ticks of chosen solutions over those of all, in another colour.

    They are larger than the others, but at most `most` pixels high.
    """
    is_crowded = _is_crowded(track, look.ticks)
    width = pen.scaled(1, 1)
    if not is_crowded:
        width = pen.scaled(3, 2) + MORE_WIDTH
    height = min(most, round(MORE_HEIGHT * TICK_HEIGHT * track.height))
    for left in _lefts(pen, track, look.chosen_ticks, is_crowded=is_crowded):
        pen.box(Rect(left, track.centery - height // 2, width, height), "accent")


FLAG_SPACE = (4, 2)  # above the line's room; counters are there on touch screens
FLAG = (26, 20)  # the height of the flag, with its pole, if there is room
FLAG_EDGE = 3  # pixels of its halo, and of the edge of a pixel
POLE = 0.29  # from the pole to the middle of the flag, in its height


def with_flag(ui: Ui, room: Rect, look: ProgressLook) -> Rect:
    """Return the room of the line, with space for a flag above it if there is one."""
    if look.flag is None:
        return room
    space = _flag_space(ui)
    return Rect(room.left, room.top - space, room.width, room.height + space)


def _flag_space(ui: Ui) -> int:
    """Return the height of the space above the line's room, in pixels."""
    return 0 if ui.type.touch else ui.scaled(*FLAG_SPACE)


def _draw_flag(ui: Ui, room: Rect, track: Rect, share: float) -> None:
    """Draw the flag of the first fault, with its pole at a share of the line.

    At the right end of the line it is at the left of its pole.
    """
    size = min(ui.scaled(*FLAG), track.bottom - room.top - FLAG_EDGE)
    x = track.left + round(share * track.width)
    icon = Icon.FLAG
    middle = x + round(POLE * size)
    if x + size > track.right:
        icon = Icon.FLAG_AT_LEFT
        middle = x - round(POLE * size)
    centre = (middle, track.bottom - size // 2)
    ui.shape(icon, size, "attacked", centre, halo=("window", 2.0))


def counters(ui: Ui, room: Room, look: ProgressLook) -> None:
    """Draw the counters in two lines, or at both ends of one line if the room is low.

    If they don't fit, draw the short ones. If these don't fit either, draw only the
    steps. Two lines meet in the middle of the room, and end at its right.
    """
    is_one_line = room.height < 2 * ui.type.body
    size = ui.type.hint if is_one_line else ui.type.body
    only_steps = Counters(look.short.steps, "", look.short.widest_steps)
    forms = (look.counters, look.short, only_steps)

    def fits(texts: Counters) -> bool:
        steps_width = ui.width(texts.widest_steps, size, BOLD)
        solutions_width = ui.width(texts.solutions, size)
        if is_one_line:
            return steps_width + size // 2 + solutions_width <= room.width
        return max(steps_width, solutions_width) <= room.width

    steps, solutions, _ = first_fitting(forms, fits)
    ink = "attacked" if look.is_red else "muted"
    if is_one_line:
        # Letters reach further below the middle of their line than above it.
        y = room.centery - 1
        ui.text(steps, size, "text", BOLD, midleft=(room.left, y))
        ui.text(solutions, size, ink, midright=(room.right, y))
    else:
        y = room.centery
        # The boxes of both texts have empty edges, so they can overlap a little.
        ui.text(steps, size, "text", BOLD, bottomright=(room.right, y + 2))
        ui.text(solutions, ui.type.hint, ink, topright=(room.right, y + 1))
