"""The rows of the table of actions for "All solutions at once"."""

from __future__ import annotations

from .binding import Binding, Need
from .commands import Action
from .layers import Layer
from .overview import (
    can_filter,
    clear_filter,
    move_cursor,
    turn_cursor,
    turn_square,
    why_no_filter,
)

NO_VOTE = (Need.NO_VOTE,)
"""For all of them: a vote may be on where the search is over."""

# fmt: off
SQUARES_ROW = Binding(Action.SQUARES, keys=("l",), does=turn_cursor, when=can_filter,
    else_say=why_no_filter, needs=NO_VOTE)
"""Keys choose squares, or choose none any more."""

OVERVIEW_ROWS = (
    # A click on a square, or the cursor of the keys.
    Binding(Action.FILTER, keys=("space", "return"), does=turn_square,
        when=can_filter, else_say=why_no_filter, needs=NO_VOTE,
        layers=(Layer.SQUARES,)),
    Binding(Action.SQUARE_CURSOR, keys=("left", "right", "up", "down"),
        does=move_cursor, when=can_filter, layers=(Layer.SQUARES,), takes_key=True,
        repeats=True),
    Binding(Action.CLEAR_FILTER, does=clear_filter, when=can_filter, needs=NO_VOTE),
)
"""The others."""
# fmt: on
