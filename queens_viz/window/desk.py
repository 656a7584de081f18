"""What lies around a window: the clipboard, files and the screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from . import pictures


class Desk:
    """What lies around a window: clipboard, files and the screen; here for a window that is not on one."""

    def __init__(self, announce: Callable[[str], object] = lambda _: None) -> None:
        self.announce = announce
        self._clipboard = ""

    def copy(self, text: str) -> bool:
        """Put a text into the clipboard; return whether that went well."""
        self._clipboard = text
        return True

    def paste(self) -> str:
        """Return the text in the clipboard, empty if there is none."""
        return self._clipboard

    def toggle_full_screen(self) -> None:
        """Fill the screen with the window, or return it to its size."""

    @property
    def is_full(self) -> bool:
        """Whether the window fills the screen."""
        return False

    def save(self, surface: pygame.Surface, stem: str) -> Path:
        """Save a picture as the first free of stem-0001.png, stem-0002.png, ..., here; OSError if it can't be."""
        return pictures.save_as_new(surface, Path.cwd(), stem)
