"""Buttons: what stands on them, and what they do."""

from __future__ import annotations

from ..app.actions import BINDING_OF, BINDINGS
from ..app.binding import Group
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

GROUPED = {group: [one.action for one in BINDINGS if one.group is group] for group in Group}
"""The actions whose buttons stand together."""


def button(setting: Setting, action: Action, *, name: Action | None = None, is_primary: bool = False) -> ButtonLook:
    """Return the button of an action; one without a label shows its key."""
    label, say = BINDING_OF[action].label, setting.say
    shown, below = (say(label), hint(setting, action)) if label else (_key(setting, action), "")
    told = say(NAMES[action]) if action in NAMES else ""
    return ButtonLook(name or action, action, shown, below, action in setting.can, is_primary, told)


def hint(setting: Setting, action: Action) -> str:
    """Return the key that is written on the button of an action, where keys are told of."""
    return _key(setting, action) if setting.say.has_keys else ""


def _key(setting: Setting, action: Action) -> str:
    """Return how the first key of an action is written that belongs to nothing else now, if any."""
    binding = BINDING_OF[action]
    keys = binding.keys
    for key in keys or [key for own in binding.inner.values() for key in own[:1]]:
        if not (keys and key in setting.taken):
            return setting.say.key(key)
    return ""


def actions_of(setting: Setting, group: Group) -> list[Action]:
    """Return the actions whose buttons stand together, in their order."""
    return [action for action in GROUPED[group] if action not in setting.missing]


def draw_over_key(ui: Ui, place: Rect, look: ButtonLook, size: int) -> None:
    """Draw a button, with the key that presses it under its label, where it has one that has room."""
    ink, (x, y), small = ui.button_ground(look, place), place.center, ui.type.hint
    if look.hint and ui.width(look.hint, small) <= place.width:
        ui.text(look.hint, small, ink, center=(x, y + ui.type.body * 0.52))
        y -= round(small * 0.47)
    ui.text(look.label, size, ink, BOLD, center=(x, y))
