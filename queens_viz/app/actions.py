"""The one table of what can be asked for: it binds the keys, labels the buttons and writes the help."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..search.facts import LARGEST
from .commands import Action, Command
from .moment import Mode, Moment
from .player import PLAYED
from .state import Layer, Tab, ViewState


class Place(Enum):
    """Where a button stands."""

    CONTROLS = "controls"
    HEADER = "header"


class Binding(NamedTuple):
    """How an action is asked for.

    A key is the character it types or, where it types none, its name. `label` and `help` are keys of the table of
    words, and so is `why`, which says why the action does not apply where it does not; `hint` is how the first key is
    written on a button. What `moves` the search closes a solution that is shown; what `repeats` is repeated by a held
    key; what `waits` needs a search that is halted.
    """

    action: Action
    keys: tuple[str, ...]
    hint: str
    help: str = ""
    label: str = ""
    place: Place | None = None
    layer: Layer = Layer.SEARCH
    why: str = ""
    moves: bool = False
    repeats: bool = False
    waits: bool = False


# fmt: off
BINDINGS = (
    Binding(Action.RUN, ("space",), "Space", "help_run", "run", Place.CONTROLS, moves=True),
    Binding(Action.HALT, ("space",), "Space", "", "halt", Place.CONTROLS, why="is_halted"),
    Binding(Action.BACK, ("left", "backspace", "page up"), "←", "help_back", "back_button", Place.CONTROLS,
            why="is_first", moves=True, repeats=True, waits=True),
    Binding(Action.NEXT, ("right", "n", "page down"), "→", "help_next", "next", Place.CONTROLS,
            moves=True, repeats=True, waits=True),
    Binding(Action.NEXT_SOLUTION, ("return",), "Enter", "help_next_solution", "next_solution", Place.CONTROLS,
            why="is_searching", moves=True),
    Binding(Action.ALL, ("a",), "A", "help_all", "all", Place.CONTROLS, why="is_searching", moves=True),
    Binding(Action.RESTART, ("home", "r"), "Home", "help_restart", "restart", Place.CONTROLS,
            why="is_first", moves=True),
    Binding(Action.UNDO, ("u",), "U", "help_undo", why="nothing_to_undo", moves=True),
    Binding(Action.REDO, ("shift+u",), "Shift+U", "help_redo", why="nothing_to_redo", moves=True),
    Binding(Action.UP, ("up",), "↑", "help_up", why="nothing_listed", repeats=True),
    Binding(Action.DOWN, ("down",), "↓", "help_down", why="nothing_listed", repeats=True),
    Binding(Action.LARGER, ("+", "="), "+", "help_larger", why="is_largest", moves=True, repeats=True),
    Binding(Action.SMALLER, ("-",), "−", "help_smaller", why="is_smallest", moves=True, repeats=True),
    Binding(Action.TYPE, tuple("0123456789"), "0–9", "help_digits"),
    Binding(Action.SLOWER, (",",), ",", "help_slower", why="is_slowest", repeats=True),
    Binding(Action.FASTER, (".",), ".", "help_faster", why="is_fastest", repeats=True),
    Binding(Action.SOLUTIONS, ("f2",), "F2", "help_solutions", "solutions"),
    Binding(Action.TREE, ("f3",), "F3", "help_tree", "tree"),
    Binding(Action.PROGRAM, ("f4",), "F4", "help_program", "program"),
    Binding(Action.LABELS, ("l",), "L", "help_labels", why="no_tree"),
    Binding(Action.HIDE, ("h",), "H", "help_hide", why="no_tree"),
    Binding(Action.REJECTED, ("d",), "D", "help_rejected", why="no_tree"),
    Binding(Action.FIT, ("z",), "Z", "help_fit", why="no_tree"),
    Binding(Action.PREDICT, ("p",), "P", "help_predict"),
    Binding(Action.SAFE, ("y",), "Y", "help_safe", "safe_button", waits=True),
    Binding(Action.ATTACKED, ("x",), "X", "help_attacked", "attacked_button", waits=True),
    Binding(Action.THEME, ("t",), "T", "help_theme", "theme", Place.HEADER),
    Binding(Action.FULL_SCREEN, ("f11", "alt+return"), "F11", "help_full_screen", "full_screen", Place.HEADER),
    Binding(Action.SAVE, ("s",), "S", "help_save"),
    Binding(Action.COPY, ("c", "ctrl+c"), "C", "help_copy"),
    Binding(Action.PASTE, ("v", "ctrl+v"), "V", "help_paste"),
    Binding(Action.HELP, ("f1", "?"), "F1", "help_help", "help", Place.HEADER),
    Binding(Action.FOCUS, ("tab",), "Tab", "help_focus"),
    Binding(Action.FOCUS_BACK, ("shift+tab",), "Shift+Tab", "help_focus_back"),
    # A click or a drag asks for these.
    Binding(Action.JUMP, (), "", why="not_reached", moves=True),
    Binding(Action.SEEK, (), "", moves=True),
    Binding(Action.QUIT, ("ctrl+q",), "Ctrl+Q", "help_quit"),
    # Enter, Esc, Backspace and digits belong to the innermost thing open.
    Binding(Action.GO_THERE, ("return",), "Enter", "", "go_there", layer=Layer.SHOWN),
    Binding(Action.CLOSE, ("escape",), "Esc"),
    Binding(Action.CLOSE, ("escape", "backspace"), "Esc", layer=Layer.SHOWN),
    Binding(Action.START, ("return",), "Enter", "", "start", layer=Layer.TYPED, why="sizes", moves=True),
    Binding(Action.ERASE, ("backspace",), "Backspace", layer=Layer.TYPED, repeats=True),
    Binding(Action.CLOSE, ("escape",), "Esc", layer=Layer.TYPED),
    Binding(Action.PRESS, ("space", "return"), "Space", layer=Layer.RING),
    Binding(Action.CLOSE, ("escape",), "Esc", layer=Layer.RING),
    Binding(Action.CLOSE, ("escape", "return", "backspace", *"0123456789"), "Esc", layer=Layer.HELP),
)
# fmt: on


def rows_of(action: Action) -> list[Binding]:
    """Return the rows of an action: a key may mean it in more than one layer."""
    return [row for row in BINDINGS if row.action is action]


def moves(action: Action) -> bool:
    """Return whether an action moves the search, and so closes a solution that is shown."""
    return any(row.moves for row in rows_of(action))


def repeats(action: Action) -> bool:
    """Return whether a held key repeats an action."""
    return any(row.repeats for row in rows_of(action))


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
    rows = rows_of(action)
    if moment.job and any(row.waits for row in rows):
        return "is_running"
    if action in (Action.SAFE, Action.ATTACKED):
        return "no_question" if state.predicts else "no_predict"
    return next((row.why for row in rows if row.why), "")


def on_enter(state: ViewState) -> Binding:
    """Return what Enter means beside any ring and help: that is what its button says."""
    return next(
        binding
        for layer in state.layers
        for binding in BINDINGS
        if layer < Layer.RING and binding.layer is layer and "return" in binding.keys
    )
