"""The colours of the flame beside the true shares of time, pixel by pixel.

The shares are counted by a search of this file, which is a recursion and knows nothing
of the program.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pygame
import pytest

from queens_viz.app.player import Player
from queens_viz.parts.flame_blocks import BlocksLook, row_in
from queens_viz.pens.theme import LIGHT
from queens_viz.window.window import Window

from ..support import colour, do, search_at
from ..tiers import sizes

TOLERANCE = 0.02

GREEN, ROSE, DARK, BLANK = (
    int.from_bytes(getattr(LIGHT, role), "little")
    for role in ("fruitful", "nowhere", "safe", "panel")
)
"""Colours as the numbers of pixels."""


class Stood(NamedTuple):
    """A queen that was placed by a step and removed by another one."""

    column: int
    start: int
    end: int
    has_solution: bool


@cache
def walk(n: int) -> tuple[int, tuple[Stood, ...]]:
    """Return the number of steps of a search, and all queens that it places."""
    queens: list[Stood] = []
    steps = 0
    taken: set[tuple[str, int]] = set()

    def search(column: int) -> bool:
        nonlocal steps
        has_solution = False
        for row in range(n):
            steps += 1
            lines = {("row", row), ("rises", row - column), ("falls", row + column)}
            if taken & lines:
                continue
            start = steps
            if column == n - 1:
                is_solved = True
                steps += 1  # leaves the solution
            else:
                taken.update(lines)
                is_solved = search(column + 1)
                taken.difference_update(lines)
            queens.append(Stood(column, start, steps, is_solved))
            has_solution = has_solution or is_solved
        return has_solution

    search(0)
    return steps, tuple(queens)


def shares(n: int, column: int, width: int, until: int) -> list[tuple[float, float]]:
    """Return the shares of time in columns of pixels that led to solutions, and not.

    Queens that are removed later than a step are not counted.
    """
    steps, queens = walk(n)
    times = [[0, 0] for _ in range(width)]
    for queen in queens:
        if queen.column != column or queen.end > until:
            continue
        # In steps divided by the width, a column of pixels takes all steps.
        time = queen.start * width
        while time < queen.end * width:
            pixel = time // steps
            stop = min(queen.end * width, (pixel + 1) * steps)
            times[pixel][not queen.has_solution] += stop - time
            time = stop
    return [(solved / steps, failed / steps) for solved, failed in times]


def flame_of(
    n: int, at: str, keys: str, size: tuple[int, int]
) -> tuple[pygame.Surface, BlocksLook]:
    """Return a picture of a window with the whole search in it, and what is drawn."""
    window = Window(Player(search_at(n, at)))
    window.size = size
    surface = pygame.Surface(size)
    window.draw(surface)
    while window.app.player.is_busy:
        window.pass_time(0)
    do(window, *keys.split(), size=size)
    window.draw(surface)
    part = next(
        shown.part for shown in window.frame().elements if shown.name == "whole"
    )
    (look,) = part.values
    return surface, look


def counted(
    surface: pygame.Surface, look: BlocksLook, row: int, end: int
) -> list[tuple[int, float, float]]:
    """Return the columns of a row with the shares of their pixels.

    Not counted are figures, the blank columns beside a block that is drawn apart, and a
    dark pixel at the foot.
    """
    n = look.blocks.stretch.n
    place = row_in(look.place, row, n)
    beside = {
        gap
        for cell in look.removed[row].cells
        for gap in (cell.left - 1, cell.left + cell.width)
    }
    # Turned, so that each column is a row of numbers; its foot is the first of them.
    part = surface.subsurface((place.left, place.top, end, place.height))
    turned = pygame.transform.rotate(part, -90)
    numbers = memoryview(pygame.image.tobytes(turned, "RGBA")).cast("I")
    pixels = [number & 0xFFFFFF for number in numbers]
    found = []
    for k in range(end):
        column = pixels[k * place.height : (k + 1) * place.height]
        is_full = column.count(DARK) == len(column)
        if column[0] == DARK and not is_full:
            del column[0]
        solved = column.count(GREEN)
        if row == n - 1:
            solved += column.count(DARK)
        failed = column.count(ROSE)
        known = solved + failed + column.count(BLANK)
        is_gap = k in beside and solved + failed == 0
        if known == len(column) and not is_gap:
            found.append((k, solved / known, failed / known))
    return found


class Difference(NamedTuple):
    """How far the colours in a column of pixels are from the times that led there."""

    row: int
    pixel: int
    solved: float
    failed: float


def differences(n: int, at: str, size: tuple[int, int]) -> Iterator[Difference]:
    """Yield the differences in all columns of pixels of the whole flame of a window."""
    position = {"middle": f"{n // 2 + 1},1:1"}.get(at, at)
    keys = "f3 o i" if n <= 6 else "f3 o"
    surface, look = flame_of(n, position, keys, size)
    width = look.place.width
    steps, _ = walk(n)
    clock = look.blocks.clock
    assert (look.blocks.stretch.span, clock == steps) == (steps, at == "end")
    for row in range(n):
        # The queens on the board have blocks of their own, and so has the clock.
        starts = [
            block.start
            for block in look.blocks.blocks[look.blocks.removed :]
            if len(block.board) == row + 1
        ]
        end = min([clock, *starts]) * width // steps - 2
        true = shares(n, row, width, clock)
        drawn = counted(surface, look, row, end)
        assert len(drawn) > 0.4 * end, "the others have figures, or are blank"
        for k, solved, failed in drawn:
            true_solved, true_failed = true[k]
            yield Difference(row, k, solved - true_solved, failed - true_failed)


@pytest.mark.parametrize("n", sizes(4, 9, 11))
@pytest.mark.parametrize(
    ("at", "size"),
    [("end", (1280, 800)), ("end", (1920, 1080)), ("middle", (1280, 800))],
)
def test_each_column_of_pixels_has_the_colours_of_its_time(
    n: int, at: str, size: tuple[int, int]
) -> None:
    for difference in differences(n, at, size):
        assert abs(difference.solved) <= TOLERANCE, difference
        assert abs(difference.failed) <= TOLERANCE, difference


@pytest.mark.full
def test_twelve_queens_are_as_true() -> None:
    test_each_column_of_pixels_has_the_colours_of_its_time(12, "end", (1280, 800))


@pytest.mark.parametrize("n", [8, 9])
def test_a_row_too_low_for_that_is_true_as_a_whole(n: int) -> None:
    surface, look = flame_of(n, "end", "f3", (1280, 800))
    width = look.place.width
    for row in range(n):
        true = shares(n, row, width, walk(n)[0])
        drawn = counted(surface, look, row, width - 2)
        for part in (0, 1):
            time = sum(true[k][part] for k, *_ in drawn)
            pixels = sum(share[part] for _, *share in drawn)
            assert abs(time - pixels) <= TOLERANCE * len(drawn), (row, part)


def test_solutions_that_can_be_told_apart_have_ticks_and_dark_pixels_at_the_foot() -> (
    None
):
    surface, look = flame_of(8, "end", "f3 o", (1280, 800))
    width = look.place.width
    steps, queens = walk(8)
    solutions = {queen.start * width // steps for queen in queens if queen.column == 7}
    for row in range(8):
        place = row_in(look.place, row, 8)
        for k in range(width - 2):
            foot = colour(surface, (place.left + k, place.bottom - 1))
            if row > 3:
                assert (foot == LIGHT.safe) is (k in solutions), (row, k)
    top = row_in(look.place, 7, 8).top
    ticks = {
        k
        for k in range(width - 2)
        if colour(surface, (look.place.left + k, top + 2)) == LIGHT.safe
    }
    # The step of a solution may lie in two columns.
    assert ticks <= solutions | {k + 1 for k in solutions}
    assert solutions <= ticks | {k - 1 for k in ticks}
