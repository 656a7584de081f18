"""What has been found out about a search of one size."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..search.completions import Completions
from ..search.facts import COUNTED_AT_ONCE, TOTAL_STEPS_OF
from ..search.flame import WHOLE_UP_TO, Block, BlockKind, Flame, Lens
from ..search.overview import COMPLETED_UP_TO, Overview
from ..search.position import Position
from ..search.progress import progress
from ..search.readings import Square
from ..search.search import Search
from ..search.sizes import SMALL, Sizes, count_up_to
from ..search.solutions import Solutions
from ..search.sprint import NO_LIMIT
from ..search.strategy import PLAIN, Board, Strategy

TICKS = 2048
"""The number of places on the progress line where a tick can be."""

MEASURED_UP_TO = {
    strategy: max(COUNTED_AT_ONCE, most) for strategy, most in WHOLE_UP_TO.items()
}
"""The largest n whose progress is its share of the steps, once these are known."""

REACH = 16_000
"""The most steps that the lens shows, and goes back: they are walked for each frame."""

MOST_COUNTED = 100_000
"""The most steps that are counted at a time."""

LEAST_COUNTED = 2_000
"""The fewest steps that are counted at a time, in a page where they take long."""

UNNOTICED = 1 / 20
"""The seconds of counting that nobody notices."""

COMPLETED_AT_ONCE = 8
"""The largest n for which the solutions with some queens are counted at once."""

COMPLETIONS_KEPT = 8
"""The most counts of such solutions that are kept."""

STEPS_OF_COMPLETIONS = 100
"""The steps of a search that take as long as one step of such a count."""


class Findings:
    """What was counted and found in a search of one size, and its breakpoints."""

    def __init__(self, n: int, strategy: Strategy = PLAIN) -> None:
        self.sizes = Sizes(n, strategy)
        """The sizes of the subtrees that have been counted."""
        self.solutions = Solutions(n, strategy)
        self.overview = Overview(self.solutions, lambda: self.completions(frozenset()))
        """In how many of them a queen is on each square."""
        self.lens = Lens(n, strategy)
        """The last steps, block by block."""
        self.flame = Flame(n, strategy) if n <= WHOLE_UP_TO[strategy] else None
        """All steps that were made, if the search is short enough."""
        self.ticks = set[int]()
        """The places of the solutions on the progress line, from 0 to TICKS."""
        self.breakpoints = set[int]()
        """The columns in which a run is halted."""
        self._tick_of: dict[Board, int] = {}  # of solutions, up to COMPLETED_UP_TO
        self._last_ticks: tuple[Sequence[int], frozenset[int]] = (), frozenset()
        self.wanted: Completions | None = None
        """The count of the solutions with some queens that is shown now."""
        self._completions: dict[frozenset[Square], Completions] = {}
        self._reached = 0  # the last step ever reached: the flame goes up to it
        self._limit = MOST_COUNTED  # the steps that are counted at a time

    def record(self, search: Search) -> None:
        """Record the last step of a search, and the solution on its board, if any.

        The flame grows only if this is its next step. `count` adds the steps that it
        has missed.
        """
        self._reached = max(self._reached, search.steps or 0)
        if self.flame and search.steps == self.flame.clock + 1:
            self.flame.grow(search.steps, 1)
        if search.is_solution:
            self.solutions.add(search.board, search.solutions_found)
            if search.n <= COUNTED_AT_ONCE:
                share = progress_of(search)
            else:
                # An estimate, even if the steps are known now: a tick must not move.
                share = progress(search.position)
            self._add_ticks([search.board], [int(share * TICKS)])

    def record_passed(self, boards: list[list[int]], before: int | None) -> None:
        """Record solutions that a search has passed, in their order.

        `before` is the number of solutions before them, if it is known.
        """
        for index, board in enumerate(boards, start=1):
            number = None if before is None else before + index
            self.solutions.add(board, number)
        if self.solutions.n > COUNTED_AT_ONCE:
            ticks = _ticks(self.solutions.n, boards, self.solutions.strategy)
            self._add_ticks(boards, ticks)

    def count(self, search: Search, spent: float) -> bool:
        """Count finished subtrees for a while, and return whether more may be left.

        At the end of the search, its list of solutions is completed first. When all
        subtrees are counted, the search knows its steps. The flame grows towards the
        last step that was reached. `spent` is the time in seconds that the last call
        took: after a long call, fewer steps are counted.
        """
        if spent > UNNOTICED:
            self._limit = max(LEAST_COUNTED, self._limit // 2)
        else:
            self._limit = min(MOST_COUNTED, 2 * self._limit)
        if search.candidate == search.n and self._complete():
            return True
        is_left = self.sizes.count(search.position, self._limit) > 0
        if search.steps is None:
            counts = self.sizes.counts()
            if counts:
                search.set_counts(*counts)
        self._reached = max(self._reached, search.steps or 0)
        if self.flame and self.flame.clock < self._reached:
            has_grown = self.flame.grow(self._reached, self._limit) > 0
            is_left = has_grown or is_left
        if self.wanted and self.wanted.count(self._limit // STEPS_OF_COMPLETIONS):
            is_left = True
        return is_left

    def _complete(self) -> bool:
        """Count solutions that the search has not found itself, for a while.

        Return whether any were missing. The ticks come as the solutions are ordered.
        """
        overview = self.overview
        before = len(overview.ordered)
        if not overview.count(self._limit):
            return False
        boards = overview.ordered[before:]
        self._add_ticks(boards, self._ticks_at(boards))
        return True

    def _add_ticks(self, boards: Sequence[Sequence[int]], ticks: Sequence[int]) -> None:
        """Add the places of solutions on the progress line."""
        self.ticks.update(ticks)
        if self.solutions.n <= COMPLETED_UP_TO:
            for board, tick in zip(boards, ticks, strict=True):
                self._tick_of[tuple(board)] = tick

    def ticks_of(self, indexes: Sequence[int]) -> frozenset[int]:
        """Return the places on the progress line of some solutions of the list.

        They are kept for the next call with the same indexes.
        """
        if self._last_ticks[0] is not indexes:
            boards = [self.solutions.boards[index] for index in indexes]
            self._last_ticks = indexes, frozenset(self._ticks_at(boards))
        return self._last_ticks[1]

    def _ticks_at(self, boards: Sequence[bytes]) -> list[int]:
        """Return the place of each of some solutions on the progress line.

        Most are known: to find one out takes long, in a browser.
        """
        n = self.solutions.n
        strategy = self.solutions.strategy
        known = [self._tick_of.get(tuple(board)) for board in boards]
        if None in known and not strategy.chooses_column and n > COUNTED_AT_ONCE:
            # They are in the order of the search.
            return _ticks(n, boards, strategy)
        ticks = []
        for board, tick in zip(boards, known, strict=True):
            ticks.append(_tick(n, board, strategy) if tick is None else tick)
        return ticks

    def completions(self, queens: frozenset[Square]) -> Completions:
        """Return the count of the solutions that contain some queens.

        On a small board it is complete; else it goes on in spare time.
        """
        count = self._completions.pop(queens, None)
        if not count:
            count = Completions(self.solutions.n, queens)
        # The last one is the one that was asked for last.
        self._completions[queens] = count
        if len(self._completions) > COMPLETIONS_KEPT:
            del self._completions[next(iter(self._completions))]
        if count.n <= COMPLETED_AT_ONCE:
            while count.count(NO_LIMIT):
                pass
        self.wanted = count
        return count

    @property
    def revision(self) -> int:
        """A number that grows when more is counted: older drawings are out of date."""
        flame_clock = self.flame.clock if self.flame else 0
        return self.sizes.counted + flame_clock + self.overview.steps

    def blocks(self, search: Search, least: int) -> list[Block]:
        """Return the blocks of the search so far with at least `least` steps.

        There are none if the search is too long for a flame. The flame of a small
        search first grows up to the present step.
        """
        if not self.flame:
            return []
        steps = search.steps or 0
        if search.n <= SMALL and self.flame.clock < steps:
            self.flame.grow(steps, MOST_COUNTED)
        return self.flame.blocks_at(tuple(search.board), steps, least)

    def lens_at(
        self, search: Search, place: tuple[int, int] | None
    ) -> tuple[Lens, list[Block]]:
        """Return the lens and its blocks.

        The lens is at the clock or, with a `place`, at other steps. It has REACH steps
        at most. Steps that are not in the flame can't be more than REACH before the
        clock.
        """
        if place:
            # A place is the first step, and the width: the number of steps.
            lens = self._lens_elsewhere(search, *place)
        else:
            lens = self.lens
            lens.follow(search)
        if self.flame:
            lens.count(self.flame)
        if lens.left > lens.clock:
            # No step has been made there.
            return lens, []
        blocks = lens.blocks
        if not self.flame:
            blocks = [self._judged(block, search) for block in blocks]
        standing = lens.open_blocks(tuple(search.board), lens.clock)
        if self.flame and place:
            standing = [self.flame.updated(block) for block in standing]
        return lens, [*blocks, *standing]

    def _lens_elsewhere(self, search: Search, first: int, width: int) -> Lens:
        """Return a new lens from a first step on."""
        width = min(width, REACH)
        end = first + width
        clock = self.lens.clock if search.steps is None else search.steps
        lens = Lens(search.n, search.strategy)
        if self.flame and end <= self.flame.clock and end < clock:
            lens.rebuild(self.flame.search_at(end), end, first)
        else:
            lens.rebuild(search, clock, max(first, clock - REACH))
        lens.width = width
        return lens

    def _judged(self, block: Block, search: Search) -> Block:
        """Return the block of a queen; it has failed if there was no solution."""
        if block.kind is not BlockKind.UNCOUNTED:
            return block
        has_failed = search.solutions_found == 0
        for queens in range(1, len(block.board) + 1):
            size = self.sizes.get(block.board[:queens])
            if size and not size.solutions:
                has_failed = True
        return block._replace(kind=BlockKind.FAILED) if has_failed else block

    def step_of(self, position: Position) -> int | None:
        """Return the step that leads to a position, if it is known.

        It is known for solutions in the list, and after counted subtrees.
        """
        index = self.solutions.index(position.board)
        number = None if index is None else self.solutions.number(index)
        if self.flame and number and number <= len(self.flame.solution_steps):
            return self.flame.solution_steps[number - 1]
        sizes = []
        for root in position.finished_subtrees():
            size = self.sizes.get(root)
            if not size:
                return None
            sizes.append(size)
        steps, _ = count_up_to(position, sizes)
        return steps

    def steps_of(self, indexes: Sequence[int]) -> list[int]:
        """Return the steps that lead to solutions of the list, in their order.

        There are none before the flame of the whole search is known.
        """
        flame = self.flame
        if not flame or len(flame.solution_steps) < len(self.solutions):
            return []
        return [flame.solution_steps[index] for index in indexes]

    def block_of(self, search: Search, board: Board) -> Block | None:
        """Return the block of the last of some queens as it is now, if it is known."""
        blocks = self.blocks(search, 1)
        if not blocks:
            _, blocks = self.lens_at(search, None)
        return _find(blocks, board)

    def block(self, board: Board) -> Block | None:
        """Return the block of the last of some queens after its end, if it is known."""
        block = _find(self.lens.blocks, board)
        if not block and self.flame:
            block = _find(self.flame.blocks, board)
        return block


def _find(blocks: Iterable[Block], board: Board) -> Block | None:
    """Return the block with some queens, if there is one."""
    for block in blocks:
        if block.board == board:
            return block
    return None


def _ticks(n: int, boards: Sequence[Sequence[int]], strategy: Strategy) -> list[int]:
    """Return the place of each solution on the progress line.

    The solutions are in their order. Between two at the same place, or less than two
    places apart, no other place is found out.
    """
    ticks = [0] * len(boards)

    def fill(first: int, last: int) -> None:
        """Fill in the places between two solutions whose places are known."""
        middle = (first + last) // 2
        if ticks[last] - ticks[first] > 1 and middle > first:
            ticks[middle] = _tick(n, boards[middle], strategy)
            fill(first, middle)
            fill(middle, last)
            return
        for index in range(first + 1, last):
            ticks[index] = ticks[first if index <= middle else last]

    if boards:
        end = len(boards) - 1
        ticks[0] = _tick(n, boards[0], strategy)
        ticks[end] = _tick(n, boards[end], strategy)
        fill(0, end)
    return ticks


def _tick(n: int, board: Sequence[int], strategy: Strategy) -> int:
    """Return the place of a solution on the progress line."""
    # Made without the checks of Position, for there are many.
    position = Position._make((n, tuple(board), 0, strategy))
    return int(progress(position) * TICKS)


def progress_of(search: Search) -> float:
    """Return the share of a search that is done.

    It is the share of its steps, or an estimate if they are not known. For n above
    MEASURED_UP_TO it is always an estimate, so that it grows evenly.
    """
    steps = search.steps
    if steps is None or search.n > MEASURED_UP_TO[search.strategy]:
        return progress(search.position)
    return steps / TOTAL_STEPS_OF[search.strategy][search.n]
