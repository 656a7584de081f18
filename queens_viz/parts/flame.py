"""The flame: the search over time. Each queen is a block, as wide as the steps that were made while she stood."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..pens import BOLD, REGULAR, SEMIBOLD, ButtonLook, Pen, Pixel, Rect, Room, Ui, Weight, rect_at
from ..search.ahead import is_late
from ..search.flame import Block, BlockKind
from ..search.position import Position
from ..search.strategy import Strategy
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

DRIP = 12
"""Pixels of a solution's height at most."""

HATCH = 6
"""Pixels between the lines of what is hatched."""

LOWEST_ROW = 7
"""Pixels of a row below which whole and lens don't both have room."""

NICE = [nice * 10**power for power in range(12) for nice in (1, 2, 5)]
"""On an axis there are numbers at multiples of one of these."""


class Cell(NamedTuple):
    """A block as it stands in its row, in pixels, with what is written on it; `is_late` if it was placed in vain."""

    left: int
    width: int
    kind: BlockKind
    words: str
    is_late: bool = False
    is_chosen: bool = False


def name_of(column: int, row: int, strategy: Strategy) -> str:
    """Return what is written on a queen: her row, and before it her column where she may stand in any."""
    return f"{column + 1}·{row + 1}" if strategy.chooses_column else str(row + 1)


