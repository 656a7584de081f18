"""The values of a program's variables during its run.

A *variable* has a scope: the name of a function, "" for the module, "." and the name of
a class for attributes. A variable of a function that calls itself is followed through
its calls: its value is that of the innermost open call, and when this returns, that of
the call before. So a board that is handed on as a new list grows and shrinks as one
does that is changed in its place. When no call is open, the last value stays.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from .calling import SIZES
from .events import CHANGES, MODULE, Event, Kind, Ref, Value, Variable
from .recording import Recording
from .state import State

LONGEST = 450
"""How many items a value may have; a longer one is no board."""

MOST_ITEMS = 2_000
"""How many items the lists of a value may have together: a grid of 40 has 1,640."""

MOST_COPIED = 20_000_000
"""How many items the values of a variable may have together: it bounds the memory."""

PARTS = 70
"""How many objects a value may consist of: a list of lists has its rows."""

DEPTH = 3
"""How deep objects in objects are looked at."""

SIZE_NAMES = frozenset(
    [
        "nn",
        "dim",
        "dimension",
        "number",
        "anzahl",
        "groesse",
        "größe",
        "taille",
        "length",
        "laenge",
        "länge",
        "nqueens",
        "boardsize",
        "width",
        "breite",
        "seite",
        "nombre",
        "max_n",
        "m",
        "side",
        "damen",
        "reines",
    ]
) | {name.lower() for name in SIZES}
"""Names, in lower case, that a program may give to the size of its board."""


class Moment(NamedTuple):
    """A change of a variable's value, or a store that left it unchanged."""

    step: int  # the last step before it was found
    source: int  # the step whose line did it
    line: int | None  # that line
    frame: int  # its frame
    value: object  # plain: lists, sets, dictionaries, tuples, strings, numbers
    is_new: bool  # whether another object or value has taken the place of the last one
    # The index or key that was stored; of a list in a list its index and the index in
    # it; None if more has changed than one item.
    place: Value
    stores: frozenset[Value]  # all indices that were ever stored in this list
    sizes: dict[str, int]  # the values of the variables that have names of sizes
    holder: int | None  # the number of the object that the variable holds


class Taker(Protocol):
    """Something that takes the events of a recording one by one."""

    def take(self, event: Event, state: State) -> None:
        """Take the next event, with the state after it."""


class Reader:
    """Passes on the events of a recording, which may still grow.

    Its state knows what the objects hold, but no variables: so it takes half the time.
    """

    def __init__(self, recording: Recording, takers: Iterable[Taker]) -> None:
        self.state = State()
        self._recording = recording
        self._takers = [taker.take for taker in takers]
        self.count = 0  # how many events have been read

    def read_to(self, end: int) -> None:
        """Read the events from the first new one up to another."""
        recording = self._recording
        state = self.state
        events = recording.events_without_numbers(SIZE_NAMES, self.count, end)
        for event in events:
            if event.kind in CHANGES or event.kind is Kind.NEW:
                state.apply(event)
            for take in self._takers:
                take(event, state)
        self.count = min(end, recording.event_count())


