"""One set of looks: all that there is to see of a scene beside what is open in a panel."""

from __future__ import annotations

from typing import NamedTuple

from . import board, card, controls, edges, header, progress
from .board import BoardLook
from .card import CardLook
from .controls import ControlsLook
from .edges import EdgesLook
from .header import HeaderLook
from .progress import ProgressLook
from .scene import Scene


def board_of(scene: Scene) -> BoardLook:
    """Decide what is on the board: the search, or the queens that the class sets."""
    if scene.own:
        return board.look_at_own(scene.own)
    return board.look(scene.seen, scene.findings.sizes, scene.asking)


class Looks(NamedTuple):
    """The looks of the parts that are always there."""

    board: BoardLook
    edges: EdgesLook
    header: HeaderLook
    card: CardLook
    controls: ControlsLook
    progress: ProgressLook

    setting: tuple[object, ...]

    @classmethod
    def of(cls, scene: Scene, before: Looks | None = None) -> Looks:
        """Decide all of them; the header and the controls are as they were before where their setting is."""
        setting = scene.setting
        old = before if before and before.setting == setting else None
        squares = board_of(scene)
        return cls(
            board=squares,
            edges=edges.look(squares),
            header=old.header if old else header.look(scene),
            card=card.look(scene),
            controls=old.controls if old else controls.look(scene),
            progress=progress.look(scene),
            setting=setting,
        )
