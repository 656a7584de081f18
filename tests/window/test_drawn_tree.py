"""The tree as it is drawn, node by node, against the boards that the search has placed."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import NamedTuple

import pygame
import pytest
from pygame import Rect, Surface

from queens_viz.app.player import Player
from queens_viz.app.state import Tab
from queens_viz.looks.theme import Colour
from queens_viz.window.app import App

from .. import facts
from ..drawn import Seen, Thing, read
from ..support import app_at, click, do, finish, hover, let_go, search_at, wheel

SMALL = [
    (4, ":1"),
    (4, "2,4,1:4"),
    (4, "2,4,1,3"),
    (4, "3,1:4"),
    (4, "1,4:3"),
    (4, "end"),
    (3, "end"),
    (3, "2:2"),
    (5, "1,3,5:2"),
    (5, "1,3,5,2,4"),
]
"""Positions of sizes whose tree is shown whole: open, solved, failed, on a solution, at an end with and without one."""

WHOLE = pytest.mark.parametrize(("n", "text"), SMALL)


class Node(NamedTuple):
    """A node as it is drawn; a candidate's outline is drawn below its filling."""

    board: tuple[int, ...]
    icon: Thing
    is_candidate: bool


def tree_at(n: int, text: str, *keys: str, size: tuple[int, int] = (1280, 800)) -> tuple[App, Seen]:
    app = app_at(text, n)
    do(app, "f3", *keys, size=size)
    return app, read(app, size)


def expected(n: int, text: str) -> dict[tuple[int, ...], int]:
    """Return the boards of the nodes in the order of the search, and the steps that placed them."""
    return facts.placed(n, facts.step(n, text))


def drawn_nodes(seen: Seen, n: int, text: str) -> list[Node]:
    """Return the nodes, matched from the top down and in each level from the left."""
    state = facts.fact(n, text)
    boards = list(expected(n, text))
    if state.row is not None:
        boards.append((*state.board, state.row))
    boards.sort(key=lambda board: (len(board), board))
    icons = [icon for icon in seen.icons(seen.body) if icon.what != "dashed"]
    icons.sort(key=lambda icon: (icon.centre[1], icon.centre[0]))
    assert len(icons) == len(boards)
    candidate = (*state.board, state.row) if state.row is not None else None
    return [Node(board, icon, board == candidate) for board, icon in zip(boards, icons, strict=True)]


