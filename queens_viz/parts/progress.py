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
from .compare import clock_text
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
    found = say.solutions(moment.solutions_found, is_over=position.is_end)
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
    clock = clock_text(race, say)
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


HANDLE = (8, 6)  # its radius in pixels of the design, and the least one
HALO = 2  # pixels around it
REACH = 20  # pixels of height in which the line is taken hold of, at least


def _beyond(ui: Ui) -> int:
    """Return how far the handle reaches beyond an end of the line."""
    return ui.scaled(*HANDLE) + HALO


def rooms(ui: Ui, lane: Rect, beside: Rect | None) -> tuple[Rect, Rect]:
    """Return the rooms of line and counters: these stand beside the controls, for fingers above the line, or left.

    That of the line has room for the handle at both its ends.
    """
    line = Room(*lane)
    counters = beside
    if not counters and ui.type.touch:
        counters = line.cut_top(max(line.height // 2, ui.type.body + 2))
    elif not counters:
        counters = line.cut_left(0.45 * line.width, ui.type.body)
    low = max(0, 2 * _beyond(ui) - line.height)
    return line.inflate(2 * _beyond(ui), low), counters


def on_axis(ui: Ui, line: Rect, axis: Rect) -> Rect:
    """Return the part of a line's room whose line has the ends of an axis, if it is there.

    So the clock of a search that is drawn above is above the handle of the line.
    """
    beyond = _beyond(ui)
    part = line.column_to(axis.left - beyond, axis.right + beyond)
    return part if line.union(part) == line else line


def progress_line(ui: Ui, room: Room, said: Progress, label: str) -> None:
    """Draw the progress line, as far as the search is done."""
    beyond = _beyond(ui)
    line = room.within(beyond, 0)
    track = rect_at(line.width, ui.scaled(8, 5), midleft=line.midleft)
    height = min(room.height, round(2.2 * track.height))
    ui.layer("ticks", _paint_ticks, track, said.ticks, height)
    reach = track.inflate(12, max(REACH, ui.type.touch))
    ui.slider(
        Action.SEEK,
        track,
        said.share,
        ui.scaled(*HANDLE),
        label,
        ", ".join(said.counters),
        reach,
        said.colours,
    )


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


def counters(ui: Ui, room: Room, said: Progress) -> None:
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
        # Letters reach further below the middle of their line than above it.
        x, y = room.midleft
        ui.text(words[0], size, "text", BOLD, midleft=(x, y - 1))
        ui.text(words[1], size, "muted", midright=(room.right, y - 1))
    else:
        x, y = room.midright
        ui.text(words[0], size, "text", BOLD, bottomright=(x, y + 2))
        ui.text(words[1], ui.type.hint, "muted", topright=(x, y + 1))
