"""The jobs that save: a picture, a recording, a page, a worksheet or a plan, begun only if it can be finished."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from secrets import randbelow
from typing import TYPE_CHECKING, BinaryIO

from .app.commands import FULL, QVIEW_SPEED
from .command import progress
from .command.ending import DONE, MACHINE, USER, cleaning_up, complain, reason_of
from .command.extras import MissingExtra, require
from .command.files import discard_unfinished, size_of, whole_file
from .command.span import Span, frames
from .command.streams import tell
from .command.values import FILE_KINDS, QUESTIONS, Refused, Until
from .search.facts import counted_at_once
from .search.guided import resume
from .search.position import Position, shortened
from .search.search import Search
from .words.words import Words

if TYPE_CHECKING:
    from pathlib import Path

    from .app.player import Player
    from .app.state import State

LONGEST_NAME = 120
"""The most characters of a file's name that a message shows."""

SEEDS = 1_000_000
"""The number of seeds from which one is chosen if none is given: few enough to be typed from paper."""

NO_MEMORY = "not enough memory for this"

SMALLER = ": try a smaller --size, or fewer steps"


def save(position: Position, options: Namespace) -> int:
    """Save what the options ask for from a position on; name the file and its size on standard error."""

    def write() -> None:
        span = span_of(getattr(options, "until", None), options.save.suffix, resume(position))
        number = _number_of_frames(span, resume(position), options)
        require(options.save.suffix)
        with whole_file(options.save, replaces="force" in options) as stream:
            _write(stream, span, number, position, options)

    return reported(options.save, write)


def save_worksheet(options: Namespace) -> int:
    """Save a worksheet; name the file and its size on standard error."""
    given = vars(options)

    def text() -> str:
        from .sheet.page import page
        from .sheet.sheet import sheet

        seed = given["seed"] if "seed" in given else randbelow(SEEDS)
        return page(sheet(options.n, given.get("questions", QUESTIONS), seed), Words(options.language))

    return _save_text(options.worksheet, text, options)


def save_plan(options: Namespace) -> int:
    """Save the teacher's plan of a lesson; name the file and its size on standard error."""
    from .sheet.plan_page import page

    return _save_text(options.save, lambda: page(options.lesson.lesson, Words(options.language)), options)


def _save_text(path: Path, text: Callable[[], str], options: Namespace) -> int:
    def write() -> None:
        data = text().encode()
        with whole_file(path, replaces="force" in options) as stream:
            stream.write(data)

    return reported(path, write)


def reported(path: Path, write: Callable[[], None], size: Callable[[], str] | None = None) -> int:
    """Write a file or a folder; name it and its size, or what is wrong, on standard error, and return the status."""

    def clean() -> None:
        discard_unfinished()
        progress.erase()

    name = shortened(str(path), LONGEST_NAME)
    with cleaning_up(clean):
        try:
            write()
            tell(f"wrote {name}, {size() if size else size_of(path)}")
        except Refused as refusal:
            return complain(str(refusal), USER)
        except FileExistsError:
            # Not asked of the path itself, which would raise where a link leads to a forbidden place.
            is_file = os.path.isfile(path)
            advice = "; --force replaces it" if is_file else " and is no file: choose another name"
            return complain(name + " exists" + advice, USER)
        except (Unsaved, MissingExtra) as error:
            return complain(str(error), MACHINE)
        except MemoryError:
            return complain(NO_MEMORY + (SMALLER if path.suffix in (".png", ".svg", ".gif") else ""), MACHINE)
        except (OSError, ImportError) as error:
            return complain(f"can't write {name}: {reason_of(error)}", MACHINE)
    return DONE


class Unsaved(Exception):
    """The machine lacks what is needed; the message says what."""


def span_of(until: Until | None, suffix: str, begin: Search) -> Span:
    """Return how far --until is from where a file begins; Refused where that is not ahead, or not known."""
    if until is None:
        return Span(0) if suffix in (".png", ".svg") else Span(to_solution=True)
    if until.steps is None or until.is_relative:
        return Span(until.steps, until.to_solution)
    other = f"--until +{until.steps} goes that many steps from there"
    if begin.steps is None:
        known = f"above {counted_at_once(begin.strategy)} queens the number of the step at --at isn't known"
        raise Refused(f"--until {until.steps}: {known}; {other}")
    if until.steps < begin.steps:
        raise Refused(f"--until {until.steps} lies before --at, which is step {begin.steps}; {other}")
    return Span(until.steps - begin.steps)


