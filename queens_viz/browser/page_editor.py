"""The editor: the text of a person's program in the page, with what is around it.

It covers the page, or is at its left if the window is wide. What is open is in the
state of the app, as everything else; the text itself is in the field, and in the
address.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from browser import window

from ..app.commands import Action, Command
from ..app.own_actions import choose_typed_size, has_editor
from .page_address import EMPTY
from .page_dom import find, give, guarded, js
from .page_editor_html import MARKUP, example, plain_words
from .page_editor_runs import Runs, shown_line
from .page_field import TypedField, has_touch
from .page_files import Files
from .page_live import LiveView
from .page_packing import pack, unpack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app.app import App
    from ..words.words import Words
    from .page_address import PageDesk

LEAST_BESIDE = (1000, 480)
"""The least size of a window in which the editor is beside the picture."""

SHARE = 0.44
LEAST_WIDTH = 440
MOST_WIDTH = 720
"""The width of the editor beside the picture: a share of the window, within limits."""

SIZE_OF_EXAMPLES = 6
"""The number of queens for which an example is run, unless another one is chosen."""

FIRST_NAME = "program.py"
"""The name of a program that has no other."""

HEARD = ("notice", "changed")
"""The kinds of the strip that are read aloud at once."""

Handler = Callable[[Callable[[Any], object]], Callable[[Any], None]]
"""A function that has an event handled, and the result painted."""


class Editor:
    """The editor in the document, of a page's view."""

    def __init__(
        self,
        view: LiveView,
        handler: Handler,
        open_several: Callable[[Sequence[Any]], object],
    ) -> None:
        self._view = view
        self.open_several = open_several
        self._app: App = view.app
        self._handler = handler
        self._language = ""  # of its words
        self._is_open = False
        self._covers = False
        self._name = FIRST_NAME
        self._loaded = ""  # the text as it was opened, before anybody typed
        self._first = ""  # the text that it begins with
        self._first_example = ""  # its name
        self._before: tuple[str, str] | None = None  # name and text that can come back
        self._was_other = False  # whether that text had not run
        self._notice = ""  # a message that stays until somebody types
        self._said = ("", "")
        kept = view.desk.program_link
        self._make()
        self.files = Files(self)
        self._runs = Runs(view, self.field)
        self._begin()
        self.take_link(kept)

    # Making it.

    def _make(self) -> None:
        """Put the editor into the document, and have its events handled."""
        self.node = js.createElement("section")
        self.node.id = "editor"
        self.node.setAttribute("aria-labelledby", "editor-title")
        self.node.hidden = True
        give(self.node, "innerHTML", MARKUP)
        find("names").before(self.node)
        self.field = TypedField(self._follow_text)
        events = {
            "click": self._click,
            "change": self._change,
            "submit": self._answer,
            "keydown": self._keydown,
        }
        for name, method in events.items():
            self.node.addEventListener(name, self._handler(method))
        for name in ("beforeinput", "input"):
            method = getattr(self.field, name)
            self.field.node.addEventListener(name, self._handler(method))
        self.field.node.addEventListener(
            "scroll", guarded(lambda _: self.field.scroll())
        )
        for name in ("pointerdown", "mousedown"):
            find("typed-keys").addEventListener(name, guarded(_keep_focus))
        self.field.node.addEventListener("focus", guarded(self._begin_typing))
        self.field.node.addEventListener("blur", guarded(self._end_typing))
        seen = window.visualViewport
        if seen:
            fit = guarded(lambda _: self._fit_to_keyboard())
            seen.addEventListener("resize", fit)
            seen.addEventListener("scroll", fit)

    def _speak(self) -> None:
        """Write the words in the language of the app, unless they are."""
        say = self._app.say
        if say.language == self._language:
            return
        old = self._language
        self._language = say.language
        for node in list(self.node.querySelectorAll("[data-say]")):
            give(node, "textContent", plain_words(node.dataset.say, say))
        for node in list(self.node.querySelectorAll("[data-label]")):
            text = say(node.dataset.label)
            node.setAttribute("aria-label", text)
            node.setAttribute("title", text)
        if old and self._is_untouched:
            self._begin()

    # Whether it is open.

    @property
    def is_open(self) -> bool:
        """Whether it is on view."""
        return self._is_open

    @property
    def covers(self) -> bool:
        """Whether it is on view, and covers the picture."""
        return self._is_open and self._covers

    @property
    def has_no_room_beside(self) -> bool:
        """Whether it covers the picture if it is on view."""
        return self._covers

    def contains(self, node: Any) -> bool:
        """Return whether an element is in the editor."""
        return bool(self.node.contains(node))

    def show(self) -> None:
        """Show what the state of the app says, after anything that may change it."""
        is_open = has_editor(self._app)
        if self._runs.has_ended(self._covers):
            self._view.execute(Command(Action.CLOSE_EDITOR))
        if is_open != self._is_open:
            self._is_open = is_open
            if is_open:
                self._open()
            else:
                self._close()
        self._view.desk.is_by_lesson = False
        if not is_open:
            return
        self._speak()
        self._show_size()
        self._show_run()
        self._runs.mark_step(self._covers)
        self._show_said()

    def _open(self) -> None:
        if self._first_example != self._view.desk.example and self._is_untouched:
            self._begin()
        self._opener = js.activeElement
        self.node.hidden = False
        self.place()
        self._speak()
        self.field.show_lines()
        program = self._app.shown_program
        if program:
            line = shown_line(program.playback)
            source = program.playback.story.recording.source
            if line and source == self.field.text:
                self.field.go_to(line)
                self.field.mark(line, is_wrong=program.moment().is_at_fault)
        self._take_focus()

    def _take_focus(self) -> None:
        """Give the text the focus, unless nobody has asked to type.

        The keyboard of a telephone would cover half of the text. In a lesson, the keys
        of a clicker would be typed.
        """
        is_by_lesson = self._view.desk.is_by_lesson
        if has_touch() or (is_by_lesson and self._covers):
            find("editor-title").focus({"preventScroll": True})
        elif not is_by_lesson:
            self.field.node.focus({"preventScroll": True})

    def _close(self) -> None:
        self.node.hidden = True
        self.place()
        opener = self._opener
        if opener and opener.isConnected and opener != js.body:
            opener.focus({"preventScroll": True})

    def place(self) -> None:
        """Give editor and picture their places in the window."""
        root = js.documentElement
        width = int(root.clientWidth)
        least_width, least_height = LEAST_BESIDE
        is_wide = width >= least_width and int(root.clientHeight) >= least_height
        self._covers = not is_wide
        left = 0
        if self._is_open and is_wide:
            left = min(max(LEAST_WIDTH, round(SHARE * width)), MOST_WIDTH)
        root.style.setProperty("--editor", f"{left}px")
        root.classList.toggle("beside", left > 0)
        root.classList.toggle("covered", self.covers)
        find("names").inert = self.covers
        self._view.left = left
        self._view.fit()
        self._fit_to_keyboard()

    # What its files and links need.

    @property
    def name(self) -> str:
        """The name of the program's file."""
        return self._name

    @property
    def say(self) -> Words:
        """The words of the app."""
        return self._app.say

    @property
    def desk(self) -> PageDesk:
        """The desk, which has the clipboard."""
        return self._view.desk

    @property
    def link(self) -> str:
        """The link to the program."""
        return f"{self._app.whole_link}&language={self._app.state.language}"

    def refuse(self, key: str, **values: object) -> None:
        """Show that something can't be done."""
        self.notice(self._app.say(key, **values))
        self._before = None
        self.paint()

    def paint(self) -> None:
        """Have what has changed shown."""
        self._view.request_paint()

    # What it shows.

    def _show_size(self) -> None:
        """Show for how many queens the program is run."""
        n = self._app.state.own.n
        select = find("editor-n")
        value = str(n or "")
        if select.value != value:
            select.value = value
        say = self._app.say
        give(find("editor-n-text"), "textContent", f"n = {n}" if n else "n")
        select.options.item(0).text = say("editor_n_free")

    def _show_run(self) -> None:
        """Show Halt instead of Run while the program runs, and what it asks."""
        program = self._runs.program
        is_running = program is not None and program.file.is_running
        find("editor-run").hidden = is_running
        find("editor-halt").hidden = not is_running
        question = self._runs.question
        asks = question is not None and not is_running
        form = find("editor-ask")
        if asks == form.hidden:
            form.hidden = not asks
            if asks:
                text = str(question).strip() or self._app.say("editor_asks")
                give(find("editor-question"), "textContent", text)
                find("editor-answer").value = ""
                find("editor-answer").focus()

    def _show_said(self) -> None:
        """Show the strip below the text: a message, or what is known about the run."""
        kind, text = self._what_is_said()
        strip = find("editor-said")
        if (kind, text) != self._said:
            self._said = (kind, text)
            strip.hidden = text == ""
            # The rest is announced with the picture.
            strip.setAttribute("aria-live", "polite" if kind in HEARD else "off")
            strip.className = kind
            give(find("editor-said-text"), "textContent", text)
        find("editor-undo").hidden = self._before is None or kind != "notice"

    def _what_is_said(self) -> tuple[str, str]:
        """Return the kind of the strip, and its text; empty if there is none."""
        state = self._app.state
        if state.message and self._covers:
            return "error" if state.is_error else "message", state.message
        if self._notice:
            return "notice", self._notice
        return self._runs.said(self._covers)

    def _run(self) -> None:
        """Run the text. What comes out is shown when it is known."""
        self._notice = ""
        self._before = None
        if has_touch():
            self.field.node.blur()
        self._runs.run()

    def _answer(self, event: Any) -> None:
        """Run the program again with an answer to what it asks."""
        event.preventDefault()
        self._runs.answer(str(find("editor-answer").value))

    # The text.

    def _follow_text(self) -> None:
        """Keep the text for a run, and for the address."""
        desk = self._view.desk
        text = self.field.text
        desk.typed_text = text
        desk.typed_name = self._name
        if desk.program:
            # "Run again" in the picture takes it, too.
            desk.program.text = text
        self._notice = ""
        if self._is_untouched:
            desk.program_link = ""
            return

        def take(packed: str) -> None:
            if self.field.text == text:
                desk.program_link = packed
                self._view.request_paint()

        pack(text, take)

    def _begin(self) -> None:
        """Begin with the text that only says what to do, or that a lesson gives."""
        self._first_example = self._view.desk.example
        self._first = example(self._first_example, self._app.say)
        self._set(FIRST_NAME, self._first)

    @property
    def _is_untouched(self) -> bool:
        """Whether nobody has typed or opened anything yet."""
        return self.field.text == self._first

    def _set(self, name: str, text: str) -> None:
        """Show another text."""
        self._name = name
        self._loaded = text
        self.field.set_text(text, at_end=text == self._first)
        self._loaded = self.field.text

    def replace(self, name: str, text: str) -> None:
        """Show another text instead of this one, which can be brought back."""
        old = (self._name, self.field.text)
        had_changes = self.field.text != self._loaded
        program = self._view.desk.program
        is_same_file = name == self._name != FIRST_NAME
        self._was_other = program is not None and program.is_other
        if program is not None and not is_same_file:
            program.is_other = True
        self._set(name, text)
        self._before = old if had_changes and old[1] != self.field.text else None
        key = "editor_replaced" if self._before else "editor_opened"
        self.notice(self._app.say(key, name=name))

    def notice(self, text: str) -> None:
        """Show a text in the strip until somebody types or runs the program."""
        self._notice = text

    def take_link(self, packed: str) -> None:
        """Show the text of a link."""

        def take(text: str) -> None:
            if text != self.field.text:
                self.replace(FIRST_NAME, text)
                if not self._before:
                    self._notice = ""
            self._view.request_paint()

        def refuse() -> None:
            self.notice(self._app.say("editor_link_bad"))
            self._view.request_paint()

        if packed:
            unpack(packed, take, refuse)

    # Events.

    def _click(self, event: Any) -> None:
        """Do what a button means."""
        button = self._button_at(event.target)
        menu = find("editor-examples")
        if not button:
            if menu.open and not menu.contains(event.target):
                menu.open = False
            return
        menu.open = False
        key = _data(button, "insert")
        name = _data(button, "example")
        if key:
            self.field.insert(key)
        elif name:
            self._take_example(name)
        else:
            self._do(_data(button, "do"))

    def _button_at(self, node: Any) -> Any:
        """Return the button around an element, None if there is none."""
        while node != self.node and node.tagName != "BUTTON":
            node = node.parentElement
        return None if node == self.node else node

    def _do(self, name: str) -> None:
        """Do what a button of a name means."""
        match name:
            case "RUN":
                self._run()
            case "HALT":
                self._view.execute(Command(Action.END_RUN))
            case "CLOSE":
                self._view.execute(Command(Action.CLOSE_EDITOR))
            case "INDENT":
                self.field.indent()
            case "OUTDENT":
                self.field.outdent()
            case "UNDO" | "REDO":
                self.field.node.focus()
                js.execCommand(name.lower())
            case "BRING_BACK":
                self._bring_back()
            case _:
                # A button without a name sends its form.
                self.files.do(name)

    def _take_example(self, name: str) -> None:
        """Show a text to begin with."""
        text = example(name, self._app.say)
        if name == EMPTY:
            self.replace(FIRST_NAME, text)
        else:
            self.replace(f"{name}.py", text)
            choose_typed_size(self._app, SIZE_OF_EXAMPLES)
        if not has_touch():
            self.field.node.focus({"preventScroll": True})

    def _bring_back(self) -> None:
        """Bring back the text that another one has replaced."""
        if self._before:
            program = self._view.desk.program
            if program is not None:
                # Unless the other text has run, the old one is that of the last run.
                program.is_other = self._was_other or not program.is_other
            self._set(*self._before)
            self._loaded = ""
        self._before = None
        self.field.node.focus({"preventScroll": True})

    def _change(self, event: Any) -> None:
        """Follow the number of queens that is chosen."""
        if event.target.id == "editor-n":
            value = str(event.target.value)
            choose_typed_size(self._app, int(value) if value else None)

    def _keydown(self, event: Any) -> None:
        """Do what a key means in the editor."""
        has_ctrl = event.ctrlKey or event.metaKey
        key = event.key
        if has_ctrl and key == "Enter":
            event.preventDefault()
            self._run()
        elif has_ctrl and key.lower() == "s" and not event.altKey:
            event.preventDefault()
            self.files.do("SAVE")
        elif event.target == self.field.node:
            self.field.keydown(event)
            if self.field.leaves:
                self.notice(self._app.say("editor_tab_leaves"))
        elif key == "Escape":
            menu = find("editor-examples")
            if menu.open:
                menu.open = False
                menu.firstElementChild.focus()

    def _begin_typing(self, _: Any) -> None:
        js.documentElement.classList.add("typing")
        self._fit_to_keyboard()

    def _end_typing(self, _: Any) -> None:
        js.documentElement.classList.remove("typing")
        self.field.leaves = False
        self._fit_to_keyboard()

    def _fit_to_keyboard(self) -> None:
        """Leave the room of a telephone's keyboard free."""
        seen = window.visualViewport
        if not seen or not self._is_open:
            return
        style = self.node.style
        hidden = int(window.innerHeight) - int(seen.height)
        is_zoomed = float(seen.scale) > 1
        if self._covers and hidden > 0 and not is_zoomed:
            style.height = f"{int(seen.height)}px"
            style.transform = f"translateY({int(seen.offsetTop)}px)"
        else:
            style.height = ""
            style.transform = ""
        self.node.classList.toggle("low", int(seen.height) < LOW)


LOW = 440
"""Pixels: in a lower room, what is rarely needed makes place for the text."""


def _data(button: Any, name: str) -> str:
    """Return what a button holds under a name, empty if it holds nothing."""
    return str(button.getAttribute(f"data-{name}") or "")


def _keep_focus(event: Any) -> None:
    """Leave the focus in the field, so that the keyboard of a telephone stays."""
    event.preventDefault()
