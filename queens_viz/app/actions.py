"""The one table of what can be asked for: an action's keys, its button and its line of the help, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from ..search.facts import COUNTED_BY_STEPPING, LARGEST, counted_at_once
from ..search.strategy import PLAIN
from ..words.words import LANGUAGES
from .app import App, Front
from .binding import (
    ANSWERS,
    CLASS_MENU,
    CONTROLS,
    DIGITS,
    TABS,
    Binding,
    Need,
    Section,
    always,
    applies,
    keys_in,
    lacking,
)
from .binding import BINDING_OF as BINDING_OF
from .binding import asked as asked
from .binding import execute as execute
from .binding import press as press
from .classroom import (
    can_answer,
    can_go_on,
    can_jump,
    clear,
    go_on,
    go_to_random,
    leave_exercise,
    move_cursor,
    pick,
    pick_column,
    show_answer,
    take,
    turn_exercise,
    turn_outlook,
    turn_predict,
    why_no_answer,
)
from .commands import FASTER_BY, FULL, QVIEW_PAUSE, QVIEW_SPEED, SLOWEST, Action, Command
from .exercise import Exercise
from .layers import Layer, close, inside, layers_of
from .moment import Aim
from .questions import Answer, Question
from .state import BY_SQUARE
from .tabs import can_turn, choose_lane, choose_node, choose_other_lane, go_to_lane, open_race, toggle_large, turn
from .teaching import beat_back, has_stop, is_taught, next_beat, turn_lesson, turn_stop

RUNNING = (Need.SEARCH,)
"""What is needed by all that has to do with what runs: a search, or a race of them."""

SEARCH = (Need.SEARCH, Need.ONE_BOARD)
"""What is needed by all that has to do with the search alone."""

BOARD, PLAIN_BOARD = (Need.ONE_BOARD,), (Need.ONE_BOARD, Need.PLAIN)
"""What is needed by all that goes on one board, and by exercises: they ask what the plain search does."""

ARROWS = ("left", "right", "up", "down")

SQUARES = (Layer.REASON, Layer.RETURN, Layer.MOVE, Layer.OWN_BOARD)
"""The layers in which squares are chosen."""


PACES = (1, 2, QVIEW_SPEED, 25, FULL)
"""The speeds in steps a second that the menu goes through."""

PAUSES = (0, 1, 2, QVIEW_PAUSE, 10)
"""The pauses on solutions in seconds that the menu goes through."""

SETTINGS = (Action.PACE, Action.PAUSE, Action.THEME, Action.LANGUAGE, Action.LETTERS)
"""The rows of the menu that set something; it stays open meanwhile."""


def has_window(app: App) -> bool:
    """Return whether there is a window in which what is opened could be seen."""
    return app.front.has_panel


def has_list(app: App) -> bool:
    """Return whether any solution is listed."""
    return len(app.player.findings.solutions) > 0


def is_halted(app: App) -> bool:
    """Return whether what the controls run is halted."""
    return app.runner.aim is None


def has_race(app: App) -> bool:
    """Return whether the race of all searches is open."""
    return app.compare is not None


def has_cursor(app: App) -> bool:
    """Return whether squares are chosen."""
    return app.cursor is not None


def can_seek(app: App) -> bool:
    """Return whether a share of the way can be gone to: in a search that looks ahead only where steps are counted."""
    search = app.search
    return search.strategy is PLAIN or has_race(app) or search.n <= counted_at_once(search.strategy)


def after(names: tuple[str, ...], name: str) -> str:
    """Return the name that comes after one of some; after the last comes the first."""
    return names[(names.index(name) + 1) % len(names)]


def larger(values: tuple[float, ...], value: float) -> float:
    """Return the next larger of some values; after the largest comes the first."""
    return next((one for one in values if one > value), values[0])


def turn_pause(app: App) -> None:
    """Pause for the next longer time."""
    app.player.tempo.pause = larger(PAUSES, app.player.tempo.stay)


def answer(action: Action, keys: tuple[str, ...], given: Answer, why: str = "", **more: Any) -> Binding:
    """Return the row of an answer that is no square."""
    return Binding(action, keys, lambda app: take(app, given), lambda app: can_answer(app, given), why,
        group=ANSWERS, **more)  # fmt: skip


def tab(action: Action, key: str) -> Binding:
    """Return the row of a tab."""
    return Binding(action, (key,), lambda app: app.open_tab(action), needs=RUNNING, label=action.value, group=TABS)


# fmt: off
SECTIONS: dict[Section, tuple[Binding, ...]] = {
    Section.RUN: (
        Binding(Action.RUN, ("space",), lambda app: app.runner.run(), is_halted, needs=RUNNING,
            label="run", group=CONTROLS, moves=True),
        Binding(Action.HALT, ("space",), lambda app: app.runner.halt(), lambda app: not is_halted(app), "is_halted",
            needs=RUNNING, label="halt", group=CONTROLS, help=None),
        Binding(Action.BACK, ("left", "backspace", "page up"), lambda app: app.runner.back(),
            lambda app: is_halted(app) and not app.runner.is_first, "is_first", needs=RUNNING,
            label="back_button", group=CONTROLS, moves=True, repeats=True, waits=True),
        Binding(Action.NEXT, ("right", "n", "page down"), App.next, is_halted, needs=RUNNING,
            label="next", group=CONTROLS, moves=True, repeats=True, waits=True),
        Binding(Action.NEXT_SOLUTION, ("return",), lambda app: app.player.next_solution(),
            lambda app: app.player.aim is not Aim.SOLUTION, "is_searching", needs=RUNNING,
            label="next_solution", group=CONTROLS, moves=True),
        Binding(Action.ALL, ("a",), lambda app: app.player.all(),
            lambda app: app.player.aim is not Aim.ALL, "is_searching", needs=SEARCH,
            label="all", group=CONTROLS, moves=True),
        Binding(Action.RESTART, ("home", "r"), lambda app: app.runner.restart(),
            lambda app: not is_halted(app) or not app.runner.is_first, "is_first", needs=RUNNING,
            label="restart", group=CONTROLS, moves=True),
        Binding(Action.UNDO, ("u",), App.undo, lambda app: bool(app.history.done) or not is_halted(app),
            "nothing_to_undo", label="undo", group=CONTROLS),
        Binding(Action.REDO, ("shift+u",), App.redo, lambda app: bool(app.history.undone), "nothing_to_redo",
            help="help_undo"),
        Binding(Action.SLOWER, (",",), lambda app: app.runner.change_speed(1 / FASTER_BY),
            lambda app: app.player.speed > SLOWEST, "is_slowest", repeats=True),
        Binding(Action.FASTER, (".",), lambda app: app.runner.change_speed(FASTER_BY),
            lambda app: app.player.speed < FULL, "is_fastest", help="help_slower", repeats=True),
    ),
    Section.BOARD: (
        Binding(Action.LARGER, ("+", "="), lambda app: app.resize(app.search.n + 1),
            lambda app: app.search.n < LARGEST, "is_largest", moves=True, repeats=True),
        Binding(Action.SMALLER, ("-",), lambda app: app.resize(app.search.n - 1),
            lambda app: app.search.n > 1, "is_smallest", help="help_larger", moves=True, repeats=True),
        Binding(Action.TYPE, DIGITS, App.type,
            lambda app: has_window(app) and app.asking.question not in BY_SQUARE, "no_typing",
            help="help_digits", takes_key=True),
        Binding(Action.COPY, ("c", "ctrl+c"), App.copy, label="copy"),
        Binding(Action.PASTE, ("v", "ctrl+v"), App.paste, needs=BOARD, help="help_copy", label="paste"),
    ),
    Section.CLASS: (
        Binding(Action.PREDICT, ("p",), turn_predict, needs=PLAIN_BOARD,
            label="predict", group=CLASS_MENU),
        answer(Action.SAFE, ("y",), Answer.SAFE, label="safe_button", waits=True),
        answer(Action.ATTACKED, ("x",), Answer.ATTACKED, help="help_safe", label="attacked_button", waits=True),
        Binding(Action.BY_HAND, ("b",), lambda app: turn_exercise(app, Exercise.BY_HAND), needs=PLAIN_BOARD,
            label="by_hand", group=CLASS_MENU),
        Binding(Action.OWN_BOARD, ("m",), lambda app: turn_exercise(app, Exercise.OWN_BOARD), needs=PLAIN_BOARD,
            label="own_board", group=CLASS_MENU),
        Binding(Action.RANDOM, ("g",), go_to_random, needs=SEARCH,
            label="random", group=CLASS_MENU, moves=True),
        Binding(Action.OUTLOOK, ("w",), turn_outlook, needs=BOARD, label="outlook", group=CLASS_MENU),
        Binding(Action.MENU, ("k",), lambda app: app.change(menu=0 if app.state.menu is None else None), has_window,
            label="menu"),
    ),
    Section.WINDOW: (
        Binding(Action.THEME, ("t",), lambda app: app.change(theme=after(app.front.themes, app.state.theme)),
            label="theme"),
        Binding(Action.FULL_SCREEN, ("f11", "alt+return"), lambda app: app.desk.toggle_full_screen(),
            label="full_screen"),
        Binding(Action.SAVE, ("s",), App.save),
        Binding(Action.HELP, ("f1", "?"), lambda app: app.change(has_help=not app.state.has_help, message=""),
            has_window, label="help"),
        Binding(Action.FOCUS, ("tab",), lambda app: app.front.move_ring(1), has_window),
        Binding(Action.FOCUS_BACK, ("shift+tab",), lambda app: app.front.move_ring(-1), has_window,
            help="help_focus"),
        Binding(Action.QUIT, ("ctrl+q",), lambda app: app.front.quit()),
    ),
    Section.PANELS: (
        tab(Action.SOLUTIONS, "f2"),
        Binding(Action.UP, ("up",), lambda app: app.choose_by(-1), has_list, "nothing_listed", needs=SEARCH,
            repeats=True),
        Binding(Action.DOWN, ("down",), lambda app: app.choose_by(1), has_list, "nothing_listed", needs=SEARCH,
            help="help_up", repeats=True),
        tab(Action.TREE, "f3"),
        Binding(Action.LARGE_TREE, ("o",), toggle_large, has_window, needs=SEARCH),
        Binding(Action.FIT, ("z",), lambda app: app.front.follow("lens"), lambda app: app.has_tree, "no_tree",
            needs=SEARCH),
        tab(Action.PROGRAM, "f4"),
        Binding(Action.LISTING, ("i",), turn, can_turn, "no_program", needs=SEARCH, help="help_program"),
        Binding(Action.COMPARE, ("f8",), open_race, has_window, needs=RUNNING, label="compare", group=TABS),
    ),
}
"""The actions that the help lists."""

INSIDE = (
    Binding(Action.LEAVE, (), leave_exercise, lambda app: app.state.exercise is not None, label="leave"),
    answer(Action.IS_SOLUTION, (), Answer.SOLUTION, "not_last_column",
        label="is_solution", inner={Layer.MOVE: ("return",)}),
    answer(Action.IS_COMPLETE, (), Answer.COMPLETE, "not_top_row",
        label="is_complete", inner={Layer.RETURN: ("end",), Layer.MOVE: ("end",)}),
    Binding(Action.SHOW_ANSWER, (), show_answer, lambda app: app.asking.can_show, "not_tried",
        label="show_answer", group=ANSWERS, inner={Layer.MOVE: ("e",)}),
    Binding(Action.RULES, (), lambda app: app.open_tab(Action.RULES), lambda app: app.state.can_read_rules,
        label="rules", group=TABS, inner={Layer.MOVE: ("f9",)}),
    Binding(Action.GO_ON, (), go_on, can_go_on, label="go_on", group=ANSWERS, stands_for=Action.NEXT,
        inner={Layer.TOLD: ("right", "n", "page down", "space")}),
    Binding(Action.CURSOR, (), move_cursor, has_cursor, repeats=True, takes_key=True,
        inner=dict.fromkeys(SQUARES, ARROWS)),
    Binding(Action.PICK, (), pick, has_cursor, inner=dict.fromkeys(SQUARES, ("space",))),
    Binding(Action.COLUMN, (), pick_column, lambda app: app.asking.question is Question.REASON, takes_key=True,
        inner={Layer.REASON: DIGITS}),
    Binding(Action.CLEAR, (), clear,
        lambda app: bool(app.own_board and app.own_board.queens), "is_empty", label="clear", stands_for=Action.RESTART,
        inner={Layer.OWN_BOARD: ("home", "r")}),
)
"""What belongs to an exercise that is on, and is nowhere else."""

BINDINGS = (
    *chain(*SECTIONS.values()),
    # A click or a drag asks for these.
    Binding(Action.JUMP, (), App.jump, can_jump, needs=SEARCH, moves=True),
    Binding(Action.SEEK, (), lambda app, seek: app.runner.seek(seek[0], goes_on=seek[1]), can_seek, "not_sought",
        needs=RUNNING, moves=True),
    Binding(Action.BREAKPOINT, (), App.toggle_breakpoint, needs=SEARCH),
    Binding(Action.SPEED, (), lambda app, speed: app.runner.set_speed(speed)),
    Binding(Action.CHOOSE, (), App.choose, needs=SEARCH),
    Binding(Action.SHOW, (), App.show, needs=SEARCH),
    # The settings that have no key.
    Binding(Action.PACE, (), lambda app: app.runner.set_speed(larger(PACES, app.runner.speed)), label="speed"),
    Binding(Action.PAUSE, (), turn_pause, label="pause"),
    Binding(Action.LANGUAGE, (), lambda app: app.speak(after(LANGUAGES, app.state.language)), label="language"),
    Binding(Action.LETTERS, (), lambda app: app.change(has_letter_keys=not app.state.has_letter_keys),
        label="letter_keys"),
    # The first screen has a button for it; the key is that of Run.
    Binding(Action.WATCH, (), lambda app: app.runner.watch(), is_halted, needs=SEARCH, label="watch", moves=True),
    # These belong to what is open.
    *INSIDE,
    Binding(Action.ALL_HAVE_ONE, (), lambda app: app.runner.next_solution(),
        lambda app: has_race(app) and app.runner.aim is not Aim.SOLUTION, "is_searching",
        label="all_have_one", stands_for=Action.NEXT_SOLUTION, inner={Layer.RACE: ("return",)}, moves=True),
    Binding(Action.GO_TO_LANE, (), go_to_lane, has_race, label="go_there", inner={Layer.RACE: ("g",)}),
    Binding(Action.LANE, (), choose_lane, has_race),
    Binding(Action.OTHER_LANE, (), choose_other_lane, has_race, takes_key=True, repeats=True,
        inner={Layer.RACE: ("up", "down")}),
    Binding(Action.LESSON_1, (), lambda app: turn_lesson(app, 1), has_window, label="lesson_1_row"),
    Binding(Action.LESSON_2, (), lambda app: turn_lesson(app, 2), has_window, label="lesson_2_row"),
    Binding(Action.BEAT, (), next_beat, is_taught, inner={Layer.CLICKER: ("page down",)}),
    Binding(Action.BEAT_BACK, (), beat_back, is_taught, inner={Layer.CLICKER: ("page up",)}),
    Binding(Action.STOP, (), lambda app: turn_stop(app, 0), is_taught, label="lesson_again"),
    Binding(Action.STOP_BEFORE, (), lambda app: turn_stop(app, -1), lambda app: has_stop(app, -1), "is_first_stop",
        label="stop_before", inner={Layer.CLICKER: ("shift+page up",)}),
    Binding(Action.NEXT_STOP, (), lambda app: turn_stop(app, 1), lambda app: has_stop(app, 1), "is_last_stop",
        label="next_stop", inner={Layer.CLICKER: ("shift+page down",)}),
    Binding(Action.LEAVE_LESSON, (), App.leave_lesson, is_taught, label="leave_lesson"),
    Binding(Action.ROW, (), lambda app, key: choose_row(app, key), repeats=True, takes_key=True,
        inner={Layer.MENU: ("up", "down", "shift+tab", "tab")}),
    Binding(Action.TAKE_ROW, (), lambda app: take_row(app), inner={Layer.MENU: ("return", "space")}),
    Binding(Action.GO_THERE, (), App.go_there, lambda app: app.elsewhere is not None, "is_here",
        label="go_there", stands_for=Action.NEXT_SOLUTION,
        inner=dict.fromkeys((Layer.SHOWN, Layer.NODES, Layer.OWN_BOARD), ("return",))),
    Binding(Action.NODE, (), choose_node, needs=SEARCH, repeats=True, takes_key=True, inner={Layer.NODES: ARROWS}),
    Binding(Action.UNFOLDED, ("l", "h", "d"), lambda app: app.tell("unfolded"), needs=SEARCH),
    Binding(Action.START, (), lambda app: app.resize(app.state.typed_size),
        lambda app: app.state.typed_size is not None, "sizes", label="start", moves=True,
        stands_for=Action.NEXT_SOLUTION, inner={Layer.TYPED: ("return",)}),
    Binding(Action.ERASE, (), lambda app: app.change(typed=app.state.typed[:-1]), repeats=True,
        inner={Layer.TYPED: ("backspace",)}),
    Binding(Action.PRESS, (), lambda app: app.front.press_ring(), inner={Layer.RING: ("space", "return")}),
    Binding(Action.CLOSE, ("escape",), close, inner={
        Layer.SHOWN: ("escape", "backspace"),
        Layer.HELP: ("escape", "return", "backspace", *DIGITS),
        **dict.fromkeys((Layer.LESSON, Layer.LARGE_TREE, Layer.EXERCISE, Layer.MENU, Layer.TYPED, Layer.RING,
            Layer.NODES), ("escape",)),
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
    BINDING_OF[_one.action] = _one
    if _one.applies is not always:
        _SOMETIMES.setdefault(_one.applies, []).append(_one)
    for _layer, _key in [(layer, key) for layer in Layer for key in keys_in(_one, layer)]:
        BOUND[_layer].setdefault(_key, []).append(_one)

_UNTAUGHT = [(asks, bindings) for asks, bindings in _SOMETIMES.items() if bindings[0] not in INSIDE]
"""Those of them that may apply without an exercise."""

NEEDING = {need: frozenset(binding.action for binding in BINDINGS if need in binding.needs) for need in Need}
"""The actions that are out of place without what they need."""

MENU = (*(one for one in BINDINGS if one.is_row), *(BINDING_OF[one] for one in (*SETTINGS, Action.FULL_SCREEN)))
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
    press(app, Command(stand_ins(inside(app)).get(row.action, row).action))


def able(app: App) -> frozenset[Action]:
    """Return the actions that apply; any other does nothing."""
    # Without an exercise, what belongs to one need not be asked.
    groups = _SOMETIMES.items() if app.state.exercise else _UNTAUGHT
    found = _ALWAYS.union([one.action for asks, bindings in groups if asks(app) for one in bindings])
    if need := lacking(app):
        found -= NEEDING[need]
    return found - app.front.missing if app.front.missing else found


def command_of(app: App, key: str) -> Command | None:
    """Return what a key means now: the innermost thing open that knows it decides.

    Where that does not apply, the command is to explain why. With Shift a letter means what it means without, unless
    the table tells them apart.
    """
    plain = key.removeprefix("shift+")
    if not app.state.has_letter_keys and len(plain) == 1 and plain.isalpha():
        return None
    for layer in layers_of(app):
        known = [one for one in BOUND[layer].get(key, ()) if one.action not in app.front.missing]
        for binding in known:
            if applies(app, binding):
                return Command(binding.action, key if binding.takes_key else None)
        if known:
            return Command(Action.EXPLAIN, known[0].action)
    return command_of(app, plain) if plain != key else None


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
    """Return the key of why an action does not apply now, empty where there is no reason to give."""
    binding, need = BINDING_OF[action], lacking(app)
    if need and need in binding.needs:
        return need.value
    if action is Action.LISTING and app.has_program:
        return "one_listing"
    if app.own_board and action is Action.GO_THERE:
        return "no_beginning"
    if binding.waits and not is_halted(app):
        return "is_running"
    if action is Action.JUMP and can_jump(app):
        return "comes_later" if app.search.strategy.chooses_column else "not_reached"
    if action is Action.JUMP:
        return "is_told" if app.asking.is_held else "answer_first"
    return why_no_answer(app, binding.why) if binding.group is ANSWERS else binding.why


def explain(app: App, action: Action) -> None:
    """Say why something that was asked for does not apply now."""
    if key := why_not(app, action):
        app.tell(key, is_bad=action is Action.START, largest=LARGEST, most=COUNTED_BY_STEPPING)
