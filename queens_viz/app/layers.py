"""What can be open, one layer inside another.

Enter, Esc and other keys belong to the innermost layer that knows them.
"""

from __future__ import annotations

from enum import Enum

from .app import App
from .classroom import (
    can_go_on,
    end_lesson,
    end_vote,
    has_faulty_program,
    has_results,
    has_vote,
    is_counting,
    leave_exercise,
)
from .conditions import (
    always,
    asks_for_move,
    asks_for_reason,
    asks_for_return,
    has_digits,
    has_displayed,
    has_help,
    has_large_panel,
    has_lesson,
    has_lines,
    has_menu,
    has_own_board,
    has_race,
    has_ring,
    has_ring_on_tree,
    has_visible_exercise,
)
from .overview import clear_filter, has_cursor, has_filter, turn_cursor
from .own_actions import (
    back_to_program,
    has_asked_file,
    has_program,
    is_program_aside,
    refuse_file,
)
from .table_actions import close_table, has_table, leave_for_table
from .tabs import leave_race, toggle_large

# How Esc closes them.


def close_help(app: App) -> None:
    """Close the help."""
    app.change(has_help=False)


def close_menu(app: App) -> None:
    """Close the menu."""
    app.change(menu=None)


def drop_ring(app: App) -> None:
    """Remove the focus ring."""
    app.front.drop_ring()


def erase_digits(app: App) -> None:
    """Erase the digits of a size."""
    app.change(typed="")


def close_displayed(app: App) -> None:
    """Close the displayed position."""
    app.change(displayed=None)


def leave_search(app: App) -> None:
    """Show how to leave the full screen: Esc does not do that."""
    if app.desk.is_full:
        app.show_message("leave_full_screen")


class Layer(Enum):
    """What can be open, from the innermost to the outermost.

    A layer has a function that returns whether it is open, and one that closes it when
    Esc is pressed. A layer without the second closes with the layer around it. In a
    lesson, the keys of a clicker belong to the lesson during exercises, but not during
    a vote.
    """

    HELP = (has_help, close_help)
    MENU = (has_menu, close_menu)
    TABLE = (has_table, close_table)
    FILE = (has_asked_file, refuse_file)
    NODES = (has_ring_on_tree, drop_ring)
    RING = (has_ring, drop_ring)
    TYPED = (has_digits, erase_digits)
    BALLOT = (is_counting, None)
    VOTE = (has_vote, end_vote)
    CLICKER = (has_lesson, None)
    OWN_BOARD = (has_own_board, leave_exercise)
    FAULT = (has_faulty_program, leave_exercise)
    EVIDENCE = (can_go_on, leave_exercise)
    MOVE = (asks_for_move, leave_exercise)
    RETURN = (asks_for_return, leave_exercise)
    REASON = (asks_for_reason, leave_exercise)
    RESULTS = (has_results, None)
    EXERCISE = (has_visible_exercise, leave_exercise)
    PROGRAM = (has_program, leave_for_table)
    SHOWN = (has_displayed, close_displayed)
    RACE = (has_race, leave_race)
    LARGE_TREE = (has_large_panel, toggle_large)
    SQUARES = (has_cursor, turn_cursor)
    FILTER = (has_filter, clear_filter)
    LESSON = (has_lesson, end_lesson)
    LINES = (has_lines, None)
    ASIDE = (is_program_aside, back_to_program)
    SEARCH = (always, leave_search)

    # By identity, in C: each key is looked up by them.
    __hash__ = object.__hash__


TABLE = [(layer, *layer.value) for layer in Layer]
"""Each layer, with the function that returns whether it is open, and that closes it."""

AROUND = (Layer.HELP, Layer.MENU, Layer.NODES, Layer.RING, Layer.SEARCH)
"""The layers above everything else that is open, and the search below."""


def layers_of(app: App) -> list[Layer]:
    """Return the open layers, the innermost first."""
    return [layer for layer, is_open, _ in TABLE if is_open(app)]


def inside(app: App) -> list[Layer]:
    """Return the open layers except those of `AROUND`, the innermost first."""
    return [layer for layer in layers_of(app) if layer not in AROUND]


def close(app: App) -> None:
    """Close the innermost open layer that can be closed."""
    for _, is_open, close_layer in TABLE:
        if close_layer and is_open(app):
            close_layer(app)
            return
