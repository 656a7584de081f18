"""What there is to see of an exercise: what the board points at, and the rules."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action
from queens_viz.parts.board import board_of
from queens_viz.parts.scene import Scene

from ..app.keyboard import Keyboard
from ..states import view_at
from ..support import part_in, words_in

USED_UP = "2,4,1,3,5:8"
WRONG, HIGHER = ["left", "space"], ["right", "space"]
"""Wrong answers where the red queen stands in the top row: other squares of that."""


@pytest.mark.parametrize(
    ("text", "wrong", "attackers", "turning"),
    [
        (USED_UP, WRONG, (), None),
        (USED_UP, WRONG * 2, (), (4, 4)),
        (USED_UP, WRONG * 3, (), (4, 4)),
        (USED_UP, HIGHER * 2, (1,), None),
        ("2,4,1,3,5:7", WRONG * 2, (0,), None),
        ("2,4:6", WRONG * 2, (), (2, 5)),
        ("2,4,6,8,3,1,7,5", WRONG * 2, (), (7, 4)),
        (USED_UP, [*WRONG * 2, "escape", "p"], (), None),
    ],
)
def test_the_board_points_at_the_queen_that_matters_after_two_wrong_answers(
    text: str,
    wrong: list[str],
    attackers: tuple[int, ...],
    turning: tuple[int, int] | None,
) -> None:
    keys = Keyboard(text)
    keys("b", *wrong)
    shown = board_of(Scene.of(keys.app))
    assert (shown.attackers, shown.decisive_queen, shown.right_square) == (
        attackers,
        turning,
        None,
    )


def test_rules_can_be_opened_again_and_the_tab_from_before_is_there_when_the_exercise_ends() -> (
    None
):
    keys = Keyboard("2,4:6")
    for presses, tab in (
        ("f4 b", Action.RULES), ("up space f3", Action.TREE), ("f9", Action.RULES), ("escape", Action.TREE),
        ("f2 p f9", Action.SOLUTIONS), ("m f9", Action.SOLUTIONS),
    ):  # fmt: skip
        keys(*presses.split())
        assert keys.app.state.open_tab(8) is tab


def test_where_the_rules_have_no_room_they_are_scrolled() -> None:
    view = view_at(8, "2,4:6", "b", (390, 844))
    view.state = view.state.scrolling("rules", 99)
    assert words_in(part_in(view, "rules"))[-1].endswith(
        view.app.say("rule_no_row")[-12:]
    )
