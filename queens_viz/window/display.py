"""The window on the screen: its surface, its size, and the signals that end it.

Nothing else uses pygame's display.
"""

from __future__ import annotations

import os
import sys
import warnings
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from ..app.front import Desk, QrCode
from ..app.own_program import ProgramFile
from ..parts.layout import SMALLEST_HEIGHT
from .svg_pictures import emblem

if TYPE_CHECKING:
    from ..check.program_run import RunOptions
    from ..tracing.story import Story

DESIGNED = (1280, 800)
"""The size of a new window in pixels, if the screen is large enough."""

BARS = 80
"""Pixels of a screen's height for the frame of a window and the bar of the system."""

RESTORING_BEATS = 120
"""Beats after full screen in which the window may have to ask for its size again."""

EMBLEM = 64
"""The side of the program's emblem in pixels."""

CLIPBOARD_TEXT = "text/plain;charset=utf-8"
"""The only type of text in the clipboard that both pygame and pygame-ce accept."""


SEED_BYTES = 4
"""Bytes of a random seed."""


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class Display(Desk):
    """A window on the screen, as a context."""

    def __init__(
        self, size: tuple[int, int] | None = None, *, is_full: bool = False
    ) -> None:
        """Open a window of a size in pixels, or of the usual size, or over the screen.

        Raise NoDisplay if there is no screen.
        """
        _start_display()
        self.stopped_by: int | None = None  # the number of the signal that ended it
        self.seed = int.from_bytes(os.urandom(SEED_BYTES), "big")
        self.run_options: RunOptions | None = None
        """How programs are run, if the command line says so."""
        self._program_files: list[ProgramFile] = []
        self._title = ""
        self._is_hand = False
        self._size = _fit_to_screen(size or DESIGNED)  # when it is not full screen
        self._is_full = is_full
        self._restoring_beats = 0  # in which it may have to ask for its size again
        pygame.display.set_icon(emblem(EMBLEM))
        self._set_mode()

    def announce(self, line: str) -> None:
        """Print a line to standard output, or to nowhere once that is closed."""
        try:
            print(line, flush=True)
        except OSError:
            # It stays open until the end of the process.
            sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115

    def __enter__(self) -> Display:
        return self

    def __exit__(self, *_: object) -> None:
        """Close the window, and end all programs that run."""
        pygame.quit()
        for file in self._program_files:
            file.close()

    def stop(self, number: int, _frame: object) -> None:
        """Handle a signal: the loop ends after this beat."""
        self.stopped_by = number

    @property
    def surface(self) -> pygame.Surface:
        """The surface to draw on; `show` brings it to the screen."""
        return pygame.display.get_surface()

    def set_title(self, title: str) -> None:
        """Set the title in the window's frame."""
        if title != self._title:
            self._title = title
            pygame.display.set_caption(title)

    def set_cursor(self, *, is_hand: bool) -> None:
        """Set the mouse cursor to a hand, over something to click, or to an arrow."""
        if is_hand == self._is_hand:
            return
        self._is_hand = is_hand
        cursor = pygame.SYSTEM_CURSOR_ARROW
        if is_hand:
            cursor = pygame.SYSTEM_CURSOR_HAND
        pygame.mouse.set_cursor(cursor)

    def _set_mode(self) -> None:
        """Open the window, or change its size, or make it full screen."""
        with warnings.catch_warnings():
            # pygame-ce warns if the window manager sets another size; any size is fine.
            warnings.simplefilter("ignore", RuntimeWarning)
            if self._is_full:
                pygame.display.set_mode(_screen_size(), pygame.FULLSCREEN)
            else:
                pygame.display.set_mode(self._size, pygame.RESIZABLE)

    def toggle_full_screen(self) -> None:
        """Make the window full screen, or give it its size from before."""
        if self._is_full:
            self._is_full = False
            self._restoring_beats = RESTORING_BEATS
        else:
            self._size = self.surface.get_size()
            self._is_full = True
            self._restoring_beats = 0
        self._set_mode()

    @property
    def is_full(self) -> bool:
        """Whether the window is full screen."""
        return self._is_full

    def restore_size(self) -> None:
        """Ask again for the size from before full screen if it is not restored yet.

        Some window managers leave the window as large as the screen at first. Called in
        each beat, it does something only in the first ones after full screen.
        """
        if self._restoring_beats == 0:
            return
        self._restoring_beats -= 1
        screen_size = _screen_size()
        fills_screen = self.surface.get_size() == screen_size
        if fills_screen and self._size != screen_size:
            self._set_mode()

    def copy(self, text: str) -> bool:
        """Put a text into the clipboard. Return whether that is possible."""
        try:
            pygame.scrap.init()
            pygame.scrap.put(CLIPBOARD_TEXT, text.encode())
        except pygame.error:
            return False
        return True

    def paste(self) -> str:
        """Return the text in the clipboard, or an empty one."""
        try:
            pygame.scrap.init()
            data = pygame.scrap.get(CLIPBOARD_TEXT) or b""
        except pygame.error:
            return ""
        return bytes(data).decode(errors="replace").rstrip("\0")

    def code(self, link: str) -> QrCode | None:
        """Return the QR code of a link, if the address of the page is known."""
        return code(link) if self.address else None

    def program_file(self, path: str) -> ProgramFile | None:
        """Return the program in a file, None if that can't be read.

        It is ended with the window.
        """
        # Only these windows need the tracer.
        from ..check.program_file import opened

        file = opened(path, self.run_options)
        if file:
            self._program_files.append(file)
        return file

    def faulty_story(self, name: str) -> Story | None:
        """Return what a program of "Find the fault" does."""
        # Only this exercise needs the tracer in this process.
        from ..tracing.process.faulty_stories import faulty_story

        return faulty_story(name)

    def show(self, area: pygame.Rect) -> None:
        """Bring a part of the surface to the screen."""
        pygame.display.update(area)


