"""The blocks of a flame chart: which there are, and how they are drawn.

A block is a queen, as wide as the steps that were taken while it was on the board. Each
row is a column of the board.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..pens import BOLD, Icon, Pen, Rect, Ui, rect_at
from ..search.ahead import is_late
from ..search.flame import Block, BlockKind, BlockRow, Flame
from ..search.strategy import Board, Strategy
from .edges import numbered
from .flame_columns import FOOTED_ROW, Columns, Feet, RowBars, Scale
from .flame_ways import Interval, paint_way

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
    is_late: bool = False  # no solution contains its queen


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
        """Return the x coordinate of a step in a place with the width of the stretch.

        A step before or after the stretch has that of the nearest end.
        """
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
    marks_late: bool = False  # hatch the wasted queens

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
        known: tuple[int, ...] = ()
        if self.times:
            flame, known_steps = self.times
            columns = columns_of(flame, stretch, place.width, place.height)
            # Few steps end a column of pixels: in between, nothing is computed again.
            known = tuple([step * place.width // stretch.span for step in known_steps])
        blocks = self.blocks[: self.removed]
        queens = RemovedQueens(
            stretch, blocks, columns, known, marks_late=self.marks_late
        )
        removed: Rows = ui.cached(rows_of, queens, place, name=name)
        return removed

    def on_board(self, width: int) -> list[tuple[int, Cell]]:
        """Return a row's number and a cell for each queen on the board.

        The cells are those of rows that are `width` pixels wide. A queen has none if
        its column of the board isn't shown.
        """
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
    known: tuple[int, ...]  # how many columns of pixels, for each column of the board
    marks_late: bool  # hatch the wasted queens


@lru_cache(maxsize=8)
def columns_of(
    flame: Flame, stretch: Stretch, width: int, height: int
) -> tuple[Columns, ...]:
    """Return the columns of pixels of each row, for a place of a given size.

    Each column is computed once, as the result is kept while the search goes on.
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
    """Return whether a block is drawn by itself, in a row that is `width` pixels wide.

    It is if it is wide enough. The block of a queen on the board always is, and one of
    which not all is known.
    """
    if block.kind in (BlockKind.OPEN, BlockKind.UNCOUNTED):
        return True
    least = SEPARATE_BLOCK
    if block.kind is BlockKind.SOLUTION:
        least = SEPARATE_SOLUTION
    # Steps in the stretch; the queen may have been there before and after it.
    start = max(0, block.start - stretch.first)
    end = min(stretch.span, block.end - stretch.first)
    # Whether (end - start) * width / span pixels are enough, in whole numbers.
    return (end - start) * width >= least * stretch.span


