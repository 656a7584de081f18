"""The view that runs in a page, with the browser's focus and clipboard."""

from __future__ import annotations

from typing import Any

from browser import window

from ..app.commands import Action, Command
from ..app.player import Player
from ..app.state import State
from .page_address import PageDesk
from .page_dom import SIZE_FIELD, guarded, js, key_of
from .page_picture import Picture
from .page_view import PageView

LEAST_PORTRAIT = (320, 480)
LEAST_LANDSCAPE = (480, 320)
"""The least sizes of the picture in pixels: in a smaller window the page scrolls."""


class LiveView(PageView):
    """A view in the document."""

    desk: PageDesk

    def __init__(self, player: Player, state: State, picture: Picture) -> None:
        self.desk = PageDesk()
        super().__init__(player, state, self.desk)
        self.left = 0
        """The pixels at the left of the picture, where the editor is."""
        self.put = picture.put
        self.clear = picture.clear
        self.fit()

    def request_paint(self) -> None:
        """Have a change painted that comes after its event. The page replaces this."""

    def fit(self) -> None:
        """Take the size of the window, or the least size in which all parts fit.

        Scroll bars are shown only below the least size. Elsewhere the old picture,
        larger than a window that has shrunk, would bring them up; they would be taken
        off the new size, and nothing would give their room back when they vanish.
        """
        root = js.documentElement
        root.style.overflow = "hidden"
        # Not innerWidth and innerHeight: on a phone these grow with the last picture.
        width = int(root.clientWidth) - self.left
        height = int(root.clientHeight)
        is_landscape = width > height
        least_width, least_height = LEAST_LANDSCAPE if is_landscape else LEAST_PORTRAIT
        self.size = max(least_width, width), max(least_height, height)
        is_larger_than_window = self.size != (width, height)
        if is_larger_than_window:
            root.style.overflow = "auto"

    def ring(self, name: Action | None) -> None:
        """Draw the focus ring around the button of an action, or around none."""
        has_button = any(button.look.name is name for button in self.frame().buttons)
        self.state = self.state._replace(ring=name if has_button else None)

    def drop_ring(self) -> None:
        """Remove the ring, and the focus from its element, unless that is a field."""
        super().drop_ring()
        focused = js.activeElement
        if focused and key_of(focused) and focused.id != SIZE_FIELD:
            focused.blur()

    def command_of(self, key: str) -> Command | None:
        """Return what pressing the real element of a key means."""
        command = self.frame().command_of(key)
        if not command and key in Action.__members__:
            command = Command(Action[key])
        return command

    def execute(self, command: Command) -> None:
        """Do what a command says. To paste, the browser is asked for its clipboard."""
        if command.action is Action.PASTE:
            self._read_clipboard()
        else:
            super().execute(command)

    def paste(self, text: str) -> None:
        """Paste a text."""
        self.desk.set_clipboard(text)
        super().execute(Command(Action.PASTE))

    def _read_clipboard(self) -> None:
        """Paste what is in the browser's clipboard, if the browser allows that.

        Otherwise a message says how to paste.
        """

        @guarded
        def take(text: str) -> None:
            self.paste(text)
            self.request_paint()

        @guarded
        def refuse(_: Any) -> None:
            self.app.show_message("paste_by_key")
            self.request_paint()

        clipboard = window.navigator.clipboard
        if clipboard and window.isSecureContext:
            clipboard.readText().then(take, refuse)
        else:
            refuse(None)
