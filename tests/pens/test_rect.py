"""Rectangles: they count as pygame's do."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz.pens.rect import Rect, rect_at

NAMES = [
    "topleft",
    "midtop",
    "topright",
    "midleft",
    "center",
    "midright",
    "bottomleft",
    "midbottom",
    "bottomright",
]
EDGES = ["right", "bottom", "centerx", "centery"]

Place = tuple[int, int, int, int]

places = st.tuples(
    st.integers(-50, 50), st.integers(-50, 50), st.integers(0, 60), st.integers(0, 60)
)
numbers = st.floats(-80, 80)


@given(places, st.sampled_from([*NAMES, *EDGES, "size"]))
def test_edges_and_corners_are_where_pygame_has_them(place: Place, name: str) -> None:
    assert getattr(Rect(*place), name) == getattr(pygame.Rect(place), name)


@given(places, st.sampled_from(NAMES), numbers, numbers)
def test_one_that_is_placed_by_a_corner(
    place: Place, name: str, x: float, y: float
) -> None:
    ours, theirs = rect_at(place[2], place[3], **{name: (x, y)}), pygame.Rect(place)
    setattr(theirs, name, (int(x), int(y)))
    assert tuple(ours) == tuple(theirs)


METHODS: dict[str, Callable[..., object]] = {
    "move": lambda rect, other, x, y: tuple(rect.move(int(x), int(y))),
    "inflate": lambda rect, other, x, y: tuple(rect.inflate(int(x), int(y))),
    "collidepoint": lambda rect, other, x, y: bool(rect.collidepoint((x, y))),
    "clip": lambda rect, other, *_: tuple(rect.clip(other)),
    "union": lambda rect, other, *_: tuple(rect.union(other)),
    "colliderect": lambda rect, other, *_: bool(rect.colliderect(other)),
}


@pytest.mark.parametrize("name", METHODS)
@given(places, places, numbers, numbers)
def test_what_numbers_and_others_make_of_it(
    name: str, one: Place, other: Place, x: float, y: float
) -> None:
    ours = METHODS[name](Rect(*one), Rect(*other), x, y)
    assert ours == METHODS[name](pygame.Rect(one), pygame.Rect(other), x, y)


def test_two_are_equal_where_they_have_the_same_place_and_size_and_a_copy_is_another_one() -> (
    None
):
    one = Rect(1, 2, 3, 4)
    other = one.copy()
    assert one == other
    other.left = 5
    assert one != other
    assert one != (1, 2, 3, 4)
    assert bool(one)
    assert not Rect(1, 2, 0, 4)
