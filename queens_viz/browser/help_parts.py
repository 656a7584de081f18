"""The help of a page as HTML: what the keys do, and what can be switched there."""

from __future__ import annotations

from ..looks.help_card import HelpKey, HelpLine, HelpLook
from ..words.languages import LANGUAGES
from ..words.words import Words
from .parts import escaped


def help_card(look: HelpLook) -> str:
    """Return the contents of the help."""
    sections = "".join(
        f"<section><h3>{escaped(section.title)}</h3><dl>{''.join(map(_help_line, section.lines))}</dl></section>"
        for section in look.sections
    )
    title = f'<h2 id="help-title" tabindex="-1" autofocus>{escaped(look.title)}</h2>'
    return f'{title}<div class="sections">{sections}</div><p>{escaped(look.foot)}</p>'


def _help_line(line: HelpLine) -> str:
    keys = "".join(map(_key, line.keys))
    words, action = escaped(line.words), line.keys[0].action
    if action:
        is_disabled = str(not line.is_enabled).lower()
        words = f'<button data-action="{action.name}" aria-disabled="{is_disabled}">{words}</button>'
    return f"<div><dt>{keys}</dt><dd>{words}</dd></div>"


def _key(key: HelpKey) -> str:
    """Return a key; of several actions in one line, a click on its key asks for each."""
    action = f' data-action="{key.action.name}"' if key.action else ""
    return f"<kbd{action}>{escaped(key.name)}</kbd>"


def switches(say: Words) -> str:
    """Return what the help of a page has beside keys: its language, keys of one letter, and how it is closed."""
    chosen = {say.language: " selected"}
    languages = "".join(
        f'<option value="{code}"{chosen.get(code, "")}>{escaped(Words(code)("language_name"))}</option>'
        for code in LANGUAGES
    )
    return (
        f'<form method="dialog"><label>{escaped(say("language"))} <select id="language">{languages}</select></label>'
        f'<label><input id="letters" type="checkbox"> {escaped(say("letters"))}</label>'
        f'<button value="close">{escaped(say("close"))}</button></form>'
    )
