"""Words beside those of a step, which test_strategies.py holds against another program."""

from __future__ import annotations

import pytest

from queens_viz import Position
from queens_viz.search.position import PositionError
from queens_viz.words.words import Words

SAY = Words()


def test_the_end_tells_the_total_and_where_there_is_none_says_so() -> None:
    assert SAY.sentence(Position.end(8), 92).headline == "Search complete: 92 solutions"
    assert SAY.sentence(Position.end(1), 1).headline == "Search complete: 1 solution"
    assert SAY.sentence(Position.end(3), 0).reason.endswith("3 queens don’t fit.")
    assert SAY.sentence(Position.end(20)).headline == "Search complete"


@pytest.mark.parametrize(
    "text", ["1,2:1", "9:1", ":0", "", "2,4,6,8,3,1,7,5:1", "1,3", "1," * 100]
)
def test_complaints_about_positions_are_translated(text: str) -> None:
    with pytest.raises(PositionError) as error:
        Position.parse(text, 8)
    assert Words("en").complaint(error.value) == str(error.value)
    assert Words("de").complaint(error.value) != str(error.value)
    assert "{" not in Words("de").complaint(error.value)


def test_numbers_of_solutions_read_as_designed_and_so_does_a_search_too_fast_to_read() -> (
    None
):
    assert [SAY.solutions(found) for found in (None, 0, 1)] == [
        "— solutions",
        "no solution yet",
        "1 solution",
    ]
    over = [SAY.solutions(found, is_over=True) for found in (None, 0, 1234)]
    assert over == ["— solutions", "no solution", "1,234 solutions"]
    lines = [SAY.searching(1000, None, found).reason for found in (None, 0, 92)]
    assert lines == ["", "No solution so far", "92 solutions so far"]
