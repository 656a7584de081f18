"""The loop of the window: beats of the clock, with the events of each."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator

import pygame

from ..app.runner import FRAME_TIME
from .display import Display
from .window import Window

DRAWN_EVERY = 3
"""At full speed, every third beat is drawn.

Nobody could see more pictures, and the search has the time of the others.
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

    There are sixty a second while the window is busy, otherwise half as many. While a
    search runs at full speed, there is no pause between them.
    """
    last_begin = time.perf_counter()
    while display.stopped_by is None:
        begin = time.perf_counter()
        events = pygame.event.get()
        # After full screen, the window manager may have kept the size of the screen.
        display.restore_size()
        yield begin - last_begin, events
        # It comes back here when the beat has been handled.
        last_begin = begin
        runs_at_full_speed = window.app.runner.fills_frames
        if runs_at_full_speed:
            continue
        beat_time = FRAME_TIME if window.is_busy else IDLE
        spent = time.perf_counter() - begin
        time.sleep(max(0.0, beat_time - spent))


def play(window: Window, display: Display, beats: Iterable[Beat]) -> None:
    """Show the window on the display until the beats end or somebody quits.

    With each beat the window is updated and what has changed is drawn. Two kinds of
    beats do less: those without events in which nothing moves, and most of a search at
    full speed.
    """
    display.set_title(window.app.title)
    display.show(window.draw(display.surface))
    spent = None  # seconds that the last update took, without drawing
    for number, beat in enumerate(beats):
        dt, events = beat
        if not events and not window.is_busy:
            # To draw would be to compare everything, and nothing has changed.
            window.app.player.pass_time(dt)
            if not window.app.poll_program(dt):
                continue
        start = time.perf_counter()
        goes_on = window.update(dt, events, display.surface, spent)
        if not goes_on:
            return
        spent = time.perf_counter() - start
        runs_at_full_speed = window.app.runner.fills_frames
        is_between = number % DRAWN_EVERY != 0
        if runs_at_full_speed and is_between and not events:
            continue
        display.set_title(window.app.title)
        display.set_cursor(is_hand=window.state.hover is not None)
        changed = window.draw(display.surface)
        if any(event.type in UNCOVERED for event in events):
            display.show(display.surface.get_rect())
        elif changed:
            display.show(changed)
