"""The look of the board as data, field by field, against what is true of the position."""

from __future__ import annotations

import pytest

from queens_viz import Position, Search
from queens_viz.app.player import Player
from queens_viz.app.questions import Question
from queens_viz.app.state import NOTHING, Asking
from queens_viz.parts.board import Badge, BoardLook, board_look
from queens_viz.parts.pieces import ICONS, Mark
from queens_viz.window.window import Window

from .. import facts
from ..support import window_at

WALKED = [(n, number) for n, every in ((1, 1), (2, 1), (4, 1), (5, 3), (6, 37), (8, 461)) for number in range(
    0, len(facts.walk(n)), every
)]  # fmt: skip
"""Sizes, and numbers of states from the first position to the end."""


def look_at(n: int, number: int) -> tuple[BoardLook, facts.Fact]:
    """Return the look of a state, everything counted, and what is true of it."""
    state = facts.walk(n)[number]
    position = Position.end(n) if state.is_end else Position(n, state.board, state.row or 0)
    player = Player(Search.at(position))
    while player.is_busy:
        player.pass_time(0)
    return board_look(player.moment(), player.findings.sizes), state


def test_every_field_is_what_is_true_of_the_position() -> None:
    for n, number in WALKED:
        shown, state = look_at(n, number)
        attacked_by = () if state.row is None else facts.attacked_by(state.board, state.row)
        assert shown.n == n
        assert shown.queens == tuple(enumerate(state.board))
        assert shown.candidate == (None if state.row is None else (state.column, state.row)), (n, number)
        assert shown.attackers == attacked_by, (n, number)
        assert shown.is_green is (len(state.board) == n)
        assert shown.ghosts == tuple(sorted(state.ghosts.items()) if state.row is not None else ()), (n, number)
        assert shown.breakpoints == frozenset()
        if state.row is not None:
            assert shown.badge is (Badge.ATTACKED if attacked_by else Badge.SAFE)
        else:
            assert shown.badge is None


def test_marks_are_the_rows_that_were_tried_since_each_column_was_entered() -> None:
    kinds = {"attacked": Mark.ATTACKED, "failed": Mark.FAILED, "fruitful": Mark.FRUITFUL}
    for n, number in WALKED:
        shown, state = look_at(n, number)
        found = {(mark.column, mark.row): (mark.mark, mark.is_old) for mark in shown.marks}
        assert len(found) == len(shown.marks)
        here = {square: (kinds[mark], False) for square, mark in state.marks.items()}
        used = {square: (kinds[mark], True) for square, mark in state.old.items()}
        assert found == here | used, (n, number)


def test_what_was_not_counted_yet_is_not_told() -> None:
    player = Player(Search.at(Position.parse("4:1", 8)))
    shown = board_look(player.moment(), player.findings.sizes)
    assert {mark.mark for mark in shown.marks} <= {Mark.ATTACKED, Mark.UNCOUNTED}
    player = Player(Search.at(Position.parse(":4", 8)))
    shown = board_look(player.moment(), player.findings.sizes)
    assert {mark.mark for mark in shown.marks if not mark.is_old} == {Mark.UNCOUNTED}


@pytest.mark.parametrize("slices", [0, 1, 5, 12])
def test_when_12_queens_are_complete_no_row_is_told_as_failed_while_it_is_being_counted(slices: int) -> None:
    player = Player(Search.at(Position.end(12)))
    for _ in range(slices):
        player.pass_time(0)
    marks = [marked.mark for marked in board_look(player.moment(), player.findings.sizes).marks]
    assert len(marks) == 12
    assert Mark.UNCOUNTED in marks
    assert Mark.FAILED not in marks, "each row of column 1 leads to a solution"
    assert ICONS[Mark.UNCOUNTED] not in (ICONS[Mark.FAILED], ICONS[Mark.FRUITFUL]), "another outline, not another line"


def look_in(window: Window, asking: Asking = NOTHING) -> BoardLook:
    return board_look(window.app.player.moment(), window.app.player.findings.sizes, asking)


@pytest.mark.parametrize("text", ["2,4,1,3,5:7", "2,4:6"])
def test_where_the_class_is_asked_the_verdict_and_what_tells_it_are_left_out(text: str) -> None:
    window = window_at(text)
    shown = look_in(window, Asking(Question.VERDICT))
    assert shown.badge is Badge.ASKED
    assert look_in(window)._replace(badge=Badge.ASKED, attackers=()) == shown


@pytest.mark.parametrize(
    ("speed", "has_ghosts", "is_told"),
    [(0.2, True, True), (4.0, True, True), (4.1, False, True), (60.0, False, True), (60.1, False, False)],
)
def test_in_a_run_ghosts_are_shown_while_they_can_be_followed_and_marks_while_they_can_be_read(
    speed: float, has_ghosts: bool, is_told: bool
) -> None:
    window = window_at("2,4,1,3:6")
    halted = look_in(window)
    assert halted.ghosts
    assert halted.marks
    window.app.player.set_speed(speed)
    window.app.player.run()
    shown = look_in(window)
    assert (shown.queens, shown.candidate) == (halted.queens, halted.candidate)
    assert (bool(shown.ghosts), any(mark.is_old for mark in shown.marks)) == (has_ghosts, has_ghosts)
    assert (bool(shown.badge), bool(shown.marks)) == (is_told, is_told)
