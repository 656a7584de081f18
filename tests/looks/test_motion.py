"""How one board moves into the next: at its ends it is what the looks say, and between them only what moves differs."""

from __future__ import annotations

from itertools import pairwise

import pytest

from queens_viz import Position, Search
from queens_viz.app.moment import Mode, Pace
from queens_viz.app.player import Player
from queens_viz.looks.board import Badge, BoardLook, look
from queens_viz.looks.motion import LONGEST, Moving, Piece, Way, changed_columns, duration, eased, lasting, still

from ..support import search_at


def look_at(n: int, text: str) -> BoardLook:
    """Return the look of a search halted at a position, everything counted."""
    player = Player(search_at(n, text))
    while player.is_busy:
        player.pass_time(0)
    return look(player.moment(), player.findings.sizes)


def half(n: int, one: str, other: str) -> Moving:
    return Way(look_at(n, one), look_at(n, other)).at(0.5)


HALF = eased(0.5)


def test_a_phase_begins_fast_and_ends_slowly() -> None:
    assert [eased(phase) for phase in (-1, 0, 1, 2)] == [0, 0, 1, 1]
    assert eased(0.25) == pytest.approx(1 - 0.75**3)


@pytest.mark.parametrize(("speed", "seconds"), [(None, 0.14), (0.2, 0.14), (6.67, 0.6 / 6.67), (8, 0.075)])
def test_a_motion_is_short_and_leaves_time_to_look(speed: float | None, seconds: float) -> None:
    assert duration(speed) == pytest.approx(seconds)
    assert duration(speed) <= LONGEST


def every_look(n: int) -> list[BoardLook]:
    """Return the looks of all states of a cycle, in their order, the end included."""
    search, looks = Search(n), list[BoardLook]()
    while not looks or not search.is_first:
        looks.append(look(Player(search.copy()).moment(), Player(search.copy()).findings.sizes))
        search.step()
    end = Player(Search.at(Position.end(n)))
    return [*looks, look(end.moment(), end.findings.sizes)]


@pytest.mark.parametrize("n", [1, 2, 4, 5])
def test_at_its_end_a_motion_is_the_board_itself_forth_and_back(n: int) -> None:
    for one, other in pairwise(every_look(n)):
        assert Way(one, other).at(1) == still(other)
        assert Way(other, one).at(1) == still(one)
        assert Way(one, one).at(0.3) == still(one)


def test_a_rejected_candidate_slides_up_a_row_and_its_cross_comes_behind_it() -> None:
    moving = half(8, "2,4,1,3,5:6", "2,4,1,3,5:7")
    assert moving.pieces[-1] == Piece(5, 5 + HALF - 0 * HALF, 1.0)
    assert moving.column == 5
    assert [shown for mark, shown in moving.marks if mark.row < 5 - 0] == [1.0] * 5
    (cross,) = [shown for mark, shown in moving.marks if mark.row == 5]
    assert 0 < cross < HALF
    assert moving.look.badge is Badge.ATTACKED
    assert 0 < moving.badge < 1
    assert 0 < moving.lines < 1


def test_a_placed_queen_turns_black_and_the_frame_slides_on() -> None:
    moving = half(8, "2,4:6", "2,4,6:1")
    placed, new = moving.pieces[2], moving.pieces[3]
    assert (placed.column, placed.row, placed.shown) == (2, 5, 1)
    assert placed.red == pytest.approx(1 - HALF)
    assert (new.column, new.row, new.red, new.shown) == (3, 0, 1, HALF)
    assert moving.column == pytest.approx(2 + HALF)


def test_a_lifted_queen_travels_beside_its_column_and_turns_red_while_its_ghost_comes() -> None:
    moving = half(8, "2,4,1,3,5:8", "2,4,1,3:6")
    travelling = moving.pieces[4]
    assert travelling.column > 4
    assert travelling.row == pytest.approx(4 + HALF)
    assert travelling.red == pytest.approx(HALF)
    assert 0 < moving.ghosts < 1
    assert moving.column == pytest.approx(5 - HALF)


MOMENTS = [
    ("2,4:5", "2,4:6", None, 0.14, "a step"),
    ("2,4:6", "2,4,6:1", 8.0, 0.075, "a step of a run"),
    ("2,4:6", "2,4,6:1", 8.1, 0.0, "a step that is soon followed by the next"),
    ("2,4:5", "2,4:7", None, 0.0, "two steps"),
    ("2,4:5", "2,4:5", None, 0.0, "no step"),
    ("1,3:1", "2,4:6", None, 0.0, "a jump"),
]


@pytest.mark.parametrize(("one", "other", "speed", "seconds", "what"), MOMENTS)
def test_a_board_moves_for_single_steps_alone(
    one: str, other: str, speed: float | None, seconds: float, what: str
) -> None:
    before, after = (Player(search_at(8, text)).moment() for text in (one, other))
    if speed:
        before, after = (moment._replace(mode=Mode.RUNNING, speed=speed) for moment in (before, after))
    assert lasting(before, after) == pytest.approx(seconds), what
    assert lasting(after, before) == pytest.approx(seconds), f"{what}, back"


def test_at_full_speed_no_board_moves() -> None:
    before, after = (Player(search_at(8, text)).moment() for text in ("2,4:5", "2,4:6"))
    assert lasting(before, after._replace(pace=Pace(60, None))) == 0


def test_a_line_and_a_badge_that_hold_no_longer_fade_where_they_were() -> None:
    way = Way(look_at(8, "2,4,1,3,5:7"), look_at(8, "2,4,1,3,5:8"))
    begun, late = way.at(0), way.at(0.9)
    assert begun.gone
    assert (begun.gone.candidate, begun.gone.attackers, begun.gone.badge) == ((5, 6), (0,), Badge.ATTACKED)
    assert begun.left == 1 > late.left > 0
    assert (way.at(1).gone, way.at(1).left) == (None, 0)


def test_what_does_not_change_does_not_move() -> None:
    moving = half(8, "2,4,1,3,5:6", "2,4,1,3,5:7")
    for piece in moving.pieces[:-1]:
        assert piece == Piece(round(piece.column), round(piece.row), 0.0)
    assert (moving.green, moving.ghosts) == (1, 1)


@pytest.mark.parametrize(
    ("one", "other", "columns"),
    [
        ("2,4,1,3,5:7", "2,4,1,3,5:8", range(0, 6)),
        ("2,4:5", "2,4:6", range(1, 3)),
        ("2,4:6", "2,4,6:1", range(2, 4)),
        ("1,5,8,6,3,7,2:4", "1,5,8,6,3,7,2,4", range(0, 8)),
    ],
)
def test_boards_differ_between_the_columns_that_a_motion_crosses(one: str, other: str, columns: range) -> None:
    old, new = still(look_at(8, one)), still(look_at(8, other))
    assert changed_columns(old, new) == changed_columns(new, old) == columns
    halfway = Way(old.look, new.look).at(0.5)
    assert set(changed_columns(old, halfway)) | set(changed_columns(halfway, new)) <= {*columns}