@WHOLE
def test_nodes_stand_in_levels_from_the_top_down_and_in_order_from_the_left(n: int, text: str) -> None:
    _, seen = tree_at(n, text)
    nodes = drawn_nodes(seen, n, text)
    heights = [{node.icon.centre[1] for node in nodes if len(node.board) == depth} for depth in range(n + 1)]
    assert all(len(height) <= 1 for height in heights)
    tops = [min(height) for height in heights if height]
    assert tops == sorted(set(tops))
    assert len({round(low - high) // 3 for high, low in pairwise(tops)}) <= 2
    for depth in range(n + 1):
        across = [node.icon.centre[0] for node in nodes if len(node.board) == depth]
        assert across == sorted(set(across))
    places = {node.board: node.icon.centre[0] for node in nodes}
    for board, x in places.items():
        below = [places[other] for other in places if other[:-1] == board and other]
        assert not below or min(below) - 1 <= x <= max(below) + 1


@WHOLE
def test_each_node_has_the_shape_and_colours_of_what_became_of_it(n: int, text: str) -> None:
    _, seen = tree_at(n, text)
    state, theme = facts.fact(n, text), seen.theme
    for node in drawn_nodes(seen, n, text):
        is_open = state.board[: len(node.board)] == node.board and not state.is_end
        has_solution = any(len(board) == n and board[: len(node.board)] == node.board for board in expected(n, text))
        look: tuple[str, Colour, Colour | None]
        if node.is_candidate:
            look = ("round", theme.panel, None)
        elif len(node.board) == n:
            look = ("diamond", theme.solved, theme.safe)
        elif is_open:
            look = ("round", theme.open, theme.accent)
        elif has_solution:
            look = ("round", theme.solved, theme.safe)
        else:
            look = ("square", theme.failed, theme.failed)
        assert (node.icon.what, node.icon.colour, node.icon.second) == look, node.board


@WHOLE
def test_the_candidate_alone_has_a_dashed_outline(n: int, text: str) -> None:
    _, seen = tree_at(n, text)
    dashed = [icon for icon in seen.icons(seen.body) if icon.what == "dashed"]
    candidates = [node.icon for node in drawn_nodes(seen, n, text) if node.is_candidate]
    assert [icon.centre for icon in dashed] == [icon.centre for icon in candidates]
    assert all(icon.colour == seen.theme.candidate for icon in dashed)
    assert all(one.size > other.size for one, other in zip(dashed, candidates, strict=True))


@WHOLE
def test_an_edge_leads_from_each_parent_to_its_child_and_the_current_path_is_bold(n: int, text: str) -> None:
    _, seen = tree_at(n, text)
    state, theme, nodes = facts.fact(n, text), seen.theme, drawn_nodes(seen, n, text)
    places = {node.board: node.icon.centre for node in nodes}
    edges = {}
    for line in seen.things("line", seen.body):
        (child,) = (
            board
            for board, (x, y) in places.items()
            if board and abs(line.points[1][0] - x) <= 1 and -1 <= y - line.points[1][1] <= 30
        )
        edges[child] = line
        start, parent = line.points[0], places[child[:-1]]
        assert max(abs(a - b) for a, b in zip(start, parent, strict=True)) <= 1
    assert set(edges) == set(places) - {()}
    for node in nodes:
        if node.is_candidate:
            assert edges[node.board].colour == theme.candidate
        elif node.board:
            is_current = state.board[: len(node.board)] == node.board and not state.is_end
            assert edges[node.board].colour == (theme.accent if is_current else theme.border)
            assert (edges[node.board].width >= 2) is is_current


@WHOLE
def test_each_node_bears_the_row_of_its_queen(n: int, text: str) -> None:
    _, seen = tree_at(n, text)
    for node in drawn_nodes(seen, n, text):
        words = seen.words_in(node.icon.rect)
        assert words == ([str(node.board[-1] + 1)] if node.board else []), node.board


INKS = {
    "light": {"open": "text", "solved": "text", "failed": "window"},
    "dark": {"open": "text", "solved": "window", "failed": "text"},
    "contrast": {"open": "text", "solved": "text", "failed": "window"},
}
"""Whether letters on a node are as dark as other words, or as light as the ground, or the other way round."""


@pytest.mark.parametrize("theme", INKS)
@pytest.mark.parametrize(("n", "text"), [(4, "3,1:4"), (5, "1,3,5,2,4"), (4, "end")])
def test_the_row_on_a_node_stands_out_from_its_colour(n: int, text: str, theme: str) -> None:
    app = app_at(text, n, theme)
    do(app, "f3")
    seen = read(app)
    inks = {getattr(seen.theme, fill): getattr(seen.theme, ink) for fill, ink in INKS[theme].items()}
    for node in drawn_nodes(seen, n, text):
        for label in seen.texts(node.icon.rect):
            ink = seen.theme.attacked if node.is_candidate else inks[node.icon.colour]
            assert (label.colour, label.is_bold) == (ink, True), node.board


@WHOLE
def test_the_labels_can_be_the_numbers_of_the_steps_or_nothing(n: int, text: str) -> None:
    app, seen = tree_at(n, text, "l")
    steps, found = expected(n, text), 0
    for node in drawn_nodes(seen, n, text):
        words = seen.words_in(node.icon.rect)
        found += len(words)
        assert words in ([], [str(node.board[-1] + 1) if node.is_candidate else str(steps[node.board])]), node.board
    assert found >= min(1, len(steps) - 1)
    do(app, "l")
    seen = read(app)
    assert all(seen.words_in(node.icon.rect) == [] for node in drawn_nodes(seen, n, text))


@WHOLE
def test_each_level_has_its_column_s_name_at_its_height_the_current_one_bold(n: int, text: str) -> None:
    _, seen = tree_at(n, text)
    heights = {len(node.board): node.icon.centre[1] for node in drawn_nodes(seen, n, text)}
    names = [one for one in seen.texts(seen.body) if one.what.startswith("column ")]
    assert [one.what for one in names] == [f"column {k + 1}" for k in range(n)]
    for k, name in enumerate(names):
        assert abs(name.centre[1] - heights.get(k + 1, name.centre[1])) <= 2
        assert name.rect.right < min(icon.rect.left for icon in seen.icons(seen.body))
        assert name.is_bold is (k == facts.fact(n, text).column)


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
    noted = 0
    for board, icon in zip(sorted(big, key=lambda board: (len(board), board)), triangles, strict=True):
        nodes, found = sizes[board]
        good, bad = (seen.theme.solved, seen.theme.safe), (seen.theme.failed, seen.theme.failed)
        assert (icon.colour, icon.second) == (good if found else bad)
        notes = [one for one in seen.texts(seen.body) if one.what.endswith((" nodes", "solution", "solutions"))]
        beside = [
            one.what
            for one in notes
            if 0 <= icon.rect.left - one.rect.right < 25 and abs(one.centre[1] - icon.centre[1]) < 25
        ]
        solutions = ["1 solution" if found == 1 else f"{found} solutions"] if found else []
        assert beside in ([], [f"{nodes:,} nodes", *solutions])
        noted += bool(beside) or numbers_under(seen, seen.body, icon, nodes, found)
    assert noted >= len(big) - 1, "there may be no room for one"


def numbers_under(seen: Seen, place: Rect, icon: Thing, nodes: int, found: int) -> bool:
    """Return whether the size of a subtree stands under its triangle as numbers: nodes, and in green solutions."""
    room = Rect(icon.rect.left - 9, icon.rect.bottom - 6, icon.rect.width + 18, max(44, icon.rect.height))
    told = [one for one in seen.texts(place) if room.contains(one.rect)]
    expected = [(f"{nodes:,}", seen.theme.muted)] + ([(str(found), seen.theme.safe)] if found else [])
    return [(one.what, one.colour) for one in told] == expected


def test_a_triangle_whose_size_is_not_known_yet_is_grey() -> None:
    app = App(Player(search_at(8, "4:3")))
    app.state = app.state._replace(tab=Tab.TREE)
    seen = read(app)
    triangles = [icon for icon in seen.icons(seen.body) if icon.what == "pyramid"]
    assert len(triangles) == 5
    assert {(icon.colour, icon.second) for icon in triangles} == {(seen.theme.disabled, seen.theme.border)}
    finish(app)
    seen = read(app)
    triangles = [icon for icon in seen.icons(seen.body) if icon.what == "pyramid"]
    assert seen.theme.disabled not in {icon.colour for icon in triangles}


@pytest.mark.parametrize("notches", [1, 4, 9])
@pytest.mark.parametrize("size", [(1280, 800), (640, 480), (1920, 1080)])
def test_a_magnified_tree_stays_in_its_panel(notches: int, size: tuple[int, int]) -> None:
    app, seen = tree_at(4, "end", size=size)
    panel = seen.second_panel if seen.second_panel.width else seen.panel
    do(app, hover(panel.center), wheel(notches), size=size)
    after, plain = read(app, size).surface, seen.surface
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
    return pygame.image.tobytes(surface.subsurface(place), "RGB")


@pytest.mark.parametrize("n", [7, 8])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (1920, 1080)])
def test_at_the_end_each_triangle_tells_its_nodes_and_its_solutions(n: int, size: tuple[int, int]) -> None:
    seen = tree_at(n, "end", size=size)[1]
    place = seen.second_panel if size[0] == 1920 else seen.body
    triangles = [icon for icon in seen.icons(place) if icon.what == "pyramid"]
    assert len(triangles) == n
    for row, icon in enumerate(sorted(triangles, key=lambda icon: icon.centre[0])):
        nodes, found = facts.size(n, (row,))
        assert numbers_under(seen, place, icon, nodes, found)


