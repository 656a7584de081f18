"""How the live page begins: with a picture before its program has started, and as its options say."""

from __future__ import annotations

from pathlib import Path

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


@pytest.mark.parametrize(
    "size", [(1280, 800), *rare(((390, 844),), ((844, 390),), ((1920, 1000),))]
)
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
    assert live.run(
        "return [innerWidth, innerHeight, document.scrollingElement.scrollHeight]"
    ) == [*size, size[1]]
    assert live.get("#picture", "viewBox") == f"0 0 {size[0]} {size[1]}"
    live.open()
    assert [name for name, _ in live.run(GROUPS)] == [name for name, _ in first]
    assert live.run(GROUPS) == first


@pytest.mark.full
def test_it_speaks_by_browser_option_or_address(live: Live) -> None:
    live.begin()
    live.run(
        "Object.defineProperty(navigator, 'language', {value: 'fr-CA', configurable: true})"
    )
    for option, fragment, language, heading in (
        (None, "", "fr", "dames"),
        ("de", "", "de", "Damen-Problem"),
        ("de", "#language=en", "en", "queens problem"),
    ):
        live.begin(fragment, language=option)
        assert live.get("html", "lang") == language
        assert heading in live.text("#title")
    live.run("delete navigator.language")


def test_it_follows_what_a_person_prefers_until_a_theme_is_chosen(live: Live) -> None:
    live.begin()
    live.browser.prefer(reduced_motion=True, dark=True)
    live.wait("document.documentElement.dataset.theme == 'dark'")
    assert live.run(WINDOW) == colour_of("dark", "window")
    live.browser.prefer(reduced_motion=True, forced=True)
    live.wait("document.documentElement.dataset.theme == 'contrast'")
    live.browser.prefer(reduced_motion=True, dark=True)
    live.wait("document.documentElement.dataset.theme == 'dark'")
    live.press("t", "t")
    chosen = live.get("html", "data-theme")
    assert chosen == "classic"
    live.browser.prefer(reduced_motion=True)
    assert live.get("html", "data-theme") == chosen
