"""The two tiers of tests: quick ones, always run, and full ones, run by `pytest -m full`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

Test = Callable[..., None]

MORE_IN_THE_FULL_TIER = pytest.mark.parametrize("tier", ["quick", pytest.param("full", marks=pytest.mark.full)])
"""For tests of Hypothesis, which takes more examples in the full tier: see the beginning of conftest."""


def sizes(first: int, quick: int, full: int) -> list[object]:
    """Return sizes of boards, from `first` to `quick` for both tiers, and above it to `full` for the full one alone."""
    return [n if n <= quick else pytest.param(n, marks=pytest.mark.full) for n in range(first, full + 1)]


def tiered(quick: int, full: int, *, parts: int = 1) -> Callable[[Test], Test]:
    """Run a test that takes `amount` and `seed` with so much of it in each tier; the full one in parts, for speed.

    The name of a case that fails tells the seed, and repeats it: see the end of conftest.
    """
    cases = [pytest.param(quick, 0, id="quick-0")]
    cases += [
        pytest.param(full // parts, part, id=f"full-{part}", marks=pytest.mark.full) for part in range(1, parts + 1)
    ]
    return pytest.mark.parametrize(("amount", "seed"), cases)


def often(values: Sequence[object], *quick: object) -> list[object]:
    """Return the values of a sweep's axis, of which the default tier has just some, such as the narrowest windows."""
    kept = [*quick, *(value for value in values if isinstance(value, pytest.ParameterSet))]
    return [value if value in kept else pytest.param(value, marks=pytest.mark.full) for value in values]


def rare(*cases: object) -> list[object]:
    """Return cases of a table that only the full tier runs; a case of several values is a tuple."""
    return [pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.full) for case in cases]
