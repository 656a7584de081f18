"""What covers the window: tooltips, the ring, the menu, the help and a QR code."""

from __future__ import annotations

from ..app.commands import Action
from ..pens import Rect, Ui, paint_ring
from .board import BoardLook
from .code import code_card
from .edges import pill
from .help import HelpLook, help_card, sections
from .hover import (
    BubbleLook,
    Kind,
    NodeCardLook,
    NodeTooltip,
    Target,
    Tooltip,
    bubble,
    node_card,
    tooltip_of,
)
from .layout import Layout
from .menu import MenuLook, menu, menu_groups
from .own_file import file_card, file_look
from .scene import Scene
from .source import place_of_cut
from .source_drawing import CodeBubbleLook, code_bubble
from .view_state import ViewState

RING_REACH = 16  # pixels by which the ring's place is wider than the button

MENU_MARGIN = 8  # pixels between the menu and the edge of the window

LINE_REACH = 6  # pixels by which the mark on the progress line is higher, at each end


def draw_cover(
    ui: Ui, scene: Scene, state: ViewState, layout: Layout, board: BoardLook
) -> None:
    """Draw what covers the window."""
    if state.hover and not scene.state.has_help:
        _draw_tooltip(ui, scene, state.hover, layout, board)
    if state.ring:
        for element in tuple(ui.elements):
            button = element.widget.button(state.ring) if element.widget else None
            if button:
                place = button.rect.inflate(RING_REACH, RING_REACH)
                ui.drawing("ring", place, paint_ring, button.rect)
    if scene.state.menu is not None:
        ui.touched = state.touched
        room = layout.window.inflate(-MENU_MARGIN, -MENU_MARGIN)
        menu_look = MenuLook(menu_groups(scene), layout.header)
        ui.part("menu", room, menu, menu_look, beside=Action.CLOSE, role="menu")
    if scene.state.own.asked:
        file = ui.cached(file_look, scene.setting)
        ui.part("file", layout.window, file_card, file, beside=Action.REFUSE_FILE)
    elif scene.code:
        ui.part("code", layout.window, code_card, scene.code, beside=Action.CLOSE)
    elif scene.state.has_help:
        scrolled = state.scrolled("help") or 0
        help_look = HelpLook(ui.cached(sections, scene.setting), scene.say, scrolled)
        ui.part("help", layout.window, help_card, help_look, beside=Action.CLOSE)


def _draw_tooltip(
    ui: Ui, scene: Scene, target: Target, layout: Layout, board: BoardLook
) -> None:
    """Draw the tooltip of what is under the mouse, if it has one."""
    tooltip = tooltip_of(scene, target)
    if isinstance(tooltip, NodeTooltip):
        tree = ui.widget_of("tree")
        if tree:
            card = NodeCardLook(tooltip, tree.place, target.is_right)
            ui.part("hover", layout.window, node_card, card)
    elif tooltip and target.kind is Kind.CODE_LINE:
        number, text = target.value
        place = place_of_cut(ui, number)
        if place:
            line = CodeBubbleLook(text, place)
            ui.part("hover", layout.window, code_bubble, line)
    elif tooltip:
        look = _bubble_look(ui, tooltip, target, layout, board)
        if look:
            ui.part("hover", layout.window, bubble, look)


def _bubble_look(
    ui: Ui, tooltip: Tooltip, target: Target, layout: Layout, board: BoardLook
) -> BubbleLook | None:
    """Return what the frame around a target and its bubble are drawn from.

    If the target is not in the window, return None.
    """
    grid = layout.grid
    if target.kind is Kind.LINE:
        progress = ui.widget_of("progress")
        if not progress:
            return None
        track = progress.sliders[0].track
        x = track.left + round(target.value * track.width)
        height = track.height + 2 * LINE_REACH
        return BubbleLook(tooltip.text, Rect(x - 1, track.top - LINE_REACH, 2, height))
    if not grid:
        return None
    if target.kind is Kind.NUMBER:
        place = pill(grid, layout.numbers, target.value, layout.type.number)
        return BubbleLook(tooltip.text, place, radius=place.height // 2)
    if target.kind is not Kind.SQUARE:
        return None
    attackers = [queen for queen in board.queens if queen[0] in tooltip.attackers]
    is_free = target.value not in (board.candidate, *board.queens)
    return BubbleLook(
        tooltip.text,
        grid.square(*target.value),
        attackers=tuple([grid.square(*queen) for queen in attackers]),
        has_queen=tooltip.text != "" and is_free,
    )
