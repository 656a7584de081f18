"""How often a frame is made: once where something has changed, and never where nothing has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from queens_viz.app.commands import Action
from queens_viz.parts.frame import Frame, frame_of
from queens_viz.pens.rect import Rect

from ..support import button_in, click, drag, hover, let_go, part_in, press, window_at

Event = pygame.event.Event


class Counted:
    """A window that was drawn, and the frames that have been made since."""

    def __init__(self) -> None:
        self.window = window_at("2,4,1,3,5:7")
        self.surface = pygame.Surface(self.window.size)
        self.made = 0
        self(dt=0)

    def __call__(self, *events: Event, dt: float = 0.01) -> int:
        """Make one update and draw it; return how many frames were made."""
        before = self.made
        self.window.update(dt, events, self.surface)
        self.window.draw(self.surface)
        return self.made - before

    def track(self, name: Action) -> Rect:
        """Return where a slider is dragged."""
        slider = self.window.frame().slider(name)
        assert slider
        return slider.track


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


@pytest.mark.parametrize("opened", ["", "tab", "f1", "5"])
def test_a_key_makes_one_frame(opened: str, counted: Counted) -> None:
    if opened:
        counted(press(opened))
    for name in (
        "right",
        "home",
        "space",
        "t",
        "f3",
        "p",
        "+",
        "5",
        ".",
        "c",
        "tab",
        "f1",
    ):
        assert counted(press(name)) == 1, name


def test_a_click_makes_one_frame_and_so_does_each_event_of_a_drag(
    counted: Counted,
) -> None:
    for name in (Action.NEXT, Action.RUN, Action.BACK, Action.TREE):
        place = button_in(counted.window, name)
        assert counted(click(place), let_go(place)) == 1, name
    lens = part_in(counted.window, "tree").regions[-1][0]
    for dragged in (counted.track(Action.SEEK), counted.track(Action.SPEED), lens):
        x, y = dragged.center
        counted(click((x, y)))
        for by in (20, -5, 30):
            x += by
            assert counted(drag((x, y), (by, 0))) == 1, dragged
        assert counted(let_go((x, y))) <= 1
        # The mouse is still over something that can be clicked, and now nothing is held.
        assert counted(drag((x + 50, y), (50, 0))) <= 1


def test_where_nothing_changes_no_frame_is_made(counted: Counted) -> None:
    assert counted() == 0
    for events in (
        [hover((900, 500)), hover((901, 500))],
        [click((1, 1)), let_go((1, 1))],
        [press("e"), Event(pygame.KEYUP, key=pygame.K_e)],
        [
            Event(
                pygame.MOUSEBUTTONDOWN,
                button=3,
                pos=counted.window.frame().buttons[-1].rect.center,
            )
        ],
        [Event(pygame.WINDOWFOCUSLOST)],
    ):
        assert counted(*events) == 0, events
