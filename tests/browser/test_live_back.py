"""The browser's Back closes what is open in the page; where nothing is, it leaves it."""

from __future__ import annotations

import pytest

from .live import Live
from .test_live_editor import DROP, Editor
from .test_live_several import IS_OPEN, IS_OVER, RIGHT, WRONG

DEPTH = "Number((history.state || '').split(' ')[1])"

HELP = "#help[open]"
MENU = "[data-box=menu]"
EDITOR = "#editor:not([hidden])"

STEP_BACK = """
const heard = new Promise(done => addEventListener("popstate", () => done(), {once: true}));
history[arguments[0]]();
return heard;
"""
"""Goes back or forward within the page, as the browser's own buttons do."""


def turn(live: Live, way: str = "back") -> None:
    """Go back or forward within the page, and let it paint what it closes."""
    live.run(STEP_BACK, way)
    live.browser.frame()
    live.browser.frame()


def has_entries(live: Live, count: int) -> None:
    """Wait until the page has so many entries above its own."""
    live.wait(f"{DEPTH} === {count}")


def is_left(live: Live) -> None:
    """Go back, and check that this leaves the page."""
    live.browser.ask("/back", {})
    live.wait("location.href === 'about:blank'")


@pytest.mark.full
def test_what_is_open_is_closed_first_and_then_the_page_is_left(live: Live) -> None:
    live.open("#n=5&at=1,3:2")
    length = live.run("return history.length")
    live.press("right", "f1")
    assert live.count(HELP) == 1
    has_entries(live, 1)
    turn(live)
    assert (live.count(HELP), live.stack) == (0, "1,3,3?")
    live.wait("location.hash === '#n=5&at=1,3:3&language=en'")
    has_entries(live, 0)
    # The entry of before is written anew.
    live.press("k")
    has_entries(live, 1)
    assert live.count(MENU) == 1
    turn(live)
    assert live.count(MENU) == 0
    assert live.run("return history.length") == length + 1
    is_left(live)


@pytest.mark.full
def test_nothing_open_leaves_the_page_at_once(live: Live) -> None:
    live.open("#n=5&at=1,3:2")
    length = live.run("return history.length")
    live.press("right", "f3", "f4", "down", "p", "escape")
    has_entries(live, 0)
    assert live.run("return history.length") == length
    is_left(live)


@pytest.mark.full
def test_back_asks_before_a_challenge_loses_answers(live: Live) -> None:
    live.browser.resize(390, 844, is_phone=True)
    live.open("#n=5&ask=17")
    has_entries(live, 0)
    live.click("[data-key=SAFE]", "touch")
    has_entries(live, 1)
    turn(live)
    live.says("Tap again to lose 1 answer.")
    assert live.count("[data-key=LEAVE]") == 1, "it is still on"
    has_entries(live, 1)
    turn(live)
    live.wait("!document.querySelector('[data-key=LEAVE]')")
    has_entries(live, 0)
    is_left(live)


@pytest.mark.full
def test_back_asks_before_a_vote_and_a_lesson_end(live: Live) -> None:
    live.open("#lesson=1.1")
    has_entries(live, 0)
    live.press("page down")
    has_entries(live, 1)
    turn(live)
    live.says("Press again to leave the lesson at stop")
    assert live.count("[data-box=lesson]") == 1
    has_entries(live, 1)
    turn(live)
    assert live.count("[data-box=lesson]") == 0
    has_entries(live, 0)
    live.open("#n=5&at=1,3:2")
    live.press("p", "j", "space")
    has_entries(live, 1)
    turn(live)
    live.says("Press again to end the vote: 1 hand will be lost.")
    turn(live)
    live.wait("![...document.querySelectorAll('[data-key=REVEAL]')].length")
    has_entries(live, 0)


def test_esc_removes_the_entry_and_forward_opens_nothing(live: Live) -> None:
    live.open("#n=5&at=1,3:2")
    live.press("f1")
    has_entries(live, 1)
    live.press("escape", "right")
    has_entries(live, 0)
    assert live.stack == "1,3,3?"
    turn(live, "forward")
    has_entries(live, 0)
    assert (live.count(HELP), live.stack) == (0, "1,3,3?")
    live.wait("location.hash === '#n=5&at=1,3:3&language=en'")
    is_left(live)


