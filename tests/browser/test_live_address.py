"""The address of the live page leads to a step, and the options that it was written with to how it begins."""

from __future__ import annotations

from pathlib import Path

import pytest

from queens_viz.cli import main
from queens_viz.words.words import Words

from ..tiers import rare
from .live import Live

ROUNDS = """
window.rounds = 0;
new MutationObserver(() => rounds++).observe(document.getElementById("headline"), {childList: true});
"""

TURN = """
const heard = new Promise(done => addEventListener("hashchange", () => done(), {once: true}));
history[arguments[0]]();
return heard;
"""
"""Goes back or forward, as the browser's own buttons do."""

PLACES = [
    ("#at=2:3", "2,3?,,", "Column 2, row 3 is attacked"),
    ("#at=2%3A3&n=4", "2,3?,,", "Column 2, row 3 is attacked"),
    ("#n=4&at=2+4+1+3", "2,4,1,3", "Solution 1: all 4 are safe"),
    ("#n=8&at=2,4,1:3", "2,4,1,3?,,,,", "Column 4, row 3 is safe"),
    ("#n=5&at=end", ",,,,", "Search complete: 10 solutions"),
    ("#n=6", "1?,,,,,", "Column 1, row 1 is safe"),
    ("#n=4&at=2,4,1:4&language=de", "2,4,1,4?", "Weiter nach Lösung 1"),
]


@pytest.mark.parametrize("is_by_hand", [True, *rare(False)])
def test_an_address_leads_to_a_step(live: Live, *, is_by_hand: bool) -> None:
    live.begin()
    for place, stack, headline in PLACES:
        (live.go if is_by_hand else live.open)(place)
        assert (live.stack, live.headline, live.message) == (stack, headline, ""), place


@pytest.mark.full
def test_a_language_alone_leaves_the_search_where_it_is(live: Live) -> None:
    live.open("#n=4&at=2:2")
    live.go("#language=de")
    assert (live.stack, live.headline) == ("2,2?,,", "Spalte 2, Zeile 2 ist bedroht")


NONSENSE = [
    ("#n=0", "1 to 100"),
    ("#n=101", "1 to 100"),
    ("#n=four&at=2:2", "1 to 100"),
    ("#n=%C2%B2", "1 to 100"),
    ("#n=4&at=2,3:1", "Not a position of 4 queens: the queens of columns 1 and 2 attack each other"),
    ("#n=4&at=2:5", "Not a position of 4 queens: a row is a whole number from 1 to 4, not '5'"),
    ("#n=4&at=", "Not a position of 4 queens: a position is like 2,4,1:3"),
    ("#hello", "The address is like #n=8&at=2,4,1:3, not like #hello."),
    ("#%", "The address is like #n=8&at=2,4,1:3, not like #%."),
    ("#n=5&language=tlh", "The address is like #n=8&at=2,4,1:3, not like #n=5&language=tlh."),
    ("#" + 99 * "x", f"The address is like #n=8&at=2,4,1:3, not like #{40 * 'x'}."),
]


@pytest.mark.full
def test_nonsense_in_it_is_told_in_one_line(live: Live) -> None:
    for address, told in (NONSENSE[0], NONSENSE[-1]):
        live.open(address)
        assert live.message == told
        assert (live.get("#message", "class"), live.stack) == ("bad", "1?,,,")
    live.open("#n=4&at=2:2")
    for address, told in NONSENSE:
        live.go(address)
        assert live.message.startswith(told), address
        assert "\n" not in live.message
        assert live.stack == "2,2?,,"


@pytest.mark.full
def test_it_is_written_where_the_search_halts(live: Live) -> None:
    live.begin("#n=5&at=1,3:2")
    hash_is = "decodeURIComponent(location.hash) == '#n=5&at={}&language={}'"
    length = live.run("return history.length")
    live.press("right")
    live.wait(hash_is.format("1,3:3", "en"))
    live.press("a")
    live.wait(hash_is.format("end", "en"))
    live.press("f1")
    live.choose("language", "de")
    live.wait(hash_is.format("end", "de"))
    assert live.run("return history.length") == length, "no step is a page of its own to go back to"
    live.press("escape", "home", ",", ",", "space")
    live.wait("document.getElementById('steps-of').textContent.startsWith('Schritt 2')")
    assert live.run("return location.hash").endswith("at=end&language=de"), "a run writes nothing"
    live.press("space")
    live.wait("!location.hash.includes('end')")
    live.begin(str(live.run("return location.hash")))
    assert live.steps.startswith("Schritt")


IS_WRITTEN = "location.hash.includes('language')"

