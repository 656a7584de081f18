"""What must hold of the library as far as thin/ stands in for it: see cases.py."""

from __future__ import annotations

import array
import bisect
import itertools
import math
from collections.abc import Iterator
from enum import Enum
from functools import lru_cache
from typing import Any, NamedTuple

from .cases import fails


class Event(Enum):
    """Choices with a method and a property."""

    PLACED = "placed"
    LIFTED = "lifted"

    @property
    def is_placed(self) -> bool:
        """Whether it is the first of them."""
        return self is Event.PLACED

    @classmethod
    def last(cls) -> Event:
        return cls.LIFTED


PLACED, LIFTED = Event


class Action(Enum):
    """Choices that are hashed by identity."""

    RUN = "run"
    HALT = "halt"

    __hash__ = object.__hash__


class Pair(NamedTuple):
    """A tuple with a default, a property, a method and a class method."""

    column: int
    row: int = 3
    names: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        """Both together."""
        return self.column + self.row

    def moved(self, by: int) -> Pair:
        return self._replace(column=self.column + by)


class _Fields(NamedTuple):
    n: int
    board: tuple[int, ...]


class Checked(_Fields):
    """A tuple that checks its values when it is made."""

    __slots__ = ()

    def __new__(cls, n: int, board: tuple[int, ...]) -> Checked:
        if len(board) > n:
            raise ValueError(f"{n} is too few")
        return super().__new__(cls, n, board)


def whole_numbers() -> Iterator[bool]:
    for number, below, above in (
        (2.5, 2, 3),
        (-2.5, -3, -2),
        (7, 7, 7),
        (-0.0, 0, 0),
        (1e9 + 0.5, 10**9, 10**9 + 1),
    ):
        yield (math.floor(number), math.ceil(number)) == (below, above)
        yield type(math.floor(number)) is int is type(math.ceil(number))
    yield math.inf > 10**300 and -math.inf < 0
    yield math.pi == 3.141592653589793


def enums() -> Iterator[bool]:
    yield [event.name for event in Event] == ["PLACED", "LIFTED"]
    yield (PLACED.value, Event["LIFTED"], Event("lifted")) == ("placed", LIFTED, LIFTED)
    yield (
        isinstance(PLACED, Event)
        and not isinstance(PLACED, Action)
        and PLACED in Event
        and bool(PLACED)
    )
    yield (
        PLACED.is_placed
        and not LIFTED.is_placed
        and Event.last() is LIFTED
        and type(PLACED) is Event
    )
    yield fails(ValueError, Event, "nothing")
    yield fails(KeyError, lambda: Event["NOTHING"])
    yield PLACED != LIFTED and "placed" not in list[object](Event)
    yield {PLACED, Event("placed"), LIFTED} == set(Event) and {
        Action.RUN: 1,
        Action.HALT: 2,
    }[Action.HALT] == 2
    yield [action.value for action in Action] == [
        "run",
        "halt",
    ] and Action.HALT in frozenset(Action)


def named_tuples() -> Iterator[bool]:
    pair, make = Pair(1, 2), Pair
    column, *rest = pair
    yield (pair.column, pair.row, pair.names, column, rest) == (1, 2, (), 1, [2, ()])
    yield Pair(1) == Pair(1, 3) == Pair(row=3, column=1) == (1, 3, ())
    yield (pair[0], pair[-1], pair[:2], len(pair), 2 in pair) == (
        1,
        (),
        (1, 2),
        3,
        True,
    )
    yield (
        pair.total == 3 and pair.moved(4) == Pair(5, 2) and type(pair.moved(4)) is Pair
    )
    yield type(Pair._make([1, 2, ()])) is Pair and pair == Pair(1, 2)
    for values, named in (
        ((), {}),
        ((1, 2, (), 4), {}),
        ((1,), {"column": 1}),
        ((1,), {"height": 1}),
    ):
        yield fails(TypeError, make, *values, **named)
    yield (
        Pair(1, 2) < Pair(2, 1)
        and {Pair(1, 2): "a"}[Pair(1, 2)] == "a"
        and hash(pair) == hash(Pair(1, 2))
    )
    yield dict[tuple[object, ...], str]({(1, 2, ()): "a"})[pair] == "a"
    checked = Checked(4, (1, 3))
    yield checked == (4, (1, 3))
    yield fails(ValueError, Checked, 1, (1, 3))
    yield (
        type(Checked._make((1, (1, 3)))) is Checked
        and type(checked._replace(n=5)) is Checked
    )


def matching() -> Iterator[bool]:
    def said(value: Any) -> str:
        match value:
            case Event.PLACED:
                return "placed"
            case Pair(1, row):
                return f"pair {row}"
            case Checked(n=n):
                return f"checked {n}"
            case (first, _):
                return f"two from {first}"
        return "nothing"

    values = PLACED, LIFTED, Pair(1, 5), Checked(4, ()), (8, 9), 8
    yield [said(value) for value in values] == [
        "placed",
        "nothing",
        "pair 5",
        "checked 4",
        "two from 8",
        "nothing",
    ]


def iterators() -> Iterator[bool]:
    yield [
        (key, list(group)) for key, group in itertools.groupby("aAb", str.lower)
    ] == [
        ("a", ["a", "A"]),
        ("b", ["b"]),
    ]
    yield list(itertools.repeat("a", 3)) == ["a"] * 3
    yield list(itertools.pairwise("abc")) == [("a", "b"), ("b", "c")]
    yield [list(itertools.pairwise(text)) for text in ("", "a")] == [[], []]
    choices = [list(itertools.combinations("abc", size)) for size in range(5)]
    yield choices[2:] == [[("a", "b"), ("a", "c"), ("b", "c")], [("a", "b", "c")], []]
    yield choices[:2] == [[()], [("a",), ("b",), ("c",)]]
    numbers = array.array("I", [7, 1])
    numbers.append(4_000_000_000)
    numbers.insert(0, 3)
    numbers[1] = 5
    yield (list(numbers), numbers[-1], len(numbers)) == (
        [3, 5, 1, 4_000_000_000],
        4_000_000_000,
        4,
    )
    values = [1, 3, 3, 5]
    yield [bisect.bisect_left(values, value) for value in range(7)] == [
        0,
        0,
        1,
        1,
        3,
        3,
        4,
    ]
    yield [bisect.bisect_right(values, value) for value in range(7)] == [
        0,
        1,
        1,
        3,
        3,
        4,
        4,
    ]


def kept_results() -> Iterator[bool]:
    asked: list[object] = []

    @lru_cache(maxsize=2)
    def told(*values: object) -> object:
        asked.append(values)
        return None if values == (0,) else values

    yield (told(1), told(1), told(0), told(0)) == ((1,), (1,), None, None)
    yield asked == [(1,), (0,)]
    # The oldest goes.
    yield (told(2), told(1)) == ((2,), (1,)) and len(asked) == 4


CASES = [whole_numbers, enums, named_tuples, matching, iterators, kept_results]
