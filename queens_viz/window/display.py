"""A window on the screen: its surface, its size, the signals that end it. Nothing else owns pygame's display."""

from __future__ import annotations

import os
import sys
import warnings
from functools import lru_cache

import pygame

from ..app.front import Desk, QrCode
from ..parts.layout import SMALLEST_HEIGHT
from .svg_pictures import emblem

DESIGNED = (1280, 800)
"""The window's size at start, in pixels, if the screen is large enough."""

BARS = 80
"""Pixels of a screen's height that the frame of a window and the system's own bar may take."""

RETURNS = 120
"""Frames after full screen in which the window asks again for its size where it is still as large as the screen."""

EMBLEM = 64
"""Pixels of the side of the program's emblem."""

CLIPBOARD_TEXT = "text/plain;charset=utf-8"
"""The one type of clipboard that both pygames take."""


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class Display(Desk):
    """A window on the screen, as a context."""

    def __init__(
        self, size: tuple[int, int] | None = None, *, is_full: bool = False
    ) -> None:
        """Open it at `size` pixels, by default as designed or what the screen holds; NoDisplay if there is none."""
        _choose_driver()
        # pygame.init() would start the sound, and complain on machines that have none.
        try:
            pygame.display.init()
        except pygame.error as error:
            raise NoDisplay from error
        driver = pygame.display.get_driver()
        if driver in ("offscreen", "dummy") and driver != os.environ.get(
            "SDL_VIDEODRIVER"
        ):
            pygame.display.quit()
            raise NoDisplay
        if driver == "x11":
            # Presenting through GL, SDL's default, is many times slower where no GPU helps.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        self._title = ""
        self._is_hand = False
        self.stopped_by: int | None = None
        self.seed = int.from_bytes(os.urandom(4), "big")
        self._size = _fitting(size or DESIGNED)
        self._is_full = is_full
        self._returns = 0
        pygame.display.set_icon(emblem(EMBLEM))
        self._set_mode()

    def announce(self, line: str) -> None:
        """Print a line; if nobody takes it, the window goes on all the same."""
        try:
            print(line, flush=True)
        except OSError:
            sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # for as long as the process lives

    def __enter__(self) -> Display:
        return self

    def __exit__(self, *_: object) -> None:
        pygame.quit()

    def stop(self, number: int, _frame: object) -> None:
        """Take note of the signal that ends it."""
        self.stopped_by = number

    @property
    def surface(self) -> pygame.Surface:
        """What the window shows after `show`."""
        return pygame.display.get_surface()

    def set_title(self, title: str) -> None:
        """Write a title into the window's frame."""
        if title != self._title:
            self._title = title
            pygame.display.set_caption(title)

    def point(self, is_at_something: bool) -> None:
        """Show the mouse as a hand if it is over something that can be clicked."""
        if is_at_something != self._is_hand:
            self._is_hand = is_at_something
            shape = (
                pygame.SYSTEM_CURSOR_HAND
                if is_at_something
                else pygame.SYSTEM_CURSOR_ARROW
            )
            pygame.mouse.set_cursor(shape)

    def _set_mode(self) -> None:
        with warnings.catch_warnings():
            # pygame-ce warns where the window manager gives another size; the layout takes any.
            warnings.simplefilter("ignore", RuntimeWarning)
            if self._is_full:
                pygame.display.set_mode(
                    pygame.display.get_desktop_sizes()[0], pygame.FULLSCREEN
                )
            else:
                pygame.display.set_mode(self._size, pygame.RESIZABLE)

    def toggle_full_screen(self) -> None:
        """Fill the screen with the window, or return it to its size."""
        if not self._is_full:
            self._size = self.surface.get_size()
        self._is_full = not self._is_full
        self._set_mode()
        self._returns = 0 if self._is_full else RETURNS

    @property
    def is_full(self) -> bool:
        """Whether the window fills the screen."""
        return self._is_full

    def settle(self) -> None:
        """Ask again for the size from before full screen: some window managers still hold the window large."""
        if not self._returns:
            return
        self._returns -= 1
        if (
            self.surface.get_size()
            == pygame.display.get_desktop_sizes()[0]
            != self._size
        ):
            self._set_mode()

    def copy(self, text: str) -> bool:
        """Put a text into the clipboard; return whether that went well."""
        try:
            pygame.scrap.init()
            pygame.scrap.put(CLIPBOARD_TEXT, text.encode())
        except pygame.error:
            return False
        return True

    def paste(self) -> str:
        """Return the text in the clipboard, empty if there is none."""
        try:
            pygame.scrap.init()
            data = pygame.scrap.get(CLIPBOARD_TEXT) or b""
        except pygame.error:
            return ""
        return bytes(data).decode(errors="replace").rstrip("\0")

    def code(self, link: str) -> QrCode | None:
        """Return the QR code of a link, where the page's address is told."""
        return code(link) if self.address else None

    def show(self, area: pygame.Rect) -> None:
        """Bring an area of the surface to the screen."""
        pygame.display.update(area)


@lru_cache(maxsize=4)
def code(link: str) -> QrCode:
    """Return the QR code of a link; dark modules beside one another are one box."""
    # Only what draws one needs the package.
    from segno import make_qr
    from segno.utils import matrix_to_lines  # type: ignore[attr-defined]  # it has no stub

    modules = make_qr(link).matrix
    return QrCode(link, len(modules), tuple(matrix_to_lines(modules, 0, 0)))


def _choose_driver() -> None:
    """Name the window, and hide what SDL prints while it tries drivers where there is no screen."""
    os.environ.setdefault("SDL_VIDEO_CENTERED", "1")
    # pygame has set it to the name of the script.
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "queens-viz"
    if (
        sys.platform != "linux"
        or "SDL_VIDEODRIVER" in os.environ
        or "WAYLAND_DISPLAY" in os.environ
    ):
        return
    if "DISPLAY" not in os.environ:
        raise NoDisplay
    os.environ["SDL_VIDEODRIVER"] = "x11"


def _fitting(size: tuple[int, int]) -> tuple[int, int]:
    """Return a size, or as much of it as the screen holds beside frames and bars."""
    width, height = pygame.display.get_desktop_sizes()[0]
    return min(size[0], width), min(size[1], max(SMALLEST_HEIGHT, height - BARS))
