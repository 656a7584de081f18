"""What is printed: the same in every language, never in the page, and without a figure that nobody has worked out."""

from __future__ import annotations

import re

import pytest

from queens_viz.app.lesson import LESSONS
from queens_viz.browser.document import ENTRY
from queens_viz.browser.modules import needed
from queens_viz.words.languages import LANGUAGES
from queens_viz.words.printed import PRINTED

FIELD = re.compile(r"\{[^}]+\}")
LINE = re.compile(r"(?:[Ll]ine|[Zz]eile|ligne) \d+")
COUNTED = re.compile(r"`[^`]*`|\b(?:8, |4 à |4 to |4 bis )\d|\d+ (?:minutes|Minuten)\b")
"""What may stand there as it is: lines of the program are held against it by another test."""


def fields(text: str) -> list[str]:
    """Return what is filled in, with words for numbers taken for the numbers."""
    return sorted(field.replace(":word", "").replace(":Word", "") for field in FIELD.findall(text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_names_the_same_figures(language: str) -> None:
    english, ours = PRINTED["en"], PRINTED[language]
    assert english.keys() == ours.keys()
    for key in english:
        assert set(fields(english[key])) == set(fields(ours[key])), key


def test_every_stop_has_an_answer_and_the_teacher_s_words_and_there_are_no_others() -> None:
    names = [stop.name for lesson in LESSONS for stop in lesson.stops]
    stops = {f"plan_{name}_{part}" for name in names for part in ("answer", "teacher")}
    assert stops == {key for key in PRINTED["en"] if re.fullmatch(r"plan_\d_\d+_\w+", key)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_printed_is_said_on_the_screen_or_lies_in_the_page(language: str) -> None:
    assert not PRINTED[language].keys() & LANGUAGES[language].keys()
    page = needed(ENTRY)
    kept = [name.rpartition(".")[2] for name in (*page.at_once, *page.late)]
    assert not [name for name in kept if name in ("printed", "cards") or name.endswith(("_plan", "_stops"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_from_ten_on_stands_there_unchecked(language: str) -> None:
    for key, text in PRINTED[language].items():
        left = COUNTED.sub("", LINE.sub("", FIELD.sub("", text)))
        assert not re.findall(r"\d\d+", left), key


def codes(text: str) -> list[str]:
    """Return the pieces of code in a text, but not its commands, which may name a language."""
    return sorted(code for code in re.findall(r"`([^`]+)`", text) if not code.startswith("python "))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_name_the_same_keys_positions_and_pieces_of_code(language: str) -> None:
    for key, text in PRINTED["en"].items():
        assert codes(text) == codes(PRINTED[language][key]), key
