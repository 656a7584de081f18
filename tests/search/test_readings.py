"""How values are read as boards, and which brackets are no data."""

from __future__ import annotations

import pytest

from queens_viz.search import brackets
from queens_viz.search.brackets import Unreadable, parse
from queens_viz.search.readings import (
    Axis,
    Kind,
    Reading,
    Value,
    queens,
    readings,
)
from queens_viz.search.signs import queen_signs

ROWS = Reading(Kind.ROWS, 3)
NAMED = Reading(Kind.DICTIONARY, 3, base=1)
GRID = Reading(Kind.GRID, 2, axis=Axis.ROW, queen="Q", is_top_first=True)
FLAT = Reading(Kind.FLAT, 2, axis=Axis.ROW, queen=1)
PAIRS = Reading(Kind.SQUARES, 3, base=1, axis=Axis.ROW)
FIELDS = PAIRS._replace(fields=("r", "c"))
CELLS = Reading(Kind.CELLS, 2, axis=Axis.ROW, queen="Q")


@pytest.mark.parametrize(
    ("value", "reading", "squares"),
    [
        ([2, 0, 1], ROWS, {(0, 2), (1, 0), (2, 1)}),
        ((2, "0"), ROWS, {(0, 2), (1, 0)}),
        ([2, -1, 3], ROWS, {(0, 2)}),
        ([2, "x"], ROWS, None),
        ([2, "x"], ROWS._replace(empty="x"), {(0, 2)}),
        ([True, 2], ROWS, None),
        ([2, 0, 1, 0], ROWS, None),
        ([9, 2, 0, 1], ROWS._replace(first=1), {(0, 2), (1, 0), (2, 1)}),
        ([2, 0], ROWS._replace(is_top_first=True), {(0, 0), (1, 2)}),
        ([2, 0], ROWS._replace(axis=Axis.ROW), {(2, 0), (0, 1)}),
        (7, ROWS, None),
        ({1: 3, 3: 1}, NAMED, {(0, 2), (2, 0)}),
        ({1: 3, "a": 1}, NAMED, None),
        ({0: 3}, NAMED, None),
        ({4: 3}, NAMED, None),
        ([1, 3], NAMED, None),
        ([".Q", "Q."], GRID, {(1, 1), (0, 0)}),
        ([".Q"], GRID, {(1, 1)}),
        ([".Q", "Q"], GRID, None),
        ([".Q", "Q.", ".."], GRID, None),
        (".Q", GRID, None),
        ([1, 2], GRID, None),
        ([0, 1, 0, 0], FLAT, {(1, 0)}),
        ([0, True, 1, 0], FLAT, {(0, 1)}),
        ([0, 1, 0], FLAT, None),
        (3, FLAT, None),
        ([(1, 3), (2, 1)], PAIRS, {(2, 0), (0, 1)}),
        ([(1, 4), (0, 1), (3, 3)], PAIRS, {(2, 2)}),
        ([(1, 3, 2)], PAIRS, None),
        (["13"], PAIRS, None),
        ([(1, "a")], PAIRS, None),
        ("13", PAIRS, None),
        ([{"r": 1, "c": 3}], FIELDS, {(2, 0)}),
        ([{"r": 1}], FIELDS, None),
        ([(1, 3)], FIELDS, None),
        ({(0, 1): "Q", (1, 1): "."}, CELLS, {(1, 0)}),
        ({(0, 1): "Q", "a": "Q"}, CELLS, None),
        ([(0, 1)], CELLS, None),
    ],
)  # fmt: skip
def test_the_squares_of_a_value(
    value: Value, reading: Reading, squares: set[tuple[int, int]] | None
) -> None:
    found = queens(value, reading)
    assert found == (None if squares is None else frozenset(squares))


def test_the_likeliest_reading_comes_first() -> None:
    assert readings([]) == readings({}) == readings(3) == ()
    assert readings({(1, 2)}, 4)[0].kind is Kind.SQUARES
    assert [one.empty for one in readings([0, 3, 9, 9], 4)][:1] == [9]
    assert readings([0, 3, 9], 4) == ()
    assert readings([7], 4) == ()
    assert [one.base for one in readings([-1, 4], 4)] == [1, 1]
    assert readings([0.0, 2.0, 4.0], 5)[0].base == 0
    names = readings([{"y": 1, "x": 2}], 4)[0]
    assert (names.fields, names.axis) == (("x", "y"), Axis.COLUMN)
    names = readings([{"Spalte": 1, "Zeile": 2}], 4)[0]
    assert (names.fields, names.axis) == (("Zeile", "Spalte"), Axis.ROW)
    names = readings([{"a": 1, "b": 2}], 4)[0]
    assert (names.fields, names.axis) == (("a", "b"), Axis.ROW)
    assert readings([{"a": 1, "b": 2, "c": 3}], 4) == ()
    assert readings({"a": 1}, 4) == ()


def test_the_sign_of_queens() -> None:
    assert queen_signs([True, False, False]) == [True]
    assert queen_signs([True]) == [True]
    assert queen_signs("#") == ["#"]
    assert queen_signs([None, 1, None]) == [1]
    assert queen_signs("0.0.") == queen_signs("-") == ["Q"]
    assert queen_signs("#.#.#") == ["."]
    assert queen_signs([[1], 2]) == []


@pytest.mark.parametrize(
    "text",
    [
        "[1, 2", "(1, 2]", "[[1]: 2: 3]", "[" * 7 + "]" * 7,
        "[" + "a" * 301 + "]", "['" + "a" * 10_001 + "']", "[" + "1," * 10_001 + "]",
        "[two queens\nstand here]", '["open]',
        "{((0, 1), (2, 3)): 1}", "{[[1]]: 2}", "[[[0, 1]]: 5", "{({a: 1}): 2}",
    ],
)  # fmt: skip
def test_brackets_that_are_no_data_are_not_read(text: str) -> None:
    with pytest.raises(Unreadable):
        parse(text)


def test_brackets_at_their_limits_are_read() -> None:
    assert parse("[" * brackets.DEEPEST + "]" * brackets.DEEPEST)
    assert parse(r"['\u265b', '\u00', 'a\n']") == [["♛", "u00", "a\n"]]
    assert parse("[., Q, ,]") == [[".", "Q", " ", " "]]
    assert parse("[1,,2,]") == [[1, 2]]
    assert parse("Queen(1, 2) {a: [3]}") == [[1, 2], {"a": [3]}]
    assert parse("[“a”, ‘b’]") == [["a", "b"]]
    value = parse("\n(1, 2)")[0]
    assert isinstance(value, brackets.Bracket)
    assert (value.line, value.is_round) == (1, True)
