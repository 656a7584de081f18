"""The loop: beats of the clock, the events that came in each, and what happens then."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator

import pygame

from ..app.runner import FRAME_TIME
from .display import Display
from .window import Window

DRAWN_EVERY = 3
"""At full speed one frame in this many is drawn: nobody could see more, and the search gets the time."""

IDLE = 1 / 30
"""Seconds between two looks at the events of a window in which nothing moves."""

UNCOVERED = {
    pygame.WINDOWEXPOSED,
    pygame.WINDOWSHOWN,
    pygame.WINDOWRESTORED,
    pygame.WINDOWMAXIMIZED,
}
"""Events after which the screen may have lost what it showed of the window."""

Beat = tuple[float, list[pygame.event.Event]]
"""Seconds since the last beat, and the events that came in them."""


def beats(window: Window, display: Display) -> Iterator[Beat]:
    """Yield beats until a signal stops it: sixty a second while the window is busy, else half as many.

    Where the player's steps fill the frames, beats follow one another at once: any pause would be lost.
    """
    last = time.perf_counter()
    while display.stopped_by is None:
        now = time.perf_counter()
        events = pygame.event.get()
        display.settle()
        yield now - last, events
        last = now
        if not window.app.runner.fills_frames:
            spent = time.perf_counter() - now
            time.sleep(max(0.0, (FRAME_TIME if window.is_busy else IDLE) - spent))


def play(window: Window, display: Display, beats: Iterable[Beat]) -> None:
    """Show the window on the display for as long as beats come and nobody quits."""
    display.set_title(window.app.title)
    display.show(window.draw(display.surface))
    spent = None
    for number, (dt, events) in enumerate(beats):
        if not events and not window.is_busy:
            # A look at everything, only to find that nothing has changed, would be most of an idle window's work.
            window.app.player.pass_time(dt)
            continue
        start = time.perf_counter()
        if not window.update(dt, events, display.surface, spent):
            return
        spent = time.perf_counter() - start
        if window.app.runner.fills_frames and number % DRAWN_EVERY and not events:
            continue
        display.set_title(window.app.title)
        display.point(window.state.hover is not None)
        changed = window.draw(display.surface)
        if any(event.type in UNCOVERED for event in events):
            changed = display.surface.get_rect()
        if changed:
            display.show(changed)
