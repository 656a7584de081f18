"""What stands in the place of the tabs beside the class's own board, and what is greyed meanwhile."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action
from queens_viz.paint.rect import Rect
from queens_viz.words.words import LANGUAGES

from ..drawn import Seen, read
from ..pairs import each_once
from ..support import SIZES, click, do, hover, let_go, window_at
from .test_drawn_own_board import BOARDS, window_with

SECOND = (1920, 1080)
"""A window with room for two panels."""


def panel(seen: Seen) -> Rect:
    """Return the place of the panels, two of which are one here."""
    return seen.panel.union(seen.second_panel) if seen.second_panel.width else seen.panel


def words(seen: Seen) -> list[str]:
    return seen.words_in(panel(seen))


@pytest.mark.parametrize("size", [(1280, 800), SECOND, (600, 900)])
def test_the_panel_says_what_can_be_done_with_which_keys(size: tuple[int, int]) -> None:
    seen = read(window_with(*BOARDS[0]), size)
    told = words(seen)
    assert told[0] == "What you can do"
    for line in ("set a queen, or take it away", "the same, with the keys", "clear the board", "back to the search"):
        assert line in told
    assert {"Click", "←", "↑", "↓", "→", "Space", "W", "U", "Home", "Esc", "Enter", "on"} <= set(told)
    assert "Tree" not in told
    assert seen.text("let the search go on from here").colour == seen.theme.disabled
    assert "once all are safe and fill columns 1, 2, 3 …" in told


def test_where_the_search_can_go_on_the_line_is_not_grey() -> None:
    seen = read(window_with(*BOARDS[1]))
    assert seen.text("let the search go on from here").colour == seen.theme.text
    assert "once all are safe and fill columns 1, 2, 3 …" not in words(seen)
    assert seen.text("4 safe queens make a solution.").colour == seen.theme.text


@each_once({"language": list(LANGUAGES), "size": [*SIZES, (600, 480), (800, 600), (1366, 768), (2560, 1440)]})
def test_lines_keep_their_places_whatever_stands_on_the_board(size: tuple[int, int], language: str) -> None:
    tops = []
    for queens in ([], BOARDS[0][1]):
        seen = read(window_with(8, queens, "light", language), size)
        tops.append(seen.text(seen.say("own_leave")).rect.top)
        assert panel(seen).contains(seen.text(seen.say("own_leave")).rect)
    assert tops[0] == tops[1]


def test_a_click_on_a_line_does_what_it_says() -> None:
    window = window_with(*BOARDS[0])
    do(window, click(read(window).text("shade the attacked squares").centre), let_go())
    assert window.app.own_board
    assert not window.app.own_board.is_shaded
    do(window, click(read(window).text("take back the last change").centre), let_go())
    assert not window.app.own_board.queens
    do(window, click(read(window).text("back to the search").centre), let_go())
    assert window.app.own_board is None
    assert {"Solutions", "Tree", "Program"} <= set(words(read(window)))


def test_nothing_else_of_the_panel_can_be_clicked_dragged_or_scrolled() -> None:
    window = window_with(*BOARDS[0])
    before = window.app.state
    do(window, click(read(window).text("What you can do").centre), let_go(), hover((900, 500)))
    here = window.frame().panel_at((900, 500))
    assert here
    hand = window.hand
    assert here.wheeled(hand, 1, (0, 0)) is here.dragged(hand, (0, 0), (0, 0)) is here.pulled(hand, (0, 9)) is hand
    assert window.app.state == before


@pytest.mark.parametrize("label", ["Run", "Back", "Next", "All"])
def test_what_is_of_the_search_is_grey_and_says_why(label: str) -> None:
    window = window_with(*BOARDS[0])
    button = read(window).button(label)
    assert read(window).text(label).colour == read(window).theme.disabled
    do(window, click(button.rect.center), let_go())
    assert window.app.state.message == "This is your own board: Esc goes back to the search."
    assert window.app.own_board


def test_neither_numbers_nor_the_progress_line_tell_anything_there() -> None:
    window = window_with(*BOARDS[0])
    seen = read(window)
    for place in (seen.number_place(2).center, seen.progress[0].center):
        do(window, hover(place))
        beside = window.frame().beside
        assert beside
        assert beside.hover is None


@pytest.mark.parametrize("size", [(1280, 800), SECOND])
def test_going_back_leaves_nothing_of_it_on_the_window(size: tuple[int, int]) -> None:
    window = window_at("2,4,1:3")
    surface = read(window, size).surface
    do(window, "m", size=size)
    window.draw(surface)
    do(window, "escape", size=size)
    window.draw(surface)
    fresh = read(window_at("2,4,1:3"), size).surface
    assert surface.get_buffer().raw == fresh.get_buffer().raw


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


@pytest.mark.parametrize(("queen", "role"), [((1, 3), "disabled"), ((0, 1), "text")])
def test_a_line_that_does_nothing_now_has_a_grey_key(queen: tuple[int, int], role: str) -> None:
    seen = read(window_with(8, [queen]))
    assert seen.text("Enter", seen.panel).colour == getattr(seen.theme, role)


def test_the_state_of_the_shading_stands_at_the_right_and_the_note_has_a_crown() -> None:
    seen = read(window_with(8, []))
    pill = seen.card_around(seen.text("on", seen.panel).rect)
    assert pill.colour == seen.theme.accent
    first = seen.card_around(seen.text("Click", seen.panel).rect)
    assert abs(seen.panel.right - pill.rect.right - (first.rect.left - seen.panel.left)) <= 1
    note = seen.text("8 safe queens make a solution.", seen.panel)
    (crown,) = seen.icons(seen.card_around(note.rect).rect)
    assert (crown.what, crown.colour) == ("crown", seen.theme.accent)
    assert crown.rect.right <= note.rect.left


def test_where_there_is_little_room_a_line_shows_its_last_key_alone() -> None:
    seen = read(window_with(8, []), (640, 480))
    told = seen.words_in(seen.panel)
    assert "Space" in told
    assert "\u2190" not in told
