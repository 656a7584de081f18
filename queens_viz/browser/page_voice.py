"""What a screen reader says of the page: what is new, once, as one text."""

from __future__ import annotations

from ..app.moment import Mode
from ..app.questions import Square
from ..parts.frame import Frame
from ..pens import ButtonLook, Widget
from .page_dom import find, give


class Voice:
    """What was said last of each part."""

    def __init__(self) -> None:
        self._news: dict[str, tuple[tuple[str, int], ...]] = {}
        self._message = "", 0
        self._cursor: Square | None = None
        self._node: ButtonLook | None = None
        self._heard = ""

    def tell(self, frame: Frame, number: int) -> None:
        """Tell what is new: the message with its number, then part by part what is news, and what keys choose.

        A region of several texts would be said again for each that changes, so they are one. In a run only messages
        are said: more would fall behind.
        """
        message, texts = (frame.state.message, number), list[str]()
        if message != self._message:
            texts.append(message[0])
        self._message = message
        if frame.moment.mode is Mode.RUNNING and not frame.moment.pause:
            self._say(texts)
            return
        before, news, is_opened = self._news, {}, False
        for one in frame.elements:
            if not one.widget or one.widget.descriptions == (message[0],):
                continue
            new = news[one.name] = one.widget.announcements
            # What is open at first is not told.
            if (
                new
                and new != before.get(one.name)
                and (before or one.role != "tablist")
            ):
                texts += [words for words, _ in new]
                is_opened = is_opened or one.role == "tablist"
            elif is_opened and not new and one.name not in before:
                texts += _first_words(one.widget)
        # What keys choose in is where the focus stays: the browser tells nothing of it.
        squares, ringed = frame.squares, frame.with_ring
        cursor, node = (
            squares.look.cursor,
            ringed.look if ringed and ringed.is_of_keys else None,
        )
        if cursor and self._cursor and cursor != self._cursor:
            texts.append(squares.chosen)
        if node and self._node and node != self._node:
            texts.append(node.label)
        self._say(texts)
        self._news, self._cursor, self._node = news, cursor, node

    def _say(self, texts: list[str]) -> None:
        """Say some texts; the same ones are said again, for which the region must change."""
        said = " ".join(text for text in texts if text)
        if said:
            self._heard = said if said != self._heard else f"{said}\u00a0"
            give(find("heard"), "textContent", self._heard)


def _first_words(noted: Widget) -> list[str]:
    """Return what is told of what a tab opens: its first words, or where keys stand in it."""
    return [
        *noted.descriptions,
        *[button.look.label for button in noted.buttons if button.is_of_keys],
    ][:1]
