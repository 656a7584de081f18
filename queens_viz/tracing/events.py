"""What a recording consists of: values, and the events that change them."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any, NamedTuple

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


Value = (
    None
    | bool
    | int
    | float
    | str
    | tuple[Any, ...]
    | frozenset  # type: ignore[type-arg]  # which Brython can't write with one
    | Ref
    | Opaque
)
"""A value of the program. A tuple or frozenset holds values again."""

CONSTANTS = (None, False, True)
"""The values that have the first numbers in every recording."""

Contents = list[Value] | set[Value] | dict[Value, Value]
"""What an object holds; of an instance its attributes by their names."""


class Kind:
    """The kinds of events. A comment says what `subject`, `key` and `value` are."""

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
        "set"  # an object; its index, key or attribute; value: also if it was the same
    )
    DELETE = "delete"  # an object; the key, attribute, or element of a set that goes
    APPEND = "append"  # a list; the value that is put at its end
    CUT = "cut"  # a list; how many entries stay
    ADD = "add"  # a set; the value that is put in


KINDS = tuple([kind for name, kind in vars(Kind).items() if not name.startswith("_")])
"""All kinds; in a recording a kind is kept as its place here."""


CHANGES = frozenset((Kind.FILL, Kind.SET, Kind.DELETE, Kind.APPEND, Kind.CUT, Kind.ADD))
"""The kinds of events that change an object."""


class Event(NamedTuple):
    """Something that happened."""

    kind: str
    step: int  # the last step before it was found
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


class Variable(NamedTuple):
    """A variable of all calls of a function, of the module, or of a class's objects."""

    scope: str
    name: str


class Watch(NamedTuple):
    """The variables that are recorded in the second phase.

    The scope of a local variable is its function's full name, that of a global one "",
    and that of an attribute "." and the name of the class: ".Queens".
    """

    names: frozenset[tuple[str, str]]  # of scopes and names

    @property
    def attributes(self) -> frozenset[str]:
        """The names of attributes."""
        return frozenset([name for scope, name in self.names if scope[:1] == "."])


class Answer(NamedTuple):
    """An answer that the program got instead of a person's."""

    step: int
    text: str
    position: int  # how many characters had been printed


class Caught(NamedTuple):
    """An exception that the program swallowed."""

    error: str  # "IndexError: list index out of range"
    raised: int  # the line that raised it
    caught: int  # the line with which the program went on
    times: int


class Lookup(NamedTuple):
    """An item that isn't there: what an IndexError or KeyError is about."""

    container: str  # as it is written: "self.rows"
    length: int
    key: str  # as it is written: "i + 1"
    asked: str  # its value: "6"


class Ending(NamedTuple):
    """How a program ended."""

    kind: str  # a name in ENDINGS
    line: int | None = None
    error: str = ""  # the exception's name: "IndexError"
    message: str = ""  # what the exception says: "list index out of range"
    lookup: Lookup | None = None
    values: tuple[tuple[str, str], ...] = ()  # expressions of the line: ("column", "6")
    status: int | None = None  # of "exit" or of the process; a signal is negative


ENDINGS = {
    "running": "it hasn't ended",
    "finished": "it came to its end",
    "exit": "sys.exit, quit or os._exit",
    "error": "an exception that nothing caught",
    "syntax": "it isn't Python",
    "python2": "it is written for Python 2",
    "notebook": "it is a notebook",
    "empty": "it has no statement",
    "encoding": "its characters can't be read",
    "nul": "it has a zero byte, so it is no text",
    "cookie": "its line that names an encoding can't be true: `message` is the name",
    "unreadable": "the file can't be read: `message` is the system's reason",
    "module": "a module isn't installed: `message` is its name",
    "input": "it asked for more input than there was",
    "display": "it opens a window, and there is no display",
    "memory": "it needed more memory than it may have",
    "disk": "it wrote more than it may: `message` is how much that is",
    "time": "its time ran out",
    "lines": "no board was found in so many lines",
    "changes": "the board changed too often",
    "crash": "Python itself broke off: `error` says how",
    "own_signal": "it sent itself a signal: `message` is which",
    "signal": "a signal ended it, nobody knows from whom: `message` is which",
    "killed": "the process ended without a word",
    "halted": "a person stopped it",
    "lost": "it came to its end, but was not followed so far",
}


class Outcome(NamedTuple):
    """What is known about a run when it has ended, besides what was recorded before."""

    ending: Ending
    call: str = ""  # what was called
    n_used: str = ""  # how it got its n: see Recording
    caught: tuple[Caught, ...] = ()
    lines_run: int = 0
    switch: int | None = None
    is_cut: bool = False  # it printed too much


NUMBERS = "i"
"""The type of the numbers in an array."""


class Chunk(NamedTuple):
    """An addition to a recording while the program runs: lists of what is new."""

    lines: array[int]  # the line of each step
    step_frames: array[int]  # the frame of each step
    events: list[
        array[int]
    ]  # a column for each field of Event; values by their numbers
    values: list[Value]
    frames: list[FrameInfo]
    objects: list[ObjectInfo]
    output: list[tuple[int, str]]  # what was printed after which step
    answers: list[Answer]


class BooleanCall(NamedTuple):
    """A call that returned True or False."""

    returned: Event
    begin: int  # the step at which it begins
    arguments: tuple[tuple[str, object], ...]  # their names and values


def texts_of_arguments(arguments: Iterable[tuple[str, object]]) -> list[str]:
    """Return arguments as a call may be written: short values, else names.

    >>> texts_of_arguments([("row", 5), ("sign", "Q"), ("board", [1, 3])])
    ['5', "'Q'", 'board']
    """
    texts = []
    for name, value in arguments:
        is_short = isinstance(value, (int, str))
        texts.append(repr(value) if is_short else name)
    return texts
