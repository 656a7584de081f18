"""The editor as HTML, and the texts to begin with.

`data-say` is the key of an element's words, `data-label` that of its name if it shows
none, and `data-do` what a button does.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from browser import window

from ..app.own_program import TYPED_SIZES
from ..words.words import Words
from .page_dom import find
from .page_field import MARKUP as FIELD

EXAMPLES = {
    "empty": "example_empty",
    "place": "example_place",
    "recursion": "example_recursion",
    "fault_a": "example_fault_a",
    "fault_b": "example_fault_b",
    "fault_c": "example_fault_c",
}
"""The texts to begin with: the names of their files in examples/, and their words."""

KEYS = (":", "(", ")", "[", "]", "=", "==", "_", "+", "-", '"', "#", ",")
"""The keys over the keyboard of a telephone, behind those that indent and undo.

With these there are 17: two rows on an upright telephone, as editor.css has them.
"""


def _icon(path: str) -> str:
    """Return an icon, which is drawn in lines in a square of 24 units."""
    return f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{path}"/></svg>'


CROSS = _icon("M5 5L19 19M19 5L5 19")
IN = _icon("M4 5V19M8 12H20M14 6L20 12L14 18")
OUT = _icon("M20 5V19M16 12H4M10 6L4 12L10 18")
BACK = _icon("M9 5L4 10L9 15M4 10H14A5 5 0 0 1 14 20H10")
FORTH = _icon("M15 5L20 10L15 15M20 10H10A5 5 0 0 0 10 20H14")
DOWN = _icon("M6 9L12 15L18 9")


def _button(do: str, say: str, *, more: str = "") -> str:
    """Return a button with words."""
    return f'<button type="button" data-do="{do}" data-say="{say}" {more}></button>'


def _sign(do: str, label: str, icon: str) -> str:
    """Return a button with an icon."""
    attributes = f'type="button" class="icon" data-do="{do}" data-label="{label}"'
    return f"<button {attributes}>{icon}</button>"


def _keys() -> str:
    """Return the buttons over the keyboard of a telephone."""
    inserting = []
    for key in KEYS:
        text = key.replace('"', "&quot;")
        inserting.append(
            f'<button type="button" tabindex="-1" data-insert="{text}">{text}</button>'
        )
    return "".join(
        [
            _sign("INDENT", "editor_indent", IN),
            _sign("OUTDENT", "editor_outdent", OUT),
            _sign("UNDO", "undo", BACK),
            _sign("REDO", "editor_redo", FORTH),
            *inserting,
        ]
    )


def _examples() -> str:
    """Return the list of the texts to begin with."""
    rows = [
        f'<li><button type="button" data-example="{name}" data-say="{words}">'
        "</button></li>"
        for name, words in EXAMPLES.items()
    ]
    return "".join(rows)


def _sizes() -> str:
    """Return the numbers of queens that can be chosen."""
    return "".join([f'<option value="{n}">{n}</option>' for n in TYPED_SIZES])


MARKUP = f"""
<header>
<h2 id="editor-title" tabindex="-1" data-say="own_program"></h2>
<label id="editor-size"><span id="editor-n-text" aria-hidden="true"></span>{DOWN}
<select id="editor-n" data-label="editor_n"><option value=""></option>{_sizes()}
</select></label>
{_button("RUN", "run", more='id="editor-run" class="main"')}
{_button("HALT", "halt", more='id="editor-halt" class="main" hidden')}
{_sign("CLOSE", "close_editor", CROSS)}
</header>
<div id="editor-tools" role="group" data-label="editor_tools">
<details id="editor-examples"><summary><span data-say="editor_examples"></span>{DOWN}
</summary><ul>{_examples()}</ul></details>
{_button("OPEN", "editor_open")}
{_button("SAVE", "editor_save")}
{_button("LINK", "editor_link")}
{_button("SHARE", "editor_share", more='id="editor-share"')}
{_button("CODE", "editor_code")}
</div>
{FIELD}
<div id="editor-said" role="status" hidden><span id="editor-said-text"></span>
{_button("BRING_BACK", "undo", more='id="editor-undo"')}</div>
<form id="editor-ask" hidden autocomplete="off">
<label id="editor-question" for="editor-answer"></label>
<input id="editor-answer" autocomplete="off" autocapitalize="off" spellcheck="false">
<button class="main" data-say="editor_answer"></button>
</form>
<p id="typed-hint" data-say="editor_hint"></p>
<div id="typed-keys" role="toolbar" data-label="editor_keys">{_keys()}</div>
<input id="editor-file" type="file" multiple accept=".py,text/x-python" hidden>
<dialog id="editor-code" aria-labelledby="editor-code-title">
<h3 id="editor-code-title" data-say="editor_code"></h3>
<svg id="editor-code-picture" role="img" data-label="editor_code"></svg>
<p id="editor-code-about"></p>
{_button("CLOSE_CODE", "editor_code_close")}
</dialog>
"""


@lru_cache(maxsize=1)
def _texts() -> Any:
    """Return all texts to begin with, by their names."""
    return window.JSON.parse(find("examples").text).to_dict()


def plain_words(key: str, say: Words) -> str:
    """Return words without the marks of code."""
    return say(key).replace("`", "")


def example(name: str, say: Words) -> str:
    """Return a text to begin with, whose comments are in the language of the words."""
    lines = []
    for line in _texts()[name].split("\n"):
        before, brace, key = line.partition("{")
        is_comment = brace != "" and before.rstrip(" ").endswith("#")
        words = plain_words(key.rstrip("}"), say) if is_comment else ""
        lines.append(before + words if is_comment else line)
    return "\n".join(lines)
