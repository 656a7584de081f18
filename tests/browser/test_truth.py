"""The program in a page and in CPython: one truth, character for character."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from queens_viz.app.actions import BINDINGS
from queens_viz.app.binding import keys_in
from queens_viz.app.commands import FULL
from queens_viz.app.layers import Layer
from queens_viz.search.search import Search
from queens_viz.words.words import LANGUAGES

from . import truth
from .case_table import CASES
from .chromium import Browser
from .pages import IS_READY

pytestmark = pytest.mark.full


def ask(browser: Browser, path: Path, question: str, *values: object) -> object:
    """Return what a page answers, opened if need be."""
    if browser.run("return location.href") != path.as_uri():
        browser.open(path)
        browser.wait_for(IS_READY)
        assert not browser.run("return document.documentElement.dataset.failed"), browser.console()
    return browser.run("return answer(...arguments)", question, *values)


@pytest.fixture(params=["from_scripts", "from_sources"])
def answering(request: pytest.FixtureRequest) -> Path:
    """Return a page that answers questions: one that is compiled already, and one that the browser compiles."""
    path: Path = request.getfixturevalue(request.param)
    return path


@pytest.mark.parametrize("name", [case.__name__ for case in CASES])
def test_what_the_program_needs_of_the_language_holds_in_a_page(browser: Browser, answering: Path, name: str) -> None:
    assert ask(browser, answering, "wrong", name) == []
    assert browser.console() == []


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_a_whole_cycle_says_the_same(browser: Browser, from_scripts: Path, language: str) -> None:
    for n in range(1, 7):
        assert ask(browser, from_scripts, "cycle", n, language) == truth.cycle(n, language)


def test_a_whole_cycle_says_the_same_where_the_browser_compiles(browser: Browser, from_sources: Path) -> None:
    assert ask(browser, from_sources, "cycle", 4, "en") == truth.cycle(4, "en")
    assert ask(browser, from_sources, "trees", 4) == truth.trees(4)


@pytest.mark.parametrize("n", range(1, 7))
def test_steps_trees_and_solutions_are_the_same(browser: Browser, from_scripts: Path, n: int) -> None:
    assert ask(browser, from_scripts, "steps", n) == truth.steps(n)
    assert ask(browser, from_scripts, "trees", n) == truth.trees(n)


KEYS = sorted({key for binding in BINDINGS for layer in Layer for key in keys_in(binding, layer)})
KEYS = [key for key in KEYS if key not in ("v", "ctrl+v", "s")]
"""All keys that mean something, but for those that paste or save."""


def command(random: Random) -> str:
    """Return something that a person, or time, does to an app; each kind so often that all states are reached."""
    n = random.choice((1, 2, 3, 4, 4, 5, 5, 6))
    search = Search(n)
    for _ in range(random.randrange(40)):
        search.step()
    kinds = {
        **dict.fromkeys((f"key {key}" for key in KEYS), 1),
        "key right": 6,
        "key left": 4,
        f"pass {random.choice((0, 0.016, 0.1, 1))} {random.choice((0.001, 0.02))}": 16,
        f"jump {n} {search.position}": 2,
        f"show {n} {search.position}": 2,
        f"seek {round(random.random(), 3)} {random.choice(('on', 'anew'))}": 2,
        f"breakpoint {random.randrange(7)}": 1,
        f"speed {random.choice((0.2, 8, 1000, FULL))}": 2,
        f"pause {random.choice((0, 0.5, 5))}": 1,
        f"paste {search.position}": 1,
        "looks": 4,
    }
    return random.choices(list(kinds), list(kinds.values()))[0]


@pytest.mark.parametrize(("amount", "seed"), [(1_000, seed) for seed in range(1, 5)])
def test_an_app_goes_through_the_same_states(browser: Browser, from_scripts: Path, amount: int, seed: int) -> None:
    random = Random(seed)
    commands = [command(random) for _ in range(amount)]
    expected = truth.plays(6, commands)
    assert len(set(expected.splitlines())) > amount // 2
    assert ask(browser, from_scripts, "plays", 6, commands) == expected
    assert browser.console() == []
