"""The words of the command line: which there are, what they mean, and which go together."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, NoReturn

from .. import __version__, text
from ..app.commands import FASTEST, FULL, SLOWEST
from ..looks.theme import THEMES
from ..search.facts import LARGEST
from ..search.position import shortened
from ..words.languages import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

LONGEST_PAUSE = 3600
"""Seconds of the longest pause."""

LAST = 999_999_999
"""The largest number of steps that --until takes; more than any recording holds."""


class Refused(Exception):
    """The user's words are wrong; the message says what was wrong and what would be right."""


class Asked(Exception):
    """The help or the version is asked for; the message is it."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Refused(message)

    def _print_message(self, message: str, file: object = None) -> NoReturn:
        # As it is it would hide a full disk.
        raise Asked(message)


class Until(NamedTuple):
    """How far to go: to a step's number, or so many steps; else to the end, or to the first solution before."""

    steps: int | None = None
    is_relative: bool = False
    to_solution: bool = False


class Kind(NamedTuple):
    """A kind of file: the options that it uses, how large it is drawn, and how many frames it holds."""

    options: frozenset[str]
    size: tuple[int, int] = (1280, 800)
    most_frames: int | None = None


class Job(NamedTuple):
    """What the command can do besides opening the window: the options that it uses, and its help."""

    options: frozenset[str]
    help: str


WINDOW = frozenset({"run", "speed", "pause", "loop", "predict", "theme", "fullscreen", "size", "at"})
"""The options of the window, beside those that go with every job."""

ALWAYS = frozenset({"language"})
"""The options that go with every job."""

_EVERY_FILE = frozenset({"at", "until", "theme", "force"})

KINDS = {
    ".png": Kind(_EVERY_FILE | {"size"}),
    ".gif": Kind(_EVERY_FILE | {"size", "frames", "speed", "pause"}, most_frames=5_000, size=(960, 600)),
    ".html": Kind(_EVERY_FILE | {"speed", "pause"}, most_frames=20_000),
}
"""The kinds of files that --save writes."""

JOBS = {
    "first": Job(frozenset({"format", "at"}), "print one solution, as numbers and a board of Q"),
    "all": Job(frozenset({"format", "at"}), "print every solution"),
    "count": Job(frozenset({"at"}), "print how many solutions there are, and how many up to rotation and mirror"),
    "trace": Job(frozenset({"at"}), "print every step: its number, position and sentence"),
    "save": Job(
        frozenset().union(*(kind.options for kind in KINDS.values())),
        "save a picture (.png), a recording (.gif) or a page that plays it (.html); no window",
    ),
    "tree": Job(frozenset({"at"}), "print the search tree, indented; with --at as far as it is walked there"),
}


def parse(arguments: list[str]) -> argparse.Namespace:
    """Return what was given: only that, so that an option that a job does not use can be told from a default."""
    return parser().parse_args(arguments)


def job_of(options: argparse.Namespace) -> str | None:
    """Return the job that is asked for, None for the window; refuse options that it does not use."""
    jobs = [job for job in JOBS if job in options]
    if len(jobs) > 1:
        raise Refused(f"--{jobs[0]} and --{jobs[1]} are two jobs: one at a time")
    used = JOBS[jobs[0]].options if jobs else WINDOW
    for name in vars(options):
        if name not in {"n", *jobs, *used, *ALWAYS}:
            users = users_of(name)
            if users == ["--save"]:
                raise Refused(f"--{name} needs --save")
            what = f"--{jobs[0]}" if jobs else "the window"
            raise Refused(f"--{name} is not used by {what}")
    if jobs == ["save"]:
        _check_kind(options)
    return jobs[0] if jobs else None


def users_of(option: str) -> list[str]:
    """Return what uses an option: jobs, and the window."""
    return [f"--{job}" for job in JOBS if option in JOBS[job].options] + ["the window"] * (option in WINDOW)


def _check_kind(options: argparse.Namespace) -> None:
    """Refuse options that a file of this kind does not use."""
    suffix = options.save.suffix
    for name in vars(options):
        suffixes = [other for other, kind in KINDS.items() if name in kind.options]
        if suffixes and suffix not in suffixes:
            raise Refused(f"--{name} is used by a {' or '.join(suffixes)}, not by a {suffix}")


