"""The arguments of the command line: what is asked for, and what can't be combined."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Sequence
from functools import partial
from typing import Any, NoReturn

from .. import __version__
from ..search.facts import LARGEST
from ..search.flame import WHOLE_UP_TO
from ..search.listing import LOOP
from ..search.notation import read
from ..search.position import Position, PositionError, shortened
from ..search.strategy import Strategy
from ..tracing.errors import escaped
from .formats import FILES, PROGRAM_FILES, formats_of, listed
from .options import (
    GROUPS,
    JOBS,
    OPTION_OF,
    OPTIONS,
    PLAN,
    PROGRAM,
    PROGRAM_PAGE,
    SIZE,
    UNTIL,
    UNTIL_OF_PROGRAM,
    WHOLE,
    WINDOW,
    WORKSHEET_SIZES,
    Option,
    UsageError,
)

NOT_IN_CHALLENGE = ("at", "strategy", "predict", "lesson", "run", "ahead")
"""The options that a challenge refuses: it has its own positions and hides answers."""

OWN_OF_LESSON = {
    "n": "N",
    "at": "--at",
    "strategy": "--strategy",
    "predict": "--predict",
}
"""What each stop of a lesson sets itself, and how the user would ask for it."""

USUAL_SIZE = 8
"""The size of the board by default."""

LONGEST_MESSAGE = 280
"""The characters of a message that repeats what the user typed."""

SUFFIX = ".py"
"""The ending of a program's name."""

NOT_WITH_PROGRAM = ("at", "strategy", "lesson", "ask", "predict", "flame")
"""The options of our own search, which a program doesn't have."""


EXAMPLES = """\
Shows the search for all solutions of N queens, step by step.

Examples:
  queens-viz                           a window with 8 queens
  queens-viz mine.py                   your own program, shown on the board
  queens-viz --check class/            the programs of a class, judged in a table
  queens-viz --worksheet sheet.html    questions to print, with their answers

If this command isn't found, use python -m queens_viz instead. If you have
followed the README, python is .venv/bin/python, on Windows .venv\\Scripts\\python.
"""
"""What stands above the options in the help."""

ANY_WIDTH = 80
"""The width of lines for formatters that print nothing."""


class HelpRequested(Exception):
    """The user asked for the help or the version, which is the message."""


def parse(arguments: list[str]) -> argparse.Namespace:
    """Return the options that were given, and N and FILE, which may be None.

    All others are missing: so a job can refuse an option that it doesn't use.
    """
    return parser().parse_args(arguments)


def _read_words(words: list[str]) -> tuple[int | None, str | None]:
    """Return N and FILE, which are the words beside the options.

    A whole number that comes first is N.
    """
    names = _without_options(words)
    n = None
    if names and not _is_name(names[0]):
        n = _size_of(names.pop(0))
    if not names:
        return n, None
    file, *more = names
    _refuse_second_number(n, file)
    if not _is_program(file):
        raise UsageError(
            f"FILE must be a program, whose name ends in {SUFFIX}, not "
            f"{shortened(file)!r}; --check FILE reads what a program printed"
        )
    if more and _is_program(more[0]):
        raise UsageError("one program at a time; --check FILE... judges several")
    if more and n is None and re.fullmatch(WHOLE, more[0]):
        raise UsageError(f"N comes before FILE: {more[0]} {shortened(file)}")
    if more:
        _refuse_second_number(n, more[0])
        raise UsageError(f"after FILE come only options, not {shortened(more[0])!r}")
    return n, file


def _refuse_second_number(n: int | None, word: str) -> None:
    """Raise UsageError if a word is a number, but N was given already."""
    if n is not None and re.fullmatch(WHOLE, word):
        raise UsageError(
            f"N is the size of the board: give it once, not {n} and {word}"
        )


def _size_of(word: str) -> int:
    """Return N."""
    n = SIZE.parse("N", word)
    assert isinstance(n, int)
    return n


def _without_options(words: list[str]) -> list[str]:
    """Return words that are no options: all that follow --, or don't begin with -."""
    end = len(words)
    if "--" in words:
        end = words.index("--")
    unknown = [word for word in words[:end] if re.match("-[^0-9.]", word)]
    if unknown:
        name = shortened(escaped(unknown[0]))
        raise UsageError(f"there is no option {name}; --help shows all options")
    return words[:end] + words[end + 1 :]


def _is_name(word: str) -> bool:
    """Return whether a word is meant as the name of a file, not as a number.

    >>> [_is_name(word) for word in ("a.py", "./6", "8queens.py", "8.0", "8x", "-1")]
    [True, True, True, False, False, False]
    """
    ending = os.path.splitext(word)[1]
    return bool(re.match(r"[^\W\d]|[./~\\]", word) or re.match(r"\.[^\W\d]", ending))


