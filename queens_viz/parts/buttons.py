"""Buttons: what stands on them, and what they do."""

from __future__ import annotations

from ..app.actions import BINDINGS
from ..app.binding import Binding, Group
from ..app.commands import Action
from ..pens.buttons import ButtonLook
from ..pens.face import BOLD
from ..pens.rect import Rect
from ..pens.ui import Ui
from .scene import Setting

NAMES = {
    Action.SMALLER: "smaller_board",
    Action.LARGER: "larger_board",
    Action.LEAVE: "leave_exercise",
    Action.MENU: "menu",
    Action.OUTLOOK: "outlook",
}
"""The words for buttons that show a sign or a key in their place."""

GROUPED = {group: [binding for binding in BINDINGS if binding.group is group] for group in Group}
"""The actions whose buttons stand together."""


def button(setting: Setting, binding: Binding, *, name: Action | None = None, is_primary: bool = False) -> ButtonLook:
    """Return the button of an action; one without a label shows its key."""
    label, below = (
        (setting.say(binding.label), hint(setting, binding)) if binding.label else (_key(setting, binding), "")
    )
    action, is_able = binding.action, binding.action in setting.can
    told = setting.say(NAMES[action]) if action in NAMES else ""
    return ButtonLook(name or action, action, label, below, is_able, is_primary, told)


def hint(setting: Setting, binding: Binding) -> str:
    """Return the key that is written on the button of an action, where keys are told of."""
    return _key(setting, binding) if setting.say.has_keys else ""


def _key(setting: Setting, binding: Binding) -> str:
    """Return how the first key of an action is written that belongs to nothing else now, if any."""
    keys = binding.keys
    for key in keys or [key for own in binding.inner.values() for key in own[:1]]:
        if not (keys and key in setting.taken):
            return setting.say.key(key)
    return ""


def bindings_of(setting: Setting, group: Group) -> list[Binding]:
    """Return the actions whose buttons stand together, in their order."""
    return [binding for binding in GROUPED[group] if binding.action not in setting.missing]


def draw_over_key(ui: Ui, place: Rect, look: ButtonLook, size: int) -> None:
    """Draw a button, with the key that presses it under its label, where it has one that has room."""
    ink, (x, y), small = ui.button_ground(look, place), place.center, ui.type.hint
    if look.hint and ui.width(look.hint, small) <= place.width:
        ui.text(look.hint, small, ink, center=(x, y + ui.type.body * 0.52))
        y -= round(small * 0.47)
    ui.text(look.label, size, ink, BOLD, center=(x, y))
