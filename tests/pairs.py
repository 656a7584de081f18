"""Sweeps over several things at once: in the default tier every pair of values, in the full tier the whole product.

A sweep's axes are named as pytest names arguments: an axis called "n, text" has pairs of values. A value marked as full
(`pytest.param(value, marks=pytest.mark.full)`) comes in the full tier alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from itertools import product

import pytest
from allpairspy import AllPairs

Axes = Mapping[str, Sequence[object]]
Case = tuple[object, ...]
"""One value of each axis."""


def every_pair(axes: Axes) -> pytest.MarkDecorator:
    """Run a test with cases in which every two values of different axes meet."""
    return pytest.mark.sweep(axes, 2)


def each_once(axes: Axes) -> pytest.MarkDecorator:
    """Run a test with cases in which every value occurs."""
    return pytest.mark.sweep(axes, 1)


def chosen(axes: Axes, strength: int) -> list[Case]:
    """Return cases in which every value occurs (strength 1), or every two of different axes meet (2)."""
    numbers = [range(len(values)) for values in axes.values()]
    if strength == 1 or len(axes) == 1:
        rows = [[k % len(values) for values in numbers] for k in range(max(map(len, numbers)))]
    else:
        rows = [list(row) for row in AllPairs(numbers, n=2)]
    return [tuple(values[k] for values, k in zip(axes.values(), row, strict=True)) for row in rows]


def all_of(axes: Axes) -> Axes:
    """Return axes with the values of the full tier too."""
    return {
        axis: [value.values[0] if isinstance(value, pytest.ParameterSet) else value for value in values]
        for axis, values in axes.items()
    }


def quick_of(axes: Axes) -> Axes:
    """Return axes without the values that come in the full tier alone."""
    return {axis: [v for v in values if not isinstance(v, pytest.ParameterSet)] for axis, values in axes.items()}


def word(value: object) -> str:
    """Return how a value is called in the name of a test."""
    match value:
        case Enum():
            return value.name.lower().replace("_", " ")
        case tuple():
            return "x".join(map(word, value)) or "none"
        case str() | int() | float() | None:
            return str(value)
        case _:
            return type(value).__name__


def params(axes: Axes, strength: int, *, is_whole: bool) -> tuple[list[str], list[pytest.ParameterSet]]:
    """Return the names of a sweep's arguments and its cases; where it is whole, the others too, in the full tier."""
    names = [name for axis in axes for name in axis.split(", ")]
    picked = chosen(quick_of(axes), strength)
    rest = [case for case in product(*all_of(axes).values()) if case not in picked] if is_whole else []
    cases = [(case, [pytest.mark.full] * (number >= len(picked))) for number, case in enumerate(picked + rest)]
    found = []
    for case, marks in cases:
        parts = [value if ", " in axis else (value,) for axis, value in zip(axes, case, strict=True)]
        values = [value for part in parts if isinstance(part, tuple) for value in part]
        found.append(pytest.param(*values, marks=marks, id="-".join(map(word, values))))
    return names, found


def generate(metafunc: pytest.Metafunc) -> None:
    """Give a test the cases of its sweep; those of the full tier are only made where they are asked for."""
    for mark in metafunc.definition.iter_markers("sweep"):
        is_whole = metafunc.config.getoption("markexpr") != "not full"
        names, cases = params(*mark.args, is_whole=is_whole)
        metafunc.parametrize(names, cases)
