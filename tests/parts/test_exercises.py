"""What there is to see of an exercise: what the board points at, its chip, its buttons, and the rules."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action
from queens_viz.parts.board import BoardLook, board_of
from queens_viz.parts.scene import Scene

from ..app.keyboard import Keyboard
from ..drawn import read
from ..driver import Driver
from ..support import do, wheel, window_at

USED_UP = "2,4,1,3,5:8"


def scene_at(text: str, *presses: str, n: int = 8) -> Scene:
    keys = Keyboard(text, n)
    keys(*presses)
    return Scene.of(keys.app)


def board_at(text: str, *presses: str, n: int = 8) -> BoardLook:
    return board_of(scene_at(text, *presses, n=n))


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
    text: str, wrong: list[str], attackers: tuple[int, ...], turning: tuple[int, int] | None
) -> None:
    shown = board_at(text, "b", *wrong)
    assert (shown.attackers, shown.turning, shown.goes_to) == (attackers, turning, None)


def test_the_buttons_of_an_answer_can_be_clicked() -> None:
    drive = Driver("2,4,1,3,5:7")
    drive("p")
    drive.click_button("Attacked")
    drive("right")
    drive.click_button("Safe")
    assert drive.position == USED_UP
    assert drive.window.app.state.predict.score == (1, 2, (True, False))


# The rules.


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_the_four_rules_are_read_before_the_first_question_is_answered(size: tuple[int, int]) -> None:
    window = window_at(":1")
    do(window, "b", size=size)
    seen = read(window, size)
    rules = [seen.say(key) for key in ("rule_columns", "rule_up", "rule_place", "rule_no_row")]
    assert " ".join(seen.words_in(seen.body)) == " ".join(f"{k} {rule}" for k, rule in enumerate(rules, 1))


def test_they_can_be_opened_again_and_the_tab_from_before_is_there_when_the_exercise_ends() -> None:
    keys = Keyboard("2,4:6")
    for presses, tab in (
        ("f4 b", Action.RULES), ("up space f3", Action.TREE), ("f9", Action.RULES), ("escape", Action.TREE),
        ("f2 p f9", Action.SOLUTIONS), ("m f9", Action.SOLUTIONS),
    ):  # fmt: skip
        keys(*presses.split())
        assert keys.app.state.open_tab(8) is tab


def test_where_they_have_no_room_they_are_scrolled() -> None:
    window, phone = window_at("2,4:6"), (390, 844)
    do(window, "b", size=phone)
    seen = read(window, phone)
    assert seen.words_in(seen.body)[0] == "1"
    do(window, *[wheel(-1)] * 3, size=phone)
    assert read(window, phone).words_in(seen.body)[-1].endswith(seen.say("rule_no_row")[-12:])
