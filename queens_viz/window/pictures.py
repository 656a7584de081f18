"""Pictures and recordings of the window, drawn without opening one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, BinaryIO

import pygame

from ..app.app import App
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
"""Raised when something can't be drawn, mostly because there is too little memory."""


def draw(
    player: Player,
    state: State,
    size: tuple[int, int],
    prepare: Callable[[App], object] | None = None,
) -> pygame.Surface:
    """Return a picture of the window of a player.

    Its app may be prepared before. Numbers that a window counts in its spare time are
    counted.
    """
    surface = pygame.Surface(size)
    window = Window(player, state)
    # What can be opened depends on the size.
    window.size = size
    if prepare:
        prepare(window.app)
    settle(window.app.player)
    window.draw(surface)
    return surface


HUNDREDTH_MS = 10
"""Milliseconds of a hundredth of a second."""

SHORTEST_MS = 20
"""The least milliseconds of a frame: browsers show a shorter one longer."""


def durations_ms(player: Player) -> tuple[int, int]:
    """Return how long a recording shows a step, and a solution or the end.

    The durations are in milliseconds, but rounded to the hundredths of a second of GIF.
    """
    step_ms = max(SHORTEST_MS, HUNDREDTH_MS * round(100 / player.speed))
    pause_ms = HUNDREDTH_MS * round(100 * player.tempo.stay)
    return step_ms, max(step_ms, pause_ms)


def record(
    players: Iterable[Player], state: State, size: tuple[int, int]
) -> Iterator[tuple[pygame.Surface, int]]:
    """Yield the frames of a recording, each with its duration in milliseconds.

    `players` yields the same player again and again, at another position each time. All
    frames are drawn on the same surface: use one before the next is asked for.
    """
    film: Film | None = None
    for player in players:
        if film is None:
            film = Film(player, state, size)
        step_ms, pause_ms = durations_ms(player)
        has_pause = player.search.is_solution or player.is_at_end
        duration_ms = pause_ms if has_pause else step_ms
        yield film.draw(), duration_ms


def write_gif(
    stream: BinaryIO,
    players: Iterable[Player],
    position: Position,
    state: State,
    size: tuple[int, int],
) -> None:
    """Write a recording that loops for ever, frame by frame.

    It has the colours of the theme, and the most frequent ones of some pictures. One of
    these pictures is that of `position`.
    """
    frames = (
        (image(surface), duration_ms)
        for surface, duration_ms in record(players, state, size)
    )
    gif.write(stream, frames, palette(position, state, size))


SAMPLES = (
    Position(8, (1, 3, 0, 2), 5),  # after queens were removed
    Position(8, (1, 3), 2),  # an attacked queen
    Position(8, (1, 3, 5, 7, 2, 0, 6, 4), 0),  # a solution
)
"""Positions whose pictures have together most of the colours of a recording."""


def palette(position: Position, state: State, size: tuple[int, int]) -> Image.Image:
    """Return the colours of a theme, and others of some positions of a recording.

    The colours are those of the image that is returned. It has as many as a recording
    can have.
    """
    from PIL import Image

    width, height = size
    positions = (*SAMPLES, position)
    sheet = Image.new("RGB", (width, height * len(positions)))
    for index, sample in enumerate(positions):
        player = Player(resume(sample))
        settle(player)
        picture = image(Film(player, state, size).draw())
        sheet.paste(picture, (0, index * height))
    theme = THEMES[state.theme]
    return gif.palette([*theme.colours().values()], sheet)


def image(surface: pygame.Surface) -> Image.Image:
    """Return a surface as an image of Pillow."""
    from PIL import Image

    pixels = pygame.image.tobytes(surface, "RGB")
    return Image.frombytes("RGB", surface.get_size(), pixels)
