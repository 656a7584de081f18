"""How tests are shared out among workers and parts, and how one that failed is named."""

from __future__ import annotations

import pytest

from .conftest import name_of
from .tiers import is_in_part

HERE = "tests/test_tiers.py"


def groups(request: pytest.FixtureRequest) -> list[str]:
    """Return the groups of a test, each of which stays on one worker."""
    return [str(mark.args[0]) for mark in request.node.iter_markers("xdist_group")]


def test_the_quick_tests_of_a_file_stay_together(request: pytest.FixtureRequest) -> None:
    assert groups(request) == [HERE]


@pytest.mark.xdist_group("screen")
def test_a_test_that_has_a_group_keeps_it(request: pytest.FixtureRequest) -> None:
    assert groups(request) == ["screen"]


@pytest.mark.full
def test_long_tests_are_shared_out_one_by_one(request: pytest.FixtureRequest) -> None:
    assert groups(request) == []


@pytest.mark.parametrize("case", ["a@b"])
def test_a_test_is_named_as_it_can_be_run_alone_without_its_group(case: str, request: pytest.FixtureRequest) -> None:
    assert (
        name_of(request.node)
        == f"{HERE}::{test_a_test_is_named_as_it_can_be_run_alone_without_its_group.__name__}[{case}]"
    )


NAMES = [f"tests/window/test_states.py::test_no_text_is_cut[{number}]" for number in range(1200)]


@pytest.mark.parametrize("parts", [1, 2, 12])
def test_every_test_is_in_just_one_part(parts: int) -> None:
    for name in NAMES:
        assert sum(is_in_part(name, f"{number}/{parts}") for number in range(1, parts + 1)) == 1


def test_the_parts_are_of_about_the_same_length() -> None:
    lengths = [sum(is_in_part(name, f"{number}/12") for name in NAMES) for number in range(1, 13)]
    assert min(lengths) > 70
    assert max(lengths) < 130
