"""The parts of the full tier: together they are all of it, and no test is run twice."""

from __future__ import annotations

import pytest

from .pairs import all_of, quick_of
from .tiers import is_in_part, often

NAMES = [f"tests/window/test_states.py::test_no_text_is_cut[{number}]" for number in range(1200)]


@pytest.mark.parametrize("parts", [1, 2, 12])
def test_every_test_is_in_just_one_part(parts: int) -> None:
    for name in NAMES:
        assert sum(is_in_part(name, f"{number}/{parts}") for number in range(1, parts + 1)) == 1


def test_the_parts_are_of_about_the_same_length() -> None:
    lengths = [sum(is_in_part(name, f"{number}/12") for name in NAMES) for number in range(1, 13)]
    assert min(lengths) > 70
    assert max(lengths) < 130


def test_of_some_values_the_default_tier_has_those_that_are_named_and_the_full_one_all() -> None:
    axes = {"size": often([(1, 2), (3, 4), pytest.param((5, 6), marks=pytest.mark.full)], (3, 4))}
    assert quick_of(axes) == {"size": [(3, 4)]}
    assert all_of(axes) == {"size": [(1, 2), (3, 4), (5, 6)]}
