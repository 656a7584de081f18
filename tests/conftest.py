"""What all tests share: no screen, the same random examples each time, and surfaces to draw on."""

from __future__ import annotations

import os
from collections.abc import Generator

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["LANGUAGE"] = "en"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame
import pytest
from hypothesis import settings
from xdist.remote import Producer

from . import pairs, workers

settings.register_profile("quick", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("quick")


@pytest.fixture(scope="session", autouse=True)
def _type_is_ready() -> None:
    pygame.display.init()
    pygame.font.init()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    pairs.generate(metafunc)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> workers.Sharing:
    return workers.Sharing(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell how a test that failed is repeated: every seed is in its name, and Hypothesis draws from no other."""
    report = yield
    if report.failed:
        tier = " -m full" if item.get_closest_marker("full") else ""
        report.sections.append(("to repeat it", f"python -m pytest{tier} '{item.nodeid}'"))
    return report
