"""The program in a page and in CPython: one truth, character for character."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from queens_viz.browser.modules import THIN, needed
from queens_viz.words.words import LANGUAGES

from ..search.test_notation import CHARACTERS, SAID, random_queens
from ..search.written import NOTATIONS
from . import truth
from .chromium import Browser
from .pages import IS_READY

pytestmark = pytest.mark.full


def known() -> set[str]:
    """Return the names with which the modules begin that a page may have been given."""
    return {"queens_viz", "tests", *(path.stem for path in THIN.iterdir())}


@pytest.mark.parametrize("kind", ["from_scripts", "from_sources"])
def test_a_page_does_what_the_language_and_the_search_do_and_needs_no_more_than_it_has(
    browser: Browser, kind: str, request: pytest.FixtureRequest
) -> None:
    """Try both: a page that is compiled already, and one that the browser compiles."""
    path: Path = request.getfixturevalue(kind)
    browser.open(path)
    browser.wait_for(IS_READY)
    assert browser.run("return answer('wrong')") == []
    for language in LANGUAGES:
        assert browser.run(
            "return answer('steps', 5, arguments[0])", language
        ) == truth.steps(5, language)
    imported = set(browser.run("return Object.keys(__BRYTHON__.imported)"))
    asked = needed("tests.browser.answering")
    # Languages are read by json, the first one when something is said.
    assert set(asked) == {"json"} | {
        name for name in imported if name.partition(".")[0] in known()
    }
    assert imported - set(asked) <= {
        "main", "builtins", "javascript", "browser", "browser.aio", "browser.html",
        "_importlib", "_suggestions", "_sys", "_warnings",
    }  # fmt: skip
    assert browser.requests() == [path.as_uri()]
    assert browser.console() == []


def texts_of_boards() -> list[str]:
    """Return texts in all notations, right and wrong ones."""
    random = Random(5)
    texts = [text for text, _ in SAID]
    for write in NOTATIONS.values():
        for n in (4, 8, 11):
            text = write(n, random_queens(random, n)) or "x"
            place = random.randrange(len(text) + 1)
            spoiled = text[:place] + random.choice(CHARACTERS) + text[place + 1 :]
            texts += [text, spoiled]
    # Chromium's driver takes no half of a letter, and Brython's repr leaves a line end as it is.
    return [text for text in texts if not {"\udcff", "\u2028"} & set(text)]


def test_a_page_reads_boards_as_cpython_does(
    browser: Browser, from_scripts: Path
) -> None:
    browser.open(from_scripts)
    browser.wait_for(IS_READY)
    wrong = []
    for k, text in enumerate(texts_of_boards()):
        language = LANGUAGES[k % len(LANGUAGES)]
        read = browser.run("return answer('board', ...arguments)", text, 8, language)
        expected = truth.board_in(text, 8, language)
        if read != expected:
            wrong.append((text, read, expected))
    assert wrong == []
