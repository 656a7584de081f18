"""The two tiers of tests: quick ones, always run, and full ones, run by `pytest -m full`."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

MORE_IN_THE_FULL_TIER = pytest.mark.parametrize(
    "tier", ["quick", pytest.param("full", marks=pytest.mark.full)]
)
"""For tests of Hypothesis, which takes more examples in the full tier: see the beginning of conftest."""


def sizes(first: int, quick: int, full: int) -> list[object]:
    """Return sizes of boards, from `first` to `quick` for both tiers, and above it to `full` for the full one alone."""
    return [
        n if n <= quick else pytest.param(n, marks=pytest.mark.full)
        for n in range(first, full + 1)
    ]


def tiered(quick: int, full: int) -> pytest.MarkDecorator:
    """Run a test that takes `amount` and `seed` with so much of it in each tier, with four seeds in the full one."""
    return pytest.mark.parametrize(
        ("amount", "seed"), [(quick, 0), *rare(*((full, seed) for seed in range(1, 5)))]
    )


def rare(*cases: object) -> list[object]:
    """Return cases of a table that only the full tier runs; a case of several values is a tuple."""
    return [
        pytest.param(
            *(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.full
        )
        for case in cases
    ]


def few(cases: Sequence[object], every: int) -> list[object]:
    """Return cases of a table of which the quick tier runs one of so many."""
    return [
        case if number % every == 0 else pytest.param(case, marks=pytest.mark.full)
        for number, case in enumerate(cases)
    ]
