"""Whole windows: in each size all parts have their rooms, and none lies on another."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from queens_viz.parts.layout import (
    NARROWEST,
    Layout,
    Opened,
    is_phone,
)
from queens_viz.parts.phone_layout import SMALLEST_SQUARE
from queens_viz.parts.window_layout import lay_out, lay_out_tree
from queens_viz.pens.rect import Rect

SIZES = [
    (600, 480), (1280, 800), (1366, 657), (1920, 1080), (3840, 2160), (600, 900), (900, 1400), (1000, 480), (320, 480),
    (390, 844), (480, 320), (640, 360), (844, 390),
]  # fmt: skip
OPENED = [
    Opened(), Opened(has_outlook=True), Opened(has_program=True), Opened(has_lesson=True), Opened(has_race=True),
    Opened(is_large=True), Opened(is_large=True, has_lesson=True), Opened(is_asked=True), Opened(is_own=True),
    Opened(has_lesson=True, has_outlook=True, is_asked=True), Opened(has_race=True, has_lesson=True),
    Opened(has_lesson=True, has_outlook=True),
]  # fmt: skip


def rooms(layout: Layout) -> dict[str, Rect]:
    """Return the rooms that are there, by their names."""
    named = {
        name: value
        for name, value in vars(layout).items()
        if isinstance(value, Rect) and value.width
    }
    named.pop("window")
    return named | ({"squares": layout.grid.squares} if layout.grid else {})


@pytest.mark.parametrize("size", SIZES)
def test_rooms_lie_in_the_window_and_none_on_another(size: tuple[int, int]) -> None:
    for opened, n in product(OPENED, (1, 8, 100)):
        layout = lay_out(*size, n, opened)
        found = rooms(layout)
        low = [
            name for name, room in found.items() if room.height < layout.type.smallest
        ]
        assert (
            low
            + [name for name, room in found.items() if room.clip(layout.window) != room]
            == []
        ), opened
        assert {"controls", "progress"} <= found.keys()
        # What stands in a race and where something has the whole window has no board, and the first no card.
        assert ("squares" in found) is not (opened.has_race or opened.is_large), opened
        assert ("card" in found, "lesson" in found) == (
            not opened.has_race,
            opened.has_lesson,
        ), opened
        assert not [
            pair
            for pair in combinations(found.values(), 2)
            if pair[0].colliderect(pair[1])
        ], opened


@pytest.mark.parametrize("size", [(1024, 768), (1280, 1024), (1600, 1200)])
def test_on_a_projector_the_board_leaves_room_for_the_rest(
    size: tuple[int, int],
) -> None:
    layout = lay_out(*size, 8)
    assert layout.grid
    assert 0.4 * size[0] < layout.grid.squares.width < 0.48 * size[0]
    assert layout.card.width >= 0.42 * size[0]
    # It is in the middle of its height, to some pixels.
    above = layout.grid.squares.top - layout.card.top
    below = layout.panel.bottom - layout.stack.bottom
    assert abs(above - below) <= 5


@pytest.mark.parametrize("size", [*SIZES, (200, 200)])
def test_a_picture_of_a_tree_has_a_headline_and_all_the_rest_for_the_tree(
    size: tuple[int, int],
) -> None:
    layout = lay_out_tree(*size, 8)
    found = rooms(layout)
    assert found.keys() == {"card", "panel"}
    assert all(room.clip(layout.window) == room for room in found.values())
    gap = layout.panel.top - layout.card.bottom
    assert (
        0
        < gap
        <= layout.card.left
        == layout.card.top
        == layout.window.height - layout.panel.bottom
    )
    assert layout.type.headline < layout.card.height <= 2 * layout.type.headline
    assert layout.panel.height >= 0.7 * size[1]


@pytest.mark.parametrize("size", [(320, 554), (549, 560), (400, 580)])
def test_beside_a_large_board_of_ones_own_the_card_keeps_some_room(
    size: tuple[int, int],
) -> None:
    for n, has_lesson in ((8, True), (30, False)):
        assert (
            lay_out(*size, n, Opened(has_lesson=has_lesson, is_own=True)).card.height
            >= 40
        )


@pytest.mark.parametrize("size", [*SIZES, (360, 640)])
def test_boards_are_square_and_on_a_phone_a_finger_hits_each_square_of_ones_own(
    size: tuple[int, int],
) -> None:
    layout = lay_out(*size, 8, Opened(is_own=True))
    assert layout.grid
    side = layout.grid.squares.width
    assert side == layout.grid.squares.height >= 0.2 * min(size)
    assert not is_phone(*size) or size[0] > size[1] or side >= SMALLEST_SQUARE * 8


@pytest.mark.parametrize(
    ("size", "has_board_alone", "phone"),
    [((319, 480), True, False), ((320, 479), True, False), ((NARROWEST, 480), False, True), ((480, 320), False, True),
     ((599, 480), False, True), ((600, 479), False, True), ((600, 480), False, False), ((1, 1), True, False)],
)  # fmt: skip
def test_below_the_smallest_phone_there_is_the_board_alone(
    size: tuple[int, int], has_board_alone: bool, phone: bool
) -> None:
    layout = lay_out(*size, 8, Opened())
    assert (layout.has_board_alone, is_phone(*size)) == (has_board_alone, phone)
    assert list(rooms(layout)) == ["squares"] or not has_board_alone
