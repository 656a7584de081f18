"""How many queens stood over time, against a list of all of them."""

from __future__ import annotations

import random

import pytest

from queens_viz.search import flame as module
from queens_viz.search.flame import Depths


def check(found: Depths, every: list[int], most: int) -> None:
    """See to it that spans have the most of what stood at each step, from the first position."""
    parts = [every[k : k + found.span] for k in range(0, len(every), found.span)]
    assert found.highs == [max(part) for part in parts]
    assert len(found.highs) <= most
    # No longer than they must be.
    assert found.span == 1 or len(every) > most * found.span // 2


@pytest.mark.parametrize("most", [2, 4, 16, 64])
@pytest.mark.parametrize("seed", range(4))
def test_spans_have_the_most_queens_and_are_joined_in_time(
    seed: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_SPANS", most)
    chance, found, every = random.Random(seed), Depths(), [0]
    for _ in range(150):
        check(found, every, most)
        depth, times = chance.randrange(9), chance.choice((0, 1, 2, 5, 40))
        if chance.random() < 0.5:
            found.add(depth, times)
            every += [depth] * times
        else:
            after = chance.randrange(9)
            found.add(depth, times)
            found.add(after, 1)
            every += [depth] * times + [after]
