"""Sweeps over several things at once, never their product: every value occurs.

The default tier has the values that are not marked as full; the full tier has the cases with those that are. A sweep's
axes are named as pytest names arguments: an axis called "n, text" has pairs of values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest


def each_once(axes: Mapping[str, Sequence[object]]) -> pytest.MarkDecorator:
    """Run a test with cases in which every value occurs."""

    def is_full(value: object) -> bool:
        return isinstance(value, pytest.ParameterSet)

    def rows(axes: list[Sequence[object]]) -> list[list[object]]:
        return [[one[k % len(one)] for one in axes] for k in range(max(map(len, axes)))]

    cases = rows(
        [[value for value in values if not is_full(value)] for values in axes.values()]
    )
    cases += [row for row in rows([*axes.values()]) if any(map(is_full, row))]
    params = []
    for case in cases:
        values = list[object]()
        for axis, value in zip(axes, case, strict=True):
            one = value.values[0] if isinstance(value, pytest.ParameterSet) else value
            values += one if ", " in axis and isinstance(one, tuple) else [one]
        params.append(
            pytest.param(*values, marks=[pytest.mark.full] * any(map(is_full, case)))
        )
    return pytest.mark.parametrize(", ".join(axes), params)
