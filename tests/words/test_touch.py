"""What is said where fingers are used: it names neither keys nor a mouse, and what it names is there."""

from __future__ import annotations

import re

import pytest

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

OF_KEYS = {"section_mouse", "help_digits", "wheel", "own_keys"}
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "button"),
    [
        ("shown_next", "short_go_there"), ("shown_next", "short_next"), ("shown_at_end", "short_next"),
        ("press_again", "short_next"), ("own_enter", "short_go_there"), ("is_searching", "halt"),
        ("no_predict", "predict"), ("leave_full_screen", "full_screen"),
    ],
)  # fmt: skip
def test_a_button_is_called_as_it_is_named(
    language: str, key: str, button: str
) -> None:
    say = Words(language, has_keys=False)
    assert re.search(rf"[“„«]\u00a0?{say(button)}\u00a0?[”“»]", say(key))
