"""The search over time: each queen is a block, from its placing to its removal.

Steps are numbered as in `Search.steps`. If step `start` placed a queen and step `end`
removed it, it was on the board in the states `start` to `end` - 1. So `end - start` is
the number of steps taken while it was there: n for each closed node of its subtree, and
one for each solution (proved in docs/algorithm.md). The block of a queen that is still
on the board ends at the clock, the number of the last step. Blocks are drawn in rows,
as in a flame chart: the row is the number of queens placed before it, `len(board) - 1`.
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
"""The largest n for which the whole search is recorded."""

WIDTH = 16
"""The width of the lens in steps, divided by n."""

UNKNOWN = 1 << 40
"""The first clock of a lens if the number of steps of its search is unknown."""

STEPS_AT_ONCE = 10_000
"""The steps that are recorded before their blocks are yielded."""

FINEST = 2048
"""A block narrower than the search so far divided by this is kept only as times."""


class BlockKind(Enum):
    """What happened to a queen. The value is written to files."""

    FAILED = "failed"  # removed, and no solution was found with it
    SOLVED = "solved"  # removed, and a solution was found with it
    OPEN = "stands"  # still on the board
    UNCOUNTED = "uncounted"  # not known
    SOLUTION = "solution"  # in the last column: the board was full

    # Blocks are looked up by their kinds. Enum's own hash is slow: it is written in
    # Python.
    __hash__ = object.__hash__


FAILED, SOLVED, OPEN, UNCOUNTED, SOLUTION = BlockKind


class Block(NamedTuple):
    """A queen over time."""

    column: int
    row: int
    start: int  # the step that placed it; 0 if that was before the recorded steps
    end: int  # the step that removed it, or the clock
    solutions: int | None  # those found while it was on the board; None if not known
    kind: BlockKind
    board: Board  # the rows of the queens placed so far, its own last


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
        """Return start and end of the block at a step; None if there is none."""
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

        The `span` steps from `first` on are divided into `columns` columns. Two lists
        are returned for those from `begin` to `end` - 1: the time that blocks cover in
        each, and the time that blocks with a solution cover. The unit of time is a step
        divided by `columns`, so that a column takes the time `span` and nothing is
        rounded.

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
    """Records the queens of a search as blocks while it takes its steps.

    `clock` is the number of the last recorded step, and `blocks` are those of the
    removed queens in the order of their removal. If recording begins with queens on the
    board, the steps that placed them are unknown.
    """

    def __init__(
        self, n: int, strategy: Strategy = PLAIN, clock: int = 0, board: Board = ()
    ) -> None:
        self.n = n
        self.strategy = strategy
        self.clock = clock
        self.blocks: list[Block] = []
        self.solution_steps = [clock] if len(board) == n else []
        """The steps that found a solution."""
        # The rows of the queens on the board, and the steps that placed them.
        self._rows = list(board)
        self._starts = [0] * len(board)

    def record_step(self, rejected: int, board: list[int]) -> None:
        """Record steps that rejected a row, and the step after them.

        `board` has the rows of the queens after that step.
        """
        self.clock = clock = self.clock + rejected + 1
        rows = self._rows
        starts = self._starts
        if len(board) > len(rows):
            rows.append(board[-1])
            starts.append(clock)
            if len(rows) == self.n:
                self.solution_steps.append(clock)
        while len(rows) > len(board):
            self._record_removal(clock)
            rows.pop()
            starts.pop()

    def _record_removal(self, clock: int) -> None:
        """Keep the block of the last queen, which is removed by a step."""
        self.blocks.append(self._block(len(self._rows), clock, FAILED))

    def _block(self, queens: int, end: int, kind: BlockKind) -> Block:
        """Return the block of a queen: the last of the first `queens` on the board.

        `FAILED` becomes `SOLVED` if a solution was found while the queen was on the
        board.
        """
        board = tuple(self._rows[:queens])
        start = self._starts[queens - 1]
        first_solution = bisect_left(self.solution_steps, start)
        found = bisect_right(self.solution_steps, end) - first_solution
        if kind is FAILED and found:
            kind = SOLVED
        elif kind is FAILED and not start:
            kind = UNCOUNTED
        solutions = None
        if start and kind is not UNCOUNTED and end <= self.clock:
            solutions = found
        column = queens - 1
        if self.strategy.chooses_column:
            column = Position._make((self.n, board[:-1], 0, self.strategy)).column
        if queens == self.n:
            kind = SOLUTION
        return Block(
            column=column,
            row=board[-1],
            start=start,
            end=end,
            solutions=solutions,
            kind=kind,
            board=board,
        )

    def open_blocks(self, board: Board, clock: int) -> list[Block]:
        """Return the blocks of the queens that no recorded step has removed.

        They end at a clock at which the search has reached `board`. A queen that is not
        on that board has been removed since then by an unknown step.
        """
        blocks = []
        for queens in range(1, len(self._rows) + 1):
            kind = OPEN
            end = clock
            if tuple(self._rows[:queens]) != board[:queens]:
                kind = UNCOUNTED
                end = min(clock, self.clock)
            if self._starts[queens - 1] <= end:
                blocks.append(self._block(queens, end, kind))
        return blocks


class Flame(BlockRecorder):
    """The blocks of a search from its first step on.

    `rows` has the times of all queens that were removed, a row for each column of the
    board. `blocks` has only the widest of them, with all that is known.

    >>> flame = Flame(4)
    >>> flame.grow(31, 1000)
    31
    >>> block = flame.blocks[-1]
    >>> block.board, block.start, block.end, block.solutions, block.kind.value
    ((1,), 18, 31, 1, 'solved')
    """

    def __init__(self, n: int, strategy: Strategy = PLAIN) -> None:
        super().__init__(n, strategy)
        self.rows = tuple([BlockRow() for _ in range(n)])
        self.least = 1
        """The width in steps of the narrowest blocks that are kept in `blocks`."""
        self._search: Search | None = None
        # The blocks returned by `_wide`; the widths for which they were chosen; and the
        # number of blocks that have been checked.
        self._wide_blocks: list[Block] = []
        self._wide_for = (0, 0)
        self._checked = 0

    def grow(self, until: int, limit: int) -> int:
        """Record up to `limit` steps, at most until a step, and return how many."""
        if not self._search:
            self._search = begin(self.n, self.strategy)
        limit = min(limit, until - self.clock)
        return self._search.walk(limit, on_step=self.record_step)

    def _record_removal(self, clock: int) -> None:
        """Keep the times of the last queen, and its block if that is wide."""
        start = self._starts[-1]
        has_solution = bool(self.solution_steps) and self.solution_steps[-1] >= start
        row = self.rows[len(self._rows) - 1]
        row.add(start, clock, has_solution=has_solution)
        if clock - start >= self.least:
            super()._record_removal(clock)
        if clock > FINEST * self.least:
            self.least *= 2
            self.blocks = [
                block for block in self.blocks if block.end - block.start >= self.least
            ]

    def known_until(self, clock: int) -> tuple[int, ...]:
        """Return for each row the step before which all its queens have been removed.

        At a clock, that is the step that placed the queen on the board or, in a row
        without one, the last recorded step.
        """
        limits = []
        for row, blocks in enumerate(self.rows):
            limit = self._starts[row] if row < len(self._starts) else self.clock
            if clock < limit:
                # More steps are recorded, and the queen has been removed since.
                block = blocks.block_at(clock)
                limit = block[0] if block else clock
            limits.append(limit)
        return tuple(limits)

    def times_at(self, step: int) -> list[tuple[int, int]]:
        """Return start and end of the blocks at a step, from the first row down.

        The end of a queen that is still on the board is unknown: a step after all
        others.
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
        """Return the blocks that are at least `least` steps wide at a clock.

        `board` is that of the search at this clock. Its queens come last. If the search
        is ahead of the recorded steps, only its queens are known after these.
        """
        removed = self._wide(least)
        closed = len(removed)
        while closed and removed[closed - 1].end > clock:
            closed -= 1
        still_open = self.open_blocks(board, clock)
        for block in removed[closed:]:
            if block.start <= clock:
                first_solution = bisect_left(self.solution_steps, block.start)
                found = bisect_right(self.solution_steps, clock) - first_solution
                kind = SOLUTION if block.kind is SOLUTION else OPEN
                still_open.append(block._replace(end=clock, solutions=found, kind=kind))
        return [
            *removed[:closed],
            *[block for block in still_open if block.end - block.start >= least],
        ]

    def _wide(self, least: int) -> list[Block]:
        """Return the blocks of removed queens that are at least `least` steps wide."""
        if self._wide_for != (least, self.least):
            self._wide_for = (least, self.least)
            self._wide_blocks = []
            self._checked = 0
        new = self.blocks[self._checked :]
        self._checked += len(new)
        self._wide_blocks += [
            block for block in new if block.end - block.start >= least
        ]
        return self._wide_blocks

    def with_counts(self, block: Block) -> Block:
        """Return the block of a removed queen with its start and solutions.

        It is the recorded block, or one that is counted from the size of the subtree. A
        block that ends after the recorded steps is returned as it is.
        """
        if block.end > self.clock:
            return block
        for recorded in self.blocks:
            if recorded.board == block.board:
                return recorded
        size = subtree(self.n, block.board, self.strategy)
        start = block.start
        if start == 0:
            steps_of_subtree = steps_to(self.n, board=(), passed=size)
            start = block.end - steps_of_subtree
        if block.kind is SOLUTION:
            kind = SOLUTION
        else:
            kind = SOLVED if size.solutions else FAILED
        return block._replace(start=start, solutions=size.solutions, kind=kind)

    def updated(self, block: Block) -> Block:
        """Return a block with what happened to its queen later, if that is known."""
        is_on_board = tuple(self._rows[: len(block.board)]) == block.board
        if block.kind is OPEN or is_on_board:
            return block
        return block._replace(kind=self.with_counts(block).kind)

    def search_at(self, step: int) -> Search:
        """Return the search as it was at a recorded step before its end."""
        begun = [
            (block.start, block.board) for block in self.blocks if block.start <= step
        ]
        start, board = max(begun, default=(0, ()))
        position = Position._make((self.n, board, 0, self.strategy))
        solutions = bisect_left(self.solution_steps, start)
        search = resume(position, (start, solutions))
        if step > start:
            search.advance(step - start, stop_at_solution=False)
        return search


