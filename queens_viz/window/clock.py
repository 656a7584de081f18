"""The loop of the window: beats of the clock, with the events of each."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator

import pygame

from ..app.runner import FRAME_TIME
from .display import Display
from .window import Window

DRAWN_EVERY = 3
"""At full speed, one frame in so many is drawn.

Nobody could see more, and the search has the time of the others.
"""

IDLE = 1 / 30
"""Seconds between two beats of a window in which nothing moves."""

UNCOVERED = {
    pygame.WINDOWEXPOSED,
    pygame.WINDOWSHOWN,
    pygame.WINDOWRESTORED,
    pygame.WINDOWMAXIMIZED,
}
"""Events after which the whole window must be shown again."""

Beat = tuple[float, list[pygame.event.Event]]
"""The seconds since the last beat, and the events of this time."""


def beats(window: Window, display: Display) -> Iterator[Beat]:
    """Yield beats until a signal ends the program.

    There are sixty a second while the window is busy, otherwise half as many. At full
    speed there is no pause between them: the search has all the time.
    """
    last = time.perf_counter()
    while display.stopped_by is None:
        now = time.perf_counter()
        events = pygame.event.get()
        display.restore_size()
        yield now - last, events
        last = now
        if not window.app.runner.fills_frames:
            beat_time = FRAME_TIME if window.is_busy else IDLE
            spent = time.perf_counter() - now
            time.sleep(max(0.0, beat_time - spent))


def play(window: Window, display: Display, beats: Iterable[Beat]) -> None:
    """Show the window on the display until the beats end or somebody quits."""
    display.set_title(window.app.title)
    display.show(window.draw(display.surface))
    spent = None  # seconds that the last update took, without drawing
    for number, beat in enumerate(beats):
        dt, events = beat
        if not events and not window.is_busy:
            # Comparing everything would be most of the work of an idle window.
            window.app.player.pass_time(dt)
            continue
        start = time.perf_counter()
        if not window.update(dt, events, display.surface, spent):
            return
        spent = time.perf_counter() - start
        is_skipped = number % DRAWN_EVERY != 0
        if window.app.runner.fills_frames and is_skipped and not events:
            continue
        display.set_title(window.app.title)
        display.set_cursor(is_hand=window.state.hover is not None)
        changed = window.draw(display.surface)
        if any(event.type in UNCOVERED for event in events):
            changed = display.surface.get_rect()
        if changed:
            display.show(changed)
