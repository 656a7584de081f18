"""An app: a player, and what is open, chosen, typed and asked beside it. It knows no pixels and no keys."""

from __future__ import annotations

from ..search.facts import LARGEST
from ..search.position import Position, attackers
from ..search.tree import Node
from ..words.words import Words
from .commands import Action
from .desk import Desk
from .front import Front, Room
from .moment import Aim, Mode
from .nodes import can_turn, next_node, node_at, path_of, position_of, tree_of
from .player import Player
from .state import Guesses, Labels, Layer, State

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
        self._message_for = 0.0  # seconds for which the message still stands

    @property
    def title(self) -> str:
        """What stands over a window or page."""
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
    def is_asked(self) -> bool:
        """Whether the class is to predict the verdict, and so nothing may show it."""
        board, n = self.player.search.board, self.player.search.n
        is_open = 0 < len(board) < n and self.player.mode is Mode.HALTED
        return self.state.predicts and is_open and self.state.shown is None

    @property
    def has_tree(self) -> bool:
        """Whether the tree is to be seen, in one of the panels."""
        is_open = self.state.open_tab(self.player.search.n) is Action.TREE
        return is_open or self.state.tree.is_large or self.front.room is Room.TWO_PANELS

    @property
    def tree(self) -> Node:
        """The nodes of the tree that are to be seen."""
        return tree_of(self.player.search.position, self.player.findings.sizes, self.state.tree)

    @property
    def chosen_node(self) -> Node:
        """The node of what is on the board."""
        return node_at(self.tree, path_of(self.player.search.position, self.state.shown))

    @property
    def layers(self) -> list[Layer]:
        """What is open, the innermost first."""
        return self.state.layers(has_ring=self.front.has_ring, is_on_tree=self.front.is_on_tree)

    def pass_time(self, dt: float, spent: float | None = None) -> None:
        """Let `dt` seconds pass, and tell what has come to its end meanwhile; `spent` is as for a player."""
        was_at_end, aim = self.player.is_at_end, self.player.aim
        self.player.pass_time(dt, spent)
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
        self._message_for = MESSAGE_FOR

    def speak(self, language: str) -> None:
        """Say everything in another language from now on."""
        self.say = Words(language)
        self.change(language=language, message="")

    def leave_shown(self) -> None:
        """Close what is shown in place of the search, and what was said."""
        self.change(shown=None, message="", guesses=self.state.guesses._replace(was_right=None))
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
        """Begin with another size, if there is such a board."""
        self.change(typed="")
        if n and 1 <= n <= LARGEST:
            self.player.resize(n)

    def jump(self, position: Position) -> None:
        """Go to a position."""
        self.leave_shown()
        self.player.jump(position)

    def go_there(self) -> None:
        """Go to what is shown, if anything is."""
        if self.state.shown:
            self.jump(self.state.shown)

    def show(self, position: Position) -> None:
        """Show a position in place of the search, which stays where it is, halted."""
        self.player.halt()
        self.change(shown=None if position == self.player.search.position else position)

    def toggle_breakpoint(self, column: int) -> None:
        """Set a breakpoint in a column, or take it away, and say so."""
        self.player.toggle_breakpoint(column)
        is_set = column in self.player.findings.breakpoints
        self.tell(self.say("breakpoint_set" if is_set else "breakpoint_taken", column=column + 1))

    def choose(self, index: int) -> None:
        """Show a solution of the list, or the nearest that there is."""
        solutions = self.player.findings.solutions
        if len(solutions):
            self.player.halt()
            index = min(max(0, index), len(solutions) - 1)
            self.front.reveal(index)
            self.change(shown=Position(solutions.n, solutions[index], 0), tab=Action.SOLUTIONS)

    def choose_by(self, step: int) -> None:
        """Show the solution a step further down the list; without a choice the first, or upwards the last."""
        shown, solutions = self.state.shown, self.player.findings.solutions
        index = solutions.index(shown.board) if shown else None
        if index is None:
            index = -1 if step > 0 else len(solutions)
        self.choose(index + step)

    def open_tab(self, tab: Action) -> None:
        """Open a tab; the list begins with the newest. Another than the tree's takes the window back from it."""
        is_large = self.state.tree.is_large and tab is Action.TREE
        self.change(tab=tab, tree=self.state.tree._replace(is_large=is_large))
        if tab is Action.SOLUTIONS:
            self.front.reveal(None)

    def choose_node(self, key: str) -> None:
        """Show the node that an arrow key leads to."""
        node = next_node(self.tree, self.chosen_node.board, key)
        self.show(position_of(node, self.player.search.n))

    def turn_node(self) -> None:
        """Open or close the chosen subtree, if it is one."""
        n, tree, node = self.player.search.n, self.state.tree, self.chosen_node
        turned = tree.turned_on(n) ^ ({node.board} if can_turn(node) else set())
        self.change(tree=tree._replace(turned=turned, size=n))
        self.player.findings.sizes.open(turned)
        self.player.is_counting = True

    def toggle_large_tree(self) -> None:
        """Give the tree the whole window, or take it back."""
        self.change(tree=self.state.tree._replace(is_large=not self.state.tree.is_large))

    def turn_labels(self) -> None:
        """Write something else on the nodes of the tree."""
        names = list(Labels)
        labels = names[(names.index(self.state.tree.labels) + 1) % len(names)]
        self.change(tree=self.state.tree._replace(labels=labels))

    def toggle_failed(self) -> None:
        """Hide the failed subtrees, or show them again."""
        self.change(tree=self.state.tree._replace(hides_failed=not self.state.tree.hides_failed))

    def toggle_rejected(self) -> None:
        """Add the rejected rows to the tree, or take them away."""
        self.change(tree=self.state.tree._replace(has_rejected=not self.state.tree.has_rejected))

    def turn_theme(self) -> None:
        """Take the next of the themes."""
        names = self.front.themes
        self.change(theme=names[(names.index(self.state.theme) + 1) % len(names)])

    def toggle_predict(self) -> None:
        """Begin or end to ask the class; where there is no question now, say so."""
        say, guesses = self.say, self.state.guesses
        self.change(predicts=not self.state.predicts, guesses=Guesses(), message="")
        if not self.state.predicts:
            tally = say.tally(guesses.right, guesses.made)
            self.tell(say("predict_off_tally", tally=tally) if guesses.made else say("predict_off"))
        elif not self.is_asked:
            self.tell(say("predict_waits" if self.player.aim else "predict_on"))

    def guess(self, *, is_safe: bool) -> None:
        """Take the class's guess, and make the step that reveals the verdict; the next question tells it, if any."""
        position, guesses, say = self.player.search.position, self.state.guesses, self.say
        was_right = is_safe is not bool(attackers(position.board, position.candidate))
        self.next()
        guesses = Guesses(guesses.right + was_right, guesses.made + 1, was_right)
        self.change(guesses=guesses, message="")
        if not self.is_asked:
            verdict = say.verdict(self.player.search.position, was_right=was_right)
            self.tell(say("answered", verdict=verdict, tally=say.tally(guesses.right, guesses.made)))

    def type(self, digit: str) -> None:
        """Take a digit of a new size; after a size that there is not, the next digit begins another."""
        is_new = self.state.typed and self.state.typed_size is None
        self.change(typed=digit if is_new else self.state.typed + digit, message="")
        self.front.drop_ring()
        if self.state.typed_size is None:
            self.tell(self.say("sizes", largest=LARGEST), is_bad=True)

    def close(self) -> None:
        """Close the innermost thing open."""
        match self.layers[0]:
            case Layer.HELP:
                self.change(has_help=False)
            case Layer.RING | Layer.NODES:
                self.front.drop_ring()
            case Layer.TYPED:
                self.change(typed="")
            case Layer.SHOWN:
                self.change(shown=None)
            case Layer.LARGE_TREE:
                self.toggle_large_tree()
            case Layer.SEARCH if self.desk.is_full:
                self.tell(self.say("leave_full_screen"))

    def save(self) -> None:
        """Save a picture of what is to be seen, without what the program has to say."""
        self.change(message="")
        try:
            path = self.front.save(f"queens-{self.player.search.n}")
        except OSError as error:
            self.tell(self.say("not_saved", reason=error.strerror or error), is_bad=True)
        else:
            self.tell(self.say("saved", path=path))

    def copy(self) -> None:
        """Put the position on view into the clipboard."""
        position = self.state.shown or self.player.search.position
        # The end position has no text of its own; it resumes with a new round.
        text = str(Position.first(position.n) if position.is_end else position)
        if self.desk.copy(text):
            self.tell(self.say("copied", position=text))
        else:
            self.tell(self.say("not_copied"), is_bad=True)

    def paste(self) -> None:
        """Go to the position in the clipboard."""
        n = self.player.search.n
        try:
            position = Position.parse(self.desk.paste(), n)
        except ValueError as error:
            self.tell(self.say("not_pasted", n=n, reason=self.say.complaint(error)), is_bad=True)
        else:
            self.jump(position)

    def _complete(self, aim: Aim | None) -> None:
        """Print the total, and choose the first solution where all have been listed."""
        if aim is Aim.ALL:
            self.choose(0)
        moment, say = self.player.moment(), self.say
        found = say.found(moment.found, is_over=True)
        key = "total_found" if moment.steps is None else "total"
        n = moment.position.n
        problem = say("queens", n=n) if n > 1 else say("queen")
        self.desk.announce(say(key, problem=problem, found=found, steps=moment.steps))
