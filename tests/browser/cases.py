"""What must hold of the standard library as far as a page has it: held by the original, by thin/, and in the browser.

Nothing here may know where it runs, and no more may be imported than thin/ has.
"""

from __future__ import annotations

import bisect
import itertools
from array import array
from collections.abc import Callable, Iterator
from enum import Enum, IntEnum, auto
from itertools import pairwise
from math import inf
from typing import Any, NamedTuple, Protocol, cast


class Event(Enum):
    """Choices with a method, a property, a class method and a second name."""

    PLACED = "placed"
    LIFTED = "lifted"
    SET = "placed"

    @property
    def is_placed(self) -> bool:
        """Whether it is the first of them."""
        return self is Event.PLACED

    def shout(self, times: int = 1) -> str:
        return self.value.upper() + "!" * times

    @classmethod
    def last(cls) -> Event:
        return cls.LIFTED


PLACED, LIFTED = Event


class Action(Enum):
    """Choices with numbers that nobody reads, hashed by identity."""

    RUN = auto()
    HALT = auto()
    BACK = auto()

    __hash__ = object.__hash__


class Layer(IntEnum):
    """Choices that are numbers."""

    SEARCH = 0
    SHOWN = 1
    HELP = 4


class Place(Enum):
    """Choices whose values are tuples, and one that is found by its value."""

    FIRST = (1, 2)
    SECOND = (2, 1)


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

    @classmethod
    def of(cls, text: str) -> Pair:
        column, row = map(int, text.split(","))
        return cls(column, row)


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

    def __str__(self) -> str:
        return ",".join(map(str, self.board))


class Sized(Protocol):
    """What has a size."""

    def size(self) -> int: ...


class Board(Sized):
    """Something that has one."""

    def size(self) -> int:
        return 8


class Nothing(NamedTuple):
    """A tuple of nothing but defaults."""

    one: int = 1
    pair: Pair = Pair(1)


def fails(kind: type[Exception], function: Callable[..., object], *values: object, **named: object) -> bool:
    """Return whether a call fails so."""
    try:
        function(*values, **named)
    except kind:
        return True
    return False


def enum_members() -> Iterator[bool]:
    yield [event.name for event in Event] == ["PLACED", "LIFTED"]
    yield (PLACED, LIFTED) == (Event.PLACED, Event.LIFTED)
    yield Event.PLACED.value == "placed"
    yield len(Event) == 2
    yield list(reversed(Event)) == [LIFTED, PLACED]
    yield Event["SET"] is Event.PLACED
    yield list(Event.__members__) == ["PLACED", "LIFTED", "SET"]
    yield isinstance(PLACED, Event)
    yield not isinstance(PLACED, Action)
    yield PLACED in Event
    yield Event.PLACED.is_placed
    yield not LIFTED.is_placed
    yield LIFTED.shout(2) == "LIFTED!!"
    yield Event.last() is LIFTED
    yield type(PLACED) is Event
    yield Event.__name__ == "Event"
    yield bool(PLACED)


def enum_lookup() -> Iterator[bool]:
    yield Event("lifted") is LIFTED
    yield Event["LIFTED"] is LIFTED
    yield Place((2, 1)) is Place.SECOND
    yield Layer(4) is Layer.HELP
    yield fails(ValueError, Event, "nothing")
    yield fails(KeyError, lambda: Event["NOTHING"])
    yield fails(AttributeError, lambda: getattr(Event, "NOTHING"))  # noqa: B009


def enum_texts() -> Iterator[bool]:
    yield repr(PLACED) == "<Event.PLACED: 'placed'>"
    yield str(PLACED) == "Event.PLACED"
    yield f"{LIFTED}" == "Event.LIFTED"
    yield repr(Layer.HELP) == "<Layer.HELP: 4>"
    yield repr([Place.FIRST]) == "[<Place.FIRST: (1, 2)>]"


def enum_equality() -> Iterator[bool]:
    yield PLACED == PLACED
    yield PLACED != LIFTED
    yield "placed" not in list[object](Event)
    yield {Action.RUN: 1, Action.HALT: 2}[Action.HALT] == 2
    yield Action.BACK in frozenset(Action)
    yield Action.BACK not in {Action.RUN, Action.HALT}
    yield {PLACED, Event("placed"), LIFTED} == set(Event)
    yield [action.value for action in Action] == [1, 2, 3]
    yield {event.value: event for event in Event}["lifted"] is LIFTED
    yield dict.fromkeys((PLACED, LIFTED), True)[PLACED]


def int_enum() -> Iterator[bool]:
    yield Layer.SEARCH < Layer.SHOWN < Layer.HELP
    yield 4 in list[int](Layer)
    yield Layer.HELP + 1 == 5
    yield max(Layer) is Layer.HELP
    yield sorted([Layer.HELP, Layer.SEARCH])[0] is Layer.SEARCH
    yield not Layer.SEARCH
    yield list("abcde")[Layer.HELP] == "e"
    yield isinstance(Layer.HELP, int)
    yield {Layer.HELP: "help"}[Layer.HELP] == "help"
    yield Layer.SHOWN.name == "SHOWN"
    yield Layer.SHOWN.value == 1


