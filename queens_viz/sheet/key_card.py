"""The key card: every key on one sheet to print, written from the table of actions, so it can't say what isn't so."""

from __future__ import annotations

from ..app.actions import BINDING_OF, SECTIONS
from ..app.commands import Action
from ..app.layers import Layer
from ..parts.help import MOUSE, keys_of, told
from . import paper
from .paper import Rows, Section, keys
from .printed import Printed

INSIDE = (
    ("card_question", Layer.MOVE, ((Action.CURSOR, "card_squares"), (Action.PICK, "card_pick"))),
    ("card_question", Layer.REASON, ((Action.COLUMN, "card_column"),)),
    ("card_question", Layer.MOVE, ((Action.IS_SOLUTION, "is_solution"), (Action.IS_COMPLETE, "is_complete"))),
    ("card_question", Layer.TOLD, ((Action.GO_ON, "go_on"),)),
    ("own_board", Layer.OWN_BOARD, ((Action.CURSOR, "card_squares"), (Action.PICK, "card_own"))),
    ("own_board", Layer.SEARCH, ((Action.OUTLOOK, "own_shade"), (Action.UNDO, "own_take_back"))),
    ("own_board", Layer.OWN_BOARD, ((Action.CLEAR, "own_clear"), (Action.GO_THERE, "own_go_there"))),
)  # fmt: skip
"""The keys of what is open for the class: the title of their part, their layer, the actions and what they do."""


Parts = dict[str, list[tuple[tuple[str, ...], str]]]
"""The rows of each part of the card: their keys, or what the mouse does, and what comes of it."""


def parts_of(say: Printed) -> Parts:
    """Return the parts of the card by their titles."""
    parts: Parts = {}

    def row(part: str, keys: tuple[str, ...], does: str) -> None:
        parts.setdefault(say(part), []).append((keys, say(does)))

    for section, bindings in SECTIONS.items():
        for together in told(bindings):
            row(section.value, tuple(key for one in together for key in keys_of(say, one)), together[0].line)
    row("card_question", keys_of(say, BINDING_OF[Action.CLOSE]), "card_esc")
    for part, layer, actions in INSIDE:
        for action, words in actions:
            row(part, keys_of(say, BINDING_OF[action], layer), words)
    for gesture, words in MOUSE:
        row("section_mouse", (say(gesture),), words)
    return parts


def page(language: str) -> str:
    """Return the card as a page to print."""
    say = Printed(language)
    sections = [
        Section(title, (Rows(tuple((keys(names), does) for names, does in rows)),))
        for title, rows in parts_of(say).items()
    ]
    foot = f"`2,4,1:3` {say('card_position')}", f"`python -m queens_viz 8` {say('card_start')}"
    return paper.page(language, "card", say("card_title"), (*sections, Section("", foot, "foot")))
