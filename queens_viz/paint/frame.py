"""A frame: everything that one picture of the window shows, and where. It is made once, to draw and to click."""

from __future__ import annotations

from typing import NamedTuple

from ..app.app import App
from ..app.commands import Action, Command
from ..app.moment import Moment
from ..app.state import State
from ..looks import hover
from ..looks.board import BoardLook
from ..looks.edges import EdgesLook
from ..looks.hover import HoverLook, Kind, Target
from ..looks.looks import Looks
from ..looks.scene import Scene
from ..parts.controls import controls, controls_of, speed_at
from ..parts.header import header, header_of
from ..parts.help import help_card, sections
from ..parts.lesson import lesson, strip_of
from ..parts.menu import menu, parts_of
from ..parts.outlook import left_of, outlook, switch_of
from ..parts.progress import counters, progress_line, progress_of, rooms
from ..pens.buttons import Button, Buttons, Touch
from ..pens.pen import Ink, Pen
from ..pens.rect import NOWHERE, Pixel, Rect
from ..pens.slider import share_at
from ..pens.ui import Scroll, Ui, Widget
from . import card, panels, phone_card, summary
from .card import Card
from .hand import Hand, Pulled, touched
from .layout import Layout
from .panels import Panel
from .program_panel import ProgramPanel
from .summary import Summary
from .tree_panel import TreePanel

Click = Command | Action | Scroll | None
"""A command, or what follows the mouse from now on: the action of a slider or tab, or what is scrolled."""


SCROLLED = 3
"""Lines that one notch of the wheel scrolls."""


class Scrolled(NamedTuple):
    """What is scrolled as a finger pulls it."""

    scroll: Scroll

    def pulled(self, hand: Hand, by: Pixel) -> Hand:
        """Scroll by as many lines as were pulled away."""
        return hand.scrolling(self.scroll.name, self.scroll.by(-round(by[1] / self.scroll.line)))


class Beside(NamedTuple):
    """What stands beside the board, each part where the layout has a place for it.

    In the foot are the controls, the progress line and the counters.
    """

    edges: EdgesLook
    header: Widget | None
    card: Card
    outlook: Widget | None
    lesson: Widget | None
    panels: tuple[Panel, ...]
    foot: tuple[Widget, ...]
    summary: Summary | None
    help: Widget | None
    menu: Widget | None
    hover: HoverLook | None

    @property
    def buttons(self) -> Buttons:
        """All buttons, in the order in which Tab goes through them."""
        row = [button for widget in self.foot for button in widget.buttons]
        pressed = [button for panel in self.panels for button in panel.buttons]
        strip = self.outlook.buttons if self.outlook else ()
        taught = self.lesson.buttons if self.lesson else ()
        return (*row, *self.card.all_buttons, *strip, *taught, *pressed, *(self.header.buttons if self.header else ()))