@pytest.mark.parametrize(("n", "text", "board"), [(4, "3,1:4", (1, 3)), (4, "3,1:4", (0,)), (5, "1,3,5:2", (0, 2))])
def test_a_ring_is_around_the_node_that_is_shown(n: int, text: str, board: tuple[int, ...]) -> None:
    app, seen = tree_at(n, text)
    assert seen.things("ring") == []
    (node,) = (node for node in drawn_nodes(seen, n, text) if node.board == board)
    do(app, click(node.icon.centre), let_go())
    seen = read(app)
    (ring,) = seen.things("ring")
    assert ring.centre == node.icon.centre
    assert ring.colour == seen.theme.text
    assert [seen.words_in(seen.stack_cell(column)) for column in range(len(board))] == [[str(k + 1)] for k in board]


@pytest.mark.parametrize(("n", "text", "row"), [(4, "3,1:4", 3), (5, "1,3,5:2", 1)])
def test_a_click_on_the_candidate_s_node_comes_back_to_the_search(n: int, text: str, row: int) -> None:
    app, seen = tree_at(n, text)
    (candidate,) = (node for node in drawn_nodes(seen, n, text) if node.is_candidate)
    (other,) = (node for node in drawn_nodes(seen, n, text) if node.board == (0,))
    do(app, click(other.icon.centre), let_go())
    assert app.state.shown is not None
    do(app, click(candidate.icon.centre), let_go())
    assert app.state.shown is None
    assert app.player.search.position.candidate == row


