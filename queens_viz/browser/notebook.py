"""The page in a notebook, as the value of a cell."""

from __future__ import annotations

import html

from ..app.app import App
from ..app.player import Player
from ..app.state import State
from ..search.facts import LARGEST
from ..search.guided import resume
from ..search.notation import read
from ..search.position import Position
from ..words.words import LANGUAGES
from .document import page

HEIGHT = 640
"""The usual height of a page in a notebook, in pixels."""


class Shown:
    """A page that a notebook shows in a frame."""

    def __init__(self, text: str, height: int) -> None:
        self.text = text
        self.height = height

    def _repr_html_(self) -> str:
        return (
            f'<iframe srcdoc="{html.escape(self.text)}" width="100%"'
            f' height="{self.height}" style="border: 0"'
            ' allow="clipboard-read; clipboard-write" title="queens_viz"></iframe>'
        )


def show(
    n: int = 8, at: str = "", *, language: str = "en", height: int = HEIGHT
) -> Shown:
    """Return the program for a board of n, as a value that a notebook shows.

    n is from 1 to 100. The program begins at a position such as "2,4,1,3:6", or at the
    beginning. The height is in pixels. Raise ValueError if an argument is impossible,
    and MissingPackages if the extra `web` is not installed.
    """
    if not isinstance(n, int) or not 1 <= n <= LARGEST:
        raise ValueError(f"n must be a whole number from 1 to {LARGEST}, not {n!r}")
    if not isinstance(at, str):
        raise ValueError(f"at must be a text such as '2,4,1:3', not {at!r}")
    if language not in LANGUAGES:
        languages = ", ".join(LANGUAGES)
        raise ValueError(f"language must be one of {languages}, not {language!r}")
    if not isinstance(height, int) or height < 1:
        raise ValueError(
            f"height must be a whole number of pixels, such as {HEIGHT}, not {height!r}"
        )
    position = read(at, n).place() if at else Position.first(n)
    app = App(Player(resume(position)), State(language))
    options = {"n": position.n, "at": str(position), "language": language}
    return Shown(page(app, options), height)
