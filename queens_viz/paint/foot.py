"""The foot of a window: the row of controls and the progress line, with all that can be pressed and dragged there."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..looks.controls import speed_at
from ..looks.looks import Looks
from ..pens.pen import Pen
from ..pens.rect import Pixel
from ..pens.slider import share_at
from ..words.words import Words
from . import controls, progress
from .controls import Controls
from .layout import Layout
from .progress import Progress


class Foot(NamedTuple):
    """The controls, and the progress line with its counters."""

    controls: Controls
    progress: Progress

    def clicked(self, point: Pixel) -> Action | None:
        """Return the action of the slider that follows the mouse from now on."""
        if self.progress.reach.collidepoint(point):
            return Action.SEEK
        if self.controls.slider and self.controls.slider.inflate(16, 28).collidepoint(point):
            return Action.SPEED
        return None

    def dragged(self, held: Action | None, point: Pixel, *, goes_on: bool) -> Command | None:
        """Return what dragging a slider to a point means."""
        if held is Action.SEEK:
            return Command(Action.SEEK, (share_at(self.progress.track, point[0]), goes_on))
        if held is Action.SPEED:
            return Command(Action.SPEED, speed_at(share_at(self.controls.slider, point[0])))
        return None


def place(looks: Looks, layout: Layout, say: Words, pen: Pen, then: Foot | None) -> Foot:
    """Place the foot; controls that look as they did before stay where they stood."""
    is_same = then is not None and then.controls.look is looks.controls
    row = then.controls if then and is_same else controls.place(looks.controls, layout, say, pen)
    return Foot(row, progress.place(looks.progress, row, layout, pen))


def paint(pen: Pen, layout: Layout, foot: Foot) -> None:
    """Draw the foot: the counters may stand in the row of the controls."""
    placed = foot.progress
    # The handle may reach beyond the end of its line.
    row, lane = layout.controls.copy(), layout.lane.column(0, layout.window.width)
    beside = row if foot.controls.counters.width else lane
    beside.width = placed.room.left - beside.left
    pen.part("controls", row, controls.paint, foot.controls)
    pen.part("progress", lane, progress.paint_line, placed.track, placed.walked, placed.look.ticks, lane.height)
    pen.part("counters", placed.room, progress.paint_counters, placed.counters, placed.room)
