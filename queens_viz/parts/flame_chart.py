"""The flame chart of a scene: which blocks it has, which of them are marked or clicked.

`flame.py` and `flame_blocks.py` draw it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..app.commands import Action, Command
from ..app.findings import REACH
from ..app.state import WHOLE_TREE
from ..pens import Pixel, Rect
from ..search.facts import TOTAL_STEPS_OF
from ..search.flame import WIDTH, Block, BlockKind, left_edge
from ..search.position import Position
from ..search.strategy import PLAIN
from .flame_blocks import DEEPEST, Blocks, Mark, Stretch, Times
from .lens import LensSteps
from .scene import Scene


class FlameChart(NamedTuple):
    """The search over time: all of it, and enlarged in the lens."""

    whole: Blocks | None = None
    lens: Blocks | None = None
    lens_title: str = ""
    has_uncounted: bool = False  # not all is known up to the clock


class _Choice(NamedTuple):
    """The position whose queens are marked in the blocks."""

    position: Position | None  # a chosen one, or a solution that is on the board
    step: int | None  # of a solution, if it has been counted
    is_ahead: bool = False  # the search has not come to that step
    marks_late: bool = False  # wasted queens are marked, too


def last_step_of(scene: Scene) -> int | None:
    """Return the number of the search's last step, if it is known."""
    return TOTAL_STEPS_OF[scene.moment.position.strategy].get(scene.n)


def marks_late(scene: Scene) -> bool:
    """Return whether wasted queens are marked: a later column was already empty."""
    return scene.state.has_outlook and scene.moment.position.strategy is PLAIN


def chart_of(scene: Scene, steps: LensSteps | None, width: int) -> FlameChart:
    """Return the flame chart of a scene; the whole search is `width` pixels wide.

    The lens shows `steps` if it was moved to them. If `steps` is None, it shows those
    around a chosen solution, or follows the clock. There is no lens in the chart of a
    small search, nor in a large one of a whole search.
    """
    end = last_step_of(scene)
    choice = _choice(scene)
    whole = None
    if end:
        whole = _whole_search(scene, choice, end, width)
    has_uncounted = whole is not None and whole.counted < whole.clock
    if scene.n <= WHOLE_TREE or (whole and scene.state.is_large):
        return FlameChart(whole, has_uncounted=has_uncounted)
    lens_steps = steps
    if scene.state.displayed and choice.step is not None and not steps:
        lens_steps = _steps_around(scene, choice.step, end)
    lens = _lens(scene, choice, lens_steps, end)
    title = _lens_title(scene, lens.stretch, end)
    kinds = [block.kind for block in lens.blocks]
    if BlockKind.UNCOUNTED in kinds:
        has_uncounted = True
    return FlameChart(whole, lens, title, has_uncounted)


def _choice(scene: Scene) -> _Choice:
    """Return the position whose queens are marked, and when it was a solution.

    It is the chosen position or, if none is chosen, a solution that was found just now.
    """
    is_late_marked = marks_late(scene)
    position = scene.state.displayed
    if not position and scene.moment.position.is_solution:
        position = scene.moment.position
    if not position or not position.is_solution:
        return _Choice(position, None, marks_late=is_late_marked)
    step = scene.findings.step_of(position)
    clock = scene.search.steps
    is_ahead = step is not None and clock is not None and step > clock
    return _Choice(position, step, is_ahead, is_late_marked)


def _steps_around(scene: Scene, step: int, end: int | None) -> LensSteps | None:
    """Return the steps in the lens around a solution that was found at `step`.

    Return None if the lens follows the clock: because it shows that step then, or since
    the step is so early that nothing is known of it. `end` is the last step of the
    search, if it is known.
    """
    width = WIDTH * scene.n
    clock = scene.search.steps
    if clock is None:
        return None
    first = left_edge(clock, width, end)
    is_in_lens = first <= step <= clock
    is_too_early = not scene.findings.flame and step < clock - REACH
    if is_in_lens or is_too_early:
        return None
    return left_edge(step, width, end), width


