"""The program in a page and in CPython: one truth, character for character."""

from __future__ import annotations

from pathlib import Path

import pytest

from queens_viz.words.words import LANGUAGES

from . import truth
from .chromium import Browser
from .pages import IS_READY

pytestmark = pytest.mark.full


@pytest.mark.parametrize("kind", ["from_scripts", "from_sources"])
def test_a_page_does_what_the_language_and_the_search_do(
    browser: Browser, kind: str, request: pytest.FixtureRequest
) -> None:
    """Try both: a page that is compiled already, and one that the browser compiles."""
    path: Path = request.getfixturevalue(kind)
    browser.open(path)
    browser.wait_for(IS_READY)
    assert browser.run("return answer('wrong')") == []
    for language in LANGUAGES:
        assert browser.run("return answer('steps', 5, arguments[0])", language) == truth.steps(5, language)
    assert browser.console() == []
