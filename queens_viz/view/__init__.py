"""The picture of a player, and what a click or a key in it means."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..commands import Action, Command
from ..player import Moment, Player
from ..search import Position
from ..words import Words
from . import board, controls, overlay, sentence, solution_list
from .bindings import applicable, command_of, key_of
from .brush import Brush
from .layout import Layout, lay_out
from .state import ViewState
from .theme import THEMES

__all__ = ["View", "ViewState"]

SCROLLED = 3
"""Lines that one notch of the wheel scrolls."""


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

    def __init__(self, say: Words | None = None) -> None:
        self.say = say or Words()
        self._brushes: dict[str, Brush] = {}
        self._looks: dict[str, object] = {}
        self._had_cover = False
        self._surface: pygame.Surface | None = None
        self._last: object = None

    def draw(self, surface: pygame.Surface, player: Player, state: ViewState) -> bool:
        """Draw the whole window; return whether anything had changed."""
        now = (surface.get_size(), state, player.moment())
        if surface is self._surface and now == self._last:
            return False
        scene = self._scene(surface.get_size(), player, state)
        # What lies over the window hides parts of it: under it, and once it has gone, everything is drawn again.
        has_cover = state.has_help or state.focus is not None or bool(state.message)
        if surface is not self._surface or has_cover or self._had_cover:
            self._looks = {}
        self._had_cover = has_cover
        if self._is_news("ground", ground := (surface.get_size(), state.theme, player.search.n)):
            self._looks = {"ground": ground}
            surface.fill(scene.brush.theme.window)
        self._surface, self._last = surface, now
        self._draw_board(surface, scene, player)
        if not scene.layout.has_board_alone:
            self._draw_rest(surface, scene, player)
            self._draw_cover(surface, scene, player)
        return True

    def _scene(self, size: tuple[int, int], player: Player, state: ViewState) -> Scene:
        moment = player.moment()
        return Scene(moment, state, applicable(moment, state), lay_out(*size, moment.position.n), self.brush(state))

    def _draw_board(self, surface: pygame.Surface, scene: Scene, player: Player) -> None:
        look = board.look(_seen(scene, player), player.sizes)
        if self._is_news("board", look):
            surface.fill(scene.brush.theme.window, scene.layout.board)
            board.paint(surface, look, scene.layout, scene.brush, self.say)

    def _draw_rest(self, surface: pygame.Surface, scene: Scene, player: Player) -> None:
        moment, state, can, layout, brush = scene
        header = controls.header_look(moment, state, can, layout, brush, self.say)
        if self._is_news("header", header):
            surface.fill(brush.theme.window, (0, 0, layout.window.width, layout.header.bottom))
            controls.paint_header(surface, header, layout, brush)
        seen = _seen(scene, player)
        words = self.say.sentence(seen.position, seen.found)
        if state.shown:
            words = words._replace(next=self.say("shown_next"))
        if self._is_news("sentence", words):
            surface.fill(brush.theme.window, layout.sentence)
            sentence.paint(surface, words, layout, brush)
        if layout.panel.width:
            listed = solution_list.look(moment, player.solutions, state, layout, self.say)
            if self._is_news("panel", listed):
                surface.fill(brush.theme.window, layout.panel)
                solution_list.paint(surface, listed, layout, brush, self.say)
        row = controls.controls_look(moment, state, can, frozenset(player.ticks), layout, brush, self.say)
        if self._is_news("controls", row):
            foot = layout.lane.top
            surface.fill(brush.theme.window, (0, foot, layout.window.width, layout.window.height - foot))
            controls.paint_controls(surface, row, layout, brush)

    def _draw_cover(self, surface: pygame.Surface, scene: Scene, player: Player) -> None:
        _, state, can, layout, brush = scene
        if state.focus is not None and (targets := self.buttons(surface.get_size(), player, state)):
            controls.paint_ring(surface, targets[state.focus % len(targets)].rect, brush)
        if state.has_help:
            overlay.paint_help(surface, overlay.help_look(layout, brush, self.say), can, layout, brush, self.say)
        if state.message:
            overlay.paint_message(surface, state.message, state.is_bad_news, layout, brush)

    def buttons(self, size: tuple[int, int], player: Player, state: ViewState) -> tuple[controls.Button, ...]:
        """Return all buttons of the window, in the order in which Tab goes through them."""
        moment, state, can, layout, brush = self._scene(size, player, state)
        if layout.has_board_alone:
            return ()
        header = controls.header_look(moment, state, can, layout, brush, self.say)
        row = controls.controls_look(moment, state, can, frozenset(), layout, brush, self.say)
        return (*row.buttons, *header.buttons)

    def interpret(
        self, event: pygame.event.Event, size: tuple[int, int], player: Player, state: ViewState
    ) -> Command | None:
        """Return what an event means in the picture that `draw` makes of the same, if it means anything."""
        if event.type == pygame.QUIT:
            return Command(Action.QUIT)
        if event.type == pygame.KEYDOWN:
            return command_of(key_of(event), applicable(player.moment(), state), state)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and state.grabbed:
            return Command(Action.RELEASE)
        if event.type == pygame.MOUSEMOTION and state.grabbed:
            return self._dragged(event.pos[0], size, player, state)
        if event.type == pygame.MOUSEWHEEL and not state.has_help:
            return Command(Action.SCROLL, -SCROLLED * event.y)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._clicked(event.pos, size, player, state)
        return None

    def _clicked(
        self, point: tuple[int, int], size: tuple[int, int], player: Player, state: ViewState
    ) -> Command | None:
        moment, state, can, layout, brush = self._scene(size, player, state)
        if state.has_help and not layout.has_board_alone:
            lines = overlay.help_look(layout, brush, self.say).lines
            hit = (line.command for line in lines if line.rect.collidepoint(point))
            return next((command for command in hit if command.action is not Action.TYPE), Command(Action.CLOSE))
        for button in self.buttons(size, player, state):
            if button.rect.collidepoint(point):
                return button.command if button.is_enabled else None
        if layout.panel.collidepoint(point):
            rows = solution_list.look(moment, player.solutions, state, layout, self.say).rows
            return next((Command(Action.CHOOSE, row.which) for row in rows if row.rect.collidepoint(point)), None)
        if not layout.has_board_alone:
            row = controls.controls_look(moment, state, can, frozenset(), layout, brush, self.say)
            if row.track.inflate(12, 20).collidepoint(point):
                return Command(Action.GRAB, Command(Action.SEEK, controls.share_at(row.track, point[0])))
            if row.slider.inflate(16, 28).collidepoint(point):
                speed = controls.speed_at(controls.share_at(row.slider, point[0]))
                return Command(Action.GRAB, Command(Action.SPEED, speed))
        return self._clicked_on_board(point, layout, player, state)

    def _clicked_on_board(
        self, point: tuple[int, int], layout: Layout, player: Player, state: ViewState
    ) -> Command | None:
        column = layout.number_at(point)
        if column is not None:
            return Command(Action.STOP, column)
        square = layout.square_at(point)
        placed = (state.shown or player.search.position).board
        if square and square[0] <= len(placed):
            return Command(Action.JUMP, Position(layout.n, placed[: square[0]], square[1]))
        return None

    def _dragged(self, x: int, size: tuple[int, int], player: Player, state: ViewState) -> Command | None:
        moment, state, can, layout, brush = self._scene(size, player, state)
        if layout.has_board_alone or not state.grabbed:
            return None
        row = controls.controls_look(moment, state, can, frozenset(), layout, brush, self.say)
        if state.grabbed.action is Action.SEEK:
            return Command(Action.SEEK, controls.share_at(row.track, x))
        return Command(Action.SPEED, controls.speed_at(controls.share_at(row.slider, x)))

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
