"""Buttons: what stands on them, and what they do."""

from __future__ import annotations

from ..app.actions import BINDING_OF, BINDINGS
from ..app.binding import Group
from ..app.commands import Action
from ..pens import BOLD, ButtonLook, Rect, Ui
from .scene import Setting

NAMES = {
    Action.SMALLER: "smaller_board",
    Action.LARGER: "larger_board",
    Action.LEAVE: "leave_exercise",
    Action.MENU: "menu",
    Action.OUTLOOK: "outlook",
}
"""The words for buttons that show a sign or a key in their place."""

GROUPED = {group: [binding.action for binding in BINDINGS if binding.group is group] for group in Group}
"""The actions whose buttons stand together."""


def button(setting: Setting, action: Action, *, is_primary: bool = False) -> ButtonLook:
    """Return the button of an action, or what stands in its place now; one without a label shows its key.

    The key is the first one that belongs to nothing else now, if any, and told of where there are keys.
    """
    binding, say = setting.stand_ins.get(action, BINDING_OF[action]), setting.say
    free = [key for key in binding.keys if key not in setting.taken]
    if not binding.keys:
        free = [key for keys in binding.inner.values() for key in keys]
    key, does = say.key(free[0]) if free else "", binding.action
    label, hint = (say(binding.label), key if say.has_keys else "") if binding.label else (key, "")
    told = say(NAMES[does]) if does in NAMES else ""
    return ButtonLook(action, does, label, hint, does in setting.can, is_primary, told)


def actions_in(setting: Setting, group: Group) -> list[Action]:
    """Return the actions whose buttons stand together, in their order."""
    return [action for action in GROUPED[group] if action not in setting.missing]


def draw_over_key(ui: Ui, place: Rect, look: ButtonLook, size: int) -> None:
    """Draw a button, with the key that presses it under its label, where it has one that has room."""
    ink, (x, y), small = ui.button_ground(look, place), place.center, ui.type.hint
    if look.hint and ui.width(look.hint, small) <= place.width:
        ui.text(look.hint, small, ink, center=(x, y + ui.type.body * 0.52))
        y -= round(small * 0.47)
    ui.text(look.label, size, ink, BOLD, center=(x, y))
