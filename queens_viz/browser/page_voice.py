"""What a screen reader says of the page: what is new, once, as one text."""

from __future__ import annotations

from ..app.commands import Action
from ..app.moment import Mode
from ..looks.card import CardLook
from ..looks.scene import Scene
from .page_dom import put


class Voice:
    """What was said last of each part."""

    def __init__(self) -> None:
        self._opened: tuple[Action, bool] | None = None
        self._node = self._card = ""

    def tell(self, scene: Scene, card: CardLook, panel: str, node: str) -> None:
        """Tell what is new of the open tab, `panel` being what it shows; of the chosen node; and of the card.

        A region of several texts would be said again for each that changes, so they are one. Nothing is said in a run:
        it would fall behind.
        """
        if scene.moment.mode is Mode.RUNNING and not scene.moment.pause:
            return
        texts, say, state = [], scene.say, scene.state
        opened = state.open_tab(scene.n), state.tree.is_large
        if self._opened not in (None, opened):
            name = say("help_large_tree") if state.tree.is_large else say(opened[0].name.lower())
            texts.append(f"{name[0].upper()}{name[1:]}. {panel}")
        elif node and node != self._node:
            texts.append(node)
        told = f"{card.sentence.told} {card.sentence.next}"
        if told != self._card:
            texts.append(told)
        self._opened, self._node, self._card = opened, node, told
        if texts:
            put("heard", "textContent", " ".join(texts))
