"""An app: a player, and what is open, chosen, typed and asked beside it. It knows no pixels and no keys."""

from __future__ import annotations

from ..search.facts import COUNTED_AT_ONCE, LARGEST
from ..search.position import Position
from ..words.languages import LANGUAGES
from ..words.words import Words
from .asking import NOTHING, Asking, asking_of
from .by_hand import ByHand
from .chance import Chance
from .commands import Action
from .desk import Desk
from .exercise import Exercise
from .front import Front
from .moment import Aim
from .nodes import ways_of
from .own_board import OwnBoard
from .player import Player
from .questions import Square
from .state import State

MESSAGE_FOR = 4.0
"""Seconds for which a message stands."""


class App:
    """A player, its state, the front that shows them and the desk around it; what it can do is the table of actions."""

    def __init__(
        self, player: Player, state: State | None = None, front: Front | None = None, desk: Desk | None = None
    ) -> None:
        self.player = player
        self.state = state or State()
        self.front = front or Front()
        self.desk = desk or Desk()
        self.say = Words(self.state.language)
        self.chance = Chance(self.desk.seed)
        self.told = 0
        """How often something was said."""
        self._message_for = 0.0  # seconds for which the message still stands

    @property
    def title(self) -> str:
        """The title of a window or page."""
        n = self.player.search.n
        return self.say("caption", n=n) if n > 1 else self.say("caption_one")

    @property
    def is_busy(self) -> bool:
        """Whether something will change by itself soon."""
        return self.player.is_busy or bool(self.state.message)

    @property
    def due(self) -> float:
        """Seconds until something changes by itself, infinite where nothing will."""
        return min(self.player.due, self._message_for) if self.state.message else self.player.due

    @property
    def asking(self) -> Asking:
        """What the class is asked: nothing while the search runs or something else is shown."""
        if not self.state.exercise or self.player.aim or self.state.shown:
            return NOTHING
        return asking_of(self.state, self.player.search.position)

    @property
    def own_board(self) -> OwnBoard | None:
        """The board on which the class sets queens, while it does."""
        is_open = self.state.exercise is Exercise.OWN_BOARD
        return self.state.own_board.on(self.player.search.n) if is_open else None

    @property
    def cursor(self) -> Square | None:
        """The square that keys have chosen, where squares are asked for; a click on any other one chooses that."""
        own = self.own_board
        return own.cursor if own else self.asking.cursor

    @property
    def has_tree(self) -> bool:
        """Whether the tree is to be seen, in one of the panels."""
        is_open = self.state.open_tab(self.player.search.n) is Action.TREE
        return is_open or self.state.tree.is_large or self.front.has_two_panels

    @property
    def has_program(self) -> bool:
        """Whether the program is to be seen."""
        return self.state.open_tab(self.player.search.n) is Action.PROGRAM and not self.state.tree.is_large

    def pass_time(self, dt: float, spent: float | None = None) -> None:
        """Let `dt` seconds pass, and tell what has come to its end meanwhile; `spent` is as for a player."""
        was_at_end, aim = self.player.is_at_end, self.player.aim
        self.player.pass_time(dt, spent)
        if self.player.is_at_end and self._open_on_view():
            self.player.is_counting = True
        if self.player.is_at_end and not was_at_end:
            self._complete(aim)
        elif aim is Aim.RUN and not self.player.aim:
            self.tell(self.say("breakpoint_reached", column=len(self.player.search.board) + 1))
        if self.state.message:
            self._message_for -= max(0.0, dt)
            if self._message_for <= 0:
                self.change(message="")

    def change(self, **changes: object) -> None:
        """Replace parts of the state."""
        self.state = self.state._replace(**changes)  # type: ignore[arg-type]  # names are checked at run time

    def tell(self, message: str, *, is_bad: bool = False) -> None:
        """Say something for a while."""
        self.change(message=message, is_bad_news=is_bad)
        self.told += 1
        self._message_for = MESSAGE_FOR

    def speak(self, language: str) -> None:
        """Say everything in another language from now on."""
        self.say = Words(language)
        self.change(language=language, message="")

    def leave_shown(self) -> None:
        """Close what is shown in place of the search, what was said and what was answered: the search moves on."""
        predict, by_hand = self.state.predict.anew(), self.state.by_hand.anew()
        self.change(shown=None, message="", predict=predict, by_hand=by_hand, cursor=None)
        self.front.reveal(None)

    def next(self) -> None:
        """Make one step, which may be the last."""
        was_at_end = self.player.is_at_end
        self.player.next()
        if self.player.is_at_end and not was_at_end:
            self._complete(None)

    def undo(self) -> None:
        """Undo a move, or say that there is none."""
        if not self.player.undo():
            self.tell(self.say("nothing_to_undo"))

    def redo(self) -> None:
        """Do again what was undone, or say that nothing was."""
        if not self.player.redo():
            self.tell(self.say("nothing_to_redo"))

    def resize(self, n: int | None) -> None:
        """Begin with another size, if it is allowed."""
        self.change(typed="")
        if n and 1 <= n <= LARGEST:
            self.leave_shown()
            self.change(by_hand=ByHand())
            self.player.resize(n)

    def jump(self, position: Position) -> None:
        """Go to a position."""
        self.leave_shown()
        self.player.jump(position)

    @property
    def elsewhere(self) -> Position | None:
        """Where the search could go: to what is shown, or to the class's own board if it can go on from there."""
        own = self.own_board
        return own.position if own else self.state.shown

    def go_there(self) -> None:
        """Go to what is on the board in place of the search, if it can be reached."""
        if position := self.elsewhere:
            if self.own_board:
                self.change(exercise=None)
            self.jump(position)

    def show(self, position: Position) -> None:
        """Show a position in place of the search, which stays where it is, halted."""
        self.player.halt()
        self.change(shown=None if position == self.player.search.position else position)
        self.count_on_view()

    def toggle_breakpoint(self, column: int) -> None:
        """Set a breakpoint in a column, or take it away, and say so."""
        self.player.toggle_breakpoint(column)
        is_set = column in self.player.findings.breakpoints
        self.tell(self.say("breakpoint_set" if is_set else "breakpoint_taken", column=column + 1))

    def choose(self, index: int) -> None:
        """Show a solution of the list, or the nearest that there is, and open the list."""
        self._show_solution(index)
        if len(self.player.findings.solutions):
            self.change(tab=Action.SOLUTIONS)

    def _show_solution(self, index: int) -> None:
        solutions = self.player.findings.solutions
        if len(solutions):
            self.player.halt()
            index = min(max(0, index), len(solutions) - 1)
            self.front.reveal(index)
            self.change(shown=Position(solutions.n, solutions[index], 0))
            self.count_on_view()

    def count_on_view(self) -> None:
        """See to it that what the tree shows is counted."""
        self._open_on_view()
        self.player.is_counting = True

    def _open_on_view(self) -> bool:
        """Say what is open: what somebody opened, the ways to what is shown, and at the end what may have room.

        Return whether that has changed.
        """
        position, shown = self.player.search.position, self.state.shown
        ways = ways_of(position, shown if shown and shown.n == position.n else None)
        opened = {way[:length] for way in ways for length in range(1, len(way))}
        if position.is_end and position.n <= COUNTED_AT_ONCE:
            opened |= {(row,) for row in range(position.n)}
        return self.player.findings.sizes.open(self.state.tree.turned_on(position.n) | opened)

    def choose_by(self, step: int) -> None:
        """Show the solution a step further down the list; without a choice the first, or upwards the last."""
        shown, solutions = self.state.shown, self.player.findings.solutions
        index = solutions.index(shown.board) if shown else None
        if index is None:
            index = -1 if step > 0 else len(solutions)
        self.choose(index + step)

    def open_tab(self, tab: Action) -> None:
        """Open a tab; the list begins with the newest. Another one takes the window back from tree or program.

        Where the program and its values don't both fit, opening its tab again puts one in the place of the other.
        """
        is_large, was_open = self.state.tree.is_large, self.state.open_tab(self.player.search.n) is tab
        if tab is Action.PROGRAM and was_open and not is_large and not self.front.has_whole_program:
            self.change(has_values=not self.state.has_values)
        self.change(
            tab=tab,
            tree=self.state.tree._replace(is_large=is_large and tab is Action.TREE),
            has_large_program=self.state.has_large_program and tab is Action.PROGRAM,
        )
        if tab is Action.SOLUTIONS:
            self.front.reveal(None)

    def turn_theme(self) -> None:
        """Take the next of the themes."""
        names = self.front.themes
        self.change(theme=names[(names.index(self.state.theme) + 1) % len(names)])

    def turn_language(self) -> None:
        """Speak the next of the languages."""
        codes = list(LANGUAGES)
        self.speak(codes[(codes.index(self.state.language) + 1) % len(codes)])

    def type(self, digit: str) -> None:
        """Take a digit of a new size; after a size that there is not, the next digit begins another."""
        is_new = self.state.typed and self.state.typed_size is None
        self.change(typed=digit if is_new else self.state.typed + digit, message="")
        self.front.drop_ring()
        if self.state.typed_size is None:
            self.tell(self.say("sizes", largest=LARGEST), is_bad=True)

    def _complete(self, aim: Aim | None) -> None:
        """Print the total, and choose the first solution where all have been listed."""
        if aim is Aim.ALL:
            self._show_solution(0)
        moment, say = self.player.moment(), self.say
        found = say.found(moment.found, is_over=True)
        key = "total_found" if moment.steps is None else "total"
        n = moment.position.n
        problem = say("queens", n=n) if n > 1 else say("queen")
        self.desk.announce(say(key, problem=problem, found=found, steps=moment.steps))
