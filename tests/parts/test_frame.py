"""How often a frame is made: once where something has changed, and never where nothing has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from queens_viz.app.commands import Action
from queens_viz.parts.frame import Frame, frame_of

from ..driver import SIZE
from ..pairs import each_once
from ..support import click, drag, hover, let_go, part_in, press, window_at

Point = tuple[int, int]


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

    def place(self, name: str | Action) -> Point:
        """Return where something is to be clicked."""
        frame = self.window.frame()
        layout, grid = frame.layout, frame.layout.grid
        assert grid
        if isinstance(name, Action):
            (button,) = (one for one in frame.buttons if one.look.name is name)
            return button.rect.center
        match name:
            case "a square":
                return grid.square(1, 2).center
            case "a number":
                return grid.square(1, 0).centerx, layout.numbers.centery
            case "the lens":
                return part_in(self.window, "tree").areas[0][0].center
        slider = frame.grabbed(Action.SPEED if name == "the speed" else Action.SEEK)
        assert slider
        return slider.track.center


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counted]:
    windows = list[Counted]()

    def count(*of: Any) -> Frame:
        for one in windows:
            one.made += 1
        return frame_of(*of)

    monkeypatch.setattr("queens_viz.parts.view.frame_of", count)
    windows.append(Counted())
    yield windows[0]
    assert windows[0](dt=0) == 0, "a second look found something new"


KEYS = ["right", "home", "space", "t", "f1", "f3", "p", "+", "5", ".", "c", "x", "tab", "shift+tab"]


@each_once({"name": KEYS, "opened": ["", "tab", "f1", "5"]})
def test_a_key_makes_one_frame(name: str, opened: str, counted: Counted) -> None:
    if opened:
        counted(press(opened))
    assert counted(press(name)) == 1


PLACES = [
    "a square", "a number", "the progress line", "the speed", Action.NEXT, Action.RUN, Action.BACK, Action.HELP,
    Action.TREE,
]  # fmt: skip


@pytest.mark.parametrize("name", PLACES)
def test_a_click_makes_one_frame(name: str | Action, counted: Counted) -> None:
    place = counted.place(name)
    assert counted(click(place), let_go(place)) == 1


@pytest.mark.parametrize("name", ["the progress line", "the speed", "the lens"])
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
    assert counted(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=3, pos=counted.place(Action.RUN))) == 0
    assert counted(pygame.event.Event(pygame.WINDOWFOCUSLOST)) == 0
