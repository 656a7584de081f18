"""Measuring: figures with what they should reach, and times taken in turns, so that a busy moment hits all alike."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

PEAK_MEMORY = """
def peak_memory():
    for line in open("/proc/self/status"):
        if line.startswith("VmHWM:"):
            return int(line.split()[1])
"""
"""For a process of its own: the most memory that it has had, in kB, where Linux tells.

`getrusage` would return no less than the memory of the process that has started it.
"""


class Figure(NamedTuple):
    """One measured ratio, or another number that `unit` names, and what it should reach: nothing if `goal` is None."""

    what: str
    n: int | None
    value: float
    unit: str = "times"
    goal: float | None = None
    is_most: bool = False

    @property
    def is_met(self) -> bool:
        """Whether the goal is reached."""
        return self.goal is None or (
            self.value <= self.goal if self.is_most else self.value >= self.goal
        )

    @property
    def verdict(self) -> str:
        """Whether the goal is reached, and by how much of it; empty where there is none."""
        share = abs(self.value / self.goal - 1) if self.goal else 0
        return (
            ""
            if self.goal is None
            else f"{'met' if self.is_met else 'MISSED'} by {share:.0%}"
        )

    def written(self) -> dict[str, object]:
        """Return its fields, but for those that are as they are most often."""
        defaults = self._field_defaults
        return {
            name: value
            for name, value in self._asdict().items()
            if name not in defaults or value != defaults[name]
        }

    def line(self) -> str:
        """Return a line of the table."""
        size = "" if self.n is None else f"n = {self.n}"
        goal = (
            ""
            if self.goal is None
            else f"{'at most' if self.is_most else 'at least'} {self.goal:g}"
        )
        return f"{self.what:<66} {size:<8} {self.value:>9.2f} {self.unit:<10} {goal:<14} {self.verdict}".rstrip()


def as_for_users(environment: dict[str, str]) -> dict[str, str]:
    """Return an environment in which modules are kept compiled, as on any user's machine."""
    return {
        name: value
        for name, value in environment.items()
        if name != "PYTHONDONTWRITEBYTECODE"
    }


def seconds(work: Callable[[], object]) -> float:
    """Return how long some work takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def fastest(*works: Callable[[], object], rounds: int = 9) -> list[float]:
    """Return the shortest time of each work, in seconds; they are done in turns."""
    times = [[seconds(work) for work in works] for _ in range(rounds)]
    return [min(column) for column in zip(*times, strict=True)]
