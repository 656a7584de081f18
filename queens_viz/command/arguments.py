"""The options of the command line: one table, from which follow the parser, the help and what goes together."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import NamedTuple, NoReturn

from .. import __version__
from ..app.commands import FASTEST, SLOWEST
from ..pens.theme import THEMES
from ..search.facts import LARGEST
from ..search.listing import LOOP
from ..search.position import Position, shortened
from ..search.strategy import Strategy
from ..words.words import LANGUAGES
from . import values
from .streams import escaped
from .table import FORMATS
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

GUIDED = ("--first", "--all", "--count", "--trace", "--program", "--step", WINDOW, *FILES)
"""What can be done with any search."""

OWNERS = ("--save", "--worksheet", "--site", "--trace")
"""The jobs that have options of their own, which do nothing without them."""

OF_A_PLAN = ("save", "lesson", "language", "force")
"""What counts where --save writes a teacher's plan; its boards have the sizes of the lesson."""

LONGEST_MESSAGE = 280
"""Characters of a complaint that repeats what was typed."""

OPTIONS = [
    Option("first", "print one solution, as numbers and a board of Q"),
    Option("all", "print every solution"),
    Option("count", "print how many solutions there are, and how many up to rotation and reflection"),
    Option("trace", "print every step: its number, position and sentence"),
    Option("compare", "compare all searches: steps and comparisons to the first solution of each"),
    Option("save", "save a picture (.png, .svg), a recording (.gif) or a page that is the program (.html); no window",
           read=values.file, metavar="FILE"),
    Option("tree", "print the search tree, indented; with --at as far as it is walked there"),
    Option("program", "print the search as a Python program that runs: loop or recursion", read=values.program),
    Option("step", "tell the search in sentences, for people who listen: Enter makes a step, ? helps"),
    Option("worksheet", "save a sheet of questions to print (.html), with the answers on a page of their own",
           read=values.worksheet, metavar="FILE"),
    Option("site", "save a folder of pages for a school's server: the program, lessons, worksheet and key card",
           read=values.folder, metavar="FOLDER"),
    Option("until", "with --save: how far to go: first, all, a step's number, or +STEPS from where it begins",
           (".png", ".svg", ".gif"), values.until),
    Option("frames", "with --save: what a .gif shows: steps or solutions", (".gif",), values.frames),
    Option("questions", f"with --worksheet: how many, 1 to {MOST_QUESTIONS} ({QUESTIONS})",
           ("--worksheet",), values.questions, "K"),
    Option("seed", "with --worksheet: a whole number; the same one gives the same sheet",
           ("--worksheet",), values.seed, "S"),
    Option("force", "with --save, --worksheet and --site: replace the file if it exists, or the site's files",
           (*FILES, "--worksheet", "--site")),
    Option("ahead", "show what is left: which later columns have no safe square",
           ("--trace", WINDOW, ".png", ".svg", ".html")),
    Option("format", "with --first and --all: text, json, csv or pairs; with --compare: text or json",
           ("--first", "--all", "--compare"), values.form),
    Option("strategy", "which search: plain, ahead (looking ahead) or fewest (fewest squares first)",
           GUIDED, values.strategy, "NAME"),
    Option("run", "begin to run at once", (WINDOW, ".html")),
    Option("speed", f"steps a second, {SLOWEST:g} to {FASTEST:g}, or full (6.7)",
           (WINDOW, ".gif", ".html"), values.speed, "S"),
    Option("pause", f"seconds that a run stays on a solution, 0 to {LONGEST_PAUSE} (5; at full speed 0)",
           (WINDOW, ".gif", ".html"), values.pause, "S"),
    Option("loop", "pause at the end and begin again", (WINDOW, ".html")),
    Option("predict", "let the class predict the verdicts", ("--step", WINDOW, ".html")),
    Option("lesson", "play a lesson, 1 or 2, from its first stop or another one on, as in 1.7; with --save FILE.html "
           "its plan for the teacher, to print", (WINDOW, ".html"), values.lesson, "L"),
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
    """Return only what was given, and N in any case, so that what a job does not use can be told from a default."""
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
    parser.add_argument("n", metavar="N", nargs="?", default=None, type=values.board_size, help=size)
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
        if lacking := re.fullmatch(r"argument --(\w+): expected one argument", message):
            raise Refused(_needed(lacking[1]))
        # Of the user's own words there may be very many.
        raise Refused(shortened(escaped(message), LONGEST_MESSAGE))

    def _print_message(self, message: str, file: object = None) -> NoReturn:
        # As it is it would hide a full disk.
        raise Asked(message)


def _needed(name: str) -> str:
    """Return the complaint that no word follows an option that needs one: it says which words it takes."""
    (option,) = [option for option in OPTIONS if option.name == name]
    try:
        option.read and option.read("")
    except Refused as refusal:
        return str(refusal).replace(", not ''", ": none follows it")
    return f"--{name} needs a position, as in 2,4,1:3: none follows it"


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
    options.n = options.n or 8
    if job == "--compare" and "format" in options:
        _check_format(options.format)
    if job in ("--worksheet", "--site") and options.n not in WORKSHEET_SIZES:
        least, most = WORKSHEET_SIZES[0], WORKSHEET_SIZES[-1]
        raise Refused(f"{job} is for boards of {least} to {most}, not {options.n}")
    return jobs[0].removeprefix("--") if jobs else None


def position_of(options: argparse.Namespace, job: str | None) -> Position | None:
    """Return the position that is asked for, None where there is none; refuse searches that the job does not do."""
    given = vars(options)
    position = Position.parse(options.at, options.n) if "at" in given else None
    strategy = given.get("strategy", position.strategy if position else Strategy.PLAIN)
    name, user = strategy.value, f"--{job}" if job else WINDOW
    if position and position.strategy is not strategy:
        raise Refused(f"--at is a position of {position.strategy.value}, --strategy says {name}")
    if strategy is not Strategy.PLAIN:
        if user not in users_of("strategy"):
            raise Refused(f"{user} is for the plain search, not for {name}")
        if "predict" in given:
            raise Refused(f"--predict is for the plain search, not for {name}")
        if given.get("program") is LOOP:
            raise Refused(f"only the plain search is a loop: --program recursion --strategy {name}")
    options.strategy = strategy
    return position


def _check_kind(options: argparse.Namespace) -> None:
    """Refuse options that a file of this kind does not use."""
    suffix = options.save.suffix
    others = [name for name, value in vars(options).items() if name not in OF_A_PLAN and value is not None]
    if "lesson" in options and others:
        name = "N" if others[0] == "n" else f"--{others[0]}"
        raise Refused(f"{name} is not used by a teacher's plan, --save with --lesson")
    if "lesson" in options and options.lesson.stop:
        raise Refused(f"a teacher's plan is of a whole lesson: --lesson {options.lesson.lesson}, not {options.lesson}")
    for name in vars(options):
        kinds = kinds_of(name)
        if kinds and suffix not in kinds:
            said = " or ".join(filter(None, (", ".join(kinds[:-1]), kinds[-1])))
            raise Refused(f"--{name} is used by a {said}, not by a {suffix}")


def _check_format(form: str) -> None:
    """Refuse a format in which no race is written."""
    names = [known.value for known in FORMATS]
    if form not in names:
        raise Refused(f"--compare is written as {' or '.join(names)}, not as {form}")
