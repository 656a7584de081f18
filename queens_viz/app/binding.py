"""A row of the table of actions: everything that is known of one action. And how one is asked for and done."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from ..search.strategy import PLAIN
from .app import App
from .commands import Action, Command
from .exercise import ExerciseKind
from .layers import Layer
from .vote import VOTING


class Group(Enum):
    """Where the buttons of some actions stand together."""

    CONTROLS = "controls"
    ANSWERS = "answers"
    MENU = "menu"
    TABS = "tabs"


CONTROLS, ANSWERS, CLASS_MENU, TABS = Group


class Need(Enum):
    """What has to be on view for some actions to be in place, by the keys of the words that say so.

    That is a search, alone or in a race; one board, the search's or the class's own; the search whose rules a class can
    follow without help; anything but a challenge, to which it would tell the answers; and no vote, for whatever leaves
    the question would lose the hands.
    """

    SEARCH = "is_own_board"
    ONE_BOARD = "is_of_one_board"
    PLAIN = "is_of_plain"
    FREE = "is_challenge"
    NO_VOTE = "is_vote"


def always(_: App) -> bool:
    """Return True: the action always applies."""
    return True


class Binding(NamedTuple):
    """Everything that is known of an action; where it has other keys in other layers there is a row for each.

    A key is the character it types or, where it types none, its name; `layers` are those in which its keys mean it:
    that of the search is always open, outside all others. `does` is called with the app, and with the value of the
    command if it has one, where the action has all that it `needs` and `applies`; elsewhere the message `why` says why
    not. `label` and `help` are keys of the table of words; a button and a line of the help are called after their
    action unless another is named, and None where there is none. What `moves` the search closes a solution that is
    shown; what `repeats` is repeated by a held key; what `waits` needs a search that is halted; what `takes_key` is
    told which of its keys was pressed. While one of its layers is open, its button stands in the place of another
    action's, which it `stands_for`.
    """

    action: Action
    does: Callable[..., object]
    keys: tuple[str, ...] = ()
    applies: Callable[[App], bool] = always
    why: str = ""
    needs: tuple[Need, ...] = ()
    help: str | None = ""
    label: str | None = ""
    group: Group | None = None
    moves: bool = False
    repeats: bool = False
    waits: bool = False
    takes_key: bool = False
    stands_for: Action | None = None
    layers: tuple[Layer, ...] = (Layer.SEARCH,)

    @property
    def required(self) -> tuple[Need, ...]:
        """What it needs: what moves the search leaves the question, too, on which a class may vote."""
        return (*self.needs, Need.NO_VOTE) if self.moves else self.needs

    @property
    def name(self) -> str:
        """The key of its label."""
        return self.label or self.action.value

    @property
    def line(self) -> str:
        """The key of its line in the help."""
        return self.help or f"help_{self.action.value}"

    @property
    def is_row(self) -> bool:
        """Whether it is a row of the menu that is no setting."""
        return self.group is Group.MENU or self.action in (
            Action.COMPARE, Action.SHARE, Action.CHALLENGE, Action.LESSON_1, Action.LESSON_2,
        )  # fmt: skip


DIGITS = tuple("0123456789")

SHIFTED = "tab", "page up", "page down"
"""The keys without a character that Shift makes others."""

BINDING_OF: dict[Action, Binding] = {}
"""The table of actions, which fills it."""

WARNED = {Action.NEXT, Action.NEXT_SOLUTION, Action.ALL, Action.ALL_HAVE_ONE}
"""Those that say at the end that this is the end, before the search begins again."""


def lacking(app: App) -> list[Need]:
    """Return what is not on view, so that all that needs it is out of place."""
    found = [Need.NO_VOTE] if app.state.vote.phase in VOTING else []
    if app.state.exercise is ExerciseKind.OWN_BOARD:
        found.append(Need.SEARCH)
    elif app.state.challenge:
        found.append(Need.FREE)
    elif app.compare:
        found.append(Need.ONE_BOARD)
    elif app.search.strategy is not PLAIN:
        found.append(Need.PLAIN)
    return found


def missed(app: App, binding: Binding) -> Need | None:
    """Return what is not on view that an action needs, if there is anything."""
    return next((need for need in lacking(app) if need in binding.required), None)


def applies(app: App, binding: Binding) -> bool:
    """Return whether an action applies now; what is out of place does not."""
    return not missed(app, binding) and binding.applies(app)


def press(app: App, command: Command) -> None:
    """Do what a command says, or say why its action does not apply."""
    action, value = command
    binding = BINDING_OF[action]
    if not applies(app, binding):
        binding, value = BINDING_OF[Action.EXPLAIN], action
    if binding.is_row:
        app.change(menu=None)
    if binding.moves:
        was_warned = app.state.message and app.message_keys == ("press_again",)
        app.leave_position()
        if (
            app.runner.is_at_end
            and action in WARNED
            and not (was_warned and action is Action.NEXT)
        ):
            app.show_message("press_again")
            return
    if value is None:
        binding.does(app)
    else:
        binding.does(app, value)
