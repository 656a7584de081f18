"""The table of actions: the keys of each, what it does, and when it applies.

A row reads from left to right: these keys do this, when that is so; else say why not.
"""

from __future__ import annotations

from functools import lru_cache

from ..search.facts import COUNTED_BY_STEPPING, LARGEST
from .app import App
from .binding import BINDING_OF as BINDING_OF
from .binding import (
    Binding,
    Condition,
    Group,
    Need,
    applies,
    missing_need,
    missing_needs,
)
from .binding import press as press
from .classroom import (
    can_choose,
    can_go_on,
    can_jump,
    can_pick,
    can_vote,
    clear,
    end_lesson,
    end_vote,
    go_on,
    go_to_random,
    has_challenge_results,
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
    take_answer,
    turn_exercise,
    turn_outlook,
    turn_predict,
    vote,
)
from .commands import FASTER_BY, Action, Command
from .completing import COMPLETING_ROWS
from .conditions import (
    asks_for_reason,
    can_answer_complete,
    can_answer_solution,
    can_answer_verdict,
    can_race_to_solutions,
    can_read_rules,
    can_redo,
    can_restart,
    can_run,
    can_search_all,
    can_search_solution,
    can_seek,
    can_share,
    can_show_answer,
    can_slow_down,
    can_speed_up,
    can_type_size,
    can_undo,
    has_destination,
    has_exercise,
    has_larger_board,
    has_lesson,
    has_lines,
    has_next_step,
    has_next_stop,
    has_queens_of_own,
    has_race,
    has_smaller_board,
    has_step_before,
    has_stop_before,
    has_tree,
    has_typed_size,
    has_window,
    is_running,
    why_no_destination,
    why_no_jump,
    why_no_next_step,
    why_no_other_view,
    why_no_run,
    why_no_solution,
    why_not_complete,
    why_not_now,
    why_not_shown,
)
from .copying import copy, save, share
from .exercise import ExerciseKind
from .fault_actions import look, repeat, show_answer, turn_find_fault
from .fault_rows import FAULT_ROWS
from .layers import Layer, close, layers_of
from .link import paste
from .menu import (
    change_pace,
    change_pause,
    choose_row,
    take_row,
    toggle_menu,
)
from .overview import choose, choose_by, has_solutions, redo, undo
from .overview_rows import OVERVIEW_ROWS, SQUARES_ROW
from .own_rows import PROGRAM_ROWS, PROGRAM_SECTION
from .questions import Answer
from .settings import change_theme, toggle_letter_keys, turn_language
from .tabs import (
    can_turn,
    choose_lane,
    choose_node,
    choose_other_lane,
    go_to_lane,
    line_before,
    next_line,
    open_race,
    toggle_large,
    turn,
)
from .teaching import (
    beat_back,
    begin_other_challenge,
    next_beat,
    reveal,
    turn_challenge,
    turn_lesson,
    turn_stop,
)
from .vote import CLOSED

NO_VOTE = (Need.NO_VOTE,)
"""For what would leave the question of a vote."""

NO_CHALLENGE = (Need.NO_CHALLENGE,)
"""For what would give the answers of a challenge away."""

SIZES = (*NO_CHALLENGE, Need.NO_FAULT)
"""For what changes the size of the board."""

SEARCH_OR_RACE = (Need.SEARCH, Need.NO_CHALLENGE)
"""For what has to do with what runs: a search, or a race of searches."""

NO_PROGRAM = (Need.NO_PROGRAM,)
"""For what needs a search, and not a person's own program."""

SEARCH = (*SEARCH_OR_RACE, Need.ONE_BOARD, *NO_PROGRAM)
"""For what has to do with the search alone."""

BOARD = (Need.ONE_BOARD, Need.NO_CHALLENGE, *NO_PROGRAM)
"""For what goes on one board."""

PLAIN_BOARD = (*BOARD, Need.PLAIN)
"""For exercises: they ask what the plain search does."""

