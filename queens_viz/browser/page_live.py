"""The view that runs in a page: its focus and its clipboard are the browser's."""

from __future__ import annotations

from typing import Any

from browser import window

from ..app.commands import Action, Command
from ..app.player import Player
from ..app.state import State
from .page_address import PageDesk
from .page_dom import guarded, js, key_of
from .page_picture import Picture
from .page_view import PageView

LEAST, LEAST_LYING = (320, 480), (480, 320)
"""The sizes below which the page is scrolled, one that stands and one that lies."""


class LiveView(PageView):
    """A view in the document. `after` is called where something comes later than the event that asked for it."""

    desk: PageDesk

    def __init__(self, player: Player, state: State, picture: Picture) -> None:
        self.desk = PageDesk()
        super().__init__(player, state, self.desk)
        self.put, self.clear = picture.put, picture.clear
        self.fit()

    def fit(self) -> None:
        """Take the size of the window, or the least size that has room for all parts.

        Scroll bars are shown only below the least size. Elsewhere the old picture,
        larger than a window that has shrunk, would bring them up; they would be taken
        off the new size, and nothing would give their room back when they vanish.
        """
        root = js.documentElement
        root.style.overflow = "hidden"
        # Not innerWidth and innerHeight: on a phone these grow with the last picture.
        width = int(root.clientWidth)
        height = int(root.clientHeight)
        least = LEAST
        if width > height:
            least = LEAST_LYING
        self.size = max(least[0], width), max(least[1], height)
        if self.size != (width, height):
            root.style.overflow = "auto"

    def ring(self, name: Action | None) -> None:
        """Give the ring to a control that has the browser's focus, or to none."""
        has_ring = any(one.look.name is name for one in self.frame().buttons)
        self.state = self.state._replace(ring=name if has_ring else None)

    def drop_ring(self) -> None:
        """Take the ring away, and the focus with it; a field keeps it."""
        super().drop_ring()
        focused = js.activeElement
        if focused and key_of(focused) and focused.id != "n":
            focused.blur()

    def command_of(self, key: str) -> Command | None:
        """Return what pressing a real element means, by its key."""
        return self.frame().command_of(key) or (
            Command(Action[key]) if key in Action.__members__ else None
        )

    def execute(self, command: Command) -> None:
        """Do what a command says; for the clipboard the browser has to be asked."""
        if command.action is Action.PASTE:
            self._ask_for_text()
        else:
            super().execute(command)

    def paste(self, text: str) -> None:
        """Go to the position that was pasted."""
        self.desk.take(text)
        super().execute(Command(Action.PASTE))

    def _ask_for_text(self) -> None:
        """Ask the browser for its clipboard, which it may refuse."""
        clipboard = window.navigator.clipboard

        @guarded
        def take(text: str) -> None:
            self.paste(text)
            self.after()

        @guarded
        def refuse(_: Any) -> None:
            self.app.show_message("paste_by_key")
            self.after()

        if clipboard and window.isSecureContext:
            clipboard.readText().then(take, refuse)
        else:
            refuse(None)

    def after(self) -> None:
        """Paint what has changed; the page puts itself here."""
