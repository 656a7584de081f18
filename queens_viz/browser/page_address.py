"""The page's address and its clipboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from browser import window

from ..app.app import App
from ..app.front import Desk, QrCode
from ..app.link import follow
from ..app.own_program import ProgramFile, TypedProgram
from .page_dom import guarded, js
from .page_faulty import FaultyStories

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..tracing.story import Story

WRITTEN_AFTER = 400
"""Milliseconds without a change, after which the address is written."""

EMPTY = "empty"
"""The example that only says what to do."""

SEEDS = 2**32
"""The number of random seeds."""


class Entry(NamedTuple):
    """What an entry of the history holds, beside its address."""

    page: str = ""  # a name for the entry of the page itself, and for those above it
    depth: int = 0  # the number of entries between it and that one
    program: str = ""  # the packed text of the program that is typed

    def write(self, address: str | None = None) -> None:
        """Put this into the entry that is open, and another address if there is one."""
        text = f"{self.page} {self.depth} {self.program}"
        if address is None:
            window.history.replaceState(text, "")
        else:
            window.history.replaceState(text, "", address)


def open_entry() -> Entry:
    """Return what the entry holds that is open."""
    state = window.history.state
    parts = state.split(" ") if isinstance(state, str) else []
    if len(parts) != len(Entry._fields):
        # Somebody has written another address.
        return Entry()
    page, depth, program = parts
    return Entry(page, int(depth), program)


class PageDesk(Desk):
    """The clipboard of a page.

    A text is copied through a hidden field. What is pasted comes with an event.
    """

    def __init__(self) -> None:
        self.seed = int(window.Math.random() * SEEDS)
        self.address = _without_fragment()
        self.program_link = open_entry().program
        self.typed_name = ""
        """The name of the program that is typed."""
        self.typed_text = ""
        """Its text."""
        self.program: TypedProgram | None = None
        """The program that is typed, once it has been run."""
        self.new_program: Callable[[str, str], TypedProgram] | None = None
        """Makes one of a name and a text, if the page can run programs."""
        self.open_packed: Callable[[str], object] | None = None
        """Opens the text of a link in the editor."""
        self.request_paint: Callable[[], object] = tuple
        """Has the page painted after something that has no event."""
        self.has_loaded: Callable[[], object] = tuple
        """Has the page painted after something was loaded."""
        self._faulty = FaultyStories()
        self.take_text: Callable[[str, str], object] | None = None
        """Puts a text with its name into the editor."""
        self.example = EMPTY
        """The example with which the editor begins."""
        self.is_by_lesson = False
        """Whether a lesson has opened the editor, and no person."""

    def code(self, link: str) -> QrCode | None:
        """Return the QR code of a link, None if the link is too long for one."""
        # It is only run when a code is shown first.
        from .qr import code

        return code(link)

    def typed_program(self) -> TypedProgram | None:
        """Return the program that is typed, with its text as it is now."""
        if self.program is None and self.new_program:
            self.program = self.new_program(self.typed_name, self.typed_text)
        if self.program is not None:
            self.program.name = self.typed_name
            self.program.text = self.typed_text
        return self.program

    def is_typed(self, file: ProgramFile) -> bool:
        """Return whether a program is the one that is typed."""
        return file is self.program

    def type_program(self, name: str, text: str) -> None:
        """Put a program into the editor, without opening that."""
        self.typed_name = name
        self.typed_text = text
        if self.take_text:
            self.take_text(name, text)

    def begin_with_example(self, name: str) -> None:
        """Begin with an example in the editor, if nobody has typed any.

        A lesson does this when it opens the editor.
        """
        self.example = name
        self.is_by_lesson = True

    def prepare_faulty(self, do: Callable[[], object]) -> None:
        """Call a function once the programs of "Find the fault" are unpacked."""
        self._faulty.prepare(do, lambda: self.has_loaded())

    @property
    def is_loading_faulty(self) -> bool:
        """Whether they are not unpacked yet."""
        return self._faulty.is_loading

    def faulty_story(self, name: str) -> Story | None:
        """Return what a program of "Find the fault" does, None if it isn't known."""
        return self._faulty.story(name)

    def show_linked_program(self, packed: str) -> None:
        """Show the text of a program from a link in the editor."""
        if self.open_packed:
            self.open_packed(packed)

    def copy(self, text: str) -> bool:
        """Put a text into the clipboard. Return whether that is possible."""
        focused = js.activeElement
        field = js.createElement("textarea")
        field.value = text
        field.setAttribute("aria-hidden", "true")
        field.style.position = "fixed"
        # While a dialog is open, only what is in it can be selected.
        owner = js.querySelector("dialog[open]") or js.body
        owner.appendChild(field)
        field.focus()
        field.select()
        is_copied = bool(js.execCommand("copy"))
        field.remove()
        if focused:
            focused.focus()
        return is_copied

    def set_clipboard(self, text: str) -> None:
        """Set the text that is pasted next."""
        self._clipboard = text


class Address:
    """The fragment of the page's address: a link to the position of the search."""

    def __init__(self, app: App) -> None:
        self.entry = Entry()
        """What the entry of the history holds in which the address is."""
        self._app = app
        self._timer = 0
        self._known = ""  # the fragment that the search has followed or written
        self._first = ""  # what an empty fragment means
        self._write_js = guarded(self._write)

    def begin(self) -> None:
        """Follow the fragment with which the page was opened."""
        self._first = self._link()
        self.read()

    def read(self) -> None:
        """Follow the fragment if it is new. If it has no meaning, a message says so."""
        text = window.location.hash[1:]
        if text == self._known:
            return
        self._known = text
        window.clearTimeout(self._timer)
        follow(self._app, text or self._first)

    def keep(self) -> None:
        """Have the address written after some time without another change."""
        window.clearTimeout(self._timer)
        self._timer = window.setTimeout(self._write_js, WRITTEN_AFTER)

    def _link(self) -> str:
        """Return the fragment that leads to the position of the search."""
        return f"{self._app.link}&language={self._app.state.language}"

    def _write(self, _: object) -> None:
        """Write the link to what is on view into the address, if it is not there yet.

        During a run, its steps follow each other too fast for that.
        """
        is_running = self._app.runner.aim is not None
        if is_running:
            return
        # A fragment that somebody has entered stays: `read` is about to follow it.
        is_entered = window.location.hash[1:] != self._known
        if not is_entered and self._link() != self._known:
            self.enter(self.entry)

    def enter(self, entry: Entry) -> None:
        """Write the link to what is on view into an entry of the history: the open one.

        Beside it, the program that was typed stays while the search is on view.
        """
        self.entry = entry._replace(program=self._app.desk.program_link)
        # The whole address: a fragment alone would be one of the page around a frame.
        self.entry.write(f"{_without_fragment()}#{self._link()}")
        self._known = window.location.hash[1:]

    def write_now(self) -> None:
        """Write the address at once: the page is about to be left."""
        window.clearTimeout(self._timer)
        self._write(None)


def _without_fragment() -> str:
    """Return the address of the page without its fragment."""
    return str(window.location.href).partition("#")[0]
