"""The values and objects of a running program, by the numbers that a recording has.

An object is known by its identity, and kept alive, so that no other can get it. A copy
of what it held is compared with what it holds at the next comparison.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from .events import CONSTANTS, KINDS, Kind, ObjectInfo, Opaque, Ref, Value
from .paths import MISSING, attribute_of, attributes_of, is_a, item_of

NEW = KINDS.index(Kind.NEW)
FILL = KINDS.index(Kind.FILL)
SET = KINDS.index(Kind.SET)
DELETE = KINDS.index(Kind.DELETE)
APPEND = KINDS.index(Kind.APPEND)
CUT = KINDS.index(Kind.CUT)
ADD = KINDS.index(Kind.ADD)

LARGEST_INT = 2**53
"""Larger whole numbers are kept as text: JavaScript has none."""

LONGEST_TEXT = 2000
"""The most characters of a string that are kept."""

MOST_ENTRIES = 5000
"""Containers with more entries are not recorded."""

DEEPEST = 5
"""How deep containers in containers are recorded."""

MOST_SETS = 2
"""Where more entries of a list have changed at once, all of it is reported."""

OWN_MODULE = "__main__"
"""The module of the program's own classes."""

SIMPLE = frozenset([int, str, bool, float, type(None)])
LISTS = frozenset(["deque", "array", "bytearray", "ndarray"])
MODULES_OF_LISTS = frozenset(["collections", "array", "builtins", "numpy"])
"""Types that are recorded as lists."""

Emit = Callable[[int, int, int, int], None]
"""Takes the kind of an event, and the numbers of its subject, key and value."""


class Known:
    """An object that has been recorded."""

    __slots__ = (
        "compare",
        "copy",
        "is_flat",
        "kind",
        "number",
        "ref",
        "target",
        "value",
    )

    def __init__(self, target: Any, kind: str, number: int, value: int) -> None:
        self.target = target
        self.kind = kind
        self.number = number
        self.ref = Ref(number)
        self.value = value  # the number of `ref` among the values
        self.copy: Any = None  # what it held when it was last compared
        self.is_flat = False  # it holds neither objects nor tuples
        self.compare: Callable[[Known], None] = _compare_nothing


def _compare_nothing(known: Known) -> None:
    """Take the place of a comparison until there is a copy to compare with."""


