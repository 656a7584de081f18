"""What leaves the editor, and what comes into it: files, links and the QR code."""

from __future__ import annotations

from typing import Any

from browser import window

from ..app.own_actions import SUFFIX
from ..app.own_program import file_name
from .page_dom import find, give, guarded, js
from .typing_help import straight

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .page_editor import Editor

LARGEST_FILE = 200_000
"""The bytes of the largest file that is opened."""

QUIET = 4
"""The modules around a QR code that stay empty."""


class Files:
    """The files, the links and the QR code of an editor."""

    def __init__(self, editor: Editor) -> None:
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
        self.take(self._chooser.files)

    def take(self, files: Any) -> None:
        """Open a file that was chosen or dropped. Several files are for a table."""
        if files.length > 1:
            several(self._editor, files)
        elif files.length == 1:
            self._read(files.item(0))

    def _read(self, file: Any) -> None:
        """Read a file, and show its text."""
        editor = self._editor
        name = file_name(str(file.name))
        if int(file.size) > LARGEST_FILE or not name.lower().endswith(SUFFIX):
            editor.refuse("own_is_no_program", name=name)
            return

        def take(text: str) -> None:
            editor.replace(name, straight(text.removeprefix("\ufeff")))
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
        path = "".join(
            [f"M{x} {y + 0.5}H{end}" for (x, y), (end, _) in code.bars]
        )
        side = code.side + 2 * QUIET
        picture = find("editor-code-picture")
        picture.setAttribute("viewBox", f"{-QUIET} {-QUIET} {side} {side}")
        ground = f"M{-QUIET} {-QUIET}h{side}v{side}h{-side}z"
        give(
            picture,
            "innerHTML",
            f'<path fill="#fff" d="{ground}"/><path stroke="#000" d="{path}"/>',
        )
        find("editor-code").showModal()


def several(editor: Editor, files: Any) -> None:
    """Show what several programs do, in a table."""
    editor.refuse("editor_one_file")
