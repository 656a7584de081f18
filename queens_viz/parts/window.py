"""The window: all its parts, in the order of reading. What comes later lies over what came before."""

from __future__ import annotations

from ..app.commands import Action, Command
from ..pens import Pixel, Rect, Touch, Ui, paint_piece, paint_ring
from .aim import aim_look, aim_panel, has_aim, heading_of
from .answers import answer_buttons, answer_column
from .board import BoardLook, board_of
from .board_drawing import draw_board
from .card import (
    card,
    card_look,
    message,
    message_look,
    message_room,
)
from .cards import draw_panel, rules_look, rules_panel
from .challenge import results, results_look
from .code import code_card
from .compare import CompareLook, draw_compare
from .controls import draw_controls
from .edges import (
    ColumnsLook,
    RowsLook,
    draw_columns,
    draw_rows,
    draw_stack,
    pill,
    stack_look,
)
from .flame import FlamePlaces
from .header import header, header_look, mode_of, summary
from .help import HelpLook, help_card, sections
from .hover import (
    BubbleLook,
    Kind,
    NodeCardLook,
    NodeTooltip,
    Target,
    bubble,
    node_card,
    tooltip_of,
)
from .layout import Layout
from .lesson import lesson, lesson_look
from .menu import MenuLook, menu, menu_groups
from .motion import still
from .outlook import OutlookLook, later_columns, outlook, switch_of
from .own_board import own_look, own_panel
from .program import draw_program
from .progress import counters, on_axis, progress_line, progress_look, rooms
from .scene import Scene
from .solutions import lines_in, solutions, solutions_of
from .tabs import head, open_tabs, tab_buttons
from .tree import draw_tree
from .view_state import ViewState


def draw_window(ui: Ui, scene: Scene, state: ViewState, layout: Layout) -> BoardLook:
    """Draw what there is to see, and return the board, which may be on its way."""
    board = board_of(scene)
    ui.touch = Touch.PRESSED if state.is_pressed else Touch.HOVER
    # A row of the menu may be of an action that has a button too.
    ui.touched = state.touched if scene.state.menu is None else None
    if layout.header.width:
        look = ui.cached(header_look, scene.setting, ui.type.touch > 0)
        ui.part("header", layout.header, header, look, mode_of(scene))
    if layout.grid:
        _board(ui, scene, layout, board)
    if layout.has_board_alone:
        return board
    announced = message_look(scene, has_touch=ui.type.touch > 0)
    on_card = None
    if layout.card.width:
        buttons = ui.cached(answer_buttons, scene.setting, scene.asking)
        look = card_look(
            scene,
            buttons,
            announced,
            headline_lines=layout.headline_lines,
            # A recording shows what comes next, and has no controls.
            has_next=bool(layout.controls.width or layout.header.width),
        )
        if layout.answers.width:
            look = look._replace(answers=())
        on_card = ui.part("card", layout.card, card, look, fills=True).result
        if layout.answers.width and buttons:
            ui.part("answers", layout.answers, answer_column, buttons)
    later = later_columns(scene)
    if later and layout.outlook.width:
        switch = ui.cached(switch_of, scene.setting, ui.type.touch > 0)
        ui.part("outlook", layout.outlook, outlook, OutlookLook(later, switch))
    if layout.lesson.width:
        look = ui.cached(lesson_look, scene.setting)
        ui.part("lesson", layout.lesson, lesson, look, fills=True)
    _panels(ui, scene, state, layout)
    if layout.controls.width:
        _foot(ui, scene, layout)
    mode = mode_of(scene)
    if layout.summary.width and mode:
        texts = progress_look(scene).short
        ui.part("summary", layout.summary, summary, mode, texts.steps, texts.solutions)
    _cover(ui, scene, state, layout, board)
    lies_over = scene.state.menu is not None or (ui.type.touch and scene.state.has_help)
    if announced and not (scene.code or lies_over):
        room = on_card or message_room(ui, layout.panel, announced)
        ui.part("message", room, message, announced)
    return board


