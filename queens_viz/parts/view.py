"""A view of an app: it takes what a person does, and gives the strokes of its picture.

It knows neither pygame nor a page.
"""

from __future__ import annotations

from typing import Any

from ..app.actions import command_of
from ..app.app import App
from ..app.binding import BINDING_OF, press
from ..app.commands import FULL, Action, Command
from ..app.front import Desk, Front
from ..app.menu import LEAVING_OPEN
from ..app.moment import Moment
from ..app.player import Player
from ..app.state import State
from ..pens import SMALLEST_TEXT, THEMES, Pen, Pixel, Scroll, ScrollTo
from ..search.flame import WIDTH
from .frame import Frame, Grabbed, command_of_button, frame_of, is_same_click
from .gallery import GalleryRows
from .hover import Kind
from .layout import Layout, has_panel, is_phone
from .lens import Lens
from .motion import Movement, movement
from .own_output import OUTPUT
from .own_solutions import REPORTED
from .source import SCROLL
from .tree import CurrentNode
from .view_state import (
    CLICKED_TWICE,
    NEVER,
    REPEATED_AFTER,
    RESTED,
    Click,
    Finger,
    Held,
    ViewState,
    has_turns,
)
from .window_layout import layout_of

FOLLOWING = ("lens", SCROLL, OUTPUT, REPORTED)
"""What follows the search again as soon as that moves."""