def _is_program(word: str) -> bool:
    """Return whether a word is the name of a program."""
    return os.path.splitext(word)[1].lower() == SUFFIX


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = _Parser(
        prog="queens-viz",
        usage="%(prog)s [N] [FILE] [options]",
        description=EXAMPLES,
        argument_default=argparse.SUPPRESS,
        allow_abbrev=False,
        add_help=False,
        # To check an argument argparse makes a formatter, which by default asks for the
        # width of the terminal. With many arguments that takes time.
        formatter_class=partial(argparse.HelpFormatter, width=ANY_WIDTH),
    )
    for title, names in GROUPS.items():
        group = parser.add_argument_group(title)
        parser.first_group = parser.first_group or group
        for name in names:
            _add(group, OPTION_OF[name])
    group.add_argument(
        "--version", action=_ShowVersion, nargs=0, help="print the version"
    )
    group.add_argument(
        "-h", "--help", action=_ShowHelp, nargs=0, help="print this help"
    )
    # From now on a formatter is made only for the help.
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    return parser


def _add(group: argparse._ArgumentGroup, option: Option) -> None:
    """Add an option to a group of the help."""
    name = f"--{option.name}"
    if not option.value:
        group.add_argument(name, action="store_true", help=option.help)
        return
    group.add_argument(
        name,
        action=_action_of(option),
        type=partial(option.value.parse, name),
        metavar=option.metavar,
        nargs="+" if option.takes_many else None,
        help=option.help,
    )


def _action_of(option: Option) -> str | type[argparse.Action]:
    """Return what argparse does with the value of an option."""
    if not option.used_by:
        return _StoreJob
    return "append" if option.is_repeatable else "store"


class _Parser(argparse.ArgumentParser):
    first_group: argparse._ArgumentGroup | None = None  # in which N and FILE stand

    def parse_args(  # type: ignore[override]  # there is one namespace, a new one
        self, words: Sequence[str]
    ) -> argparse.Namespace:
        """Return the options, and N and FILE, which may come between options."""
        options, others = self.parse_known_args(words)
        options.n, options.file = _read_words(others)
        return options

    def error(self, message: str) -> NoReturn:
        """Raise UsageError instead of printing the usage."""
        without_value = re.fullmatch(
            r"argument --(\w+): expected (?:at least )?one argument", message
        )
        if without_value:
            name = without_value[1]
            value = OPTION_OF[name].value
            raise UsageError(f"--{name} {value and value.requirement}: none follows it")
        # It repeats the user's words, of which there may be very many.
        raise UsageError(shortened(escaped(message), LONGEST_MESSAGE))


class _ShowHelp(argparse.Action):
    """Raises the help, so that it is printed like everything else."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        assert isinstance(parser, _Parser)
        group = parser.first_group
        assert group
        # These words are read apart: options may come between them.
        words = {
            "N": f"size of the board, 1 to {LARGEST} (8 if left out)",
            "FILE": f"your own program ({SUFFIX}): it is run, and shown on the board",
        }
        options = list(group._group_actions)
        group._group_actions.clear()
        for name, text in words.items():
            group.add_argument(name.lower(), metavar=name, nargs="?", help=text)
        group._group_actions.extend(options)
        raise HelpRequested(parser.format_help())


class _ShowVersion(argparse.Action):
    """Raises the version, so that it is printed like everything else."""

    def __call__(self, *_: object) -> NoReturn:
        raise HelpRequested(f"queens-viz {__version__}\n")


class _StoreJob(argparse.Action):
    """Stores the value of a job; refuses the same job a second time."""

    def __call__(
        self,
        _: argparse.ArgumentParser,
        options: argparse.Namespace,
        value: str | Sequence[Any] | None,
        name: str | None = None,
    ) -> None:
        if self.dest in options:
            raise UsageError(f"{name} and {name} are two jobs: one at a time")
        setattr(options, self.dest, value)


def job_of(options: argparse.Namespace) -> str | None:
    """Return the name of the job; None for the window.

    Raises UsageError for options that can't be combined. All options that were not
    given are None afterwards, and N is the usual size.
    """
    jobs = [job for job in JOBS if job[2:] in options]
    if len(jobs) > 1:
        raise UsageError(f"{jobs[0]} and {jobs[1]} are two jobs: one at a time")
    job = jobs[0] if jobs else None
    user = _user_of(job, options)
    _refuse_with_program(options, user)
    _refuse_unused(options, jobs, user)
    _refuse_in_lesson(options, user)
    _refuse_in_challenge(options)
    for option in OPTIONS:
        vars(options).setdefault(option.name, None)
    options.size_asked = options.n
    options.n = options.n or USUAL_SIZE
    _refuse_format_or_size(options, job)
    return job[2:] if job else None


def _user_of(job: str | None, options: argparse.Namespace) -> str:
    """Return what uses the options: a job, the window, or the kind of file to save."""
    if job is None:
        return WINDOW
    if job != "--save":
        return job
    suffix: str = options.save.suffix
    if suffix == ".html" and "lesson" in options:
        return PLAN
    return suffix


def _refuse_with_program(options: argparse.Namespace, user: str) -> None:
    """Raise UsageError for what can't be done with a program, or only with one."""
    until = vars(options).get("until")
    if options.file is None:
        if until is not None:
            UNTIL.parse("--until", until)
        return
    is_file = user == PLAN or user in FILES
    if is_file and user not in PROGRAM_FILES:
        kinds = ", ".join(PROGRAM_FILES)
        raise UsageError(f"a program is saved as a picture or a page: {kinds}")
    if user == "--check":
        raise UsageError("the programs to be judged are named after --check")
    if user not in (WINDOW, *PROGRAM_FILES):
        raise UsageError(f"{user} is for our own search, not for a program")
    for name in NOT_WITH_PROGRAM:
        if name in options:
            raise UsageError(f"--{name} is for our own search, not for a program")
    if until is not None:
        UNTIL_OF_PROGRAM.parse("--until", until)


