"""How high the strip of a lesson is: as its longest question takes it, so that it is as high at each stop."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..app.lesson import LESSONS
from ..pens.face import SEMIBOLD
from ..pens.letters import TableFace
from ..pens.type_sizes import TypeSizes, padding
from ..words.words import messages
from .opened import Opened

LARGE, SMALL, FINGERS = 20, 18, 18
"""The type of a question in a window as designed, where that needs more than two lines, and on a phone."""

WIDER = 0.95
"""The share of a line that is filled at most: pens measure their letters each for itself."""

LINE = 1.28
"""How far lines are apart, in their type."""

_FACE = TableFace()


class LessonRoom(NamedTuple):
    """The height of the first row and of what is kept around the question, its type, and its lines."""

    row: int
    gap: int
    size: int
    lines: int

    @property
    def height(self) -> int:
        """All of it."""
        return self.row + 3 * self.gap + round(LINE * self.size * self.lines)


def lesson_height(opened: Opened, width: int, text: TypeSizes, unit: float) -> int:
    """Return how high the strip of a lesson is in a place of some width, 0 where none is on."""
    return lesson_room(opened.lesson, width, text, unit).height if opened.lesson else 0


def lesson_room(lesson: tuple[str, int], width: int, text: TypeSizes, unit: float) -> LessonRoom:
    """Return how the strip of a lesson is divided."""
    free = width - 2 * padding(text, width)
    if text.touch:
        return LessonRoom(text.touch, 3, FINGERS, _lines(*lesson, FINGERS, width - 22))
    size, small = (max(text.smallest, round(one * unit)) for one in (LARGE, SMALL))
    lines = _lines(*lesson, size, free)
    if lines > 2:
        size, lines = small, _lines(*lesson, small, free)
    return LessonRoom(max(text.hint + 8, round(32 * unit)), max(4, round(9 * unit)), size, lines)


@lru_cache(maxsize=64)
def _lines(language: str, number: int, size: int, width: int) -> int:
    """Return how many lines the longest question of a lesson takes."""
    words, room = messages(language), int(WIDER * width)
    questions = [words[stop.question] for stop in LESSONS[number - 1].stops]
    return max(len(_FACE.wrapped(one, size, room, 10**6, SEMIBOLD)[1]) for one in questions)
