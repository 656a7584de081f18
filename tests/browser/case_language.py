"""What must hold of the language where the page makes it quicker: iteration, and values that are compared."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import NamedTuple

from .cases import fails


class Pair(NamedTuple):
    """Two values that have names."""

    first: object
    second: object


def counted(most: int) -> Generator[int, None, str]:
    """Count up, and return what was asked for."""
    yield from range(most)
    return f"up to {most}"


def failing(after: int) -> Iterator[int]:
    yield from range(after)
    raise KeyError(after)


class Items(list[object]):
    """A list that knows more than its items."""

    line = 0


class Blanks(dict[int, int]):
    """A translation of all letters that it has not."""

    def __missing__(self, _: int) -> int:
        return ord(" ")


def subclasses() -> Iterator[bool]:
    """Try what the reader of notations makes of lists, dictionaries and texts."""
    items = Items()
    items.append(4)
    items += [7, 5]
    items.line = 3
    yield (items == [4, 7, 5], items.line, Items.line) == (True, 3, 0)
    yield isinstance(items, list) and not isinstance([4], Items)
    yield (items.count(7), len(items), items[1:], list(items)) == (1, 3, [7, 5], items)
    blanks = Blanks({ord("1"): ord("1")})
    yield (isinstance(blanks, dict), dict(blanks)) == (True, {49: 49})
    yield "a1,1é".translate(blanks) == " 1 1 "
    yield "a12".translate(str.maketrans("12", "00")) == "a00"
    yield ("8".isascii(), "８".isascii(), "８".isdigit()) == (True, False, True)
    cells = list("Q. ")
    yield set(cells) | {" "} == {"Q", ".", " "} and set() | {" "} == {" "}
    crowns = "👑⬜"
    yield crowns.split("⬜") == ["👑", ""] and list(crowns) == ["👑", "⬜"]


def iteration() -> Iterator[bool]:
    for values in (
        [1, 2, 3],
        (1, 2, 3),
        range(1, 4),
        {1: 0, 2: 0, 3: 0},
        (x for x in [1, 2, 3]),
    ):
        yield [one for one in values] == [1, 2, 3]  # noqa: C416  # the loop is what is tried
    for others in ([1, 2], (1, 2), range(1, 3), {1: 0, 2: 0}):
        one = iter(others)
        yield (next(one), next(one), next(one, 7), next(one, None)) == (1, 2, 7, None)
        yield fails(StopIteration, next, one)
    yield list("aü") == ["a", "ü"] and list(reversed([1, 2])) == [2, 1]
    yield [pair for pair in {"a": 1}.items()] == [("a", 1)]  # noqa: C416
    yield next((one for one in [1, 2, 3] if one > 1), None) == 2
    yield fails(TypeError, next, [1, 2])
    yield list(enumerate("ab", 1)) == [(1, "a"), (2, "b")]
    yield list(zip([1, 2, 3], "ab", strict=False)) == [(1, "a"), (2, "b")]
    yield fails(ValueError, lambda: list(zip([1, 2], "a", strict=True)))
    yield fails(KeyError, lambda: list(zip(failing(1), [1, 2], strict=True)))
    yield (sum([1, 2, 3]), sum(()), sum([1, 2], 10), sum(x for x in [0.5, 0.25])) == (
        6,
        0,
        13,
        0.75,
    )
    yield ("-".join(["a", "b"]), "".join(()), ", ".join(x for x in "ab")) == (
        "a-b",
        "",
        "a, b",
    )


def generators() -> Iterator[bool]:
    one, seen = counted(1), list[int]()
    yield next(one) == 0 and fails(StopIteration, next, one)

    def around() -> Iterator[object]:
        result = yield from counted(2)
        yield result

    yield list(around()) == [0, 1, "up to 2"]
    yield [(x, y) for x in counted(2) for y in counted(x + 1)] == [
        (0, 0),
        (1, 0),
        (1, 1),
    ]
    try:
        for number in failing(2):
            seen.append(number)  # the loop is what is tried
    except KeyError as fault:
        yield (seen, fault.args) == ([0, 1], (2,))


NAN = float("nan")
EQUAL: list[tuple[object, object]] = [
    ((1, "a", (2, [3])), (1, "a", (2, [3]))), (Pair(1, 2), (1, 2)), ((1, True), (1.0, 1)),
    ((NAN,), (NAN,)), ((10**20, 1), (10**20, 1)), (("𝒳",), ("\U0001d4b3",)), ({"a": (1,)}, {"a": (1,)}), (True, 1),
]  # fmt: skip
UNEQUAL: list[tuple[object, object]] = [
    ((1, 2), (1, 2, 3)), ((1, 2), (2, 1)), ([1], (1,)), (Pair(1, 2), Pair(1, 3)), (("1",), (1,)), ((None,), (False,)),
    (NAN, NAN), ((10**20,), (10**20 + 1,)), ("a", "A"), ("1", 1), ("", None), ({"a": (1,)}, {"a": (2,)}),
]  # fmt: skip


def values() -> Iterator[bool]:
    for one, other in EQUAL:
        yield one == other and not one != other  # noqa: SIM202  # each sign is tried
    for one, other in UNEQUAL:
        yield one != other and not one == other  # noqa: SIM201  # each sign is tried
    row, pair = [1, None, 3], Pair("a", "b")
    yield (row[0], row[-1], pair[1], pair[-2], row[1:], "abc"[-1], row[True]) == (
        1,
        3,
        "b",
        "a",
        [None, 3],
        "c",
        None,
    )
    for wrong in (3, -4):
        yield fails(IndexError, row.__getitem__, wrong)
    yield fails(IndexError, lambda: row[3])
    yield ({-1: "less"}[-1], len("𝒳a"), len({1: 2})) == ("less", 2, 1)
    (c, d), *e = [(3, 4), 5, 6]
    yield (c, d, e) == (3, 4, [5, 6])

    def apart(some: tuple[int, ...]) -> int:
        one, other = some
        return one + other

    yield (
        apart((1, 2)) == 3
        and fails(ValueError, apart, (1,))
        and fails(ValueError, apart, (1, 2, 3))
    )
    whole: list[object] = [2, 1]
    yield (
        1.0 in whole
        and "1" not in whole
        and True in whole
        and None not in [0, False]
        and "b" in "abc"
    )
    yield (
        "toString" not in dict[str, int]()
        and (1, 2) in {(1, 2): 3}
        and Pair(1, 2) in [(1, 2)]
    )
    kept = {1: "x", (1, 2): "y", "a": "z", None: "n"}
    yield [kept.get(key) for key in (1, (1, 2), "a", None, 2)] == [
        "x",
        "y",
        "z",
        "n",
        None,
    ]
    yield {"a": 1}.get("toString", 3) == 3 and fails(TypeError, kept.get, [])


def whole_numbers() -> Iterator[bool]:
    yield (int(2.9), int(-2.9), int(-0.5), int(True), int("12"), int("ff", 16)) == (
        2,
        -2,
        0,
        1,
        12,
        255,
    )
    yield int(1e20) == 10**20 == max(10**20, 1) and str(int(-0.5)) == "0"
    yield (
        fails(ValueError, int, "x")
        and fails(ValueError, int, NAN)
        and fails(ValueError, max, [])
    )
    yield (
        max(1, 2.5),
        min(3, 1, 2),
        max([1, 5]),
        min((), default=4),
        max("a", "bb", key=len),
    ) == (2.5, 1, 5, 4, "bb")
    yield [round(value) for value in (2.5, 3.5, -0.5, -1.5, 0.51, -2.7)] == [
        2,
        4,
        0,
        -2,
        1,
        -3,
    ]
    yield (
        isinstance(round(2.0), int)
        and round(1.26, 1) == 1.3
        and fails(ValueError, round, NAN)
    )


CASES = [iteration, generators, values, whole_numbers, subclasses]
