"""What a person does in the tabs: reads the tree and the program, compares searches."""

from __future__ import annotations

from ..search.listing import Program, lines_in_order
from ..search.position import Position
from ..search.strategy import PLAIN, Board
from .app import App
from .classroom import leave_exercise
from .commands import Action
from .state import WHOLE_TREE

# The tree.


def choose_node(app: App, key: str = "") -> None:
    """Display the queens of a node of the tree.

    It is the node to which an arrow key leads or, without a key, the present one.
    """
    search = app.search
    boards = _boards_in_tree(app)
    present = _board_of_node(app)
    board = next_board(boards, present, key) if key else present
    if board not in boards:
        # The candidate is a node, too, but no queen that can be displayed.
        board = present[:-1]
    app.show(Position(search.n, board, 0, search.strategy))


def _boards_in_tree(app: App) -> list[Board]:
    """Return the boards of the nodes on view, in the order of their placing."""
    findings = app.player.findings
    if app.has_nodes:
        blocks = findings.blocks(app.search, 0)
    else:
        _, blocks = findings.lens_at(app.search, None)
    ordered = sorted(blocks, key=lambda block: (block.start, block.board))
    return [(), *[block.board for block in ordered]]


def _board_of_node(app: App) -> Board:
    """Return the board of the present node, a displayed or the last one.

    Among nodes, the candidate is the last one.
    """
    search = app.search
    displayed = app.state.displayed
    if displayed:
        return displayed.board
    board = tuple(search.board)
    has_candidate = not (search.is_solution or app.player.is_at_end)
    if has_candidate and app.has_nodes:
        return (*board, search.candidate)
    return board


def next_board(boards: list[Board], board: Board, key: str) -> Board:
    """Return the board to which an arrow key leads in a tree.

    Up leads to the parent, down to the first child, left and right on the same level.

    >>> boards = [(), (0,), (0, 2), (0, 3), (1,)]
    >>> [next_board(boards, (0, 2), key) for key in ("up", "down", "left", "right")]
    [(0,), (0, 2), (0, 2), (0, 3)]
    """
    if key == "up":
        return board[:-1]
    if key == "down":
        for child in boards:
            if child and child[:-1] == board:
                return child
        return board
    level = [other for other in boards if len(other) == len(board)]
    if board not in level:
        return level[-1] if level else board
    index = level.index(board) + (1 if key == "right" else -1)
    return level[index] if 0 <= index < len(level) else board


def toggle_large(app: App) -> None:
    """Give the tree or the program the whole window, or take it back."""
    app.change(is_large=not app.state.is_large)


# Other views of the tree and the program.


def turn(app: App, program: Program | None = None) -> None:
    """Change to another view of what is open.

    That is another listing, or one that is named; for a small tree it is nodes or time.
    """
    if app.has_program:
        app.change(program=program or app.state.program.other, lines_shown=None)
    elif app.front.has_room_for_nodes:
        app.change(shows_time=not app.state.shows_time)
    else:
        app.show_message("no_room_for_nodes")


def can_turn(app: App) -> bool:
    """Return whether there is another view of what is open."""
    if app.has_program:
        return app.search.strategy is PLAIN
    return app.search.n <= WHOLE_TREE and app.has_tree


def lines_of_step(app: App) -> tuple[int, ...]:
    """Return the lines of the open listing that the last step ran, in their order."""
    position = app.search.position
    program = app.state.program
    if position.strategy is not PLAIN:
        program = Program.RECURSION
    return lines_in_order(program, position)


def next_line(app: App) -> None:
    """Show one more line of the last step, or the first line of the next step."""
    app.front.follow("source")
    count = app.state.lines_shown
    if count is not None and count < len(lines_of_step(app)):
        app.change(lines_shown=count + 1, has_values=False)
    elif app.player.is_at_end:
        app.show_message("press_again")
    else:
        app.leave_position()
        app.next()
        app.change(lines_shown=1, has_values=False)


def line_before(app: App) -> None:
    """Show one line less of the last step, or all lines of the step before."""
    app.front.follow("source")
    count = app.state.lines_shown or len(lines_of_step(app))
    if count > 1:
        app.change(lines_shown=count - 1, has_values=False)
    elif app.player.is_first:
        app.show_message("is_first")
    else:
        app.leave_position()
        app.player.back()
        app.change(lines_shown=len(lines_of_step(app)), has_values=False)


# The race.


def open_race(app: App) -> None:
    """Open the race where it was left. The run of the search and an exercise end."""
    app.player.halt()
    app.leave_position()
    if app.state.exercise:
        leave_exercise(app)
    app.open_tab(Action.COMPARE)


def leave_race(app: App) -> None:
    """Close the race. The search is on view again, with the tab for its size."""
    app.runner.halt()
    app.change(tab=None)


def go_to_lane(app: App) -> None:
    """Take the chosen search of the race to the main board."""
    position = app.visible_position
    leave_race(app)
    app.jump(position)


def choose_lane(app: App, number: int) -> None:
    """Choose a search of the race by its number, or the nearest one."""
    compare = app.compare
    if compare:
        compare.chosen = min(max(0, number), len(compare.race.lanes) - 1)
        app.show_message(f"rule_of_{app.visible_position.strategy.value}")


def choose_other_lane(app: App, key: str) -> None:
    """Choose the search above or below."""
    if app.compare:
        step = 1 if key == "down" else -1
        choose_lane(app, app.compare.chosen + step)
