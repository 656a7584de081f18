"""The names under which the board is known, for the second phase to follow."""

from __future__ import annotations

from .events import Kind, Ref, Value, Watch
from .recording import Recording


def widened(recording: Recording, watch: Watch) -> Watch:
    """Return the variables to follow: also those that hold the same objects, or parts.

    A board that is global may also be a function's parameter, and a row of a grid may
    have a name of its own.
    """
    holders = _Holders(recording)
    objects = set()
    for name in watch.names:
        objects |= holders.held_by(name)
    for number in list(objects):
        objects |= holders.parts_of(number)
    names = set(watch.names)
    for number in objects:
        names |= holders.names_of(number)
    return Watch(frozenset(names))


class _Holders:
    """Which variables have held which objects."""

    def __init__(self, recording: Recording) -> None:
        self._frames = recording.frames
        self._objects = recording.objects
        self._names: dict[int, set[tuple[str, str]]] = {}  # by object
        self._held: dict[tuple[str, str], set[int]] = {}  # by variable
        self._parts: dict[int, set[int]] = {}  # lists in lists
        for kind, _, _, subject, key, value in recording.events():
            # Most events are about numbers, which aren't shared.
            if not isinstance(value, (Ref, tuple)):
                continue
            if kind == Kind.BIND:
                scope = self._frames[subject].function
                self._hold((scope, str(key)), value)
            elif kind in (Kind.NEW, Kind.FILL, Kind.SET, Kind.APPEND):
                self._contain(subject, key, value)

    def held_by(self, name: tuple[str, str]) -> set[int]:
        """Return the objects that a variable has held."""
        return self._held.get(name, set())

    def names_of(self, number: int) -> set[tuple[str, str]]:
        """Return the variables that have held an object."""
        return self._names.get(number, set())

    def parts_of(self, number: int) -> set[int]:
        """Return the objects that an object contains."""
        return self._parts.get(number, set())

    def _hold(self, name: tuple[str, str], value: Value) -> None:
        if isinstance(value, Ref):
            self._held.setdefault(name, set()).add(value.number)
            self._names.setdefault(value.number, set()).add(name)

    def _contain(self, number: int, key: Value, value: Value) -> None:
        """Record what is put in an object: an instance's attribute is a variable."""
        info = self._objects[number]
        if info.kind == "instance":
            scope = "." + info.type_name
            if isinstance(value, tuple):
                for name, item in zip(value[::2], value[1::2], strict=True):
                    self._hold((scope, str(name)), item)
            else:
                self._hold((scope, str(key)), value)
            return
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Ref):
                self._parts.setdefault(number, set()).add(item.number)
