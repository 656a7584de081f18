"""The one table of what can be asked for: an action's keys, its button and its line of the help, and what it does."""

from __future__ import annotations

from collections.abc import Callable
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
    applies,
    lacking,
    missed,
)
from .binding import BINDING_OF as BINDING_OF
from .binding import press as press
from .classroom import (
    can_answer,
    can_choose,
    can_go_on,
    can_jump,
    can_pick,
    can_vote,
    clear,
    end_vote,
    go_on,
    go_to_random,
    has_results,
    has_vote,
    is_counting,
    is_over,
    leave_exercise,
    lower,
    move_cursor,
    number_hands,
    pick,
    pick_column,
    raise_hand,
    raise_several,
    show_answer,
    take,
    turn_exercise,
    turn_outlook,
    turn_predict,
    vote,
    why_no_answer,
)
from .commands import (
    FASTER_BY,
    FULL,
    QVIEW_PAUSE,
    QVIEW_SPEED,
    SLOWEST,
    Action,
    Command,
)
from .exercise import ExerciseKind
from .history import History
from .layers import Layer, close, layers_of
from .link import paste
from .moment import Aim
from .questions import Answer, Question
from .state import ANSWERED_BY_SQUARE
from .tabs import (
    can_turn,
    choose_lane,
    choose_node,
    choose_other_lane,
    go_to_lane,
    open_race,
    toggle_large,
    turn,
)
from .teaching import (
    beat_back,
    begin_other_challenge,
    has_stop,
    is_taught,
    look_at_question,
    next_beat,
    repeat_challenge,
    reveal,
    turn_challenge,
    turn_lesson,
    turn_stop,
)
from .vote import CLOSED

FREE, NO_VOTE = (Need.FREE,), (Need.NO_VOTE,)
"""What is needed by all that has no place in a challenge, and by all that would leave a vote unawares."""

RUNNING = (Need.SEARCH, *FREE)
"""What is needed by all that has to do with what runs: a search, or a race of them."""

SEARCH = (*RUNNING, Need.ONE_BOARD)
"""What is needed by all that has to do with the search alone."""

BOARD, PLAIN_BOARD = (Need.ONE_BOARD, *FREE), (Need.ONE_BOARD, Need.PLAIN, *FREE)
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


def can_seek(app: App) -> bool:
    """Return whether a share of the way can be gone to: in a search that looks ahead only where steps are counted."""
    search = app.search
    return (
        search.strategy is PLAIN
        or has_race(app)
        or search.n <= counted_at_once(search.strategy)
    )


def after(names: tuple[str, ...], name: str) -> str:
    """Return the name that comes after one of some; after the last comes the first."""
    return names[(names.index(name) + 1) % len(names)]


def larger(values: tuple[float, ...], value: float) -> float:
    """Return the next larger of some values; after the largest comes the first."""
    return next((one for one in values if one > value), values[0])


def turn_pause(app: App) -> None:
    """Pause for the next longer time."""
    app.player.tempo.pause = larger(PAUSES, app.player.tempo.stay)


def answer(
    action: Action, keys: tuple[str, ...], given: Answer, why: str = "", **more: Any
) -> Binding:
    """Return the row of an answer that is no square."""
    return Binding(action, lambda app: take(app, given), keys, lambda app: can_answer(app, given), why,
        group=ANSWERS, **more)  # fmt: skip


def tab(action: Action, key: str) -> Binding:
    """Return the row of a tab."""
    return Binding(
        action, lambda app: app.open_tab(action), (key,), needs=RUNNING, group=TABS
    )


def rows_of(front: Front) -> list[Binding]:
    """Return the rows of the menu."""
    rows = MENU if front.has_keys else MENU_OF_FINGERS
    return [row for row in rows if row.action not in front.missing]


def choose_row(app: App, key: str) -> None:
    """Choose the next row of the menu, or the one before."""
    step = -1 if key in ("up", "shift+tab") else 1
    app.change(menu=((app.state.menu or 0) + step) % len(rows_of(app.front)))


