"""The page as the value of a notebook cell."""

from __future__ import annotations

import html
import os
from pathlib import Path

from ..app.app import App
from ..app.own_actions import SUFFIX
from ..app.player import Player
from ..app.state import State
from ..command.extras import require
from ..search.facts import LARGEST
from ..search.guided import resume
from ..search.notation import read
from ..search.position import Position
from ..search.search import Search
from ..words.words import LANGUAGES
from .document import page
from .recorded import Recorded

SIZE = 8
"""The usual size of the board."""

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
    n: int = SIZE, at: str = "", *, language: str = "en", height: int = HEIGHT
) -> Shown:
    """Return the page for a board of size n, as a value that a notebook displays.

    `n` is from 1 to 100. The search begins at a position such as "2,4,1,3:6", or at the
    beginning. `height` is in pixels. Raise ValueError if an argument is impossible, and
    MissingPackages if the extra `web` is not installed.
    """
    if not isinstance(n, int) or not 1 <= n <= LARGEST:
        raise ValueError(f"n must be a whole number from 1 to {LARGEST}, not {n!r}")
    if not isinstance(at, str):
        raise ValueError(f"at must be a text such as '2,4,1:3', not {at!r}")
    _check_frame(language, height)
    position = read(at, n).place() if at else Position.first(n)
    app = App(Player(resume(position)), State(language))
    options = {"n": position.n, "at": str(position), "language": language}
    return Shown(page(app, options), height)


def watch(
    file: str | os.PathLike[str],
    n: int | None = None,
    *,
    language: str = "en",
    height: int = HEIGHT,
) -> Shown:
    """Run a program that places queens, and return a page that shows what it did.

    The program runs now, in a process of its own, and may do whatever any program may
    do. If `n` is given (1 to 100), the program gets that number as its argument and
    when it asks for input. The page begins at the first fault or, if there is none,
    before the first line. It shows the recording, and runs nothing. `height` is in
    pixels. Raise ValueError if an argument is impossible, OSError if the file can't be
    read, and MissingPackages if the extra `web` is not installed.
    """
    path = Path(file)
    if n is not None and (not isinstance(n, int) or not 1 <= n <= LARGEST):
        raise ValueError(f"n must be a whole number from 1 to {LARGEST}, not {n!r}")
    if not path.name.lower().endswith(SUFFIX):
        raise ValueError(f"the name of a program ends in {SUFFIX}, not {path.name!r}")
    _check_frame(language, height)
    require(".html")
    with path.open("rb") as stream:
        stream.read(1)
    # Imported here: without processes, as in a browser, `show` still works.
    from ..check.program_file import result_of
    from ..check.program_run import USUAL

    result = result_of(path, USUAL._replace(n=n), int)
    if result is None:
        raise FileNotFoundError(f"{path} is gone")
    recorded = Recorded(path.name, result, result.story.opening)
    app = App(Player(Search(n or SIZE)), State(language))
    options: dict[str, object] = {"n": app.search.n, "language": language}
    return Shown(page(app, options, recorded=recorded), height)


def _check_frame(language: str, height: int) -> None:
    """Raise ValueError if the language or the height is impossible."""
    if language not in LANGUAGES:
        languages = ", ".join(LANGUAGES)
        raise ValueError(f"language must be one of {languages}, not {language!r}")
    if not isinstance(height, int) or height < 1:
        raise ValueError(
            f"height must be a whole number of pixels, such as {HEIGHT}, not {height!r}"
        )