def _board(ui: Ui, scene: Scene, layout: Layout, board: BoardLook) -> None:
    """Draw the board and, where it is not alone, its edges."""
    grid, numbers, stack, say = layout.grid, layout.numbers, layout.stack, scene.say
    assert grid

    def find(point: Pixel) -> Command | None:
        """Return what a click means there: a column's number sets a breakpoint, a square is tested."""
        column = grid.column_at(point[0])
        if column is not None and numbers.top <= point[1] < numbers.bottom:
            return Command(Action.BREAKPOINT, column)
        square = grid.square_at(point)
        if not square:
            return None
        if board.cursor:
            return Command(Action.PICK, square)
        there = scene.seen.position.testing(*square)
        return (
            Command(Action.JUMP, there)
            if there
            else Command(Action.EXPLAIN, Action.JUMP)
        )

    ui.drawing(
        "board",
        grid.field,
        draw_board,
        still(board),
        grid,
        fills=True,
        find=find,
        role="table",
    )
    if layout.has_board_alone:
        return
    column = None
    row = None
    if board.candidate and board.badge:
        column, row = board.candidate
    left = Rect(0, grid.field.top, grid.field.left, grid.field.height)
    rows = RowsLook(
        grid.n, grid.squares.bottom - left.top, grid.squares.height, current=row
    )
    ui.drawing("rows", left, paint_piece, left, draw_rows, rows, fills=True)
    below = numbers.column(0, grid.field.right)
    caption = say("column_short") if stack else ""
    columns = ColumnsLook(column, board.breakpoints, caption)
    ui.drawing("columns", below, draw_columns, grid, numbers, columns, find=find)
    if stack:
        place = below.row(stack.top, stack.height + 2)
        look = stack_look(board, say("row_short"))
        ui.drawing("stack", place, draw_stack, grid, stack, look)


def _panels(ui: Ui, scene: Scene, state: ViewState, layout: Layout) -> None:
    """Draw the panels that have room."""
    cards = [one for one in (layout.panel, layout.second_panel) if one.width]
    if not cards:
        return
    own, work = scene.own, scene.state.challenge
    if own or work:
        room = cards[0].union(*cards[1:])
        ui.part("panel 0", room, draw_panel, fills=True)
        if own:
            scrolled = state.scrolled("own") or 0
            look = ui.cached(own_look, scene.setting, own, scrolled)
            ui.part("own board", room, own_panel, look)
        elif work and work.current:
            _contents(ui, scene, state, layout, Action.RULES, room)
        elif work:
            scrolled = state.scrolled("results") or 0
            look = results_look(work, scene.state.displayed, scrolled, scene.say)
            ui.part("results", room, results, look)
        return
    has_two, is_large = len(cards) == 2, not (layout.grid or scene.moment.race)
    for k, (place, tab) in enumerate(
        zip(cards, open_tabs(scene, has_two_panels=has_two), strict=False)
    ):
        ui.part(f"panel {k}", place, draw_panel, fills=True)
        if is_large:
            tab = tab if tab is Action.PROGRAM else Action.TREE
            _contents(ui, scene, state, layout, tab, place.inflate(0, -2))
            return
        tabs = ui.cached(tab_buttons, scene.setting, tab, has_two, name=f"tabs {k}")
        shown = ui.part(f"head {k}", place, head, tabs, role="tablist")
        body = place.row(
            shown.place.bottom, place.bottom - layout.scaled(5, 3) - shown.place.bottom
        )
        if has_aim(scene, tab, has_two_panels=has_two):
            look = ui.cached(aim_look, scene.setting, heading_of(scene))
            ui.part("aim", body, aim_panel, look)
        else:
            _contents(ui, scene, state, layout, tab, body)


