"""Sweeps: that every two values meet, in the default tier those that are not marked as full, in the full one all."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from .pairs import Axes, all_of, params, quick_of

AXES: dict[str, Axes] = {
    "four axes": {"state": list("abcdefg"), "n": [1, 2, 3, 8], "size": ["small", "large"], "language": ["en", "de"]},
    "some in the full tier": {
        "n, text": [(8, ":1"), (4, "end"), pytest.param((5, ":1"), marks=pytest.mark.full)],
        "theme": ["light", "dark"],
        "size": [1, pytest.param(2, marks=pytest.mark.full)],
    },
}
"""Sweeps as tests have them."""


def pairs_of(axes: Axes, cases: list[pytest.ParameterSet]) -> set[tuple[object, ...]]:
    """Return which two arguments meet in some case."""
    names = [name for axis in axes for name in axis.split(", ")]
    return {pair for case in cases for pair in combinations(zip(names, case.values, strict=True), 2)}


def product_of(axes: Axes) -> list[pytest.ParameterSet]:
    return [
        pytest.param(*(value for part in case for value in (part if isinstance(part, tuple) else (part,))))
        for case in product(*axes.values())
    ]


@pytest.mark.parametrize("name", AXES)
def test_every_two_values_meet_in_a_case_and_none_comes_twice(name: str) -> None:
    axes = AXES[name]
    _, cases = params(axes, 2, is_full=True)
    quick = [case for case in cases if not case.marks]
    assert pairs_of(axes, quick) == pairs_of(axes, product_of(quick_of(axes)))
    assert pairs_of(axes, cases) == pairs_of(axes, product_of(all_of(axes)))
    assert len(cases) == len({case.id for case in cases})
    assert [case.id for case in quick] == [case.id for case in params(axes, 2, is_full=False)[1]]


def test_where_each_value_shall_occur_once_they_meet_in_the_full_tier_alone() -> None:
    axes = AXES["four axes"]
    _, cases = params(axes, 1, is_full=True)
    assert sum(not case.marks for case in cases) == 7
    assert pairs_of(axes, cases) == pairs_of(axes, product_of(axes))
