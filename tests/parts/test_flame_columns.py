"""Columns of pixels: how heights are divided, and that they don't depend on how they were asked for."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz.parts.flame_columns import (
    FOOTED_ROW,
    TRUE_ROW,
    Columns,
    Feet,
    Scale,
    divided,
)
from queens_viz.search.flame import Flame

from ..tiers import MORE_IN_THE_FULL_TIER


@MORE_IN_THE_FULL_TIER
@given(st.integers(1, 10**6), st.floats(0, 1), st.floats(0, 1), st.integers(1, 200))
def test_no_part_of_a_height_is_further_than_two_thirds_of_a_pixel_from_its_share(
    tier: str, span: int, covered: float, solved: float, height: int
) -> None:
    time = round(covered * span)
    solved_time = round(solved * time)
    pixels, of_these = divided(time, solved_time, span, height)
    assert 0 <= of_these <= pixels <= height
    parts = (
        (of_these, solved_time),
        (pixels - of_these, time - solved_time),
        (height - pixels, span - time),
    )
    for drawn, true in parts:
        assert 3 * abs(drawn * span - true * height) <= 2 * span


def columns_of(flame: Flame, row: int, height: int, width: int = 300) -> Columns:
    """Return the columns of a row of a whole search."""
    scale = Scale(0, flame.clock, width)
    feet = Feet(flame.solution_steps, scale)
    is_last = row == flame.n - 1
    return Columns(flame.rows[row], scale, height, feet, is_last=is_last)


@pytest.mark.parametrize("height", [FOOTED_ROW - 1, FOOTED_ROW, TRUE_ROW, 60])
def test_columns_are_the_same_however_far_and_how_often_they_were_asked_for(
    height: int,
) -> None:
    flame = Flame(7)
    flame.grow(10_000, 10_000)
    chance = random.Random(height)
    for row in range(7):
        once = columns_of(flame, row, height)
        often = columns_of(flame, row, height)
        for end in (*[chance.randint(0, 300) for _ in range(12)], 300, 17):
            bars = often.bars(end)
            assert bars == columns_of(flame, row, height).bars(end)
            for heights in bars:
                assert sum(width for width, _ in heights) <= end
                assert all(0 <= high <= height for _, high in heights)
        assert often.bars(300) == once.bars(300)


@pytest.mark.parametrize("height", [FOOTED_ROW - 1, FOOTED_ROW])
def test_low_rows_have_no_feet(height: int) -> None:
    flame = Flame(7)
    flame.grow(10_000, 10_000)
    feet = columns_of(flame, 0, height).bars(300).feet
    columns = {step * 300 // flame.clock for step in flame.solution_steps}
    expected = columns if height >= FOOTED_ROW else set()
    seen = set()
    left = 0
    for width, high in feet:
        seen |= set(range(left, left + width * high))
        left += width
    assert seen == expected


def test_feet_grow_with_the_solutions_that_are_found() -> None:
    found = [3]
    feet = Feet(found, Scale(0, 100, 10))
    assert feet.between(0, 10) == [0]
    found += [8, 31, 31 + 100, 99]
    assert feet.between(0, 10) == [0, 3, 9]
    assert feet.between(1, 9) == [3]
    assert feet.bars(10) == ((1, 1), (2, 0), (1, 1), (5, 0), (1, 1))
    assert feet.bars(9) == ((1, 1), (2, 0), (1, 1))
