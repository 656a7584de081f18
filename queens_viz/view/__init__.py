"""The picture of a moment, and what a click or a key in it means."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ..commands import Action, Command
from ..player import Moment
from ..tree import Sizes
from . import board, controls
from .brush import Brush
from .layout import Layout, lay_out
from .theme import THEMES


@dataclass(frozen=True, slots=True)
class ViewState:
    """What only the eye would miss: the name of the theme."""

    theme: str = "light"


class View:
    """Draws moments onto surfaces, each part only where it has changed since the last."""

    def __init__(self) -> None:
        self._brushes: dict[str, Brush] = {}
        self._drawn: dict[str, object] = {}
        self._surface: pygame.Surface | None = None
        self._last: object = None

    def draw(self, surface: pygame.Surface, moment: Moment, sizes: Sizes, state: ViewState) -> bool:
        """Draw the whole window; return whether anything had changed."""
        now = (surface.get_size(), state, moment)
        if surface is self._surface and now == self._last:
            return False
        layout, brush = self.layout(surface, moment), self.brush(state)
        ground = (surface.get_size(), state, moment.position.n)
        if surface is not self._surface or self._is_news("ground", ground):
            self._drawn = {"ground": ground}
            surface.fill(brush.theme.window)
            if not layout.has_board_alone:
                controls.paint_title(surface, moment.position.n, layout, brush)
        self._surface, self._last = surface, now
        board_look = board.look(moment, sizes)
        if self._is_news("board", board_look):
            surface.fill(brush.theme.window, layout.board)
            board.paint(surface, board_look, layout, brush)
        if not layout.has_board_alone:
            controls_look = controls.look(moment, layout, brush)
            if self._is_news("controls", controls_look):
                surface.fill(brush.theme.window, layout.controls)
                controls.paint(surface, controls_look, layout, brush)
        return True

    def interpret(
        self, event: pygame.event.Event, surface: pygame.Surface, moment: Moment, state: ViewState
    ) -> Command | None:
        """Return what an event means in the picture that `draw` makes of the same moment, if it means anything."""
        if event.type == pygame.QUIT:
            return Command(Action.QUIT)
        if event.type == pygame.KEYDOWN:
            return controls.command_of(controls.key_of(event), moment.can | {Action.QUIT})
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            layout = self.layout(surface, moment)
            for button in controls.buttons(moment.can, layout, self.brush(state)):
                if button.is_enabled and button.rect.collidepoint(event.pos):
                    return Command(button.action)
        return None

    def layout(self, surface: pygame.Surface, moment: Moment) -> Layout:
        """Return where everything stands on a surface."""
        return lay_out(*surface.get_size(), moment.position.n)

    def brush(self, state: ViewState) -> Brush:
        """Return the brush that draws in the theme of a state."""
        if state.theme not in self._brushes:
            self._brushes[state.theme] = Brush(THEMES[state.theme])
        return self._brushes[state.theme]

    def _is_news(self, part: str, look: object) -> bool:
        if self._drawn.get(part) == look:
            return False
        self._drawn[part] = look
        return True
