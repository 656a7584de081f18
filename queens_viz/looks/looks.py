"""One set of looks: all that there is to see of a scene beside what is open in a panel."""

from __future__ import annotations

from typing import NamedTuple

from ..search.ahead import attacked_ahead, empty_columns
from . import board, card, edges, message
from .board import BoardLook
from .card import CardLook
from .edges import EdgesLook
from .message import MessageLook
from .scene import Scene


def board_of(scene: Scene) -> BoardLook:
    """Decide what is on the board: the search, or queens that the class sets.

    Where somebody wants to see what is left, the attacked squares of later columns are shaded.
    """
    if scene.own:
        return board.look_at_own(scene.own)
    squares = board.look(scene.seen, scene.findings.sizes, scene.asking)
    if not scene.state.has_outlook or scene.seen.pace:
        return squares
    n, queens, _, strategy = scene.seen.position
    empty = empty_columns(n, queens, strategy) or squares.empty
    return squares._replace(shaded=attacked_ahead(n, queens, strategy), empty=empty)


class Looks(NamedTuple):
    """The looks of the parts that are there whatever is open in a panel."""

    board: BoardLook
    edges: EdgesLook
    card: CardLook
    message: MessageLook | None
    setting: tuple[object, ...]

    @classmethod
    def of(cls, scene: Scene, before: Looks | None = None) -> Looks:
        """Decide all of them; the setting is the one before where it is equal."""
        setting = scene.setting
        squares = board_of(scene)
        return cls(
            board=squares,
            edges=edges.look(squares),
            card=card.look(scene),
            message=message.look(scene),
            setting=before.setting if before and before.setting == setting else setting,
        )
