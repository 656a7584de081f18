"""The search as a flame: each queen is a block, from the step that placed it to the step that lifted it.

Steps have the numbers of `Search.steps`. A queen stands in the states from `start`, the number of the step that placed
it, to `end` - 1, where `end` is the number of the step that lifted it. So `end - start` is how many steps were made
while it stood: n for each node closed in its subtree, one for each solution (docs/algorithm.md proves it). While it
stands its block ends at the clock. Its depth is how many queens stood before it: `len(board) - 1`.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from .facts import TOTAL_STEPS_OF
from .guided import begin, last_step, resume
from .position import Position
from .search import Search
from .sizes import steps_to, subtree
from .strategy import AHEAD, FEWEST, PLAIN, Board, Strategy

WHOLE_UP_TO = {PLAIN: 12, AHEAD: 8, FEWEST: 8}
"""The largest n whose search is walked whole."""

WIDTH = 16
"""The lens is this times n steps wide."""

UNKNOWN = 1 << 40
"""The clock of a lens where the steps of its search are not known: it counts from there."""

STEPS_AT_ONCE = 10_000
"""Steps that are walked at a time while blocks are told."""

FINEST = 2048
"""Blocks narrower than the search so far divided by this are kept as times alone."""


class BlockKind(Enum):
    """What has become of a queen; the value is how it is written. In the last column each is a solution."""

    FAILED = "failed"
    SOLVED = "solved"
    OPEN = "stands"
    UNCOUNTED = "uncounted"
    SOLUTION = "solution"
    # Cells that are kept are found by their kinds: Enum's own is written in Python.
    __hash__ = object.__hash__


FAILED, SOLVED, OPEN, UNCOUNTED, SOLUTION = BlockKind


class Block(NamedTuple):
    """A queen over time, and its `board`: the rows of the queens that stood with it, its own the last.

    `start` is 0 where it lies before the steps that were walked. `solutions` are those found while it stood, None
    where that is not known. Whether it was placed in vain `ahead.is_late` tells of the board.
    """

    column: int
    row: int
    start: int
    end: int
    solutions: int | None
    kind: BlockKind
    board: Board


class BlockRow:
    """The blocks of the queens that were removed from one row of a flame.

    They follow each other in time and don't overlap. Their widths are kept as sums, so
    the time that they cover is exact for any stretch of steps, however many they are.

    >>> row = BlockRow()
    >>> row.add(4, 8, has_solution=False)
    >>> row.add(18, 31, has_solution=True)
    >>> row.block_at(30), row.block_at(31)
    ((18, 31), None)
    """

    def __init__(self) -> None:
        self._starts = array("I")
        # Steps covered by the blocks before each one; the last is that of all blocks.
        self._covered = array("I", [0])
        # The same for the blocks in which a solution was found.
        self._solved = array("I", [0])

    def add(self, start: int, end: int, *, has_solution: bool) -> None:
        """Add a block behind all others."""
        width = end - start
        self._starts.append(start)
        self._covered.append(self._covered[-1] + width)
        solved = self._solved[-1]
        if has_solution:
            solved += width
        self._solved.append(solved)

    def block_at(self, step: int) -> tuple[int, int] | None:
        """Return start and end of the block at a step, if there is one."""
        index = bisect_right(self._starts, step) - 1
        if index < 0:
            return None
        start = self._starts[index]
        end = start + self._covered[index + 1] - self._covered[index]
        return (start, end) if step < end else None

    def shares(
        self, first: int, span: int, columns: int, begin: int, end: int
    ) -> tuple[list[int], list[int]]:
        """Divide steps into columns, and return how much of each column is covered.

        The steps begin with `first` and are `span` many. Of their columns those from
        `begin` to `end` - 1 are returned: the time that is covered in each, and how
        much of it by blocks with a solution. Time is measured in steps divided by
        `columns`, so that a column takes the time `span` and nothing is rounded.

        >>> row = BlockRow()
        >>> row.add(0, 5, has_solution=True)
        >>> row.add(6, 7, has_solution=False)
        >>> row.shares(0, 12, 6, 0, 6)
        ([12, 12, 6, 6, 0, 0], [12, 12, 6, 0, 0, 0])
        """
        starts = self._starts
        covered = self._covered
        solved = self._solved
        covered_shares = []
        solved_shares = []
        covered_before = solved_before = 0
        start = first * columns + begin * span
        stop = first * columns + end * span
        for time in range(start, stop + 1, span):
            # How much is covered until now? The last block that began may go on.
            begun = bisect_right(starts, time // columns)
            covered_now = covered[begun] * columns
            solved_now = solved[begun] * columns
            if begun:
                before = covered[begun - 1] * columns
                rest = starts[begun - 1] * columns + covered_now - before - time
                if rest > 0:
                    covered_now -= rest
                    if solved_now > solved[begun - 1] * columns:
                        solved_now -= rest
            covered_shares.append(covered_now - covered_before)
            solved_shares.append(solved_now - solved_before)
            covered_before = covered_now
            solved_before = solved_now
        return covered_shares[1:], solved_shares[1:]


class BlockRecorder:
    """The blocks of the steps that it is told of; `blocks` are those of lifted queens, in the order of their lifting.

    It begins at a clock, with the queens that stand there.
    """

    def __init__(
        self, n: int, strategy: Strategy = PLAIN, clock: int = 0, board: Board = ()
    ) -> None:
        self.n, self.strategy, self.clock = n, strategy, clock
        self.blocks: list[Block] = []
        self.solution_steps = [clock] if len(board) == n else []
        """The steps that found a solution."""
        self._rows, self._starts = list(board), [0] * len(board)

    def record_step(self, skipped: int, board: list[int]) -> None:
        """Take some rejected rows, and the step after them, which left these queens."""
        self.clock = clock = self.clock + skipped + 1
        rows, starts = self._rows, self._starts
        if len(board) > len(rows):
            rows.append(board[-1])
            starts.append(clock)
            if len(rows) == self.n:
                self.solution_steps.append(clock)
        while len(rows) > len(board):
            self._remove(clock)
            rows.pop()
            starts.pop()

    def _remove(self, clock: int) -> None:
        """Keep the block of the last queen, which is removed at a step."""
        self.blocks.append(self._block(len(self._rows), clock, FAILED))

    def _block(self, queens: int, end: int, kind: BlockKind) -> Block:
        """Return the block of the last of some queens; a solution found while it stood tells that it did not fail."""
        board, start = tuple(self._rows[:queens]), self._starts[queens - 1]
        found = bisect_right(self.solution_steps, end) - bisect_left(
            self.solution_steps, start
        )
        if kind is FAILED:
            kind = SOLVED if found else kind if start else UNCOUNTED
        solutions = (
            found if start and kind is not UNCOUNTED and end <= self.clock else None
        )
        column = queens - 1
        if self.strategy.chooses_column:
            column = Position._make((self.n, board[:-1], 0, self.strategy)).column
        return Block(
            column,
            board[-1],
            start,
            end,
            solutions,
            SOLUTION if queens == self.n else kind,
            board,
        )

    def open_blocks(self, board: Board, clock: int) -> list[Block]:
        """Return the blocks of the queens not lifted in these steps, as they are seen at a clock.

        It stands at `board`. A queen of another one has been lifted since, and it is not known when.
        """
        seen = []
        for queens in range(1, len(self._rows) + 1):
            stands = tuple(self._rows[:queens]) == board[:queens]
            kind, end = (OPEN, clock) if stands else (UNCOUNTED, min(clock, self.clock))
            if self._starts[queens - 1] <= end:
                seen.append(self._block(queens, end, kind))
        return seen


class Flame(BlockRecorder):
    """The blocks of a search from its first step on.

    The `rows` have the times of all queens that were removed, a row for each column of
    the board. Of the widest ones `blocks` tell more.

    >>> flame = Flame(4)
    >>> flame.grow(31, 1000), flame.blocks[-1]
    (31, Block(column=0, row=1, start=18, end=31, solutions=1, kind=<BlockKind.SOLVED: 'solved'>, board=(1,)))
    """

    def __init__(self, n: int, strategy: Strategy = PLAIN) -> None:
        super().__init__(n, strategy)
        self.rows = tuple([BlockRow() for _ in range(n)])
        self.least = 1
        """The steps of the narrowest blocks that are kept beside the rows."""
        self._search: Search | None = None
        self._wide_of, self._wide_kept, self._looked = (0, 0), list[Block](), 0

    def grow(self, until: int, limit: int) -> int:
        """Walk on in spare time, up to `limit` steps and no further than to a step; return how many were made."""
        self._search = self._search or begin(self.n, self.strategy)
        return self._search.walk(
            min(limit, until - self.clock), on_step=self.record_step
        )

    def _remove(self, clock: int) -> None:
        """Keep the times of the last queen, and its block if that is wide."""
        start = self._starts[-1]
        has_solution = bool(self.solution_steps) and self.solution_steps[-1] >= start
        row = self.rows[len(self._rows) - 1]
        row.add(start, clock, has_solution=has_solution)
        if clock - start >= self.least:
            super()._remove(clock)
        if clock > FINEST * self.least:
            self.least *= 2
            self.blocks = [
                block for block in self.blocks if block.end - block.start >= self.least
            ]

    def known_until(self, clock: int) -> tuple[int, ...]:
        """Return up to which step all queens of each row have been removed.

        It is told of a search that stands at a clock. There begins the block of a queen
        that stands, or ends what has been walked.
        """
        limits = []
        for row, blocks in enumerate(self.rows):
            limit = self._starts[row] if row < len(self._starts) else self.clock
            if clock < limit:
                # It has been walked further, and the queen been removed since.
                block = blocks.block_at(clock)
                limit = block[0] if block else clock
            limits.append(limit)
        return tuple(limits)

    def times_at(self, step: int) -> list[tuple[int, int]]:
        """Return start and end of the blocks at a step, from the first row down.

        The end of a queen that still stands is not known: it is a step after all others.
        """
        times = []
        for row, blocks in enumerate(self.rows):
            block = blocks.block_at(step)
            if not block and row < len(self._starts) and self._starts[row] <= step:
                block = (self._starts[row], self.clock + 1)
            if not block:
                break
            times.append(block)
        return times

    def blocks_at(self, board: Board, clock: int, least: int) -> list[Block]:
        """Return the blocks that are at least so many steps wide, for a search that stands at a board.

        Queens that stand come last. Of what lies between the steps that have been walked and the clock only they are
        known.
        """
        wide = self._wide(least)
        over = len(wide)
        while over and wide[over - 1].end > clock:
            over -= 1
        seen = self.open_blocks(board, clock)
        for block in wide[over:]:
            if block.start <= clock:
                found = bisect_right(self.solution_steps, clock) - bisect_left(
                    self.solution_steps, block.start
                )
                kind = block.kind if block.kind is SOLUTION else OPEN
                seen.append(block._replace(end=clock, solutions=found, kind=kind))
        return [
            *wide[:over],
            *[block for block in seen if block.end - block.start >= least],
        ]

    def _wide(self, least: int) -> list[Block]:
        """Return the blocks of lifted queens that are at least so many steps wide; only new ones are looked at."""
        if self._wide_of != (least, self.least):
            self._wide_of, self._wide_kept, self._looked = (least, self.least), [], 0
        new = self.blocks[self._looked :]
        self._looked += len(new)
        self._wide_kept += [block for block in new if block.end - block.start >= least]
        return self._wide_kept

    def with_counts(self, block: Block) -> Block:
        """Return the block of a lifted queen with all that is known of it, once this flame has been walked so far."""
        if block.end > self.clock:
            return block
        if known := [wide for wide in self.blocks if wide.board == block.board]:
            return known[0]
        size = subtree(self.n, block.board, self.strategy)
        start = block.start or block.end - steps_to(self.n, (), size)
        kind = (
            block.kind
            if block.kind is SOLUTION
            else SOLVED
            if size.solutions
            else FAILED
        )
        return block._replace(start=start, solutions=size.solutions, kind=kind)

    def updated(self, block: Block) -> Block:
        """Return the block of a queen that stood at some step, with what has become of her since, if that is known."""
        is_open = (
            block.kind is OPEN or tuple(self._rows[: len(block.board)]) == block.board
        )
        return block if is_open else block._replace(kind=self.with_counts(block).kind)

    def search_at(self, step: int) -> Search:
        """Return the search at a step that has been walked, before its end."""
        before = [
            (block.start, block.board) for block in self.blocks if block.start <= step
        ]
        start, board = max(before, default=(0, ()))
        search = resume(
            Position._make((self.n, board, 0, self.strategy)),
            (start, bisect_left(self.solution_steps, start)),
        )
        if step > start:
            search.advance(step - start, stop_at_solution=False)
        return search


def left_edge(clock: int, width: int, end: int | None = None) -> int:
    """Return where a lens begins: at a quarter of its width, so that the clock is within three quarters of it.

    It never begins before 0, nor later than it must to reach the end of the search.

    >>> left_edge(96, 128), left_edge(97, 128), left_edge(1809, 128), left_edge(15_812, 128, 15_812)
    (0, 32, 1728, 15712)
    """
    quarter = max(1, width // 4)
    left = -((3 * quarter - clock) // quarter)
    if end and clock <= end:
        left = min(left, -((width - end) // quarter))
    return max(0, left * quarter)


class Lens(BlockRecorder):
    """The blocks of the last steps of a search, in a window as wide as `width` from `left` on.

    A step forwards or back touches the last blocks alone; anything else walks back from where the search stands, and
    forwards again. A queen that was placed before the window has the start 0 until it is counted.

    >>> lens = Lens(8)
    >>> lens.follow(Search.at(Position.parse("2,4,1,3,5:7", 8)))
    >>> lens.left, lens.clock, len(lens.blocks), [block.start for block in lens.open_blocks((1, 3, 0, 2, 4), lens.clock)]
    (1728, 1809, 10, [1790, 1794, 1795, 1798, 1803])
    """

    def __init__(self, n: int, strategy: Strategy = PLAIN) -> None:
        super().__init__(n, strategy)
        self.left, self.width = 0, WIDTH * n
        self._position: Position | None = None

    def follow(self, search: Search) -> None:
        """Go where a search stands, with the window where its clock wants it."""
        position, steps, before, clock = (
            search.position,
            search.steps,
            self._position,
            UNKNOWN,
        )
        if position == before:
            clock = self.clock
        elif (last := last_step(position)) and last.before == before:
            clock = self.clock + 1
        elif before and (last := last_step(before)) and last.before == position:
            clock = self.clock - 1
        is_far = clock == UNKNOWN or steps not in (None, clock)
        clock = clock if steps is None else steps
        left = left_edge(clock, self.width, TOTAL_STEPS_OF[self.strategy].get(self.n))
        if is_far or left != self.left:
            self.rebuild(search, clock, left)
        elif clock > self.clock:
            self.record_step(0, list(position.board))
        elif clock < self.clock:
            self._undo(len(position.board))
        self._position = position

    def rebuild(self, search: Search, clock: int, left: int) -> None:
        """Show what a search did up to a clock, where it stands, from a step on."""
        twin, made = search.copy(), 0
        while made < clock - left and twin.back():
            made += 1
        super().__init__(self.n, self.strategy, clock - made, twin.board)
        twin.walk(made, on_step=self.record_step)
        self.left, self._position = left, None

    def count(self, whole: Flame) -> None:
        """Count the queens that have been placed before the window, by a flame of the same search."""
        self.blocks = [
            block if block.start else whole.with_counts(block) for block in self.blocks
        ]

    def _undo(self, queens: int) -> None:
        """Take back the step that was walked last; before it so many queens stood."""
        self.clock -= 1
        if queens < len(self._rows):
            if len(self._rows) == self.n:
                self.solution_steps.pop()
            self._rows.pop()
            self._starts.pop()
        while self.blocks and self.blocks[-1].end > self.clock:
            block = self.blocks.pop()
            self._rows.append(block.row)
            self._starts.append(block.start if block.start > self.left else 0)


def flame_rows(
    n: int, strategy: Strategy = PLAIN, steps: int = UNKNOWN
) -> Iterator[dict[str, object]]:
    """Yield the blocks of a search or of its first steps as plain data that counts from 1, in the order of lifting.

    >>> next(flame_rows(4))
    {'column': 2, 'row': 3, 'start': 4, 'end': 8, 'solutions': 0, 'kind': 'failed', 'board': [1, 3]}
    """
    walked, search, left = BlockRecorder(n, strategy), begin(n, strategy), steps
    while left:
        search.walk(min(left, STEPS_AT_ONCE), on_step=walked.record_step)
        left = 0 if search.is_first else steps - walked.clock
        for block in (
            walked.blocks
            if left
            else walked.blocks + walked.open_blocks(search.board, walked.clock)
        ):
            data = dict[str, object](zip(Block._fields, block, strict=True))
            board = [row + 1 for row in block.board]
            yield {
                **data,
                "column": block.column + 1,
                "row": board[-1],
                "kind": block.kind.value,
                "board": board,
            }
        walked.blocks.clear()
