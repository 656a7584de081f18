"""The small board of a node that is pointed at: beside the tree, with crowns, and gone when the node is clicked."""

from __future__ import annotations

import pytest

from queens_viz.paint.layout import lay_out
from queens_viz.paint.rect import Rect
from queens_viz.window.window import Window

from ..drawn import Seen, read
from ..support import click, do, finish, hover, let_go, noted, window_at
from .trees import Size

SOME = [
    (8, "2,4,1,3,5:7", (1280, 800), ()),
    (8, "1,7,4:7", (1280, 800), ()),
    (8, "end", (1280, 800), ()),
    (6, "2,4,6:3", (1280, 800), ()),
    (8, "2,4,6:3", (600, 480), ()),
    (6, "5,3,1,6:4", (600, 900), ()),
    (8, "end", (1920, 1080), ()),
    (8, "1,7,4:7", (1280, 800), ("o",)),
    (5, "1,3,5:2", (800, 600), ("o",)),
    (6, "5,3,1,6:4", (600, 480), ("o",)),
    (6, "2,4,6:3", (640, 480), ("o",)),
]


def window_with_tree(n: int, text: str, size: Size, keys: tuple[str, ...]) -> Window:
    window = window_at(text, n)
    do(window, "f3", *keys, size=size)
    finish(window, size)
    return window


def cards(seen: Seen) -> list[Rect]:
    """Return the card of the small board, if there is one."""
    return [one.rect for one in seen.things("card") if one.second == seen.theme.text and one.width == 2]


@pytest.mark.parametrize(("n", "text", "size", "keys"), SOME)
def test_it_never_lies_over_the_path_nor_over_the_node(n: int, text: str, size: Size, keys: tuple[str, ...]) -> None:
    window = window_with_tree(n, text, size, keys)
    noted(window, size)
    tree = window.frame().tree
    assert tree
    near = [k for k, point in enumerate(tree.places.points) if k and tree.spot_at(point) == tree.look.spots[k]]
    assert near
    path = [tree.places.around(k).clip(tree.body) for k in tree.look.path]
    for k in near[:: max(1, len(near) // 3)]:
        do(window, hover(tree.places.points[k]), size=size)
        (card,) = cards(read(window, size))
        assert Rect(0, 0, *size).contains(card)
        assert not any(card.colliderect(place) for place in (*path, tree.places.around(k).clip(tree.body)))


def pointing(board: tuple[int, ...]) -> tuple[Window, tuple[int, int]]:
    window = window_with_tree(8, "2,4,1,3,5:7", (1280, 800), ())
    read(window)
    tree = window.frame().tree
    assert tree
    k = next(k for k, spot in enumerate(tree.look.spots) if spot.node.board == board)
    do(window, hover(tree.places.points[k]))
    return window, tree.places.points[k]


def test_it_shows_crowns_and_counts() -> None:
    window, _ = pointing((1, 3))
    seen = read(window)
    (card,) = cards(seen)
    assert [one.what for one in seen.icons(card) if one.rect.width > 5] == ["crown", "crown"]
    assert not [one for one in seen.things("disc") if card.contains(one.rect)]
    assert seen.words_in(card) == ["queens in rows 2, 4"]
    window, _ = pointing((0,))
    seen = read(window)
    assert seen.words_in(cards(seen)[0]) == ["a queen in row 1", "227 nodes", "4 solutions"]


def test_it_goes_when_the_node_is_clicked_and_stays_away_while_that_is_shown() -> None:
    window, point = pointing((0,))
    do(window, click(point), let_go(point))
    assert cards(read(window)) == []
    do(window, hover((point[0] + 1, point[1])))
    assert cards(read(window)) == []


def test_it_goes_when_the_search_s_own_node_is_clicked() -> None:
    window, point = pointing((1, 3, 0, 2, 4, 6))
    assert cards(read(window))
    do(window, click(point), let_go(point))
    assert cards(read(window)) == []


def test_with_room_it_stands_in_the_panel() -> None:
    window, _ = pointing((0,))
    assert lay_out(1280, 800, 8).panel.contains(cards(read(window))[0])
