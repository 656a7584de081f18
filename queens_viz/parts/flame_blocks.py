"""The blocks of a flame chart: which there are, how they are drawn, what a click finds.

A block is a queen, and as wide as the steps that were made while the queen stood. Each
row is a column of the board.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..app.commands import Action, Command
from ..pens import BOLD, Pen, Pixel, Rect, Ui, rect_at
from ..search.ahead import is_late
from ..search.flame import Block, BlockKind
from ..search.position import Position
from ..search.strategy import Board, Strategy
from .edges import numbered

ROLES = {
    BlockKind.FAILED: "nowhere",
    BlockKind.SOLVED: "fruitful",
    BlockKind.SOLUTION: "safe",
    BlockKind.STANDS: "stands",
}
"""The colours of the blocks. One that is not counted yet is an outline."""

DEEPEST = 12
"""The most rows of a lens. If a search is deeper, the first columns are left out."""


class Cell(NamedTuple):
    """A block in its row, in pixels from the left end of the row."""

    left: int
    width: int
    kind: BlockKind
    label: str
    is_late: bool = False  # its queen was placed in vain
    is_chosen: bool = False


class Row(NamedTuple):
    """A row of blocks."""

    place: Rect
    cells: tuple[Cell, ...]


Rows = tuple[Row, ...]


def name_of(column: int, row: int, strategy: Strategy) -> str:
    """Return the label of a queen: its row, or column and row if both are chosen."""
    if strategy.chooses_column:
        return f"{column + 1}·{row + 1}"
    return str(row + 1)


class Stretch(NamedTuple):
    """A range of steps, and the columns of the board that are shown of it."""

    n: int
    strategy: Strategy
    first: int  # step
    span: int  # number of steps
    rows: int  # number of columns shown
    above: int = 0  # number of columns left out before these

    def x(self, place: Rect, step: int) -> int:
        """Return where a step is in a place; other steps are at its ends."""
        offset = (step - self.first) * place.width // self.span
        return place.left + max(0, min(place.width, offset))

    def row(self, board: Board) -> int:
        """Return the row of a board's last queen, which may be out of range."""
        return len(board) - 1 - self.above


class RemovedQueens(NamedTuple):
    """The queens that were placed and removed again, and how they are drawn."""

    stretch: Stretch
    blocks: tuple[Block, ...]
    grain: int
    outline: tuple[tuple[int, bool], ...]
    chosen: Board | None
    marks_late: bool


class Blocks(NamedTuple):
    """The blocks in a range of steps, up to the clock."""

    stretch: Stretch
    clock: int  # the step at which the search is
    counted: int  # nothing is known of the steps after this one
    blocks: tuple[Block, ...]  # those of queens on the board come last
    grain: int = 1  # steps: shorter blocks are merged into the outline
    outline: tuple[tuple[int, bool], ...] = ()  # per grain: most queens, is a solution
    here: int | None = None  # the row whose number is highlighted
    chosen: Board | None = None  # the position on view instead of the search's
    beyond: int | None = None  # the step of a chosen solution after the clock
    marks_late: bool = False  # hatch the queens that were placed in vain

    @property
    def removed(self) -> int:
        """The number of blocks whose queens were removed; few steps change it."""
        removed = len(self.blocks)
        while removed and self.blocks[removed - 1].kind is BlockKind.STANDS:
            removed -= 1
        return removed

    def rows_of_removed(self, ui: Ui, name: str, place: Rect) -> Rows:
        """Return the rows of removed queens. They are kept until one is removed."""
        queens = RemovedQueens(
            self.stretch,
            self.blocks[: self.removed],
            self.grain,
            self.outline,
            chosen=self.chosen,
            marks_late=self.marks_late,
        )
        rows: Rows = ui.known(rows_of, queens, place, name=name)
        return rows

    def standing(self, width: int) -> list[tuple[int, Cell]]:
        """Return the row and the cell of each queen on the board."""
        cells = []
        for block in self.blocks[self.removed :]:
            row = self.stretch.row(block.board)
            if 0 <= row < self.stretch.rows:
                cell = cell_of(
                    self.stretch, block, width, self.chosen, marks_late=self.marks_late
                )
                cells.append((row, cell))
        return cells


def cell_of(
    stretch: Stretch,
    block: Block,
    width: int,
    chosen: Board | None,
    *,
    marks_late: bool,
) -> Cell:
    """Return a block as a cell of a row with a given width in pixels."""
    # The queen may have been placed before these steps, and be removed after them.
    start = max(0, block.start - stretch.first)
    end = min(stretch.span, block.end - stretch.first)
    left = start * width // stretch.span
    right = end * width // stretch.span
    failed = block.kind is BlockKind.FAILED
    return Cell(
        left,
        max(1, right - left),
        block.kind,
        label=name_of(block.column, block.row, stretch.strategy),
        is_late=marks_late and failed and is_late(stretch.n, block.board),
        is_chosen=block.board == chosen,
    )


