"""The address of the live page leads to a step and follows the search; and what is copied and pasted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from queens_viz.browser import bundle
from queens_viz.cli import main

from ..tiers import rare
from .live import Live

TURN = """
const heard = new Promise(done => addEventListener("hashchange", () => done(), {once: true}));
history[arguments[0]]();
return heard;
"""
"""Goes back or forward, as the browser's own buttons do."""


NONSENSE = [
    ("#n=0", "1 to 100 queens"),
    ("#n=101", "1 to 100 queens"),
    ("#n=%C2%B2", "1 to 100 queens"),
    ("#n=4&at=2,3:1", "Not a position of 4 queens: the queens of columns 1 and 2 attack each other"),
    ("#n=4&at=2:5", "Not a position of 4 queens: a row is a whole number from 1 to 4, not '5'"),
    ("#hello", "The address is like #n=8&at=2,4,1:3, not like #hello."),
    ("#%", "The address is like #n=8&at=2,4,1:3, not like #%."),
    ("#n=8&at=1,5:3&search=best", "A search is one of plain, ahead, fewest, not best."),
    ("#n=8&at=1,5:3&search=", "A search is one of plain, ahead, fewest, not ."),
    (
        "#n=8&at=ahead/1:3&search=fewest",
        "Not a position of 8 queens: a row is a whole number from 1 to 8, not 'ahead/1'",
    ),
    ("#n=8&at=1,4,6,8,3:1&search=ahead", "Not a position of 8 queens: ahead places no queen in column 5, row 3"),
    ("#n=5&language=tlh", "The address is like #n=8&at=2,4,1:3, not like #n=5&language=tlh."),
]


@pytest.mark.parametrize(("address", "words"), [NONSENSE[3], *rare(*NONSENSE[:3], *NONSENSE[4:])])
def test_nonsense_in_it_is_told(live: Live, address: str, words: str) -> None:
    live.begin("#n=4&at=2:2")
    live.go(address)
    assert live.heard.startswith(words)
    assert live.stack == "2,2?"


def hash_is(live: Live, place: str) -> None:
    """Wait for what stands in the address."""
    live.wait(f"decodeURIComponent(location.hash) === {json.dumps(place)}")


def test_it_is_written_after_a_rest_and_no_step_is_a_page_of_its_own(live: Live) -> None:
    live.begin("#n=5&at=1,3:2")
    length = live.run("return history.length")
    live.press("right")
    assert live.run("return location.hash") == "#n=5&at=1,3:2", "not at once"
    hash_is(live, "#n=5&at=1,3:3&language=en")
    live.press("a")
    hash_is(live, "#n=5&at=end&language=en")
    assert live.run("return history.length") == length


def test_links_can_be_followed_back_and_forward(live: Live) -> None:
    live.begin("#n=5&at=1,3:2")
    live.go("#n=6&at=2:4")
    assert live.stack == "2,4?"
    live.run(TURN, "back")
    assert (live.n, live.stack) == (5, "1,3,2?")
    live.run(TURN, "forward")
    assert (live.n, live.stack) == (6, "2,4?")


def test_a_page_of_the_command_begins_as_it_was_told(
    live: Live, program: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundle, "fitting", lambda *_: program)
    path = tmp_path / "of the command.html"
    words = "--at 1,3,5:2 --theme dark --language de --speed 3 --pause 2 --predict"
    assert main(["5", *words.split(), "--save", str(path)]) == 0
    shown = Live(live.browser, path).open()
    assert (shown.stack, shown.told.startswith("Sicher oder bedroht?")) == ("1,3,5,2?", True)
    assert shown.get("#rapidity", "aria-valuetext") == "3,0 Schritte/s"
    assert (shown.get("html", "data-theme"), shown.get("html", "lang")) == ("dark", "de")


def test_v_asks_for_the_clipboard(live: Live) -> None:
    live.begin("#n=4&at=2:2")
    live.allow_clipboard(is_allowed=True)
    live.press("c", "home")
    assert live.stack == "1?"
    live.press("v")
    live.wait("document.querySelectorAll('#picture [data-part^=stack] text').length === 3")
    assert live.stack == "2,2?"
    live.allow_clipboard(is_allowed=False)
    live.press("v")
    live.wait("document.getElementById('heard').textContent.startsWith('Press Ctrl+V')")
