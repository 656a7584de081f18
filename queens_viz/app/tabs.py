"""What a person does in the tabs: reads the tree and the program, and lets the searches race."""

from __future__ import annotations

from ..search.listing import Program
from ..search.position import Position
from ..search.strategy import PLAIN, Board
from .app import App
from .classroom import leave_exercise
from .commands import Action
from .state import WHOLE_TREE


def choose_node(app: App, key: str = "") -> None:
    """Show the queen to whom an arrow key leads, or where the tree is pressed the one at hand."""
    search, found, shown = app.search, app.player.findings, app.state.displayed
    has_nodes = app.has_nodes
    blocks = found.blocks(search, 0) if has_nodes else found.lens_at(search, None)[1]
    # The queens that are on view, in the order in which they were placed, after the empty board.
    boards: list[Board] = [
        (),
        *[
            block.board
            for block in sorted(blocks, key=lambda one: (one.start, one.board))
        ],
    ]
    here = shown.board if shown else tuple(search.board)
    if not (shown or search.is_solution or app.player.is_at_end) and has_nodes:
        # Among nodes the red queen is one, below those that stand.
        here = (*here, search.candidate)
    board = next_board(boards, here, key) if key else here
    app.show(
        Position(search.n, board if board in boards else here[:-1], 0, search.strategy)
    )


def next_board(boards: list[Board], here: Board, key: str) -> Board:
    """Return where an arrow key leads: to the queen before, to the first after her, or to the next on the same level.

    >>> boards = [(), (0,), (0, 2), (0, 3), (1,)]
    >>> [next_board(boards, (0, 2), key) for key in ("up", "down", "left", "right")]
    [(0,), (0, 2), (0, 2), (0, 3)]
    """
    if key == "up":
        return here[:-1]
    if key == "down":
        return next((board for board in boards if board[:-1] == here and board), here)
    level = [board for board in boards if len(board) == len(here)]
    if here not in level:
        return level[-1] if level else here
    at = level.index(here) + (1 if key == "right" else -1)
    return level[at] if 0 <= at < len(level) else here


def toggle_large(app: App) -> None:
    """Give the tree the whole window or, where that is open, the program; or take it back."""
    app.change(is_large=not app.state.is_large)


def turn(app: App, program: Program | None = None) -> None:
    """Turn a small tree from nodes to time or back or, where the program is open, to the other one or to this one."""
    if app.has_program:
        app.change(program=program or app.state.program.other)
    elif app.front.has_room_for_nodes:
        app.change(shows_time=not app.state.shows_time)
    else:
        app.show_message("no_room_for_nodes")


def can_turn(app: App) -> bool:
    """Return whether there is another view of what is open."""
    search = app.search
    return (
        search.strategy is PLAIN
        if app.has_program
        else search.n <= WHOLE_TREE and app.has_tree
    )


def open_race(app: App) -> None:
    """Open the race, halted where it was left; search and exercise end."""
    app.player.halt()
    app.leave_position()
    if app.state.exercise:
        leave_exercise(app)
    app.open_tab(Action.COMPARE)


def leave_race(app: App) -> None:
    """Close the race: the search is on view again, with the tab that suits its size."""
    app.runner.halt()
    app.change(tab=None)


def go_to_lane(app: App) -> None:
    """Take the chosen search of the race to the main board."""
    position = app.visible_position
    leave_race(app)
    app.jump(position)


def choose_lane(app: App, number: int) -> None:
    """Choose a search of the race, as far as there is one."""
    if compare := app.compare:
        compare.chosen = min(max(0, number), len(compare.race.lanes) - 1)
        app.show_message(f"rule_of_{app.visible_position.strategy.value}")


def choose_other_lane(app: App, key: str) -> None:
    """Choose the search above or below."""
    if compare := app.compare:
        choose_lane(app, compare.chosen + (1 if key == "down" else -1))