def _whole_search(scene: Scene, choice: _Choice, end: int, width: int) -> Blocks | None:
    """Return the blocks of all `end` steps of a search, drawn `width` pixels wide.

    Blocks that are narrower than a pixel are left out. Return None if the steps up to
    the clock are not known.
    """
    flame = scene.findings.flame
    clock = scene.search.steps
    if not flame or clock is None:
        return None
    steps_of_pixel = max(1, end // max(1, width))
    blocks = scene.findings.blocks(scene.search, steps_of_pixel)
    is_clock_known = clock <= flame.clock
    if not blocks and not is_clock_known:
        return None
    stretch = Stretch(
        scene.n, scene.moment.position.strategy, first=0, span=end, rows=scene.n
    )
    return Blocks(
        stretch,
        clock,
        counted=min(flame.clock, clock),
        blocks=tuple(blocks),
        times=Times(flame, flame.known_until(clock)),
        solution_ahead=choice.step if choice.is_ahead else None,
        marks=_marks_in_whole(scene, choice, blocks),
        marks_late=choice.marks_late,
    )


def _marks_in_whole(
    scene: Scene, choice: _Choice, blocks: Sequence[Block]
) -> tuple[Mark, ...]:
    """Return the marks in the whole search: at all queens of a solution, or at one.

    A solution has marks only once its step has been counted: they are made from the
    times of its queens, as its blocks may be too narrow to be among `blocks`. The marks
    of any other chosen position, or of a solution without a step, are those of blocks.
    """
    if choice.step is None:
        return _marks(choice, blocks, 0)
    flame = scene.findings.flame
    if not flame or choice.step > flame.clock or choice.is_ahead:
        return ()
    times = flame.times_at(choice.step)
    return tuple([Mark(row, *time) for row, time in enumerate(times)])


def _marks(
    choice: _Choice, blocks: Sequence[Block], first_row: int
) -> tuple[Mark, ...]:
    """Return the marks of the blocks of the chosen queen, or of a solution's queens.

    Of a solution, the blocks of all its queens are marked; of any other position, only
    that of the last one. The rows before `first_row` are not drawn, and get no marks.
    """
    if not choice.position:
        return ()
    board = choice.position.board
    is_solution = choice.position.is_solution
    marks = []
    for block in blocks:
        queens = len(block.board)
        is_marked = block.board == board
        if is_solution:
            is_marked = block.board == board[:queens]
        row = queens - 1 - first_row
        if is_marked and row >= 0:
            marks.append(Mark(row, block.start, block.end))
    return tuple(marks)


def _lens(
    scene: Scene, choice: _Choice, steps: LensSteps | None, end: int | None
) -> Blocks:
    """Return the blocks in the lens, which shows `steps` or follows the clock.

    `end` is the last step of the search, if it is known. If the search is deeper than
    the rows of the lens, its first columns are left out.
    """
    n = scene.n
    position = scene.moment.position
    lens, blocks = scene.findings.lens_at(scene.search, steps)
    rows = min(n, DEEPEST)
    deepest = max([len(block.board) for block in blocks], default=0)
    left_out = max(0, deepest - DEEPEST)
    current_column = min(len(position.board), n - 1)
    current_row = current_column - left_out
    # The next column has no row if it is deeper than all blocks.
    has_current_row = current_row < rows
    marks: tuple[Mark, ...] = ()
    if scene.state.displayed:
        marks = _marks(choice, blocks, left_out)
    # If steps have not been counted, the clock is that of the lens, and has no end.
    clock = scene.search.steps
    is_counted = clock is not None
    return Blocks(
        Stretch(n, position.strategy, lens.left, lens.width, rows=rows, above=left_out),
        lens.clock if clock is None else clock,
        counted=lens.clock,
        blocks=tuple(blocks),
        last=end if is_counted else None,
        current_row=current_row if has_current_row else None,
        solution_ahead=choice.step if choice.is_ahead else None,
        marks=marks,
        marks_late=choice.marks_late,
    )


def _lens_title(scene: Scene, stretch: Stretch, end: int | None) -> str:
    """Return the title of the lens: which steps it shows, up to the search's end.

    If steps have not been counted, the title only says how many it shows. `end` is the
    last step of the search, if it is known.
    """
    say = scene.say
    if scene.search.steps is None:
        return say.count("steps_made", stretch.span)
    last = stretch.first + stretch.span
    if end:
        last = min(end, last)
    return say("flame_lens", first=stretch.first, last=last)


def block_finder(
    blocks: Blocks, place: Rect, reach: int
) -> Callable[[Pixel], Command | None]:
    """Return a function that finds the command of a click among blocks in a place.

    It shows the position of the queen whose block was clicked. A block is found up to
    `reach` pixels away from it in its row; elsewhere a click has no command.
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
            """Return how many steps a block is away from the click; 0 or less in it."""
            return max(block.start - step, step - block.end + 1)

        in_row = [block for block in blocks.blocks if stretch.row(block.board) == row]
        nearest = min(in_row, key=distance, default=None)
        if not nearest or distance(nearest) > reach_in_steps:
            return None
        position = Position(stretch.n, nearest.board, 0, stretch.strategy)
        return Command(Action.SHOW, position)

    return find
