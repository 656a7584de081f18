"""Pictures and recordings as files, drawn as the window draws them but without one; each file whole or not at all."""

from __future__ import annotations

import io
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import count, islice
from pathlib import Path
from typing import BinaryIO

import pygame

from . import gif
from .player import Player
from .search import Position, Search
from .view import View, ViewState
from .view.theme import Theme
from .words import Words

MOST_FRAMES = 5_000
"""Frames of a recording at most."""

SLICE = 1_000_000
"""Steps made at once on the way to what is drawn."""


class MissingExtra(Exception):
    """What a recording needs is not installed."""


def draw(player: Player, state: ViewState, size: tuple[int, int]) -> pygame.Surface:
    """Return the window of a player as a picture, all that it counts in spare time counted first."""
    pygame.font.init()
    settle(player)
    surface = pygame.Surface(size)
    View(Words(state.language)).draw(surface, player, state)
    return surface


def settle(player: Player) -> None:
    """Let a halted player count and colour what is left to be counted and coloured."""
    player.tick(1)
    while player.is_busy and not player.job:
        player.tick(1)


def encode(surface: pygame.Surface) -> bytes:
    """Return a picture as PNG. In memory, since pygame says nothing of a disk that is full."""
    stream = io.BytesIO()
    pygame.image.save(surface, stream, "picture.png")
    return stream.getvalue()


def positions(player: Player, last: int | None, *, only_solutions: bool) -> Iterator[Player]:
    """Yield the halted player at each state of a recording, all counted that its picture shows.

    Begins where the player stands and ends after step `last`, or on the first solution where it is None, or at the
    end position.
    """
    while True:
        settle(player)
        yield player
        steps = player.search.steps
        is_last = player.search.is_solution if last is None else steps is not None and steps >= last
        if player.is_at_end or is_last:
            return
        if only_solutions:
            player.next_solution()
            while player.job:
                player.tick(0)
        else:
            player.next()


def go_until(player: Player, last: int | None) -> None:
    """Go on to step `last`, or to the next solution where it is None, but no further than the end."""
    search, made = player.search.copy(), 0
    wanted = None if last is None else last - (search.steps or 0)
    while (wanted is None and not (made and search.is_solution)) or (wanted is not None and made < wanted):
        made += search.advance(SLICE if wanted is None else wanted - made, stop_at_solution=wanted is None)
        if search.is_first:
            player.jump(Position.end(search.n))
            return
    player.jump(search.position)
    if search.steps is not None and search.solutions is not None:
        player.search.tell(search.steps, search.solutions)


def samples(position: Position, state: ViewState, size: tuple[int, int]) -> Iterator[pygame.Surface]:
    """Yield pictures that between them hold the colours of a recording."""
    lifted, attacked, solution = (1, 3, 0, 2), (1, 3), (1, 3, 5, 7, 2, 0, 6, 4)
    for sample in (Position(8, lifted, 5), Position(8, attacked, 2), Position(8, solution, 0), position):
        yield draw(Player(Search.at(sample)), state, size)


def durations_ms(player: Player) -> tuple[int, int]:
    """Return for how long a recording shows a step, and a solution or the end: whole hundredths of a second."""
    interval = max(20, round(100 / player.moment().speed) * 10)
    return interval, max(interval, round(player.pause * 100) * 10)


def record(players: Iterable[Player], state: ViewState, size: tuple[int, int]) -> Iterator[tuple[pygame.Surface, int]]:
    """Yield the frames of a recording, at most MOST_FRAMES, and for how many milliseconds each is shown.

    The surface is the same for all frames, drawn anew.
    """
    pygame.font.init()
    view, surface = View(Words(state.language)), pygame.Surface(size)
    for player in islice(players, MOST_FRAMES):
        interval, rest = durations_ms(player)
        view.draw(surface, player, state)
        yield surface, rest if player.search.is_solution or player.is_at_end else interval


def require_pillow() -> None:
    """Raise MissingExtra where what writes recordings is not installed."""
    try:
        import PIL.Image  # noqa: F401  # only whether it is there
    except ImportError as error:
        raise MissingExtra('a GIF needs Pillow: pip install "queens-viz[record]"') from error


def write_gif(
    stream: BinaryIO, frames: Iterable[tuple[pygame.Surface, int]], samples: Iterable[pygame.Surface], theme: Theme
) -> None:
    """Write a recording that loops for ever, frame by frame; its colours are the theme's and those of the samples.

    Raises MissingExtra where Pillow is not installed.
    """
    require_pillow()
    from PIL import Image

    def image(surface: pygame.Surface) -> Image.Image:
        return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))

    colours = gif.shades(map(image, samples), [role for role in theme if isinstance(role, tuple)])
    gif.write(stream, ((image(surface), duration_ms) for surface, duration_ms in frames), colours)


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """Give a stream whose contents become the file when all went well; until then the old file stays.

    They are written to one temporary file beside it, flushed to the disk, and put in its place. OSError where any
    of that fails; then nothing is left behind.
    """
    temporary = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with temporary.open("xb") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(temporary, path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise


def save_as_new(surface: pygame.Surface, folder: Path, stem: str) -> Path:
    """Save a picture as the first free of stem-0001.png, stem-0002.png, ...; return its path.

    Raises OSError where it can't be written; then no file is left.
    """
    data = encode(surface)
    path = next(path for path in (folder / f"{stem}-{number:04}.png" for number in count(1)) if not path.exists())
    with whole_file(path) as stream:
        stream.write(data)
    return path
