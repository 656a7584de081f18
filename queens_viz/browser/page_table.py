"""The board as a table: made when the focus first enters it, with a button for each square and each column's number."""

from __future__ import annotations

from typing import Any

from ..app.actions import asked
from ..app.commands import Action, Command
from ..app.questions import Square, named
from ..parts.aim import Sample
from ..parts.board import Badge, BoardLook
from ..parts.frame import Frame
from ..pens.rect import Rect
from ..words.words import Words
from .page_dom import find, give, js, mark
from .page_names import flag, stand

MOST = 20
"""The size of the largest board whose squares are buttons; larger ones are a table of text."""

VERDICTS: dict[Badge | None, str] = {
    Badge.SAFE: "answer_safe",
    Badge.ATTACKED: "answer_attacked",
    Badge.NOT_TAKEN: "answer_not_taken",
}
"""The words for what the board tells of the candidate."""

WAYS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, 1), "ArrowDown": (0, -1)}
"""By how many columns and rows a key moves the focus; below row 1 are the numbers of the columns."""


def told(look: BoardLook, say: Words) -> dict[Square, str]:
    """Return in words what stands on squares; on all others there is nothing."""
    found = {square: say("answer_attacked") for square in look.shaded}
    found |= {(one.column, one.row): say(Sample[one.mark.name].value) for one in look.marks}
    found |= {square: say(Sample.GHOST.value) for square in look.ghosts}
    found |= {square: say("queens_one") for square in (*look.queens, *look.own)}
    if look.candidate:
        verdict = say(VERDICTS[look.badge]) if look.badge in VERDICTS else ""
        found[look.candidate] = f"{say(Sample.CANDIDATE.value)} {verdict}".rstrip()
    return found


class Table:
    """The table of the board."""

    def __init__(self) -> None:
        self._cells: dict[Square, Any] = {}
        self._told: dict[Square, str] = {}
        self._look: object = None
        self._shape: object = None
        self._breakpoints: frozenset[int] = frozenset()

    def forget(self) -> None:
        """Forget what stands in the document: the table is made anew."""
        self._shape, self._cells = None, {}

    def show(self, frame: Frame) -> None:
        """Name the board; once there is a table, what has changed on it."""
        grid, look, say = frame.layout.grid, frame.board, frame.scene.say
        own = "; ".join(named(square, say) for square in look.own) or say("own_empty")
        mark("board", "aria-label", own if frame.scene.own else say.rows(look.queens))
        shape = grid, say.language
        if shape != self._shape:
            board = find("board")
            had_focus = board.contains(js.activeElement)
            self._shape, self._cells = shape, {}
            give(board, "innerHTML", "")
            board.setAttribute("tabindex", "0" if grid else "-1")
            if grid:
                stand(board, grid.squares)
            mark("board", "aria-description", say("breakpoints"))
            if had_focus and grid:
                board.focus()
            elif had_focus:
                js.activeElement.blur()
        elif self._cells and look is not self._look:
            self._tell(look, say)
        self._look = look

    def enter(self, frame: Frame) -> None:
        """Make the table, and give the focus to the candidate's square, where there is a board."""
        if not frame.layout.grid:
            return
        look, say = frame.board, frame.scene.say
        n, is_text = look.n, look.n > MOST
        numbers = "".join(f'<th scope="col">{k + 1}</th>' for k in range(n))
        body = "".join(f'<tr><th scope="row">{row + 1}</th>{"<td></td>" * n}</tr>' for row in reversed(range(n)))
        give(find("board"), "innerHTML", f"<table><tr><td></td>{numbers}</tr>{body}</table>")
        rows = list(find("board").querySelectorAll("tr"))
        for row in range(-1, n):
            cells = list(rows[0 if row < 0 else n - row].children)[1:]
            for column, cell in enumerate(cells):
                self._cells[column, row] = cell if is_text else _button(cell, frame, (column, row))
        self._told, self._breakpoints = {}, frozenset()
        self._tell(look, say, is_new=True)
        if not is_text:
            find("board").setAttribute("tabindex", "-1")
            self._focus(look.cursor or look.candidate or (0, 0))

    def _tell(self, look: BoardLook, say: Words, *, is_new: bool = False) -> None:
        """Say what stands on the squares where that has changed."""
        new, old = told(look, say), self._told
        for square in self._cells if is_new else {**old, **new}:
            if is_new or old.get(square) != new.get(square):
                give(self._cells[square], "textContent", _words(square, new, say))
        for column in range(look.n):
            is_set = column in look.breakpoints
            if is_new or is_set is not (column in self._breakpoints):
                self._cells[column, -1].setAttribute(*flag("aria-pressed", is_set))
        self._told, self._breakpoints = new, look.breakpoints

    def _focus(self, square: Square) -> None:
        """Move the focus, and with it the one place at which Tab stops."""
        for node in list(find("board").querySelectorAll("[tabindex='0']")):
            node.setAttribute("tabindex", "-1")
        self._cells[square].setAttribute("tabindex", "0")
        self._cells[square].focus({"preventScroll": True})

    def square_of(self, node: Any) -> Square | None:
        """Return the column and row of a button; row -1 is that of the columns' numbers."""
        return next((square for square, cell in self._cells.items() if cell == node), None)

    def move(self, node: Any, key: str) -> bool:
        """Move the focus where a key of the arrows leads; return whether that was one."""
        square = self.square_of(node)
        if not square or key not in WAYS:
            return False
        column, row = square[0] + WAYS[key][0], square[1] + WAYS[key][1]
        if (column, row) in self._cells:
            self._focus((column, row))
        return True

    def command(self, node: Any, frame: Frame, app: Any) -> Command | None:
        """Return what pressing a square or a number means."""
        square = self.square_of(node)
        if not square:
            return None
        if square[1] < 0:
            return Command(Action.BREAKPOINT, square[0])
        click = frame.clicked(_place(frame, square).center)
        return asked(app, *click) if isinstance(click, Command) else None


def _place(frame: Frame, square: Square) -> Rect:
    """Return where a square is drawn, or the number of a column."""
    layout, (column, row) = frame.layout, square
    assert layout.grid
    place = layout.grid.square(column, max(0, row))
    return place if row >= 0 else layout.numbers.column(place.left, place.width)


def _words(square: Square, told_of: dict[Square, str], say: Words) -> str:
    """Return what an element of the table is called."""
    if square[1] < 0:
        return f"{say('tree_column')} {square[0] + 1}"
    there = told_of.get(square)
    return f"{named(square, say)}: {there}" if there else named(square, say)


def _button(cell: Any, frame: Frame, square: Square) -> Any:
    """Put a button into a cell, with the place on the board of what is drawn."""
    node, grid = js.createElement("button"), frame.layout.grid
    assert grid
    place = _place(frame, square).move(-grid.squares.left, -grid.squares.top)
    node.setAttribute("tabindex", "-1")
    give(cell, "textContent", "")
    cell.appendChild(node)
    stand(node, place)
    return node
