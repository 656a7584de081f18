"""Buttons: what stands on them, and what they do."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import BINDINGS, Binding, Group
from ..app.commands import Action
from ..words.words import Words
from .scene import Scene


class ButtonLook(NamedTuple):
    """A button. Its `name` stays while what it does, its `action`, may change."""

    name: Action
    action: Action
    label: str
    hint: str
    is_enabled: bool = True
    is_primary: bool = False


def button(scene: Scene, binding: Binding, *, name: Action | None = None, is_primary: bool = False) -> ButtonLook:
    """Return the button of an action; one without a label shows its key."""
    key = hint(scene.say, binding)
    label, below = (scene.say(binding.label), key) if binding.label else (key, "")
    return ButtonLook(name or binding.action, binding.action, label, below, binding.action in scene.can, is_primary)


def hint(say: Words, binding: Binding) -> str:
    """Return how the first key of an action is written on its button."""
    keys = binding.keys or next(iter(binding.inner.values()))
    return say.key(keys[0])


def bindings_of(scene: Scene, group: Group) -> list[Binding]:
    """Return the actions whose buttons stand together, in their order."""
    return [binding for binding in BINDINGS if binding.group is group and binding.action not in scene.missing]
