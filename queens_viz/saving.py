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
from .command import ending, options, progress
from .command.ending import DONE, MACHINE, USER, complain, reason_of
from .command.extras import Lacking, require
from .command.files import NameTaken, discard_unfinished, sized, whole_file
from .command.options import MOST_FRAMES, QUESTIONS, Refused
from .command.span import Span, frames, go_until, positions
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


def save(position: Position, given: Namespace) -> int:
    """Save what the options ask for from a position on; name the file and its size on standard error."""
    path: Path = given.save or given.worksheet
    if given.flame:
        given.until = given.until or "all"

    def write() -> int:
        fill = _filling(position, given)
        with whole_file(path, replaces=bool(given.force)) as stream:
            fill(stream)
        return os.path.getsize(path)

    return reported(path, write)


def reported(path: Path, write: Callable[[], int]) -> int:
    """Write a file or a folder; name it and its size, or what is wrong, on standard error, and return the status."""

    def stop(number: int, _frame: object) -> None:
        discard_unfinished()
        progress.erase()
        ending.leave(number)

    name = shortened(str(path), LONGEST_NAME)
    with ending.hearing(stop, "SIGINT", "SIGTERM", "SIGHUP"):
        try:
            print_error(f"wrote {name}, {sized(write())}")
        except Refused as refusal:
            return complain(str(refusal), USER)
        except NameTaken as taken:
            other = shortened(taken.path, LONGEST_NAME)
            return complain(f"{other} {taken.reason}", USER)
        except FileExistsError:
            return complain(f"{name} exists; --force replaces it", USER)
        except Lacking as lacking:
            return complain(str(lacking), MACHINE)
        except MemoryError:
            advice = SMALLER if path.suffix in options.PICTURES else ""
            return complain(f"not enough memory for this{advice}", MACHINE)
        except (OSError, ImportError) as error:
            return complain(f"can't write {name}: {reason_of(error)}", MACHINE)
    return DONE


def _filling(position: Position, given: Namespace) -> Callable[[BinaryIO], object]:
    """Return what fills the file; Refused or Lacking where it can't be made."""
    if given.worksheet:
        from .sheet.page import page
        from .sheet.sheet import sheet

        seed = randbelow(SEEDS) if given.seed is None else given.seed
        questions = sheet(given.n, given.questions or QUESTIONS, seed)
        return lambda stream: stream.write(
            page(questions, given.spoken, given.address or "").encode()
        )
    if given.lesson:
        from .sheet import plan

        address = given.address or ""
        return lambda stream: stream.write(
            plan.page(given.lesson.lesson, given.spoken, address, address).encode()
        )
    suffix, begin = given.save.suffix, resume(position)
    span = span_of(given.until, suffix, begin)
    number = _number_of_frames(span, begin, given) if suffix == ".gif" else None
    require(suffix)
    player, state = begun(position, given)
    if suffix == ".html":
        return lambda stream: stream.write(live_page(player, state, given).encode())
    return lambda stream: _draw(stream, span, number, player, state, given)


def begun(position: Position, given: Namespace) -> tuple[Player, State]:
    """Return a player at a position, and what there is to see of it, as the options say."""
    speed, exercise = (
        given.speed or QVIEW_SPEED,
        Exercise.PREDICT if given.predict else None,
    )
    player = Player(
        resume(position), speed=speed, pause=given.pause, loop=bool(given.loop)
    )
    state = State(
        given.spoken,
        given.theme or "light",
        exercise=exercise,
        has_outlook=bool(given.ahead),
    )
    if given.flame:
        state = state._replace(
            tab=Action.TREE, is_large=True, shows_time=True, is_picture=True
        )
    return player, state


def live_page(player: Player, state: State, given: Namespace) -> str:
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
        value = vars(given)[name]
        if value is not None:
            begins[name] = "full" if value == FULL else value
    return page(App(player, state), begins)


def span_of(until: str | None, suffix: str, begin: Search) -> Span:
    """Return how far --until is from where a file begins; Refused where that is not ahead, or not known."""
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
        raise Refused(f"--until {steps}: {known}; {other}")
    if steps < begin.steps:
        raise Refused(
            f"--until {steps} lies before --at, which is step {begin.steps}; {other}"
        )
    return Span(steps - begin.steps)


def _number_of_frames(span: Span, begin: Search, given: Namespace) -> int:
    """Return how many frames a recording has; Refused if too many."""
    only_solutions = given.frames == "solutions"
    with progress.Bar("steps", span.steps) as bar:
        number = frames(
            begin, span, only_solutions=only_solutions, most=MOST_FRAMES, report=bar.add
        )
    if number <= MOST_FRAMES:
        return number
    advice = f"try {'' if only_solutions else '--frames solutions, or '}fewer steps, as in --until +500"
    raise Refused(
        f"a recording holds at most {MOST_FRAMES:,} frames, and this one would have more: {advice}"
    )


def _draw(
    stream: BinaryIO,
    span: Span,
    number: int | None,
    player: Player,
    state: State,
    given: Namespace,
) -> None:
    """Write a picture or a recording."""
    suffix = given.save.suffix
    size = given.size or ((960, 600) if suffix == ".gif" else (1280, 800))
    # The picture and its copy in the file. Where they have no room, that is said here, for SDL says many things.
    bytearray(2 * 4 * size[0] * size[1])
    if suffix != ".gif" and given.until:
        with progress.Bar("steps", span.steps) as bar:
            go_until(player, span, bar.add)
    if suffix == ".svg":
        from .browser.picture import svg

        stream.write(svg(player, state, size).encode())
        return
    from .window import pictures, png

    def counted() -> Iterator[Player]:
        with progress.Bar("frames", number) as bar:
            for one in positions(
                player, span, only_solutions=given.frames == "solutions"
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
        raise Lacking(f"can't draw this: {error}") from error
