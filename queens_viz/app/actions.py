"""The one table of what can be asked for: an action's keys, its button and its line of the help, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from ..search.facts import COUNTED_BY_STEPPING, LARGEST
from .app import App
from .binding import DIGITS, Binding, Group, Section, keys_in
from .class_actions import EXERCISES, INSIDE
from .classroom import asks_for_square, can_jump, why_no_answer
from .commands import FASTER_BY, FULL, SLOWEST, Action, Command
from .compare_actions import IN_RACE, RACE
from .conditions import always, has_list, has_tree, has_window, is_halted
from .front import Front
from .layers import Layer, close, inside, layers_of
from .lesson_actions import of_lessons
from .moment import Aim
from .out_of_place import out_of_place, why_not_reached, why_out_of_place
from .settings import SETTINGS, TURNED
from .teaching import LESSON_OF
from .transfer import copy, paste, save
from .tree_view import can_turn_node, choose_node, toggle_failed, toggle_large, toggle_rejected, turn_labels, turn_node

# fmt: off
SECTIONS: dict[Section, tuple[Binding, ...]] = {
    Section.RUN: (
        Binding(Action.RUN, ("space",), lambda app, _: app.runner.run(), is_halted,
            help="help_run", label="run", group=Group.CONTROLS, moves=True),
        Binding(Action.HALT, ("space",), lambda app, _: app.runner.halt(), lambda app: not is_halted(app),
            "is_halted", label="halt", group=Group.CONTROLS),
        Binding(Action.BACK, ("left", "backspace", "page up"), lambda app, _: app.runner.back(),
            lambda app: is_halted(app) and not app.runner.is_first, "is_first",
            help="help_back", label="back_button", group=Group.CONTROLS, moves=True, repeats=True, waits=True),
        Binding(Action.NEXT, ("right", "n", "page down"), lambda app, _: app.next(), is_halted,
            help="help_next", label="next", group=Group.CONTROLS, moves=True, repeats=True, waits=True),
        Binding(Action.NEXT_SOLUTION, ("return",), lambda app, _: app.player.next_solution(),
            lambda app: app.player.aim is not Aim.SOLUTION, "is_searching",
            help="help_next_solution", label="next_solution", group=Group.CONTROLS, moves=True),
        Binding(Action.ALL, ("a",), lambda app, _: app.player.all(),
            lambda app: app.player.aim is not Aim.ALL, "is_searching",
            help="help_all", label="all", group=Group.CONTROLS, moves=True),
        Binding(Action.RESTART, ("home", "r"), lambda app, _: app.runner.restart(),
            lambda app: not is_halted(app) or not app.runner.is_first, "is_first",
            help="help_restart", label="restart", group=Group.CONTROLS, moves=True),
        Binding(Action.UNDO, ("u",), lambda app, _: app.undo(),
            lambda app: app.runner.can_undo, "nothing_to_undo",
            help="help_undo", label="undo", group=Group.CONTROLS, moves=True),
        Binding(Action.REDO, ("shift+u",), lambda app, _: app.redo(),
            lambda app: app.runner.can_redo, "nothing_to_redo", help="help_undo", moves=True),
        Binding(Action.SLOWER, (",",), lambda app, _: app.runner.change_speed(1 / FASTER_BY),
            lambda app: app.player.speed > SLOWEST, "is_slowest", help="help_slower", repeats=True),
        Binding(Action.FASTER, (".",), lambda app, _: app.runner.change_speed(FASTER_BY),
            lambda app: app.player.speed < FULL, "is_fastest", help="help_slower", repeats=True),
    ),
    Section.BOARD: (
        Binding(Action.LARGER, ("+", "="), lambda app, _: app.resize(app.player.search.n + 1),
            lambda app: app.player.search.n < LARGEST, "is_largest", help="help_larger", moves=True, repeats=True),
        Binding(Action.SMALLER, ("-",), lambda app, _: app.resize(app.player.search.n - 1),
            lambda app: app.player.search.n > 1, "is_smallest", help="help_larger", moves=True, repeats=True),
        Binding(Action.TYPE, DIGITS, lambda app, digit: app.type(digit),
            lambda app: has_window(app) and not asks_for_square(app), "no_typing", help="help_digits", takes_key=True),
        Binding(Action.COPY, ("c", "ctrl+c"), lambda app, _: copy(app), help="help_copy", label="copy"),
        Binding(Action.PASTE, ("v", "ctrl+v"), lambda app, _: paste(app), help="help_copy", label="paste"),
    ),
    Section.CLASS: EXERCISES,
    Section.WINDOW: (
        Binding(Action.THEME, ("t",), lambda app, _: app.turn_theme(),
            help="help_theme", label="theme"),
        Binding(Action.FULL_SCREEN, ("f11", "alt+return"), lambda app, _: app.desk.toggle_full_screen(),
            help="help_full_screen", label="full_screen"),
        Binding(Action.SAVE, ("s",), lambda app, _: save(app), help="help_save"),
        Binding(Action.HELP, ("f1", "?"),
            lambda app, _: app.change(has_help=not app.state.has_help, message=""), has_window,
            help="help_help", label="help"),
        Binding(Action.FOCUS, ("tab",), lambda app, _: app.front.move_ring(1), has_window, help="help_focus"),
        Binding(Action.FOCUS_BACK, ("shift+tab",), lambda app, _: app.front.move_ring(-1), has_window,
            help="help_focus"),
        Binding(Action.QUIT, ("ctrl+q",), lambda app, _: app.front.quit(), help="help_quit"),
    ),
    Section.PANELS: (
        Binding(Action.SOLUTIONS, ("f2",), lambda app, _: app.open_tab(Action.SOLUTIONS),
            help="help_solutions", label="solutions", group=Group.TABS),
        Binding(Action.UP, ("up",), lambda app, _: app.choose_by(-1), has_list, "nothing_listed",
            help="help_up", repeats=True),
        Binding(Action.DOWN, ("down",), lambda app, _: app.choose_by(1), has_list, "nothing_listed",
            help="help_up", repeats=True),
        Binding(Action.TREE, ("f3",), lambda app, _: app.open_tab(Action.TREE),
            help="help_tree", label="tree", group=Group.TABS),
        Binding(Action.LABELS, ("l",), lambda app, _: turn_labels(app), has_tree, "no_tree", help="help_labels"),
        Binding(Action.HIDE, ("h",), lambda app, _: toggle_failed(app), has_tree, "no_tree", help="help_hide"),
        Binding(Action.REJECTED, ("d",), lambda app, _: toggle_rejected(app), has_tree, "no_tree", help="help_hide"),
        Binding(Action.LARGE_TREE, ("o",), lambda app, _: toggle_large(app), has_window, help="help_large_tree"),
        Binding(Action.FIT, ("z",), lambda app, _: app.front.fit_tree(), has_tree, "no_tree", help="help_fit"),
        Binding(Action.PROGRAM, ("f4",), lambda app, _: app.open_tab(Action.PROGRAM),
            help="help_program", label="program", group=Group.TABS),
        Binding(Action.LISTING, ("i",), lambda app, program: app.change(program=program or app.state.program.other),
            lambda app: app.has_program, "no_program", help="help_program"),
        *RACE,
    ),
}
"""The actions that the help lists."""

BINDINGS = (
    *chain(*SECTIONS.values()),
    # A click or a drag asks for these.
    Binding(Action.JUMP, (), lambda app, position: app.jump(position), can_jump, "not_reached", moves=True),
    Binding(Action.UNDO_JUMP, (), lambda app, _: app.undo(), label="undo", moves=True),
    Binding(Action.SEEK, (), lambda app, seek: app.runner.seek(seek[0], goes_on=seek[1]), moves=True),
    Binding(Action.BREAKPOINT, (), lambda app, column: app.toggle_breakpoint(column)),
    Binding(Action.SPEED, (), lambda app, speed: app.runner.set_speed(speed)),
    Binding(Action.CHOOSE, (), lambda app, index: app.choose(index)),
    Binding(Action.SHOW, (), lambda app, position: app.show(position)),
    *TURNED,
    # The first screen has a button for it; the key is that of Run.
    Binding(Action.WATCH, (), lambda app, _: app.runner.watch(), is_halted, label="watch", moves=True),
    # These belong to what is open.
    *INSIDE,
    *IN_RACE,
    *of_lessons(lambda app, command: press(app, command)),
    Binding(Action.ROW, (), lambda app, key: choose_row(app, key), repeats=True, takes_key=True,
        inner={Layer.MENU: ("up", "down", "shift+tab", "tab")}),
    Binding(Action.TAKE_ROW, (), lambda app, _: take_row(app), inner={Layer.MENU: ("return", "space")}),
    Binding(Action.GO_THERE, (), lambda app, _: app.go_there(),
        lambda app: app.elsewhere is not None, "is_here", label="go_there", stands_for=Action.NEXT_SOLUTION,
        inner={Layer.SHOWN: ("return",), Layer.NODES: ("return",), Layer.OWN_BOARD: ("return",)}),
    Binding(Action.NODE, (), lambda app, key: choose_node(app, key), repeats=True, takes_key=True,
        inner={Layer.NODES: ("left", "right", "up", "down")}),
    Binding(Action.TURN, (), lambda app, _: turn_node(app), can_turn_node, "not_finished",
        inner={Layer.NODES: ("space",)}),
    Binding(Action.START, (), lambda app, _: app.resize(app.state.typed_size),
        lambda app: app.state.typed_size is not None, "sizes", label="start", moves=True,
        stands_for=Action.NEXT_SOLUTION,
        inner={Layer.TYPED: ("return",)}),
    Binding(Action.ERASE, (), lambda app, _: app.change(typed=app.state.typed[:-1]), repeats=True,
        inner={Layer.TYPED: ("backspace",)}),
    Binding(Action.PRESS, (), lambda app, _: app.front.press_ring(), inner={Layer.RING: ("space", "return")}),
    Binding(Action.CLOSE, ("escape",), lambda app, _: close(app), inner={
        Layer.LESSON: ("escape",),
        Layer.LARGE_TREE: ("escape",),
        Layer.EXERCISE: ("escape",),
        Layer.MENU: ("escape",),
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
_SOMETIMES: dict[Callable[[App], bool], list[Binding]] = {}
"""The other actions, by what is asked of the app: what several have in common is asked once."""

BOUND: dict[Layer, dict[str, list[Binding]]] = {layer: {} for layer in Layer}
"""The actions that a key means in each layer."""

for _one in BINDINGS:
    if _one.applies is not always:
        _SOMETIMES.setdefault(_one.applies, []).append(_one)
    for _layer, _key in [(layer, key) for layer in Layer for key in keys_in(_one, layer)]:
        BOUND[_layer].setdefault(_key, []).append(_one)

_UNTAUGHT = [(asks, bindings) for asks, bindings in _SOMETIMES.items() if bindings[0] not in INSIDE]
"""Those of them that may apply without an exercise."""

BINDING_OF = {binding.action: binding for binding in BINDINGS}

WARNED = {Action.NEXT, Action.NEXT_SOLUTION, Action.ALL, Action.ALL_HAVE_ONE}
"""Those that say at the end that this is the end, before the search begins again."""

OF_THE_CLASS = tuple([one for one in BINDINGS if one.group is Group.MENU or one.action in (Action.COMPARE, *LESSON_OF)])
"""The rows of the menu that are not settings."""

MENU = (*OF_THE_CLASS, *(BINDING_OF[one] for one in (*SETTINGS, Action.FULL_SCREEN)))
"""The rows of the menu: what the class does, and then the settings."""

TOOLS = tuple(BINDING_OF[one] for one in (Action.HELP, Action.COPY, Action.PASTE))
"""Further rows where neither header nor keys have these."""


def rows_of(front: Front) -> list[Binding]:
    """Return the rows of the menu."""
    return [row for row in (MENU if front.has_keys else MENU + TOOLS) if row.action not in front.missing]


def choose_row(app: App, key: str) -> None:
    """Choose the next row of the menu, or the one before."""
    step = -1 if key in ("up", "shift+tab") else 1
    app.change(menu=((app.state.menu or 0) + step) % len(rows_of(app.front)))


def take_row(app: App) -> None:
    """Do what the chosen row of the menu says; it closes unless that is a setting."""
    row = rows_of(app.front)[app.state.menu or 0]
    if row.action not in SETTINGS:
        app.change(menu=None)
    execute(app, asked(app, stand_ins(inside(app)).get(row.action, row).action))


def execute(app: App, command: Command) -> None:
    """Do what a command says, whether or not its action applies."""
    binding = BINDING_OF[command.action]
    if binding in OF_THE_CLASS:
        app.change(menu=None)
    if binding.moves:
        was_warned = app.state.message == app.say("press_again")
        app.leave_shown()
        if app.runner.is_at_end and binding.action in WARNED and not (was_warned and binding.action is Action.NEXT):
            app.tell(app.say("press_again"))
            return
    binding.does(app, command.value)


def press(app: App, command: Command) -> None:
    """Do what a command says, or say why it does not apply."""
    execute(app, asked(app, *command))


def applies(app: App, binding: Binding) -> bool:
    """Return whether an action applies now; what is out of place does not."""
    return binding.action not in out_of_place(app) and binding.applies(app)


def able(app: App) -> frozenset[Action]:
    """Return the actions that apply; any other does nothing."""
    # Without an exercise, what belongs to one need not be asked.
    groups = _SOMETIMES.items() if app.state.exercise else _UNTAUGHT
    found = _ALWAYS.union([one.action for asks, bindings in groups if asks(app) for one in bindings])
    found -= out_of_place(app)
    return found - app.front.missing if app.front.missing else found


def asked(app: App, action: Action, value: object = None) -> Command:
    """Return the command of an action or, where the action does not apply, the one that explains why."""
    return Command(action, value) if applies(app, BINDING_OF[action]) else Command(Action.EXPLAIN, action)


def command_of(app: App, key: str) -> Command | None:
    """Return what a key means now: the innermost thing open that knows it decides.

    Where that does not apply, the command is to explain why. With Shift a letter means what it means without, unless
    the table tells them apart.
    """
    if not app.state.has_letter_keys and len(key.removeprefix("shift+")) == 1 and key[-1].isalpha():
        return None
    for layer in layers_of(app):
        known = [one for one in BOUND[layer].get(key, ()) if one.action not in app.front.missing]
        for binding in known:
            if applies(app, binding):
                return Command(binding.action, key if binding.takes_key else None)
        if known:
            return Command(Action.EXPLAIN, known[0].action)
    return command_of(app, key.removeprefix("shift+")) if key.startswith("shift+") else None


def stand_ins(layers: list[Layer]) -> dict[Action, Binding]:
    """Return the actions whose buttons stand in the place of others while layers are open, by these."""
    found: dict[Action, Binding] = {}
    for layer in layers:
        for binding in BINDINGS:
            if binding.stands_for and layer in binding.inner:
                found.setdefault(binding.stands_for, binding)
    return found


def taken_keys(layers: list[Layer]) -> frozenset[str]:
    """Return the keys that belong to what is open, and so to no button around it."""
    return frozenset([key for layer in layers for key in BOUND[layer]])


def why_not(app: App, action: Action) -> str:
    """Return in words why an action does not apply now, empty where there is no reason to give."""
    binding = BINDING_OF[action]
    if action in out_of_place(app):
        why = why_out_of_place(app, action)
    elif app.own_board and action is Action.GO_THERE:
        why = "no_beginning"
    elif not is_halted(app) and binding.waits:
        why = "is_running"
    elif action is Action.JUMP and not can_jump(app):
        why = "is_told" if app.asking.is_held else "answer_first"
    elif action is Action.JUMP:
        why = why_not_reached(app)
    elif binding.group is Group.ANSWERS:
        why = why_no_answer(app, binding.why)
    else:
        why = binding.why
    return app.say(why, largest=LARGEST, most=COUNTED_BY_STEPPING) if why else ""


def explain(app: App, action: Action) -> None:
    """Say why something that was asked for does not apply now."""
    if reason := why_not(app, action):
        app.tell(reason, is_bad=action is Action.START)
