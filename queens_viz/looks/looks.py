"""One set of looks: all that there is to see of a scene beside what is open in a panel."""

from __future__ import annotations

from typing import NamedTuple

from . import ahead, board, card, edges, message
from .ahead import AheadLook
from .board import BoardLook
from .card import CardLook
from .edges import EdgesLook
from .message import MessageLook
from .scene import Scene


def board_of(scene: Scene, left: AheadLook | None) -> BoardLook:
    """Decide what is on the board: the search and what is left of its later columns, or queens that the class sets."""
    if scene.own:
        return board.look_at_own(scene.own)
    squares = board.look(scene.seen, scene.findings.sizes, scene.asking)
    return squares._replace(shaded=left.shaded, empty=left.empty or squares.empty) if left else squares


class Looks(NamedTuple):
    """The looks of the parts that are there whatever is open in a panel; what is left only where somebody wants it."""

    board: BoardLook
    ahead: AheadLook | None
    edges: EdgesLook
    card: CardLook
    message: MessageLook | None
    setting: tuple[object, ...]

    @classmethod
    def of(cls, scene: Scene, before: Looks | None = None) -> Looks:
        """Decide all of them; the setting is the one before where it is equal."""
        setting = scene.setting
        left = ahead.look(scene)
        squares = board_of(scene, left)
        return cls(
            board=squares,
            ahead=left,
            edges=edges.look(squares),
            card=card.look(scene),
            message=message.look(scene),
            setting=before.setting if before and before.setting == setting else setting,
        )
