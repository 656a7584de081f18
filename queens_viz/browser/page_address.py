"""The page's address and its clipboard."""

from __future__ import annotations

from browser import window

from ..app.app import App, Desk
from ..app.challenge import USUAL, challenge
from ..app.lesson import played
from ..app.teaching import begin_challenge, begin_lesson
from ..search.facts import LARGEST
from ..search.position import NAMES, linked
from ..words.words import LANGUAGES
from .page_dom import find, guarded, js

SHOWN = 40
"""Letters of an address that is not understood, of which no more are shown."""

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
        self._known = ""  # what stands in the address, as far as the search has followed it
        self._first = self._place()  # what it means where nothing stands in it
        self._write_js = guarded(self._write)

    def read(self) -> None:
        """Go where the address says; what it can't mean is told."""
        app, text = self._app, window.location.hash[1:]
        if text == self._known:
            return
        self._known = text
        window.clearTimeout(self._timer)
        parts = window.URLSearchParams.new(text or self._first)
        asked = {
            name: parts.get(name) for name in ("n", "at", "search", "language", "lesson", "ask") if parts.has(name)
        }
        if asked.get("language") in LANGUAGES:
            app.speak(asked["language"])
        size = asked.get("n", str(app.search.n)).lstrip("0")
        n = next((n for n in range(1, LARGEST + 1) if str(n) == size), None)
        if not asked or asked.get("language", "en") not in LANGUAGES:
            app.tell("bad_address", text=text[:SHOWN], is_bad=True)
        elif "ask" in asked or "lesson" in asked:
            self._begin(asked, n or 0)
        elif not n:
            app.tell("sizes", largest=LARGEST, is_bad=True)
        elif asked.get("search", NAMES[0]) not in NAMES:
            app.tell("bad_search", names=", ".join(NAMES), text=asked["search"][:SHOWN], is_bad=True)
        elif {"n", "at", "search"} & set(asked):
            self._go(n, asked.get("at", ""), asked.get("search", NAMES[0]))

    def _begin(self, asked: dict[str, str], n: int) -> None:
        """Begin a challenge, which is asked for alone, or go to a stop of a lesson; or tell that there is none."""
        app, text = self._app, asked.get("ask", asked.get("lesson", ""))
        try:
            if "ask" in asked:
                is_alone = not {"at", "search", "lesson"} & set(asked)
                begin_challenge(app, challenge(text, is_alone * (n if "n" in asked else USUAL)))
            else:
                begin_lesson(app, played(text))
        except ValueError:
            app.tell("bad_challenge" if "ask" in asked else "bad_lesson", text=text[:SHOWN], is_bad=True)

    def _go(self, n: int, at: str, search: str) -> None:
        """Go to a position, or tell why there is none; without one, begin with another size or search."""
        app = self._app
        try:
            position = linked(n, at, search)
            app.leave_lesson()
            if at or search != app.search.strategy.value:
                app.jump(position, is_told=False)
            else:
                app.resize(n)
        except ValueError as error:
            app.tell("not_pasted", n=n, reason=app.say.complaint(error), is_bad=True)
            return
        if app.own_board:
            # It would hide the search.
            app.change(exercise=None)
            app.tell("own_left")

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
            window.history.replaceState("", "", f"{location.href.partition('#')[0]}#{place}")
            self._known = location.hash[1:]