HALTED = (Need.HALTED,)
"""For what can't be done during a run."""

ARROWS = ("left", "right", "up", "down")

DIGITS = tuple("0123456789")

SQUARES = (Layer.REASON, Layer.RETURN, Layer.MOVE, Layer.OWN_BOARD)
"""The layers in which squares are chosen."""


def tab_row(
    action: Action, key: str, needs: tuple[Need, ...] = SEARCH_OR_RACE
) -> Binding:
    """Return the row of a tab."""
    return Binding(
        action,
        keys=(key,),
        does=lambda app: app.open_tab(action),
        needs=needs,
        group=Group.TABS,
    )


# fmt: off
SECTIONS: dict[str, tuple[Binding, ...]] = {
    "section_run": (
        Binding(Action.RUN, keys=("space",), does=lambda app: app.runner.run(),
            when=can_run, else_say=why_no_run, needs=SEARCH_OR_RACE, moves=True,
            group=Group.CONTROLS),
        Binding(Action.HALT, keys=("space",), does=lambda app: app.runner.halt(),
            when=is_running, else_say="is_halted", needs=SEARCH_OR_RACE,
            group=Group.CONTROLS, help=None),
        Binding(Action.BACK, keys=("left", "backspace", "page up"),
            does=lambda app: app.runner.back(), when=has_step_before,
            else_say="is_first", needs=SEARCH_OR_RACE + HALTED, moves=True,
            repeats=True, group=Group.CONTROLS, label="back_button"),
        Binding(Action.NEXT, keys=("right", "n", "page down"), does=App.next,
            when=has_next_step, else_say=why_no_next_step,
            needs=SEARCH_OR_RACE + HALTED, moves=True, repeats=True,
            group=Group.CONTROLS),
        Binding(Action.NEXT_SOLUTION, keys=("return",),
            does=lambda app: app.player.next_solution(), when=can_search_solution,
            else_say="is_searching", needs=SEARCH_OR_RACE, moves=True,
            group=Group.CONTROLS),
        Binding(Action.ALL, keys=("a",), does=lambda app: app.player.all(),
            when=can_search_all, else_say="is_searching", needs=SEARCH, moves=True,
            group=Group.CONTROLS),
        Binding(Action.RESTART, keys=("home", "r"),
            does=lambda app: app.runner.restart(), when=can_restart,
            else_say="is_first", needs=SEARCH_OR_RACE, moves=True,
            group=Group.CONTROLS),
        Binding(Action.UNDO, keys=("u", "ctrl+z"), does=undo, when=can_undo,
            else_say="nothing_to_undo", needs=NO_CHALLENGE, group=Group.CONTROLS),
        Binding(Action.REDO, keys=("shift+u", "ctrl+shift+z", "ctrl+y"),
            does=redo, when=can_redo, else_say="nothing_to_redo", needs=NO_CHALLENGE,
            help="help_undo"),
        Binding(Action.SLOWER, keys=(",",),
            does=lambda app: app.runner.change_speed(1 / FASTER_BY),
            when=can_slow_down, else_say="is_slowest", repeats=True),
        Binding(Action.FASTER, keys=(".",),
            does=lambda app: app.runner.change_speed(FASTER_BY),
            when=can_speed_up, else_say="is_fastest", repeats=True,
            help="help_slower"),
    ),
    "section_board": (
        Binding(Action.LARGER, keys=("+", "="),
            does=lambda app: app.resize(app.search.n + 1), when=has_larger_board,
            else_say="is_largest", needs=SIZES, moves=True, repeats=True,
            label=None),
        Binding(Action.SMALLER, keys=("-",),
            does=lambda app: app.resize(app.search.n - 1), when=has_smaller_board,
            else_say="is_smallest", needs=SIZES, moves=True, repeats=True,
            label=None, help="help_larger"),
        Binding(Action.TYPE, keys=DIGITS, does=App.type, when=can_type_size,
            else_say="no_typing", needs=SIZES + NO_VOTE, takes_key=True,
            help="help_digits"),
        Binding(Action.COPY, keys=("c", "ctrl+c"), does=copy,
            needs=NO_CHALLENGE + NO_PROGRAM),
        Binding(Action.PASTE, keys=("v", "ctrl+v"), does=paste, needs=BOARD + NO_VOTE,
            help="help_copy"),
        SQUARES_ROW,
    ),
    "section_class": (
        Binding(Action.PREDICT, keys=("p",), does=turn_predict,
            needs=PLAIN_BOARD + NO_VOTE, group=Group.MENU),
        Binding(Action.SAFE, keys=("y",),
            does=lambda app: take_answer(app, Answer.SAFE),
            when=can_answer_verdict, else_say=why_not_now, needs=HALTED,
            group=Group.ANSWERS, label="safe_button"),
        Binding(Action.ATTACKED, keys=("x",),
            does=lambda app: take_answer(app, Answer.ATTACKED), when=can_answer_verdict,
            else_say=why_not_now, needs=HALTED, group=Group.ANSWERS,
            label="attacked_button", help="help_safe"),
        Binding(Action.BY_HAND, keys=("b",),
            does=lambda app: turn_exercise(app, ExerciseKind.BY_HAND),
            needs=PLAIN_BOARD + NO_VOTE, group=Group.MENU),
        Binding(Action.OWN_BOARD, keys=("m",),
            does=lambda app: turn_exercise(app, ExerciseKind.OWN_BOARD),
            needs=PLAIN_BOARD + NO_VOTE, group=Group.MENU),
        Binding(Action.FIND_FAULT, keys=("f",), does=turn_find_fault,
            when=has_window, needs=NO_VOTE + NO_CHALLENGE, group=Group.MENU),
        Binding(Action.RANDOM, keys=("g",), does=go_to_random, needs=SEARCH,
            moves=True, group=Group.MENU),
        Binding(Action.VOTE, keys=("j",), does=vote, when=can_vote,
            else_say="no_vote", needs=NO_CHALLENGE, group=Group.MENU),
        Binding(Action.OUTLOOK, keys=("w",), does=turn_outlook, needs=BOARD,
            group=Group.MENU),
        Binding(Action.SHARE, keys=("q",), does=share, when=can_share,
            else_say="is_of_search"),
    ),
    "section_window": (
        Binding(Action.MENU, keys=("k",), does=toggle_menu, when=has_window),
        Binding(Action.THEME, keys=("t",), does=change_theme),
        Binding(Action.FULL_SCREEN, keys=("f11", "alt+return"),
            does=lambda app: app.desk.toggle_full_screen()),
        Binding(Action.SAVE, keys=("s",), does=save),
        Binding(Action.HELP, keys=("f1", "?", "h"), does=App.toggle_help,
            when=has_window),
        Binding(Action.FOCUS, keys=("tab",), does=lambda app: app.front.move_ring(1),
            when=has_window),
        Binding(Action.FOCUS_BACK, keys=("shift+tab",),
            does=lambda app: app.front.move_ring(-1), when=has_window,
            help="help_focus"),
        Binding(Action.QUIT, keys=("ctrl+q",), does=lambda app: app.front.quit()),
    ),
    "section_panels": (
        tab_row(Action.SOLUTIONS, "f2", (*SEARCH_OR_RACE, Need.NO_FAULT)),
        Binding(Action.UP, keys=("up",), does=lambda app: choose_by(app, -1),
            when=has_solutions, else_say="nothing_listed", needs=SEARCH + NO_VOTE,
            repeats=True),
        Binding(Action.DOWN, keys=("down",), does=lambda app: choose_by(app, 1),
            when=has_solutions, else_say="nothing_listed", needs=SEARCH + NO_VOTE,
            repeats=True, help="help_up"),
        tab_row(Action.TREE, "f3", SEARCH_OR_RACE + NO_PROGRAM),
        Binding(Action.LARGE_TREE, keys=("o",), does=toggle_large, when=has_window,
            needs=SEARCH + NO_VOTE, label=None),
        Binding(Action.FIT, keys=("z",), does=lambda app: app.front.follow("lens"),
            when=has_tree, else_say="no_tree", needs=SEARCH),
        tab_row(Action.PROGRAM, "f4"),
        Binding(Action.LISTING, keys=("i",), does=turn, when=can_turn,
            else_say=why_no_other_view, needs=SEARCH, label=None,
            help="help_program"),
        Binding(Action.COMPARE, keys=("f8",), does=open_race, when=has_window,
            needs=SEARCH_OR_RACE + NO_VOTE + NO_PROGRAM, group=Group.TABS),
    ),
    "section_program": PROGRAM_SECTION,
}
"""The actions in the help, by the keys of the titles of its sections."""

