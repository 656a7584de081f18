"""The focus in the live page: it is the browser's, the picture draws the ring where it is, nothing takes it away."""

from __future__ import annotations

import pytest

from queens_viz.parts.frame import key_of

from ..states import view_at
from .live import Live

KEYS = """return [...document.querySelectorAll('#names button:not([aria-current])')].map(one => one.dataset.key)"""


@pytest.mark.full
def test_tab_goes_through_the_buttons_in_their_order_in_a_window_of_another_size_too(
    live: Live,
) -> None:
    live.begin(n=8, at="2,4:6")
    live.focus_on("[data-key=NEXT]")
    live.browser.resize(390, 844)
    assert live.run(KEYS) == [
        key_of(one.look.name)
        for one in view_at(8, "2,4:6", size=(390, 844)).frame().buttons
    ]
    assert live.focus == "NEXT"


def test_arrows_go_from_tab_to_tab_and_no_further_than_the_last(live: Live) -> None:
    live.begin("#n=8&at=2,4:6")
    steps = live.steps
    live.focus_on("[role=tab][data-key=SOLUTIONS]")
    for key, tab in (
        ("right", "TREE"),
        ("right", "PROGRAM"),
        ("left", "TREE"),
        *[("left", "SOLUTIONS")] * 2,
    ):
        live.press(key)
        assert (live.tab, live.focus) == (tab, tab)
    assert live.steps == steps, "the search stays where it is"


def test_the_focus_leaves_a_board_that_goes(live: Live) -> None:
    live.begin("#n=8&at=2,4:6")
    live.focus_on("#board")
    live.press("f3", "o")
    assert (live.fault, live.focus) == ("", "")
    live.press("o")
    live.focus_on("#board")
    assert live.focus.startswith("column 3, row 6")


def test_space_presses_what_has_the_ring_once_and_esc_drops_it(live: Live) -> None:
    live.begin("#n=5&at=:1")
    live.focus_on("[data-key=NEXT]")
    live.press("space", "return")
    assert (live.steps, live.is_running) == ("step 2 of 230", False)
    assert live.send(" ", repeat=True)
    assert live.send("Enter", repeat=True)
    assert live.steps == "step 2 of 230"
    live.press("right")
    assert (live.steps, live.focus) == ("step 3 of 230", "NEXT")
    live.press("escape")
    assert live.focus == ""
    live.press("space")
    assert live.is_running
    live.press("space")


def test_a_button_that_can_not_be_pressed_keeps_the_focus_and_says_why(
    live: Live,
) -> None:
    live.begin(n=5)
    live.focus_on("[data-key=UNDO]")
    live.press("space")
    live.says("There is nothing to undo.")
    assert live.focus == "UNDO"


def test_after_a_click_space_runs_and_does_not_press_the_button_again(
    live: Live,
) -> None:
    live.begin("#n=8&at=2,4:6")
    live.click("[data-key=NEXT]")
    assert live.focus == ""
    live.press("space")
    assert live.is_running
    live.press("space")


def test_the_menu_has_the_focus_and_gives_it_back(live: Live) -> None:
    live.begin("#n=4&at=2:2")
    live.focus_on("[data-key=MENU]")
    live.press("return")
    rows = live.run(
        "return [...document.querySelectorAll('[data-box=menu] button')].map(one => one.dataset.key)"
    )
    assert live.focus == rows[0]
    live.press("down", "down")
    assert live.focus == rows[2]
    live.press("escape")
    assert (live.focus, live.count("[data-box=menu]")) == ("MENU", 0)
    live.press("return", "return")
    assert live.focus in ("", "MENU"), "what the row has begun owns the keys"
    assert live.count("[data-box=menu]") == 0


def test_the_help_keeps_the_focus_and_gives_it_back(live: Live) -> None:
    live.begin("#n=4&at=2:2")
    is_open = "document.getElementById('help').open"
    live.focus_on("[data-key=NEXT]")
    for opening, closing in (("f1", "escape"), ("?", "f1"), ("f1", "return")):
        live.press(opening)
        live.wait(is_open)
        for _ in range(3):
            live.press("tab")
            assert live.run("const e = document.activeElement;"
                            "return e === document.body || Boolean(e.closest('#help'))")  # fmt: skip
        live.press(closing)
        live.wait(f"!{is_open}")
        assert live.focus == "NEXT", closing
