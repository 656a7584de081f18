"""The card: what stays where it is, and where a message stands: on nothing that is asked or pressed."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action
from queens_viz.app.overview import choose
from queens_viz.parts.card import SIGNS
from queens_viz.parts.card_sentence import sentence
from queens_viz.parts.scene import Scene
from queens_viz.words.words import LANGUAGES

from ..pairs import each_once
from ..states import State
from ..support import do, part_in, texts, window_at

PHONES = [(390, 844), (360, 640)]
SIZES = [(600, 480), (1280, 800), (600, 900)]
WRONG = ["left", "space"]
"""A wrong answer where the red queen stands in the top row: another square of that."""


@pytest.mark.parametrize("size", [*SIZES, *PHONES])
def test_an_answer_that_is_awaited_moves_none(size: tuple[int, int]) -> None:
    window, places = window_at("2,4,1,3,5:8"), []
    for keys in (["b"], WRONG * 3):
        do(window, *keys, size=size)
        places.append(
            {one.look.name: one.rect for one in part_in(window, "card").buttons}
        )
    first, third = places
    assert first[Action.IS_COMPLETE] == third[Action.IS_COMPLETE]


OPENED = ["", "p", "p y", "b", "p p x", "m up space", "w", "down", "o"]


@each_once(
    {
        "size": [*SIZES, *PHONES],
        "language": [*LANGUAGES],
        "opened": OPENED,
        "key": ["is_first", "breakpoint_set"],
    }
)
def test_a_message_is_whole_and_lies_on_nothing_that_the_card_says_or_asks(
    size: tuple[int, int], language: str, opened: str, key: str
) -> None:
    window = window_at("2,4,1,3,5:7", language=language)
    do(window, *opened.split(), size=size)
    reason = sentence(window.frame().scene).reason
    said = [
        words for words in texts(window, size) if len(words) > 3 and words in reason
    ]
    window.app.show_message(key, column=12)
    message = part_in(window, "message", size)
    assert not message.cuts or size in PHONES
    assert [
        one
        for one in part_in(window, "card").buttons
        if message.place.colliderect(one.rect)
    ] == []
    assert {*said} <= {*texts(window, size)} - {*texts(window, size, message.place)}


def test_a_question_that_is_a_little_too_wide_for_a_line_has_two() -> None:
    assert not part_in(
        State(at=":1", keys="p right", size=(600, 480)).window(), "card"
    ).cuts


def test_a_solution_that_is_shown_has_its_number_in_the_search_and_not_that_of_its_line() -> (
    None
):
    app = window_at("4:8", 12, is_counted=False).app
    app.player.findings.solutions.add((*range(1, 12, 2), *range(0, 12, 2)), 37)
    choose(app, 0)
    assert sentence(Scene.of(app)).headline == "Solution 37: all 12 are safe"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [*SIZES, *PHONES, (844, 390)])
def test_all_headlines_have_one_size_and_none_is_cut(
    size: tuple[int, int], language: str
) -> None:
    sizes = set()
    for at in (":1", "2,4,1,3,5:7", "2,4,1,3:6", "1,5,8,6,3,7,2,4"):
        window = window_at(at, language=language, is_counted=False)
        for keys in ([], ["p"], ["x"], ["escape", "b"]):
            do(window, *keys, size=size)
            card, said = part_in(window, "card", size), sentence(Scene.of(window.app))
            assert said.headline not in card.cuts, (at, keys)
            written = [values for name, values, _ in card.strokes if name == "letters"]
            ink, _ = SIGNS[said.kind]
            sizes |= {
                high
                for words, _, high, role, _ in written
                if role == ink and words in said.headline
            }
    assert len(sizes) == 1
