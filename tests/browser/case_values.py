"""What must hold of texts, whole numbers and values in a row, which the page asks more quickly: see cases.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .cases import fails


class Pair(NamedTuple):
    """Two values that have names."""

    first: object
    second: object


class Longer(tuple[int, ...]):
    """A tuple that tells another length, other values and another equal."""

    def __len__(self) -> int:
        return 7

    def __getitem__(self, k: object) -> str:  # type: ignore[override]
        return f"value {k}"

    def __eq__(self, other: object) -> bool:
        return other == "longer"

    __hash__ = tuple.__hash__


class Same:
    """What equals everything."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


NAN = float("nan")


EQUAL: list[tuple[object, object]] = [
    ((1, "a", (2, [3])), (1, "a", (2, [3]))), (Pair(1, 2), (1, 2)), ((1, True), (1.0, 1)), ([Same()], [5]),
    ((Longer([1]),), ("longer",)), ((NAN,), (NAN,)), ((10**20, 1), (10**20, 1)),
    ("ä", "\u00e4"), (("𝒳",), ("\U0001d4b3",)), ({"a": (1,)}, {"a": (1,)}), ("", ""), (True, 1),
]  # fmt: skip
UNEQUAL: list[tuple[object, object]] = [
    ((1, 2), (1, 2, 3)), ((1, 2), (2, 1)), ([1], (1,)), (Pair(1, 2), Pair(1, 3)), (("1",), (1,)), ((None,), (False,)),
    (NAN, NAN), ((10**20,), (10**20 + 1,)), ("a", "A"), ("a", 1), ("1", 1), ("", None), ({"a": (1,)}, {"a": (2,)}),
]  # fmt: skip


def equal_values() -> Iterator[bool]:
    for one, other in EQUAL:
        yield one == other
        yield not one != other  # noqa: SIM202  # each sign is tried
    for one, other in UNEQUAL:
        yield one != other
        yield not one == other  # noqa: SIM201  # each sign is tried


def places_in_a_row() -> Iterator[bool]:
    row, pair = [1, None, 3], Pair("a", "b")
    yield (row[0], row[1], row[-1], pair[1], pair[-2]) == (1, None, 3, "b", "a")
    yield fails(IndexError, lambda: row[3])
    yield fails(IndexError, lambda: row[-4])
    yield fails(IndexError, lambda: tuple(pair)[2])
    yield fails(TypeError, lambda: row["0"])  # type: ignore[call-overload]
    yield Longer([1])[5] == "value 5"
    yield (row[True], (5, 6)[False]) == (None, 5)
    yield (row[1:], "abc"[1], "abc"[-1]) == ([None, 3], "b", "c")
    yield {1: "one", -1: "less"}[-1] == "less"
    yield (len(row), len(pair), len(()), len(Longer([1])), len("𝒳a"), len({1: 2})) == (3, 2, 0, 7, 2, 1)
    yield fails(TypeError, len, 5)
    yield fails(TypeError, len)


def values_taken_apart() -> Iterator[bool]:
    a, b = [1, 2]
    (c, d), *e = [(3, 4), 5, 6]
    row = [1, 2]
    row[0], row[1] = row[1], row[0]
    yield (a, b, c, d, e, row) == (1, 2, 3, 4, [5, 6], [2, 1])
    f, g = "xy"
    h, i = Pair(1, 2)
    j, k = {"m": 1, "n": 2}
    yield (f, g, h, i, j, k) == ("x", "y", 1, 2, "m", "n")

    def apart(values: tuple[int, ...]) -> int:
        one, other = values
        return one + other

    yield apart((1, 2)) == 3
    yield fails(ValueError, apart, (1,))
    yield fails(ValueError, apart, (1, 2, 3))
    yield fails(TypeError, apart, 5)


def members() -> Iterator[bool]:
    yield "b" in "abc" and "" in "abc" and "x" not in "abc"
    whole: list[object] = [2, 1]
    yield 1 in whole and 1.0 in whole and "1" not in whole and True in whole
    yield None in [0, None] and None not in [0, False]
    yield Same() in [5] and 5 in [Same()]
    yield "a" in {"a": 1} and "b" not in {"a": 1} and 1 in {1: 2, "a": 1} and "a" in {1: 2, "a": 1}
    yield "toString" not in dict[str, int]() and "hasOwnProperty" not in {"a": 1}
    yield (1, 2) in {(1, 2): 3} and (1, 2) in [(1, 2)] and Pair(1, 2) in [(1, 2)]
    yield 3 in range(4) and 3 in {3} and "a" in {"a"}
    yield fails(TypeError, lambda: 1 in "1")  # type: ignore[operator]


def kept_values() -> Iterator[bool]:
    by_text, by_any = {"a": 1, "b": None}, {1: "x", (1, 2): "y", "a": "z", None: "n"}
    yield (by_text.get("a"), by_text.get("b", 5), by_text.get("c"), by_text.get("c", 5)) == (1, None, None, 5)
    yield (by_any.get(1), by_any.get((1, 2)), by_any.get("a"), by_any.get(None), by_any.get(2)) == (*"xyzn", None)
    yield by_text.get("toString", 3) == 3 and by_text.get("constructor") is None
    yield by_any.get(1.5, 4) == 4
    yield fails(TypeError, by_any.get, [])
    yield fails(TypeError, by_any.get)
    yield by_text.pop("a") == 1 and by_text.get("a") is None


ROUNDED = ((2.5, 2), (3.5, 4), (-0.5, 0), (-1.5, -2), (0.49, 0), (0.51, 1), (-2.7, -3))


def whole_numbers() -> Iterator[bool]:
    yield (int(2.1), int(2.9), int(-2.9), int(-0.5), int(True), int("12"), int("ff", 16)) == (2, 2, -2, 0, 1, 12, 255)
    yield int(1e20) == 10**20 and max(10**20, 1) == 10**20
    yield str(int(-0.5)) == "0" and isinstance(int(2.0), int)
    yield fails(ValueError, int, "x")
    yield fails(ValueError, int, NAN)
    yield fails(OverflowError, int, float("inf"))
    yield (max(1, 2), min(3, 1, 2), max([1, 5, 2]), min("ba")) == (2, 1, 5, "a")
    yield (max(1, 2.5), min((), default=4)) == (2.5, 4)
    yield max("a", "bb", key=len) == "bb"
    yield fails(ValueError, max, [])
    yield fails(TypeError, max, 1, "a")
    yield isinstance(round(2.0), int) and round(1.26, 1) == 1.3
    yield fails(ValueError, round, NAN)
    for value, whole in ROUNDED:
        yield (int(whole), round(value), round(whole)) == (whole, whole, whole)


def joined_texts() -> Iterator[bool]:
    yield ", ".join(["a", "b"]) == "a, b" and "".join(()) == "" and "-".join("abc") == "a-b-c"
    yield "".join(text for text in ["x", "y"]) == "xy" and "𝒳".join(["a", "b"]) == "a𝒳b"
    yield fails(TypeError, "".join)


CASES = [
    equal_values,
    places_in_a_row,
    values_taken_apart,
    members,
    kept_values,
    whole_numbers,
    joined_texts,
]
"""All of them."""