class Follower:
    """Follows the variables that may be a board through a recording."""

    def __init__(self, recording: Recording) -> None:
        self.moments: dict[Variable, list[Moment]] = {}
        self.objects: dict[Variable, set[int]] = {}  # all objects that a variable held
        # Lists that had an object in several places while it was changed: how many
        # objects they had, and how many different ones.
        self.repeated: dict[int, tuple[int, int]] = {}
        self._recording = recording
        self._only: frozenset[Variable] | None = None  # None if all are followed
        self._values: dict[Variable, Value] = {}
        self._calls: dict[Variable, list[tuple[int, Value]]] = {}
        self._names_of_frame: dict[int, list[Variable]] = {}
        self._parts: dict[Variable, set[int]] = {}
        self._holders: dict[int, set[Variable]] = {}
        self._stores: dict[int, frozenset[Value]] = {}
        self._sizes: dict[str, int] = {}
        self._closed: set[Variable] = set()  # not followed any more
        self._copied: dict[Variable, int] = {}  # the items of its values

    def follow_only(self, variables: Iterable[Variable]) -> None:
        """Follow no other variables from now on, and forget everything about those."""
        only = frozenset(variables)
        self._only = only
        for variable in self.moments.keys() - only:
            del self.moments[variable]
        for variable in self._parts.keys() - only:
            self._forget_parts(variable)
        for names in self._names_of_frame.values():
            names[:] = [variable for variable in names if variable in only]

    def take(self, event: Event, state: State) -> None:
        """Take the next event, with the state after it."""
        kind = event.kind
        if kind is Kind.BIND:
            self._bind(event, state)
        elif kind is Kind.RETURN:
            self._leave(event, state)
        elif kind in CHANGES:
            self._change(event, state)
        elif kind is Kind.NEW:
            origin = self._recording.objects[event.subject].origin
            if origin in self._stores:
                self._stores[event.subject] = self._stores[origin]

    def _bind(self, event: Event, state: State) -> None:
        name = event.key
        value = event.value
        assert isinstance(name, str)
        if type(value) is int:
            self._note_size(name, value)
            return
        if not isinstance(value, (Ref, tuple, str, frozenset)):
            return
        variable = Variable(self._recording.frames[event.subject].function, name)
        if not self._is_followed(variable):
            return
        calls = self._calls.setdefault(variable, [])
        if calls and calls[-1][0] == event.subject:
            calls[-1] = (event.subject, value)
        else:
            calls.append((event.subject, value))
            self._names_of_frame.setdefault(event.subject, []).append(variable)
        self._hold(variable, value, event, state)

    def _note_size(self, name: str, value: int) -> None:
        if name.lower() in SIZE_NAMES and self._sizes.get(name) != value:
            self._sizes = {**self._sizes, name: value}

    def _leave(self, event: Event, state: State) -> None:
        for variable in self._names_of_frame.pop(event.subject, ()):
            calls = self._calls[variable]
            calls[:] = [call for call in calls if call[0] != event.subject]
            if calls:
                self._hold(variable, calls[-1][1], event, state)

    def _change(self, event: Event, state: State) -> None:
        number = event.subject
        info = self._recording.objects[number]
        if info.kind == "instance":
            self._attribute(event, state, info.type_name)
        place = event.key
        if event.kind is Kind.APPEND:
            place = len(state.contents(number)) - 1
        if event.kind in (Kind.SET, Kind.APPEND):
            stores = self._stores.get(number, frozenset())
            if place not in stores:
                self._stores[number] = stores | {place}
        for variable in tuple(self._holders.get(number, ())):
            if isinstance(event.value, Ref):
                self._join(variable, event.value, state)
            self._note(variable, event, state, is_new=False)

    def _attribute(self, event: Event, state: State, type_name: str) -> None:
        name = str(event.key)
        value = event.value
        if event.kind is not Kind.SET:
            return
        if type(value) is int:
            self._note_size(name, value)
            return
        variable = Variable("." + type_name, name)
        if isinstance(value, (Ref, tuple, str)) and self._is_followed(variable):
            self._hold(variable, value, event, state)

    def _is_followed(self, variable: Variable) -> bool:
        if self._only is not None:
            return variable in self._only
        return variable not in self._closed

    def _hold(
        self, variable: Variable, value: Value, event: Event, state: State
    ) -> None:
        """Record that a variable has another value now, if it has."""
        if variable in self._values:
            last = self._values[variable]
            if last == value and type(last) is type(value):
                return
        self._values[variable] = value
        self._forget_parts(variable)
        if isinstance(value, Ref):
            self.objects.setdefault(variable, set()).add(value.number)
        self._join(variable, value, state)
        self._note(variable, event, state, is_new=True)

    def _forget_parts(self, variable: Variable) -> None:
        for number in self._parts.get(variable, ()):
            self._holders[number].discard(variable)
        self._parts[variable] = set()

    def _join(self, variable: Variable, value: Value, state: State) -> None:
        """Record the objects of which a value consists, or of a new part of it."""
        self._add_parts(variable, value, state)
        if len(self._parts[variable]) > PARTS:
            # Some may have gone since.
            self._forget_parts(variable)
            self._add_parts(variable, self._values[variable], state)
            if len(self._parts[variable]) > PARTS:
                self._close(variable)

    def _add_parts(self, variable: Variable, value: Value, state: State) -> None:
        parts = self._parts[variable]
        waiting = [value]
        while waiting and len(parts) <= PARTS:
            part = waiting.pop()
            if isinstance(part, tuple):
                waiting += part
            elif isinstance(part, Ref) and part.number not in parts:
                parts.add(part.number)
                self._holders.setdefault(part.number, set()).add(variable)
                contents = state.contents(part.number)
                items = contents.values() if isinstance(contents, dict) else contents
                waiting += [item for item in items if isinstance(item, (Ref, tuple))]

    def _close(self, variable: Variable) -> None:
        """Stop following a variable, since it is too large to be a board."""
        self._closed.add(variable)
        self._forget_parts(variable)
        self.moments.pop(variable, None)

    def _note(
        self, variable: Variable, event: Event, state: State, *, is_new: bool
    ) -> None:
        if variable in self._closed:
            return
        moments = self.moments.get(variable, [])
        held = self._values[variable]
        holder = None
        stores: frozenset[Value] = frozenset()
        if isinstance(held, Ref):
            holder = held.number
            stores = self._stores.get(holder, stores)
        place = None
        value = None
        if not is_new and event.kind is Kind.SET and moments:
            place = self._place_in(event, holder, state)
        if place is not None:
            value = _with_item(moments[-1].value, place, event.value)
        if value is None:
            value = state.plain(held, deepest=DEPTH)
            if self._is_too_large(variable, value):
                self._close(variable)
                return
        frame = MODULE
        if 0 <= event.source < self._recording.steps:
            frame = self._recording.step_frames[event.source]
        self.moments[variable] = moments
        moments.append(
            Moment(
                event.step,
                event.source,
                self._recording.line(event.source),
                frame,
                value,
                is_new,
                place,
                stores,
                self._sizes,
                holder,
            )
        )

    def _is_too_large(self, variable: Variable, value: object) -> bool:
        """Return whether a value has too many items for a board, or all values have."""
        count = _item_count(value)
        self._copied[variable] = self._copied.get(variable, 0) + count
        if isinstance(value, (list, tuple, str)) and len(value) > LONGEST:
            return True
        return count > MOST_ITEMS or self._copied[variable] > MOST_COPIED

    def _place_in(self, event: Event, holder: int | None, state: State) -> Value:
        """Return where an item was stored in a value, or in a list inside it."""
        if event.subject == holder:
            return event.key
        if holder is None:
            return None
        contents = state.contents(holder)
        if not isinstance(contents, list):
            return None
        part = Ref(event.subject)
        count = contents.count(part)
        if count > 1:
            parts = [item for item in contents if isinstance(item, Ref)]
            self.repeated[holder] = (len(parts), len(set(parts)))
        if count != 1:
            return None
        return (contents.index(part), event.key)


def _item_count(value: object) -> int:
    """Return how many items the lists and dictionaries of a value have together.

    >>> _item_count([[0, 1], [2, 3], "Q"]), _item_count({"rows": [1, 3]})
    (7, 3)
    """
    if isinstance(value, dict):
        items: Iterable[object] = value.values()
    elif isinstance(value, (list, tuple, set)):
        items = value
    else:
        return 0
    count = 0
    for item in items:
        count += 1
        if not isinstance(item, int):
            count += _item_count(item)
    return count


def _with_item(value: object, place: Value, item: Value) -> object:
    """Return a copy of a value with another item; None if that isn't so simple.

    >>> _with_item([0, 0], 1, 5), _with_item([[0], [0]], (1, 0), 5)
    ([0, 5], [[0], [5]])
    """
    if not isinstance(value, list) or isinstance(item, (Ref, tuple)):
        return None
    if isinstance(place, tuple):
        line, index = place
        row = value[line]
        if not isinstance(row, list):
            return None
        copy = value.copy()
        copy[line] = row.copy()
        copy[line][index] = item
        return copy
    assert isinstance(place, int)
    copy = value.copy()
    copy[place] = item
    return copy
