"""The key card has every key of the help, in every language."""

from __future__ import annotations

from itertools import chain

import pytest

from queens_viz.app.actions import SECTIONS
from queens_viz.parts.help import keys_of, lines_of
from queens_viz.sheet.key_card import page, parts_of
from queens_viz.sheet.paper import to_html
from queens_viz.sheet.printed import Printed
from queens_viz.words.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_help_is_on_the_card_with_what_it_does(language: str) -> None:
    say, card = Printed(language), page(language)
    parts = parts_of(say)
    assert all(names and does for rows in parts.values() for names, does in rows)
    assert all(f"<h2>{to_html(title)}</h2>" in card for title in parts)
    there = [row for rows in parts.values() for row in rows]
    for together in lines_of(chain(*SECTIONS.values())):
        keys = tuple(key for binding in together for key in keys_of(say, binding))
        assert (keys, say(together[0].line)) in there
