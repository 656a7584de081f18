"""What is done with the events and the time that reach a window."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import pygame

from ..app.actions import is_asked, moves, repeats, typed_size
from ..app.commands import Action, Command
from ..app.moment import Job
from ..app.player import Player
from ..app.state import Guesses, Labels, Layer, Tab
from ..command.streams import escaped
from ..looks.theme import THEMES
from ..search.facts import LARGEST
from ..search.position import Position, attackers
from ..words.words import Words
from . import solution_list
from .buttons import Button
from .desk import Desk
from .layout import lay_out
from .tabs import body_of
from .view import View, ViewState

HELD_FOR, REPEATED_AFTER = 0.4, 0.05
"""Seconds after which a held key counts as pressed again, and then again and again."""

FASTER_BY = 1.25
"""The factor by which a key changes the speed."""

ZOOMED, LARGEST_ZOOM = 1.2, 12.0
"""The factor by which a notch of the wheel enlarges the tree, and all of them together."""

FARTHEST = 30_000
"""Pixels that the tree can be dragged away from its place."""

MESSAGE_FOR = 4.0
"""Seconds for which the window says what was done."""

ENDED = {Action.NEXT, Action.NEXT_SOLUTION, Action.ALL}
"""Actions that say at the end that this is the end, before the search begins again."""

FIELDS = {
    pygame.KEYDOWN: ("key", "unicode", "mod"),
    pygame.KEYUP: ("key",),
    pygame.MOUSEBUTTONDOWN: ("pos", "button"),
    pygame.MOUSEBUTTONUP: ("pos", "button"),
    pygame.MOUSEMOTION: ("pos", "rel"),
    pygame.MOUSEWHEEL: ("y",),
}
"""What must be in the events that the window understands. SDL's are whole; those that other code posts need not be."""


class Held(NamedTuple):
    """A key that is held down, and the seconds until it counts as pressed again."""

    event: pygame.event.Event
    wait: float


