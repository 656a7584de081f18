"""Sweeps over several things at once, never their product: every value occurs, or every two values meet.

The default tier has the values that are not marked as full; the full tier has the cases with those that are. A sweep's
axes are named as pytest names arguments: an axis called "n, text" has pairs of values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import pytest
from allpairspy import AllPairs

Axes = Mapping[str, Sequence[object]]
Rows = Callable[[list[Sequence[object]]], Iterable[Sequence[object]]]


def every_pair(axes: Axes) -> pytest.MarkDecorator:
    """Run a test with cases in which every two values of different axes meet."""
    return _sweep(axes, lambda values: AllPairs(values) if len(values) > 1 else zip(*values, strict=True))


def each_once(axes: Axes) -> pytest.MarkDecorator:
    """Run a test with cases in which every value occurs."""
    return _sweep(axes, lambda values: [[one[k % len(one)] for one in values] for k in range(max(map(len, values)))])


def _sweep(axes: Axes, rows: Rows) -> pytest.MarkDecorator:
    def is_full(value: object) -> bool:
        return isinstance(value, pytest.ParameterSet)

    cases = list(rows([[value for value in values if not is_full(value)] for values in axes.values()]))
    cases += [row for row in rows([*axes.values()]) if any(map(is_full, row))]
    params = []
    for case in cases:
        values = list[object]()
        for axis, value in zip(axes, case, strict=True):
            one = value.values[0] if isinstance(value, pytest.ParameterSet) else value
            values += one if ", " in axis and isinstance(one, tuple) else [one]
        params.append(pytest.param(*values, marks=[pytest.mark.full] * any(map(is_full, case))))
    return pytest.mark.parametrize(", ".join(axes), params)
