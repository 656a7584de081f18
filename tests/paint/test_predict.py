"""What shows while the class is asked."""

from __future__ import annotations

import pytest

from ..drawn import read
from ..driver import Driver, what_is_done
from ..support import click, do, let_go, window_at


def test_predict_takes_answers_shows_why_and_keeps_the_score() -> None:
    drive = Driver("2,4,1,3,5:7")
    drive("p")
    assert {"Safe or attacked?", "?"} <= drive.says
    assert not any("is attacked" in text for text in drive.says)
    drive("x")
    assert drive.position == "2,4,1,3,5:7"
    assert {"Right: attacked", "Predict · 1 of 1", "Go on", "→"} <= drive.says
    assert any(text.startswith("Column 6, row 7 is attacked") for text in drive.says)
    drive("right", "y")
    assert {"Not quite: attacked", "Predict · 1 of 2"} <= drive.says
    drive("p", "p")
    assert "Predict · 1 of 2" not in drive.says


@pytest.mark.parametrize("text", [":3", "2,4,6,8,3,1,7,5"])
def test_predict_does_not_ask_in_column_1_or_on_a_full_board(text: str) -> None:
    drive = Driver(text)
    drive("p")
    assert "Safe or attacked?" not in drive.says
    before = what_is_done(drive)
    drive("x", "y")
    assert what_is_done(drive) == before


def test_predict_does_not_ask_while_running_or_of_what_is_shown() -> None:
    drive = Driver("2,4:6")
    drive("p")
    drive.window.app.player.set_speed(0.2)
    drive("space")
    assert "Safe or attacked?" not in drive.says
    drive("space")
    assert "Safe or attacked?" in drive.says


def test_predict_says_where_there_is_no_question() -> None:
    drive = Driver()
    drive("p")
    on = "Predict is on. Choose it again for reasons too."
    assert drive.window.app.state.message == f"{on} → goes to the first question."
    drive("y")
    assert drive.window.app.state.message == "There is no question here."
    drive("right")
    assert "Safe or attacked?" in drive.says
    assert drive.window.app.state.message == ""
    drive("escape")
    assert "Safe or attacked?" not in drive.says


def test_the_buttons_of_an_answer_can_be_clicked() -> None:
    drive = Driver("2,4,1,3,5:7")
    drive("p")
    drive.click_button("Attacked")
    assert drive.window.app.state.predict.score.right == 1
    place = read(drive.window).text("Go on", read(drive.window).sentence)
    drive(click(place.centre), let_go())
    assert drive.position == "2,4,1,3,5:8"
    drive.click_button("Safe")
    assert drive.window.app.state.predict.score == (1, 2, (True, False))


@pytest.mark.parametrize("size", [(300, 200), (1280, 800)])
def test_where_the_board_is_alone_an_exercise_is_done_with_keys_and_the_mouse_all_the_same(
    size: tuple[int, int],
) -> None:
    window = window_at("2,4,1,3,5:7")
    do(window, "p", "x", "right", size=size)
    assert window.app.state.predict.score == (1, 1, (True,))
    assert str(window.app.player.search.position) == "2,4,1,3,5:8"
