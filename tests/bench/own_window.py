"""The window with a person's own program. Prints its figures as JSON."""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import quantiles

import pygame

from queens_viz import Search
from queens_viz.app.own_actions import begin_with_program
from queens_viz.app.own_program import RunRequest
from queens_viz.app.player import Player
from queens_viz.check.program_file import opened
from queens_viz.window.clock import Beat, beats, play
from queens_viz.window.display import Display
from queens_viz.window.window import Window

from .measure import Figure
from .tracing import FAULTY

BUSY = """
import time
end = time.time() + 8
while time.time() < end:
    n = sum(range(100_000))
"""
"""A program that takes a whole core for longer than it is watched."""

KEYS = (pygame.K_F4, pygame.K_F2)
"""Keys that are pressed meanwhile, in turns: each opens another tab."""

WATCHED = 3.0
"""Seconds for which the window is watched while a program runs."""

SAVED = 5
"""How often a faulty program is saved."""

LONGEST = 60.0
"""The seconds after which a program is given up."""


def figures() -> Iterator[Figure]:
    """Measure what needs a window, in one of 1280x800."""
    with tempfile.TemporaryDirectory() as folder, Display((1280, 800)) as display:
        path = Path(folder) / "mine.py"
        yield from _answers(path, display)
        yield from _saved(path, display)


def _opened(path: Path, source: str) -> Window:
    """Return a window with a program, which has begun to run."""
    path.write_text(source, encoding="utf-8")
    file = opened(str(path))
    assert file
    window = Window(Player(Search(6)))
    begin_with_program(window.app, file, RunRequest())
    return window


def _close(window: Window) -> None:
    assert window.app.own
    window.app.own.file.close()


def _answers(path: Path, display: Display) -> Iterator[Figure]:
    """Yield how long the window takes for an answer while a program runs."""
    window = _opened(path, BUSY)
    taken: list[float] = []
    try:
        play(window, display, _pressed(beats(window, display), taken))
        assert window.app.own
        assert window.app.own.file.is_running, "it has ended before it was watched"
    finally:
        _close(window)
    slowest = 1000 * quantiles(taken, n=100)[-1]
    what = "a key while a program runs, 99 of 100 are answered after at most"
    yield Figure(what, 6, slowest, "ms", goal=33, is_most=True)


def _pressed(beats: Iterator[Beat], taken: list[float]) -> Iterator[Beat]:
    """Press a key in each beat for a while, and keep how long each is handled."""
    start = time.perf_counter()
    for number, (dt, events) in enumerate(beats):
        key = KEYS[number % len(KEYS)]
        pressed = pygame.event.Event(pygame.KEYDOWN, key=key, unicode="", mod=0)
        begin = time.perf_counter()
        yield dt, [*events, pressed]
        now = time.perf_counter()
        taken.append(now - begin)
        if now - start > WATCHED:
            return


def _saved(path: Path, display: Display) -> Iterator[Figure]:
    """Yield how long it takes from saving a faulty program to its fault on view."""
    window = _opened(path, FAULTY)
    program = window.app.own
    assert program
    playback = program.playback

    def is_at_rest() -> bool:
        return program.has_run and not program.file.is_running

    def shows_new_fault() -> bool:
        is_new = program.playback.story.recording is not playback.story.recording
        return is_new and program.moment().is_at_fault

    times = []
    try:
        for number in range(SAVED):
            # Other sizes are tried, too, before it is at rest.
            _play_until(is_at_rest, window, display)
            playback = program.playback
            playback.come_to(0)
            start = time.perf_counter()
            path.write_text(f"{FAULTY}# {number}\n", encoding="utf-8")
            _play_until(shows_new_fault, window, display)
            times.append(time.perf_counter() - start)
    finally:
        _close(window)
    what = "saved, run again, first fault on the screen"
    yield Figure(what, 6, min(times), "s", goal=1, is_most=True)


def _play_until(is_so: Callable[[], bool], window: Window, display: Display) -> None:
    """Play until something is so, and is drawn."""

    def until() -> Iterator[Beat]:
        end = time.perf_counter() + LONGEST
        for beat in beats(window, display):
            assert time.perf_counter() < end, "it was never so"
            yield beat
            if is_so():
                return

    play(window, display, until())


if __name__ == "__main__":
    print(json.dumps(list(figures())))
