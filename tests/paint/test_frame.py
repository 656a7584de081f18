"""How often a frame is made: once where something has changed, and never where nothing has."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from queens_viz.app.app import App
from queens_viz.app.moment import Moment
from queens_viz.paint.frame import Frame, frame_of
from queens_viz.paint.hand import Hand
from queens_viz.paint.layout import Layout
from queens_viz.window.pen import SurfacePen

from ..drawn import read
from ..driver import SIZE
from ..pairs import each_once
from ..support import click, drag, hover, let_go, press, window_at


class Counted:
    """A window that was drawn, and the frames that have been made since."""

    def __init__(self) -> None:
        self.window = window_at("2,4,1,3,5:7")
        self.surface = pygame.Surface(SIZE)
        self.made = 0
        self(dt=0)

    def __call__(self, *events: pygame.event.Event, dt: float = 0.01) -> int:
        """Make one update and draw it; return how many frames were made."""
        before = self.made
        self.window.update(dt, events, self.surface)
        self.window.draw(self.surface)
        return self.made - before

    def place(self, name: str) -> tuple[int, int]:
        """Return where something is to be clicked."""
        layout, seen = self.window.frame().layout, read(self.window)
        self.window.draw(self.surface)
        match name:
            case "a square":
                return layout.square(1, 2).center
            case "a number":
                return layout.square(1, 0).centerx, layout.numbers.centery
            case "the progress line":
                return seen.progress[0].center
            case "the speed":
                return seen.speed[0].center
            case "the tree":
                return layout.panel.left + 30, layout.panel.bottom - 30
        (place,) = (button.rect.center for button in self.window.frame().buttons if button.look.label == name)
        return place


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counted]:
    windows = list[Counted]()

    def count(
        app: App, moment: Moment, hand: Hand, layout: Layout, pen: SurfacePen, before: Frame | None = None
    ) -> Frame:
        for one in windows:
            one.made += 1
        return frame_of(app, moment, hand, layout, pen, before)

    monkeypatch.setattr("queens_viz.paint.view.frame_of", count)
    windows.append(Counted())
    yield windows[0]
    assert windows[0](dt=0) == 0, "a second look found something new"


KEYS = ["right", "home", "space", "t", "f1", "f3", "p", "+", "5", ".", "c", "x", "tab", "shift+tab"]


@each_once({"name": KEYS, "opened": [(), ("tab",), ("f1",), ("5",)]})
def test_a_key_makes_one_frame(name: str, opened: tuple[str, ...], counted: Counted) -> None:
    for key in opened:
        counted(press(key))
    assert counted(press(name)) == 1


@pytest.mark.parametrize(
    "name", ["a square", "a number", "Next", "Run", "Back", "Help", "Tree", "the progress line", "the speed"]
)
def test_a_click_makes_one_frame(name: str, counted: Counted) -> None:
    place = counted.place(name)
    assert counted(click(place), let_go(place)) == 1


@pytest.mark.parametrize("name", ["the progress line", "the speed", "the tree"])
def test_each_event_of_a_drag_makes_one_frame(name: str, counted: Counted) -> None:
    counted(press("f3"))
    x, y = counted.place(name)
    counted(click((x, y)))
    for by in (20, -5, 30):
        x += by
        assert counted(drag((x, y), (by, 0))) == 1
    assert counted(let_go((x, y))) <= 1
    # The mouse is still over something that can be clicked, and now nothing is held.
    assert counted(drag((x + 50, y), (50, 0))) <= 1


def test_where_nothing_changes_no_frame_is_made(counted: Counted) -> None:
    assert counted() == 0
    assert counted(hover((900, 500)), hover((901, 500))) == 0
    assert counted(click((1, 1)), let_go((1, 1))) == 0
    assert counted(press("e"), pygame.event.Event(pygame.KEYUP, key=pygame.K_e)) == 0
    assert counted(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=3, pos=counted.place("Run"))) == 0
    assert counted(pygame.event.Event(pygame.WINDOWFOCUSLOST)) == 0


def test_a_run_makes_a_frame_for_each_of_its_steps(counted: Counted) -> None:
    counted.window.app.player.set_speed(5)
    counted(press("space"), dt=0)
    first = counted.window.app.player.search.steps or 0
    made = sum(counted(dt=1 / 50) for _ in range(100))
    assert made == (counted.window.app.player.search.steps or 0) - first == 10
