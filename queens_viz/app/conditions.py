"""Conditions and reasons for the table of actions.

A condition returns whether an action applies now, or whether something is open. A
reason returns the key of the message that explains why an action does not apply.
"""

from __future__ import annotations

from ..search.facts import LARGEST, counted_at_once
from ..search.strategy import PLAIN
from .app import App
from .classroom import can_answer, can_jump, why_no_answer
from .commands import FULL, SLOWEST, Action
from .moment import Aim
from .overview import can_redo_squares, can_undo_squares
from .questions import Answer, Question
from .state import ANSWERED_BY_SQUARE


def always(_: App) -> bool:
    """Return True: what always applies, or is always open."""
    return True


# The controls.


def is_halted(app: App) -> bool:
    """Return whether the search, or the race if it is open, is halted."""
    return app.runner.aim is None


def can_run(app: App) -> bool:
    """Return whether a run can begin: it is halted, and there is a step to make."""
    return is_halted(app) and has_next_step(app)


def has_steps(app: App) -> bool:
    """Return whether there is any step: a program that can't be run has none."""
    program = app.shown_program
    return program is None or program.playback.story.last >= 0


def has_next_step(app: App) -> bool:
    """Return whether there is a step to make.

    At the end, most begin again; but a program that has been recorded has ended.
    """
    program = app.shown_program
    if program and program.is_recorded and program.playback.is_at_end:
        return False
    return has_steps(app)


def why_no_next_step(app: App) -> str:
    """Return why there is no step to make."""
    return "own_is_last" if has_steps(app) else why_no_first_step(app)


def why_no_run(app: App) -> str:
    """Return why no run can begin. During a run that needs no message."""
    return "" if has_next_step(app) else why_no_next_step(app)


def why_no_first_step(app: App) -> str:
    """Return why a person's own program has no steps: it still runs, or can't."""
    program = app.shown_program
    is_first_run = program is not None and not program.has_run
    return "own_is_running" if is_first_run else "own_no_steps"


def is_running(app: App) -> bool:
    """Return whether the search, or the race if it is open, is running."""
    return app.runner.aim is not None


def has_step_before(app: App) -> bool:
    """Return whether there is a step before this one."""
    return not app.runner.is_first


def can_search_solution(app: App) -> bool:
    """Return whether the search is not already on its way to the next solution."""
    return app.player.aim is not Aim.SOLUTION


def can_search_all(app: App) -> bool:
    """Return whether the search is not already on its way to its end."""
    return app.player.aim is not Aim.ALL


def can_restart(app: App) -> bool:
    """Return whether anything has begun: a run, or the first step."""
    return is_running(app) or has_step_before(app)


def can_undo(app: App) -> bool:
    """Return whether there is a move to be undone, or a choice; a run is a move."""
    if len(app.history.done) > 0 or is_running(app):
        return True
    return len(app.state.filter_history.done) > 0 and can_undo_squares(app)


def can_redo(app: App) -> bool:
    """Return whether there is a move that has been undone, or a choice."""
    if len(app.history.undone) > 0:
        return True
    return len(app.state.filter_history.undone) > 0 and can_redo_squares(app)


def can_slow_down(app: App) -> bool:
    """Return whether there is a slower speed."""
    return _speed(app) > SLOWEST


def can_speed_up(app: App) -> bool:
    """Return whether there is a faster speed."""
    return _speed(app) < FULL


def _speed(app: App) -> float:
    """Return the speed that the keys change: that of a program, or of the search."""
    tempo = app.program_tempo if app.shown_program else app.player.tempo
    return tempo.speed


def can_seek(app: App) -> bool:
    """Return whether the progress line can be dragged.

    In a guided search only if its steps are counted; in the plain one always.
    """
    search = app.search
    is_counted = search.n <= counted_at_once(search.strategy)
    is_other = has_race(app) or app.shown_program is not None
    return search.strategy is PLAIN or is_counted or is_other


def can_share(app: App) -> bool:
    """Return whether a link leads to what is on view.

    A person's own program has one where it is in the page, as a recording.
    """
    return app.shown_program is None or app.shown_program.is_recorded


# The board.


def has_larger_board(app: App) -> bool:
    """Return whether there is a larger board."""
    return app.search.n < LARGEST


def has_smaller_board(app: App) -> bool:
    """Return whether there is a smaller board."""
    return app.search.n > 1


def can_type_size(app: App) -> bool:
    """Return whether digits are those of a size, and not of an answer."""
    return has_window(app) and app.asking.question not in ANSWERED_BY_SQUARE


def has_digits(app: App) -> bool:
    """Return whether digits of a size have been typed."""
    return app.state.typed != ""


def has_typed_size(app: App) -> bool:
    """Return whether there is a board of the size that has been typed."""
    return app.state.typed_size is not None