def named_tuple_values() -> Iterator[bool]:
    pair = Pair(1, 2)
    yield (pair.column, pair.row, pair.names) == (1, 2, ())
    yield Pair(1) == Pair(1, 3) == Pair(column=1) == Pair(row=3, column=1) == (1, 3, ())
    yield pair[0] == 1
    yield pair[-1] == ()
    yield pair[:2] == (1, 2)
    yield len(pair) == 3
    yield list(pair) == [1, 2, ()]
    column, *rest = pair
    yield (column, rest) == (1, [2, ()])
    yield 2 in pair
    yield Pair._fields == ("column", "row", "names")
    yield Nothing() == (1, (1, 3, ()))
    yield Nothing().pair.row == 3
    yield (*pair, 4) == (1, 2, (), 4)
    yield isinstance(pair, tuple)


def named_tuple_methods() -> Iterator[bool]:
    pair = Pair(1, 2)
    yield pair.total == 3
    yield pair.moved(4) == Pair(5, 2)
    yield type(pair.moved(4)) is Pair
    yield Pair.of("7,8") == Pair(7, 8)
    yield pair._replace(names=("a",)).names == ("a",)
    yield pair._asdict() == {"column": 1, "row": 2, "names": ()}
    yield type(Pair._make([1, 2, ()])) is Pair
    yield pair == Pair(1, 2)


def named_tuple_faults() -> Iterator[bool]:
    make: Any = Pair
    yield fails(TypeError, make)
    yield fails(TypeError, make, 1, 2, (), 4)
    yield fails(TypeError, make, 1, column=1)
    yield fails(TypeError, make, 1, height=1)
    yield fails(TypeError, Pair._make, [1, 2])
    yield fails((ValueError, TypeError), Pair(1)._replace, height=1)  # type: ignore[arg-type]
    yield fails(AttributeError, lambda: getattr(Pair(1), "height"))  # noqa: B009
    yield fails(AttributeError, setattr, Pair(1), "row", 2)


def named_tuple_equality() -> Iterator[bool]:
    yield Pair(1, 2) == Pair(1, 2)
    yield Pair(1, 2) != Pair(2, 1)
    yield Pair(1, 2) < Pair(2, 1)
    yield hash(Pair(1, 2)) == hash(Pair(1, 2))
    yield {Pair(1, 2): "a"}[Pair(1, 2)] == "a"
    yield {Pair(1, 2)} == {Pair(1, 2), Pair(1, 2)}
    yield dict[tuple[object, ...], str]({(1, 2, ()): "a"})[Pair(1, 2)] == "a"


def named_tuple_texts() -> Iterator[bool]:
    yield repr(Pair(1)) == "Pair(column=1, row=3, names=())"
    yield str(Nothing()) == "Nothing(one=1, pair=Pair(column=1, row=3, names=()))"
    yield f"{Pair(1, 2)}" == "Pair(column=1, row=2, names=())"


def named_tuple_heirs() -> Iterator[bool]:
    checked = Checked(4, (1, 3))
    yield (checked.n, checked.board) == (4, (1, 3))
    yield str(checked) == "1,3"
    yield repr(checked) == "Checked(n=4, board=(1, 3))"
    yield fails(ValueError, Checked, 1, (1, 3))
    yield type(Checked._make((1, (1, 3)))) is Checked
    yield type(checked._replace(n=5)) is Checked
    yield checked == Checked(4, (1, 3)) == (4, (1, 3))
    n, board = checked
    yield (n, board) == (4, (1, 3))


def matching() -> Iterator[bool]:
    def said(value: object) -> str:
        match value:
            case Event.PLACED:
                return "placed"
            case Pair(1, row):
                return f"pair {row}"
            case Pair(column=2):
                return "pair of two"
            case Checked(n=n):
                return f"checked {n}"
            case (first, _):
                return f"two from {first}"
            case {"row": row}:
                return f"row {row}"
        return "nothing"

    yield said(PLACED) == "placed"
    yield said(LIFTED) == "nothing"
    yield said(Pair(1, 5)) == "pair 5"
    yield said(Pair(2)) == "pair of two"
    yield said(Checked(4, ())) == "checked 4"
    yield said((8, 9)) == "two from 8"
    yield said({"row": 5}) == "row 5"
    yield said(8) == "nothing"


def types() -> Iterator[bool]:
    yield Board().size() == 8
    yield isinstance(Board(), Board)
    yield cast(int, "three") == cast(object, "three")


