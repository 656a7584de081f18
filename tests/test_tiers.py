"""The parts of the full tier: together they are all of it, and no test is run twice."""

from __future__ import annotations

import pytest

from .tiers import is_in_part

NAMES = [f"tests/window/test_states.py::test_no_text_is_cut[{number}]" for number in range(1200)]


@pytest.mark.parametrize("parts", [1, 2, 12])
def test_every_test_is_in_just_one_part(parts: int) -> None:
    for name in NAMES:
        assert sum(is_in_part(name, f"{number}/{parts}") for number in range(1, parts + 1)) == 1


def test_the_parts_are_of_about_the_same_length() -> None:
    lengths = [sum(is_in_part(name, f"{number}/12") for name in NAMES) for number in range(1, 13)]
    assert min(lengths) > 70
    assert max(lengths) < 130
