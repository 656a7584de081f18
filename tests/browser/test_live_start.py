"""How the live page begins: with a picture before its program has started, and as its options say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from queens_viz.browser.bundle import START
from queens_viz.pens.theme import THEMES

from ..tiers import rare
from .live import Live

GROUPS = """
const write = one => one.innerHTML.replace(/\\s+/g, " ");
return [...document.querySelectorAll("#picture > g")].map(one => [one.dataset.part, write(one)]);
"""

WINDOW = "return getComputedStyle(document.documentElement).backgroundColor"


def colour_of(theme: str, role: str) -> str:
    """Return a colour of a theme, as the browser tells it."""
    return "rgb({}, {}, {})".format(*THEMES[theme].colours()[role])


@pytest.mark.parametrize("size", [(1280, 800), *rare(((390, 844),), ((844, 390),), ((1920, 1000),))])
def test_the_first_picture_is_there_before_the_program_and_is_what_it_paints(
    live: Live, tmp_path: Path, size: tuple[int, int]
) -> None:
    still = tmp_path / "still.html"
    text = live.path.read_text(encoding="utf-8")
    assert START in text
    still.write_text(text.replace(START, ""), encoding="utf-8")
    live.browser.resize(*size)
    live.browser.open(still)
    first = live.run(GROUPS)
    assert len(first) > 8
    assert live.run("return [innerWidth, innerHeight, document.scrollingElement.scrollHeight]") == [*size, size[1]]
    assert live.get("#picture", "viewBox") == f"0 0 {size[0]} {size[1]}"
    live.open()
    assert [name for name, _ in live.run(GROUPS)] == [name for name, _ in first]
    assert live.run(GROUPS) == first


def test_it_asks_nobody_for_anything_and_is_ready(live: Live) -> None:
    live.open()
    live.press("right", "f3", "f1")
    assert [address for address in live.browser.requests() if not address.startswith("file:")] == []
    assert (live.fault, live.text("#fault")) == ("", "")
    assert float(str(live.get("body", "data-ready"))) > 0
    assert live.run("return document.title") == "4 queens problem"


@pytest.mark.parametrize(
    ("preferred", "option", "fragment", "language"),
    [
        ("fr-CA", None, "", "fr"),
        *rare(("fr", "de", "#language=en", "en"), ("ja", None, "", "en"), ("fr", "de", "", "de")),
    ],
)
def test_it_speaks_by_address_option_or_browser(
    live: Live, preferred: str, option: str | None, fragment: str, language: str
) -> None:
    live.begin()
    live.run("Object.defineProperty(navigator, 'language', {value: arguments[0], configurable: true})", preferred)
    live.begin(fragment, language=option)
    live.run("delete navigator.language")
    heading = {"en": "queens problem", "de": "Damen-Problem", "fr": "dames"}[language]
    assert live.get("html", "lang") == language
    assert heading in live.text("#title")


THEMES_BY = [
    ({"forced": True, "dark": True}, None, "contrast"),
    ({"dark": True}, "classic", "classic"),
    *rare(({"dark": True}, None, "dark"), ({}, None, "light")),
]


@pytest.mark.parametrize(("wishes", "option", "theme"), THEMES_BY)
def test_its_colours_are_chosen_or_what_a_person_prefers(
    live: Live, wishes: dict[str, bool], option: str | None, theme: str
) -> None:
    live.begin()
    live.browser.prefer(reduced_motion=True, **wishes)
    live.begin("", **({"theme": option} if option else {}))
    assert live.get("html", "data-theme") == theme
    # What is forced is the browser's own beside the picture.
    assert wishes.get("forced") or live.run(WINDOW) == colour_of(theme, "window")


def test_it_follows_what_a_person_prefers_until_a_theme_is_chosen(live: Live) -> None:
    live.begin()
    live.browser.prefer(reduced_motion=True, dark=True)
    live.wait("document.documentElement.dataset.theme == 'dark'")
    live.press("t", "t")
    chosen = live.get("html", "data-theme")
    assert chosen == "classic"
    live.browser.prefer(reduced_motion=True)
    live.frames()
    assert live.get("html", "data-theme") == chosen


OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("Running", {"run": True, "speed": 0.2}),
    ("0.2 steps/s", {"speed": 0.2}),
    ("full", {"speed": "full"}),
    ("30 s", {"speed": 1000, "pause": 30, "run": True}),
    ("Safe or attacked?", {"predict": True, "at": "2:3"}),
    ("Column 7 has no safe square left", {"ahead": True, "n": 8, "at": "1,4,6,8,3:7"}),
    ("Column 4, row 3 is safe", {"n": 4, "at": "2,4,1:3"}),
]


@pytest.mark.parametrize(("words", "options"), [OPTIONS[3], *rare(*OPTIONS[:3], *OPTIONS[4:])])
def test_options_say_how_it_begins(live: Live, words: str, options: dict[str, Any]) -> None:
    live.begin("", **options)
    live.says(words)


def test_a_loop_begins_again_by_itself(live: Live) -> None:
    live.begin("", n=2, speed=100, pause=0.05, run=True, loop=True)
    live.run("window.rounds = 0; window.seen = new MutationObserver(() => rounds++);"
             "seen.observe(document.getElementById('picture'), {childList: true, subtree: true})")  # fmt: skip
    live.wait("rounds > 12")
    assert live.is_running
    live.run("seen.disconnect()")
