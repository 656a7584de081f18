"""All that the program draws, says and returns, as lines of text: a fault that changes none of them changes nothing.

`python -m tests.faults.evidence` prints them; the same program prints the same lines every time.
"""

from __future__ import annotations

import hashlib
import io
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random

import pygame

from queens_viz.cli import main
from queens_viz.search.position import Position
from queens_viz.search.search import Search
from queens_viz.sheet.page import page
from queens_viz.sheet.sheet import sheet
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES, Words

from ..recorder import recording
from ..screens.seam import pictures
from ..states import STATES
from ..support import click, do, drag, finish, hover, let_go, recorded, wheel, window_at

SIZES = [(1280, 800), (640, 480), (800, 600), (600, 480)]

KEYS = (
    "space", "left", "right", "right", "right", "up", "down", "home", "end", "return", "escape", "tab", "f1", "f2",
    "f3", "f4", "f8", *"acdghiklmnoprtuwxyzb0123456,.+-", "shift+tab", "shift+u", "ctrl+c", "ctrl+v",
)  # fmt: skip

PRINTED = [
    "4 --trace", "5 --trace --language de --ahead", "6 --trace --language fr", "8 --first", "6 --all --format json",
    "6 --all --format csv", "5 --all --format pairs", "4 --all", "3 --first", "8 --count", "7 --count --language fr",
    "5 --tree", "8 --tree --at 2,4:6", "--program loop", "--program recursion --language de", "--help", "--version",
    "0", "101", "x", "8 --at 1,2:3", "8 --at", "8 --at 1,5:9", "8 --speed 0", "8 --first --all", "8 --pause -1",
    "8 --theme pink", "8 --size 1x1", "8 --save a.txt", "8 --force", "3 --worksheet a.html", "8 --until 5",
    "8 --save none/a.png", "4 --save a.png --until 5", "8 --language xx", "8 --at 1,5,8:6 --first",
    "8 --fullscreen --count",
    "8 --save c.png --size 640x480 --at 1,5,8:6 --theme dark --ahead", "4 --save d.png --until first --theme classic",
    "8 --save e.svg --at 2,4,1,3:6 --ahead", "6 --save f.svg --until first --theme dark --language de",
    "4 --save a.gif --size 320x240 --until 12", "5 --save b.gif --size 320x240 --frames solutions --speed full",
    "6 --compare", "3 --compare --language de", "5 --compare --format json", "5 --trace --strategy fewest",
    "4 --first --strategy ahead --language fr", "8 --program recursion --strategy fewest",
    "--lesson 1 --save l.html", "--lesson 2 --save m.html --language de", "--lesson 1.20",
    "5 --worksheet a.html --seed 3 --questions 9 --language de", "8 --worksheet b.html --seed 4",
]  # fmt: skip
"""Jobs of the command line, good ones and bad ones."""

LINE_MODE = "\n\nb\ns\np\ny\nx\n\nr\n?\nq\n"
"""What somebody types who has the search told."""


def evidence() -> Iterator[str]:
    """Yield everything, the quickest first."""
    yield from searched()
    yield from worksheets()
    yield from printed()
    yield from drawn()
    yield from moving()
    yield from played()


def searched() -> Iterator[str]:
    """Yield every step of small searches, there and back."""
    for n in range(1, 6):
        search = Search(n)
        for _ in range(200):
            yield f"{search.position} {search.steps} {search.solutions} {search.step()}"
        for _ in range(250):
            yield f"{search.position} {search.back()}"
    for n, text in ((8, "1,5,8:6"), (20, "1,3,5:2"), (12, "1,3,5,8,10:12")):
        search = Search.at(Position.parse(text, n))
        yield f"{search.advance(5000)} {search.position} {search.steps}"


def worksheets() -> Iterator[str]:
    """Yield sheets of questions."""
    for n, language in zip(range(4, 11), [*LANGUAGES] * 3, strict=False):
        yield page(sheet(n, 12, n), Words(language))


