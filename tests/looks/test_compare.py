"""What there is to see and to hear of the race of all searches."""

from __future__ import annotations

import pytest

from queens_viz.looks import compare
from queens_viz.looks.compare import CompareLook, FigureLook
from queens_viz.looks.progress import ProgressLook
from queens_viz.looks.scene import Scene
from queens_viz.words.sentence import Sentence
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


def told(n: int, clock: int, language: str = "en") -> tuple[Sentence, ProgressLook]:
    keys = racing(n, clock, language)
    race = keys.app.moment().race
    assert race
    return compare.sentence(race, keys.app.say), compare.progress(race, keys.app.say)


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


# What is said.


def test_the_progress_line_is_the_axis_with_a_tick_where_each_waits() -> None:
    _, progress = told(8, 0)
    assert (progress.share, progress.ticks, progress.percent) == (0, frozenset(), "0 %")
    _, progress = told(8, 600)
    assert (progress.share, progress.percent) == (0.6, "60 %")
    assert progress.ticks == {int(0.388 * 2048), int(0.396 * 2048)}
    _, progress = told(8, 876)
    assert (progress.share, progress.percent, len(progress.ticks)) == (1, "100 %", 3)
    assert max(progress.ticks) == 2048
    _, progress = told(6, 171)
    assert len(progress.ticks) == 2, "two at the same time"


def test_who_goes_back_sees_what_stood_there_and_the_end_that_is_known() -> None:
    keys = racing(8, 876)
    assert keys.app.compare
    keys.app.compare.race.go_to(390)
    race = keys.app.moment().race
    assert race
    look, progress = compare.look(Scene.of(keys.app)), compare.progress(race, keys.app.say)
    assert look
    assert [lane.end for lane in look.lanes] == ["", "", "solution at 388"]
    assert (progress.steps_of, len(progress.ticks)) == ("clock 390 of 876", 3)
    assert look.axis == 876