def parser() -> argparse.ArgumentParser:
    """Return what reads the arguments."""
    parser = _Parser(
        prog="queens-viz",
        description="Shows the search for all solutions of N queens, step by step.",
        argument_default=argparse.SUPPRESS,
        allow_abbrev=False,
    )
    parser.add_argument(
        "n", metavar="N", nargs="?", default=8, type=_size_of_board,
        help=f"size of the board, 1 to {LARGEST} (8 if left out)",
    )  # fmt: skip
    for name, job in JOBS.items():
        if name == "save":
            parser.add_argument("--save", metavar="FILE", type=_file, help=job.help)
        else:
            parser.add_argument(f"--{name}", action="store_true", help=job.help)
    parser.add_argument(
        "--until", type=_until,
        help="with --save: how far to go: first, all, a step's number, or +STEPS from where it begins",
    )  # fmt: skip
    parser.add_argument("--frames", type=_frames, help="with --save: what a .gif shows: steps or solutions")
    parser.add_argument("--force", action="store_true", help="with --save: replace the file if it exists")
    parser.add_argument("--format", type=_format, help="with --first and --all: text, json, csv or pairs")
    parser.add_argument("--run", action="store_true", help="begin to run at once")
    parser.add_argument(
        "--speed",
        metavar="S",
        type=_speed,
        help=f"steps a second, {SLOWEST:g} to {FASTEST:g}, or full (6.7)",
    )
    parser.add_argument(
        "--pause",
        metavar="S",
        type=_pause,
        help=f"seconds that a run stays on a solution, 0 to {LONGEST_PAUSE} (5)",
    )
    parser.add_argument("--loop", action="store_true", help="pause at the end and begin again")
    parser.add_argument("--predict", action="store_true", help="let the class predict the verdicts")
    parser.add_argument("--theme", type=_theme, help=", ".join(THEMES))
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen")
    parser.add_argument(
        "--size", metavar="WxH", type=_size_of_window, help="size of the window, or of the picture, in pixels"
    )
    parser.add_argument(
        "--at", metavar="POSITION",
        help="begin there: rows of the queens, a colon, row of the candidate, as in 2,4,1:3",
    )  # fmt: skip
    parser.add_argument("--language", type=_language, help=f"{' or '.join(LANGUAGES)}; else as the environment asks")
    parser.add_argument("--version", action="version", version=f"queens-viz {__version__}")
    return parser


def _format(word: str) -> str:
    names = [form.value for form in text.Format]
    if word not in names:
        raise Refused(f"--format must be one of {', '.join(names)}, not {shortened(word)!r}")
    return word


def _file(word: str) -> Path:
    from pathlib import Path

    path = Path(word)
    if path.suffix not in KINDS or "\0" in word:
        raise Refused(f"--save must name a .png, .gif or .html file, not {shortened(word)!r}")
    return path


def _until(word: str) -> Until:
    if word in ("first", "all"):
        return Until(to_solution=word == "first")
    complaint = f"--until must be first, all, a step's number, or +STEPS, not {shortened(word)!r}"
    is_relative = word.startswith("+")
    return Until(_whole(word[is_relative:], 0, LAST, complaint), is_relative)


def _frames(word: str) -> str:
    if word not in ("steps", "solutions"):
        raise Refused(f"--frames must be steps or solutions, not {shortened(word)!r}")
    return word


def _size_of_board(word: str) -> int:
    return _whole(word, 1, LARGEST, f"N must be a whole number from 1 to {LARGEST}, not {shortened(word)!r}")


def _speed(word: str) -> float:
    if word == "full":
        return FULL
    complaint = f"--speed must be {SLOWEST:g} to {FASTEST:g} or full, not {shortened(word)!r}"
    return _decimal(word, SLOWEST, FASTEST, complaint)


def _pause(word: str) -> float:
    return _decimal(word, 0, LONGEST_PAUSE, f"--pause must be 0 to {LONGEST_PAUSE} seconds, not {shortened(word)!r}")


def _theme(word: str) -> str:
    if word not in THEMES:
        raise Refused(f"--theme must be one of {', '.join(THEMES)}, not {shortened(word)!r}")
    return word


def _language(word: str) -> str:
    if word not in LANGUAGES:
        raise Refused(f"--language must be one of {', '.join(LANGUAGES)}, not {shortened(word)!r}")
    return word


def _size_of_window(word: str) -> tuple[int, int]:
    complaint = f"--size must be like 1280x800, each from 100 to 8000, not {shortened(word)!r}"
    width, _, height = word.partition("x")
    return _whole(width, 100, 8000, complaint), _whole(height, 100, 8000, complaint)


def _whole(word: str, least: int, most: int, complaint: str) -> int:
    """Read a whole number as people write one; int() would take signs, underscores and other digits too."""
    return int(_checked(word, "0|[1-9][0-9]{0,8}", int, least, most, complaint))


def _decimal(word: str, least: float, most: float, complaint: str) -> float:
    return _checked(word, r"(0|[1-9][0-9]{0,8})(\.[0-9]{1,9})?", float, least, most, complaint)


def _checked(word: str, pattern: str, read: Callable[[str], float], least: float, most: float, complaint: str) -> float:
    if not re.fullmatch(pattern, word) or not least <= read(word) <= most:
        raise Refused(complaint)
    return read(word)
