"""The address of the live page leads to a step and follows the search; and what is copied and pasted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from queens_viz.app.challenge import challenge_of
from queens_viz.browser import bundle
from queens_viz.cli import main

from .live import Live

TURN = """
const heard = new Promise(done => addEventListener("hashchange", () => done(), {once: true}));
history[arguments[0]]();
return heard;
"""
"""Goes back or forward, as the browser's own buttons do."""


def turn(live: Live, way: str) -> None:
    """Go back or forward, and let the page paint where it leads."""
    live.run(TURN, way)
    live.browser.frame()
    live.browser.frame()


def test_nonsense_in_it_is_told(live: Live) -> None:
    live.begin("#n=4&at=2:2")
    live.go("#n=4&at=2,3:1")
    assert live.heard.startswith(
        "Not a board or a position: the queens in columns 1 and 2 attack each other"
    )
    live.go("#ask=17&lesson=1.7")
    assert (
        live.heard
        == "'ask=17' is not valid here: a link looks like #lesson=1.7&language=en, with each part once."
    )
    assert live.stack == "2,2?"


def hash_is(live: Live, place: str) -> None:
    """Wait for what stands in the address."""
    live.wait(f"decodeURIComponent(location.hash) === {json.dumps(place)}")


@pytest.mark.full
def test_it_is_written_after_a_rest_and_no_step_is_a_page_of_its_own(
    live: Live,
) -> None:
    live.begin("#n=5&at=1,3:2")
    length = live.run("return history.length")
    live.press("right")
    assert live.run("return location.hash") == "#n=5&at=1,3:2", "not at once"
    hash_is(live, "#n=5&at=1,3:3&language=en")
    live.go("#n=6&at=2:4")
    assert live.stack == "2,4?"
    turn(live, "back")
    assert (live.n, live.stack) == (5, "1,3,3?")
    turn(live, "forward")
    assert (live.n, live.stack) == (6, "2,4?")
    assert live.run("return history.length") == length + 1


def test_a_lesson_begins_at_a_stop_and_its_place_is_written(live: Live) -> None:
    live.begin("#lesson=1.10")
    assert live.stack == "2,4,1,3"
    assert live.text("[data-box=lesson] pre").startswith("Stop 10 of 19. 26 steps.")
    live.press("page down")
    assert live.n == 8
    hash_is(live, "#lesson=1.11&language=en")
    assert "Stop 11 of 19. Is the red queen safe or attacked?" in live.heard
    live.click("[data-key=STOP_BEFORE]")
    hash_is(live, "#lesson=1.10&language=en")
    live.go("#n=5&at=1:3")
    assert live.count("[data-box=lesson]") == 0
    assert (live.n, live.stack) == (5, "1,3?")


def test_a_challenge_begins_keeps_its_address_and_is_left(live: Live) -> None:
    live.begin("#ask=17&n=6")
    first = challenge_of("17", 6).asks[0]
    assert live.told.startswith("Safe or attacked? Question 1 of 10.")
    assert live.stack == f"{str(first[1]).replace(':', ',')}?"
    assert live.run("return document.title") == "6 queens problem"
    assert live.text("[data-box=rules] pre").startswith(
        "The search works from left to right"
    )
    live.press("f2", "space", "c")
    assert live.heard.startswith(
        "Not available during a challenge. Press Esc to leave it."
    )
    live.press("x" if first[1].attackers else "y")
    hash_is(live, "#ask=17&n=6&language=en")
    live.click("[data-key=LEAVE]")
    assert live.heard == "Press again to leave the challenge: 1 answer will be lost."
    live.click("[data-key=LEAVE]")
    assert live.count("[data-box=rules]") == 0
    hash_is(live, "#n=4&at=:1&language=en")


@pytest.mark.full
def test_a_link_waits_while_the_class_votes_and_the_address_stays_true(
    live: Live,
) -> None:
    live.begin("#n=8&at=2,4,1,3,5:7")
    live.press("p", "j", "1", "7")
    live.go("#n=5&at=1:3")
    assert live.heard == "The class is voting. Press Esc to end the vote."
    assert "17 hands" in live.text("[data-box=card] pre")
    hash_is(live, "#n=8&at=2,4,1,3,5:7&language=en")


def test_the_link_is_copied(live: Live) -> None:
    live.begin("#ask=17")
    live.allow_clipboard(is_allowed=True)
    live.press("q")
    assert live.heard.startswith("Copied: file:///")
    assert live.heard.endswith("#ask=17&n=8")


@pytest.mark.full
def test_a_page_of_the_command_begins_as_it_was_told(
    live: Live, program: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundle, "fitting", lambda *_: program)
    path = tmp_path / "of the command.html"
    words = "--at 1,3,5:2 --theme dark --language de --speed 3 --pause 2 --predict"
    assert main(["5", *words.split(), "--save", str(path)]) == 0
    shown = Live(live.browser, path).open()
    assert (shown.stack, shown.told.startswith("Sicher oder bedroht?")) == (
        "1,3,5,2?",
        True,
    )
    assert shown.get("[data-key=SPEED]", "aria-valuetext") == "3,0 Schritte/s"
    assert (shown.get("html", "data-theme"), shown.get("html", "lang")) == (
        "dark",
        "de",
    )


PASTE = """
const clipboardData = new DataTransfer();
clipboardData.setData("text", arguments[0]);
document.body.dispatchEvent(new ClipboardEvent("paste", {clipboardData, bubbles: true}));
"""


@pytest.mark.full
def test_boards_are_pasted_in_any_notation(live: Live) -> None:
    live.begin("#n=4&at=2:2")
    for text, stack, words in [
        ("[1, 3, 0]", "2,4,1,1?", "Read as rows counted from 0, column by column."),
        (
            '[{"row": 3, "col": 1}]',
            "3,1?",
            "Read as squares (row, column), counted from 1.",
        ),
        (
            "👑⬜\n⬜👑⬜",
            "3,1?",
            "Not a board or a position: line 2 has 3 squares, line",
        ),
        (
            "(1,1) (2,2)",
            "1,2",
            "Read as squares (row, column), counted from 1. This is not a",
        ),
    ]:
        live.run(PASTE, text)
        live.browser.frame()
        assert (live.heard[: len(words)], live.stack) == (words, stack)


def test_a_link_leads_to_a_board_in_any_notation(live: Live) -> None:
    live.begin("#n=4&at=2:2")
    live.go("#at=%5B0,%204,%207,%205%5D")
    assert (live.n, live.stack) == (4, "2,2?")
    assert live.heard == (
        "Not a board or a position: number 3 is 7: a board of 4 has no such row"
    )
    live.go("#n=8&at=%5B0,%204,%207,%205%5D")
    assert (live.n, live.stack) == (8, "1,5,8,6,1?")


def test_v_asks_for_the_clipboard(live: Live) -> None:
    live.begin("#n=4&at=2:2")
    live.allow_clipboard(is_allowed=True)
    live.press("c", "home")
    assert live.stack == "1?"
    live.press("v")
    live.wait(
        "document.querySelectorAll('#picture [data-part^=stack] text').length === 3"
    )
    assert live.stack == "2,2?"
    live.allow_clipboard(is_allowed=False)
    live.press("v")
    live.wait("document.getElementById('heard').textContent.startsWith('Press Ctrl+V')")
