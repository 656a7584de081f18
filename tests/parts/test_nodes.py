"""The tree of a small search as nodes: each queen once, where she stays, and what clicks and arrows do with her."""

from __future__ import annotations

import pytest

from queens_viz import Position
from queens_viz.app.commands import Action, Command
from queens_viz.app.lesson import progress_at
from queens_viz.app.teaching import begin_lesson
from queens_viz.pens.icons import Icon
from queens_viz.pens.widget import Widget
from queens_viz.search.strategy import PLAIN
from queens_viz.window.window import Window

from .. import facts
from ..search.strategies import lifetimes, walk
from ..support import click, do, hover, part_in, window_at, words_in

Point = tuple[int, int]


def tree_at(
    n: int, text: str, *keys: str, size: tuple[int, int] = (1280, 800)
) -> tuple[Window, Widget]:
    window = window_at(text, n)
    # Beside a board, the numbers of six queens have no room in their nodes.
    large = ("o",) if n == 6 else ()
    do(window, "f3", *large, *keys, size=size)
    return window, part_in(window, "tree")


def node_of(window: Window, *board: int) -> Point:
    """Return where the last of some queens stands in the tree."""
    spots = points(part_in(window, "tree"))
    wanted = Command(Action.SHOW, Position(window.app.player.search.n, board, 0))
    return next(point for point, _ in spots if window.frame().clicked(point) == wanted)


def points(tree: Widget) -> list[tuple[Point, Icon]]:
    """Return where nodes are drawn, and in which shape."""
    return [
        (values[3], values[0]) for name, values, _ in tree.strokes if name == "shape"
    ]


def position_at(window: Window, point: tuple[int, int]) -> Position:
    """Return the position that a click on a node shows."""
    click = window.frame().clicked(point)
    assert isinstance(click, Command)
    assert isinstance(click.value, Position)
    return click.value


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (1, "1"),
        (2, "end"),
        (4, ":3"),
        (4, "2,4,1,3"),
        (5, "end"),
        (6, "3,6:4"),
        (6, "ahead/end"),
        (6, "fewest/2,4:6"),
    ],
)
def test_every_queen_that_was_placed_is_a_node_that_shows_her_and_none_stands_on_another(
    n: int, text: str
) -> None:
    window, tree = tree_at(n, text)
    search, seen = window.app.player.search, points(tree)
    walked = [
        tuple(row for _, row in state.queens)
        for state in walk(n, search.strategy.value)[: (search.steps or 0) + 1]
    ]
    boards = {board[:k] for board in walked for k in range(len(board) + 1)}
    shapes = [point for point, icon in seen if icon is not Icon.DASHED]
    positions = {point: position_at(window, point) for point in shapes}
    shown = set(positions.values())
    assert shown == {Position(n, board, 0, search.strategy) for board in boards}
    assert len(set(shapes)) == len(shapes) == len(boards)
    assert len(seen) - len(shapes) == (
        not (search.is_solution or search.position.is_end)
    )
    nodes = {position.board: point for point, position in positions.items()}
    for board, (x, y) in nodes.items():
        above, before = (
            nodes[board[:-1]],
            [one for one in nodes if len(one) == len(board) and one < board],
        )
        assert not board or y > above[1]
        assert all(nodes[one][0] < x for one in before)
    assert {
        icon
        for point, icon in seen
        if point in [nodes[one] for one in nodes if len(one) == n]
    } <= {Icon.DIAMOND}


def test_where_a_row_is_attacked_only_the_number_in_the_dashed_ring_changes() -> None:
    """As the first lesson says of its thirteenth stop."""
    (_, before), (_, after) = tree_at(5, "3,1:1"), tree_at(5, "3,1:2")
    assert points(before) == points(after)
    assert points(after)[-1][1] is Icon.DASHED
    assert (words_in(before)[-1], words_in(after)) == (
        "1",
        [*words_in(before)[:-1], "2"],
    )


@pytest.mark.parametrize(
    ("n", "text", "fill"),
    [
        (4, "2,4,1,3", "open"),
        (4, "end", "solved"),
        (1, "end", "solved"),
        (3, "end", "failed"),
    ],
)
def test_the_empty_board_is_not_finished_until_the_end_and_then_tells_the_result(
    n: int, text: str, fill: str
) -> None:
    _, tree = tree_at(n, text)
    assert (
        next(values for name, values, _ in tree.strokes if name == "shape")[2] == fill
    )


@pytest.mark.parametrize(("n", "size"), [(6, (1280, 800)), (4, (600, 900))])
def test_a_click_shows_a_queen_enter_goes_there_and_a_click_beside_does_nothing(
    n: int, size: tuple[int, int]
) -> None:
    window, tree = tree_at(n, "3:2", size=size)
    there, before = node_of(window, 0), window.app.state
    right, bottom = tree.regions[-1][0].bottomright
    do(window, click((right - 2, bottom - 2)), size=size)
    assert window.app.state == before
    do(window, click(there), size=size)
    assert window.app.state.displayed == Position(n, (0,), 0)
    do(window, "return", size=size)
    assert window.app.player.search.steps == 1


