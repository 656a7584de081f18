"""What a program did at the node of a lost solution, as far as it is certain.

Which argument of a test is a square's place, and which of its two answers refuses a
square, is learned from all queens that the program placed: a refused one never stays.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ..search.readings import Kind as Holder
from .case import Case
from .events import Kind, texts_of_arguments
from .nodes import Move, Visit
from .squares import Queens, Square
from .verdicts import Answered

LEAST = 3
"""The least queens in different places by which an argument or a variable is known."""


class Asked(NamedTuple):
    """A call that returned True or False."""

    function: str
    begin: int  # the step at which it begins
    source: int  # the step of its return
    parent: int  # the frame that called it
    arguments: tuple[tuple[str, object], ...]
    value: bool
    visit: int  # the number of the visit whose board stood

    def number(self, name: str) -> int | None:
        """Return an argument that is a whole number."""
        value = dict(self.arguments).get(name)
        return value if type(value) is int else None

    def text(self) -> str:
        """Return the call as it may be written: "safe(5)"."""
        texts = texts_of_arguments(self.arguments)
        function = self.function.rpartition(".")[2]
        return f"{function}({', '.join(text for text in texts if text != 'self')})"


class Wrongly(NamedTuple):
    """A call that refused a safe square."""

    answered: Answered
    value: bool
    queen: Square


def refused(case: Case, node: Queens, queen: Square) -> Wrongly | None:
    """Return the call that refused a queen at a node, or the last queen of the node.

    The node is safe, and so is the queen there.
    """
    asked = list(_asked(case))
    for name in sorted({one.function for one in asked}):
        calls = [one for one in asked if one.function == name]
        found = _refused_after(case, calls, node) or _refused_before(
            case, calls, node, queen
        )
        if found:
            one, square = found
            line = case.recording.line(one.source)
            return Wrongly(Answered(one.text(), one.begin, line), one.value, square)
    return None


def _asked(case: Case) -> Iterator[Asked]:
    """Yield the calls that returned True or False in the first phase."""
    recording = case.recording
    starts = [visit.moment.source for visit in case.walk.visits]
    for call in recording.boolean_calls(_end(case)):
        source = call.returned.source
        frame = recording.frames[call.returned.subject]
        yield Asked(
            function=frame.function,
            begin=call.begin,
            source=source,
            parent=frame.parent,
            arguments=call.arguments,
            value=bool(call.returned.value),
            visit=bisect_right(starts, source) - 1,
        )


def _end(case: Case) -> int:
    """Return the step at which the first phase or the search of this size ends."""
    switch = case.recording.switch
    return case.end if switch is None else min(case.end, switch)


def _order(case: Case, number: int) -> tuple[Square, ...]:
    """Return the board of a visit; before the first one it is empty."""
    return case.walk.visits[number].order if number >= 0 else ()


def _refusal(kept: Sequence[bool], calls: Sequence[Asked]) -> bool | None:
    """Return the answer after which no queen ever stayed, if the other one keeps."""
    values = {one.value for one, is_kept in zip(calls, kept, strict=True) if is_kept}
    return not values.pop() if len(values) == 1 else None


# A test of a queen that is on the board already.


def _refused_after(
    case: Case, calls: Sequence[Asked], node: Queens
) -> tuple[Asked, Square] | None:
    """Return the call that refused the last queen of a node, placed before the test."""
    visits = case.walk.visits
    tests = list[Asked]()
    kept = list[bool]()
    for one in calls:
        visit = visits[one.visit] if one.visit >= 0 else None
        if visit is None or visit.move is Move.REMOVE or len(visit.order) == case.n:
            continue
        if one.parent != visit.moment.frame or one.begin < visit.moment.source:
            continue
        tests.append(one)
        following = _order(case, min(one.visit + 1, len(visits) - 1))
        is_longer = len(following) > len(visit.order)
        kept.append(is_longer and following[: len(visit.order)] == visit.order)
    places = {_order(case, one.visit)[-1][1] for one in tests}
    refusal = _refusal(kept, tests)
    if refusal is None or len(places) < LEAST or sum(kept) < LEAST:
        return None
    # A test before the queen is placed has the next queen among its arguments.
    if len(tests) < len(calls) - _at_full_boards(case, calls):
        return None
    for one in tests:
        order = _order(case, one.visit)
        if one.value is refusal and frozenset(order) == node:
            return one, order[-1]
    return None


def _at_full_boards(case: Case, calls: Sequence[Asked]) -> int:
    """Return how many calls were made while the board was full."""
    return sum(len(_order(case, one.visit)) == case.n for one in calls)


# A test of a square on which a queen is placed afterwards.


def _refused_before(
    case: Case, calls: Sequence[Asked], node: Queens, queen: Square
) -> tuple[Asked, Square] | None:
    """Return the call that refused a square at a node."""
    placed = _placed_after(case, calls)
    kept = [number in placed for number in range(len(calls))]
    refusal = _refusal(kept, calls)
    if refusal is None:
        return None
    names = [name for name, _ in calls[0].arguments]
    places = {number: visit.order[-1][1] for number, visit in placed.items()}
    if len(set(places.values())) < LEAST:
        return None
    place = _named(names, calls, places)
    lines = {number: visit.order[-1][0] for number, visit in placed.items()}
    line = _named(names, calls, lines) if len(set(lines.values())) > 1 else None
    if place is None or place == line:
        return None
    if line is None and not _is_next(case, placed.values(), node, queen):
        return None
    for one in calls:
        order = _order(case, one.visit)
        if line:
            if one.number(line[0]) != queen[0] + line[1]:
                continue
            order = _without(order, queen[0])
        is_place = one.number(place[0]) == queen[1] + place[1]
        if one.value is refusal and is_place and frozenset(order) == node:
            return one, queen
    return None


def _without(order: tuple[Square, ...], line: int) -> tuple[Square, ...]:
    """Return the queens before that of a line: the others are out of date."""
    lines = [one for one, _ in order]
    return order[: lines.index(line)] if line in lines else order


def _is_next(case: Case, placed: Iterable[Visit], node: Queens, queen: Square) -> bool:
    """Return whether the queen after a node can stand in one line only, its own."""
    if case.board.shape.is_fixed:
        return False  # which line is searched isn't seen
    if case.board.kind is Holder.ROWS:
        return queen[0] == len(node)
    lines = {
        visit.order[-1][0] for visit in placed if len(visit.order) == len(node) + 1
    }
    return lines == {queen[0]}


def _placed_after(case: Case, calls: Sequence[Asked]) -> dict[int, Visit]:
    """Return the queens that were placed directly after calls, by their numbers."""
    visits = case.walk.visits
    placed = dict[int, Visit]()
    for number, one in enumerate(calls):
        if one.visit + 1 >= len(visits):
            continue
        following = visits[one.visit + 1]
        is_last = number + 1 == len(calls) or calls[number + 1].visit > one.visit
        if is_last and following.move in (Move.PLACE, Move.REPLACE):
            placed[number] = following
    return placed


def _named(
    names: Sequence[str], calls: Sequence[Asked], indices: dict[int, int]
) -> tuple[str, int] | None:
    """Return the argument that had all these indices, and from where it counts."""
    for name in names:
        values = {k: calls[k].number(name) for k in indices}
        offsets = {
            None if value is None else value - indices[k] for k, value in values.items()
        }
        if len(offsets) == 1 and None not in offsets:
            return name, offsets.pop() or 0
    return None


# The squares that a loop has tried.


class Bound(NamedTuple):
    """A value that a loop gave its variable."""

    source: int
    frame: int
    name: object
    value: int


def last_tried(case: Case, head: int, node: Queens, queen: Square) -> Bound | None:
    """Return the last value of a `for` loop at a node, if it never came to a queen.

    Its variable had the place of each queen that was placed in the loop. In the call
    that searched the node it had other values, but not this one.
    """
    bound = _bound(case, head)
    starts = [visit.moment.source for visit in case.walk.visits]
    at_node = [
        one
        for one in bound
        if frozenset(_order(case, bisect_right(starts, one.source) - 1)) == node
    ]
    offsets = _offsets(case, head, bound)
    known = [name for name, found in offsets.items() if len(found) == 1]
    if len(known) != 1:
        return None
    number = queen[1] + offsets[known[0]].pop()
    tried = [one for one in at_node if one.name == known[0]]
    frames = {one.frame for one in tried}
    is_tried = any(one.frame in frames and one.value == number for one in bound)
    return tried[-1] if tried and not is_tried else None


def _bound(case: Case, head: int) -> list[Bound]:
    """Return the whole numbers that a loop gave its variables in the first phase."""
    recording = case.recording
    end = _end(case)
    bound = list[Bound]()
    for event in recording.events():
        if event.step >= end:
            break
        if event.kind is not Kind.BIND or type(event.value) is not int:
            continue
        if recording.line(event.source) == head:
            bound.append(Bound(event.source, event.subject, event.key, event.value))
    return bound


def _offsets(case: Case, head: int, bound: Sequence[Bound]) -> dict[object, set[int]]:
    """Return by how much the variables of a loop differed from the queens' places."""
    last: dict[int, dict[object, int]] = {}  # by frames, the values of the names
    offsets: dict[object, set[int]] = {}
    number = 0
    for visit in case.walk.visits:
        line = case.line_of(visit)
        is_placing = visit.move in (Move.PLACE, Move.REPLACE)
        if not is_placing or line is None or case.text.loop_of(line) != head:
            continue
        while number < len(bound) and bound[number].source <= visit.moment.source:
            one = bound[number]
            last.setdefault(one.frame, {})[one.name] = one.value
            number += 1
        for name, value in last.get(visit.moment.frame, {}).items():
            offsets.setdefault(name, set()).add(value - visit.order[-1][1])
    return offsets


def last_in_loop(case: Case, head: int, bound: Bound) -> int:
    """Return the last line of a loop that ran after a value, in the same call."""
    recording = case.recording
    loop = next(loop for loop in case.text.loops if loop.line == head)
    last = head
    for step in range(bound.source + 1, _end(case)):
        if recording.step_frames[step] != bound.frame:
            continue
        line = recording.lines[step]
        if not loop.line <= line <= loop.end:
            break
        last = line
        if line == head:
            break
    return last
