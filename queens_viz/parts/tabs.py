"""The head of a panel: its tabs, of which one is open."""

from __future__ import annotations

from typing import NamedTuple

from ..app.binding import Group
from ..app.commands import Action
from ..pens import BOLD, ButtonLook, Rect, Room, Touch, Ui, keycap
from .cards import strip_height
from .scene import Scene, Setting


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


# How they are drawn.

APART = 0.7  # the gap between two tabs, in the type of a reason
NEAR = 4  # the least gap, in pixels
FEW = 4  # this many tabs are always there
LINE = 4  # pixels of the line below the open tab, and how far it reaches beyond it


class Tabs(NamedTuple):
    """Tabs as they fit a row."""

    looks: list[ButtonLook]
    size: int  # of their names
    key_width: int  # with the gap before it; 0 where the keys don't fit
    gap: int
    has_room: bool  # no name is cut


def head(
    ui: Ui, card: Room, setting: Setting, tab: Action, has_two_panels: bool
) -> Rect:
    """Draw the tabs of a card, one of which is open. Return the place of their row.

    A tab is its name, underlined where it is open, and its key. Names that have no room
    even so end in an ellipsis, the longest first.
    """
    looks = _tabs(setting, tab, has_two_panels)
    names = [look.label for look in looks if look.is_primary]
    ui.announce("".join([f"{name}." for name in names]))
    row = card.cut_top(strip_height(ui.type))
    whole = row.copy()
    ui.box(row.row(row.bottom - 1, 1).inflate(-2, 0), "hairline")
    row.cut_left(ui.padding(row))
    row.cut_right(NEAR)
    tabs = _fit(ui, looks, row.width)
    widths = [ui.width(look.label, tabs.size, BOLD) for look in tabs.looks]
    if not tabs.has_room:
        widths = _shared(widths, row.width - tabs.gap * (len(widths) - 1))
    for look, width in zip(tabs.looks, widths, strict=True):
        place = row.cut_left(width + tabs.key_width, tabs.gap)
        _draw_tab(ui, place, look, tabs)
    return whole


def _fit(ui: Ui, looks: list[ButtonLook], width: int) -> Tabs:
    """Return the tabs as they fit a width.

    If there is no room for keys, names are alone; then they are closer to each other;
    at last the last but one of five tabs is left out, and only its key opens it.
    """
    far = round(APART * ui.type.reason)
    if looks[0].hint:
        key_width = keycap.width_of(ui, "F2", _key_size(ui)) + ui.type.hint // 2
        tabs = _spread(ui, looks, (width, far), key_width)
        if tabs.size >= ui.type.body and tabs.has_room:
            return tabs
    tabs = _spread(ui, looks, (width, far))
    if tabs.size >= ui.type.body and tabs.has_room:
        return tabs
    tabs = _spread(ui, looks, (width, NEAR))
    if len(looks) > FEW and not tabs.has_room:
        return _spread(ui, looks[:-2] + looks[-1:], (width, NEAR))
    return tabs


def _spread(
    ui: Ui, looks: list[ButtonLook], row: tuple[int, int], key_width: int = 0
) -> Tabs:
    """Return tabs in the largest type for a width and the least gap between them."""
    width, gap = row
    names = " ".join([look.label for look in looks])
    gaps = len(looks) - 1
    free = width - len(looks) * key_width - gaps * gap
    size = ui.fit_size(names, ui.type.reason, free, BOLD)
    spare = free - ui.width(names, size, BOLD)
    more = max(0, spare) // max(1, gaps)
    far = round(APART * ui.type.reason)
    return Tabs(looks, size, key_width, min(far, gap + more), has_room=spare >= 0)


def _key_size(ui: Ui) -> int:
    """Return the type of the keys."""
    return max(ui.type.hint - 2, ui.smallest_number(2))


def _draw_tab(ui: Ui, place: Room, look: ButtonLook, tabs: Tabs) -> None:
    """Draw a tab: its name, its key if that has room, and the line if it is open."""
    if ui.add_button(look, place) is not Touch.NONE:
        ui.box(place.inflate(12, -8), "hover", radius=6)
    if tabs.key_width:
        size = _key_size(ui)
        keycap.paint_at(ui, look.hint, size, "muted", midright=place.midright)
        place.cut_right(tabs.key_width)
    if not look.is_primary:
        ui.label(look.label, tabs.size, place, "text")
        return
    ui.label(look.label, tabs.size, place, "accent", weight=BOLD)
    width = place.width + 2 * LINE
    ui.box(Rect(place.left - LINE, place.bottom - LINE, width, LINE), "accent")


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
