"""The command line: from arguments to a job. All other packages come together here."""

from __future__ import annotations

import argparse
import os
import shlex
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from . import text
from .app.challenge import Challenge, challenge_of
from .command import ending, streams
from .command.arguments import HelpRequested, job_of, parse, position_of
from .command.ending import (
    DONE,
    ERROR,
    INTERRUPTED,
    STOPPED,
    USAGE_ERROR,
    Interrupted,
    complain,
    until_interrupted,
)
from .command.extras import MissingPackages, require
from .command.options import WINDOW, UsageError
from .command.progress import Bar
from .search.facts import DIFFERENT_SOLUTIONS, TOTAL_SOLUTIONS, TOTAL_STEPS_OF
from .search.guided import begin, resume
from .search.notation import Board
from .search.position import Position, shortened
from .search.race import Race
from .search.search import Search
from .words.boards import how_read
from .words.words import LANGUAGES, Words

if TYPE_CHECKING:
    from .app.app import App
    from .window.display import Display

KEPT_OPTIONS = ("format", "ahead", "predict", "language")
"""The options that are repeated in the command that resumes a job."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do the job that the arguments ask for, and return the exit status.

    By default they are those of the process.
    """
    streams.make_safe()
    if arguments is None:
        arguments = sys.argv[1:]
    # A wrong challenge is found after a wrong position.
    option = "at"
    try:
        options = parse(list(arguments))
        job = job_of(options)
        options.spoken = options.language or _language_of_environment()
        at = position_of(options, job)
        if options.ask:
            option = "ask"
            options.ask = challenge_of(options.ask, options.n)
        if options.address:
            require("--address")
        if options.file is not None:
            _refuse_program(options)
        if job is None:
            require(WINDOW)
    except HelpRequested as request:
        return _print_text(str(request))
    except UsageError as error:
        return complain(str(error), USAGE_ERROR)
    except MissingPackages as error:
        return complain(str(error), ERROR)
    except ValueError as error:
        return complain(f"--{option}: {error}", USAGE_ERROR)
    if job and options.at_board:
        _print_how_read(options.at_board)
    return _do(job, at, options)


def _refuse_program(options: argparse.Namespace) -> None:
    """Raise UsageError if FILE can't be read, or its Python can't run it."""
    from .check.program_file import fault_of_file
    from .check.program_run import fault_of_python

    fault = fault_of_file(options.file)
    if fault:
        raise UsageError(f"can't read {shortened(options.file)}: {fault}")
    if options.python:
        fault = fault_of_python(options.python)
        if fault:
            raise UsageError(fault)


def _do(job: str | None, at: Position | None, options: argparse.Namespace) -> int:
    """Do a job, or open the window, and return the exit status."""
    position = at or Position.first(options.n, options.strategy)
    if job is None:
        try:
            return _open_window(position, options)
        except (OSError, ImportError) as error:
            reason = ending.reason_of(error)
            return complain(f"can't show the window: {reason}", ERROR)
    if job == "check":
        from .check.job import check

        return check(options)
    if job == "site":
        from .site import save_site

        return save_site(options)
    if job in ("save", "worksheet"):
        from .saving import save

        return save(position, options)
    return _with_output(lambda: _print(job, at, options))


def _print_how_read(board: Board) -> None:
    """Print on standard error how --at was read, if it isn't a position."""
    how = how_read(board, Words())
    if how:
        streams.print_error(f"--at: {how[0].lower()}{how[1:]}")


