"""The options of the command line: one table, from which follow the parser, the help and what goes together."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import NamedTuple, NoReturn

from .. import __version__
from ..app.commands import FASTEST, SLOWEST
from ..looks.theme import THEMES
from ..search.facts import LARGEST
from ..words.languages import LANGUAGES
from . import values
from .values import FILE_KINDS, LONGEST_PAUSE, MOST_QUESTIONS, QUESTIONS, WORKSHEET_SIZES, Refused


class Asked(Exception):
    """The user asked for the help or the version, which is the message."""


class Option(NamedTuple):
    """A row of the table: an option, how the word after it is read, if there is one, and the word's name in the help.

    Its users are jobs, the window and kinds of files; a job of its own has none.
    """

    name: str
    help: str
    users: tuple[str, ...] = ()
    read: Callable[[str], object] | None = None
    metavar: str | None = None

    @property
    def is_job(self) -> bool:
        """Whether it is what the command is to do, in place of opening the window."""
        return not self.users


WINDOW = "the window"
FILES = tuple(FILE_KINDS)
EVERYTHING = ("everything",)
SEARCHES = ("--first", "--all", "--count", "--trace", "--tree", "--step", WINDOW, *FILES)
"""The jobs that begin at a position: all but the worksheet and the program."""

OWNERS = ("--save", "--worksheet", "--trace")
"""The jobs that have options of their own, which do nothing without them."""

OPTIONS = [
    Option("first", "print one solution, as numbers and a board of Q"),
    Option("all", "print every solution"),
    Option("count", "print how many solutions there are, and how many up to rotation and reflection"),
    Option("trace", "print every step: its number, position and sentence"),
    Option("save", "save a picture (.png, .svg), a recording (.gif) or a page that is the program (.html); no window",
           read=values.file, metavar="FILE"),
    Option("tree", "print the search tree, indented; with --at as far as it is walked there"),
    Option("program", "print the search as a Python program that runs: loop or recursion", read=values.program),
    Option("step", "tell the search in sentences, for people who listen: Enter makes a step, ? helps"),
    Option("worksheet", "save a sheet of questions to print (.html), with the answers on a page of their own",
           read=values.worksheet, metavar="FILE"),
    Option("until", "with --save: how far to go: first, all, a step's number, or +STEPS from where it begins",
           (".png", ".svg", ".gif"), values.until),
    Option("frames", "with --save: what a .gif shows: steps or solutions", (".gif",), values.frames),
    Option("questions", f"with --worksheet: how many, 1 to {MOST_QUESTIONS} ({QUESTIONS})",
           ("--worksheet",), values.questions, "K"),
    Option("seed", "with --worksheet: a whole number; the same one gives the same sheet",
           ("--worksheet",), values.seed, "S"),
    Option("force", "with --save and --worksheet: replace the file if it exists", (*FILES, "--worksheet")),
    Option("ahead", "show what is left: which later columns have no safe square",
           ("--trace", WINDOW, ".png", ".svg", ".html")),
    Option("format", "with --first and --all: text, json, csv or pairs", ("--first", "--all"), values.form),
    Option("run", "begin to run at once", (WINDOW, ".html")),
    Option("speed", f"steps a second, {SLOWEST:g} to {FASTEST:g}, or full (6.7)",
           (WINDOW, ".gif", ".html"), values.speed, "S"),
    Option("pause", f"seconds that a run stays on a solution, 0 to {LONGEST_PAUSE} (5)",
           (WINDOW, ".gif", ".html"), values.pause, "S"),
    Option("loop", "pause at the end and begin again", (WINDOW, ".html")),
    Option("predict", "let the class predict the verdicts", ("--step", WINDOW, ".html")),
    Option("theme", ", ".join(THEMES), (WINDOW, *FILES), values.theme),
    Option("fullscreen", "fill the screen", (WINDOW,)),
    Option("still", "show each step at once, without motion", (WINDOW,)),
    Option("size", "size of the window, or of the picture, in pixels",
           (WINDOW, ".png", ".svg", ".gif"), values.drawn_size, "WxH"),
    Option("at", "begin there: rows of the queens, a colon, row of the candidate, as in 2,4,1:3",
           SEARCHES, str, "POSITION"),
    Option("language", f"{' or '.join(LANGUAGES)}; else as the environment asks", EVERYTHING, values.language),
]  # fmt: skip
"""All options, in the order of the help."""

JOBS = [f"--{option.name}" for option in OPTIONS if option.is_job]
"""What the command can do besides opening the window."""

_USERS = {option.name: option.users for option in OPTIONS}


def users_of(name: str) -> list[str]:
    """Return what uses an option: jobs, and the window."""
    users = _USERS.get(name, ())
    if users == EVERYTHING:
        return [*JOBS, WINDOW]
    return [user for user in (*JOBS, WINDOW) if user in users or (user == "--save" and kinds_of(name))]


def kinds_of(name: str) -> list[str]:
    """Return the kinds of files that use an option, by their suffixes."""
    return [suffix for suffix in FILES if suffix in _USERS.get(name, ())]


def parse(arguments: list[str]) -> argparse.Namespace:
    """Return only what was given, so that an option that a job does not use can be told from a default."""
    return parser().parse_args(arguments)


def parser() -> argparse.ArgumentParser:
    """Return what reads the arguments."""
    parser = _Parser(
        prog="queens-viz",
        description="Shows the search for all solutions of N queens, step by step.",
        argument_default=argparse.SUPPRESS,
        allow_abbrev=False,
    )
    size = f"size of the board, 1 to {LARGEST} (8 if left out)"
    parser.add_argument("n", metavar="N", nargs="?", default=8, type=values.board_size, help=size)
    for option in OPTIONS:
        name, help_, _, read, metavar = option
        if read:
            action = _Job if option.is_job else "store"
            parser.add_argument(f"--{name}", action=action, type=read, metavar=metavar, help=help_)
        else:
            parser.add_argument(f"--{name}", action="store_true", help=help_)
    parser.add_argument("--version", action="version", version=f"queens-viz {__version__}")
    return parser


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Refused(message)

    def _print_message(self, message: str, file: object = None) -> NoReturn:
        # As it is it would hide a full disk.
        raise Asked(message)


class _Job(argparse.Action):
    """A job with a word after it: a second one would be done in place of the first, and nobody told."""

    def __call__(self, _: object, options: argparse.Namespace, value: object, name: str | None = None) -> None:
        if self.dest in options:
            raise Refused(f"{name} and {name} are two jobs: one at a time")
        setattr(options, self.dest, value)


def job_of(options: argparse.Namespace) -> str | None:
    """Return the job that is asked for, None for the window; refuse options that it does not use."""
    jobs = [job for job in JOBS if job.removeprefix("--") in options]
    if len(jobs) > 1:
        raise Refused(f"{jobs[0]} and {jobs[1]} are two jobs: one at a time")
    job = jobs[0] if jobs else WINDOW
    for name in vars(options):
        users = users_of(name)
        if name != "n" and f"--{name}" not in jobs and job not in users:
            is_owned = all(user in OWNERS for user in users)
            raise Refused(f"--{name} " + (f"needs {' or '.join(users)}" if is_owned else f"is not used by {job}"))
    if job == "--save":
        _check_kind(options)
    if job == "--worksheet" and options.n not in WORKSHEET_SIZES:
        least, most = WORKSHEET_SIZES[0], WORKSHEET_SIZES[-1]
        raise Refused(f"--worksheet is for boards of {least} to {most}, not {options.n}")
    return jobs[0].removeprefix("--") if jobs else None


def _check_kind(options: argparse.Namespace) -> None:
    """Refuse options that a file of this kind does not use."""
    suffix = options.save.suffix
    for name in vars(options):
        kinds = kinds_of(name)
        if kinds and suffix not in kinds:
            said = " or ".join(filter(None, (", ".join(kinds[:-1]), kinds[-1])))
            raise Refused(f"--{name} is used by a {said}, not by a {suffix}")
