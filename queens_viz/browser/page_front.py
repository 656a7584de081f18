"""The page around an app: what it can show, its clipboard, and its address."""

from __future__ import annotations

from browser import window

from ..app.app import App
from ..app.commands import Action
from ..app.desk import Desk
from ..app.front import Front
from ..looks.theme import THEMES
from ..search.facts import LARGEST
from ..search.position import Position
from ..words.languages import LANGUAGES
from .page_dom import find, guarded, js
from .page_panel import Panel

SHOWN = 40
"""Letters of an address that is not understood, of which no more are shown."""

WRITTEN_AFTER = 400
"""Milliseconds for which the search has to stand before its place is written into the address."""


class PageFront(Front):
    """A page. Its buttons have the browser's own focus, and it has neither files nor a screen to fill."""

    missing = frozenset({
        Action.SAVE, Action.FULL_SCREEN, Action.QUIT, Action.FOCUS, Action.FOCUS_BACK, Action.PRESS,
        Action.LEAVE, Action.PACE, Action.PAUSE, Action.LANGUAGE,
    })  # fmt: skip
    themes = tuple(THEMES)
    has_large_program = False

    def __init__(self) -> None:
        self.panel: Panel | None = None

    @property
    def is_on_tree(self) -> bool:
        """Whether the tree has the focus."""
        focus = js.activeElement
        return bool(focus) and focus.id == "contents" and focus.className == "tree"

    def drop_ring(self) -> None:
        """Take the focus away from the tree; a field and a button keep it."""
        if self.is_on_tree:
            js.activeElement.blur()

    def reveal(self, line: int | None) -> None:
        """Scroll the list so that a line is seen; None is whatever is newest."""
        if not self.panel:
            return
        if line is None:
            self.panel.scroll = None
            return
        lines, first = self.panel.lines_whole(), self.panel.scroll
        if first is None:
            first = self.panel.first_seen()
        self.panel.scroll = min(max(first, line - lines + 1), line)

    def fit_tree(self) -> None:
        """Show the tree as large as fits."""
        if self.panel:
            self.panel.fit()


class PageDesk(Desk):
    """A page's clipboard: what was pasted comes with an event, and what is copied goes through a hidden field."""

    def __init__(self) -> None:
        super().__init__()
        self.seed = int(window.Math.random() * 2**32)

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


def _size(text: str) -> int | None:
    """Return the size that a text means, if there is one."""
    is_number = 0 < len(text) < 4 and all(sign in "0123456789" for sign in text)
    return int(text) if is_number and 1 <= int(text) <= LARGEST else None


class Address:
    """The place of the search in the page's address, so that a link leads to a step."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._timer = 0
        self._due = ""  # what is to be written next, or was
        self._known = ""  # what stands in the address, as far as the search has followed it
        self._first = self._place()  # what it means where nothing stands in it
        self._write_js = guarded(self._write)

    def read(self) -> None:
        """Go where the address says; what it can't mean is told."""
        app, text = self._app, window.location.hash[1:]
        if text == self._known:
            return
        self._known, self._due = text, ""
        window.clearTimeout(self._timer)
        parts = window.URLSearchParams.new(text or self._first)
        asked = {name: parts.get(name) for name in ("n", "at", "language") if parts.has(name)}
        if asked.get("language") in LANGUAGES:
            app.speak(asked["language"])
        n = _size(asked.get("n", str(app.player.search.n)))
        if not asked or asked.get("language", "en") not in LANGUAGES:
            app.tell(app.say("bad_address", text=text[:SHOWN]), is_bad=True)
        elif not n:
            app.tell(app.say("sizes", largest=LARGEST), is_bad=True)
        elif "at" in asked:
            self._go(asked["at"], n)
        elif "n" in asked:
            app.resize(n)
            self._leave_own_board()

    def _go(self, at: str, n: int) -> None:
        """Go to a position, or tell why there is none."""
        app = self._app
        try:
            app.jump(Position.end(n) if at == "end" else Position.parse(at, n))
        except ValueError as error:
            app.tell(app.say("not_pasted", n=n, reason=app.say.complaint(error)), is_bad=True)
        else:
            self._leave_own_board()

    def _leave_own_board(self) -> None:
        """Show the search where it has gone to: the class's own board would hide it."""
        app = self._app
        if app.own_board:
            app.change(exercise=None)
            app.tell(app.say("own_left"))

    def keep(self, *, anew: bool = False) -> None:
        """Write the place once the search has stood for a while, counted anew where somebody did something."""
        place = "" if self._app.player.aim else self._place()
        if place == self._due and not anew:
            return
        self._due = place
        window.clearTimeout(self._timer)
        if place:
            self._timer = window.setTimeout(self._write_js, WRITTEN_AFTER)

    def _place(self) -> str:
        """Return the place of the search, as the address says it."""
        position = self._app.player.search.position
        at = "end" if position.is_end else str(position)
        return f"n={position.n}&at={at}&language={self._app.state.language}"

    def _write(self, _: object) -> None:
        location = window.location
        # What is not known yet is a link, which is followed at once.
        if self._due != self._known == location.hash[1:]:
            # The whole address: in the frame of a notebook, a part would be taken for one of the page around it.
            window.history.replaceState("", "", f"{location.href.partition('#')[0]}#{self._due}")
            self._known = location.hash[1:]
