"""The page's address and its clipboard."""

from __future__ import annotations

from browser import window

from ..app.app import App
from ..app.front import Desk
from ..app.link import follow
from .page_dom import find, guarded, js

WRITTEN_AFTER = 400
"""Milliseconds for which the search has to stand before its place is written into the address."""


class PageDesk(Desk):
    """A page's clipboard: what was pasted comes with an event, and what is copied goes through a hidden field."""

    def __init__(self) -> None:
        self.seed = int(window.Math.random() * 2**32)
        self.address = window.location.href.partition("#")[0]

    def copy(self, text: str) -> bool:
        """Put a text into the clipboard; return whether that went well."""
        focus, field = js.activeElement, js.createElement("textarea")
        field.value = text
        field.setAttribute("aria-hidden", "true")
        field.style.position = "fixed"
        # While the help is open, nothing can be selected beside it.
        (find("help") if find("help").open else js.body).appendChild(field)
        field.focus()
        field.select()
        is_done = bool(js.execCommand("copy"))
        field.remove()
        if focus:
            focus.focus()
        return is_done

    def take(self, text: str) -> None:
        """Take what was pasted."""
        self._clipboard = text


class Address:
    """The place of the search in the page's address, so that a link leads to a step."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._timer = 0
        self._known = (
            ""  # what stands in the address, as far as the search has followed it
        )
        self._first = self._place()  # what it means where nothing stands in it
        self._write_js = guarded(self._write)

    def read(self) -> None:
        """Go where the address says; what it can't mean is told."""
        text = window.location.hash[1:]
        if text == self._known:
            return
        self._known = text
        window.clearTimeout(self._timer)
        follow(self._app, text or self._first)

    def keep(self) -> None:
        """Write the place once the search has stood for a while."""
        window.clearTimeout(self._timer)
        self._timer = window.setTimeout(self._write_js, WRITTEN_AFTER)

    def _place(self) -> str:
        """Return the place of the search, as the address says it."""
        return f"{self._app.link}&language={self._app.state.language}"

    def _write(self, _: object) -> None:
        location, place = window.location, self._place()
        # What is not known yet is a link, which is followed at once.
        if not self._app.player.aim and place != self._known == location.hash[1:]:
            # The whole address: in the frame of a notebook, a part would be taken for one of the page around it.
            window.history.replaceState(
                "", "", f"{location.href.partition('#')[0]}#{place}"
            )
            self._known = location.hash[1:]
