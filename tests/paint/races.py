"""The race of all searches as it is drawn: windows at a time of its clock, and where its parts stand."""

from __future__ import annotations

from queens_viz.app.moment import LaneMoment, RaceMoment
from queens_viz.paint.compare_panel import ComparePanel
from queens_viz.paint.pen import Drawn, Stroke
from queens_viz.paint.rect import Rect
from queens_viz.search.depths import Depths
from queens_viz.search.race import LONGEST
from queens_viz.window.window import Window

from ..drawn import Seen
from ..support import do, noted, recorded, window_at
from ..things import Thing

Size = tuple[int, int]

SIZES = [
    (600, 480), (640, 480), (800, 600), (1280, 800), (1920, 1080), (600, 900), (360, 640), (390, 844), (844, 390),
]  # fmt: skip
LANGUAGES = ("en", "de", "fr")
NUMBERS = (1, 4, 8, 11, 16, 30)
STATES = ("start", "middle", "end")

TIMES = {
    1: (0, 0, 1),
    3: (0, 12, 18),
    4: (0, 20, 26),
    8: (0, 600, 876),
    11: (0, 300, 517),
    16: (0, 2000, 160_712),
    30: (0, 3000, 0),
}
"""The clock in each state; the largest board is never walked to its end."""


def racing(n: int, state: str, size: Size = (1280, 800), language: str = "en", *keys: str) -> Window:
    """Return a window that shows a race in a state."""
    window = window_at(":1", n, language=language, is_counted=False)
    do(window, "f8", *keys, size=size)
    if (n, state) == (30, "end"):
        late(window)
    else:
        turn(window, TIMES[n][STATES.index(state)])
    return window


def turn(window: Window, clock: int) -> None:
    """Turn the clock of an open race to a time."""
    assert window.app.compare
    window.app.compare.race.go_to(clock)


def late(window: Window) -> None:
    """Have a race look as that of 30 does after all the steps that are made at most."""
    turn(window, 3105)
    assert window.app.compare
    moment = window.app.compare.moment()
    depths = Depths()
    for k in range(500):
        depths.add(10 + k % 13, LONGEST // 500)
    lost = [
        LaneMoment(lane.position, LONGEST, comparisons, None, False, depths)
        for lane, comparisons in zip(moment.lanes, (43_892_236, 8_151_521), strict=False)
    ]
    shown = RaceMoment(LONGEST, LONGEST, LONGEST, (*lost, moment.lanes[2]), moment.chosen)
    window.app.compare.moment = lambda: shown  # type: ignore[method-assign]  # it would take long


def panel_of(window: Window, size: Size = (1280, 800)) -> ComparePanel:
    """Lay a window out and return its open race."""
    noted(window, size)
    (panel,) = window.frame().panels
    assert isinstance(panel.contents, ComparePanel)
    return panel.contents


def boards(seen: Seen) -> list[Thing]:
    """Return the squares of the boards, from the left or from the top."""
    return sorted(seen.things("checks"), key=lambda one: (one.rect.top, one.rect.left))


def written(window: Window, size: Size) -> list[Drawn]:
    """Return what is written in the race's panel, each with what is seen of its ink."""
    body = panel_of(window, size).body
    texts = [one for one in recorded(window, size) if one.stroke is Stroke.TEXT and body.colliderect(one.rect)]
    return [one._replace(ink=one.ink.clip(one.clip) if one.clip.width else one.ink) for one in texts]


def tracks_of(panel: ComparePanel) -> list[Rect]:
    """Return the places of the strips behind their names."""
    axis = panel.strips.axis
    return [Rect(axis.left, place.top, axis.width, place.height) for place in panel.strips.places]
