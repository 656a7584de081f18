"""The window: a view that takes pygame's events and draws on a surface of pygame."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import pygame

from ..app.binding import SHIFTED
from ..app.commands import Action, Command
from ..app.front import Desk
from ..app.own_actions import drop
from ..app.player import Player
from ..app.state import State
from ..parts.layout import Layout
from ..parts.view import View
from ..pens import THEMES, Pen
from ..tracing.errors import escaped
from .pen import SurfaceInk, SurfacePen
from .png import save_as_new
from .typeface import Typeface

KEY_NAMES = {
    pygame.K_SPACE: "space",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "page up",
    pygame.K_PAGEDOWN: "page down",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_RETURN: "return",
    pygame.K_KP_ENTER: "return",
    pygame.K_ESCAPE: "escape",
    pygame.K_TAB: "tab",
    pygame.K_F1: "f1",
    pygame.K_F2: "f2",
    pygame.K_F3: "f3",
    pygame.K_F4: "f4",
    pygame.K_F5: "f5",
    pygame.K_F8: "f8",
    pygame.K_F9: "f9",
    pygame.K_F11: "f11",
}
"""The names that the table of actions has for keys without a character."""

PROGRAM = ".py"
"""The ending of a program's name."""


class Window(View):
    """A view in events and surfaces of pygame."""

    def __init__(
        self,
        player: Player,
        state: State | None = None,
        desk: Desk | None = None,
        *,
        moves: bool = False,
    ) -> None:
        super().__init__(player, state, desk, moves=moves)
        self.surface = pygame.Surface((0, 0))
        self._face = Typeface()
        self._inks: dict[str, SurfaceInk] = {}
        self._has_quit = False

    def update(
        self,
        dt: float,
        events: Iterable[pygame.event.Event],
        surface: pygame.Surface,
        spent: float | None = None,
    ) -> bool:
        """Handle events, and let `dt` seconds pass. Return False if the program ends.

        `spent` are the seconds that the last update itself took, without drawing, if
        they were measured.
        """
        self._use(surface)
        self._has_quit = False
        dropped: list[str] = []
        for event in events:
            if event.type == pygame.DROPFILE:
                dropped.append(event.file)
            self._handle(event)
            if self._has_quit:
                return False
        if dropped:
            self.drop(program_among(dropped))
        self.pass_time(dt, spent)
        return True

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        """Draw what has changed, and return the area in which something did."""
        self._use(surface)
        pen = self.paint()
        if isinstance(pen, SurfacePen):
            return pen.done()
        return pygame.Rect(0, 0, 0, 0)

    def _use(self, surface: pygame.Surface) -> None:
        """Draw on a surface from now on."""
        self.surface = surface
        self.size = surface.get_size()

    def new_pen(self, layout: Layout) -> Pen:
        """Return a new pen for the surface."""
        ink = self.ink(self.app.state.theme)
        return SurfacePen(self.surface, layout.sheet, ink, self._face)

    def ink(self, theme: str) -> SurfaceInk:
        """Return the ink of a theme."""
        if theme not in self._inks:
            self._inks[theme] = SurfaceInk(THEMES[theme])
        return self._inks[theme]

    def _handle(self, event: pygame.event.Event) -> None:
        """Do what an event means."""
        if event.type == pygame.QUIT:
            self.execute(Command(Action.QUIT))
        elif event.type == pygame.KEYDOWN:
            self.key(key_of(event), event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.forget_keys()
        elif event.type == pygame.KEYUP:
            self.release_key(event.key)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.release(event.pos)
        elif event.type == pygame.MOUSEMOTION:
            # Without a motion, the window only learns where the mouse is.
            if any(event.buttons) or any(event.rel):
                self.move(event.pos)
        elif event.type == pygame.WINDOWLEAVE:
            self.leave()
        elif event.type == pygame.MOUSEWHEEL:
            self.wheel(event.y)

    def drop(self, path: str) -> None:
        """Take a file that was dropped on the window."""
        drop(self.app, path)

    def save(self, stem: str) -> str:
        """Save a picture of the window, and return its path or raise OSError."""
        self.draw(self.surface)
        path = save_as_new(self.surface, Path.cwd(), stem)
        return escaped(str(path))

    def quit(self) -> None:
        """End the program."""
        self._has_quit = True


def program_among(paths: Sequence[str]) -> str:
    """Return the first program among files that were dropped at once, else the first.

    >>> program_among(["notes.txt", "my queens.py", "other.py"])
    'my queens.py'
    """
    for path in paths:
        if Path(path).suffix.lower() == PROGRAM:
            return path
    return paths[0]


CTRL = pygame.KMOD_CTRL | pygame.KMOD_META
"""Ctrl, or Cmd on a Mac."""

FIRST_CHARACTER = 33
LAST_CHARACTER = 126
"""The codes of keys from here to there are those of ASCII characters."""


def key_of(event: pygame.event.Event) -> str:
    """Return the name that the table of actions has for the key that was pressed."""
    special_name = KEY_NAMES.get(event.key, "")
    has_shift = bool(event.mod & pygame.KMOD_SHIFT)
    if event.mod & CTRL:
        name = special_name or _ascii_name(event.key)
        return f"ctrl+shift+{name}" if has_shift else f"ctrl+{name}"
    if special_name and event.mod & pygame.KMOD_ALT:
        return f"alt+{special_name}"
    name = special_name or str(event.unicode).lower()
    if name == "space" or not has_shift:
        return name
    if name in SHIFTED or name.isalpha():
        return f"shift+{name}"
    # To type any other character, Shift may be needed: it is no part of the key.
    return name


def _ascii_name(code: int) -> str:
    """Return the ASCII character of the code of a key, or "" if it has none.

    With Ctrl, an event itself has no character.
    """
    if FIRST_CHARACTER <= code <= LAST_CHARACTER:
        return chr(code)
    return ""
