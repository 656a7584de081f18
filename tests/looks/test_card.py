"""The look of the card as data: a solution that was chosen."""

from __future__ import annotations

import pytest

from queens_viz.looks.card import look
from queens_viz.looks.icons import Icon
from queens_viz.looks.scene import Scene

from ..support import do, finish, window_at


@pytest.mark.parametrize(("n", "total"), [(1, "1"), (4, "2"), (8, "92")])
def test_after_all_the_card_names_the_solution_and_how_many_there_are(n: int, total: str) -> None:
    window = window_at(":1", n)
    do(window, "a")
    finish(window)
    card = look(Scene.of(window.app))
    assert card.sentence.headline == f"Solution 1 of {total}"
    assert card.sentence.next == "Enter moves the search there; Esc goes back to the end."
    assert (card.role, card.icon) == ("safe", Icon.TICK)
    do(window, "down" if n > 1 else "escape")
    assert look(Scene.of(window.app)).sentence.headline == (
        f"Solution 2 of {total}" if n > 1 else "Search complete: 1 solution"
    )


def test_on_the_way_nobody_is_told_how_many_there_will_be() -> None:
    window = window_at("2,4,1,3", 4)
    do(window, "right", "down")
    sentence = look(Scene.of(window.app)).sentence
    assert sentence.headline == "Solution 1: all 4 are safe"
    assert sentence.next == "Enter moves the search there; Esc goes back to it."
