"""The one table of what can be asked for: it binds the keys, labels the buttons and writes the help."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

import pygame

from ..app.commands import Action, Command
from ..app.player import PLAYED, Mode, Moment
from ..app.state import Layer, Tab, ViewState
from ..search.facts import LARGEST


class Place(Enum):
    """Where a button stands."""

    CONTROLS = "controls"
    HEADER = "header"


class Binding(NamedTuple):
    """How an action is asked for.

    A key is the character it types or, where it types none, its name. `label` and `help` are keys of the table of
    words; `hint` is how the first key is written on a button.
    """

    action: Action
    keys: tuple[str, ...]
    hint: str
    help: str = ""
    label: str = ""
    place: Place | None = None
    layer: Layer = Layer.SEARCH


BINDINGS = (
    Binding(Action.RUN, ("space",), "Space", "help_run", "run", Place.CONTROLS),
    Binding(Action.HALT, ("space",), "Space", "", "halt", Place.CONTROLS),
    Binding(Action.BACK, ("left", "backspace", "page up"), "←", "help_back", "back_button", Place.CONTROLS),
    Binding(Action.NEXT, ("right", "n", "page down"), "→", "help_next", "next", Place.CONTROLS),
    Binding(Action.NEXT_SOLUTION, ("return",), "Enter", "help_next_solution", "next_solution", Place.CONTROLS),
    Binding(Action.ALL, ("a",), "A", "help_all", "all", Place.CONTROLS),
    Binding(Action.RESTART, ("home", "r"), "Home", "help_restart", "restart", Place.CONTROLS),
    Binding(Action.UNDO, ("u",), "U", "help_undo"),
    Binding(Action.REDO, ("shift+u",), "Shift+U", "help_redo"),
    Binding(Action.UP, ("up",), "↑", "help_up"),
    Binding(Action.DOWN, ("down",), "↓", "help_down"),
    Binding(Action.LARGER, ("+", "="), "+", "help_larger"),
    Binding(Action.SMALLER, ("-",), "−", "help_smaller"),
    Binding(Action.TYPE, tuple("0123456789"), "0–9", "help_digits"),
    Binding(Action.SLOWER, (",",), ",", "help_slower"),
    Binding(Action.FASTER, (".",), ".", "help_faster"),
    Binding(Action.SOLUTIONS, ("f2",), "F2", "help_solutions", "solutions"),
    Binding(Action.TREE, ("f3",), "F3", "help_tree", "tree"),
    Binding(Action.PROGRAM, ("f4",), "F4", "help_program", "program"),
    Binding(Action.LABELS, ("l",), "L", "help_labels"),
    Binding(Action.HIDE, ("h",), "H", "help_hide"),
    Binding(Action.REJECTED, ("d",), "D", "help_rejected"),
    Binding(Action.FIT, ("z",), "Z", "help_fit"),
    Binding(Action.PREDICT, ("p",), "P", "help_predict"),
    Binding(Action.SAFE, ("y",), "Y", "help_safe", "safe_button"),
    Binding(Action.ATTACKED, ("x",), "X", "help_attacked", "attacked_button"),
    Binding(Action.THEME, ("t",), "T", "help_theme", "theme", Place.HEADER),
    Binding(Action.FULL_SCREEN, ("f11", "alt+return"), "F11", "help_full_screen", "full_screen", Place.HEADER),
    Binding(Action.SAVE, ("s",), "S", "help_save"),
    Binding(Action.COPY, ("c", "ctrl+c"), "C", "help_copy"),
    Binding(Action.PASTE, ("v", "ctrl+v"), "V", "help_paste"),
    Binding(Action.HELP, ("f1", "?"), "F1", "help_help", "help", Place.HEADER),
    Binding(Action.FOCUS, ("tab",), "Tab", "help_focus"),
    Binding(Action.FOCUS_BACK, ("shift+tab",), "Shift+Tab", "help_focus_back"),
    Binding(Action.QUIT, ("ctrl+q",), "Ctrl+Q", "help_quit"),
    # Enter, Esc, Backspace and digits belong to the innermost thing open.
    Binding(Action.GO_THERE, ("return",), "Enter", "", "go_there", layer=Layer.SHOWN),
    Binding(Action.CLOSE, ("escape",), "Esc"),
    Binding(Action.CLOSE, ("escape", "backspace"), "Esc", layer=Layer.SHOWN),
    Binding(Action.START, ("return",), "Enter", "", "start", layer=Layer.TYPED),
    Binding(Action.ERASE, ("backspace",), "Backspace", layer=Layer.TYPED),
    Binding(Action.CLOSE, ("escape",), "Esc", layer=Layer.TYPED),
    Binding(Action.PRESS, ("space", "return"), "Space", layer=Layer.RING),
    Binding(Action.CLOSE, ("escape",), "Esc", layer=Layer.RING),
    Binding(Action.CLOSE, ("escape", "return", "backspace", *"0123456789"), "Esc", layer=Layer.HELP),
)

REPEATED = {Action.NEXT, Action.BACK, Action.UP, Action.DOWN, Action.SLOWER, Action.FASTER, Action.ERASE} | {
    Action.LARGER,
    Action.SMALLER,
}
"""Actions that a held key repeats."""

STEPPED = {Action.NEXT, Action.BACK, Action.SAFE, Action.ATTACKED}
"""Actions that wait for a halt."""

REASONS = {
    Action.HALT: "is_halted",
    Action.BACK: "is_first",
    Action.RESTART: "is_first",
    Action.NEXT_SOLUTION: "is_searching",
    Action.ALL: "is_searching",
    Action.UNDO: "nothing_to_undo",
    Action.REDO: "nothing_to_redo",
    Action.UP: "nothing_listed",
    Action.DOWN: "nothing_listed",
    Action.LARGER: "is_largest",
    Action.SMALLER: "is_smallest",
    Action.START: "sizes",
    Action.SLOWER: "is_slowest",
    Action.FASTER: "is_fastest",
    **dict.fromkeys((Action.LABELS, Action.HIDE, Action.REJECTED, Action.FIT), "no_tree"),
}
"""Why an action does not apply, as a key of the table of words, where its own name decides that."""

_NAMES = {
    pygame.K_SPACE: "space",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_HOME: "home",
    pygame.K_PAGEUP: "page up",
    pygame.K_PAGEDOWN: "page down",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_RETURN: "return",
    pygame.K_KP_ENTER: "return",
    pygame.K_ESCAPE: "escape",
    pygame.K_TAB: "tab",
    pygame.K_F1: "f1",
    pygame.K_F2: "f2",
    pygame.K_F3: "f3",
    pygame.K_F4: "f4",
    pygame.K_F11: "f11",
}


def key_of(event: pygame.event.Event) -> str:
    """Return the name by which the table knows the key that was pressed."""
    name = _NAMES.get(event.key)
    if event.mod & pygame.KMOD_CTRL:
        return "ctrl+" + (name or (chr(event.key) if 32 < event.key < 127 else ""))
    if event.mod & pygame.KMOD_ALT and name:
        return "alt+" + name
    name = name or str(event.unicode).lower()
    # With other characters Shift is only the way to type them.
    has_shift = event.mod & pygame.KMOD_SHIFT and (name == "tab" or name.isalpha())
    return "shift+" + name if has_shift and name != "space" else name


def applicable(moment: Moment, state: ViewState, *, has_second_panel: bool = False) -> frozenset[Action]:
    """Return the actions that apply; any other does nothing. The tree may stand in a panel of its own."""
    n = moment.position.n
    has_tree = state.open_tab(n) is Tab.TREE or has_second_panel
    applies = {
        Action.UP: moment.listed > 0,
        Action.DOWN: moment.listed > 0,
        Action.LARGER: n < LARGEST,
        Action.SMALLER: n > 1,
        Action.START: typed_size(state) is not None,
        Action.GO_THERE: state.shown is not None,
        **dict.fromkeys((Action.LABELS, Action.HIDE, Action.REJECTED, Action.FIT), has_tree),
        **dict.fromkeys((Action.SAFE, Action.ATTACKED), is_asked(moment, state)),
    }
    bound = {binding.action for binding in BINDINGS} - PLAYED
    return moment.can | {action for action in bound if applies.get(action, True)}


def is_asked(moment: Moment, state: ViewState) -> bool:
    """Return whether the class is to predict the verdict, and so nothing may show it."""
    position = moment.position
    is_open = 0 < len(position.board) < position.n
    return state.predicts and is_open and moment.mode is Mode.HALTED and state.shown is None


def typed_size(state: ViewState) -> int | None:
    """Return the size that has been typed, or None if there is none of that size."""
    if not state.typed or state.typed.startswith("0") or len(state.typed) > len(str(LARGEST)):
        return None
    return int(state.typed) if int(state.typed) <= LARGEST else None


def command_of(key: str, can: frozenset[Action], state: ViewState) -> Command | None:
    """Return what a key means now: the innermost thing open that knows it decides.

    Where that does not apply, the command is to explain why. With Shift a letter means what it means without, unless
    the table tells them apart.
    """
    for layer in state.layers:
        known = [binding for binding in BINDINGS if binding.layer is layer and key in binding.keys]
        for binding in known:
            if binding.action in can:
                return Command(binding.action, key if binding.action is Action.TYPE else None)
        if known:
            return Command(Action.EXPLAIN, known[0].action)
    return command_of(key.removeprefix("shift+"), can, state) if key.startswith("shift+") else None


def why_not(action: Action, moment: Moment, state: ViewState) -> str:
    """Return the key of the message that says why an action does not apply now."""
    if moment.job and action in STEPPED:
        return "is_running"
    if action in (Action.SAFE, Action.ATTACKED):
        return "no_question" if state.predicts else "no_predict"
    return REASONS.get(action, "")


def on_enter(state: ViewState) -> Binding:
    """Return what Enter means beside any ring and help: that is what its button says."""
    return next(
        binding
        for layer in state.layers
        for binding in BINDINGS
        if layer < Layer.RING and binding.layer is layer and "return" in binding.keys
    )