def take_row(app: App) -> None:
    """Do what the chosen row of the menu says; it closes unless that is a setting."""
    row = rows_of(app.front)[app.state.menu or 0]
    if row.action not in SETTINGS:
        app.change(menu=None)
    press(app, Command(row.action))


def why_not(app: App, action: Action) -> str:
    """Return the key of why an action does not apply now, empty where there is no reason to give."""
    binding = BINDING_OF[action]
    if need := missed(app, binding):
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
        app.show_message(
            key,
            is_error=action is Action.START,
            largest=LARGEST,
            most=COUNTED_BY_STEPPING,
        )


# fmt: off
SECTIONS: dict[str, tuple[Binding, ...]] = {
    "section_run": (
        Binding(Action.RUN, lambda app: app.runner.run(), ("space",), is_halted, needs=RUNNING,
            group=CONTROLS, moves=True),
        Binding(Action.HALT, lambda app: app.runner.halt(), ("space",), lambda app: not is_halted(app), "is_halted",
            needs=RUNNING, group=CONTROLS, help=None),
        Binding(Action.BACK, lambda app: app.runner.back(), ("left", "backspace", "page up"),
            lambda app: is_halted(app) and not app.runner.is_first, "is_first", needs=RUNNING,
            label="back_button", group=CONTROLS, moves=True, repeats=True, waits=True),
        Binding(Action.NEXT, App.next, ("right", "n", "page down"), is_halted, needs=RUNNING, group=CONTROLS,
            moves=True, repeats=True, waits=True),
        Binding(Action.NEXT_SOLUTION, lambda app: app.player.next_solution(), ("return",),
            lambda app: app.player.aim is not Aim.SOLUTION, "is_searching", needs=RUNNING, group=CONTROLS, moves=True),
        Binding(Action.ALL, lambda app: app.player.all(), ("a",),
            lambda app: app.player.aim is not Aim.ALL, "is_searching", needs=SEARCH, group=CONTROLS,
            moves=True),
        Binding(Action.RESTART, lambda app: app.runner.restart(), ("home", "r"),
            lambda app: not is_halted(app) or not app.runner.is_first, "is_first", needs=RUNNING,
            group=CONTROLS, moves=True),
        Binding(Action.UNDO, lambda app: app.turn(History.undo, "nothing_to_undo"), ("u", "ctrl+z"),
            lambda app: bool(app.history.done) or not is_halted(app), "nothing_to_undo", needs=FREE, group=CONTROLS),
        Binding(Action.REDO, lambda app: app.turn(History.redo, "nothing_to_redo"),
            ("shift+u", "ctrl+shift+z", "ctrl+y"),
            lambda app: bool(app.history.undone), "nothing_to_redo", needs=FREE, help="help_undo"),
        Binding(Action.SLOWER, lambda app: app.runner.change_speed(1 / FASTER_BY), (",",),
            lambda app: app.player.speed > SLOWEST, "is_slowest", repeats=True),
        Binding(Action.FASTER, lambda app: app.runner.change_speed(FASTER_BY), (".",),
            lambda app: app.player.speed < FULL, "is_fastest", help="help_slower", repeats=True),
    ),
    "section_board": (
        Binding(Action.LARGER, lambda app: app.resize(app.search.n + 1), ("+", "="),
            lambda app: app.search.n < LARGEST, "is_largest", needs=FREE, label=None, moves=True,
            repeats=True),
        Binding(Action.SMALLER, lambda app: app.resize(app.search.n - 1), ("-",),
            lambda app: app.search.n > 1, "is_smallest", needs=FREE, help="help_larger", label=None,
            moves=True, repeats=True),
        Binding(Action.TYPE, App.type, DIGITS,
            lambda app: has_window(app) and app.asking.question not in ANSWERED_BY_SQUARE, "no_typing",
            needs=FREE + NO_VOTE, help="help_digits", takes_key=True),
        Binding(Action.COPY, App.copy, ("c", "ctrl+c"), needs=FREE),
        Binding(Action.PASTE, paste, ("v", "ctrl+v"), needs=BOARD + NO_VOTE, help="help_copy"),
    ),
    "section_class": (
        Binding(Action.PREDICT, turn_predict, ("p",), needs=PLAIN_BOARD + NO_VOTE, group=CLASS_MENU),
        answer(Action.SAFE, ("y",), Answer.SAFE, label="safe_button", waits=True),
        answer(Action.ATTACKED, ("x",), Answer.ATTACKED, help="help_safe", label="attacked_button", waits=True),
        Binding(Action.BY_HAND, lambda app: turn_exercise(app, ExerciseKind.BY_HAND), ("b",),
            needs=PLAIN_BOARD + NO_VOTE, group=CLASS_MENU),
        Binding(Action.OWN_BOARD, lambda app: turn_exercise(app, ExerciseKind.OWN_BOARD), ("m",),
            needs=PLAIN_BOARD + NO_VOTE, group=CLASS_MENU),
        Binding(Action.RANDOM, go_to_random, ("g",), needs=SEARCH, group=CLASS_MENU, moves=True),
        Binding(Action.VOTE, vote, ("j",), can_vote, "no_vote", needs=FREE, group=CLASS_MENU),
        Binding(Action.OUTLOOK, turn_outlook, ("w",), needs=BOARD, group=CLASS_MENU),
        Binding(Action.SHARE, App.share, ("q",)),
        Binding(Action.MENU, lambda app: app.change(menu=0 if app.state.menu is None else None), ("k",), has_window),
    ),
    "section_window": (
        Binding(Action.THEME, lambda app: app.change(theme=after(app.front.themes, app.state.theme)), ("t",)),
        Binding(Action.FULL_SCREEN, lambda app: app.desk.toggle_full_screen(), ("f11", "alt+return")),
        Binding(Action.SAVE, App.save, ("s",)),
        Binding(Action.HELP, lambda app: app.change(has_help=not app.state.has_help, has_code=False, message=""),
            ("f1", "?", "h"), has_window),
        Binding(Action.FOCUS, lambda app: app.front.move_ring(1), ("tab",), has_window),
        Binding(Action.FOCUS_BACK, lambda app: app.front.move_ring(-1), ("shift+tab",), has_window,
            help="help_focus"),
        Binding(Action.QUIT, lambda app: app.front.quit(), ("ctrl+q",)),
    ),
    "section_panels": (
        tab(Action.SOLUTIONS, "f2"),
        Binding(Action.UP, lambda app: app.choose_by(-1), ("up",), has_list, "nothing_listed", needs=SEARCH + NO_VOTE,
            repeats=True),
        Binding(Action.DOWN, lambda app: app.choose_by(1), ("down",), has_list, "nothing_listed", needs=SEARCH + NO_VOTE,
            help="help_up", repeats=True),
        tab(Action.TREE, "f3"),
        Binding(Action.LARGE_TREE, toggle_large, ("o",), has_window, needs=SEARCH + NO_VOTE, label=None),
        Binding(Action.FIT, lambda app: app.front.follow("lens"), ("z",), lambda app: app.has_tree, "no_tree",
            needs=SEARCH),
        tab(Action.PROGRAM, "f4"),
        Binding(Action.LISTING, turn, ("i",), can_turn, "no_program", needs=SEARCH, help="help_program", label=None),
        Binding(Action.COMPARE, open_race, ("f8",), has_window, needs=RUNNING + NO_VOTE, group=TABS),
    ),
}
"""The actions that the help lists, by the keys of the titles of its parts."""

