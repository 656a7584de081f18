"""The blocks of a flame, against a walk of all steps by another program."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cache

import pytest

from queens_viz import Position, Search
from queens_viz.search import flame as module
from queens_viz.search.facts import TOTAL_STEPS_OF
from queens_viz.search.flame import (
    UNCOUNTED,
    UNKNOWN,
    WIDTH,
    Block,
    Flame,
    Lens,
    flame_rows,
    left_edge,
)
from queens_viz.search.guided import begin, resume
from queens_viz.search.race import Lane
from queens_viz.search.strategy import FEWEST, PLAIN, Strategy

from ..tiers import sizes
from .strategies import lifetimes, walk

Row = tuple[tuple[int, ...], int, int, int, int | None, str]
"""The rows of a queen and of those before her, her column, start, end, solutions, and kind."""

EACH_SIZE = pytest.mark.parametrize("n", sizes(1, 6, 7))
EACH = pytest.mark.parametrize("strategy", Strategy)


@cache
def solved_steps(n: int, strategy: Strategy) -> list[int]:
    """Return the steps that found a solution."""
    return [
        step
        for step, state in enumerate(walk(n, strategy.value))
        if len(state.queens) == n
    ]


@cache
def blocks_at(n: int, strategy: Strategy, clock: int) -> list[Row]:
    """Return all blocks as they are at a step."""
    rows = list[Row]()
    for queens, (start, end) in lifetimes(n, strategy).items():
        if start <= clock:
            found = sum(
                start <= step < min(end, clock + 1)
                for step in solved_steps(n, strategy)
            )
            kind = "stands" if clock < end else "solved" if found else "failed"
            kind = "solution" if len(queens) == n else kind
            rows.append(
                (
                    tuple(row for _, row in queens),
                    queens[-1][0],
                    start,
                    min(end, clock),
                    found,
                    kind,
                )
            )
    return sorted(rows)


def rows_of(blocks: Iterable[Block]) -> list[Row]:
    """Return blocks in the form of the other program, and see that each has its own row."""
    blocks = list(blocks)
    assert all(block.row == block.board[-1] for block in blocks)
    return sorted(
        (one.board, one.column, one.start, one.end, one.solutions, one.kind.value)
        for one in blocks
    )


def some_steps(n: int, strategy: Strategy) -> list[int]:
    """Return every step of a small search, and some of a larger one."""
    last = TOTAL_STEPS_OF[strategy][n]
    every = range(last + 1)
    return (
        list(every)
        if n <= 4
        else sorted({0, 1, last, *random.Random(n).sample(every, 40)})
    )


@cache
def states(n: int, strategy: Strategy) -> tuple[Search, ...]:
    """Return the search after each of its steps, the end position included."""
    search, found = begin(n, strategy), list[Search]()
    for _ in range(TOTAL_STEPS_OF[strategy][n]):
        found.append(search.copy())
        search.step()
    return (
        *found,
        resume(
            Position.end(n, strategy),
            (len(found), walk(n, strategy.value)[-1].solutions),
        ),
    )


@EACH_SIZE
@EACH
def test_a_flame_is_the_walk_up_to_its_clock(n: int, strategy: Strategy) -> None:
    (growing, further, whole), last = (
        (Flame(n, strategy) for _ in range(3)),
        TOTAL_STEPS_OF[strategy][n],
    )
    while whole.grow(last, 100):
        pass
    for step in some_steps(n, strategy):
        while made := growing.grow(step, 7):
            assert made <= 7
        further.grow(min(step + 9, last), last)
        assert growing.clock == step
        board, least = states(n, strategy)[step].board, whole.least
        expected = [
            row for row in blocks_at(n, strategy, step) if row[3] - row[2] >= least
        ]
        # It doesn't matter whether it has been walked further: so it is the same after a step back, a jump and Undo.
        for flame in (growing, further, whole):
            assert rows_of(flame.blocks_at(board, step, least)) == expected
        wide = [row for row in expected if row[3] - row[2] >= 3 * least]
        assert rows_of(whole.blocks_at(board, step, 3 * least)) == wide
        assert step == last or whole.search_at(step) == states(n, strategy)[step]


@EACH
def test_beyond_what_has_been_walked_only_queens_that_stand_are_known(
    strategy: Strategy,
) -> None:
    flame, clock = Flame(5, strategy), 0
    for clock in range(1, TOTAL_STEPS_OF[strategy][5], 13):
        flame.grow(clock, 1000)
        for later in range(clock, TOTAL_STEPS_OF[strategy][5] + 1, 9):
            board = states(5, strategy)[later].board
            seen = {block.board: block for block in flame.blocks_at(board, later, 0)}
            for rows, column, start, end, solutions, kind in blocks_at(
                5, strategy, clock
            ):
                if end < clock or len(rows) > len(states(5, strategy)[clock].board):
                    assert rows_of([seen.pop(rows)]) == [
                        (rows, column, start, end, solutions, kind)
                    ]
                elif rows in seen and rows == board[: len(rows)]:
                    assert (seen[rows].start, seen.pop(rows).end) == (start, later)
                elif rows in seen and seen[rows].kind is UNCOUNTED:
                    assert (
                        seen[rows].start,
                        seen[rows].end,
                        seen.pop(rows).solutions,
                    ) == (start, clock, None)
                else:
                    seen.pop(rows)
            assert not seen, "nothing is seen that was placed later"


@EACH_SIZE
@EACH
def test_the_rows_of_a_flame_cover_the_time_that_the_walk_covers(
    n: int, strategy: Strategy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "FINEST", 64)
    flame = Flame(n, strategy)
    last = TOTAL_STEPS_OF[strategy][n]
    flame.grow(last, last)
    walked = blocks_at(n, strategy, last)
    chance = random.Random(n)
    for row, blocks in enumerate(flame.rows):
        span = chance.randint(1, last)
        first = chance.randint(0, last - span)
        columns = chance.randint(1, 40)
        begin = chance.randrange(columns)
        shares = blocks.shares(first, span, columns, begin, columns)
        for k, found in enumerate(zip(*shares, strict=True), start=begin):
            left = first * columns + k * span
            covered = solved = 0
            for board, _, start, end, solutions, _ in walked:
                right = min(left + span, end * columns)
                common = max(0, right - max(left, start * columns))
                if len(board) == row + 1:
                    covered += common
                    if solutions:
                        solved += common
            assert found == (covered, solved), (row, k)
    # Of the blocks themselves the wide ones are kept, however many there are.
    assert flame.least == 1 or last >= 32 * flame.least
    wide = [row for row in walked if row[3] - row[2] >= flame.least]
    board = states(n, strategy)[last].board
    assert rows_of(flame.blocks_at(board, last, 1)) == rows_of(flame.blocks) == wide
    assert flame.solution_steps == solved_steps(n, strategy)


@EACH
def test_a_row_is_finished_up_to_the_queen_that_stands_and_no_further_than_the_walk(
    strategy: Strategy,
) -> None:
    last = TOTAL_STEPS_OF[strategy][5]
    for walked in (last, last // 3):
        flame = Flame(5, strategy)
        flame.grow(walked, last)
        for clock in range(last + 1):
            finished = flame.known_until(clock)
            known = min(clock, walked)
            standing = {
                len(board): start
                for board, _, start, _, _, kind in blocks_at(5, strategy, known)
                if board == states(5, strategy)[known].board[: len(board)]
            }
            for row, step in enumerate(finished):
                assert step == standing.get(row + 1, known), (clock, row)
            times = flame.times_at(known)
            assert [start for start, _ in times] == sorted(standing.values())


def seen_in(lens: Lens, search: Search) -> list[Row]:
    return rows_of([*lens.blocks, *lens.open_blocks(search.board, lens.clock)])


def window_of(n: int, strategy: Strategy, clock: int, left: int) -> list[Row]:
    """Return what a lens has to show of the walk before a flame has counted it."""
    rows = list[Row]()
    for board, column, start, end, found, kind in blocks_at(n, strategy, clock):
        # The queens that stand at its edge have been placed before.
        if start > left:
            rows.append((board, column, start, end, found, kind))
        elif end > left or kind == "stands" or (start == end == clock):
            if kind in ("failed", "solved"):
                kind = (
                    "solved"
                    if any(left <= step < end for step in solved_steps(n, strategy))
                    else "uncounted"
                )
            rows.append((board, column, 0, end, None, kind))
    return rows


@EACH_SIZE
@EACH
def test_a_lens_is_the_walk_from_its_left_edge_on(
    n: int, strategy: Strategy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "FINEST", 64)
    lens, counting, every = Lens(n, strategy), Lens(n, strategy), states(n, strategy)
    whole, chance, last = Flame(n, strategy), random.Random(n), len(every) - 1
    whole.grow(last, last)
    # By itself, by steps forwards and back, and by a jump.
    for step in some_steps(n, strategy):
        for moved in (0, 1, 0, -1, chance.randrange(-40, 40)):
            clock = min(max(0, step + moved), last)
            lens.follow(every[clock])
            assert (lens.clock, lens.width) == (clock, WIDTH * n)
            assert lens.left == left_edge(clock, WIDTH * n, last) <= clock
            assert seen_in(lens, every[clock]) == window_of(
                n, strategy, clock, lens.left
            )
            # What began before the window is counted, however the clock came here.
            counting.follow(every[clock])
            counting.count(whole)
            expected = {row[0]: row for row in blocks_at(n, strategy, clock)}
            assert rows_of(counting.blocks) == sorted(
                expected[block.board] for block in lens.blocks
            )


@pytest.mark.parametrize("strategy", [PLAIN, FEWEST])
def test_a_lens_can_be_moved_away_and_returns(strategy: Strategy) -> None:
    whole, lens, every = Flame(6, strategy), Lens(6, strategy), states(6, strategy)
    whole.grow(400, 1000)
    for right in range(50, 400, 23):
        lens.rebuild(whole.search_at(right), right, right - 30)
        assert seen_in(lens, every[right]) == window_of(6, strategy, right, right - 30)
        # A queen beyond its right edge is counted too, once she has been lifted.
        expected = {row[0]: row for row in blocks_at(6, strategy, 400)}
        for block in lens.open_blocks(every[400].board, 400):
            if block.start and block.kind is UNCOUNTED:
                assert Flame(6, strategy).with_counts(block) == block, (
                    "it has not been walked"
                )
                assert rows_of([whole.with_counts(block)]) == [expected[block.board]]
        lens.follow(every[400])
        assert (lens.clock, lens.left) == (
            400,
            left_edge(400, lens.width, len(every) - 1),
        )


def test_a_block_that_is_not_kept_is_counted_from_its_subtree() -> None:
    flame = Flame(6, PLAIN)
    flame.grow(400, 1000)
    blocks = list(flame.blocks)
    flame.blocks.clear()
    assert len(blocks) > 50
    for block in blocks[::7]:
        unknown = block._replace(solutions=None)
        assert flame.with_counts(unknown) == block
        assert flame.with_counts(unknown._replace(start=0)) == block


def test_rows_are_the_same_however_many_steps_are_made_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    expected = list(flame_rows(5, PLAIN, 300))
    monkeypatch.setattr(module, "STEPS_AT_ONCE", 7)
    assert list(flame_rows(5, PLAIN, 300)) == expected


def test_a_left_edge_is_a_quarter_that_turns_late_and_stays_inside() -> None:
    for n, end in ((1, 2), (4, 62), (8, 15_812), (30, None)):
        quarter, last = 4 * n, 0
        for clock in range((end or 3000) + 1):
            left = left_edge(clock, 16 * n, end)
            assert left % quarter == 0
            assert last <= left <= clock < left + 16 * n + (clock == end)
            # It goes on only where it must, and ends where the search does.
            assert left == last or (
                left == last + quarter and clock == last + 12 * n + 1
            )
            assert left == 0 or end is None or left < end - 15 * n + quarter
            last = left


@pytest.mark.parametrize(("n", "strategy"), [(12, PLAIN), (20, FEWEST), (100, PLAIN)])
def test_a_lens_needs_no_steps(n: int, strategy: Strategy) -> None:
    search = begin(n, strategy)
    search.advance(100 * n, stop_at_solution=False)
    known, unknown, without = (
        Lens(n, strategy),
        Lens(n, strategy),
        resume(search.position),
    )
    assert without.steps is None
    for move in (
        Search.step,
        Search.back,
        Search.step,
        *[Search.step] * 30,
        *[Search.back] * 70,
    ):
        move(search)
        move(without)
        known.follow(search)
        unknown.follow(without)
        shift, left = (
            unknown.clock - known.clock,
            max(known.left, unknown.left - (unknown.clock - known.clock)),
        )
        assert shift > UNKNOWN // 2
        both = [
            {(one.board, one.end) for one in lens.blocks if one.end - by > left}
            for lens, by in ((known, 0), (unknown, shift))
        ]
        assert both[0] == {(board, end - shift) for board, end in both[1]}
    # Once they have been counted it is as the other one.
    without.set_counts(search.steps or 0, search.solutions or 0)
    unknown.follow(without)
    assert seen_in(unknown, without) == seen_in(known, search)


@pytest.mark.parametrize("n", [8, 20, 100])
def test_while_the_lens_stands_a_step_touches_the_last_blocks_alone(
    n: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    search, lens, looked = Search(n), Lens(n), list[int]()
    look = Lens.rebuild
    monkeypatch.setattr(
        Lens,
        "rebuild",
        lambda *values: looked.append(values[2]) or look(*values),  # type: ignore[func-returns-value]
    )
    for _ in range(20 * n):
        search.step()
        lens.follow(search)
    assert looked == [1, *range(12 * n + 1, 20 * n + 1, 4 * n)]
    assert len(lens.blocks) <= 16 + n


def test_a_lane_keeps_the_flame_of_what_it_has_walked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "FINEST", 64)
    for strategy in Strategy:
        lane = Lane(8, strategy)
        for clock in (100, 40, 300, 299, 10_000, 2):
            lane.go_to(clock)
        alone = Flame(8, strategy)
        alone.grow(lane.finish or 0, 1000)
        assert (lane.flame.clock, lane.flame.blocks, lane.flame.solution_steps) == (
            alone.clock,
            alone.blocks,
            alone.solution_steps,
        )
        for row, other in zip(lane.flame.rows, alone.rows, strict=True):
            assert row.shares(0, 100, 90, 0, 90) == other.shares(0, 100, 90, 0, 90)


def test_what_has_become_of_a_queen_since_is_what_the_walk_tells() -> None:
    whole, every, kinds = (
        Flame(4),
        states(4, PLAIN),
        {row[0]: row[-1] for row in blocks_at(4, PLAIN, 40)},
    )
    whole.grow(40, 1000)
    for clock in range(1, 40):
        lens = Lens(4)
        lens.follow(every[clock])
        for block in lens.open_blocks((), clock):
            known = kinds[block.board].replace("stands", "uncounted")
            assert whole.updated(block).kind.value == known, (clock, block)