@lru_cache(maxsize=4)
def code(link: str) -> QrCode:
    """Return the QR code of a link. Dark modules in a row are one box."""
    # Only these functions need the package, which has no stubs.
    from segno import make_qr
    from segno.utils import matrix_to_lines  # type: ignore[attr-defined]

    modules = make_qr(link).matrix
    return QrCode(link, len(modules), tuple(matrix_to_lines(modules, 0, 0)))


def _start_display() -> None:
    """Start pygame's display, or raise NoDisplay if there is no screen."""
    _choose_driver()
    try:
        # pygame.init() would start the sound, too, and fail if there is none.
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay from error
    driver = pygame.display.get_driver()
    is_on_screen = driver not in ("offscreen", "dummy")
    # A caller that wants no screen, such as a test, names the driver.
    is_asked_for = driver == os.environ.get("SDL_VIDEODRIVER")
    if not is_on_screen and not is_asked_for:
        pygame.display.quit()
        raise NoDisplay
    if driver == "x11":
        # SDL shows its surfaces with GL otherwise, which is very slow without a GPU.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _choose_driver() -> None:
    """Set the environment of SDL, or raise NoDisplay if there is no screen.

    On Linux without a screen SDL would try several drivers and print errors.
    """
    os.environ.setdefault("SDL_VIDEO_CENTERED", "1")
    # The name of the program for the desktop; pygame sets that of the script.
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "queens-viz"
    if sys.platform != "linux":
        return
    is_chosen = "SDL_VIDEODRIVER" in os.environ
    has_wayland = "WAYLAND_DISPLAY" in os.environ
    if is_chosen or has_wayland:
        # SDL knows what to do.
        return
    if "DISPLAY" not in os.environ:
        raise NoDisplay
    os.environ["SDL_VIDEODRIVER"] = "x11"


def _screen_size() -> tuple[int, int]:
    """Return the size of the first screen in pixels."""
    return pygame.display.get_desktop_sizes()[0]


def _fit_to_screen(size: tuple[int, int]) -> tuple[int, int]:
    """Return a size in pixels, made smaller if the screen has no space for it."""
    width, height = size
    screen_width, screen_height = _screen_size()
    free_height = max(SMALLEST_HEIGHT, screen_height - BARS)
    return min(width, screen_width), min(height, free_height)
