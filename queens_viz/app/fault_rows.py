"""The rows of the table of actions for "Find the fault"."""

from __future__ import annotations

from .binding import Binding
from .commands import Action
from .fault_actions import (
    asks_for_line,
    can_go_to_next,
    move_line,
    next_program,
    pick_line,
    why_no_line,
)
from .layers import Layer

# fmt: off
FAULT_ROWS = (
    Binding(Action.OTHER_LINE, keys=("up", "down"), does=move_line,
        when=asks_for_line, else_say=why_no_line, layers=(Layer.FAULT,),
        takes_key=True, repeats=True),
    Binding(Action.PICK_LINE, keys=("return",), does=pick_line, when=asks_for_line,
        else_say=why_no_line, layers=(Layer.FAULT,)),
    Binding(Action.NEXT_PROGRAM, keys=("return",), does=next_program,
        when=can_go_to_next, else_say=why_no_line, layers=(Layer.FAULT,)),
)
"""The actions of the exercise."""
# fmt: on
