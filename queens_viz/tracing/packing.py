"""A recording as JSON: for a file, for a page, or sent by another process."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable
from typing import Any

from .events import (
    NUMBERS,
    Answer,
    Caught,
    Chunk,
    Ending,
    Event,
    FrameInfo,
    Lookup,
    ObjectInfo,
    Opaque,
    Outcome,
    Ref,
    Value,
)
from .recording import Recording

FORMAT = 1
"""The number of the format. It changes when older readers would fail."""


LARGEST_NUMBER = (1 << 53) - 1
"""The largest whole number that JSON has in a browser."""


def packed_value(value: Value) -> Any:
    """Return a value for JSON. A number that a browser would read wrongly becomes text.

    >>> packed_value((1, Ref(3), "Q", 2.0))
    ['tuple', 1, ['ref', 3], 'Q', ['float', '2.0']]
    """
    if isinstance(value, Ref):
        return ["ref", value.number]
    if isinstance(value, Opaque):
        return ["opaque", value.text]
    if isinstance(value, tuple):
        return ["tuple", *map(packed_value, value)]
    if isinstance(value, frozenset):
        return ["frozenset", *map(packed_value, value)]
    if isinstance(value, float):
        return ["float", repr(value)]
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        return ["int", hex(value)]
    return value


def unpacked_value(data: Any) -> Value:
    """Return the value of what JSON holds.

    >>> unpacked_value(["tuple", 1, ["ref", 3], "Q"])
    (1, Ref(3), 'Q')
    """
    if not isinstance(data, list):
        return data  # type: ignore[no-any-return]
    kind = data[0]
    if kind == "ref":
        return Ref(data[1])
    if kind == "opaque":
        return Opaque(data[1])
    if kind == "float":
        return float(data[1])
    if kind == "int":
        return int(data[1], 16)
    items = [unpacked_value(item) for item in data[1:]]
    return tuple(items) if kind == "tuple" else frozenset(items)


def packed_chunk(chunk: Chunk) -> dict[str, Any]:
    """Return an addition to a recording for JSON, without empty lists."""
    data: dict[str, Any] = {
        name: items for name, items in zip(Chunk._fields, chunk, strict=True) if items
    }
    if chunk.values:
        data["values"] = [packed_value(value) for value in chunk.values]
    return data


def unpacked_chunk(data: dict[str, Any]) -> Chunk:
    """Return the addition to a recording of such data."""
    none = array(NUMBERS)
    return Chunk(
        lines=data.get("lines", none),
        step_frames=data.get("step_frames", none),
        events=data.get("events", [none for _ in Event._fields]),
        values=[unpacked_value(value) for value in data.get("values", [])],
        frames=[FrameInfo(*fields) for fields in data.get("frames", [])],
        objects=[ObjectInfo(*fields) for fields in data.get("objects", [])],
        output=[(step, text) for step, text in data.get("output", [])],
        answers=[Answer(*fields) for fields in data.get("answers", [])],
    )


def packed_outcome(outcome: Outcome) -> dict[str, Any]:
    """Return what is known when a program is over."""
    return dict(zip(Outcome._fields, outcome, strict=True))


def unpacked_outcome(data: dict[str, Any]) -> Outcome:
    """Return what is known when a program is over."""
    kind, line, error, message, lookup, values, status = data["ending"]
    ending = Ending(
        kind,
        line,
        error,
        message,
        lookup=Lookup(*lookup) if lookup else None,
        values=tuple([(text, value) for text, value in values]),
        status=status,
    )
    caught = tuple([Caught(*fields) for fields in data["caught"]])
    return Outcome(**{**data, "ending": ending, "caught": caught})


def packed(recording: Recording) -> dict[str, Any]:
    """Return a recording as it is saved: rising numbers are kept as differences."""
    everything = recording.everything()
    data = packed_chunk(everything)
    kinds, steps, sources, *rest = everything.events
    distances = [step - source for step, source in zip(steps, sources, strict=True)]
    columns = [kinds, differences(steps), distances, *rest]
    data["events"] = [list(column) for column in columns]
    data["lines"] = list(recording.lines)
    data["step_frames"] = differences(recording.step_frames)
    data["format"] = FORMAT
    data["source"] = recording.source
    data["name"] = recording.name
    data["n"] = recording.n
    data["outcome"] = packed_outcome(recording.outcome())
    return data


def unpacked(data: dict[str, Any]) -> Recording:
    """Return a recording that was saved; ValueError for another format."""
    if data.get("format") != FORMAT:
        raise ValueError(f"format {data.get('format')}, not {FORMAT}")
    recording = Recording(data["source"], data["name"])
    recording.n = data["n"]
    chunk = dict(data)
    kinds, changes, distances, *rest = data["events"]
    steps = sums(changes)
    sources = [step - back for step, back in zip(steps, distances, strict=True)]
    columns = [kinds, steps, sources, *rest]
    chunk["events"] = [array(NUMBERS, column) for column in columns]
    chunk["lines"] = array(NUMBERS, data["lines"])
    chunk["step_frames"] = array(NUMBERS, sums(data["step_frames"]))
    recording.add(unpacked_chunk(chunk))
    recording.finish(unpacked_outcome(data["outcome"]))
    return recording


def text_of(recording: Recording) -> str:
    """Return a recording as JSON that is safe inside a script of a page."""
    text = json.dumps(packed(recording), separators=(",", ":"))
    return text.replace("<", "\\u003c")


def differences(numbers: Iterable[int]) -> list[int]:
    """Return how much each number is above the one before it.

    >>> differences([5, 6, 6, 8])
    [5, 1, 0, 2]
    """
    found = []
    before = 0
    for number in numbers:
        found.append(number - before)
        before = number
    return found


def sums(changes: Iterable[int]) -> list[int]:
    """Return the numbers that have such differences.

    >>> sums([5, 1, 0, 2])
    [5, 6, 6, 8]
    """
    numbers = []
    number = 0
    for change in changes:
        number += change
        numbers.append(number)
    return numbers
