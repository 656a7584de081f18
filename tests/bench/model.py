"""The search itself: full speed, single steps, the way back, listings, memory."""

from __future__ import annotations

import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from itertools import repeat

from queens_viz import Position, Search
from queens_viz.search.facts import TOTAL_STEPS
from queens_viz.search.solutions import Solutions
from queens_viz.text import Solution, solutions

from .measure import PEAK_MEMORY, Figure, fastest
from .rivals import Empty, QView, by_masks

STRETCH = 50_000
"""Steps from the first position that are compared."""

MANY_STEPS = f"""
{PEAK_MEMORY}
from queens_viz import Search
from queens_viz.app.commands import FULL
from queens_viz.app.player import Player
from queens_viz.app.runner import FRAME_TIME
from queens_viz.search.solutions import Solutions

player = Player(Search(14), speed=FULL, pause=0)
player.run()
for goal in (1_000_000, 50_000_000):
    while player.search.steps < goal:
        player.pass_time(FRAME_TIME)
        player.findings.solutions = Solutions(14)
    print(peak_memory())
"""
"""A process that prints its peak memory after few steps and after many, the solutions found set aside."""


def figures() -> Iterator[Figure]:
    """Measure what needs no window."""
    yield from _full_speed()
    yield from _single_steps()
    yield from _way_back()
    yield from _listing()
    yield from _memory()
    yield from _growth()


def advance(n: int, steps: int) -> None:
    """Make a number of steps at full speed, in as many rounds as it takes."""
    search = Search(n)
    while steps > 0:
        steps -= search.advance(steps, stop_at_solution=False)


def _full_speed() -> Iterator[Figure]:
    for n, goal in ((8, 12), (12, 17), (16, 25), (32, 64)):
        steps = min(STRETCH, TOTAL_STEPS.get(n, STRETCH))

        def theirs(n: int = n, steps: int = steps) -> None:
            rival = QView(n)
            for _ in repeat(None, steps):
                rival.next()

        def ours(n: int = n, steps: int = steps) -> None:
            advance(n, steps)

        mine, other = fastest(ours, theirs)
        yield Figure(
            "advance, steps a second, against QView's", n, other / mine, goal=goal
        )


def _steps(n: int, count: int) -> float:
    """Return how many times longer a step takes than an empty method call, each as the mean of many."""
    search, empty = Search(n), Empty()

    def ours() -> None:
        step = search.step
        for _ in repeat(None, count):
            step()

    def theirs() -> None:
        step = empty.step
        for _ in repeat(None, count):
            step()

    mine, other = fastest(ours, theirs)
    return mine / other


def _single_steps() -> Iterator[Figure]:
    for n in (8, 12, 16):
        yield Figure(
            "one step, against an empty method call",
            n,
            _steps(n, 30_000),
            goal=8,
            is_most=True,
        )


def _way_back() -> Iterator[Figure]:
    for n in (8, 9):
        steps = TOTAL_STEPS[n]

        def there(n: int = n, steps: int = steps) -> None:
            step = Search(n).step
            for _ in repeat(None, steps):
                step()

        def back(n: int = n, steps: int = steps) -> None:
            step = Search.at(Position.end(n), counts=(0, 0)).back
            for _ in repeat(None, steps):
                step()

        mine, other = fastest(back, there)
        yield Figure(
            "back, against a step, mean over a whole cycle",
            n,
            mine / other,
            goal=1.2,
            is_most=True,
        )


def _listing() -> Iterator[Figure]:
    def ours() -> list[tuple[int, ...]]:
        return [
            item.board for item in solutions(Search(12)) if isinstance(item, Solution)
        ]

    mine, other = fastest(ours, lambda: by_masks(12), rounds=5)
    yield Figure(
        "all solutions listed, against the recursion with masks",
        12,
        mine / other,
        goal=1,
        is_most=True,
    )


def _memory() -> Iterator[Figure]:
    run = subprocess.run(
        [sys.executable, "-c", MANY_STEPS], capture_output=True, text=True, check=True
    )
    few, many = map(int, run.stdout.split())
    yield Figure(
        "memory after 50,000,000 steps, against 1,000,000",
        14,
        many / few,
        goal=1.02,
        is_most=True,
    )
    boards = by_masks(10)
    tracemalloc.start()
    solutions = Solutions(10)
    for board in boards:
        solutions.add(board, len(solutions) + 1)
    held = tracemalloc.get_traced_memory()[0] / len(boards)
    tracemalloc.stop()
    yield Figure(
        "memory for one found solution", 10, held, "bytes", goal=10 + 48, is_most=True
    )


def _growth() -> Iterator[Figure]:
    first = _steps(8, 30_000)
    for n in (64, 100):
        yield Figure(
            "one step, against one of n = 8",
            n,
            _steps(n, 30_000) / first,
            goal=1.5,
            is_most=True,
        )
