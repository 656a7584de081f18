"""What there is to see and to hear of the race of all searches."""

from __future__ import annotations

import pytest

from queens_viz.looks import compare
from queens_viz.looks.compare import CompareLook, FigureLook
from queens_viz.looks.scene import Scene
from queens_viz.words.words import LANGUAGES

from ..app.keyboard import Keyboard

UNITS = {"en": ("steps", "comparisons"), "de": ("Schritte", "Vergleiche"), "fr": ("étapes", "comparaisons")}
THOUSAND = {"en": ",", "de": ".", "fr": "\u202f"}


def racing(n: int, clock: int, language: str = "en", *presses: str) -> Keyboard:
    keys = Keyboard(":1", n)
    keys.app.speak(language)
    keys("f8", *presses)
    assert keys.app.compare
    keys.app.compare.race.go_to(clock)
    return keys


def look_at(n: int, clock: int, language: str = "en", *presses: str) -> CompareLook:
    look = compare.look(Scene.of(racing(n, clock, language, *presses).app))
    assert look
    return look


def figures(language: str, *numbers: int) -> tuple[FigureLook, ...]:
    written = [f"{number:,}".replace(",", THOUSAND[language]) for number in numbers]
    return tuple(map(FigureLook, written, UNITS[language]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_end_all_wait(language: str) -> None:
    look = look_at(8, 10_000, language)
    assert (look.clock, look.axis) == (876, 876)
    assert all(lane.is_solved and lane.state and lane.end for lane in look.lanes)
    assert look.lanes[0].figures == figures(language, 876, 2438)


def test_boards_are_those_of_the_searches_without_what_belongs_to_one_board() -> None:
    keys = Keyboard("2,4:1", 8)
    keys.player.toggle_breakpoint(2)
    keys("w", "f8", "right", "right", "right")
    look = compare.look(Scene.of(keys.app))
    assert look
    for lane in look.lanes:
        assert lane.board._replace(marks=(), ghosts=(), shaded=frozenset(), empty=()) == lane.board


def test_another_can_be_chosen() -> None:
    look = look_at(8, 0, "en", "down", "down")
    assert [lane.is_chosen for lane in look.lanes] == [False, False, True]


def test_who_goes_back_sees_what_stood_there_and_the_end_that_is_known() -> None:
    keys = racing(8, 876)
    assert keys.app.compare
    keys.app.compare.race.go_to(390)
    look = compare.look(Scene.of(keys.app))
    assert look
    assert [lane.end for lane in look.lanes] == ["", "", "solution at 388"]
    assert look.axis == 876
