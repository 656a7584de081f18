"""Nodes of the tree on their way: with the board, by the rows of their paths, and at rest where they belong."""

from __future__ import annotations

import pygame

from .test_movement import is_at_rest, moving_at, settle, tap


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
