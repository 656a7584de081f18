"""The look of the board as data, field by field, against what is true of the position."""

from __future__ import annotations

import pytest

from queens_viz import Position, Search
from queens_viz.app.player import Player
from queens_viz.parts.board import Badge, BoardLook, board_look
from queens_viz.parts.pieces import Mark

from .. import facts
from ..support import do, recorded, window_at

WALKED = {1: 1, 2: 1, 4: 1, 5: 3, 6: 97, 8: 997}
"""Sizes, and of how many states from the first position to the end one is looked at."""


def look_of(player: Player) -> BoardLook:
    return board_look(player.moment(), player.findings.sizes)


def test_every_field_is_what_is_true_of_the_position() -> None:
    kinds = {
        "attacked": Mark.ATTACKED,
        "failed": Mark.FAILED,
        "fruitful": Mark.FRUITFUL,
    }
    for n, every in WALKED.items():
        for state in facts.walk(n)[::every]:
            player = Player(
                Search.at(
                    Position.end(n)
                    if state.is_end
                    else Position(n, state.board, state.row or 0)
                )
            )
            while player.is_busy:
                player.pass_time(0)
            is_tested, shown = state.row is not None, look_of(player)
            attackers = (
                facts.attacked_by(state.board, state.row)
                if state.row is not None
                else ()
            )
            assert (shown.n, shown.queens, shown.attackers) == (
                n,
                tuple(enumerate(state.board)),
                attackers,
            )
            assert shown.candidate == (
                (state.column, state.row) if is_tested else None
            ), state
            assert shown.badge is (
                None if not is_tested else Badge.ATTACKED if attackers else Badge.SAFE
            )
            assert shown.is_green is (len(state.board) == n)
            assert shown.ghosts == tuple(
                sorted(state.ghosts.items()) if is_tested else ()
            ), state
            # Marks are the rows that were tried since each column was entered.
            marks = {
                (mark.column, mark.row): (mark.mark, mark.is_old)
                for mark in shown.marks
            }
            here = {
                square: (kinds[mark], False) for square, mark in state.marks.items()
            }
            assert marks == here | {
                square: (kinds[mark], True) for square, mark in state.old.items()
            }, state
            assert len(marks) == len(shown.marks)


@pytest.mark.parametrize("slices", [0, 5])
def test_what_was_not_counted_yet_is_not_told(slices: int) -> None:
    player = Player(Search.at(Position.end(12)))
    for _ in range(slices):
        player.pass_time(0)
    marks = [marked.mark for marked in look_of(player).marks]
    assert len(marks) == 12
    assert Mark.UNCOUNTED in marks
    assert Mark.FAILED not in marks, "each row of column 1 leads to a solution"


@pytest.mark.parametrize(
    ("speed", "has_ghosts", "is_told"),
    [
        (0.2, True, True),
        (4.0, True, True),
        (4.1, False, True),
        (60.0, False, True),
        (60.1, False, False),
    ],
)
def test_in_a_run_ghosts_are_shown_while_they_can_be_followed_and_marks_while_they_can_be_read(
    speed: float, has_ghosts: bool, is_told: bool
) -> None:
    player = window_at("2,4,1,3:6").app.player
    halted = look_of(player)
    assert halted.ghosts
    player.set_speed(speed)
    player.run()
    shown = look_of(player)
    assert (shown.queens, shown.candidate) == (halted.queens, halted.candidate)
    assert (bool(shown.ghosts), any(mark.is_old for mark in shown.marks)) == (
        has_ghosts,
        has_ghosts,
    )
    assert (bool(shown.badge), bool(shown.marks)) == (is_told, is_told)


def test_the_cursor_stays_within_the_outline_of_the_board_in_its_corners() -> None:
    window = window_at(":1")
    do(window, "m")
    grid = window.frame().layout.grid
    assert grid
    for keys in ((), ("up",) * 7, ("right",) * 7):
        do(window, *keys)
        halos = [one.rect for one in recorded(window) if one.second == "halo"]
        assert halos
        assert all(halo.clip(grid.squares) == halo for halo in halos)
