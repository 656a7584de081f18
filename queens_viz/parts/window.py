"""The window: all its parts, in the order of reading.

Later parts cover earlier ones.
"""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..pens import FindMeaning, Pixel, Rect, Touch, Ui, paint_piece
from .aim import aim_look, aim_panel, has_aim, heading_of
from .answers import answer_buttons, answer_column
from .board import BoardLook, board_of
from .board_drawing import draw_board
from .card import MessageLook, card, card_look, message, message_look, message_room
from .cards import draw_panel, rules_look, rules_panel
from .challenge import results, results_look
from .compare import CompareLook, draw_compare
from .controls import draw_controls
from .edges import (
    ColumnsLook,
    RowsLook,
    draw_columns,
    draw_rows,
    draw_stack,
    stack_look,
)
from .fault_results import FOUND, fault_results, fault_results_look, fitting_lines
from .find_fault import fault_buttons
from .flame import FlamePlaces
from .gallery import gallery, gallery_grid, gallery_look
from .grid import Grid
from .header import header, header_look, mode_of, summary
from .layout import Layout
from .lesson import lesson, lesson_look
from .motion import still
from .outlook import OutlookLook, later_columns, outlook, switch_of
from .overview import overview_board, sums
from .own_board import own_look, own_panel
from .own_card import own_answers
from .own_queens import USUAL_NUMBERS, numbers_of, own_queens, own_stack
from .own_window import add_program_header, add_program_panels, add_reading
from .program import draw_program
from .progress import counters, on_axis, progress_line, progress_look, rooms, with_flag
from .scene import Scene
from .solutions import lines_in, solutions, solutions_of
from .source import SCROLL
from .tabs import head, open_tabs, tab_buttons
from .tree import draw_tree
from .view_state import ViewState
from .window_cover import draw_cover

STACK_FRAME = 2
"""Pixels of the frame below the stack."""


def draw_window(ui: Ui, scene: Scene, state: ViewState, layout: Layout) -> BoardLook:
    """Draw the window and return what its board was drawn from."""
    board = _board_of(scene)
    ui.touch = Touch.PRESSED if state.is_pressed else Touch.HOVER
    # If the menu is open, the mouse touches its rows: they may have the names of
    # buttons.
    ui.touched = state.touched if scene.state.menu is None else None
    window = Window(ui, scene, state, layout)
    window.add_header()
    if layout.grid:
        window.add_board(board)
    if layout.has_board_alone:
        return board
    shown_message = message_look(scene, has_touch=ui.type.touch > 0)
    place_on_card = window.add_card(shown_message)
    window.add_outlook()
    window.add_lesson()
    window.add_panels()
    window.add_foot()
    window.add_summary()
    draw_cover(ui, scene, state, layout, board)
    if shown_message:
        window.add_message(shown_message, place_on_card)
    return board


def _board_of(scene: Scene) -> BoardLook:
    """Return what the board of a scene is drawn from."""
    if scene.moment.playback:
        return own_queens(scene.moment.playback)
    if scene.visible_overview:
        return overview_board(scene, scene.visible_overview)
    return board_of(scene)


