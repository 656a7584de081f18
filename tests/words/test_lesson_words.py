"""The words of the lessons: one thing has one name, and who has nothing but the words finds what they speak of."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action, Command
from queens_viz.app.lesson import LESSONS, Played, Stop, played
from queens_viz.words.words import LANGUAGES, Words, messages

NAMED = {
    Action.ALL: "short_all",
    Action.ALL_HAVE_ONE: "short_all_have_one",
    Action.BACK: "short_back",
    Action.NEXT_SOLUTION: "short_solution",
}
"""Buttons that nobody would look for unless the question names them, and what they are called on a phone."""

LAST_NAMED = ("1.14", "1.16", "1.17", "2.9", "2.12")
"""Stops whose last beat is the first press of such a button."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stop_is_not_called_as_the_button_that_halts_a_run(language: str) -> None:
    words = messages(language)
    halt = words["halt"].casefold()
    keys = ("lesson_stop", "stop_before", "next_stop", "lesson_began", "touch_lesson_began", "is_last_stop")
    used = " ".join(words[key] for key in keys).casefold().replace(".", " ").replace(",", " ").split()
    assert halt not in used


@pytest.mark.parametrize("stop", LAST_NAMED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_names_the_button_that_it_needs(stop: str, language: str) -> None:
    words, here = messages(language), played(stop).here
    label = words[NAMED[here.beats[-1].action]].casefold()
    assert label in words[here.question].casefold()


EMPTY = [
    str(Played(lesson.number, k))
    for lesson in LESSONS
    for k, stop in enumerate(lesson.stops)
    if stop.opens == (Action.OWN_BOARD,)
]


def is_set(beats: tuple[Command, ...]) -> bool:
    """Return whether a class sets queens by some beats."""
    return any(beat.action is Action.PICK for beat in beats)


@pytest.mark.parametrize("stop", EMPTY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_to_an_empty_board_says_what_to_set_or_find_there(stop: str, language: str) -> None:
    # Without a key nobody plays the beats: no question may speak of a board that is not there yet.
    here: Stop = played(stop).here
    verbs = {"en": ("set", "find"), "de": ("setzt", "findet"), "fr": ("posez", "trouvez")}
    assert is_set(here.beats)
    assert messages(language)[here.question].casefold().startswith(verbs[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_board_of_one_s_own_any_square_is_chosen_and_not_the_one(language: str) -> None:
    say = Words(language, has_keys=False)
    assert say("own_pick") != say("pick_square")
