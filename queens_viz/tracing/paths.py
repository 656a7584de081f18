"""Expressions that can be evaluated without running any code of the program."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

OPERATORS = {"Add": "+", "Sub": "-", "Mult": "*", "FloorDiv": "//", "Mod": "%"}

Node = Any
"""A node of Python's own tree. In the page its classes have no common base."""


class Name(NamedTuple):
    """A variable."""

    name: str


class Constant(NamedTuple):
    """A number or a string that is written down."""

    value: int | str


class Attribute(NamedTuple):
    """An attribute: `self.board`."""

    owner: Path
    name: str


class Item(NamedTuple):
    """An item: `board[column]`."""

    owner: Path
    key: Path


class Arithmetic(NamedTuple):
    """A sum, difference, product, quotient or remainder."""

    left: Path
    operator: str
    right: Path


class Length(NamedTuple):
    """A call of `len`."""

    owner: Path


Path = Name | Constant | Attribute | Item | Arithmetic | Length


class Missing:
    """What an expression is that can't be evaluated now."""


MISSING = Missing()

Variables = Mapping[str, object]

Reader = Callable[[Variables, Variables], object]
"""Evaluates an expression with the local and the global variables."""


def path_of(node: Node) -> Path | None:
    """Return an expression that can be evaluated without running code, if it is one."""
    kind = type(node).__name__
    if kind == "Name":
        return Name(node.id)
    if kind == "Constant" and type(node.value) in (int, str):
        return Constant(node.value)
    if kind == "UnaryOp" and type(node.op).__name__ == "USub":
        operand = path_of(node.operand)
        return Arithmetic(Constant(0), "-", operand) if operand else None
    if kind == "Attribute":
        owner = path_of(node.value)
        return Attribute(owner, node.attr) if owner else None
    if kind == "Subscript":
        owner = path_of(node.value)
        key = path_of(node.slice)
        return Item(owner, key) if owner and key else None
    if kind == "BinOp":
        return _arithmetic(node)
    if kind == "Call":
        return _length(node)
    return None


def _arithmetic(node: Node) -> Path | None:
    operator = OPERATORS.get(type(node.op).__name__)
    left = path_of(node.left)
    right = path_of(node.right)
    return Arithmetic(left, operator, right) if operator and left and right else None


def _length(node: Node) -> Path | None:
    is_len = getattr(node.func, "id", "") == "len" and len(node.args) == 1
    owner = path_of(node.args[0]) if is_len else None
    return Length(owner) if owner else None


def root_of(node: Node) -> Path | None:
    """Return the longest beginning of an expression that can be evaluated, if any."""
    while type(node).__name__ in ("Attribute", "Subscript", "Starred"):
        node = node.value
        path = path_of(node)
        if path:
            return path
    return None


def text_of(path: Path) -> str:
    """Return an expression as it is written.

    >>> text_of(Item(Attribute(Name("self"), "board"), Constant(3)))
    'self.board[3]'
    """
    if isinstance(path, Name):
        return path.name
    if isinstance(path, Constant):
        return repr(path.value)
    if isinstance(path, Attribute):
        return f"{text_of(path.owner)}.{path.name}"
    if isinstance(path, Item):
        return f"{text_of(path.owner)}[{text_of(path.key)}]"
    if isinstance(path, Length):
        return f"len({text_of(path.owner)})"
    if path.left == Constant(0) and path.operator == "-":
        return f"-{text_of(path.right)}"
    return f"{text_of(path.left)} {path.operator} {text_of(path.right)}"


def reader_of(path: Path) -> Reader:
    """Return the function that evaluates an expression, or returns MISSING.

    >>> read = reader_of(Item(Name("board"), Name("column")))
    >>> read({"column": 1}, {"board": [5, 3]})
    3
    >>> read({"column": 2}, {"board": [5, 3]}) is MISSING
    True
    """
    if isinstance(path, Name):
        return _name_reader(path.name)
    if isinstance(path, Constant):
        return _constant_reader(path.value)
    if isinstance(path, Attribute):
        return _attribute_reader(reader_of(path.owner), path.name)
    if isinstance(path, Item):
        return _item_reader(reader_of(path.owner), reader_of(path.key))
    if isinstance(path, Length):
        return _length_reader(reader_of(path.owner))
    return _arithmetic_reader(
        reader_of(path.left), path.operator, reader_of(path.right)
    )


def _name_reader(name: str) -> Reader:
    def read(variables: Variables, module: Variables) -> object:
        if name in variables:
            return variables[name]
        return module.get(name, MISSING)

    return read


def _constant_reader(value: object) -> Reader:
    def read(variables: Variables, module: Variables) -> object:
        return value

    return read


def _attribute_reader(owner: Reader, name: str) -> Reader:
    def read(variables: Variables, module: Variables) -> object:
        return attribute_of(owner(variables, module), name)

    return read


def attribute_of(value: object, name: str) -> object:
    """Return an attribute that is plain data, or MISSING; run no property."""
    attributes = attributes_of(value)
    if name in attributes:
        return attributes[name]
    for base in type(value).__mro__:
        if name in base.__dict__:
            data = base.__dict__[name]
            if type(data).__name__ == "member_descriptor":  # of __slots__
                return _slot_of(value, data)
            if hasattr(data, "__get__"):
                return MISSING
            return data
    return MISSING


def attributes_of(value: object) -> Mapping[str, object]:
    """Return the attributes that a value itself has, without running a property."""
    try:
        attributes: Mapping[str, object] = object.__getattribute__(value, "__dict__")
    except AttributeError:
        return {}
    return attributes


def _slot_of(value: object, slot: Any) -> object:
    """Return what is in one of the slots of a value."""
    try:
        return slot.__get__(value, type(value))
    except AttributeError:
        return MISSING


def _item_reader(owner: Reader, key: Reader) -> Reader:
    def read(variables: Variables, module: Variables) -> object:
        return item_of(owner(variables, module), key(variables, module))

    return read


def is_a(value: object, kind: Any) -> bool:
    """Return whether a value has a type. isinstance could run code of the program."""
    return issubclass(type(value), kind)


def item_of(container: Any, key: object) -> object:
    """Return an item of one of Python's own containers, or MISSING."""
    try:
        kind = type(container)
        if kind is list or kind is tuple or kind is str:
            return container[key]
        if is_a(container, dict) and type(key) in (int, str, tuple):
            return dict.get(container, key, MISSING)
    except (IndexError, TypeError):
        return MISSING
    return MISSING


def _length_reader(owner: Reader) -> Reader:
    def read(variables: Variables, module: Variables) -> object:
        value = owner(variables, module)
        if type(value) in (list, tuple, str, dict, set):
            return len(value)  # type: ignore[arg-type]
        return MISSING

    return read


def _arithmetic_reader(left: Reader, operator: str, right: Reader) -> Reader:
    def read(variables: Variables, module: Variables) -> object:
        a = left(variables, module)
        b = right(variables, module)
        if type(a) is not int or type(b) is not int:
            return MISSING
        if operator == "+":
            return a + b
        if operator == "-":
            return a - b
        if operator == "*":
            return a * b
        if b == 0:
            return MISSING
        if operator == "//":
            return a // b
        return a % b

    return read


def names_in(path: Path) -> Iterator[str]:
    """Yield the variables in an expression."""
    if isinstance(path, Name):
        yield path.name
    elif isinstance(path, (Attribute, Length)):
        yield from names_in(path.owner)
    elif isinstance(path, Item):
        yield from names_in(path.owner)
        yield from names_in(path.key)
    elif isinstance(path, Arithmetic):
        yield from names_in(path.left)
        yield from names_in(path.right)
