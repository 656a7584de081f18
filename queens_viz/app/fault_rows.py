"""The rows of the table of actions for "Find the fault"."""

from __future__ import annotations

from .binding import Binding
from .commands import Action
from .fault_actions import (
    asks_for_line,
    can_go_to_next,
    can_see_line,
    has_next_queen,
    move_line,
    next_program,
    pick_line,
    see_line,
    why_no_line,
)
from .layers import Layer
from .own_actions import can_see_again, go_to_change, see_again, why_no_step

# fmt: off
FAULT_ROWS = (
    Binding(Action.OTHER_LINE, keys=("up", "down"), does=move_line,
        when=asks_for_line, else_say=why_no_line, layers=(Layer.FAULT,),
        takes_key=True, repeats=True),
    Binding(Action.PICK_LINE, keys=("return",), does=pick_line, when=asks_for_line,
        else_say=why_no_line, layers=(Layer.FAULT,)),
    Binding(Action.NEXT_PROGRAM, keys=("return",), does=next_program,
        when=can_go_to_next, else_say=why_no_line, layers=(Layer.FAULT,)),
    Binding(Action.SEE_LINE, keys=("g",), does=see_line, when=can_see_line,
        else_say="fault_no_line", layers=(Layer.FAULT,)),
    Binding(Action.SEE_AGAIN, keys=("g",), does=see_again, when=can_see_again,
        moves=True, layers=(Layer.FAULT,)),
    # Elsewhere its key is Enter.
    Binding(Action.NEXT_CHANGE, keys=("shift+right",), does=go_to_change,
        when=has_next_queen, else_say=why_no_step, moves=True, repeats=True,
        layers=(Layer.FAULT,), stands_for=Action.NEXT_SOLUTION),
)
"""The actions of the exercise."""
# fmt: on
