"""The search as a program to be read: its listing, which lines ran last, its calls and its values."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.commands import Action
from ..search.listing import LISTINGS, Call, Program, calls, marks, values
from ..words.words import Words
from .buttons import ButtonLook, button
from .scene import Scene

_buttons: dict[tuple[object, ...], tuple[ButtonLook, ButtonLook]] = {}
_calls: dict[tuple[Call, str], CallLook] = {}

KEPT = 1_000
"""Calls whose looks are kept at most: most steps leave all but one as they are."""

ROWS_NAMED = (12, 8, 6, 5, 4, 3, 2, 1)
"""The number of queens whose rows a value tells if there is no room for all."""


class CallLook(NamedTuple):
    """A call, the row that it has chosen, empty where it has chosen none, and the number of the line that it runs."""

    call: str
    row: str
    line: str


class Value(NamedTuple):
    """A variable, and its value: the whole first, then ever shorter."""

    name: str
    texts: tuple[str, ...]


class Choice(NamedTuple):
    """A side of the switch: its name, the program that it shows, and whether it is on."""

    name: str
    program: Program
    is_on: bool


class ProgramLook(NamedTuple):
    """The listing of one of the programs, and what belongs to it.

    `ran` are the lines that the last step ran, and `changed` those of them that changed something, counted from 0. The
    `switch` has two `choices`, and its key for a label. The innermost of the `calls` is the last one, and
    there are never more than `most_calls`; a `remark` tells why there are none. Of the loop there are the elements of
    its list instead.
    Where listing and values don't both fit, `turn` puts one in the place of the other, and `has_values` says which.
    """

    lines: tuple[str, ...]
    ran: frozenset[int]
    changed: frozenset[int]
    switch: ButtonLook
    choices: tuple[Choice, Choice]
    headings: tuple[str, str]
    calls: tuple[CallLook, ...]
    most_calls: int
    remark: str
    values: tuple[Value, ...]
    turn: ButtonLook
    has_values: bool


def look(scene: Scene) -> ProgramLook:
    """Decide what is shown of the program."""
    position, program, say, state = scene.seen.position, scene.state.program, scene.say, scene.state
    ran, changed = marks(program, position)
    is_loop = program is Program.LOOP
    # The list is the loop's memory, as the open calls are the recursion's.
    memory = _board(position.board) if is_loop else tuple(_call(call, say) for call in calls(position))
    switch, turn = _buttons_of(scene)
    return ProgramLook(
        lines=tuple(LISTINGS[program]),
        ran=frozenset(line - 1 for line in ran),
        changed=frozenset(line - 1 for line in changed),
        switch=switch,
        choices=(_choice(Program.LOOP, program, say), _choice(Program.RECURSION, program, say)),
        headings=("board", "") if is_loop else (say("calls"), say("call_line")),
        calls=memory,
        most_calls=scene.n + 1,
        remark=say("no_calls") if is_loop else "" if memory else say("has_returned"),
        values=tuple(
            _value(name, tuple(value) if isinstance(value, list) else value)
            for name, value in values(program, position, scene.seen.found).items()
        ),
        turn=turn,
        has_values=state.has_values,
    )


def _buttons_of(scene: Scene) -> tuple[ButtonLook, ButtonLook]:
    """Return the switch, and what shows listing or values; a step changes neither."""
    say, has_values, listing = scene.say, scene.state.has_values, Action.LISTING
    kept = say.language, has_values, scene.taken, listing in scene.can, Action.PROGRAM in scene.can
    if kept not in _buttons:
        _buttons.clear()
        turn = button(scene, BINDING_OF[Action.PROGRAM])
        turn = turn._replace(label=say("listing_button" if has_values else "values_button"))
        _buttons[kept] = button(scene, BINDING_OF[listing]), turn
    return _buttons[kept]


def _choice(program: Program, chosen: Program, say: Words) -> Choice:
    return Choice(say(program.value), program, program is chosen)


def _board(board: tuple[int, ...]) -> tuple[CallLook, ...]:
    return tuple(CallLook(f"board[{k}]", str(row + 1), "") for k, row in enumerate(board))


def _call(call: Call, say: Words) -> CallLook:
    kept = call, say.language
    if kept not in _calls:
        if len(_calls) >= KEPT:
            _calls.clear()
        row = "" if call.row is None else say("call_row", row=call.row)
        _calls[kept] = CallLook(f"place({call.column})", row, str(call.line))
    return _calls[kept]


@lru_cache(maxsize=64)
def _value(name: str, value: tuple[int, ...] | int | None) -> Value:
    """Return a variable and its value; what is not known is a question mark."""
    if not isinstance(value, tuple):
        return Value(name, ("?" if value is None else str(value),))
    rows = [str(row) for row in value]
    fewer = [f"[…, {', '.join(rows[-count:])}]" for count in ROWS_NAMED if count < len(rows)]
    return Value(name, (f"[{', '.join(rows)}]", *fewer))


def calls_within(calls: tuple[CallLook, ...], room: int) -> tuple[CallLook | None, ...]:
    """Return the calls for which there is room, at least two: the first one, None for those left out, the innermost.

    >>> calls = tuple(CallLook(f"place({k})", "", "8") for k in range(1, 7))
    >>> [call and call.call for call in calls_within(calls, 4)]
    ['place(1)', None, 'place(5)', 'place(6)']
    >>> [call and call.call for call in calls_within(calls, 2)]
    [None, 'place(6)']
    """
    if len(calls) <= room:
        return calls
    if room < 3:
        return (None, *calls[-1:])
    return (calls[0], None, *calls[2 - room :])