def rows_of(queens: RemovedQueens, place: Rect) -> Rows:
    """Return the rows of removed queens: the outline, and over it the blocks."""
    stretch = queens.stretch
    rows = _rows_of_outline(queens, place.width)
    for block in queens.blocks:
        row = stretch.row(block.board)
        if 0 <= row < stretch.rows:
            cell = cell_of(
                stretch,
                block,
                place.width,
                queens.chosen,
                marks_late=queens.marks_late,
            )
            rows[row].append(cell)
    return tuple(
        [
            Row(row_in(place, k, stretch.rows), tuple(cells))
            for k, cells in enumerate(rows)
        ]
    )


def _rows_of_outline(queens: RemovedQueens, width: int) -> list[list[Cell]]:
    """Return the merged blocks in rows.

    Neighbouring grains of one kind are merged: a block goes on as long as its row is
    reached, and ends in all rows where the kind changes.
    """
    stretch = queens.stretch
    rows: list[list[Cell]] = [[] for _ in range(stretch.rows)]
    starts: list[int] = []  # of the blocks that go on, from the first row down
    was_solved = False
    end_of_outline = (0, False)
    for k, (queens_there, is_solved) in enumerate((*queens.outline, end_of_outline)):
        x = k * queens.grain * width // stretch.span
        # If columns are drawn in fewer rows, round up.
        depth = -(-queens_there * stretch.rows // stretch.n)
        keep = depth if is_solved is was_solved else 0
        while len(starts) > keep:
            left = starts.pop()
            row = len(starts)
            kind = BlockKind.SOLVED if was_solved else BlockKind.FAILED
            if row == stretch.n - 1:
                kind = BlockKind.SOLUTION
            rows[row].append(Cell(left, max(1, x - left), kind, label=""))
        was_solved = is_solved
        starts += [x] * (depth - len(starts))
    return rows


def row_in(place: Rect, row: int, rows: int) -> Rect:
    """Return the place of a row; high rows have a pixel between them."""
    top = row * place.height // rows
    bottom = (row + 1) * place.height // rows
    if place.height // rows >= HIGH_ROW:
        bottom -= 1
    return place.row(place.top + top, bottom - top)


# How they are drawn. All in pixels.

HIGH_ROW = 4  # such rows have a gap between them
LABEL_MARGIN = 4  # around a label: above and below it, or at both sides
OVERHANG = 3  # of the clock's line above and below the rows
CLOCK_WIDTH = 3
SOLUTION_WIDTH = 2  # of the line of a chosen solution
SEPARATE_BLOCK = 4  # wide enough for a gap to the next one, and for a hatch
ROUNDED_BLOCK = 10  # such blocks have round corners
CORNER = 3
FOOTED_ROW = 9  # from this height on, blocks that led to a solution have a foot
SMALLER_LABEL = 2  # a label may be smaller than the smallest text
HATCH = 6  # between the lines of a hatched block


class BlocksLook(NamedTuple):
    """What the blocks of a range of steps are drawn from."""

    name: str
    numbers: Rect  # the place of the columns' numbers
    place: Rect
    blocks: Blocks
    removed: Rows
    number_size: int  # 0 if there are no numbers


class NumbersLook(NamedTuple):
    """What the numbers of the columns are drawn from."""

    rows: int
    above: int  # columns left out before these
    here: int | None  # the highlighted row
    size: int


class RemovedLook(NamedTuple):
    """What the blocks of removed queens are drawn from."""

    rows: Rows
    label_size: int  # 0 if there are no labels


def around(numbers: Rect, place: Rect) -> Rect:
    """Return the room of blocks with their numbers and the line of the clock."""
    return place.inflate(0, 2 * OVERHANG).column_to(numbers.left, place.right + 2)


def paint_blocks(pen: Pen, look: BlocksLook) -> None:
    """Draw the blocks up to the clock, and the numbers of their columns."""
    place = look.place
    blocks = look.blocks
    stretch = blocks.stretch
    clock = blocks.clock
    room = around(look.numbers, place)
    label_size = min(look.number_size, place.height // stretch.rows - LABEL_MARGIN)
    if label_size < pen.smallest - SMALLER_LABEL:
        label_size = 0
    removed = RemovedLook(look.removed, label_size)
    pen.layer(f"{look.name} over", paint_removed, room, removed)
    if look.number_size:
        numbers = NumbersLook(
            stretch.rows, stretch.above, blocks.here, look.number_size
        )
        left = room.column(room.left, look.numbers.width)
        pen.piece(left, paint_numbers, numbers)

    # After the clock nothing has been walked yet; before it, some may be uncounted.
    now = stretch.x(place, clock)
    pen.box(place.column_to(now, place.right), "pale")
    counted = stretch.x(place, blocks.counted)
    if counted < now:
        pen.box(place.column_to(counted, now), "hover")
    for row, cell in blocks.standing(place.width):
        paint_cell(pen, look.removed[row].place, cell, label_size)
    if stretch.first <= clock <= stretch.first + stretch.span:
        pen.box(room.column(now - 1, CLOCK_WIDTH), "mark")
    if blocks.beyond is not None:
        x = stretch.x(place, blocks.beyond)
        pen.box(place.column(x, SOLUTION_WIDTH), "safe")


def paint_numbers(pen: Pen, place: Rect, look: NumbersLook) -> None:
    """Write the numbers of the columns; the current one is highlighted."""
    pen.box(place, "panel")
    size = look.size
    half = (pen.face.height(size) + 1) // 2
    height_of_two = 2 * (half + half)
    if place.height < height_of_two:
        return
    rows = place.inflate(0, -2 * OVERHANG)
    # One number in so many rows fits; round up.
    pitch = -(-size * look.rows // max(1, rows.height))
    for row in numbered(look.rows, pitch, look.here):
        ink = "text" if row == look.here else "muted"
        y = row_in(rows, row, look.rows).centery
        # In a low place, the first and the last number must not stand out of it.
        y = min(max(y, place.top + half), place.bottom - half)
        number = str(row + look.above + 1)
        pen.text(number, size, ink, BOLD, midright=(place.right, y))


def paint_removed(pen: Pen, room: Rect, look: RemovedLook) -> None:
    """Draw the blocks of removed queens, row by row."""
    pen.box(room, "panel")
    for row in look.rows:
        if row.cells:
            pen.piece(row.place, paint_row, row.cells, look.label_size)


def paint_row(pen: Pen, place: Rect, cells: tuple[Cell, ...], label_size: int) -> None:
    """Draw the blocks of removed queens in a row."""
    pen.box(place, "panel")
    for cell in cells:
        if cell.label and cell.width >= SEPARATE_BLOCK:
            # Clear the outline, so that the gap to the next block is seen.
            pen.box(place.column(place.left + cell.left, cell.width), "panel")
        paint_cell(pen, place, cell, label_size)


def paint_cell(pen: Pen, row: Rect, cell: Cell, label_size: int) -> None:
    """Draw a block in its row.

    It has a foot if it led to a solution, and is hatched if it was placed in vain.
    """
    width = cell.width
    if width >= SEPARATE_BLOCK:
        width -= 1
    place = row.column(row.left + cell.left, width)
    radius = CORNER if cell.width >= ROUNDED_BLOCK else 0
    role = ROLES.get(cell.kind, "")
    is_hatched = False
    if role:
        is_hatched = fill_block(pen, place, role, radius, is_late=cell.is_late)
    else:
        pen.box(place, "panel", "border", radius=radius)
    led_to_solution = cell.kind is BlockKind.SOLVED
    if led_to_solution and row.height >= FOOTED_ROW and cell.width > 1:
        pen.box(place.row(place.bottom - 2, 2), "safe")
    if cell.is_chosen:
        pen.box(place.inflate(2, 2), edge="accent", line=2)
    if not label_size:
        return
    label_width = pen.width(cell.label, label_size, BOLD) + LABEL_MARGIN
    if label_width <= cell.width:
        if is_hatched:
            pen.box(rect_at(label_width, label_size, center=place.center), role)
        ink = pen.theme.ink_on(role or "panel")
        pen.text(cell.label, label_size, ink, BOLD, center=place.center)


def fill_block(
    pen: Pen, place: Rect, role: str, radius: int = 0, *, is_late: bool = False
) -> bool:
    """Fill a place like a block. Return whether it is hatched.

    A wide block is hatched if its queen was placed in vain. In the theme with more
    contrast, also if it led to a solution.
    """
    pen.box(place, role, radius=radius)
    shows_solutions = role == "fruitful" and pen.theme.has_hatches
    if place.width < SEPARATE_BLOCK or not (is_late or shows_solutions):
        return False
    ink = "hatch_light" if is_late else "safe"
    for k in range(HATCH, place.width + place.height, HATCH):
        # From the top or the right edge down to the left or the bottom edge.
        right = min(k, place.width)
        left = max(0, k - place.height)
        start = (place.left + right, place.top + k - right)
        end = (place.left + left, place.top + k - left)
        pen.path((start, end), ink, width=1)
    return True


def block_finder(
    blocks: Blocks, place: Rect, reach: int
) -> Callable[[Pixel], Command | None]:
    """Return a function that says what a click does: it shows the queen of a block.

    A block is found up to `reach` pixels away from it in its row.
    """
    stretch = blocks.stretch
    width = max(1, place.width)
    height = max(1, place.height)
    reach_in_steps = reach * stretch.span // width

    def find(point: Pixel) -> Command | None:
        if not place.collidepoint(point):
            return None
        x, y = point
        step = stretch.first + (x - place.left) * stretch.span // width
        row = (y - place.top) * stretch.rows // height

        def distance(block: Block) -> int:
            return max(block.start - step, step - block.end + 1)

        in_row = [one for one in blocks.blocks if stretch.row(one.board) == row]
        nearest = min(in_row, key=distance, default=None)
        if not nearest or distance(nearest) > reach_in_steps:
            return None
        position = Position(stretch.n, nearest.board, 0, stretch.strategy)
        return Command(Action.SHOW, position)

    return find
