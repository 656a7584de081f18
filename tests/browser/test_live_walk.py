"""Whatever people do in the live page, in whatever order: nothing fails."""

from __future__ import annotations

import pytest

from ..tiers import rare
from .live import Live
from .walk import Walk


@pytest.mark.parametrize(
    ("amount", "seed"), [(6, 18), *rare(*((300, seed) for seed in range(10)))]
)
def test_nothing_fails_on_a_random_walk(live: Live, amount: int, seed: int) -> None:
    """Walk: a number of events, drawn by a seed, in half of them with a board that moves."""
    live.browser.prefer(reduced_motion=seed % 2 == 0)
    live.open("#n=8&at=:1")
    live.allow_clipboard(is_allowed=False)
    Walk(live, seed).go(amount)
