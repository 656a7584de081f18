"""The board as a table of the document.

It is made when the focus first enters it. Each square has a button, and so has the
number of each column, which sets a breakpoint.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..app.commands import Command
from ..app.questions import Square
from ..parts.board import Numbers, Squares
from ..parts.frame import Frame
from .page_dom import flag, give, js, put_at

LARGEST_WITH_BUTTONS = 20
"""The largest board whose squares are buttons. The table of a larger one is text."""

ARROWS = {
    "ArrowLeft": (-1, 0),
    "ArrowRight": (1, 0),
    "ArrowUp": (0, 1),
    "ArrowDown": (0, -1),
}
"""By how many columns and rows a key moves the focus."""

NUMBERS = -1
"""The row of the columns' numbers, below row 0."""


class Table:
    """The table of a board, in an element of its own."""

    def __init__(self) -> None:
        self.node = js.createElement("div")
        give(self.node, "id", "board")
        self.node.setAttribute("role", "group")
        self._cells: dict[Square, Any] = {}  # empty before the table is made
        self._texts: dict[Square, str] = {}  # what is on the squares, in words
        self._squares: Squares | None = None
        self._shape: object = None  # if it changes, the table is made again
        self._label = ""

    def show(self, squares: Squares) -> None:
        """Show what is on a board, if that has changed."""
        last_squares = self._squares
        if squares == last_squares:
            return
        self._squares = squares
        label = squares.label
        if label != self._label:
            self._label = label
            self.node.setAttribute("aria-label", label)
        shape = squares.layout.grid, squares.say.language, squares.numbers
        if shape != self._shape:
            self._shape = shape
            self._clear(squares)
        elif self._cells:
            self._update(squares, last_squares)

    def _clear(self, squares: Squares) -> None:
        """Remove the table, and put the element where the board is drawn now."""
        node = self.node
        has_focus = node.contains(js.activeElement)
        self._cells = {}
        give(node, "innerHTML", "")
        place = squares.place
        # The columns of a person's own program have no breakpoints.
        description = "" if squares.numbers else squares.say("breakpoints")
        node.setAttribute("aria-description", description)
        node.setAttribute("tabindex", "0" if place else "-1")
        put_at(node, place)
        if has_focus and place:
            node.focus()
        elif has_focus:
            # No board is drawn any more.
            js.activeElement.blur()

    def enter(self) -> None:
        """Make the table if there is a board, and give the focus to one of its squares.

        This is the chosen square, or that of the candidate.
        """
        squares = self._squares
        if not squares or not squares.place:
            return
        n = squares.look.n
        give(self.node, "innerHTML", _table_html(n, squares.numbers or Numbers()))
        has_buttons = n <= LARGEST_WITH_BUTTONS
        head, *rows = list(self.node.querySelectorAll("tr"))
        # The last row of the table is row 0 of the board.
        rows_by_number = {NUMBERS: head} | dict(enumerate(reversed(rows)))
        if squares.numbers:
            del rows_by_number[NUMBERS]
        for row, row_node in rows_by_number.items():
            # The first cell of a row has its number, and is no square.
            cells = list(row_node.children)[1:]
            for column, cell in enumerate(cells):
                node = cell
                if has_buttons:
                    node = _add_button(cell, squares, column, row)
                self._cells[column, row] = node
        self._update(squares, None)
        if has_buttons:
            self.node.setAttribute("tabindex", "-1")
            self._focus(squares.first)

    def _update(self, squares: Squares, before: Squares | None) -> None:
        """Change the texts of squares and the states of breakpoints.

        Only what has changed is changed, or all if there is nothing from before.
        """
        old_texts = self._texts
        texts = squares.contents()
        changing: Iterable[Square] = self._cells
        if before:
            # The text of any other square was empty, and still is.
            changing = {*old_texts, *texts}
        for square in changing:
            text = texts.get(square, "")
            has_changed = text != old_texts.get(square, "")
            if has_changed or not before:
                name = squares.name(square, text)
                give(self._cells[square], "textContent", name)
        self._texts = texts
        if squares.numbers:
            return
        for column in range(squares.look.n):
            is_set = column in squares.look.breakpoints
            was_set = before is not None and column in before.look.breakpoints
            if is_set is not was_set or not before:
                node = self._cells[column, NUMBERS]
                node.setAttribute("aria-pressed", flag(is_set))

    def _focus(self, square: Square) -> None:
        """Move the focus to a square: it becomes the only one at which Tab stops."""
        for node in list(self.node.querySelectorAll("[tabindex='0']")):
            node.setAttribute("tabindex", "-1")
        self._cells[square].setAttribute("tabindex", "0")
        self._cells[square].focus({"preventScroll": True})

    def _square_of(self, node: Any) -> Square | None:
        """Return the square that an element is for, or None if it is none of the table.

        For the number of a column, its row is NUMBERS.
        """
        for square, cell in self._cells.items():
            if cell == node:
                return square
        return None

    def move(self, node: Any, key: str) -> bool:
        """Move the focus from an element as an arrow key says.

        Return whether this is an arrow key, and the element one of the table.
        """
        square = self._square_of(node)
        if not square or key not in ARROWS:
            return False
        column, row = square
        dx, dy = ARROWS[key]
        target = (column + dx, row + dy)
        # At the edge of the board there is none: the focus stays.
        if target in self._cells:
            self._focus(target)
        return True

    def command(self, node: Any, frame: Frame) -> Command | None:
        """Return what pressing an element means: what a click on its square means.

        None if it means nothing now, or if the element is none of the table.
        """
        square = self._square_of(node)
        if not square:
            return None
        click = frame.clicked(frame.squares.square(*square).center)
        return click if isinstance(click, Command) else None


def _table_html(n: int, numbers: Numbers) -> str:
    """Return an empty table: the numbers of the columns, then the rows from the top."""
    heads = [f'<th scope="col">{numbers.column(column)}</th>' for column in range(n)]
    squares = "<td></td>" * n
    rows = [
        f'<tr><th scope="row">{numbers.row(row, n)}</th>{squares}</tr>'
        for row in reversed(range(n))
    ]
    return f"<table><tr><td></td>{''.join(heads)}</tr>{''.join(rows)}</table>"


def _add_button(cell: Any, squares: Squares, column: int, row: int) -> Any:
    """Add a button to a cell, over the square that is drawn, and return it."""
    node = js.createElement("button")
    node.setAttribute("tabindex", "-1")
    cell.appendChild(node)
    board = squares.place
    put_at(node, squares.square(column, row).move(-board.left, -board.top))
    return node
