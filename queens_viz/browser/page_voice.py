"""What a screen reader says of the page: what is new, once, as one text."""

from __future__ import annotations

from ..app.moment import Mode
from ..app.questions import Square, named
from ..parts.frame import Frame
from ..parts.scene import Scene
from ..pens.buttons import ButtonLook
from ..pens.ui import Widget
from .page_dom import find, give


class Voice:
    """What was said last of each part."""

    def __init__(self) -> None:
        self._news: dict[str, tuple[str, ...]] = {}
        self._parts: frozenset[str] = frozenset()
        self._message = "", 0
        self._cursor: Square | None = None
        self._wrong = 0
        self._node: ButtonLook | None = None
        self._heard = ""

    def tell(self, frame: Frame, number: int) -> None:
        """Tell what is new: the message with its number, then part by part what is news, and the cursor.

        A region of several texts would be said again for each that changes, so they are one. In a run only messages
        are said: more would fall behind.
        """
        scene, texts = frame.scene, []
        message = scene.state.message, number
        if message != self._message:
            texts.append(message[0])
        self._message = message
        if scene.moment.mode is Mode.RUNNING and not scene.moment.pause:
            self._say(texts)
            return
        # A wrong answer is told each time, though the words may be the same.
        is_again, self._wrong = scene.asking.wrong != self._wrong, scene.asking.wrong
        news, parts, is_opened = {}, frozenset([one.name for one in frame.shown]), False
        for one in frame.shown:
            if not one.noted or one.noted.told == (message[0],):
                continue
            if one.noted.news:
                news[one.name] = one.noted.news
                is_tab = one.role == "tablist"
                if self._news.get(one.name) != one.noted.news or (is_again and one.name == "card"):
                    # What is open at first is not told.
                    texts += one.noted.news if not is_tab or self._news else ()
                    is_opened = is_opened or (is_tab and bool(self._news))
            elif is_opened and one.name not in self._parts:
                texts += _first_words(one.noted)
        cursor = scene.own.cursor if scene.own else scene.asking.cursor
        if cursor and self._cursor and cursor != self._cursor:
            texts.append(_square(cursor, scene))
        ringed = frame.with_ring
        node = ringed.look if ringed and ringed.is_of_keys else None
        if node and self._node and node != self._node:
            # What keys choose in is where the focus stays: the browser tells nothing of it.
            texts.append(node.label)
        self._say(texts)
        self._news, self._parts, self._cursor, self._node = news, parts, cursor, node

    def _say(self, texts: list[str]) -> None:
        """Say some texts; the same ones are said again, for which the region must change."""
        said = " ".join(text for text in texts if text)
        if said:
            self._heard = said if said != self._heard else f"{said}\u00a0"
            give(find("heard"), "textContent", self._heard)


def _first_words(noted: Widget) -> list[str]:
    """Return what is told of what a tab opens: its first words, or where keys stand in it."""
    return [*noted.told, *[button.look.label for button in noted.buttons if button.is_of_keys]][:1]


def _square(square: Square, scene: Scene) -> str:
    """Return what is told of the square that keys have chosen: on the class's own board what stands there, too."""
    own, say = scene.own, scene.say
    if not own or not (square in own.queens or own.is_shaded):
        return named(square, say)
    is_attacked = square in own.attacked
    there = say("queens_one") if square in own.queens else say("answer_attacked" if is_attacked else "answer_safe")
    return f"{named(square, say)}: {there}"
