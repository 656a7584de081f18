"""Icons as pygame draws them: their outlines, hollow and with a halo."""

from __future__ import annotations

import pygame
import pytest
from pygame import Surface

from queens_viz.pens.icons import Icon
from queens_viz.pens.rect import Rect
from queens_viz.window.outlines import smooth_line

from ..support import colour
from .test_pen import BLUE, GROUND, MIDDLE, RED, pen_on, share


def icon(one: Icon, size: int = 60, **named: object) -> Surface:
    surface = Surface((100, 80))
    surface.fill(GROUND)
    pen_on(surface).shape(one, size, "candidate", MIDDLE, **named)
    return surface


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


def test_a_long_line_that_a_clip_cuts_is_the_whole_one_within_it_and_none_beside_it() -> (
    None
):
    whole, parts, clips = (
        Surface((300, 300)),
        Surface((300, 300)),
        [Rect(0, 0, 107, 300), Rect(107, 0, 193, 300)],
    )
    smooth_line(whole, RED, (20.5, 30), (270, 255.5), 7.5)
    for clip in clips:
        parts.set_clip(tuple(clip))
        smooth_line(parts, RED, (20.5, 30), (270, 255.5), 7.5)
        assert Rect(*parts.get_clip()) == clip
        if clip is clips[0]:
            assert share(parts, RED, clips[1]) == 0 < share(parts, RED, clip)
    assert pygame.image.tobytes(parts, "RGB") == pygame.image.tobytes(whole, "RGB")
