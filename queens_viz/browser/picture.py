"""A picture of the view as one file of SVG, with the letters that it has."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape

from ..app.app import App
from ..app.player import Player
from ..app.state import State
from ..command.span import settle
from ..parts.card_sentence import sentence
from ..parts.scene import Scene
from ..pens import THEMES
from ..pens.svg_file import document
from ..pens.svg_shapes import CLASSES
from ..words.sentence import Sentence
from .font import rule
from .page_view import SvgView

TEXT = re.compile('<text class="([^"]*)"[^>]*>([^<]*)<')
"""A text of a picture: its class, which is that of its weight, and its content."""


def svg(
    player: Player,
    state: State,
    size: tuple[int, int],
    prepare: Callable[[App], object] | None = None,
) -> str:
    """Return a picture of a player as a file. The size is in pixels.

    Its app may be prepared before. Numbers that a page counts in its spare time are
    counted.
    """
    view = SvgView(player, state)
    view.size = size
    if prepare:
        prepare(view.app)
    settle(view.app.player)
    parts = view.svg()
    description = _description(sentence(Scene.of(view.app)))
    theme = THEMES[state.theme]
    rules = typeface(parts)
    return document(
        parts,
        size,
        theme,
        title=view.app.title,
        description=description,
        letters=rules,
    )


def _description(words: Sentence) -> str:
    """Return the headline and the reason of a sentence.

    A reason that begins with a small letter continues the headline.
    """
    if words.reason[:1].islower():
        return f"{words.headline} {words.reason}"
    return f"{words.headline}. {words.reason}"


def typeface(parts: str) -> str:
    """Return rules for a style sheet that contain the letters of a picture.

    They have the weights in which the picture has a text.
    """
    letters: dict[str, set[str]] = {}  # by the class of their weight
    for css_class, text in TEXT.findall(parts):
        letters.setdefault(css_class, set()).update(unescape(text))
    rules = []
    for weight, css_class in CLASSES.items():
        if css_class in letters:
            rules.append(rule(weight, "".join(sorted(letters[css_class]))))
    return "\n".join(rules)
