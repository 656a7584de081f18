"""Boards and trees on paper: every queen, number, square, edge and frame is where it belongs."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from queens_viz import Position
from queens_viz.parts.layout import board_alone
from queens_viz.pens.letters import TableFace
from queens_viz.pens.pen import Pen
from queens_viz.pens.theme import PAPER
from queens_viz.sheet.drawing import (
    CELL,
    PIXELS_IN_MM,
    TreeLook,
    paint_board,
    paint_tree,
    points_of,
)
from queens_viz.sheet.sheet import tree_boards

from ..recorder import Drawn, Recorder, Stroke, recording

WIDTH = 890


def strokes(paint: Callable[[Pen], None], stroke: Stroke | None = None) -> list[Drawn]:
    """Return what is drawn on a wide paper, all of it or the strokes of a kind."""
    pen = Recorder(board_alone(WIDTH, WIDTH, 1).sheet, PAPER, TableFace())
    with recording(pen) as record:
        paint(pen)
    return [one for one in record if stroke in (None, one.stroke)]


@pytest.mark.parametrize("text", ["2,4:6", "2,4,1,3,5:8", ":1"])
def test_squares_are_numbered_from_the_bottom_left_and_queens_stand_on_theirs(
    text: str,
) -> None:
    position = Position.parse(text, 8)
    drawn = strokes(lambda pen: paint_board(pen, position))
    (checks,) = [one for one in drawn if one.stroke is Stroke.CHECKS]
    assert checks.rect.size == (8 * CELL, 8 * CELL)
    light, dark = PAPER.colour(checks.role), PAPER.colour(checks.second)
    assert light == (255, 255, 255)
    assert 190 < min(dark) == max(dark) < 240, "a grey that prints"
    assert Stroke.HATCH not in [one.stroke for one in drawn], (
        "on the screen a hatched square is attacked"
    )

    def square(one: Drawn) -> tuple[int, int]:
        return (one.rect.centerx - checks.rect.left) // CELL, (
            checks.rect.bottom - one.rect.centery
        ) // CELL

    numbers = [
        (str(one.what), square(one)) for one in drawn if one.stroke is Stroke.TEXT
    ]
    assert sorted(numbers) == sorted(
        [(str(k + 1), (k, -1)) for k in range(8)]
        + [(str(k + 1), (-1, k)) for k in range(8)]
    )
    shapes = [(one.role, square(one)) for one in drawn if one.stroke is Stroke.SHAPE]
    queens = [("queen", placed) for placed in enumerate(position.board)]
    assert shapes == [*queens, ("candidate", (len(position.board), position.candidate))]


@pytest.mark.parametrize("root", [(), (1,), (1, 3)])
def test_a_tree_has_its_nodes_edges_columns_and_frames(root: tuple[int, ...]) -> None:
    every = tree_boards(4, root)
    points, dead = points_of(every), [one for one in every if one[-2:] == (0, 2)]

    def paint(pen: Pen) -> None:
        paint_tree(pen, TreeLook(4, points, "Column", dead))

    named = {
        str(one.what): one.rect.centery
        for one in strokes(paint, Stroke.TEXT)
        if "Column" in str(one.what)
    }
    assert list(named) == [f"Column {k}" for k in range(len(root) + 1, 5)]
    edges = [one.points for one in strokes(paint, Stroke.PATH) if one.width > 1]
    # From the last one on each leads down by a level, from a parent to her child.
    for one, ends in zip(every[:0:-1], edges, strict=True):
        assert ends == (points[one[:-1]], points[one])
        assert abs(points[one][1] - named[f"Column {len(one)}"]) <= 1
    rows = [
        str(one.what) for one in strokes(paint, Stroke.TEXT) if str(one.what).isdigit()
    ]
    assert sorted(rows) == sorted(str(one[-1] + 1) for one in every if one)
    frames = [one.rect for one in strokes(paint, Stroke.BOX)]
    assert len(frames) == sum(len(one) == 4 for one in every)
    nodes = strokes(paint, Stroke.SHAPE)
    assert len(nodes) == len(every)
    assert {node.rect.width / PIXELS_IN_MM for node in nodes} == {8}, "millimetres"
    leaves = sorted(
        points[one][0]
        for one in every
        if not any(other[:-1] == one and other for other in every)
    )
    assert all(b - a > 60 for a, b in pairwise(leaves)), "none covers another"
