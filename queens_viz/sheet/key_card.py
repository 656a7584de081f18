"""The key card: every key on one sheet to print, written from the table of actions, so it can't say what isn't so."""

from __future__ import annotations

from ..app.actions import BINDING_OF, SECTIONS
from ..app.commands import Action
from ..parts.help import MOUSE, keys_of, lines_of
from . import paper
from .paper import Rows, Section, keys
from .printed import Printed

INSIDE = {
    "card_question": (
        (Action.CLOSE, "card_esc"), (Action.CURSOR, "card_squares"), (Action.PICK, "card_pick"),
        (Action.COLUMN, "card_column"), (Action.IS_SOLUTION, "is_solution"), (Action.IS_COMPLETE, "is_complete"),
        (Action.GO_ON, "go_on"),
    ),
    "own_board": (
        (Action.CURSOR, "card_squares"), (Action.PICK, "card_own"), (Action.OUTLOOK, "own_shade"),
        (Action.CLEAR, "own_clear"), (Action.UNDO, "own_take_back"), (Action.GO_THERE, "own_go_there"),
    ),
}  # fmt: skip
"""The keys of what is open for the class: by the title of their part, the actions and what they do."""


Parts = dict[str, list[tuple[tuple[str, ...], str]]]
"""The rows of each part of the card: their keys, or what the mouse does, and what comes of it."""


def parts_of(say: Printed) -> Parts:
    """Return the parts of the card by their titles."""
    parts = {
        say(part): [
            (
                tuple(key for one in together for key in keys_of(say, one)),
                say(together[0].line),
            )
            for together in lines_of(bindings)
        ]
        for part, bindings in SECTIONS.items()
    }
    for part, actions in INSIDE.items():
        parts[say(part)] = [
            (keys_of(say, BINDING_OF[action]), say(does)) for action, does in actions
        ]
    parts[say("section_mouse")] = [
        ((say(gesture),), say(does)) for gesture, does in MOUSE
    ]
    return parts


def page(language: str) -> str:
    """Return the card as a page to print."""
    say = Printed(language)
    sections = [
        Section(title, (Rows(tuple((keys(names), does) for names, does in rows)),))
        for title, rows in parts_of(say).items()
    ]
    foot = (
        f"`2,4,1:3` {say('card_position')}",
        f"`python -m queens_viz 8` {say('card_start')}",
    )
    return paper.page(
        language, "card", say("card_title"), (*sections, Section("", foot, "foot"))
    )
