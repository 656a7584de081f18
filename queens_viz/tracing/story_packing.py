"""A story as JSON: for a page, and on its way from where a program runs.

It has the recording and what the judge found, so that nothing is judged again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..search.readings import Axis, Kind, Reading
from .board import Board, Hint, Shape
from .events import Opaque, Variable
from .layout import Branch, Layout
from .packing import differences, packed, sums, unpacked
from .sentence import Sentence
from .squares import Square
from .story import Story
from .story_parts import Judged, Reported, Scene
from .verdicts import Answered, Verdict

# Stories.


def packed_story(story: Story) -> dict[str, Any]:
    """Return a story as JSON has it."""
    return {"recording": packed(story.recording), **packed_judged(story)}


def packed_judged(story: Story) -> dict[str, Any]:
    """Return a story without its recording as JSON has it."""
    judged = story.judged
    return {
        "verdict": _packed_verdict(judged.verdict),
        "names": list(judged.names),
        "branches": list(judged.layout.branches),
        "counted": sorted(judged.layout.counted),
        "scenes": _packed_scenes(judged.scenes),
        "texts": _texts(story),
        "reported": [_packed_reported(one) for one in judged.reported],
        "missing": [_numbers(solution) for solution in judged.missing],
    }


def unpacked_story(data: dict[str, Any]) -> Story:
    """Return the story that JSON has; ValueError if its recording has another format.

    Nothing is judged.
    """
    return Story(unpacked(data["recording"]), unpacked_judged(data))


def unpacked_judged(data: dict[str, Any]) -> Judged:
    """Return a story, except its recording, as data for JSON."""
    verdict = _unpacked_verdict(data["verdict"])
    scenes = _unpacked_scenes(data["scenes"], data["texts"])
    reported = []
    if verdict and verdict.board:
        reported = [_unpacked_reported(row, verdict.board) for row in data["reported"]]
    return Judged(
        verdict,
        names=tuple(data["names"]),
        layout=Layout(
            tuple([Branch(*fields) for fields in data["branches"]]),
            frozenset(data["counted"]),
        ),
        scenes=tuple(scenes),
        reported=tuple(reported),
        missing=tuple([_squares(numbers) for numbers in data["missing"]]),
    )


def packed_result(story: Story, remarks: Iterable[Sentence]) -> dict[str, Any]:
    """Return a story, and the remarks on how its program was run, as JSON has them."""
    return {"story": packed_story(story), "remarks": packed_sentences(remarks)}


def unpacked_result(data: dict[str, Any]) -> tuple[Story, tuple[Sentence, ...]]:
    """Return a story, and the remarks on how its program was run."""
    return unpacked_story(data["story"]), unpacked_sentences(data["remarks"])


# The board from step to step.


def _packed_scenes(scenes: Sequence[Scene]) -> list[list[int]]:
    """Return scenes as columns of numbers.

    The queens of a scene are how many of those before stay, and the others.
    """
    kept = []
    counts = []
    added = list[int]()
    before: Sequence[Square] = ()
    for scene in scenes:
        same = 0
        for square, other in zip(before, scene.order, strict=False):
            if square != other:
                break
            same += 1
        others = scene.order[same:]
        kept.append(same)
        counts.append(len(others))
        added += _numbers(others)
        before = scene.order
    return [
        differences([scene.step for scene in scenes]),
        [scene.step - scene.source for scene in scenes],
        [scene.n for scene in scenes],
        [int(scene.is_new) for scene in scenes],
        kept,
        counts,
        added,
    ]


def _unpacked_scenes(columns: list[list[int]], texts: list[str]) -> list[Scene]:
    """Return the scenes that have such numbers; the last ones have texts, too."""
    changes, distances, sizes, is_new, kept, counts, added = columns
    steps = sums(changes)
    values: list[object] = [None] * (len(steps) - len(texts))
    values += map(Opaque, texts)
    return list(
        map(
            Scene,
            steps,
            [step - back for step, back in zip(steps, distances, strict=True)],
            _orders(kept, counts, _squares(added)),
            sizes,
            map(bool, is_new),
            values,
        )
    )


def _orders(
    kept: list[int], counts: list[int], added: tuple[Square, ...]
) -> list[tuple[Square, ...]]:
    """Return the queens of scenes: how many stay each time, and how many are added.

    >>> _orders([0, 1, 0], [2, 1, 0], ((0, 0), (1, 2), (1, 3)))
    [((0, 0), (1, 2)), ((0, 0), (1, 3)), ()]
    """
    orders = list[tuple[Square, ...]]()
    order: tuple[Square, ...] = ()
    start = 0
    for same, count in zip(kept, counts, strict=True):
        order = order[:same] + added[start : start + count]
        start += count
        orders.append(order)
    return orders


def _texts(story: Story) -> list[str]:
    """Return the texts of the board from where nothing else was followed.

    They are those of the last scenes; where all was followed there are none.
    """
    switch = story.recording.switch
    if switch is None:
        return []
    scenes = story.judged.scenes
    first = sum(scene.step <= switch for scene in scenes)
    return [story.board_text(scene) for scene in scenes[max(0, first - 1) :]]


def _packed_reported(reported: Reported) -> list[int]:
    """Return a board that was reported as numbers. Its text follows from them."""
    is_right = int(reported.is_right)
    return [reported.step, is_right, *_numbers(reported.queens)]


def _unpacked_reported(row: list[int], board: Board) -> Reported:
    """Return the board that has such numbers."""
    step, is_right, *numbers = row
    queens = _squares(numbers)
    return Reported(
        queens,
        step,
        is_right=bool(is_right),
        text=board.queens(queens),
    )


def _numbers(squares: Iterable[Square]) -> list[int]:
    """Return squares as one list of numbers.

    >>> _numbers([(0, 1), (1, 3)])
    [0, 1, 1, 3]
    """
    return [number for square in squares for number in square]


def _squares(numbers: list[int]) -> tuple[Square, ...]:
    """Return the squares that are one list of numbers.

    >>> _squares([0, 1, 1, 3])
    ((0, 1), (1, 3))
    """
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


# Verdicts, boards and sentences.


def packed_sentences(sentences: Iterable[Sentence]) -> list[list[Any]]:
    """Return sentences as JSON has them."""
    return [[sentence.message, sentence.values] for sentence in sentences]


def unpacked_sentences(rows: list[list[Any]]) -> tuple[Sentence, ...]:
    """Return the sentences that JSON has."""
    return tuple([Sentence(message, values) for message, values in rows])


def packed_hint(hint: Hint) -> list[Any]:
    """Return how a person reads the board as JSON has it.

    >>> unpacked_hint(packed_hint(Hint("rows", axis=Axis.ROW)))
    Hint(name='rows', base=None, axis=<Axis.ROW: 'row'>)
    """
    return [hint.name, hint.base, hint.axis.value if hint.axis else None]


def unpacked_hint(fields: list[Any]) -> Hint:
    """Return how a person reads the board."""
    name, base, axis = fields
    return Hint(name, base, Axis(axis) if axis else None)


def _packed_verdict(verdict: Verdict | None) -> dict[str, Any] | None:
    if verdict is None:
        return None
    data: dict[str, Any] = dict(zip(Verdict._fields, verdict, strict=True))
    data["board"] = _packed_board(verdict.board)
    data["sentences"] = packed_sentences(verdict.sentences)
    if verdict.node is not None:
        data["node"] = _numbers(sorted(verdict.node))
    return data


def _unpacked_verdict(data: dict[str, Any] | None) -> Verdict | None:
    if data is None:
        return None
    answered, node = data["answered"], data["node"]
    queen = data.get("queen")  # pages of older editions have none
    fields = {
        **data,
        "board": _unpacked_board(data["board"]),
        "sentences": unpacked_sentences(data["sentences"]),
        "also_tried": tuple(data["also_tried"]),
        "answered": Answered(*answered) if answered else None,
        "node": None if node is None else frozenset(_squares(node)),
        "queen": None if queen is None else (queen[0], queen[1]),
    }
    return Verdict(**fields)


def _packed_board(board: Board | None) -> dict[str, Any] | None:
    if board is None:
        return None
    shape = board.shape
    reading = dict(zip(Reading._fields, shape.reading, strict=True))
    reading["kind"] = shape.reading.kind.value
    reading["axis"] = shape.reading.axis.value
    return {
        "names": list(board.names),
        "axis": board.axis.value,
        "score": board.score,
        "reading": reading,
        "shape": list(shape[1:]),
    }


def _unpacked_board(data: dict[str, Any] | None) -> Board | None:
    if data is None:
        return None
    reading = dict(data["reading"])
    fields = reading["fields"]
    reading["kind"] = Kind(reading["kind"])
    reading["axis"] = Axis(reading["axis"])
    reading["fields"] = tuple(fields) if fields else None
    names = tuple([Variable(*name) for name in data["names"]])
    return Board(
        names[0],
        names,
        shape=Shape(Reading(**reading), *data["shape"]),
        axis=Axis(data["axis"]),
        score=data["score"],
    )