def left_edge(clock: int, width: int, end: int | None = None) -> int:
    """Return the first step of a lens whose first three quarters include a clock.

    It is a multiple of a quarter of the width, at least 0, and no later than it takes
    to show the end of the search.

    >>> left_edge(96, 128), left_edge(97, 128), left_edge(1809, 128)
    (0, 32, 1728)
    >>> left_edge(15_812, 128, end=15_812)
    15712
    """
    quarter = max(1, width // 4)
    # The quotients are rounded up.
    left = -((3 * quarter - clock) // quarter)
    if end and clock <= end:
        left = min(left, -((width - end) // quarter))
    return max(0, left * quarter)


class Lens(BlockRecorder):
    """The blocks of the last steps of a search: `width` steps, from `left` on.

    A step forward or back changes the last blocks. For any other position the lens
    steps back through the search, and records its steps again. A queen that was placed
    before the window has the start 0 until it is counted.

    >>> lens = Lens(8)
    >>> lens.follow(Search.at(Position.parse("2,4,1,3,5:7", 8)))
    >>> lens.left, lens.clock, len(lens.blocks)
    (1728, 1809, 10)
    >>> [block.start for block in lens.open_blocks((1, 3, 0, 2, 4), lens.clock)]
    [1790, 1794, 1795, 1798, 1803]
    """

    def __init__(self, n: int, strategy: Strategy = PLAIN) -> None:
        super().__init__(n, strategy)
        self.left = 0
        self.width = WIDTH * n
        self._position: Position | None = None

    def follow(self, search: Search) -> None:
        """Show the steps up to the position of a search; move the window if needed."""
        position = search.position
        steps = search.steps
        before = self._position
        last = last_step(position)
        clock = UNKNOWN
        if position == before:
            clock = self.clock
        elif last and last.before == before:
            clock = self.clock + 1
        elif before:
            undone = last_step(before)
            if undone and undone.before == position:
                clock = self.clock - 1
        is_far = clock == UNKNOWN
        if steps is not None:
            is_far = is_far or steps != clock
            clock = steps
        end = TOTAL_STEPS_OF[self.strategy].get(self.n)
        left = left_edge(clock, self.width, end)
        if is_far or left != self.left:
            self.rebuild(search, clock, left)
        elif clock > self.clock:
            self.record_step(0, list(position.board))
        elif clock < self.clock:
            self._undo_step(len(position.board))
        self._position = position

    def rebuild(self, search: Search, clock: int, left: int) -> None:
        """Record again the steps that led to the position of a search, from `left` on.

        `clock` is the number of its last step.
        """
        twin = search.copy()
        undone = 0
        while undone < clock - left and twin.back():
            undone += 1
        super().__init__(self.n, self.strategy, clock - undone, twin.board)
        twin.walk(undone, on_step=self.record_step)
        self.left = left
        self._position = None

    def count(self, whole: Flame) -> None:
        """Look up in the flame of the whole search what began before the window."""
        self.blocks = [
            block if block.start else whole.with_counts(block) for block in self.blocks
        ]

    def _undo_step(self, queens: int) -> None:
        """Undo the last recorded step. Before it `queens` were on the board."""
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
    """Yield the blocks of the first steps of a search as plain data that counts from 1.

    They come in the order of removal, and those of queens still on the board at the
    end.

    >>> list(next(flame_rows(4)).items())[:4]
    [('column', 2), ('row', 3), ('start', 4), ('end', 8)]
    """
    recorder = BlockRecorder(n, strategy)
    search = begin(n, strategy)
    left = steps
    while left:
        search.walk(min(left, STEPS_AT_ONCE), on_step=recorder.record_step)
        left = 0 if search.is_first else steps - recorder.clock
        blocks = recorder.blocks
        if not left:
            blocks = blocks + recorder.open_blocks(search.board, recorder.clock)
        for block in blocks:
            board = [row + 1 for row in block.board]
            yield {
                "column": block.column + 1,
                "row": board[-1],
                "start": block.start,
                "end": block.end,
                "solutions": block.solutions,
                "kind": block.kind.value,
                "board": board,
            }
        recorder.blocks.clear()
