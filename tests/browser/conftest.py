"""A browser for all tests of the page, since starting one takes longer than most of them; and pages for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from queens_viz.browser.entries import ALL
from queens_viz.browser.modules import FOLDERS, module

from .chromium import MISSING, Browser
from .live import Live
from .pages import live_page, scripts_of, written

# These run in a page only: no example in them can be tried here.
collect_ignore = ["answering.py", "empty.py", "following.py", "typed.py"]


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Return the one browser of the tests."""
    if MISSING:
        pytest.skip(f"needs {', '.join(MISSING)} (see .ci/run)")
    with Browser(tmp_path_factory.mktemp("profile")) as browser:
        yield browser


@pytest.fixture
def browser(running: Browser) -> Browser:
    """Return the browser, with nothing emulated; the page of the test before may still be open."""
    running.reset()
    return running


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Return what makes modules, by their names and texts."""

    def make(**texts: str) -> None:
        module.cache_clear()
        for name, text in texts.items():
            (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
            monkeypatch.setitem(FOLDERS, name, tmp_path / name)

    return make


@pytest.fixture(scope="session")
def scripts() -> dict[str, str]:
    """Return JavaScript for the modules of the page that answers questions."""
    pytest.importorskip("quickjs", reason="needs QuickJS, which has no wheel here")
    return scripts_of("tests.browser.answering")


@pytest.fixture(scope="session")
def from_sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a page that answers questions, and that the browser compiles."""
    return written(
        tmp_path_factory.mktemp("page") / "sources.html", "tests.browser.answering", {}
    )


@pytest.fixture(scope="session")
def from_scripts(
    tmp_path_factory: pytest.TempPathFactory, scripts: dict[str, str]
) -> Path:
    """Return the same page, compiled."""
    return written(
        tmp_path_factory.mktemp("page") / "scripts.html",
        "tests.browser.answering",
        scripts,
    )


@pytest.fixture(scope="session")
def program() -> dict[str, str]:
    """Return JavaScript for the modules of the live page."""
    pytest.importorskip("quickjs", reason="needs QuickJS, which has no wheel here")
    return scripts_of(*ALL)


@pytest.fixture(scope="session")
def live_file(
    tmp_path_factory: pytest.TempPathFactory, program: dict[str, str]
) -> Path:
    """Return a live page of 4 queens."""
    return live_page(tmp_path_factory.mktemp("live") / "live.html", program, 4)


@pytest.fixture(scope="session")
def opened(running: Browser, live_file: Path) -> Live:
    """Return the live page that tests share, not opened yet."""
    return Live(running, live_file)


@pytest.fixture
def live(opened: Live, request: pytest.FixtureRequest) -> Iterator[Live]:
    """Return the live page in the size that its file names; nothing moves, so that all is at once where it will be."""
    browser = opened.browser
    browser.reset(getattr(request.module, "SIZE", (1280, 800)), reduced_motion=True)
    opened.expected_fault = ""
    browser.console()
    yield opened
    assert opened.fault == opened.expected_fault
    assert opened.expected_fault or browser.console() == []
