"""The tree as it is drawn, node by node, against the boards that the search has placed."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import pytest

from queens_viz.window.window import Window

from .. import facts
from ..drawn import Seen, read
from ..pairs import each_once
from ..support import do, finish, window_at
from ..things import Thing

SMALL = [
    (4, ":2"),
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


def tree_at(n: int, text: str, *keys: str, size: tuple[int, int] = (1280, 800)) -> tuple[Window, Seen]:
    window = window_at(text, n)
    do(window, "f3", *keys, size=size)
    return window, read(window, size)


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
    downs = [low - high for high, low in pairwise(tops)]
    assert not downs or (max(downs) - min(downs) <= 1 and min(downs) >= 38)
    for depth in range(n + 1):
        across = [node.icon.centre[0] for node in nodes if len(node.board) == depth]
        assert across == sorted(set(across))
    places = {node.board: node.icon.centre[0] for node in nodes}
    for board, x in places.items():
        below = [places[other] for other in places if other[:-1] == board and other]
        assert not below or abs(2 * x - min(below) - max(below)) <= 2


@WHOLE
def test_each_node_has_the_shape_and_colours_of_what_became_of_it(n: int, text: str) -> None:
    _, seen = tree_at(n, text)
    state, theme = facts.fact(n, text), seen.theme
    for node in drawn_nodes(seen, n, text):
        is_open = state.board[: len(node.board)] == node.board and not state.is_end
        has_solution = any(len(board) == n and board[: len(node.board)] == node.board for board in expected(n, text))
        look: tuple[str, str, str | None]
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
        (x, foot), (u, head) = line.points
        (child,) = (board for board, (a, b) in places.items() if a == u and 0 < b - head < 40)
        edges[child] = line
        a, b = places[child[:-1]]
        # From foot to head, straight through the gap.
        assert x == a
        assert foot - b == places[child][1] - head
        assert foot < head
    assert set(edges) == set(places) - {()}
    for node in nodes:
        if node.is_candidate:
            assert edges[node.board].colour == theme.candidate
        elif node.board:
            is_current = state.board[: len(node.board)] == node.board and not state.is_end
            assert edges[node.board].colour == (theme.accent if is_current else theme.border)
            assert (edges[node.board].width >= 3) is is_current


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


@each_once({"theme": list(INKS), "n, text": [(4, "3,1:4"), (5, "1,3,5,2,4"), (4, "end")]})
def test_the_row_on_a_node_stands_out_from_its_colour(n: int, text: str, theme: str) -> None:
    window = window_at(text, n, theme)
    do(window, "f3")
    seen = read(window)
    inks = {getattr(seen.theme, fill): getattr(seen.theme, ink) for fill, ink in INKS[theme].items()}
    for node in drawn_nodes(seen, n, text):
        for label in seen.texts(node.icon.rect):
            ink = seen.theme.attacked if node.is_candidate else inks[node.icon.colour]
            assert (label.colour, label.is_bold) == (ink, True), node.board


@WHOLE
def test_the_labels_can_be_the_numbers_of_the_steps_or_nothing(n: int, text: str) -> None:
    window, seen = tree_at(n, text, "l")
    steps, found = expected(n, text), 0
    for node in drawn_nodes(seen, n, text):
        words = seen.words_in(node.icon.rect)
        found += len(words)
        assert words in ([], [str(node.board[-1] + 1) if node.is_candidate else str(steps[node.board])]), node.board
    assert found >= min(1, len(steps) - 1)
    do(window, "l")
    seen = read(window)
    assert all(seen.words_in(node.icon.rect) == [] for node in drawn_nodes(seen, n, text))


@WHOLE
def test_each_level_has_its_column_s_name_at_its_height_the_current_one_bold(n: int, text: str) -> None:
    _, seen = tree_at(n, text)
    heights = {len(node.board): node.icon.centre[1] for node in drawn_nodes(seen, n, text)}
    heading = seen.text("column", seen.body)
    names = [one for one in seen.texts(seen.body) if one.rect.left == heading.rect.left]
    assert [one.what for one in names] == ["column", *(str(depth) for depth in range(1, n + 1))]
    for depth, name in enumerate(names):
        if depth not in heights:
            assert name.centre[1] > max(heights.values())
            continue
        assert abs(name.centre[1] - heights[depth]) <= 2
        assert name.rect.right < min(
            icon.rect.left for icon in seen.icons(seen.body) if abs(icon.centre[1] - name.centre[1]) < 9
        )
        assert name.is_bold is (depth - 1 == facts.fact(n, text).column)


@pytest.mark.parametrize(("n", "size", "side"), [(8, (600, 480), -1), (8, (1280, 800), 1), (6, (640, 480), 1)])
def test_the_root_s_counts_stand_whole_beside_it(n: int, size: tuple[int, int], side: int) -> None:
    window = window_at("end", n)
    do(window, "f3", size=size)
    finish(window, size)
    seen = read(window, size)
    total = seen.text({8: "92 solutions", 6: "4 solutions"}[n], seen.panel)
    root = min((one for one in seen.icons(seen.body) if one.what == "round"), key=lambda one: one.rect.top)
    assert seen.body.contains(total.rect)
    assert total.rect.left >= root.rect.right if side > 0 else total.rect.right <= root.rect.left
