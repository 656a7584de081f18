"""The board in the document: a node for each thing on it, which is moved and not made anew, so that it can glide."""

from __future__ import annotations

from typing import Any

from ..looks.board import BoardLook, Marked
from ..looks.edges import ColumnsLook, EdgesLook, RowsLook, StackLook
from . import parts, svg
from .page_dom import find, forget, give, js, put
from .page_motion import Motion, Parts

SVG = "http://www.w3.org/2000/svg"


class Board:
    """The board's nodes, and the looks that they show."""

    def __init__(self) -> None:
        self._look: BoardLook | None = None
        self._edges: EdgesLook | None = None
        self._pieces: dict[int, tuple[Any, int, str]] = {}
        self._marks: dict[Marked, Any] = {}
        self._rows: list[Any] = []
        self._columns: list[Any] = []
        self._cells: list[Any] = []
        self._motion = Motion()

    def paint(self, look: BoardLook, edges: EdgesLook, seconds: float = 0.0) -> None:
        """Change what a new look changes, at once or in so many seconds."""
        old = self._look
        if old == look and self._edges == edges:
            return
        self._look = None
        if old is None or old.n != look.n:
            self._begin(look.n)
            old = None
        self._motion.finish()
        if old is None or old.is_green != look.is_green:
            find("board").setAttribute("class", "green" if look.is_green else "")
        self._paint_column(look)
        self._paint_pieces(look)
        self._paint_marks(look)
        put("attacks", "innerHTML", svg.attacks(look))
        put("ghosts", "innerHTML", svg.ghosts(look))
        self._paint_edges(edges)
        self._look = look
        if old and seconds:
            pieces = {column: node for column, (node, _, _) in self._pieces.items()}
            self._motion.begin(old, look, seconds, Parts(pieces, self._marks, find))

    def _begin(self, n: int) -> None:
        """Begin with an empty board of a size."""
        field, side = find("field"), n * svg.CELL
        field.style.setProperty("--n", str(n))
        field.className = parts.room(n)
        find("board").setAttribute("viewBox", f"0 0 {side} {side}")
        find("board").innerHTML = svg.field(n)
        for name in ("attacks", "ghosts", "shade", "empty", "chosen", "set"):
            forget(name, "innerHTML")
        self._pieces.clear()
        self._marks.clear()
        self._edges = None

    def _paint_column(self, look: BoardLook) -> None:
        column = find("column")
        is_framed = look.candidate is not None and look.badge is not None
        column.setAttribute("class", "" if is_framed else "hidden")
        if look.candidate:
            x, _ = svg.corner(look.candidate[0], 0, look.n)
            column.setAttribute("style", f"transform:translate({x}px)")

    def _paint_pieces(self, look: BoardLook) -> None:
        wanted = dict(enumerate(look.queens))
        if look.candidate:
            column, row = look.candidate
            wanted[column] = row
        for column in [column for column in self._pieces if column not in wanted]:
            self._pieces.pop(column)[0].remove()
        for column, row in wanted.items():
            kind = svg.kind_of(look, column)
            node, old_row, old_kind = self._pieces.get(column) or (None, -1, "")
            if node is None:
                node = js.createElementNS(SVG, "g")
                node.innerHTML = svg.piece()
                find("pieces").appendChild(node)
            if old_row != row:
                node.setAttribute("style", svg.moved(column, row, look.n))
            if old_kind != kind:
                node.setAttribute("class", kind)
            self._pieces[column] = node, row, kind

    def _paint_marks(self, look: BoardLook) -> None:
        group, wanted = find("marks"), dict.fromkeys(look.marks)
        for marked in [marked for marked in self._marks if marked not in wanted]:
            self._marks.pop(marked).remove()
        for marked in wanted:
            if marked not in self._marks:
                group.insertAdjacentHTML("beforeend", svg.mark(marked, look.n))
                self._marks[marked] = group.lastElementChild

    def _paint_edges(self, edges: EdgesLook) -> None:
        old, self._edges = self._edges, None
        if old is None or old.rows != edges.rows:
            self._paint_rows(edges.rows, old.rows if old else None)
        if old is None or old.columns != edges.columns:
            self._paint_columns(edges.columns, old.columns if old else None)
        if old is None or old.stack != edges.stack:
            self._paint_stack(edges.stack, old.stack if old else None)
        self._edges = edges

    def _paint_rows(self, look: RowsLook, old: RowsLook | None) -> None:
        if old is None or parts.every(look.n) > 1:
            find("rows").innerHTML = parts.rows(look)
            self._rows = list(find("rows").children)[::-1]
        else:
            _move_here(self._rows, old.here, look.here)

    def _paint_columns(self, look: ColumnsLook, old: ColumnsLook | None) -> None:
        if old is None or parts.every(look.n) > 1:
            has_focus = js.activeElement and js.activeElement.getAttribute("data-column")
            caption = find("columns").firstElementChild.outerHTML
            find("columns").innerHTML = caption + parts.columns(look)
            self._columns = list(find("columns").children)[1:]
            if has_focus and int(has_focus) < look.n:
                self._columns[int(has_focus)].focus()
            return
        _move_here(self._columns, old.here, look.here)
        for column in old.breakpoints ^ look.breakpoints:
            is_set = column in look.breakpoints
            self._columns[column].setAttribute("aria-pressed", "true" if is_set else "false")

    def _paint_stack(self, look: StackLook, old: StackLook | None) -> None:
        if old is None:
            caption = find("stack").firstElementChild.outerHTML
            find("stack").innerHTML = caption + parts.stack(look)
            self._cells = list(find("stack").children)[1:]
            return
        # What the last cell is may have changed even where its text has not.
        first, last = 0, min(len(old.cells), len(look.cells)) - 1
        while first < last and old.cells[first] == look.cells[first] and old.attacked == look.attacked:
            first += 1
        for changed in range(first, max(len(old.cells), len(look.cells))):
            kind, text = parts.cell(look, changed)
            self._cells[changed].setAttribute("class", kind)
            give(self._cells[changed], "textContent", text)


def _move_here(nodes: list[Any], old: int | None, new: int | None) -> None:
    """Mark the number of the candidate's column or row, and no longer the one before."""
    if old is not None:
        nodes[old].setAttribute("class", "")
    if new is not None:
        nodes[new].setAttribute("class", "here")
