"""A frame: everything that one picture of the window shows. It is made once, to be painted and to be clicked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..app.app import App
from ..app.commands import Action, Command
from ..app.moment import Moment
from ..app.state import State
from ..pens import Button, Element, Pen, Pixel, Slider, Ui, Widget
from .board import BoardLook, Squares
from .controls import speed_at
from .hover import Kind, Target
from .layout import Layout
from .motion import Moving
from .scene import Scene, Setting
from .view_state import ViewState
from .window import draw_window

TOLD = {"rows", "columns", "stack", "card", "outlook"}
"""What is told of the board: it changes when the queen arrives."""


class Frame(NamedTuple):
    """The parts of a picture, in the order of reading, and all that they were made of."""

    layout: Layout
    pen: Pen
    ui: Ui
    scene: Scene
    view_state: ViewState
    board: BoardLook
    elements: tuple[Element, ...]

    @property
    def state(self) -> State:
        """What was open."""
        return self.scene.state

    @property
    def moment(self) -> Moment:
        """Where the player stood."""
        return self.scene.moment

    @property
    def squares(self) -> Squares:
        """The board in words."""
        return Squares(self.board, self.scene.own, self.layout, self.scene.say)

    @property
    def widgets(self) -> Iterator[Widget]:
        """The widgets, but those that lie over all others."""
        return (one.widget for one in self.elements if one.widget and not one.beside)

    @property
    def cover(self) -> Element | None:
        """What lies over the window, and takes every click."""
        return next((one for one in reversed(self.elements) if one.beside), None)

    def widget(self, name: str) -> Widget | None:
        """Return the widget of a name, if it is there."""
        return next((one.widget for one in self.elements if one.name == name), None)

    @property
    def buttons(self) -> tuple[Button, ...]:
        """All buttons, in the order in which Tab goes through them."""
        return tuple([button for widget in self.widgets for button in widget.buttons])

    @property
    def with_ring(self) -> Button | None:
        """The button that has the ring."""
        ring = self.view_state.ring
        return (
            next((one for one in self.buttons if one.look.name == ring), None)
            if ring
            else None
        )

    def command_of(self, key: str) -> Command | None:
        """Return what pressing the button or choosing the line of a key means."""
        for one in self.elements:
            for button in (
                (*one.widget.buttons, *one.widget.lines) if one.widget else ()
            ):
                if key_of(button.look.name) == key:
                    command: Command = commanded(button.look.action)
                    return command
        return None

    def paint(self, moving: Moving | None = None, left: Frame | None = None) -> None:
        """Paint the parts in their order; while the board is on its way, what is told of it is as in the frame left."""
        old = (
            {one.name: one.part for one in left.elements if one.name in TOLD}
            if moving and left
            else {}
        )
        for one in self.elements:
            part = old.get(one.name, one.part)
            if moving and one.name == "board":
                part = part._replace(values=(moving, *part.values[1:]))
            self.pen.take(one.name, part)

    # What lies under the mouse or a finger.

    def clicked(self, point: Pixel) -> Any:
        """Return what a click means: a command, or what follows the mouse from now on; None where it means nothing."""
        for one in reversed(self.elements):
            means = one.meaning_at(point)
            if means is not None:
                return commanded(means)
            if one.beside:
                return Command(one.beside)
        return None

    def grabbed(self, name: object) -> Slider | None:
        """Return the slider that follows the mouse, by what it moves."""
        return next(
            (
                one
                for widget in self.widgets
                for one in widget.sliders
                if one.name is name
            ),
            None,
        )

    def scroll_at(self, point: Pixel) -> Any:
        """Return what a finger or a wheel moves at a point: what is scrolled there, or the lens of the flame."""
        if cover := self.cover:
            return cover.widget.scroll if cover.widget else None
        here = (one for one in self.widgets if one.place.collidepoint(point))
        return next((one.scroll for one in here if one.scroll), None)

    def moves_at(self, point: Pixel) -> bool:
        """Return whether a finger that comes down at a point moves something."""
        click = self.clicked(point)
        return (
            not isinstance(click, Command | None) or self.scroll_at(point) is not None
        )

    def target_at(self, point: Pixel) -> Target | None:
        """Return what lies at a point, if it can be clicked: by the same places that a click is looked up in."""
        cover = self.cover.widget if self.cover else None
        for button in cover.buttons if cover else self.buttons:
            if button.rect.collidepoint(point) and not button.is_of_keys:
                return Target(Kind.BUTTON, button.look.name)
        click = self.clicked(point)
        if isinstance(click, Command):
            target = target_of(click)
            tree = self.widget("tree") if target and target.kind is Kind.NODE else None
            return (
                target._replace(is_right=point[0] > tree.place.centerx)
                if target and tree
                else target
            )
        if click is Action.SEEK and (slider := self.grabbed(click)):
            return Target(Kind.LINE, slider.share_at(point[0]))
        return None if click is None else Target(Kind.OTHER)

    def dragged(self, held: object, point: Pixel, *, goes_on: bool) -> Command | None:
        """Return what dragging a slider to a point means."""
        slider = self.grabbed(held)
        if not slider:
            return None
        command = slid(slider.name, slider.share_at(point[0]), goes_on=goes_on)
        if command.action in self.scene.setting.can:
            return command
        return None if goes_on else Command(Action.EXPLAIN, command.action)


def slid(action: Action, share: float, *, goes_on: bool) -> Command:
    """Return what moving a slider to a share of its track means."""
    return (
        Command(action, speed_at(share))
        if action is Action.SPEED
        else Command(action, (share, goes_on))
    )


def commanded(means: Any) -> Any:
    """Return what was noted of a place as a command, unless it is something that follows the mouse."""
    return (
        Command(means)
        if isinstance(means, Action) and means not in (Action.SEEK, Action.SPEED)
        else means
    )


def key_of(name: Any) -> str:
    """Return by what a button is known in a page: the name of its action and, of a command, its value too.

    >>> key_of(Command(Action.CHOOSE, 3))
    'CHOOSE 3'
    """
    return (
        f"{name.action.name} {name.value}"
        if isinstance(name, Command)
        else str(name.name)
    )


def target_of(click: Command) -> Target | None:
    """Return what a command is a click on, if it does anything."""
    match click.action:
        case Action.EXPLAIN:
            return None
        case Action.JUMP:
            return Target(Kind.SQUARE, click.value.square)  # type: ignore[attr-defined]
        case Action.PICK if click.value:
            return Target(Kind.SQUARE, click.value)
        case Action.BREAKPOINT:
            return Target(Kind.NUMBER, click.value)
        case Action.SHOW:
            return Target(Kind.NODE, click.value.board)  # type: ignore[attr-defined]
    return Target(Kind.OTHER)


def is_same(one: Command, other: Command) -> bool:
    """Return whether two clicks are on the same thing, though the search may have moved between them."""
    target = target_of(one)
    return one == other or (
        target is not None
        and target.kind is not Kind.OTHER
        and target == target_of(other)
    )


def frame_of(
    app: App,
    moment: Moment,
    state: ViewState,
    layout: Layout,
    pen: Pen,
    before: Frame | None,
) -> Frame:
    """Make the frame of an app at a moment; what looks as it did before is not drawn again."""
    scene, ui = (
        Scene.of(app, moment),
        before.ui
        if before and before.pen is pen
        else Ui(pen.sheet, pen.theme, pen.face),
    )
    # Many parts are drawn from the setting: one that is the same is the last one, which is quickly compared.
    scene = scene._replace(setting=ui.cached(Setting, *scene.setting))
    ui.elements = []
    board = draw_window(ui, scene, state, layout)
    return Frame(layout, pen, ui, scene, state, board, tuple(ui.elements))