INSIDE = (
    Binding(Action.LEAVE, leave_exercise, (), lambda app: app.state.exercise is not None, needs=NO_VOTE),
    answer(Action.IS_SOLUTION, ("return",), Answer.SOLUTION, "not_last_column", layers=(Layer.MOVE,)),
    answer(Action.IS_COMPLETE, ("end",), Answer.COMPLETE, "not_top_row", layers=(Layer.RETURN, Layer.MOVE)),
    Binding(Action.SHOW_ANSWER, show_answer, ("e",), lambda app: app.asking.can_show_answer, "not_tried", needs=NO_VOTE,
        group=ANSWERS, layers=(Layer.MOVE,)),
    Binding(Action.RULES, lambda app: app.open_tab(Action.RULES), ("f9",), lambda app: app.state.can_read_rules,
        "rules_told", group=TABS, layers=(Layer.MOVE,)),
    Binding(Action.GO_ON, go_on, ("right", "n", "page down", "space"), can_go_on, group=ANSWERS,
        stands_for=Action.NEXT, layers=(Layer.EVIDENCE,)),
    Binding(Action.CURSOR, move_cursor, ARROWS, can_choose, "is_revealed", repeats=True, takes_key=True,
        layers=(Layer.BALLOT, *SQUARES)),
    Binding(Action.PICK, pick, ("space",), can_pick, "is_revealed", layers=SQUARES),
    Binding(Action.COLUMN, pick_column, DIGITS, lambda app: app.asking.question is Question.REASON,
        takes_key=True, layers=(Layer.REASON,)),
    Binding(Action.CLEAR, clear, ("home", "r"),
        lambda app: bool(app.own_board and app.own_board.queens), "is_empty", stands_for=Action.RESTART,
        layers=(Layer.OWN_BOARD,)),
    Binding(Action.LOOK, look_at_question, (), is_over),
    Binding(Action.AGAIN, repeat_challenge, ("home", "r"), has_results, layers=(Layer.RESULTS,)),
    Binding(Action.ANOTHER, begin_other_challenge, ("g",), has_results, layers=(Layer.RESULTS,)),
    # Hands are counted for the chosen answer.
    Binding(Action.HAND, raise_hand, ("space", "+"), is_counting, "is_revealed", layers=(Layer.BALLOT,)),
    Binding(Action.NUMBER, number_hands, DIGITS, is_counting, takes_key=True, layers=(Layer.BALLOT,)),
    Binding(Action.SEVERAL, raise_several, (), is_counting, "is_revealed"),
    Binding(Action.LESS, lower, ("-",), is_counting, "is_revealed", layers=(Layer.VOTE,)),
    Binding(Action.END_VOTE, end_vote, ("page up",), has_vote, layers=(Layer.VOTE,)),
    Binding(Action.REVEAL, reveal, ("return", "page down"), has_vote, label="show_answer", layers=(Layer.VOTE,)),
)
"""What belongs to an exercise that is on or to a vote, and is nowhere else."""

