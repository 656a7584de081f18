"""The flame: its blocks against another program's walk, what a click on them does, and the lens that moves over it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from queens_viz import Position
from queens_viz.app.commands import Action, Command
from queens_viz.app.player import Player
from queens_viz.browser.page_view import PageView
from queens_viz.parts.flame_blocks import (
    Blocks,
    BlocksLook,
    Cell,
    Rows,
    Stretch,
    cell_of,
    paint_blocks,
    row_in,
)
from queens_viz.parts.lens import Lens
from queens_viz.pens.icons import Icon
from queens_viz.pens.rect import NOWHERE, Rect
from queens_viz.pens.widget import Widget
from queens_viz.search.flame import Block, BlockKind, Flame
from queens_viz.search.strategy import PLAIN, Strategy
from queens_viz.window.window import Window

from ..recorder import Stroke, recording
from ..search.strategies import lifetimes, walk
from ..states import State
from ..support import (
    Sharing,
    click,
    do,
    drag,
    finish,
    hold,
    hover,
    let_go,
    part_in,
    search_at,
    stand,
    wheel,
    window_at,
    words_in,
)

Point = tuple[int, int]


def blocks_in(window: Window, name: str) -> tuple[Rect, Blocks, Rows]:
    """Return the place of the blocks of the whole or of the lens, what is known of them, and those that are over."""
    drawing = next(one.part for one in window.frame().elements if one.name == name)
    (look,) = drawing.values
    return look.place, look.blocks, look.removed


def flame_at(n: int, text: str, *keys: str) -> tuple[Window, Widget, Rect]:
    """Return a window with the search over time, that part, and the place of the blocks that can be clicked."""
    window = window_at(text, n, is_counted=n != 20)
    do(window, "f3", *keys)
    tree = part_in(window, "tree")
    return window, tree, tree.result.lens or tree.result.whole


def cells_of(over: Rows) -> list[tuple[Cell, ...]]:
    """Return the blocks of removed queens that are drawn by themselves, row by row."""
    return [row.cells for row in over]


def middle(place: Rect, rows: int, depth: int, share: float) -> Point:
    """Return the point of a row at a share of its width."""
    return place.left + int(share * place.width), row_in(place, depth, rows).centery


@pytest.mark.parametrize(
    ("n", "text", "keys"),
    [
        (6, "5,2,4:6", "i"),
        (6, "end", "i"),
        (6, "fewest/5,2,4:6", "i"),
        (8, "2,4,1,3,5:7", "o"),
        (8, "ahead/7:5", "o"),
    ],
)
def test_a_queen_with_some_pixels_is_a_block_and_no_other_stands_on_it(
    n: int, text: str, keys: str
) -> None:
    window, _, place = flame_at(n, text, keys)
    _, blocks, removed = blocks_in(window, "whole")
    search = window.app.player.search
    standing = blocks.on_board(place.width)
    clock = search.steps or 0
    lives = lifetimes(n, search.strategy)
    end = max(end for _, end in lives.values())
    expected: list[set[tuple[int, int]]] = [set() for _ in range(n)]
    placed = set()
    for queens, (first, last) in lives.items():
        board = tuple(row for _, row in queens)
        row = len(board) - 1
        least = 2 if len(board) == n else 4
        # It has the columns of pixels that are wholly its own.
        left = -(-first * place.width // end)
        if last <= clock and (last - first) * place.width >= least * end:
            expected[row].add((left, last * place.width // end - left))
        is_wide = (clock - first) * place.width >= least * end
        if first <= clock < last and is_wide:
            assert board == tuple(search.board)[: len(board)]
            placed.add((row, left))
    cells = cells_of(removed)
    assert [{(one.left, one.width) for one in row} for row in cells] == expected
    assert placed <= {(row, cell.left) for row, cell in standing}
    now = clock * place.width // end
    assert all(cell.left + cell.width <= now + 1 for _, cell in standing)
    for row_of_cells in cells:
        for one, two in pairwise(sorted(row_of_cells)):
            assert one.left + one.width < two.left, "a blank column is between them"


@pytest.mark.parametrize("strategy", Strategy)
def test_a_click_on_a_block_shows_its_queen_enter_goes_to_her_step_and_undo_comes_back(
    strategy: Strategy,
) -> None:
    window, _, place = flame_at(6, f"{strategy.value}/end", "i")
    lives, clicks = lifetimes(6, strategy), []
    end = max(end for _, end in lives.values())
    for queens, (first, last) in lives.items():
        if (last - first) * place.width >= 3 * end:
            point = middle(place, 6, len(queens) - 1, (first + last) / 2 / end)
            shown = Position(6, tuple(row for _, row in queens), 0, strategy)
            assert window.frame().clicked(point) == Command(Action.SHOW, shown)
            clicks.append((point, shown, first))
    point, shown, first = clicks[1]
    do(window, click(point))
    assert window.app.state.displayed == shown
    do(window, "return")
    assert window.app.player.search.steps == first
    assert window.app.state.displayed is None
    do(window, "u")
    assert window.app.player.is_at_end


@pytest.mark.parametrize(
    ("depth", "share"),
    [(0, 0.9), (7, 1794 / 15_812)],
    ids=["not yet", "where none stood"],
)
def test_a_click_on_nothing_does_nothing(depth: int, share: float) -> None:
    window, _, place = flame_at(8, "2,4,1,3,5:7", "o")
    before, point = stand(window), middle(place, 8, depth, share)
    do(window, hover(point), click(point))
    assert stand(window) == before


def test_pointing_at_a_block_tells_her_square_her_steps_and_what_they_found() -> None:
    window, _, place = flame_at(8, "5:1", "o")
    for queens, (first, last) in lifetimes(8, PLAIN).items():
        if last - first > 1000 and last < (window.app.player.search.steps or 0):
            do(
                window,
                hover(middle(place, 8, len(queens) - 1, (first + last) / 2 / 15_812)),
            )
            found = sum(
                len(state.queens) == 8 for state in walk(8, "plain")[first:last]
            )
            said = words_in(part_in(window, "hover"))
            column, row = queens[-1]
            assert said[0] == f"column {column + 1}, row {row + 1}"
            assert f"{last - first:,} steps" in said
            assert f"{found} solutions" in said


def test_a_deep_search_is_seen_in_its_lowest_rows_and_above_them_is_said_what_is_left_out() -> (
    None
):
    text = "1,3,5,2,4,9,11,13,15,6,8,19,7,22,10:25"
    window, tree, place = flame_at(30, text)
    words = words_in(tree)
    assert "Columns 1 to 3 are not shown here" in words
    _, said, over = blocks_in(window, "lens")
    assert (said.stretch.above, len(over)) == (3, 12)
    lens: Any = tree.scroll
    share = ((window.app.player.search.steps or 0) - 1 - lens.first) / lens.span
    board = tuple(window.app.player.search.board)
    for depth in (3, 14):
        command = window.frame().clicked(middle(place, 12, depth - 3, share))
        assert command == Command(Action.SHOW, Position(30, board[: depth + 1], 0))


def test_of_a_search_that_is_too_long_the_lens_has_all_the_room_and_it_is_said_why() -> (
    None
):
    _, tree, _ = flame_at(13, "2,4:6", "o")
    reason = (
        "A search for 13 queens is too long to draw in full: these are its last steps."
    )
    assert reason in words_in(tree)
    assert tree.descriptions == (reason,)
    assert not any(isinstance(means, Lens) for _, means in tree.regions)
    assert "The whole search" not in words_in(tree)


# The lens.


def shown_in(window: Window) -> tuple[int, int]:
    """Return the first step in the lens, and how many are."""
    lens = part_in(window, "tree").scroll
    return lens.first, lens.span


@pytest.mark.parametrize("follows", ["right", "z", "left"])
def test_a_press_on_the_whole_moves_the_lens_there_until_it_follows_the_clock_again(
    follows: str,
) -> None:
    window, tree, _ = flame_at(8, "2,4,1,3,5:7")
    (whole,) = (place for place, means in tree.regions if isinstance(means, Lens))
    at, there = shown_in(window), (whole.left + whole.width // 20, whole.centery)
    assert at == (1728, 128)
    do(window, hold(there))
    assert shown_in(window) == (
        round(whole.width // 20 / whole.width * 15_812) - 64,
        128,
    )
    do(window, drag((whole.right + 900, whole.centery)), let_go())
    assert shown_in(window) == (15_812 - 128, 128)
    assert str(window.app.player.search.position) == "2,4,1,3,5:7"
    do(window, follows)
    assert shown_in(window) == at


def test_the_lens_is_pulled_and_scaled_around_the_mouse_and_never_leaves_the_search() -> (
    None
):
    window, _, place = flame_at(8, "2,4,1,3,5:7")
    x, y = place.center
    do(
        window,
        hold((x, y)),
        drag((x + place.width // 4, y), (9, 0)),
        let_go((x + place.width // 4, y)),
    )
    assert shown_in(window) == (1728 - 32, 128)
    assert window.app.state.displayed is None
    do(window, hover((place.left, y)), wheel(1))
    assert shown_in(window) == (1728 - 32, 107)
    do(window, wheel(-90), wheel(-90))
    assert shown_in(window) == (0, 15_812)
    do(window, hold((x, y)), drag((x + 900, y), (9, 0)), let_go((0, 0)))
    assert shown_in(window) == (0, 15_812)


def test_the_lens_goes_to_a_shown_solution_beyond_the_clock_with_a_thin_line_and_esc_brings_it_back() -> (
    None
):
    window, _, _ = flame_at(8, "2,4,1,3,5:7", "a")
    finish(window)
    do(window, "u", "f2", "down", "down", "f3")
    second = Position.parse("1,6,8,3,7,4,2,5", 8)
    left, width = shown_in(window)
    assert window.app.visible_position == second
    assert left < (window.app.player.findings.step_of(second) or 0) < left + width
    do(window, "escape")
    assert shown_in(window) == (1728, 128), "it follows the clock again"
    do(window, "f2", "up", "f3")
    board = window.app.visible_position.board
    lives = {
        tuple(row for _, row in queens): first
        for queens, (first, _) in lifetimes(8, PLAIN).items()
    }
    found = lives[board]
    left, width = shown_in(window)
    assert (found - left) / width <= 0.75
    (place, said, over), (whole, all_of_it, _) = (
        blocks_in(window, "lens"),
        blocks_in(window, "whole"),
    )
    assert not any(cells_of(over))
    assert not said.on_board(place.width), "nothing has been walked there"
    assert said.solution_ahead == all_of_it.solution_ahead == found
    assert said.clock < said.stretch.first, "the clock is elsewhere"
    assert "a solution" in part_in(window, "node").buttons[0].look.label
    do(window, hold(whole.midleft), let_go())
    assert shown_in(window)[0] == 0, "a hand has moved it"
    do(window, "f2", "up", "f3")
    left, found = shown_in(window)[0], lives[window.app.visible_position.board]
    assert left < found <= left + width
    do(window, "escape")
    assert shown_in(window) == (1728, 128)
    assert blocks_in(window, "whole")[1].solution_ahead is None


def test_a_lens_elsewhere_tells_what_has_become_of_queens_at_its_edge_and_has_no_clock() -> (
    None
):
    window, _, place = flame_at(8, "end")
    do(window, hold(blocks_in(window, "whole")[0].center), let_go())
    _, said, over = blocks_in(window, "lens")
    whole = Flame(8)
    whole.grow(15_812, 15_812)
    known = {block.board: block.kind for block in whole.blocks}
    assert said.blocks
    assert all(
        known.get(block.board, block.kind) is block.kind is not BlockKind.UNCOUNTED
        for block in said.blocks
    )
    with recording(pen := window.frame().pen) as drawn:
        paint_blocks(pen, BlocksLook("lens", place, place, said, over, 0))
    assert "mark" not in [one.role for one in drawn]


def test_a_queen_who_stood_before_the_lens_and_after_it_is_as_wide_as_the_lens() -> (
    None
):
    block = Block(0, 0, 5, 500, None, BlockKind.OPEN, (0,))
    cell = cell_of(Stretch(8, PLAIN, 100, 50, 8), block, 300)
    assert (cell.left, cell.width) == (0, 300)


def test_contrast_hatches_what_led_to_solutions_and_its_entry_in_the_legend() -> None:
    for theme, is_hatched in (("light", False), ("contrast", True)):
        window = window_at("2,4,1,3,5:7", theme=theme)
        window.app.open_tab(Action.TREE)
        pen, (_, said, over) = window.frame().pen, blocks_in(window, "lens")
        with recording(pen) as drawn:
            paint_blocks(pen, BlocksLook("lens", NOWHERE, NOWHERE, said, over, 0))
        assert any(one.stroke is Stroke.PATH for one in drawn) is is_hatched
        legend = [
            values[1]
            for name, values, _ in part_in(window, "tree foot").strokes
            if name == "path"
        ]
        assert {*legend} == ({"safe"} if is_hatched else set())


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390), (320, 568)])
def test_a_finger_finds_the_button_for_the_whole_tree_however_low_the_tree_is(
    size: tuple[int, int],
) -> None:
    window = window_at("2,4,1:3", 8)
    do(window, "f3", size=size)
    assert "whole window" in " ".join(words_in(part_in(window, "tree foot")))
    do(window, "o", size=size)
    assert {"led nowhere", "led to solutions", "with the board"} <= {
        *words_in(part_in(window, "tree foot"))
    }


@pytest.mark.parametrize(
    ("n", "text", "size"),
    [
        (8, "2,4,1,3,5:7", (1280, 800)),
        (8, "6:1", (390, 844)),
        (11, "2,4:1", (1920, 1080)),
        (12, "1,3:2", (800, 600)),
    ],
)
def test_the_clock_of_the_whole_search_is_above_the_handle_of_the_progress_line(
    n: int, text: str, size: tuple[int, int]
) -> None:
    window = window_at(text, n)
    do(window, "f3", "o", size=size)
    place, blocks, _ = blocks_in(window, "whole")
    (slider,) = part_in(window, "progress", size).sliders
    track = slider.track
    assert (track.left, track.right) == (place.left, place.right)
    handle = track.left + round(slider.share * track.width)
    assert abs(blocks.stretch.x(place, blocks.clock) - handle) <= 1
    do(window, "o", size=size)
    (slider,) = part_in(window, "progress", size).sliders
    assert slider.track.width > track.width, "beside a board it is as long as ever"


# What is marked, and what is not known.


@pytest.mark.parametrize(
    ("at", "keys", "rows"),
    [
        ("2,4,1,3,5:7", "f2 down down", (1, 6, 8, 3, 7, 4, 2, 5)),
        ("3,1,7,5,8,2,4,6", "f3", (3, 1, 7, 5, 8, 2, 4, 6)),
    ],
)
def test_the_queens_of_the_solution_on_view_are_marked_in_the_whole_search(
    at: str, keys: str, rows: tuple[int, ...]
) -> None:
    window = window_at(at)
    do(window, *keys.split(), "f3", "o")
    place, blocks, removed = blocks_in(window, "whole")
    lives = {
        tuple(row + 1 for _, row in queens): life
        for queens, life in lifetimes(8, PLAIN).items()
    }
    clock = window.app.player.search.steps or 0
    assert [mark.row for mark in blocks.marks] == [*range(8)]
    for mark in blocks.marks:
        start, end = lives[rows[: mark.row + 1]]
        assert (mark.start, mark.end) == (start, end if end <= clock else clock + 1)
    with recording(pen := window.frame().pen) as drawn:
        paint_blocks(pen, BlocksLook("whole", place, place, blocks, removed, 0))
    marks = [one for one in drawn if "accent" in (one.role, one.second)]
    assert {one.stroke for one in marks} == {Stroke.BOX, Stroke.SHAPE}
    assert [one.what for one in marks if one.stroke is Stroke.SHAPE] == [Icon.DIAMOND]
    found = window.app.player.findings.step_of(window.app.visible_position) or 0
    x = place.left + found * place.width // 15_812
    for mark, stroke in zip(blocks.marks, marks, strict=False):
        inside = stroke.rect.inflate(2, 2)
        assert inside.left <= x <= inside.right
        assert inside.colliderect(removed[mark.row].place)
    number = 2 if keys.startswith("f2") else 13
    assert f"marked: solution {number}" in words_in(part_in(window, "tree"))


def test_of_a_chosen_queen_its_block_alone_is_marked_and_nothing_without_a_choice() -> (
    None
):
    window, _, place = flame_at(8, "5:1", "o")
    assert blocks_in(window, "whole")[1].marks == ()
    assert not any("marked" in word for word in words_in(part_in(window, "tree")))
    do(window, click(middle(place, 8, 1, 0.03)))
    shown = window.app.state.displayed
    assert shown
    assert len(shown.board) == 2
    (mark,) = blocks_in(window, "whole")[1].marks
    first, last = lifetimes(8, PLAIN)[tuple(enumerate(shown.board))]
    assert (mark.row, mark.start, mark.end) == (1, first, last)


def test_after_the_last_step_nothing_is_called_not_searched_yet() -> None:
    window, _, _ = flame_at(8, "end")
    place, blocks, removed = blocks_in(window, "lens")
    assert blocks.stretch.first + blocks.stretch.span > 15_812
    pale = []
    for one in (blocks, blocks._replace(clock=15_800)):
        with recording(pen := window.frame().pen) as drawn:
            paint_blocks(pen, BlocksLook("lens", place, place, one, removed, 0))
        pale.append([box.rect for box in drawn if box.role == "pale"])
    end = blocks.stretch.x(place, 15_812)
    assert pale[0] == []
    assert [box.right for box in pale[1]] == [end]


def test_what_is_not_counted_has_a_colour_and_an_entry_in_the_legend_until_it_is() -> (
    None
):
    window = Sharing(Player(search_at(20, "1,3,5,2,4,13,15,12:1")))
    window.size = 1280, 800
    window.app.change(tab=Action.TREE, is_large=True)
    place, blocks, removed = blocks_in(window, "lens")
    kinds = {block.kind for block in blocks.blocks}
    assert BlockKind.UNCOUNTED in kinds
    assert "not counted yet" in words_in(part_in(window, "tree foot"))
    with recording(pen := window.frame().pen) as drawn:
        paint_blocks(pen, BlocksLook("lens", place, place, blocks, removed, 0))
    assert ("hover", "border") in {(one.role, one.second) for one in drawn}
    # Once it is counted that nothing was found, no queen can have led to a solution.
    window.app.search.set_counts(3_981_335, 0)
    kinds = {block.kind for block in blocks_in(window, "lens")[1].blocks}
    assert kinds == {BlockKind.FAILED, BlockKind.OPEN}
    foot = words_in(part_in(window, "tree foot"))
    assert foot[1:3] == ["led nowhere", "led to solutions"]


@pytest.mark.parametrize(
    ("at", "point", "told"),
    [
        ("end", (1, 0.001), "{} steps, no solution"),
        ("end", (0, 0.9), "{} steps, {} solutions"),
        ("5,2,4:6", (0, 0.515), "{} steps so far, {} solutions"),
        ("5,2,4:6", (1, 0.001), "{} steps, no solution"),
    ],
)
def test_the_headline_of_a_large_flame_says_what_the_chosen_queen_is(
    at: str, point: tuple[int, float], told: str
) -> None:
    window = window_at(at)
    do(window, "f3", "o")
    clock = window.app.player.search.steps or 0
    place = blocks_in(window, "whole")[0]
    do(window, click(middle(place, 8, *point)))
    assert window.app.state.displayed
    queens = tuple(enumerate(window.app.state.displayed.board))
    start, end = lifetimes(8, PLAIN)[queens]
    end = min(end, clock)
    found = sum(len(one.queens) == 8 for one in walk(8, "plain")[start : end + 1])
    column, row = queens[-1]
    headline = f"Column {column + 1}, row {row + 1}: {told}"
    assert words_in(part_in(window, "card")) == [
        headline.format(f"{end - start:,}", found)
    ]


@pytest.mark.parametrize("keys", ["a down o", "a f2 down down f3 o"])
def test_without_a_board_the_end_is_told_and_not_the_solution_that_is_shown(
    keys: str,
) -> None:
    window = window_at(":1")
    for key in keys.split():
        do(window, key)
        finish(window)
    assert window.app.visible_position.is_solution
    assert words_in(part_in(window, "card")) == ["Search complete: 92 solutions"]
    do(window, "o")
    assert words_in(part_in(window, "card"))[0].startswith("Solution ")


def test_where_room_is_short_the_legend_begins_with_what_is_in_the_picture() -> None:
    view = State(at="1:2", keys="f3", size=(1280, 800)).led(PageView)
    foot = words_in(part_in(view, "tree foot"))
    assert foot[1:3] == ["placed now", "not searched yet"]
    assert "led to solutions" not in foot
