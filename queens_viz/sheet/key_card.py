"""The key card: every key on one sheet to print, written from the table of actions, so it can't say what isn't so."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from ..app.actions import BINDING_OF, SECTIONS
from ..app.commands import Action
from ..app.layers import Layer
from ..parts.help import MOUSE, keys_of, told
from ..words.words import LANGUAGES, Words
from .figures import Printed

FILES = {f"key-card{'' if code == 'en' else f'.{code}'}.html": code for code in LANGUAGES}
"""The cards by their names, each with its language."""

INSIDE = (
    ("card_question", Layer.MOVE, ((Action.CURSOR, "card_squares"), (Action.PICK, "card_pick"))),
    ("card_question", Layer.REASON, ((Action.COLUMN, "card_column"),)),
    ("card_question", Layer.MOVE, ((Action.IS_SOLUTION, "is_solution"), (Action.IS_COMPLETE, "is_complete"))),
    ("card_question", Layer.TOLD, ((Action.GO_ON, "go_on"),)),
    ("own_board", Layer.OWN_BOARD, (
        (Action.CURSOR, "card_squares"), (Action.PICK, "card_own"), (Action.SHADE, "own_shade"),
        (Action.CLEAR, "own_clear"), (Action.TAKE_BACK, "own_take_back"), (Action.GO_THERE, "own_go_there"),
    )),
)  # fmt: skip
"""The keys of what is open for the class: the title of their part, their layer, the actions and what they do."""

STYLE = """\
@page { size: auto; margin: 10mm 13mm; }
* { box-sizing: border-box; }
body {
  max-width: 184mm; margin: 0 auto; color: #000; background: #fff;
  font: 8.8pt/1.25 "Source Sans 3", "Source Sans Pro", "Segoe UI", "Noto Sans", system-ui, sans-serif;
}
h1 { margin: 0 0 3.5mm; border-bottom: .5mm solid #184aa0; padding-bottom: 1.5mm; font-size: 19pt; line-height: 1.15; }
h2 { margin: 0 0 1.2mm; color: #184aa0; font-size: 11.5pt; break-after: avoid; }
main { columns: 2; column-gap: 7mm; }
section { margin-bottom: 3mm; break-inside: avoid; }
dl { display: grid; grid-template-columns: 36mm 1fr; gap: .6mm 3mm; margin: 0; align-items: baseline; }
dd { margin: 0; }
kbd {
  display: inline-block; min-width: 5.4mm; margin: 0 .2mm .5mm 0; border: .25mm solid #555; border-bottom-width: .6mm;
  border-radius: 1.1mm; padding: 0 1.1mm; font: inherit; font-weight: 600; text-align: center; white-space: nowrap;
}
footer { border-top: .25mm solid #888; padding-top: 2mm; }
p { margin: 0 0 1mm; }
code { font: 600 1em ui-monospace, "DejaVu Sans Mono", monospace; white-space: nowrap; }
@media screen { body { padding: 8mm 4mm; } }
@media screen and (max-width: 640px) { main { columns: 1; } }
"""


class Row(NamedTuple):
    """A row of the card: its part, its keys or what the mouse does, and what comes of it."""

    part: str
    keys: tuple[str, ...]
    does: str


def rows(say: Words) -> Iterator[Row]:
    """Yield all rows of the card, those of a part one after the other."""
    say = Printed(say.language)
    for section, bindings in SECTIONS.items():
        for together in told(bindings):
            keys = tuple(key for binding in together for key in keys_of(say, binding))
            yield Row(say(section.value), keys, say(together[0].help))
    yield Row(say("card_question"), keys_of(say, BINDING_OF[Action.CLOSE]), say("card_esc"))
    for part, layer, actions in INSIDE:
        for action, words in actions:
            keys = keys_of(say, BINDING_OF[action], layer)
            yield Row(say(part), keys, say(words))
    for gesture, words in MOUSE:
        yield Row(say("section_mouse"), (say(gesture),), say(words))


def page(language: str) -> str:
    """Return the card as a page to print."""
    say = Printed(language)
    parts: dict[str, list[Row]] = {}
    for row in rows(say):
        parts.setdefault(row.part, []).append(row)
    sections = "\n".join(
        f"<section><h2>{escape(title)}</h2><dl>\n{''.join(map(_row, those))}</dl></section>"
        for title, those in parts.items()
    )
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(say("card_title"))}</title>\n'
        f"<style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{escape(say('card_title'))}</h1>\n<main>\n{sections}\n</main>\n"
        f"<footer>\n<p><code>2,4,1:3</code> {escape(say('card_position'))}</p>\n"
        f"<p><code>python -m queens_viz 8</code> {escape(say('card_start'))}</p>\n</footer>\n</body>\n</html>\n"
    )


def _row(row: Row) -> str:
    keys = " ".join(f"<kbd>{escape(key)}</kbd>" for key in row.keys)
    return f"<dt>{keys}</dt><dd>{escape(row.does)}</dd>\n"