EXERCISE_ROWS = (
    Binding(Action.LEAVE, does=leave_exercise, when=has_exercise, needs=NO_VOTE),
    Binding(Action.IS_SOLUTION, keys=("return",),
        does=lambda app: take_answer(app, Answer.SOLUTION), when=can_answer_solution,
        else_say=why_no_solution, layers=(Layer.MOVE,), group=Group.ANSWERS),
    Binding(Action.IS_COMPLETE, keys=("end",),
        does=lambda app: take_answer(app, Answer.COMPLETE), when=can_answer_complete,
        else_say=why_not_complete, layers=(Layer.RETURN, Layer.MOVE),
        group=Group.ANSWERS),
    Binding(Action.SHOW_ANSWER, keys=("e",), does=show_answer, when=can_show_answer,
        else_say=why_not_shown, needs=NO_VOTE, layers=(Layer.MOVE, Layer.FAULT),
        group=Group.ANSWERS),
    Binding(Action.RULES, keys=("f9",), does=lambda app: app.open_tab(Action.RULES),
        when=can_read_rules, else_say="rules_told", layers=(Layer.MOVE,),
        group=Group.TABS),
    Binding(Action.GO_ON, keys=("right", "n", "page down", "space"), does=go_on,
        when=can_go_on, else_say=why_not_now, layers=(Layer.EVIDENCE,),
        group=Group.ANSWERS, stands_for=Action.NEXT),
    Binding(Action.CURSOR, keys=ARROWS, does=move_cursor, when=can_choose,
        else_say="is_revealed", layers=(Layer.BALLOT, *SQUARES), takes_key=True,
        repeats=True),
    Binding(Action.PICK, keys=("space",), does=pick, when=can_pick,
        else_say="is_revealed", layers=SQUARES),
    Binding(Action.COLUMN, keys=DIGITS, does=pick_column, when=asks_for_reason,
        layers=(Layer.REASON,), takes_key=True),
    Binding(Action.CLEAR, keys=("home", "r"), does=clear, when=has_queens_of_own,
        else_say="is_empty", layers=(Layer.OWN_BOARD,), stands_for=Action.RESTART),
    *COMPLETING_ROWS,
    # A challenge, or "Find the fault", that is over.
    Binding(Action.LOOK, does=look, when=is_over),
    Binding(Action.AGAIN, keys=("home", "r"), does=repeat,
        when=has_results, layers=(Layer.RESULTS,)),
    Binding(Action.ANOTHER, keys=("g",), does=begin_other_challenge,
        when=has_challenge_results, layers=(Layer.RESULTS,)),
    *FAULT_ROWS,
    # A vote. Hands are counted for the chosen answer.
    Binding(Action.HAND, keys=("space", "+"), does=raise_hand, when=is_counting,
        else_say="is_revealed", layers=(Layer.BALLOT,)),
    Binding(Action.NUMBER, keys=DIGITS, does=number_hands, when=is_counting,
        layers=(Layer.BALLOT,), takes_key=True),
    Binding(Action.SEVERAL, does=raise_several, when=is_counting,
        else_say="is_revealed"),
    Binding(Action.LESS, keys=("-",), does=lower, when=is_counting,
        else_say="is_revealed", layers=(Layer.VOTE,)),
    Binding(Action.END_VOTE, keys=("page up",), does=end_vote, when=has_vote,
        layers=(Layer.VOTE,)),
    Binding(Action.REVEAL, keys=("return", "page down"), does=reveal, when=has_vote,
        layers=(Layer.VOTE,), label="show_answer"),
)
"""The actions of exercises and votes: without one, none of them applies."""

