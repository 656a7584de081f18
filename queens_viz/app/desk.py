"""What surrounds a window or page: the clipboard, the screen, and the terminal of whoever reads along."""

from __future__ import annotations

from collections.abc import Callable


class Desk:
    """What lies around a window or page; here around one that is not on a screen, with a clipboard of its own.

    `announce` is told what is to be printed for whoever reads along; `seed` is what chance begins with.
    """

    seed = 0

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

    @property
    def is_full(self) -> bool:
        """Whether the screen is filled."""
        return False

    def toggle_full_screen(self) -> None:
        """Fill the screen, or return to the size before."""
