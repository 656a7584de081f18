"""What a screen reader says of the page: what is new, once, as one text."""

from __future__ import annotations

from ..app.commands import Action
from ..app.moment import Mode
from ..app.questions import Square, named
from ..looks.ahead import AheadLook
from ..looks.board import BoardLook
from ..looks.card import CardLook
from ..looks.scene import Scene
from ..search.listing import Program
from .page_dom import put


class Voice:
    """What was said last of each part."""

    def __init__(self) -> None:
        self._opened: tuple[Action, bool, Program] | None = None
        self._node = self._card = self._left = ""
        self._cursor: Square | None = None

    def tell(self, scene: Scene, card: CardLook, left: AheadLook | None, panel: str, node: str) -> None:
        """Tell what is new of the open tab, `panel` being what it shows; the chosen node; the card; what is left.

        A region of several texts would be said again for each that changes, so they are one. Nothing is said in a run:
        it would fall behind.
        """
        if scene.moment.mode is Mode.RUNNING and not scene.moment.pause:
            return
        texts, say, state = [], scene.say, scene.state
        opened = state.open_tab(scene.n), state.tree.is_large, state.program
        if self._opened not in (None, opened):
            name = say("help_large_tree") if state.tree.is_large else say(opened[0].name.lower())
            texts.append(f"{name[0].upper()}{name[1:]}. {panel}")
        elif node and node != self._node:
            texts.append(node)
        told = f"{card.sentence.told} {card.sentence.next}"
        if told != self._card:
            texts.append(told)
        outlook = left.outlook.told if left else ""
        if outlook and outlook != self._left:
            texts.append(outlook)
        cursor = scene.own.cursor if scene.own else scene.asking.cursor
        if cursor and self._cursor and cursor != self._cursor:
            texts.append(_square(cursor, scene))
        if texts:
            put("heard", "textContent", " ".join(texts))
        self._opened, self._node, self._card, self._left, self._cursor = opened, node, told, outlook, cursor


def queens_of(scene: Scene) -> object:
    """Return what is told of the board to those who don't see it."""
    return scene.say.language, scene.own.queens if scene.own else scene.seen.position.board


def told_board(scene: Scene, squares: BoardLook) -> str:
    """Return where queens stand: those of the search, or those that the class has set."""
    if not scene.own:
        return scene.say.rows(squares.queens)
    return "; ".join(named(square, scene.say) for square in squares.own) or scene.say("own_empty")


def _square(square: Square, scene: Scene) -> str:
    """Return what is told of the square that keys have chosen: on the class's own board what stands there, too."""
    own, say = scene.own, scene.say
    if not own or not (square in own.queens or own.is_shaded):
        return named(square, say)
    is_attacked = square in own.attacked
    there = say("queen") if square in own.queens else say("answer_attacked" if is_attacked else "answer_safe")
    return f"{named(square, say)}: {there}"
