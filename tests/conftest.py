"""What all tests share: no screen, the same random examples each time, and surfaces to draw on."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Generator
from zlib import crc32

os.environ["PYTHONDONTWRITEBYTECODE"] = ""
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["LANGUAGE"] = "en"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame
import pytest
from hypothesis import settings

# What is compiled once is there for each process and the next run; and until all is collected there is no garbage.
sys.dont_write_bytecode = False
gc.disable()

settings.register_profile("full", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("quick", settings.get_profile("full"), max_examples=25)


def pytest_configure(config: pytest.Config) -> None:
    """Choose how many examples Hypothesis tries: more where the full tier is asked for."""
    settings.load_profile(
        "quick" if "not full" in config.getoption("markexpr") else "full"
    )


@pytest.fixture(scope="session", autouse=True)
def _type_is_ready_and_ctrl_c_is_heard() -> None:
    pygame.display.init()
    pygame.font.init()
    # In the background of a script it is ignored, and so it would be in the processes that tests begin.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a tier be run in parts, or what concerns one language alone."""
    parser.addoption(
        "--part",
        default="1/1",
        metavar="K/N",
        help="of the tests asked for, one of N parts: as in 3/8",
    )
    parser.addoption(
        "--language",
        metavar="CODE",
        help="of the tests asked for, the cases of a language",
    )


def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Take the part that is asked for, where by their names each test is in just one, and the language."""
    number, parts = map(int, config.getoption("--part").split("/"))
    taken = {
        item for item in items if crc32(item.nodeid.encode()) % parts == number - 1
    }
    if language := config.getoption("--language"):
        taken = {
            item
            for item in taken
            if hasattr(item, "callspec") and language in item.callspec.params.values()
        }
    config.hook.pytest_deselected(items=[item for item in items if item not in taken])
    items[:] = [item for item in items if item in taken]


def pytest_collection_finish() -> None:
    """Look for garbage from now on, but not among what was collected: it is large, and stays to the end."""
    gc.freeze()
    gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell how a test that failed is repeated: every seed is in its name, and Hypothesis draws from no other."""
    report = yield
    if report.failed:
        tier = " -m full" if item.get_closest_marker("full") else ""
        report.sections.append(
            ("to repeat it", f"python -m pytest{tier} '{item.nodeid}'")
        )
    return report
