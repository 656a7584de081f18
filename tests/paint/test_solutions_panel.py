"""The look of the list of solutions as data, field by field, against solutions found by plain search."""

from __future__ import annotations

import pygame
import pytest

from queens_viz import Position, Search
from queens_viz.app.player import Player
from queens_viz.looks.scene import Scene
from queens_viz.looks.solutions import Entry, first_line
from queens_viz.looks.theme import LIGHT
from queens_viz.paint import solutions_panel
from queens_viz.paint.hand import Hand
from queens_viz.paint.layout import Layout, lay_out
from queens_viz.paint.rect import Rect
from queens_viz.paint.solutions_panel import SolutionList, lines_in, row_height, share_at
from queens_viz.search import solutions
from queens_viz.window.pen import SurfaceInk, SurfacePen
from queens_viz.window.typeface import Typeface
from queens_viz.window.window import Window

from .. import facts
from ..support import do, finish, window_at

BODY = Rect(660, 300, 590, 410)


def layout_of(n: int) -> Layout:
    return lay_out(1280, 800, n)


def list_of(window: Window, scroll: int | None = None) -> SolutionList:
    """Return the list of a window as it is placed in its panel."""
    pen = SurfacePen(
        pygame.Surface((1280, 800)),
        layout_of(window.app.player.search.n),
        SurfaceInk(LIGHT),
        Typeface(),
        window.app.say,
    )
    return solutions_panel.place(Scene.of(window.app), Hand(scroll=scroll), BODY, pen)


def entries_of(window: Window, scroll: int | None = None) -> tuple[Entry, ...]:
    return list_of(window, scroll).look.entries


def all_found(n: int) -> Window:
    window = window_at(":1", n)
    do(window, "a")
    finish(window)
    return window


@pytest.mark.parametrize("n", [1, 4, 5, 6, 8])
def test_each_row_has_its_solution_its_number_and_the_earliest_that_it_equals(n: int) -> None:
    every = facts.solutions(n)
    window = all_found(n)
    for scroll in (0, 2, 40):
        entries = entries_of(window, scroll)
        assert entries
        for row in entries:
            assert row.rows == every[row.which]
            assert row.number == str(row.which + 1)
            earlier = [k for k, board in enumerate(every[: row.which]) if board in facts.images(row.rows)]
            assert bool(row.twin) is bool(earlier)
            if earlier:
                assert str(earlier[0] + 1) in row.twin.split()


@pytest.mark.parametrize("scroll", [0, 1, 30, 86, 500])
def test_rows_follow_one_another_from_the_one_that_was_scrolled_to(scroll: int) -> None:
    window = all_found(8)
    shown, height = list_of(window, scroll), row_height(BODY, layout_of(8))
    lines = lines_in(BODY, layout_of(8))
    first = min(scroll, 92 - lines)
    assert [entry.which for entry in shown.look.entries] == list(range(first, first + lines))
    tops = [line.top for line in shown.lines]
    assert tops == [tops[0] + k * height for k in range(lines)]
    assert all(BODY.contains(line) and line.size == (BODY.width, height) for line in shown.lines)
    assert (lines + 1) * height > BODY.bottom - tops[0]


@pytest.mark.parametrize("scroll", [0, 20, 50, 500])
def test_the_bar_stands_at_the_share_that_lies_above(scroll: int) -> None:
    window = all_found(8)
    shown = list_of(window, scroll)
    assert shown.bar
    top, bottom = shown.part.top, shown.part.bottom
    count = len(shown.lines)
    share = min(scroll, 92 - count) / (92 - count)
    assert shown.bar.top == pytest.approx(top + share * (bottom - top - shown.bar.height), abs=1)
    assert shown.bar.height == pytest.approx((bottom - top) * count / 92, abs=1)
    assert BODY.contains(shown.bar)
    assert share_at(shown, shown.bar.centery) == pytest.approx(share, abs=0.01)
    assert (share_at(shown, top - 9), share_at(shown, bottom + 9)) == (0, 1)


