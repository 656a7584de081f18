"""What can happen in a program's run: values, and the events in which they change."""

from __future__ import annotations

from typing import Any, NamedTuple, Union

MODULE = 0
"""The number of the module's frame."""

NO_FRAME = -1
"""The parent of the module's frame."""


class Ref:
    """A value that refers to an object of the program by its number."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ref) and other.number == self.number

    def __hash__(self) -> int:
        return hash(("Ref", self.number))

    def __repr__(self) -> str:
        return f"Ref({self.number})"


class Opaque:
    """A value that isn't recorded in detail, such as a function or a very long text."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Opaque) and other.text == self.text

    def __hash__(self) -> int:
        return hash(("Opaque", self.text))

    def __repr__(self) -> str:
        return f"Opaque({self.text!r})"


Value = Union[
    None, bool, int, float, str, "tuple[Any, ...]", "frozenset[Any]", Ref, Opaque
]
"""A value of the program. A tuple or frozenset holds values again."""

Contents = Union["list[Value]", "set[Value]", "dict[Value, Value]"]
"""What an object holds; of an instance its attributes by their names."""


class Kind:
    """What an event can be; beside each, what `subject`, `key` and `value` are."""

    CALL = "call"  # a frame begins; its arguments follow as BIND
    RESUME = "resume"  # a generator's frame goes on
    RETURN = "return"  # a frame ends; what it returns, None after an exception
    YIELD = "yield"  # a generator's frame pauses; what it yields
    RAISE = "raise"  # a frame; the exception: "IndexError: list index out of range"
    CATCH = "catch"  # a frame that goes on after an exception
    BIND = "bind"  # a frame, the name, the value: also where that was its value before
    UNBIND = "unbind"  # a frame, the name: `del x`
    NEW = "new"  # an object; its kind; its contents as a tuple (key, value, key, ...)
    FILL = "fill"  # the same of an object that has changed in several places
    SET = (
        "set"  # an object; index, key or attribute; value: also where it stays the same
    )
    DELETE = "delete"  # an object; the key, attribute, or element of a set that goes
    APPEND = "append"  # a list; the value that is put at its end
    CUT = "cut"  # a list; how many entries stay
    ADD = "add"  # a set; the value that is put in


KINDS = (
    Kind.CALL,
    Kind.RESUME,
    Kind.RETURN,
    Kind.YIELD,
    Kind.RAISE,
    Kind.CATCH,
    Kind.BIND,
    Kind.UNBIND,
    Kind.NEW,
    Kind.FILL,
    Kind.SET,
    Kind.DELETE,
    Kind.APPEND,
    Kind.CUT,
    Kind.ADD,
)
"""All kinds; in a recording a kind is kept as its place here."""


class Event(NamedTuple):
    """Something that happened."""

    kind: str
    step: int  # the last step before it was noticed
    source: int  # the step whose line did it: the caller's, for arguments and `x = f()`
    subject: int  # the number of a frame or object
    key: Value
    value: Value


class FrameInfo(NamedTuple):
    """A call of a function, or the module."""

    function: str  # "solve", "Queens.solve"; "" for the module
    parent: int  # the frame that called it
    depth: int  # 0 for the module
    line: int  # where the function is defined
    source: int  # the step whose line called it
    is_generator: bool


class ObjectInfo(NamedTuple):
    """What an object is."""

    kind: str  # "list", "set", "dict" or "instance", as its contents are
    type_name: str  # "list", "deque", "ndarray", "Counter", "Queens"
    origin: int | None  # an object with equal contents, from whose name it was made
