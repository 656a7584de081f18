"""The flame: the search over time. Each queen is a block, as wide as the steps that were made while she stood."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..app.commands import Action, Command
from ..pens import BOLD, REGULAR, SEMIBOLD, Pen, Pixel, Rect, Room, Ui, Weight, rect_at
from ..search.ahead import is_late
from ..search.flame import Block, BlockKind
from ..search.position import Position
from ..search.strategy import Board, Strategy
from ..words.words import Words
from .edges import numbered
from .lens import Lens

ROLES = {
    BlockKind.FAILED: "nowhere",
    BlockKind.SOLVED: "fruitful",
    BlockKind.SOLUTION: "safe",
    BlockKind.STANDS: "stands",
}
"""The colours of blocks, by their roles; one that is not counted yet is an outline."""

DEEPEST = 12
"""The rows of a lens at most: above them stands how many columns lie higher."""

HATCH = 6
"""Pixels between the lines of what is hatched."""

LOWEST_ROW = 7
"""Pixels of a row below which whole and lens don't both have room."""

NICE = [nice * 10**power for power in range(12) for nice in (1, 2, 5)]
"""On an axis there are numbers at multiples of one of these."""


OVERHANG = 3
"""Pixels that the line of the clock is seen above and below blocks."""


class Cell(NamedTuple):
    """A block as it stands in its row, in pixels, with what is written on it; `is_late` if it was placed in vain."""

    left: int
    width: int
    kind: BlockKind
    words: str
    is_late: bool = False
    is_chosen: bool = False


Rows = tuple[tuple[Rect, tuple[Cell, ...]], ...]
"""The places of rows, and what lies in them."""


def name_of(column: int, row: int, strategy: Strategy) -> str:
    """Return what is written on a queen: her row, and before it her column where she may stand in any."""
    return f"{column + 1}·{row + 1}" if strategy.chooses_column else str(row + 1)


