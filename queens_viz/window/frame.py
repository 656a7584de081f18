"""A frame: all that one picture of the window shows and where, made once, to be drawn and to be clicked."""

from __future__ import annotations

from typing import NamedTuple

from ..app.app import App
from ..app.commands import Action, Command
from ..app.moment import Moment
from ..app.state import State
from ..looks import help_card as help_looks
from ..looks.board import BoardLook
from ..looks.controls import speed_at
from ..looks.edges import EdgesLook
from ..looks.looks import Looks
from ..looks.scene import Scene
from ..search.position import Position
from . import card, controls, header, help_card, panels, progress
from .buttons import Button
from .card import Card
from .controls import Controls
from .hand import Hand
from .header import Header
from .help_card import Help
from .panels import Panel
from .pen import Pen
from .progress import Progress
from .slider import share_at

Click = Command | Action | None
"""A command, or the action of the slider or tab that follows the mouse from now on."""


class Beside(NamedTuple):
    """What stands beside the board, where there is room for it."""

    edges: EdgesLook
    header: Header
    card: Card
    panels: tuple[Panel, ...]
    controls: Controls
    progress: Progress
    help: Help | None

    @property
    def buttons(self) -> tuple[Button, ...]:
        """All buttons, in the order in which Tab goes through them."""
        tabs = [tab for panel in self.panels for tab in panel.tabs]
        return (*self.controls.buttons, *self.card.buttons, *tabs, *self.header.buttons)


class Frame(NamedTuple):
    """The board, and what stands beside it; the pen, the state and the hand that they were made with."""

    pen: Pen
    state: State
    hand: Hand
    position: Position
    looks: Looks
    beside: Beside | None

    @property
    def board(self) -> BoardLook:
        """The board and what stands on it."""
        return self.looks.board

    @property
    def buttons(self) -> tuple[Button, ...]:
        """All buttons, in the order in which Tab goes through them."""
        return self.beside.buttons if self.beside else ()

    @property
    def with_ring(self) -> Button | None:
        """The button that has the ring."""
        return next((button for button in self.buttons if button.look.name is self.hand.ring), None)

    def panel_at(self, point: tuple[int, int]) -> Panel | None:
        """Return the panel at a point."""
        panels = self.beside.panels if self.beside else ()
        return next((panel for panel in panels if panel.card.collidepoint(point)), None)

    def clicked(self, point: tuple[int, int]) -> Click:
        """Return what a click means."""
        if not self.beside:
            return self._clicked_on_board(point)
        if self.beside.help:
            return self.beside.help.clicked(point)
        for button in self.beside.buttons:
            if button.rect.collidepoint(point):
                return Command(button.look.action)
        if panel := self.panel_at(point):
            return panel.contents.clicked(point)
        if self.beside.progress.track.inflate(12, 20).collidepoint(point):
            return Action.SEEK
        if self.beside.controls.slider.inflate(16, 28).collidepoint(point):
            return Action.SPEED
        return self._clicked_on_board(point)

    def _clicked_on_board(self, point: tuple[int, int]) -> Command | None:
        """Return what a click means there: a column's number sets a breakpoint, a square is tested."""
        layout, board = self.pen.layout, self.position.board
        column = layout.number_at(point)
        if column is not None:
            return Command(Action.BREAKPOINT, column)
        square = layout.square_at(point)
        if not square:
            return None
        if square[0] > len(board):
            return Command(Action.EXPLAIN, Action.JUMP)
        return Command(Action.JUMP, Position(layout.n, board[: square[0]], square[1]))

    def dragged(
        self, hand: Hand, point: tuple[int, int], by: tuple[int, int], *, goes_on: bool
    ) -> Command | Hand | None:
        """Return what it means that what a hand holds was dragged to a point."""
        if not self.beside:
            return None
        held = hand.grabbed
        if held is Action.SEEK:
            return Command(Action.SEEK, (share_at(self.beside.progress.track, point[0]), goes_on))
        if held is Action.SPEED:
            return Command(Action.SPEED, speed_at(share_at(self.beside.controls.slider, point[0])))
        contents = (panel.contents for panel in self.beside.panels if panel.tab is held)
        return next((one.dragged(hand, point, by) for one in contents), None)

    def wheeled(self, hand: Hand, notches: int, point: tuple[int, int]) -> Hand:
        """Return a hand after the wheel was turned: over a panel it is that panel's, elsewhere the first one's."""
        panel = self.panel_at(point) or (self.beside.panels[:1] or (None,))[0] if self.beside else None
        return panel.contents.wheeled(hand, notches, point) if panel else hand


def frame_of(app: App, moment: Moment, hand: Hand, pen: Pen, before: Frame | None = None) -> Frame:
    """Make the frame of an app at a moment; what looks as it did before stays where it stood."""
    scene = Scene.of(app, moment)
    looks = Looks.of(scene, before.looks if before else None)
    then = before.beside if before and before.pen is pen else None
    beside = None if pen.layout.has_board_alone else _beside(scene, looks, hand, pen, then)
    return Frame(pen, app.state, hand, scene.seen.position, looks, beside)


def _beside(scene: Scene, looks: Looks, hand: Hand, pen: Pen, then: Beside | None) -> Beside:
    row = then.controls if then and then.controls.look == looks.controls else controls.place(looks.controls, pen)
    top = then.header if then and then.header.look == looks.header else header.place(looks.header, pen)
    return Beside(
        edges=looks.edges,
        header=top,
        card=card.place(looks.card, pen),
        panels=panels.place(scene, hand, pen),
        controls=row,
        progress=progress.place(looks.progress, row, pen),
        help=help_card.place(help_looks.look(scene), pen) if scene.state.has_help else None,
    )