LESSON_ROWS = (
    Binding(Action.LESSON_1, does=lambda app: turn_lesson(app, 1), when=has_window,
        needs=NO_VOTE + NO_PROGRAM, label="lesson_1_row"),
    Binding(Action.LESSON_2, does=lambda app: turn_lesson(app, 2), when=has_window,
        needs=NO_VOTE + NO_PROGRAM, label="lesson_2_row"),
    Binding(Action.LESSON_3, does=lambda app: turn_lesson(app, 3), when=has_window,
        needs=NO_VOTE + NO_PROGRAM, label="lesson_3_row"),
    Binding(Action.BEAT, keys=("page down",), does=next_beat, when=has_lesson,
        needs=NO_VOTE, layers=(Layer.CLICKER,)),
    Binding(Action.DARKEN, keys=("b", "."),
        does=lambda app: app.show_message("not_darkened"), layers=(Layer.CLICKER,)),
    Binding(Action.BEAT_BACK, keys=("page up",), does=beat_back, when=has_lesson,
        needs=NO_VOTE, layers=(Layer.CLICKER,)),
    Binding(Action.STOP, does=lambda app: turn_stop(app, 0), when=has_lesson,
        needs=NO_VOTE, label="lesson_again"),
    Binding(Action.STOP_BEFORE, keys=("shift+page up",),
        does=lambda app: turn_stop(app, -1), when=has_stop_before,
        else_say="is_first_stop", needs=NO_VOTE, layers=(Layer.CLICKER,)),
    Binding(Action.NEXT_STOP, keys=("shift+page down",),
        does=lambda app: turn_stop(app, 1), when=has_next_stop,
        else_say="is_last_stop", needs=NO_VOTE, layers=(Layer.CLICKER,)),
    Binding(Action.LEAVE_LESSON, does=end_lesson, when=has_lesson,
        needs=NO_VOTE),
)
"""The actions of lessons."""