def _refuse_unused(options: argparse.Namespace, jobs: list[str], user: str) -> None:
    """Raise UsageError for an option that the job doesn't use."""
    using = {user}
    if options.file is not None:
        using.add(PROGRAM)
        if user == ".html":
            using.add(PROGRAM_PAGE)
    for name in vars(options):
        if name not in OPTION_OF or f"--{name}" in jobs:
            continue
        used_by = OPTION_OF[name].used_by
        if using.isdisjoint(used_by):
            if PROGRAM in used_by and options.file is None and user != "--check":
                raise UsageError(
                    f"--{name} is for programs, whose names end in {SUFFIX}"
                )
            users = ", ".join(used_by)
            raise UsageError(f"--{name} is not used by {user}, but by {users}")


def _refuse_in_lesson(options: argparse.Namespace, user: str) -> None:
    """Raise UsageError for an option that a lesson sets itself."""
    if "lesson" not in options:
        return
    for name, text in OWN_OF_LESSON.items():
        if vars(options).get(name):
            raise UsageError(
                f"{text} is not used by a lesson: its stops have boards and searches "
                "of their own"
            )
    if user == PLAN and options.lesson.stop:
        raise UsageError(
            "a teacher's plan is of a whole lesson: --lesson "
            f"{options.lesson.lesson}, not {options.lesson}"
        )


def _refuse_in_challenge(options: argparse.Namespace) -> None:
    """Raise UsageError for an option that would change a challenge or answer it."""
    if "ask" not in options:
        return
    for name in NOT_IN_CHALLENGE:
        if name in options:
            raise UsageError(
                f"--ask goes without --{name}: a challenge brings its own positions, "
                "and tells no answers"
            )


def _refuse_format_or_size(options: argparse.Namespace, job: str | None) -> None:
    """Raise UsageError for a format or a size that a job doesn't have."""
    form = options.format
    if job and form and form not in formats_of(job):
        formats = listed(formats_of(job))
        raise UsageError(f"{job} is written as {formats}, not as {form}")
    if job in ("--worksheet", "--site") and options.n not in WORKSHEET_SIZES:
        least = WORKSHEET_SIZES[0]
        most = WORKSHEET_SIZES[-1]
        raise UsageError(f"{job} is for boards of {least} to {most}, not {options.n}")


def position_of(options: argparse.Namespace, job: str | None) -> Position | None:
    """Return the position of --at; None if there is none.

    A board that has its own size sets N, unless N was given. The window also opens with
    a board that is no position of the search: it is `at_board` of the options. Raises
    PositionError for any other text, and UsageError for a search that the job can't do.
    """
    position = None
    options.at_board = None
    if options.at is not None:
        board = read(options.at, options.n, is_fixed=options.size_asked is not None)
        options.n = board.n
        options.at_board = board
        try:
            position = board.place()
        except PositionError:
            if job is not None or options.strategy not in (None, Strategy.PLAIN):
                raise
    if options.strategy is None:
        options.strategy = position.strategy if position else Strategy.PLAIN
    if position and position.strategy is not options.strategy:
        raise UsageError(
            f"--at is a position of {position.strategy.value}, --strategy says "
            f"{options.strategy.value}"
        )
    if options.strategy is not Strategy.PLAIN:
        _refuse_if_plain_only(options, job)
    _refuse_if_too_large(options, job)
    return position


def _refuse_if_plain_only(options: argparse.Namespace, job: str | None) -> None:
    """Raise UsageError for what only the plain search can do."""
    name = options.strategy.value
    if job == "tree" and options.format != "json":
        raise UsageError(f"--tree is for the plain search, not for {name}")
    if options.predict:
        raise UsageError(f"--predict is for the plain search, not for {name}")
    if options.program is LOOP:
        raise UsageError(
            f"only the plain search is a loop: --program recursion --strategy {name}"
        )


def _refuse_if_too_large(options: argparse.Namespace, job: str | None) -> None:
    """Raise UsageError for a board whose search is too long to be drawn whole."""
    is_drawn = options.flame or (job == "tree" and options.format == "json")
    largest = WHOLE_UP_TO[options.strategy]
    if is_drawn and options.n > largest:
        raise UsageError(
            f"the {options.strategy.value} search is drawn whole for boards of 1 to "
            f"{largest}, not {options.n}"
        )
