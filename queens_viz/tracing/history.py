"""What the variables of a program held in the course of its run.

A *variable* has a scope: the name of a function, "" for the module, "." and the name of a
class for attributes. A variable of a function that calls itself is followed through its
calls: its value is that of the innermost open call, and when this returns, that of the
call before. So a board that is handed on as a new list grows and shrinks as one does that
is changed in its place. When no call is open, the last value stays.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .events import Event, Kind, Ref, Value
from .recording import Recording
from .state import State

LONGEST = 450
"""How many items a value may have; a longer one is no board."""

PARTS = 70
"""How many objects a value may consist of: a list of lists has its rows."""

SIZE_NAMES = frozenset(
    "n nn size dim dimension num number anzahl groesse größe taille length laenge länge"
    " queens num_queens n_queens nqueens anzahl_damen board_size boardsize width breite"
    " seite nombre count max_n total_queens damen reines m side".split()
)
"""Names, in lower case, that a program may give to the size of its board."""


class Variable(NamedTuple):
    """A variable of all calls of a function, of the module, or of a class's objects."""

    scope: str
    name: str


class Moment(NamedTuple):
    """A change of a variable's value, or a store that left it as it was."""

    step: int  # the last step before it was noticed
    source: int  # the step whose line did it
    frame: int  # the frame of that line
    value: object  # plain: lists, sets, dictionaries, tuples, strings, numbers
    is_new: bool  # whether another object or value has taken the place of the last one
    place: Value  # the index or key that was stored, if this was a store in the value
    stores: frozenset[Value]  # all indices that were ever stored in this list
    sizes: dict[str, int]  # the values of the variables that have names of sizes
    holder: int | None  # the number of the object that the variable holds


class Follower:
    """Follows variables through a recording.

    `only` are the variables to be followed; without it all are that may be a board, each
    up to a number of moments.
    """

    def __init__(
        self,
        recording: Recording,
        only: Iterable[Variable] = (),
        most: int = 1_000_000,
    ) -> None:
        self.moments: dict[Variable, list[Moment]] = {}
        self.objects: dict[Variable, set[int]] = {}  # all objects that a variable held
        self._recording = recording
        self._only = frozenset(only)
        self._most = most
        self._values: dict[Variable, Value] = {}
        self._calls: dict[Variable, list[tuple[int, Value]]] = {}
        self._names_of_frame: dict[int, list[Variable]] = {}
        self._parts: dict[Variable, set[int]] = {}
        self._holders: dict[int, set[Variable]] = {}
        self._stores: dict[int, set[Value]] = {}
        self._sizes: dict[str, int] = {}
        self._closed: set[Variable] = set()  # can't be a board, or have enough moments
        for event, state in recording.replay():
            self._take(event, state)

    def _take(self, event: Event, state: State) -> None:
        kind = event.kind
        if kind is Kind.BIND:
            self._bind(event, state)
        elif kind is Kind.RETURN:
            self._leave(event, state)
        elif kind is Kind.NEW:
            self._create(event)
        elif kind in CHANGES:
            self._change(event, state)

    def _bind(self, event: Event, state: State) -> None:
        name = str(event.key)
        value = event.value
        if type(value) is int:
            if name.lower() in SIZE_NAMES and self._sizes.get(name) != value:
                self._sizes = {**self._sizes, name: value}
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

    def _leave(self, event: Event, state: State) -> None:
        for variable in self._names_of_frame.pop(event.subject, ()):
            calls = self._calls[variable]
            calls[:] = [call for call in calls if call[0] != event.subject]
            if calls:
                self._hold(variable, calls[-1][1], event, state)

    def _create(self, event: Event) -> None:
        origin = self._recording.objects[event.subject].origin
        if origin in self._stores:
            self._stores[event.subject] = set(self._stores[origin])

    def _change(self, event: Event, state: State) -> None:
        number = event.subject
        info = self._recording.objects[number]
        if info.kind == "instance":
            self._attribute(event, state, info.type_name)
        if event.kind is Kind.SET:
            self._stores.setdefault(number, set()).add(event.key)
        elif event.kind is Kind.APPEND:
            place = len(state.contents(number)) - 1
            self._stores.setdefault(number, set()).add(place)
        for variable in tuple(self._holders.get(number, ())):
            if isinstance(event.value, Ref):
                self._join(variable, event.value, state)
            self._note(variable, event, state, is_new=False)

    def _attribute(self, event: Event, state: State, type_name: str) -> None:
        value = event.value
        if event.kind is not Kind.SET:
            return
        name = str(event.key)
        if type(value) is int:
            if name.lower() in SIZE_NAMES and self._sizes.get(name) != value:
                self._sizes = {**self._sizes, name: value}
            return
        variable = Variable("." + type_name, name)
        if isinstance(value, (Ref, tuple, str)) and self._is_followed(variable):
            self._hold(variable, value, event, state)

    def _is_followed(self, variable: Variable) -> bool:
        if self._only:
            return variable in self._only
        return variable not in self._closed

    def _hold(
        self, variable: Variable, value: Value, event: Event, state: State
    ) -> None:
        """Note that a variable has another value now."""
        is_same = variable in self._values and self._values[variable] == value
        if is_same and type(self._values[variable]) is type(value):
            return
        self._values[variable] = value
        for number in self._parts.get(variable, ()):
            self._holders[number].discard(variable)
        self._parts[variable] = set()
        if isinstance(value, Ref):
            self.objects.setdefault(variable, set()).add(value.number)
        self._join(variable, value, state)
        self._note(variable, event, state, is_new=True)

    def _join(self, variable: Variable, value: Value, state: State) -> None:
        """Note the objects of which a value consists."""
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
                if isinstance(contents, dict):
                    waiting += contents.values()
                else:
                    waiting += contents
        if len(parts) > PARTS:
            self._close(variable)

    def _close(self, variable: Variable) -> None:
        self._closed.add(variable)
        for number in self._parts.get(variable, ()):
            self._holders[number].discard(variable)

    def _note(
        self, variable: Variable, event: Event, state: State, *, is_new: bool
    ) -> None:
        if variable in self._closed:
            return
        value = self._values[variable]
        plain = state.plain(value, deepest=3)
        if isinstance(plain, (list, tuple, str)) and len(plain) > LONGEST:
            self._close(variable)
            return
        place = None
        stores = frozenset[Value]()
        holder = None
        if isinstance(value, Ref):
            holder = value.number
            if event.subject == value.number and event.kind is Kind.SET:
                place = event.key
            stores = frozenset(self._stores.get(value.number, ()))
        moments = self.moments.setdefault(variable, [])
        frame = self._frame_of(event)
        moments.append(
            Moment(
                event.step,
                event.source,
                frame,
                plain,
                is_new,
                place,
                stores,
                self._sizes,
                holder,
            )
        )
        if len(moments) >= self._most:
            self._close(variable)

    def _frame_of(self, event: Event) -> int:
        """Return the frame whose line did it."""
        if 0 <= event.source < self._recording.steps:
            return self._recording.step_frames[event.source]
        return 0


CHANGES = frozenset(
    (Kind.FILL, Kind.SET, Kind.DELETE, Kind.APPEND, Kind.CUT, Kind.ADD)
)
"""The kinds of events that change an object."""