OTHER_ROWS = (
    # A click or a drag asks for these.
    Binding(Action.JUMP, does=App.jump, when=can_jump, else_say=why_no_jump,
        needs=SEARCH, moves=True),
    Binding(Action.SEEK,
        does=lambda app, seek: app.runner.seek(seek[0], goes_on=seek[1]),
        when=can_seek, else_say="not_sought", needs=SEARCH_OR_RACE, moves=True),
    Binding(Action.BREAKPOINT, does=App.toggle_breakpoint, needs=SEARCH),
    Binding(Action.SPEED, does=lambda app, speed: app.runner.set_speed(speed)),
    Binding(Action.CHOOSE, does=choose, needs=SEARCH + NO_VOTE),
    Binding(Action.SHOW, does=App.show, needs=SEARCH + NO_VOTE),
    # Settings without keys.
    Binding(Action.PACE, does=change_pace, label="speed"),
    Binding(Action.PAUSE, does=change_pause),
    Binding(Action.LANGUAGE, does=turn_language),
    Binding(Action.LETTERS, does=toggle_letter_keys, label="letter_keys"),
    # A button of the first screen. Its key is that of Run, and it does the same.
    Binding(Action.WATCH, does=lambda app: app.runner.run(), when=can_run,
        needs=SEARCH, moves=True),
    # The open program: through a step, line by line.
    Binding(Action.NEXT_LINE, keys=("shift+right",), does=next_line, when=has_lines,
        needs=SEARCH + HALTED + NO_VOTE, layers=(Layer.LINES,), repeats=True),
    Binding(Action.LINE_BEFORE, keys=("shift+left",), does=line_before, when=has_lines,
        needs=SEARCH + HALTED + NO_VOTE, layers=(Layer.LINES,), repeats=True),
    # The race.
    Binding(Action.ALL_HAVE_ONE, keys=("return",),
        does=lambda app: app.runner.next_solution(), when=can_race_to_solutions,
        else_say="is_searching", moves=True, layers=(Layer.RACE,),
        stands_for=Action.NEXT_SOLUTION),
    Binding(Action.GO_TO_LANE, keys=("g",), does=go_to_lane, when=has_race,
        needs=NO_VOTE, layers=(Layer.RACE,), label="go_there"),
    Binding(Action.LANE, does=choose_lane, when=has_race),
    Binding(Action.OTHER_LANE, keys=("up", "down"), does=choose_other_lane,
        when=has_race, layers=(Layer.RACE,), takes_key=True, repeats=True),
    # What is open: the menu, a displayed position, a typed size, the ring.
    Binding(Action.CHALLENGE, does=turn_challenge, when=has_window,
        needs=NO_VOTE + NO_PROGRAM,
        label="challenge_row"),
    Binding(Action.ROW, keys=("up", "down", "shift+tab", "tab"), does=choose_row,
        layers=(Layer.MENU,), takes_key=True, repeats=True),
    Binding(Action.TAKE_ROW, keys=("return", "space"), does=take_row,
        layers=(Layer.MENU,)),
    Binding(Action.GO_THERE, keys=("return",), does=App.go_there,
        when=has_destination, else_say=why_no_destination, needs=NO_VOTE,
        layers=(Layer.SHOWN, Layer.NODES, Layer.OWN_BOARD),
        stands_for=Action.NEXT_SOLUTION),
    Binding(Action.NODE, keys=ARROWS, does=choose_node, needs=SEARCH + NO_VOTE,
        layers=(Layer.NODES,), takes_key=True, repeats=True),
    Binding(Action.START, keys=("return",),
        does=lambda app: app.resize(app.state.typed_size), when=has_typed_size,
        else_say="sizes", moves=True, layers=(Layer.TYPED,),
        stands_for=Action.NEXT_SOLUTION),
    Binding(Action.ERASE, keys=("backspace",), does=App.erase,
        layers=(Layer.TYPED,), repeats=True),
    Binding(Action.PRESS, keys=("space", "return"),
        does=lambda app: app.front.press_ring(), layers=(Layer.RING,)),
    # Esc closes the innermost layer, from wherever it is pressed.
    Binding(Action.CLOSE, keys=("escape",), does=close),
    Binding(Action.CLOSE, keys=("backspace",), does=close, layers=(Layer.SHOWN,)),
    Binding(Action.CLOSE, keys=("return", "backspace", *DIGITS), does=close,
        layers=(Layer.HELP,)),
)
"""The actions that the help does not list, outside of exercises and lessons."""
# fmt: on


