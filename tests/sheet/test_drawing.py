"""Boards and trees on paper: every queen, number, square, edge and frame is where it belongs."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from queens_viz import Position, attackers
from queens_viz.browser.svg import CELL
from queens_viz.sheet.drawing import LEVEL, WIDTH, beginning, board, symbols, whole

Point = tuple[float, float]


def texts(drawn: str) -> dict[str, list[Point]]:
    """Return where each text stands."""
    found: dict[str, list[Point]] = {}
    for x, y, words in re.findall(r'<text[^>]* x="([^"]*)" y="([^"]*)">([^<]*)</text>', drawn):
        found.setdefault(words, []).append((float(x), float(y)))
    return found


def nodes(drawn: str) -> set[Point]:
    return {(float(x), float(y)) for x, y in re.findall(r'cx="([^"]*)" cy="([^"]*)"', drawn)}


def test_columns_are_numbered_from_the_left_and_rows_from_the_bottom() -> None:
    for number, places in texts(symbols(6)).items():
        (column_x, _), (_, row_y) = sorted(places, key=lambda place: -place[0])
        assert column_x // CELL == int(number) - 1
        assert 6 - row_y // CELL == int(number)


@pytest.mark.parametrize("n", [4, 5])
def test_the_dark_squares_are_grey_and_none_is_hatched(n: int) -> None:
    (dark,) = re.findall(r'<path class="dark" d="([^"]*)"', symbols(n))
    squares = [(int(x), int(y)) for x, y in re.findall(rf"M(\d+) (\d+)h{CELL}v{CELL}h-{CELL}z", dark)]
    grey = {(x // CELL, n - 1 - y // CELL) for x, y in squares}
    assert grey == {(column, row) for column in range(n) for row in range(n) if (column + row) % 2 == 0}
    style = (files("queens_viz.sheet") / "worksheet.css").read_text(encoding="utf-8")
    assert "hatch" not in symbols(n) + style, "on the screen a hatched square is one that is attacked"
    assert re.search(r"\.dark \{ fill: #(\w)\1\1; \}", style), "a fill is printed where a background is not"


@pytest.mark.parametrize(("safe", "attacked"), [("2,4:1", "2,4:2"), ("1,3:5", "1,3:4"), ("1,5,8:6", "1,3,5:6")])
def test_whatever_the_answer_a_board_is_drawn_from_the_places_of_its_queens_alone(safe: str, attacked: str) -> None:
    positions = [Position.parse(text, 8) for text in (safe, attacked)]
    assert [bool(attackers(one.board, one.candidate)) for one in positions] == [False, True]
    drawn = [re.sub(r'\b[xy]="[^"]*"', "", board(one, "")) for one in positions]
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("text", ["2,4:6", "2,4,1,3,5:8", ":1"])
def test_queens_stand_on_their_squares_and_the_red_one_after_them(text: str) -> None:
    position = Position.parse(text, 8)
    found = re.findall(r'class="(\w+)" href="#crown" x="([^"]*)" y="([^"]*)" width="(\d+)"', board(position, ""))
    squares = [
        (name, int((float(x) + int(side) / 2) // CELL), 7 - int((float(y) + int(side) / 2) // CELL))
        for name, x, y, side in found
    ]
    queens = [("queen", column, row) for column, row in enumerate(position.board)]
    assert squares == [*queens, ("red", len(position.board), position.candidate)]


def test_each_edge_of_a_tree_joins_a_node_to_one_in_the_column_before() -> None:
    drawn = whole(4, (), "Column")
    places = nodes(drawn)
    edges = re.findall(r'class="edge" d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"', drawn)
    assert len(edges) == len(places) - 1
    for x, y, end, low in (map(float, edge) for edge in edges):
        assert {(x, y), (end, low)} <= places
        assert low - y == LEVEL
    rows = [place for k in "1234" for place in texts(drawn)[k]]
    assert {(x, y - 1.5) for x, y in rows} == places - {min(places, key=lambda place: place[1])}


def test_each_column_of_a_tree_is_named_where_its_nodes_are_and_solutions_have_a_frame() -> None:
    drawn = whole(4, (), "Column")
    heights = sorted({y for _, y in nodes(drawn)})
    named = {words: round(y - 1.3, 3) for words, [(_, y), *_] in texts(drawn).items() if words.startswith("Column")}
    assert named == {f"Column {k}": heights[k] for k in range(1, 5)}
    frames = {(float(x) + 5.5, float(y) + 5.5) for x, y in re.findall(r'class="node" d="M([\d.]+) ([\d.]+)h', drawn)}
    assert frames == {place for place in nodes(drawn) if place[1] == heights[4]}
    assert len(frames) == 2


def test_the_first_queen_of_a_whole_tree_leaves_room_for_the_others_at_its_right() -> None:
    root, first = sorted(nodes(beginning(4, (), "Column")), key=lambda place: place[1])
    assert first[0] < root[0] < WIDTH
    assert first[0] < WIDTH / 3


def test_a_board_of_more_squares_is_larger_but_its_squares_are_smaller() -> None:
    widths = {
        n: float(found[1]) for n in (4, 8, 10) if (found := re.search(r'width="(\d+)mm"', board(Position.first(n), "")))
    }
    assert list(widths.values()) == sorted(widths.values())
    sides = [width / n for n, width in widths.items()]
    assert sides == sorted(sides, reverse=True)
    # Two stand beside each other on the paper.
    assert all(30 < width < 60 for width in widths.values())
