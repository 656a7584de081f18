"""The options of the command line: what uses them, and how values are read."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from ..app.commands import FASTEST, FULL, SLOWEST
from ..app.lesson import progress_at
from ..pens.theme import THEMES
from ..search.facts import LARGEST
from ..search.faulty import FAULTY
from ..search.listing import Program
from ..search.position import NAMES, shortened
from ..search.strategy import Strategy
from ..words.words import LANGUAGES
from . import formats
from .formats import FILES, PICTURES, PROGRAM_FILES

if TYPE_CHECKING:
    from pathlib import Path

# Patterns of numbers as people write them. int() also takes signs, underscores and
# other digits.
WHOLE = "(0|[1-9][0-9]{0,8})"
DECIMAL = r"((?:0|[1-9][0-9]{0,8})(?:\.[0-9]{1,9})?)"

LAST = 999_999_999
"""The largest number of steps that --until takes, and the largest seed."""

LONGEST_PAUSE = 3600
"""The longest pause, and the longest time of a program, in seconds."""

SHORTEST_TIME = 0.1
"""The shortest time of a program in seconds."""

SMALLEST_SIDE = 100
LARGEST_SIDE = 8000
"""The width and the height of a window or a picture in pixels, at least and at most."""

LARGEST_WORKSHEET = 10
WORKSHEET_SIZES = range(4, LARGEST_WORKSHEET + 1)
"""The sizes of the board of a worksheet."""

QUESTIONS = 8
"""The number of questions of a worksheet by default."""

MOST_QUESTIONS = 24
"""The largest number of questions of a worksheet."""

LONGEST_ADDRESS = 150
"""The characters of the longest address: the QR code of a longer one is too large."""

ADDRESS = rf"https?://(?=[^#<>\"']{{1,{LONGEST_ADDRESS - len('https://')}}}$)[!-~]+"
"""The pattern of an address: printable ASCII without #, <, > and quotes."""

MOST_FRAMES = 5_000
"""The most frames of a recording, a .gif."""


class UsageError(Exception):
    """The command line is wrong. The message says why, and what would be right."""


class Value(NamedTuple):
    """The value of an option, and how it is read from a word of the command line.

    A word is one of the names, or else it matches the pattern.
    """

    requirement: str  # the part of a message that says what the word must be
    names: Mapping[str, object] = {}  # the words with fixed meanings
    pattern: str = "(?!)"  # of all other words; by default none matches
    least: float = 0  # the smallest number in a group of the pattern
    most: float = LAST  # the largest one
    convert: Callable[[str], object] = str  # it may raise a ValueError

    def parse(self, name: str, word: str) -> object:
        """Return the meaning of a word; UsageError if the option can't take it."""
        if word in self.names:
            return self.names[word]
        match = re.fullmatch(self.pattern, word)
        if match and all(
            self.least <= float(number) <= self.most for number in match.groups("0")
        ):
            try:
                return self.convert(word)
            except ValueError:
                pass
        raise UsageError(f"{name} {self.requirement}, not {shortened(word)!r}")


def one_of(names: Iterable[str], convert: Callable[[str], object] = str) -> Value:
    """Return a value that is one of some names."""
    meanings = {name: convert(name) for name in names}
    return Value(f"must be one of {', '.join(meanings)}", meanings)


def whole_number(least: int, most: int) -> Value:
    """Return a value that is a whole number."""
    return Value(
        f"must be a whole number from {least} to {most}",
        pattern=WHOLE,
        least=least,
        most=most,
        convert=int,
    )


def path(requirement: str, suffixes: Iterable[str] = ()) -> Value:
    """Return a value that is the path of a folder, or of a file with a suffix."""

    def convert(word: str) -> Path:
        from pathlib import Path

        # A Path forgets a separator at the end, after which there is no suffix.
        if suffixes and os.path.splitext(os.path.basename(word))[1] not in suffixes:
            raise ValueError
        return Path(word)

    return Value(requirement, pattern=r"(?s)[^\0]+", convert=convert)


def text(word: str) -> str:
    """Return a word that can be written; ValueError if its bytes are no characters."""
    word.encode()
    return word