class View(Front):
    """An app and its picture, which are driven by a person and by time.

    A subclass says with `new_pen` which pen draws the picture. Times are in seconds,
    and places in pixels.
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
        """Show a player. If the view `moves`, queens glide from step to step."""
        self.app = App(player, state, self, desk)
        self.state = ViewState()
        self.moves = moves
        # The width and height of the picture.
        self.size = 0, 0
        # What the pen draws on, if that is not always the same.
        self.surface: Any = None

        # The frame as it is now, the one that was painted last, and their pen with what
        # it was made for.
        self._frame: Frame | None = None
        self.painted: Frame | None = None
        self._pen: Pen | None = None
        self._made_for: tuple[object, ...] = ()

        # The movement of queens, if they move, and the frame from which they come.
        self._movement: Movement | None = None
        self._left_frame: Frame | None = None
        # The first step in the lens before and after it turns like a page, if it does.
        self._turn: tuple[int, int] | None = None

        # The mouse: where it is, whether it has moved since that was last looked at,
        # what it was pressed on, its last click, and whether it is not a finger.
        self._pointer = (0, 0)
        self._has_moved = False
        self._pressed: Command | None = None
        self._clicked: Click | None = None
        self._has_mouse = True
        # What follows the mouse, and the finger that is on the screen.
        self._grabbed: Grabbed | None = None
        self._finger: Finger | None = None

        # The key that is held down, and whether its repetition was the last command.
        self._held: Held | None = None
        self._is_repeating = False

    def new_pen(self, layout: Layout) -> Pen:
        """Return a pen for a layout. Each layout, theme and language has its own."""
        raise NotImplementedError

    # Time.

    def pass_time(self, dt: float, spent: float | None = None) -> None:
        """Let dt seconds pass.

        `spent` is how many seconds the view itself needed the last time, if that was
        measured.
        """
        self._look_under_mouse()
        if self._movement:
            self._movement.pass_time(dt)
        self._repeat_key(dt)
        self._rest_finger(dt)
        if self._clicked:
            self._clicked = self._clicked.after(dt)
        self.app.pass_time(dt, spent)

    @property
    def is_busy(self) -> bool:
        """Whether something will soon change by itself, so the next frame is wanted."""
        if self.app.due < FULL or self._clicked is not None:
            return True
        return self._held is not None or self.is_moving

    @property
    def is_moving(self) -> bool:
        """Whether queens move, so that each picture differs from the last."""
        return self._movement is not None

    @property
    def due(self) -> float:
        """Seconds until something changes by itself, infinite if nothing will."""
        if self.is_moving:
            return 0.0
        waits = [self.app.due]
        if self._held:
            waits.append(self._held.wait)
        if self._finger and not self._finger.has_rested:
            waits.append(RESTED - self._finger.rest)
        if self._clicked:
            waits.append(CLICKED_TWICE - self._clicked.age)
        return min(waits)

    # The picture.

    def paint(self) -> Pen | None:
        """Paint the picture as it is now, with moving queens where they are now.

        Return the pen that painted, or None if there was nothing to paint.
        """
        last_frame = self.painted
        frame = self.frame()
        has_changed = frame is not last_frame
        if not has_changed and not self._movement:
            return None
        has_same_pen = last_frame is not None and last_frame.pen is frame.pen
        if has_same_pen and self.app.runner.has_hardly_begun:
            # If the run ends soon, its picture would only flash.
            return None
        if has_changed:
            if not has_same_pen:
                # The window has another size or theme: all is painted at once.
                self._movement = None
                self._left_frame = last_frame
            elif last_frame and not self._goes_on_moving(frame):
                frame = self._begin_movement(last_frame, frame)
        if self._movement and self._movement.is_over:
            self._movement = None
        moving = self._movement.now() if self._movement else None
        frame.paint(moving, self._left_frame)
        self.painted = frame
        return frame.pen

    def _begin_movement(self, old: Frame, new: Frame) -> Frame:
        """Let queens begin to move from the board of a frame to that of another one.

        Return the frame to be painted: the new one, or one whose lens begins to turn.
        """
        self._movement = None
        self._left_frame = old
        if not self._may_move(new):
            return new
        self._movement = movement(old.board, old.moment, new.board, new.moment)
        if not self._movement:
            return new
        return self._with_turning_lens(old, new)

    def _goes_on_moving(self, frame: Frame) -> bool:
        """Return whether queens are on their way to the board of a frame."""
        if not self._movement or self.app.state.has_help:
            return False
        return self._movement.new == frame.board

    def _may_move(self, frame: Frame) -> bool:
        """Return whether queens may glide to the board of a frame."""
        if not self.moves or self._is_repeating:
            return False
        return not (frame.pen.theme.is_plain or frame.state.has_help)

    def _with_turning_lens(self, before: Frame, frame: Frame) -> Frame:
        """Return a frame whose lens begins to turn from the one before to its own.

        It turns like a page while the queens move. A turn that has not ended yet ends
        at once: if steps follow quickly, people see the lens that belongs to the step.
        """
        turned = self._turn
        self._turn = None
        if turned:
            frame = self.frame()
        old = before.lens
        new = frame.lens
        if not old or not new:
            return frame
        if turned and turned[1] == new.first:
            return frame
        if 0 < abs(new.first - old.first) < new.span:
            self._turn = old.first, new.first
            return self.frame()
        return frame

    def frame(self) -> Frame:
        """Return the frame as it is now.

        It is made again only if something has changed.
        """
        layout = self._layout
        pen = self._pen_for(layout)
        moment = self.app.moment()
        state = self._displayed_state(moment)
        frame = self._frame
        if not frame or (pen, self.app.state, moment, state) != (
            frame.pen,
            frame.state,
            frame.moment,
            frame.view_state,
        ):
            frame = frame_of(self.app, moment, state, layout, pen, frame)
            self._frame = frame
        return frame

    def _pen_for(self, layout: Layout) -> Pen:
        """Return the pen for a layout, the theme and the language."""
        made_for = self.surface, layout, self.app.state.theme, self.app.say
        if not self._pen or made_for != self._made_for:
            self._pen = self.new_pen(layout)
        # An equal layout may be another object, which takes longer to compare.
        self._made_for = made_for
        return self._pen

    def _displayed_state(self, moment: Moment) -> ViewState:
        """Return the state as it is displayed at a moment.

        Any move of the search lets the lens follow the clock again, and the listing the
        line that ran.
        """
        last = self._frame
        has_moved = last is not None and _has_moved(last.moment, moment)
        for name in FOLLOWING:
            if has_moved and self.state.scrolls.get(name) is not None:
                self.state = self.state.scrolling(name, None)
        state = self.state
        if state.hover and state.hover.kind is Kind.OTHER:
            # That it can be clicked is not displayed, so no new frame is needed.
            state = state._replace(hover=None, is_pressed=False)
        movement = self._movement
        if not self._turn or not movement or movement.is_over:
            return state
        if state.scrolled("lens"):
            return state
        old, new = self._turn
        first = old + round((new - old) * movement.progress)
        return state.scrolling("lens", (first, WIDTH * moment.position.n))

    @property
    def _layout(self) -> Layout:
        return layout_of(self.app, self.size, self.smallest_text)

    # Keys.

    def key(self, name: str, code: object = None) -> bool:
        """Press a key, by its name in the table of actions.

        Its release has the same code. Return whether the key does anything now.
        """
        self._is_repeating = False
        self._held = Held(name, code)
        # A person who presses keys doesn't think of a resting mouse.
        self.leave()
        command = command_of(self.app, name)
        if command:
            self.execute(command)
        return command is not None

    def release_key(self, code: object) -> None:
        """Release a key."""
        if self._held and code == self._held.code:
            self._held = None

    def forget_keys(self) -> None:
        """Release the key that is held down: the view has lost the keyboard."""
        self._held = None

    def _repeat_key(self, dt: float) -> None:
        """Press the key that is held down again, if it is time.

        It is pressed at most once a frame, so that nothing follows its release.
        """
        held = self._held
        if not held:
            return
        wait = held.wait - max(0.0, dt)
        if wait > 0:
            self._held = held._replace(wait=wait)
            return
        self._held = held._replace(wait=max(0.0, wait + REPEATED_AFTER))
        command = command_of(self.app, held.key)
        if not command or not BINDING_OF[command.action].repeats:
            return
        if command.action is Action.NEXT and self.app.runner.is_at_end:
            # A key that is held down does not begin the next round.
            return
        self._is_repeating = True
        self.execute(command)

    # The mouse and fingers.

    def press(self, point: Pixel, *, is_finger: bool = False) -> None:
        """Press the mouse, or a finger, at a point.

        A command is executed when it is released. A slider begins to move.
        """
        self._look_under_mouse()
        frame = self.frame()
        click = frame.clicked(point)
        self._pressed = None
        self.state = self.state._replace(is_pressed=self.state.hover is not None)
        scroll = frame.scroll_at(point)
        if is_finger:
            # What the last press has shown disappears.
            self.state = self.state._replace(hover=None, is_pressed=False)
            self._finger = Finger(point, self.state, scroll)
        elif isinstance(scroll, Lens):
            # The mouse moves the lens as a finger does, but needn't rest for a tooltip.
            self._finger = Finger(point, self.state, scroll, rest=NEVER)
        self._has_mouse = not is_finger
        if isinstance(click, Command):
            if not is_finger and self._is_second_half(click, point):
                # Another button has just come there, which nobody meant.
                return
            self._pressed = click
        elif click is not None:
            self._grabbed = click
            self.state = self.state._replace(hover=None)
            self._drag(click, point, goes_on=False)

    def _is_second_half(self, click: Command, point: Pixel) -> bool:
        """Return whether a click is the second half of a double click."""
        if not self._clicked:
            return False
        return self._clicked.is_doubled(point, click.action)

    def release(self, point: Pixel) -> None:
        """Release the mouse or the finger: it clicks if it is on the same thing."""
        pressed = self._pressed
        self._pressed = None
        if self._finger and self._finger.has_rested:
            self.leave()
        self._finger = None
        self._grabbed = None
        click = self.frame().clicked(point) if pressed else None
        self.state = self.state._replace(is_pressed=False)
        if not pressed or not isinstance(click, Command):
            return
        if is_same_click(pressed, click) and not self._uncover(click):
            self._execute_click(click, point)

    def _execute_click(self, click: Command, point: Pixel) -> None:
        """Do what a click at a point means.

        A finger is larger than a line: it only chooses one, and a button answers.
        """
        is_line = click.action is Action.PICK_LINE and click.value is not None
        if is_line and not self._has_mouse:
            self._choose_line(click.value, point)
            return
        self.execute(click)
        if self._has_mouse and has_turns(click.action):
            self._clicked = Click(point, click.action)
        if click.action is Action.SHOW:
            # The node that was under the mouse is on the board now.
            self.leave()

    def _choose_line(self, line: object, point: Pixel) -> None:
        """Choose a line of a program at a point. If it is cut, show all of it."""
        self.execute(Command(Action.OTHER_LINE, line))
        target = self.frame().target_at(point)
        if target and target.kind is Kind.CODE_LINE:
            self.state = self.state._replace(hover=target)

    def move(self, point: Pixel) -> None:
        """Move the mouse or the finger to a point."""
        self._pointer = point
        finger = self._finger
        if self._grabbed is not None:
            self._drag(self._grabbed, point, goes_on=True)
        elif finger and finger.has_moved(point):
            # It presses nothing any more, and what is under it follows.
            self._finger = finger._replace(rest=NEVER)
            self._pressed = None
            scroll = finger.scroll
            if scroll:
                dx = point[0] - finger.start[0]
                dy = point[1] - finger.start[1]
                self.state = finger.state.scrolling(scroll.name, scroll.pulled(dx, dy))
        elif not finger:
            self._has_moved = True

    def _rest_finger(self, dt: float) -> None:
        """Let a finger rest for dt seconds. After some time it asks for a tooltip.

        Then it presses nothing any more.
        """
        finger = self._finger
        if not finger or self._grabbed is not None:
            return
        finger = finger._replace(rest=finger.rest + dt)
        self._finger = finger
        if finger.has_rested:
            self._pressed = None
            target = self.frame().target_at(finger.start)
            self.state = self.state._replace(hover=target)

    def wheel(self, notches: int) -> None:
        """Turn the wheel; away from the person the notches are positive.

        It moves what is under the mouse, or else the first thing that can be scrolled.
        """
        frame = self.frame()
        scroll = frame.scroll_at(self._pointer)
        if not scroll:
            scroll = frame.first_scroll
        if scroll:
            position = scroll.turned(notches, self._pointer[0])
            self.state = self.state.scrolling(scroll.name, position)

    def pinch(self, factor: float, point: Pixel) -> None:
        """Enlarge what the lens shows, around a point between two fingers."""
        self._finger = None
        self._pressed = None
        lens = self.frame().scroll_at(point)
        if isinstance(lens, Lens):
            steps = lens.scaled(factor, point[0])
            self.state = self.state.scrolling(lens.name, steps)

    def leave(self) -> None:
        """Forget what is under the mouse."""
        self._has_moved = False
        self.state = self.state._replace(hover=None, is_pressed=False)

    def _look_under_mouse(self) -> None:
        """Find what is under the mouse if it has moved: once for many motions."""
        if self._has_moved:
            self._has_moved = False
            target = self.frame().target_at(self._pointer)
            self.state = self.state._replace(hover=target)

    def _uncover(self, click: Command) -> bool:
        """Close the help or the menu before a click on it is executed.

        A setting leaves the menu open. Return whether the click does nothing else.
        """
        state = self.app.state
        if not state.has_help and state.menu is None:
            return False
        keeps_menu = state.has_help or click.action in LEAVING_OPEN
        self.app.change(has_help=False, menu=state.menu if keeps_menu else None)
        if click == Command(Action.CLOSE):
            return True
        return state.has_help and click == Command(Action.HELP)

    def _drag(self, grabbed: Grabbed, point: Pixel, *, goes_on: bool) -> None:
        """Let what follows the mouse go to a point. The drag begins, or goes on."""
        if isinstance(grabbed, Scroll | ScrollTo | Lens):
            position = grabbed.at(point)
            self.state = self.state.scrolling(grabbed.name, position)
            return
        command = self.frame().dragged(grabbed, point, goes_on=goes_on)
        if command:
            self.execute(command)

    def execute(self, command: Command) -> None:
        """Do what a command says, or say why it doesn't apply.

        If the button with the ring is gone then, nothing has the ring.
        """
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
        """Whether keys are named."""
        return not is_phone(*self.size)

    @property
    def has_two_panels(self) -> bool:
        """Whether the tree has a panel of its own."""
        return self._layout.second_panel.width > 0

    @property
    def has_whole_program(self) -> bool:
        """Whether the listing and the values beside it both fit."""
        return self.frame().widget("turn") is None

    @property
    def has_room_for_nodes(self) -> bool:
        """Whether each node of a small tree is large enough for its number."""
        node = self.frame().widget("node")
        if not node:
            return True
        look: CurrentNode = node.values[0]
        return look.can_have_nodes

    @property
    def ringed(self) -> object:
        """The name of the button that has the ring."""
        return self.state.ring

    def move_ring(self, step: int) -> None:
        """Give the ring to the next enabled button, or to the one before."""
        ring = self.state.ring
        looks = [button.look for button in self.frame().buttons[::step]]
        names = [look.name for look in looks if look.is_enabled or look.name == ring]
        # In a window of another size, the button that has the ring may be missing.
        first = names.index(ring) + 1 if ring in names else 0
        following = names[first:] + names[:first]
        self.state = self.state._replace(ring=following[0] if following else None)

    def drop_ring(self) -> None:
        """Take the ring away."""
        self.state = self.state._replace(ring=None)

    def press_ring(self) -> None:
        """Press the button that has the ring."""
        button = self.frame().with_ring
        if button:
            self.execute(command_of_button(button))

    def reveal(self, line: int) -> None:
        """Scroll the list so that a line is visible, and let the lens go there."""
        self.follow("lens")
        widget = self.frame().widget("solutions")
        if widget and isinstance(widget.result, GalleryRows):
            line = widget.result.line_of(line)
        if widget and isinstance(widget.scroll, Scroll):
            first = widget.scroll.to_show(line)
            self.state = self.state.scrolling(widget.scroll.name, first)
        else:
            self.state = self.state.scrolling("list", None)

    def reveal_line(self, number: int) -> None:
        """Scroll the listing so that a line is on view; lines count from 1."""
        widget = self.frame().widget(SCROLL)
        if widget and isinstance(widget.scroll, Scroll):
            first = widget.scroll.to_show(number - 1)
            self.state = self.state.scrolling(SCROLL, first)

    def settle(self) -> None:
        """Undo all scrolling."""
        self.state = ViewState(ring=self.state.ring)

    def follow(self, name: str) -> None:
        """Let the list follow its newest line again, or the lens the clock."""
        self.state = self.state.scrolling(name, None)


def _has_moved(before: Moment, now: Moment) -> bool:
    """Return whether the search, or a person's own program, is at another step."""
    if before.playback and now.playback:
        return before.playback.step != now.playback.step
    return before.position != now.position
