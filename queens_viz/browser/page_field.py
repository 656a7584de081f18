"""The field in which a program is typed: its lines, their numbers and its marks.

What typing does to a text is in typing_help.py. Changes are made as the browser makes
them, so that it can undo them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser import window

from .page_dom import find, give, js
from .typing_help import (
    BENT,
    Edit,
    back,
    indent,
    new_line,
    outdent,
    places_of,
    straight,
)

CHARACTER = 9.6
"""The width of a character in pixels."""

LINE = 24
"""The height of a line in pixels, as in editor.css."""

LINES_ABOVE = 3
"""The lines that are shown above one to which the field is scrolled."""

MARKUP = """
<div id="typed-lines">
<div id="typed-mark" aria-hidden="true" hidden></div>
<pre id="typed-numbers" aria-hidden="true"></pre>
<textarea id="typed" wrap="off" autocomplete="off" autocorrect="off"
 autocapitalize="off" spellcheck="false" writingsuggestions="false"
 translate="no" data-gramm="false"
 enterkeyhint="enter" aria-labelledby="editor-title"
 aria-describedby="typed-hint"></textarea>
</div>
"""
"""The field as HTML."""

NO_DIALOG = False
"""No command of the browser shows one."""

MODIFIERS = ("Shift", "Control", "Alt", "Meta", "AltGraph")


class TypedField:
    """The field, which is in the document already."""

    def __init__(self, has_changed: Callable[[], object]) -> None:
        self.node = find("typed")
        self._has_changed = has_changed
        self._numbers = find("typed-numbers")
        self._mark = find("typed-mark")
        self._line_count = 0
        self._marked = 0  # the line with the mark, 0 if there is none
        self._marked_text = ""  # the text of which it is a line
        self.leaves = False
        """Whether Tab leaves the field: Esc was pressed before."""

    # The text.

    @property
    def text(self) -> str:
        """The text in the field."""
        return str(self.node.value)

    def set_text(self, text: str, *, at_end: bool = False) -> None:
        """Put a text into the field, and the cursor at its end or its beginning.

        The browser can't undo that.
        """
        self.mark(0)
        give(self.node, "value", text)
        place = int(self.node.textLength) if at_end else 0
        self.node.setSelectionRange(place, place)
        self.node.scrollTop = 0
        self.node.scrollLeft = 0
        self._show_changed()

    def _show_changed(self) -> None:
        """Show the numbers of the lines, and report that the text has changed."""
        self.show_lines()
        self._has_changed()

    # Lines.

    def show_lines(self) -> None:
        """Show the numbers of the lines, and the mark if it is for this text."""
        count = self.text.count("\n") + 1
        if count != self._line_count:
            self._line_count = count
            numbers = "\n".join([str(number + 1) for number in range(count)])
            give(self._numbers, "textContent", numbers)
        self._show_mark()
        self.scroll()

    def _show_mark(self) -> None:
        """Show the mark, but not in another text than it was made for."""
        self._mark.hidden = self._marked == 0 or self.text != self._marked_text

    def scroll(self) -> None:
        """Move numbers and mark to where the lines are."""
        top = int(self.node.scrollTop)
        give(self._numbers.style, "transform", f"translateY({-top}px)")
        mark_top = (self._marked - 1) * LINE - top
        give(self._mark.style, "transform", f"translateY({mark_top}px)")

    def mark(self, line: int, *, is_wrong: bool = True) -> None:
        """Mark a line, or with 0 none. In another text the mark is not seen."""
        self._marked = line
        self._marked_text = self.text
        self._show_mark()
        self._mark.className = "wrong" if is_wrong else ""
        self.scroll()

    def go_to(self, line: int) -> None:
        """Put the cursor at the end of a line, and scroll so that it is on view."""
        end = places_of(self.text, line)[1]
        self.node.setSelectionRange(end, end)
        self.reveal(line)

    def reveal(self, line: int) -> None:
        """Scroll so that a line is on view, if it isn't."""
        top = (line - 1) * LINE
        height = int(self.node.clientHeight)
        is_visible = 0 <= top - int(self.node.scrollTop) <= height - 2 * LINE
        if not is_visible:
            self.node.scrollTop = max(0, top - LINES_ABOVE * LINE)
        self.node.scrollLeft = 0
        self.scroll()

    # Changes.

    def _selection(self) -> tuple[int, int]:
        """Return the selected part of the text."""
        return int(self.node.selectionStart), int(self.node.selectionEnd)

    def insert(self, text: str) -> None:
        """Replace what is selected by a text."""
        self.node.focus()
        if text:
            is_done = js.execCommand("insertText", NO_DIALOG, text)
        else:
            is_done = js.execCommand("delete")
        if not is_done:
            start = self.node.selectionStart
            end = self.node.selectionEnd
            self.node.setRangeText(text, start, end, "end")
            self._show_changed()

    def change(self, edit: Edit | None) -> None:
        """Make a change."""
        if not edit:
            return
        self.node.setSelectionRange(edit.start, edit.end)
        self.insert(edit.text)
        # Where the new text ends, only the browser knows: it counts some characters,
        # such as emojis, as two, and Python counts them as one.
        end = int(self.node.selectionEnd)
        is_to_end = edit.last == edit.start + len(edit.text)
        last = end if is_to_end else edit.last
        first = last if edit.first == edit.last else edit.first
        self.node.setSelectionRange(first, last)
        if first == last:
            self._show_beginnings(last)

    def _show_beginnings(self, place: int) -> None:
        """Show the beginnings of the lines, if the cursor is on view then, too.

        A browser that has scrolled along a long line stays there, and cuts the next.
        """
        column = place - self.text.rfind("\n", 0, place)
        if CHARACTER * column < int(self.node.clientWidth):
            self.node.scrollLeft = 0

    def indent(self) -> None:
        """Move the cursor, or the selected lines, one indentation farther in."""
        self.change(indent(self.text, *self._selection()))

    def outdent(self) -> None:
        """Move the line, or the selected lines, one indentation farther out."""
        self.change(outdent(self.text, *self._selection()))

    # Events.

    def keydown(self, event: Any) -> None:
        """Indent with Tab, unless Esc was pressed before it."""
        key = event.key
        has_modifier = event.ctrlKey or event.metaKey or event.altKey
        if event.isComposing or has_modifier or key in MODIFIERS:
            return
        if key == "Tab" and not self.leaves:
            event.preventDefault()
            if event.shiftKey:
                self.outdent()
            else:
                self.indent()
        self.leaves = key == "Escape"

    def beforeinput(self, event: Any) -> None:
        """Do more than the browser for Enter and Backspace, and make quotes straight.

        The keyboards of telephones send this event for them, and no other.
        """
        if event.isComposing or not event.cancelable:
            return
        kind = event.inputType
        first, last = self._selection()
        edit = None
        if kind in ("insertLineBreak", "insertParagraph"):
            edit = new_line(self.text, first, last)
        elif kind == "deleteContentBackward":
            if first == last:
                edit = back(self.text, first)
        elif kind != "insertReplacementText":
            edit = self._straightened(event, first, last)
        if edit:
            event.preventDefault()
            self.change(edit)

    def _straightened(self, event: Any, first: int, last: int) -> Edit | None:
        """Return the change that inserts a text made straight, if it needs that."""
        text = _data_of(event)
        if not BENT.intersection(text):
            return None
        new = straight(text, self.text[:first])
        if new == text:
            return None
        return Edit(
            start=first,
            end=last,
            text=new,
            first=first + len(new),
            last=first + len(new),
        )

    def input(self, _: Any = None) -> None:
        """Follow the text."""
        self._show_changed()


def _data_of(event: Any) -> str:
    """Return the text that an event is about to insert, empty if there is none."""
    if event.data:
        return str(event.data)
    transfer = event.dataTransfer
    return str(transfer.getData("text/plain")) if transfer else ""


def has_touch() -> bool:
    """Return whether fingers are the main pointer."""
    return bool(window.matchMedia("(pointer: coarse)").matches)
