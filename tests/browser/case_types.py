"""What must hold of enum and typing, and of matching what is made with them: see cases.py."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, IntEnum, auto
from typing import Any, NamedTuple, Protocol

from .cases import fails


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


def enum_members() -> Iterator[bool]:
    yield [event.name for event in Event] == ["PLACED", "LIFTED"]
    yield (PLACED, LIFTED) == (Event.PLACED, Event.LIFTED)
    yield Event.PLACED.value == "placed"
    yield len(Event) == 2
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


CASES = [
    enum_members, enum_lookup, enum_texts, enum_equality, int_enum, named_tuple_values, named_tuple_methods,
    named_tuple_faults, named_tuple_equality, named_tuple_texts, named_tuple_heirs, matching, types,
]  # fmt: skip
