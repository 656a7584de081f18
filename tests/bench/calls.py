"""How many Python functions a step of the window calls: the same on every machine, with CPython 3.11."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from types import FrameType

import pygame

from queens_viz import Search
from queens_viz.app.own_actions import begin_with_result
from queens_viz.app.player import Player
from queens_viz.window.window import Window

from .. import shown_programs
from .measure import Figure

FIRST, STEPS = 300, 200
"""The step from which on steps are counted, and how many."""

GOALS = {"": 1000, "f3": 1265, "f4": 1250, "f4 i w": 1400}
"""What is reached at most with some keys pressed."""

OPENED = {
    "": "the list",
    "f3": "the tree",
    "f4": "the program",
    "f4 i w": "the recursion and what is left",
}


def figures() -> Iterator[Figure]:
    """Count the calls of a step that is drawn, in a window of 1280x800 in which nothing moves."""
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode((1280, 800))
    for keys, goal in GOALS.items():
        value = calls(surface, keys)
        yield Figure(
            f"calls of a step drawn with {OPENED[keys]}",
            8,
            value,
            "calls",
            goal=goal,
            is_most=True,
        )
    what = "calls of a step of a person's own program"
    value = calls_of_program(surface)
    yield Figure(what, 6, value, "calls", goal=1200, is_most=True)


def calls_of_program(surface: pygame.Surface, steps: int = STEPS) -> float:
    """Return the calls of a step of a recorded program, the mean of some steps."""
    window, count = Window(Player(Search(6))), 0

    def profile(_frame: FrameType, event: str, _value: object) -> None:
        nonlocal count
        count += event == "call"

    result = shown_programs.result("queens.py")
    begin_with_result(window.app, "queens.py", result, step=0, is_anonymous=False)
    window.draw(surface)
    for _ in range(steps):
        window.app.next()
        sys.setprofile(profile)
        window.draw(surface)
        sys.setprofile(None)
    return count / steps


def calls(surface: pygame.Surface, keys: str = "", steps: int = STEPS) -> float:
    """Return the calls of a step after some keys, the mean of some steps."""
    window, count = Window(Player(Search(8))), 0

    def profile(_frame: FrameType, event: str, _value: object) -> None:
        nonlocal count
        count += event == "call"

    for key in keys.split():
        window.key(key)
        window.forget_keys()
    window.app.player.search.advance(FIRST, stop_at_solution=False)
    window.draw(surface)
    for _ in range(steps):
        window.app.player.next()
        sys.setprofile(profile)
        window.draw(surface)
        sys.setprofile(None)
    return count / steps


if __name__ == "__main__":
    print(json.dumps(list(figures())))