def _number_of_frames(span: Span, begin: Search, options: Namespace) -> int | None:
    """Return how many frames a file will have, None if counting takes as long as making them; Refused if too many."""
    most, only_solutions = FILE_KINDS[options.save.suffix].most_frames, getattr(options, "frames", None) == "solutions"
    if most is None or (only_solutions and span.to_solution):
        return None
    bound = None if begin.n <= counted_at_once(begin.strategy) else most
    with progress.Bar("steps", span.steps) as bar:
        number = frames(begin, span, only_solutions=only_solutions, most=bound, report=bar.add)
    if number <= most:
        return number
    this = "more" if bound else f"{number:,}"
    other = "" if only_solutions else "--frames solutions, or "
    advice = f"try {other}fewer steps, as in --until +500"
    raise Refused(f"a recording holds at most {most:,} frames, and this one would have {this}: {advice}")


def _write(stream: BinaryIO, span: Span, number: int | None, position: Position, options: Namespace) -> None:
    """Write a file in the form that its suffix names."""
    from .app.exercise import Exercise
    from .app.player import Player
    from .app.state import State

    given = vars(options)
    player = Player(resume(position), speed=given.get("speed", QVIEW_SPEED), pause=given.get("pause"))
    exercise = Exercise.PREDICT if "predict" in given else None
    theme, has_outlook = given.get("theme", "light"), "ahead" in given
    state = State(options.language, theme=theme, exercise=exercise, has_outlook=has_outlook)
    if options.save.suffix == ".html":
        stream.write(_page(player, state, options))
    else:
        _draw(stream, span, number, player, state, options)


def _draw(stream: BinaryIO, span: Span, number: int | None, player: Player, state: State, options: Namespace) -> None:
    """Write a picture or a recording."""
    from .command import states

    given, kind = vars(options), FILE_KINDS[options.save.suffix]
    size = given.get("size", kind.size)
    # The picture and its copy in the file. Where they have no room, that is said here, for SDL says many things.
    bytearray(2 * 4 * size[0] * size[1])
    if kind.most_frames is None:
        if "until" in given:
            with progress.Bar("steps", span.steps) as bar:
                states.go_until(player, span, bar.add)
        stream.write(_picture(player, state, size, options.save.suffix))
    else:
        players = states.positions(player, span, only_solutions=given.get("frames") == "solutions")
        _record(stream, player, _with_bar(players, number), state, size)


def _picture(player: Player, state: State, size: tuple[int, int], suffix: str) -> bytes:
    """Return a picture in the form that a suffix names."""
    if suffix == ".svg":
        from .browser.picture import svg

        return svg(player, state, size).encode()
    from .window import pictures, png

    try:
        return png.encode(pictures.draw(player, state, size))
    except pictures.Undrawable as error:
        raise _undrawn(error) from error


def _record(stream: BinaryIO, first: Player, players: Iterable[Player], state: State, size: tuple[int, int]) -> None:
    """Write a recording of the same player at one state after the other."""
    from .pens.theme import THEMES
    from .window import pictures

    try:
        samples = pictures.samples(first.search.position, state, size)
        pictures.write_gif(stream, pictures.record(players, state, size), samples, THEMES[state.theme])
    except pictures.Undrawable as error:
        raise _undrawn(error) from error


def _undrawn(error: Exception) -> Unsaved:
    return Unsaved(NO_MEMORY + SMALLER if "memory" in str(error) else f"can't draw this: {error}")


def _page(player: Player, state: State, options: Namespace) -> bytes:
    """Return the page that begins as the options say."""
    from .app.app import App
    from .browser.document import page

    given = vars(options)
    begins: dict[str, object] = {
        name: given[name] for name in ("theme", "pause", "run", "loop", "predict", "ahead") if name in given
    }
    if "speed" in given:
        begins["speed"] = "full" if given["speed"] == FULL else given["speed"]
    if options.chosen_language:
        begins["language"] = options.chosen_language
    position = player.search.position
    return page(App(player, state), {"n": position.n, "at": str(position), **begins}).encode()


def _with_bar(players: Iterable[Player], number: int | None) -> Iterator[Player]:
    """Yield the players; on a terminal, show how many of them are done."""
    with progress.Bar("frames", number) as bar:
        for player in players:
            yield player
            bar.add(1)
