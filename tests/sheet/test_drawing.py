"""Boards and trees on paper: every queen, number, square, edge and frame is where it belongs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from queens_viz import Position, attackers
from queens_viz.paint.layout import lay_out_board
from queens_viz.pens.icons import Icon
from queens_viz.pens.letters import TableFace
from queens_viz.pens.pen import Drawn, Ink, Pen, Stroke
from queens_viz.pens.rect import NOWHERE
from queens_viz.pens.theme import PAPER, THEMES
from queens_viz.sheet.drawing import CELL, LEVEL, WIDTH, paint_board, paint_tree, whole

from .. import facts
from ..support import recording
from ..tiers import sizes

Point = tuple[float, float]


def strokes(paint: Callable[[Pen], None]) -> list[Drawn]:
    """Return what is drawn on a wide paper."""
    pen = Pen(lay_out_board(WIDTH, WIDTH, 1).sheet, Ink(PAPER), TableFace())
    with recording(pen.ink) as record:
        paint(pen)
    return record


def board_of(text: str, n: int) -> list[Drawn]:
    return strokes(lambda pen: paint_board(pen, Position.parse(text, n)))


def tree_of_four() -> list[Drawn]:
    return strokes(lambda pen: paint_tree(pen, 4, whole(4, ()), "Column"))


def texts(drawn: list[Drawn]) -> dict[str, list[Point]]:
    """Return where each text stands."""
    found: dict[str, list[Point]] = {}
    for one in drawn:
        if one.stroke is Stroke.TEXT:
            found.setdefault(str(one.what), []).append(one.rect.center)
    return found


def nodes(drawn: list[Drawn]) -> set[Point]:
    return {one.rect.center for one in drawn if one.stroke is Stroke.DISC}


def test_columns_are_numbered_from_the_left_and_rows_from_the_bottom() -> None:
    drawn = board_of(":1", 6)
    (squares,) = [one.rect for one in drawn if one.stroke is Stroke.CHECKS]
    assert squares.size == (6 * CELL, 6 * CELL)
    for number, places in texts(drawn).items():
        (across, low), (left, down) = sorted(places, key=lambda place: -place[1] if place[0] > squares.left else 0)
        k = int(number) - 1
        assert abs(across - (squares.left + (k + 0.5) * CELL)) <= 1
        assert low > squares.bottom
        assert abs(down - (squares.bottom - (k + 0.5) * CELL)) <= 1
        assert left < squares.left
    assert set(texts(drawn)) == set("123456")


def test_the_dark_squares_are_a_grey_that_prints_and_none_is_hatched() -> None:
    drawn = board_of("2,4:1", 6)
    assert not [one for one in drawn if one.stroke is Stroke.HATCH], "on the screen a hatched square is attacked"
    (checks,) = [one for one in drawn if one.stroke is Stroke.CHECKS]
    light, dark = PAPER.colour(checks.role), PAPER.colour(checks.second)
    assert light == (255, 255, 255)
    assert len(set(dark)) == 1
    assert 190 < dark[0] < 240
    assert PAPER.name not in THEMES, "it is for worksheets alone"


@pytest.mark.parametrize(("safe", "attacked"), [("2,4:1", "2,4:2"), ("1,3:5", "1,3:4"), ("1,5,8:6", "1,3,5:6")])
def test_whatever_the_answer_a_board_is_drawn_from_the_places_of_its_queens_alone(safe: str, attacked: str) -> None:
    positions = [Position.parse(text, 8) for text in (safe, attacked)]
    assert [bool(attackers(one.board, one.candidate)) for one in positions] == [False, True]
    one, other = (
        [drawn._replace(rect=NOWHERE) if drawn.stroke is Stroke.SHAPE else drawn for drawn in board_of(text, 8)]
        for text in (safe, attacked)
    )
    assert one == other


@pytest.mark.parametrize("n", sizes(4, 5, 8))
def test_no_square_is_drawn_in_another_way_because_it_is_attacked(n: int) -> None:
    """All positions with equally many queens are drawn alike, but for where the queens stand."""
    drawn: dict[int, list[Drawn]] = {}
    for fact in facts.walk(n)[:: max(1, n**4 // 300)]:
        if fact.row is None:
            continue
        position = Position(n, fact.board, fact.row)
        record = strokes(lambda pen, position=position: paint_board(pen, position))  # type: ignore[misc]
        alike = [one._replace(rect=NOWHERE) if one.stroke is Stroke.SHAPE else one for one in record]
        assert drawn.setdefault(len(fact.board), alike) == alike
    assert len(drawn) > 2


@pytest.mark.parametrize("text", ["2,4:6", "2,4,1,3,5:8", ":1"])
def test_queens_stand_on_their_squares_and_the_red_one_after_them(text: str) -> None:
    position, drawn = Position.parse(text, 8), board_of(text, 8)
    (place,) = [one.rect for one in drawn if one.stroke is Stroke.CHECKS]
    shapes = [one for one in drawn if one.stroke is Stroke.SHAPE]
    squares = [
        (one.role, (one.rect.centerx - place.left) // CELL, (place.bottom - one.rect.centery) // CELL) for one in shapes
    ]
    queens = [("queen", column, row) for column, row in enumerate(position.board)]
    assert squares == [*queens, ("candidate", len(position.board), position.candidate)]
    assert {one.what for one in shapes} == {Icon.CROWN}


def test_each_edge_of_a_tree_joins_a_node_to_one_in_the_column_before() -> None:
    drawn = tree_of_four()
    places = nodes(drawn)
    edges = [one.points for one in drawn if one.stroke is Stroke.PATH and one.width > 1]
    assert len(edges) == len(places) - 1
    for (x, y), (end, low) in edges:
        assert all(any(abs(at - u) <= 1 and height == v for u, v in places) for at, height in ((x, y), (end, low)))
        assert low - y == LEVEL
    rows = {place for k in "1234" for place in texts(drawn)[k]}
    below = sorted(places - {min(places, key=lambda place: place[1])})
    assert len(rows) == len(below)
    assert all(abs(x - u) + abs(y - v) <= 2 for (x, y), (u, v) in zip(sorted(rows), below, strict=True))


def test_each_column_of_a_tree_is_named_where_its_nodes_are_and_solutions_have_a_frame() -> None:
    drawn = tree_of_four()
    heights = sorted({y for _, y in nodes(drawn)})
    named = {words: place[0][1] for words, place in texts(drawn).items() if words.startswith("Column")}
    assert all(abs(named[f"Column {k}"] - heights[k]) <= 1 for k in range(1, 5))
    frames = sorted(one.rect.center for one in drawn if one.stroke is Stroke.BOX)
    solutions = sorted(place for place in nodes(drawn) if place[1] == heights[4])
    assert len(frames) == len(solutions) == 2
    assert all(abs(x - u) <= 1 and y == v for (x, y), (u, v) in zip(frames, solutions, strict=True))
