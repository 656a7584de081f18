"""One set of looks: all that there is to see of a scene beside what is open in a panel."""

from __future__ import annotations

from typing import NamedTuple

from . import ahead, board, card, compare, controls, edges, lesson, message, progress
from .ahead import AheadLook
from .board import BoardLook
from .card import CardLook
from .controls import ControlsLook
from .edges import EdgesLook
from .lesson import LessonLook
from .message import MessageLook
from .progress import ProgressLook
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
    lesson: LessonLook | None
    controls: ControlsLook
    progress: ProgressLook

    setting: tuple[object, ...]

    @classmethod
    def of(cls, scene: Scene, before: Looks | None = None) -> Looks:
        """Decide all of them; the controls are as they were before where their setting is."""
        setting = scene.setting
        old = before if before and before.setting == setting else None
        left = ahead.look(scene)
        squares = board_of(scene, left)
        return cls(
            board=squares,
            ahead=left,
            edges=edges.look(squares),
            card=card.look(scene),
            message=message.look(scene),
            lesson=lesson.look(scene),
            controls=old.controls if old else controls.look(scene),
            progress=compare.progress(scene.moment.race, scene.say) if scene.moment.race else progress.look(scene),
            setting=setting,
        )
