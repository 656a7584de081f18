"""The faults that are drawn: what they do to a line, and that a seed always draws the same ones."""

from __future__ import annotations

from itertools import islice

import pytest

from .faults.draw import drawn, lines_of
from .faults.sandbox import ROOT
from .faults.sites import Kind, Source


@pytest.mark.parametrize(
    ("before", "kind", "after"),
    [
        ("f(a, b, c)", Kind.ARGUMENTS, "f(b, a, c)"),
        ("f(a, a, c)", Kind.ARGUMENTS, "f(a, c, a)"),
        ("a < b", Kind.COMPARISON, "a > b"),
        ("a <= b", Kind.COMPARISON, "a >= b"),
        ("a == b", Kind.COMPARISON, "a != b"),
        ("a not in b", Kind.COMPARISON, "a in b"),
        ("a is  not b", Kind.COMPARISON, "a is b"),
        ("a + b", Kind.SIGN, "a - b"),
        ("a -= b", Kind.SIGN, "a += b"),
        ("f(-a)", Kind.SIGN, "f(a)"),
        ("x = 7", Kind.CONSTANT, "x = 8"),
        ("x = 0.5", Kind.CONSTANT, "x = 1.5"),
        ("if a: b", Kind.BRANCH, "if False: b"),
        ("a if b else c", Kind.BRANCH, "(c)"),
        ("a and b", Kind.BRANCH, "(a)"),
        ("[a for a in b if c]", Kind.BRANCH, "[a for a in b if True]"),
        (
            "match a:\n    case 1:\n        b",
            Kind.BRANCH,
            "match a:\n    case 1 if False:\n        b",
        ),
        ("say('für', a < b)", Kind.COMPARISON, "say('für', a > b)"),
    ],
)
def test_a_fault_changes_one_place(before: str, kind: Kind, after: str) -> None:
    source = Source(before)
    (fault,) = (fault for fault in source.faults() if fault.kind is kind)
    assert source.with_fault(fault) == after


@pytest.mark.parametrize(
    "text",
    [
        "",
        "import a",
        "f(a)",
        "f(a, a)",
        "f(*a, b)",
        "a = True",
        "a = 'b'",
        '"""A docstring of 1."""',
    ],
)
def test_where_there_is_nothing_to_spoil_there_is_no_fault(text: str) -> None:
    assert Source(text).faults() == []


def test_a_seed_draws_the_same_lines_each_time_and_another_seed_others() -> None:
    lines = lines_of(ROOT, ["words", "cli.py"])
    first, again, other = (list(islice(drawn(lines, seed), 40)) for seed in (1, 1, 2))
    assert first == again != other
    assert len({(line.path, line.number) for line in first}) == 40
