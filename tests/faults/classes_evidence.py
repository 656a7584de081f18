"""What classes do with part 8, as lines of text: solutions by squares, boards, faults, lessons.

`python -m tests.faults.classes_evidence` prints them, like evidence.py, and sooner.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pygame

from queens_viz.search.completions import Completions
from queens_viz.search.faulty import FAULTY
from queens_viz.search.overview import Overview
from queens_viz.search.solutions import Solutions
from queens_viz.search.strategy import Strategy
from queens_viz.sheet.page import page
from queens_viz.sheet.plan import plan
from queens_viz.sheet.sheet import sheet
from queens_viz.tracing.process.faulty_stories import story_of_program

from ..approved import LISTS
from ..screens.reading import text_of
from ..states import OF_FAULTS, STATES, State

BOARDS = 40
"""How many sets of queens are completed."""

KEYS = [
    "l right up space",
    "l space right right up up space escape",
    "f2 l up space down right right space",
    "m space right right up space n",
    "m space right right up space f",
    "m n space n",
]
"""Keys at the end of a search and on the own board."""


def evidence() -> Iterator[str]:
    """Yield what is counted, asked, played and printed, the quickest first."""
    yield from counted()
    for program in FAULTY:
        yield f"{program!r} {program.mended_text}"
        story = story_of_program(program)
        yield f"{story.last} {story.opening} {story.verdict!r}"
    for number in (1, 2, 3):
        yield f"{plan(number, 'en')!r}"
    for n in (4, 6, 8):
        yield page(sheet(n, 12, n), "fr")
        yield page(sheet(n, 0, n, programs=n), "en")
    yield from LISTS["app/stories"]()
    yield from LISTS["command/talks"]()
    yield from LISTS["kept/lessons"]()
    for name, state in STATES.items():
        if name in OF_FAULTS or "end" in name or "own-board" in name:
            yield text_of(state)
    for n in (4, 5, 8):
        for keys in KEYS:
            yield text_of(State(n, "end", keys))
            yield text_of(State(n, "end", keys, (390, 844), "de"))


def counted() -> Iterator[str]:
    """Yield in how many solutions some queens are, with the numbers of all squares."""
    random = Random(8)
    for _ in range(BOARDS):
        n = random.randint(4, 9)
        squares = [(column, row) for column in range(n) for row in range(n)]
        queens = frozenset(random.sample(squares, random.randint(0, 3)))
        count = Completions(n, queens)
        while count.count(50):
            yield f"{count.number}"
        values = (count.number, count.numbers, count.first, count.is_complete)
        yield f"{n} {sorted(queens)} {values} {count.solutions}"
    for strategy in Strategy:
        overview = Overview(Solutions(7, strategy))
        while overview.count(500):
            yield f"{overview.select(frozenset()).counts}"
        for square in ((0, 0), (3, 4)):
            yield f"{strategy} {overview.select(frozenset({square, (6, 5)}))}"


if __name__ == "__main__":
    os.environ["LANGUAGE"] = "en"
    pygame.display.init()
    pygame.font.init()
    for line in evidence():
        print(line, flush=True)
