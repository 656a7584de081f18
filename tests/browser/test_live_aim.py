"""The aim in the live page: it is told, and its ways in are buttons that are clicked, touched and reached by Tab."""

from __future__ import annotations

import pytest

from ..tiers import rare
from .hand import Fingers
from .live import Live
from .twin import view_at

WAYS = ["WATCH", "OWN_BOARD", "BY_HAND"]


def test_the_ways_are_buttons_between_tabs_and_header_and_the_aim_is_told(live: Live) -> None:
    live.begin(n=8)
    assert live.texts("#stops button") == [
        "Watch the search", "Try it yourself", "Be the search",
    ]  # fmt: skip
    assert live.text("#contents").startswith("Set 8 queens on the board so that none attacks another.")
    names = [one.look.name.name for one in view_at(8).frame().stops]
    live.focus_on("[data-key=COMPARE]")
    seen = list[str]()
    for _ in range(5):
        live.press("tab")
        seen.append(live.focus)
    assert seen[:3] == WAYS
    # The size is a field of the page's own.
    seen.remove("n")
    assert seen == names[names.index("COMPARE") + 1 :][:4]


@pytest.mark.parametrize("kind", ["touch", *rare("mouse")])
def test_a_click_and_a_touch_on_a_way_lead_in(live: Live, kind: str) -> None:
    if kind == "touch":
        live.browser.resize(390, 844)
        Fingers(live.browser)
    live.begin(n=8)
    live.click("#stops [data-key=WATCH]", kind)
    assert live.is_running
    live.press("space")
    live.click("#stops [data-key=BY_HAND]", kind)
    assert live.count("#stops [data-key=BY_HAND]") == 0, "an exercise that is on has no ways in"
    live.press("escape")
    live.click("#stops [data-key=OWN_BOARD]", kind)
    assert live.count("#stops [data-key=WATCH]") == 0


def test_where_a_solution_is_listed_there_are_no_ways(live: Live) -> None:
    live.begin(n=4, at="2,4,1,3")
    live.press("f2")
    assert live.count("#stops [data-key=WATCH]") == 0
