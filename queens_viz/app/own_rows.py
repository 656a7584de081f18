"""The rows of the table of actions for a person's own program."""

from __future__ import annotations

from .binding import Binding, Group
from .commands import Action
from .layers import Layer
from .own_actions import (
    back_to_program,
    can_edit,
    can_go_to_end,
    can_go_to_fault,
    can_have_program,
    can_see_again,
    can_show_right,
    close_editor,
    end_run,
    go_to_change,
    go_to_end,
    go_to_fault,
    go_to_step,
    has_asked_file,
    has_board,
    has_calls_tab,
    has_change_ahead,
    has_editor,
    has_other_name,
    has_own_program,
    has_program,
    is_program_aside,
    is_program_running,
    leave_program,
    open_editor,
    read_other_axis,
    read_other_base,
    read_other_name,
    refuse_file,
    run_again,
    run_file,
    run_text,
    see_again,
    show_right,
    turn_anonymous,
    turn_hints,
    turn_program,
    turn_reading,
    why_no_call,
    why_no_right,
    why_no_step,
)
from .table_actions import (
    close_table,
    has_table,
    is_table_aside,
    show_entry,
    show_table,
)


def own_tab_row(action: Action, *keys: str) -> Binding:
    """Return the row of a tab that only a person's own program has."""
    return Binding(
        action,
        keys=keys,
        does=lambda app: app.open_tab(action),
        when=has_program,
        layers=(Layer.PROGRAM,),
        group=Group.TABS,
    )


# fmt: off
PROGRAM_SECTION = (
    Binding(Action.OWN_PROGRAM, keys=("d",), does=turn_program,
        when=can_have_program, else_say="own_in_lesson", group=Group.MENU),
    Binding(Action.NEXT_CHANGE, keys=("return",), does=go_to_change,
        when=has_change_ahead, else_say=why_no_step, moves=True, repeats=True,
        layers=(Layer.PROGRAM,), stands_for=Action.NEXT_SOLUTION),
    Binding(Action.TO_END, keys=("a",), does=go_to_end, when=can_go_to_end,
        else_say=why_no_step, moves=True, layers=(Layer.PROGRAM,),
        stands_for=Action.ALL, help=None),
    Binding(Action.TO_FAULT, keys=("a",), does=go_to_fault, when=can_go_to_fault,
        else_say=why_no_step, moves=True, layers=(Layer.PROGRAM,),
        stands_for=Action.ALL),
    Binding(Action.SEE_AGAIN, keys=("g",), does=see_again, when=can_see_again,
        else_say=why_no_call, moves=True, layers=(Layer.PROGRAM,)),
    Binding(Action.WOULD_BE_RIGHT, keys=("w",), does=show_right,
        when=can_show_right, else_say=why_no_right, layers=(Layer.PROGRAM,)),
    own_tab_row(Action.OUTPUT, "f3"),
    Binding(Action.RUN_AGAIN, keys=("f5", "ctrl+r"), does=run_again,
        when=has_own_program, else_say="own_none", group=Group.MENU),
    Binding(Action.READING, does=turn_reading, when=has_board,
        else_say="own_none", help=None),
    Binding(Action.ANONYMOUS, does=turn_anonymous, when=has_own_program,
        else_say="own_none", help=None),
    Binding(Action.HINTS, does=turn_hints, when=has_own_program,
        else_say="own_none", help=None),
)
"""The actions in the help."""

PROGRAM_ROWS = (
    Binding(Action.CALLS, keys=("f9",), does=lambda app: app.open_tab(Action.CALLS),
        when=has_calls_tab, else_say="own_calls_beside", layers=(Layer.PROGRAM,),
        group=Group.TABS),
    Binding(Action.LEAVE_PROGRAM, does=leave_program, when=has_program),
    Binding(Action.BACK_TO_PROGRAM, does=back_to_program, when=is_program_aside),
    Binding(Action.RUN_FILE, keys=("return",), does=run_file, when=has_asked_file,
        layers=(Layer.FILE,)),
    Binding(Action.REFUSE_FILE, keys=("escape",), does=refuse_file,
        when=has_asked_file, layers=(Layer.FILE,)),
    Binding(Action.EDIT, keys=("e",), does=open_editor, when=can_edit,
        layers=(Layer.PROGRAM,)),
    Binding(Action.CLOSE_EDITOR, does=close_editor, when=has_editor),
    Binding(Action.PROGRAM_TABLE, does=show_table, when=is_table_aside),
    Binding(Action.CLOSE_TABLE, does=close_table, when=has_table),
    Binding(Action.SHOW_ENTRY, does=show_entry, when=has_table),
    Binding(Action.RUN_TEXT, does=run_text, when=has_editor, label="run"),
    Binding(Action.END_RUN, does=end_run, when=is_program_running),
    Binding(Action.SHOW_STEP, does=go_to_step, when=has_program, moves=True),
    Binding(Action.READ_NAME, does=read_other_name, when=has_other_name),
    Binding(Action.READ_AXIS, does=read_other_axis, when=has_board),
    Binding(Action.READ_BASE, does=read_other_base, when=has_board),
)
"""The other actions: buttons, and the question if a file is to be run."""
# fmt: on

OF_PROGRAM = frozenset([binding.action for binding in PROGRAM_SECTION] + [Action.CALLS])
"""The actions that a front without programs lacks."""
