"""What stands in the place of the tabs while the class has a board of its own: what it can do there."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action
from .scene import Scene

LINES: tuple[tuple[tuple[str, ...], str, Action], ...] = (
    ((), "own_click", Action.PICK),
    (("left", "up", "down", "right", "space"), "own_keys", Action.PICK),
    (("w",), "own_shade", Action.SHADE),
    (("u",), "own_take_back", Action.TAKE_BACK),
    (("home",), "own_clear", Action.CLEAR),
    (("escape",), "own_leave", Action.CLOSE),
    (("return",), "own_go_there", Action.GO_THERE),
)
"""The keys of each line, the key of its words, and the action that a click on it asks for; without keys a click."""

TAPPED = LINES[0], LINES[2]
"""What is told where there are no keys: header and foot have buttons for the rest."""


class OwnLine(NamedTuple):
    """A line: its keys, where these are told of, what they do, whether they do it now, and a remark under it.

    A switch has its state in words, and whether it is on. Room is kept for a remark that is `awaited`.
    """

    keys: tuple[str, ...]
    words: str
    action: Action
    is_enabled: bool
    remark: str = ""
    awaited: str = ""
    state: str = ""
    is_on: bool = False


class OwnPanelLook(NamedTuple):
    """The title, the lines, and what a full board is."""

    title: str
    lines: tuple[OwnLine, ...]
    note: str


def look(scene: Scene) -> OwnPanelLook | None:
    """Decide what the panel says, while the class has a board of its own."""
    own, say = scene.own, scene.say
    if not own:
        return None
    lines = []
    for keys, words, action in LINES if say.has_keys else TAPPED:
        names = (tuple(say.key(key) for key in keys) or (say("click"),)) if say.has_keys else ()
        line = OwnLine(names, say(words), action, action in scene.can)
        if action is Action.SHADE:
            line = line._replace(state=say("is_on" if own.is_shaded else "is_off"), is_on=own.is_shaded)
        elif action is Action.GO_THERE:
            not_yet = say("own_not_yet")
            line = line._replace(remark="" if line.is_enabled else not_yet, awaited=not_yet)
        lines.append(line)
    note = say.count("own_note", own.n)
    return OwnPanelLook(say("own_title"), tuple(lines), note)
