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


@pytest.mark.parametrize(("found", "line"), [(None, ""), (0, "No solution so far"), (92, "92 solutions so far")])
def test_a_search_too_fast_to_read_tells_what_it_has_found_where_that_is_known(found: int | None, line: str) -> None:
    assert SAY.searching(1000, None, found).reason == line
