"""What there is to see and to hear of the race of all searches."""

from __future__ import annotations

import pytest

from queens_viz.looks import compare
from queens_viz.looks.card import CardLook
from queens_viz.looks.compare import CompareLook, FigureLook
from queens_viz.looks.looks import Looks
from queens_viz.looks.progress import ProgressLook
from queens_viz.looks.scene import Scene
from queens_viz.search import race as race_of
from queens_viz.words.sentence import Kind, Sentence
from queens_viz.words.words import LANGUAGES

from ..app.keyboard import Keyboard

NAMES = {
    "en": ("Column by column", "Looking ahead", "Fewest squares first"),
    "de": ("Spalte für Spalte", "Vorausschauend", "Wenigste Felder zuerst"),
    "fr": ("Colonne par colonne", "En regardant devant", "Le moins de cases d’abord"),
}
SHORT = {
    "en": ("Columns", "Ahead", "Fewest"),
    "de": ("Spalten", "Voraus", "Wenige"),
    "fr": ("Colonnes", "Devant", "Moins"),
}
UNITS = {"en": ("steps", "comparisons"), "de": ("Schritte", "Vergleiche"), "fr": ("étapes", "comparaisons")}
THOUSAND = {"en": ",", "de": ".", "fr": "\u202f"}
TITLES = {
    "en": "Three searches, one clock", "de": "Drei Suchen, eine Uhr", "fr": "Trois recherches, une horloge",
}  # fmt: skip


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
def test_at_0_nothing_has_been_done(language: str) -> None:
    look = look_at(8, 0, language)
    assert (look.title, look.n, look.clock, look.axis) == (TITLES[language], 8, 0, 100)
    assert tuple(lane.name for lane in look.lanes) == NAMES[language]
    assert tuple(lane.short for lane in look.lanes) == SHORT[language]
    for lane in look.lanes:
        if language != "fr":  # there nothing is counted in the singular
            assert lane.figures == figures(language, 0, 0)
        assert (lane.state, lane.is_solved, lane.steps, lane.end) == ("", False, 0, "")
        assert lane.depths.lows == [0]
    assert [lane.is_chosen for lane in look.lanes] == [True, False, False]
    label = {"en": "Go there", "de": "Dorthin", "fr": "Y aller"}[language]
    assert (look.go_there.label, look.go_there.hint) == (label, "G")
    assert look.axis_names[1] == UNITS[language][0]


@pytest.mark.parametrize(
    ("language", "waits", "ends"),
    [
        ("en", "waits", ("solution at 396", "solution at 388")),
        ("de", "wartet", ("Lösung bei 396", "Lösung bei 388")),
        ("fr", "attend", ("solution à 396", "solution à 388")),
    ],
)
def test_at_600_two_of_8_wait(language: str, waits: str, ends: tuple[str, str]) -> None:
    look = look_at(8, 600, language)
    assert (look.clock, look.axis) == (600, 1000)
    plain, ahead, fewest = look.lanes
    assert (plain.figures, plain.state, plain.end) == (figures(language, 600, 1639), "", "")
    assert (ahead.figures, ahead.state, ahead.end) == (figures(language, 396, 803), waits, ends[0])
    assert (fewest.figures, fewest.state, fewest.end) == (figures(language, 388, 777), waits, ends[1])
    assert [lane.is_solved for lane in look.lanes] == [False, True, True]
    assert [lane.board.is_green for lane in look.lanes] == [False, True, True]
    assert [lane.steps for lane in look.lanes] == [600, 396, 388]


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_end_all_wait(language: str) -> None:
    look = look_at(8, 10_000, language)
    assert (look.clock, look.axis) == (876, 876)
    assert all(lane.is_solved and lane.state and lane.end for lane in look.lanes)
    assert look.lanes[0].figures == figures(language, 876, 2438)


@pytest.mark.parametrize(
    ("language", "state", "over"),
    [
        ("en", "no solution", "no solution: over at step"),
        ("de", "keine Lösung", "keine Lösung: zu Ende bei Schritt"),
        ("fr", "aucune solution", "aucune solution\u00a0: fin à l’étape"),
    ],
)
def test_where_there_is_no_solution_it_says_when_it_was_over(language: str, state: str, over: str) -> None:
    look = look_at(3, 9, language)
    assert [lane.state for lane in look.lanes] == ["", state, state]
    assert [lane.end for lane in look.lanes] == ["", f"{over} 9", f"{over} 9"]
    look = look_at(3, 18, language)
    assert [lane.end for lane in look.lanes] == [f"{over} 18", f"{over} 9", f"{over} 9"]
    assert not any(lane.is_solved or lane.board.is_green for lane in look.lanes)


