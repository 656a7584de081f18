"""What is printed: the same in every language."""

from __future__ import annotations

import re

import pytest

from queens_viz.app.lesson import STOPS
from queens_viz.words.words import LANGUAGES, messages


def printed(language: str) -> dict[str, str]:
    """Return what is printed and names figures: what only paper says, and the questions and answers of lessons."""
    lessons = {
        name: said
        for name, said in messages(language).items()
        if re.match(r"lesson_\d_\d", name)
    }
    return messages(f"{language}.print") | lessons


def test_every_stop_has_an_answer_and_the_teacher_s_words_and_there_are_no_others() -> (
    None
):
    answers = {f"{stop.question}_answer" for stop in STOPS}
    assert answers == {
        name for name in messages("en") if re.fullmatch(r"lesson_\w+_answer", name)
    }
    teacher = {f"plan_{stop.name}_teacher" for stop in STOPS}
    assert teacher == {
        name for name in messages("en.print") if re.fullmatch(r"plan_\d_\d+_\w+", name)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_only_printed_is_said_on_the_screen(language: str) -> None:
    assert not messages(f"{language}.print").keys() & messages(language).keys()


def codes(text: str) -> list[str]:
    """Return the pieces of code in a text, but not its commands, which may name a language."""
    return sorted(
        code
        for code in re.findall(r"`([^`]+)`", text)
        if not code.startswith("python ")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_name_the_same_keys_positions_and_pieces_of_code(
    language: str,
) -> None:
    for key, text in printed("en").items():
        assert codes(text) == codes(printed(language)[key]), key
