"""Languages against each other, and lines that must not be taken for their opposites."""

from __future__ import annotations

import re

import pytest

from queens_viz.words.words import LANGUAGES, messages

from ..spoken import SPOKEN

OPPOSITES = [
    ("larger_board", "smaller_board"), ("safe_button", "attacked_button"), ("rising", "falling"), ("safe", "attacked"),
    ("legend_failed", "legend_fruitful"), ("right_answer", "wrong_answer"),
    ("legend_queen", "legend_ghost"),
    ("run", "halt"), ("halted", "running"), ("next", "back_button"), ("column_short", "row_short"),
    ("nothing_to_undo", "nothing_to_redo"), ("is_slowest", "is_fastest"),
    ("is_largest", "is_smallest"), ("is_running", "is_halted"), ("breakpoint_set", "breakpoint_taken"),
    ("predict_on", "predict_off"), ("answer_safe", "answer_attacked"), ("pair_rising", "pair_falling"),
    ("is_on", "is_off"), ("rule_up", "rule_place"),
    ("turned", "mirrored"), ("which_safe", "which_attacked_one"), ("back", "left"),
]  # fmt: skip


def test_each_line_says_what_it_is_for() -> None:
    wrong = []
    for language in LANGUAGES:
        words = messages(language) | messages(f"{language}.print")
        for key, word in SPOKEN[language].said.items():
            if word not in words[key]:
                wrong.append(f"{language}: {key}: {words[key]}")
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_says_the_opposite(language: str) -> None:
    said, words = SPOKEN[language].said, messages(language)
    assert {key for pair in OPPOSITES for key in pair} <= said.keys()
    assert [pair for pair in OPPOSITES if words[pair[0]] == words[pair[1]]] == []
    # "with" is in "without"; what is longer can't be taken for the other.
    both = [
        (key, said[wrong])
        for one, other in OPPOSITES
        for key, wrong in ((one, other), (other, one))
    ]
    assert [
        (key, wrong)
        for key, wrong in both
        if wrong in words[key] and wrong not in said[key]
    ] == []


NO_ENGLISH = re.compile(
    r"\b(?:lift\w*|stands?|stood|in vain|anew|beats?|she|her|queens? of columns?)\b",
    re.IGNORECASE,
)
"""Words of earlier editions, for which docs/glossary.md has others: a queen is placed, and removed, and is in a column."""


def test_english_keeps_to_its_terms() -> None:
    words = messages("en") | messages("en.print")
    assert NO_ENGLISH.search("The queen of column 2 is lifted.")
    assert {key: text for key, text in words.items() if NO_ENGLISH.search(text)} == {}