def iterators() -> Iterator[bool]:
    yield list(itertools.accumulate([0, 1, 2, 3])) == [0, 1, 3, 6]
    yield list(itertools.accumulate([], initial=5)) == [5]
    yield list(itertools.accumulate([])) == []
    yield list(itertools.accumulate([3, 1, 4], max)) == [3, 3, 4]
    yield list(itertools.chain("ab", [1], ())) == ["a", "b", 1]
    yield list(itertools.chain.from_iterable(["ab", "c"])) == ["a", "b", "c"]
    yield next(itertools.chain([1])) == 1
    yield list(itertools.combinations("abcd", 2)) == [tuple(two) for two in ("ab", "ac", "ad", "bc", "bd", "cd")]
    yield list(itertools.combinations("ab", 3)) == []
    yield list(itertools.combinations("ab", 0)) == [()]
    yield list(itertools.islice(itertools.count(2, 3), 3)) == [2, 5, 8]
    yield list(itertools.islice(itertools.cycle("ab"), 5)) == list("ababa")
    yield list(itertools.dropwhile(lambda value: value < 2, [1, 2, 1])) == [2, 1]
    yield [(key, list(group)) for key, group in itertools.groupby("aabc")] == [
        ("a", ["a", "a"]),
        ("b", ["b"]),
        ("c", ["c"]),
    ]
    yield [key for key, _ in itertools.groupby([1, -1, 2], abs)] == [1, 2]
    yield list(pairwise("abc")) == [("a", "b"), ("b", "c")]
    yield list(pairwise("a")) == list(pairwise("")) == []
    yield ["".join(order) for order in itertools.permutations("abc", 2)] == ["ab", "ac", "ba", "bc", "ca", "cb"]
    yield len(list(itertools.permutations("abcd"))) == 24
    yield list(itertools.product("ab", (1, 2))) == [("a", 1), ("a", 2), ("b", 1), ("b", 2)]
    yield len(list(itertools.product("ab", repeat=3))) == 8
    yield list(itertools.repeat("a", 3)) == ["a"] * 3
    yield list(itertools.repeat("a", 0)) == []
    yield list(itertools.islice(itertools.repeat(None), 2)) == [None, None]
    yield list(itertools.starmap(pow, [(2, 3), (3, 2)])) == [8, 9]
    yield list(itertools.takewhile(lambda value: value < 2, [1, 2, 1])) == [1]
    yield list(itertools.zip_longest("abc", [1], fillvalue=0)) == [("a", 1), ("b", 0), ("c", 0)]


def slices_of_iterators() -> Iterator[bool]:
    for bounds in [(2,), (None,), (1, 4), (1, None), (1, 8, 2), (0, 0), (4, 2), (0, None, 3)]:
        yield list(itertools.islice("abcdefg", *bounds)) == list("abcdefg"[slice(*bounds)])
    rest = iter("abcd")
    # No value more is taken than is given.
    yield list(itertools.islice(rest, 2)) == ["a", "b"]
    yield next(rest) == "c"


def sorted_lists() -> Iterator[bool]:
    values = [1, 3, 3, 5]
    for value in range(7):
        left, right = bisect.bisect_left(values, value), bisect.bisect_right(values, value)
        yield left == len([one for one in values if one < value])
        yield right == len([one for one in values if one <= value])
        yield bisect.bisect(values, value) == right
        yield bisect.bisect_left(values, -value, key=lambda one: -one) >= 0
    yield bisect.bisect_left([5, 3, 1], -3, key=lambda one: -one) == 1
    yield bisect.bisect_left(values, 3, 2) == 2
    yield bisect.bisect_right(values, 9, 0, 2) == 2
    bisect.insort(values, 4)
    bisect.insort_left(values, 3)
    yield values == [1, 3, 3, 3, 4, 5]


def arrays_and_numbers() -> Iterator[bool]:
    numbers = array("I")
    numbers.append(7)
    numbers.insert(0, 2**32 - 1)
    numbers[1] = 8
    yield list(numbers) == [4294967295, 8]
    yield len(numbers) == 2
    yield inf > 10**300
    yield -inf < 0


CASES: list[Callable[[], Iterator[bool]]] = [
    enum_members,
    enum_lookup,
    enum_texts,
    enum_equality,
    int_enum,
    named_tuple_values,
    named_tuple_methods,
    named_tuple_faults,
    named_tuple_equality,
    named_tuple_texts,
    named_tuple_heirs,
    matching,
    types,
    iterators,
    slices_of_iterators,
    sorted_lists,
    arrays_and_numbers,
]


def wrong() -> list[str]:
    """Return what doesn't hold: the case, and the number of its line."""
    found = []
    for case in CASES:
        try:
            found += [f"{case.__name__} {number}" for number, holds in enumerate(case(), 1) if not holds]
        except Exception as error:  # whatever it is, it is told
            found.append(f"{case.__name__}: {type(error).__name__}: {error}")
    return found
