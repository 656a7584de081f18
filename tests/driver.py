"""A window driven as a person would: by keys, clicks and time, on a desk that remembers what was done at it."""

from __future__ import annotations

import pygame

from queens_viz import Position, Search
from queens_viz.app.app import Desk
from queens_viz.app.player import Player

from .support import Sharing, click, place_of, press, released, texts

SIZE = (1280, 800)


class Driver:
    """A window and its surface, driven as a person would."""

    def __init__(self, text: str = ":1", n: int = 8) -> None:
        self.desk = Recorder()
        self.window = Unsaved(Player(Search.at(Position.parse(text, n))), desk=self.desk)
        self.surface = pygame.Surface(SIZE)
        self.wait(0.1)

    def __call__(self, *events: pygame.event.Event | str, dt: float = 0.01) -> bool:
        """Make one frame an event; a word is the name of a key, pressed and let go."""
        for event in events:
            if isinstance(event, str):
                down = press(event)
                goes_on = self.window.update(dt, [down, pygame.event.Event(pygame.KEYUP, key=down.key)], self.surface)
            else:
                goes_on = self.window.update(dt, [event, *released(event)], self.surface)
            if not goes_on:
                return False
        return True

    def wait(self, seconds: float) -> None:
        for _ in range(max(1, round(seconds * 60))):
            self.window.update(1 / 60, [], self.surface)

    def finish(self) -> None:
        """Let a job at full speed come to its end."""
        while self.window.app.player.aim:
            self.window.update(1 / 60, [], self.surface)

    def click(self, text: str) -> bool:
        """Click on a text in the window."""
        return self(click(place_of(self.window, text)))

    def click_button(self, label: str) -> None:
        """Click on a button."""
        buttons = self.window.frame().buttons
        (button,) = (button for button in buttons if button.look.label == label)
        self(click(button.rect.center))

    @property
    def position(self) -> str:
        return str(self.window.app.player.search.position)

    @property
    def chosen(self) -> int | None:
        """Which solution of the list is on the board."""
        shown = self.window.app.state.shown
        return self.window.app.player.findings.solutions.index(shown.board) if shown else None

    @property
    def says(self) -> set[str]:
        return {text for text, _ in texts(self.window)}


class Recorder(Desk):
    """A desk that remembers what was done at it."""

    def __init__(self) -> None:
        self.announced = list[str]()
        super().__init__(self.announced.append)
        self.toggles = 0
        self.saved = list[str]()

    def toggle_full_screen(self) -> None:
        self.toggles += 1

    @property
    def is_full(self) -> bool:
        return self.toggles % 2 == 1


class Unsaved(Sharing):
    """A window that only tells its desk which pictures were to be saved."""

    def save(self, stem: str) -> str:
        assert isinstance(self.app.desk, Recorder)
        self.app.desk.saved.append(stem)
        return f"{stem}-0001.png"


def what_is_done(drive: Driver) -> tuple[object, ...]:
    """Return all that an action can change, but for what is said of it."""
    _, *others = what_shows(drive)
    return drive.window.app.state._replace(message="", is_bad_news=False), *others


def what_shows(drive: Driver) -> tuple[object, ...]:
    """Return all that an action can change."""
    window, desk = drive.window, drive.desk
    return window.app.state, window.state, window.app.moment(), desk.toggles, list(desk.saved), desk.paste()
