"""What stands in the place of the tabs beside the class's own board, and what is greyed meanwhile."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action
from queens_viz.pens.rect import Rect
from queens_viz.window.window import Window

from ..drawn import Seen, read
from ..support import click, do, hover, let_go, window_at


def window_with(n: int, queens: list[tuple[int, int]]) -> Window:
    """Return a window whose class has set queens on its own board."""
    window = window_at(":1", n)
    do(window, "m")
    own = window.app.own_board
    assert own
    window.app.change(own_board=own.holding(frozenset(queens)), message="")
    return window


def panel(seen: Seen) -> Rect:
    """Return the place of the panels, two of which are one here."""
    return seen.panel.union(seen.second_panel) if seen.second_panel.width else seen.panel


def words(seen: Seen) -> list[str]:
    return seen.words_in(panel(seen))


def test_a_click_on_a_line_does_what_it_says() -> None:
    window = window_with(8, [(0, 1), (2, 3), (4, 6), (5, 2), (7, 6)])
    do(window, click(read(window).text("shade the attacked squares").centre), let_go())
    assert window.app.own_board
    assert not window.app.own_board.is_shaded
    do(window, click(read(window).text("take back the last change").centre), let_go())
    assert not window.app.own_board.queens
    do(window, click(read(window).text("back to the search").centre), let_go())
    assert window.app.own_board is None
    assert {"Solutions", "Tree", "Program"} <= set(words(read(window)))


def test_nothing_else_of_the_panel_can_be_clicked_dragged_or_scrolled() -> None:
    window = window_with(8, [(0, 1), (2, 3), (4, 6), (5, 2), (7, 6)])
    before = window.app.state
    do(window, click(read(window).text("What you can do").centre), let_go(), hover((900, 500)))
    here = window.frame().panel_at((900, 500))
    assert here
    hand = window.hand
    assert here.wheeled(hand, 1, (0, 0)) is here.dragged(hand, (0, 0), (0, 0)) is here.pulled(hand, (0, 9)) is hand
    assert window.app.state == before


@pytest.mark.parametrize("label", ["Run", "Back", "Next", "All"])
def test_what_is_of_the_search_is_grey_and_says_why(label: str) -> None:
    window = window_with(8, [(0, 1), (2, 3), (4, 6), (5, 2), (7, 6)])
    button = read(window).button(label)
    assert read(window).text(label).colour == read(window).theme.disabled
    do(window, click(button.rect.center), let_go())
    assert window.app.state.message == "This is your own board: Esc goes back to the search."
    assert window.app.own_board


def test_enter_takes_the_search_to_a_safe_beginning_and_else_says_why_not() -> None:
    window = window_with(8, [(0, 1), (1, 3)])
    assert read(window).button("Go there").colour != read(window).theme.window
    do(window, "return")
    assert str(window.app.player.search.position) == "2,4:1"
    window = window_with(8, [(1, 3)])
    do(window, "return")
    assert window.app.state.exercise is not None
    assert window.app.state.message == window.app.say("no_beginning")
    assert window.app.state.open_tab(8) is Action.SOLUTIONS
