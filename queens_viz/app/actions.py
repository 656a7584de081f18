"""The one table of what can be asked for: an action's keys, its button and its line of the help, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from itertools import chain
from typing import Any, NamedTuple

from ..search.facts import LARGEST
from .app import App
from .commands import FULL, SLOWEST, Action, Command
from .front import Room
from .moment import Aim
from .nodes import can_turn
from .state import Layer


class Group(Enum):
    """Where the buttons of some actions stand together."""

    CONTROLS = "controls"
    GUESS = "guess"
    TABS = "tabs"
    HEADER = "header"


class Section(Enum):
    """The parts of the help, by the keys of their titles."""

    RUN = "section_run"
    BOARD = "section_board"
    CLASS = "section_class"
    WINDOW = "section_window"
    PANELS = "section_panels"


def always(_: App) -> bool:
    """Return that an action applies."""
    return True


class Binding(NamedTuple):
    """All that there is to know of an action.

    A key is the character it types or, where it types none, its name: `keys` are those with nothing open, `inner`
    those of the layers in which they belong to it. `does` is called with the app and the value of the command, where
    it `applies`; elsewhere the message `why` says why not. `label` and `help` are keys of the table of words. What
    `moves` the search closes a solution that is shown; what `repeats` is repeated by a held key; what `waits` needs a
    search that is halted.
    """

    action: Action
    keys: tuple[str, ...]
    does: Callable[[App, Any], object]
    applies: Callable[[App], bool] = always
    why: str = ""
    help: str = ""
    label: str = ""
    group: Group | None = None
    moves: bool = False
    repeats: bool = False
    waits: bool = False
    inner: Mapping[Layer, tuple[str, ...]] = {}


def _is_halted(app: App) -> bool:
    return app.player.aim is None


def _lists(app: App) -> bool:
    return len(app.player.findings.solutions) > 0


def _has_window(app: App) -> bool:
    """Return whether what is opened could be seen."""
    return app.front.room is not Room.BOARD


def _can_turn(app: App) -> bool:
    """Return whether the chosen node opens; a click knows that before."""
    return not app.front.is_on_tree or can_turn(app.chosen_node)


FASTER_BY = 1.25
"""The factor by which a key changes the speed."""

DIGITS = tuple("0123456789")

# fmt: off
SECTIONS: dict[Section, tuple[Binding, ...]] = {
    Section.RUN: (
        Binding(Action.RUN, ("space",), lambda app, _: app.player.run(), _is_halted,
            help="help_run", label="run", group=Group.CONTROLS, moves=True),
        Binding(Action.HALT, ("space",), lambda app, _: app.player.halt(), lambda app: not _is_halted(app),
            "is_halted", label="halt", group=Group.CONTROLS),
        Binding(Action.BACK, ("left", "backspace", "page up"), lambda app, _: app.player.back(),
            lambda app: _is_halted(app) and not app.player.search.is_first, "is_first",
            help="help_back", label="back_button", group=Group.CONTROLS, moves=True, repeats=True, waits=True),
        Binding(Action.NEXT, ("right", "n", "page down"), lambda app, _: app.next(), _is_halted,
            help="help_next", label="next", group=Group.CONTROLS, moves=True, repeats=True, waits=True),
        Binding(Action.NEXT_SOLUTION, ("return",), lambda app, _: app.player.next_solution(),
            lambda app: app.player.aim is not Aim.SOLUTION, "is_searching",
            help="help_next_solution", label="next_solution", group=Group.CONTROLS, moves=True),
        Binding(Action.ALL, ("a",), lambda app, _: app.player.all(),
            lambda app: app.player.aim is not Aim.ALL, "is_searching",
            help="help_all", label="all", group=Group.CONTROLS, moves=True),
        Binding(Action.RESTART, ("home", "r"), lambda app, _: app.player.restart(),
            lambda app: not _is_halted(app) or not app.player.search.is_first, "is_first",
            help="help_restart", label="restart", group=Group.CONTROLS, moves=True),
        Binding(Action.UNDO, ("u",), lambda app, _: app.undo(),
            lambda app: app.player.moves.can_undo or not _is_halted(app), "nothing_to_undo",
            help="help_undo", moves=True),
        Binding(Action.REDO, ("shift+u",), lambda app, _: app.redo(),
            lambda app: app.player.moves.can_redo, "nothing_to_redo", help="help_undo", moves=True),
        Binding(Action.SLOWER, (",",), lambda app, _: app.player.change_speed(1 / FASTER_BY),
            lambda app: app.player.speed > SLOWEST, "is_slowest", help="help_slower", repeats=True),
        Binding(Action.FASTER, (".",), lambda app, _: app.player.change_speed(FASTER_BY),
            lambda app: app.player.speed < FULL, "is_fastest", help="help_slower", repeats=True),
    ),
    Section.BOARD: (
        Binding(Action.LARGER, ("+", "="), lambda app, _: app.resize(app.player.search.n + 1),
            lambda app: app.player.search.n < LARGEST, "is_largest", help="help_larger",
            moves=True, repeats=True),
        Binding(Action.SMALLER, ("-",), lambda app, _: app.resize(app.player.search.n - 1),
            lambda app: app.player.search.n > 1, "is_smallest", help="help_larger",
            moves=True, repeats=True),
        Binding(Action.TYPE, DIGITS, lambda app, digit: app.type(digit), _has_window, help="help_digits"),
        Binding(Action.COPY, ("c", "ctrl+c"), lambda app, _: app.copy(), help="help_copy"),
        Binding(Action.PASTE, ("v", "ctrl+v"), lambda app, _: app.paste(), help="help_copy"),
    ),
    Section.CLASS: (
        Binding(Action.PREDICT, ("p",), lambda app, _: app.toggle_predict(), help="help_predict"),
        Binding(Action.SAFE, ("y",), lambda app, _: app.guess(is_safe=True),
            lambda app: app.is_asked, "no_question",
            help="help_safe", label="safe_button", group=Group.GUESS, waits=True),
        Binding(Action.ATTACKED, ("x",), lambda app, _: app.guess(is_safe=False),
            lambda app: app.is_asked, "no_question",
            help="help_safe", label="attacked_button", group=Group.GUESS, waits=True),
    ),
    Section.WINDOW: (
        Binding(Action.THEME, ("t",), lambda app, _: app.turn_theme(),
            help="help_theme", label="theme", group=Group.HEADER),
        Binding(Action.FULL_SCREEN, ("f11", "alt+return"), lambda app, _: app.desk.toggle_full_screen(),
            help="help_full_screen", label="full_screen", group=Group.HEADER),
        Binding(Action.SAVE, ("s",), lambda app, _: app.save(), help="help_save"),
        Binding(Action.HELP, ("f1", "?"), lambda app, _: app.change(has_help=not app.state.has_help), _has_window,
            help="help_help", label="help", group=Group.HEADER),
        Binding(Action.FOCUS, ("tab",), lambda app, _: app.front.move_ring(1), _has_window, help="help_focus"),
        Binding(Action.FOCUS_BACK, ("shift+tab",), lambda app, _: app.front.move_ring(-1), _has_window,
            help="help_focus"),
        Binding(Action.QUIT, ("ctrl+q",), lambda app, _: app.front.quit(), help="help_quit"),
    ),
    Section.PANELS: (
        Binding(Action.SOLUTIONS, ("f2",), lambda app, _: app.open_tab(Action.SOLUTIONS),
            help="help_solutions", label="solutions", group=Group.TABS),
        Binding(Action.UP, ("up",), lambda app, _: app.choose_by(-1), _lists, "nothing_listed",
            help="help_up", repeats=True),
        Binding(Action.DOWN, ("down",), lambda app, _: app.choose_by(1), _lists, "nothing_listed",
            help="help_up", repeats=True),
        Binding(Action.TREE, ("f3",), lambda app, _: app.open_tab(Action.TREE),
            help="help_tree", label="tree", group=Group.TABS),
        Binding(Action.LABELS, ("l",), lambda app, _: app.turn_labels(), lambda app: app.has_tree, "no_tree",
            help="help_labels"),
        Binding(Action.HIDE, ("h",), lambda app, _: app.toggle_failed(), lambda app: app.has_tree, "no_tree",
            help="help_hide"),
        Binding(Action.REJECTED, ("d",), lambda app, _: app.toggle_rejected(), lambda app: app.has_tree,
            "no_tree", help="help_rejected"),
        Binding(Action.LARGE_TREE, ("o",), lambda app, _: app.toggle_large_tree(), _has_window,
            help="help_large_tree"),
        Binding(Action.FIT, ("z",), lambda app, _: app.front.fit_tree(), lambda app: app.has_tree, "no_tree",
            help="help_fit"),
        Binding(Action.PROGRAM, ("f4",), lambda app, _: app.open_tab(Action.PROGRAM),
            help="help_program", label="program", group=Group.TABS),
    ),
}
"""The actions that the help lists."""

BINDINGS = (
    *chain(*SECTIONS.values()),
    # A click or a drag asks for these.
    Binding(Action.JUMP, (), lambda app, position: app.player.jump(position), why="not_reached", moves=True),
    Binding(Action.SEEK, (), lambda app, seek: app.player.seek(seek[0], goes_on=seek[1]), moves=True),
    Binding(Action.BREAKPOINT, (), lambda app, column: app.toggle_breakpoint(column)),
    Binding(Action.SPEED, (), lambda app, speed: app.player.set_speed(speed)),
    Binding(Action.CHOOSE, (), lambda app, index: app.choose(index)),
    Binding(Action.SHOW, (), lambda app, position: app.show(position)),
    # These belong to what is open.
    Binding(Action.GO_THERE, (), lambda app, _: app.go_there(),
        lambda app: app.state.shown is not None, "is_here", label="go_there",
        inner={Layer.SHOWN: ("return",), Layer.NODES: ("return",)}),
    Binding(Action.NODE, (), lambda app, key: app.choose_node(key), repeats=True,
        inner={Layer.NODES: ("left", "right", "up", "down")}),
    Binding(Action.TURN, (), lambda app, _: app.turn_node(), _can_turn, "not_finished",
        inner={Layer.NODES: ("space",)}),
    Binding(Action.START, (), lambda app, _: app.resize(app.state.typed_size),
        lambda app: app.state.typed_size is not None, "sizes", label="start", moves=True,
        inner={Layer.TYPED: ("return",)}),
    Binding(Action.ERASE, (), lambda app, _: app.change(typed=app.state.typed[:-1]), repeats=True,
        inner={Layer.TYPED: ("backspace",)}),
    Binding(Action.PRESS, (), lambda app, _: app.front.press(), inner={Layer.RING: ("space", "return")}),
    Binding(Action.CLOSE, ("escape",), lambda app, _: app.close(), inner={
        Layer.LARGE_TREE: ("escape",),
        Layer.SHOWN: ("escape", "backspace"),
        Layer.TYPED: ("escape",),
        Layer.RING: ("escape",),
        Layer.NODES: ("escape",),
        Layer.HELP: ("escape", "return", "backspace", *DIGITS),
    }),
    Binding(Action.EXPLAIN, (), lambda app, action: explain(app, action)),
)
# fmt: on

_ALWAYS = frozenset(binding.action for binding in BINDINGS if binding.applies is always)
_SOMETIMES = tuple(binding for binding in BINDINGS if binding.applies is not always)

BINDING_OF = {binding.action: binding for binding in BINDINGS}

WARNED = {Action.NEXT, Action.NEXT_SOLUTION, Action.ALL}
"""Actions that say at the end that this is the end, before the search begins again."""


def execute(app: App, command: Command) -> None:
    """Do what a command says, whether or not its action applies."""
    binding = BINDING_OF[command.action]
    if binding.moves:
        was_warned = app.state.message == app.say("press_again")
        app.leave_shown()
        if app.player.is_at_end and binding.action in WARNED and not (was_warned and binding.action is Action.NEXT):
            app.tell(app.say("press_again"))
            return
    binding.does(app, command.value)


def able(app: App) -> frozenset[Action]:
    """Return the actions that apply; any other does nothing."""
    found = _ALWAYS.union([binding.action for binding in _SOMETIMES if binding.applies(app)])
    return found - app.front.missing if app.front.missing else found


def asked(app: App, action: Action, value: object = None) -> Command:
    """Return the command of an action, or where that does not apply, the one that explains why."""
    return Command(action, value) if BINDING_OF[action].applies(app) else Command(Action.EXPLAIN, action)


def command_of(app: App, key: str) -> Command | None:
    """Return what a key means now: the innermost thing open that knows it decides.

    Where that does not apply, the command is to explain why. With Shift a letter means what it means without, unless
    the table tells them apart.
    """
    for layer in app.layers:
        known = [binding for binding in BINDINGS if key in keys_in(binding, layer)]
        known = [binding for binding in known if binding.action not in app.front.missing]
        for binding in known:
            if binding.applies(app):
                return Command(binding.action, key if binding.action in (Action.TYPE, Action.NODE) else None)
        if known:
            return Command(Action.EXPLAIN, known[0].action)
    return command_of(app, key.removeprefix("shift+")) if key.startswith("shift+") else None


def keys_in(binding: Binding, layer: Layer) -> tuple[str, ...]:
    """Return the keys of an action that count in a layer."""
    return binding.keys if layer is Layer.SEARCH else binding.inner.get(layer, ())


def on_enter(app: App) -> Binding:
    """Return what Enter means beside any ring and help: that is what its button says."""
    layers = [layer for layer in app.layers if layer < Layer.RING]
    return next(binding for layer in layers for binding in BINDINGS if "return" in keys_in(binding, layer))


def why_not(app: App, action: Action) -> str:
    """Return in words why an action does not apply now, empty where there is no reason to give."""
    binding = BINDING_OF[action]
    if not _is_halted(app) and binding.waits:
        why = "is_running"
    elif binding.group is Group.GUESS and not app.state.predicts:
        why = "no_predict"
    else:
        why = binding.why
    return app.say(why, largest=LARGEST) if why else ""


def explain(app: App, action: Action) -> None:
    """Say why something that was asked for does not apply now."""
    if reason := why_not(app, action):
        app.tell(reason, is_bad=action is Action.START)