@pytest.mark.full
def test_links_lead_on_while_something_is_open_and_back_from_where_they_led(
    live: Live,
) -> None:
    live.open("#n=5&at=1,3:2")
    live.press("f1")
    has_entries(live, 1)
    live.go("#n=6&at=2:4")
    assert (live.count(HELP), live.stack) == (1, "2,4?")
    live.press("escape")
    has_entries(live, 0)
    assert live.stack == "2,4?"
    turn(live)
    # The entry of the help is gone through: the help is closed.
    has_entries(live, 0)
    assert (live.n, live.stack, live.count(HELP)) == (5, "1,3,2?", 0)
    is_left(live)


@pytest.mark.full
def test_a_page_that_is_loaded_anew_keeps_its_place_and_needs_no_entry(
    live: Live,
) -> None:
    live.open("#n=5&at=1,3:2")
    live.press("right", "f1")
    has_entries(live, 1)
    live.browser.ask("/refresh", {})
    live.wait("document.body?.dataset.ready")
    has_entries(live, 0)
    assert (live.count(HELP), live.stack) == (0, "1,3,3?")
    live.wait("location.hash === '#n=5&at=1,3:3&language=en'")
    is_left(live)


@pytest.mark.full
def test_a_small_page_goes_back_from_the_picture_to_the_text_and_keeps_it(
    live: Live,
) -> None:
    live.open("#n=6")
    live.browser.resize(390, 844)
    editor = Editor(live)
    live.press("d")
    live.wait(f"document.querySelector('{EDITOR}')")
    has_entries(live, 1)
    editor.write(RIGHT)
    editor.run()
    live.wait(f"!document.querySelector('{EDITOR}')")
    has_entries(live, 2)
    turn(live)
    assert (live.count(EDITOR), editor.text) == (1, RIGHT)
    turn(live)
    assert live.count(EDITOR) == 0
    live.browser.ask("/refresh", {})
    live.wait("document.body?.dataset.ready")
    live.press("d")
    live.wait(f"document.querySelector('{EDITOR}')")
    live.wait(f"document.getElementById('typed').value === {RIGHT!r}")
    has_entries(live, 1)


@pytest.mark.full
def test_a_wide_page_closes_the_text_then_the_picture_and_esc_both_entries(
    live: Live,
) -> None:
    live.open("#n=6")
    editor = Editor(live)
    live.press("d")
    live.wait(f"document.querySelector('{EDITOR}')")
    editor.write(RIGHT)
    editor.run()
    has_entries(live, 2)
    turn(live)
    assert live.count(EDITOR) == 0
    live.wait("document.title.startsWith('program.py')")
    turn(live)
    live.wait("document.title.startsWith('4 queens')")
    live.press("d")
    has_entries(live, 2)
    editor.do("CLOSE")
    has_entries(live, 1)
    live.press("escape")
    has_entries(live, 0)
    is_left(live)


@pytest.mark.full
def test_a_page_that_begins_with_a_program_is_left_at_once(live: Live) -> None:
    Editor(live).open()
    has_entries(live, 0)
    is_left(live)


@pytest.mark.full
def test_a_row_of_the_table_goes_back_to_the_table_and_that_to_the_search(
    live: Live,
) -> None:
    live.open("#n=6")
    assert live.run(DROP, [["carla.py", WRONG], ["anna.py", RIGHT]])
    live.wait(IS_OVER)
    has_entries(live, 1)
    live.click("#several [data-place='1']")
    live.wait("document.title.startsWith('carla.py')")
    has_entries(live, 2)
    turn(live)
    live.wait(IS_OPEN)
    turn(live)
    live.wait(f"!{IS_OPEN}")
    live.wait("!document.title.startsWith('carla.py')")
    has_entries(live, 0)
    is_left(live)
