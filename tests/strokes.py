"""States of the window, and the record of what is drawn in each: one stroke a line, as text.

`python -m tests.strokes` writes the kept records anew. Read the difference before you commit it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from allpairspy import AllPairs

from queens_viz.app.actions import execute
from queens_viz.app.lesson import Played
from queens_viz.app.teaching import begin_lesson
from queens_viz.looks.icons import Icon
from queens_viz.looks.theme import THEMES
from queens_viz.paint.face import Weight
from queens_viz.paint.pen import Drawn
from queens_viz.window.typeface import Typeface
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES

from .support import do, finish, recorded, window_at

KEPT = Path(__file__).parent / "paint" / "strokes"

PLACES = {
    "first": "", "searching": "right " * 13, "back": "return right", "solution": "return", "end": "a",
    "ahead": "f8 down right right right g right right", "fewest": "f8 down down return left left left g left",
}  # fmt: skip
"""Where the search stands, by the keys that lead there."""

TABS = {
    "solutions": "f2",
    "tree": "f3",
    "program": "f4",
    "recursion": "f4 i",
    "whole tree": "o",
    "race": "f8 return left",
    "lesson": "page_down shift+page_down page_down",
}
"""What is open, by the keys that lead there; a lesson has begun before them."""

EXERCISES = {"none": "", "verdict": "p", "reason": "p p", "by hand": "b", "own board": "m space right right up space"}

OPEN = {"nothing": "", "menu": "k", "help": "f1", "typed": "1 2", "ring": "tab tab", "shown": "down"}
"""What lies over the rest or is begun, by the keys that lead there."""

SIZES = [(1280, 800), (640, 480), (800, 600), (600, 480), (1920, 1080), (600, 900)]

POINTS = [(0.2, 0.3), (0.35, 0.6), (0.8, 0.5), (0.1, 0.94), (0.65, 0.9)]
"""Where the mouse rests, in shares of the window: on the board, on a panel, on the controls."""


LESSON = Played(1, 10)
"""The stop that a lesson begins with, of which a beat and the next one's first are played."""


class State(NamedTuple):
    """A window that somebody may see."""

    n: int
    place: str
    tab: str
    has_outlook: bool
    exercise: str
    open: str
    size: tuple[int, int]
    theme: str
    language: str
    point: tuple[float, float]

    @property
    def name(self) -> str:
        """What tells it from the others, fit for a file."""
        size = f"{self.size[0]}x{self.size[1]}"
        opened = "ahead" * self.has_outlook, self.exercise, self.open
        words = (self.n, self.place, self.tab, *opened, self.theme, self.language, size)
        return "-".join(str(word).replace(" ", "_") for word in words if word not in ("", "none", "nothing"))

    def window(self) -> Window:
        """Return the window, the counting done, and the mouse where it rests."""
        window = window_at(":1", self.n, self.theme, self.language)
        # Thirty queens have their first solution far away.
        place = self.place if self.n < 30 else "searching"
        for key in (*PLACES[place].split(), "", *TABS[self.tab].split(), *("w" * self.has_outlook)):
            if key:
                do(window, key.replace("_", " "), size=self.size)
            elif self.tab == "lesson":
                begin_lesson(window.app, LESSON, execute)
            finish(window, self.size)
        for key in (*EXERCISES[self.exercise].split(), *OPEN[self.open].split()):
            do(window, key, size=self.size)
        point = round(self.point[0] * self.size[0]), round(self.point[1] * self.size[1])
        do(window, pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0)), size=self.size)
        return window

    def drawn(self) -> list[str]:
        """Return what is drawn there."""
        return told(recorded(self.window(), self.size))


