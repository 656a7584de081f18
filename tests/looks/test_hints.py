"""The hints of Be the search: what the board points at, and the answer that can be shown."""

from __future__ import annotations

import pytest

from .test_exercises import keys_at, looks_of

WRONG = ["left", "space"]
"""A wrong answer where the red queen stands in the top row: another square of that."""


@pytest.mark.parametrize(
    ("text", "wrong", "times", "attackers", "turning"),
    [
        ("2,4,1,3,5:8", WRONG, 1, (), None),
        ("2,4,1,3,5:8", WRONG, 2, (), (4, 4)),
        ("2,4,1,3,5:8", WRONG, 3, (), (4, 4)),
        ("2,4,1,3,5:8", ["right", "space"], 1, (), None),
        ("2,4,1,3,5:8", ["right", "space"], 2, (1,), None),
        ("2,4,1,3,5:7", WRONG, 1, (), None),
        ("2,4,1,3,5:7", WRONG, 2, (0,), None),
        ("2,4:6", WRONG, 1, (), None),
        ("2,4:6", WRONG, 2, (), (2, 5)),
        ("2,4,6,8,3,1,7,5", WRONG, 2, (), (7, 4)),
        ("2,4,1,3,5:8", [*WRONG, "escape", "p"], 2, (), None),
    ],
)
def test_the_board_points_at_the_queen_that_matters_after_two_wrong_answers(
    text: str, wrong: list[str], times: int, attackers: tuple[int, ...], turning: tuple[int, int] | None
) -> None:
    shown = looks_of(keys_at(text, "b", *wrong * times)).board
    assert (shown.attackers, shown.turning, shown.goes_to) == (attackers, turning, None)


@pytest.mark.parametrize(
    ("times", "labels"), [(2, ["The search is complete"]), (3, ["The search is complete", "Show me"])]
)
def test_after_three_wrong_answers_the_card_offers_the_answer(times: int, labels: list[str]) -> None:
    shown = looks_of(keys_at("2,4,1,3,5:8", "b", *WRONG * times)).card
    assert [one.label for one in shown.buttons] == labels
    assert not any(one.is_primary for one in shown.buttons)
    assert [one.label for one in shown.buttons + shown.awaited] == ["The search is complete", "Show me"]
    assert (shown.sentence.next == "A shown answer doesn't count as right.") is (times == 3)
    assert looks_of(keys_at("2,4,1,3,5:8", "p")).card.awaited == ()


def test_a_shown_answer_is_told_with_why_and_that_it_is_not_counted() -> None:
    shown = looks_of(keys_at("2,4,1,3,5:8", "b", *WRONG * 3, "e"))
    assert (shown.card.role, shown.card.icon) == ("text", None)
    assert shown.card.sentence[1:] == (
        "Shown: column 5, row 6",
        "Column 6 is used up: the queen of column 5 is lifted from row 5 and tries row 6, which is tested next.",
        "A shown answer doesn't count as right.",
    )
    assert [(one.label, one.is_primary) for one in shown.card.buttons] == [("Go on", True)]
    assert (shown.board.goes_to, shown.board.cursor, shown.board.turning) == ((4, 5), None, None)
