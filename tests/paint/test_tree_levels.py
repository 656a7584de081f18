"""What a finished tree opens by itself, and what its foot says."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action
from queens_viz.app.tree_view import tree
from queens_viz.search.position import Position

from ..driver import Driver
from .trees import Size, app_at, tree_at, tree_of


@pytest.mark.parametrize(
    ("n", "size", "is_large", "levels"),
    [
        (3, (600, 480), True, 3),
        (4, (1280, 800), False, 4),
        (4, (1280, 800), True, 4),
        (5, (1280, 800), True, 5),
        (5, (1280, 800), False, 1),
        (6, (1280, 800), True, 1),
        (7, (2560, 600), True, 2),
        (8, (2560, 600), True, 2),
        (8, (1280, 800), True, 1),
    ],
)
def test_whole_levels_are_open_as_long_as_they_have_room_with_their_counts(
    n: int, size: Size, is_large: bool, levels: int
) -> None:
    panel = tree_at(n, "end", size, is_large=is_large).panel
    assert panel.levels == levels
    first = {spot.node.board for spot in panel.look.spots if len(spot.node.board) == levels + 1}
    is_led = 2 * levels < n
    assert {board[:levels] for board in first} == ({next(iter(sorted(first)))[:levels]} if is_led and first else set())
    assert bool(first) is is_led
    assert panel.places.has_room or is_led


@pytest.mark.parametrize("n", [5, 6, 8])
def test_where_few_levels_are_open_the_way_to_the_first_solution_is_open_besides(n: int) -> None:
    first = {5: (0, 2, 4, 1, 3), 6: (1, 3, 5, 0, 2, 4), 8: (0, 4, 7, 5, 2, 6, 1, 3)}[n]
    boards = {spot.node.board for spot in tree_at(n, "end").panel.look.spots}
    assert {first[:length] for length in range(n + 1)} <= boards
    assert {board[:-1] for board in boards if len(board) > 1} == {first[:length] for length in range(1, n)}


def test_with_another_solution_shown_the_way_to_it_alone_is_open() -> None:
    shown = Position.parse("8,4,1,3,6,2,7,5", 8)
    panel = tree_of(app_at(8, "end", shown)).panel
    assert {spot.node.board[:1] for spot in panel.look.spots if spot.level == 2} == {(7,)}


def test_a_node_that_is_clicked_closes_nothing() -> None:
    before = {spot.node.board for spot in tree_at(8, "end").panel.look.spots}
    after = {spot.node.board for spot in tree_of(app_at(8, "end", Position.parse("3:1", 8))).panel.look.spots}
    assert before == after


def test_before_the_end_no_level_opens_by_itself() -> None:
    assert tree_at(8, "8,4,1,3,6,2,7:1", (2560, 600), is_large=True).panel.levels is None


def test_levels_that_have_not_been_counted_stay_closed() -> None:
    app = app_at(8, "end", is_large=True)
    assert tree_of(app, (2560, 600)).panel.levels == 2
    app.player.findings.sizes._known = {
        root: size for root, size in app.player.findings.sizes._known.items() if len(root) < 2
    }
    assert tree_of(app, (2560, 600)).panel.levels == 1


@pytest.mark.parametrize(
    ("text", "size", "told"),
    [
        ("2,4,1,3,5:7", (1280, 800), ["Under each triangle:", "nodes,", "solutions", "O", "whole window"]),
        ("end", (1280, 800), ["Point at a triangle:", "nodes,", "solutions", "O", "whole window"]),
        ("1:1", (1280, 800), ["O", "whole window"]),
        ("2,4,1,3,5:7", (600, 480), ["nodes,", "solutions", "O"]),
        ("end", (600, 480), ["Point at a triangle", "O"]),
    ],
)
def test_the_foot_says_what_the_counts_are_or_where_they_are(text: str, size: Size, told: list[str]) -> None:
    assert sorted(tree_at(8, text, size).told) == sorted(told)


@pytest.mark.parametrize(
    ("language", "under", "point_at"),
    [
        ("en", "Under each triangle:", "Point at a triangle:"),
        ("de", "Unter jedem Dreieck:", "Zeigt auf ein Dreieck:"),
        ("fr", "Sous chaque triangle\u00a0:", "Montrez un triangle\u00a0:"),
    ],
)
def test_the_foot_speaks_each_language(language: str, under: str, point_at: str) -> None:
    for text, words in (("2,4,1,3,5:7", under), ("end", point_at)):
        app = app_at(8, text)
        app.speak(language)
        assert words in tree_of(app).told


@pytest.mark.parametrize(("language", "counts"), [("en", "15,812"), ("de", "15.812"), ("fr", "15\u202f812")])
def test_counts_are_written_as_each_language_writes_numbers(language: str, counts: str) -> None:
    app = app_at(10, "2:4")
    app.speak(language)
    tree = tree_of(app)
    (nodes,) = (words for words in tree.counts if len(words) > 3)
    assert not nodes.isdigit()
    assert nodes[1] == counts[2]


@pytest.mark.parametrize("tab", [Action.TREE, Action.PROGRAM, Action.SOLUTIONS])
def test_to_list_all_leaves_the_open_tab_open(tab: Action) -> None:
    drive = Driver(n=5)
    drive({Action.TREE: "f3", Action.PROGRAM: "f4", Action.SOLUTIONS: "f2"}[tab], "a")
    drive.finish()
    assert drive.window.app.state.tab is tab
    assert str(drive.window.app.state.shown) == "1,3,5,2,4"
    drive("down")
    assert drive.window.app.state.tab is Action.SOLUTIONS


@pytest.mark.parametrize("n", [4, 5])
def test_keys_choose_among_the_nodes_that_are_seen(n: int) -> None:
    drive = Driver(n=n)
    drive("a")
    drive.finish()
    drive("escape", "f3")
    panel, waiting, boards = drive.window.frame().tree, [tree(drive.window.app)], list[tuple[int, ...]]()
    while waiting:
        node = waiting.pop()
        boards.append(node.board)
        waiting += node.children
    assert panel
    assert sorted(boards) == [spot.node.board for spot in panel.look.spots]