BINDINGS = (
    *(one for rows in SECTIONS.values() for one in rows),
    # A click or a drag asks for these.
    Binding(Action.JUMP, App.jump, (), can_jump, needs=SEARCH, moves=True),
    Binding(Action.SEEK, lambda app, seek: app.runner.seek(seek[0], goes_on=seek[1]), (), can_seek, "not_sought",
        needs=RUNNING, moves=True),
    Binding(Action.BREAKPOINT, App.toggle_breakpoint, needs=SEARCH),
    Binding(Action.SPEED, lambda app, speed: app.runner.set_speed(speed)),
    Binding(Action.CHOOSE, App.choose, needs=SEARCH + NO_VOTE),
    Binding(Action.SHOW, App.show, needs=SEARCH + NO_VOTE),
    # The settings that have no key.
    Binding(Action.PACE, lambda app: app.runner.set_speed(larger(PACES, app.runner.speed)), label="speed"),
    Binding(Action.PAUSE, turn_pause),
    Binding(Action.LANGUAGE, lambda app: app.speak(after(LANGUAGES, app.state.language))),
    Binding(Action.LETTERS, lambda app: app.change(has_letter_keys=not app.state.has_letter_keys),
        label="letter_keys"),
    # The first screen has a button for it; the key is that of Run.
    Binding(Action.WATCH, lambda app: app.runner.watch(), (), is_halted, needs=SEARCH, moves=True),
    # These belong to what is open.
    *INSIDE,
    Binding(Action.ALL_HAVE_ONE, lambda app: app.runner.next_solution(), ("return",),
        lambda app: has_race(app) and app.runner.aim is not Aim.SOLUTION, "is_searching",
        stands_for=Action.NEXT_SOLUTION, layers=(Layer.RACE,), moves=True),
    Binding(Action.GO_TO_LANE, go_to_lane, ("g",), has_race, needs=NO_VOTE, label="go_there",
        layers=(Layer.RACE,)),
    Binding(Action.LANE, choose_lane, (), has_race),
    Binding(Action.OTHER_LANE, choose_other_lane, ("up", "down"), has_race, takes_key=True, repeats=True,
        layers=(Layer.RACE,)),
    Binding(Action.CHALLENGE, turn_challenge, (), has_window, needs=NO_VOTE, label="challenge_row"),
    Binding(Action.LESSON_1, lambda app: turn_lesson(app, 1), (), has_window, needs=NO_VOTE, label="lesson_1_row"),
    Binding(Action.LESSON_2, lambda app: turn_lesson(app, 2), (), has_window, needs=NO_VOTE, label="lesson_2_row"),
    Binding(Action.BEAT, next_beat, ("page down",), is_taught, needs=NO_VOTE, layers=(Layer.CLICKER,)),
    Binding(Action.DARKEN, lambda app: app.show_message("not_darkened"), ("b",), layers=(Layer.CLICKER,)),
    Binding(Action.BEAT_BACK, beat_back, ("page up",), is_taught, needs=NO_VOTE, layers=(Layer.CLICKER,)),
    Binding(Action.STOP, lambda app: turn_stop(app, 0), (), is_taught, needs=NO_VOTE, label="lesson_again"),
    Binding(Action.STOP_BEFORE, lambda app: turn_stop(app, -1), ("shift+page up",), lambda app: has_stop(app, -1),
        "is_first_stop", needs=NO_VOTE, layers=(Layer.CLICKER,)),
    Binding(Action.NEXT_STOP, lambda app: turn_stop(app, 1), ("shift+page down",), lambda app: has_stop(app, 1),
        "is_last_stop", needs=NO_VOTE, layers=(Layer.CLICKER,)),
    Binding(Action.LEAVE_LESSON, App.leave_lesson, (), is_taught, needs=NO_VOTE),
    Binding(Action.ROW, choose_row, ("up", "down", "shift+tab", "tab"),
        repeats=True, takes_key=True, layers=(Layer.MENU,)),
    Binding(Action.TAKE_ROW, take_row, ("return", "space"), layers=(Layer.MENU,)),
    Binding(Action.GO_THERE, App.go_there, ("return",), lambda app: app.destination is not None, "is_here", needs=NO_VOTE,
        stands_for=Action.NEXT_SOLUTION, layers=(Layer.SHOWN, Layer.NODES, Layer.OWN_BOARD)),
    Binding(Action.NODE, choose_node, ARROWS, needs=SEARCH + NO_VOTE, repeats=True, takes_key=True, layers=(Layer.NODES,)),
    Binding(Action.START, lambda app: app.resize(app.state.typed_size), ("return",),
        lambda app: app.state.typed_size is not None, "sizes", moves=True,
        stands_for=Action.NEXT_SOLUTION, layers=(Layer.TYPED,)),
    Binding(Action.ERASE, lambda app: app.change(typed=app.state.typed[:-1]), ("backspace",), repeats=True,
        layers=(Layer.TYPED,)),
    Binding(Action.PRESS, lambda app: app.front.press_ring(), ("space", "return"), layers=(Layer.RING,)),
    # Esc closes the innermost thing open, from wherever it is pressed.
    Binding(Action.CLOSE, close, ("escape",)),
    Binding(Action.CLOSE, close, ("backspace",), layers=(Layer.SHOWN,)),
    Binding(Action.CLOSE, close, ("return", "backspace", *DIGITS), layers=(Layer.HELP,)),
    Binding(Action.EXPLAIN, explain),
)
# fmt: on

