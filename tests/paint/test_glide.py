"""Nodes of the tree on their way: with the board, by the rows of their paths, and at rest where they belong."""

from __future__ import annotations

import pygame
import pytest

from queens_viz.paint.movement import glided
from queens_viz.paint.tree_panel import TreePanel
from queens_viz.search.position import Position

from .test_movement import SIZE, is_at_rest, moving_at, pixels, settle, tap
from .trees import app_at, tree_at, tree_of


def panels(n: int, before: str, after: str) -> tuple[TreePanel, TreePanel]:
    return tree_at(n, before).panel, tree_at(n, after).panel


def places_of(panel: TreePanel) -> dict[tuple[int, ...], tuple[float, float]]:
    return dict(zip([spot.node.board for spot in panel.look.spots], panel.places.points, strict=True))


STEPS = [(4, "1,3:4", "1,4:1"), (6, "2,4,6,1:6", "2,4,6,3:1"), (8, "1,3,5,2,4:8", "1,3,5,2,8:1")]


@pytest.mark.parametrize(("n", "before", "after"), STEPS)
@pytest.mark.parametrize("share", [0.0, 0.25, 0.5, 1.0])
def test_a_node_that_was_there_goes_straight_from_its_place_to_the_next(
    n: int, before: str, after: str, share: float
) -> None:
    old, new = panels(n, before, after)
    starts, ends, now = places_of(old), places_of(new), places_of(glided(old, new, share))
    assert any(starts[board] != ends[board] for board in starts.keys() & ends.keys())
    for board in starts.keys() & ends.keys():
        for start, end, at in zip(starts[board], ends[board], now[board], strict=True):
            assert at == pytest.approx(start + share * (end - start), abs=1)


@pytest.mark.parametrize(("n", "before", "after"), STEPS)
def test_a_new_node_comes_with_its_parent(n: int, before: str, after: str) -> None:
    old, new = panels(n, before, after)
    starts, ends, now = places_of(old), places_of(new), places_of(glided(old, new, 0.3))
    come = ends.keys() - starts.keys()
    assert come
    for board in come:
        apart = [end - other for end, other in zip(ends[board], ends[board[:-1]], strict=True)]
        assert [at - other for at, other in zip(now[board], now[board[:-1]], strict=True)] == pytest.approx(
            apart, abs=1
        )


def test_at_the_end_of_its_way_all_is_as_it_will_be() -> None:
    old, new = panels(8, "1,3,5,2,4:8", "1,3,5,2,8:1")
    assert glided(old, new, 1) == new


def test_trees_of_other_rooms_or_boards_do_not_glide() -> None:
    large, small = tree_at(8, "2,4:6", is_large=True).panel, tree_at(8, "2,4:6").panel
    assert glided(large, small, 0.5) == small
    assert glided(tree_at(12, "2,4:6").panel, tree_at(13, "2,4:6").panel, 0.5).look.n == 13


def test_names_of_rows_glide_along_where_the_tree_follows() -> None:
    queens = (*range(1, 30, 2), *range(0, 30, 2))
    old, new = (tree_of(app_at(30, Position(30, queens[:k], 0))).panel for k in (15, 16))
    half = glided(old, new, 0.5).places.rows
    middles = [(one + other) / 2 for one, other in zip(old.places.rows, new.places.rows, strict=True)]
    assert list(half) == pytest.approx(middles, abs=1)
    assert old.places.rows != new.places.rows


def test_in_the_window_nodes_glide_with_the_board_and_come_to_rest() -> None:
    window = moving_at("1,3:4", 4)
    tap(window, "right")
    window.update(0.03, [], window.surface)
    window.draw(window.surface)
    tree = window.frame().tree
    assert tree
    place = tree.body
    still = pygame.image.tobytes(window.surface.subsurface(tuple(place)), "RGB")
    settle(window)
    assert pygame.image.tobytes(window.surface.subsurface(tuple(place)), "RGB") != still
    assert is_at_rest(window)


def test_in_the_whole_window_nodes_glide_too() -> None:
    window = moving_at("1,3:4", 4)
    tap(window, "o")
    settle(window)
    tap(window, "right")
    moving = pixels(window)
    assert not is_at_rest(window)
    settle(window)
    assert is_at_rest(window)
    assert pixels(window) != moving
    assert window.surface.get_size() == SIZE
