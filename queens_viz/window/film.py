"""A film: what a window would show of a run if it had no buttons."""

from __future__ import annotations

import pygame

from ..app.app import App
from ..app.moment import Mode
from ..app.player import Player
from ..app.state import State
from ..looks.theme import THEMES
from .film_layout import lay_out_film
from .frame import Frame, frame_of
from .hand import Hand
from .painter import Painter
from .pen import Ink, Pen
from .typeface import Typeface


class Film:
    """A player drawn on one surface, halted at each position, and told to be running until the end."""

    def __init__(self, player: Player, state: State, size: tuple[int, int]) -> None:
        self.app = App(player, state)
        self.surface = pygame.Surface(size)
        layout = lay_out_film(*size, player.search.n)
        self.pen = Pen(self.surface, layout, Ink(THEMES[state.theme]), Typeface(is_smooth=False), self.app.say)
        self._painter = Painter()
        self.frame: Frame | None = None

    def draw(self) -> pygame.Surface:
        """Draw what has changed of the player, and return the surface."""
        moment = self.app.player.moment()
        if moment.mode is Mode.HALTED:
            moment = moment._replace(mode=Mode.RUNNING)
        self.frame = frame_of(self.app, moment, Hand(), self.pen, self.frame)
        self._painter.paint(self.frame)
        return self.surface
