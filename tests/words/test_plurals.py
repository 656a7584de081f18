"""How many there are of something: none, one, two and a thousand, in every language, on the screen and on paper."""

from __future__ import annotations

import re

import pytest

from queens_viz.sheet.printed import Printed
from queens_viz.words.words import LANGUAGES, TOUCH, Words, messages

from .test_files import KINDS, values

NUMBERS = {
    "en": ("0", "1", "2", "1,000"),
    "de": ("0", "1", "2", "1.000"),
    "fr": ("0", "1", "2", "1\u202f000"),
}
"""How none, one, two and a thousand are written."""

AT_LEAST_ONE = {
    "aim", "aim_short", "caption", "different", "filter_none", "filter_of", "filter_single",
    "filter_with", "flame_above", "hardest", "own_note",
    "own_safe", "own_stuck_why", "pairs", "queens_in_rows", "rows_heading", "summary", "title",
    "judge_attacked_diagonal", "judge_one_row", "judge_right", "own_end_right", "own_why_diagonal",
}  # fmt: skip
"""Of these there is always one: there is no board without a column, no pair of none."""


def plurals() -> list[str]:
    """Return all messages that have a singular and a plural."""
    return sorted(
        {
            name.removesuffix("_other").removeprefix(TOUCH)
            for kind in KINDS
            for name in messages(f"en{kind}")
            if name.endswith("_other")
        }
    )


def said(say: Words, key: str, number: int) -> str:
    """Return what is said of so many, with three dots for all other values."""
    both = [say(f"{key}_one"), say(f"{key}_other")]
    names = {name.partition("!")[0] for text in both for name in values(text) or ()}
    return say.count(key, number, **dict.fromkeys(names - {"count"}, "…"))


@pytest.mark.parametrize("has_keys", [True, False], ids=["keys", "fingers"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_plural_names_another_number_than_there_are(
    language: str, has_keys: bool
) -> None:
    spoken: list[Words] = [Words(language, has_keys=has_keys), Printed(language)]
    wrong = []
    for key in plurals():
        say = next(one for one in spoken if f"{key}_other" in one._messages)
        for number, written in zip((0, 1, 2, 1000), NUMBERS[language], strict=True):
            if not number and key in AT_LEAST_ONE:
                continue
            text = said(say, key, number)
            numbers = set(re.findall(r"\d[\d.,\u202f]*(?<=\d)", text)) - {written}
            # Of many columns one says "columns 1 to 8".
            if numbers - {"1"} or (numbers and number < 2):
                wrong.append(f"{key}, {number}: {text}")
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "none", "one"),
    [
        ("en", "0 hands", "1 hand"),
        ("de", "0 Hände", "1 Hand"),
        ("fr", "0 main", "1 main"),
    ],
)
def test_of_nothing_there_is_none(language: str, none: str, one: str) -> None:
    say = Words(language)
    assert [say.count("hands", number) for number in (0, 1)] == [none, one]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_singular_that_may_stand_for_none_names_no_other_number(
    language: str,
) -> None:
    """What French says of one it says of none: "une main" would be wrong where no hand is raised."""
    texts = messages(language) | messages(f"{language}.print")
    literal = {
        key
        for key in plurals()
        if re.search(r"\b(1|one|ein|eine|une?)\b", texts[f"{key}_one"], re.IGNORECASE)
        and "{count}" not in texts[f"{key}_one"]
    }
    assert literal <= AT_LEAST_ONE
