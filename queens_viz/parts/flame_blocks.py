"""The blocks of a flame chart: which there are, how they are drawn, what a click finds.

A block is a queen, and as wide as the steps that were made while the queen stood. Each
row is a column of the board.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from ..app.commands import Action, Command
from ..pens import BOLD, Icon, Pen, Pixel, Rect, Ui, rect_at
from ..search.ahead import is_late
from ..search.flame import Block, BlockKind, BlockRow, Flame
from ..search.position import Position
from ..search.strategy import Board, Strategy
from .edges import numbered
from .flame_columns import FOOTED_ROW, Columns, Feet, RowBars, Scale

ROLES = {
    BlockKind.FAILED: "nowhere",
    BlockKind.SOLVED: "fruitful",
    BlockKind.SOLUTION: "safe",
    BlockKind.OPEN: "stands",
}
"""The colours of the blocks."""

UNCOUNTED = "hover"
"""The colour of what is not counted yet: such a block has an edge."""

DEEPEST = 12
"""The most rows of a lens. If a search is deeper, the first columns are left out."""


class Cell(NamedTuple):
    """A block that is drawn by itself, in pixels from the left end of its row."""

    left: int
    width: int
    kind: BlockKind
    label: str
    is_late: bool = False  # its queen was placed in vain


class Row(NamedTuple):
    """A row of blocks: those that are drawn by themselves, and bars for the others."""

    place: Rect
    cells: tuple[Cell, ...]
    bars: RowBars = RowBars()
    is_last: bool = False  # each block is a solution


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
        """Return the x coordinate of a step in a place, or of the nearest end."""
        offset = (step - self.first) * place.width // self.span
        return place.left + max(0, min(place.width, offset))

    def row(self, board: Board) -> int:
        """Return the row of a board's last queen; it may be above or below all rows."""
        return len(board) - 1 - self.above

    def column(self, row: int) -> int:
        """Return the column of the board that a row shows.

        If a whole search has fewer rows than columns, some columns are not shown.
        """
        return row * self.n // self.rows


class Times(NamedTuple):
    """The times of all removed queens, also of those whose blocks are narrow."""

    flame: Flame
    finished: tuple[int, ...]  # up to which step it is known, for each board column


class Mark(NamedTuple):
    """The block of a queen that is marked, because its position is on view."""

    row: int
    start: int  # step
    end: int


