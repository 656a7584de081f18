"""Pictures and recordings, drawn as the window would be, but without opening one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, BinaryIO

import pygame

from ..app.player import Player
from ..app.state import State
from ..command.span import settle
from ..pens import THEMES
from ..search.guided import resume
from ..search.position import Position
from . import gif
from .film import Film
from .window import Window

if TYPE_CHECKING:
    from PIL import Image

Undrawable = pygame.error
"""The error when something can't be drawn, mostly because there is too little memory."""


def draw(player: Player, state: State, size: tuple[int, int]) -> pygame.Surface:
    """Return the window of a player as a picture, after everything is counted that it counts in spare time."""
    settle(player)
    surface = pygame.Surface(size)
    Window(player, state).draw(surface)
    return surface


def durations_ms(player: Player) -> tuple[int, int]:
    """Return for how long a recording shows a step, and a solution or the end: whole hundredths of a second."""
    interval = max(20, round(100 / player.speed) * 10)
    return interval, max(interval, round(player.tempo.stay * 100) * 10)


def record(
    players: Iterable[Player], state: State, size: tuple[int, int]
) -> Iterator[tuple[pygame.Surface, int]]:
    """Yield the frames of a recording, and for how many milliseconds each is shown.

    The surface is the same for all frames, drawn anew.
    """
    film: Film | None = None
    for player in players:
        if film is None or film.app.player is not player:
            film = Film(player, state, size)
        interval_ms, pause_ms = durations_ms(player)
        yield (
            film.draw(),
            pause_ms if player.search.is_solution or player.is_at_end else interval_ms,
        )


def write_gif(
    stream: BinaryIO,
    players: Iterable[Player],
    position: Position,
    state: State,
    size: tuple[int, int],
) -> None:
    """Write a recording that loops for ever, frame by frame; its colours are the theme's and some that are seen."""
    colours = palette(position, state, size)
    gif.write(
        stream,
        ((image(surface), ms) for surface, ms in record(players, state, size)),
        colours,
    )


def palette(position: Position, state: State, size: tuple[int, int]) -> Image.Image:
    """Return the theme's colours, and as many as there is room for of others that a recording shows."""
    from PIL import Image

    lifted, attacked, solution = (1, 3, 0, 2), (1, 3), (1, 3, 5, 7, 2, 0, 6, 4)
    sample = Image.new("RGB", (size[0], 4 * size[1]))
    for k, one in enumerate(
        (
            Position(8, lifted, 5),
            Position(8, attacked, 2),
            Position(8, solution, 0),
            position,
        )
    ):
        player = Player(resume(one))
        settle(player)
        sample.paste(image(Film(player, state, size).draw()), (0, k * size[1]))
    return gif.palette([*THEMES[state.theme].colours().values()], sample)


def image(surface: pygame.Surface) -> Image.Image:
    """Return a picture as Pillow has it."""
    from PIL import Image

    return Image.frombytes(
        "RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB")
    )
