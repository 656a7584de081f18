"""Pictures and recordings, drawn as the window would be, but without opening one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import BinaryIO

import pygame

from ..app.player import Player
from ..app.state import State
from ..command.extras import MissingExtra
from ..command.span import Span, walk
from ..looks.theme import Theme
from ..search.position import Position
from ..search.search import Search
from . import gif
from .film import Film
from .window import Window

SHADES = 63
"""Colours of a recording: the theme's, and a few for smooth edges."""

Undrawable = pygame.error
"""The error when something can't be drawn, mostly because there is too little memory."""


def draw(player: Player, state: State, size: tuple[int, int]) -> pygame.Surface:
    """Return the window of a player as a picture, after everything is counted that it counts in spare time."""
    pygame.font.init()
    settle(player)
    surface = pygame.Surface(size)
    Window(player, state).draw(surface)
    return surface


def settle(player: Player) -> None:
    """Let a halted player count and colour what is left to be counted and coloured."""
    player.pass_time(1)
    while player.is_busy and not player.aim:
        player.pass_time(1)


def positions(player: Player, span: Span, *, only_solutions: bool) -> Iterator[Player]:
    """Yield the halted player at each state of a recording, all counted that its picture shows.

    It begins where the player stands; with `only_solutions` each solution follows, and where the span ends.
    """
    made = 0
    while True:
        settle(player)
        yield player
        left = 0 if player.is_at_end else span.left(player.search, made)
        if left == 0:
            return
        if only_solutions:
            made += _go_to_solution(player, left)
        else:
            player.next()
            made += 1


def _go_to_solution(player: Player, left: int | None) -> int:
    """Go on to the next solution, or as many steps as are left; return how many were made, if that is bounded."""
    made = 0
    if left:
        ahead = player.search.copy()
        for part in walk(ahead, Span(left), stops=True):
            made += part
            if ahead.is_solution:
                break
        if not ahead.is_solution and not ahead.is_first:
            _stand_at(player, ahead)
            return made
    player.next_solution()
    while player.aim:
        player.pass_time(0)
    return made


def go_until(player: Player, span: Span, report: Callable[[int], object] = lambda _: None) -> None:
    """Go on over a span, but no further than the end; `report` is told of steps made."""
    search, made = player.search.copy(), 0
    for part in walk(search, span):
        made += part
        report(part)
    if made and search.is_first:
        player.jump(Position.end(search.n))
    else:
        _stand_at(player, search)


def _stand_at(player: Player, search: Search) -> None:
    player.jump(search.position)
    if search.steps is not None and search.solutions is not None:
        player.search.tell(search.steps, search.solutions)


def samples(position: Position, state: State, size: tuple[int, int]) -> Iterator[pygame.Surface]:
    """Yield pictures that between them hold the colours of a recording."""
    lifted, attacked, solution = (1, 3, 0, 2), (1, 3), (1, 3, 5, 7, 2, 0, 6, 4)
    pygame.font.init()
    for sample in (Position(8, lifted, 5), Position(8, attacked, 2), Position(8, solution, 0), position):
        player = Player(Search.at(sample))
        settle(player)
        yield Film(player, state, size).draw()


def durations_ms(player: Player) -> tuple[int, int]:
    """Return for how long a recording shows a step, and a solution or the end: whole hundredths of a second."""
    interval = max(20, round(100 / player.moment().speed) * 10)
    return interval, max(interval, round(player.pause * 100) * 10)


def record(players: Iterable[Player], state: State, size: tuple[int, int]) -> Iterator[tuple[pygame.Surface, int]]:
    """Yield the frames of a recording, and for how many milliseconds each is shown.

    The surface is the same for all frames, drawn anew.
    """
    pygame.font.init()
    film: Film | None = None
    for player in players:
        if film is None or film.app.player is not player:
            film = Film(player, state, size)
        interval_ms, pause_ms = durations_ms(player)
        yield film.draw(), pause_ms if player.search.is_solution or player.is_at_end else interval_ms


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

    colours = gif.shades(map(image, samples), [role for role in theme if isinstance(role, tuple)], SHADES)
    gif.write(stream, ((image(surface), duration_ms) for surface, duration_ms in frames), colours)
