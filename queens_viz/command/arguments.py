"""The arguments of the command line: what is asked for, and what does not go together."""

from __future__ import annotations

import argparse
import re
from functools import partial
from typing import NoReturn

from .. import __version__
from ..search.facts import LARGEST
from ..search.flame import WHOLE_UP_TO
from ..search.listing import LOOP
from ..search.notation import read
from ..search.position import Position, PositionError, shortened
from ..search.strategy import Strategy
from ..text import RACE_FORMATS, Format
from .options import (
    JOBS,
    OPTION_OF,
    OPTIONS,
    PLAN,
    SIZE,
    WINDOW,
    WORKSHEET_SIZES,
    Option,
    UsageError,
)
from .streams import escaped

UNASKED = ("at", "strategy", "predict", "lesson", "run", "ahead")
"""What goes with no challenge: it brings its positions, and hides what would tell its answers."""

OWNED = {"n": "N", "at": "--at", "strategy": "--strategy", "predict": "--predict"}
"""What each stop of a lesson brings itself, and how it is given."""

USUAL_SIZE = 8
"""The size of the board if none is asked for."""

LONGEST_MESSAGE = 280
"""Characters of a complaint that repeats what was typed."""


class HelpRequested(Exception):
    """The user asked for the help or the version, which is the message."""


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
        # One is made for each argument, and would ask each time how wide the terminal is.
        formatter_class=partial(argparse.HelpFormatter, width=80),
    )
    size = f"size of the board, 1 to {LARGEST} (8 if left out)"
    parser.add_argument(
        "n",
        metavar="N",
        nargs="?",
        default=None,
        type=partial(SIZE.parse, "N"),
        help=size,
    )
    for option in OPTIONS:
        name = f"--{option.name}"
        if option.value:
            parser.add_argument(
                name,
                action=_action_of(option),
                type=partial(option.value.parse, name),
                metavar=option.metavar,
                nargs="+" if option.takes_many else None,
                help=option.help,
            )
        else:
            parser.add_argument(name, action="store_true", help=option.help)
    parser.add_argument(
        "--version", action="version", version=f"queens-viz {__version__}"
    )
    parser.formatter_class = argparse.HelpFormatter
    return parser


def _action_of(option: Option) -> str | type[argparse.Action]:
    """Return what is done with the word after an option."""
    if not option.used_by:
        return _Job
    return "append" if option.is_repeatable else "store"


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        if lacking := re.fullmatch(
            r"argument --(\w+): expected (?:at least )?one argument", message
        ):
            word = OPTION_OF[lacking[1]].value
            raise UsageError(
                f"--{lacking[1]} {word and word.requirement}: none follows it"
            )
        # Of the user's own words there may be very many.
        raise UsageError(shortened(escaped(message), LONGEST_MESSAGE))

    def _print_message(self, message: str, file: object = None) -> NoReturn:
        # As it is it would hide a full disk.
        raise HelpRequested(message)


class _Job(argparse.Action):
    """A job with a word after it: a second one would be done in place of the first, and nobody told."""

    def __call__(
        self,
        _: object,
        options: argparse.Namespace,
        value: object,
        name: str | None = None,
    ) -> None:
        if self.dest in options:
            raise UsageError(f"{name} and {name} are two jobs: one at a time")
        setattr(options, self.dest, value)


def job_of(options: argparse.Namespace) -> str | None:
    """Return the job that is asked for, None for the window; refuse options that it does not use.

    What was not given is None from then on, but for N.
    """
    jobs = [job for job in JOBS if job[2:] in options]
    if len(jobs) > 1:
        raise UsageError(f"{jobs[0]} and {jobs[1]} are two jobs: one at a time")
    job = user = jobs[0] if jobs else WINDOW
    if job == "--save":
        user = (
            PLAN
            if options.save.suffix == ".html" and "lesson" in options
            else options.save.suffix
        )
    for name in vars(options):
        if name in OPTION_OF and f"--{name}" not in jobs:
            users = OPTION_OF[name].used_by
            if user not in users:
                raise UsageError(
                    f"--{name} is not used by {user}, but by {', '.join(users)}"
                )
    if "lesson" in options and (
        owned := [name for name in OWNED if vars(options).get(name)]
    ):
        raise UsageError(
            f"{OWNED[owned[0]]} is not used by a lesson: its stops have boards and searches of their own"
        )
    if "ask" in options and (unasked := [name for name in UNASKED if name in options]):
        raise UsageError(
            f"--ask goes without --{unasked[0]}: a challenge brings its own positions, and tells no answers"
        )
    if user == PLAN and options.lesson.stop:
        raise UsageError(
            f"a teacher's plan is of a whole lesson: --lesson {options.lesson.lesson}, not {options.lesson}"
        )
    for option in OPTIONS:
        vars(options).setdefault(option.name, None)
    options.size_asked = options.n
    options.n = options.n or USUAL_SIZE
    if job in ("--compare", "--tree") and options.format not in (None, *RACE_FORMATS):
        raise UsageError(
            f"{job} is written as {' or '.join(RACE_FORMATS)}, not as {options.format}"
        )
    if job == "--check" and options.format == Format.PAIRS.value:
        raise UsageError("--check is written as text, json or csv, not as pairs")
    if job in ("--worksheet", "--site") and options.n not in WORKSHEET_SIZES:
        least, most = WORKSHEET_SIZES[0], WORKSHEET_SIZES[-1]
        raise UsageError(f"{job} is for boards of {least} to {most}, not {options.n}")
    return jobs[0][2:] if jobs else None


def position_of(options: argparse.Namespace, job: str | None) -> Position | None:
    """Return the position that is asked for, None where there is none; refuse searches that the job does not do.

    A board that brings its own size sets N, if that was not asked for. One that is no
    position of the search is for the window alone, as `at_board` of the options.
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
    strategy = options.strategy or (position.strategy if position else Strategy.PLAIN)
    name = strategy.value
    if position and position.strategy is not strategy:
        raise UsageError(
            f"--at is a position of {position.strategy.value}, --strategy says {name}"
        )
    if strategy is not Strategy.PLAIN:
        if job == "tree" and options.format != "json":
            raise UsageError(f"--tree is for the plain search, not for {name}")
        if options.predict:
            raise UsageError(f"--predict is for the plain search, not for {name}")
        if options.program is LOOP:
            raise UsageError(
                f"only the plain search is a loop: --program recursion --strategy {name}"
            )
    if (
        options.flame or (job == "tree" and options.format == "json")
    ) and options.n > WHOLE_UP_TO[strategy]:
        raise UsageError(
            f"the {name} search is drawn whole for boards of 1 to {WHOLE_UP_TO[strategy]}, not {options.n}"
        )
    options.strategy = strategy
    return position
