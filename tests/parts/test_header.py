"""The look of the header as data."""

from __future__ import annotations

import pytest

from queens_viz.looks.scene import Scene
from queens_viz.parts.header import header_of

from ..support import window_at


@pytest.mark.parametrize(("n", "title"), [(1, "queen problem"), (2, "queens problem"), (8, "queens problem")])
def test_one_queen_is_a_problem_of_its_own_and_two_are_queens(n: int, title: str) -> None:
    shown = header_of(Scene.of(window_at(":1", n).app))
    assert (shown.number, shown.titles) == (str(n), (title,))