class Heap:
    """Numbers values and objects, and reports what objects hold as events."""

    def __init__(self, emit: Emit, origins: Callable[[], Iterable[object]]) -> None:
        self.emit = emit
        self.origins = origins  # returns objects whose copy a new one may be
        self.values: list[Value] = []  # those that haven't been taken yet
        self.objects: list[ObjectInfo] = []  # those that haven't been taken yet
        self._known: dict[int, Known] = {}  # by id
        self.ints: dict[int, int] = {}  # the numbers of values
        self.texts: dict[str, int] = {}
        self._others: dict[str, int] = {}  # by their repr
        self._value_count = len(CONSTANTS)
        self._comparisons = {
            "list": self._compare_list,
            "set": self._compare_set,
            "dict": self._compare_dict,
            "instance": self._compare_instance,
        }
        self._object_count = 0

    def number_of(self, value: object) -> int:
        """Return the number of a value. What objects hold is compared."""
        kind = type(value)
        number = None
        if kind is int:
            number = self.ints.get(value)  # type: ignore[call-overload]
        elif kind is str:
            number = self.texts.get(value)  # type: ignore[call-overload]
        elif value is None or kind is bool:
            number = CONSTANTS.index(value)
        if number is None:
            number = self._number_of_other(value)
        return number

    def _number_of_other(self, value: object) -> int:
        """Return the number of a value that isn't among those seen most often."""
        known = self._known.get(id(value))
        if known:
            known.compare(known)
            return known.value
        recorded = self.value_of(value)
        if isinstance(recorded, Ref):
            return self._known[id(value)].value
        return self._intern(recorded)

    def value_of(self, value: Any, deepest: int = DEEPEST) -> Value:
        """Return a value as it is recorded; objects in it are recorded, too."""
        if value is None or value is True or value is False:
            return value
        # A subclass of the program may do anything in methods of its own.
        if is_a(value, int):
            number = int.__int__(value)
            return number if abs(number) <= LARGEST_INT else Opaque("<large number>")
        if is_a(value, str):
            return str.__str__(value)[:LONGEST_TEXT]
        if is_a(value, float):
            return _float(float.__float__(value))
        known = self._known.get(id(value))
        if known:
            known.compare(known)
            return known.ref
        if is_a(value, (tuple, frozenset)):
            return self._immutable(value, deepest)
        kind = self._kind_of(value)
        if kind and deepest:
            return self._record(value, kind, deepest, origin=None).ref
        return self._opaque(value)

    def compare(self, value: object) -> None:
        """Report what has changed in an object, and in objects in it."""
        known = self._known.get(id(value))
        if known is None:
            self.number_of(value)
            return
        known.compare(known)
        if not known.is_flat:
            self._compare_inner(known, DEEPEST)

    def fill(self, value: object) -> None:
        """Report all that an object holds, even if nothing has changed."""
        known = self._known.get(id(value))
        if known is None or known.kind != "list":
            self.compare(value)
        else:
            self._fill(known)

    def store(self, owner: object, key: object) -> None:
        """Report an item that was stored, even if it is what it was before."""
        value = item_of(owner, key)
        if value is MISSING:
            self.compare(owner)
            return
        if type(owner) is list and type(key) is int and key < 0:
            key += len(owner)
        self._store(owner, key, value)

    def store_attribute(self, owner: object, name: str) -> None:
        """Report an attribute that was stored, even if it is what it was before."""
        value = attribute_of(owner, name)
        is_instance = id(owner) in self._known or self._kind_of(owner) == "instance"
        if value is not MISSING and is_instance:
            self._store(owner, name, value)

    def forget_unused(self, count_references: Callable[[object], int]) -> None:
        """Let go of objects that the program can't reach any more."""
        for identity, known in list(self._known.items()):
            # One reference is in `known`, the other is the argument itself.
            if count_references(known.target) <= 2:
                del self._known[identity]

    def knows(self, value: object) -> bool:
        """Return whether a value is an object that has been recorded, or None."""
        return value is None or id(value) in self._known

    def __len__(self) -> int:
        return len(self._known)

    def _store(self, owner: object, key: object, value: object) -> None:
        known = self._known.get(id(owner))
        if known is None:
            self.number_of(owner)
            known = self._known.get(id(owner))
            if known is None:
                return
        if known.kind == "list" and len(known.copy) != len(known.target):
            known.compare(known)
        known.copy[key] = value
        if type(value) not in SIMPLE:
            known.is_flat = False
        self.emit(SET, known.number, self.number_of(key), self.number_of(value))

    def _intern(self, value: Value) -> int:
        """Return the number of a value that refers to no object itself."""
        if type(value) is int:
            return self._number_in(self.ints, value, value)
        if type(value) is str:
            return self._number_in(self.texts, value, value)
        return self._number_in(self._others, repr(value), value)

    def _number_in(self, numbers: dict[Any, int], key: object, value: Value) -> int:
        """Return the number that a value has, or gets."""
        number = numbers.get(key)
        if number is None:
            number = self._add_value(value)
            numbers[key] = number
        return number

    def _add_value(self, value: Value) -> int:
        self.values.append(value)
        self._value_count += 1
        return self._value_count - 1

    def _immutable(self, value: Any, deepest: int) -> Value:
        """Return a tuple or frozenset as it is recorded."""
        base = tuple if is_a(value, tuple) else frozenset
        if base.__len__(value) > MOST_ENTRIES or not deepest:
            return self._opaque(value)
        items = base.__iter__(value)
        return base([self.value_of(item, deepest - 1) for item in items])

    def _opaque(self, value: object) -> Opaque:
        """Return what is recorded of a value without its details."""
        kind = type(value)
        if kind is range:
            return Opaque(repr(value))
        name = attribute_of(value, "_name_")
        if hasattr(kind, "__members__") and name is not MISSING:
            return Opaque(f"{kind.__name__}.{name}")
        return Opaque(f"<{kind.__name__}>")

    def _kind_of(self, value: Any) -> str:
        """Return the kind of an object, or "" for what isn't recorded in detail."""
        kind = type(value)
        if is_a(value, list):
            return "list" if list.__len__(value) <= MOST_ENTRIES else ""
        if is_a(value, set):
            return "set" if set.__len__(value) <= MOST_ENTRIES else ""
        if is_a(value, dict):
            return "dict" if dict.__len__(value) <= MOST_ENTRIES else ""
        if kind.__name__ in LISTS and kind.__module__ in MODULES_OF_LISTS:
            return "list" if len(value) <= MOST_ENTRIES else ""
        if hasattr(kind, "__members__"):
            return ""
        if kind.__module__ == OWN_MODULE:
            return "instance"
        if is_a(value, type) and value.__module__ == OWN_MODULE:
            return "instance"
        return ""

    def _record(self, value: Any, kind: str, deepest: int, origin: Any) -> Known:
        """Record an object that is new."""
        if origin is None and kind == "list":
            origin = self._origin_of(value)
        number = self._object_count
        self._object_count += 1
        known = Known(value, kind, number, self._add_value(Ref(number)))
        self._known[id(value)] = known
        known.copy = _contents(value, kind)
        known.is_flat = _is_flat(known.copy)
        known.compare = self._comparisons[kind]
        type_name = type(value).__name__
        if is_a(value, type):
            type_name = f"class {value.__name__}"
        origin_number = None
        if origin is not None:
            origin_number = self._known[id(origin)].number
        self.objects.append(ObjectInfo(kind, type_name, origin_number))
        self._emit_contents(NEW, known, deepest, origin)
        return known

    def _origin_of(self, value: Any) -> Any:
        """Return a known object with equal contents, of which it may be a copy."""
        if type(value) is not list or not value:
            return None
        for candidate in self.origins():
            known = self._known.get(id(candidate))
            if known and candidate is not value and _are_equal(candidate, value):
                return candidate
        return None

    def _fill(self, known: Known) -> None:
        """Report all that an object holds."""
        known.copy = _contents(known.target, known.kind)
        known.is_flat = _is_flat(known.copy)
        self._emit_contents(FILL, known, DEEPEST, origin=None)

    def _emit_contents(
        self, event: int, known: Known, deepest: int, origin: Any
    ) -> None:
        """Report what an object holds. What is in a copy may be a copy of the same."""
        items = known.copy
        if isinstance(items, dict):
            items = [item for pair in items.items() for item in pair]
        values: list[Value] = []
        for place, item in enumerate(items):
            inner = item_of(origin, place)
            is_copy = type(item) is list and id(item) not in self._known
            if is_copy and id(inner) in self._known:
                self._record(item, "list", deepest - 1, inner)
            values.append(self.value_of(item, deepest - 1))
        if known.kind == "set":
            values.sort(key=repr)  # Python's own order is not that of its next version
        kind = self._intern(known.kind)
        self.emit(event, known.number, kind, self._add_value(tuple(values)))

    def _compare_inner(self, known: Known, deepest: int) -> None:
        """Report what has changed in the objects in an object."""
        items = known.copy
        if isinstance(items, dict):
            items = items.values()
        for item in items:
            inner = self._known.get(id(item))
            if inner:
                inner.compare(inner)
                if deepest and not inner.is_flat:
                    self._compare_inner(inner, deepest - 1)

    def _compare_list(self, known: Known) -> None:
        """Report what has changed in a list."""
        old = known.copy
        new = known.target
        if type(new) is not list:
            new = _contents(new, "list")
        if known.is_flat:
            try:
                if old == new:
                    return
            except Exception:  # a method of the program failed
                pass
        elif _is_same(old, new):
            return
        if len(new) <= MOST_ENTRIES:
            known.copy = list(new)
            known.is_flat = _is_flat(new)
            self._report_list(known, old, known.copy)

    def _report_list(self, known: Known, old: list[Any], new: list[Any]) -> None:
        """Report how a list has become another one."""
        before = len(old)
        after = len(new)
        if before < after and _is_equal_list(old, new[:before]):
            for item in new[before:]:
                self.emit(APPEND, known.number, 0, self.number_of(item))
            return
        if after < before and _is_equal_list(old[:after], new):
            self.emit(CUT, known.number, 0, self._intern(after))
            return
        places: list[int] = []
        if before == after:
            places = [k for k in range(after) if not _is_equal(old[k], new[k])]
        if before != after or len(places) > MOST_SETS:
            self._fill(known)
            return
        for place in places:
            key = self._intern(place)
            self.emit(SET, known.number, key, self.number_of(new[place]))

    def _compare_set(self, known: Known) -> None:
        """Report what has changed in a set."""
        new = _contents(known.target, "set")
        old = known.copy
        if old == new or len(new) > MOST_ENTRIES:
            return
        known.copy = new
        for number in self._numbers_of(old - new):
            self.emit(DELETE, known.number, number, 0)
        for number in self._numbers_of(new - old):
            self.emit(ADD, known.number, 0, number)

    def _numbers_of(self, items: set[Any]) -> list[int]:
        """Return the numbers of the items of a set, always in the same order."""
        values = [(repr(self.value_of(item)), item) for item in items]
        values.sort(key=lambda pair: pair[0])
        return [self.number_of(item) for _, item in values]

    def _compare_instance(self, known: Known) -> None:
        """Report what has changed in the attributes of an instance or class."""
        old = known.copy
        attributes = attributes_of(known.target)
        for name in old:
            if attributes.get(name, MISSING) is not old[name]:
                self._compare_dict(known)
                return
        if len(attributes) != len(old):
            self._compare_dict(known)

    def _compare_dict(self, known: Known) -> None:
        """Report what has changed in a dictionary."""
        new = _contents(known.target, known.kind)
        old = known.copy
        if len(new) > MOST_ENTRIES or _is_same_dict(old, new):
            return
        known.copy = new
        known.is_flat = _is_flat(new)
        for key in old:
            if key not in new:
                self.emit(DELETE, known.number, self.number_of(key), 0)
        for key, item in new.items():
            if key not in old or not _is_equal(old[key], item):
                value = self.number_of(item)
                self.emit(SET, known.number, self.number_of(key), value)


