"""The jobs that save: a picture, a recording, a page, a worksheet or a plan, begun only if it can be finished."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import randbelow
from typing import BinaryIO

from .app.app import App
from .app.commands import FULL, QVIEW_SPEED, Action
from .app.exercise import Exercise
from .app.player import Player
from .app.state import State
from .command import ending, progress
from .command.ending import DONE, ERROR, USAGE_ERROR, complain, reason_of
from .command.extras import MissingPackages, require
from .command.files import NameTaken, discard_unfinished, format_size, whole_file
from .command.options import MOST_FRAMES, PICTURES, QUESTIONS, UsageError
from .command.span import Span, count_frames, go_to_end, positions
from .command.streams import print_error
from .search.facts import counted_at_once
from .search.guided import resume
from .search.position import Position, shortened
from .search.search import Search

LONGEST_NAME = 120
"""The most characters of a file's name that a message shows."""

SEEDS = 1_000_000
"""The number of seeds from which one is chosen if none is given: few enough to be typed from paper."""

SMALLER = ": try a smaller --size, or fewer steps"


def save(position: Position, options: Namespace) -> int:
    """Save what the options ask for from a position on; name the file and its size on standard error."""
    path: Path = options.save or options.worksheet
    if options.flame:
        options.until = options.until or "all"

    def write() -> int:
        fill = _filling(position, options)
        with whole_file(path, replaces=bool(options.force)) as stream:
            fill(stream)
        return os.path.getsize(path)

    return write_and_report(path, write)


def write_and_report(path: Path, write: Callable[[], int]) -> int:
    """Write a file or a folder; name it and its size, or what is wrong, on standard error, and return the status."""

    def stop(number: int, _frame: object) -> None:
        discard_unfinished()
        progress.erase()
        ending.exit_by_signal(number)

    name = shortened(str(path), LONGEST_NAME)
    with ending.handling_signals(stop, "SIGINT", "SIGTERM", "SIGHUP"):
        try:
            print_error(f"wrote {name}, {format_size(write())}")
        except UsageError as refusal:
            return complain(str(refusal), USAGE_ERROR)
        except NameTaken as taken:
            other = shortened(taken.path, LONGEST_NAME)
            return complain(f"{other} {taken.reason}", USAGE_ERROR)
        except FileExistsError:
            return complain(f"{name} exists; --force replaces it", USAGE_ERROR)
        except MissingPackages as lacking:
            return complain(str(lacking), ERROR)
        except MemoryError:
            advice = SMALLER if path.suffix in PICTURES else ""
            return complain(f"not enough memory for this{advice}", ERROR)
        except (OSError, ImportError) as error:
            return complain(f"can't write {name}: {reason_of(error)}", ERROR)
    return DONE


def _filling(position: Position, options: Namespace) -> Callable[[BinaryIO], object]:
    """Return what fills the file; UsageError or MissingPackages where it can't be made."""
    if options.worksheet:
        from .sheet.page import page
        from .sheet.sheet import sheet

        seed = randbelow(SEEDS) if options.seed is None else options.seed
        questions = sheet(options.n, options.questions or QUESTIONS, seed)
        return lambda stream: stream.write(
            page(questions, options.spoken, options.address or "").encode()
        )
    if options.lesson:
        from .sheet import plan

        address = options.address or ""
        return lambda stream: stream.write(
            plan.page(options.lesson.lesson, options.spoken, address, address).encode()
        )
    suffix, begin = options.save.suffix, resume(position)
    span = span_of(options.until, suffix, begin)
    number = _number_of_frames(span, begin, options) if suffix == ".gif" else None
    require(suffix)
    player, state = make_player(position, options)
    if suffix == ".html":
        return lambda stream: stream.write(live_page(player, state, options).encode())
    return lambda stream: _draw(stream, span, number, player, state, options)


def make_player(position: Position, options: Namespace) -> tuple[Player, State]:
    """Return a player at a position, and what there is to see of it, as the options say."""
    speed, exercise = (
        options.speed or QVIEW_SPEED,
        Exercise.PREDICT if options.predict else None,
    )
    player = Player(
        resume(position), speed=speed, pause=options.pause, loop=bool(options.loop)
    )
    state = State(
        options.spoken,
        options.theme or "light",
        exercise=exercise,
        has_outlook=bool(options.ahead),
    )
    if options.flame:
        state = state._replace(
            tab=Action.TREE, is_large=True, shows_time=True, is_picture=True
        )
    return player, state


def live_page(player: Player, state: State, options: Namespace) -> str:
    """Return the page that begins as the options say."""
    from .browser.document import page

    position = player.search.position
    begins: dict[str, object] = {"n": position.n, "at": str(position)}
    for name in (
        "theme",
        "pause",
        "run",
        "loop",
        "predict",
        "ahead",
        "speed",
        "language",
    ):
        value = vars(options)[name]
        if value is not None:
            begins[name] = "full" if value == FULL else value
    return page(App(player, state), begins)


def span_of(until: str | None, suffix: str, begin: Search) -> Span:
    """Return how far --until is from where a file begins; UsageError where that is not ahead, or not known."""
    if until is None:
        return Span(0) if suffix in (".png", ".svg") else Span(to_solution=True)
    if until in ("first", "all"):
        return Span(to_solution=until == "first")
    steps = int(until)
    if until[0] == "+":
        return Span(steps)
    other = f"--until +{steps} goes that many steps from there"
    if begin.steps is None:
        known = f"above {counted_at_once(begin.strategy)} queens the number of the step at --at isn't known"
        raise UsageError(f"--until {steps}: {known}; {other}")
    if steps < begin.steps:
        raise UsageError(
            f"--until {steps} lies before --at, which is step {begin.steps}; {other}"
        )
    return Span(steps - begin.steps)


def _number_of_frames(span: Span, begin: Search, options: Namespace) -> int:
    """Return how many frames a recording has; UsageError if too many."""
    only_solutions = options.frames == "solutions"
    with progress.Bar("steps", span.steps) as bar:
        number = count_frames(
            begin, span, only_solutions=only_solutions, most=MOST_FRAMES, report=bar.add
        )
    if number <= MOST_FRAMES:
        return number
    advice = f"try {'' if only_solutions else '--frames solutions, or '}fewer steps, as in --until +500"
    raise UsageError(
        f"a recording holds at most {MOST_FRAMES:,} frames, and this one would have more: {advice}"
    )


def _draw(
    stream: BinaryIO,
    span: Span,
    number: int | None,
    player: Player,
    state: State,
    options: Namespace,
) -> None:
    """Write a picture or a recording."""
    suffix = options.save.suffix
    size = options.size or ((960, 600) if suffix == ".gif" else (1280, 800))
    # The picture and its copy in the file. Where they have no room, that is said here, for SDL says many things.
    bytearray(2 * 4 * size[0] * size[1])
    if suffix != ".gif" and options.until:
        with progress.Bar("steps", span.steps) as bar:
            go_to_end(player, span, bar.add)
    if suffix == ".svg":
        from .browser.picture import svg

        stream.write(svg(player, state, size).encode())
        return
    from .window import pictures, png

    def counted() -> Iterator[Player]:
        with progress.Bar("frames", number) as bar:
            for one in positions(
                player, span, only_solutions=options.frames == "solutions"
            ):
                yield one
                bar.add(1)

    try:
        if suffix == ".gif":
            pictures.write_gif(stream, counted(), player.search.position, state, size)
        else:
            stream.write(png.encode(pictures.draw(player, state, size)))
    except pictures.Undrawable as error:
        if "memory" in str(error):
            raise MemoryError from error
        raise MissingPackages(f"can't draw this: {error}") from error
