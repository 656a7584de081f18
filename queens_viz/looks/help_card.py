"""The help: what every key does, written from the table that binds them."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from ..app.actions import BINDING_OF, SECTIONS
from ..app.binding import Binding, Section, keys_in
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

GESTURES = {
    "section_run": (("finger_drag", "finger_line"),),
    "section_board": (("click", "mouse_square"), ("finger_hold", "finger_square"), ("click", "finger_number")),
    "section_panels": (
        ("click", "finger_solution"),
        ("click", "finger_node"),
        ("finger_hold", "finger_about"),
        ("finger_drag", "finger_panel"),
        ("finger_spread", "mouse_tree"),
    ),
    "section_class": (("click", "finger_asked"), ("click", "finger_leave")),
}
"""What fingers do, in parts with titles, told in the place of keys where there are none."""

CLICKER = (BINDING_OF[Action.BEAT], BINDING_OF[Action.BEAT_BACK])
"""What the keys of a clicker do in a lesson, in place of what they do without one."""

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
    """The help: its title, what closes it and how that is said, its sections, and at its foot what else there is."""

    title: str
    key: str
    close: str
    sections: tuple[HelpSection, ...]
    foot: str


def look(scene: Scene) -> HelpLook:
    """Decide what the help says."""
    say = scene.say
    sections = _of_keys(scene) if say.has_keys else [_of_gestures(*part, say) for part in GESTURES.items()]
    closes = say.key("escape") if say.has_keys else say("click")
    return HelpLook(say("help_title"), closes, say("help_close"), tuple(sections), say("help_foot"))


def _of_keys(scene: Scene) -> list[HelpSection]:
    """Return what each key does, and then the mouse."""
    sections = []
    for section, bindings in SECTIONS.items():
        lines = [_line(scene, *together) for together in told(bindings, scene.missing)]
        if section is Section.RUN and scene.state.lesson:
            lines.append(HelpLine(tuple(_clicker(scene.say)), scene.say("lesson_clicker")))
        sections.append(HelpSection(scene.say(section.value), tuple(lines)))
    return [*sections, _of_gestures("section_mouse", MOUSE, scene.say)]


def _clicker(say: Words) -> Iterator[HelpKey]:
    """Yield the keys that are the lesson's while one is on."""
    for binding in CLICKER:
        yield from (HelpKey(key, binding.action) for key in keys_of(say, binding, Layer.CLICKER))


def _of_gestures(title: str, gestures: tuple[tuple[str, str], ...], say: Words) -> HelpSection:
    """Return what mouse or fingers do."""
    return HelpSection(say(title), tuple(HelpLine((HelpKey(say(one)),), say(words)) for one, words in gestures))


def told(bindings: Iterable[Binding], missing: Container[Action] = ()) -> Iterator[tuple[Binding, ...]]:
    """Yield the bindings that the help lists; those with the same words come together."""
    here = (binding for binding in bindings if binding.help and binding.action not in missing)
    for _, together in groupby(here, key=lambda binding: binding.help):
        yield tuple(together)


def _line(scene: Scene, *together: Binding) -> HelpLine:
    # A click does what the button does now. Of several actions each has its first key; an action of its own has all.
    actions = [scene.stand_ins.get(binding.action, binding).action for binding in together]
    taken = {key.name for key in _clicker(scene.say)} if scene.state.lesson else set()
    keys = [
        HelpKey(key, action)
        for binding, action in zip(together, actions, strict=True)
        for key in keys_of(scene.say, binding)[: 1 if len(together) > 1 else None]
        if key not in taken
    ]
    return HelpLine(tuple(keys), scene.say(together[0].help), any(one in scene.can for one in actions))


def keys_of(say: Words, binding: Binding, layer: Layer = Layer.SEARCH) -> tuple[str, ...]:
    """Return all keys of an action in a layer as people know them."""
    keys = tuple(say.key(key) for key in keys_in(binding, layer))
    return keys if len(keys) <= MOST_KEYS else (f"{keys[0]}–{keys[-1]}",)