class Frame(NamedTuple):
    """The board, and what stands beside it; and all that they were made of: the frame is true while it is the same."""

    layout: Layout
    pen: Pen
    ui: Ui
    scene: Scene
    hand: Hand
    looks: Looks
    beside: Beside | None

    @property
    def state(self) -> State:
        """What was open."""
        return self.scene.state

    @property
    def moment(self) -> Moment:
        """Where the player stood."""
        return self.scene.moment

    @property
    def board(self) -> BoardLook:
        """The board and what stands on it."""
        return self.looks.board

    @property
    def cover(self) -> Widget | None:
        """What lies over the window, and takes every click."""
        return self.beside and (self.beside.help or self.beside.menu)

    @property
    def foot(self) -> tuple[Widget, ...]:
        """The controls, the progress line and the counters, where they are."""
        return self.beside.foot if self.beside else ()

    def noted(self, name: str) -> Rect:
        """Return where something stands that a widget of the foot has noted; nowhere if none has."""
        return next((widget.notes[name] for widget in self.foot if name in widget.notes), NOWHERE)

    @property
    def buttons(self) -> Buttons:
        """All buttons, in the order in which Tab goes through them."""
        return self.beside.buttons if self.beside else ()

    @property
    def stops(self) -> Buttons:
        """All that Tab goes through: the buttons, and what else keys choose in."""
        return (*self.buttons, *(stop for panel in self.panels for stop in panel.stops))

    @property
    def panels(self) -> tuple[Panel, ...]:
        """The panels."""
        return self.beside.panels if self.beside else ()

    @property
    def with_ring(self) -> Button | None:
        """The button, or what else keys choose in, that has the ring."""
        ring = self.hand.ring
        return next((one for one in self.stops if one.look.name is ring), None) if ring else None

    @property
    def tree(self) -> TreePanel | None:
        """The tree, where it is open in a panel."""
        return next((panel.contents for panel in self.panels if isinstance(panel.contents, TreePanel)), None)

    @property
    def has_whole_program(self) -> bool:
        """Whether the listing and the values beside it both have room, wherever they are open."""
        contents = (panel.contents for panel in self.panels)
        return all(one.is_whole for one in contents if isinstance(one, ProgramPanel))

    def panel_at(self, point: Pixel) -> Panel | None:
        """Return the panel at a point."""
        return next((panel for panel in self.panels if panel.card.collidepoint(point)), None)

    def pulled_at(self, point: Pixel) -> Pulled | None:
        """Return what follows a finger that comes down at a point."""
        if self.cover:
            return Scrolled(self.cover.scroll) if self.cover.scroll else None
        return self.panel_at(point)

    def moves_at(self, point: Pixel) -> bool:
        """Return whether a finger that comes down at a point moves something."""
        return isinstance(self.clicked(point), Action | Scroll) or self.pulled_at(point) is not None

    def target_at(self, point: Pixel) -> Target | None:
        """Return what lies at a point, if it can be clicked: by the same places that a click is looked up in."""
        cover = self.cover
        buttons = cover.buttons if cover else self.buttons
        for button in buttons:
            if button.rect.collidepoint(point):
                return Target(Kind.BUTTON, button.look.name)
        click = self.clicked(point)
        if isinstance(click, Command):
            return _target_of(click)
        if click is Action.SEEK:
            return Target(Kind.LINE, share_at(self.noted("progress"), point[0]))
        return Target(Kind.OTHER) if click is Action.SPEED else None

    def clicked(self, point: Pixel) -> Click:
        """Return what a click means."""
        if self.cover:
            return Command(self.cover.meant_at(point) or Action.CLOSE)
        for button in self.buttons:
            if button.rect.collidepoint(point):
                return Command(button.look.action)
        if panel := self.panel_at(point):
            return panel.contents.clicked(point)
        sliders = (widget.grabbed_at(point) for widget in self.foot)
        return next(filter(None, sliders), None) or self._clicked_on_board(point)

    def _clicked_on_board(self, point: Pixel) -> Command | None:
        """Return what a click means there: a column's number sets a breakpoint, a square is tested."""
        layout = self.layout
        column = layout.number_at(point)
        if column is not None:
            return Command(Action.BREAKPOINT, column)
        square = layout.square_at(point)
        if not square:
            return None
        if self.board.cursor:
            return Command(Action.PICK, square)
        there = self.scene.seen.position.testing(*square)
        return Command(Action.JUMP, there) if there else Command(Action.EXPLAIN, Action.JUMP)

    def dragged(self, hand: Hand, point: Pixel, by: Pixel, *, goes_on: bool) -> Command | Hand | None:
        """Return what dragging the thing that a hand holds to a point means."""
        if isinstance(hand.grabbed, Scroll):
            return hand.scrolling(hand.grabbed.name, hand.grabbed.at(point[1]))
        if hand.grabbed is Action.SPEED:
            return Command(Action.SPEED, speed_at(share_at(self.noted("speed"), point[0])))
        if hand.grabbed is Action.SEEK:
            if Action.SEEK in self.scene.can:
                return Command(Action.SEEK, (share_at(self.noted("progress"), point[0]), goes_on))
            return None if goes_on else Command(Action.EXPLAIN, Action.SEEK)
        held = (panel for panel in self.panels if panel.tab is hand.grabbed)
        return next((panel.dragged(hand, point, by) for panel in held), None)

    def wheeled(self, hand: Hand, notches: int, point: Pixel) -> Hand:
        """Return a hand after the wheel was turned: over a panel it is that panel's, elsewhere the first one's."""
        if self.cover and self.cover.scroll:
            return hand.scrolling(self.cover.scroll.name, self.cover.scroll.by(-SCROLLED * notches))
        panel = self.panel_at(point) or next(iter(self.panels), None)
        return panel.wheeled(hand, notches, point) if panel else hand


def _target_of(click: Command) -> Target | None:
    """Return what a command is a click on, if it does anything."""
    match click.action:
        case Action.EXPLAIN:
            return None
        case Action.JUMP:
            return Target(Kind.SQUARE, (click.value.column, click.value.candidate))  # type: ignore[attr-defined]
        case Action.PICK if click.value:
            return Target(Kind.SQUARE, click.value)
        case Action.LISTING:
            return Target(Kind.BUTTON, click.value)
        case Action.BREAKPOINT:
            return Target(Kind.NUMBER, click.value)
        case Action.SHOW:
            position = click.value
            is_tested = position.candidate > 0 or not position.board  # type: ignore[attr-defined]
            return Target(Kind.NODE, position.board + ((position.candidate,) if is_tested else ()))  # type: ignore[attr-defined]
    return Target(Kind.OTHER)


