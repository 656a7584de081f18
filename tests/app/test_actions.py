"""The table of actions: it is whole, and no key in it has two meanings."""

from __future__ import annotations

from collections import defaultdict
from string import Formatter

import pytest

from queens_viz.app.actions import BINDING_OF, BINDINGS, SECTIONS
from queens_viz.app.commands import Action
from queens_viz.app.layers import Layer
from queens_viz.words.words import LANGUAGES, messages


def test_every_action_has_a_row() -> None:
    assert {binding.action for binding in BINDINGS} == set(Action)
    assert all(BINDING_OF[action].action is action for action in Action)


def test_no_key_has_two_meanings_in_a_layer() -> None:
    shared: dict[Layer, dict[str, list[Action]]] = {}
    for layer in Layer:
        meanings = defaultdict[str, list[Action]](list)
        for binding in BINDINGS:
            for key in binding.keys if layer in binding.layers else ():
                meanings[key].append(binding.action)
        several = {key: done for key, done in meanings.items() if len(done) > 1}
        if several:
            shared[layer] = several
    # Of these, one applies at a time.
    assert shared == {
        Layer.SEARCH: {"space": [Action.RUN, Action.HALT]},
        Layer.FAULT: {
            "return": [Action.PICK_LINE, Action.NEXT_PROGRAM],
            "g": [Action.SEE_LINE, Action.SEE_AGAIN],
        },
        Layer.PROGRAM: {"a": [Action.TO_END, Action.TO_FAULT]},
    }


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_all_words_of_the_table_are_in_the_language(language: str) -> None:
    words = messages(language)
    for binding in BINDINGS:
        reason = binding.else_say if isinstance(binding.else_say, str) else ""
        assert {reason, binding.label} - {"", None} <= words.keys(), binding.action
        assert binding.name in words or not binding.group, binding.action
        if reason:
            fields = {
                name for _, name, _, _ in Formatter().parse(words[reason]) if name
            }
            assert fields <= {"largest", "most"}, binding.action
    assert {
        one.line for rows in SECTIONS.values() for one in rows if one.help is not None
    } <= words.keys()


def test_what_has_a_button_has_a_label_and_its_key() -> None:
    for binding in BINDINGS:
        if binding.group:
            assert binding.keys, binding.action
