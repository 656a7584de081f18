"""Where the parts of a tree stand: by computation, that nothing overlaps, nothing is cut, and no level is empty."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, pairwise

import pytest

from queens_viz.app.app import App
from queens_viz.app.player import Player
from queens_viz.app.state import Labels, TreeState
from queens_viz.app.tree_view import tree as tree_of
from queens_viz.browser.tree_places import TreePlaces, place
from queens_viz.browser.tree_plan import Area, Box, width_of
from queens_viz.browser.tree_widths import levels_of, shape_width
from queens_viz.looks import tree
from queens_viz.looks.scene import Scene
from queens_viz.looks.tree import TreeLook
from queens_viz.paint.face import Weight
from queens_viz.search.position import Position
from queens_viz.search.tree import Node
from queens_viz.window.typeface import Typeface

from ..pairs import every_pair
from ..support import search_at

BOXES = {
    "panel at 640x480": Box(10, 5, 230, 150, 14),
    "panel at 1280x800": Box(700, 380, 540, 290, 15),
    "panel at 1920x1080": Box(20, 40, 900, 560, 21),
    "whole window": Box(30, 90, 1200, 600, 20),
    "phone": Box(6, 6, 340, 500, 14),
    "low": Box(6, 6, 560, 84, 14),
}

EVERYWHERE = every_pair(
    {
        "n": [4, 6, 8, 12, 20, 30],
        "at": ["first", "end", "walk 0", "walk 1", "walk 2"],
        "kind": ["plain", "one", "all", "rejected", "steps"],
        "where": list(BOXES),
    }
)


def text_of(n: int, at: str) -> str:
    """Return the first position, the end, or one on a walk down; the end of a large board is not looked at."""
    if at in ("first", "end"):
        return ":1" if at == "first" else "end" if n < 20 else walk(n, 3)
    return walk(n, int(at.split()[1]))


def walk(n: int, seed: int) -> str:
    """Return a position on a walk down, as far as it goes or shorter."""
    chance, board = random.Random(seed), list[int]()
    while len(board) < n - seed % 3:
        safe = [row for row in range(n) if not attacked(board, row)]
        if not safe:
            break
        board.append(chance.choice(safe))
    if len(board) == n:
        return ",".join(str(row + 1) for row in board)
    return ",".join(str(row + 1) for row in board) + f":{chance.randrange(n) + 1 if board else 1}"


def attacked(board: list[int], row: int) -> bool:
    column = len(board)
    return any(other == row or abs(other - row) == column - k for k, other in enumerate(board))


@lru_cache(maxsize=256)
def look_at(n: int, text: str, kind: str) -> TreeLook:
    """Return the look of a tree in which nothing, one or all subtrees of the first levels are turned."""
    app = App(Player(search_at(n, text)))
    count(app)
    state = TreeState(has_rejected=kind == "rejected", labels=Labels.STEP if kind == "steps" else Labels.ROW, size=n)
    if kind in ("one", "all"):
        for _ in range(2):
            roots = [node.board for node in finished(tree_of(app)) if len(node.board) < 3]
            turned = state.turned | set(roots[-1:] if kind == "one" else roots[:3])
            state = state._replace(turned=turned)
            app.change(tree=state)
            app.player.findings.sizes.open(turned)
            app.player.is_counting = True
            count(app)
    app.change(tree=state)
    if kind == "one" and state.turned:
        app.show(Position(n, max(state.turned), 0))
    return tree.look(Scene.of(app))


def count(app: App) -> None:
    """Count for a while: of large boards some sizes stay unknown."""
    for _ in range(12):
        app.player.pass_time(0)


def finished(node: Node) -> Iterator[Node]:
    """Yield the collapsed nodes below a node."""
    for child in node.children:
        if child.shape.value == "collapsed":
            yield child
        yield from finished(child)


def meet(one: Area, other: Area) -> bool:
    # A pixel is nothing that anybody sees, and where things stand is in whole ones.
    left, right = max(one[0], other[0]), min(one[2], other[2])
    return right - left > 1.01 and min(one[3], other[3]) - max(one[1], other[1]) > 1.01


def seen(look: TreeLook, places: TreePlaces) -> list[Area]:
    """Return the areas of all shapes and texts that are to be seen."""
    shapes = [places.area(k) for k in range(len(look.spots)) if places.is_seen(k)]
    return [*shapes, *(text.area for text in places.notes)]


@EVERYWHERE
def test_no_two_shapes_or_texts_overlap_and_none_is_cut(n: int, at: str, kind: str, where: str) -> None:
    look = look_at(n, text_of(n, at), kind)
    places = place(look, BOXES[where])
    areas = seen(look, places)
    assert areas
    assert [(one, other) for one, other in near(areas) if meet(one, other)] == []
    assert all(places.box.holds(area) for area in areas)


def near(areas: list[Area]) -> Iterator[tuple[Area, Area]]:
    """Yield the pairs of areas that may overlap: sorted from the left, only those that begin before one ends."""
    areas = sorted(areas)
    for k, one in enumerate(areas):
        for other in areas[k + 1 :]:
            if other[0] >= one[2]:
                break
            yield one, other


@EVERYWHERE
def test_levels_are_even_and_the_deepest_has_a_node(n: int, at: str, kind: str, where: str) -> None:
    look = look_at(n, text_of(n, at), kind)
    assert {spot.level for spot in look.spots} == set(range(levels_of(look)))
    places = place(look, BOXES[where])
    downs = [low - high for high, low in pairwise(places.heights)]
    assert all(down > max(places.highs) for down in downs)
    assert not downs or max(downs) - min(downs) <= 1
    assert [y for _, y in places.points] == [places.heights[spot.level] for spot in look.spots]


@EVERYWHERE
def test_the_path_is_a_steady_diagonal_and_nodes_stand_over_the_middle_of_their_children(
    n: int, at: str, kind: str, where: str
) -> None:
    look = look_at(n, text_of(n, at), kind)
    places = place(look, BOXES[where])
    across = [places.points[k][0] for k in look.path]
    steps = [right - left for left, right in pairwise(across)]
    assert not steps or (max(steps) - min(steps) <= 1 and min(steps) > 0)
    below: dict[int | None, list[int]] = {}
    for k, spot in enumerate(look.spots):
        below.setdefault(spot.parent, []).append(k)
    for parent, children in below.items():
        xs = [places.points[k][0] for k in children]
        assert xs == sorted(xs)
        if parent is not None and children[-1] not in look.path:
            assert abs(2 * places.points[parent][0] - xs[0] - xs[-1]) <= 2


@pytest.mark.parametrize("at", ["first", "end", "walk 0", "walk 1", "walk 2"])
@pytest.mark.parametrize("n", [4, 6, 8])
def test_with_room_for_it_every_collapsed_subtree_has_its_counts_and_every_node_its_row(n: int, at: str) -> None:
    look = look_at(n, text_of(n, at), "plain")
    places = place(look, Box(0, 0, 1400, 900, 15))
    assert all(places.is_seen(k) for k in range(len(look.spots)))
    told = [*(words for spot in look.spots for words in spot.counts), *look.total]
    assert sorted(text.words for text in places.notes) == sorted(told)
    assert all(size > 0 for spot, size in zip(look.spots, places.labels, strict=True) if spot.label)


@every_pair({"n": [4, 8], "seed": list(range(3)), "where": list(BOXES)})
def test_the_current_node_is_seen_in_every_box(n: int, seed: int, where: str) -> None:
    look = look_at(n, walk(n, seed), "plain")
    assert place(look, BOXES[where]).is_seen(look.path[-1])


def test_triangles_are_as_wide_as_the_design_says_where_there_is_room() -> None:
    look = look_at(8, "3,6:4", "plain")
    places = place(look, Box(0, 0, 560, 300, 15))
    for spot, width in zip(look.spots[1:], places.widths[1:], strict=True):
        assert width == shape_width(spot)


@pytest.mark.parametrize("zoom", [1.5, 3.0, 12.0])
def test_names_digits_and_shapes_grow_with_zoom_and_what_is_cut_is_not_seen(zoom: float) -> None:
    look, box = look_at(8, "end", "plain"), BOXES["panel at 1280x800"]
    plain, grown = place(look, box), place(look, box._replace(zoom=zoom, moved=(7, -5)))
    growth = min(zoom, 3.0)
    assert grown.type == round(plain.type * growth)
    assert all(abs(b - growth * a) < 0.01 for a, b in zip(plain.widths, grown.widths, strict=True))
    assert all(b >= 1.4 * a for a, b in zip(plain.labels, grown.labels, strict=True))
    areas = seen(look, grown)
    assert not any(meet(one, other) for one, other in combinations(areas, 2))
    assert all(grown.box.holds(area) for area in areas)


@pytest.mark.parametrize("words", ["227", "12", "1,234", "902,738", "9,999,999", "…", "1.234", "15,812", "88"])
def test_texts_are_no_wider_than_they_are_thought_to_be(words: str) -> None:
    face = Typeface()
    for size in (14, 15, 21, 45):
        for weight in (Weight.REGULAR, Weight.BOLD):
            assert face.width(words, size, weight) <= width_of(words) * size + 1


@pytest.mark.parametrize(("n", "total", "role"), [(3, "no solution", "muted"), (4, "2 solutions", "safe")])
def test_the_total_at_the_end_is_green_where_there_is_a_solution(n: int, total: str, role: str) -> None:
    places = place(look_at(n, "end", "plain"), Box(0, 0, 1400, 900, 15))
    assert [(text.words, text.role) for text in places.notes][-1] == (total, role)
