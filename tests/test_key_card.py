"""The key card has every key of the help, in every language."""

from __future__ import annotations

import re

import pytest

from queens_viz.app.actions import BINDINGS
from queens_viz.parts.help import keys_of, told
from queens_viz.sheet.key_card import FILES, page, rows
from queens_viz.words.words import Words


@pytest.mark.parametrize("language", FILES.values())
def test_every_key_of_the_help_is_on_the_card_with_what_it_does(language: str) -> None:
    say = Words(language)
    there = {(row.keys, row.does) for row in rows(say)}
    for together in told(BINDINGS):
        keys = tuple(key for binding in together for key in keys_of(say, binding))
        assert (keys, say(together[0].help)) in there


@pytest.mark.parametrize("language", FILES.values())
def test_every_row_has_keys_and_words(language: str) -> None:
    for row in rows(Words(language)):
        assert row.part
        assert row.keys
        assert row.does


@pytest.mark.parametrize("language", FILES.values())
def test_the_card_is_one_whole_page_that_asks_for_nothing_else(language: str) -> None:
    card = page(language)
    assert f'<html lang="{language}">' in card
    assert not re.search(r"\b(src|href|url)\b", card)


@pytest.mark.parametrize("language", FILES.values())
@pytest.mark.parametrize("tag", ["section", "dl", "dt", "dd", "kbd"])
def test_what_is_opened_on_the_card_is_closed(tag: str, language: str) -> None:
    card = page(language)
    assert card.count(f"<{tag}>") == card.count(f"</{tag}>") > 0
