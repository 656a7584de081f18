"""The command line: from arguments to a job. Everything is put together here."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial

from . import text
from .app.commands import QVIEW_SPEED
from .command import ending, streams, table
from .command.arguments import Asked, job_of, parse, position_of
from .command.ending import DONE, INTERRUPTED, MACHINE, STOPPED, USER, Interrupted, complain, until_interrupted
from .command.progress import Bar
from .command.values import Refused
from .line import LineMode
from .search.facts import TOTAL_SOLUTIONS, TOTAL_STEPS_OF
from .search.guided import begin, resume
from .search.position import Position
from .search.race import Race
from .search.search import Search
from .words.words import LANGUAGES, Words


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments (by default the process's own) ask for, and return the exit status."""
    streams.make_safe()
    try:
        options = parse(sys.argv[1:] if arguments is None else list(arguments))
        job = job_of(options)
        options.chosen_language = vars(options).get("language")
        vars(options).setdefault("language", _language_of(os.environ))
        position = position_of(options, job)
    except Asked as asked:
        answer = str(asked)
        return _written(lambda: sys.stdout.write(answer) and DONE)
    except Refused as refusal:
        return complain(str(refusal), USER)
    except ValueError as error:
        return complain(f"--at: {error}", USER)
    if job is None:
        try:
            return _open_window(position or Position.first(options.n, options.strategy), options)
        except (OSError, ImportError) as error:
            return complain(f"can't show the window: {ending.reason_of(error)}", MACHINE)
    if job in ("save", "worksheet", "site"):
        return _save(job, position or Position.first(options.n, options.strategy), options)
    return _written(lambda: _print(job, position, options))


