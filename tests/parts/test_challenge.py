"""What is seen of a challenge: which question it is, the score on its chip, and the boards that went wrong."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action
from queens_viz.parts.card import sentence

from ..states import PHONE, WRONG, State
from ..support import Sharing, button_in, click, do, part_in, texts

RIGHT = WRONG.replace("wrong", "right")


def over(size: tuple[int, int] = (1280, 800), keys: str = 20 * WRONG) -> Sharing:
    return State(keys=f"ask:17 {keys}", size=size).window()


def test_the_card_says_which_question_it_is_and_the_chip_the_score() -> None:
    window = State(keys=f"ask:17 {WRONG}").window()
    assert sentence(window.frame().scene).reason.startswith("Question 2 of 11. ")
    assert "Challenge · 0 of 1" in texts(window)


def test_at_the_end_it_says_how_many_were_right_at_the_first_try() -> None:
    window = over(keys="right! right! right " * 12)
    said = sentence(window.frame().scene)
    assert said[1:3] == ("10 of 10 at the first try", "There is nothing that you would have to look at again.")
    assert part_in(window, "boards").buttons == []


@pytest.mark.parametrize("size", [(1280, 800), PHONE, (320, 568), (360, 640), (600, 480)])
def test_each_wrong_one_is_a_button_as_large_as_a_finger_and_opens(size: tuple[int, int]) -> None:
    window = over(size)
    buttons = part_in(window, "boards", size).buttons
    asks = [position for _, position in window.app.state.challenge.wrong]  # type: ignore[union-attr]
    assert len(asks) == 10
    assert [one.look.action.value for one in buttons] == asks
    assert min(one.rect.height for one in buttons) >= (44 if size[0] < 600 else 28)
    last = buttons[-1].rect.center
    do(window, click(last), size=size)
    assert (window.app.state.shown, window.frame().scene.seen.position) == (asks[-1], asks[-1])
    do(window, click(last), size=size)
    assert (window.app.state.challenge, window.app.search.position) == (None, asks[-1])


def test_the_keyboard_opens_one_too() -> None:
    window = over()
    do(window, *["tab"] * 4, "return")
    assert window.app.state.shown == window.app.state.challenge.asks[0][1]  # type: ignore[union-attr]
    do(window, "return")
    assert window.app.state.challenge is None


def test_the_cross_on_the_chip_leaves_it() -> None:
    window = State(at="2,4:6", keys="ask:17").window()
    do(window, click(button_in(window, Action.LEAVE)))
    assert (window.app.state.challenge, str(window.app.search.position)) == (None, "2,4:6")
