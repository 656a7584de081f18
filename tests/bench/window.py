"""The window on a real screen: drawing, presenting, full speed while painting. Prints its figures as JSON."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median, quantiles

import pygame

from queens_viz import Search
from queens_viz.app.actions import command_of
from queens_viz.app.commands import FULL
from queens_viz.app.player import Player
from queens_viz.window.clock import Beat, beats, play
from queens_viz.window.display import Display
from queens_viz.window.window import Window

from .measure import Figure, seconds
from .model import advance

DRAWN = 300
"""Steps that are drawn, from the step of the same number on."""

STRETCHES, WATCHED = 5, 1.5
"""How often full speed is watched, and for how many seconds."""


class Counting(Player):
    """A player that counts the steps that it makes, through any number of rounds."""

    made = 0

    def advance(self, limit: int, *, passes_solutions: bool = False) -> int:
        made = super().advance(limit, passes_solutions=passes_solutions)
        self.made += made
        return made


def figures() -> Iterator[Figure]:
    """Measure everything that needs a window, in one of 1280x800."""
    with Display((1280, 800)) as display:
        yield from _drawing(display)
        for n in (8, 12, 14, 20, 100):
            yield from _full_speed(n, display)


def _drawing(display: Display) -> Iterator[Figure]:
    blank = pygame.Surface(display.surface.get_size()).convert()

    def blit() -> None:
        display.surface.blit(blank, (0, 0))

    def draw(window: Window) -> None:
        window.draw(display.surface)

    def show(window: Window) -> None:
        display.show(window.draw(display.surface))

    for n in (8, 100):
        drawn, blitted = _after_steps(n, display, draw, blit)
        yield Figure(
            "a step drawn, against a blit of the whole window",
            n,
            drawn / blitted,
            goal=8,
            is_most=True,
        )
        shown, flipped = _after_steps(n, display, show, pygame.display.flip)
        yield Figure(
            "the same with presenting, against an empty flip",
            n,
            shown / flipped,
            goal=6,
            is_most=True,
        )
    for keys, what in (
        ("w", "what is left"),
        ("f4 i w", "what is left and the calls of the recursion"),
    ):
        for n in (8, 100):
            shown, blitted = _after_steps(n, display, draw, blit, *keys.split())
            yield Figure(
                f"a step drawn with {what}", n, shown / blitted, goal=8, is_most=True
            )


def _after_steps(
    n: int,
    display: Display,
    work: Callable[[Window], object],
    least: Callable[[], object],
    *keys: str,
) -> tuple[float, float]:
    """Return the typical seconds of some work after each of many steps, and of the least work between them.

    The window is as it is after some keys.
    """
    window = Window(Player(Search(n)))
    for key in keys:
        if command := command_of(window.app, key):
            window.execute(command)
    window.app.player.search.advance(DRAWN, stop_at_solution=False)
    window.draw(display.surface)
    works, leasts = [], []
    for _ in range(DRAWN):
        window.app.player.next()
        works.append(seconds(lambda: work(window)))
        leasts.append(seconds(least))
    return median(works), median(leasts)


def _full_speed(n: int, display: Display) -> Iterator[Figure]:
    shares, gaps = [], list[float]()
    for _ in range(STRETCHES):
        player = Counting(Search(n), speed=FULL, pause=0, loop=True)
        player.run()
        window, stretch = Window(player), list[float]()
        play(window, display, _watched(beats(window, display), stretch))
        # The machine is not equally fast at all times: each stretch is compared with the same steps right after it.
        shares.append(seconds(partial(advance, n, player.made)) / sum(stretch))
        gaps += stretch
    if n in (8, 12, 20):
        yield Figure(
            "full speed while painting, share of the raw rate",
            n,
            median(shares),
            goal=0.8,
        )
    if n in (8, 14, 20, 100):
        slowest = quantiles(gaps, n=100)[-1] * 1000
        yield Figure(
            "the same, 99 of 100 frames come after at most",
            n,
            slowest,
            "ms",
            goal=33,
            is_most=True,
        )


def _watched(beats: Iterator[Beat], gaps: list[float]) -> Iterator[Beat]:
    """Pass on beats for a while, and note the seconds between them."""
    start = last = time.perf_counter()
    for beat in beats:
        yield beat
        now = time.perf_counter()
        gaps.append(now - last)
        last = now
        if now - start > WATCHED:
            return


if __name__ == "__main__":
    print(json.dumps(list(figures())))
