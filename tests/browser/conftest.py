"""A browser for all tests of the page, since starting one takes longer than most of them; and pages for them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .chromium import MISSING, Browser
from .pages import scripts_of, written

# These run in a page only: no example in them can be tried here.
collect_ignore = ["answering.py", "empty.py", "stepping.py"]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep all that use the browser on one of the workers, so that there is one browser."""
    for item in items:
        if "running" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group("browser"))


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Return the one browser of the tests."""
    if MISSING:
        pytest.skip(f"needs {', '.join(MISSING)} (see .ci/run)")
    with Browser(tmp_path_factory.mktemp("profile")) as browser:
        yield browser


@pytest.fixture
def browser(running: Browser) -> Iterator[Browser]:
    """Return the browser, with nothing emulated; the page of the test before may still be open."""
    yield running
    running.reset()


@pytest.fixture(scope="session")
def scripts() -> dict[str, str]:
    """Return JavaScript for the modules of the page that answers questions."""
    pytest.importorskip("quickjs", reason="needs QuickJS, which has no wheel here")
    return scripts_of("tests.browser.answering")


@pytest.fixture(scope="session")
def from_sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a page that answers questions, and that the browser compiles."""
    return written(tmp_path_factory.mktemp("page") / "sources.html", "tests.browser.answering", {})


@pytest.fixture(scope="session")
def from_scripts(tmp_path_factory: pytest.TempPathFactory, scripts: dict[str, str]) -> Path:
    """Return the same page, compiled."""
    return written(tmp_path_factory.mktemp("page") / "scripts.html", "tests.browser.answering", scripts)
