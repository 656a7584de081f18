"""What all tests share: no screen, the same random examples each time, and surfaces to draw on."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame
import pytest
from hypothesis import settings

settings.register_profile("quick", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("quick")


@pytest.fixture(scope="session", autouse=True)
def _type_is_ready() -> None:
    pygame.display.init()
    pygame.font.init()