class Blocks(NamedTuple):
    """The blocks in a range of steps, up to the clock."""

    stretch: Stretch
    clock: int  # the step at which the search is
    counted: int  # nothing is known of the steps after this one
    blocks: tuple[Block, ...]  # those of queens on the board come last
    times: Times | None = None  # if not all blocks are among them
    last: int | None = None  # the last step of the search, if that is known
    current_row: int | None = None  # its number is highlighted
    solution_ahead: int | None = None  # the step of a chosen one after the clock
    marks: tuple[Mark, ...] = ()
    marks_late: bool = False  # hatch the queens that were placed in vain

    @property
    def removed(self) -> int:
        """The number of blocks whose queens were removed; few steps change it."""
        removed = len(self.blocks)
        while removed and self.blocks[removed - 1].kind is BlockKind.OPEN:
            removed -= 1
        return removed

    def rows_of_removed(self, ui: Ui, name: str, place: Rect) -> Rows:
        """Return the rows of removed queens, for the place of the blocks.

        They are computed again only if something in them has changed. `name` is the
        name of the drawing.
        """
        stretch = self.stretch
        columns: tuple[Columns, ...] = ()
        ends: tuple[int, ...] = ()
        if self.times:
            flame, finished = self.times
            columns = columns_of(flame, stretch, place.width, place.height)
            # What is drawn changes with the columns of pixels, not with every step.
            ends = tuple([step * place.width // stretch.span for step in finished])
        blocks = self.blocks[: self.removed]
        queens = RemovedQueens(
            stretch, blocks, columns, ends, marks_late=self.marks_late
        )
        removed: Rows = ui.cached(rows_of, queens, place, name=name)
        return removed

    def on_board(self, width: int) -> list[tuple[int, Cell]]:
        """Return the row and the cell of each queen on the board, for a row's width."""
        cells = []
        stretch = self.stretch
        first = stretch.above + 1  # the number of queens in the first row
        for block in self.blocks[self.removed :]:
            row = len(block.board) - first
            if 0 <= row < stretch.rows:
                cells.append((row, cell_of(stretch, block, width)))
        return cells


class RemovedQueens(NamedTuple):
    """The queens that were placed and removed again, and how they are drawn."""

    stretch: Stretch
    blocks: tuple[Block, ...]
    columns: tuple[Columns, ...]  # of each row; empty if all blocks are there
    ends: tuple[int, ...]  # how many columns of each row are shown
    marks_late: bool


@lru_cache(maxsize=8)
def columns_of(
    flame: Flame, stretch: Stretch, width: int, height: int
) -> tuple[Columns, ...]:
    """Return the columns of pixels of each row, for a place of a given size.

    They are kept while the search goes on, so that each is computed once.
    """
    scale = Scale(stretch.first, stretch.span, width)
    feet = Feet(flame.solution_steps, scale)
    place = Rect(0, 0, width, height)
    columns = []
    for row in range(stretch.rows):
        row_height = row_in(place, row, stretch.rows).height
        column = stretch.column(row)
        blocks = flame.rows[column]
        is_last = column == stretch.n - 1
        columns.append(Columns(blocks, scale, row_height, feet, is_last=is_last))
    return tuple(columns)


SEPARATE_BLOCK = 4  # pixels: wide enough to be drawn apart, and for a hatch
SEPARATE_SOLUTION = 2  # the same of a solution, which has no neighbours


def is_separate(stretch: Stretch, block: Block, width: int) -> bool:
    """Return whether a block is drawn by itself in a row with a given width.

    The block of a queen on the board is, and one of which not all is known.
    """
    if block.kind in (BlockKind.OPEN, BlockKind.UNCOUNTED):
        return True
    least = SEPARATE_BLOCK
    if block.kind is BlockKind.SOLUTION:
        least = SEPARATE_SOLUTION
    start = max(0, block.start - stretch.first)
    end = min(stretch.span, block.end - stretch.first)
    return (end - start) * width >= least * stretch.span


def cell_of(
    stretch: Stretch, block: Block, width: int, *, marks_late: bool = False
) -> Cell:
    """Return a block as a cell of a row with a given width in pixels.

    It has the columns of pixels that are wholly its own. A queen on the board may have
    too little time for one, and is drawn in the column where it was placed.
    """
    # The queen may have been placed before these steps, and be removed after them.
    start = max(0, block.start - stretch.first)
    end = min(stretch.span, block.end - stretch.first)
    left = -(-start * width // stretch.span)
    right = end * width // stretch.span
    if right <= left:
        left = start * width // stretch.span
        right = left + 1
    failed = block.kind is BlockKind.FAILED
    return Cell(
        left,
        right - left,
        block.kind,
        label=name_of(block.column, block.row, stretch.strategy),
        is_late=marks_late and failed and is_late(stretch.n, block.board),
    )


def rows_of(queens: RemovedQueens, place: Rect) -> Rows:
    """Return the rows of removed queens: bars, and the blocks that are wide enough."""
    stretch = queens.stretch
    width = place.width
    cells: list[list[Cell]] = [[] for _ in range(stretch.rows)]
    narrow: dict[int, BlockRow] = {}
    first = stretch.above + 1  # the number of queens in the first row
    for block in queens.blocks:
        row = len(block.board) - first
        if not 0 <= row < stretch.rows:
            continue
        if is_separate(stretch, block, width):
            cell = cell_of(stretch, block, width, marks_late=queens.marks_late)
            cells[row].append(cell)
        elif not queens.columns:
            has_solution = block.kind is not BlockKind.FAILED
            start = max(0, block.start - stretch.first)
            end = block.end - stretch.first
            narrow.setdefault(row, BlockRow()).add(
                start, end, has_solution=has_solution
            )
    rows = []
    for k in range(stretch.rows):
        spot = row_in(place, k, stretch.rows)
        is_last = k + stretch.above == stretch.n - 1
        bars = RowBars()
        if queens.columns:
            bars = queens.columns[k].bars(queens.ends[stretch.column(k)])
        elif k in narrow:
            scale = Scale(0, stretch.span, width)
            feet = Feet((), scale)
            columns = Columns(narrow[k], scale, spot.height, feet, is_last=is_last)
            bars = columns.bars(width)
        rows.append(Row(spot, tuple(cells[k]), bars, is_last))
    return tuple(rows)


def row_in(place: Rect, row: int, rows: int) -> Rect:
    """Return the place of a row; high rows have a pixel between them."""
    top = row * place.height // rows
    bottom = (row + 1) * place.height // rows
    if place.height // rows >= HIGH_ROW:
        bottom -= 1
    return place.row(place.top + top, bottom - top)


# How they are drawn. All in pixels.

HIGH_ROW = 4  # such rows have a gap between them
LABEL_MARGIN = 4  # above and below a label
LABEL_SIDES = 2  # at both sides of it
OVERHANG = 3  # of the clock's line above and below the rows
CLOCK_WIDTH = 3
SOLUTION_WIDTH = 2  # of the line of a chosen solution
MARK_WIDTH = 3  # a marked block is at least as wide
FRAMED_BLOCK = 8  # from this width on, a marked block is framed
DIAMOND = 16  # the height of the diamond of a marked solution
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
    current_row: int | None  # its number is highlighted
    size: int


class RemovedLook(NamedTuple):
    """What the blocks of removed queens are drawn from."""

    rows: Rows
    label_size: int  # 0 if there are no labels


class RowLook(NamedTuple):
    """What a row of removed queens is drawn from."""

    cells: tuple[Cell, ...]
    bars: RowBars
    is_last: bool
    label_size: int


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
            stretch.rows, stretch.above, blocks.current_row, look.number_size
        )
        left = room.column(room.left, look.numbers.width)
        pen.piece(left, paint_numbers, numbers)
    _paint_unknown(pen, place, blocks)
    for row, cell in blocks.on_board(place.width):
        paint_cell(pen, look.removed[row].place, cell, label_size)
    if stretch.first <= clock <= stretch.first + stretch.span:
        now = stretch.x(place, clock)
        pen.box(room.column(now - 1, CLOCK_WIDTH), "mark")
    if blocks.solution_ahead is not None:
        x = stretch.x(place, blocks.solution_ahead)
        pen.box(place.column(x, SOLUTION_WIDTH), "safe")
    for mark in blocks.marks:
        paint_mark(pen, look.removed[mark.row].place, stretch, mark)


def _paint_unknown(pen: Pen, place: Rect, blocks: Blocks) -> None:
    """Fill the steps that the search has not made, and those that are not counted.

    The first ones are after the clock, the others may be before it.
    """
    stretch = blocks.stretch
    now = stretch.x(place, blocks.clock)
    end = place.right
    if blocks.last is not None:
        end = stretch.x(place, blocks.last)
    if now < end:
        pen.box(place.column_to(now, end), "pale")
    counted = stretch.x(place, blocks.counted)
    if counted < now:
        pen.box(place.column_to(counted, now), UNCOUNTED)


def paint_mark(pen: Pen, row: Rect, stretch: Stretch, mark: Mark) -> None:
    """Frame the block of a marked queen, or draw a line there if it is narrow.

    A narrow one that completes a solution has a diamond, as among nodes.
    """
    if mark.end < stretch.first or stretch.first + stretch.span < mark.start:
        return
    left = stretch.x(row, mark.start)
    right = stretch.x(row, mark.end)
    if right - left >= FRAMED_BLOCK:
        pen.box(row.column_to(left, right).inflate(2, 2), edge="accent", line=2)
        return
    middle = (left + right) // 2
    pen.box(row.column(middle - MARK_WIDTH // 2, MARK_WIDTH), "accent")
    if mark.row + stretch.above == stretch.n - 1:
        size = min(DIAMOND, row.height)
        half = size // 2 + 1
        x = min(max(middle, row.left + half), row.right - half)
        y = row.bottom - half
        pen.shape(Icon.DIAMOND, size - 2, "accent", (x, y), halo=("panel", 1.0))


def paint_numbers(pen: Pen, place: Rect, look: NumbersLook) -> None:
    """Write the numbers of the columns; the current one is highlighted."""
    pen.box(place, "panel")
    size = look.size
    half = (pen.face.height(size) + 1) // 2
    height_of_two = 2 * (half + half)
    if place.height < height_of_two:
        return
    rows = place.inflate(0, -2 * OVERHANG)
    # The number of rows that a number takes; round up.
    pitch = -(-size * look.rows // max(1, rows.height))
    for row in numbered(look.rows, pitch, look.current_row):
        ink = "text" if row == look.current_row else "muted"
        y = row_in(rows, row, look.rows).centery
        # In a low place, the first and the last number must not stand out of it.
        y = min(max(y, place.top + half), place.bottom - half)
        number = str(row + look.above + 1)
        pen.text(number, size, ink, BOLD, midright=(place.right, y))


def paint_removed(pen: Pen, room: Rect, look: RemovedLook) -> None:
    """Draw the blocks of removed queens, row by row."""
    pen.box(room, "panel")
    for row in look.rows:
        if row.cells or row.bars != RowBars():
            row_look = RowLook(row.cells, row.bars, row.is_last, look.label_size)
            pen.piece(row.place, paint_row, row_look)


def paint_row(pen: Pen, place: Rect, look: RowLook) -> None:
    """Draw the blocks of removed queens in a row."""
    bars = look.bars
    pen.box(place, "panel")
    foot = place.row(place.bottom - 1, 1)
    if look.is_last:
        strokes = [(place, "safe", bars.covered), (foot, "safe", bars.feet)]
    else:
        strokes = [
            (place, "nowhere", bars.covered),
            (place, "fruitful", bars.solved),
            (foot, "safe", bars.feet),
        ]
    for spot, role, heights in strokes:
        if heights:
            pen.bars(spot, role, heights)
    blank = -1
    for cell in look.cells:
        # A column of pixels on either side stays blank, so that blocks are seen apart.
        left = max(0, cell.left - 1)
        if left == blank + 1:
            left += 1
        blank = cell.left + cell.width
        gaps = place.column_to(place.left + left, place.left + blank + 1)
        pen.box(gaps.clip(place), "panel")
        paint_cell(pen, place, cell, look.label_size)


def paint_cell(pen: Pen, row: Rect, cell: Cell, label_size: int) -> None:
    """Draw a block in its row.

    It has a foot if it led to a solution, and is hatched if it was placed in vain.
    """
    place = row.column(row.left + cell.left, cell.width)
    role = ROLES.get(cell.kind, UNCOUNTED)
    is_hatched = fill_block(pen, place, role, is_late=cell.is_late)
    if cell.kind is BlockKind.SOLVED and row.height >= FOOTED_ROW:
        pen.box(place.row(place.bottom - 1, 1), "safe")
    if not label_size:
        return
    label_width = pen.width(cell.label, label_size, BOLD) + LABEL_SIDES
    if label_width <= cell.width:
        if is_hatched:
            pen.box(rect_at(label_width, label_size, center=place.center), role)
        ink = pen.theme.ink_on(role)
        pen.text(cell.label, label_size, ink, BOLD, center=place.center)


def fill_block(pen: Pen, place: Rect, role: str, *, is_late: bool = False) -> bool:
    """Fill a place like a block. Return whether it is hatched.

    A wide block is hatched if its queen was placed in vain. In the theme with more
    contrast, also if it led to a solution.
    """
    edge = "border" if role == UNCOUNTED else ""
    pen.box(place, role, edge)
    ink = ""
    if is_late:
        ink = "hatch_light"
    elif role == "fruitful" and pen.theme.has_hatches:
        ink = "safe"
    if place.width < SEPARATE_BLOCK or not ink:
        return False
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