def test_where_all_have_room_there_is_no_bar() -> None:
    shown = list_of(all_found(6))
    assert shown.bar is None
    assert share_at(shown, 400) == 0


@pytest.mark.parametrize("which", [0, 1, 3])
def test_the_solution_on_the_board_alone_is_here(which: int) -> None:
    window = all_found(6)
    window.app.state = window.app.state._replace(shown=Position(6, facts.solutions(6)[which], 0))
    assert [row.which for row in entries_of(window) if row.is_here] == [which]
    window.app.state = window.app.state._replace(shown=None)
    assert not any(row.is_here for row in entries_of(window))


def test_a_solution_that_the_search_stands_on_is_here() -> None:
    window = window_at("2,4,1:3", 4)
    window.app.player.next()
    assert [(row.which, row.is_here) for row in entries_of(window)] == [(0, True)]
    window.app.player.next()
    assert [(row.which, row.is_here) for row in entries_of(window)] == [(0, False)]


def test_a_number_that_is_not_known_is_a_dash() -> None:
    player = Player(Search.at(Position(20, (3,), 7)))
    board = (*range(1, 20, 2), *range(0, 20, 2))
    player.findings.solutions.add(board)
    assert [(row.number, row.rows, row.twin) for row in entries_of(Window(player))] == [("—", board, "")]


@pytest.mark.parametrize(("n", "words"), [(12, "= 1 mirrored"), (18, "")])
def test_a_twin_whose_number_is_not_known_is_named_by_its_line_and_above_n_12_none_is_told(n: int, words: str) -> None:
    board = (*range(1, n, 2), *range(0, n, 2))
    player = Player(Search.at(Position(n, (3,), 7)))
    player.findings.solutions.add(board)
    player.findings.solutions.add(board[::-1])
    assert [(row.rows, row.number, row.twin) for row in entries_of(Window(player))] == [
        (board, "—", ""),
        (board[::-1], "—", words),
    ]


@pytest.mark.parametrize("n", [4, 5, 6, 8])
def test_turned_and_mirrored_are_told_apart(n: int) -> None:
    every, window = facts.solutions(n), all_found(n)
    kinds = set()
    for scroll in range(0, len(every), 4):
        for row in entries_of(window, scroll):
            if row.twin:
                _, number, kind = row.twin.split()
                is_turned = every[int(number) - 1] in facts.turned(row.rows)
                assert kind == ("turned" if is_turned else "mirrored"), row.rows
                kinds.add(kind)
    assert kinds == ({"turned", "mirrored"} if n > 4 else {"mirrored"})


def test_a_list_that_is_full_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    window = all_found(6)
    monkeypatch.setattr(solutions, "MOST_SOLUTIONS", 4)
    assert list_of(window).look.remark == "Only the first 1,000,000 are listed; the count goes on."
    monkeypatch.setattr(solutions, "MOST_SOLUTIONS", 5)
    assert list_of(window).look.remark == ""


def test_the_heading_names_the_columns() -> None:
    assert list_of(all_found(6)).look.heading == "rows in columns 1 to 6"
    assert list_of(all_found(1)).look.heading == "row in column 1"


def test_a_list_that_has_all_its_lines_has_no_remark() -> None:
    assert list_of(all_found(6)).look.remark == ""


@pytest.mark.parametrize(
    ("count", "lines", "scroll", "in_sight", "first"),
    [
        (92, 6, None, 0, 0),
        (92, 6, None, 3, 0),
        (92, 6, None, 40, 35),
        (92, 6, None, 91, 86),
        (92, 6, 10, 40, 10),
        (92, 6, 90, 91, 86),
        (92, 6, -3, 91, 0),
        (4, 6, None, 2, 0),
        (4, 6, 3, 3, 0),
    ],
)
def test_the_first_line_is_the_one_scrolled_to_or_keeps_the_one_at_hand_in_sight(
    count: int, lines: int, scroll: int | None, in_sight: int, first: int
) -> None:
    assert first_line(count, lines, scroll, in_sight) == first
