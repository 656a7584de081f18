"""What a class sees in the document: its menu, and what lies on the board for it."""

from __future__ import annotations

from typing import Any

from browser import window

from ..looks.board import BoardLook
from ..looks.scene import Scene
from . import class_menu, class_parts, class_svg
from .class_menu import MenuLook
from .page_dom import find, give, js, mark, put, write

GAP, EDGE, TOP = 6, 8, 54
"""Pixels between the menu and its button; from the window's edge; and from its top where no button is seen."""


class ForClass:
    """The menu, the cursor, the answers and the class's own queens."""

    def __init__(self) -> None:
        self._opener: Any = None
        self._began: object = None

    def paint(self, scene: Scene, squares: BoardLook) -> None:
        """Change what a new scene changes."""
        put("chosen", "innerHTML", class_svg.chosen(squares))
        put("set", "innerHTML", class_svg.queens(squares))
        look = class_menu.look(scene)
        # What taking a row has begun owns the keys; where none was taken, the focus goes back to where it was.
        begun = scene.state._replace(menu=None, message=""), scene.seen.position
        if look:
            self._open(look, begun)
        elif not find("menu").hidden:
            self._close(gives_back=begun == self._began)

    def fit(self) -> None:
        """Take the room anew."""
        if not find("menu").hidden:
            _place(find("menu"))

    def _open(self, look: MenuLook, begun: object) -> None:
        """Show the menu; the chosen row has the focus."""
        menu = find("menu")
        if menu.hidden:
            self._opener, self._began = js.activeElement, begun
        write("menu", class_parts.menu(look))
        mark("menu", "aria-label", look.title)
        mark("class", "aria-expanded", "true")
        give(menu, "hidden", False)
        _place(menu)
        menu.querySelector(".chosen").focus()

    def _close(self, *, gives_back: bool) -> None:
        menu = find("menu")
        had_focus = menu.contains(js.activeElement)
        mark("class", "aria-expanded", "false")
        give(menu, "hidden", True)
        if had_focus:
            js.activeElement.blur()
            if gives_back and self._opener:
                self._opener.focus()


def _place(menu: Any) -> None:
    """Put the menu under its button, or where there is none to be seen, under the window's edge; all of it in sight."""
    box = find("class").getBoundingClientRect()
    left = min(max(EDGE, box.left), window.innerWidth - EDGE - menu.offsetWidth)
    top = min(max(EDGE, (box.bottom or TOP) + GAP), window.innerHeight - EDGE - menu.offsetHeight)
    menu.style.left, menu.style.top = f"{left:.1f}px", f"{top:.1f}px"