LINKED = """
const turned = () => new Promise(done => addEventListener("hashchange", done, {once: true}));
location.hash = arguments[0];
return turned().then(() => { history.back(); return turned(); }).then(() => null);
"""
"""Follows a link, and at once goes back."""


@pytest.mark.parametrize("was_written", [True, *rare(False)])
def test_back_soon_after_a_link_leads_back_and_forward_to_the_link_again(live: Live, *, was_written: bool) -> None:
    live.begin()
    if was_written:
        live.wait(IS_WRITTEN)
    live.run(LINKED, "#n=5&at=1,3:2")
    assert live.stack == "1?,,,"
    live.wait(IS_WRITTEN)
    live.run(TURN, "forward")
    assert live.stack == "1,3,2?,,", "what was written then did not take its place"


@pytest.mark.parametrize("bad", ["#xx", *rare("#n=4&at=9:9", "#n=0")])
def test_what_the_address_can_not_mean_does_not_stay_there(live: Live, bad: str) -> None:
    live.begin("#n=4&at=2:2")
    live.wait(IS_WRITTEN)
    live.go(bad)
    assert (live.get("#message", "class"), live.stack) == ("bad", "2,2?,,")
    live.wait("decodeURIComponent(location.hash) == '#n=4&at=2:2&language=en'")


LINKS = [
    ("#n=4&at=2,4:1", "2,4,1?,", "en"),
    ("#n=5", "1?,,,,", "de"),
    *rare(("#n=4&at=2,4:1", "2,4,1?,", "de"), ("#n=4&at=end", ",,,", "fr")),
]


@pytest.mark.parametrize(("link", "stack", "language"), LINKS)
def test_a_link_shows_the_search_in_place_of_my_own_board_and_says_so(
    live: Live, link: str, stack: str, language: str
) -> None:
    live.begin(f"#n=4&at=2:2&language={language}")
    live.press("m", "space")
    live.go(link)
    assert (live.stack, live.is_taught) == (stack, False)
    assert live.message == Words(language)("own_left").replace("\u00a0", " ")


def test_a_link_that_leads_nowhere_leaves_my_own_board_as_it_is(live: Live) -> None:
    live.begin("#n=4&at=2:2")
    live.press("m", "space")
    live.go("#n=4&at=9:9")
    assert (live.is_taught, live.count("#set .own")) == (True, 1)
    live.go("#language=de")
    assert (live.is_taught, live.count("#set .own")) == (True, 1)


@pytest.mark.full
def test_options_open_it_so(live: Live) -> None:
    begins = {
        "n": 5,
        "at": "1,3,5,2:3",
        "theme": "classic",
        "language": "de",
        "speed": 0.2,
        "run": True,
        "predict": True,
    }
    live.open(options={**begins, "pause": 60, "loop": True})
    assert (live.stack, live.chip, live.text("#rate")) == ("1,3,5,2,3?", "Läuft", "0,2 Schritte/s")
    assert (live.get("html", "data-theme"), live.exercise, live.is_taught) == ("classic", "Vorhersagen", True)
    assert live.headline.startswith("Spalte 5")
    live.press("space")
    assert live.headline == "Sicher oder bedroht?"
    live.open(options={"n": 4, "language": "en", "speed": "full", "pause": 30, "run": True})
    live.wait("document.querySelector('#chip span').textContent.endsWith(' 30 s')")
    assert live.text("#rate") == "full"
    live.open(options={"n": 2, "language": "en", "speed": 100, "pause": 0.1, "run": True, "loop": True})
    live.run(ROUNDS)
    live.wait("rounds > 12")
    assert live.chip.startswith("Running")


@pytest.mark.full
def test_the_address_counts_more_than_the_options(live: Live) -> None:
    live.open("#n=6&at=2:5&language=en", options={"n": 5, "at": "1,3:5", "language": "de"})
    assert (live.stack, live.headline) == ("2,5?,,,,", "Back to column 2")


@pytest.mark.full
def test_a_page_of_the_command_begins_as_it_was_told(live: Live, tmp_path: Path) -> None:
    path = tmp_path / "of the command.html"
    words = "--at 1,3,5:2 --theme dark --language de --speed 3 --pause 2 --predict"
    assert main(["5", *words.split(), "--save", str(path)]) == 0
    shown = Live(live.browser, path).open()
    assert (shown.stack, shown.headline, shown.text("#rate")) == ("1,3,5,2?,", "Sicher oder bedroht?", "3,0 Schritte/s")
    assert shown.get("html", "data-theme") == "dark"
    assert shown.get("html", "lang") == "de"
