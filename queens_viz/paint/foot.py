"""The foot of a window: the row of controls and the progress line, with all that can be pressed and dragged there."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..looks.controls import speed_at
from ..looks.looks import Looks
from ..parts.controls import controls
from ..pens.pen import Pen
from ..pens.rect import NOWHERE, Pixel, Rect
from ..pens.slider import share_at
from ..pens.ui import Ui, Widget, replay
from ..words.words import Words
from . import progress
from .layout import Layout
from .progress import Progress


class Foot(NamedTuple):
    """The controls, and the progress line with its counters."""

    controls: Widget
    progress: Progress

    def clicked(self, point: Pixel) -> Action | None:
        """Return the action of the slider that follows the mouse from now on."""
        if self.progress.reach.collidepoint(point):
            return Action.SEEK
        return Action.SPEED if self.speed.inflate(16, 28).collidepoint(point) and self.speed else None

    @property
    def speed(self) -> Rect:
        """The track of the speed's slider; it has none on phones."""
        return self.controls.notes.get("speed", NOWHERE)

    def dragged(self, held: object, point: Pixel, *, goes_on: bool) -> Command | None:
        """Return what dragging a slider to a point means."""
        if held is Action.SEEK:
            return Command(Action.SEEK, (share_at(self.progress.track, point[0]), goes_on))
        if held is Action.SPEED:
            return Command(Action.SPEED, speed_at(share_at(self.speed, point[0])))
        return None


def place(looks: Looks, layout: Layout, say: Words, ui: Ui) -> Foot:
    """Draw the controls and place what stands beside or above them."""
    row = ui.drawn(layout.controls, controls, looks.controls, say)
    return Foot(row, progress.place(looks.progress, row.notes.get("counters"), layout, ui))


def paint(pen: Pen, layout: Layout, foot: Foot) -> None:
    """Draw the foot: the counters may stand in the row of the controls."""
    placed = foot.progress
    # The handle may reach beyond the end of its line.
    row, lane = layout.controls.copy(), layout.lane.column(0, layout.window.width)
    beside = row if "counters" in foot.controls.notes else lane
    beside.width = placed.room.left - beside.left
    pen.part("controls", row, replay, foot.controls.strokes)
    pen.part("progress", lane, progress.paint_line, placed.track, placed.walked, placed.look.ticks, lane.height)
    pen.part("counters", placed.room, progress.paint_counters, placed.counters, placed.room)
