"""The head of a panel: its tabs, of which one is open."""

from __future__ import annotations

from typing import NamedTuple

from ..app.binding import Group
from ..app.commands import Action
from ..app.own_rows import OF_PROGRAM
from ..pens import BOLD, ButtonLook, Rect, Room, Touch, Ui, keycap
from .cards import strip_height
from .scene import Scene, Setting


def open_tabs(scene: Scene, *, has_two_panels: bool) -> list[Action]:
    """Return the open tab of each panel. If there are two, the second has the tree.

    While the tree is the open tab, the first panel then has the solutions.
    """
    tab = scene.state.open_tab(scene.n)
    if not has_two_panels:
        return [tab]
    first = Action.SOLUTIONS if tab is Action.TREE else tab
    return [first, Action.TREE]


def tab_buttons(
    setting: Setting, open_tab: Action, has_two_panels: bool
) -> tuple[ButtonLook, ...]:
    """Return the tabs of the panel that has a tab open: the open one is primary.

    If there are two panels, the tree is the only tab of the second one, and not among
    those of the first one. The rules are a tab only while they can be read.
    """
    is_tree_panel = has_two_panels and open_tab is Action.TREE
    buttons = []
    for action in setting.actions_in(Group.TABS):
        if action is Action.RULES and action not in setting.can:
            continue
        if action in OF_PROGRAM:
            continue
        # A single panel has all tabs.
        is_in_tree_panel = has_two_panels and action is Action.TREE
        if is_in_tree_panel == is_tree_panel:
            button = setting.button(action, is_primary=action is open_tab)
            buttons.append(button)
    return tuple(buttons)


# How they are drawn.

APART = 0.7  # the gap between two tabs, in the type of a reason
NEAR = 4  # the least gap, in pixels
FEW = 4  # this many tabs are always there
LINE = 4  # pixels of the line below the open tab, and how far it reaches beyond it


class Tabs(NamedTuple):
    """Tabs as they fit a row, in pixels."""

    buttons: tuple[ButtonLook, ...]
    size: int  # of the type of their names
    key_width: int  # with the gap before it; 0 if the keys don't fit
    gap: int  # between two tabs
    spare: int  # the width that is left; negative if names have to be cut


def head(ui: Ui, card: Room, buttons: tuple[ButtonLook, ...]) -> Rect:
    """Draw the tabs at the top of a card. Return the place of their row.

    A tab is its name and its key; the open one is underlined. If the names don't fit
    even in small type, the longest end in an ellipsis. The name of the open tab is
    announced.
    """
    for button in buttons:
        is_open = button.is_primary
        if is_open:
            ui.announce(f"{button.label}.")
    head_row = card.cut_top(strip_height(ui.type))
    ui.box(head_row.row(head_row.bottom - 1, 1).inflate(-2, 0), "hairline")
    row = Room(*head_row)
    row.cut_left(ui.padding(row))
    row.cut_right(NEAR)
    tabs = _fit_tabs(ui, buttons, row.width)
    widths = [ui.width(button.label, tabs.size, BOLD) for button in tabs.buttons]
    if tabs.spare < 0:
        free = row.width - tabs.gap * (len(widths) - 1)
        widths = _shared(widths, free)
    for button, width in zip(tabs.buttons, widths, strict=True):
        place = row.cut_left(width + tabs.key_width, tabs.gap)
        _draw_tab(ui, place, button, tabs)
    return head_row


def _fit_tabs(ui: Ui, buttons: tuple[ButtonLook, ...], width: int) -> Tabs:
    """Return the tabs as they fit a width.

    If the keys don't fit, names are alone; if this makes them small, they are closer to
    each other; if they still don't fit, the last but one of five tabs is left out, and
    only its key opens it.
    """

    def are_large(tabs: Tabs) -> bool:
        return tabs.spare >= 0 and tabs.size >= ui.type.body

    # Touch screens have no keys.
    has_keys = buttons[0].hint != ""
    if has_keys:
        key_width = keycap.width_of(ui, "F2", _key_size(ui)) + ui.type.hint // 2
        with_keys = _spread(ui, buttons, width, key_width=key_width)
        if are_large(with_keys):
            return with_keys
    apart = _spread(ui, buttons, width)
    if are_large(apart):
        return apart
    near = _spread(ui, buttons, width, least_gap=NEAR)
    if near.spare >= 0 or len(buttons) <= FEW:
        return near
    *others, _, last = buttons
    return _spread(ui, (*others, last), width, least_gap=NEAR)


def _spread(
    ui: Ui,
    buttons: tuple[ButtonLook, ...],
    width: int,
    *,
    key_width: int = 0,
    least_gap: int | None = None,
) -> Tabs:
    """Return tabs in the largest type size that fits a width.

    Tabs are as far apart as usual. If a least gap is given, that is enough between
    them, and they get what is left of the width up to the usual gap.
    """
    usual_gap = round(APART * ui.type.reason)
    needed_gap = usual_gap if least_gap is None else least_gap
    names = " ".join([button.label for button in buttons])
    gaps = len(buttons) - 1
    free = width - len(buttons) * key_width - gaps * needed_gap
    size = ui.fit_size(names, ui.type.reason, free, BOLD)
    spare = free - ui.width(names, size, BOLD)
    # A single tab has no gap to widen.
    widest_gap = needed_gap + max(0, spare) // max(1, gaps)
    gap = min(usual_gap, widest_gap)
    return Tabs(buttons, size, key_width, gap=gap, spare=spare)


def _key_size(ui: Ui) -> int:
    """Return the type size of the keys, in pixels."""
    return max(ui.type.hint - 2, ui.smallest_number(2))


def _draw_tab(ui: Ui, place: Room, button: ButtonLook, tabs: Tabs) -> None:
    """Draw a tab: its name, its key if keys fit, and the line if it is open."""
    touch = ui.add_button(button, place)
    if touch is not Touch.NONE:
        ui.box(place.inflate(12, -8), "hover", radius=6)
    name = Room(*place)
    if tabs.key_width:
        size = _key_size(ui)
        keycap.paint_at(ui, button.hint, size, "muted", midright=place.midright)
        name.cut_right(tabs.key_width)
    is_open = button.is_primary
    if not is_open:
        ui.label(button.label, tabs.size, name, "text")
        return
    ui.label(button.label, tabs.size, name, "accent", weight=BOLD)
    width = name.width + 2 * LINE
    ui.box(Rect(name.left - LINE, name.bottom - LINE, width, LINE), "accent")


def _shared(widths: list[int], room: int) -> list[int]:
    """Return widths that fit a room together: the widest ones are made equal.

    >>> _shared([72, 42, 87, 77], 200), _shared([30, 40], 100)
    ([52, 42, 52, 52], [30, 40])
    """
    free = room
    # From the narrowest on, as long as a width is no more than an equal share of what
    # the narrower ones leave.
    for count, width in enumerate(sorted(widths)):
        share = free // (len(widths) - count)
        if width > share:
            return [min(width, share) for width in widths]
        free -= width
    return widths
