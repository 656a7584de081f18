"""What several tests need: apps at a position, their pictures, and events as a person makes them."""

from __future__ import annotations

import os
from pathlib import Path

import pygame

from queens_viz import Position, Search
from queens_viz.app.player import Player
from queens_viz.window.app import App
from queens_viz.window.brush import Drawn, Stroke
from queens_viz.window.view import ViewState

ROOT = Path(__file__).parent.parent

NAMES = {
    "space": pygame.K_SPACE,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "home": pygame.K_HOME,
    "page up": pygame.K_PAGEUP,
    "page down": pygame.K_PAGEDOWN,
    "backspace": pygame.K_BACKSPACE,
    "return": pygame.K_RETURN,
    "escape": pygame.K_ESCAPE,
    "tab": pygame.K_TAB,
    "f1": pygame.K_F1,
    "f2": pygame.K_F2,
    "f3": pygame.K_F3,
    "f4": pygame.K_F4,
    "f11": pygame.K_F11,
}

SIZES = [(640, 480), (1024, 768), (1280, 800), (1920, 1080), (600, 900)]


def without_screen() -> dict[str, str]:
    """Return the environment of a process that finds this package and no screen."""
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "SDL_VIDEODRIVER")}
    return kept | {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}


def search_at(n: int, text: str) -> Search:
    """Return a search at a position written as people do, or at the "end"."""
    return Search.at(Position.end(n) if text == "end" else Position.parse(text, n))


def app_at(text: str, n: int = 8, theme: str = "light", language: str = "en") -> App:
    """Return an app halted at a position, its background counting done."""
    app = App(Player(search_at(n, text)), ViewState(language, theme))
    app.player.tick(0)
    while app.player.is_busy:
        app.player.tick(0)
    return app


def picture(app: App, size: tuple[int, int] = (1280, 800)) -> pygame.Surface:
    """Draw the app's window on a new surface."""
    surface = pygame.Surface(size)
    app.draw(surface)
    return surface


def texts(app: App, size: tuple[int, int] = (1280, 800)) -> list[tuple[str, pygame.Rect]]:
    """Return the texts in the app's window and where their ink is."""
    return texts_and_cards(app, size)[0]


def recorded(app: App, size: tuple[int, int]) -> list[Drawn]:
    """Return all that is drawn in the app's window."""
    brush = app.view.brush(app.state)
    brush.record = drawn = list[Drawn]()
    picture(app, size)
    brush.record = None
    return drawn


def texts_and_cards(app: App, size: tuple[int, int]) -> tuple[list[tuple[str, pygame.Rect]], list[pygame.Rect]]:
    """Return the texts in the app's window and where their ink is, and the cards that lie there."""
    drawn = recorded(app, size)
    boxes = [(str(one.what), one.ink) for one in drawn if one.stroke is Stroke.TEXT]
    return boxes, [one.rect for one in drawn if one.stroke is Stroke.CARD]


def place_of(app: App, text: str, size: tuple[int, int] = (1280, 800)) -> tuple[int, int]:
    """Return the middle of a text in the app's window; there must be just one."""
    (place,) = (box.center for words, box in texts(app, size) if words == text)
    return place


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
    for prefix, flag in (("ctrl+", pygame.KMOD_LCTRL), ("alt+", pygame.KMOD_LALT), ("shift+", pygame.KMOD_LSHIFT)):
        if name.startswith(prefix):
            name, mod = name.removeprefix(prefix), flag
    if name in NAMES:
        return key(NAMES[name], "", mod)
    return key(ord(name), name.upper() if mod == pygame.KMOD_LSHIFT else name if not mod else "", mod)


def do(app: App, *events: pygame.event.Event | str, size: tuple[int, int] = (1280, 800)) -> None:
    """Let a person do something, each in a frame of its own; a word is the name of a key, pressed and let go."""
    surface = pygame.Surface(size)
    for event in events:
        down = press(event) if isinstance(event, str) else event
        app.update(0.01, [down], surface)
        if isinstance(event, str):
            app.update(0, [pygame.event.Event(pygame.KEYUP, key=down.key)], surface)


def finish(app: App, size: tuple[int, int] = (1280, 800)) -> None:
    """Let a job at full speed come to its end, and the counting after it."""
    surface = pygame.Surface(size)
    while app.player.job:
        app.update(1 / 60, [], surface)
    while app.player.is_busy:
        app.update(1, [], surface)


def let_go(point: tuple[int, int] = (0, 0)) -> pygame.event.Event:
    """Return the event of the left button that is let go."""
    return pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=point)


def drag(point: tuple[int, int], by: tuple[int, int] = (0, 0)) -> pygame.event.Event:
    """Return the event of the mouse that arrives at a point with its left button held."""
    return pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=by, buttons=(1, 0, 0))


def hover(point: tuple[int, int]) -> pygame.event.Event:
    """Return the event of the mouse that arrives at a point."""
    return pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0))


def wheel(notches: int) -> pygame.event.Event:
    """Return the event of the wheel, turned away from the person where positive."""
    return pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=notches)


def click(point: tuple[int, int]) -> pygame.event.Event:
    """Return the event of a left click."""
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=point)
