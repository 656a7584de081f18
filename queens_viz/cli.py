"""The command line: from arguments to a job. Everything is put together here."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from . import __version__
from .player import FASTEST, FULL, QVIEW_PAUSE, QVIEW_SPEED, SLOWEST, Player
from .search import LARGEST, Position, Search, shortened

LONGEST_PAUSE = 3600
"""Seconds of the longest rest."""

THEME_NAMES = ("light", "dark", "contrast", "classic")

DONE, MACHINE, USER, STOPPED = 0, 1, 2, 128
"""Exit statuses: done; the machine's fault; the user's words are wrong; stopped by the signal that is added."""


class Refused(Exception):
    """The user's words are wrong; the message says what was wrong and what would be right."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Refused(message)


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments (by default the process's own) ask for, and return the exit status."""
    try:
        options = _parse(sys.argv[1:] if arguments is None else arguments)
        position = Position.parse(options.at, options.n)
    except Refused as refusal:
        return _complain(str(refusal), USER)
    except ValueError as error:
        return _complain(f"--at: {error}", USER)
    return _open_window(position, options)


def _open_window(position: Position, options: argparse.Namespace) -> int:
    # Only now, so that a mistyped word is answered at once.
    from .app import App, NoDisplay, Window, play
    from .view import ViewState

    player = Player(Search.at(position), speed=options.speed, pause=options.pause, loop=options.loop)
    if options.run:
        player.run()
    try:
        window = Window(options.size, is_full=options.fullscreen, announce=print)
    except NoDisplay:
        return _complain("no display to open a window on", MACHINE)
    with window:
        play(App(player, ViewState(theme=options.theme), window), window, window.frames(player))
    if window.stopped_by is None:
        return DONE
    position = Position.first(options.n) if player.is_at_end else player.search.position
    print(f"queens-viz: to go on from here: python -m queens_viz {position.n} --at {position}", file=sys.stderr)
    return STOPPED + window.stopped_by


def _parse(arguments: Sequence[str]) -> argparse.Namespace:
    parser = _Parser(
        prog="queens-viz",
        description="Shows the search for all placements of N queens, step by step.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "n", metavar="N", nargs="?", default=8, type=_size_of_board,
        help=f"size of the board, 1 to {LARGEST} (8 if left out)",
    )  # fmt: skip
    parser.add_argument("--run", action="store_true", help="begin to run at once")
    parser.add_argument(
        "--speed", metavar="S", default=QVIEW_SPEED, type=_speed,
        help=f"steps a second, {SLOWEST:g} to {FASTEST:g}, or full (6.7 if left out)",
    )  # fmt: skip
    parser.add_argument(
        "--pause", metavar="S", default=QVIEW_PAUSE, type=_pause,
        help=f"seconds of rest on a solution, 0 to {LONGEST_PAUSE} (5 if left out)",
    )  # fmt: skip
    parser.add_argument("--loop", action="store_true", help="rest at the end and begin again")
    parser.add_argument("--theme", default="light", type=_theme, help=", ".join(THEME_NAMES))
    parser.add_argument(
        "--at", metavar="POSITION", default=":1",
        help="begin there: rows of the queens, a colon, row of the candidate, as in 2,4,1:3",
    )  # fmt: skip
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen")
    parser.add_argument("--size", metavar="WxH", type=_size_of_window, help="size of the window in pixels")
    parser.add_argument("--version", action="version", version=f"queens-viz {__version__}")
    return parser.parse_args(arguments)


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
    print(f"queens-viz: error: {line}", file=sys.stderr)
    return status