def kept() -> dict[str, State]:
    """Return the states whose records are kept, by their names."""
    first, last, (board, queen, panel, line, controls) = "first", "searching", POINTS
    wide, small, low, lowest, large, tall = SIZES
    return {
        "first": State(8, first, "solutions", False, "none", "nothing", wide, "light", "en", board),
        "ahead": State(8, last, "tree", True, "none", "nothing", wide, "dark", "de", queen),
        "back": State(8, "back", "solutions", False, "none", "ring", small, "light", "fr", controls),
        "list": State(6, "end", "solutions", False, "none", "shown", low, "contrast", "en", panel),
        "tree": State(6, "end", "tree", False, "none", "nothing", wide, "light", "en", panel),
        "whole tree": State(6, "back", "whole tree", True, "none", "nothing", large, "dark", "en", panel),
        "program": State(8, last, "program", False, "none", "nothing", lowest, "light", "de", controls),
        "recursion": State(8, last, "recursion", True, "none", "nothing", large, "light", "en", line),
        "predict": State(8, last, "solutions", False, "verdict", "nothing", wide, "dark", "en", queen),
        "by hand": State(6, "back", "tree", False, "by hand", "nothing", tall, "light", "de", board),
        "own board": State(8, first, "solutions", False, "own board", "nothing", low, "light", "fr", queen),
        "menu": State(4, last, "recursion", True, "reason", "menu", small, "contrast", "en", controls),
        "help": State(8, first, "solutions", False, "none", "help", small, "light", "fr", panel),
        "classic": State(5, "solution", "solutions", False, "none", "typed", wide, "classic", "en", line),
        "twelve": State(12, last, "solutions", False, "none", "menu", large, "dark", "fr", board),
        "race": State(8, first, "race", False, "none", "nothing", wide, "light", "en", board),
        "low race": State(4, last, "race", False, "none", "nothing", lowest, "dark", "de", panel),
        "fewest": State(8, "fewest", "tree", False, "none", "nothing", wide, "light", "en", queen),
        "lesson": State(8, first, "lesson", False, "none", "nothing", wide, "light", "en", panel),
        "low lesson": State(8, last, "lesson", False, "none", "nothing", lowest, "dark", "de", controls),
        "lesson on a phone": State(8, first, "lesson", False, "none", "nothing", (390, 844), "light", "fr", board),
        "thirty": State(30, last, "tree", True, "none", "nothing", lowest, "light", "de", queen),
    }


def states() -> list[State]:
    """Return states in which every two of these things meet."""
    things = [
        [8, 4, 6, 10, 30, 1], list(PLACES), list(TABS), [False, True], list(EXERCISES), list(OPEN), SIZES,
        list(THEMES), list(LANGUAGES), POINTS,
    ]  # fmt: skip
    return [State(*case) for case in AllPairs(things)]


def told(drawn: Iterable[Drawn]) -> list[str]:
    """Return strokes as text, one a line."""
    return [" ".join(_words_of(one)) for one in drawn]


def _words_of(one: Drawn) -> Iterable[str]:
    yield one.stroke.value
    if one.what != "":
        yield one.what.name if isinstance(one.what, Icon) else repr(one.what)
    yield ",".join(map(str, one.rect))
    if one.role:
        yield one.role
    if one.second:
        yield f"with {one.second}"
    if one.size:
        yield f"size {one.size}"
    if one.weight is not Weight.REGULAR:
        yield one.weight.name.lower()
    if one.width:
        yield f"width {one.width:g}"
    if one.is_hollow:
        yield "hollow"
    if one.radius:
        yield f"radius {one.radius}"
    if one.hole:
        yield "around " + ",".join(map(str, one.hole))
    if one.shown < 1:
        yield f"shown {one.shown:g}"
    if one.clip:
        yield "clip " + ",".join(map(str, one.clip))
    if one.points:
        yield "through " + " ".join(f"{x:.1f},{y:.1f}" for x, y in one.points)


def letters() -> str:
    """Return how wide this pygame's letters are: the places of strokes follow from that."""
    face = Typeface()
    widths = (face.width("Rows of 8 queens", size, weight) for size in range(14, 40, 3) for weight in Weight)
    return "letters " + " ".join(map(str, widths))


def path_of(name: str) -> Path:
    """Return where the record of a state is kept."""
    return KEPT / f"{name.replace(' ', '_')}.txt"


def write() -> None:
    """Write the kept records anew."""
    for name, state in kept().items():
        path_of(name).write_text("\n".join([letters(), *state.drawn(), ""]), encoding="utf-8")


if __name__ == "__main__":
    pygame.display.init()
    pygame.font.init()
    KEPT.mkdir(exist_ok=True)
    write()
