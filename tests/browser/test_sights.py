"""Window and page show the same in twenty states: stroke for stroke, and in a browser tile for tile."""

from __future__ import annotations

import io
import time

import pytest
from PIL import Image

from queens_viz.app.commands import FULL
from queens_viz.browser.page_view import PageView
from queens_viz.window.window import Window

from ..alike import Run, runs
from ..sights import SIGHTS, SIZE, Sight
from ..support import FACE, picture, recorded, recording
from ..tiers import rare
from .apart import APART, FULL_SCREEN
from .live import Live
from .test_live_same import both
from .tiles import Both, image
from .twin import svg_of

QUICK = ["solutions", "help"]
"""The states that are compared each time."""

MOVES = [name for name, sight in SIGHTS.items() if "space" in sight.keys.split() and sight.speed == FULL]
"""Those that never rest: there are no two pictures of the same moment."""

PATIENCE = 3
"""Seconds until the browser's page has come to rest."""


def window_of(sight: Sight) -> Window:
    """Return a window that shows a state."""
    window = Window(*sight.begun())
    window._face = FACE
    picture(window, SIZE)
    return sight.led(window)


def page_of(sight: Sight) -> PageView:
    """Return the view of a page that shows a state."""
    view = PageView(*sight.begun())
    view.size = SIZE
    return sight.led(view)


def compared(window: Window, view: PageView, *, has_rows: bool = True) -> list[Run]:
    """Return how the strokes of the two differ; beside board and card there are rows in which widths add up."""
    ours, layout = recorded(window, SIZE), window.frame().pen.layout
    still = [layout.field, layout.sentence] if has_rows else [layout.window]
    view.forget()
    with recording(view.frame().pen.ink) as theirs:
        view.svg()
    return list(runs(ours, theirs, still))


@pytest.mark.parametrize("name", [*QUICK, *rare(*(name for name in SIGHTS if name not in QUICK))])
def test_window_and_page_are_drawn_by_the_same_strokes(name: str) -> None:
    found = compared(window_of(SIGHTS[name]), page_of(SIGHTS[name]))
    assert [line for run in found for line in run.told] == APART.get(name, FULL_SCREEN)


@pytest.mark.full
@pytest.mark.parametrize("name", [name for name in SIGHTS if name not in MOVES])
def test_the_page_in_a_browser_looks_as_the_window_does(live: Live, name: str) -> None:
    sight = SIGHTS[name]
    window, view = window_of(sight), page_of(sight)
    shown(live, sight, view)
    seen = Image.open(io.BytesIO(live.browser.screenshot())).convert("RGB")
    apart = [one for run in compared(window, view, has_rows=False) for one in (*run.window, *run.page)]
    assert Both(image(picture(window, SIZE)), seen, apart).far() == []


def shown(live: Live, sight: Sight, view: PageView) -> None:
    """Lead the browser's page to a state, until it shows what its view does.

    Both are painted anew, for what is kept of a picture is written as it stood where it came first.
    """
    live.begin(n=sight.n, at=sight.at, theme=sight.theme, language=sight.language)
    live.press(*sight.keys.split())
    live.halted()
    live.browser.resize(SIZE[0], SIZE[1] + 1)
    live.frames()
    live.browser.resize(*SIZE)
    view.forget()
    view.svg()
    end = time.monotonic() + PATIENCE
    expected, seen = both(live, svg_of(view))
    while seen != expected and time.monotonic() < end:
        expected, seen = both(live, svg_of(view))
    assert [name for name in {**expected, **seen} if expected.get(name) != seen.get(name)] == []