def _language_of_environment() -> str:
    """Return the language of the environment, found as gettext does; else English."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            code = value[:2]
            return code if code in LANGUAGES else "en"
    return "en"


def _open_window(position: Position, options: argparse.Namespace) -> int:
    """Open the window until it is closed, and return the exit status."""
    # Imported here, so that a wrong command line is answered at once.
    from .app.link import begin_with
    from .app.teaching import begin_challenge, begin_lesson
    from .saving import make_player
    from .window.clock import beats, play
    from .window.display import Display, NoDisplay
    from .window.window import Window

    player, state = make_player(position, options)
    if options.run and options.file is None:
        player.run()
    try:
        display = Display(options.size, is_full=bool(options.fullscreen))
    except NoDisplay:
        return complain(
            "no display to open a window on; --save live.html writes a page for a "
            "browser",
            ERROR,
        )
    display.address = options.address or ""
    # SDL makes a QUIT event of these signals, which has no exit status.
    signals = ("SIGINT", "SIGTERM", "SIGHUP")
    with display, ending.handling_signals(display.stop, *signals):
        window = Window(player, state, display, moves=not options.still)
        # A lesson opens what fits into the window, which has not been drawn yet.
        window.size = display.surface.get_size()
        if options.lesson:
            begin_lesson(window.app, options.lesson)
        if options.ask:
            begin_challenge(window.app, options.ask)
        if options.at_board:
            begin_with(window.app, options.at_board)
        if options.file is not None:
            _begin_with_program(window.app, display, options)
        play(window, display, beats(window, display))
    if display.stopped_by is None:
        return DONE
    lesson = window.app.state.lesson
    challenge = window.app.state.challenge
    if options.file is not None:
        _print_how_to_resume(_command_of_program(options))
    elif lesson:
        _print_how_to_resume(f"--lesson {lesson}")
    elif challenge:
        _print_how_to_resume(_command_of_challenge(challenge))
    else:
        _print_how_to_resume(_command_of_position(player.search.position))
    return STOPPED + display.stopped_by


def _begin_with_program(
    app: App, display: Display, options: argparse.Namespace
) -> None:
    """Run the program of the command line, and show it in the window."""
    from .app.own_actions import begin_with_program
    from .app.own_program import RunRequest
    from .check.program_run import RunOptions

    display.run_options = RunOptions.of(options)
    file = display.program_file(options.file)
    if file is None:
        # It could be read a moment ago.
        return
    begin_with_program(
        app,
        file,
        RunRequest(options.size_asked),
        is_anonymous=bool(options.anonymous),
        plays=bool(options.run),
    )


def _print_how_to_resume(command: str) -> None:
    """Print on standard error the command that goes on from here."""
    streams.print_error(f"to go on from here: python -m queens_viz {command}")


def _command_of_challenge(work: Challenge) -> str:
    """Return the arguments that ask the questions of a challenge."""
    return f"{work.n} --ask {work.name}"


def _command_of_program(options: argparse.Namespace) -> str:
    """Return the arguments that open a program again."""
    words = [shlex.quote(options.file)]
    if options.size_asked is not None:
        words.insert(0, str(options.size_asked))
    return " ".join(words)


def _command_of_position(position: Position, *words: str) -> str:
    """Return the arguments that begin at a position, with other words before it.

    After the end the search begins again.
    """
    if position.is_end:
        position = Position.first(position.n, position.strategy)
    return " ".join([str(position.n), *words, f"--at {position}"])


def _command_of_job(job: str, position: Position, options: argparse.Namespace) -> str:
    """Return the arguments that resume a job at a position, with its options."""
    words = [f"--{job}"]
    for name in KEPT_OPTIONS:
        value = vars(options)[name]
        if value is True:
            words.append(f"--{name}")
        elif value:
            words.append(f"--{name} {value}")
    return _command_of_position(position, *words)


def _print_text(text: str) -> int:
    """Print a text and return the exit status."""

    def write() -> int:
        sys.stdout.write(text)
        return DONE

    return _with_output(write)


def _with_output(job: Callable[[], int]) -> int:
    """Do a job that prints, and return its status, or that of an output error."""
    try:
        status = job()
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has had enough.
        streams.discard_output()
        return DONE
    except OSError as error:
        streams.discard_output()
        return complain(f"can't write: {ending.reason_of(error)}", ERROR)
    return status


def _print(job: str, at: Position | None, options: argparse.Namespace) -> int:
    """Do a job that prints, and return the exit status."""
    if job == "step":
        return _talk(at, options)
    search = _search_of(at, options)
    try:
        return _print_results(job, search, at, options)
    except Interrupted:
        # These two can't be resumed: --at says where the tree ends, and compare has
        # none.
        if job not in ("tree", "compare"):
            _print_how_to_resume(_command_of_job(job, search.position, options))
        return INTERRUPTED


def _search_of(at: Position | None, options: argparse.Namespace) -> Search:
    """Return the search at a position, or a new one."""
    if at:
        return resume(at)
    return begin(options.n, options.strategy)


def _print_results(
    job: str, search: Search, at: Position | None, options: argparse.Namespace
) -> int:
    """Print what a job finds out, and return the exit status."""
    form = text.Format(options.format or "text")
    if job in ("first", "all"):
        return _print_solutions(search, form, is_first_alone=job == "first")
    n = options.n
    if job == "tree" and form is text.Format.JSON:
        _print_lines(text.flame(n, options.strategy, at))
        return DONE
    # The messages are read only for a job that needs them.
    say = Words(options.spoken)
    match job:
        case "count":
            _print_count(search, say)
        case "compare":
            _print_race(Race(n), say, form)
        case "trace":
            _print_lines(text.trace(search, say, looks_ahead=bool(options.ahead)))
        case "tree":
            _print_lines(text.tree(n, at or Position.end(n), say))
        case "program":
            print(text.program(options.program, n, say, options.strategy))
    return DONE


def _talk(at: Position | None, options: argparse.Namespace) -> int:
    """Step through the search line by line, and return the exit status."""
    from .line import LineMode

    mode = LineMode(
        _search_of(at, options),
        Words(options.spoken),
        sys.stdin,
        sys.stdout,
        predicts=bool(options.predict),
        ask=options.ask,
    )
    try:
        # So Ctrl-C raises KeyboardInterrupt, also while a line is read.
        with ending.handling_signals(signal.default_int_handler, "SIGINT"):
            mode.run()
    except KeyboardInterrupt:
        work = mode.challenge
        if work:
            command = f"{work.n} --step --ask {work.name}"
        else:
            command = _command_of_job("step", mode.position, options)
        _print_how_to_resume(command)
        return INTERRUPTED
    return DONE


def _print_lines(lines: Iterable[str]) -> None:
    for line in until_interrupted(lines):
        print(line)


def _print_solutions(search: Search, form: text.Format, *, is_first_alone: bool) -> int:
    """Print all solutions or the first one, and return the exit status."""
    where = "from this position on"
    if search.is_first:
        where = f"exists for {search.n} queens"
    printed = 0
    with _bar(search) as bar:
        for solution in _solutions(search, bar):
            bar.make_room()
            print(text.format_solution(solution, form), flush=not printed)
            printed += 1
            if is_first_alone:
                return DONE
    if not printed:
        return complain(f"No solution {where}", ERROR)
    return DONE


def _print_count(search: Search, say: Words) -> None:
    """Print the number of solutions, also if it is interrupted."""
    is_whole = search.is_first
    number = 0
    try:
        with _bar(search) as bar:
            for _ in _solutions(search, bar):
                number += 1
    except Interrupted:
        print(say("counted_so_far", found=say.solutions(number)))
        raise
    solutions = say.solutions(number, is_over=True)
    print(solutions if is_whole else say("from_here", found=solutions))
    # How many are images of others is known only if all of them have been counted.
    if number == TOTAL_SOLUTIONS.get(search.n):
        print(say("classes", count=DIFFERENT_SOLUTIONS[search.n]))


def _print_race(race: Race, say: Words, form: text.Format) -> None:
    """Print the results of a race or, if it is interrupted, how far each search is."""
    try:
        with Bar("steps") as bar:
            for made in until_interrupted(text.run_race(race)):
                bar.add(made)
    finally:
        for line in text.race_table(race, say, form):
            print(line)


def _bar(search: Search) -> Bar:
    """Return a progress bar for a search to its end."""
    total = None
    if search.is_first:
        total = TOTAL_STEPS_OF[search.strategy].get(search.n)
    return Bar("steps", total)


def _solutions(search: Search, bar: Bar) -> Iterator[text.Solution]:
    """Yield the solutions, and advance a progress bar."""
    for item in until_interrupted(text.solutions(search)):
        if isinstance(item, text.Solution):
            yield item
        else:
            bar.add(item)
