"""What leaves the editor, and what comes into it: files, links and the QR code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from browser import window

from ..app.own_actions import SUFFIX
from ..app.own_program import file_name
from .page_dom import find, give, guarded, js
from .typing_help import BYTE_ORDER_MARK, straight

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..words.words import Words
    from .page_address import PageDesk
    from .page_field import TypedField

LARGEST_FILE = 200_000
"""The bytes of the largest file that is opened."""

QUIET = 4
"""The modules around a QR code that stay empty."""


def is_program(file: Any) -> bool:
    """Return whether a file that was chosen or dropped can be opened as a program."""
    has_suffix = str(file.name).lower().endswith(SUFFIX)
    return has_suffix and int(file.size) <= LARGEST_FILE


def source_of(text: str) -> str:
    """Return the program of a file's text, as Python reads it."""
    return straight(text.removeprefix(BYTE_ORDER_MARK))


class Owner(Protocol):
    """The editor, as its files need it."""

    field: TypedField
    open_several: Callable[[Sequence[Any]], object]  # shows the table of several files

    @property
    def name(self) -> str:
        """The name of the program's file."""

    @property
    def link(self) -> str:
        """The link to the program."""

    @property
    def say(self) -> Words:
        """The words of the app."""

    @property
    def desk(self) -> PageDesk:
        """The desk, which has the clipboard."""

    def replace(self, name: str, text: str) -> None:
        """Show another text instead of this one."""

    def notice(self, text: str) -> None:
        """Show a text until somebody types."""

    def refuse(self, key: str, **values: object) -> None:
        """Show that something can't be done."""

    def paint(self) -> None:
        """Have what has changed shown."""


class Files:
    """The files, the links and the QR code of an editor."""

    def __init__(self, editor: Owner) -> None:
        self._editor = editor
        self._chooser = find("editor-file")
        self._chooser.addEventListener("change", guarded(self._take_chosen))
        find("editor-share").hidden = not hasattr(window.navigator, "share")

    def do(self, name: str) -> None:
        """Do what a button of a name means."""
        match name:
            case "OPEN":
                self._chooser.value = ""
                self._chooser.click()
            case "SAVE":
                self._save()
            case "LINK":
                self._copy_link()
            case "SHARE":
                self._share()
            case "CODE":
                self._show_code()
            case "CLOSE_CODE":
                find("editor-code").close()

    # Files.

    def _take_chosen(self, _: Any) -> None:
        self.take(list(self._chooser.files))

    def take(self, files: Sequence[Any]) -> None:
        """Open a file that was chosen or dropped. Several files are for a table."""
        if len(files) > 1:
            self._editor.open_several(files)
        elif files:
            self._read(files[0])

    def _read(self, file: Any) -> None:
        """Read a file, and show its text."""
        editor = self._editor
        name = file_name(str(file.name))
        if not is_program(file):
            editor.refuse("own_is_no_program", name=name)
            return

        def take(text: str) -> None:
            editor.replace(name, source_of(text))
            editor.paint()

        file.text().then(guarded(take))

    def _save(self) -> None:
        """Save the text as a file, by a download."""
        editor = self._editor
        file = window.Blob.new([editor.field.text], {"type": "text/x-python"})
        address = window.URL.createObjectURL(file)
        link = js.createElement("a")
        link.href = address
        link.download = editor.name
        link.click()
        window.URL.revokeObjectURL(address)
        editor.notice(editor.say("editor_saved", name=editor.name))

    # Links.

    def _copy_link(self) -> None:
        """Copy the link to the program."""
        editor = self._editor
        is_copied = editor.desk.copy(editor.link)
        editor.notice(editor.say("editor_copied" if is_copied else "not_copied"))

    def _share(self) -> None:
        """Hand the link to what the telephone shares with."""
        data = {"title": self._editor.name, "url": self._editor.link}

        def ignore(_: Any) -> None:
            # Nobody was chosen.
            return

        window.navigator.share(data).then(guarded(ignore), guarded(ignore))

    def _show_code(self) -> None:
        """Show the QR code of the link, or say that it is too long for one."""
        editor = self._editor
        code = editor.desk.code(editor.link)
        if code is None:
            editor.notice(editor.say("editor_code_long"))
            return
        path = "".join([f"M{x} {y + 0.5}H{end}" for (x, y), (end, _) in code.bars])
        side = code.side + 2 * QUIET
        picture = find("editor-code-picture")
        picture.setAttribute("viewBox", f"{-QUIET} {-QUIET} {side} {side}")
        ground = f"M{-QUIET} {-QUIET}h{side}v{side}h{-side}z"
        give(
            picture,
            "innerHTML",
            f'<path fill="#fff" d="{ground}"/><path stroke="#000" d="{path}"/>',
        )
        is_file = editor.link.startswith("file:")
        about = "editor_code_file" if is_file else "editor_code_about"
        give(find("editor-code-about"), "textContent", editor.say(about))
        find("editor-code").showModal()