@pytest.mark.parametrize(
    ("language", "none"),
    [("en", "none in 1,000 steps"), ("de", "keine in 1.000 Schritten"), ("fr", "aucune en 1\u202f000 étapes")],
)
def test_what_has_found_none_in_the_longest_time_says_so(
    language: str, none: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(race_of, "LONGEST", 1000)
    monkeypatch.setattr(compare, "LONGEST", 1000)
    look = look_at(16, 999, language)
    assert [lane.end for lane in look.lanes][:2] == ["", ""]
    look = look_at(16, 1000, language)
    assert [lane.end for lane in look.lanes][:2] == [none, none]
    assert [lane.state for lane in look.lanes][:2] == ["", ""]
    assert look.lanes[2].is_solved


def test_one_step_and_one_comparison_are_called_so() -> None:
    look = look_at(8, 1)
    assert look.lanes[0].figures == (("1", "step"), ("0", "comparisons"))
    look = look_at(8, 2)
    assert look.lanes[0].figures == (("2", "steps"), ("1", "comparison"))
    sentence, _ = told(8, 1)
    assert sentence.reason.startswith("Column by column: 1 step, 0 comparisons. ")
    sentence, _ = told(8, 2, "de")
    assert sentence.reason.startswith("Spalte für Spalte: 2 Schritte, 1 Vergleich. ")
    sentence, _ = told(1, 1, "fr")
    assert sentence.reason.startswith("Colonne par colonne\u00a0: 1 étape, ")


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


def test_without_a_race_there_is_nothing() -> None:
    assert compare.look(Scene.of(Keyboard().app)) is None
    keys = racing(8, 5)
    keys("escape")
    assert compare.look(Scene.of(keys.app)) is None


# What is said.


@pytest.mark.parametrize(
    ("language", "rule", "next_"),
    [
        (
            "en",
            "Each search makes one step when the clock ticks, and waits at its first solution.",
            "Enter runs until all have one.",
        ),
        (
            "de",
            "Mit jedem Takt der Uhr macht jede Suche einen Schritt; bei ihrer ersten Lösung wartet sie.",
            "Enter läuft, bis alle eine haben.",
        ),
        (
            "fr",
            "À chaque battement, chaque recherche fait une étape\u00a0; elle attend à sa première solution.",
            "Entrée continue jusqu’à ce que toutes en aient une.",
        ),
    ],
)
def test_at_0_the_rule_is_told(language: str, rule: str, next_: str) -> None:
    assert told(8, 0, language)[0] == Sentence(Kind.SEARCHING, TITLES[language], rule, next_)


@pytest.mark.parametrize(
    ("language", "headline", "reason"),
    [
        (
            "en",
            "Clock 600",
            "Column by column: 600 steps, 1,639 comparisons. "
            "Looking ahead: 396 steps, 803 comparisons, solution at 396. "
            "Fewest squares first: 388 steps, 777 comparisons, solution at 388.",
        ),
        (
            "de",
            "Uhr 600",
            "Spalte für Spalte: 600 Schritte, 1.639 Vergleiche. "
            "Vorausschauend: 396 Schritte, 803 Vergleiche, Lösung bei 396. "
            "Wenigste Felder zuerst: 388 Schritte, 777 Vergleiche, Lösung bei 388.",
        ),
        (
            "fr",
            "Horloge 600",
            "Colonne par colonne\u00a0: 600 étapes, 1\u202f639 comparaisons. "
            "En regardant devant\u00a0: 396 étapes, 803 comparaisons, solution à 396. "
            "Le moins de cases d’abord\u00a0: 388 étapes, 777 comparaisons, solution à 388.",
        ),
    ],
)
def test_at_600_each_search_is_told(language: str, headline: str, reason: str) -> None:
    assert told(8, 600, language)[0] == Sentence(Kind.SEARCHING, headline, reason, "")


def test_the_card_says_it() -> None:
    looks = Looks.of(Scene.of(racing(8, 600).app))
    assert isinstance(looks.card, CardLook)
    assert looks.progress.found == "2 of 3 have a solution"


def test_where_there_is_no_solution_the_sentence_says_so() -> None:
    sentence, progress = told(3, 18)
    assert sentence.headline == "Clock 18 of 18"
    assert sentence.reason.startswith("Column by column: 18 steps, 17 comparisons, no solution: over at step 18. ")
    assert progress.found == "0 of 3 have a solution"


@pytest.mark.parametrize(
    ("language", "clock", "steps", "steps_of", "found"),
    [
        ("en", 0, "clock 0", "clock 0", "0 of 3 have a solution"),
        ("en", 600, "clock 600", "clock 600", "2 of 3 have a solution"),
        ("en", 876, "clock 876", "clock 876 of 876", "3 of 3 have a solution"),
        ("de", 600, "Uhr 600", "Uhr 600", "2 von 3 haben eine Lösung"),
        ("de", 876, "Uhr 876", "Uhr 876 von 876", "3 von 3 haben eine Lösung"),
        ("fr", 600, "horloge 600", "horloge 600", "2 sur 3 ont une solution"),
        ("fr", 876, "horloge 876", "horloge 876 sur 876", "3 sur 3 ont une solution"),
    ],
)
def test_the_counter_tells_the_clock_and_who_has_one(
    language: str, clock: int, steps: str, steps_of: str, found: str
) -> None:
    _, progress = told(8, clock, language)
    assert (progress.steps, progress.steps_of) == (steps, steps_of)
    assert progress.found == progress.share_and_found == found


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