def call(word: str) -> str:
    """Return a word that is an expression of Python; ValueError for any other."""
    try:
        compile(word, "--call", "eval")
    except SyntaxError:
        raise ValueError from None
    return word


def pixels(word: str) -> tuple[int, int]:
    """Return a width and a height.

    >>> pixels("1280x800")
    (1280, 800)
    """
    width, height = word.split("x")
    return int(width), int(height)


SIZE = whole_number(1, LARGEST)
"""The value of N, the size of the board."""


UNTIL = Value(
    "must be first, all, a step's number of up to 9 digits, or +STEPS",
    pattern=rf"first|all|\+?{WHOLE}",
)
"""How far a picture or a recording of our own search goes."""

UNTIL_OF_PROGRAM = Value(
    "of a program must be fault, end or a step's number of up to 9 digits",
    names={"fault": "fault", "end": "end"},
    pattern=WHOLE,
)
"""How far a picture of a program goes."""


class Option(NamedTuple):
    """An option of the command line."""

    name: str
    help: str
    used_by: tuple[str, ...] = ()  # jobs, WINDOW or kinds of files; () if it is a job
    value: Value | None = None  # None if no value follows it
    metavar: str | None = None  # the name of the value in the help
    takes_many: bool = False  # all words up to the next option are values
    is_repeatable: bool = False  # it may be given again, with another value


WINDOW = "the window"

PLAN = "a teacher's plan (--save with --lesson)"

PROGRAM = "a program (FILE.py) in the window, a picture or a page"

PROGRAM_PAGE = "the page of a program (FILE.py with --save FILE.html)"

OF_PROGRAMS = ("--check", PROGRAM)
"""What can run programs."""

RUNNING = (WINDOW, ".gif", ".html")
"""What can run by itself."""

GUIDED = (
    "--tree",
    "--first",
    "--all",
    "--count",
    "--trace",
    "--program",
    "--step",
    WINDOW,
    *FILES,
)
"""What can be done with any search."""

SEARCHES = tuple([user for user in GUIDED if user != "--program"])
"""What can begin at a position."""

ALL = ("--compare", "--check", "--program", "--worksheet", "--site", PLAN, *SEARCHES)
"""What can be done in any language."""

