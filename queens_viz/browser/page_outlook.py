"""What is left in the document: a strip below the card, or where there is less room a line under its headline."""

from __future__ import annotations

from typing import Any

from browser import window

from ..looks.ahead import AheadLook
from ..looks.board import BoardLook
from .outlook_parts import strip
from .page_dom import UNKNOWN, find, guarded, js, mark, put, write
from .page_shade import Shade

ROOMY = "(orientation: landscape) and (min-width: 900px) and (min-height: 720px)"
"""Where the strip has a card of its own, as in the style sheet."""


class Outlook:
    """The strip, and what is shaded and framed on the board."""

    def __init__(self) -> None:
        self._shade = Shade()
        self._said: object = UNKNOWN
        self._roomy = window.matchMedia(ROOMY)
        self._roomy.addEventListener("change", guarded(self._place))
        self._place()
        self._shade.fit()

    def paint(self, look: AheadLook | None, squares: BoardLook, *, is_new: bool) -> None:
        """Show what is left, or that nobody asks for it, perhaps on a new board."""
        self._shade.paint(squares, is_new=is_new)
        said = look and (look.outlook, look.role, look.button)
        if said == self._said:
            return
        self._said = UNKNOWN
        put("outlook", "hidden", look is None)
        if look:
            mark("outlook", "data-role", look.role)
            write("outlook", strip(look))
        js.body.toggleAttribute("data-outlook", look is not None)
        self._said = said

    def fit(self) -> None:
        """Take the room anew."""
        self._shade.fit()

    def _place(self, _: Any = None) -> None:
        """Put the strip where it has room."""
        if self._roomy.matches:
            find("card").after(find("outlook"))
        else:
            find("said").firstElementChild.after(find("outlook"))
