"""What is said of a search that makes more steps than anybody can read."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import FULL
from queens_viz.words.words import Words

from ..driver import Driver

SAY = Words()


@pytest.mark.parametrize("speed", [FULL, 61, 1000])
def test_above_sixty_steps_a_second_no_single_step_is_worded(speed: float) -> None:
    drive = Driver(n=12)
    drive.window.app.player.set_speed(speed)
    drive("space")
    drive.wait(0.2)
    says = drive.says
    assert not [text for text in says if text.startswith(("Column ", "Back to column", "Next:"))]
    assert not [text for text in says if text.endswith("?")]
    headline = "Searching at full speed" if speed == FULL else f"Searching at {SAY.number(speed)} steps/s"
    assert {headline, "Halt to see single steps again."} <= says
    drive("space")
    assert [text for text in drive.says if text.startswith(("Column ", "Back to column", "A solution", "Solution "))]


@pytest.mark.parametrize("speed", [60, 6.7])
def test_up_to_sixty_steps_a_second_every_step_is_worded(speed: float) -> None:
    drive = Driver(n=12)
    drive.window.app.player.set_speed(speed)
    drive("space")
    drive.wait(0.5)
    assert [text for text in drive.says if text.startswith(("Column ", "Back to column"))]


def test_a_pause_on_a_solution_shows_the_ordinary_card_at_full_speed() -> None:
    drive = Driver()
    drive.window.app.player.set_speed(FULL)
    drive.window.app.player.tempo.pause = 5
    drive("space")
    drive.wait(1)
    assert drive.window.app.player.search.is_solution
    assert "Solution 1: all 8 are safe" in drive.says