OPTIONS = [
    Option("first", "print one solution, as numbers and a board of Q"),
    Option("all", "print every solution"),
    Option(
        "count",
        "print how many solutions there are, and how many up to rotation and "
        "reflection",
    ),
    Option("trace", "print every step: its number, position and sentence"),
    Option(
        "compare",
        "compare all searches: steps and comparisons to the first solution of each",
    ),
    Option(
        "save",
        "save a picture (.png, .svg), a recording (.gif) or a page that is the program "
        "(.html); no window",
        value=path(f"must name a {formats.listed(FILES)} file", FILES),
        metavar="FILE",
    ),
    Option(
        "tree",
        "print the search tree, indented; with --at only the part searched by then",
    ),
    Option(
        "program",
        "print the search as a Python program that runs: loop or recursion",
        value=one_of([program.value for program in Program], Program),
    ),
    Option(
        "step",
        "describe the search in sentences, to be read aloud: Enter takes a step, ? "
        "gives help",
    ),
    Option(
        "worksheet",
        "save a sheet of questions to print (.html), with the answers on a page of "
        "their own",
        value=path("must name a .html file", (".html",)),
        metavar="FILE",
    ),
    Option(
        "site",
        "save a folder of pages for a school's server: the program, lessons, worksheet "
        "and key card",
        value=path("must name a folder"),
        metavar="FOLDER",
    ),
    Option(
        "check",
        "run programs (.py) and judge them, or what programs have printed: are all "
        "boards solutions, is one repeated or missing? Files, folders, or - for "
        "standard input",
        value=Value("must name files or folders", pattern=r"(?s)[^\0]+"),
        metavar="FILE",
        takes_many=True,
    ),
    Option(
        "until",
        "with --save: how far to go: first, all, a step's number, or +STEPS from where "
        "it starts; with a program: fault, end or a step's number",
        used_by=(*PICTURES, PROGRAM_PAGE),
        # What it can be depends on whether there is a program, which comes later.
        value=UNTIL._replace(pattern="(?s).*"),
    ),
    Option(
        "frames",
        "with --save: what a .gif shows: steps or solutions",
        used_by=(".gif",),
        value=one_of(("steps", "solutions")),
    ),
    Option(
        "flame",
        "with --save: the whole search over time, to its end or --until, up to 12 "
        "queens (8 looking ahead)",
        used_by=(".png", ".svg"),
    ),
    Option(
        "questions",
        f"with --worksheet: how many, 1 to {MOST_QUESTIONS} ({QUESTIONS})",
        used_by=("--worksheet",),
        value=whole_number(1, MOST_QUESTIONS),
        metavar="K",
    ),
    Option(
        "faults",
        "with --worksheet: how many programs with a wrong line, 1 to "
        f"{len(FAULTY)}; without --questions nothing else",
        used_by=("--worksheet",),
        value=whole_number(1, len(FAULTY)),
        metavar="K",
    ),
    Option(
        "answers",
        "with --worksheet: save the answers as a file of their own (.html), and the "
        "sheet without them",
        used_by=("--worksheet",),
        value=path("must name a .html file", (".html",)),
        metavar="FILE",
    ),
    Option(
        "seed",
        "with --worksheet: a whole number; the same one gives the same sheet",
        used_by=("--worksheet",),
        value=whole_number(0, LAST),
        metavar="S",
    ),
    Option(
        "force",
        "with --save, --worksheet and --site: replace the file if it exists, or the "
        "site's files",
        used_by=(*FILES, PLAN, "--worksheet", "--site"),
    ),
    Option(
        "ahead",
        "show what is left: which later columns have no safe square",
        used_by=("--trace", WINDOW, *PROGRAM_FILES),
    ),
    Option(
        "format",
        formats.explain_formats(),
        used_by=formats.JOBS,
        value=one_of(formats.NAMES),
    ),
    Option(
        "call",
        "with a program: what to call when the file has run, as in solve(6)",
        used_by=OF_PROGRAMS,
        value=Value("must be a call, as solve(6)", pattern="(?s).+", convert=call),
        metavar="CALL",
    ),
    Option(
        "board",
        "with a program: the name of the variable that is the board",
        used_by=OF_PROGRAMS,
        value=Value("must be the name of a variable", pattern=r"[^\W\d]\w*"),
        metavar="NAME",
    ),
    Option(
        "input",
        "with a program: an answer to input(); repeat the option for more answers "
        "(without it N, or 8)",
        used_by=OF_PROGRAMS,
        value=Value("needs an answer", pattern=r"[^\0\n]*", convert=text),
        metavar="TEXT",
        is_repeatable=True,
    ),
    Option(
        "seconds",
        "with a program: how long it may run (10)",
        used_by=OF_PROGRAMS,
        value=Value(
            f"must be a number of seconds from {SHORTEST_TIME} to {LONGEST_PAUSE}",
            pattern=DECIMAL,
            least=SHORTEST_TIME,
            most=LONGEST_PAUSE,
            convert=float,
        ),
        metavar="S",
    ),
    Option(
        "python",
        "with a program: the Python that runs it",
        used_by=OF_PROGRAMS,
        value=Value("must name a Python", pattern=r"[^\0]+"),
        metavar="PATH",
    ),
    Option(
        "expect",
        "with --check: all, so that a file with only some of the solutions is wrong",
        used_by=("--check",),
        value=one_of(("all",)),
    ),
    Option(
        "anonymous",
        "with a program: show it without its name, comments and docstrings",
        used_by=(PROGRAM,),
    ),
    Option(
        "strategy",
        "which search: plain, ahead (looking ahead) or fewest (fewest squares first)",
        used_by=GUIDED,
        value=one_of(NAMES, Strategy),
        metavar="NAME",
    ),
    Option("run", "start running at once", used_by=(WINDOW, ".html")),
    Option(
        "speed",
        f"steps a second, {SLOWEST:g} to {FASTEST:g}, or full (6.7)",
        used_by=RUNNING,
        value=Value(
            f"must be {SLOWEST:g} to {FASTEST:g} or full",
            names={"full": FULL},
            pattern=DECIMAL,
            least=SLOWEST,
            most=FASTEST,
            convert=float,
        ),
        metavar="S",
    ),
    Option(
        "pause",
        f"seconds that a run stays on a solution, 0 to {LONGEST_PAUSE} (5; at full "
        "speed 0)",
        used_by=RUNNING,
        value=Value(
            f"must be 0 to {LONGEST_PAUSE} seconds",
            pattern=DECIMAL,
            most=LONGEST_PAUSE,
            convert=float,
        ),
        metavar="S",
    ),
    Option("loop", "pause at the end and start again", used_by=(WINDOW, ".html")),
    Option(
        "predict",
        "let the class predict the verdicts",
        used_by=("--step", WINDOW, ".html"),
    ),
    Option(
        "lesson",
        "play a lesson, 1 to 3, from its first stop on, or from another, as in 1.7; "
        "with --save FILE.html: save the teacher's plan, to print",
        used_by=(WINDOW, PLAN, ".html"),
        value=Value(
            "is 1, 2 or 3, or a stop of one as in 1.7",
            pattern="(?s).+",
            convert=progress_at,
        ),
        metavar="L",
    ),
    Option(
        "ask",
        "a challenge to take home: ten questions chosen by a number, as in 17, or the "
        "questions of a position, as in 2,4,1,3,5:7",
        used_by=("--step", WINDOW),
        value=Value(
            f"is a number up to {LAST}, or a position as in 2,4,1:3",
            pattern=rf"(?s){WHOLE}|.*[:, ].*",
        ),
        metavar="NUMBER",
    ),
    Option(
        "address",
        "where the page is, as in https://school.example/live.html, or with --site the "
        "folder: for links and their QR codes",
        used_by=(WINDOW, PLAN, "--worksheet", "--site"),
        value=Value(
            "is like https://school.example/live.html, without #, <, > or quotes, "
            f"and of up to {LONGEST_ADDRESS} characters",
            pattern=ADDRESS,
        ),
        metavar="URL",
    ),
    Option(
        "theme",
        ", ".join(THEMES),
        used_by=(WINDOW, *FILES),
        value=one_of(THEMES),
    ),
    Option("fullscreen", "fill the screen", used_by=(WINDOW,)),
    Option("still", "show each step at once, without motion", used_by=(WINDOW,)),
    Option(
        "size",
        "size of the window, or of the picture, in pixels",
        used_by=(WINDOW, *PICTURES),
        value=Value(
            f"must be like 1280x800, each from {SMALLEST_SIDE} to {LARGEST_SIDE}",
            pattern=f"{WHOLE}x{WHOLE}",
            least=SMALLEST_SIDE,
            most=LARGEST_SIDE,
            convert=pixels,
        ),
        metavar="WxH",
    ),
    Option(
        "at",
        "start there: rows of the queens, a colon, row of the candidate, as in "
        "2,4,1:3; or a board in any notation, as in '[0, 4, 7]'",
        used_by=SEARCHES,
        value=Value("needs a position, as in 2,4,1:3", pattern="(?s).*"),
        metavar="POSITION",
    ),
    Option(
        "language",
        f"{', '.join(LANGUAGES)}; otherwise that of the environment",
        used_by=ALL,
        value=one_of(LANGUAGES),
    ),
]
"""All options, in the order of the help."""

GROUPS = {
    "Search": ("at", "strategy", "language"),
    "Print as text": (
        *("first", "all", "count", "trace", "tree", "compare", "program", "step"),
        "format",
    ),
    "Save": ("save", "until", "flame", "size", "theme", "force"),
    "Window": ("run", "speed", "predict", "ahead", "fullscreen"),
    "With a class": (
        *("lesson", "ask", "worksheet", "questions", "faults", "answers"),
        *("seed", "site", "address"),
    ),
    "Your program": (
        *("check", "expect", "call", "board", "input", "seconds", "anonymous"),
    ),
    "Seldom needed": ("frames", "pause", "loop", "still", "python"),
}
"""The headings of the help, with the names of the options below each."""

OPTION_OF = {option.name: option for option in OPTIONS}
"""The options by their names."""

JOBS = [f"--{option.name}" for option in OPTIONS if not option.used_by]
"""What the program can do besides opening a window."""
