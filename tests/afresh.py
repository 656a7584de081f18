"""Walks at random through a view, and what a fresh pen draws of the state that each has led to."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import TypeVar

import pygame

from queens_viz.app.commands import Action
from queens_viz.app.lesson import STOPS
from queens_viz.app.player import Player
from queens_viz.app.teaching import begin_lesson
from queens_viz.browser.page_view import PageView
from queens_viz.parts.frame import frame_of
from queens_viz.parts.view import View
from queens_viz.pens.pen import Pen
from queens_viz.pens.svg import DEFINITIONS, SvgPen
from queens_viz.pens.theme import THEMES
from queens_viz.window.pen import SurfaceInk, SurfacePen
from queens_viz.window.window import Window

from .document import imported
from .states import LETTERS
from .support import FACE

EVERYDAY = [
    "right",
    "left",
    "f1",
    "escape",
    "k",
    "home",
    "return",
    "down",
    "up",
    "f8",
    "c",
]
"""What is pressed most: also what a few minutes of a lesson are made of."""

KEYS = [
    *EVERYDAY * 3,
    *"abgimopuwyxtlhdz+-,.4",
    "f2",
    "f3",
    "f4",
    "tab",
    "shift+tab",
    "space",
    "page down",
    "page up",
]

KINDS = {
    "key": 60,
    "line": 14,
    "click": 14,
    "move": 4,
    "wheel": 2,
    "size": 3,
    "lesson": 2,
    "time": 1,
}
"""What there is to do, and how often of a hundred times."""

SIZES = [
    (1280, 800),
    (800, 600),
    (390, 844),
    (600, 480),
    (1000, 3),
    (480, 320),
    (390, 480),
    (320, 200),
    (1920, 1080),
]


P = TypeVar("P", bound=Pen)

Stands = Callable[[], list[tuple[str, object]]]
"""Returns what stands somewhere, part by part in its order."""

Made = Callable[[Player], tuple[View, Stands, Stands]]
"""Makes a view, and returns it with what stands there and what a fresh pen draws."""


def page_of(player: Player) -> tuple[View, Stands, Stands]:
    """Return a page's view that shows a picture in a document, what stands there, and what a fresh pen writes."""
    elements, page = imported("picture")
    picture = page.picture.Picture()
    view = PageView(player)
    view.put, view.clear = picture.put, picture.clear

    def shown() -> list[tuple[str, object]]:
        if pen := view.paint():
            picture.finish(pen)
        groups = [
            (group.marks["data-part"], group.innerHTML)
            for group in elements["picture"].children
        ]
        defined = "".join(svg for name, svg in groups if name == DEFINITIONS)
        used = re.findall(r"url\(#([^)]*)\)", "".join(svg for name, svg in groups))
        return [
            (name, svg) for name, svg in groups if name != DEFINITIONS and svg
        ] + missing(used, defined)

    return view, shown, lambda: [*groups_of(view).items()]


def groups_of(view: View) -> dict[str, str]:
    """Return what a fresh pen writes of what a view shows, group by group."""
    put = dict[str, str | None]()
    pen = SvgPen(
        view.frame().pen.sheet, THEMES[view.app.state.theme], LETTERS, put.__setitem__
    )
    afresh(view, pen).done()
    return {
        name: svg for name in pen.names if name != DEFINITIONS and (svg := put[name])
    }


def missing(used: list[str], defined: str) -> list[tuple[str, object]]:
    """Return what a picture refers to and does not define."""
    return [
        (DEFINITIONS, name)
        for name in sorted(set(used))
        if f'id="{name}"' not in defined
    ]


def window_of(player: Player) -> tuple[View, Stands, Stands]:
    """Return a window, what stands on its surface, and what a fresh pen draws."""
    view = Window(player)
    view._face = FACE
    surface = pygame.Surface((1280, 800))

    def shown() -> list[tuple[str, object]]:
        nonlocal surface
        if surface.get_size() != view.size and min(view.size) > 0:
            surface = pygame.Surface(view.size)
        view.draw(surface)
        return [("surface", pygame.image.tobytes(surface, "RGB"))]

    def fresh() -> list[tuple[str, object]]:
        other = pygame.Surface(view.size)
        ink = SurfaceInk(THEMES[view.app.state.theme])
        afresh(view, SurfacePen(other, view._layout.sheet, ink, FACE)).done()
        return [("surface", pygame.image.tobytes(other, "RGB"))]

    return view, shown, fresh


def afresh(view: View, pen: P) -> P:
    """Paint the state that a view is in on a pen that knows nothing of before, and return it."""
    frame_of(
        view.app, view.app.moment(), view.frame().view_state, view._layout, pen, None
    ).paint()
    return pen


def events(view: View, random: Random, amount: int) -> Iterator[str]:
    """Let somebody do this and that, and tell each time what was done."""
    for _ in range(amount):
        (kind,) = random.choices(list(KINDS), list(KINDS.values()))
        yield f"{kind} {happened(view, kind, random)}"


def happened(view: View, kind: str, random: Random) -> object:
    """Do something of a kind, and return what it was."""
    frame, (wide, high) = view.frame(), view.size
    if kind == "key":
        key = random.choice(KEYS)
        view.key(key, key)
        view.forget_keys()
        return key
    if kind == "size":
        view.size = random.choice(SIZES)
        return view.size
    if kind == "lesson":
        at = random.choice(STOPS)
        begin_lesson(view.app, at)
        return at
    if kind == "time":
        view.pass_time(0.3)
        return 0.3
    point = random.randrange(wide), random.randrange(high)
    if kind == "line" and (slider := frame.slider(Action.SEEK)):
        track = slider.track
        point = random.randrange(track.left, track.right + 1), track.centery
    elif kind == "click" and frame.buttons and random.random() < 0.6:
        point = random.choice(frame.buttons).rect.center
    view.move(point)
    view.pass_time(0)
    if kind == "wheel":
        view.wheel(random.choice((1, -1)))
    elif kind in ("line", "click"):
        view.press(point)
        view.release(point)
    return point


def rest(view: View, shown: Stands) -> None:
    """Let all come to rest that moves or is counted; a run that is not shown yet goes on until it is."""
    for _ in range(20):
        shown()
        if not (view.is_moving or view.app.runner.has_hardly_begun):
            return
        view.pass_time(0.05)


def walk(
    view: View, shown: Stands, fresh: Stands, seed: int, amount: int, every: int = 2
) -> None:
    """Walk, and compare what stands there with what a fresh pen draws."""
    made = list[str]()
    for k, event in enumerate(events(view, Random(seed), amount), 1):
        made.append(event)
        shown()
        if k % every == 0:
            rest(view, shown)
            there, due = shown(), fresh()
            names = [name for name, _ in there]
            assert names == [name for name, _ in due], f"{names} after {made}"
            wrong = [
                name
                for (name, one), (_, other) in zip(there, due, strict=True)
                if one != other
            ]
            assert not wrong, f"{wrong} after {made}"
