"""What the program has to say, and the button beside it that takes back what it tells of."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.commands import Action
from ..pens.buttons import ButtonLook
from .buttons import button
from .scene import Scene


class MessageLook(NamedTuple):
    """A message, whether it is bad news, and its button, if it has one."""

    words: str
    is_bad: bool
    button: ButtonLook | None


def look(scene: Scene) -> MessageLook | None:
    """Decide what is said, if anything."""
    state = scene.state
    if not state.message:
        return None
    takes_back = button(scene, BINDING_OF[Action.UNDO], name=Action.UNDO_JUMP) if state.tells_jump else None
    return MessageLook(state.message, state.is_bad_news, takes_back)
