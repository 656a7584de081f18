"""What is said where fingers are used: it names neither keys nor a mouse, and what it names is there."""

from __future__ import annotations

import re

import pytest

from queens_viz.app.actions import BINDINGS
from queens_viz.parts.controls import ON_PHONES
from queens_viz.words.words import LANGUAGES, TOUCH, Words, messages

SIGNED = r"[←↑↓→]|\bF\d+\b|\b(?:Tab|Alt)\b"

KEYED = {
    "en": SIGNED
    + r"|\b(?:Enter|Esc|Space|Home|PgUp|PgDn|Shift|Ctrl|Backspace)\b|[Cc]lick|[Mm]ouse|[Ww]heel",
    "de": SIGNED
    + r"|\b(?:Enter|Esc|Leertaste|Rücktaste|Pos1|Umschalt|Strg)\b|[Kk]lick|[Mm]aus|\bRad\b",
    "fr": SIGNED
    + r"|\b(?:Entrée|Échap|Espace|Maj|Ctrl)\b|\b[Cc]li(?:c|quez)\b|[Aa]ppuyez|[Ss]ouris|molette",
}
"""What nobody can use who has fingers alone: keys as they are called, and the mouse."""

OF_KEYS = {
    "section_mouse",
    "help_digits",
    "wheel",
    "own_keys",
    "editor_hint",
    "editor_tab_leaves",
}
"""Messages that stand beside keys, and so nowhere else."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_for_fingers_names_a_key_or_the_mouse(language: str) -> None:
    say, known = Words(language, has_keys=False), re.compile(KEYED[language])
    told = {
        key
        for key in messages(language)
        if not key.startswith(("line_", "sheet_", "key_"))
    } - OF_KEYS
    assert sorted(key for key in told if known.search(say(key))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_others_for_fingers_where_the_tables_say_so(language: str) -> None:
    with_keys, without = Words(language), Words(language, has_keys=False)
    changed = {key for key in messages(language) if with_keys(key) != without(key)}
    assert {TOUCH + key for key in changed} == {
        key for key in messages(language) if key.startswith(TOUCH)
    }
    assert re.search(KEYED[language], with_keys("shown_next"))


QUOTED = re.compile("[“„«]\u00a0?([^”“»]*?)\u00a0?[”“»]")
"""Words in the quotation marks of a language."""

WORDS_ON_BUTTONS = "end_lesson", "short_outlook"
"""Buttons that are called otherwise than their actions."""


def labels(say: Words) -> set[str]:
    """Return what is written on buttons, with keys or for fingers."""
    names = [*WORDS_ON_BUTTONS]
    for binding in BINDINGS:
        if binding.action in ON_PHONES and not say.has_keys:
            names.append(ON_PHONES[binding.action][1])
        elif binding.label is not None:
            names.append(binding.name)
    return {say(name) for name in names if name in messages("en")}


@pytest.mark.parametrize("has_keys", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_is_called_as_it_is_named(language: str, has_keys: bool) -> None:
    say = Words(language, has_keys=has_keys)
    named = [
        (key, words)
        for key in messages(language)
        if not (has_keys and key.startswith(TOUCH))
        for words in QUOTED.findall(say(key))
        # A sentence that pupils finish is no button.
        if not words.endswith("…")
    ]
    assert [name for name in named if name[1] not in labels(say)] == []
    assert has_keys or len(named) > 10