class Stretch(NamedTuple):
    """Some steps of a search, `span` of them from the `first` on, in `rows`; so many columns lie `above` these."""

    n: int
    strategy: Strategy
    first: int
    span: int
    rows: int
    above: int = 0

    def x(self, place: Rect, step: int) -> int:
        """Return where a step stands in a place, within it."""
        return place.left + max(0, min(place.width, (step - self.first) * place.width // self.span))

    def row(self, board: Board) -> int:
        """Return in which row a queen lies, the last one of a board: one of `rows`, above them or below."""
        return len(board) - 1 - self.above


class Blocks(NamedTuple):
    """The blocks of a stretch of steps, up to the clock; those of queens that stand come last.

    Of what is narrower than a `grain` of steps the `outline` tells, grain by grain, how many queens stood, and whether
    they were a solution. Right of what is `counted` nothing is known yet. `here` is the column whose number stands out,
    `chosen` the queens of what is shown in the search's place, the step of a solution that lies `beyond` the clock. It
    `tells_late` which queens were placed in vain.
    """

    stretch: Stretch
    clock: int
    counted: int
    blocks: tuple[Block, ...]
    grain: int = 1
    outline: tuple[tuple[int, bool], ...] = ()
    here: int | None = None
    chosen: Board | None = None
    beyond: int | None = None
    tells_late: bool = False

    @property
    def lifted(self) -> int:
        """How many queens were lifted: few steps lift one."""
        lifted = len(self.blocks)
        while lifted and self.blocks[lifted - 1].kind is BlockKind.STANDS:
            lifted -= 1
        return lifted

    def over(self, ui: Ui, name: str, place: Rect) -> Rows:
        """Return the rows of the lifted queens in a place of a name: they are made only when one is lifted."""
        blocks = self.blocks[: self.lifted]
        values = self.stretch, blocks, self.grain, self.outline, self.chosen, self.tells_late, place
        rows: Rows = ui.known(rows_of, *values, name=name)
        return rows

    def standing(self, width: int) -> list[tuple[int, Cell]]:
        """Return the blocks of queens that stand, with their rows, which are so many pixels wide."""
        stretch = self.stretch
        return [
            (row, cell_of(stretch, block, width, self.chosen, self.tells_late))
            for block in self.blocks[self.lifted :]
            if 0 <= (row := stretch.row(block.board)) < stretch.rows
        ]


def cell_of(stretch: Stretch, block: Block, width: int, chosen: Board | None, tells_late: bool) -> Cell:
    """Return a block in a row so many pixels wide."""
    n, strategy, first, span, _, _ = stretch
    # She may have stood before these steps, and go on standing after them.
    left, right = max(0, block.start - first) * width // span, min(span, block.end - first) * width // span
    in_vain = tells_late and block.kind is BlockKind.FAILED and is_late(n, block.board)
    words = name_of(block.column, block.row, strategy)
    return Cell(left, max(1, right - left), block.kind, words, in_vain, block.board == chosen)


def rows_of(
    stretch: Stretch, blocks: tuple[Block, ...], grain: int, outline: tuple[tuple[int, bool], ...],
    chosen: Board | None, tells_late: bool, place: Rect,
) -> Rows:  # fmt: skip
    """Return the rows of a place, and what lies there: blocks, over an outline of what is narrower than a grain."""
    (n, _, _, span, number, _), width = stretch, place.width
    rows, since = [list[Cell]() for _ in range(number)], list[int]()
    solved = False
    for k, (deepest, is_solved) in enumerate((*outline, (0, False))):
        x, deep = k * grain * width // span, -(-deepest * number // n)
        # A run ends in the rows below, and in all of them where it becomes another kind.
        while len(since) > (deep if is_solved is solved else 0):
            depth = len(since) - 1
            kind = BlockKind.SOLVED if solved else BlockKind.FAILED
            kind = BlockKind.SOLUTION if depth == n - 1 else kind
            rows[depth].append(Cell(since[depth], max(1, x - since[depth]), kind, ""))
            since.pop()
        solved = is_solved
        since += [x] * (deep - len(since))
    for block in blocks:
        if 0 <= (depth := stretch.row(block.board)) < number:
            rows[depth].append(cell_of(stretch, block, width, chosen, tells_late))
    return tuple([(row_in(place, k, number), tuple(row)) for k, row in enumerate(rows)])


def flame(
    ui: Ui, room: Room, whole: Stretch | None, lens: Stretch | None, end: int | None,
    steps: str, is_large: bool, say: Words,
) -> None:  # fmt: skip
    """Draw what stands around the blocks of a search over time, and note the places of these and of their numbers.

    The whole lies above the lens, where there is room for both. The search has an `end` where that is known; the
    `steps` are those of the lens, in words, unless another says them.
    """
    size, some = ui.type.body if is_large else ui.type.hint, whole or lens
    if not some:
        return
    body, line, notes = room.within(ui.padding(room), size // 3), round(1.5 * size), ui.noted.notes
    heading = "" if some.strategy.chooses_column else say("column_short")
    notes["names"] = names = body.cut_left(max(ui.width(str(some.n), size, BOLD), ui.width(heading, size)), size // 2)
    if whole and lens and body.height < 3 * line + (whole.rows + lens.rows) * LOWEST_ROW:
        whole = None
    elif whole and body.height < (1 + is_large) * line + whole.rows:
        return
    if whole or steps:
        ui.label(heading, size, names.row(body.top, line), "muted")
    if whole:
        _draw_head(ui, body, whole, size, is_large, say)
        notes["whole"] = place = body.cut_top(
            round(0.42 * (body.height - line)) if lens else body.height - line * is_large
        )
        if is_large:
            draw_axis(ui, body, whole.span, size, [], (), say)
        if lens:
            left, right = whole.x(place, lens.first), whole.x(place, lens.first + lens.span)
            wedge = body.cut_top(line // 2 + size // 2)
            ui.path(((left, wedge.top + 3), (right, wedge.top + 3), wedge.bottomright, wedge.bottomleft), "hover")
            ui.hit(Lens(lens.first, lens.span, end, Rect(*place)), place)
    if lens:
        if steps:
            ui.label(steps, size, body.cut_top(line), "text", SEMIBOLD)
        if lens.above:
            ui.label(say.count("flame_above", lens.above), size, body.cut_top(round(1.4 * size)), "muted")
        notes["lens"] = body
        ui.noted.scroll = Lens(lens.first, lens.span, end, Rect(*body))


def _draw_head(ui: Ui, body: Room, whole: Stretch, size: int, is_large: bool, say: Words) -> None:
    """Write what the whole is, in a whole window also how it is read, and its steps at the right if they have room."""
    made, title, read = say.count("steps_made", whole.span), say("flame_whole"), say("flame_read")
    line = round(1.5 * size)
    head = body.cut_top(line)
    wide, steps = ui.width(title, size, SEMIBOLD), ui.width(made, size)
    if wide + size + steps <= head.width:
        ui.label(made, size, head.cut_right(steps, size), "muted")
    ui.label(title, size, head.cut_left(min(wide, head.width), size), "text", SEMIBOLD)
    if is_large and not whole.strategy.chooses_column:
        rows = len(ui.lines(read, size, body.width))
        place = head if ui.width(read, size) <= head.width else body.cut_top(rows * line)
        ui.label(read, size, place, "muted", most=rows)


def row_in(place: Rect, row: int, rows: int) -> Rect:
    """Return the place of a row, with a pixel between rows that are high."""
    top, low = row * place.height // rows, (row + 1) * place.height // rows
    return place.row(place.top + top, low - top - (rows <= place.height // 4))


def around(names: Rect, place: Rect) -> Rect:
    """Return the room of blocks in a place: the numbers of columns stand in it, and the line of the clock."""
    return place.inflate(0, 2 * OVERHANG).column_to(names.left, place.right + 2)


def paint_blocks(pen: Pen, name: str, names: Rect, place: Rect, said: Blocks, over: Rows, size: int) -> None:
    """Draw blocks in rows, the first column at the top, up to the clock, and the numbers of columns before them.

    These have a `size`, 0 where there are none; what is written in blocks is as large as has room.
    """
    room, stretch, clock = around(names, place), said.stretch, said.clock
    label = min(size, place.height // stretch.rows - 4)
    label = label if label >= pen.smallest - 2 else 0
    pen.layer(f"{name} over", paint_over, room, over, label)
    if size:
        numbers = room.column(room.left, names.width)
        pen.piece(numbers, paint_numbers, stretch.rows, stretch.above, said.here, size)
    now, gap = stretch.x(place, clock), stretch.x(place, said.counted)
    pen.box(place.column_to(now, place.right), "pale")
    if gap < now:
        pen.box(place.column_to(gap, now), "hover")
    for row, cell in said.standing(place.width):
        paint_cell(pen, over[row][0], cell, label)
    if stretch.first <= clock <= stretch.first + stretch.span:
        pen.box(room.column(now - 1, 3), "mark")
    if said.beyond is not None:
        pen.box(place.column(stretch.x(place, said.beyond), 2), "safe")


def paint_numbers(pen: Pen, place: Rect, rows: int, above: int, here: int | None, size: int) -> None:
    """Write the numbers of columns before their rows; that of the column at hand stands out. It fills its place."""
    pen.box(place, "panel")
    rest, half = place.inflate(0, -2 * OVERHANG), (pen.face.height(size) + 1) // 2
    for k in numbered(rows, -(-size * rows // max(1, rest.height)), here) if place.height >= 4 * half else ():
        ink, middle = "text" if k == here else "muted", row_in(rest, k, rows).centery
        # In a low place the first and the last stand within it, too.
        middle = min(max(middle, place.top + half), place.bottom - half)
        pen.text(str(k + above + 1), size, ink, BOLD, midright=(place.right, middle))


def paint_over(pen: Pen, room: Rect, rows: Rows, label: int) -> None:
    """Draw the blocks of queens that were lifted, row by row; they fill a room."""
    pen.box(room, "panel")
    for place, cells in rows:
        if cells:
            pen.piece(place, paint_row, cells, label)


def paint_row(pen: Pen, place: Rect, cells: tuple[Cell, ...], label: int) -> None:
    """Draw the blocks of a row that are over; it fills its place."""
    pen.box(place, "panel")
    for cell in cells:
        if cell.words and cell.width > 3:
            # Neighbours are told apart over the outline, too.
            pen.box(place.column(place.left + cell.left, cell.width), "panel")
        paint_cell(pen, place, cell, label)


def paint_cell(pen: Pen, row: Rect, cell: Cell, label: int) -> None:
    """Draw a block in its row: with a dark foot where it led to a solution, hatched where it was placed in vain."""
    # Neighbours are told apart where they are wide enough.
    place = row.column(row.left + cell.left, cell.width - (cell.width > 3))
    radius = 3 if cell.width > 9 else 0
    role = ROLES.get(cell.kind, "")
    is_hatched = role and paint_look(pen, place, role, radius, is_late=cell.is_late)
    if not role:
        pen.box(place, "panel", "border", radius=radius)
    if cell.kind is BlockKind.SOLVED and row.height > 8 and cell.width > 1:
        pen.box(place.row(place.bottom - 2, 2), "safe")
    if cell.is_chosen:
        pen.box(place.inflate(2, 2), edge="accent", line=2)
    if label and (wide := pen.width(cell.words, label, BOLD) + 4) <= cell.width:
        if is_hatched:
            pen.box(rect_at(wide, label, center=place.center), role)
        pen.text(cell.words, label, pen.theme.ink_on(role or "panel"), BOLD, center=place.center)


def paint_look(pen: Pen, place: Rect, role: str, radius: int = 0, *, is_late: bool = False) -> bool:
    """Fill a place like a block, and return whether it is wide enough to be hatched, and is.

    That is where a queen was placed in vain or, with contrast, led to solutions.
    """
    pen.box(place, role, radius=radius)
    if place.width <= 3 or not (is_late or (role == "fruitful" and pen.theme.has_hatches)):
        return False
    ink = "hatch_light" if is_late else "safe"
    for k in range(HATCH, place.width + place.height, HATCH):
        right, left = min(k, place.width), max(0, k - place.height)
        pen.path(((place.left + right, place.top + k - right), (place.left + left, place.top + k - left)), ink, 1)
    return True


def finding(said: Blocks, place: Rect, reach: int) -> Callable[[Pixel], Command | None]:
    """Return what finds out what a click in a place means: the queen is shown whose block is within reach."""
    n, strategy, first, span, rows, _ = said.stretch
    reach = reach * span // max(1, place.width)

    def find(point: Pixel) -> Command | None:
        step = first + (point[0] - place.left) * span // place.width
        row = (point[1] - place.top) * rows // max(1, place.height)
        level = [one for one in said.blocks if said.stretch.row(one.board) == row] if place.collidepoint(point) else []
        near = min(level, key=lambda one: max(one.start - step, step - one.end + 1), default=None)
        if near and near.start - reach <= step < near.end + reach:
            return Command(Action.SHOW, Position(n, near.board, 0, strategy))
        return None

    return find


def draw_axis(
    ui: Ui, axis: Rect, span: int, size: int, taken: list[Rect],
    labels: tuple[tuple[str, int, str, Weight], ...], say: Words,
) -> None:  # fmt: skip
    """Write below blocks what stands at some steps, and numbers that have room beside that and what is taken."""
    apart = max(4 * size, 2 * ui.width(say.number(span), size)) * span
    pitch = next(nice for nice in NICE if nice * axis.width >= apart)
    numbers = [(say.number(step), step, "muted", REGULAR) for step in range(0, span + 1, pitch)]
    for words, step, role, weight in (*labels, *numbers):
        middle = axis.left + axis.width * step / span, axis.centery
        place = rect_at(ui.width(words, size, weight) + size, size, center=middle).clamp(axis.inflate(size, 0))
        if not any(place.colliderect(other) for other in taken):
            taken.append(place)
            ui.text(words, size, role, weight, center=place.center)
