"""The program's emblem, as it stands in a desktop's bars."""

from __future__ import annotations

import pytest

from queens_viz.pens.theme import LIGHT
from queens_viz.window.svg_pictures import emblem


@pytest.mark.parametrize("side", [16, 32, 64, 256])
def test_a_white_queen_stands_on_blue_with_round_clear_corners(side: int) -> None:
    picture = emblem(side)
    assert picture.get_size() == (side, side)
    assert picture.get_at((0, 0)).a == picture.get_at((side - 1, side - 1)).a == 0
    assert tuple(picture.get_at((side // 2, 1 + side // 16))) == (*LIGHT.accent, 255)
    middle = picture.get_at((side // 2, round(0.56 * side)))
    assert tuple(middle) == (*LIGHT.on_accent, 255)
