"""What a program does with a full board, until it changes the board.

A program that tests full boards does other things with a solution than with another
board: other lines run, a function returns another value, a variable gets one, something
is printed. What it does with every solution and also with a wrong board, it takes for a
solution. So nothing need be known of how it tests, counts or prints.
"""

from __future__ import annotations

from collections.abc import Sequence

from .events import CHANGES, Kind, Ref, Value
from .nodes import Walk
from .recording import Recording

Action = tuple[str, object, object]
"""Something that is done: a line that runs, a value that is returned or bound."""

MOST = 400
"""How many full boards are compared."""


def actions_of(
    recording: Recording, walk: Walk, numbers: Sequence[int]
) -> list[set[Action]]:
    """Return what is done with the board of each visit, until the next visit."""
    starts = [walk.visits[number].moment.source for number in numbers]
    ends = []
    for number in numbers:
        end = recording.steps - 1
        if number + 1 < len(walk.visits):
            end = walk.visits[number + 1].moment.source
        ends.append(end)
    actions: list[set[Action]] = [
        {("line", line, None) for line in recording.lines[max(0, start) : end + 1]}
        for start, end in zip(starts, ends, strict=True)
    ]
    for action, start, end in zip(actions, starts, ends, strict=True):
        if recording.output_length(end) > recording.output_length(start):
            action.add(("print", None, None))
    if numbers:
        _add_events(recording, actions, starts, ends)
    return actions


def _add_events(
    recording: Recording,
    actions: Sequence[set[Action]],
    starts: Sequence[int],
    ends: Sequence[int],
) -> None:
    """Add the values that functions return, and names that get other values."""
    values: dict[tuple[int, Value], Value] = {}
    names: dict[int, set[Value]] = {}  # of each object
    k = 0
    for event in recording.events():
        while k < len(ends) and event.source > ends[k]:
            k += 1
        if k == len(ends):
            return
        is_within = event.source >= starts[k]
        if event.kind is Kind.BIND:
            if isinstance(event.value, Ref):
                names.setdefault(event.value.number, set()).add(event.key)
            place = (event.subject, event.key)
            if is_within and place in values and values[place] != event.value:
                actions[k].add(("change", event.key, None))
            values[place] = event.value
        elif not is_within:
            continue
        elif event.kind is Kind.RETURN:
            if isinstance(event.value, (bool, int, type(None))):
                function = recording.frames[event.subject].function
                actions[k].add(("return", function, event.value))
        elif event.kind in CHANGES:
            changed = {event.key}
            if recording.objects[event.subject].kind != "instance":
                changed = names.get(event.subject, set())
            actions[k].update(("change", name, None) for name in changed)
