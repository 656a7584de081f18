"""A film: what a window would show of a run if it had no buttons."""

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
    """A player drawn on one surface, halted at each position, and told to be running until the end."""

    def __init__(self, player: Player, state: State, size: tuple[int, int]) -> None:
        self.app = App(player, state)
        self.surface = pygame.Surface(size)
        self.layout = lay_out_film(*size, player.search.n)
        ink, face = SurfaceInk(THEMES[state.theme]), Typeface(is_smooth=False)
        self.pen = SurfacePen(self.surface, self.layout.sheet, ink, face)
        self.frame: Frame | None = None

    def draw(self) -> pygame.Surface:
        """Draw what has changed of the player, and return the surface."""
        moment = self.app.player.moment()
        if moment.mode is Mode.HALTED:
            moment = moment._replace(mode=Mode.RUNNING)
        self.frame = frame_of(
            self.app, moment, ViewState(), self.layout, self.pen, self.frame
        )
        self.frame.paint()
        self.pen.done()
        return self.surface