class App:
    """A player and its picture, driven by events and by time that others measure.

    `desk` is what the app can do beside its window: the clipboard, the full screen and files.
    """

    def __init__(self, player: Player, state: ViewState | None = None, desk: Desk | None = None) -> None:
        self.player = player
        self.state = state or ViewState()
        self.desk = desk or Desk()
        self.view = View(Words(self.state.language))
        self._held: Held | None = None
        self._pointer = (0, 0)
        self._message_for = 0.0  # seconds for which the message still stands

    def update(
        self,
        dt: float,
        events: Iterable[pygame.event.Event],
        surface: pygame.Surface,
        spent: float | None = None,
    ) -> bool:
        """Do what the events ask for and let `dt` seconds pass; return False where one asks to quit.

        `spent` are the seconds that the last update took by itself, without drawing, where somebody measured them.
        """
        for event in events:
            if not all(hasattr(event, name) for name in FIELDS.get(event.type, ())):
                continue
            self._hold(event)
            if event.type == pygame.MOUSEMOTION:
                self._pointer = event.pos
            command = self.view.interpret(event, surface.get_size(), self.player, self.state, self._pointer)
            if command and self.state.has_help and event.type == pygame.MOUSEBUTTONDOWN:
                # A click on a line of the help closes it, and then what it does can be seen.
                self._change(has_help=False)
                command = None if command.action in (Action.HELP, Action.CLOSE) else command
            if command and not self.execute(command, surface):
                return False
        self._repeat(dt, surface)
        self._tick(dt, spent, surface)
        return True

    @property
    def title(self) -> str:
        """The title of the window."""
        n = self.player.search.n
        return self.view.say("caption", n=n) if n > 1 else self.view.say("caption_one")

    @property
    def is_busy(self) -> bool:
        """Whether something will change by itself soon: the next frame is wanted at once."""
        return self.player.is_busy or self._held is not None or bool(self.state.message)

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        """Draw what has changed, and return where."""
        return self.view.draw(surface, self.player, self.state)

    def _hold(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self._held = Held(event, HELD_FOR)
        elif event.type == pygame.WINDOWFOCUSLOST or (
            event.type == pygame.KEYUP and self._held and event.key == self._held.event.key
        ):
            self._held = None

    def _repeat(self, dt: float, surface: pygame.Surface) -> None:
        """Press a held key again where it is time, at most once a frame, so that nothing is left when it is let go."""
        if not self._held:
            return
        wait = self._held.wait - max(0.0, dt)
        if wait <= 0:
            command = self.view.interpret(self._held.event, surface.get_size(), self.player, self.state)
            # A held key does not run over the end into the next round.
            is_over = self.player.is_at_end and command and command.action is Action.NEXT
            if command and repeats(command.action) and not is_over:
                self.execute(command, surface)
            wait = max(0.0, wait + REPEATED_AFTER)
        self._held = self._held._replace(wait=wait)

    def _tick(self, dt: float, spent: float | None, surface: pygame.Surface) -> None:
        """Let time pass, and tell what has come to its end meanwhile."""
        was_at_end, job = self.player.is_at_end, self.player.job
        self.player.tick(dt, spent)
        if self.player.is_at_end and not was_at_end:
            self._complete(job, surface)
        elif job is Job.RUN and not self.player.job:
            self._say(self.view.say("breakpoint_reached", column=len(self.player.search.board) + 1))
        if self.state.message:
            self._message_for -= max(0.0, dt)
            if self._message_for <= 0:
                self._change(message="")

    def _complete(self, job: Job | None, surface: pygame.Surface) -> None:
        """Print the total, and choose the first solution where all have been listed."""
        if job is Job.ALL and len(self.player.solutions):
            self._choose(0, surface)
        moment, say = self.player.moment(), self.view.say
        found = say.found(moment.found, is_over=True)
        key = "total_found" if moment.steps is None else "total"
        n = moment.position.n
        problem = say("queens", n=n) if n > 1 else say("queen")
        self.desk.announce(say(key, problem=problem, found=found, steps=moment.steps))

    def execute(self, command: Command, surface: pygame.Surface) -> bool:
        """Do what a command says; return False where it asks to quit."""
        if moves(command.action):
            was_warned = self.state.message == self.view.say("press_again")
            self._change(shown=None, scroll=None, message="", guesses=self.state.guesses._replace(was_right=None))
            if self.player.is_at_end and command.action in ENDED and not (was_warned and command.action is Action.NEXT):
                self._say(self.view.say("press_again"))
            else:
                self._move(command, surface)
        else:
            self._do(command, surface)
        self._drop_ring(surface)
        return command.action is not Action.QUIT

    def _drop_ring(self, surface: pygame.Surface) -> None:
        """Take the ring away where its button has gone."""
        if self.state.focus and not self._with_ring(surface):
            self._change(focus=None)

    def _with_ring(self, surface: pygame.Surface) -> Button | None:
        buttons = self.view.buttons(surface.get_size(), self.player, self.state)
        return next((button for button in buttons if button.name is self.state.focus), None)

    def _next(self, surface: pygame.Surface) -> None:
        """Make one step, which may be the last."""
        was_at_end = self.player.is_at_end
        self.player.next()
        if self.player.is_at_end and not was_at_end:
            self._complete(None, surface)

    def _move(self, command: Command, surface: pygame.Surface) -> None:
        """Do what moves the search; a solution that was shown has been closed."""
        player, value = self.player, command.value
        match command.action:
            case Action.RUN:
                player.run()
            case Action.BACK:
                player.back()
            case Action.NEXT:
                self._next(surface)
            case Action.NEXT_SOLUTION:
                player.next_solution()
            case Action.ALL:
                player.all()
            case Action.RESTART:
                player.restart()
            case Action.UNDO if not player.undo():
                self._explain(Action.UNDO)
            case Action.REDO if not player.redo():
                self._explain(Action.REDO)
            case Action.LARGER:
                self._resize(player.search.n + 1)
            case Action.SMALLER:
                self._resize(player.search.n - 1)
            case Action.START:
                self._resize(typed_size(self.state))
            case Action.JUMP if isinstance(value, Position):
                player.jump(value)
            case Action.SEEK if isinstance(value, float):
                player.seek(value, is_first=self.state.grabbed is None)

    def _resize(self, n: int | None) -> None:
        self._change(typed="")
        if n and 1 <= n <= LARGEST:
            self.player.resize(n)

    def _do(self, command: Command, surface: pygame.Surface) -> None:
        """Do what leaves the search where it is, but for a run that it may halt."""
        state, player, value = self.state, self.player, command.value
        match command.action:
            case Action.HALT:
                player.halt()
            case Action.BREAKPOINT if isinstance(value, int):
                player.toggle_breakpoint(value)
                key = "breakpoint_set" if value in player.breakpoints else "breakpoint_taken"
                self._say(self.view.say(key, column=value + 1))
            case Action.SPEED if isinstance(value, float):
                player.set_speed(value)
            case Action.SLOWER:
                player.change_speed(1 / FASTER_BY)
            case Action.FASTER:
                player.change_speed(FASTER_BY)
            case Action.TYPE:
                self._type(str(value))
            case Action.ERASE:
                self._change(typed=state.typed[:-1])
            case Action.EXPLAIN if isinstance(value, Action):
                self._explain(value)
            case Action.CHOOSE if isinstance(value, int):
                self._choose(value, surface)
            case Action.UP:
                self._choose(self._chosen(len(player.solutions)) - 1, surface)
            case Action.DOWN:
                self._choose(self._chosen(-1) + 1, surface)
            case Action.GO_THERE if state.shown is not None:
                self.execute(Command(Action.JUMP, state.shown), surface)
            case Action.SHOW if isinstance(value, Position):
                player.halt()
                self._change(shown=None if value == player.search.position else value)
            case Action.SAFE | Action.ATTACKED:
                self._guess(command.action is Action.SAFE, surface)
            case Action.SCROLL if isinstance(value, int):
                first, lines = self._listed(surface)
                self._scroll(first + value, lines)
            case Action.SCROLL_TO if isinstance(value, float):
                _, lines = self._listed(surface)
                self._scroll(round(value * (len(player.solutions) - lines)), lines)
            case Action.CLOSE:
                self._close()
            case Action.GRAB if isinstance(value, Command):
                self.execute(value, surface)
                self._change(grabbed=value)
            case Action.RELEASE:
                self._change(grabbed=None)
            case Action.ZOOM | Action.MOVE | Action.FIT | Action.LABELS | Action.HIDE | Action.REJECTED:
                self._look_at_tree(command)
            case _:
                self._do_in_window(command, surface)

    def _do_in_window(self, command: Command, surface: pygame.Surface) -> None:
        """Do what concerns only the window and what lies around it."""
        state, say = self.state, self.view.say
        match command.action:
            case Action.FOCUS | Action.FOCUS_BACK:
                self._change(focus=self._next_focus(1 if command.action is Action.FOCUS else -1, surface))
            case Action.PRESS if button := self._with_ring(surface):
                action = button.command.action
                self.execute(button.command if button.is_enabled else Command(Action.EXPLAIN, action), surface)
            case Action.THEME:
                names = list(THEMES)
                self._change(theme=names[(names.index(state.theme) + 1) % len(names)])
            case Action.SOLUTIONS:
                self._change(tab=Tab.SOLUTIONS, scroll=None)
            case Action.TREE:
                self._change(tab=Tab.TREE)
            case Action.PROGRAM:
                self._change(tab=Tab.PROGRAM)
            case Action.PREDICT:
                self._toggle_predict()
            case Action.HELP:
                self._change(has_help=not state.has_help)
            case Action.FULL_SCREEN:
                self.desk.toggle_full_screen()
            case Action.SAVE:
                self._save(surface)
            case Action.COPY:
                self._copy()
            case Action.PASTE:
                try:
                    position = Position.parse(self.desk.paste(), self.player.search.n)
                except ValueError as error:
                    self._say(say("not_pasted", n=self.player.search.n, reason=say.complaint(error)), is_bad=True)
                else:
                    self.execute(Command(Action.JUMP, position), surface)

    def _next_focus(self, step: int, surface: pygame.Surface) -> Action | None:
        """Return which button gets the ring next: the nearest that can be pressed."""
        buttons = self.view.buttons(surface.get_size(), self.player, self.state)[::step]
        names = [button.name for button in buttons]
        first = names.index(self.state.focus) + 1 if self.state.focus else 0
        return next((button.name for button in buttons[first:] + buttons[:first] if button.is_enabled), None)

    def _look_at_tree(self, command: Command) -> None:
        """Do what changes only how the tree is looked at."""
        tree, value = self.state.tree, command.value
        match command.action:
            case Action.ZOOM if isinstance(value, tuple):
                notches, *point = value
                # As many notches as lead from one end to the other are enough.
                notches = min(20, max(-20, notches))
                zoom = min(LARGEST_ZOOM, max(1.0, tree.zoom * ZOOMED**notches))
                grown = zoom / tree.zoom
                x, y = (round(moved * grown + at * (1 - grown)) for moved, at in zip(tree.moved, point, strict=True))
                tree = tree._replace(zoom=zoom, moved=(x, y) if zoom > 1 else (0, 0))
            case Action.MOVE if isinstance(value, tuple):
                tree = tree._replace(moved=(tree.moved[0] + value[0], tree.moved[1] + value[1]))
            case Action.FIT:
                tree = tree._replace(zoom=1.0, moved=(0, 0))
            case Action.LABELS:
                names = list(Labels)
                tree = tree._replace(labels=names[(names.index(tree.labels) + 1) % len(names)])
            case Action.HIDE:
                tree = tree._replace(hides_failed=not tree.hides_failed)
            case Action.REJECTED:
                tree = tree._replace(has_rejected=not tree.has_rejected)
        x, y = (min(FARTHEST, max(-FARTHEST, moved)) for moved in tree.moved)
        self._change(tree=tree._replace(moved=(x, y)))

    def _guess(self, is_safe: bool, surface: pygame.Surface) -> None:
        """Take the class's guess, and make the step that reveals the verdict; the next question tells it, if any."""
        position, guesses, say = self.player.search.position, self.state.guesses, self.view.say
        was_right = is_safe is not bool(attackers(position.board, position.candidate))
        self._next(surface)
        guesses = Guesses(guesses.right + was_right, guesses.made + 1, was_right)
        self._change(guesses=guesses, message="")
        if not is_asked(self.player.moment(), self.state):
            verdict = say.verdict(self.player.search.position, was_right=was_right)
            self._say(say("answered", verdict=verdict, tally=say.tally(guesses.right, guesses.made)))

    def _toggle_predict(self) -> None:
        """Begin or end to ask the class; where there is no question now, say so."""
        say, guesses = self.view.say, self.state.guesses
        self._change(predicts=not self.state.predicts, guesses=Guesses(), message="")
        if not self.state.predicts:
            tally = say.tally(guesses.right, guesses.made)
            self._say(say("predict_off_tally", tally=tally) if guesses.made else say("predict_off"))
        elif not is_asked(self.player.moment(), self.state):
            self._say(say("predict_waits" if self.player.job else "predict_on"))

    def _type(self, digit: str) -> None:
        """Take a digit of a new size; after a size that there is not, the next digit begins another."""
        is_new = self.state.typed and typed_size(self.state) is None
        self._change(typed=digit if is_new else self.state.typed + digit, focus=None, message="")
        if typed_size(self.state) is None:
            self._explain(Action.START)

    def _explain(self, action: Action) -> None:
        """Say why something that was asked for does not apply now."""
        reason = self.view.why_not(action, self.player, self.state)
        if reason:
            self._say(reason, is_bad=action is Action.START)

    def _choose(self, index: int, surface: pygame.Surface) -> None:
        """Show a solution from the list on the board; the search stays where it is, halted."""
        count = len(self.player.solutions)
        if count:
            self.player.halt()
            index = min(max(0, index), count - 1)
            first, lines = self._listed(surface)
            shown = Position(self.player.search.n, self.player.solutions[index], 0)
            scroll = min(max(first, index - lines + 1), index)
            self._change(shown=shown, scroll=scroll, tab=Tab.SOLUTIONS)

    def _chosen(self, otherwise: int) -> int:
        """Return which solution of the list is shown, if one is."""
        index = self.player.solutions.index(self.state.shown.board) if self.state.shown else None
        return otherwise if index is None else index

    def _listed(self, surface: pygame.Surface) -> tuple[int, int]:
        """Return which solution stands in the first line of the list, and how many lines there are."""
        layout = lay_out(*surface.get_size(), self.player.search.n)
        lines = solution_list.lines_in(body_of(layout.panel, layout), layout)
        here = self._chosen(-1)
        count = len(self.player.solutions)
        return solution_list.first_line(count, lines, self.state, None if here < 0 else here), lines

    def _scroll(self, first: int, lines: int) -> None:
        self._change(scroll=min(max(0, first), max(0, len(self.player.solutions) - lines)))

    def _close(self) -> None:
        """Close the innermost thing open."""
        match self.state.layers[0]:
            case Layer.HELP:
                self._change(has_help=False)
            case Layer.RING:
                self._change(focus=None)
            case Layer.TYPED:
                self._change(typed="")
            case Layer.SHOWN:
                self._change(shown=None)
            case Layer.SEARCH if self.desk.is_full:
                self._say(self.view.say("leave_full_screen"))

    def _save(self, surface: pygame.Surface) -> None:
        """Save a picture of the window as it is, without what the program has to say."""
        self._change(message="")
        self.draw(surface)
        try:
            path = self.desk.save(surface, f"queens-{self.player.search.n}")
        except OSError as error:
            self._say(self.view.say("not_saved", reason=error.strerror or error), is_bad=True)
        else:
            self._say(self.view.say("saved", path=escaped(str(path))))

    def _copy(self) -> None:
        position = self.state.shown or self.player.search.position
        # The end position has no text of its own; it resumes with a new round.
        text = str(Position.first(position.n) if position.is_end else position)
        if self.desk.copy(text):
            self._say(self.view.say("copied", position=text))
        else:
            self._say(self.view.say("not_copied"), is_bad=True)

    def _say(self, message: str, *, is_bad: bool = False) -> None:
        self._change(message=message, is_bad_news=is_bad)
        self._message_for = MESSAGE_FOR

    def _change(self, **changes: object) -> None:
        self.state = self.state._replace(**changes)  # type: ignore[arg-type]  # names are checked at run time
