"""The command line: from arguments to a job. Everything is put together here."""

from __future__ import annotations

import argparse
import os
import re
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple, NoReturn, TypeVar

from . import __version__, text
from .commands import FASTEST, FULL, QVIEW_PAUSE, QVIEW_SPEED, SLOWEST
from .languages import LANGUAGES
from .search import LARGEST, TOTAL_STEPS, Position, Search, shortened
from .words import Words

if TYPE_CHECKING:
    from pathlib import Path

    from tqdm import tqdm

Item = TypeVar("Item")

LONGEST_PAUSE = 3600
"""Seconds of the longest pause."""

LAST = 999_999_999
"""The largest number of steps that --until takes; more than any recording holds."""

LONGEST_LINE = 300
"""Characters of a complaint, most of which may be the user's own."""

THEME_NAMES = ("light", "dark", "contrast", "classic")

DONE, MACHINE, USER, STOPPED = 0, 1, 2, 128
"""Exit statuses: done; the machine's fault; the user's words are wrong; stopped by the signal that is added."""


class Refused(Exception):
    """The user's words are wrong; the message says what was wrong and what would be right."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Refused(message)


class Job(NamedTuple):
    """What the command can do besides opening the window: the options that it uses, and its help."""

    options: frozenset[str]
    help: str


WINDOW = frozenset({"run", "speed", "pause", "loop", "predict", "theme", "fullscreen", "size", "at"})
"""The options of the window, beside those that go with every job."""

ALWAYS = frozenset({"language"})
"""The options that go with every job."""

JOBS = {
    "first": Job(frozenset({"format", "at"}), "print one solution, as numbers and a board of Q"),
    "all": Job(frozenset({"format", "at"}), "print every solution"),
    "count": Job(frozenset({"at"}), "print how many solutions there are, and how many up to rotation and mirror"),
    "trace": Job(frozenset({"at"}), "print every step: its number, position and sentence"),
    "save": Job(
        frozenset({"until", "frames", "theme", "size", "force", "at", "speed", "pause"}),
        "save a picture (.png), a recording (.gif) or a page that plays it (.html); no window",
    ),
    "tree": Job(frozenset({"at"}), "print the search tree, indented; with --at as far as it is walked there"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments (by default the process's own) ask for, and return the exit status."""
    try:
        options = _parse(sys.argv[1:] if arguments is None else arguments)
        job = _job_of(options)
        language = vars(options).setdefault("language", _language_of(os.environ))
        position = Position.parse(options.at, options.n) if "at" in options else None
    except Refused as refusal:
        return _complain(str(refusal), USER)
    except ValueError as error:
        return _complain(f"--at: {Words(language).complaint(error)}", USER)
    if job is None:
        return _open_window(position or Position.first(options.n), options)
    if job == "save":
        return _save(position or Position.first(options.n), options)
    return _print(job, position, options)


