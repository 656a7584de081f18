"""The window on a real screen: drawing, presenting, full speed while painting. Prints its figures as JSON."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from statistics import median, quantiles

import pygame

from queens_viz import Search
from queens_viz.app.commands import FULL
from queens_viz.app.player import Player
from queens_viz.window.app import App
from queens_viz.window.clock import Frame, frames, play
from queens_viz.window.display import Window
from queens_viz.window.view import ViewState

from .measure import Figure, seconds
from .model import advance

DRAWN = 300
"""Steps that are drawn, from the step of the same number on."""

WATCHED = 6.0
"""Seconds for which full speed is watched."""


class Counting(Player):
    """A player that counts the steps that it makes, through any number of rounds."""

    made = 0

    def _advance(self, limit: int) -> int:
        made = super()._advance(limit)
        self.made += made
        return made


def figures() -> Iterator[Figure]:
    """Measure everything that needs a window, in one of 1280x800."""
    with Window((1280, 800)) as window:
        yield from _drawing(window)
        for n in (8, 12, 14, 20, 100):
            yield from _full_speed(n, window)


def _drawing(window: Window) -> Iterator[Figure]:
    blank = pygame.Surface(window.surface.get_size()).convert()

    def blit() -> None:
        window.surface.blit(blank, (0, 0))

    def draw(app: App) -> None:
        app.draw(window.surface)

    def show(app: App) -> None:
        window.show(app.draw(window.surface))

    drawn = {}
    for n in (4, 8, 16, 32, 64, 100):
        drawn[n], blitted = _after_steps(n, window, draw, blit)
        if n in (8, 100):
            what = "a step drawn, against a blit of the whole window"
            yield Figure(what, n, drawn[n] / blitted, goal=8, is_most=True)
        shown, flipped = _after_steps(n, window, show, pygame.display.flip)
        if n in (8, 100):
            yield Figure("the same with presenting, against an empty flip", n, shown / flipped, goal=6, is_most=True)
    for n, time_of_n in drawn.items():
        yield Figure("a step drawn, against one of n = 8", n, time_of_n / drawn[8])


def _after_steps(
    n: int, window: Window, work: Callable[[App], object], least: Callable[[], object]
) -> tuple[float, float]:
    """Return the typical seconds of some work after each of many steps, and of the least work between them."""
    app = App(Player(Search(n)), ViewState())
    app.player.search.advance(DRAWN, stop_at_solution=False)
    app.draw(window.surface)
    works, leasts = [], []
    for _ in range(DRAWN):
        app.player.next()
        works.append(seconds(lambda: work(app)))
        leasts.append(seconds(least))
    return median(works), median(leasts)


def _full_speed(n: int, window: Window) -> Iterator[Figure]:
    player = Counting(Search(n), speed=FULL, pause=0, loop=True)
    player.run()
    app = App(player, ViewState())
    gaps = list[float]()
    play(app, window, _watched(frames(app, window), gaps))
    made, rate = player.made, player.made / sum(gaps)
    raw = made / seconds(lambda: advance(n, made))
    if n in (8, 12, 20):
        yield Figure("full speed while painting, share of the raw rate", n, rate / raw, goal=0.8)
    if n in (8, 14, 20, 100):
        slowest = quantiles(gaps, n=100)[-1] * 1000
        yield Figure("the same, 99 of 100 frames come after at most", n, slowest, "ms", goal=33, is_most=True)


def _watched(frames: Iterator[Frame], gaps: list[float]) -> Iterator[Frame]:
    """Pass on frames for a while, and note the seconds between them."""
    start = last = time.perf_counter()
    for frame in frames:
        yield frame
        now = time.perf_counter()
        gaps.append(now - last)
        last = now
        if now - start > WATCHED:
            return


if __name__ == "__main__":
    print(json.dumps(list(figures())))