class Blocks(NamedTuple):
    """Blocks over some steps, `span` of them from the `first` on, in `rows`; so many columns lie `above` these.

    They are drawn up to the clock. Of what is narrower than a `grain` of steps the `outline` tells, grain by grain, how
    many queens stood, and whether they were a solution. Right of what is `counted` nothing is known yet. `here` is the
    column at hand, `chosen` the queens of what is shown in the search's place, the step of a solution that lies
    `beyond` the clock. It `tells_late` which queens were placed in vain. The `blocks` of queens that stand come last.
    """

    n: int
    strategy: Strategy
    here: int
    chosen: tuple[int, ...] | None
    beyond: int | None
    tells_late: bool
    first: int
    span: int
    clock: int
    counted: int
    blocks: tuple[Block, ...]
    rows: int
    above: int = 0
    grain: int = 1
    outline: tuple[tuple[int, bool], ...] = ()

    def x(self, place: Rect, step: int) -> int:
        """Return where a step stands in a place, within it."""
        return place.left + max(0, min(place.width, (step - self.first) * place.width // self.span))

    def cell(self, block: Block, width: int) -> Cell:
        """Return a block in a row so many pixels wide."""
        left, right = (max(0, at - self.first) * width // self.span for at in (block.start, block.end))
        in_vain = self.tells_late and block.kind is BlockKind.FAILED and is_late(self.n, block.board)
        words, is_chosen = name_of(block.column, block.row, self.strategy), block.board == self.chosen
        return Cell(left, max(1, right - left), block.kind, words, in_vain, is_chosen)

    def cells(self, width: int) -> tuple[tuple[Cell, ...], ...]:
        """Return what lies in each row: blocks, over an outline of what is narrower than a grain."""
        rows, since = [list[Cell]() for _ in range(self.rows)], list[int]()
        solved = False
        for k, (deepest, is_solved) in enumerate((*self.outline, (0, False))):
            x, deep = k * self.grain * width // self.span, -(-deepest * self.rows // self.n)
            # A run ends in the rows below, and in all of them where it becomes another kind.
            while len(since) > (deep if is_solved is solved else 0):
                depth = len(since) - 1
                kind = BlockKind.SOLVED if solved else BlockKind.FAILED
                kind = BlockKind.SOLUTION if depth == self.n - 1 else kind
                rows[depth].append(Cell(since[depth], max(1, x - since[depth]), kind, ""))
                since.pop()
            solved = is_solved
            since += [x] * (deep - len(since))
        for block in self.blocks:
            depth = len(block.board) - 1 - self.above
            if 0 <= depth < self.rows:
                rows[depth].append(self.cell(block, width))
        return tuple([tuple(row) for row in rows])


def flame(
    ui: Ui, room: Room, whole: Blocks | None, lens: Blocks | None, end: int | None,
    steps: str, is_large: bool, told: str, say: Words,
) -> None:  # fmt: skip
    """Draw a search over time: the whole, where there is room for all of it, above the lens, or one of them alone.

    It has an `end` where that is known; the `steps` are those of the lens, in words, unless another says them.
    """
    ui.press(ButtonLook(Action.NODE, Action.NODE, told, ""), room.inflate(-12, -12), is_of_keys=True)
    size, some = ui.type.body if is_large else ui.type.hint, whole or lens
    if not some:
        return
    body, line = room.within(ui.padding(room), size // 3), round(1.5 * size)
    names = body.cut_left(ui.width(str(some.n), size, BOLD), size // 2)
    if whole and lens and body.height < 3 * line + (whole.rows + lens.rows) * LOWEST_ROW:
        whole = None
    if whole:
        made = _draw_head(ui, body.cut_top(line), whole, size, is_large, say)
        place = body.cut_top(round(0.42 * (body.height - line)) if lens else body.height - line * is_large)
        draw_blocks(ui, "whole", names, place, whole, size)
        if is_large:
            draw_axis(ui, body, whole.span, size, [], ((made, whole.span, "text", BOLD),), say)
        if lens:
            left, right = whole.x(place, lens.first), whole.x(place, lens.first + lens.span)
            wedge = body.cut_top(line // 2 + size // 2)
            ui.path(((left, wedge.top + 3), (right, wedge.top + 3), wedge.bottomright, wedge.bottomleft), "hover")
            ui.hit(Lens(lens.first, lens.span, end, Rect(*place)), place)
        else:
            _note_blocks(ui, place, whole)
    if lens:
        if steps:
            ui.label(steps, size, body.cut_top(line), "text", SEMIBOLD)
        if lens.above:
            ui.label(say.count("flame_above", lens.above), size, body.cut_top(round(1.4 * size)), "muted")
        draw_blocks(ui, "lens", names, body, lens, size)
        _note_blocks(ui, body, lens)
        ui.noted.scroll = Lens(lens.first, lens.span, end, Rect(*body))


def _draw_head(ui: Ui, head: Room, whole: Blocks, size: int, is_large: bool, say: Words) -> str:
    """Write what the whole is, in a whole window also how it is read, and its steps at the right; return these."""
    made, title, read = say.count("steps_made", whole.span), say("flame_whole"), say("flame_read")
    ui.label(made, size, head.cut_right(ui.width(made, size), size), "muted")
    ui.label(title, size, head.cut_left(ui.width(title, size, SEMIBOLD), size), "text", SEMIBOLD)
    if is_large and not whole.strategy.chooses_column and ui.width(read, size) <= head.width:
        ui.label(read, size, head, "muted")
    return made


def _row(place: Rect, depth: int, rows: int) -> Rect:
    """Return the place of a row."""
    top, low = depth * place.height // rows, (depth + 1) * place.height // rows
    return place.row(place.top + top, low - top - (rows <= place.height // 4))


def draw_blocks(ui: Ui, name: str, names: Rect, place: Rect, said: Blocks, size: int) -> None:
    """Draw blocks in rows, the first column at the top, up to the clock; in type of a size, 0 where they have none."""
    rows, last = said.rows, said.n - 1 - said.above
    if place.height < rows:
        # No row has a pixel.
        return
    label = min(size, place.height // rows - 4)
    label = label if label >= ui.smallest - 2 else 0
    # Few steps lift a queen: what is over is drawn only then.
    lifted = len(said.blocks)
    while lifted and said.blocks[lifted - 1].kind is BlockKind.STANDS:
        lifted -= 1
    over = said._replace(clock=0, counted=0, here=0, beyond=None, blocks=said.blocks[:lifted])
    ui.layer(name, paint_over, place, ui.known(Blocks.cells, over, place.width, name=name), last, label)
    now, gap = said.x(place, said.clock), said.x(place, said.counted)
    ui.box(place.column_to(now, place.right), "pale")
    if gap < now:
        ui.box(place.column_to(gap, now), "hover")
    for block in said.blocks[lifted:]:
        depth = len(block.board) - 1 - said.above
        if 0 <= depth < rows:
            paint_cell(ui, _row(place, depth, rows), said.cell(block, place.width), label, is_last=depth == last)
    if said.clock >= said.first:
        ui.box(Rect(now - 1, place.top - 3, 3, place.height + 6), "mark")
    if said.beyond is not None:
        ui.box(place.column(said.x(place, said.beyond), 2), "safe")
    if size:
        here = said.here - said.above if said.here - said.above < rows else None
        shown = numbered(rows, -(-size * rows // max(1, place.height)), here)
        ui.layer(f"numbers of {name}", paint_numbers, place, names.right, rows, said.above, tuple(shown), here, size)


def paint_numbers(
    pen: Pen, place: Rect, x: int, rows: int, above: int, shown: tuple[int, ...], here: int | None, size: int
) -> None:
    """Write the numbers of columns before their rows; that of the column at hand stands out."""
    for k in shown:
        ink = "text" if k == here else "muted"
        pen.text(str(k + above + 1), size, ink, BOLD, midright=(x, _row(place, k, rows).centery))


def paint_over(pen: Pen, place: Rect, rows: tuple[tuple[Cell, ...], ...], last: int, label: int) -> None:
    """Draw the blocks of queens that were lifted, row by row; in the `last` one stand solutions."""
    for depth, cells in enumerate(rows):
        pen.piece(_row(place, depth, len(rows)), paint_row, cells, label, depth == last)


def paint_row(pen: Pen, place: Rect, cells: tuple[Cell, ...], label: int, is_last: bool) -> None:
    """Draw the blocks of a row that are over; it fills its place."""
    pen.box(place, "panel")
    for cell in cells:
        paint_cell(pen, place, cell, label, is_last=is_last)


def paint_cell(pen: Pen, row: Rect, cell: Cell, label: int, *, is_last: bool) -> None:
    """Draw a block in its row: with a dark foot where it led to a solution, hatched where it was placed in vain."""
    # Neighbours are told apart where they are wide enough.
    place = row.column(row.left + cell.left, cell.width - (cell.width > 3))
    radius = 3 if cell.width > 9 else 0
    role = ROLES.get(cell.kind, "")
    if is_last:
        place.height = min(DRIP, row.height)
    is_hatched = role and paint_look(pen, place, role, radius, is_late=cell.is_late)
    if not role:
        pen.box(place, "panel", "border", radius=radius)
    if cell.kind is BlockKind.SOLVED and row.height > 8 and cell.width > 1:
        pen.box(place.row(place.bottom - 2, 2), "safe")
    if cell.is_chosen:
        pen.box(place.inflate(2, 2), edge="accent", line=2)
    if label and not is_last and (wide := pen.width(cell.words, label, BOLD) + 4) <= cell.width:
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


def _note_blocks(ui: Ui, place: Rect, said: Blocks) -> None:
    """Note what lies where: a click shows the board with that queen placed."""
    reach = ui.type.touch // 2 * said.span // max(1, place.width)

    def find(point: Pixel) -> Command | None:
        step = said.first + (point[0] - place.left) * said.span // max(1, place.width)
        depth = said.above + (point[1] - place.top) * said.rows // max(1, place.height)
        level = [one for one in said.blocks if len(one.board) == depth + 1]
        near = min(level, key=lambda one: max(one.start - step, step - one.end + 1), default=None)
        if near and near.start - reach <= step < near.end + reach:
            return Command(Action.SHOW, Position(said.n, near.board, 0, said.strategy))
        return None

    ui.hit(find, place)


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
