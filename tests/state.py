"""A state of the program that people meet: the search, how it is shown, and the way there, in a window or in a page."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import NamedTuple, TypeVar

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from queens_viz.app.front import Desk
from queens_viz.app.own_actions import begin_with_result
from queens_viz.app.player import Player
from queens_viz.app.state import State as AppState
from queens_viz.browser.page_view import PageView
from queens_viz.parts.film_layout import lay_out_film
from queens_viz.parts.view import View
from queens_viz.pens.letters import TableFace
from queens_viz.search.guided import resume
from queens_viz.search.position import Event, Position
from queens_viz.search.strategy import Strategy

from . import shown_programs
from .presses import FAR, done, settle
from .support import Sharing, search_at

V = TypeVar("V", bound=View)

LETTERS = TableFace()

SIZES = [
    (600, 480), (800, 600), (1280, 800), (1366, 657), (1920, 1080), (2560, 1440), (600, 900),
    (320, 568), (360, 640), (390, 844), (844, 390),
]  # fmt: skip
PHONE, LYING = SIZES[-2:]
ON_A_PAGE = [*SIZES[-4:], (1366, 657), (600, 900)]
"""The sizes whose text is that of a page; the others' is that of a window."""

PLACES = ["first", "middle", "back", "solution", "end", "dead end"]


class State(NamedTuple):
    """Something that somebody may see, by the search, how it is shown, and the keys and clicks that lead there.

    `at` is a position as it is written, or one of the PLACES. A key that ends in "!" answers rightly or wrongly; one
    with a colon is explained in `presses.done`.
    """

    n: int = 8
    at: str = "2,4,1,3,5:7"
    keys: str = ""
    size: tuple[int, int] = (1280, 800)
    language: str = "en"
    theme: str = "light"
    strategy: str = "plain"
    is_film: bool = False
    program: str = (
        ""  # a person's own, of tests/tracing/shown_programs.py; `at` is its step
    )

    @property
    def is_page(self) -> bool:
        """Whether its text is that of a page, which can't run programs."""
        return self.size in ON_A_PAGE and not self.is_film and not self.program

    @property
    def position(self) -> str:
        """Where the search begins."""
        if self.program:
            return ":1"
        return (
            place_of(self.n, self.strategy, self.at) if self.at in PLACES else self.at
        )

    def __str__(self) -> str:
        """Say what it is, as the first line of its text."""
        kind = "film" if self.is_film else "page" if self.is_page else "window"
        size = f"{self.size[0]}x{self.size[1]}"
        where = (
            f"{self.program} at {self.at}"
            if self.program
            else f"n = {self.n} at {self.position}"
        )
        return f"{kind} {size}, {self.language}, {self.theme}, {where}, {self.keys or 'no key'}"

    def window(self) -> Sharing:
        """Return the window, settled."""
        return self.led(FilmWindow if self.is_film else Sharing)

    def led(
        self,
        kind: Callable[[Player, AppState, Desk], V],
        each: Callable[[V], object] = View.frame,
    ) -> V:
        """Lead a view of some kind here; something is done with it at first and after each key."""
        player = Player(search_at(self.n, self.position))
        desk = shown_programs.FaultyDesk()
        view = kind(player, AppState(self.language, theme=self.theme), desk)
        view.size = self.size
        if self.program:
            self._open_program(view)
        settle(view)
        each(view)
        for key in self.keys.split():
            done(view, key)
            settle(view)
            each(view)
        return view

    def _open_program(self, view: View) -> None:
        """Show a step of a person's own program: a number, "first", "fault" or "end"."""
        story = shown_programs.story(self.program)
        steps = {"first": -1, "end": story.last, "fault": story.fault}
        step = steps.get(self.at) if self.at in steps else int(self.at)
        assert step is not None, self.program
        result = shown_programs.result(self.program)
        name = story.name
        begin_with_result(view.app, name, result, step=step, is_anonymous=False)


class Page(PageView):
    """A page that measures words with what the others have measured already."""

    def __init__(
        self, player: Player, state: AppState | None = None, desk: Desk | None = None
    ) -> None:
        super().__init__(player, state, desk)
        self._face = LETTERS


def view_at(
    n: int,
    at: str = ":1",
    keys: str = "",
    size: tuple[int, int] = (1280, 800),
    language: str = "en",
) -> PageView:
    """Return a page that somebody has led somewhere."""
    return State(n, at, keys, size, language).led(Page)


class FilmWindow(Sharing):
    """A window in which nothing can be pressed, laid out as a film is."""

    @property
    def _layout(self):  # type: ignore[no-untyped-def]
        return lay_out_film(*self.size, self.app.player.search.n)


@cache
def place_of(n: int, strategy: str, place: str) -> str:
    """Return a position of a search, as it is written; on a large board, or where there is none, one on the way."""
    search = resume(Position.first(n, Strategy(strategy)))
    if place == "end" and n <= FAR:
        return "end" if strategy == "plain" else f"{strategy}/end"
    found, steps = (
        str(search.position),
        {"first": 0, "middle": 9}.get(place, 3000 if n <= FAR else 300),
    )
    for _ in range(steps):
        event, found = search.step(), str(search.position)
        if search.position.is_end:
            return place_of(n, strategy, "first")
        is_dead = search.position.attackers and search.position.candidate == n - 1
        if (
            (place == "back" and event is Event.REMOVED)
            or (place == "solution" and search.is_solution)
            or (place == "dead end" and is_dead)
        ):
            break
    return found
