"""A whole class votes with its hands on squares, by mouse and by finger; stories, keys and screens have the rest."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action
from queens_viz.app.exercise import Score

from ..states import PHONE, press, view_at
from ..support import button_in, part_in, square_of, words_in


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=str)
def test_a_class_of_25_votes_twice_with_hands_that_were_counted_wrongly_and_taken_back(
    size: tuple[int, int],
) -> None:
    view = view_at(4, "1,3:4", "b j", size)

    def click(point: tuple[int, int], times: int = 1) -> None:
        for _ in range(times):
            view.press(point)
            view.release(point)

    for column, row, many in ((1, 3, 9), (1, 0, 8), (3, 3, 9), (0, 1, 1)):
        click(square_of(view, column, row), many)
    press(view, "-")
    press(view, "u")
    assert "25 hands" in words_in(part_in(view, "card"))
    click(button_in(view, Action.REVEAL))
    board = view.frame().board
    assert [board.hands.count(one) for one in ((1, 3), (1, 0), (3, 3), (0, 1))] == [
        9,
        8,
        8,
        0,
    ]
    assert "column 4, row 4: 8 hands" in part_in(view, "card").told
    click(button_in(view, Action.VOTE))
    click(square_of(view, 1, 3), 21)
    click(square_of(view, 3, 3), 4)
    for _ in range(2):
        click(button_in(view, Action.REVEAL))
    assert "9 of 25, then 21 of 25. Column 3" in " ".join(
        words_in(part_in(view, "card"))
    )
    click(button_in(view, Action.GO_ON))
    assert (str(view.app.search.position), view.app.state.by_hand.score) == (
        "1:4",
        Score(),
    )
