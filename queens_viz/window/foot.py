"""The foot of a window: the row of controls and the progress line, with all that can be pressed and dragged there."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..app.commands import Action, Command
from ..looks.controls import speed_at
from ..looks.looks import Looks
from . import controls, progress
from .controls import Controls
from .pen import Pen
from .progress import Progress
from .slider import share_at


class Foot(NamedTuple):
    """The controls, and the progress line with its counters."""

    controls: Controls
    progress: Progress

    def clicked(self, point: tuple[int, int]) -> Action | None:
        """Return the action of the slider that follows the mouse from now on."""
        if self.progress.track.inflate(12, 20).collidepoint(point):
            return Action.SEEK
        if self.controls.slider.inflate(16, 28).collidepoint(point):
            return Action.SPEED
        return None

    def dragged(self, held: Action | None, point: tuple[int, int], *, goes_on: bool) -> Command | None:
        """Return what dragging a slider to a point means."""
        if held is Action.SEEK:
            return Command(Action.SEEK, (share_at(self.progress.track, point[0]), goes_on))
        if held is Action.SPEED:
            return Command(Action.SPEED, speed_at(share_at(self.controls.slider, point[0])))
        return None


def place(looks: Looks, pen: Pen, then: Foot | None) -> Foot:
    """Place the foot; controls that look as they did before stay where they stood."""
    row = then.controls if then and then.controls.look == looks.controls else controls.place(looks.controls, pen)
    return Foot(row, progress.place(looks.progress, row, pen))


def paint(pen: Pen, now: Foot, old: Foot | None) -> None:
    """Draw the foot: all of it, or what differs from how it was before."""
    layout, ground = pen.layout, pen.theme.window
    is_row_new = old is None or old.controls != now.controls
    if is_row_new:
        top = layout.lane.bottom
        pen.fill(pygame.Rect(0, top, layout.window.width, layout.window.height - top), ground)
        controls.paint(pen.inside(layout.controls), now.controls)
    if old is None or is_row_new or old.progress != now.progress:
        # The counters may stand in the row of the controls.
        pen.fill(pygame.Rect(0, layout.lane.top, layout.window.width, layout.lane.height), ground)
        pen.fill(now.progress.room, ground)
        progress.paint(pen.inside(layout.lane.union(now.progress.room)), now.progress)
