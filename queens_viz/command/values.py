"""What the words of the command line mean. Each is read, or refused with a note on what would be right."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, NamedTuple

from .. import text
from ..app.commands import FASTEST, FULL, SLOWEST
from ..app.lesson import Played, played
from ..pens.theme import THEMES
from ..search.facts import LARGEST
from ..search.listing import Program
from ..search.position import shortened
from ..search.strategy import Strategy
from ..words.words import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

LONGEST_PAUSE = 3600
"""Seconds of the longest pause."""

LAST = 999_999_999
"""The largest number of steps that --until takes, more than any recording holds, and the largest seed."""


WORKSHEET_SIZES = range(4, 11)
"""The sizes of boards that a worksheet is made for."""

QUESTIONS, MOST_QUESTIONS = 8, 24
"""How many questions a worksheet has by default, and at most."""


class Refused(Exception):
    """The user's words are wrong; the message says what was wrong and what would be right."""


class Until(NamedTuple):
    """How far to go: to a step's number, or by a number of steps; else to the end, or to the first solution before."""

    steps: int | None = None
    is_relative: bool = False
    to_solution: bool = False


class FileKind(NamedTuple):
    """A kind of file: how large it is drawn by default, and how many frames it holds at most."""

    size: tuple[int, int] = (1280, 800)
    most_frames: int | None = None


FILE_KINDS = {
    ".png": FileKind(),
    ".svg": FileKind(),
    ".gif": FileKind(size=(960, 600), most_frames=5_000),
    ".html": FileKind(),
}
"""The kinds of files that --save writes."""


def board_size(word: str) -> int:
    """Read N."""
    return _whole(word, 1, LARGEST, f"N must be a whole number from 1 to {LARGEST}, not {shortened(word)!r}")


def file(word: str) -> Path:
    """Read --save."""
    return _file(word, FILE_KINDS, "--save must name a .png, .svg, .gif or .html file")


def folder(word: str) -> Path:
    """Read --site."""
    from pathlib import Path

    if not word or "\0" in word:
        raise Refused(f"--site must name a folder, not {shortened(word)!r}")
    return Path(word)


def lesson(word: str) -> Played:
    """Read --lesson."""
    try:
        return played(word)
    except ValueError:
        raise Refused(f"--lesson is 1 or 2, or a stop of one as in 1.7, not {shortened(word)!r}") from None


def worksheet(word: str) -> Path:
    """Read --worksheet."""
    return _file(word, [".html"], "--worksheet must name a .html file")


def questions(word: str) -> int:
    """Read --questions."""
    complaint = f"--questions must be a whole number from 1 to {MOST_QUESTIONS}, not {shortened(word)!r}"
    return _whole(word, 1, MOST_QUESTIONS, complaint)


def seed(word: str) -> int:
    """Read --seed."""
    return _whole(word, 0, LAST, f"--seed must be a whole number from 0 to {LAST}, not {shortened(word)!r}")


def until(word: str) -> Until:
    """Read --until."""
    if word in ("first", "all"):
        return Until(to_solution=word == "first")
    complaint = f"--until must be first, all, a step's number, or +STEPS, not {shortened(word)!r}"
    is_relative = word.startswith("+")
    return Until(_whole(word[is_relative:], 0, LAST, complaint), is_relative)


def frames(word: str) -> str:
    """Read --frames."""
    if word not in ("steps", "solutions"):
        raise Refused(f"--frames must be steps or solutions, not {shortened(word)!r}")
    return word


def form(word: str) -> str:
    """Read --format."""
    return _one_of([form.value for form in text.Format], word, "--format")


def program(word: str) -> Program:
    """Read --program."""
    return Program(_one_of([program.value for program in Program], word, "--program"))


def strategy(word: str) -> Strategy:
    """Read --strategy."""
    return Strategy(_one_of([strategy.value for strategy in Strategy], word, "--strategy"))


def speed(word: str) -> float:
    """Read --speed, in steps a second."""
    if word == "full":
        return FULL
    complaint = f"--speed must be {SLOWEST:g} to {FASTEST:g} or full, not {shortened(word)!r}"
    return _decimal(word, SLOWEST, FASTEST, complaint)


def pause(word: str) -> float:
    """Read --pause, in seconds."""
    return _decimal(word, 0, LONGEST_PAUSE, f"--pause must be 0 to {LONGEST_PAUSE} seconds, not {shortened(word)!r}")


def theme(word: str) -> str:
    """Read --theme."""
    return _one_of(THEMES, word, "--theme")


def language(word: str) -> str:
    """Read --language."""
    return _one_of(LANGUAGES, word, "--language")


def drawn_size(word: str) -> tuple[int, int]:
    """Read --size, in pixels."""
    complaint = f"--size must be like 1280x800, each from 100 to 8000, not {shortened(word)!r}"
    width, _, height = word.partition("x")
    return _whole(width, 100, 8000, complaint), _whole(height, 100, 8000, complaint)


def _file(word: str, suffixes: Collection[str], complaint: str) -> Path:
    from pathlib import Path

    # Of what ends with a separator, or with a dot after one, a Path would forget that it names a folder.
    if os.path.splitext(os.path.basename(word))[1] not in suffixes or "\0" in word:
        raise Refused(f"{complaint}, not {shortened(word)!r}")
    return Path(word)


def _one_of(names: Collection[str], word: str, option: str) -> str:
    if word not in names:
        raise Refused(f"{option} must be one of {', '.join(names)}, not {shortened(word)!r}")
    return word


def _whole(word: str, least: int, most: int, complaint: str) -> int:
    """Read a whole number as people write one; int() would take signs, underscores and other digits too."""
    return int(_checked(word, "0|[1-9][0-9]{0,8}", int, least, most, complaint))


def _decimal(word: str, least: float, most: float, complaint: str) -> float:
    return _checked(word, r"(0|[1-9][0-9]{0,8})(\.[0-9]{1,9})?", float, least, most, complaint)


def _checked(word: str, pattern: str, read: Callable[[str], float], least: float, most: float, complaint: str) -> float:
    if not re.fullmatch(pattern, word) or not least <= read(word) <= most:
        raise Refused(complaint)
    return read(word)
