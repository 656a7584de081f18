"""Icons as pygame draws them: their outlines, hollow and with a halo."""

from __future__ import annotations

import math

import pygame
import pytest
from pygame import Surface

from queens_viz.parts.window_layout import lay_out
from queens_viz.pens.icons import Icon
from queens_viz.pens.pen import Pen
from queens_viz.pens.rect import Rect
from queens_viz.pens.theme import LIGHT
from queens_viz.window.pen import SurfaceInk, SurfacePen
from queens_viz.window.typeface import Typeface

from ..support import colour
from .test_pen import BLUE, GROUND, MIDDLE, RED, pen_on, share


def icon(one: Icon, size: int = 60, **named: object) -> Surface:
    surface = Surface((100, 80))
    surface.fill(GROUND)
    pen_on(surface).shape(one, size, "candidate", MIDDLE, **named)
    return surface


def large_pen_on(surface: Surface) -> SurfacePen:
    """Return a pen whose sheet is 300 pixels wide and high."""
    sheet = lay_out(300, 300, 8).sheet
    return SurfacePen(surface, sheet, SurfaceInk(LIGHT), Typeface())


def test_no_two_icons_look_alike() -> None:
    pictures = {one: pygame.image.tobytes(icon(one), "RGB") for one in Icon}
    assert len(set(pictures.values())) == len(pictures)
    hollow = share(icon(Icon.TRIANGLE, hollow=3), RED)
    assert 0.02 < hollow < 0.7 * share(icon(Icon.TRIANGLE), RED), (
        "a line around nothing"
    )


def test_a_halo_lies_around_an_icon_in_its_own_colour() -> None:
    surface = icon(Icon.CROWN, halo=("accent", 3.0))
    assert share(surface, RED) == pytest.approx(share(icon(Icon.CROWN), RED), rel=0.1)
    assert share(surface, BLUE) > 0.02
    row = [colour(surface, (x, 55)) for x in range(100)]
    assert (
        row.index(BLUE)
        < row.index(RED)
        < len(row) - row[::-1].index(RED)
        < len(row) - row[::-1].index(BLUE)
    )


def test_a_line_that_a_clip_cuts_is_the_whole_one_within_it_and_none_beside_it() -> (
    None
):
    def draw(pen: Pen) -> None:
        pen.path(((20.5, 30), (270, 255.5)), "candidate", 7.5)

    whole, parts = Surface((300, 300)), Surface((300, 300))
    draw(large_pen_on(whole))
    for clip in (Rect(0, 0, 107, 300), Rect(107, 0, 193, 300)):
        before = share(parts, RED, Rect(107, 0, 193, 300))
        large_pen_on(parts).clipped(clip, draw)
        assert before == 0 < share(parts, RED, clip)
    assert pygame.image.tobytes(parts, "RGB") == pygame.image.tobytes(whole, "RGB")


@pytest.mark.parametrize("end", [(290, 290), (47, 290)])
def test_a_line_of_several_strips_has_its_width_and_its_place_everywhere(
    end: tuple[int, int],
) -> None:
    surface, width = Surface((300, 300)), 5
    large_pen_on(surface).path(((20, 20), end), "candidate", width)
    is_steep = end[1] > end[0]
    slope = (min(end) - 20) / (max(end) - 20)
    for along in range(30, 280):
        red = [
            surface.get_at((across, along) if is_steep else (along, across)).r
            for across in range(300)
        ]
        length = sum(red) / RED[0]
        middle = sum((k + 0.5) * part for k, part in enumerate(red)) / sum(red)
        assert length == pytest.approx(width * math.hypot(1, slope), rel=0.02)
        assert middle == pytest.approx(20 + slope * (along + 0.5 - 20), abs=0.4)
