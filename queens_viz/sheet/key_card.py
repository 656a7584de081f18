"""The key card: all keys on one page, made from the table of actions."""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from ..app.actions import BINDING_OF, SECTIONS
from ..app.binding import Binding
from ..app.commands import Action
from ..app.fault_rows import FAULT_ROWS
from ..parts.help import MOUSE, keys_of, lines_of
from . import paper
from .paper import Rows, Section, keycaps
from .printed import Printed

OTHER_PARTS = {
    "card_question": (
        (Action.CLOSE, "card_esc"),
        (Action.CURSOR, "card_squares"),
        (Action.PICK, "card_pick"),
        (Action.COLUMN, "card_column"),
        (Action.IS_SOLUTION, "is_solution"),
        (Action.IS_COMPLETE, "is_complete"),
        (Action.GO_ON, "go_on"),
    ),
    "vote": (
        (Action.VOTE, "help_vote"),
        (Action.CURSOR, "help_choose"),
        (Action.HAND, "card_more"),
        (Action.LESS, "card_less"),
        (Action.NUMBER, "help_number"),
        (Action.REVEAL, "help_reveal"),
        (Action.END_VOTE, "end_vote"),
    ),
    "card_lesson": (
        (Action.BEAT, "card_beat"),
        (Action.BEAT_BACK, "card_beat_back"),
        (Action.NEXT_STOP, "next_stop"),
        (Action.STOP_BEFORE, "stop_before"),
    ),
    "own_board": (
        (Action.CURSOR, "card_squares"),
        (Action.PICK, "card_own"),
        (Action.OUTLOOK, "own_shade"),
        (Action.CLEAR, "own_clear"),
        (Action.UNDO, "own_take_back"),
        (Action.GO_THERE, "own_go_there"),
        (Action.FIRST_SOLUTION, "own_first"),
        (Action.NUMBERS, "own_numbers"),
    ),
    "find_fault": (
        (Action.OTHER_LINE, "card_lines"),
        (Action.PICK_LINE, "card_pick"),
        (Action.NEXT_CHANGE, "next_change"),
        (Action.SEE_LINE, "card_see_line"),
        (Action.SHOW_ANSWER, "card_shown"),
        (Action.NEXT_PROGRAM, "card_next_program"),
    ),
}
"""The parts about what can be open: actions and their messages.

Their names are keys of messages, too.
"""


class CardRow(NamedTuple):
    """A row of the card."""

    keys: tuple[str, ...]  # or what is done with the mouse
    meaning: str


def parts_of(say: Printed) -> dict[str, list[CardRow]]:
    """Return the rows of each part of the card, by the title of the part."""
    parts: dict[str, list[CardRow]] = {}
    for section, bindings in SECTIONS.items():
        parts[say(section)] = [_row(say, same) for same in lines_of(bindings)]
    for part, actions in OTHER_PARTS.items():
        parts[say(part)] = [
            CardRow(keys_of(say, _binding_in(part, action)), say(message))
            for action, message in actions
        ]
    parts[say("section_mouse")] = [
        CardRow((say(gesture),), say(message)) for gesture, message in MOUSE
    ]
    return parts


def _binding_in(part: str, action: Action) -> Binding:
    """Return the row of an action: it may have another key in "Find the fault".

    >>> _binding_in("find_fault", Action.NEXT_CHANGE).keys
    ('shift+right',)
    """
    if part == "find_fault":
        for binding in FAULT_ROWS:
            if binding.action is action:
                return binding
    return BINDING_OF[action]


def _row(say: Printed, bindings: tuple[Binding, ...]) -> CardRow:
    """Return the row of some actions that have one line in the help."""
    keys = chain.from_iterable(keys_of(say, binding) for binding in bindings)
    return CardRow(tuple(keys), say(bindings[0].line))


def page(language: str) -> str:
    """Return the card as a page to print."""
    say = Printed(language)
    sections = []
    for title, rows in parts_of(say).items():
        table = Rows(tuple((keycaps(row.keys), row.meaning) for row in rows))
        sections.append(Section(title, (table,)))
    notes = (
        f"`2,4,1:3` {say('card_position')}",
        f"`python -m queens_viz 8` {say('card_start')}",
    )
    sections.append(Section("", notes, "foot"))
    return paper.page(language, "card", say("card_title"), sections)