def _language_of(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for, looking where gettext looks, or else English."""
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    code = next((environment[name] for name in names if environment.get(name)), "")[:2]
    return code if code in LANGUAGES else "en"


def _open_window(position: Position, options: argparse.Namespace) -> int:
    # Only now, so that a mistyped word is answered at once.
    from .app.actions import press
    from .app.exercise import Exercise
    from .app.player import Player
    from .app.state import State
    from .app.teaching import begin_lesson
    from .window.clock import beats, play
    from .window.display import Display, NoDisplay
    from .window.window import Window

    given = vars(options)
    player = Player(
        resume(position),
        speed=given.get("speed", QVIEW_SPEED),
        pause=given.get("pause"),
        loop="loop" in given,
    )
    if "run" in given:
        player.run()
    try:
        display = Display(given.get("size"), is_full="fullscreen" in given, announce=_announce)
    except NoDisplay:
        return complain("no display to open a window on; --save live.html writes a page for a browser", MACHINE)
    exercise = Exercise.PREDICT if "predict" in given else None
    theme, has_outlook = given.get("theme", "light"), "ahead" in given
    state = State(given["language"], theme=theme, exercise=exercise, has_outlook=has_outlook)
    with display:
        window = Window(player, state, display, moves="still" not in given)
        if "lesson" in given:
            begin_lesson(window.app, given["lesson"], press)
        play(window, display, beats(window, display))
    if display.stopped_by is None:
        return DONE
    if at := window.app.state.lesson:
        streams.tell(f"to go on from here: python -m queens_viz --lesson {at}")
    else:
        _tell_how_to_resume(player.search.position)
    return STOPPED + display.stopped_by


def _announce(line: str) -> None:
    """Print a line; if nobody takes it, the window goes on all the same."""
    try:
        print(line, flush=True)
    except OSError:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # for as long as the process lives


def _save(job: str, position: Position, options: argparse.Namespace) -> int:
    from .saving import save, save_plan, save_worksheet
    from .site import save_site

    if job == "save":
        return save_plan(options) if "lesson" in options else save(position, options)
    return save_site(options) if job == "site" else save_worksheet(options)


def _as_given(job: str, options: argparse.Namespace) -> str:
    """Return a job with those of its options that count when it goes on."""
    given = {name: value for name, value in vars(options).items() if name in ("format", "ahead", "predict")}
    if options.chosen_language:
        given["language"] = options.chosen_language
    words = [f" --{name}" if value is True else f" --{name} {value}" for name, value in given.items()]
    return f" --{job}" + "".join(words)


def _tell_how_to_resume(position: Position, job: str = "") -> None:
    if position.is_end:
        # A new round: the end itself is no position that --at takes.
        position = Position.first(position.n, position.strategy)
    streams.tell(f"to go on from here: python -m queens_viz {position.n}{job} --at {position}")


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
        return complain(f"can't write: {ending.reason_of(error)}", MACHINE)
    return status


def _print(job: str, at: Position | None, options: argparse.Namespace) -> int:
    """Do a job that prints."""
    search = resume(at) if at else begin(options.n, options.strategy)
    form = text.Format(vars(options).get("format", "text"))
    # A language is read only for a job that says something.
    say = partial(Words, options.language)
    try:
        match job:
            case "first":
                return _print_first(search, form)
            case "all":
                _print_all(search, form)
            case "count":
                _print_count(search, say())
            case "compare":
                _print_race(Race(options.n), say(), form)
            case "trace":
                _print_lines(text.trace(search, say(), looks_ahead="ahead" in vars(options)))
            case "tree":
                _print_lines(text.tree(options.n, at or Position.end(options.n), say()))
            case "program":
                print(text.program(options.program, options.n, say(), options.strategy))
            case "step":
                return _step_by_step(search, say(), options)
    except Interrupted:
        if job not in ("tree", "compare"):  # there --at is where it ends, here it all begins again
            _tell_how_to_resume(search.position, _as_given(job, options))
        return INTERRUPTED
    return DONE


def _print_lines(lines: Iterable[str]) -> None:
    for line in until_interrupted(lines):
        print(line)


def _step_by_step(search: Search, say: Words, options: argparse.Namespace) -> int:
    mode = LineMode(search, say, sys.stdin, sys.stdout, predicts="predict" in vars(options))
    try:
        with ending.interruptible():
            mode.run()
    except KeyboardInterrupt:
        _tell_how_to_resume(mode.position, _as_given("step", options))
        return INTERRUPTED
    return DONE


def _print_first(search: Search, form: text.Format) -> int:
    where = f"exists for {search.n} queens" if search.is_first else "from this position on"
    with _bar(search) as bar:
        solution = next(_found(search, bar), None)
    if solution is None:
        return complain(f"No solution {where}", MACHINE)
    print(text.written(solution, form))
    return DONE


def _print_all(search: Search, form: text.Format) -> None:
    is_first = True
    with _bar(search) as bar:
        for solution in _found(search, bar):
            bar.make_room()
            print(text.written(solution, form), flush=is_first)
            is_first = False


def _print_count(search: Search, say: Words) -> None:
    tally, is_whole = text.Tally(), search.is_first
    try:
        with _bar(search) as bar:
            for solution in _found(search, bar):
                tally.add(solution.board)
    except Interrupted:
        print(say("counted_so_far", found=say.found(tally.solutions)))
        raise
    found = say.found(tally.solutions, is_over=True)
    print(found if is_whole else say("from_here", found=found))
    # Images of a solution may lie before the position: only of all of them the classes can be told.
    if is_whole or tally.solutions == TOTAL_SOLUTIONS.get(search.n):
        print(say("classes", count=tally.classes))


def _print_race(race: Race, say: Words, form: text.Format) -> None:
    try:
        with Bar("steps") as bar:
            for made in until_interrupted(table.ticks(race)):
                bar.add(made)
    except Interrupted:
        _print_lines(table.written(race, say, form))  # how far each has come
        raise
    _print_lines(table.written(race, say, form))


def _bar(search: Search) -> Bar:
    return Bar("steps", TOTAL_STEPS_OF[search.strategy].get(search.n) if search.is_first else None)


def _found(search: Search, bar: Bar) -> Iterator[text.Solution]:
    """Yield the solutions while a bar shows how far the search is."""
    for item in until_interrupted(text.solutions(search)):
        if isinstance(item, text.Solution):
            yield item
        else:
            bar.add(item)
