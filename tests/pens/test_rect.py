"""Rectangles: they count as pygame's do."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz.pens.rect import Rect, rect_at

NAMES = ["topleft", "midtop", "topright", "midleft", "center", "midright", "bottomleft", "midbottom", "bottomright"]
EDGES = ["right", "bottom", "centerx", "centery"]

places = st.tuples(st.integers(-50, 50), st.integers(-50, 50), st.integers(0, 60), st.integers(0, 60))
numbers = st.floats(-80, 80)


def pair(place: tuple[int, int, int, int]) -> tuple[Rect, pygame.Rect]:
    return Rect(*place), pygame.Rect(place)


@given(places, st.sampled_from([*NAMES, *EDGES, "size"]))
def test_edges_and_corners_are_where_pygame_has_them(place: tuple[int, int, int, int], name: str) -> None:
    ours, theirs = pair(place)
    assert getattr(ours, name) == getattr(theirs, name)


@given(places, st.sampled_from(NAMES), numbers, numbers)
def test_one_that_is_placed_by_a_corner(place: tuple[int, int, int, int], name: str, x: float, y: float) -> None:
    ours, theirs = rect_at(place[2], place[3], **{name: (x, y)}), pygame.Rect(place)
    setattr(theirs, name, (int(x), int(y)))
    assert tuple(ours) == tuple(theirs)


WITH_NUMBERS: dict[str, Callable[..., object]] = {
    "move": lambda rect, x, y: tuple(rect.move(int(x), int(y))),
    "inflate": lambda rect, x, y: tuple(rect.inflate(int(x), int(y))),
    "collidepoint": lambda rect, x, y: bool(rect.collidepoint((x, y))),
}
WITH_ANOTHER: dict[str, Callable[..., object]] = {
    "clip": lambda rect, other: tuple(rect.clip(other)),
    "union": lambda rect, other: tuple(rect.union(other)),
    "colliderect": lambda rect, other: bool(rect.colliderect(other)),
    "contains": lambda rect, other: bool(rect.contains(other)),
}


@pytest.mark.parametrize("name", WITH_NUMBERS)
@given(places, numbers, numbers)
def test_what_numbers_make_of_it(name: str, place: tuple[int, int, int, int], x: float, y: float) -> None:
    ours, theirs = pair(place)
    assert WITH_NUMBERS[name](ours, x, y) == WITH_NUMBERS[name](theirs, x, y)


@pytest.mark.parametrize("name", WITH_ANOTHER)
@given(places, places)
def test_how_two_lie_to_each_other(
    name: str, place: tuple[int, int, int, int], other: tuple[int, int, int, int]
) -> None:
    (ours, theirs), (our_other, their_other) = pair(place), pair(other)
    assert WITH_ANOTHER[name](ours, our_other) == WITH_ANOTHER[name](theirs, their_other)


def test_two_are_equal_where_they_have_the_same_place_and_size_and_a_copy_is_another_one() -> None:
    one = Rect(1, 2, 3, 4)
    other = one.copy()
    assert one == other
    other.left = 5
    assert one != other
    assert one != (1, 2, 3, 4)
    assert bool(one)
    assert not Rect(1, 2, 0, 4)