def _language_of(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for, in the order in which gettext looks, if it is spoken here."""
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    code = next((environment[name] for name in names if environment.get(name)), "")[:2]
    return code if code in LANGUAGES else "en"


def _job_of(options: argparse.Namespace) -> str | None:
    """Return the job that is asked for, None for the window; refuse options that it does not use."""
    jobs = [job for job in JOBS if job in options]
    if len(jobs) > 1:
        raise Refused(f"--{jobs[0]} and --{jobs[1]} are two jobs: one at a time")
    used = JOBS[jobs[0]].options if jobs else WINDOW
    for name in vars(options):
        if name not in {"n", *jobs, *used, *ALWAYS}:
            what = f"--{jobs[0]}" if jobs else "the window"
            raise Refused(f"--{name} is not used by {what}")
    return jobs[0] if jobs else None


def _open_window(position: Position, options: argparse.Namespace) -> int:
    # Only now, so that a mistyped word is answered at once.
    from .app import App, NoDisplay, Window, play
    from .player import Player
    from .view import ViewState

    given = vars(options)
    player = Player(
        Search.at(position),
        speed=given.get("speed", QVIEW_SPEED),
        pause=given.get("pause", QVIEW_PAUSE),
        loop="loop" in given,
    )
    if "run" in given:
        player.run()
    try:
        window = Window(given.get("size"), is_full="fullscreen" in given, announce=_announce)
    except NoDisplay:
        return _complain("no display to open a window on", MACHINE)
    state = ViewState(given["language"], theme=given.get("theme", "light"), predicts="predict" in given)
    with window:
        app = App(player, state, window)
        play(app, window, window.frames(app))
    if window.stopped_by is None:
        return DONE
    _tell_how_to_resume(Position.first(options.n) if player.is_at_end else player.search.position)
    return STOPPED + window.stopped_by


def _save(position: Position, options: argparse.Namespace) -> int:
    """Save a picture, a recording or a page."""
    given = vars(options)
    path: Path = options.save
    if path.exists() and "force" not in given:
        return _complain(f"{path} exists; --force replaces it", USER)
    if "frames" in given and path.suffix != ".gif":
        return _complain(f"--frames is used by a .gif, not by a {path.suffix}", USER)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from . import pictures

    try:
        if path.suffix == ".gif":
            pictures.require_pillow()
        with pictures.whole_file(path) as stream:
            _write(stream, path.suffix, position, given)
    except pictures.MissingExtra as error:
        return _complain(str(error), MACHINE)
    except OSError as error:
        return _complain(f"can't write {path}: {error.strerror or error}", MACHINE)
    except KeyboardInterrupt:
        return STOPPED + signal.SIGINT
    return DONE


def _write(stream: BinaryIO, suffix: str, position: Position, given: Mapping[str, Any]) -> None:
    """Write a file in the form that its suffix names."""
    from . import pictures
    from .page import page
    from .player import Player
    from .view import ViewState
    from .view.theme import THEMES

    player = Player(Search.at(position), speed=given.get("speed", QVIEW_SPEED), pause=given.get("pause", QVIEW_PAUSE))
    state = ViewState(given["language"], theme=given.get("theme", "light"))
    size = given.get("size", (960, 600) if suffix == ".gif" else (1280, 800))
    until = given.get("until", "first" if suffix != ".png" else None)
    last = {"first": None, "all": LAST}.get(until, until)
    if suffix == ".png":
        if until is not None:
            pictures.go_until(player, last)
        stream.write(pictures.encode(pictures.draw(player, state, size)))
        return
    players = pictures.positions(player, last, only_solutions=given.get("frames") == "solutions")
    if suffix == ".gif":
        frames, samples = pictures.record(players, state, size), pictures.samples(position, state, size)
        pictures.write_gif(stream, frames, samples, THEMES[state.theme])
    else:
        text = page(players, position.n, THEMES[state.theme], Words(state.language), *pictures.durations_ms(player))
        stream.write(text.encode())


def _announce(line: str) -> None:
    """Print for whoever reads; the window goes on where nobody does."""
    try:
        print(line, flush=True)
    except OSError:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # for as long as the process lives


def _tell_how_to_resume(position: Position, job: str = "") -> None:
    command = f"python -m queens_viz {position.n}{job} --at {position}"
    print(f"queens-viz: to go on from here: {command}", file=sys.stderr)


def _print(job: str, at: Position | None, options: argparse.Namespace) -> int:
    """Do a job that prints."""
    search = Search.at(at) if at else Search(options.n)
    form, say = text.Format(vars(options).get("format", "text")), Words(options.language)
    try:
        match job:
            case "first" | "all":
                return _print_solutions(search, form, is_first=job == "first")
            case "count":
                return _print_count(search, say)
            case "trace":
                _print_lines(text.trace(search, say))
            case "tree":
                _print_lines(text.tree(options.n, at or Position.end(options.n), say))
    except Interrupted:
        _tell_how_to_resume(search.position, f" --{job}")
        return STOPPED + signal.SIGINT
    except BrokenPipeError:
        # Whoever read has had enough; what is left must not be complained about when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except OSError as error:
        return _complain(f"can't write: {error.strerror}", MACHINE)
    return DONE


class Interrupted(Exception):
    """Ctrl-C was pressed, and the search stands between two steps."""


def _until_interrupted(items: Iterable[Item]) -> Iterator[Item]:
    """Yield the items until Ctrl-C, which may come in the midst of a step but is heard only between two items."""
    pressed: list[bool] = []

    def hear(*_: object) -> None:
        if pressed:
            raise KeyboardInterrupt
        pressed.append(True)

    before = signal.signal(signal.SIGINT, hear)
    try:
        for item in items:
            if pressed:
                raise Interrupted
            yield item
    finally:
        signal.signal(signal.SIGINT, before)


def _print_lines(lines: Iterable[str]) -> None:
    for line in _until_interrupted(lines):
        print(line)
    sys.stdout.flush()


def _print_solutions(search: Search, form: text.Format, *, is_first: bool) -> int:
    is_found = False
    for solution in _with_progress(search):
        print(text.written(solution, form), flush=not is_found)
        is_found = True
        if is_first:
            break
    sys.stdout.flush()
    if is_first and not is_found:
        return _complain(f"No solution exists for {search.n} queens", MACHINE)
    return DONE


def _print_count(search: Search, say: Words) -> int:
    tally = text.Tally()
    for solution in _with_progress(search):
        tally.add(solution.board)
    print(say.found(tally.solutions, is_over=True))
    print(say("classes", count=tally.classes), flush=True)
    return DONE


def _with_progress(search: Search) -> Iterator[text.Solution]:
    """Yield the solutions; where people watch and it takes longer than a second, show how far the search is."""
    with _progress_bar(search) as bar:
        for item in _until_interrupted(text.solutions(search)):
            if isinstance(item, text.Solution):
                yield item
            elif bar:
                bar.update(item)


def _progress_bar(search: Search) -> AbstractContextManager[tqdm[NoReturn] | None]:
    if not sys.stderr.isatty():
        return nullcontext()
    from tqdm import tqdm

    total = TOTAL_STEPS.get(search.n) if search.is_first else None
    return tqdm(total=total, unit=" steps", unit_scale=True, delay=1, leave=False)


def _parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Return what was given: only that, so that an option that a job does not use can be told from a default."""
    return parser().parse_args(arguments)


def parser() -> argparse.ArgumentParser:
    """Return what reads the arguments."""
    parser = _Parser(
        prog="queens-viz",
        description="Shows the search for all solutions of N queens, step by step.",
        argument_default=argparse.SUPPRESS,
        allow_abbrev=False,
    )
    parser.add_argument(
        "n", metavar="N", nargs="?", default=8, type=_size_of_board,
        help=f"size of the board, 1 to {LARGEST} (8 if left out)",
    )  # fmt: skip
    for name, job in JOBS.items():
        if name == "save":
            parser.add_argument("--save", metavar="FILE", type=_file, help=job.help)
        else:
            parser.add_argument(f"--{name}", action="store_true", help=job.help)
    parser.add_argument("--until", type=_until, help="of --save: first, all or a number of steps: how far to go")
    parser.add_argument("--frames", type=_frames, help="of --save: steps or solutions are the frames of a .gif")
    parser.add_argument("--force", action="store_true", help="of --save: replace the file")
    parser.add_argument("--format", type=_format, help="of --first and --all: text, json, csv or pairs")
    parser.add_argument("--run", action="store_true", help="begin to run at once")
    parser.add_argument(
        "--speed",
        metavar="S",
        type=_speed,
        help=f"steps a second, {SLOWEST:g} to {FASTEST:g}, or full (6.7)",
    )
    parser.add_argument(
        "--pause",
        metavar="S",
        type=_pause,
        help=f"seconds that a run stays on a solution, 0 to {LONGEST_PAUSE} (5)",
    )
    parser.add_argument("--loop", action="store_true", help="pause at the end and begin again")
    parser.add_argument("--predict", action="store_true", help="let the class predict the verdicts")
    parser.add_argument("--theme", type=_theme, help=", ".join(THEME_NAMES))
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen")
    parser.add_argument("--size", metavar="WxH", type=_size_of_window, help="size of the window in pixels")
    parser.add_argument(
        "--at", metavar="POSITION",
        help="begin there: rows of the queens, a colon, row of the candidate, as in 2,4,1:3",
    )  # fmt: skip
    parser.add_argument("--language", type=_language, help=f"{' or '.join(LANGUAGES)}; else as the environment asks")
    parser.add_argument("--version", action="version", version=f"queens-viz {__version__}")
    return parser


def _format(word: str) -> str:
    names = [form.value for form in text.Format]
    if word not in names:
        raise Refused(f"--format must be one of {', '.join(names)}, not {shortened(word)!r}")
    return word


def _file(word: str) -> Path:
    from pathlib import Path

    path = Path(word)
    if path.suffix not in (".png", ".gif", ".html") or "\0" in word:
        raise Refused(f"--save must name a .png, .gif or .html file, not {shortened(word)!r}")
    return path


def _until(word: str) -> str | int:
    if word in ("first", "all"):
        return word
    return _whole(word, 0, LAST, f"--until must be first, all or a number of steps, not {shortened(word)!r}")


def _frames(word: str) -> str:
    if word not in ("steps", "solutions"):
        raise Refused(f"--frames must be steps or solutions, not {shortened(word)!r}")
    return word


def _size_of_board(word: str) -> int:
    return _whole(word, 1, LARGEST, f"N must be a whole number from 1 to {LARGEST}, not {shortened(word)!r}")


def _speed(word: str) -> float:
    if word == "full":
        return FULL
    complaint = f"--speed must be {SLOWEST:g} to {FASTEST:g} or full, not {shortened(word)!r}"
    return _decimal(word, SLOWEST, FASTEST, complaint)


def _pause(word: str) -> float:
    return _decimal(word, 0, LONGEST_PAUSE, f"--pause must be 0 to {LONGEST_PAUSE} seconds, not {shortened(word)!r}")


def _theme(word: str) -> str:
    if word not in THEME_NAMES:
        raise Refused(f"--theme must be one of {', '.join(THEME_NAMES)}, not {shortened(word)!r}")
    return word


def _language(word: str) -> str:
    if word not in LANGUAGES:
        raise Refused(f"--language must be one of {', '.join(LANGUAGES)}, not {shortened(word)!r}")
    return word


def _size_of_window(word: str) -> tuple[int, int]:
    complaint = f"--size must be like 1280x800, each from 100 to 8000, not {shortened(word)!r}"
    width, _, height = word.partition("x")
    return _whole(width, 100, 8000, complaint), _whole(height, 100, 8000, complaint)


def _whole(word: str, least: int, most: int, complaint: str) -> int:
    """Read a whole number as people write one; int() would take signs, underscores and other digits too."""
    return int(_checked(word, "0|[1-9][0-9]{0,8}", int, least, most, complaint))


def _decimal(word: str, least: float, most: float, complaint: str) -> float:
    return _checked(word, r"(0|[1-9][0-9]{0,8})(\.[0-9]{1,9})?", float, least, most, complaint)


def _checked(word: str, pattern: str, read: Callable[[str], float], least: float, most: float, complaint: str) -> float:
    if not re.fullmatch(pattern, word) or not least <= read(word) <= most:
        raise Refused(complaint)
    return read(word)


def _complain(message: str, status: int) -> int:
    """Write one line on stderr, whatever the user's words hold, and return the status."""
    line = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in message)
    print(f"queens-viz: error: {shortened(line, LONGEST_LINE)}", file=sys.stderr)
    return status
