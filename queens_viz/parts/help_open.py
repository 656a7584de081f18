"""The lines of the help on the keys of what is open: an exercise, a vote, a lesson."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import BINDINGS
from ..app.binding import Binding
from ..app.commands import Action
from ..app.layers import Layer
from .scene import Setting

MEANINGS = {
    # Hands are counted, and shown.
    Action.HAND: "help_hand",
    Action.LESS: "help_hand",
    Action.NUMBER: "help_number",
    Action.REVEAL: "help_reveal",
    Action.END_VOTE: "end_vote",
    # A lesson.
    Action.BEAT: "lesson_clicker",
    Action.BEAT_BACK: "lesson_clicker",
    Action.NEXT_STOP: "next_stop",
    Action.STOP_BEFORE: "stop_before",
    # A question, and the own board.
    Action.CURSOR: "help_choose",
    Action.PICK: "help_pick",
    Action.COLUMN: "help_column",
    Action.IS_SOLUTION: "is_solution",
    Action.IS_COMPLETE: "is_complete",
    Action.SHOW_ANSWER: "help_show_answer",
    Action.RULES: "rules",
    Action.GO_ON: "go_on",
    Action.CLEAR: "own_clear",
    Action.GO_THERE: "help_go_there",
    Action.FIRST_SOLUTION: "own_first",
    Action.NUMBERS: "own_numbers",
    Action.AGAIN: "again",
    Action.ANOTHER: "another",
    # "Find the fault", and a person's own program.
    Action.OTHER_LINE: "help_other_line",
    Action.PICK_LINE: "help_pick",
    Action.NEXT_PROGRAM: "help_next_program",
    Action.SEE_LINE: "help_see_line",
    Action.SEE_AGAIN: "help_see_again",
    Action.NEXT_CHANGE: "help_next_change",
    Action.CALLS: "help_calls",
    Action.EDIT: "help_edit",
    Action.TO_END: "help_to_end",
    # The race, the tree, all solutions at once, the listing, a typed size.
    Action.ALL_HAVE_ONE: "all_have_one",
    Action.GO_TO_LANE: "help_go_there",
    Action.OTHER_LANE: "help_other_lane",
    Action.NODE: "help_node",
    Action.FILTER: "help_filter",
    Action.SQUARE_CURSOR: "help_square_cursor",
    Action.NEXT_LINE: "help_next_line",
    Action.LINE_BEFORE: "help_next_line",
    Action.START: "help_start",
    Action.ERASE: "help_erase",
    Action.PRESS: "help_press",
}
"""What the keys do that only work while something is open, as keys of messages."""


class OpenKeys(NamedTuple):
    """Keys of what is open, and what they do."""

    bindings: tuple[Binding, ...]
    keys: tuple[str, ...]  # those that nothing inside of it takes
    meaning: str  # the key of a message


def open_keys(setting: Setting) -> tuple[OpenKeys, ...]:
    """Return the keys that belong to what is open now, from the inside outwards.

    Keys with the same meaning are in one line. What can't be done now is left
    out, and a key that belongs to something further inside.
    """
    taken = set[str]()
    lines: list[OpenKeys] = []
    for layer in setting.layers:
        rows = [row for row in BINDINGS if layer in row.layers]
        # Of several rows with a key, the first one counts that can be done.
        for row in rows:
            free = tuple([key for key in row.keys if key not in taken])
            if free and row.action in setting.can and _is_listed(row, layer):
                _add(lines, OpenKeys((row,), free, MEANINGS[row.action]))
                taken.update(free)
        for row in rows:
            taken.update(row.keys)
    return tuple(lines)


def _is_listed(row: Binding, layer: Layer) -> bool:
    """Return whether a row has a meaning here, and not in another section."""
    has_section = layer is Layer.PROGRAM and row.help is not None
    is_elsewhere = has_section and row.action not in (Action.CALLS, Action.EDIT)
    return row.action in MEANINGS and not is_elsewhere


def _add(lines: list[OpenKeys], line: OpenKeys) -> None:
    """Add a line; if there is one with the same meaning, the keys join that."""
    for place, other in enumerate(lines):
        if other.meaning == line.meaning:
            bindings = other.bindings + line.bindings
            lines[place] = OpenKeys(bindings, other.keys + line.keys, line.meaning)
            return
    lines.append(line)
