"""The command line: from arguments to a job. Everything is put together here."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from . import text
from .app.challenge import Challenge, challenge
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
from .command.options import UsageError
from .command.progress import Bar
from .search.facts import DIFFERENT_SOLUTIONS, TOTAL_SOLUTIONS, TOTAL_STEPS_OF
from .search.guided import begin, resume
from .search.notation import Board
from .search.position import Position
from .search.race import Race
from .search.search import Search
from .words.boards import how_read
from .words.words import LANGUAGES, Words


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments (by default the process's own) ask for, and return the exit status."""
    streams.make_safe()
    try:
        options = parse(sys.argv[1:] if arguments is None else list(arguments))
        job = job_of(options)
        options.spoken = options.language or _language_of_environment()
        at = position_of(options, job)
        options.ask = challenge(options.ask, options.n) if options.ask else None
        if options.address:
            require("--address")
    except HelpRequested as request:
        answer = str(request)
        return _written(lambda: sys.stdout.write(answer) and DONE)
    except UsageError as refusal:
        return complain(str(refusal), USAGE_ERROR)
    except MissingPackages as lacking:
        return complain(str(lacking), ERROR)
    except ValueError as error:
        return complain(f"--{'ask' if options.ask else 'at'}: {error}", USAGE_ERROR)
    position = at or Position.first(options.n, options.strategy)
    if job and options.at_board:
        _tell_how_read(options.at_board)
    if job is None:
        try:
            return _open_window(position, options)
        except (OSError, ImportError) as error:
            return complain(f"can't show the window: {ending.reason_of(error)}", ERROR)
    if job == "check":
        from .check.job import check

        return check(options)
    if job in ("save", "worksheet", "site"):
        from .saving import save
        from .site import save_site

        return save_site(options) if options.site else save(position, options)
    return _written(lambda: _print(job, at, options))


def _tell_how_read(board: Board) -> None:
    """Say on standard error how --at was read, if that could be done in two ways."""
    how = how_read(board, Words())
    if how:
        streams.print_error(f"--at: {how[0].lower()}{how[1:]}")


def _language_of_environment() -> str:
    """Return the language that the environment asks for, looking where gettext looks, or else English."""
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    code = next(filter(None, map(os.environ.get, names)), "")[:2]
    return code if code in LANGUAGES else "en"


def _open_window(position: Position, options: argparse.Namespace) -> int:
    # Only now, so that a mistyped word is answered at once.
    from .app.link import begin_with
    from .app.teaching import begin_challenge, begin_lesson
    from .saving import make_player
    from .window.clock import beats, play
    from .window.display import Display, NoDisplay
    from .window.window import Window

    player, state = make_player(position, options)
    if options.run:
        player.run()
    try:
        display = Display(options.size, is_full=bool(options.fullscreen))
    except NoDisplay:
        return complain(
            "no display to open a window on; --save live.html writes a page for a browser",
            ERROR,
        )
    display.address = options.address or ""
    # SDL would turn these signals into a QUIT event, and their exit status would be lost.
    with display, ending.handling_signals(display.stop, "SIGINT", "SIGTERM", "SIGHUP"):
        window = Window(player, state, display, moves=not options.still)
        # A stop opens only what there is room for, and nothing has been drawn yet.
        window.size = display.surface.get_size()
        if options.lesson:
            begin_lesson(window.app, options.lesson)
        if options.ask:
            begin_challenge(window.app, options.ask)
        if options.at_board:
            begin_with(window.app, options.at_board)
        play(window, display, beats(window, display))
    if display.stopped_by is None:
        return DONE
    if at := window.app.state.lesson:
        streams.print_error(f"to go on from here: python -m queens_viz --lesson {at}")
    elif work := window.app.state.challenge:
        _tell_how_to_ask(work)
    else:
        _tell_how_to_resume(player.search.position)
    return STOPPED + display.stopped_by


def _tell_how_to_ask(work: Challenge, job: str = "") -> None:
    """Tell which command asks the questions of a challenge."""
    words = f" --{job}" if job else ""
    streams.print_error(
        f"to go on from here: python -m queens_viz {work.n}{words} --ask {work.name}"
    )


