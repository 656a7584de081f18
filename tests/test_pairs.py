"""Sweeps: that their cases hold every pair of values, and that nothing of the product is lost in the full tier."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from enum import Enum
from itertools import combinations, product

import pytest

from .pairs import Axes, Case, chosen, each_once, every_pair, params, word
from .support import ROOT

AXES: dict[str, Axes] = {
    "two axes": {"n": [1, 4, 8], "size": [(640, 480), (1280, 800)]},
    "four axes": {
        "state": list("abcdefg"),
        "n": [1, 2, 3, 8, 30],
        "size": ["small", "large"],
        "language": ["en", "de"],
    },
    "axes with pairs": {"n, text": [(8, ":1"), (4, "end")], "theme": ["light", "dark", "classic"], "size": [1, 2, 3]},
}
"""Sweeps as tests have them."""


def missing(axes: Axes, cases: Sequence[Case]) -> set[tuple[int, object, int, object]]:
    """Return the pairs of values of two axes that meet in no case."""
    wanted = {
        (i, one, j, other)
        for (i, ones), (j, others) in combinations(enumerate(axes.values()), 2)
        for one, other in product(ones, others)
    }
    return wanted - {(i, case[i], j, case[j]) for case in cases for i, j in combinations(range(len(axes)), 2)}


@pytest.mark.parametrize("name", AXES)
def test_every_two_values_of_different_axes_meet_in_a_case(name: str) -> None:
    assert missing(AXES[name], chosen(AXES[name], 2)) == set()


def test_the_check_misses_a_pair_that_is_left_out() -> None:
    axes = AXES["four axes"]
    cases = chosen(axes, 2)
    assert any(missing(axes, cases[:k] + cases[k + 1 :]) for k in range(len(cases)))
    assert missing(axes, [case for case in cases if case[:2] != ("c", 30)]) >= {(0, "c", 1, 30)}


@pytest.mark.parametrize("name", AXES)
def test_every_value_occurs_once_at_least_where_that_is_enough(name: str) -> None:
    cases = chosen(AXES[name], 1)
    assert [set(values) for values in zip(*cases, strict=True)] == [set(values) for values in AXES[name].values()]
    assert len(cases) == max(map(len, AXES[name].values()))


def test_there_are_far_fewer_pairs_than_products() -> None:
    assert len(list(product(*AXES["four axes"].values()))) == 140
    assert 35 <= len(chosen(AXES["four axes"], 2)) <= 40


@pytest.mark.parametrize("strength", [1, 2])
@pytest.mark.parametrize("name", AXES)
def test_the_cases_of_both_tiers_together_are_the_product_and_none_comes_twice(name: str, strength: int) -> None:
    _, cases = params(AXES[name], strength, is_whole=True)
    whole = [tuple(part) for part in product(*AXES[name].values())]
    assert len(cases) == len({case.id for case in cases}) == len(whole)
    quick = [case for case in cases if not case.marks]
    assert len(quick) == len(chosen(AXES[name], strength))
    assert [case.id for case in quick] == [case.id for case in params(AXES[name], strength, is_whole=False)[1]]
    assert all([mark.name for mark in case.marks] == ["full"] for case in cases[len(quick) :])


def test_a_value_marked_as_full_comes_in_the_full_tier_alone() -> None:
    axes: Axes = {"n": [1, 2], "size": ["low", pytest.param("huge", marks=pytest.mark.full)]}
    _, cases = params(axes, 2, is_whole=True)
    assert [(case.id, bool(case.marks)) for case in cases] == [
        ("1-low", False), ("2-low", False), ("1-huge", True), ("2-huge", True),
    ]  # fmt: skip
    assert len(params(axes, 2, is_whole=False)[1]) == 2


def test_an_axis_of_pairs_gives_two_arguments() -> None:
    names, cases = params({"n, text": [(8, ":1")], "size": [(640, 480)]}, 2, is_whole=False)
    assert names == ["n", "text", "size"]
    assert [(case.values, case.id) for case in cases] == [((8, ":1", (640, 480)), "8-:1-640x480")]


Colour = Enum("Colour", ["DARK_RED"])


@pytest.mark.parametrize(
    ("value", "name"),
    [
        (Colour.DARK_RED, "dark red"),
        ((600, 480), "600x480"),
        ((), "none"),
        ("end", "end"),
        (None, "None"),
        (1.5, "1.5"),
    ],
)
def test_a_value_has_a_name_that_can_be_read(value: object, name: str) -> None:
    assert word(value) == name


@every_pair({"number": [1, 2], "letter": ["a", "b"]})
@pytest.mark.parametrize("other", [True])
def test_a_swept_test_gets_its_values(number: int, letter: str, other: bool) -> None:
    assert (number in (1, 2), letter in ("a", "b"), other) == (True, True, True)


@each_once({"number": [1, 2, 3], "letter": ["a", "b"]})
def test_a_test_may_be_swept_once_for_each_value(number: int, letter: str) -> None:
    assert number in (1, 2, 3)
    assert letter in ("a", "b")


def test_every_worker_has_the_same_cases_whatever_its_hashes() -> None:
    told = f"from tests.pairs import chosen; print(chosen({AXES['four axes']}, 2))"
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    done = subprocess.run([sys.executable, "-c", told], env=environment, cwd=ROOT, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == (f"{chosen(AXES['four axes'], 2)}\n", "")
