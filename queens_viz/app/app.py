"""An app: a player, and what is open, chosen, typed and asked beside it. It knows no pixels and no keys."""

from __future__ import annotations

from typing import Any

from ..search.facts import LARGEST
from ..search.position import Position, link_to
from ..search.search import Search
from ..search.strategy import PLAIN
from ..words.words import Words, name_of, words_of
from .chance import Chance
from .commands import Action
from .compare import Compare
from .exercise import ByHand, Exercise, Given
from .history import History, Turn
from .moment import Aim, Moment
from .own_board import OwnBoard
from .player import Player
from .questions import Square, first_square, right
from .state import BY_SQUARE, NOTHING, Asking, State
from .vote import ANSWERED, VOTING, Vote

MESSAGE_FOR = 4.0
"""Seconds for which a message stands."""

MINUTE = 60.0
"""Seconds of a minute."""


class Front:
    """What shows an app: here one that shows nothing.

    What only the eye would miss is a front's own: how far the list is scrolled, what the lens shows, and which
    button has the ring.
    """

    missing: frozenset[Action] = frozenset()
    """Actions that it has no use for: no key means them, and nothing shows them."""

    themes: tuple[str, ...] = ("light",)
    """The names of the themes that it can show, in the order in which a key goes through them."""

    @property
    def has_panel(self) -> bool:
        """Whether there is room for more than the board."""
        return True

    @property
    def has_keys(self) -> bool:
        """Whether keys are told of, and do what else is a row of the menu; on phones there are fingers alone."""
        return True

    @property
    def has_two_panels(self) -> bool:
        """Whether the tree has a panel of its own."""
        return False

    @property
    def ringed(self) -> object:
        """The name of the button that has the ring, so that Space and Enter press it; None where none has it."""
        return None

    @property
    def has_whole_program(self) -> bool:
        """Whether the listing and the values beside it both fit."""
        return True

    @property
    def has_room_for_nodes(self) -> bool:
        """Whether each node of a small tree has room for its number."""
        return True

    def move_ring(self, step: int) -> None:
        """Give the ring to the next button, or to the one before where the step is -1."""

    def drop_ring(self) -> None:
        """Take the ring away."""

    def press_ring(self) -> None:
        """Press the button that has the ring."""

    def reveal(self, line: int) -> None:
        """Scroll the list so that a line can be seen."""

    def settle(self) -> None:
        """Let list, tree and boards stand as at first: neither scrolled nor moved."""

    def follow(self, name: str) -> None:
        """Let the "list" follow its newest line again, or the "lens" of the flame the clock."""

    def save(self, stem: str) -> str:
        """Save a picture as stem-0001.png or the like, and return its path; OSError where that can't be done."""
        raise OSError("there is no picture")

    def quit(self) -> None:
        """End the program."""


class Desk:
    """What lies around a window or page; here around one that is not on a screen, with a clipboard of its own.

    `seed` is what chance begins with.
    """

    seed = 0
    address = ""
    """Where the page is, as far as that is told."""
    _clipboard = ""

    def announce(self, line: str) -> None:
        """Print a line for whoever reads along."""

    def copy(self, text: str) -> bool:
        """Put a text into the clipboard; return whether that went well."""
        self._clipboard = text
        return True

    def paste(self) -> str:
        """Return the text in the clipboard, empty if there is none."""
        return self._clipboard

    def code(self, link: str) -> Any:
        """Return the QR code of a link; None where none can be made."""

    @property
    def is_full(self) -> bool:
        """Whether the screen is filled."""
        return False

    def toggle_full_screen(self) -> None:
        """Fill the screen, or return to the size before."""