def printed() -> Iterator[str]:
    """Yield what the command line prints and writes."""
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for words in PRINTED:
            yield f"{words}: {_run(words)}"
        for language in LANGUAGES:
            yield _run(f"4 --step --language {language}", LINE_MODE)
            yield _run(f"4 --step --predict --language {language}", "y\nx\n\nx\ny\nq\n")
        for path in sorted(Path(folder).iterdir()):
            yield f"{path.name} {hashlib.sha256(path.read_bytes()).hexdigest()}"
        pygame.display.init()
        for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_F3, pygame.K_F11):
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, unicode="", mod=0))
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        yield _run("5 --theme dark")
        pygame.display.init()
        pygame.font.init()
        os.chdir(here)


def _run(words: str, typed: str = "") -> str:
    """Return what a command prints, and its status."""
    out, err = io.StringIO(), io.StringIO()
    stdin, sys.stdin = sys.stdin, io.StringIO(typed)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            status = main(words.split())
    finally:
        sys.stdin = stdin
    return f"{status} {out.getvalue()} {err.getvalue()}"


def drawn() -> Iterator[str]:
    """Yield the picture of each state of tests/states.py."""
    for name, state in STATES.items():
        yield from (f"{name} {part} {svg!r}" for part, svg in pictures(state).items())


def moving() -> Iterator[str]:
    """Yield boards on their way from one step to the next, forwards and back."""
    window = window_at("1,5,8,6,3,7,2:3")
    window.moves = True
    surface = pygame.Surface((1280, 800))
    for key in ("right", "right", "right", "left", "left", "return", "right", "left"):
        do(window, key)
        for _ in range(4):
            with recording(window) as record:
                window.draw(surface)
            yield from map(str, record)
            window.update(0.04, [], surface)


def played() -> Iterator[str]:
    """Yield what is drawn while somebody presses keys and works the mouse at random."""
    for seed, n in enumerate((6, 4, 7, 5)):
        chance, size = Random(seed), SIZES[seed]
        window = window_at(":1", n, ("light", "dark", "contrast", "classic")[seed], [*LANGUAGES][seed % 3])
        for number in range(150):
            words = _done_at_random(window, chance, size)
            app = window.app
            yield f"{seed}.{number} {words} {app.player.moment()} {app.state} {window.state}"
            if number % 10 == 9:
                yield from (f"{seed}.{number} {line}" for line in recorded(window, size))


def _done_at_random(window: Window, chance: Random, size: tuple[int, int]) -> str:
    """Press a key, or work the mouse, as it may happen; return what it was."""
    point = chance.randrange(size[0]), chance.randrange(size[1])
    if chance.random() < 0.25 and (buttons := window.frame().buttons):
        point = chance.choice(buttons).rect.center
    match chance.randrange(8):
        case 0:
            do(window, hover(point), size=size)
            return f"hover {point}"
        case 1 | 2:
            do(window, hover(point), click(point), let_go(point), size=size)
            words = f"click {point}"
        case 3:
            by = chance.randrange(-90, 90), chance.randrange(-60, 60)
            there = point[0] + by[0], point[1] + by[1]
            do(window, hover(point), click(point), drag(there, by), let_go(there), size=size)
            words = f"drag {point} by {by}"
        case 4:
            notches = chance.choice((-2, -1, 1, 3))
            do(window, hover(point), wheel(notches), size=size)
            return f"wheel {notches} at {point}"
        case _:
            words = chance.choice(KEYS)
            do(window, words, size=size)
    if window.app.player.search.n > 7:
        window.app.resize(6)
    window.update(0.5, [], window.surface)
    if window.app.player.aim and chance.random() < 0.7:
        finish(window, size)
    return words


if __name__ == "__main__":
    os.environ["LANGUAGE"] = "en"
    pygame.display.init()
    pygame.font.init()
    for line in evidence():
        print(line)
