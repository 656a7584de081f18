"""A table of squares: made when the focus first enters it, with a button for each square and each column's number."""

from __future__ import annotations

from typing import Any

from ..app.commands import Command
from ..app.questions import Square
from ..parts.board import Squares
from ..parts.frame import Frame
from .page_dom import give, js, stand

MOST = 20
"""The size of the largest board whose squares are buttons; larger ones are a table of text."""

WAYS = {
    "ArrowLeft": (-1, 0),
    "ArrowRight": (1, 0),
    "ArrowUp": (0, 1),
    "ArrowDown": (0, -1),
}
"""By how many columns and rows a key moves the focus; below row 1 are the numbers of the columns."""


class Table:
    """The table of a board, in an element of its own."""

    def __init__(self) -> None:
        self.node = js.createElement("div")
        give(self.node, "id", "board")
        self.node.setAttribute("role", "group")
        self._cells: dict[Square, Any] = {}
        self._told: dict[Square, str] = {}
        self._noted: Squares | None = None
        self._shape: object = None
        self._label = ""

    def show(self, noted: Squares) -> None:
        """Name the board; once there is a table, what has changed on it."""
        node, before = self.node, self._noted
        if noted == before:
            return
        self._noted = noted
        label = noted.label
        if label != self._label:
            self._label = label
            node.setAttribute("aria-label", label)
        shape = noted.layout.grid, noted.say.language
        if shape == self._shape:
            if self._cells:
                self._tell(noted, before)
            return
        has_focus = node.contains(js.activeElement)
        self._shape, self._cells = shape, {}
        give(node, "innerHTML", "")
        node.setAttribute("aria-description", noted.say("breakpoints"))
        node.setAttribute("tabindex", "0" if noted.place else "-1")
        stand(node, noted.place)
        if has_focus and noted.place:
            node.focus()
        elif has_focus:
            js.activeElement.blur()

    def enter(self) -> None:
        """Make the table, and give the focus to the candidate's square, where there is a board."""
        noted, node = self._noted, self.node
        if not noted or not noted.place:
            return
        n = noted.look.n
        numbers = "".join(f'<th scope="col">{k + 1}</th>' for k in range(n))
        body = "".join(
            f'<tr><th scope="row">{row + 1}</th>{"<td></td>" * n}</tr>'
            for row in reversed(range(n))
        )
        give(node, "innerHTML", f"<table><tr><td></td>{numbers}</tr>{body}</table>")
        rows = list(node.querySelectorAll("tr"))
        for row in range(-1, n):
            for column, cell in enumerate(
                list(rows[0 if row < 0 else n - row].children)[1:]
            ):
                self._cells[column, row] = (
                    cell if n > MOST else _button(cell, noted, column, row)
                )
        self._tell(noted, None)
        if n <= MOST:
            node.setAttribute("tabindex", "-1")
            self._focus(noted.first)

    def _tell(self, noted: Squares, before: Squares | None) -> None:
        """Say what stands on the squares where that has changed."""
        new, old = noted.told(), self._told
        for square in {**old, **new} if before else self._cells:
            if not before or old.get(square) != new.get(square):
                give(
                    self._cells[square],
                    "textContent",
                    noted.name(square, new.get(square, "")),
                )
        for column in range(noted.look.n):
            is_set = column in noted.look.breakpoints
            if not before or is_set is not (column in before.look.breakpoints):
                self._cells[column, -1].setAttribute(
                    "aria-pressed", "true" if is_set else "false"
                )
        self._told = new

    def _focus(self, square: Square) -> None:
        """Move the focus, and with it the one place at which Tab stops."""
        for node in list(self.node.querySelectorAll("[tabindex='0']")):
            node.setAttribute("tabindex", "-1")
        self._cells[square].setAttribute("tabindex", "0")
        self._cells[square].focus({"preventScroll": True})

    def _square_of(self, node: Any) -> Square | None:
        return next(
            (square for square, cell in self._cells.items() if cell == node), None
        )

    def move(self, node: Any, key: str) -> bool:
        """Move the focus where a key of the arrows leads; return whether that was one."""
        square = self._square_of(node)
        if not square or key not in WAYS:
            return False
        column, row = square[0] + WAYS[key][0], square[1] + WAYS[key][1]
        if (column, row) in self._cells:
            self._focus((column, row))
        return True

    def command(self, node: Any, frame: Frame) -> Command | None:
        """Return what pressing a square or a number means: what a click means where it is drawn."""
        square = self._square_of(node)
        click = frame.clicked(frame.squares.square(*square).center) if square else None
        return click if isinstance(click, Command) else None


def _button(cell: Any, noted: Squares, column: int, row: int) -> Any:
    """Put a button into a cell, with the place on the board of what is drawn."""
    node, place = js.createElement("button"), noted.place
    node.setAttribute("tabindex", "-1")
    cell.appendChild(node)
    stand(node, noted.square(column, row).move(-place.left, -place.top))
    return node
