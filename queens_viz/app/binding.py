"""A row of the table of actions: everything about an action, and how it is done."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple, TypeAlias

from ..search.strategy import PLAIN
from .app import App
from .commands import Action, Command
from .conditions import always
from .exercise import ExerciseKind
from .layers import Layer
from .vote import VOTING

Condition = Callable[[App], bool]
"""A function that returns whether something is so now."""

Reason: TypeAlias = "str | Callable[[App], str]"
"""The key of a message, or a function that returns it; it is empty for no message."""


class Group(Enum):
    """The groups of buttons."""

    CONTROLS = "controls"
    ANSWERS = "answers"
    MENU = "menu"
    TABS = "tabs"


class Need(Enum):
    """What an action needs, by the key of the message for when that is missing."""

    SEARCH = "is_own_board"  # a search is on view, alone or in a race
    ONE_BOARD = "is_of_one_board"  # one board is on view, not a race
    NO_PROGRAM = "is_of_search"  # no program of a person is on view
    PLAIN = "is_of_plain"  # the plain search, which a class can follow without help
    NO_CHALLENGE = "is_challenge"  # it would give the answers of a challenge away
    NO_FAULT = "is_find_fault"  # no program of "Find the fault" is on view
    NO_VOTE = "is_vote"  # it would leave the question, and so lose the hands
    HALTED = "is_running"  # the search or the race is halted

    # By identity, in C: each frame looks needs up.
    __hash__ = object.__hash__


class Binding(NamedTuple):
    """A row of the table of actions. An action has a row for each group of its layers.

    An action applies if nothing that it needs is missing and its condition holds.
    """

    action: Action

    # What it does, and when.
    does: Callable[..., object]  # called with the app, and the command's value if any
    when: Condition = always
    else_say: Reason = ""  # the message if it is asked for and `when` does not hold
    needs: tuple[Need, ...] = ()
    moves: bool = False  # it moves the search: that closes a displayed position

    # Its keys, by their characters or, if they have none, by their names.
    keys: tuple[str, ...] = ()
    layers: tuple[Layer, ...] = (Layer.SEARCH,)  # where the keys mean it
    takes_key: bool = False  # the command's value is the key
    repeats: bool = False  # holding the key repeats it

    # Its button, and its line of the help.
    group: Group | None = None
    label: str | None = ""  # a key of words/; empty: the action's name; None: no label
    help: str | None = ""  # a key of words/; empty: made of the name; None: no line
    stands_for: Action | None = None  # while a layer is open, it has this one's button

    @property
    def required(self) -> tuple[Need, ...]:
        """What it needs. What moves the search also leaves the question of a vote."""
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
        """Whether it is a row of the menu that closes the menu."""
        return self.group is Group.MENU or self.action in MENU_ROWS_OUTSIDE


MENU_ROWS_OUTSIDE = (
    Action.COMPARE,
    Action.SHARE,
    Action.CHALLENGE,
    Action.NUMBERS,
    Action.LESSON_1,
    Action.LESSON_2,
    Action.LESSON_3,
)
"""The actions outside of `Group.MENU` that are rows of the menu and no settings."""

SHIFTED = ("tab", "page up", "page down", "left", "right")
"""The keys without a character that are other keys together with Shift."""

BINDING_OF: dict[Action, Binding] = {}
"""The first row of each action. `actions.py` fills it."""

WARNED = {Action.NEXT, Action.NEXT_SOLUTION, Action.ALL, Action.ALL_HAVE_ONE}
"""The actions that, at the end, warn before the search begins again."""


def missing_needs(app: App) -> list[Need]:
    """Return what is missing now, the most important first."""
    missing = []
    exercise = app.state.exercise
    is_finding_fault = app.state.is_finding_fault
    if app.state.vote.phase in VOTING:
        missing.append(Need.NO_VOTE)
    if is_finding_fault:
        missing.append(Need.NO_FAULT)
    if app.shown_program:
        missing.append(Need.NO_PROGRAM)
    elif exercise is ExerciseKind.OWN_BOARD:
        missing.append(Need.SEARCH)
    elif app.state.challenge or is_finding_fault:
        missing.append(Need.NO_CHALLENGE)
    elif app.compare:
        missing.append(Need.ONE_BOARD)
    elif app.search.strategy is not PLAIN:
        missing.append(Need.PLAIN)
    if app.runner.aim:
        missing.append(Need.HALTED)
    return missing


def missing_need(app: App, binding: Binding) -> Need | None:
    """Return the first need of an action that is missing, if there is one."""
    for need in missing_needs(app):
        if need in binding.required:
            return need
    return None


def applies(app: App, binding: Binding) -> bool:
    """Return whether an action applies now."""
    return not missing_need(app, binding) and binding.when(app)


def press(app: App, command: Command) -> None:
    """Do what a command says, or explain why its action does not apply."""
    binding = BINDING_OF[command.action]
    value = command.value
    if not applies(app, binding):
        binding = BINDING_OF[Action.EXPLAIN]
        value = command.action
    if binding.is_row:
        app.change(menu=None)
    if binding.moves:
        was_warned = app.is_last_message("press_again")
        app.leave_position()
        is_repeated = was_warned and command.action is Action.NEXT
        if app.runner.is_at_end and command.action in WARNED and not is_repeated:
            app.show_message("press_again")
            return
    if value is None:
        binding.does(app)
    else:
        binding.does(app, value)
