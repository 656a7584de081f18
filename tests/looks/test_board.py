"""The look of the board as data, field by field, against what is true of the position."""

from __future__ import annotations

import pytest

from queens_viz import Position, Search
from queens_viz.app.asking import Asking
from queens_viz.app.player import Player
from queens_viz.app.questions import Question
from queens_viz.looks.board import ICONS, Badge, BoardLook, Mark, look
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
    return look(player.moment(), player.findings.sizes), state


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
    shown = look(player.moment(), player.findings.sizes)
    assert {mark.mark for mark in shown.marks} <= {Mark.ATTACKED, Mark.UNCOUNTED}
    player = Player(Search.at(Position.parse(":4", 8)))
    shown = look(player.moment(), player.findings.sizes)
    assert {mark.mark for mark in shown.marks if not mark.is_old} == {Mark.UNCOUNTED}


@pytest.mark.parametrize("slices", [0, 1, 5, 12])
def test_when_12_queens_are_complete_no_row_is_told_as_failed_while_it_is_being_counted(slices: int) -> None:
    player = Player(Search.at(Position.end(12)))
    for _ in range(slices):
        player.pass_time(0)
    marks = [marked.mark for marked in look(player.moment(), player.findings.sizes).marks]
    assert len(marks) == 12
    assert Mark.UNCOUNTED in marks
    assert Mark.FAILED not in marks, "each row of column 1 leads to a solution"
    assert ICONS[Mark.UNCOUNTED] not in (ICONS[Mark.FAILED], ICONS[Mark.FRUITFUL]), "another outline, not another line"


@pytest.mark.parametrize("text", ["2,4,1,3,5:7", "2,4:6"])
def test_where_the_class_is_asked_the_verdict_and_what_tells_it_are_left_out(text: str) -> None:
    window = window_at(text)
    shown = look(window.app.player.moment(), window.app.player.findings.sizes, Asking(Question.VERDICT))
    assert shown.badge is Badge.ASKED
    assert shown.attackers == ()
    told = look(window.app.player.moment(), window.app.player.findings.sizes)
    assert told._replace(badge=Badge.ASKED, attackers=()) == shown


def test_breakpoints_are_those_of_the_player() -> None:
    window = window_at("2,4:6")
    for column in (5, 0, 5, 3):
        window.app.player.toggle_breakpoint(column)
    assert look(window.app.player.moment(), window.app.player.findings.sizes).breakpoints == {0, 3}


@pytest.mark.parametrize(("speed", "has_ghosts"), [(0.2, True), (4.0, True), (4.1, False), (1000.0, False)])
def test_ghosts_are_shown_in_a_run_that_can_be_followed_alone(speed: float, has_ghosts: bool) -> None:
    window: Window = window_at("2,4,1,3:6")
    window.app.player.set_speed(speed)
    assert look(window.app.player.moment(), window.app.player.findings.sizes).ghosts
    window.app.player.run()
    shown = look(window.app.player.moment(), window.app.player.findings.sizes)
    assert bool(shown.ghosts) is has_ghosts
    assert any(mark.is_old for mark in shown.marks) is has_ghosts


@pytest.mark.parametrize(("speed", "is_told"), [(6.7, True), (60.0, True), (60.1, False), (1000.0, False)])
def test_where_steps_are_too_many_to_be_read_only_the_queens_are_shown(speed: float, is_told: bool) -> None:
    window: Window = window_at("2,4,1,3,5:7")
    halted = look(window.app.player.moment(), window.app.player.findings.sizes)
    assert halted.badge
    assert halted.attackers
    assert halted.marks
    window.app.player.set_speed(speed)
    window.app.player.run()
    shown = look(window.app.player.moment(), window.app.player.findings.sizes)
    assert (shown.queens, shown.candidate) == (halted.queens, halted.candidate)
    if is_told:
        assert shown == halted
    else:
        assert (shown.badge, shown.attackers, shown.marks, shown.ghosts) == (None, (), (), ())