_ASKED: dict[Callable[[App], bool], list[Binding]] = {}
"""The actions by what is asked of the app: what several have in common is asked once."""

BOUND: dict[Layer, dict[str, list[Binding]]] = {layer: {} for layer in Layer}
"""The actions that a key means in each layer."""

for _one in BINDINGS:
    BINDING_OF.setdefault(_one.action, _one)
    _ASKED.setdefault(_one.applies, []).append(_one)
    for _layer in _one.layers:
        for _key in _one.keys:
            BOUND[_layer].setdefault(_key, []).append(_one)

_UNTAUGHT = [
    (asks, bindings) for asks, bindings in _ASKED.items() if bindings[0] not in INSIDE
]
"""Those of them that may apply without an exercise and a vote."""

NEEDING = {
    need: frozenset(binding.action for binding in BINDINGS if need in binding.required)
    for need in Need
}
"""The actions that are out of place without what they need."""

MENU_GROUPS = {
    "menu_exercises": (
        Action.PREDICT,
        Action.BY_HAND,
        Action.OWN_BOARD,
        Action.CHALLENGE,
        Action.VOTE,
    ),
    "menu_search": (
        Action.OUTLOOK,
        Action.COMPARE,
        Action.RANDOM,
        Action.SHARE,
        Action.COPY,
        Action.PASTE,
    ),
    "menu_lessons": (Action.LESSON_1, Action.LESSON_2),
    "settings": (*SETTINGS, Action.FULL_SCREEN, Action.HELP),
}
"""The rows of the menu in their groups, by the keys of the groups' titles."""

