"""Where the tree stands: nothing overlaps, nothing jumps, and everything is inside or can be reached."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest

from queens_viz.paint.hand import LARGEST_ZOOM, Hand
from queens_viz.paint.tree_places import sizes
from queens_viz.search.position import Position
from queens_viz.search.tree import Shape

from ..pairs import each_once
from .trees import Size, Tree, app_at, ink, positions, share, tree_at, tree_of

SIZES = [(600, 480), (800, 600), (1280, 800), (1920, 1080), (2560, 1440), (600, 900)]

full = pytest.mark.full

SOME = [(4, 5, 0), (5, 23, 0), (6, 90, 0), (8, 900, 0)] + [
    pytest.param(n, parts, part, marks=full)
    for n, parts, many in [(4, 1, 1), (5, 2, 2), (6, 4, 4), (8, 133, 4)]
    for part in range(many)
]
"""Sizes of boards, into how many parts their positions are divided, and which part is looked at."""


@lru_cache(maxsize=16)
def trees(n: int, parts: int, part: int, size: Size, *, is_large: bool) -> list[Tree]:
    """Return the trees of some positions."""
    return [tree_of(app_at(n, position, is_large=is_large), size) for position in share(n, part, parts)]


WHERE = [((1280, 800), False), ((1280, 800), True), ((600, 480), False)]


@pytest.mark.parametrize(("size", "is_large"), WHERE)
@pytest.mark.parametrize(("n", "parts", "part"), SOME)
def test_nothing_overlaps_and_no_edge_runs_through_a_text(
    n: int, parts: int, part: int, size: Size, is_large: bool
) -> None:
    assert [clash for tree in trees(n, parts, part, size, is_large=is_large) for clash in tree.clashes()] == []


@pytest.mark.parametrize(("size", "is_large"), WHERE)
@pytest.mark.parametrize(("n", "parts", "part"), SOME)
def test_sizes_stay_for_a_board_and_a_room(n: int, parts: int, part: int, size: Size, is_large: bool) -> None:
    found = {
        (tree.panel.places.high, tree.panel.places.rows[1] - tree.panel.places.rows[0])
        for tree in trees(n, parts, part, size, is_large=is_large)
    }
    (high, down), *others = sorted(found)
    # Rows stand on whole pixels.
    assert all((other[0], abs(other[1] - down) <= 1) == (high, True) for other in others)


@pytest.mark.parametrize(("size", "is_large"), WHERE)
@pytest.mark.parametrize(("n", "parts", "part"), SOME)
def test_counts_stand_under_all_closed_subtrees_or_under_none(
    n: int, parts: int, part: int, size: Size, is_large: bool
) -> None:
    for tree in trees(n, parts, part, size, is_large=is_large):
        wanted = sorted(words for spot in tree.panel.look.spots for words in spot.counts)
        rows, body = tree.panel.places.rows, tree.panel.body
        if body.top < rows[0] and rows[-1] < body.bottom:
            assert sorted(tree.counts) == (wanted if tree.panel.places.has_counts else [])
        assert tree.panel.places.has_room >= tree.panel.places.has_counts


@pytest.mark.parametrize(
    ("n", "size", "is_large", "shape", "pitch"),
    [
        (8, (1280, 800), False, 30.5, 38),
        (8, (1920, 1080), False, 40.5, 50.6),
        (4, (1280, 800), True, 64, 124),
        (12, (1280, 800), False, 30, 38),
        (100, (2560, 1440), True, 30, 38),
        (8, (600, 480), False, 30, 38),
        (4, (2560, 1440), True, 64 * 1.97, 227),
    ],
)
def test_sizes_are_those_of_the_design(n: int, size: Size, is_large: bool, shape: float, pitch: float) -> None:
    places = tree_at(n, ":2", size, is_large=is_large).panel.places
    assert places.high == pytest.approx(shape, rel=0.01)
    assert places.rows[1] - places.rows[0] == pytest.approx(pitch, abs=1)


@pytest.mark.parametrize(
    ("n", "room", "unit", "sizes_"),
    [
        (8, 341, 1, (31, 38.75)),
        (8, 100, 1, (30, 38)),
        (1, 2000, 1, (64, 124)),
        (1, 2000, 2, (128, 248)),
        (1, 2000, 0.5, (64, 124)),
        (4, 300, 1, (50, 62.5)),
    ],
)
def test_sizes_follow_from_the_room(n: int, room: float, unit: float, sizes_: tuple[float, float]) -> None:
    assert sizes(n, room, unit) == pytest.approx(sizes_)


def test_siblings_spread_up_to_three_shapes_apart() -> None:
    tree = tree_at(4, "end", is_large=True)
    assert tree.point_of(3)[0] - tree.point_of(2)[0] == 3 * 64
    tree = tree_at(8, "2,4,1,3,5:7")
    apart = tree.point_of(2)[0] - tree.point_of(1)[0]
    assert apart == pytest.approx(3 * tree.panel.places.high, abs=1)
    assert tree.panel.places.points[0][0] == pytest.approx(tree.panel.places.room.centerx, abs=1)


def test_without_counts_subtrees_take_the_room_below_triangles() -> None:
    tree = tree_at(8, "end", (1920, 1080))
    assert not tree.counts
    assert tree.point_of(1, 8)[0] > tree.point_of(3)[0]


def test_siblings_stand_no_closer_than_their_shapes_and_triangles_leave_a_gap() -> None:
    tree = tree_at(8, "end", (1920, 1080))
    places = tree.panel.places
    assert tree.point_of(3)[0] - tree.point_of(2)[0] == pytest.approx(places.wide, abs=1)
    assert places.wide >= 1.1 * places.high
    triangles = sorted((one.rect for one in tree.shapes if one.what.name == "PYRAMID"), key=lambda rect: rect.left)  # type: ignore[attr-defined]
    assert all(rect.width <= places.wide - 1 for rect in triangles)


@each_once({"size": SIZES, "is_large": [False, True], "n": [4, 8, 12, 30]})
def test_the_current_node_is_in_sight_in_every_window(n: int, is_large: bool, size: Size) -> None:
    chance, board = random.Random(n), list[int]()
    while len(board) < n - 1:
        safe = [r for r in range(n) if all(r != b and abs(r - b) != len(board) - k for k, b in enumerate(board))]
        if not safe:
            break
        board.append(chance.choice(safe))
    tree = tree_at(n, Position(n, tuple(board), n - 1), size, is_large=is_large)
    place = tree.panel.places.around(tree.panel.look.path[-1])
    assert tree.panel.body.inflate(2, 2).contains(place)
    assert place.left >= tree.panel.places.room.left


@pytest.mark.parametrize("size", SIZES)
def test_a_tree_that_has_room_is_inside_with_the_names_of_all_rows(size: Size) -> None:
    tree = tree_at(4, "end", size, is_large=True)
    assert all(tree.panel.body.contains(one.rect) for one in (*tree.texts, *tree.shapes))
    names = [one for one in tree.texts if one.rect.left == tree.panel.places.left]
    assert [one.what for one in names] == ["column", "1", "2", "3", "4"]
    middles = [one.rect.centery for one in names]
    assert middles == pytest.approx(tree.panel.places.rows, abs=1)
    above, below = tree.panel.places.rows[0] - tree.panel.body.top, tree.panel.body.bottom - tree.panel.places.rows[-1]
    assert above == pytest.approx(below, abs=2)


def test_rows_that_are_not_walked_yet_have_names_where_all_have_room() -> None:
    tree = tree_at(8, ":2")
    assert [one.what for one in tree.texts if one.rect.left == tree.panel.places.left][1:] == list("12345678")


def test_in_a_tree_that_is_too_high_the_names_of_the_rows_in_sight_stand_at_the_left() -> None:
    board = tuple(range(0, 30, 2))
    queens = (*range(1, 30, 2), *board)[:14]
    tree = tree_at(30, Position(30, queens, 29))
    names = [int(str(one.what)) for one in tree.texts if one.rect.left == tree.panel.places.left]
    assert names == list(range(names[0], names[-1] + 1))
    assert 8 < names[0] < 13 < 15 < names[-1] < 19
    (here,) = (one for one in tree.texts if one.what == "15" and one.rect.left == tree.panel.places.left)
    assert here.role == "text"


@pytest.mark.parametrize("moved", [0, -100, -200, -240, -260, -400])
def test_the_heading_never_lies_under_the_root(moved: int) -> None:
    tree = tree_at(6, ":2", hand=Hand(moved=(moved, 0)))
    root = tree.panel.places.around(0)
    headings = [one.ink for one in tree.texts if one.what == "column"]
    assert all(not root.colliderect(one) for one in headings)
    assert bool(headings) is (moved > -250)


def test_the_size_of_the_whole_tree_stands_right_of_its_root_within_its_row() -> None:
    tree = tree_at(8, "end")
    root, row = tree.panel.places.around(0), tree.panel.places.rows[0]
    nodes, found = (next(one for one in tree.texts if one.what == words) for words in ("2,057 nodes", "92 solutions"))
    assert (nodes.role, found.role) == ("muted", "safe")
    assert all(0 < one.rect.left - root.right < root.width for one in (nodes, found))
    assert ink(nodes).bottom < row < ink(found).top
    assert root.inflate(900, 0).contains(ink(nodes).union(ink(found)))
    (nodes, found) = (one for one in tree_at(3, "end").texts if "o" in str(one.what) and one.what != "column")
    assert (found.what, found.role) == ("no solution", "muted")


@pytest.mark.parametrize("zoom", [0.5, 1.0, 1.5, LARGEST_ZOOM])
@pytest.mark.parametrize("moved", [(0, 0), (30, -20)])
def test_zoom_multiplies_the_pitch_and_moves_carry_every_node_along(zoom: float, moved: tuple[int, int]) -> None:
    app = app_at(4, "3,1:4")
    plain, looked = (tree_of(app, hand=hand).panel.places for hand in (Hand(), Hand(zoom=zoom, moved=moved)))
    assert looked.high == pytest.approx(zoom * plain.high)
    assert looked.rows[-1] - looked.rows[0] == pytest.approx(zoom * (plain.rows[-1] - plain.rows[0]), abs=2)
    if zoom >= 1:
        x, y = plain.room.center
        for one, other in zip(plain.points, looked.points, strict=True):
            assert other[0] == pytest.approx(x + (one[0] - x) * zoom + moved[0], abs=zoom)
            assert other[1] == pytest.approx(y + (one[1] - y) * zoom + moved[1], abs=zoom)


@pytest.mark.parametrize(
    ("n", "text"), [(8, "end"), (6, "2,4,6,1,3,5"), (6, "5,3:1"), (12, "1,3,5,2:7"), (30, "1,3,5:7")]
)
@pytest.mark.parametrize("size", [(600, 480), (1280, 800)])
def test_at_the_zoom_that_fits_all_nodes_are_in_the_room(n: int, text: str, size: Size) -> None:
    app = app_at(n, text)
    fit = tree_of(app, size).panel.places.fit
    assert 0 < fit <= 1
    places = tree_of(app, size, Hand(zoom=fit)).panel.places
    room = places.room.inflate(4, 4)
    assert [point for point in places.points if not room.collidepoint(point)] == []


@pytest.mark.parametrize(("n", "text"), [(6, "5,3,1,6:4"), (8, "1,7,4:7"), (12, "1,4,2:5")])
@pytest.mark.parametrize("size", [(600, 480), (1280, 800)])
def test_everything_is_inside_or_comes_into_sight_when_it_is_dragged(n: int, text: str, size: Size) -> None:
    app = app_at(n, text)
    plain = tree_of(app, size).panel
    middle = plain.places.room.center
    for k, (x, y) in enumerate(plain.places.points):
        by = round(middle[0] - x), round(middle[1] - y)
        panel = tree_of(app, size, plain.dragged(Hand(), (0, 0), by)).panel
        assert panel.spot_at(middle) == panel.look.spots[k]


@pytest.mark.parametrize("keys", [{"has_rejected": True}, {"hides_failed": True}])
def test_what_is_hidden_or_added_never_changes_the_pitch(keys: dict[str, bool]) -> None:
    plain, other = (tree_of(app_at(8, "1,7,4:7", None, **more)).panel.places for more in ({}, keys))
    assert (other.high, other.rows[1] - other.rows[0]) == (plain.high, plain.rows[1] - plain.rows[0])


def test_rejected_rows_take_half_a_slot() -> None:
    tree = tree_at(4, "2,4,1:4", is_large=True, has_rejected=True)
    spots = [spot for spot in tree.panel.look.spots if spot.node.shape is Shape.REJECTED]
    assert spots
    wide = tree.panel.places.wide
    assert tree.point_of(2, 2)[0] - tree.point_of(2, 1)[0] == pytest.approx(wide / 2, abs=1)
    assert tree.clashes() == []


@pytest.mark.parametrize(("n", "text"), [(8, "1,7,4:7"), (4, "end"), (6, "2,4,6:3")])
def test_with_rejected_rows_nothing_overlaps_either(n: int, text: str) -> None:
    assert tree_at(n, text, has_rejected=True).clashes() == []


@pytest.mark.parametrize("labels", ["ROW", "STEP", "NONE"])
def test_labels_have_room_on_their_shapes_or_are_not_there(labels: str) -> None:
    from queens_viz.app.state import Labels

    tree = tree_at(8, "4,1,3,6:8", labels=Labels[labels])
    assert tree.clashes() == []
    nodes = [tree.panel.places.around(k) for k in range(len(tree.panel.look.spots))]
    written = [one for one in tree.texts if any(node.contains(ink(one)) for node in nodes)]
    assert (len(written) > 1) is (labels != "NONE")


def test_a_label_of_three_digits_fits_on_a_round_shape() -> None:
    queens = (*range(1, 100, 2), *range(0, 100, 2))
    tree = tree_at(100, Position(100, queens[:49], 99))
    assert "100" in [one.what for one in tree.texts]
    assert tree.clashes() == []


def test_all_positions_of_a_search_are_looked_at() -> None:
    assert [len(positions(n)) for n in (4, 5, 6)] == [63, 231, 899]
