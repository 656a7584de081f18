"""The race of all searches in the live page: opened by key, run, dragged, told, and left by a click on Go there."""

from __future__ import annotations

import pytest

from ..tiers import rare
from .hand import Fingers
from .live import Live

LANES = "#lines [data-key^=lane]"


def test_it_runs_until_all_have_one_and_tells_their_figures(live: Live) -> None:
    live.begin(n=6)
    live.press("f8")
    assert live.texts(LANES) == [
        "Column by column, 0 steps, 0 comparisons", "Looking ahead, 0 steps, 0 comparisons",
        "Fewest squares first, 0 steps, 0 comparisons",
    ]  # fmt: skip
    live.press("return")
    live.halted()
    assert live.texts(LANES) == [
        "Column by column, 171 steps, 355 comparisons, solution at 171",
        "Looking ahead, 99 steps, 229 comparisons, solution at 99",
        "Fewest squares first, 99 steps, 230 comparisons, solution at 99",
    ]
    live.press("left", "left")
    assert live.told.startswith("Clock 169 of 171")


@pytest.mark.parametrize("kind", ["mouse", *rare("touch")])
def test_a_press_on_a_board_chooses_it_and_go_there_takes_it_along(live: Live, kind: str) -> None:
    if kind == "touch":
        live.browser.resize(844, 600)
        Fingers(live.browser)
    live.begin(n=6)
    live.press("f8", "home", "right", "right", "right")
    live.click("#lines [data-key='lane 2']", kind)
    live.click("#stops [data-key=GO_TO_LANE]", kind)
    assert live.told.startswith("Column 2, row 3 is safe")