FOR_KEYS = {Action.LETTERS}
"""Rows that are there only where there are keys."""

FOR_FINGERS = {Action.COPY, Action.PASTE, Action.HELP}
"""Rows that are there only where there are none, and no button for help in the header."""

_ROWS = tuple(
    [BINDING_OF[action] for group in MENU_GROUPS.values() for action in group]
)

MENU = tuple([row for row in _ROWS if row.action not in FOR_FINGERS])
"""The rows of the menu where there are keys."""

MENU_OF_FINGERS = tuple([row for row in _ROWS if row.action not in FOR_KEYS])
"""The rows of the menu where there are none."""


def able(app: App) -> frozenset[Action]:
    """Return the actions that apply; any other does nothing."""
    # Without an exercise and a vote, what belongs to them need not be asked.
    is_asked = app.state.exercise or app.state.vote.phase is not CLOSED
    groups = _ASKED.items() if is_asked else _UNTAUGHT
    found = frozenset(
        [one.action for asks, bindings in groups if asks(app) for one in bindings]
    )
    for need in lacking(app):
        found -= NEEDING[need]
    return found - app.front.missing


def command_of(app: App, key: str) -> Command | None:
    """Return what a key means now: the innermost thing open that knows it decides.

    Where that does not apply, the command is to explain why. With Shift a letter means what it means without, unless
    the table tells them apart.
    """
    plain = key.replace("shift+", "")
    if not app.state.has_letter_keys and len(plain) == 1 and plain.isalpha():
        return None
    for layer in layers_of(app):
        known = [
            one
            for one in BOUND[layer].get(key, ())
            if one.action not in app.front.missing
        ]
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
            if binding.stands_for and layer in binding.layers:
                found.setdefault(binding.stands_for, binding)
    return found


def taken_keys(layers: list[Layer]) -> frozenset[str]:
    """Return the keys that belong to what is open, and so to no button around it."""
    return frozenset([key for layer in layers for key in BOUND[layer]])