def _float(value: float) -> Value:
    """Return a number as it is recorded: JSON has neither infinity nor NaN."""
    if value != value or value in (float("inf"), float("-inf")):
        return Opaque(repr(float(value)))
    return float(value)


def _contents(value: Any, kind: str) -> Any:
    """Return a copy of what an object holds."""
    # Not by the methods that a subclass of the program may have.
    if kind == "dict":
        return {**dict.copy(value)}
    if kind == "set":
        return set(set.__iter__(value))
    if kind == "instance":
        return _attributes(value)
    if is_a(value, list):
        return list.copy(value)
    if type(value).__name__ in ("ndarray", "array"):
        return [_frozen(item) for item in value.tolist()]
    return list(value)


def _frozen(value: Any) -> object:
    """Return a row of an array as a tuple."""
    if is_a(value, list):
        return tuple([_frozen(item) for item in value])
    return value


def _attributes(value: Any) -> dict[str, object]:
    """Return the attributes of an instance or class that are data."""
    attributes = dict(attributes_of(value))
    for base in type(value).__mro__:
        slots = base.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            item = attribute_of(value, name)
            if item is not MISSING:
                attributes[name] = item
    return {
        name: item
        for name, item in attributes.items()
        if not name.startswith("__") and not hasattr(type(item), "__get__")
    }


