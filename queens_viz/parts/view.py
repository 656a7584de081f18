"""A view of an app: events come in by name and time, strokes go out. It knows neither pygame nor a page."""

from __future__ import annotations

from typing import Any

from ..app.actions import command_of
from ..app.app import App
from ..app.binding import BINDING_OF, press
from ..app.commands import FULL, Action, Command
from ..app.front import Desk, Front
from ..app.menu import SETTINGS
from ..app.player import Player
from ..app.state import State
from ..pens import SMALLEST_TEXT, THEMES, Pen, Pixel, Scroll
from ..search.flame import WIDTH
from .frame import Frame, commanded, frame_of, is_same
from .hover import Kind
from .layout import Layout, has_panel, is_phone
from .lens import Lens
from .motion import Movement, movement
from .tree import CurrentNode
from .view_state import (
    CLICKED_TWICE,
    FOREVER,
    REPEATED_AFTER,
    RESTED,
    Click,
    Finger,
    Held,
    ViewState,
    has_turns,
)
from .window_layout import layout_of


class View(Front):
    """An app and its picture, `size` pixels wide and high, driven by what a person does and by time.

    `desk` is what lies around it. Where it `moves`, its board glides from one step to the next. Who shows it says by
    `new_pen` which pen draws it, and, where that is not always the same, on which `surface`.
    """

    themes = tuple(THEMES)

    smallest_text = SMALLEST_TEXT
    """Pixels of the smallest type."""

    def __init__(
        self,
        player: Player,
        state: State | None = None,
        desk: Desk | None = None,
        *,
        moves: bool = False,
    ) -> None:
        self.app = App(player, state, self, desk)
        self.state = ViewState()
        self.moves = moves
        self.size = 0, 0
        self._pointer, self._has_moved = (0, 0), False
        self._pressed: Command | None = None
        self._clicked: Click | None = None
        self._has_mouse = True
        self._grabbed: Any = None
        self.surface: Any = None
        self._pen: Pen | None = None
        self._made_for: tuple[object, ...] = ()
        self._frame: Frame | None = None
        self.shown: Frame | None = None
        self._held: Held | None = None
        self._finger: Finger | None = None
        self._movement: Movement | None = None
        self._left: Frame | None = None
        self._turn: tuple[int, int] | None = None
        self._is_repeating = False

    def new_pen(self, layout: Layout) -> Pen:
        """Return a new pen for a layout: there is one for each, and for each theme and language."""
        raise NotImplementedError

    def pass_time(self, dt: float, spent: float | None = None) -> None:
        """Let `dt` seconds pass; `spent` are those that the last time took by itself, where somebody measured them."""
        self._hover()
        if self._movement:
            self._movement.pass_time(dt)
        self._repeat(dt)
        self._rest(dt)
        if self._clicked:
            self._clicked = self._clicked.after(dt)
        self.app.pass_time(dt, spent)

    @property
    def is_busy(self) -> bool:
        """Whether something will change by itself soon: the next frame is wanted at once."""
        is_due = self.app.due < FULL or self._clicked is not None
        return is_due or self._held is not None or self.is_moving

    @property
    def is_moving(self) -> bool:
        """Whether something is on its way, so that each picture differs from the last."""
        return self._movement is not None

    @property
    def due(self) -> float:
        """Seconds until something changes by itself, infinite where nothing will."""
        held = self._held.wait if self._held else FULL
        rests = (
            RESTED - self._finger.rest
            if self._finger and not self._finger.tells
            else FULL
        )
        clicked = CLICKED_TWICE - self._clicked.age if self._clicked else FULL
        return 0.0 if self.is_moving else min(self.app.due, held, rests, clicked)

    def paint(self) -> Pen | None:
        """Paint the picture as it is now, a board on its way as far as it has come.

        Return the pen that did; None where the picture is the one that was painted last.
        """
        before, frame = self.shown, self.frame()
        is_new, has_pen = (
            frame is not before,
            before is not None and before.pen is frame.pen,
        )
        if not (is_new or self._movement) or (
            has_pen and self.app.runner.has_hardly_begun
        ):
            return None
        goes_on = (
            self._movement is not None
            and self._movement.new == frame.board
            and not self.app.state.has_help
        )
        if is_new and not (goes_on and has_pen):
            is_still = (
                self._is_repeating or frame.pen.theme.is_plain or frame.state.has_help
            )
            self._movement, self._left = None, before
            if before and self.moves and has_pen and not is_still:
                self._movement = movement(
                    before.board, before.moment, frame.board, frame.moment
                )
                frame = self._turned(before, frame) if self._movement else frame
        if self._movement and self._movement.is_over:
            self._movement = None
        frame.paint(self._movement.now() if self._movement else None, self._left)
        self.shown = frame
        return frame.pen

    def _turned(self, before: Frame, frame: Frame) -> Frame:
        """Return the frame as it is now; where its lens turns like a page, that glides while the queens do.

        A turn that is still on its way is over then: whoever steps quickly sees the clock.
        """
        turned, self._turn = self._turn, None
        frame = self.frame() if turned else frame
        old, new = (
            one.scroll if one else None
            for one in (before.widget("tree"), frame.widget("tree"))
        )
        if not (isinstance(old, Lens) and isinstance(new, Lens)) or (
            turned and turned[1] == new.first
        ):
            return frame
        if 0 < abs(new.first - old.first) < new.span:
            self._turn = old.first, new.first
            return self.frame()
        return frame

    def frame(self) -> Frame:
        """Return what there is to be drawn and clicked: made once, and anew where something has changed."""
        state = self.state
        # That something can be clicked of which nothing is told is not seen.
        if state.hover and state.hover.kind is Kind.OTHER:
            state = state._replace(hover=None, is_pressed=False)
        layout = self._layout
        made_for = self.surface, layout, self.app.state.theme, self.app.say
        if not self._pen or made_for != self._made_for:
            self._pen = self.new_pen(layout)
        # An equal layout may be another object, which takes longer to compare.
        self._made_for = made_for
        pen = self._pen
        moment, last = self.app.moment(), self._frame
        if state.scrolled("lens") and last and moment.position != last.moment.position:
            # Any move of the search lets the lens follow the clock again.
            self.state, state = (
                self.state.scrolling("lens", None),
                state.scrolling("lens", None),
            )
        if (
            self._turn
            and self._movement
            and not (state.scrolled("lens") or self._movement.is_over)
        ):
            old, new = self._turn
            left = old + round((new - old) * self._movement.progress)
            state = state.scrolling("lens", (left, WIDTH * moment.position.n))
        if not last or (pen, self.app.state, moment, state) != (
            last.pen,
            last.state,
            last.moment,
            last.view_state,
        ):
            self._frame = last = frame_of(self.app, moment, state, layout, pen, last)
        return last

    @property
    def _layout(self) -> Layout:
        return layout_of(self.app, self.size, self.smallest_text)

    # What a person does.

    def key(self, name: str, code: object = None) -> bool:
        """Press a key by the name that the table of actions has for it; `code` is by what its release is known.

        Return whether it means anything now.
        """
        self._is_repeating = False
        self._held = Held(name, code)
        # A mouse that rests while keys are pressed is in nobody's mind.
        self.leave()
        command = command_of(self.app, name)
        if command:
            self.execute(command)
        return command is not None

    def release_key(self, code: object) -> None:
        """Let a key go."""
        if self._held and code == self._held.code:
            self._held = None

    def forget_keys(self) -> None:
        """Let go what is held: the view has lost the keyboard."""
        self._held = None

    def press(self, point: Pixel, *, is_finger: bool = False) -> None:
        """Press the mouse, or a finger, at a point."""
        self._hover()
        click, self._pressed = self.frame().clicked(point), None
        self.state = self.state._replace(is_pressed=self.state.hover is not None)
        scroll = self.frame().scroll_at(point)
        if is_finger or isinstance(scroll, Lens):
            self._finger = Finger(
                point, self.state, scroll, 0.0 if is_finger else -FOREVER
            )
        self._has_mouse = not is_finger
        if isinstance(click, Command | None):
            last = self._clicked
            is_doubled = click and last and last.is_doubled(point, click.action)
            if is_finger or not is_doubled:
                self._pressed = click
        else:
            self._grabbed, self.state = click, self.state._replace(hover=None)
            self._drag(point, goes_on=False)

    def release(self, point: Pixel) -> None:
        """Let the mouse go: what it was pressed on is done, if it is still over it."""
        pressed, self._pressed = self._pressed, None
        if self._finger and self._finger.tells:
            self.leave()
        self._finger = self._grabbed = None
        click = self.frame().clicked(point) if pressed else None
        self.state = self.state._replace(is_pressed=False)
        if (
            pressed
            and isinstance(click, Command)
            and is_same(pressed, click)
            and not self._uncover(click)
        ):
            self.execute(click)
            if self._has_mouse and has_turns(click.action):
                self._clicked = Click(point, click.action)
            if click.action is Action.SHOW:
                # The node that was pointed at is on the board now.
                self.leave()

    def move(self, point: Pixel) -> None:
        """Move the mouse to a point."""
        self._pointer = point
        finger = self._finger
        if self._grabbed:
            self._drag(point, goes_on=True)
        elif finger and finger.has_moved(point):
            # It presses nothing any more, and what lies under it follows.
            self._finger, self._pressed = finger._replace(rest=-FOREVER), None
            if scroll := finger.scroll:
                far = scroll.pulled(
                    point[0] - finger.start[0], point[1] - finger.start[1]
                )
                self.state = finger.state.scrolling(scroll.name, far)
        elif not finger:
            self._has_moved = True

    def _rest(self, dt: float) -> None:
        """Tell of what lies under a finger that rests for long, as of what lies under a mouse; it presses nothing."""
        if self._finger and not self._grabbed:
            self._finger = self._finger._replace(rest=self._finger.rest + dt)
            if self._finger.tells:
                self._pressed = None
                self.state = self.state._replace(
                    hover=self.frame().target_at(self._finger.start)
                )

    def wheel(self, notches: int) -> None:
        """Turn the wheel, away from the person where positive: over a panel, else for the first that is scrolled."""
        frame = self.frame()
        scroll = frame.scroll_at(self._pointer) or next(
            (one.scroll for one in frame.widgets if one.scroll), None
        )
        if scroll:
            self.state = self.state.scrolling(
                scroll.name, scroll.turned(notches, self._pointer[0])
            )

    def pinch(self, factor: float, point: Pixel) -> None:
        """Enlarge what the lens shows by a factor around a point between two fingers."""
        self._finger, self._pressed = None, None
        lens = self.frame().scroll_at(point)
        if isinstance(lens, Lens):
            self.state = self.state.scrolling(lens.name, lens.scaled(factor, point[0]))

    def leave(self) -> None:
        """Forget what lies under the mouse."""
        self._has_moved = False
        self.state = self.state._replace(hover=None, is_pressed=False)

    def _hover(self) -> None:
        """Note what lies under the mouse where it has moved: only once for many motions."""
        if self._has_moved:
            self._has_moved = False
            self.state = self.state._replace(
                hover=self.frame().target_at(self._pointer)
            )

    def _uncover(self, click: Command) -> bool:
        """Close help or menu, so that what a click on them does can be seen; return whether that is all it asks for.

        A setting leaves the menu open.
        """
        state = self.app.state
        if not state.has_help and state.menu is None:
            return False
        self.app.change(
            has_help=False,
            menu=state.menu if state.has_help or click.action in SETTINGS else None,
        )
        return click == Command(Action.CLOSE) or (
            state.has_help and click == Command(Action.HELP)
        )

    def _drag(self, point: Pixel, *, goes_on: bool) -> None:
        held = self._grabbed
        if isinstance(held, Scroll | Lens):
            self.state = self.state.scrolling(held.name, held.at(point))
        elif command := self.frame().dragged(held, point, goes_on=goes_on):
            self.execute(command)

    def _repeat(self, dt: float) -> None:
        """Press a held key again where it is time, at most once a frame, so that nothing is left when it is let go."""
        held = self._held
        if not held:
            return
        wait = held.wait - max(0.0, dt)
        self._held = held._replace(
            wait=wait if wait > 0 else max(0.0, wait + REPEATED_AFTER)
        )
        if wait <= 0:
            command = command_of(self.app, held.key)
            # A held key does not run over the end into the next round.
            is_over = (
                self.app.runner.is_at_end and command and command.action is Action.NEXT
            )
            if command and BINDING_OF[command.action].repeats and not is_over:
                self._is_repeating = True
                self.execute(command)

    def execute(self, command: Command) -> None:
        """Do what a command says, or say why it does not apply; take the ring away where its button has gone."""
        press(self.app, command)
        if self.state.ring and not self.frame().with_ring:
            self.drop_ring()

    # What the app asks of its front.

    @property
    def has_panel(self) -> bool:
        """Whether there is room for more than the board."""
        return has_panel(*self.size)

    @property
    def has_keys(self) -> bool:
        """Whether keys are told of."""
        return not is_phone(*self.size)

    @property
    def has_two_panels(self) -> bool:
        """Whether the tree has a panel of its own."""
        return self._layout.second_panel.width > 0

    @property
    def ringed(self) -> object:
        """The name of the button that has the ring."""
        return self.state.ring

    def move_ring(self, step: int) -> None:
        """Give the ring to the next button that can be pressed, or to the one before."""
        ring, looks = (
            self.state.ring,
            [button.look for button in self.frame().buttons[::step]],
        )
        names = [look.name for look in looks if look.is_enabled or look.name == ring]
        # A window of another size may be without the button that has it.
        first = names.index(ring) + 1 if ring in names else 0
        self.state = self.state._replace(
            ring=next(iter(names[first:] + names[:first]), None)
        )

    @property
    def has_whole_program(self) -> bool:
        """Whether the listing and the values beside it both fit."""
        return self.frame().widget("turn") is None

    @property
    def has_room_for_nodes(self) -> bool:
        """Whether each node of a small tree has room for its number."""
        node = self.frame().widget("node")
        if not node:
            return True
        look: CurrentNode = node.values[0]
        return look.nodes_fit

    def drop_ring(self) -> None:
        """Take the ring away."""
        self.state = self.state._replace(ring=None)

    def press_ring(self) -> None:
        """Press the button that has the ring."""
        if button := self.frame().with_ring:
            self.execute(commanded(button.look.action))

    def reveal(self, line: int) -> None:
        """Scroll the list so that a line is seen, and let the lens go there."""
        self.follow("lens")
        widget = self.frame().widget("solutions")
        self.state = self.state.scrolling(
            "list", widget.scroll.seeing(line) if widget and widget.scroll else None
        )

    def settle(self) -> None:
        """Let list, tree and boards stand as at first."""
        self.state = ViewState(ring=self.state.ring)

    def follow(self, name: str) -> None:
        """Let the list follow its newest line again, or the lens the clock."""
        self.state = self.state.scrolling(name, None)