class Window(NamedTuple):
    """Adds the parts of a window to the picture: a method a part, if it has a room."""

    ui: Ui
    scene: Scene
    state: ViewState
    layout: Layout

    def add_header(self) -> None:
        """Add the header."""
        ui = self.ui
        room = self.layout.header
        playback = self.scene.moment.playback
        if room.width and playback:
            add_program_header(ui, room, self.scene, playback)
        elif room.width:
            has_touch = ui.type.touch > 0
            look = ui.cached(header_look, self.scene.setting, has_touch)
            ui.part("header", room, header, look, mode_of(self.scene))

    def add_board(self, board: BoardLook) -> None:
        """Add the board and, unless it is alone, what is beside it."""
        grid = self.layout.grid
        assert grid

        def find(point: Pixel) -> Command | None:
            return self._click_on_board(board, point)

        self.ui.drawing(
            "board",
            grid.field,
            draw_board,
            still(board),
            grid,
            fills=True,
            find=find,
            role="table",
        )
        if not self.layout.has_board_alone:
            self._add_numbers(board, grid, find)
            self._add_stack(board, grid)

    def _add_numbers(self, board: BoardLook, grid: Grid, find: FindMeaning) -> None:
        """Add the numbers of the rows and of the columns; these can be clicked.

        Those of the candidate are highlighted, but not while the class is asked whether
        it is attacked: then it has no badge.
        """
        column = None
        row = None
        if board.candidate and board.badge:
            column, row = board.candidate
        playback = self.scene.moment.playback
        numbers_of_board = numbers_of(playback) if playback else USUAL_NUMBERS
        left = Rect(0, grid.field.top, grid.field.left, grid.field.height)
        rows = RowsLook(
            grid.n,
            # A piece is drawn from 0, 0 on, so its bottom is relative to the place.
            bottom=grid.squares.bottom - left.top,
            side=grid.squares.height,
            current=row,
            lowest=numbers_of_board.rows,
            is_from_top=numbers_of_board.is_from_top,
        )
        self.ui.drawing("rows", left, paint_piece, left, draw_rows, rows, fills=True)
        numbers = self.layout.numbers
        below = numbers.column(0, grid.field.right)
        # If the stack is below, a caption says which numbers are the columns.
        caption = self.scene.say("column_short") if self.layout.stack else ""
        if playback:
            # The numbers are those of the program.
            caption = ""
        lowest = numbers_of_board.columns
        columns = ColumnsLook(column, board.breakpoints, caption, lowest)
        self.ui.drawing(
            "columns", below, draw_columns, grid, numbers, columns, find=find
        )

    def _add_stack(self, board: BoardLook, grid: Grid) -> None:
        """Add the stack, the rows of the placed queens, below the numbers."""
        stack = self.layout.stack
        if stack:
            # The frame reaches below the cells.
            place = Rect(0, stack.top, grid.field.right, stack.height + STACK_FRAME)
            playback = self.scene.moment.playback
            if playback:
                look = own_stack(playback, board)
            elif self.scene.visible_overview:
                look = sums(self.scene.visible_overview, self.scene.say)
            else:
                look = stack_look(board, self.scene.say("row_short"))
            self.ui.drawing("stack", place, draw_stack, grid, stack, look)

    def _click_on_board(self, board: BoardLook, point: Pixel) -> Command | None:
        """Return what a click on the board or on the numbers of its columns does.

        A column's number sets a breakpoint, a square is tested or is an answer.
        """
        grid = self.layout.grid
        assert grid
        if self.scene.moment.playback:
            return Command(Action.EXPLAIN, Action.JUMP)
        numbers = self.layout.numbers
        column = grid.column_at(point[0])
        if column is not None and numbers.top <= point[1] < numbers.bottom:
            return Command(Action.BREAKPOINT, column)
        square = grid.square_at(point)
        if not square:
            return None
        if self.scene.visible_overview:
            return Command(Action.FILTER, square)
        if board.cursor:
            return Command(Action.PICK, square)
        position = self.scene.displayed.position.testing(*square)
        if position == self.scene.moment.position == self.scene.displayed.position:
            return None  # the search is there already
        if position:
            return Command(Action.JUMP, position)
        return Command(Action.EXPLAIN, Action.JUMP)

    def add_card(self, shown_message: MessageLook | None) -> Rect | None:
        """Add the card, and the column of answers if they are not on it.

        Return the place of a message that is on the card, if there is one.
        """
        ui = self.ui
        layout = self.layout
        if not layout.card.width:
            return None
        playback = self.scene.moment.playback
        if self.scene.fault_work:
            buttons = ui.cached(
                fault_buttons, self.scene.setting, self.scene.fault_work
            )
        elif playback:
            again = playback.story.again
            call = again.call if again else ""
            is_told = not playback.is_outdated and playback.error is None
            is_at_fault = playback.is_at_fault and is_told
            values = is_at_fault, call, layout.is_card_narrow
            buttons = ui.cached(own_answers, self.scene.setting, *values)
        else:
            buttons = ui.cached(answer_buttons, self.scene.setting, self.scene.asking)
        look = card_look(
            self.scene,
            buttons,
            shown_message,
            headline_lines=layout.headline_lines,
            # A recording shows what comes next, and has no controls.
            has_next=bool(layout.controls.width or layout.header.width),
        )
        if layout.answers.width:
            look = look._replace(answers=())
        place: Rect | None = ui.part("card", layout.card, card, look, fills=True).result
        if layout.answers.width and buttons:
            ui.part("answers", layout.answers, answer_column, buttons)
        return place

    def add_outlook(self) -> None:
        """Add what is left in later columns."""
        ui = self.ui
        playback = self.scene.moment.playback
        if playback:
            if self.layout.outlook.width:
                add_reading(ui, self.layout.outlook, self.scene, playback)
            return
        columns = later_columns(self.scene)
        if columns and self.layout.outlook.width:
            switch = ui.cached(switch_of, self.scene.setting, ui.type.touch > 0)
            look = OutlookLook(columns, switch)
            ui.part("outlook", self.layout.outlook, outlook, look)

    def add_lesson(self) -> None:
        """Add the strip of a lesson."""
        if self.layout.lesson.width:
            look = self.ui.cached(lesson_look, self.scene.setting)
            self.ui.part("lesson", self.layout.lesson, lesson, look, fills=True)

    # Panels.

    def add_panels(self) -> None:
        """Add the panels."""
        layout = self.layout
        cards = [card for card in (layout.panel, layout.second_panel) if card.width]
        if not cards and not self.scene.moment.playback:
            return
        if self.scene.moment.playback:
            add_program_panels(
                ui=self.ui, scene=self.scene, state=self.state, layout=layout
            )
            return
        if self.scene.own or self.scene.state.challenge or self.scene.fault_work:
            self._add_exercise_panel(cards[0].union(*cards[1:]))
            return
        has_two = len(cards) == 2
        is_large = not layout.grid and not self.scene.moment.race
        tabs = open_tabs(self.scene, has_two_panels=has_two)
        if is_large:
            tab = tabs[0] if tabs[0] is Action.PROGRAM else Action.TREE
            self.ui.part("panel 0", cards[0], draw_panel, fills=True)
            self._add_contents(tab, cards[0].inflate(0, -2))
            return
        for k, place in enumerate(cards):
            self._add_panel(k, place, tabs[k], has_two_panels=has_two)

    def _add_exercise_panel(self, room: Rect) -> None:
        """Add the panel of the class's own board, or of another exercise."""
        ui = self.ui
        scene = self.scene
        challenge = scene.state.challenge
        work = scene.fault_work
        ui.part("panel 0", room, draw_panel, fills=True)
        if scene.own:
            scrolled = self._first_line("own")
            look = ui.cached(own_look, scene.setting, scene.own, scrolled)
            ui.part("own board", room, own_panel, look)
        elif challenge and challenge.current:
            self._add_contents(Action.RULES, room)
        elif challenge:
            scrolled = self._first_line("results")
            look = results_look(challenge, scene.state.displayed, scrolled, scene.say)
            ui.part("results", room, results, look)
        elif work:
            fitting = fitting_lines(ui, room)
            look = fault_results_look(work, fitting, self._first_line(FOUND), scene.say)
            ui.part("results", room, fault_results, look)

    def _add_panel(
        self, index: int, place: Rect, tab: Action, *, has_two_panels: bool
    ) -> None:
        """Add a panel: its tabs, and what the open one shows."""
        ui = self.ui
        setting = self.scene.setting
        ui.part(f"panel {index}", place, draw_panel, fills=True)
        tabs = ui.cached(
            tab_buttons, setting, tab, has_two_panels, name=f"tabs {index}"
        )
        tabs_part = ui.part(f"head {index}", place, head, tabs, role="tablist")
        top = tabs_part.place.bottom
        body = place.row(top, place.bottom - self.layout.scaled(5, 3) - top)
        if has_aim(self.scene, tab, has_two_panels=has_two_panels):
            look = ui.cached(aim_look, setting, heading_of(self.scene))
            ui.part("aim", body, aim_panel, look)
        else:
            self._add_contents(tab, body)

    def _add_contents(self, tab: Action, body: Rect) -> None:
        """Add what an open tab shows. A new tab is a case here."""
        ui = self.ui
        scene = self.scene
        race = scene.moment.race
        if tab is Action.RULES:
            look = ui.cached(rules_look, scene.say, self._first_line("rules"))
            ui.part("rules", body, rules_panel, look)
        elif tab is Action.SOLUTIONS and scene.overview:
            grid = gallery_grid(ui, body, len(scene.findings.solutions))
            scrolled = self.state.scrolled("gallery")
            gallery_of = gallery_look(ui, scene, scene.overview, grid, scrolled)
            indexes = scene.overview.indexes
            ui.part("solutions", body, gallery, gallery_of, indexes)
        elif tab is Action.SOLUTIONS:
            lines = lines_in(ui, body, scene.n)
            look = solutions_of(scene, lines, self.state.scrolled("list"))
            ui.part("solutions", body, solutions, look)
        elif tab is Action.TREE:
            draw_tree(ui, scene, self.state, body)
        elif tab is Action.PROGRAM:
            scrolled = self.state.scrolled(SCROLL)
            is_large = self.layout.grid is None
            draw_program(ui, body, scene, scrolled, is_large=is_large)
        elif race:
            go_there = scene.setting.button(Action.GO_TO_LANE)
            draw_compare(ui, body, CompareLook(race, go_there), scene.say)

    def _first_line(self, name: str) -> int:
        """Return the first visible line of what can be scrolled."""
        return self.state.scrolled(name) or 0

    # Controls, and what covers the window.

    def add_foot(self) -> None:
        """Add the controls, the progress line and its counters."""
        ui = self.ui
        layout = self.layout
        if not layout.controls.width:
            return
        counters_place = draw_controls(ui, layout.controls, self.scene)
        look = progress_look(self.scene)
        line, beside = rooms(ui, layout.progress, counters_place)
        tree = ui.widget_of("tree") if self.scene.has_large_tree else None
        if tree and isinstance(tree.result, FlamePlaces) and tree.result.whole:
            line = on_axis(ui, line, tree.result.whole)
        line = with_flag(ui, line, look)
        ui.part("progress", line, progress_line, look)
        ui.part("counters", beside, counters, look)

    def add_summary(self) -> None:
        """Add the mode and the counters in one line, as a recording has them."""
        mode = mode_of(self.scene)
        if self.layout.summary.width and mode:
            texts = progress_look(self.scene).short
            values = (mode, texts.steps, texts.solutions)
            self.ui.part("summary", self.layout.summary, summary, *values)

    def add_message(self, look: MessageLook, place_on_card: Rect | None) -> None:
        """Add a message, unless the menu, a QR code or the help on a phone is open."""
        ui = self.ui
        state = self.scene.state
        if self.scene.code or state.menu is not None:
            return
        if ui.type.touch and state.has_help:
            return
        room = place_on_card or message_room(ui, self.layout.panel, look)
        ui.part("message", room, message, look)
