"""The options of the command line: one table of what uses each of them, and how the word after it is read."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from ..app.commands import FASTEST, FULL, SLOWEST
from ..app.lesson import played
from ..pens.theme import THEMES
from ..search.facts import LARGEST
from ..search.listing import Program
from ..search.position import NAMES, shortened
from ..search.strategy import Strategy
from ..text import Format
from ..words.words import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

WHOLE = "(0|[1-9][0-9]{0,8})"
DECIMAL = r"((?:0|[1-9][0-9]{0,8})(?:\.[0-9]{1,9})?)"
"""Numbers as people write them; int() would take signs, underscores and other digits too."""

LONGEST_PAUSE = 3600
"""Seconds of the longest pause."""

LAST = 999_999_999
"""The largest number of steps that --until takes, more than any recording holds, and the largest seed."""

WORKSHEET_SIZES = range(4, 11)
"""The sizes of boards that a worksheet is made for."""

QUESTIONS, MOST_QUESTIONS = 8, 24
"""How many questions a worksheet has by default, and at most."""


class UsageError(Exception):
    """The user's words are wrong; the message says what was wrong and what would be right."""


LONGEST_ADDRESS = 150
"""The most characters of an address: the QR code of a longer one would have no room in a small window."""

FILES = (".png", ".svg", ".gif", ".html")
"""The kinds of files that --save writes."""

MOST_FRAMES = 5_000
"""The most frames of a recording, a .gif."""


class Word(NamedTuple):
    """How a word is read: what it must be, in words; the names that it may be, with what they mean; or a pattern.

    The numbers in the groups of the pattern lie between the least and the most. What reads it may raise a ValueError.
    """

    must: str
    names: Mapping[str, object] = {}
    pattern: str = "(?!)"
    least: float = 0
    most: float = LAST
    read: Callable[[str], object] = str

    def meaning(self, name: str, word: str) -> object:
        """Return what a word means; UsageError where it is none that the option of this name takes."""
        if word in self.names:
            return self.names[word]
        found = re.fullmatch(self.pattern, word)
        if found and all(
            self.least <= float(number) <= self.most for number in found.groups(0)
        ):
            try:
                return self.read(word)
            except ValueError:
                pass
        raise UsageError(f"{name} {self.must}, not {shortened(word)!r}")


def one_of(names: Iterable[str], meaning: Callable[[str], object] = str) -> Word:
    """Return how one of some names is read."""
    meanings = {name: meaning(name) for name in names}
    return Word(f"must be one of {', '.join(meanings)}", meanings)


def whole(least: int, most: int) -> Word:
    """Return how a whole number is read."""
    return Word(
        f"must be a whole number from {least} to {most}", {}, WHOLE, least, most, int
    )


def path(must: str, suffixes: Iterable[str] = ()) -> Word:
    """Return how the name of a file of these kinds is read, or that of a folder."""

    def read(word: str) -> Path:
        from pathlib import Path

        # Of what ends with a separator, or with a dot after one, a Path would forget that it names a folder.
        if suffixes and os.path.splitext(os.path.basename(word))[1] not in suffixes:
            raise ValueError
        return Path(word)

    return Word(must, {}, r"(?s)[^\0]+", read=read)


def call(word: str) -> str:
    """Return an expression of Python as it is written; ValueError where it is none."""
    try:
        compile(word, "--call", "eval")
    except SyntaxError:
        raise ValueError from None
    return word


SIZE = whole(1, LARGEST)
"""How N is read, the size of the board."""


class Option(NamedTuple):
    """A row of the table: an option, how the word after it is read, if there is one, and the word's name in the help.

    Its users are jobs, the window and kinds of files; a job of its own has none.
    """

    name: str
    help: str
    users: tuple[str, ...] = ()
    word: Word | None = None
    metavar: str | None = None
    has_many: bool = False  # every word up to the next option belongs to it
    is_repeated: bool = False  # it may be given again, with another word


WINDOW, PLAN = "the window", "a teacher's plan (--save with --lesson)"
PICTURES, RUNNING = (".png", ".svg", ".gif"), (WINDOW, ".gif", ".html")
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

SEARCHES = tuple(user for user in GUIDED if user != "--program")
"""What begins at a position."""

ALL = ("--compare", "--check", "--program", "--worksheet", "--site", PLAN, *SEARCHES)

