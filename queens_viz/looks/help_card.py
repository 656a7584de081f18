"""The help: what every key does, written from the table that binds them."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import BINDINGS, Binding, keys_in
from ..app.commands import Action
from ..app.state import Layer
from .scene import Scene

NAMES = {"left": "←", "right": "→", "up": "↑", "down": "↓", "return": "Enter", "page up": "PgUp", "page down": "PgDn"}
"""Keys that are called otherwise than the table names them."""


class HelpLine(NamedTuple):
    """A line of the help; a click on it asks for its action, which may not apply now."""

    action: Action
    keys: str
    words: str
    is_enabled: bool


class HelpLook(NamedTuple):
    """The help: its title, how it is closed, its lines, and what the mouse does."""

    title: str
    close: str
    lines: tuple[HelpLine, ...]
    mouse: str


def look(scene: Scene) -> HelpLook:
    """Decide what the help says."""
    say = scene.say
    lines = [
        HelpLine(binding.action, "  ".join(keys_of(binding)), say(binding.help), binding.action in scene.can)
        for binding in BINDINGS
        if binding.help and binding.action not in scene.missing
    ]
    return HelpLook(say("help_title"), say("help_close"), tuple(lines), say("help_mouse"))


def keys_of(binding: Binding, layer: Layer = Layer.SEARCH) -> list[str]:
    """Return all keys of an action in a layer as people know them."""
    if binding.action is Action.TYPE:
        return [binding.hint]
    keys = keys_in(binding, layer)
    return ["+".join(NAMES.get(part, part.capitalize()) for part in _parts(key)) for key in keys]


def _parts(key: str) -> list[str]:
    return key.split("+") if len(key) > 1 else [key]
