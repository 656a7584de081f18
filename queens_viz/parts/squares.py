"""The board in words, for those who don't see it: what its squares and the numbers of its columns are called."""

from __future__ import annotations

from typing import NamedTuple

from ..app.own_board import OwnBoard
from ..app.questions import Square, named
from ..pens.rect import NOWHERE, Rect
from ..words.words import Words
from .aim import Sample
from .board import BoardLook
from .layout import Layout


class Squares(NamedTuple):
    """The board as a table; row -1 is that of the columns' numbers."""

    look: BoardLook
    own: OwnBoard | None
    layout: Layout
    say: Words

    @property
    def label(self) -> str:
        """What the table is called: where the queens stand."""
        if self.own:
            return "; ".join([named(square, self.say) for square in self.look.own]) or self.say("own_empty")
        return self.say.rows(self.look.queens)

    @property
    def place(self) -> Rect:
        """Where all squares stand; without size where no board is drawn."""
        return self.layout.grid.squares if self.layout.grid else NOWHERE

    @property
    def first(self) -> Square:
        """The square to which the focus comes first."""
        return self.look.cursor or self.look.candidate or (0, 0)

    def square(self, column: int, row: int) -> Rect:
        """Return where a square is drawn, or the number of a column."""
        grid = self.layout.grid
        assert grid
        place = grid.square(column, max(0, row))
        return place if row >= 0 else self.layout.numbers.column(place.left, place.width)

    def told(self) -> dict[Square, str]:
        """Return in words what stands on squares; on all others there is nothing."""
        look, say = self.look, self.say
        found = {square: say("answer_attacked") for square in look.shaded}
        found |= {(one.column, one.row): say(Sample[one.mark.name].value) for one in look.marks}
        found |= {square: say(Sample.GHOST.value) for square in look.ghosts}
        found |= {square: say("queens_one") for square in (*look.queens, *look.own)}
        if look.candidate:
            verdict = say(look.badge.value) if look.badge and look.badge.value else ""
            found[look.candidate] = f"{say(Sample.CANDIDATE.value)} {verdict}".rstrip()
        return found

    def name(self, square: Square, there: str = "") -> str:
        """Return what a square is called with what stands there, or the number of a column."""
        if square[1] < 0:
            return f"{self.say('tree_column')} {square[0] + 1}"
        return f"{named(square, self.say)}: {there}" if there else named(square, self.say)

    @property
    def chosen(self) -> str:
        """What is told of the square that keys have chosen: on the class's own board what stands there, too."""
        own, square, there = self.own, self.first, ""
        if own and square in own.queens:
            there = self.say("queens_one")
        elif own and own.is_shaded:
            there = self.say("answer_attacked" if square in own.attacked else "answer_safe")
        return self.name(square, there)
