"""A film: what a window without buttons shows of a run, picture by picture."""

from __future__ import annotations

import pygame

from ..app.app import App
from ..app.moment import Mode
from ..app.player import Player
from ..app.state import State
from ..parts.film_layout import lay_out_film
from ..parts.frame import Frame, frame_of
from ..parts.view_state import ViewState
from ..pens import THEMES
from .pen import SurfaceInk, SurfacePen
from .typeface import Typeface


class Film:
    """A player that is drawn on one surface, over and over.

    The player halts at each position, but the film says that it runs until its end.
    """

    def __init__(self, player: Player, state: State, size: tuple[int, int]) -> None:
        self.app = App(player, state)
        self.surface = pygame.Surface(size)
        self.layout = lay_out_film(*size, player.search.n)
        ink = SurfaceInk(THEMES[state.theme])
        face = Typeface(is_smooth=False)
        self.pen = SurfacePen(self.surface, self.layout.sheet, ink, face)
        self.frame: Frame | None = None

    def draw(self) -> pygame.Surface:
        """Draw what has changed since the last picture, and return the surface."""
        moment = self.app.player.moment()
        if moment.mode is Mode.HALTED:
            moment = moment._replace(mode=Mode.RUNNING)
        self.frame = frame_of(
            self.app,
            moment,
            ViewState(),
            layout=self.layout,
            pen=self.pen,
            before=self.frame,
        )
        self.frame.paint()
        self.pen.done()
        return self.surface