def refusal(app: App, action: Action) -> str:
    """Return the key of the message why an action does not apply now.

    It is empty if there is nothing to be said.
    """
    binding = BINDING_OF[action]
    need = missing_need(app, binding)
    if need in (Need.NO_PROGRAM, Need.NO_CHALLENGE) and app.state.is_finding_fault:
        return "is_find_fault"
    if need:
        return need.value
    if isinstance(binding.else_say, str):
        return binding.else_say
    return binding.else_say(app)


def explain(app: App, action: Action) -> None:
    """Show why an action that was asked for does not apply now."""
    key = refusal(app, action)
    if key:
        app.show_message(
            key,
            is_error=action is Action.START,
            largest=LARGEST,
            most=COUNTED_BY_STEPPING,
        )


BINDINGS = (
    *[binding for section in SECTIONS.values() for binding in section],
    *EXERCISE_ROWS,
    *LESSON_ROWS,
    *OTHER_ROWS,
    *PROGRAM_ROWS,
    *OVERVIEW_ROWS,
    Binding(Action.EXPLAIN, does=explain),
)
"""All rows of the table."""

BOUND: dict[Layer, dict[str, list[Binding]]] = {layer: {} for layer in Layer}
"""The rows of the actions that a key means in each layer."""

_BY_CONDITION: dict[Condition, list[Binding]] = {}
"""The rows by their condition, so that each condition is asked once."""