def _tell_how_to_resume(
    position: Position, job: str = "", options: argparse.Namespace | None = None
) -> None:
    """Tell which command goes on from a position, with those options that count there."""
    if position.is_end:
        # A new round: the end itself is no position that --at takes.
        position = Position.first(position.n, position.strategy)
    words = [f" --{job}"] if job else []
    for name in ("format", "ahead", "predict", "language") if options else ():
        if value := vars(options)[name]:
            words.append(f" --{name}" + ("" if value is True else f" {value}"))
    streams.print_error(
        f"to go on from here: python -m queens_viz {position.n}{''.join(words)} --at {position}"
    )


def _written(do: Callable[[], int]) -> int:
    """Do a job that prints, see to it that everything is written, and return the status."""
    try:
        status = do()
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read has had enough
        streams.discard_output()
        return DONE
    except OSError as error:
        streams.discard_output()
        return complain(f"can't write: {ending.reason_of(error)}", ERROR)
    return status


def _print(job: str, at: Position | None, options: argparse.Namespace) -> int:
    """Do a job that prints."""
    search = resume(at) if at else begin(options.n, options.strategy)
    form = text.Format(options.format or "text")
    # A language is read only for a job that says something.
    say = partial(Words, options.spoken)
    try:
        match job:
            case "first" | "all":
                return _print_solutions(search, form, is_first_alone=job == "first")
            case "count":
                _print_count(search, say())
            case "compare":
                _print_race(Race(options.n), say(), form)
            case "trace":
                _print_lines(text.trace(search, say(), looks_ahead=bool(options.ahead)))
            case "tree":
                told = (
                    text.flame(options.n, options.strategy, at)
                    if form is text.Format.JSON
                    else None
                )
                _print_lines(
                    told or text.tree(options.n, at or Position.end(options.n), say())
                )
            case "program":
                print(text.program(options.program, options.n, say(), options.strategy))
            case "step":
                from .line import LineMode

                mode = LineMode(
                    search,
                    say(),
                    sys.stdin,
                    sys.stdout,
                    predicts=bool(options.predict),
                    ask=options.ask,
                )
                with ending.handling_signals(
                    signal.default_int_handler, "SIGINT"
                ):  # Ctrl-C raises KeyboardInterrupt
                    mode.run()
    except KeyboardInterrupt:
        if mode.challenge:
            _tell_how_to_ask(mode.challenge, job)
        else:
            _tell_how_to_resume(mode.position, job, options)
        return INTERRUPTED
    except Interrupted:
        if job not in (
            "tree",
            "compare",
        ):  # there --at is where it ends, here it all begins again
            _tell_how_to_resume(search.position, job, options)
        return INTERRUPTED
    return DONE


def _print_lines(lines: Iterable[str]) -> None:
    for line in until_interrupted(lines):
        print(line)


def _print_solutions(search: Search, form: text.Format, *, is_first_alone: bool) -> int:
    where, printed = (
        f"exists for {search.n} queens" if search.is_first else "from this position on",
        0,
    )
    with _bar(search) as bar:
        for solution in _found(search, bar):
            bar.make_room()
            print(text.written(solution, form), flush=not printed)
            printed += 1
            if is_first_alone:
                return DONE
    return (
        DONE
        if printed or not is_first_alone
        else complain(f"No solution {where}", ERROR)
    )


def _print_count(search: Search, say: Words) -> None:
    number, is_whole = 0, search.is_first
    try:
        with _bar(search) as bar:
            for _ in _found(search, bar):
                number += 1
    except Interrupted:
        print(say("counted_so_far", found=say.solutions(number)))
        raise
    found = say.solutions(number, is_over=True)
    print(found if is_whole else say("from_here", found=found))
    # Images of a solution may lie before the position: only of all of them the classes can be told.
    if number == TOTAL_SOLUTIONS.get(search.n):
        print(say("classes", count=DIFFERENT_SOLUTIONS[search.n]))


def _print_race(race: Race, say: Words, form: text.Format) -> None:
    try:
        with Bar("steps") as bar:
            for made in until_interrupted(text.ticks(race)):
                bar.add(made)
    finally:
        for line in text.race_table(
            race, say, form
        ):  # where it was interrupted, how far each has come
            print(line)


def _bar(search: Search) -> Bar:
    return Bar(
        "steps",
        TOTAL_STEPS_OF[search.strategy].get(search.n) if search.is_first else None,
    )


def _found(search: Search, bar: Bar) -> Iterator[text.Solution]:
    """Yield the solutions while a bar shows how far the search is."""
    for item in until_interrupted(text.solutions(search)):
        if isinstance(item, text.Solution):
            yield item
        else:
            bar.add(item)