class App:
    """A player, its state, the front that shows them and the desk around it; what it can do is the table of actions."""

    def __init__(
        self,
        player: Player,
        state: State | None = None,
        front: Front | None = None,
        desk: Desk | None = None,
    ) -> None:
        self.player = player
        self.state = state or State()
        self.front = front or Front()
        self.desk = desk or Desk()
        self.chance = Chance(self.desk.seed)
        self.told = 0
        """How often something was said."""
        self.said: tuple[str, ...] = ()
        """The keys of what was said last."""
        self.race: Compare | None = None
        self.kept: tuple[Player, State, Compare | None] | None = None
        """What there was before a lesson began, while one is on: it is there again when that is left."""
        self.after_beat: object = None
        """Where search and class stood after the last beat of a lesson."""
        self.minute = MINUTE
        """Seconds until a minute of a lesson's stop has passed."""
        self._message_for = 0.0  # seconds for which the message still stands

    @property
    def say(self) -> Words:
        """The words of its language, with keys where its front has any."""
        return words_of(self.state.language, self.front.has_keys)

    @property
    def search(self) -> Search:
        """The search of its player."""
        return self.player.search

    @property
    def title(self) -> str:
        """The title of a window or page."""
        n, name = self.search.n, name_of(self.search.strategy)
        title = self.say.count("caption", n)
        return f"{title} · {self.say(name)}" if name else title

    @property
    def link(self) -> str:
        """What leads to what is on view, after the page's address."""
        state = self.state
        if state.challenge:
            return state.challenge.link
        return (
            f"lesson={state.lesson}"
            if state.lesson
            else link_to(self.player.search.position)
        )

    @property
    def whole_link(self) -> str:
        """The same with the address, as far as that is told."""
        return f"{self.desk.address}#{self.link}"

    @property
    def due(self) -> float:
        """Seconds until something changes by itself, infinite where nothing will."""
        due = min(self.runner.due, self.player.due)
        due = min(due, self.minute) if self.state.lesson else due
        return min(due, self._message_for) if self.state.message else due

    @property
    def compare(self) -> Compare | None:
        """The race of all searches, while it is open; it keeps its place as long as the size is the same."""
        if self.state.tab is not Action.COMPARE:
            return None
        if not self.race or self.race.race.n != self.search.n:
            self.race = Compare(self.search.n, self.player.tempo)
        return self.race

    @property
    def runner(self) -> Player | Compare:
        """What the controls run: the search, or the race while that is open."""
        return self.compare or self.player

    def moment(self) -> Moment:
        """Return what there is to be seen now."""
        return self.player.moment(self.compare)

    @property
    def asking(self) -> Asking:
        """What the class is asked: nothing while the search runs or something else is shown."""
        state = self.state
        if (
            not state.exercise
            or not (work := state.work)
            or self.player.aim
            or state.shown
        ):
            return NOTHING
        position, cursor = self.search.position, None
        question = work.question(position)
        if question and state.vote.phase is ANSWERED:
            # Any right answer, which nobody has given.
            return Asking(
                None,
                Given(question, min(right(question, position), key=str), is_right=True),
            )
        if question and state.vote.is_open:
            # What somebody answered before the vote is no part of it.
            chosen = state.vote.chosen
            return Asking(
                question, cursor=chosen if isinstance(chosen, tuple) else None
            )
        if question in BY_SQUARE:
            cursor = state.cursor or first_square(question, position)
        return Asking(question, work.given, cursor, state.by_hand.wrong)

    @property
    def own_board(self) -> OwnBoard | None:
        """The board on which the class sets queens, while it does."""
        is_open = self.state.exercise is Exercise.OWN_BOARD
        return self.state.own_board.on(self.search.n) if is_open else None

    @property
    def cursor(self) -> Square | None:
        """The square that keys have chosen, where squares are asked for; a click on any other one chooses that."""
        return self.state.cursor or (0, 0) if self.own_board else self.asking.cursor

    @property
    def has_tree(self) -> bool:
        """Whether the tree is to be seen, in one of the panels."""
        is_open = self.state.open_tab(self.search.n) is Action.TREE
        return (
            is_open
            or self.front.has_two_panels
            or (self.state.is_large and not self.has_program)
        )

    @property
    def has_nodes(self) -> bool:
        """Whether the tree is drawn as nodes; else it is drawn over time."""
        is_wanted = self.state.has_nodes(self.search.n)
        return is_wanted and self.front.has_room_for_nodes

    @property
    def has_program(self) -> bool:
        """Whether the program is to be seen."""
        return self.state.open_tab(self.search.n) is Action.PROGRAM

    def pass_time(self, dt: float, spent: float | None = None) -> None:
        """Let `dt` seconds pass, and tell what has come to its end meanwhile; `spent` is as for a player."""
        was_at_end, aim = self.player.is_at_end, self.player.aim
        if self.compare:
            self.compare.pass_time(dt, spent)
        self.player.pass_time(dt, spent)
        if self.player.is_at_end and not was_at_end:
            self._complete(aim)
        elif aim is Aim.RUN and not self.player.aim:
            self.tell("breakpoint_reached", column=self.search.column + 1)
        if at := self.state.lesson:
            self.minute -= dt
            if self.minute <= 0:
                self.minute = MINUTE
                self.change(lesson=at._replace(passed=at.passed + 1))
        if self.state.message:
            self._message_for -= max(0.0, dt)
            if self._message_for <= 0:
                self.change(message="")

    def change(self, **changes: object) -> None:
        """Replace parts of the state."""
        self.state = self.state._replace(**changes)  # type: ignore[arg-type]  # names are checked at run time

    def tell(
        self,
        *keys: str,
        before: str = "",
        is_bad: bool = False,
        of_jump: bool = False,
        **values: object,
    ) -> None:
        """Say for a while what these keys of the words mean, after another text."""
        parts = [before, *[self.say(key, **values) for key in keys]]
        message = " ".join([part for part in parts if part])
        self.change(message=message, is_bad_news=is_bad, tells_jump=of_jump)
        self.said = keys
        self.told += 1
        self._message_for = MESSAGE_FOR

    def is_confirmed(self, key: str, count: int) -> bool:
        """Return whether somebody asks for the same thing again after being warned.

        The first time, say by a message that counts what would be lost.
        """
        key = self.say.form(key, count)
        if self.state.message and self.said == (key,):
            return True
        self.tell(key, count=count)
        return False

    def may_leave_challenge(self) -> bool:
        """Return whether a challenge can be left, if one is on.

        Where answers would be lost, warn once.
        """
        work = self.state.challenge
        answers = len(work.tries) if work else 0
        return not answers or self.is_confirmed("challenge_lost", answers)

    def speak(self, language: str) -> None:
        """Say everything in another language from now on."""
        self.change(language=language, message="")

    def leave_lesson(self) -> None:
        """Let all be as it was before a lesson or a challenge began, but what has been set for the eye and the ear."""
        if self.kept:
            self.player, state, self.race = self.kept
            state = state.set_as(self.state)
            self.state = state._replace(
                has_help=False, menu=None, message="", vote=Vote()
            )
            self.kept = None
            self.front.settle()

    def leave_shown(self) -> None:
        """Close what is shown in place of the search, what was said and what was answered: the search moves on."""
        self.state = self.state.unanswered()._replace(shown=None)
        self.front.follow("list")

    def next(self) -> None:
        """Make one step, which may be the last."""
        was_at_end = self.player.is_at_end
        self.runner.next()
        if self.player.is_at_end and not was_at_end:
            self._complete(None)

    @property
    def history(self) -> History:
        """What can be undone: changes of a vote, or what was set on the class's own board.

        Otherwise these are moves of the search or of the race.
        """
        if self.state.vote.phase in VOTING:
            return self.state.vote.history
        return (self.own_board or self.runner).history

    def turn(self, turned: Turn, why_not: str) -> None:
        """Undo a move or do it again, or say that there is none: a run may have begun since then."""
        vote = self.state.vote
        if vote.is_open:
            place, history = turned(vote.history, vote.bare)
            self.change(vote=place._replace(history=history), message="")
            return
        if own := self.own_board:
            queens, history = turned(own.history, own.queens)
            self.change(
                own_board=own._replace(queens=queens, history=history), message=""
            )
            return
        self.leave_shown()
        if not self.runner.turn(turned):
            self.tell(why_not)
        self._leave_exercise_of_plain()

    def resize(self, n: int | None) -> None:
        """Begin with another size, if it is allowed."""
        self.change(typed="")
        if n and 1 <= n <= LARGEST:
            self.leave_shown()
            self.change(by_hand=ByHand())
            self.player.resize(n)

    def jump(
        self, position: Position, *, before: str = "", is_told: bool = True
    ) -> None:
        """Go to a position, and say so unless that is plain; another text is said before."""
        self.leave_shown()
        self.player.jump(position)
        if self._leave_exercise_of_plain() or not is_told:
            return
        steps = self.search.steps
        key = "jumped" if steps else "jumped_far" if steps is None else "jumped_first"
        self.tell(key, before=before, steps=steps, of_jump=True)

    def _leave_exercise_of_plain(self) -> bool:
        """End an exercise where the search has become another than the plain one, and say so; return whether it has."""
        if not self.state.exercise or self.search.strategy is PLAIN:
            return False
        self.change(exercise=None)
        self.tell("is_of_plain")
        return True

    @property
    def elsewhere(self) -> Position | None:
        """Where the search could go: to what is shown, or to the class's own board if it can go on from there."""
        own = self.own_board
        return own.position if own else self.state.shown

    @property
    def on_view(self) -> Position:
        """The position that is on view: what is shown, the chosen search of a race, or where the search stands."""
        if compare := self.compare:
            return compare.race.lanes[compare.chosen].search.position
        return self.state.shown or self.search.position

    def go_there(self) -> None:
        """Go to what is on the board in place of the search, if it can be reached."""
        if position := self.elsewhere:
            if not self.may_leave_challenge():
                return
            if self.own_board:
                self.change(exercise=None)
            if self.state.challenge:
                self.leave_lesson()
            self.jump(position)

    def show(self, position: Position) -> None:
        """Show a position in place of the search, which stays where it is, halted."""
        self.player.halt()
        self.change(shown=None if position == self.search.position else position)

    def toggle_breakpoint(self, column: int) -> None:
        """Set a breakpoint in a column, or take it away, and say so."""
        self.player.toggle_breakpoint(column)
        is_set = column in self.player.findings.breakpoints
        self.tell("breakpoint_set" if is_set else "breakpoint_taken", column=column + 1)

    def choose(self, index: int) -> None:
        """Show a solution of the list, or the nearest that there is, and open the list."""
        self._show_solution(index)
        self.change(tab=Action.SOLUTIONS)

    def _show_solution(self, index: int) -> None:
        solutions = self.player.findings.solutions
        if len(solutions):
            self.player.halt()
            index = min(max(0, index), len(solutions) - 1)
            self.front.reveal(index)
            position = Position(solutions.n, solutions[index], 0, solutions.strategy)
            self.change(shown=position)

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
        if self.compare and tab is not Action.COMPARE:
            self.compare.halt()
        if (
            tab is Action.PROGRAM
            and self.has_program
            and not self.front.has_whole_program
        ):
            self.change(has_values=not self.state.has_values)
        self.change(
            tab=self.state.tab if tab is Action.RULES else tab,
            by_hand=self.state.by_hand._replace(has_rules=tab is Action.RULES),
            is_large=self.state.is_large
            and tab is (Action.PROGRAM if self.has_program else Action.TREE),
        )
        if tab is Action.SOLUTIONS:
            self.front.follow("list")

    def type(self, digit: str) -> None:
        """Take a digit of a new size; after a size that there is not, the next digit begins another."""
        is_new = self.state.typed and self.state.typed_size is None
        self.change(typed=digit if is_new else self.state.typed + digit, message="")
        self.front.drop_ring()
        if self.state.typed_size is None:
            self.tell("sizes", largest=LARGEST, is_bad=True)

    def save(self) -> None:
        """Save a picture of what is to be seen, without the message."""
        self.change(message="")
        try:
            path = self.front.save(f"queens-{self.search.n}")
        except OSError as error:
            self.tell("not_saved", reason=error.strerror or error, is_bad=True)
        else:
            self.tell("saved", path=path)

    def copy(self) -> None:
        """Put the position on the board into the clipboard, or any board as a grid."""
        position = self.on_view
        own = self.own_board
        if own:
            if own.position is None:
                self._copy(own.grid, message="copied_board")
                return
            position = own.position
        # The end position has no text of its own; it resumes with a new round.
        self._copy(
            str(
                Position.first(position.n, position.strategy)
                if position.is_end
                else position
            )
        )

    def share(self) -> None:
        """Copy the link to what is on view, and where a code of it can be made show that as the help is, or hide it."""
        link, is_shown = self.whole_link, self.state.has_help and self.state.has_code
        more = () if self.desk.address else ("no_address",)
        self._copy(link, *more)
        has_code = not is_shown and bool(self.desk.code(link))
        self.change(has_help=has_code, has_code=has_code)

    def _copy(self, text: str, *more: str, message: str = "copied") -> None:
        if self.desk.copy(text):
            self.tell(message, *more, position=text)
        else:
            self.tell("not_copied", is_bad=True)

    def _complete(self, aim: Aim | None) -> None:
        """Print the total, and choose the first solution where all have been listed."""
        if aim is Aim.ALL:
            self._show_solution(0)
        search, say = self.search, self.say
        found, problem = (
            say.solutions(search.solutions_found, is_over=True),
            say.count("queens", search.n),
        )
        key = "total_found" if search.steps is None else "total"
        self.desk.announce(say(key, problem=problem, found=found, steps=search.steps))
