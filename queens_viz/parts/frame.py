"""A frame: all that one picture of a view consists of, to be painted and clicked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..app.app import App
from ..app.commands import Action, Command
from ..app.moment import Moment
from ..app.state import State
from ..pens import (
    Button,
    Element,
    Meaning,
    Pen,
    Pixel,
    Scroll,
    Scrollable,
    ScrollTo,
    Slider,
    Ui,
    Widget,
)
from .board import BoardLook, Squares
from .controls import speed_at
from .hover import Kind, Target
from .layout import Layout
from .lens import Lens
from .motion import Moving
from .own_queens import numbers_of
from .scene import Scene, Setting
from .source import SCROLL
from .source_drawing import CutLine
from .view_state import ViewState
from .window import draw_window

Grabbed = Action | Scroll | ScrollTo | Lens
"""What follows the mouse after a press: a slider, by its action, or scrolled lines."""

SLIDERS = (Action.SEEK, Action.SPEED)
"""The actions of sliders."""

ABOUT_BOARD = {"rows", "columns", "stack", "card", "outlook"}
"""The elements about the board's queens: they change when a moving queen arrives."""

SELECTABLE = {"card", "solutions", "listing", "calls", "value", "values", "output"}
"""The first words of the names of parts whose text can be selected in a page."""


def is_selectable(name: str) -> bool:
    """Return whether the text of a part, or of one of its layers, can be selected.

    >>> is_selectable("card edge"), is_selectable("value column"), is_selectable("menu")
    (True, True, False)
    """
    return name.split(" ")[0] in SELECTABLE


class Frame(NamedTuple):
    """One picture: its elements, and what they were made from."""

    layout: Layout
    pen: Pen
    ui: Ui
    scene: Scene
    view_state: ViewState
    board: BoardLook
    elements: tuple[Element, ...]  # in the order of reading; later ones cover others

    @property
    def state(self) -> State:
        """The state of the app."""
        return self.scene.state

    @property
    def moment(self) -> Moment:
        """The moment of the player."""
        return self.scene.moment

    @property
    def squares(self) -> Squares:
        """The squares of the board, with their descriptions."""
        playback = self.scene.moment.playback
        numbers = numbers_of(playback) if playback else None
        scene = self.scene
        return Squares(self.board, scene.own, self.layout, scene.say, numbers=numbers)

    # Its widgets and buttons.

    @property
    def widgets(self) -> Iterator[Widget]:
        """All widgets but those that cover the window."""
        for element in self.elements:
            if element.widget and not element.beside:
                yield element.widget

    @property
    def cover(self) -> Element | None:
        """The element that covers the window and takes every click, if there is one."""
        for element in self.elements[::-1]:
            if element.beside:
                return element
        return None

    def widget(self, name: str) -> Widget | None:
        """Return the widget with a name, if there is one."""
        for element in self.elements:
            if element.name == name:
                return element.widget
        return None

    @property
    def buttons(self) -> tuple[Button, ...]:
        """All buttons, in the order in which Tab goes through them."""
        return tuple([button for widget in self.widgets for button in widget.buttons])

    @property
    def with_ring(self) -> Button | None:
        """The button that has the ring, if there is one."""
        ring = self.view_state.ring
        if not ring:
            return None
        for button in self.buttons:
            if button.look.name == ring:
                return button
        return None

    def command_of(self, key: str) -> Command | None:
        """Return what the button or the line that a page knows by a key does."""
        for element in self.elements:
            widget = element.widget
            if widget:
                for button in (*widget.buttons, *widget.lines):
                    if key_of(button.look.name) == key:
                        return command_of_button(button)
        return None

    # Painting.

    def paint(self, moving: Moving | None = None, left: Frame | None = None) -> None:
        """Paint the elements in their order.

        While the queens of the board are moving, what is about them is painted as in
        the frame that was left.
        """
        parts = {element.name: element.part for element in self.elements}
        board = parts.get("board")
        if moving and board:
            parts["board"] = board._replace(values=(moving, *board.values[1:]))
            for element in left.elements if left else ():
                if element.name in ABOUT_BOARD and element.name in parts:
                    parts[element.name] = element.part
        for name, part in parts.items():
            self.pen.take(name, part)

    # What is under the mouse or a finger.

    def clicked(self, point: Pixel) -> Command | Grabbed | None:
        """Return what a click at a point means.

        That is a command, or what follows the mouse from then on; None for nothing.
        """
        for element in self.elements[::-1]:
            meaning = element.meaning_at(point)
            if meaning is not None:
                return click_of(meaning)
            if element.beside:
                return Command(element.beside)
        return None

    def slider(self, name: object) -> Slider | None:
        """Return the slider that changes something, if there is one."""
        for widget in self.widgets:
            for slider in widget.sliders:
                if slider.name is name:
                    return slider
        return None

    def scroll_at(self, point: Pixel) -> Scrollable | None:
        """Return what a finger or the wheel moves at a point: lines, or the lens."""
        cover = self.cover
        if cover:
            return cover.widget.scroll if cover.widget else None
        for widget in self.widgets:
            if widget.scroll and widget.place.collidepoint(point):
                return widget.scroll
        return None

    @property
    def first_scroll(self) -> Scrollable | None:
        """The first thing that can be scrolled, if there is one."""
        for widget in self.widgets:
            if widget.scroll:
                return widget.scroll
        return None

    @property
    def lens(self) -> Lens | None:
        """The lens of the tree, if there is one."""
        tree = self.widget("tree")
        if tree and isinstance(tree.scroll, Lens):
            return tree.scroll
        return None

    def moves_at(self, point: Pixel) -> bool:
        """Return whether a finger that comes down at a point moves something."""
        click = self.clicked(point)
        if click is not None and not isinstance(click, Command):
            return True
        return self.scroll_at(point) is not None

    def target_at(self, point: Pixel) -> Target | None:
        """Return what is at a point, if it can be clicked."""
        button = self._button_at(point)
        if button:
            return Target(Kind.BUTTON, button.look.name)
        line = self._cut_line_at(point)
        if line:
            return Target(Kind.CODE_LINE, (line.number, line.text))
        click = self.clicked(point)
        if isinstance(click, Command):
            target = target_of(click)
            tree = self.widget("tree")
            if target and target.kind is Kind.NODE and tree:
                return target._replace(is_right=point[0] > tree.place.centerx)
            return target
        slider = self.slider(Action.SEEK)
        if click is Action.SEEK and slider:
            return Target(Kind.LINE, slider.share_at(point[0]))
        return None if click is None else Target(Kind.OTHER)

    def _cut_line_at(self, point: Pixel) -> CutLine | None:
        """Return the line of the listing at a point if it is cut."""
        widget = self.widget(SCROLL)
        if not widget or self.cover:
            return None
        for line in widget.result.cuts:
            if line.place.collidepoint(point):
                return line  # type: ignore[no-any-return]  # a result has any type
        return None

    def _button_at(self, point: Pixel) -> Button | None:
        """Return the button at a point that can be clicked, if there is one."""
        buttons: tuple[Button, ...] | list[Button] = self.buttons
        if self.cover and self.cover.widget:
            buttons = self.cover.widget.buttons
        for button in buttons:
            if button.rect.collidepoint(point) and not button.is_of_keys:
                return button
        return None

    def dragged(
        self, grabbed: object, point: Pixel, *, goes_on: bool
    ) -> Command | None:
        """Return what dragging a slider to a point means, None if nothing.

        If its action doesn't apply, the command says why, but only once in a drag: not
        if it `goes_on`.
        """
        slider = self.slider(grabbed)
        if not slider:
            return None
        command = slid(slider.name, slider.share_at(point[0]), goes_on=goes_on)
        if command.action in self.scene.setting.can:
            return command
        return None if goes_on else Command(Action.EXPLAIN, command.action)


