"""The whole program, driven by lists of frames: what a person does, and what is then so."""

from __future__ import annotations

import pygame
import pytest

from queens_viz.app.layers import Layer, layers_of

from ..support import do, finish, press, texts, window_at


def test_type_a_size_and_list_all_solutions() -> None:
    window = window_at(":1")
    do(window, "6")
    assert "Start" in texts(window)
    do(window, "return", "a")
    finish(window)
    do(window, "down", "down")
    assert "Solution 3 of 4" in texts(window)
    do(window, "escape")
    assert "Search complete: 4 solutions" in texts(window)


def test_in_a_window_too_small_for_it_no_help_is_opened_unseen() -> None:
    window = window_at(":1")
    window.update(0, [press("f1"), press("tab"), press("5")], pygame.Surface((320, 240)))
    assert layers_of(window.app) == [Layer.SEARCH]


@pytest.mark.parametrize("n", [2, 8, 12])
def test_the_window_does_not_tell_where_the_first_solution_is_nor_how_many_there_are(n: int) -> None:
    said = " ".join(texts(window_at(":1", n)))
    assert f"Set {n} queens on the board" in said
    assert not [told for told in ("first", "92", "14,200") if told in said]
