"""The head of a panel: its tabs, of which one is open."""

from __future__ import annotations

from ..app.binding import Group
from ..app.commands import Action
from ..pens import BOLD, REGULAR, ButtonLook, Rect, Room, Touch, Ui, keycap
from .cards import strip_height
from .scene import Scene, Setting

NEAR, APART = 4, 0.7
"""How near tabs may stand in pixels, and how far apart they do where they have room, in the type of a reason."""


def opened(scene: Scene, *, has_two_panels: bool) -> list[Action]:
    """Return the open tab of each panel: where there are two, the second one is the tree's."""
    tab = scene.state.open_tab(scene.n)
    if not has_two_panels:
        return [tab]
    return [Action.SOLUTIONS if tab is Action.TREE else tab, Action.TREE]


def _tabs(setting: Setting, tab: Action, has_two_panels: bool) -> list[ButtonLook]:
    """Return the tabs of a panel in which one is open; where there are two panels the tree has the second one."""
    shown = [
        action
        for action in setting.actions_in(Group.TABS)
        if action in setting.can or action is not Action.RULES
    ]
    if has_two_panels:
        shown = [
            action
            for action in shown
            if (action is Action.TREE) is (tab is Action.TREE)
        ]
    return [setting.button(action, is_primary=action is tab) for action in shown]


def head(
    ui: Ui, card: Room, setting: Setting, tab: Action, has_two_panels: bool
) -> Rect:
    """Draw the head of a card in which a tab is open: each is its name, underlined where it is open, and its key.

    Where names have no room with their keys they stand alone; where five have none, the last but one is opened by its
    key alone. Where four have none, the longest end in an ellipsis.
    """
    tabs = _tabs(setting, tab, has_two_panels)
    ui.announce(
        "".join([f"{look.label}." for look in tabs if look.is_primary]), is_news=True
    )
    row = card.cut_top(strip_height(ui.type))
    whole = row.copy()
    ui.box(row.row(row.bottom - 1, 1).inflate(-2, 0), "hairline")
    row.cut_left(ui.padding(row))
    row.cut_right(NEAR)
    far, small = round(APART * ui.type.reason), max(ui.type.hint - 2, ui.least(2))
    keys = keycap.width_of(ui, "F2", small) + ui.type.hint // 2
    for key, apart, left_out in ((keys, far, 0), (0, NEAR, 0), (0, NEAR, 1)):
        tabs = tabs[:-2] + tabs[-1:] if left_out and len(tabs) > 4 else tabs
        names, gaps = " ".join([look.label for look in tabs]), len(tabs) - 1
        room = row.width - len(tabs) * key - gaps * apart
        size = ui.fit_size(names, ui.type.reason, room, BOLD)
        spare = room - ui.width(names, size, BOLD)
        if spare >= 0 and (not key or (tabs[0].hint and size >= ui.type.body)):
            break
    gap = min(far, apart + max(0, spare) // max(1, gaps))
    widths = [ui.width(look.label, size, BOLD) for look in tabs]
    if spare < 0:
        widths = _shared(widths, row.width - gaps * gap)
    for look, width in zip(tabs, widths, strict=True):
        place = row.cut_left(width + key, gap)
        if ui.press(look, place) is not Touch.NONE:
            ui.box(place.inflate(12, -8), "hover", radius=6)
        if key:
            keycap.paint_at(ui, look.hint, small, "muted", midright=place.midright)
            place.cut_right(key)
        role, weight = ("accent", BOLD) if look.is_primary else ("text", REGULAR)
        ui.label(look.label, size, place, role, weight)
        if look.is_primary:
            ui.box(Rect(place.left - 4, place.bottom - 4, place.width + 8, 4), "accent")
    return whole


def _shared(widths: list[int], room: int) -> list[int]:
    """Return widths that have room together: the widest ones are made equal.

    >>> _shared([72, 42, 87, 77], 200), _shared([30, 40], 100)
    ([52, 42, 52, 52], [30, 40])
    """
    left = room
    widest = 0
    for count, width in enumerate(sorted(widths)):
        widest = left // (len(widths) - count)
        if width > widest:
            break
        left -= width
        widest = width
    return [min(width, widest) for width in widths]