def slid(action: Action, share: float, *, goes_on: bool) -> Command:
    """Return the command of a slider that was moved to a share of its track."""
    if action is Action.SPEED:
        return Command(action, speed_at(share))
    return Command(action, (share, goes_on))


def click_of(meaning: Meaning) -> Command | Grabbed:
    """Return the meaning of a place as a command, or as what follows the mouse."""
    if isinstance(meaning, Action) and meaning not in SLIDERS:
        return Command(meaning)
    assert isinstance(meaning, Command | Action | Scroll | ScrollTo | Lens)
    return meaning


def command_of_button(button: Button) -> Command:
    """Return what a press of a button does."""
    action = button.look.action
    return action if isinstance(action, Command) else Command(action)


def key_of(name: Any) -> str:
    """Return the key by which a page knows a button, from the name of the button.

    >>> key_of(Command(Action.CHOOSE, 3))
    'CHOOSE 3'
    """
    if isinstance(name, Command):
        return f"{name.action.name} {name.value}"
    return str(name.name)


def target_of(click: Command) -> Target | None:
    """Return what a command is a click on, None if it does nothing."""
    match click.action:
        case Action.EXPLAIN:
            return None
        case Action.JUMP:
            return Target(Kind.SQUARE, click.value.square)  # type: ignore[attr-defined]
        case Action.PICK | Action.FILTER if click.value:
            return Target(Kind.SQUARE, click.value)
        case Action.PICK_LINE | Action.LOOK:
            # A line is framed, as a button is, under the mouse.
            return Target(Kind.BUTTON, click)
        case Action.BREAKPOINT:
            return Target(Kind.NUMBER, click.value)
        case Action.SHOW:
            return Target(Kind.NODE, click.value.board)  # type: ignore[attr-defined]
    return Target(Kind.OTHER)


def is_same_click(click: Command, other: Command) -> bool:
    """Return whether two clicks are on the same thing.

    Their positions may differ, since the search may have moved between them.
    """
    if click == other:
        return True
    target = target_of(click)
    if target is None or target.kind is Kind.OTHER:
        return False
    return target == target_of(other)


def frame_of(
    app: App,
    moment: Moment,
    state: ViewState,
    layout: Layout,
    pen: Pen,
    before: Frame | None,
) -> Frame:
    """Return the frame of an app at a moment.

    What looks as it did in the frame before is not drawn again.
    """
    ui = (
        before.ui
        if before and before.pen is pen
        else Ui(pen.sheet, pen.theme, pen.face)
    )
    scene = Scene.of(app, moment)
    # Many parts are drawn from the setting. If it is equal to the last one, take that
    # very object, since it is quicker to compare.
    scene = scene._replace(setting=ui.cached(Setting, *scene.setting))
    ui.elements = []
    board = draw_window(ui, scene, state, layout)
    return Frame(
        layout=layout,
        pen=pen,
        ui=ui,
        scene=scene,
        view_state=state,
        board=board,
        elements=tuple(ui.elements),
    )