def _add(binding: Binding) -> None:
    """Add a row to the tables in which rows are looked up."""
    BINDING_OF.setdefault(binding.action, binding)
    _BY_CONDITION.setdefault(binding.when, []).append(binding)
    for layer in binding.layers:
        for key in binding.keys:
            BOUND[layer].setdefault(key, []).append(binding)


for _binding in BINDINGS:
    _add(_binding)

_OF_PROGRAM_ALONE = {
    condition
    for condition, bindings in _BY_CONDITION.items()
    if all(binding in PROGRAM_ROWS + PROGRAM_SECTION[1:] for binding in bindings)
}
"""The conditions of rows that need a person's own program."""

_OF_EXERCISES_ALONE = {
    condition
    for condition, bindings in _BY_CONDITION.items()
    if all(binding in EXERCISE_ROWS for binding in bindings)
}
"""The conditions of rows that need an exercise or a vote."""

NEEDING = {
    need: frozenset(binding.action for binding in BINDINGS if need in binding.required)
    for need in Need
}
"""The actions that have each need."""


@lru_cache(maxsize=4)
def _rows_of(is_asked: bool, has_program: bool) -> dict[Condition, list[Binding]]:
    """Return the rows that may apply, by their condition.

    Most rows need an exercise or a vote (`is_asked`), or a person's own program.
    """
    left_out: set[Condition] = set()
    if not is_asked:
        left_out |= _OF_EXERCISES_ALONE
    if not has_program:
        left_out |= _OF_PROGRAM_ALONE
    return {
        condition: bindings
        for condition, bindings in _BY_CONDITION.items()
        if condition not in left_out
    }


def applicable_actions(app: App) -> frozenset[Action]:
    """Return the actions that apply now."""
    is_asked = app.state.exercise or app.state.vote.phase is not CLOSED
    has_program = (app.shown_program or app.own) is not None
    has_program = has_program or app.state.own.asked != ""
    rows = _rows_of(bool(is_asked), has_program)
    actions = [
        binding.action
        for condition, bindings in rows.items()
        if condition(app)
        for binding in bindings
    ]
    applicable = frozenset(actions)
    for need in missing_needs(app):
        applicable -= NEEDING[need]
    return applicable - app.front.missing


def command_of(app: App, key: str) -> Command | None:
    """Return the command of a key now, if it has one.

    The innermost open layer that has the key decides. If the key's action does not
    apply, the command explains why. A letter with Shift means the same as without,
    unless the table has a row for it.
    """
    plain = key.replace("shift+", "")
    is_letter = len(plain) == 1 and plain.isalpha()
    if is_letter and not app.state.has_letter_keys:
        return None
    for layer in layers_of(app):
        bindings = [
            binding
            for binding in BOUND[layer].get(key, ())
            if binding.action not in app.front.missing
        ]
        for binding in bindings:
            if applies(app, binding):
                return Command(binding.action, key if binding.takes_key else None)
        if bindings:
            return Command(Action.EXPLAIN, bindings[0].action)
    return command_of(app, plain) if plain != key else None
