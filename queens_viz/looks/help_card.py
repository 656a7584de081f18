"""The help: what every key does, written from the table that binds them."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from ..app.actions import SECTIONS
from ..app.binding import Binding, keys_in
from ..app.commands import Action
from ..app.layers import Layer
from ..words.words import Words
from .scene import Scene

MOUSE = (
    ("click", "mouse_square"),
    ("click", "mouse_number"),
    ("click", "mouse_line"),
    ("wheel", "mouse_tree"),
)
"""What the mouse does: the messages for what is done with it, and for what comes of it."""

MOST_KEYS = 4
"""If an action has more keys than this, only the first and the last are named."""


class HelpKey(NamedTuple):
    """A key of the help, or what the mouse does, and the action that a click on it asks for, if it has one."""

    name: str
    action: Action | None = None


class HelpLine(NamedTuple):
    """A line of the help: the keys of an action, or one of each of several, and what they do, if they do it now."""

    keys: tuple[HelpKey, ...]
    words: str
    is_enabled: bool = True


class HelpSection(NamedTuple):
    """Lines of the help that belong together, and their title."""

    title: str
    lines: tuple[HelpLine, ...]


class HelpLook(NamedTuple):
    """The help: its title, the key that closes it and what is said of that, its sections, and what a click does."""

    title: str
    key: str
    close: str
    sections: tuple[HelpSection, ...]
    foot: str


def look(scene: Scene) -> HelpLook:
    """Decide what the help says."""
    say = scene.say
    sections = [
        HelpSection(say(section.value), tuple(_line(scene, *together) for together in told(bindings, scene.missing)))
        for section, bindings in SECTIONS.items()
    ]
    mouse = tuple(HelpLine((HelpKey(say(gesture)),), say(words)) for gesture, words in MOUSE)
    sections.append(HelpSection(say("section_mouse"), mouse))
    return HelpLook(say("help_title"), say.key("escape"), say("help_close"), tuple(sections), say("help_foot"))


def told(bindings: Iterable[Binding], missing: Container[Action] = ()) -> Iterator[tuple[Binding, ...]]:
    """Yield the bindings that the help lists; those with the same words come together."""
    here = (binding for binding in bindings if binding.help and binding.action not in missing)
    for _, together in groupby(here, key=lambda binding: binding.help):
        yield tuple(together)


def _line(scene: Scene, *together: Binding) -> HelpLine:
    # A click does what the button does now. Of several actions each has its first key; an action of its own has all.
    actions = [scene.stand_ins.get(binding.action, binding).action for binding in together]
    keys = [
        HelpKey(key, action)
        for binding, action in zip(together, actions, strict=True)
        for key in keys_of(scene.say, binding)[: 1 if len(together) > 1 else None]
    ]
    return HelpLine(tuple(keys), scene.say(together[0].help), any(one in scene.can for one in actions))


def keys_of(say: Words, binding: Binding, layer: Layer = Layer.SEARCH) -> tuple[str, ...]:
    """Return all keys of an action in a layer as people know them."""
    keys = tuple(say.key(key) for key in keys_in(binding, layer))
    return keys if len(keys) <= MOST_KEYS else (f"{keys[0]}–{keys[-1]}",)