def test_arrows_go_through_the_nodes_while_the_tree_has_the_ring() -> None:
    window, _ = tree_at(4, "end")
    window.state = window.state._replace(ring=Action.NODE)
    shown = []
    for key in ("down", "right", "left", "down", "right", "up", "up"):
        do(window, key)
        assert window.app.state.displayed
        shown.append(window.app.state.displayed.board)
    assert shown == [(0,), (1,), (0,), (0, 2), (0, 3), (0,), ()]
    do(window, "escape", "escape", "left")
    assert window.app.state.displayed is None
    assert not window.app.player.is_at_end


def test_a_node_tells_its_square_and_what_was_found_below_it_and_nothing_where_it_is_shown() -> (
    None
):
    window, _ = tree_at(6, "3,6:4")
    there = node_of(window, 0)
    do(window, hover(there))
    nodes, solutions = facts.size(6, (0,))
    assert words_in(part_in(window, "hover")) == [
        "column 1, row 1",
        f"{6 * nodes + solutions} steps",
        "no solution",
    ]
    do(window, click(there), hover(there))
    assert window.frame().widget("hover") is None


@pytest.mark.parametrize(
    ("strategy", "has_any"), [("", True), ("ahead/", False), ("fewest/", False)]
)
def test_with_what_is_left_nodes_placed_in_vain_are_pale_but_for_searches_that_look_ahead(
    strategy: str, has_any: bool
) -> None:
    fills = []
    for keys in ((), ("w",)):
        _, tree = tree_at(6, f"{strategy}end", *keys)
        fills.append(
            [values[2] for name, values, _ in tree.strokes if name == "shape"].count(
                "late"
            )
        )
    assert (fills[0], fills[1] > 0) == (0, has_any)


@pytest.mark.parametrize(
    ("n", "keys", "size", "has_nodes"),
    [
        (6, "f3", (2560, 1440), False),
        (6, "f3 o", (1280, 800), True),
        (5, "f3", (1280, 800), True),
        (5, "f3", (390, 844), True),
        (5, "f3", (320, 480), False),
        (5, "f3 o", (390, 844), True),
        (5, "f3 o", (320, 568), False),
        (4, "f3", (600, 480), True),
    ],
)
def test_a_tree_is_drawn_over_time_unless_each_node_has_room_for_its_number(
    n: int, keys: str, size: tuple[int, int], has_nodes: bool
) -> None:
    window = window_at("end", n)
    do(window, *keys.split(), size=size)
    tree = part_in(window, "tree", size)
    assert bool(points(tree)) is has_nodes
    labels = {button.look.label for button in window.frame().buttons}
    assert ("over time" in labels) is has_nodes
    if has_nodes:
        queens = len(lifetimes(n, PLAIN))
        numbers = [label for label in words_in(tree) if label.isdigit()]
        assert len(numbers) == queens + n
        return
    assert "as nodes" not in labels
    do(window, "i", size=size)
    reason = "There is no room here for the numbers in the nodes."
    assert window.app.state.message == reason
    assert not window.app.state.shows_time


def test_in_the_whole_window_each_node_of_six_queens_has_its_number() -> None:
    _, tree = tree_at(6, "end")
    assert len([*filter(None, words_in(tree))]) == 152 + len(
        ["column", 1, 2, 3, 4, 5, 6]
    )


def test_beside_a_button_the_ring_of_what_is_tested_stays_in_its_room() -> None:
    window = window_at(":1", 4)
    begin_lesson(window.app, progress_at("1.10"))
    window.app.jump(Position.parse("4,2:4", 4))
    do(window, "f3")
    tree = part_in(window, "tree", (500, 800))
    _, size, _, (across, _) = next(
        values
        for name, values, _ in tree.strokes
        if name == "shape" and values[0] is Icon.DASHED
    )
    assert across + size / 2 <= tree.room.right


@pytest.mark.parametrize(
    ("n", "message"), [(6, ""), (7, "The program is not open: press F4.")]
)
def test_i_turns_a_small_tree_over_time_and_says_why_it_does_not_turn_a_larger_one(
    n: int, message: str
) -> None:
    window, tree = tree_at(n, "2,4:6")
    assert bool(points(tree)) is (n == 6)
    assert window.app.has_nodes is (n == 6)
    do(window, "i")
    assert not window.app.has_nodes
    assert (points(part_in(window, "tree")), window.app.state.message) == ([], message)
    do(window, "i")
    assert bool(points(part_in(window, "tree"))) is (n == 6)
