"""The board that the class sets: its queens and pairs."""

from __future__ import annotations

from queens_viz.app.own_board import OwnBoard
from queens_viz.parts.board import own_board_look
from queens_viz.parts.edges import edges_of


def test_it_shows_queens_pairs_attacked_squares_and_their_rows() -> None:
    own = OwnBoard(4, frozenset({(0, 0), (2, 2), (1, 3)}))
    shown = own_board_look(own, (3, 1))
    assert (shown.own, shown.cursor, shown.shaded) == (((0, 0), (1, 3), (2, 2)), (3, 1), own.attacked)
    assert shown.pairs == (((0, 0), (2, 2)), ((1, 3), (2, 2)))
    assert (shown.queens, shown.candidate, shown.badge, shown.marks) == ((), None, None, ())
    for queens, cells in ((own.queens, ("1", "4", "3")), ({(3, 0), (3, 1)}, ("", "", "", "1 …"))):
        assert edges_of(own_board_look(OwnBoard(4, frozenset(queens)), (0, 0))).cells == cells
    solved = own_board_look(OwnBoard(4, frozenset(enumerate((1, 3, 0, 2)))), (0, 0))
    assert (solved.is_green, solved.shaded) == (True, frozenset())
