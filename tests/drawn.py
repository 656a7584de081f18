"""Reads what a window shows: its words, icons, frames and lines, where they are, and the colours of its pixels.

Tests ask this module where things are and what stands there; it alone knows how they were drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

import pygame

from queens_viz.app.commands import Action
from queens_viz.parts.layout import layout_of
from queens_viz.pens.rect import Rect
from queens_viz.pens.theme import THEMES, Colour
from queens_viz.window.window import Window

from .support import colour, noted, recording
from .things import Point, Thing, thing_of, uncovered

Square = tuple[int, int]


class Roles:
    """A theme as it is recorded: each colour is the name of its role."""

    def __getattr__(self, role: str) -> str:
        return role


def read(window: Window, size: tuple[int, int] = (1280, 800)) -> Seen:
    """Draw an app's window and return what it shows."""
    with recording(window.ink(window.app.state.theme)) as record:
        draw = noted(window, size)
    return Seen(window, draw, uncovered([thing_of(drawn) for drawn in record]))


class Seen:
    """A window that was drawn, and all things in it in the order in which they were drawn."""

    def __init__(self, window: Window, draw: Callable[[], pygame.Surface], all_things: tuple[Thing, ...]) -> None:
        self._draw = draw
        self.all = all_things
        self.n = window.app.player.search.n
        self.theme = Roles()
        self.colours = THEMES[window.app.state.theme]
        self.say = window.app.say
        self._layout = layout_of(window.app, window.size)
        self._frame = window.frame()

    @cached_property
    def surface(self) -> pygame.Surface:
        """The pixels, drawn when somebody looks at them."""
        return self._draw()

    # What stands where.

    def things(self, kind: str, place: Rect | None = None) -> list[Thing]:
        """Return the things of a kind, with their middle in a place."""
        return [one for one in self.all if one.kind == kind and (place is None or place.collidepoint(one.centre))]

    def texts(self, place: Rect | None = None) -> list[Thing]:
        """Return the texts of a place, from the top down and from the left."""
        return [one for line in self.lines_of(place) for one in line]

    def lines_of(self, place: Rect | None = None) -> list[list[Thing]]:
        """Return the texts of a place by lines, from the top down, each from the left."""
        lines: list[list[Thing]] = []
        for one in sorted(self.things("text", place), key=lambda one: one.centre[1]):
            if lines and one.centre[1] - lines[-1][0].centre[1] < 5:
                lines[-1].append(one)
            else:
                lines.append([one])
        return [sorted(line, key=lambda one: one.rect.left) for line in lines]

    def words_in(self, place: Rect | None = None) -> list[str]:
        """Return what is written in a place, from the top down and from the left."""
        return [one.what for one in self.texts(place)]

    def text(self, words: str, place: Rect | None = None) -> Thing:
        """Return the one text with these words."""
        (found,) = (one for one in self.texts(place) if one.what == words)
        return found

    def icons(self, place: Rect | None = None) -> list[Thing]:
        """Return the icons of a place."""
        return self.things("icon", place)

    def colour_at(self, point: Point) -> Colour:
        """Return the colour of a pixel."""
        return colour(self.surface, (round(point[0]), round(point[1])))

    def card_around(self, place: Rect) -> Thing:
        """Return the smallest card around a place."""
        around = [card for card in self.things("card") if card.rect.collidepoint(place.center)]
        return min(around, key=lambda card: card.rect.width * card.rect.height)

    def button(self, label: str) -> Thing:
        """Return the card of the button with a label, hints and keys beside it left out."""
        part = [text for text in self.texts() if text.what == label]
        return self.card_around(part[-1].rect)

    # The board.

    @property
    def board(self) -> Rect:
        """The squares together."""
        return max((one.rect for one in self.things("checks")), key=lambda rect: rect.width)

    def square(self, column: int, row: int) -> Rect:
        """Return the place of a square: columns count from the left, rows from the bottom."""
        side, n = self.board.width, self.n
        left, right, low, high = ((2 * k * side + n) // (2 * n) for k in (column, column + 1, row, row + 1))
        return Rect(self.board.left + left, self.board.bottom - high, right - left, high - low)

    def squares(self) -> dict[Square, Colour]:
        """Return the colour of each square, at a point that neither queens nor marks nor lines reach."""
        places = {(column, row): self.square(column, row) for column in range(self.n) for row in range(self.n)}
        return {
            where: self.colour_at((place.left + 0.14 * place.width, place.bottom - 0.32 * place.height))
            for where, place in places.items()
        }

    def number_place(self, column: int) -> Rect:
        """Return the place of a column's number, under the column."""
        square = self.square(column, 0)
        return Rect(square.left, self._layout.numbers.top, square.width, self._layout.numbers.height)

    def stack_cell(self, column: int) -> Rect:
        """Return the place of a queen's row, under the column's number."""
        square = self.square(column, 0)
        return Rect(square.left, self._layout.stack.top, square.width, self._layout.stack.height)

    @property
    def stack(self) -> Rect:
        """The cells of the stack together."""
        return self.stack_cell(0).union(self.stack_cell(self.n - 1))

    # The other parts.

    @property
    def header(self) -> Rect:
        """The strip at the top."""
        return Rect(0, 0, self._layout.window.width, self._layout.header.bottom)

    @property
    def sentence(self) -> Rect:
        """The card that says what happened."""
        return self._layout.sentence.copy()

    @property
    def panel(self) -> Rect:
        """The card below the tabs, or the first of two."""
        return self._layout.panel.copy()

    @property
    def second_panel(self) -> Rect:
        """The second card, of the tree; empty where it has no room."""
        return self._layout.second_panel.copy()

    @property
    def body(self) -> Rect:
        """What lies below the tabs in the panel."""
        line = next(one for one in self.things("fill", self.panel) if one.rect.height == 1)
        return Rect(self.panel.left, line.rect.bottom, self.panel.width, self.panel.bottom - line.rect.bottom)

    @property
    def controls(self) -> Rect:
        """The row of buttons."""
        return self._layout.controls.copy()

    @property
    def lane(self) -> Rect:
        """The strip of the progress line."""
        return self._layout.lane.copy()

    def _track(self, place: Rect) -> tuple[Rect, Rect | None, Thing]:
        low = [card for card in self.things("card") if place.colliderect(card.rect) and card.rect.height < 13]
        (handle,) = (icon for icon in self.icons() if icon.what == "disc" and place.colliderect(icon.rect))
        done = next((card.rect for card in low if card.colour == self.theme.accent), None)
        # At its end the part before the handle covers all of the track.
        track = next((card.rect for card in low if card.colour != self.theme.accent), done)
        assert track
        return track, done, handle

    def _slider(self, action: Action) -> Rect:
        slider = self._frame.grabbed(action)
        assert slider
        return slider.track

    @property
    def speed(self) -> tuple[Rect, Rect | None, Thing]:
        """The track of the speed, the part of it before the handle, and the handle."""
        return self._track(self._slider(Action.SPEED))

    @property
    def progress(self) -> tuple[Rect, Rect | None, Thing]:
        """The track of the progress line, the part of it before the handle, and the handle."""
        return self._track(self._slider(Action.SEEK))

    @property
    def ring(self) -> Rect | None:
        """The place inside the ring of the button that has the focus."""
        rings = [one.rect for one in self.things("frame") if one.width == 3 and one.colour == self.theme.accent]
        return rings[-1].inflate(-10, -10) if rings else None

    @property
    def scroll_bar(self) -> Rect | None:
        """The bar of the list, where it is longer than its panel."""
        bars = [card.rect for card in self.things("card", self.body) if card.rect.width <= 10 < card.rect.height]
        return bars[0] if bars else None

    @property
    def message(self) -> tuple[Thing, str] | None:
        """The card of what the program has to say, and what it says."""
        shown = [card for card in self.things("card") if card.colour in (self.theme.text, self.theme.attacked)]
        lying = [card for card in shown if self.panel.contains(card.rect) or self.sentence.contains(card.rect)]
        return (lying[-1], " ".join(self.words_in(lying[-1].rect))) if lying else None
