"""The search as a program to be read: its listing, which lines ran last, its calls and its values."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.commands import Action
from ..pens.buttons import ButtonLook
from ..search.listing import Call, Program, calls, listing, marks, values
from ..search.listing import Value as Variable
from ..search.position import Position
from ..search.strategy import FEWEST, PLAIN
from ..words.words import Words
from .buttons import button
from .scene import Scene

_buttons: dict[tuple[object, ...], tuple[ButtonLook, ButtonLook]] = {}
_calls: dict[tuple[Call, str, str], CallLook] = {}

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
    `switch` has two `choices`, and its key for a label; of a search with one listing it has none, and `only` says so
    in its place. The innermost of the `calls` is the last one; there are never more than `most_calls`, none longer
    than the `longest_call`, nor in words for a row longer than the `longest_row`; a `remark` tells why there are none.
    Of the loop there are the elements of its list instead.
    Where listing and values don't both fit, `turn` puts one in the place of the other, and `has_values` says which.
    """

    lines: tuple[str, ...]
    ran: frozenset[int]
    changed: frozenset[int]
    switch: ButtonLook
    choices: tuple[Choice, ...]
    headings: tuple[str, str]
    calls: tuple[CallLook, ...]
    most_calls: int
    longest_call: str
    longest_row: str
    remark: str
    values: tuple[Value, ...]
    turn: ButtonLook
    has_values: bool
    only: str = ""


def look(scene: Scene) -> ProgramLook:
    """Decide what is shown of the program."""
    position, say, n = scene.seen.position, scene.say, scene.n
    is_plain, is_fewest = position.strategy is PLAIN, position.strategy is FEWEST
    program = scene.state.program if is_plain else Program.RECURSION
    lines = listing(program, position.strategy) or []
    ran, changed = marks(program, position)
    is_loop = program is Program.LOOP
    # The list is the loop's memory, as the open calls are the recursion's.
    memory = _board(position.board) if is_loop else _calls_of(position, say)
    switch, turn = _buttons_of(scene)
    return ProgramLook(
        lines=tuple(lines),
        ran=frozenset(line - 1 for line in ran),
        changed=frozenset(line - 1 for line in changed),
        switch=switch,
        choices=tuple([_choice(one, program, say) for one in Program]) if is_plain else (),
        headings=("board", "") if is_loop else (say("calls"), say("call_line")),
        calls=memory,
        most_calls=n + 1,
        longest_call=f"column = {n}" if is_fewest else f"place({n + 1})",
        longest_row=say("call_row", row=n),
        remark=say("no_calls") if is_loop else "" if memory else say("has_returned", call=lines[-1]),
        values=tuple(
            _value(name, _elements(value)) for name, value in values(program, position, scene.seen.found).items()
        ),
        turn=turn,
        has_values=scene.state.has_values,
        only="" if is_plain else say("one_listing"),
    )


def _buttons_of(scene: Scene) -> tuple[ButtonLook, ButtonLook]:
    """Return the switch, and what shows listing or values; a step changes neither."""
    say, has_values, switch = scene.say, scene.state.has_values, Action.LISTING
    kept = say.language, has_values, scene.taken, switch in scene.can, Action.PROGRAM in scene.can
    if kept not in _buttons:
        _buttons.clear()
        turn = button(scene, BINDING_OF[Action.PROGRAM])
        turn = turn._replace(label=say("listing_button" if has_values else "values_button"))
        _buttons[kept] = button(scene, BINDING_OF[switch]), turn
    return _buttons[kept]


def _choice(program: Program, chosen: Program, say: Words) -> Choice:
    return Choice(say(program.value), program, program is chosen)


def _board(board: tuple[int, ...]) -> tuple[CallLook, ...]:
    return tuple(CallLook(f"board[{k}]", str(row + 1), "") for k, row in enumerate(board))


def _calls_of(position: Position, say: Words) -> tuple[CallLook, ...]:
    """Return the open calls; where a call chooses its column itself, by that, and the innermost of a solution by none.

    >>> [call.call for call in _calls_of(Position.parse("fewest/1,3:5", 8), Words())]
    ['column = 1', 'column = 2', 'column = 3']
    """
    if position.strategy is not FEWEST:
        return tuple([_call(call, f"place({call.column})", say) for call in calls(position)])
    names = [f"column = {call.column}" if call.column <= position.n else "place([])" for call in calls(position)]
    return tuple([_call(call, name, say) for call, name in zip(calls(position), names, strict=True)])


def _call(call: Call, name: str, say: Words) -> CallLook:
    kept = call, name, say.language
    if kept not in _calls:
        if len(_calls) >= KEPT:
            _calls.clear()
        row = "" if call.row is None else say("call_row", row=call.row)
        _calls[kept] = CallLook(name, row, str(call.line))
    return _calls[kept]


def _elements(value: Variable) -> tuple[str, ...] | int | None:
    """Return the elements of a value that has some, its brackets around them; any other as it is."""
    if isinstance(value, list):
        return ("[", *[str(row) for row in value], "]")
    if isinstance(value, dict):
        return ("{", *[f"{column}: {row}" for column, row in value.items()], "}")
    return value


@lru_cache(maxsize=64)
def _value(name: str, value: tuple[str, ...] | int | None) -> Value:
    """Return a variable and its value; what is not known is a question mark."""
    if not isinstance(value, tuple):
        return Value(name, ("?" if value is None else str(value),))
    begin, *rows, end = value
    fewer = [f"{begin}…, {', '.join(rows[-count:])}{end}" for count in ROWS_NAMED if count < len(rows)]
    return Value(name, (f"{begin}{', '.join(rows)}{end}", *fewer))


def calls_within(calls: tuple[CallLook, ...], room: int) -> tuple[CallLook | None, ...]:
    """Return the calls for which there is room: the first one, None for those left out, the innermost.

    >>> calls = tuple(CallLook(f"place({k})", "", "8") for k in range(1, 7))
    >>> [call and call.call for call in calls_within(calls, 4)]
    ['place(1)', None, 'place(5)', 'place(6)']
    >>> [call and call.call for call in calls_within(calls, 2)]
    [None, 'place(6)']
    >>> [call and call.call for call in calls_within(calls, 1)]
    ['place(6)']
    """
    if len(calls) <= room or room < 2:
        return calls[max(0, len(calls) - room) :]
    if room < 3:
        return (None, *calls[-1:])
    return (calls[0], None, *calls[2 - room :])
