"""The loop: frames as the clock and the queue of events bring them, and what is done with each."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator

import pygame

from ..app.player import FRAME
from .app import App
from .display import Window

DRAWN_EVERY = 3
"""Of how many frames at full speed one is drawn: nobody could see more, and the search has the time."""

IDLE = 1 / 30
"""Seconds between two looks at the events of a window in which nothing moves."""

UNCOVERED = {pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED}
"""Events after which the screen may have lost what it showed of the window."""

Frame = tuple[float, list[pygame.event.Event]]
"""Seconds since the last frame, and the events that came in them."""


def frames(app: App, window: Window) -> Iterator[Frame]:
    """Yield frames until a signal stops it: sixty a second while the app is busy, else half as many.

    Where the player's steps take up the frames they follow one another at once: any rest would be lost.
    """
    last = time.perf_counter()
    while window.stopped_by is None:
        now = time.perf_counter()
        events = pygame.event.get()
        window.settle()
        yield now - last, events
        last = now
        if not app.player.fills_frames:
            spent = time.perf_counter() - now
            time.sleep(max(0.0, (FRAME if app.is_busy else IDLE) - spent))


def play(app: App, window: Window, frames: Iterable[Frame]) -> None:
    """Run the app in the window for as long as frames come and nobody quits."""
    window.set_title(app.title)
    window.show(app.draw(window.surface))
    spent = None
    for number, (dt, events) in enumerate(frames):
        if not events and not app.is_busy:
            # A look at everything, only to find that nothing has changed, would be most of an idle window's work.
            app.player.tick(dt)
            continue
        start = time.perf_counter()
        if not app.update(dt, events, window.surface, spent):
            return
        spent = time.perf_counter() - start
        if app.player.fills_frames and number % DRAWN_EVERY and not events:
            continue
        window.set_title(app.title)
        changed = app.draw(window.surface)
        if any(event.type in UNCOVERED for event in events):
            changed = window.surface.get_rect()
        if changed:
            window.show(changed)
