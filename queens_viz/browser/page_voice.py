"""What a screen reader says of the page: what is new, once, as one text."""

from __future__ import annotations

from ..app.commands import Action
from ..app.moment import Mode
from ..app.questions import Square, named
from ..looks.scene import Scene
from ..paint.frame import Frame
from ..parts.lesson import told as told_of_lesson
from ..parts.outlook import left_of
from ..search.listing import Program
from . import tree_told
from .page_dom import find, give
from .page_panel_names import panel_names


class Voice:
    """What was said last of each part."""

    def __init__(self) -> None:
        self._opened: tuple[Action, bool, Program] | None = None
        self._node = self._left = self._heard = self._question = ""
        self._card = self._message = "", 0
        self._cursor: Square | None = None

    def tell(self, frame: Frame, number: int) -> None:
        """Tell what is new: the message with its number, the tab, a chosen node, the card, what is left, the cursor.

        A region of several texts would be said again for each that changes, so they are one. Nothing is said in a run:
        it would fall behind.
        """
        scene, looks, tree = frame.scene, frame.looks, frame.tree
        say, state = scene.say, scene.state
        texts = [state.message] if (state.message, number) != self._message else []
        question = told_of_lesson(scene)
        if question and question != self._question:
            texts.append(question)
        self._question = question
        self._message = state.message, number
        if scene.moment.mode is Mode.RUNNING and not scene.moment.pause:
            self._say(texts)
            return
        opened = state.open_tab(scene.n), state.tree.is_large, state.program
        chosen = tree.look.chosen if tree else None
        node = tree_told.node_told(tree.look.spots[chosen], say) if tree and chosen is not None else ""
        if self._opened not in (None, opened):
            name = say("help_large_tree") if state.tree.is_large else say(opened[0].name.lower())
            told = panel_names(frame.beside.panels, say).told if frame.beside else ""
            told = tree_told.told(tree.look, say) if tree else told.partition("\n")[0]
            texts.append(f"{name[0].upper()}{name[1:]}. {told}")
        elif node and node != self._node:
            texts.append(node)
        # A wrong answer is told each time, though the words may be the same.
        card = f"{looks.card.sentence.told} {looks.card.sentence.next}", scene.asking.wrong
        if card != self._card:
            texts.append(card[0])
        outlook = left_of(scene)
        left = outlook.told if outlook else ""
        if left and left != self._left:
            texts.append(left)
        cursor = scene.own.cursor if scene.own else scene.asking.cursor
        if cursor and self._cursor and cursor != self._cursor:
            texts.append(_square(cursor, scene))
        self._say(texts)
        self._opened, self._node, self._card, self._left, self._cursor = opened, node, card, left, cursor

    def _say(self, texts: list[str]) -> None:
        """Say some texts; the same ones are said again, for which the region must change."""
        said = " ".join(text for text in texts if text)
        if said:
            self._heard = said if said != self._heard else f"{said}\u00a0"
            give(find("heard"), "textContent", self._heard)


def _square(square: Square, scene: Scene) -> str:
    """Return what is told of the square that keys have chosen: on the class's own board what stands there, too."""
    own, say = scene.own, scene.say
    if not own or not (square in own.queens or own.is_shaded):
        return named(square, say)
    is_attacked = square in own.attacked
    there = say("queens_one") if square in own.queens else say("answer_attacked" if is_attacked else "answer_safe")
    return f"{named(square, say)}: {there}"
