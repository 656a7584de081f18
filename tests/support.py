"""What several tests need: apps at a position, their pictures, and events as a person makes them."""

from __future__ import annotations

import io
import os
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pygame

from queens_viz import Position, Search
from queens_viz.app.front import Desk
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.parts.layout import Layout
from queens_viz.parts.view import View
from queens_viz.pens.part import Part
from queens_viz.pens.pen import Pen
from queens_viz.pens.rect import Rect
from queens_viz.pens.theme import THEMES, Colour, Theme, squares_of
from queens_viz.pens.widget import Widget
from queens_viz.search.guided import resume
from queens_viz.search.strategy import Strategy
from queens_viz.window.pen import SurfaceInk
from queens_viz.window.typeface import Typeface
from queens_viz.window.window import Window

from .recorder import Drawn, Recorder, Stroke, recording

ROOT = Path(__file__).parent.parent

SIZES = [(640, 480), (1024, 768), (1280, 800), (1920, 1080), (600, 900)]

FACE = Typeface()
INKS = {name: SurfaceInk(theme) for name, theme in THEMES.items()}


def printed_by(program: str) -> list[str]:
    """Return the lines that a program prints."""
    output = io.StringIO()
    with redirect_stdout(output):
        exec(program, {})
    return output.getvalue().splitlines()


def colours_of_squares(theme: Theme, *, is_green: bool) -> tuple[Colour, Colour]:
    """Return the colours of light and dark squares."""
    light, dark = squares_of(is_green)
    return theme.colour(light), theme.colour(dark)


class Blind(Recorder):
    """A pen that paints only where somebody records what its window draws."""

    def __init__(self, window: Sharing, layout: Layout) -> None:
        super().__init__(layout.sheet, THEMES[window.app.state.theme], FACE)
        self._window = window

    def take(self, name: str, part: Part) -> None:
        self.record = self._window.record
        if self.record is not None:
            super().take(name, part)


class Sharing(Window):
    """A window without pixels, which measures words with what the others of this process have measured already."""

    record: list[Drawn] | None

    def __init__(
        self, player: Player, state: State | None = None, desk: Desk | None = None
    ) -> None:
        super().__init__(player, state, desk)
        self._face, self.record = FACE, None

    def ink(self, theme: str) -> SurfaceInk:
        return INKS[theme]

    def new_pen(self, layout: Layout) -> Pen:
        return Blind(self, layout)


def without_screen() -> dict[str, str]:
    """Return the environment of a process that finds this package and no screen."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "SDL_VIDEODRIVER")
    }
    return kept | {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}


def search_at(n: int, text: str) -> Search:
    """Return a search at a position written as people do, or at the "end", as in "fewest/end"."""
    name, is_end, _ = text.rpartition("end")
    if is_end:
        return resume(Position.end(n, Strategy(name.removesuffix("/") or "plain")))
    return resume(Position.parse(text, n))


def window_at(
    text: str,
    n: int = 8,
    theme: str = "light",
    language: str = "en",
    *,
    is_counted: bool = True,
) -> Window:
    """Return a window halted at a position, its background counting done, which takes long on a large board."""
    window = Sharing(Player(search_at(n, text)), State(language, theme))
    window.size = 1280, 800
    window.app.player.pass_time(0)
    while is_counted and window.app.player.is_busy:
        window.app.player.pass_time(0)
    return window


def picture(window: Window, size: tuple[int, int] = (1280, 800)) -> pygame.Surface:
    """Draw the app's window on a new surface."""
    surface = pygame.Surface(size)
    window.draw(surface)
    return surface


def another(window: Window) -> Window:
    """Return another window of the same app, looked at in the same way, which has nothing kept and draws at once."""
    other = Window(window.app.player, window.app.state, window.app.desk)
    other._face, other.state = FACE, window.state
    return other


def part_in(view: View, name: str, size: tuple[int, int] | None = None) -> Any:
    """Return the widget of a part of a view as it is now, or of another size; it must be there."""
    view.size = size or view.size
    noted = view.frame().widget(name)
    assert noted, name
    return noted


def button_in(view: View, name: object) -> tuple[int, int]:
    """Return the middle of a button."""
    return next(
        one.rect.center for one in view.frame().buttons if one.look.name == name
    )


def words_in(widget: Widget) -> list[str]:
    """Return what a part writes itself, in the order of reading."""
    return [str(values[0]) for name, values, _ in widget.strokes if name == "letters"]


def recorded(window: Window, size: tuple[int, int] = (1280, 800)) -> list[Drawn]:
    """Return all that is drawn in the app's window."""
    with recording(window) as drawn:
        picture(window, size)
    return drawn


