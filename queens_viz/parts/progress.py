"""The progress line, which can be dragged, and the counters of steps and solutions."""

from __future__ import annotations

import math
from typing import NamedTuple

from ..app.commands import Action
from ..app.findings import MEASURED_UP_TO, TICKS
from ..app.moment import RaceMoment
from ..pens import BOLD, Pen, Rect, Room, Ui, rect_at
from ..search.facts import TOTAL_STEPS_OF
from ..search.flame import BlockKind
from ..search.progress import progress
from ..search.sizes import Size, steps_to
from ..words.words import Words
from .compare import told_clock
from .flame_blocks import ROLES
from .scene import Scene


class Progress(NamedTuple):
    """The share of the search that is done, where the solutions stand on its line, and what is counted.

    The counters are the steps, with all that there are where that is known, and the share with the solutions; `few`
    are steps and solutions alone. The `longest` is what the steps will be at most. The queens of the first column that
    were lifted have their `colours`, up to some shares of the line.
    """

    share: float
    ticks: frozenset[int]
    counters: tuple[str, str]
    longest: str
    few: tuple[str, str]
    colours: tuple[tuple[float, str], ...] = ()


def progress_of(scene: Scene) -> Progress:
    """Decide what the progress line and the counters show."""
    moment, say = scene.moment, scene.say
    if moment.race:
        return _of_race(moment.race, say)
    position, steps = moment.position, moment.steps
    few = longest = told = say("step", steps=say("unknown") if steps is None else steps)
    total = TOTAL_STEPS_OF[position.strategy].get(position.n)
    if total is not None and steps is not None:
        told, longest = (
            say("step_of", steps=steps, total=total),
            say("step_of", steps=total, total=total),
        )
    found = say.found(moment.found, is_over=position.is_end)
    is_counted = steps is not None and position.n <= MEASURED_UP_TO[position.strategy]
    is_exact = is_counted or steps == 0 or position.is_end
    share = f"{math.floor(moment.progress * 100)} %"
    counters = told, say("exactly" if is_exact else "about", share=share, found=found)
    colours = _colours(scene)
    return Progress(
        moment.progress,
        frozenset(scene.findings.ticks),
        counters,
        longest,
        (few, found),
        colours,
    )


def _colours(scene: Scene) -> tuple[tuple[float, str], ...]:
    """Return the colours of the queens of column 1, as in the first row of the flame.

    Each has that colour up to a share of the line. The queen that stands has none yet,
    nor have those after one that is not counted.
    """
    position = scene.moment.position
    n = position.n
    rows = n if position.is_end else position.path[0]
    colours = []
    passed = Size(0, 0)
    for row in range(rows):
        size = scene.findings.sizes.get((row,))
        if not size:
            break
        passed = Size(passed.nodes + size.nodes, passed.solutions + size.solutions)
        if n <= MEASURED_UP_TO[position.strategy]:
            total = TOTAL_STEPS_OF[position.strategy][n]
            end = steps_to(n, (row,), passed) / total
        else:
            end = progress(position._replace(board=(), candidate=row + 1))
        kind = BlockKind.SOLVED if size.solutions else BlockKind.FAILED
        colours.append((end, ROLES[kind]))
    return tuple(colours)


def _of_race(race: RaceMoment, say: Words) -> Progress:
    """Return the clock of a race, and where searches came to their ends."""
    clock = told_clock(race, say)
    have = say(
        "race_have_one",
        number=sum(lane.has_solution for lane in race.lanes),
        all=len(race.lanes),
    )
    ticks = [
        int(lane.finish / race.axis * TICKS)
        for lane in race.lanes
        if lane.finish is not None
    ]
    few = say("race_clock", clock=race.clock), have
    return Progress(race.clock / race.axis, frozenset(ticks), (clock, have), clock, few)


def rooms(ui: Ui, lane: Rect, beside: Rect | None) -> tuple[Rect, Rect]:
    """Return the rooms of line and counters: these stand beside the controls, for fingers above the line, or left."""
    line = Room(*lane)
    if beside:
        return line, beside
    if ui.type.touch:
        return line, line.cut_top(max(line.height // 2, ui.type.body + 1))
    return line, line.cut_left(0.45 * line.width, ui.type.body)


def progress_line(ui: Ui, room: Room, said: Progress, label: str) -> Rect:
    """Draw the progress line, as far as the search is done."""
    track, radius = (
        rect_at(room.width, ui.scaled(8, 5), midleft=room.midleft),
        ui.scaled(8, 6),
    )
    ui.layer(
        "ticks",
        _paint_ticks,
        track,
        said.ticks,
        min(room.height, round(2.2 * track.height)),
    )
    reach = track.inflate(12, max(20, ui.type.touch))
    ui.slider(
        Action.SEEK,
        track,
        said.share,
        radius,
        label,
        ", ".join(said.counters),
        reach,
        said.colours,
    )
    # The handle may reach beyond its line, and a low room.
    return room.inflate(4 * radius, max(0, 2 * radius + 10 - room.height))


def _paint_ticks(pen: Pen, track: Rect, ticks: frozenset[int], high: int) -> None:
    """Draw where solutions are: the ends of ticks are seen beyond the line; where many stand close they are thin."""
    wide, apart = (
        (pen.scaled(3, 2), 1)
        if len(ticks) <= track.width // 8
        else (pen.scaled(1, 1), pen.scaled(3, 3))
    )
    for place in sorted({tick * track.width // TICKS // apart for tick in ticks}):
        pen.box(
            Rect(track.left - 1 + place * apart, track.centery - high // 2, wide, high),
            "safe",
        )


def counters(ui: Ui, room: Room, said: Progress) -> Rect:
    """Draw the counters: in two lines, or in one from end to end; where both have no room, the first alone."""
    is_one = room.height < 2 * ui.type.body
    size = ui.type.hint if is_one else ui.type.body
    alone = said.few[0], ""
    for words, longest in (
        (said.counters, said.longest),
        (said.few, said.few[0]),
        (alone, alone[0]),
    ):
        widths = ui.width(longest, size, BOLD), ui.width(words[1], size)
        if (sum(widths) + size // 2 if is_one else max(widths)) <= room.width:
            break
    if is_one:
        ui.text(words[0], size, "text", BOLD, midleft=room.midleft)
        ui.text(words[1], size, "muted", midright=room.midright)
    else:
        x, y = room.midright
        ui.text(words[0], size, "text", BOLD, bottomright=(x, y + 2))
        ui.text(words[1], ui.type.hint, "muted", topright=(x, y + 1))
    # Letters may reach below a low room.
    return room.inflate(0, 2) if is_one else room
