"""The figures in the words of plans and lessons: each is worked out here, and there is no other from ten on."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from queens_viz.search.faulty import FAULTY
from queens_viz.search.listing import LISTINGS, Program
from queens_viz.search.race import Race
from queens_viz.search.strategy import Strategy
from queens_viz.words.words import LANGUAGES, Words

from .. import facts
from ..search.test_ahead import empty_later
from ..search.test_race import FIRST
from ..support import printed_by
from ..words.test_printed import printed

LINES = Path(__file__).with_name("figures.txt").read_text(encoding="utf-8").splitlines()
"""The name of a message, and the figures in it."""

NUMBERS = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen",
    "de": "null eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn",
    "fr": "zéro une deux trois quatre cinq six sept huit neuf dix onze douze treize",
}

LEFT = re.compile(
    r"`[^`]*`|\b(?:8, |4 à |4 to |4 bis )\d|\d+ (?:minutes|Minuten)\b|(?:[Ll]ine|[Zz]eile|ligne) \d+|\{[^}]+\}"
    r"|(?:[Ss]tops?|Station(?:en)?|stations?) \d+"
)
"""What may stand there as it is: lines of the program are held against it by another test."""


def first(n: int) -> int:
    return next(k for k, state in enumerate(facts.walk(n)) if len(state.board) == n)


def to_first(n: int) -> list[facts.Fact]:
    return list(facts.walk(n)[: first(n) + 1])


def rows(n: int) -> list[int]:
    return [row + 1 for row in facts.walk(n)[first(n)].board]


def failed(n: int) -> int:
    """Return how many queens have been placed and given up before the first solution."""
    here = facts.walk(n)[first(n)].board
    return sum(here[: len(board)] != board for board in facts.placed(n, first(n)))


def before(n: int, at: str) -> str:
    state = facts.walk(n)[facts.step(n, at) - 1]
    return f"{','.join(str(row + 1) for row in state.board)}:{(state.row or 0) + 1}"


def late(n: int, at: str = "end", *, first: int = 1) -> int:
    """Return how many of the steps up to a position are made while a column is empty, from the later ones on."""
    states = facts.walk(n)[: facts.step(n, at)]
    return sum(bool(empty_later(n, state.board, first)) for state in states)


@cache
def race(n: int) -> dict[str, tuple[int, int]]:
    """Return the steps and the comparisons of each search to its first solution; those of 16 queens are known."""
    if n == 16:
        return {strategy.value: FIRST[n, strategy] for strategy in Strategy}  # type: ignore[misc]
    run = Race(n)
    run.go_to(1_000_000)
    return {
        one.search.strategy.value: (one.finish or 0, one.search.comparisons)
        for one in run.lanes
    }


OF_NAME = {program.name: program for program in FAULTY}

FIGURES: dict[str, Callable[..., int | str]] = {
    "queens": int,
    "first": first,
    "steps": lambda n: len(facts.walk(n)) - 1,
    "solutions": lambda n: len(facts.solutions(n)),
    "nodes": lambda n, *rows: facts.size(n, tuple(row - 1 for row in rows))[0],
    "inner": lambda n: n * (facts.size(n, ())[0] - len(facts.solutions(n))),
    "ways": lambda n: n**n,
    "pairs": lambda n: n * (n - 1) // 2,
    "step": facts.step,
    "last": lambda n, at: facts.step(n, at) - 1,
    "between": lambda n, at, then: facts.step(n, then) - facts.step(n, at),
    "answers": lambda n, at: first(n) - facts.step(n, at),
    "before": before,
    "late": late,
    "saved": lambda n, at: late(n, at, first=0),
    "returns": lambda n: sum(state.is_lift for state in to_first(n)),
    "lifted": lambda n: sum(len(state.ghosts) for state in to_first(n)),
    "failed": failed,
    "lost": lambda n: n * failed(n),
    "placed": lambda n: sum(rows(n)),
    "rows": lambda n: ", ".join(map(str, rows(n))),
    "sum": lambda n: " + ".join(map(str, rows(n))),
    "found": lambda n, name: race(n)[name][0],
    "compared": lambda n, name: race(n)[name][1],
    "lines": lambda name: len(LISTINGS[Program(name)]),
    "parents": lambda n: facts.size(n, ())[0] - len(facts.solutions(n)),
    "printed": lambda name: len(printed_by(OF_NAME[name].text)),
}


@cache
def figures(line: str) -> tuple[str, list[int | str]]:
    """Return the name of a message, and its figures."""
    name, _, asked = line.partition(": ")
    return name, [
        FIGURES[what](*[int(word) if word.isdigit() else word for word in words])
        for what, *words in (one.split() for one in asked.split("; "))
    ]


def digits(text: str, language: str) -> list[int]:
    """Return the numbers that a text has in digits."""
    mark = re.escape(Words(language)("thousands"))
    return [
        int(re.sub(r"\D", "", one))
        for one in re.findall(rf"\d+(?:{mark}\d{{3}})*", text)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_is_the_one_that_is_worked_out_and_none_from_ten_on_is_left_unchecked(
    language: str,
) -> None:
    said, names, known = (
        printed(language),
        NUMBERS[language].split(),
        dict(map(figures, LINES)),
    )
    for name, expected in known.items():
        words = [
            names.index(one)
            for one in re.findall(r"\w+", said[name].lower())
            if one in names
        ]
        there = Counter([*digits(said[name], language), *words])
        assert not Counter(one for one in expected if isinstance(one, int)) - there, (
            name
        )
        assert all(one in said[name] for one in expected if isinstance(one, str)), name
    for name, text in said.items():
        told = [one for one in digits(LEFT.sub("", text), language) if one >= 10]
        assert [one for one in told if one not in known.get(name, ())] == [], name
