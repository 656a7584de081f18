"""The page around an app: what it can show, its clipboard, and its address."""

from __future__ import annotations

from browser import window

from ..app.app import App
from ..app.commands import Action
from ..app.desk import Desk
from ..app.front import Front
from ..looks.theme import THEMES
from ..search.position import Position
from ..words.languages import LANGUAGES
from .page_dom import js
from .page_panel import Panel

WRITTEN_AFTER = 400
"""Milliseconds for which the search has to stand before its place is written into the address."""


class PageFront(Front):
    """A page. Its buttons have the browser's own focus, and it has neither files nor a screen to fill."""

    missing = frozenset({
        Action.SAVE, Action.FULL_SCREEN, Action.QUIT, Action.FOCUS, Action.FOCUS_BACK, Action.PRESS
    })  # fmt: skip
    themes = tuple(THEMES)

    def __init__(self) -> None:
        self.panel: Panel | None = None

    def reveal(self, line: int | None) -> None:
        """Scroll the list so that a line is seen; None is whatever is newest."""
        if not self.panel:
            return
        if line is None:
            self.panel.scroll = None
            return
        lines, first = self.panel.lines_seen() - 2, self.panel.scroll
        if first is None:
            first = self.panel.first_seen()
        self.panel.scroll = min(max(first, line - lines + 1), line)

    def fit_tree(self) -> None:
        """Show the tree as large as fits."""
        if self.panel:
            self.panel.fit()


class PageDesk(Desk):
    """A page's clipboard: what was pasted comes with an event, and what is copied goes through a hidden field."""

    def copy(self, text: str) -> bool:
        """Put a text into the clipboard; return whether that went well."""
        focus, field = js.activeElement, js.createElement("textarea")
        field.value = text
        field.setAttribute("aria-hidden", "true")
        field.style.position = "fixed"
        js.body.appendChild(field)
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
        self._written = ""

    def read(self) -> None:
        """Go where the address says; what it can't mean is told."""
        text = window.decodeURIComponent(window.location.hash[1:])
        if not text or text == self._written:
            return
        asked = dict(part.split("=", 1) for part in text.split("&") if "=" in part)
        if asked.get("language") in LANGUAGES:
            self._app.speak(asked["language"])
        n = asked.get("n", str(self._app.player.search.n))
        try:
            if "at" in asked:
                size = int(n) if n.isdigit() and 0 < len(n) < 4 else 0
                is_end = asked["at"] == "end"
                self._app.player.jump(Position.end(size) if is_end else Position.parse(asked["at"], size))
            elif n.isdigit() and len(n) < 4:
                self._app.resize(int(n))
        except ValueError as error:
            reason = self._app.say.complaint(error)
            self._app.tell(self._app.say("not_pasted", n=n, reason=reason), is_bad=True)

    def keep(self) -> None:
        """Write the place once the search has stood for a while: browsers slow down those who write often."""
        window.clearTimeout(self._timer)
        if not self._app.player.aim:
            self._timer = window.setTimeout(self._write, WRITTEN_AFTER)

    def _write(self) -> None:
        position = self._app.player.search.position
        at = "end" if position.is_end else str(position)
        text = f"n={position.n}&at={at}&language={self._app.state.language}"
        if text != self._written and not self._app.player.aim:
            self._written = text
            window.history.replaceState("", "", f"#{text}")
