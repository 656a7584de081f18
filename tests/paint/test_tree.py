"""The search tree under the mouse."""

from __future__ import annotations

import pygame
import pytest

from queens_viz.paint.tree_panel import TreePanel
from queens_viz.window.window import Window

from ..drawn import read
from ..driver import Driver
from ..support import click, do, drag, hold, hover, let_go, texts, wheel, window_at


def test_the_tree_is_open_where_it_fits_whole_until_a_tab_is_chosen() -> None:
    drive = Driver(n=6)
    drive("right")
    assert "column" in drive.says
    drive("7", "return", "right")
    assert "column" not in drive.says
    drive("f3", "8", "return", "right")
    assert "column" in drive.says
    drive("f4")
    assert "row += 1" in drive.says
    drive("f2")
    assert "Watch the search" in drive.says


def test_a_click_on_a_node_shows_its_position_and_enter_goes_there() -> None:
    drive = Driver("2,4,6,3:2", n=6)
    place = max((box.left, box.center) for text, box in texts(drive.window) if text == "6" and box.top > 320)[1]
    drive(click(place))
    assert str(drive.window.app.state.shown) == "2,4,6:1"
    assert drive.position == "2,4,6,3:2"
    assert "Go there" in drive.says
    drive("escape")
    assert drive.window.app.state.shown is None
    drive(click(place), "return")
    assert drive.position == "2,4,6:1"
    drive("u")
    assert drive.position == "2,4,6,3:2"


def test_a_click_on_a_node_halts_a_run() -> None:
    window = window_at("2,4,1,3:5", 6)
    window.app.player.set_speed(0.5)
    do(window, "f3")
    node = read(window).icons(read(window).panel)[-3].centre
    do(window, "space")
    assert window.app.player.aim
    do(window, click(node), let_go())
    assert window.app.player.aim is None
    assert window.app.state.shown


def test_the_tree_zooms_moves_and_fits_again() -> None:
    drive = Driver(n=6)
    drive("a")
    drive.finish()
    drive("escape", "f3")
    empty = (700, 700)
    drive(hover((900, 500)))
    for _ in range(10):
        drive(wheel(1))
    assert drive.window.hand.zoom == 4
    assert drive.window.draw(drive.surface)
    x, y = drive.window.hand.moved
    drive(
        hold(empty),
        drag((720, 690), (20, -10)),
        let_go((720, 690)),
        pygame.event.Event(pygame.MOUSEMOTION, pos=(600, 600), rel=(99, 99), buttons=(0, 0, 0)),
    )
    assert drive.window.hand.moved == (x + 20, y - 10)
    drive("z")
    assert (drive.window.hand.zoom, drive.window.hand.moved) == (1.0, (0, 0))
    for _ in range(10):
        drive(wheel(-1))
    assert drive.window.hand.zoom == 1.0


def test_a_tree_that_is_larger_than_its_panel_fits_where_it_is_asked_for_twice() -> None:
    drive = Driver("1,3,5:7", n=12)
    drive("f3", hover((900, 500)))
    drive("z")
    fit = drive.window.hand.zoom
    assert 0.3 < fit < 1
    drive("z")
    assert drive.window.hand.zoom == 1.0
    # So does the wheel.
    for _ in range(20):
        drive(wheel(-1))
    assert drive.window.hand.zoom == pytest.approx(fit, rel=0.02)


def test_the_wheel_leaves_the_point_under_the_mouse_where_it_is() -> None:
    drive = Driver(n=6)
    drive("a")
    drive.finish()
    drive("escape", "f3")

    def place() -> tuple[int, int]:
        tree = open_tree(drive.window)
        points = zip(tree.look.spots, tree.places.points, strict=True)
        x, y = next(point for spot, point in points if spot.node.board == (1, 3))
        return round(x), round(y)

    before = place()
    drive(hover(before))
    for _ in range(6):
        drive(wheel(1))
    x, y = place()
    assert abs(x - before[0]) <= 8
    assert abs(y - before[1]) <= 8


def open_tree(window: Window) -> TreePanel:
    """Return the tree in its panel."""
    read(window)
    beside = window.frame().beside
    assert beside
    (contents,) = (panel.contents for panel in beside.panels)
    assert isinstance(contents, TreePanel)
    return contents


def tree_of_4() -> Window:
    window = window_at("end", 4)
    do(window, "f3")
    return window


def test_the_wheel_turned_away_from_the_person_makes_the_tree_larger() -> None:
    window = tree_of_4()
    place = read(window).body

    def width() -> int:
        across = [x for x, _ in open_tree(window).places.points]
        return round(max(across) - min(across))

    before = width()
    # Beside any node, whose board would be shown over the tree.
    beside = place.left + 4, place.bottom - 4
    do(window, hover(beside), wheel(2))
    assert 1.3 * before < width() < 1.6 * before
    do(window, wheel(-1))
    assert 1.1 * before < width() < 1.3 * before


@pytest.mark.parametrize(("x", "y"), [(40, 0), (-4, 0), (0, 25), (0, -4)])
def test_the_tree_goes_where_it_is_dragged(x: int, y: int) -> None:
    window = tree_of_4()
    place = read(window).body
    before = min(icon.centre for icon in read(window).icons(place))
    start = place.left + 10, place.bottom - 10
    do(window, hold(start), drag((start[0] + x, start[1] + y), (x, y)), let_go())
    after = min(icon.centre for icon in read(window).icons(place))
    assert (after[0] - before[0], after[1] - before[1]) == (x, y)
