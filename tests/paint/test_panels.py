"""The row of tabs: where its names stand, and how large they are where there are many."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from queens_viz.app.commands import Action
from queens_viz.looks.buttons import ButtonLook
from queens_viz.looks.theme import LIGHT
from queens_viz.paint import panels
from queens_viz.paint.buttons import Button
from queens_viz.paint.face import SMALLEST_TEXT
from queens_viz.paint.layout import lay_out
from queens_viz.window.pen import SurfaceInk, SurfacePen
from queens_viz.window.typeface import Typeface
from queens_viz.words.words import Words

CARD = (660, 250, 400, 400)


def tabs_of(count: int) -> tuple[tuple[Button, ...], int, SurfacePen]:
    """Place `count` tabs in a card 400 pixels wide."""
    pen = SurfacePen(pygame.Surface((1280, 800)), lay_out(1280, 800, 8), SurfaceInk(LIGHT), Typeface(), Words("en"))
    look = ButtonLook(Action.SOLUTIONS, Action.SOLUTIONS, "Solutions", "F2")
    return *panels._place_tabs((look,) * count, CARD, pen), pen


@pytest.mark.parametrize("count", [1, 2, 4, 5])
def test_tabs_lie_side_by_side_in_their_card(count: int) -> None:
    placed, size, pen = tabs_of(count)
    rects = [button.rect for button in placed]
    assert all(left.right <= right.left for left, right in pairwise(rects))
    assert rects[0].left > CARD[0]
    assert rects[-1].right <= CARD[0] + CARD[2]
    assert SMALLEST_TEXT <= size <= pen.layout.text.reason


def test_tabs_that_have_no_room_are_written_smaller() -> None:
    _, few, pen = tabs_of(2)
    _, many, _ = tabs_of(5)
    assert few == pen.layout.text.reason
    assert many < few