def _is_flat(items: Any) -> bool:
    """Return whether a container holds numbers, strings and the like alone."""
    if isinstance(items, dict):
        items = items.values()
    return SIMPLE.issuperset(map(type, items))


def _is_same(old: list[Any], new: list[Any]) -> bool:
    """Return whether two lists hold the same objects."""
    if len(old) != len(new):
        return False
    return all(old[k] is new[k] for k in range(len(old)))


def _is_same_dict(old: dict[Any, Any], new: dict[Any, Any]) -> bool:
    """Return whether two dictionaries hold the same objects under the same keys."""
    return _is_same([*old], [*new]) and _is_same([*old.values()], [*new.values()])


def _is_equal_list(old: list[Any], new: list[Any]) -> bool:
    """Return whether two lists hold the same values; they are equally long."""
    return all(_is_equal(old[k], new[k]) for k in range(len(old)))


def _is_equal(old: object, new: object) -> bool:
    """Return whether two values are equal, without running code of the program."""
    if old is new:
        return True
    return type(old) is type(new) and type(old) in SIMPLE and old == new


def _are_equal(first: object, second: object) -> bool:
    """Return whether two lists hold the same, lists of lists included."""
    if type(first) is not type(second):
        return False
    if type(first) is list and type(second) is list:
        return len(first) == len(second) and all(
            _are_equal(first[k], second[k]) for k in range(len(first))
        )
    return _is_equal(first, second)
