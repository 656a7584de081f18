"""All that the program draws, says and returns, as lines of text: a fault that changes none of them changes nothing.

`python -m tests.faults.evidence` prints them; the same program prints the same lines every time.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame

from queens_viz.cli import main
from queens_viz.search.position import Position
from queens_viz.search.search import Search
from queens_viz.sheet.page import page
from queens_viz.sheet.sheet import sheet
from queens_viz.words.words import LANGUAGES

from ..afresh import events
from ..approved import LISTS
from ..recorder import recording
from ..screens.seam import pictures
from ..states import STATES
from ..support import do, recorded, window_at

SIZES = [(1280, 800), (640, 480), (800, 600), (600, 480)]

SAVED = [
    "8 --save c.png --size 640x480 --at 1,5,8:6 --theme dark --ahead", "4 --save d.png --until first --theme classic",
    "8 --save e.svg --at 2,4,1,3:6 --ahead", "6 --save f.svg --until first --theme dark --language de",
    "4 --save a.gif --size 320x240 --until 12", "5 --save b.gif --size 320x240 --frames solutions --speed full",
    "5 --flame --save g.svg", "--lesson 1 --save l.html", "--lesson 2 --save m.html --language de",
    "5 --worksheet a.html --seed 3 --questions 9 --language de", "8 --worksheet b.html --seed 4",
]  # fmt: skip
"""Jobs that write a file each."""


def evidence() -> Iterator[str]:
    """Yield everything, the quickest first."""
    yield from searched()
    for n, language in zip(range(4, 11), [*LANGUAGES] * 3, strict=False):
        yield page(sheet(n, 12, n), language)
    for now in LISTS.values():
        yield from now()
    yield from saved()
    for name, state in STATES.items():
        yield from (f"{name} {part} {svg!r}" for part, svg in pictures(state).items())
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


def saved() -> Iterator[str]:
    """Yield what files hold, and what a real window comes to."""
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for words in SAVED:
            yield f"{words}: {main(words.split())}"
        for path in sorted(Path(folder).iterdir()):
            yield f"{path.name} {hashlib.sha256(path.read_bytes()).hexdigest()}"
        pygame.display.init()
        for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_F3, pygame.K_F11):
            pygame.event.post(
                pygame.event.Event(pygame.KEYDOWN, key=key, unicode="", mod=0)
            )
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        yield f"window: {main(['5', '--theme', 'dark'])}"
        pygame.display.init()
        pygame.font.init()
        os.chdir(here)


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
        window = window_at(
            ":1",
            n,
            ("light", "dark", "contrast", "classic")[seed],
            [*LANGUAGES][seed % 3],
        )
        window.size = SIZES[seed]
        for number, event in enumerate(events(window, Random(seed), 150)):
            app = window.app
            yield f"{seed}.{number} {event} {app.player.moment()} {app.state} {window.state}"
            if number % 10 == 9 and min(window.size) > 100:
                yield from (
                    f"{seed}.{number} {line}" for line in recorded(window, window.size)
                )
            window.pass_time(0.5)
            if app.player.search.n > 7:
                app.resize(6)


if __name__ == "__main__":
    os.environ["LANGUAGE"] = "en"
    pygame.display.init()
    pygame.font.init()
    for line in evidence():
        print(line)
