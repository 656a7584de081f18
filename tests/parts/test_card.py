"""The card: what it offers, what stays where it is, and where a message stands: on nothing that is asked or pressed."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action
from queens_viz.parts.card import card_of
from queens_viz.parts.scene import Scene
from queens_viz.words.words import LANGUAGES

from ..drawn import read
from ..pairs import each_once
from ..support import click, do, part_in, window_at
from ..tiers import often

PHONES = [(390, 844), (360, 640), (320, 568), (844, 390)]
SIZES = [(600, 480), (640, 480), (800, 600), (1024, 768), (1280, 800), (600, 900), (2560, 1440)]
USED_UP, UP = "2,4,1,3,5:8", "2,4:6"
WRONG = ["left", "space"]
"""A wrong answer where the red queen stands in the top row: another square of that."""


@pytest.mark.parametrize("size", [*SIZES, *PHONES])
def test_an_answer_that_is_awaited_moves_none_and_what_goes_on_stands_on_none(size: tuple[int, int]) -> None:
    window, places = window_at(USED_UP), []
    for keys in (["b"], WRONG * 3, ["escape", "p"], ["x"]):
        do(window, *keys, size=size)
        places.append({one.look.name: one.rect for one in part_in(window, "card").buttons})
    first, third, asked, told = places
    assert first[Action.IS_COMPLETE] == third[Action.IS_COMPLETE]
    (goes_on,) = told.values()
    assert size in PHONES or not any(goes_on.collidepoint(one.center) for one in asked.values())


@each_once({"size": [*SIZES, *PHONES], "language": list(LANGUAGES)})
def test_all_headlines_have_one_size(size: tuple[int, int], language: str) -> None:
    sizes = set()
    for text in (UP, "2,4,1,3:6", "2,4,6,8,3,1,7,5"):
        window = window_at(text, language=language)
        seen = read(window, size)
        words = card_of(window.frame().scene).sentence.headline
        sizes |= {one.size for one in seen.texts(seen.sentence) if len(one.what) > 5 and one.what in words}
    assert len(sizes) == 1


OPENED = {
    "nothing": "", "predict": "p", "an answer": "p y", "be the search": "b", "reasons": "p p x",
    "own board": "m up space", "what is left": "w", "a shown solution": "down", "large tree": "o",
}  # fmt: skip


@each_once(
    {
        "size": often([*SIZES, *PHONES], (600, 480), (1280, 800), (600, 900), (390, 844)),
        "language": list(LANGUAGES),
        "opened": list(OPENED),
        "key": ["is_first", "breakpoint_set"],
    }
)
def test_a_message_is_whole_and_lies_on_nothing_that_the_card_says_or_asks(
    size: tuple[int, int], language: str, opened: str, key: str
) -> None:
    window = window_at("2,4,1,3,5:7", language=language)
    do(window, *OPENED[opened].split(), size=size)
    seen = read(window, size)
    before, reason = seen.texts(seen.sentence), card_of(window.frame().scene).sentence.reason
    window.app.tell(key, column=12)
    seen, message = read(window, size), part_in(window, "message")
    assert not message.cuts or size in PHONES
    assert [one for one in part_in(window, "card").buttons if message.place.colliderect(one.rect)] == []
    told = seen.texts(seen.sentence)
    assert [one.what for one in told if message.place.colliderect(one.rect) and one in before] == []
    assert {one.what for one in before if len(one.what) > 3 and one.what in reason} <= {one.what for one in told}


def test_it_takes_the_place_of_what_comes_next_and_gives_it_back() -> None:
    window = window_at("2,4,1,3,5:7")
    before, next_step = read(window).words_in(), "Next: the red queen moves up to row 8."
    assert next_step in before
    do(window, "c")
    assert next_step not in read(window).words_in()
    window.pass_time(60)
    assert read(window).words_in() == before


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (600, 900)])
def test_that_of_a_jump_has_undo_beside_its_words(size: tuple[int, int]) -> None:
    window = window_at("2,4,1:3")
    do(window, click(read(window, size).square(0, 6).center), size=size)
    (undo,) = part_in(window, "message").buttons
    do(window, click(undo.rect.center), size=size)
    assert (str(window.app.player.search.position), window.app.state.message) == ("2,4,1:3", "")


def test_a_solution_that_is_shown_has_its_number_in_the_search_and_not_that_of_its_line() -> None:
    app = window_at("4:8", 12, is_counted=False).app
    app.player.findings.solutions.add((*range(1, 12, 2), *range(0, 12, 2)), 37)
    app.choose(0)
    assert card_of(Scene.of(app)).sentence.headline == "Solution 37: all 12 are safe"