def _contents(
    ui: Ui, scene: Scene, state: ViewState, layout: Layout, tab: Action, body: Rect
) -> None:
    """Draw what an open tab shows. A new tab is a case here."""
    if tab is Action.RULES:
        scrolled = state.scrolled("rules") or 0
        ui.part("rules", body, rules_panel, ui.cached(rules_look, scene.say, scrolled))
    elif tab is Action.SOLUTIONS:
        lines = lines_in(ui, body, scene.n)
        ui.part(
            "solutions",
            body,
            solutions,
            solutions_of(scene, lines, state.scrolled("list")),
        )
    elif tab is Action.TREE:
        draw_tree(ui, scene, state, body)
    elif tab is Action.PROGRAM:
        draw_program(ui, body, scene, is_large=layout.grid is None)
    elif scene.moment.race:
        go_there = scene.setting.button(Action.GO_TO_LANE)
        draw_compare(ui, body, CompareLook(scene.moment.race, go_there), scene.say)


def _foot(ui: Ui, scene: Scene, layout: Layout) -> None:
    """Draw the controls, the progress line and its counters."""
    counters_place = draw_controls(ui, layout.controls, scene)
    look = progress_look(scene)
    line, beside = rooms(ui, layout.progress, counters_place)
    if scene.has_large_tree:
        tree = next(
            (shown.widget for shown in ui.elements if shown.name == "tree"), None
        )
        places = tree.result if tree else None
        axis = places.whole if isinstance(places, FlamePlaces) else None
        line = on_axis(ui, line, axis) if axis else line
    ui.part("progress", line, progress_line, look)
    ui.part("counters", beside, counters, look)


def _cover(
    ui: Ui, scene: Scene, state: ViewState, layout: Layout, board: BoardLook
) -> None:
    """Draw what lies over the window: what is told of the mouse, the ring, menu and help."""
    if state.hover and not scene.state.has_help:
        _hover(ui, scene, state.hover, layout, board)
    ringed = (
        [one.widget.button(state.ring) for one in ui.elements if one.widget]
        if state.ring
        else []
    )
    for one in filter(None, ringed):
        ui.drawing("ring", one.rect.inflate(16, 16), paint_ring, one.rect)
    if scene.state.menu is not None:
        ui.touched = state.touched
        room = layout.window.inflate(-8, -8)
        ui.part(
            "menu",
            room,
            menu,
            MenuLook(menu_groups(scene), layout.header),
            beside=Action.CLOSE,
            role="menu",
        )
    if scene.code:
        ui.part("code", layout.window, code_card, scene.code, beside=Action.CLOSE)
    elif scene.state.has_help:
        help_look = HelpLook(
            ui.cached(sections, scene.setting), scene.say, state.scrolled("help") or 0
        )
        ui.part("help", layout.window, help_card, help_look, beside=Action.CLOSE)


def _hover(
    ui: Ui, scene: Scene, target: Target, layout: Layout, board: BoardLook
) -> None:
    """Draw what is told of what lies under the mouse, where it stands."""
    said, grid, value = tooltip_of(scene, target), layout.grid, target.value
    if not said:
        return
    noted = {one.name: one.widget for one in ui.elements if one.widget}
    if isinstance(said, NodeTooltip):
        if "tree" in noted:
            look = NodeCardLook(said, noted["tree"].place, target.is_right)
            ui.part("hover", layout.window, node_card, look)
        return
    radius, is_new = 0, False
    attackers: tuple[Rect, ...] = ()
    if target.kind is Kind.LINE and "progress" in noted:
        track = noted["progress"].sliders[0].track
        place = Rect(
            track.left + round(value * track.width) - 1,
            track.top - 6,
            2,
            track.height + 12,
        )
    elif target.kind is Kind.NUMBER and grid:
        place = pill(grid, layout.numbers, value, layout.type.number)
        radius = place.height // 2
    elif target.kind is Kind.SQUARE and grid:
        place = grid.square(*value)
        attackers = tuple(
            [
                grid.square(*queen)
                for queen in board.queens
                if queen[0] in said.attackers
            ]
        )
        is_new = said.text != "" and value not in (board.candidate, *board.queens)
    else:
        return
    ui.part(
        "hover",
        layout.window,
        bubble,
        BubbleLook(said.text, place, radius, attackers, has_queen=is_new),
    )