def test_failed_subtrees_are_left_out_on_demand_collapsed_ones_too() -> None:
    def count(seen: Seen, colour: Colour) -> Counter[str]:
        return Counter(icon.what for icon in seen.icons(seen.body) if icon.colour == colour)

    _, seen = tree_at(8, "1,7,4:7")
    _, hidden = tree_at(8, "1,7,4:7", "h")
    assert count(seen, seen.theme.failed)["pyramid"] > 1
    assert count(hidden, seen.theme.failed) == Counter()
    assert count(hidden, seen.theme.solved) == count(seen, seen.theme.solved) != Counter()
    app, seen = tree_at(4, "3,1:4", "h")
    assert [icon.what for icon in seen.icons(seen.body)].count("square") == 0
    do(app, "h")
    assert [icon.what for icon in read(app).icons(seen.body)].count("square") == 4


@pytest.mark.parametrize(("n", "text"), [(4, "3,1:4"), (4, "2,4,1:4"), (5, "1,3,5:2")])
def test_rejected_rows_are_added_on_demand_as_crosses(n: int, text: str) -> None:
    _, seen = tree_at(n, text)
    assert not [icon for icon in seen.icons(seen.body) if icon.what == "thin cross"]
    _, seen = tree_at(n, text, "d")
    states = facts.walk(n)[: facts.step(n, text)]
    rejected = [state for state in states if state.row is not None and facts.attacked_by(state.board, state.row)]
    crosses = [icon for icon in seen.icons(seen.body) if icon.what == "thin cross"]
    assert len(crosses) == len(rejected)
    assert all(icon.colour == seen.theme.muted for icon in crosses)
    assert [sum(state.column == depth for state in rejected) for depth in range(n)] == [
        sum(icon.centre[1] == height for icon in crosses)
        for height in (one.centre[1] for one in seen.texts(seen.body) if one.what.startswith("column "))
    ]


@pytest.mark.parametrize("size", [(640, 480), (1024, 768), (1920, 1080), (600, 900)])
def test_in_every_window_the_whole_tree_of_4_is_seen(size: tuple[int, int]) -> None:
    _, seen = tree_at(4, "3,1:4", size=size)
    place = seen.second_panel if seen.second_panel.width else seen.panel
    icons = [icon for icon in seen.icons(place) if icon.what != "dashed"]
    assert len(icons) == len(expected(4, "3,1:4")) + 1
    assert all(place.contains(icon.rect) for icon in icons)


@pytest.mark.parametrize("tab", ["f2", "f4"])
def test_where_the_tree_has_a_panel_of_its_own_its_keys_work_beside_any_tab(tab: str) -> None:
    size = (1920, 1080)
    app = app_at("3,1:4", 4)
    do(app, tab, size=size)
    plain = read(app, size)
    for key in ("l", "h", "d"):
        do(app, key, size=size)
        seen = read(app, size)
        assert app.state.message == ""
        assert _pixels(seen.surface, seen.second_panel) != _pixels(plain.surface, seen.second_panel)
        plain = seen
