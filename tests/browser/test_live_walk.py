"""Whatever people do in the live page, in whatever order: nothing fails."""

from __future__ import annotations

import pytest

from .live import Live
from .walk import Walk

WALKS = [
    pytest.param(100, 4, id="100-4"),
    *[pytest.param(300, seed, id=f"300-{seed}", marks=pytest.mark.full) for seed in range(10)],
]
"""How many events, and their seed."""


@pytest.mark.parametrize(("amount", "seed"), WALKS)
def test_nothing_fails_on_a_random_walk(live: Live, amount: int, seed: int) -> None:
    live.browser.prefer(reduced_motion=seed % 2 == 0)
    live.open("#n=5&at=:1" if amount < 300 else "#n=8&at=:1")
    live.allow_clipboard(is_allowed=False)
    Walk(live, seed).go(amount)