def has_displayed(app: App) -> bool:
    """Return whether a position is displayed in place of the search's."""
    return app.state.displayed is not None


def has_own_board(app: App) -> bool:
    """Return whether the own board is open."""
    return app.own_board is not None


def has_destination(app: App) -> bool:
    """Return whether the search can go to what is on the board in its place."""
    return app.destination is not None


def why_no_destination(app: App) -> str:
    """Return why the search can't go to what is on the board."""
    return "no_beginning" if app.own_board else "is_here"


def why_no_jump(app: App) -> str:
    """Return why a click on the board does not lead there."""
    if can_jump(app):
        return "comes_later" if app.search.strategy.chooses_column else "not_reached"
    return "is_told" if app.asking.is_held else "answer_first"


# The panel and the window.


def has_window(app: App) -> bool:
    """Return whether there is more than the board, so that what opens can be seen."""
    return app.front.has_panel


def has_help(app: App) -> bool:
    """Return whether the help is open."""
    return app.state.has_help


def has_menu(app: App) -> bool:
    """Return whether the menu is open."""
    return app.state.menu is not None


def has_ring(app: App) -> bool:
    """Return whether a button has the focus ring."""
    return app.front.ringed is not None


def has_ring_on_tree(app: App) -> bool:
    """Return whether the focus ring is on a node of the tree."""
    return app.front.ringed is Action.NODE


def has_large_panel(app: App) -> bool:
    """Return whether the tree or the program has the whole window."""
    return app.state.is_large


def has_lines(app: App) -> bool:
    """Return whether the program of the search's last step is on view, and no task."""
    state = app.state
    if state.tab is not Action.PROGRAM or state.displayed:
        return False
    return state.exercise is None and state.challenge is None


def has_tree(app: App) -> bool:
    """Return whether the tree can be seen."""
    return app.has_tree


def why_no_other_view(app: App) -> str:
    """Return why there is no other view of what is open."""
    return "one_listing" if app.has_program else "no_program"


def has_race(app: App) -> bool:
    """Return whether the race of all searches is open."""
    return app.compare is not None


def can_race_to_solutions(app: App) -> bool:
    """Return whether the race is open and not already on its way to all solutions."""
    return has_race(app) and app.runner.aim is not Aim.SOLUTION


# Exercises.


def has_exercise(app: App) -> bool:
    """Return whether an exercise is on."""
    return app.state.exercise is not None


def has_visible_exercise(app: App) -> bool:
    """Return whether an exercise is on view."""
    return app.state.exercise is not None and not app.state.displayed


def can_answer_verdict(app: App) -> bool:
    """Return whether it is asked if the red queen is safe or attacked."""
    return can_answer(app, Answer.SAFE)


def can_answer_solution(app: App) -> bool:
    """Return whether "It is a solution" can be an answer."""
    return can_answer(app, Answer.SOLUTION)


def can_answer_complete(app: App) -> bool:
    """Return whether "It is complete" can be an answer."""
    return can_answer(app, Answer.COMPLETE)


def can_show_answer(app: App) -> bool:
    """Return whether the right answer can be shown, after some wrong ones."""
    return app.asking.can_show_answer


def asks_for_reason(app: App) -> bool:
    """Return whether it is asked by which queen the red one is attacked."""
    return app.asking.question is Question.REASON


def asks_for_return(app: App) -> bool:
    """Return whether it is asked where the red queen goes after a return."""
    return app.asking.question is Question.RETURN


def asks_for_move(app: App) -> bool:
    """Return whether the class makes the next step itself."""
    return app.asking.question is Question.MOVE


def why_not_now(app: App) -> str:
    """Return why a verdict is no answer now, or why the class can't go on."""
    return why_no_answer(app)


def why_no_solution(app: App) -> str:
    """Return why "It is a solution" is no answer now."""
    return why_no_answer(app, "not_last_column")


def why_not_complete(app: App) -> str:
    """Return why "It is complete" is no answer now."""
    return why_no_answer(app, "not_top_row")


def why_not_shown(app: App) -> str:
    """Return why the right answer is not shown yet."""
    return why_no_answer(app, "not_tried")


def can_read_rules(app: App) -> bool:
    """Return whether the rules for the steps can be opened."""
    return app.state.can_read_rules


def has_queens_of_own(app: App) -> bool:
    """Return whether there are queens on the own board."""
    return app.own_board is not None and len(app.own_board.queens) > 0


# Lessons.


def has_lesson(app: App) -> bool:
    """Return whether a lesson is on."""
    return app.state.lesson is not None


def has_stop_before(app: App) -> bool:
    """Return whether the lesson has a stop before this one."""
    return app.state.lesson is not None and app.state.lesson.has_stop(-1)


def has_next_stop(app: App) -> bool:
    """Return whether the lesson has a stop after this one."""
    return app.state.lesson is not None and app.state.lesson.has_stop(1)
