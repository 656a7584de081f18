"""--compare: what the searches need to their first solutions, as text and JSON."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator

import pytest

from queens_viz.cli import main
from queens_viz.command import table
from queens_viz.search import race
from queens_viz.search.race import Race
from queens_viz.search.strategy import Strategy

from ..pairs import every_pair
from ..search.strategies import Walked, walk
from ..test_text import out

SOLUTION = {"en": "solution at", "de": "Lösung bei", "fr": "solution à"}
NONE = {
    "en": "no solution: over at step",
    "de": "keine Lösung: zu Ende bei Schritt",
    "fr": "aucune solution\u00a0: fin à l’étape",
}
NAMES = {
    "en": ("Column by column", "Looking ahead", "Fewest squares first"),
    "de": ("Spalte für Spalte", "Vorausschauend", "Wenigste Felder zuerst"),
    "fr": ("Colonne par colonne", "En regardant devant", "Le moins de cases d’abord"),
}

REFUSED = [
    (["--compare", "--format", "csv"], "--compare is written as text or json, not as csv"),
    (["--compare", "--format", "pairs"], "--compare is written as text or json, not as pairs"),
    (["--compare", "--format", "xml"], "--format must be one of text, json, csv, pairs, not 'xml'"),
    (["--compare", "--strategy", "ahead"], "--strategy is not used by --compare"),
    (["--compare", "--at", "2,4:1"], "--at is not used by --compare"),
    (["--compare", "--at", "end"], "--at is not used by --compare"),
    (["--compare", "--ahead"], "--ahead is not used by --compare"),
    (["--compare", "--predict"], "--predict is not used by --compare"),
    (["--compare", "--run"], "--run is not used by --compare"),
    (["--compare", "--theme", "dark"], "--theme is not used by --compare"),
    (["--compare", "--until", "all"], "--until needs --save"),
    (["--compare", "--first"], "--first and --compare are two jobs: one at a time"),
    (["--compare", "--save", "a.png"], "--compare and --save are two jobs: one at a time"),
    (["--compare=8"], "ignored explicit argument '8'"),
    (["--compare", "101"], "N must be a whole number from 1 to 100, not '101'"),
]
"""Arguments that are refused, and what the complaint says."""


def outcome(n: int, strategy: str) -> tuple[int, Walked]:
    """Return when a search waits and what it has come to, by another program."""
    states = walk(n, strategy)
    step = next((k for k, state in enumerate(states) if state.tested is None), len(states) - 1)
    return step, states[step]


@every_pair({"n": (1, 2, 3, 4, 5, 6, 8), "language": tuple(NAMES)})
def test_the_table_tells_steps_comparisons_and_how_each_came_out(
    n: int, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    head, *lines = out(str(n), "--compare", "--language", language, capsys=capsys).splitlines()
    assert head.startswith(f"{n} ")
    for strategy, name, line in zip(Strategy, NAMES[language], lines, strict=True):
        step, state = outcome(n, strategy.value)
        mark = {"en": ",", "de": ".", "fr": "\u202f"}[language]
        figures = [f"{number:,}".replace(",", mark) for number in (step, state.comparisons)]
        end = (SOLUTION if state.tested is None else NONE)[language]
        assert re.split(" {2,}", line) == [name, *figures, f"{end} {figures[0]}"]


@pytest.mark.parametrize("n", [1, 2, 4, 7])
def test_json_is_a_line_for_each_search(n: int, capsys: pytest.CaptureFixture[str]) -> None:
    lines = out(str(n), "--compare", "--format", "json", "--language", "de", capsys=capsys).splitlines()
    for strategy, line in zip(Strategy, lines, strict=True):
        step, state = outcome(n, strategy.value)
        rows = [row + 1 for _, row in sorted(state.queens)] if state.tested is None else None
        told = {"n": n, "strategy": strategy.value, "steps": step, "comparisons": state.comparisons}
        assert json.loads(line) == told | {"waits_at": step, "rows": rows}


def test_what_finds_nothing_for_too_long_is_given_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(race, "LONGEST", 2500)
    lines = out("16", "--compare", capsys=capsys).splitlines()
    assert [line.split("  ")[-1] for line in lines[1:]] == ["none in 2,500 steps"] * 2 + ["solution at 472"]
    plain, _, fewest = map(json.loads, out("16", "--compare", "--format", "json", capsys=capsys).splitlines())
    assert (plain["steps"], plain["waits_at"], plain["rows"]) == (2500, None, None)
    assert (fewest["steps"], fewest["comparisons"], fewest["waits_at"]) == (472, 1411, 472)


def test_interrupted_it_tells_how_far_each_has_come(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ticks = table.ticks

    def pressed(of: Race) -> Iterator[int]:
        for made in ticks(of):
            if of.clock == 3000:
                signal.raise_signal(signal.SIGINT)
            yield made

    monkeypatch.setattr(table, "ticks", pressed)
    assert main(["16", "--compare"]) == 130
    printed, told = capsys.readouterr()
    lines = printed.splitlines()
    assert [line.split("  ")[-1] for line in lines[1:]] == ["none in 3,000 steps"] * 2 + ["solution at 472"]
    assert told == "", "there is no position at which to go on"


@pytest.mark.parametrize(("arguments", "complaint"), REFUSED, ids=lambda case: " ".join(case)[:60])
def test_what_does_not_go_with_it_is_refused_in_one_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    printed, told = capsys.readouterr()
    assert (printed, told.count("\n")) == ("", 1)
    assert complaint in told
