"""What comes next, in lines; the keys that it names are drawn as keycaps."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from . import keycap
from .face import words_of
from .pen import Pen


class Part(NamedTuple):
    """Some words of a line, or a key, and how far from the line's beginning it stands."""

    words: str
    is_key: bool
    left: int


class Hint(NamedTuple):
    """The lines of a hint, the size of their type, and how far apart they are."""

    lines: tuple[tuple[Part, ...], ...]
    size: int
    step: float

    @property
    def height(self) -> float:
        """The height of all lines."""
        return len(self.lines) * self.step

    def paint(self, pen: Pen, left: float, top: float) -> None:
        """Draw the lines."""
        for k, line in enumerate(self.lines):
            middle = round(top + (k + 0.5) * self.step)
            for words, is_key, shift in line:
                if is_key:
                    size = _cap_size(pen, self.size)
                    keycap.paint_at(pen, words, size, "text", midleft=(round(left + shift), middle))
                else:
                    pen.text(words, self.size, "muted", midleft=(left + shift, middle))


def _cap_size(pen: Pen, size: int) -> int:
    return max(pen.least(1), round(0.83 * size))


def _width(pen: Pen, words: str, size: int, *, is_key: bool) -> int:
    return keycap.width_of(pen, words, _cap_size(pen, size)) if is_key else pen.width(words, size)


@lru_cache(maxsize=64)
def broken(pen: Pen, words: str, keys: tuple[str, ...], size: int, width: float) -> Hint:
    """Break a hint into lines of a width."""
    blank, lines, left = pen.width(" ", size), list[list[Part]]([[]]), 0
    parts = list(_parts(words, keys))
    for k, (words_, is_key, is_glued) in enumerate(parts):
        wide = _width(pen, words_, size, is_key=is_key)
        gap = 0 if is_glued or not lines[-1] else blank
        # Keys that follow one another stay together.
        run = takewhile(lambda part: part[1], parts[k + 1 :]) if is_key else ()
        needed = wide + sum(blank + _width(pen, key, size, is_key=True) for key, *_ in run)
        if left + gap + needed > width and lines[-1] and not is_glued:
            lines.append([])
            left = gap = 0
        line = lines[-1]
        if line and not is_key and not line[-1].is_key:
            line[-1] = line[-1]._replace(words=f"{line[-1].words} {words_}")
        else:
            line.append(Part(words_, is_key, left + gap))
        left += gap + wide
    step = keycap.height_of(_cap_size(pen, size)) + 3 if keys else 1.25 * size
    return Hint(tuple(map(tuple, lines)), size, step)


def _parts(words: str, keys: tuple[str, ...]) -> Iterator[tuple[str, bool, bool]]:
    """Yield words and keys, and whether they stand close to what is before them."""
    left = list(keys)
    for word in words_of(words):
        bare = word.rstrip(".,")
        if left and bare == left[0]:
            yield left.pop(0), True, False
            if word != bare:
                yield word[len(bare) :], False, True
        else:
            yield word, False, False
