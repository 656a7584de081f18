"""The state of a program: which calls are open, and what the variables hold."""

from __future__ import annotations

from typing import NamedTuple

from .events import MODULE, Contents, Event, Kind, Ref, Value

DEEPEST = 6
"""How deep `State.plain` follows objects in objects."""


class Checkpoint(NamedTuple):
    """A state to return to, as the changes since the checkpoint before."""

    before: Checkpoint | None
    stack: tuple[int, ...]
    variables: dict[int, dict[str, Value] | None]  # None: the frame has ended
    contents: dict[int, Contents]


class State:
    """The open frames, the variables and the objects between two events.

    Don't change what `variables` and `contents` return: only `apply` changes a state.

    >>> state = State()
    >>> state.apply(Event(Kind.NEW, 0, 0, 0, "list", (0, 0)))
    >>> state.apply(Event(Kind.BIND, 0, 0, MODULE, "board", Ref(0)))
    >>> state.apply(Event(Kind.SET, 1, 1, 0, 1, 3))
    >>> state.variables(MODULE)
    {'board': Ref(0)}
    >>> state.contents(0)
    [0, 3]
    >>> state.plain(Ref(0))
    [0, 3]
    """

    def __init__(self, base: Checkpoint | None = None) -> None:
        self.stack = [MODULE]  # the numbers of the open frames, the innermost last
        if base:
            self.stack = list(base.stack)
        self._base = base
        # What has been written since the base.
        self._variables: dict[int, dict[str, Value] | None] = {}
        self._contents: dict[int, Contents] = {}
        # What has been written since the last checkpoint.
        self._last = base
        self._new_variables: set[int] = set()
        self._new_contents: set[int] = set()

    def variables(self, frame: int) -> dict[str, Value]:
        """Return the variables of an open frame in the order of their first binding."""
        if frame in self._variables:
            return self._variables[frame] or {}
        base = self._base
        while base:
            if frame in base.variables:
                return base.variables[frame] or {}
            base = base.before
        return {}

    def contents(self, number: int) -> Contents:
        """Return what an object holds."""
        if number in self._contents:
            return self._contents[number]
        base = self._base
        while base:
            if number in base.contents:
                return base.contents[number]
            base = base.before
        return []

    def value(self, name: str) -> Value:
        """Return the value of a variable of the innermost frame, else of the module."""
        variables = self.variables(self.stack[-1])
        if name in variables:
            return variables[name]
        return self.variables(MODULE).get(name)

    def plain(self, value: Value, deepest: int = DEEPEST) -> object:
        """Return a value with the contents of objects instead of their numbers.

        Lists, sets and dictionaries are Python's own; an instance is a dictionary of
        its attributes. An object that is nested too deeply, or can't be hashed in a
        set, stays a Ref.
        """
        if isinstance(value, tuple):
            return tuple([self.plain(item, deepest) for item in value])
        if not isinstance(value, Ref) or deepest == 0:
            return value
        contents = self.contents(value.number)
        if isinstance(contents, list):
            return [self.plain(item, deepest - 1) for item in contents]
        if isinstance(contents, dict):
            items = contents.items()
            return {key: self.plain(item, deepest - 1) for key, item in items}
        return set(contents)

    def apply(self, event: Event) -> None:
        """Go on by one event."""
        method = METHODS.get(event.kind)
        if method:
            method(self, event.subject, event.key, event.value)

    def checkpoint(self) -> Checkpoint:
        """Return the state as one to return to."""
        variables: dict[int, dict[str, Value] | None] = {}
        for frame in self._new_variables:
            names = self._variables[frame]
            variables[frame] = None
            if names is not None:
                variables[frame] = dict(names)
        contents = {
            number: self._contents[number].copy() for number in self._new_contents
        }
        self._last = Checkpoint(self._last, tuple(self.stack), variables, contents)
        self._new_variables.clear()
        self._new_contents.clear()
        return self._last

    def _own_variables(self, frame: int) -> dict[str, Value]:
        """Return the variables of a frame, in order to change them."""
        names = self._variables.get(frame)
        if names is None:
            names = dict(self.variables(frame))
            self._variables[frame] = names
        self._new_variables.add(frame)
        return names

    def _own_contents(self, number: int) -> Contents:
        """Return what an object holds, in order to change it."""
        contents = self._contents.get(number)
        if contents is None:
            contents = self.contents(number).copy()
            self._contents[number] = contents
        self._new_contents.add(number)
        return contents

    # What each kind of event changes.

    def _enter(self, frame: int, _key: Value, _value: Value) -> None:
        self.stack.append(frame)

    def _pause(self, frame: int, _key: Value, _value: Value) -> None:
        self.stack.remove(frame)

    def _leave(self, frame: int, _key: Value, _value: Value) -> None:
        if frame == MODULE:
            return  # when the program has ended, its variables can still be seen
        self.stack.remove(frame)
        self._variables[frame] = None
        self._new_variables.add(frame)

    def _bind(self, frame: int, name: Value, value: Value) -> None:
        names = self._variables.get(frame)
        if names is None or frame not in self._new_variables:
            names = self._own_variables(frame)
        names[name] = value  # type: ignore[index]  # a name is a string

    def _unbind(self, frame: int, name: Value, _value: Value) -> None:
        self._own_variables(frame).pop(str(name), None)

    def _fill(self, number: int, kind: Value, contents: Value) -> None:
        assert isinstance(contents, tuple)
        self._new_contents.add(number)
        if kind == "list":
            self._contents[number] = list(contents)
        elif kind == "set":
            self._contents[number] = set(contents)
        else:
            pairs = zip(contents[::2], contents[1::2], strict=True)
            self._contents[number] = dict(pairs)

    def _set(self, number: int, key: Value, value: Value) -> None:
        contents = self._own_contents(number)
        if isinstance(contents, dict):
            contents[key] = value
        elif isinstance(contents, list):
            assert isinstance(key, int)
            contents[key] = value

    def _delete(self, number: int, key: Value, _value: Value) -> None:
        contents = self._own_contents(number)
        if isinstance(contents, dict):
            contents.pop(key, None)
        elif isinstance(contents, set):
            contents.discard(key)

    def _append(self, number: int, _key: Value, value: Value) -> None:
        contents = self._own_contents(number)
        assert isinstance(contents, list)
        contents.append(value)

    def _cut(self, number: int, _key: Value, length: Value) -> None:
        contents = self._own_contents(number)
        assert isinstance(contents, list)
        assert isinstance(length, int)
        del contents[length:]

    def _add(self, number: int, _key: Value, value: Value) -> None:
        contents = self._own_contents(number)
        assert isinstance(contents, set)
        contents.add(value)


METHODS = {
    Kind.CALL: State._enter,
    Kind.RESUME: State._enter,
    Kind.RETURN: State._leave,
    Kind.YIELD: State._pause,
    Kind.BIND: State._bind,
    Kind.UNBIND: State._unbind,
    Kind.NEW: State._fill,
    Kind.FILL: State._fill,
    Kind.SET: State._set,
    Kind.DELETE: State._delete,
    Kind.APPEND: State._append,
    Kind.CUT: State._cut,
    Kind.ADD: State._add,
}
"""How each kind of event changes a state; all other kinds don't."""
