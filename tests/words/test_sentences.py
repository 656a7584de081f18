"""Whole sentences, word for word."""

from __future__ import annotations

import pytest

from queens_viz.words.sentence import Kind
from queens_viz.words.words import Words

from ..support import search_at

SAY = Words()


@pytest.mark.parametrize(
    ("n", "text", "kind"),
    [
        (8, ":1", Kind.SAFE),
        (8, "2,4:1", Kind.SAFE),
        (8, "2,4,1,3,5:7", Kind.ATTACKED),
        (8, "2,4,1,3:6", Kind.BACK),
        (8, "2,4,6,8,3,1,7:6", Kind.BACK),
        (8, "2,4,6,8,3,1,7,5", Kind.SOLUTION),
        (1, "1", Kind.SOLUTION),
        (8, "end", Kind.COMPLETE),
        (1, "end", Kind.COMPLETE),
    ],
)
def test_a_sentence_is_of_the_kind_of_its_position(n: int, text: str, kind: Kind) -> None:
    assert SAY.sentence(search_at(n, text).position, 5).kind is kind


@pytest.mark.parametrize(
    ("found", "is_over", "words"),
    [
        (None, False, "— solutions"),
        (None, True, "— solutions"),
        (0, False, "no solution yet"),
        (0, True, "no solution"),
        (1, False, "1 solution"),
        (1234, True, "1,234 solutions"),
    ],
)
def test_a_number_of_solutions_reads_as_designed(found: int | None, is_over: bool, words: str) -> None:
    assert SAY.found(found, is_over=is_over) == words
    if not is_over:
        assert SAY.found(found) == words


@pytest.mark.parametrize(
    ("n", "text", "found", "headline", "reason", "next_"),
    [
        (
            8,
            "2,4:1",
            None,
            "Column 3, row 1 is safe",
            "No queen stands in its row or on its diagonals.",
            "Next: the queen is placed; column 4 begins at row 1.",
        ),
        (
            8,
            "1,3,5,2:3",
            None,
            "Column 5, row 3 is attacked",
            "by the queens in column 2 (row), column 3 (falling diagonal) and column 4 (rising diagonal).",
            "Next: the red queen moves up to row 4.",
        ),
        (
            8,
            "1,8:8",
            None,
            "Column 3, row 8 is attacked",
            "by the queen in column 2, row 8: same row.",
            "Next: column 3 is used up, so back to column 1.",
        ),
        (
            8,
            "8:8",
            None,
            "Column 2, row 8 is attacked",
            "by the queen in column 1, row 8: same row.",
            "Next: column 2 is used up, and the search is complete.",
        ),
        (
            8,
            "1,3,5:3",
            None,
            "Back to column 4",
            "Columns 6 and 5 are used up: two queens are lifted, and column 4 tries row 3, "
            "which is attacked by the queen in column 2 (row).",
            "Next: the red queen moves up to row 4.",
        ),
        (
            8,
            "2,4,1,3:6",
            None,
            "Back to column 5",
            "Column 6 is used up: the queen of column 5 is lifted from row 5 and tries row 6, "
            "which is attacked by the queen in column 1 (rising diagonal).",
            "Next: the red queen moves up to row 7.",
        ),
        (
            8,
            "2,4,6,8,3,1,7,5",
            None,
            "A solution: all 8 are safe",
            "No two queens share a row, a column or a diagonal.",
            "Next: the queen of column 8 is lifted and tries row 6.",
        ),
        (
            8,
            "2,4,6,8,3,1,7:6",
            None,
            "Going on after the solution",
            "The queen of column 8 is lifted from row 5 and tries row 6, which is attacked by the queens "
            "in columns 3 (row), 5 (rising diagonal) and 7 (falling diagonal).",
            "Next: the red queen moves up to row 7.",
        ),
        (
            1,
            "1",
            1,
            "Solution 1: the queen is safe",
            "A single queen is safe everywhere.",
            "Next: the queen is lifted, and the search is complete.",
        ),
        (
            8,
            "end",
            92,
            "Search complete: 92 solutions",
            "All rows of column 1 have been tried.",
            "Next: the search begins again.",
        ),
        (
            3,
            "end",
            0,
            "Search complete: no solution",
            "All rows of column 1 have been tried: 3 queens can't be placed.",
            "Next: the search begins again.",
        ),
    ],
)
def test_whole_sentences_read_as_designed(
    n: int, text: str, found: int | None, headline: str, reason: str, next_: str
) -> None:
    assert SAY.sentence(search_at(n, text).position, found)[1:] == (headline, reason, next_)


@pytest.mark.parametrize(("found", "line"), [(None, ""), (0, "No solution so far"), (92, "92 solutions so far")])
def test_a_search_too_fast_to_read_tells_what_it_has_found_where_that_is_known(found: int | None, line: str) -> None:
    assert SAY.searching(1000, None, found).reason == line
