"""What has been found out of one size of board."""

from __future__ import annotations

from ..search.facts import COUNTED_AT_ONCE, TOTAL_STEPS_OF
from ..search.flame import WHOLE_UP_TO, Block, BlockKind, Flame, Lens
from ..search.position import Position
from ..search.progress import progress
from ..search.search import Search
from ..search.sizes import SMALL, Sizes, count_up_to
from ..search.solutions import Solutions
from ..search.strategy import PLAIN, Board, Strategy

TICKS = 2048
"""The number of places on the progress line where a tick can stand."""

MEASURED_UP_TO = {
    strategy: max(COUNTED_AT_ONCE, most) for strategy, most in WHOLE_UP_TO.items()
}
"""The largest n whose progress is its share of the steps, once these are known."""

REACH = 16_000
"""The lens is at most so many steps wide, or behind the clock: they are walked for each frame."""

SPARE, LEAST = 100_000, 2_000
"""Steps that are counted at a time, and the fewest where these take long: in a page they would be half a second."""

WAITED = 1 / 20
"""Seconds that nobody notices to have waited."""


class Findings:
    """What belongs to a search of one size: what was counted and found, and the columns that have a breakpoint.

    `ticks` are where the solutions stand on the progress line, from 0 to TICKS. The `lens` has the last steps block by
    block, the `flame` all that were made, where the search is short enough.
    """

    def __init__(self, n: int, strategy: Strategy = PLAIN) -> None:
        self.sizes, self.solutions, self.lens = (
            Sizes(n, strategy),
            Solutions(n, strategy),
            Lens(n, strategy),
        )
        self.ticks, self.breakpoints = set[int](), set[int]()
        self.flame = Flame(n, strategy) if n <= WHOLE_UP_TO[strategy] else None
        self._reached = (
            0  # how far the search has ever come: so far the flame is walked
        )
        self._spare = SPARE

    def note(self, search: Search) -> None:
        """Keep the solution on the board, if there is one, and a step that follows those of the flame."""
        self._reached = max(self._reached, search.steps or 0)
        if self.flame and search.steps == self.flame.clock + 1:
            self.flame.grow(search.steps, 1)
        if search.is_solution:
            self.solutions.add(search.board, search.solutions_found)
            # A tick stays where it is when steps are counted.
            share = progress(search.position)
            if search.n <= COUNTED_AT_ONCE:
                share = progress_of(search)
            self.ticks.add(int(share * TICKS))

    def note_passed(self, boards: list[list[int]], left: int | None) -> None:
        """Keep solutions that a search has passed, in their order; `left` are those before them, if that is known."""
        for number, board in enumerate(boards, start=(left or 0) + 1):
            self.solutions.add(board, None if left is None else number)
        if boards and self.solutions.n > COUNTED_AT_ONCE:
            self.ticks.update(_ticks(self.solutions.n, boards, self.solutions.strategy))

    def count(self, search: Search, spent: float) -> bool:
        """Count for a while the subtrees that a search has finished, and so where it stands, if that is unknown.

        Return whether more is left to count. `spent` are the seconds that the last time took: after a long one less is
        counted.
        """
        self._spare = (
            max(LEAST, self._spare // 2)
            if spent > WAITED
            else min(SPARE, 2 * self._spare)
        )
        is_counting = self.sizes.count(search.position, self._spare) > 0
        if search.steps is None and (counts := self.sizes.counts()):
            search.set_counts(*counts)
        self._reached = max(self._reached, search.steps or 0)
        if self.flame and self.flame.clock < self._reached:
            return self.flame.grow(self._reached, self._spare) > 0 or is_counting
        return is_counting

    @property
    def news(self) -> int:
        """How much has been counted: what was drawn of it is out of date when this has changed."""
        return self.sizes.counted + (self.flame.clock if self.flame else 0)

    def blocks(self, search: Search, least: int) -> list[Block]:
        """Return the blocks of the search so far that are at least so many steps wide; none where it is too long.

        Of a small one all are known at once.
        """
        if not self.flame:
            return []
        steps = search.steps or 0
        if search.n <= SMALL and self.flame.clock < steps:
            self.flame.grow(steps, SPARE)
        return self.flame.blocks_at(tuple(search.board), steps, least)

    def near(
        self, search: Search, seen: tuple[int, int] | None
    ) -> tuple[Lens, list[Block]]:
        """Return the lens at the clock, or at other steps that are to be seen, and its blocks.

        It is never wider than REACH, nor farther behind the clock where the search has not been walked whole.
        """
        lens = self.lens
        if seen is None:
            lens.follow(search)
        else:
            clock = lens.clock if search.steps is None else search.steps
            lens, (left, width) = (
                Lens(search.n, search.strategy),
                (seen[0], min(seen[1], REACH)),
            )
            until = left + width
            if self.flame and until <= self.flame.clock and until < clock:
                lens.rebuild(self.flame.search_at(until), until, left)
            else:
                lens.rebuild(search, clock, max(left, clock - REACH))
            lens.width = width
        if self.flame:
            lens.count(self.flame)
        if lens.left > lens.clock:
            # Nothing has been walked there.
            return lens, []
        blocks = lens.blocks
        if not self.flame:
            blocks = [self._judged(block, search) for block in blocks]
        standing = lens.open_blocks(tuple(search.board), lens.clock)
        if self.flame and seen:
            standing = [self.flame.updated(block) for block in standing]
        return lens, [*blocks, *standing]

    def _judged(self, block: Block, search: Search) -> Block:
        """Return the block of a removed queen; it led nowhere if nothing was found."""
        if block.kind is not BlockKind.UNCOUNTED:
            return block
        has_none = search.solutions_found == 0
        for queens in range(1, len(block.board) + 1):
            size = self.sizes.get(block.board[:queens])
            if size and not size.solutions:
                has_none = True
        return block._replace(kind=BlockKind.FAILED) if has_none else block

    def step_of(self, shown: Position) -> int | None:
        """Return the step that leads to a solution of the list or to another position, where that has been counted."""
        index = self.solutions.index(shown.board)
        number = None if index is None else self.solutions.number(index)
        if self.flame and number and number <= len(self.flame.solution_steps):
            return self.flame.solution_steps[number - 1]
        sizes = [self.sizes.get(root) for root in shown.finished_subtrees()]
        counted = [size for size in sizes if size]
        return count_up_to(shown, counted)[0] if len(counted) == len(sizes) else None

    def block_of(self, search: Search, board: Board) -> Block | None:
        """Return the block of the last of some queens as it is now, if it is known."""
        blocks = self.blocks(search, 1) or self.near(search, None)[1]
        return next((block for block in blocks if block.board == board), None)

    def block(self, board: Board) -> Block | None:
        """Return the block of the last of some queens, if it is known."""
        known = [*self.lens.blocks, *(self.flame.blocks if self.flame else ())]
        return next((block for block in known if block.board == board), None)


def _ticks(n: int, boards: list[list[int]], strategy: Strategy) -> set[int]:
    """Return where solutions in their order stand on the line: between two neighbouring ticks no other one lies."""
    ends = [
        Position._make((n, tuple(board), 0, strategy))
        for board in (boards[0], boards[-1])
    ]
    first, last = (int(progress(position) * TICKS) for position in ends)
    if last - first <= 1:
        return {first, last}
    half = len(boards) // 2
    return _ticks(n, boards[:half], strategy) | _ticks(n, boards[half:], strategy)


def progress_of(search: Search) -> float:
    """Return which share of a search is done: of its steps if they are known, else an estimate.

    Of a search that is too long to be drawn whole it is always an estimate, so that it
    grows evenly.
    """
    steps = search.steps
    if steps is None or search.n > MEASURED_UP_TO[search.strategy]:
        return progress(search.position)
    return steps / TOTAL_STEPS_OF[search.strategy][search.n]
