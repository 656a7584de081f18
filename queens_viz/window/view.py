"""The picture of a player, and what a click or a key in it means."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..app.actions import applicable, command_of, is_asked, on_enter, why_not
from ..app.commands import Action, Command
from ..app.moment import Moment
from ..app.player import Player
from ..app.state import Tab, ViewState
from ..looks.theme import THEMES
from ..search.facts import LARGEST
from ..search.position import Position
from ..words.words import Sentence, Words
from . import (
    board,
    controls,
    edges,
    header,
    overlay,
    program,
    progress,
    sentence,
    solution_list,
    tabs,
    tree_painter,
    tree_panel,
)
from .brush import Brush
from .buttons import Button, paint_ring
from .keys import key_of
from .layout import Layout, lay_out

__all__ = ["View", "ViewState"]

SCROLLED = 3
"""Lines that one notch of the wheel scrolls."""


NO_PANEL = ("", pygame.Rect(0, 0, 0, 0), Tab.SOLUTIONS)


class Scene(NamedTuple):
    """All that a picture is made of."""

    moment: Moment
    state: ViewState
    can: frozenset[Action]
    layout: Layout
    brush: Brush


class View:
    """Draws a player onto surfaces, each part only where its look has changed since the last time.

    A look is what a part shows, decided as data; it is painted by functions that know neither search nor player.
    """

    def __init__(self, say: Words) -> None:
        self.say = say
        self._brushes: dict[str, Brush] = {}
        self._looks: dict[str, object] = {}
        # Two looks that seldom change, and all that each depends on.
        self._header_made: tuple[object, header.HeaderLook] | None = None
        self._controls_made: tuple[object, controls.ControlsLook] | None = None
        self._had_cover = False
        self._surface: pygame.Surface | None = None
        self._last: object = None

    def draw(self, surface: pygame.Surface, player: Player, state: ViewState) -> pygame.Rect:
        """Draw what has changed since the last time; return where."""
        scene = self._scene(surface.get_size(), player, state)
        now = (surface.get_size(), state, scene.moment)
        if surface is self._surface and now == self._last:
            return pygame.Rect(0, 0, 0, 0)
        # What lies over the window hides parts of it: under it, and once it has gone, everything is drawn again.
        has_cover = state.has_help or state.focus is not None or bool(state.message)
        if surface is not self._surface or has_cover or self._had_cover:
            self._looks = {}
        self._had_cover = has_cover
        if self._is_news("ground", ground := (surface.get_size(), state.theme, player.search.n)):
            self._looks = {"ground": ground}
            scene.brush.fill(surface, surface.get_rect(), scene.brush.theme.window)
        self._surface, self._last = surface, now
        look = self._draw_board(surface, scene, player)
        if not scene.layout.has_board_alone:
            self._draw_edges(surface, look, scene)
            self._draw_rest(surface, scene, player)
            self._draw_cover(surface, scene, player)
        return surface.get_rect()

    def _scene(self, size: tuple[int, int], player: Player, state: ViewState) -> Scene:
        moment = player.moment()
        layout = lay_out(*size, moment.position.n)
        can = applicable(moment, state, has_second_panel=bool(layout.second_panel.width))
        if layout.has_board_alone:
            # What could not be seen is not opened.
            can -= {Action.HELP, Action.TYPE, Action.FOCUS, Action.FOCUS_BACK}
        return Scene(moment, state, can, layout, self.brush(state))

    def _draw_board(self, surface: pygame.Surface, scene: Scene, player: Player) -> board.BoardLook:
        asked = is_asked(scene.moment, scene.state)
        look = board.look(_seen(scene, player), player.sizes, is_asked=asked)
        if self._is_news("board", look):
            scene.brush.surround(surface, scene.layout.field, scene.layout.squares, scene.brush.theme.window)
            board.paint(surface, look, scene.layout, scene.brush)
        return look

    def _draw_edges(self, surface: pygame.Surface, look: board.BoardLook, scene: Scene) -> None:
        layout, brush, parts = scene.layout, scene.brush, edges.look(look)
        if self._is_news("columns", parts.columns):
            edges.paint_columns(surface, parts.columns, layout, brush, self.say)
        rows, stack = self._looks.get("rows"), self._looks.get("stack")
        if self._is_news("rows", parts.rows):
            edges.paint_rows(surface, parts.rows, rows if isinstance(rows, edges.RowsLook) else None, layout, brush)
        if self._is_news("stack", parts.stack):
            before = stack if isinstance(stack, edges.StackLook) else None
            edges.paint_stack(surface, parts.stack, before, layout, brush, self.say)

    def _draw_rest(self, surface: pygame.Surface, scene: Scene, player: Player) -> None:
        layout, brush = scene.layout, scene.brush
        top = self._header(scene)
        if self._is_news("header", top):
            brush.fill(surface, pygame.Rect(0, 0, layout.window.width, layout.header.bottom), brush.theme.window)
            header.paint_header(surface, top, layout, brush)
        words, buttons = self._sentence(scene, player), self._guess_buttons(scene)
        if self._is_news("sentence", (words, buttons)):
            brush.fill(surface, layout.sentence, brush.theme.window)
            sentence.paint(surface, words, buttons, layout, brush)
        for name, card, tab in self._panels(scene):
            self._draw_panel(surface, name, card, tab, scene, player)
        row = self._controls(scene)
        if self._is_news("controls", row):
            foot = pygame.Rect(0, layout.lane.bottom, layout.window.width, layout.window.height - layout.lane.bottom)
            brush.fill(surface, foot, brush.theme.window)
            self._looks.pop("progress", None)
            controls.paint_controls(surface, row, layout, brush)
        line = self._progress(scene, row, frozenset(player.ticks))
        if self._is_news("progress", line):
            lane = pygame.Rect(0, layout.lane.top, layout.window.width, layout.lane.height)
            brush.fill(surface, lane, brush.theme.window)
            brush.fill(surface, line.place, brush.theme.window)
            progress.paint_progress(surface, line, layout, brush)

    def _controls(self, scene: Scene) -> controls.ControlsLook:
        moment, state, can, layout, brush = scene
        key = (layout.window.size, layout.n, can, on_enter(state), moment.speed)
        if self._controls_made is None or self._controls_made[0] != key:
            self._controls_made = key, controls.controls_look(moment, state, can, layout, brush, self.say)
        return self._controls_made[1]

    def _header(self, scene: Scene) -> header.HeaderLook:
        moment, state, can, layout, brush = scene
        key = (layout.window.size, layout.n, can, state.typed, moment.mode, moment.pause)
        if self._header_made is None or self._header_made[0] != key:
            self._header_made = key, header.header_look(moment, state, can, layout, brush, self.say)
        return self._header_made[1]

    def _progress(
        self, scene: Scene, row: controls.ControlsLook, ticks: frozenset[int] = frozenset()
    ) -> progress.ProgressLook:
        """Return the look of the progress line; where only its place matters, the ticks are left out."""
        return progress.progress_look(scene.moment, ticks, row, scene.layout, scene.brush, self.say)

    def _sentence(self, scene: Scene, player: Player) -> Sentence:
        moment, state = scene.moment, scene.state
        if is_asked(moment, state):
            guesses = state.guesses
            return self.say.question(moment.position, guesses.right, guesses.made, guesses.was_right)
        if moment.pace:
            return self.say.searching(*moment.pace, moment.found)
        seen = _seen(scene, player)
        words = self.say.sentence(seen.position, seen.found)
        return words._replace(next=self.say("shown_next")) if state.shown else words

    def _guess_buttons(self, scene: Scene) -> tuple[Button, ...]:
        if not is_asked(scene.moment, scene.state):
            return ()
        return sentence.guess_buttons(scene.layout, scene.brush, self.say)

    def _panels(self, scene: Scene) -> list[tuple[str, pygame.Rect, Tab]]:
        """Return the panels by name: their cards and what is open in them. Where two have room one is the tree's."""
        layout = scene.layout
        tab = scene.state.open_tab(layout.n)
        if not layout.panel.width:
            return []
        if not layout.second_panel.width:
            return [("panel", layout.panel, tab)]
        first = Tab.SOLUTIONS if tab is Tab.TREE else tab
        return [("panel", layout.panel, first), ("second panel", layout.second_panel, Tab.TREE)]

    def _tabs(self, card: pygame.Rect, tab: Tab, scene: Scene) -> tuple[Button, ...]:
        names: tuple[Tab, ...] = tuple(Tab)
        if scene.layout.second_panel.width:
            names = (Tab.TREE,) if tab is Tab.TREE else (Tab.SOLUTIONS, Tab.PROGRAM)
        return tabs.tab_buttons(card, names, tab, scene.layout, scene.brush, self.say)

    def _draw_panel(
        self, surface: pygame.Surface, name: str, card: pygame.Rect, tab: Tab, scene: Scene, player: Player
    ) -> None:
        layout, brush = scene.layout, scene.brush
        body = tabs.body_of(card, layout)
        look = self._panel_look(body, tab, scene, player)
        if not self._is_news(name, (tab, look)):
            return
        brush.fill(surface, card, brush.theme.window)
        tabs.paint_card(surface, card, self._tabs(card, tab, scene), layout, brush)
        if isinstance(look, solution_list.ListLook):
            solution_list.paint(surface, look, body, layout, brush, self.say)
        elif isinstance(look, tree_panel.TreeLook):
            tree_painter.paint(surface, look, body, layout, brush)
        else:
            program.paint(surface, look, body, layout, brush)

    def _panel_look(
        self, body: pygame.Rect, tab: Tab, scene: Scene, player: Player
    ) -> solution_list.ListLook | tree_panel.TreeLook | program.ProgramLook:
        moment, state, _, layout, brush = scene
        if tab is Tab.SOLUTIONS:
            return solution_list.look(moment, player.solutions, state, body, layout, self.say)
        if tab is Tab.TREE:
            return tree_panel.look(moment, player.sizes, state.tree, state.shown, body, layout, brush, self.say)
        return program.look(_seen(scene, player).position)

    def _draw_cover(self, surface: pygame.Surface, scene: Scene, player: Player) -> None:
        _, state, can, layout, brush = scene
        if state.focus is not None:
            for button in self.buttons(surface.get_size(), player, state):
                if button.name is state.focus:
                    paint_ring(surface, button.rect, brush)
        if state.has_help:
            overlay.paint_help(surface, overlay.help_look(layout, brush, self.say), can, layout, brush, self.say)
        if state.message:
            overlay.paint_message(surface, state.message, state.is_bad_news, layout, brush)

    def buttons(self, size: tuple[int, int], player: Player, state: ViewState) -> tuple[Button, ...]:
        """Return all buttons of the window, in the order in which Tab goes through them."""
        scene = self._scene(size, player, state)
        if scene.layout.has_board_alone:
            return ()
        top = self._header(scene)
        row = self._controls(scene)
        strips = [button for _, card, tab in self._panels(scene) for button in self._tabs(card, tab, scene)]
        return (*row.buttons, *self._guess_buttons(scene), *strips, *top.buttons)

    def interpret(
        self,
        event: pygame.event.Event,
        size: tuple[int, int],
        player: Player,
        state: ViewState,
        pointer: tuple[int, int] = (0, 0),
    ) -> Command | None:
        """Return what an event means in the picture that `draw` makes of the same, if it means anything.

        `pointer` is where the mouse is, which events of its wheel do not tell.
        """
        if event.type == pygame.QUIT:
            return Command(Action.QUIT)
        if event.type == pygame.KEYDOWN:
            return command_of(key_of(event), self._scene(size, player, state).can, state)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and state.grabbed:
            return Command(Action.RELEASE)
        if event.type == pygame.MOUSEMOTION and state.grabbed:
            return self._dragged(event, size, player, state)
        if event.type == pygame.MOUSEWHEEL and not state.has_help:
            return self._wheeled(event.y, pointer, size, player, state)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._clicked(event.pos, size, player, state)
        return None

    def _clicked(
        self, point: tuple[int, int], size: tuple[int, int], player: Player, state: ViewState
    ) -> Command | None:
        scene = self._scene(size, player, state)
        layout, brush = scene.layout, scene.brush
        if state.has_help and not layout.has_board_alone:
            lines = overlay.help_look(layout, brush, self.say).lines
            hit = (line.command for line in lines if line.rect.collidepoint(point))
            command = next((command for command in hit if command.action is not Action.TYPE), Command(Action.CLOSE))
            return command if command.action in scene.can else Command(Action.EXPLAIN, command.action)
        for button in self.buttons(size, player, state):
            if button.rect.collidepoint(point):
                return button.command if button.is_enabled else Command(Action.EXPLAIN, button.command.action)
        for _, card, tab in self._panels(scene):
            if card.collidepoint(point):
                return self._clicked_in_panel(point, card, tab, scene, player)
        if not layout.has_board_alone:
            row = self._controls(scene)
            line = self._progress(scene, row)
            places = ((Action.SEEK, line.track.inflate(12, 20)), (Action.SPEED, row.slider.inflate(16, 28)))
            for action, place in places:
                if place.collidepoint(point):
                    return Command(Action.GRAB, progress.slid(row, line, action, point[0]))
        return self._clicked_on_board(point, layout, player, state)

    def _clicked_in_panel(
        self, point: tuple[int, int], card: pygame.Rect, tab: Tab, scene: Scene, player: Player
    ) -> Command | None:
        look = self._panel_look(tabs.body_of(card, scene.layout), tab, scene, player)
        if isinstance(look, solution_list.ListLook):
            if look.bar and point[0] >= look.bar.left - 8:
                return Command(Action.GRAB, Command(Action.SCROLL_TO, solution_list.share_at(look, point[1])))
            hits = (row.which for row in look.rows if row.rect.collidepoint(point))
            return next((Command(Action.CHOOSE, which) for which in hits), None)
        if isinstance(look, tree_panel.TreeLook):
            spot = tree_panel.spot_at(look, point)
            if spot:
                return Command(Action.SHOW, tree_panel.position_of(spot.node, scene.layout.n))
            return Command(Action.GRAB, Command(Action.MOVE, (0, 0)))
        return None

    def _wheeled(
        self, notches: int, point: tuple[int, int], size: tuple[int, int], player: Player, state: ViewState
    ) -> Command:
        """Return what the wheel means: it zooms the tree where that is open, and scrolls the list elsewhere."""
        scene = self._scene(size, player, state)
        panels = self._panels(scene)
        _, card, tab = next((panel for panel in panels if panel[1].collidepoint(point)), (panels or [NO_PANEL])[0])
        if tab is not Tab.TREE:
            return Command(Action.SCROLL, -SCROLLED * notches)
        body = tabs.body_of(card, scene.layout)
        point = point if body.collidepoint(point) else body.center
        return Command(Action.ZOOM, (notches, point[0] - body.centerx, point[1] - body.centery))

    def _clicked_on_board(
        self, point: tuple[int, int], layout: Layout, player: Player, state: ViewState
    ) -> Command | None:
        column = layout.number_at(point)
        if column is not None:
            return Command(Action.BREAKPOINT, column)
        square = layout.square_at(point)
        placed = (state.shown or player.search.position).board
        if not square:
            return None
        if square[0] > len(placed):
            return Command(Action.EXPLAIN, Action.JUMP)
        return Command(Action.JUMP, Position(layout.n, placed[: square[0]], square[1]))

    def _dragged(
        self, event: pygame.event.Event, size: tuple[int, int], player: Player, state: ViewState
    ) -> Command | None:
        scene = self._scene(size, player, state)
        layout = scene.layout
        x, y = event.pos
        if layout.has_board_alone or not state.grabbed:
            return None
        if state.grabbed.action is Action.MOVE:
            return Command(Action.MOVE, tuple(event.rel))
        if state.grabbed.action is Action.SCROLL_TO:
            lists = (
                self._panel_look(tabs.body_of(card, layout), tab, scene, player) for _, card, tab in self._panels(scene)
            )
            look = next((look for look in lists if isinstance(look, solution_list.ListLook)), None)
            return Command(Action.SCROLL_TO, solution_list.share_at(look, y)) if look and look.bar else None
        row = self._controls(scene)
        return progress.slid(row, self._progress(scene, row), state.grabbed.action, x)

    def why_not(self, action: Action, player: Player, state: ViewState) -> str:
        """Return in words why an action does not apply now."""
        key = why_not(action, player.moment(), state)
        return self.say(key, largest=LARGEST) if key else ""

    def brush(self, state: ViewState) -> Brush:
        """Return the brush that draws in the theme of a state."""
        if state.theme not in self._brushes:
            self._brushes[state.theme] = Brush(THEMES[state.theme])
        return self._brushes[state.theme]

    def _is_news(self, part: str, look: object) -> bool:
        if self._looks.get(part) == look:
            return False
        self._looks[part] = look
        return True


def _seen(scene: Scene, player: Player) -> Moment:
    """Return the moment as the board shows it: with the position that was chosen in place of the search's, if any."""
    moment, shown = scene.moment, scene.state.shown
    if not shown:
        return moment
    index = player.solutions.index(shown.board) if shown.is_solution else None
    number = None if index is None else player.solutions.number(index) or index + 1
    return moment._replace(position=shown, found=number, is_green=shown.is_solution)
