"""How far a picture or a recording goes from where it begins: the same rule for both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from ..search.search import Search

SLICE = 1_000_000
"""Steps made at once."""


class Span(NamedTuple):
    """A number of steps, or all up to the end; `to_solution` stops on the first solution on view before."""

    steps: int | None = None
    to_solution: bool = False

    def left(self, search: Search, made: int) -> int | None:
        """Return how many steps may follow those that were made: 0 at the end, None if there is no bound."""
        if (self.to_solution and search.is_solution) or made == self.steps:
            return 0
        return None if self.steps is None else self.steps - made


def walk(search: Search, span: Span, *, stops: bool = False) -> Iterator[int]:
    """Advance a search over a span, and yield the steps made, now and then; with `stops` on every solution.

    Where the search completes it ends too, and the search stands at its first position.
    """
    made = 0
    while (left := span.left(search, made)) != 0:
        part = search.advance(min(SLICE, left or SLICE), stop_at_solution=stops or span.to_solution)
        made += part
        yield part
        if search.is_first:
            return


def frames(
    begin: Search, span: Span, *, only_solutions: bool, most: int | None = None, report: Callable[[int], object]
) -> int:
    """Return how many frames a recording has; where they are more than `most` it stops at one more.

    They are its states, or where it begins, each solution, and where it ends. `report` is told of steps made.
    """
    search, made, found, is_on_solution = begin.copy(), 0, 0, True
    for part in walk(search, span, stops=only_solutions):
        made += part
        report(part)
        is_on_solution = search.is_solution
        found += is_on_solution
        if most is not None and (found if only_solutions else made) >= most:
            return most + 1
    return 1 + (found + (not is_on_solution) if only_solutions else made)
