"""A picture of the view as one file of SVG, with the letters that it writes."""

from __future__ import annotations

from ..app.player import Player
from ..app.state import State
from ..command.states import settle
from ..looks.card import sentence
from ..looks.scene import Scene
from ..looks.theme import THEMES
from ..paint.layout import Layout
from ..paint.letters import TableFace
from ..paint.pen import Ink, Pen
from ..paint.svg import SvgPen
from ..paint.svg_file import document, letters_used
from ..paint.view import View
from .font import WEIGHTS, rule


class Picture(View):
    """A view of a player, `size` pixels wide and high, that is drawn once."""

    def __init__(self, player: Player, state: State, size: tuple[int, int]) -> None:
        super().__init__(player, state)
        self.size = size

    def pen_for(self, layout: Layout, last: Pen | None) -> Pen:
        """Return the one pen."""
        return last or SvgPen(layout, Ink(THEMES[self.app.state.theme]), TableFace(), self.app.say)

    def parts(self) -> str:
        """Return what is drawn, as groups of SVG."""
        pen = self.paint()
        assert isinstance(pen, SvgPen)
        pen.done()
        return pen.svg()


def svg(player: Player, state: State, size: tuple[int, int]) -> str:
    """Return the picture of a player as a file, after everything is counted that it counts in spare time.

    Raises MissingExtra where the typeface can't be cut down.
    """
    settle(player)
    picture = Picture(player, state, size)
    parts, words = picture.parts(), sentence(Scene.of(picture.app))
    # A reason that goes on with the headline begins small.
    told = f"{words.headline}{' ' if words.reason[:1].islower() else '. '}{words.reason}"
    return document(parts, size, THEMES[state.theme], picture.app.title, told, typeface(parts))


def typeface(parts: str) -> str:
    """Return rules that hold the letters of a picture, in the weights that it writes."""
    numbers = {name: number for number, name in WEIGHTS.items()}
    used = letters_used(parts).items()
    return "\n".join(rule(numbers[weight.value], letters) for weight, letters in used if letters)
