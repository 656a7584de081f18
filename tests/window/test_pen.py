"""The pen: what it says it has drawn is there, in that place and colour, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from pygame import Surface

from queens_viz.parts.window_layout import lay_out
from queens_viz.pens.pen import Pen
from queens_viz.pens.rect import NOWHERE, Rect
from queens_viz.pens.theme import LIGHT, Colour
from queens_viz.window.pen import SurfaceInk, SurfacePen
from queens_viz.window.typeface import Typeface

from ..pens import written
from ..pens.written import ARROW, PLACE
from ..recorder import Drawn, SurfaceRecorder, recording
from ..support import colour

GROUND, RED, BLUE = (200, 200, 200), LIGHT.candidate, LIGHT.accent
MIDDLE = (50, 40)


def pen_on(surface: Surface) -> SurfaceRecorder:
    """Return a pen that draws on a surface."""
    return SurfaceRecorder(
        surface, lay_out(100, 80, 8).sheet, SurfaceInk(LIGHT), Typeface()
    )


def on_a_surface(draw: Callable[[SurfacePen], object]) -> tuple[Surface, Drawn]:
    """Return a surface on which something was drawn, and what the pen says of it."""
    surface = Surface((100, 80))
    surface.fill(GROUND)
    pen = pen_on(surface)
    with recording(pen) as record:
        draw(pen)
    (drawn,) = record
    return surface, drawn


def changed(surface: Surface) -> Rect:
    """Return the smallest rectangle around all that is not ground."""
    copy = surface.copy()
    copy.set_colorkey(GROUND)
    return Rect(*copy.get_bounding_rect())


def share(surface: Surface, ink: Colour, place: Rect | None = None) -> float:
    """Return which share of a place has a colour."""
    part = surface.subsurface(tuple(place)) if place else surface
    return pygame.mask.from_threshold(part, ink, (3, 3, 3, 255)).count() / (
        part.get_width() * part.get_height()
    )


STROKES: dict[str, Callable[[Pen], object]] = {
    **{kind.value: draw for kind, draw in written.STROKES.items()},
    "card": lambda pen: pen.box(PLACE, "candidate", "candidate", radius=8),
    "pill": lambda pen: pen.box(PLACE, "candidate", radius=8),
    "surround": lambda pen: pen.surround(Rect(14, 24, 52, 22), PLACE, "candidate"),
    "frame": lambda pen: pen.box(PLACE, edge="candidate", line=3),
    "long line": lambda pen: pen.path(((5, 5), (95, 75)), "candidate", 5),
    "arrow": lambda pen: pen.path(ARROW, "candidate", 4, head=8),
    "bubble": lambda pen: pen.path(((10, 10), (30, 50), (50, 10)), "candidate"),
}


@pytest.mark.parametrize("stroke", STROKES)
def test_every_stroke_is_drawn_where_the_pen_says_and_in_its_colour(
    stroke: str,
) -> None:
    surface, drawn = on_a_surface(STROKES[stroke])
    edge = {"arrow": 12, "path": 6, "long line": 6}.get(stroke, 0)
    around, far = (
        drawn.rect.inflate(2 * edge, 2 * edge),
        changed(surface).inflate(24, 24),
    )
    assert (around.union(changed(surface)), far.union(drawn.rect)) == (around, far)
    assert share(surface, RED) > 0.01
    assert "candidate" in (drawn.role, drawn.second)


def test_of_what_is_clipped_the_rest_is_drawn_and_told_and_afterwards_all() -> None:
    surface, whole = Surface((100, 80)), Rect(10, 10, 30, 5)
    surface.fill(GROUND)
    pen = pen_on(surface)

    def inside(pen: SurfacePen) -> None:
        for place in (whole, Rect(2, 2, 5, 5), Rect(50, 50, 5, 5)):
            pen.box(place, "candidate")

    with recording(pen) as record:
        pen.clipped(
            Rect(0, 0, 50, 40), lambda pen: pen.clipped(Rect(0, 0, 20, 80), inside)
        )
        assert changed(surface).right == 20
        pen.box(whole, "candidate")
    assert [(one.rect, one.clip) for one in record] == [
        (whole, Rect(10, 10, 10, 5)), (Rect(2, 2, 5, 5), NOWHERE), (whole, NOWHERE),
    ]  # fmt: skip
    assert changed(surface).right == 40

    # What fails leaves the pen as it was.
    def fail(pen: SurfacePen, *_: object) -> None:
        raise ValueError("no paint")

    for draw in (pen.clipped, pen.piece):
        with pytest.raises(ValueError, match="no paint"):
            draw(Rect(0, 0, 20, 20), fail)
        assert pen.surface is surface
        pen.box(Rect(60, 10, 30, 5), "candidate")
        assert changed(surface).right == 90
        surface.fill(GROUND)


def test_of_a_box_that_covers_a_share_the_ground_is_seen_through() -> None:
    surface, drawn = on_a_surface(
        lambda pen: pen.box(Rect(0, 0, 100, 80), "candidate", opacity=0.5)
    )
    assert drawn.shown == 0.5
    assert colour(surface, MIDDLE) == pytest.approx(
        [(a + b) / 2 for a, b in zip(GROUND, RED, strict=True)], abs=2
    )


@pytest.mark.parametrize("shown", [0, 0.25, 1])
def test_what_fades_is_drawn_as_far_as_it_is_shown_and_what_lies_around_it_stays(
    shown: float,
) -> None:
    box = Rect(20, 20, 60, 40)
    surface, drawn = on_a_surface(
        lambda pen: pen.faded(shown, lambda pen: pen.box(box, "candidate"))
    )
    assert drawn.shown == shown
    mixed = [
        ground + (red - ground) * shown for ground, red in zip(GROUND, RED, strict=True)
    ]
    assert colour(surface, MIDDLE) == pytest.approx(mixed, abs=2)
    assert colour(surface, (5, 5)) == GROUND


def test_a_line_is_as_wide_as_asked_and_a_hairline_is_thin() -> None:
    def width(asked: float) -> int:
        surface = Surface((100, 80))
        surface.fill(GROUND)
        pen_on(surface).path(((10, 40), (90, 40)), "candidate", asked)
        return changed(surface).height

    assert width(1) <= 2
    assert 6 <= width(6) <= 8
    assert 10 <= width(10) <= 12


def test_of_large_pictures_only_so_many_pixels_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("queens_viz.window.pen.KEPT_AT_MOST", 50_000)
    ink, made = SurfaceInk(LIGHT), list[Surface]()

    def make() -> Surface:
        made.append(Surface((100, 100)))
        return made[-1]

    for k in (0, 1, 2, 3, 0, 1, 2, 3):
        ink.keep(("a", k), make)
    assert len(made) == 4, "they are kept"
    for k in range(40):
        ink.keep(("b", k), make)
        assert len(ink.kept) <= 5
    assert len(made) == 44


@pytest.mark.parametrize("size", [(0, 9), (9, 0), (-3, 9), (9, -3)])
def test_a_piece_without_pixels_draws_nothing(size: tuple[int, int]) -> None:
    pen, drawn = pen_on(Surface((100, 80))), list[Rect]()
    pen.piece(Rect(5, 5, *size), lambda _, place: drawn.append(place))
    assert drawn == []
