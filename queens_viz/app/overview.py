"""All solutions at once, at the end of a search: squares are chosen, and solutions."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from ..search.overview import Selection
from ..search.position import Position
from .app import App
from .classroom import next_square
from .commands import Action
from .history import History, Turn
from .questions import Square


def overview_of(app: App) -> Selection | None:
    """Return the solutions that are shown at once: those with the chosen squares.

    None if the search is not at its end, or if something else is on view.
    """
    # Asked in every frame: the player's search, without the property of the app.
    search = app.player.search
    if search.candidate != search.n:
        return None
    state = app.state
    if state.exercise or app.shown_program or app.compare:
        return None
    overview = app.player.findings.overview
    return overview.select(state.filter) if overview.number else None


def has_overview(app: App) -> bool:
    """Return whether all solutions at once are on the board."""
    return overview_of(app) is not None and app.state.displayed is None


def can_filter(app: App) -> bool:
    """Return whether squares can be chosen: all solutions are there, and counted."""
    if overview_of(app) is None:
        return False
    return not app.player.findings.overview.is_counting


def why_no_filter(app: App) -> str:
    """Return why no squares can be chosen."""
    return "filter_counting" if overview_of(app) else "filter_at_end"


def has_cursor(app: App) -> bool:
    """Return whether keys choose squares of the overview."""
    return app.state.cursor is not None and has_overview(app)


def has_filter(app: App) -> bool:
    """Return whether squares of the overview are chosen."""
    return len(app.state.filter) > 0 and has_overview(app)


# Squares.


def turn_cursor(app: App) -> None:
    """Let keys choose squares, from one that is chosen; or end that.

    A solution on view is closed: the numbers are on the squares then.
    """
    app.player.halt()
    # Space and Enter must not press the button that has led here.
    app.front.drop_ring()
    cursor = None
    if app.state.cursor is None:
        cursor = max(app.state.filter, default=(0, 0))
    app.change(cursor=cursor, displayed=None, is_large=False, message="")


def move_cursor(app: App, key: str) -> None:
    """Move the cursor with an arrow key."""
    cursor = app.state.cursor
    if cursor:
        app.change(cursor=next_square(cursor, key, app.search.n))


def turn_square(app: App, square: Square | None = None) -> None:
    """Choose a square, or the one with the cursor; or choose it no longer."""
    chosen = square or app.state.cursor
    if not chosen:
        return
    app.player.halt()
    cursor = app.state.cursor
    if cursor:
        cursor = chosen
    _choose_squares(app, app.state.filter ^ {chosen})
    app.change(cursor=cursor)


def clear_filter(app: App) -> None:
    """Show all solutions at once again. Keys choose no squares any more."""
    _choose_squares(app, frozenset())
    app.change(cursor=None)


def _choose_squares(app: App, squares: frozenset[Square]) -> None:
    """Choose squares instead of those that are chosen, which can be undone."""
    before = app.state.filter
    history = app.state.filter_history
    if squares != before:
        history = history.with_move(before)
    app.change(filter=squares, filter_history=history, message="")
    app.front.follow("gallery")


def can_undo_squares(app: App) -> bool:
    """Return whether a choice of squares can be undone."""
    has_choice = len(app.state.filter_history.done) > 0
    return has_choice and overview_of(app) is not None


def can_redo_squares(app: App) -> bool:
    """Return whether an undone choice of squares can be made again."""
    has_choice = len(app.state.filter_history.undone) > 0
    return has_choice and overview_of(app) is not None


def _turn_squares(app: App, turn: Turn) -> None:
    """Undo a choice of squares, or make it again."""
    squares, history = turn(app.state.filter_history, app.state.filter)
    if squares is not None:
        app.change(filter=squares, filter_history=history, displayed=None, message="")
        app.front.follow("gallery")


def undo(app: App) -> None:
    """Undo a choice of squares or, if there is none, a move."""
    if can_undo_squares(app):
        _turn_squares(app, History.undo)
    else:
        app.turn_history(History.undo, "nothing_to_undo")


def redo(app: App) -> None:
    """Make an undone choice of squares again or, if there is none, a move."""
    if can_redo_squares(app):
        _turn_squares(app, History.redo)
    else:
        app.turn_history(History.redo, "nothing_to_redo")


# Solutions.


def has_solutions(app: App) -> bool:
    """Return whether any solution is listed."""
    return len(app.player.findings.solutions) > 0


def choose(app: App, index: int) -> None:
    """Display a solution of the list, or the nearest one, and open the list."""
    solutions = app.player.findings.solutions
    if len(solutions):
        app.player.halt()
        index = min(max(0, index), len(solutions) - 1)
        app.front.reveal(index)
        position = Position(solutions.n, solutions[index], 0, solutions.strategy)
        app.change(displayed=position)
    app.change(tab=Action.SOLUTIONS)


def choose_by(app: App, step: int) -> None:
    """Display the solution some lines farther down the list.

    If none is displayed, it is the first one, or the last one for a step upwards. Where
    squares are chosen, only solutions with queens there are listed.
    """
    solutions = app.player.findings.solutions
    listed: Sequence[int] = range(len(solutions))
    overview = overview_of(app)
    if overview and overview.squares:
        listed = overview.indexes
    if not listed:
        return
    displayed = app.state.displayed
    index = solutions.index(displayed.board) if displayed else None
    if index is None:
        place = 0 if step > 0 else len(listed) - 1
    else:
        place = bisect_left(listed, index) + step
    choose(app, listed[min(max(0, place), len(listed) - 1)])
