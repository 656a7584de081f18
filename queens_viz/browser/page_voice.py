"""What a screen reader says of the page: everything that is new, as one text."""

from __future__ import annotations

from ..app.moment import Mode
from ..app.questions import Square
from ..parts.frame import Frame
from ..pens import ButtonLook, Widget
from .page_dom import find, give

Announcements = tuple[tuple[str, int], ...]
"""The announcements of a widget: a text, and a number that changes to repeat it."""


class Voice:
    """The live region of the document, and what was announced last.

    A screen reader would repeat a region of several texts for each one that changes: so
    all of them are one text.
    """

    def __init__(self) -> None:
        self._message = ("", 0)  # with its number
        self._announcements: dict[str, Announcements] = {}  # of each part
        self._square: Square | None = None  # that keys have chosen on the board
        self._choice: ButtonLook | None = None  # that keys have chosen in a part
        self._text = ""  # what the region contains

    def announce(self, frame: Frame, number: int) -> None:
        """Announce what is new in a frame.

        These are the message, the announcements of the parts, and what keys have
        chosen. `number` is the number of messages up to now. In a run only messages are
        announced: more would come too late.
        """
        message = (frame.state.message, number)
        texts = []
        if message != self._message:
            texts.append(frame.state.message)
        self._message = message
        if frame.moment.mode is Mode.RUNNING and not frame.moment.pause:
            self._say(texts)
            return
        texts += self._news(frame)
        texts += self._choices(frame)
        self._say(texts)

    def _news(self, frame: Frame) -> list[str]:
        """Return the announcements that are new, part by part.

        A part that a new tab has opened, and that announces nothing, has its first text
        announced.
        """
        old_announcements = self._announcements
        self._announcements = {}
        texts: list[str] = []
        has_new_tab = False
        for element in frame.elements:
            name = element.name
            widget = element.widget
            # The message has been announced already.
            if not widget or widget.descriptions == (frame.state.message,):
                continue
            announcements = widget.announcements
            self._announcements[name] = announcements
            is_tabs = element.role == "tablist"
            # The tab that is open at first is not announced.
            is_first_tab = is_tabs and not old_announcements
            has_changed = announcements != old_announcements.get(name)
            if announcements and has_changed and not is_first_tab:
                texts += [text for text, _ in announcements]
                if is_tabs:
                    has_new_tab = True
            elif has_new_tab and not announcements and name not in old_announcements:
                texts += _first_text(widget)
        return texts

    def _choices(self, frame: Frame) -> list[str]:
        """Return what keys have chosen since the last frame, on the board or in a part.

        The focus stays on the whole part: the browser itself announces nothing.
        """
        texts = []
        squares = frame.squares
        square = squares.look.cursor
        # Only a change from one choice to another is announced; but at the end of a
        # search, keys begin to choose squares while nothing else changes.
        is_at_end = frame.scene.visible_overview is not None
        has_begun = self._square is not None or is_at_end
        if square and has_begun and square != self._square:
            texts.append(squares.chosen)
        choice = None
        ringed = frame.with_ring
        if ringed and ringed.is_of_keys:
            choice = ringed.look
        if choice and self._choice and choice != self._choice:
            texts.append(choice.label)
        self._square = square
        self._choice = choice
        return texts

    def _say(self, texts: list[str]) -> None:
        """Have texts read aloud. The same text again is made a different one."""
        text = " ".join([text for text in texts if text])
        if not text:
            return
        if text == self._text:
            text += "\u00a0"
        self._text = text
        give(find("heard"), "textContent", text)


def _first_text(widget: Widget) -> list[str]:
    """Return the first text of a part that a tab has opened, if it has any.

    It is its first description or, if it has none, what keys have chosen in it.
    """
    if widget.descriptions:
        return [widget.descriptions[0]]
    for button in widget.buttons:
        if button.is_of_keys:
            return [button.look.label]
    return []
