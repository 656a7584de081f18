"""What the pen keeps: pieces that it has drawn once, and parts that it paints again only where they have changed."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface

from queens_viz.pens.part import Part
from queens_viz.pens.rect import Rect
from queens_viz.window.pen import SurfacePen

from ..support import colour
from .test_pen import RED, pen_on


def squares(pen: SurfacePen, place: Rect) -> None:
    pen.checks(place, (0, 10, 20), "candidate", "accent")


def test_a_piece_is_drawn_once_for_its_values_and_looks_the_same_wherever_it_stands() -> (
    None
):
    surface, painted = Surface((100, 80)), list[Rect]()

    def paint(pen: SurfacePen, place: Rect) -> None:
        painted.append(place)
        squares(pen, place)

    pen = pen_on(surface)
    for left in (10, 40, 70):
        pen.piece(Rect(left, 20, 20, 20), paint)
    assert len(painted) == 1
    first, *others = [
        pygame.image.tobytes(surface.subsurface((left, 20, 20, 20)), "RGB")
        for left in (10, 40, 70)
    ]
    assert others == [first, first]
    assert colour(surface, (10, 20)) == RED


def painting(done: list[str], name: str) -> Callable[[SurfacePen, object], None]:
    """Return a painter that notes its name and fills the window in red."""

    def paint(pen: SurfacePen, _: object) -> None:
        done.append(name)
        pen.box(Rect(0, 0, 100, 80), "candidate")

    return paint


LEFT, RIGHT, ABOVE = Rect(0, 0, 50, 80), Rect(50, 0, 50, 80), Rect(40, 0, 20, 20)


def test_a_part_is_painted_again_only_where_its_values_have_changed_or_what_lies_under_it() -> (
    None
):
    pen, done = pen_on(Surface((100, 80))), list[str]()
    painters = {name: painting(done, name) for name in ("left", "right", "above")}
    for looks, expected in (
        ((1, 1, 1), ["left", "right", "above"]),
        ((1, 1, 1), []),
        ((2, 1, 1), ["left", "above"]),
        ((2, 1, 2), ["left", "right", "above"]),
        ((2, 1, None), ["left", "right"]),
    ):
        done.clear()
        for name, room, look in zip(painters, (LEFT, RIGHT, ABOVE), looks, strict=True):
            if look is not None:
                pen.take(name, Part(room, painters[name], (look,), fills=False))
        pen.done()
        assert list(dict.fromkeys(done)) == expected
