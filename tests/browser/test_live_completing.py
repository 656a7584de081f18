"""Boards to be completed in the page: counted in slices, by a finger, and read out."""

from __future__ import annotations

import pytest

from queens_viz.search.completions import Completions

from .live import Live
from .test_live_table import cell

SIZE = (390, 844)

pytestmark = pytest.mark.full


def count(n: int, queens: set[tuple[int, int]]) -> Completions:
    """Return the whole count of the solutions with some queens."""
    completions = Completions(n, frozenset(queens))
    while completions.count(100_000):
        pass
    return completions


def test_a_board_of_twelve_is_completed_by_touch_while_the_page_goes_on(
    live: Live,
) -> None:
    live.begin(n=12)
    live.press("m")
    live.click_square(1, 1, "touch")
    live.wait("document.body.textContent.includes('Counting the solutions')")
    # The page takes what is done while it counts.
    live.click_square(2, 3, "touch")
    live.wait("document.body.textContent.includes('14,200 solutions contain these')")
    live.says("of 14,200 solutions contain these queens.")
    live.press("n")
    live.focus_on("#board")
    numbers = count(12, {(0, 0), (1, 2)}).numbers
    for row in (5, 6, 7):
        number = numbers[2][row - 1]
        text = live.text(cell(12, 3, row))
        assert text.startswith(f"column 3, row {row}: {number} solution")
    live.click("[data-key=FIRST_SOLUTION]", "touch")
    live.wait("document.querySelector('[data-key=FIRST_SOLUTION]') === null")
    first = count(12, {(0, 0), (1, 2)}).first
    assert first
    queens = ", ".join(str(row + 1) for row in first)
    assert (
        live.get("#board", "aria-label")
        == f"Rows of the queens, from column 1 on: {queens}."
    )