def cell_of(
    stretch: Stretch, block: Block, width: int, *, marks_late: bool = False
) -> Cell:
    """Return a block as a cell of a row that is `width` pixels wide.

    The cell has those columns of pixels in which the queen was there all the time. If
    there are none, it has the column in which the queen was placed. With `marks_late`,
    the cell says whether its queen was placed late.
    """
    # Steps in the stretch; the queen may have been there before and after it.
    start = max(0, block.start - stretch.first)
    end = min(stretch.span, block.end - stretch.first)
    left = -(-start * width // stretch.span)  # Rounded up.
    right = end * width // stretch.span
    if right <= left:
        left = start * width // stretch.span
        right = left + 1
    has_failed = block.kind is BlockKind.FAILED
    return Cell(
        left,
        right - left,
        block.kind,
        label=name_of(block.column, block.row, stretch.strategy),
        is_late=marks_late and has_failed and is_late(stretch.n, block.board),
    )


def rows_of(queens: RemovedQueens, place: Rect) -> Rows:
    """Return the rows of removed queens, for the place of all rows.

    Blocks that are wide enough are cells. The others are drawn together, as bars.
    """
    stretch = queens.stretch
    cells, narrow = _divided(queens, place.width)
    rows = []
    for number in range(stretch.rows):
        row_place = row_in(place, number, stretch.rows)
        is_last = number + stretch.above == stretch.n - 1
        bars = RowBars()
        if queens.columns:
            known = queens.known[stretch.column(number)]
            bars = queens.columns[number].bars(known)
        elif number in narrow:
            scale = Scale(0, stretch.span, place.width)
            feet = Feet((), scale)
            height = row_place.height
            columns = Columns(narrow[number], scale, height, feet, is_last=is_last)
            bars = columns.bars(place.width)
        rows.append(Row(row_place, tuple(cells[number]), bars, is_last))
    return tuple(rows)


def _divided(
    queens: RemovedQueens, width: int
) -> tuple[list[list[Cell]], dict[int, BlockRow]]:
    """Return the cells of each row, and the narrow blocks of rows that have some.

    Rows are `width` pixels wide. If their columns of pixels are known from the times of
    all queens, narrow blocks are not needed, and left out.
    """
    stretch = queens.stretch
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
            blocks = narrow.setdefault(row, BlockRow())
            blocks.add(start, end, has_solution=has_solution)
    return cells, narrow


def row_in(place: Rect, row: int, rows: int) -> Rect:
    """Return the place of row number `row` of `rows` in a place.

    If rows are high, the last line of pixels of each is left free as a gap.
    """
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
    ways: tuple[tuple[Interval, ...], ...] = ()  # of chosen solutions, for each column


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
    """Return the room of blocks in a place with their numbers and the clock's line.

    The line reaches above and below the blocks and, at the end, to the right of them.
    """
    room = place.inflate(0, 2 * OVERHANG)
    right = place.right + CLOCK_WIDTH - 1
    return room.column(numbers.left, right - numbers.left)


def paint_blocks(pen: Pen, look: BlocksLook) -> None:
    """Draw the blocks up to the clock, and the numbers of their columns.

    Above them are the clock's line, that of a solution and the marks.
    """
    place = look.place
    blocks = look.blocks
    stretch = blocks.stretch
    room = around(look.numbers, place)
    label_size = min(look.number_size, place.height // stretch.rows - LABEL_MARGIN)
    has_labels = label_size >= pen.smallest - SMALLER_LABEL
    if not has_labels:
        label_size = 0
    removed = RemovedLook(look.removed, label_size)
    pen.layer(f"{look.name} over", paint_removed, room, removed)
    if look.number_size:
        numbers = NumbersLook(
            stretch.rows, stretch.above, blocks.current_row, look.number_size
        )
        numbers_place = room.column(room.left, look.numbers.width)
        pen.piece(numbers_place, paint_numbers, numbers)
    _paint_unknown(pen, place, blocks)
    for row, cell in blocks.on_board(place.width):
        paint_cell(pen, look.removed[row].place, cell, label_size)
    for row, removed_row in enumerate(look.removed if look.ways else ()):
        intervals = look.ways[stretch.column(row + stretch.above)]
        if intervals:
            paint_way(pen, removed_row.place, intervals, is_last=removed_row.is_last)
    if stretch.first <= blocks.clock <= stretch.first + stretch.span:
        x = stretch.x(place, blocks.clock)
        pen.box(room.column(x - 1, CLOCK_WIDTH), "mark")
    if blocks.solution_ahead is not None:
        x = stretch.x(place, blocks.solution_ahead)
        pen.box(place.column(x, SOLUTION_WIDTH), "safe")
    for mark in blocks.marks:
        paint_mark(pen, look.removed[mark.row].place, stretch, mark)


def _paint_unknown(pen: Pen, place: Rect, blocks: Blocks) -> None:
    """Fill the steps after the clock, and those before it that are not counted.

    The search has not made the first ones; nothing is known of the others.
    """
    stretch = blocks.stretch
    now = stretch.x(place, blocks.clock)
    end = place.right
    if blocks.last is not None:
        # There are no steps after the last one of the search.
        end = stretch.x(place, blocks.last)
    if now < end:
        pen.box(place.column_to(now, end), "pale")
    counted = stretch.x(place, blocks.counted)
    if counted < now:
        pen.box(place.column_to(counted, now), UNCOUNTED)


def paint_mark(pen: Pen, row: Rect, stretch: Stretch, mark: Mark) -> None:
    """Mark the block of a queen in its row, whose place is `row`.

    A wide block is framed, and a narrow one is covered by a line. If that one completes
    a solution, it also has a diamond, the sign of solutions among nodes. Nothing is
    drawn if the steps of the block are not shown.
    """
    if mark.end < stretch.first or stretch.first + stretch.span < mark.start:
        return
    left = stretch.x(row, mark.start)
    right = stretch.x(row, mark.end)
    if right - left >= FRAMED_BLOCK:
        frame = row.column_to(left, right).inflate(2, 2)
        pen.box(frame, edge="accent", line=2)
        return
    middle = (left + right) // 2
    pen.box(row.column(middle - MARK_WIDTH // 2, MARK_WIDTH), "accent")
    column = mark.row + stretch.above
    is_solution = column == stretch.n - 1
    if is_solution:
        size = min(DIAMOND, row.height)
        # At the ends of the row, the diamond is moved into it.
        half = size // 2 + 1
        x = min(max(middle, row.left + half), row.right - half)
        y = row.bottom - half
        pen.shape(Icon.DIAMOND, size - 2, "accent", (x, y), halo=("panel", 1.0))


def paint_numbers(pen: Pen, place: Rect, look: NumbersLook) -> None:
    """Write the numbers of the columns at the right of their place.

    The current one is highlighted. In low rows some are left out, and all of them if
    the place is too low for two.
    """
    pen.box(place, "panel")
    size = look.size
    half = (pen.face.height(size) + 1) // 2  # half the height of a number, rounded up
    height_of_two = 2 * (half + half)
    if place.height < height_of_two:
        return
    rows = place.inflate(0, -2 * OVERHANG)
    # How many rows a number takes, rounded up.
    rows_of_number = -(-size * look.rows // max(1, rows.height))
    for row in numbered(look.rows, rows_of_number, look.current_row):
        ink = "text" if row == look.current_row else "muted"
        row_y = row_in(rows, row, look.rows).centery
        # In a low place, the first and the last number are moved into it.
        y = min(max(row_y, place.top + half), place.bottom - half)
        number = str(row + look.above + 1)
        pen.text(number, size, ink, BOLD, midright=(place.right, y))


def paint_removed(pen: Pen, room: Rect, look: RemovedLook) -> None:
    """Draw the blocks of removed queens, row by row; empty rows stay blank."""
    pen.box(room, "panel")
    for row in look.rows:
        is_empty = not row.cells and row.bars == RowBars()
        if not is_empty:
            row_look = RowLook(row.cells, row.bars, row.is_last, look.label_size)
            pen.piece(row.place, paint_row, row_look)


def paint_row(pen: Pen, place: Rect, look: RowLook) -> None:
    """Draw the blocks of removed queens in a row, which fills a place.

    The bars of narrow blocks come first. Then each cell is drawn over them, with blank
    columns of pixels at its sides, so that blocks are seen apart.
    """
    pen.box(place, "panel")
    _paint_bars(pen, place, look)
    last_blank = -1  # the edge of the row, or the blank column after the last cell
    for cell in look.cells:
        begin = max(0, cell.left - 1)
        if begin == last_blank + 1:
            # There is a blank column already.
            begin += 1
        last_blank = cell.left + cell.width
        blank = place.column(place.left + begin, last_blank + 1 - begin)
        pen.box(blank.clip(place), "panel")
        paint_cell(pen, place, cell, look.label_size)


def _paint_bars(pen: Pen, place: Rect, look: RowLook) -> None:
    """Draw the bars of narrow blocks in a row, which fills a place.

    In the last row all blocks are solutions. In the others, the blocks that led to
    solutions are drawn over all of them. A foot of one pixel marks each column of
    pixels in which a solution was found.
    """
    bars = look.bars
    foot = place.row(place.bottom - 1, 1)
    if look.is_last:
        strokes = [(place, "safe", bars.covered), (foot, "safe", bars.feet)]
    else:
        strokes = [
            (place, "nowhere", bars.covered),
            (place, "fruitful", bars.solved),
            (foot, "safe", bars.feet),
        ]
    for bars_place, role, heights in strokes:
        if heights:
            pen.bars(bars_place, role, heights)


def paint_cell(pen: Pen, row: Rect, cell: Cell, label_size: int) -> None:
    """Draw a block in its row, whose place is `row`.

    It has a foot if its queen led to a solution, and a label if there are labels (their
    size isn't 0) and the block is wide enough.
    """
    place = row.column(row.left + cell.left, cell.width)
    role = ROLES.get(cell.kind, UNCOUNTED)
    hatch = ""
    if cell.kind is not BlockKind.OPEN:
        # A queen that is still on the board has no hatch.
        hatch = hatch_of(pen, place.width, role, is_late=cell.is_late)
    fill_block(pen, place, role, hatch)
    if cell.kind is BlockKind.SOLVED and row.height >= FOOTED_ROW:
        pen.box(place.row(place.bottom - 1, 1), "safe")
    if not label_size:
        return
    label_width = pen.width(cell.label, label_size, BOLD) + LABEL_SIDES
    if label_width > cell.width:
        return
    if hatch:
        # Without the lines of the hatch, the label is easier to read.
        pen.box(rect_at(label_width, label_size, center=place.center), role)
    ink = pen.theme.ink_on(role)
    pen.text(cell.label, label_size, ink, BOLD, center=place.center)


def hatch_of(pen: Pen, width: int, role: str, *, is_late: bool = False) -> str:
    """Return the role of the lines with which a block is hatched, or "" for none.

    A block of the given role and width in pixels is hatched if its queen was placed in
    vain (`is_late`). In the theme with more contrast, it is also hatched if its queen
    led to a solution. A narrow block is never hatched.
    """
    if width < SEPARATE_BLOCK:
        return ""
    if is_late:
        return "hatch_light"
    if role == "fruitful" and pen.theme.has_hatches:
        return "safe"
    return ""


def fill_block(pen: Pen, place: Rect, role: str, hatch: str) -> None:
    """Fill a place like a block, in the colour of a role.

    If `hatch` isn't "", it is the role of diagonal lines over the colour.
    """
    edge = "border" if role == UNCOUNTED else ""
    pen.box(place, role, edge)
    if not hatch:
        return
    # A line leads from k pixels at the right of the top left corner to k pixels below
    # the corner. It is cut off at the right and at the lower edge of the place.
    for k in range(HATCH, place.width + place.height, HATCH):
        right = min(k, place.width)
        left = max(0, k - place.height)
        start = (place.left + right, place.top + k - right)
        end = (place.left + left, place.top + k - left)
        pen.path((start, end), hatch, width=1)
