"""Sweeps over several things at once, never their product: every value occurs, or every two values meet.

The default tier has what the sweep asks for, of the values that are not marked as full; in the full tier every two
meet. A sweep's axes are named as pytest names arguments: an axis called "n, text" has pairs of values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

import pytest
from allpairspy import AllPairs

Axes = Mapping[str, Sequence[object]]
Case = tuple[object, ...]
"""One value of each axis."""


def every_pair(axes: Axes) -> pytest.MarkDecorator:
    """Run a test with cases in which every two values of different axes meet."""
    return pytest.mark.sweep(axes, 2)


def each_once(axes: Axes) -> pytest.MarkDecorator:
    """Run a test with cases in which every value occurs; in the full tier every two meet."""
    return pytest.mark.sweep(axes, 1)


def chosen(axes: Axes, strength: int, known: Sequence[Case] = ()) -> list[Case]:
    """Return cases in which every value occurs (strength 1), or every two of different axes meet (2).

    What meets in the cases that are known need not meet in another one.
    """
    rows = [[values.index(one) for values, one in zip(axes.values(), case, strict=True)] for case in known]
    numbers = [range(len(values)) for values in axes.values()]
    if strength == 1 or len(axes) == 1:
        found = [[k % len(values) for values in numbers] for k in range(max(map(len, numbers)))]
    else:
        found = [list(row) for row in AllPairs(numbers, previously_tested=rows, n=2)]
    picked = [row for row in found if row not in rows]
    return [tuple(values[k] for values, k in zip(axes.values(), row, strict=True)) for row in picked]


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


def params(axes: Axes, strength: int, *, is_full: bool) -> tuple[list[str], list[pytest.ParameterSet]]:
    """Return the names of a sweep's arguments and its cases, with those of the full tier where it is asked for."""
    names = [name for axis in axes for name in axis.split(", ")]
    picked = chosen(quick_of(axes), strength)
    more = chosen(all_of(axes), 2, picked) if is_full else []
    cases = [(case, [pytest.mark.full] * (number >= len(picked))) for number, case in enumerate(picked + more)]
    found = []
    for case, marks in cases:
        parts = [value if ", " in axis else (value,) for axis, value in zip(axes, case, strict=True)]
        values = [value for part in parts if isinstance(part, tuple) for value in part]
        found.append(pytest.param(*values, marks=marks, id="-".join(map(word, values))))
    return names, found


def generate(metafunc: pytest.Metafunc) -> None:
    """Give a test the cases of its sweep; those of the full tier are only made where they are asked for."""
    for mark in metafunc.definition.iter_markers("sweep"):
        names, cases = params(*mark.args, is_full=metafunc.config.getoption("markexpr") != "not full")
        metafunc.parametrize(names, cases)
