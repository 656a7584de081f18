"""The sentence, checked against what an independent look at the board says."""

from __future__ import annotations

import re

import pytest

from queens_viz import Event, Position, Search
from queens_viz.parts.board import board_look
from queens_viz.parts.pieces import Mark
from queens_viz.search.position import PositionError
from queens_viz.search.sizes import Sizes
from queens_viz.words.sentence import Kind
from queens_viz.words.words import Words

from ..support import window_at

SAY = Words()


def lines_shared(board: tuple[int, ...], candidate: int) -> dict[int, str]:
    """Return which columns hold an attacker and on which line, by walking from the candidate to the left."""
    found = {}
    column, row = len(board), candidate
    for name, rise in (("row", 0), ("rising", -1), ("falling", 1)):
        x, y = column - 1, row + rise
        while x >= 0 and 0 <= y < 100:
            if board[x] == y:
                found[x] = name
            x, y = x - 1, y + rise
    return found


def test_every_state_of_n_6_has_a_sentence_and_marks_that_name_the_right_attackers() -> None:
    search, count = Search(6), 0
    sizes = Sizes(6)
    while True:
        position = search.position
        sizes.count(position, 100_000)
        window = window_at(str(position), 6)
        look = board_look(window.app.player.moment(), sizes)
        sentence = SAY.sentence(position, (search.solutions or 0) + search.is_solution)
        assert all(sentence[1:])
        attackers = lines_shared(position.board, position.candidate)
        named = {int(word) - 1 for word in re.findall(r"column (\d+)", sentence.reason)}
        if position.is_solution:
            assert sentence.kind is Kind.SOLUTION
            assert look.candidate is None
        else:
            assert look.candidate == (len(position.board), position.candidate)
            assert set(look.attackers) == set(attackers)
        if sentence.kind is Kind.ATTACKED:
            assert named == set(attackers)
            for line in ("row", "rising", "falling"):
                words = {"row": r"(same |\()row", "rising": "rising", "falling": "falling"}[line]
                assert bool(re.search(words, sentence.reason)) is (line in attackers.values())
        elif sentence.kind is Kind.SAFE:
            assert not attackers
        for mark in look.marks:
            if not mark.is_old:
                assert (mark.mark is Mark.ATTACKED) is bool(lines_shared(position.board, mark.row))
        if not position.is_solution and not look.ghosts:
            assert [mark.row for mark in look.marks] == list(range(position.candidate))
        count += 1
        if search.step() is Event.COMPLETED:
            break
    assert count == 898


@pytest.mark.parametrize("n", range(1, 7))
def test_a_sentence_says_what_the_next_step_then_does(n: int) -> None:
    search = Search(n)
    while True:
        before = search.position
        next_ = SAY.sentence(before).next
        event = search.step()
        after = search.position
        if event is Event.COMPLETED:
            assert "the search is complete" in next_
            break
        if "moves up" in next_:
            assert event is Event.REJECTED
            assert next_.endswith(f"row {after.candidate + 1}.")
        elif "is placed" in next_:
            assert event is Event.PLACED
            assert ("full" in next_) is after.is_solution
        elif "back to column" in next_:
            assert event is Event.LIFTED
            assert next_.endswith(f"back to column {len(after.board) + 1}.")
        else:
            assert before.is_solution
            lifted = [column + 1 for column in range(len(after.board), n)][::-1]
            queens = "queen of column" if len(lifted) == 1 else "queens of columns"
            assert next_.startswith(f"Next: the {queens} {' and '.join(map(str, lifted))} ")
            assert next_.endswith(f"tries row {after.candidate + 1}.")


def test_the_end_tells_the_total_and_where_there_is_none_says_so() -> None:
    assert SAY.sentence(Position.end(8), 92).headline == "Search complete: 92 solutions"
    assert SAY.sentence(Position.end(1), 1).headline == "Search complete: 1 solution"
    assert SAY.sentence(Position.end(3), 0).reason.endswith("3 queens can't be placed.")
    assert SAY.sentence(Position.end(20)).headline == "Search complete"


def test_both_queens_lifted_after_a_solution_are_told() -> None:
    search = Search(5)
    while not (search.is_solution and search.board[-1] == 4):
        search.step()
    search.step()
    assert len(search.board) == 3
    reason = SAY.sentence(search.position, 3).reason
    start = f"The queens of columns 5 and 4 are lifted, and column 4 tries row {search.candidate + 1}, which is "
    assert reason.startswith(start)


def test_after_a_lift_what_comes_next_is_what_the_next_step_does() -> None:
    assert SAY.sentence(Position.parse("1:4", 4)).next == "Next: the queen is placed; column 3 begins at row 1."
    assert SAY.sentence(Position.parse("2,4,1:4", 4)).next == "Next: column 4 is used up, so back to column 3."


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert Words("de")("step_of", steps=1809, total=15812) == "Schritt 1.809 von 15.812"
    assert Words("de").number(6.66, 1) == "6,7"
    assert Words("en").number(6.66, 1) == "6.7"


@pytest.mark.parametrize("text", ["1,2:1", "9:1", ":0", "", "2,4,6,8,3,1,7,5:1", "1,3", "1," * 100])
def test_complaints_about_positions_are_translated(text: str) -> None:
    with pytest.raises(PositionError) as error:
        Position.parse(text, 8)
    assert Words("en").complaint(error.value) == str(error.value)
    assert Words("de").complaint(error.value) != str(error.value)
    assert "{" not in Words("de").complaint(error.value)