def is_same(one: Command, other: Command) -> bool:
    """Return whether two clicks are on the same thing, though the search may have moved between them."""
    target = _target_of(one)
    return one == other or (target is not None and target.kind is not Kind.OTHER and target == _target_of(other))


def frame_of(app: App, moment: Moment, hand: Hand, layout: Layout, pen: Pen, before: Frame | None = None) -> Frame:
    """Make the frame of an app at a moment; what looks as it did before stays where it stood."""
    scene = Scene.of(app, moment)
    looks = Looks.of(scene, before.looks if before else None)
    ui = before.ui if before and before.pen is pen else Ui(pen.sheet, Ink(pen.theme), pen.face)
    beside = None if layout.has_board_alone else _beside(scene, looks, hand, layout, ui, pen, before)
    return Frame(layout, pen, ui, scene, hand, looks, beside)


def _beside(scene: Scene, looks: Looks, hand: Hand, layout: Layout, ui: Ui, pen: Pen, before: Frame | None) -> Beside:
    then = before.beside if before and before.pen is pen else None
    is_touched = hand.hover is not None or (before is not None and before.hand.hover is not None)
    is_set = before is not None and before.looks.setting is looks.setting
    say, kept = scene.say, then if is_set and not is_touched else None
    top = kept.header if kept else None
    # A row of the menu may be of an action that has a button too.
    below = hand if scene.state.menu is None else hand._replace(hover=None)
    _point(ui, below)
    if layout.header.width and not top:
        top = _header(scene, layout, ui)
    said = (phone_card if layout.text.touch else card).place(looks.card, layout, say, pen)
    if looks.message:
        said = said.saying(looks.message, pen)
    if is_touched:
        said = said._replace(buttons=touched(said.buttons, below))
        if told := said.message:
            said = said._replace(message=told._replace(buttons=touched(told.buttons, below)))
    return Beside(
        edges=looks.edges,
        header=top,
        card=said,
        outlook=_outlook(scene, layout, ui) if layout.outlook.width else None,
        lesson=ui.drawn(layout.lesson, lesson, strip_of(scene)) if layout.lesson.width else None,
        panels=panels.place(scene, hand, layout, ui, kept.panels if kept else ()),
        foot=_foot(scene, layout, ui, kept.foot if kept else ()) if layout.controls.width else (),
        summary=summary.of(scene) if layout.summary.width else None,
        help=_help(scene, hand, layout, ui) if scene.state.has_help else None,
        menu=_menu(scene, hand, top, layout, ui) if scene.state.menu is not None else None,
        hover=hover.look(scene, hand.hover) if not scene.state.has_help else None,
    )


def _point(ui: Ui, hand: Hand) -> None:
    """Tell what the mouse is on, and what it does there."""
    ui.touched = hand.hover.value if hand.hover and hand.hover.kind is Kind.BUTTON else None
    ui.touch = Touch.PRESSED if hand.is_pressed else Touch.HOVER


def _header(scene: Scene, layout: Layout, ui: Ui) -> Widget:
    """Return the header: beside a board the menu's button stands over the card."""
    is_split = layout.has_board and layout.sentence.top <= layout.squares.bottom and not layout.text.touch
    split = (layout.squares.right, layout.sentence.left) if is_split else None
    return ui.drawn(layout.header, header, split, header_of(scene))


def _outlook(scene: Scene, layout: Layout, ui: Ui) -> Widget | None:
    left = left_of(scene)
    return ui.drawn(layout.outlook, outlook, left, switch_of(scene), layout.has_outlook_inside) if left else None


def _foot(scene: Scene, layout: Layout, ui: Ui, before: tuple[Widget, ...]) -> tuple[Widget, ...]:
    """Return the foot; the controls are as before where nothing has changed on which they depend."""
    row = before[0] if before else ui.drawn(layout.controls, controls, controls_of(scene), scene.say)
    said = progress_of(scene)
    line, beside = rooms(ui, layout.lane, row.notes.get("counters"))
    drawn = ui.drawn(line, progress_line, round(said.share * line.width), said.ticks)
    return row, drawn, ui.drawn(beside, counters, said)


def _help(scene: Scene, hand: Hand, layout: Layout, ui: Ui) -> Widget:
    return ui.drawn(layout.window, help_card, sections(scene), scene.say, hand.scrolled("help") or 0)


def _menu(scene: Scene, hand: Hand, top: Widget | None, layout: Layout, ui: Ui) -> Widget:
    """Return the menu, which ends where the header does, and as far from the other side."""
    _point(ui, hand)
    window, button = layout.window.inflate(-8, -8), top and top.button(Action.MENU)
    if not button:
        return ui.drawn(window, menu, Rect(layout.sentence.left, 0, window.width, 0), parts_of(scene))
    room = window.column_to(layout.window.width - layout.header.right, layout.header.right)
    return ui.drawn(room, menu, button.rect, parts_of(scene))
