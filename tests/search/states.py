"""The states of a whole search by single steps, and how many there are: known numbers, for n up to 10."""

from __future__ import annotations

from collections.abc import Iterator

from queens_viz import Event, Search

STEPS = {1: 2, 2: 6, 3: 18, 4: 62, 5: 230, 6: 898, 7: 3_624, 8: 15_812, 9: 72_730, 10: 348_874}
SOLUTIONS = {1: 1, 2: 0, 3: 0, 4: 2, 5: 10, 6: 4, 7: 40, 8: 92, 9: 352, 10: 724}
NODES = {1: 2, 2: 3, 3: 6, 4: 17, 5: 54, 6: 153, 7: 552, 8: 2_057, 9: 8_394, 10: 35_539}
FIRST = {1: 1, 4: 26, 5: 15, 6: 171, 7: 42, 8: 876, 9: 333, 10: 975}


def cycle(n: int) -> Iterator[Search]:
    """Yield the states of a whole cycle, each a search of its own, but for the step that completes it."""
    search = Search(n)
    while True:
        yield search.copy()
        if search.step() is Event.COMPLETED:
            return
