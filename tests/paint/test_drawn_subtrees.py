"""Collapsed subtrees, what is shown on demand, and the tree in windows of every size, as they are drawn."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest
from pygame import Surface

from queens_viz.app.commands import Action
from queens_viz.app.player import Player
from queens_viz.paint.rect import Rect
from queens_viz.window.window import Window

from .. import facts
from ..drawn import Seen, read
from ..pairs import each_once
from ..support import click, do, finish, hover, let_go, search_at, wheel, window_at
from ..things import Thing
from .test_drawn_tree import drawn_nodes, expected, tree_at

LARGE = pytest.mark.parametrize(("n", "text"), [(8, "3,6:4"), (7, "2,4,1,7:3"), (8, "4:3"), (8, "1,7,4:7")])


@LARGE
def test_finished_subtrees_of_a_large_tree_are_triangles_with_their_true_sizes(n: int, text: str) -> None:
    _, seen = tree_at(n, text)
    state, boards = facts.fact(n, text), expected(n, text)
    here = {state.board[:depth] for depth in range(len(state.board) + 1)}
    finished = sorted((board for board in boards if board not in here and board[:-1] in here), key=len)
    sizes = {board: facts.size(n, board) for board in finished}
    triangles = [icon for icon in seen.icons(seen.body) if icon.what == "pyramid"]
    squares = [icon for icon in seen.icons(seen.body) if icon.what == "square"]
    assert len(squares) == sum(size == (1, 0) for size in sizes.values())
    big = [board for board, size in sizes.items() if size != (1, 0) and len(board) < n]
    assert len(triangles) == len(big)
    triangles.sort(key=lambda icon: (icon.centre[1], icon.centre[0]))
    for board, icon in zip(sorted(big, key=lambda board: (len(board), board)), triangles, strict=True):
        nodes, found = sizes[board]
        good, bad = (seen.theme.solved, seen.theme.safe), (seen.theme.failed, seen.theme.failed)
        assert (icon.colour, icon.second) == (good if found else bad)
        assert numbers_under(seen, seen.body, icon, nodes, found), board


def numbers_under(seen: Seen, place: Rect, icon: Thing, nodes: int, found: int) -> bool:
    """Return whether the size of a subtree stands under its triangle as numbers: nodes, and in green solutions."""
    room = Rect(icon.rect.left - 9, icon.rect.bottom - 6, icon.rect.width + 18, max(60, icon.rect.height))
    told = [one for one in seen.texts(place) if room.contains(one.rect)]
    expected = [(f"{nodes:,}", seen.theme.muted)] + ([(str(found), seen.theme.safe)] if found else [])
    return [(one.what, one.colour) for one in told] == expected


def test_a_triangle_whose_size_is_not_known_yet_is_grey() -> None:
    window = Window(Player(search_at(8, "4:3")))
    window.app.state = window.app.state._replace(tab=Action.TREE)
    seen = read(window)
    triangles = [icon for icon in seen.icons(seen.body) if icon.what == "pyramid"]
    assert len(triangles) == 5
    assert {(icon.colour, icon.second) for icon in triangles} == {(seen.theme.disabled, seen.theme.border)}
    finish(window)
    seen = read(window)
    triangles = [icon for icon in seen.icons(seen.body) if icon.what == "pyramid"]
    assert seen.theme.disabled not in {icon.colour for icon in triangles}


@each_once({"notches": [1, 4, 9], "size": [(1280, 800), (640, 480), (1920, 1080)]})
def test_a_magnified_tree_stays_in_its_panel(notches: int, size: tuple[int, int]) -> None:
    window, seen = tree_at(4, "end", size=size)
    panel = seen.second_panel if seen.second_panel.width else seen.panel
    # Beside any node, whose board would be shown over the tree.
    do(window, hover((panel.left + 4, panel.bottom - 4)), wheel(notches), size=size)
    after, plain = read(window, size).surface, seen.surface
    whole = plain.get_rect()
    for place in (
        Rect(0, 0, whole.width, panel.top),
        Rect(0, panel.top, panel.left, panel.height),
        Rect(0, panel.bottom, whole.width, whole.height - panel.bottom),
        Rect(panel.right, panel.top, whole.width - panel.right, panel.height),
    ):
        assert _pixels(after, place) == _pixels(plain, place), place
    assert _pixels(after, panel) != _pixels(plain, panel)


def _pixels(surface: Surface, place: Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(tuple(place)), "RGB")


@each_once({"n": [7, 8], "size": [(1280, 800), (1024, 768), (1600, 900)]})
def test_at_the_end_each_triangle_tells_its_nodes_and_its_solutions(n: int, size: tuple[int, int]) -> None:
    seen = tree_at(n, "end", "o", size=size)[1]
    triangles = [icon for icon in seen.icons() if icon.what == "pyramid"]
    highest = [icon for icon in triangles if icon.centre[1] == min(one.centre[1] for one in triangles)]
    # That of row 1 is open, on the way to the first solution.
    for row, icon in enumerate(sorted(highest, key=lambda icon: icon.centre[0]), start=1):
        nodes, found = facts.size(n, (row,))
        assert numbers_under(seen, seen.panel, icon, nodes, found)
    assert len(highest) == n - 1


@pytest.mark.parametrize(("n", "text", "board"), [(4, "3,1:4", (1, 3)), (4, "3,1:4", (0,)), (5, "1,3,5:2", (0, 2))])
def test_the_node_that_is_shown_has_a_bold_edge(n: int, text: str, board: tuple[int, ...]) -> None:
    window, seen = tree_at(n, text)
    assert seen.theme.accent not in {icon.second for icon in seen.icons(seen.body) if icon.colour != seen.theme.open}
    (node,) = (node for node in drawn_nodes(seen, n, text) if node.board == board)
    do(window, click(node.icon.centre), let_go())
    seen = read(window)
    (shown,) = (icon for icon in seen.icons(seen.body) if icon.width > 5)
    assert shown.centre == node.icon.centre
    assert (shown.colour, shown.second) == (node.icon.colour, seen.theme.accent)
    assert [seen.words_in(seen.stack_cell(column)) for column in range(len(board))] == [[str(k + 1)] for k in board]


@pytest.mark.parametrize(("clicks", "sign"), [(1, "plus"), (2, "minus"), (3, "plus")])
def test_on_the_node_that_is_shown_a_plus_says_that_it_opens_and_a_minus_that_it_closes(clicks: int, sign: str) -> None:
    window, seen = tree_at(8, "3,6:4")
    first = min((icon for icon in seen.icons(seen.body) if icon.what == "pyramid"), key=lambda icon: icon.centre)
    for _ in range(clicks):
        do(window, click(first.centre), let_go())
        # Where it is opened its node may stand elsewhere.
        seen = read(window)
        first = next(icon for icon in seen.icons(seen.body) if icon.width >= 3)
    (words,) = (one.what for one in seen.texts(seen.body) if one.colour == seen.theme.on_accent)
    assert words == {"plus": "+", "minus": "−"}[sign]


@pytest.mark.parametrize(("n", "text", "row"), [(4, "3,1:4", 3), (5, "1,3,5:2", 1)])
def test_a_click_on_the_candidate_s_node_comes_back_to_the_search(n: int, text: str, row: int) -> None:
    window, seen = tree_at(n, text)
    (candidate,) = (node for node in drawn_nodes(seen, n, text) if node.is_candidate)
    (other,) = (node for node in drawn_nodes(seen, n, text) if node.board == (0,))
    do(window, click(other.icon.centre), let_go())
    assert window.app.state.shown is not None
    do(window, click(candidate.icon.centre), let_go())
    assert window.app.state.shown is None
    assert window.app.player.search.position.candidate == row


def test_failed_subtrees_are_left_out_on_demand_collapsed_ones_too() -> None:
    def count(seen: Seen, colour: str) -> Counter[str]:
        return Counter(icon.what for icon in seen.icons(seen.body) if icon.colour == colour)

    _, seen = tree_at(8, "1,7,4:7")
    _, hidden = tree_at(8, "1,7,4:7", "h")
    assert count(seen, seen.theme.failed)["pyramid"] > 1
    assert count(hidden, seen.theme.failed) == Counter()
    assert count(hidden, seen.theme.solved) == count(seen, seen.theme.solved) != Counter()
    window, seen = tree_at(4, "3,1:4", "h")
    assert [icon.what for icon in seen.icons(seen.body)].count("square") == 0
    do(window, "h")
    assert [icon.what for icon in read(window).icons(seen.body)].count("square") == 4


@pytest.mark.parametrize(("n", "text"), [(4, "3,1:4"), (4, "2,4,1:4"), (5, "1,3,5:2")])
def test_rejected_rows_are_added_on_demand_as_crosses(n: int, text: str) -> None:
    size = (2560, 1440)
    _, seen = tree_at(n, text, "o", size=size)
    assert not [icon for icon in seen.icons() if icon.what == "thin cross"]
    window, seen = tree_at(n, text, "o", "d", size=size)
    states = facts.walk(n)[: facts.step(n, text)]
    rejected = [state for state in states if state.row is not None and facts.attacked_by(state.board, state.row)]
    crosses = [icon for icon in seen.icons() if icon.what == "thin cross"]
    assert len(crosses) == len(rejected)
    assert all(icon.colour == seen.theme.muted for icon in crosses)
    tree = window.frame().tree
    assert tree
    for depth, row in enumerate(tree.places.rows[1:]):
        near = [icon for icon in crosses if abs(icon.centre[1] - row) < tree.places.high / 2]
        assert len(near) == sum(state.column == depth for state in rejected)


@pytest.mark.parametrize("size", [(640, 480), (1024, 768), (1920, 1080), (600, 900)])
def test_in_every_window_the_whole_tree_of_4_is_seen(size: tuple[int, int]) -> None:
    _, seen = tree_at(4, "3,1:4", "o", size=size)
    place = max((one.rect for one in seen.things("card")), key=lambda rect: rect.width * rect.height)
    icons = [icon for icon in seen.icons(place) if icon.what != "dashed"]
    assert len(icons) == len(expected(4, "3,1:4")) + 1
    assert all(place.contains(icon.rect) for icon in icons)


def test_where_the_tree_has_a_panel_of_its_own_its_keys_work_beside_the_list() -> None:
    size = (1920, 1080)
    window = window_at("3,1:4", 4)
    do(window, "f2", size=size)
    plain = read(window, size)
    for key, said in (("l", "the step that set"), ("h", "Failed parts are hidden"), ("d", "Rejected rows are shown")):
        do(window, key, size=size)
        seen = read(window, size)
        assert said in window.app.state.message
        assert _pixels(seen.surface, seen.second_panel) != _pixels(plain.surface, seen.second_panel)
        plain = seen
