"""All solutions at once, at the end of a search: numbers, the squares that are chosen, and the gallery."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from queens_viz import Position
from queens_viz.app.actions import command_of, refusal
from queens_viz.app.commands import Action, Command
from queens_viz.app.findings import TICKS
from queens_viz.app.history import History
from queens_viz.parts.flame_ways import Scaled, ways_of
from queens_viz.parts.gallery import GalleryLook
from queens_viz.parts.progress import progress_look
from queens_viz.parts.scene import Scene
from queens_viz.parts.view import View
from queens_viz.search.flame import Flame

from ..presses import press
from ..states import ON_A_PAGE, SIZES, State, view_at
from ..support import part_in, square_of, words_in

OF_SIX = [
    (1, 3, 5, 0, 2, 4),
    (2, 5, 1, 4, 0, 3),
    (3, 0, 4, 1, 5, 2),
    (4, 2, 0, 5, 3, 1),
]
"""The solutions of six queens."""

QUICK = [(1280, 800), (320, 568), (844, 390)]
"""The sizes of the default tier."""


def numbers(view: View) -> dict[tuple[int, int], int]:
    """Return the numbers on the squares, those that are not 0."""
    return {
        number.square: number.number
        for number in view.frame().board.numbers
        if number.number
    }


def of_boards(boards: Sequence[tuple[int, ...]]) -> dict[tuple[int, int], int]:
    """Return in how many boards a queen is on a square."""
    squares = [square for board in boards for square in enumerate(board)]
    return {square: squares.count(square) for square in squares}


def click(view: View, column: int, row: int, *, is_finger: bool = False) -> None:
    """Click a square, counted from 0."""
    point = square_of(view, column, row)
    view.move(point)
    view.press(point, is_finger=is_finger)
    view.release(point)


def gallery(view: View) -> GalleryLook:
    """Return what the gallery shows."""
    look: GalleryLook = part_in(view, "solutions").values[0]
    return look


def listed(view: View) -> list[tuple[int, ...]]:
    """Return the solutions in the gallery."""
    return [tuple(row for _, row in one.queens) for one in gallery(view).pictures]


def test_at_the_end_each_square_says_in_how_many_solutions_it_has_a_queen() -> None:
    """And nowhere else: not before the end, in an exercise, for a solution, without one."""
    view = view_at(6, "end", "f2")
    assert numbers(view) == of_boards(OF_SIX)
    assert view.frame().board.marks == ()
    assert words_in(part_in(view, "card"))[0] == "All 4 solutions at once"
    for n, at, keys in (
        (6, "2,4,6,1,3,5", ""),
        (6, "end", "m"),
        (6, "end", "f8"),
        (6, "end", "f2 down"),
        (3, "end", ""),
    ):
        view = view_at(n, at, keys)
        assert view.frame().board.numbers == (), (n, at, keys)
    assert len(view.frame().board.marks) == 3, "three rows led nowhere"


@pytest.mark.parametrize("strategy", ["plain", "fewest"])
def test_a_run_to_the_end_shows_them_whatever_the_search(strategy: str) -> None:
    at = ":1" if strategy == "plain" else f"{strategy}/:1"
    view = view_at(6, at, "a")
    assert numbers(view) == of_boards(OF_SIX)
    assert view.app.state.displayed is None
    press(view, "left")
    assert view.frame().board.numbers == ()


@pytest.mark.parametrize("is_finger", [False, True])
def test_squares_are_chosen_by_a_click_and_by_another_no_longer(
    is_finger: bool,
) -> None:
    view = view_at(6, "end", "f2", size=(390, 844) if is_finger else (1280, 800))
    click(view, 0, 1, is_finger=is_finger)
    assert numbers(view) == of_boards(OF_SIX[:1])
    assert listed(view) == OF_SIX[:1]
    assert [one.square for one in view.frame().board.numbers if one.is_chosen] == [
        (0, 1)
    ]
    click(view, 0, 2, is_finger=is_finger)
    assert (numbers(view), listed(view)) == ({}, [])
    click(view, 0, 1, is_finger=is_finger)
    assert listed(view) == OF_SIX[1:2]
    press(view, "escape")
    assert (numbers(view), listed(view)) == (of_boards(OF_SIX), OF_SIX)


def test_keys_choose_squares_and_esc_goes_back_step_by_step() -> None:
    view = view_at(6, "end", "f2")
    for key in ("l", "up", "space"):
        press(view, key)
    assert listed(view) == OF_SIX[:1]
    assert view.frame().board.cursor == (0, 1)
    assert command_of(view.app, "right") == Command(Action.SQUARE_CURSOR, "right")
    press(view, "escape")
    assert (view.frame().board.cursor, listed(view)) == (None, OF_SIX[:1])
    press(view, "down")
    assert view.app.visible_position.board == OF_SIX[0]
    for key in ("escape", "l", "right", "up", "up", "return"):
        press(view, key)
    assert view.app.state.filter == {(0, 1), (1, 3)}
    for key in ("escape", "escape"):
        press(view, key)
    assert listed(view) == OF_SIX
    assert command_of(view.app, "right") == Command(Action.NEXT)


def test_undo_brings_back_squares_that_were_cleared() -> None:
    view = State(6, at="first", keys="a f2").window()
    assert refusal(view.app, Action.REDO) == "nothing_to_redo"
    for square in ((0, 1), (1, 3)):
        click(view, *square)
    chosen = view.app.state.filter
    press(view, "escape")
    assert view.app.state.filter == frozenset()
    press(view, "u")
    assert view.app.state.filter == chosen
    press(view, "ctrl+z")
    assert view.app.state.filter == {(0, 1)}
    press(view, "shift+u")
    assert view.app.state.filter == chosen
    # Before them come the moves of the search, and what was chosen is forgotten.
    for _ in range(3):
        press(view, "u")
    assert view.app.search.is_first
    assert view.app.state.filter_history == History()


def test_without_letters_the_ring_leads_to_the_squares() -> None:
    view = State(6, "end", "f2").window()
    view.app.change(has_letter_keys=False)
    press(view, "l")
    assert view.frame().board.cursor is None
    names = [button.look.name for button in view.frame().buttons]
    press(view, "tab")
    for _ in names:
        if view.ringed is not Action.SQUARES:
            press(view, "tab")
    for key in ("return", "up", "return"):
        press(view, key)
    assert listed(view) == OF_SIX[:1]


def test_up_and_down_go_through_the_chosen_solutions_alone() -> None:
    view = view_at(8, "end", "f2")
    click(view, 3, 5)
    boards = []
    for _ in range(3):
        press(view, "down")
        boards.append(view.app.visible_position.board)
    assert boards == listed(view)[:3]
    assert all(board[3] == 5 for board in boards)
    assert [one.is_on_board for one in gallery(view).pictures][:4] == [
        False,
        False,
        True,
        False,
    ]
    press(view, "escape")
    assert len(view.app.state.filter) == 1, "it is on view again"
    press(view, "left")
    assert view.app.state.filter == frozenset(), "the search has moved on"


def test_the_card_says_what_is_chosen_in_each_language() -> None:
    view = view_at(8, "end", "f2")
    for squares, headline, reason in (
        ([(3, 5)], "12 of 92 solutions", "They have a queen in column 4, row 6."),
        ([(0, 0)], "2 of 92 solutions", "They have queens in column 1, row 1; column"),
        ([(6, 4)], "1 of 92 solutions", "It has queens in column 1, row 1; column 4,"),
        ([(7, 7)], "0 of 92 solutions", "None has queens in column 1, row 1; column"),
    ):
        for square in squares:
            click(view, *square)
        card = part_in(view, "card").values[0].sentence
        assert card.headline == headline
        assert card.reason.startswith(reason)
    view.app.change(language="de")
    assert part_in(view, "card").values[0].sentence.headline == "0 von 92 Lösungen"


def test_solutions_that_were_jumped_over_are_counted_and_no_square_is_chosen_meanwhile() -> (
    None
):
    view = view_at(11)
    view.app.jump(Position.end(11), shows_message=False)
    overview = view.app.player.findings.overview
    view.pass_time(0)
    assert overview.is_counting
    assert words_in(part_in(view, "card"))[0].endswith("of 2,680 solutions so far")
    click(view, 0, 0)
    assert view.app.state.filter == frozenset()
    assert view.app.is_last_message("filter_counting")
    while overview.is_counting:
        view.pass_time(0)
    assert words_in(part_in(view, "card"))[0] == "All 2,680 solutions at once"
    assert sum(numbers(view).values()) == 11 * 2680
    assert len(view.app.player.findings.ticks) > 500
    click(view, 0, 0)
    assert len(view.app.state.filter) == 1


def test_above_twelve_those_are_shown_that_were_found_and_it_says_so() -> None:
    view = view_at(13)
    view.app.jump(Position.end(13), shows_message=False)
    assert view.frame().board.numbers == ()
    board = (0, 2, 4, 1, 8, 11, 9, 12, 3, 5, 7, 10, 6)
    view.app.player.findings.solutions.add(board)
    view.app.change(message="")
    assert numbers(view) == of_boards([board])
    assert words_in(part_in(view, "card"))[0] == "1 of 73,712 solutions so far"


def test_ticks_and_ways_are_those_of_the_chosen_solutions() -> None:
    view = view_at(4, "end", "f2")
    assert progress_look(Scene.of(view.app)).chosen_ticks == frozenset()
    click(view, 0, 1)
    look = progress_look(Scene.of(view.app))
    # The first solution of four queens is at step 26 of 62.
    assert look.chosen_ticks == {26 * TICKS // 62}
    assert look.chosen_ticks < look.ticks
    press(view, "f3")
    ways = part_in(view, "tree").values[0].ways
    assert ways == {(1,), (1, 3), (1, 3, 0), (1, 3, 0, 2)}
    press(view, "i")
    marked = part_in(view, "tree").values[0].marked
    assert marked == "blue: the way to 1 solution"
    press(view, "escape")
    assert part_in(view, "tree").values[0].marked == ""
    press(view, "i")
    assert part_in(view, "tree").values[0].ways == frozenset()


def test_a_way_is_where_the_queens_of_a_solution_stood() -> None:
    flame = Flame(6)
    flame.grow(898, 1000)
    ways = ways_of(flame, [171], Scaled(0, 898, 898))
    for row, (interval,) in enumerate(ways):
        block = flame.rows[row].block_at(171)
        assert block is not None
        assert interval == block
    # In few pixels each has one at least, and those that touch are joined.
    for intervals in ways_of(flame, flame.solution_steps, Scaled(0, 898, 60)):
        assert all(end > start for start, end in intervals)
        assert all(left[1] < right[0] for left, right in pairwise(intervals))
    assert ways_of(flame, [171], Scaled(500, 100, 100)) == ((),) * 6


def test_below_each_column_is_its_sum_where_it_fits() -> None:
    for n, text in ((8, "92"), (4, "2")):
        view = view_at(n, "end")
        stack = next(one for one in view.frame().elements if one.name == "stack")
        *_, look = stack.part.values
        assert look.cells == (text,) * n
        assert look.line == f"Each column: {text}"


@pytest.mark.parametrize(
    "size",
    [
        size if size in QUICK else pytest.param(size, marks=pytest.mark.full)
        for size in SIZES
    ],
)
def test_the_gallery_shows_whole_boards_in_its_panel(size: tuple[int, int]) -> None:
    """Six in a row where there is room; each can be chosen; nothing is cut."""
    for n, keys in ((8, "f2"), (4, "f2"), (8, "f2 l up space")):
        view = view_at(n, "end", keys, size)
        part = part_in(view, "solutions")
        look = gallery(view)
        assert len(look.pictures) == len(part.lines) > 0
        for line in part.lines:
            assert part.room.union(line.rect.inflate(-3, -3)) == part.room
        assert look.grid.side >= 18
        if n == 8:
            assert look.grid.columns >= 6
    assert part.cuts == () or size in ON_A_PAGE


def test_the_wheel_scrolls_the_gallery_by_rows() -> None:
    view = view_at(8, "end", "f2")
    part = part_in(view, "solutions")
    view.move(part.place.center)
    view.wheel(-1)
    assert gallery(view).first == 3
    assert gallery(view).pictures[0].number == "19"
    press(view, "f2")
    assert gallery(view).first == 0
    press(view, "up")
    assert gallery(view).pictures[-1].is_on_board, "the last one is in sight"


def test_a_reader_hears_the_number_of_a_square_and_that_it_is_chosen() -> None:
    view = view_at(6, "end", "f2")
    click(view, 0, 1)
    squares = view.frame().squares
    contents = squares.contents()
    assert contents[0, 1] == "1 solution, chosen"
    assert contents[0, 2] == "0 solutions"
    press(view, "l")
    assert view.frame().squares.chosen == "column 1, row 2: 1 solution, chosen"
    label = part_in(view, "solutions").lines[0].look.label
    assert label == "1: 2 4 6 1 3 5"


def test_a_solution_of_the_gallery_says_which_other_it_is_an_image_of() -> None:
    for keys, end in (
        ("f2 down", "a diagonal."),
        ("f2 down down", "It is solution 1, turned."),
        ("f2 up", "It is solution 1, mirrored."),
    ):
        view = view_at(6, "end", keys)
        assert part_in(view, "card").values[0].sentence.reason.endswith(end)
