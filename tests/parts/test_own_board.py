"""The board that the class sets: its queens and pairs, and what can be done there."""

from __future__ import annotations

import pytest

from queens_viz.app.own_board import OwnBoard
from queens_viz.parts.board import own_board_look
from queens_viz.parts.edges import edges_of
from queens_viz.window.window import Window

from ..support import click, do, place_of, window_at


def window_with(n: int, queens: set[tuple[int, int]]) -> Window:
    """Return a window whose class has set queens on its own board."""
    window = window_at(":1", n)
    do(window, "m")
    assert window.app.own_board
    window.app.change(own_board=window.app.own_board.holding(frozenset(queens)), message="")
    return window


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


def test_a_click_on_a_line_does_what_it_says() -> None:
    window = window_with(8, {(0, 1), (2, 3)})

    def pressed(words: str) -> OwnBoard | None:
        do(window, click(place_of(window, words)))
        return window.app.own_board

    own = pressed("hatch the attacked squares · on")
    assert own
    assert not own.is_shaded
    own = pressed("take back the last change")
    assert own
    assert not own.queens
    assert pressed("back to the search") is None


def test_what_is_of_the_search_says_why_it_does_nothing() -> None:
    window = window_with(8, {(0, 1)})
    do(window, click(place_of(window, "Run")))
    assert window.app.state.message == "This is your own board: Esc goes back to the search."
    assert window.app.own_board


@pytest.mark.parametrize(("queens", "position"), [({(0, 1), (1, 3)}, "2,4:1"), ({(1, 3)}, "")])
def test_enter_takes_the_search_to_a_safe_beginning_and_else_says_why_not(
    queens: set[tuple[int, int]], position: str
) -> None:
    window = window_with(8, queens)
    do(window, "return")
    assert str(window.app.player.search.position) == (position or ":1")
    assert (window.app.own_board is None) is bool(position)
    assert position or window.app.state.message == window.app.say("no_beginning")
