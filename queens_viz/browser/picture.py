"""A picture of the view as one file of SVG, with the letters that it writes."""

from __future__ import annotations

import re
from html import unescape

from ..app.player import Player
from ..app.state import State
from ..command.span import settle
from ..parts.card_sentence import sentence
from ..parts.scene import Scene
from ..pens import THEMES
from ..pens.svg_file import document
from .font import WEIGHTS, rule
from .page_view import SvgView


def svg(player: Player, state: State, size: tuple[int, int]) -> str:
    """Return the picture of a player as a file, after everything is counted that it counts in spare time."""
    settle(player)
    view = SvgView(player, state)
    view.size = size
    parts, words = view.svg(), sentence(Scene.of(view.app))
    # A reason that goes on with the headline begins small.
    told = (
        f"{words.headline}{' ' if words.reason[:1].islower() else '. '}{words.reason}"
    )
    return document(
        parts, size, THEMES[state.theme], view.app.title, told, typeface(parts)
    )


def typeface(parts: str) -> str:
    """Return rules that hold the letters of a picture, in the weights that it writes."""
    used: dict[str, set[str]] = {}
    for letter, text in re.findall('<text class="(.)"[^>]*>([^<]*)<', parts):
        used.setdefault(letter, set()).update(unescape(text))
    return "\n".join(
        rule(number, "".join(sorted(used[name[0]])))
        for number, name in WEIGHTS.items()
        if name[0] in used
    )
