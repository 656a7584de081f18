"""Buttons: what stands on them, and what they do."""

from __future__ import annotations

from ..app.actions import BINDINGS
from ..app.binding import Binding, Group
from ..app.commands import Action
from ..pens.buttons import ButtonLook
from .scene import Scene


def button(scene: Scene, binding: Binding, *, name: Action | None = None, is_primary: bool = False) -> ButtonLook:
    """Return the button of an action; one without a label shows its key."""
    label, below = (scene.say(binding.label), hint(scene, binding)) if binding.label else (_key(scene, binding), "")
    return ButtonLook(name or binding.action, binding.action, label, below, binding.action in scene.can, is_primary)


def hint(scene: Scene, binding: Binding) -> str:
    """Return the key that is written on the button of an action, where keys are told of."""
    return _key(scene, binding) if scene.say.has_keys else ""


def _key(scene: Scene, binding: Binding) -> str:
    """Return how the first key of an action is written that belongs to nothing else now, if any."""
    keys = binding.keys
    for key in keys or [key for own in binding.inner.values() for key in own[:1]]:
        if not (keys and key in scene.taken):
            return scene.say.key(key)
    return ""


def bindings_of(scene: Scene, group: Group) -> list[Binding]:
    """Return the actions whose buttons stand together, in their order."""
    return [binding for binding in BINDINGS if binding.group is group and binding.action not in scene.missing]
