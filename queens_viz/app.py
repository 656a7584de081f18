"""The window: its surface, its events and its clock. Nothing else owns pygame's display or its queue."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterable, Iterator
from types import FrameType

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # after the greeting has been switched off

from .commands import Action, Command
from .player import FRAME, Player
from .view import View, ViewState

DESIGNED = (1280, 800)
"""The window's size at start, in pixels, where the screen holds it."""

IDLE = 1 / 30
"""Seconds between two looks at the events of a window in which nothing moves."""

UNCOVERED = {pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED}
"""Events after which the screen may have lost what it showed of the window."""

Frame = tuple[float, list[pygame.event.Event]]
"""Seconds since the last frame, and the events that came in them."""


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class App:
    """A player and its picture, driven by events and by time that others measure."""

    def __init__(self, player: Player, state: ViewState) -> None:
        self.player = player
        self.state = state
        self.view = View()

    def update(self, dt: float, events: Iterable[pygame.event.Event], surface: pygame.Surface) -> bool:
        """Do what the events ask for and let `dt` seconds pass; return False where one asks to quit."""
        for event in events:
            command = self.view.interpret(event, surface, self.player.moment(), self.state)
            if command and command.action is Action.QUIT:
                return False
            if command:
                self.execute(command)
        self.player.tick(dt)
        return True

    def execute(self, command: Command) -> None:
        """Do what a command says; what does not apply does nothing."""
        match command.action:
            case Action.RUN:
                self.player.run()
            case Action.HALT:
                self.player.halt()
            case Action.BACK:
                self.player.back()
            case Action.NEXT:
                self.player.next()

    def draw(self, surface: pygame.Surface) -> bool:
        """Draw what has changed and return whether anything had."""
        return self.view.draw(surface, self.player.moment(), self.player.sizes, self.state)


class Window:
    """A window on the screen, as a context."""

    def __init__(self, title: str, size: tuple[int, int] | None = None) -> None:
        """Open it at `size` pixels, by default as designed or what the screen holds; NoDisplay if there is none."""
        _choose_driver()
        # pygame.init() would start the sound, and complain on machines that have none.
        try:
            pygame.display.init()
        except pygame.error as error:
            raise NoDisplay from error
        driver = pygame.display.get_driver()
        if driver in ("offscreen", "dummy") and driver != os.environ.get("SDL_VIDEODRIVER"):
            pygame.display.quit()
            raise NoDisplay
        if driver == "x11":
            # Presenting through GL, SDL's default, is many times slower where no GPU helps.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        pygame.font.init()
        pygame.display.set_caption(title)
        self.stopped_by: int | None = None
        pygame.display.set_mode(size or _fitting(), pygame.RESIZABLE)

    def __enter__(self) -> Window:
        # SDL would turn these signals into a QUIT event, and their exit status would be lost.
        self._handlers = {
            number: signal.signal(number, self._stop)
            for name in ("SIGINT", "SIGTERM", "SIGHUP")
            if (number := getattr(signal, name, None))
        }
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        pygame.quit()

    def _stop(self, number: int, _frame: FrameType | None) -> None:
        self.stopped_by = number

    @property
    def surface(self) -> pygame.Surface:
        """What the window shows after `show`."""
        return pygame.display.get_surface()

    def frames(self, player: Player) -> Iterator[Frame]:
        """Yield frames until a signal stops it: sixty a second while the player is busy, else half as many."""
        last = time.perf_counter()
        while self.stopped_by is None:
            now = time.perf_counter()
            yield now - last, pygame.event.get()
            last = now
            spent = time.perf_counter() - now
            time.sleep(max(0.0, (FRAME if player.is_busy else IDLE) - spent))

    def show(self) -> None:
        """Bring the surface to the screen."""
        pygame.display.flip()


def play(app: App, window: Window, frames: Iterable[Frame]) -> None:
    """Run the app in the window for as long as frames come and nobody quits."""
    for dt, events in frames:
        if not app.update(dt, events, window.surface):
            return
        is_uncovered = any(event.type in UNCOVERED for event in events)
        if app.draw(window.surface) or is_uncovered:
            window.show()


def _choose_driver() -> None:
    """Spare people what SDL prints while it tries one driver after another where there is no screen."""
    os.environ.setdefault("SDL_VIDEO_CENTERED", "1")
    if sys.platform != "linux" or "SDL_VIDEODRIVER" in os.environ or "WAYLAND_DISPLAY" in os.environ:
        return
    if "DISPLAY" not in os.environ:
        raise NoDisplay
    os.environ["SDL_VIDEODRIVER"] = "x11"


def _fitting() -> tuple[int, int]:
    """Return the designed size, or what the screen holds with room left for its bars."""
    width, height = pygame.display.get_desktop_sizes()[0]
    return min(DESIGNED[0], width), min(DESIGNED[1], height)