def texts(
    window: Window, size: tuple[int, int] = (1280, 800), place: Rect | None = None
) -> list[str]:
    """Return the texts in the app's window, or in a place of it."""
    words = [one for one in recorded(window, size) if one.stroke is Stroke.TEXT]
    return [
        str(one.what)
        for one in words
        if place is None or place.collidepoint(one.rect.center)
    ]


def place_of(
    window: Window, text: str, size: tuple[int, int] = (1280, 800)
) -> tuple[int, int]:
    """Return the middle of a text in the app's window, of the one that was written last."""
    return [one.rect.center for one in recorded(window, size) if one.what == text][-1]


def square_of(view: View, column: int, row: int) -> tuple[int, int]:
    """Return the middle of a square: columns count from the left, rows from the bottom."""
    grid = view.frame().layout.grid
    assert grid
    return grid.square(column, row).center


def colour(surface: pygame.Surface, point: tuple[int, int]) -> tuple[int, int, int]:
    """Return the red, green and blue of a pixel."""
    red, green, blue, _ = surface.get_at(point)
    return red, green, blue


def key(name: int, text: str = "", mod: int = 0) -> pygame.event.Event:
    """Return the event of a key that is pressed."""
    return pygame.event.Event(pygame.KEYDOWN, key=name, unicode=text, mod=mod)


def press(name: str) -> pygame.event.Event:
    """Return the event of a key by the name that the table has for it."""
    mod = 0
    for prefix, flag in (
        ("ctrl+", pygame.KMOD_LCTRL),
        ("alt+", pygame.KMOD_LALT),
        ("shift+", pygame.KMOD_LSHIFT),
    ):
        if name.startswith(prefix):
            name, mod = name.removeprefix(prefix), mod | flag
    if len(name) > 1:
        return key(getattr(pygame, f"K_{name.upper().replace(' ', '')}"), "", mod)
    return key(
        ord(name),
        name.upper() if mod == pygame.KMOD_LSHIFT else name if not mod else "",
        mod,
    )


def _surface_of(window: Window, size: tuple[int, int]) -> pygame.Surface:
    """Return the surface that a window draws on, or a new one where that has another size."""
    return window.surface if window.surface.get_size() == size else pygame.Surface(size)


def do(
    window: Window,
    *events: pygame.event.Event | str,
    size: tuple[int, int] = (1280, 800),
) -> None:
    """Let a person do something, each in a frame of its own; a word is the name of a key, pressed and let go."""
    surface = _surface_of(window, size)
    for event in events:
        down = press(event) if isinstance(event, str) else event
        window.update(0.01, [down, *released(down)], surface)
        if isinstance(event, str):
            window.update(0, [pygame.event.Event(pygame.KEYUP, key=down.key)], surface)


def stand(window: Window) -> tuple[object, ...]:
    """Return all that somebody can change."""
    return window.app.state, window.state, window.app.moment()


def wait(window: Window, seconds: float) -> None:
    """Let time pass, frame by frame."""
    surface = _surface_of(window, (1280, 800))
    for _ in range(max(1, round(seconds * 60))):
        window.update(1 / 60, [], surface)


def finish(window: Window, size: tuple[int, int] = (1280, 800)) -> None:
    """Let a job at full speed come to its end, and the counting after it."""
    surface = _surface_of(window, size)
    while window.app.runner.aim:
        window.update(1 / 60, [], surface)
    while window.app.player.is_busy:
        window.update(1, [], surface)


def let_go(point: tuple[int, int] = (0, 0)) -> pygame.event.Event:
    """Return the event of the left button that is let go."""
    return pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=point)


def drag(point: tuple[int, int], by: tuple[int, int] = (0, 0)) -> pygame.event.Event:
    """Return the event of the mouse that arrives at a point with its left button held."""
    return pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=by, buttons=(1, 0, 0))


def hover(point: tuple[int, int]) -> pygame.event.Event:
    """Return the event of the mouse that arrives at a point."""
    return pygame.event.Event(
        pygame.MOUSEMOTION, pos=point, rel=(1, 0), buttons=(0, 0, 0)
    )


def wheel(notches: int) -> pygame.event.Event:
    """Return the event of the wheel, turned away from the person where positive."""
    return pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=notches)


def click(point: tuple[int, int]) -> pygame.event.Event:
    """Return the event of a left click, which `do` and a driver let go at the same place."""
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=point)


def hold(point: tuple[int, int]) -> pygame.event.Event:
    """Return the event of the left button that is pressed and held."""
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=point, is_held=True)


def released(event: pygame.event.Event) -> list[pygame.event.Event]:
    """Return the event that ends a click, if it is one."""
    is_click = (
        event.type == pygame.MOUSEBUTTONDOWN
        and event.button == 1
        and not hasattr(event, "is_held")
    )
    return [let_go(event.pos)] if is_click else []