OPTIONS = [
    Option("first", "print one solution, as numbers and a board of Q"),
    Option("all", "print every solution"),
    Option("count", "print how many solutions there are, and how many up to rotation and reflection"),
    Option("trace", "print every step: its number, position and sentence"),
    Option("compare", "compare all searches: steps and comparisons to the first solution of each"),
    Option("save", "save a picture (.png, .svg), a recording (.gif) or a page that is the program (.html); no window",
           word=path("must name a .png, .svg, .gif or .html file", FILES), metavar="FILE"),
    Option("tree", "print the search tree, indented; with --at as far as it is walked there"),
    Option("program", "print the search as a Python program that runs: loop or recursion",
           word=one_of([one.value for one in Program], Program)),
    Option("step", "tell the search in sentences, for people who listen: Enter makes a step, ? helps"),
    Option("worksheet", "save a sheet of questions to print (.html), with the answers on a page of their own",
           word=path("must name a .html file", (".html",)), metavar="FILE"),
    Option("site", "save a folder of pages for a school's server: the program, lessons, worksheet and key card",
           word=path("must name a folder"), metavar="FOLDER"),
    Option("check", "run programs (.py) and judge them, or what programs have printed: are all boards solutions, is one there "
           "twice or missing? Files, folders, or - for standard input", word=Word("must name files or folders", pattern=r"(?s)[^\0]+"),
           metavar="FILE", has_many=True),
    Option("until", "with --save: how far to go: first, all, a step's number, or +STEPS from where it begins",
           PICTURES,
           Word("must be first, all, a step's number of up to 9 digits, or +STEPS", {}, rf"first|all|\+?{WHOLE}")),
    Option("frames", "with --save: what a .gif shows: steps or solutions", (".gif",),
           one_of(("steps", "solutions"))),
    Option("flame", "with --save: the whole search over time, to its end or --until, up to 12 queens (8 looking ahead)",
           (".png", ".svg")),
    Option("questions", f"with --worksheet: how many, 1 to {MOST_QUESTIONS} ({QUESTIONS})", ("--worksheet",),
           whole(1, MOST_QUESTIONS), "K"),
    Option("seed", "with --worksheet: a whole number; the same one gives the same sheet", ("--worksheet",),
           whole(0, LAST), "S"),
    Option("force", "with --save, --worksheet and --site: replace the file if it exists, or the site's files",
           (*FILES, PLAN, "--worksheet", "--site")),
    Option("ahead", "show what is left: which later columns have no safe square",
           ("--trace", WINDOW, ".png", ".svg", ".html")),
    Option("format", "with --first and --all: text, json, csv or pairs; with --compare and --tree: text or json; "
           "with --check: text, json or csv",
           ("--first", "--all", "--compare", "--tree", "--check"), one_of([one.value for one in Format])),
    Option("call", "with --check and programs: what is called when the file has run, as solve(6)", ("--check",),
           Word("must be a call, as solve(6)", pattern="(?s).+", read=call), "CALL"),
    Option("board", "with --check and programs: the name of the variable that is the board", ("--check",),
           Word("must be the name of a variable", pattern=r"[^\W\d]\w*"), "NAME"),
    Option("input", "with --check and programs: an answer to input(), again for each one (else N, or 8)", ("--check",),
           Word("needs an answer", pattern=r"[^\0\n]*"), "TEXT", is_repeated=True),
    Option("seconds", "with --check and programs: how long each may run (10)", ("--check",),
           Word("must be a number of seconds from 0.1 to 3600", {}, DECIMAL, 0.1, LONGEST_PAUSE, float), "S"),
    Option("python", "with --check and programs: the Python that runs them", ("--check",),
           Word("must name a Python", pattern=r"[^\0]+"), "PATH"),
    Option("expect", "with --check: all, so that a file with less than all solutions is wrong", ("--check",),
           one_of(("all",))),
    Option("strategy", "which search: plain, ahead (looking ahead) or fewest (fewest squares first)",
           GUIDED, one_of(NAMES, Strategy), "NAME"),
    Option("run", "begin to run at once", (WINDOW, ".html")),
    Option("speed", f"steps a second, {SLOWEST:g} to {FASTEST:g}, or full (6.7)", RUNNING,
           Word(f"must be {SLOWEST:g} to {FASTEST:g} or full", {"full": FULL}, DECIMAL, SLOWEST, FASTEST, float), "S"),
    Option("pause", f"seconds that a run stays on a solution, 0 to {LONGEST_PAUSE} (5; at full speed 0)", RUNNING,
           Word(f"must be 0 to {LONGEST_PAUSE} seconds", {}, DECIMAL, 0, LONGEST_PAUSE, float), "S"),
    Option("loop", "pause at the end and begin again", (WINDOW, ".html")),
    Option("predict", "let the class predict the verdicts", ("--step", WINDOW, ".html")),
    Option("lesson", "play a lesson, 1 or 2, from its first stop or another one on, as in 1.7; with --save FILE.html "
           "its plan for the teacher, to print", (WINDOW, PLAN, ".html"),
           Word("is 1 or 2, or a stop of one as in 1.7", pattern="(?s).+", read=played), "L"),
    Option("ask", "a challenge to take home: ten questions that follow from a number, as in 17, or those of a "
           "position, as in 2,4,1,3,5:7", ("--step", WINDOW),
           Word(f"is a number up to {LAST}, or a position as in 2,4,1:3", pattern=rf"(?s){WHOLE}|.*[:, ].*"), "NUMBER"),
    Option("address", "where the page is, as in https://school.example/live.html, or with --site the folder: for links "
           "and their QR codes", (WINDOW, PLAN, "--worksheet", "--site"),
           Word("is like https://school.example/live.html, without #, <, > or quotes, "
                f"and of up to {LONGEST_ADDRESS} characters", {},
                rf"https?://(?=[^#<>\"']{{1,{LONGEST_ADDRESS - 8}}}$)[!-~]+"), "URL"),
    Option("theme", ", ".join(THEMES), (WINDOW, *FILES), one_of(THEMES)),
    Option("fullscreen", "fill the screen", (WINDOW,)),
    Option("still", "show each step at once, without motion", (WINDOW,)),
    Option("size", "size of the window, or of the picture, in pixels", (WINDOW, *PICTURES),
           Word("must be like 1280x800, each from 100 to 8000", {}, f"{WHOLE}x{WHOLE}", 100, 8000,
                lambda word: tuple(map(int, word.split("x")))), "WxH"),
    Option("at", "begin there: rows of the queens, a colon, row of the candidate, as in 2,4,1:3; or a board in any "
           "notation, as in '[0, 4, 7]'", SEARCHES,
           Word("needs a position, as in 2,4,1:3", pattern="(?s).*"), "POSITION"),
    Option("language", f"{', '.join(LANGUAGES)}; else as the environment asks", ALL, one_of(LANGUAGES)),
]  # fmt: skip
"""All options, in the order of the help."""

OPTION_OF = {option.name: option for option in OPTIONS}

JOBS = [f"--{option.name}" for option in OPTIONS if not option.users]
"""What the command can do besides opening the window."""
