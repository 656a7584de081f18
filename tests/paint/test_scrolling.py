"""The list of solutions, scrolled by its bar and the wheel."""

from __future__ import annotations

import pygame

from queens_viz.paint.layout import lay_out

from ..driver import SIZE, Driver
from ..support import do, drag, finish, hold, hover, let_go, texts, wheel, window_at


def test_choosing_a_line_leaves_a_scrolled_list_where_it_is() -> None:
    drive = Driver()
    drive("a")
    drive.finish()
    for _ in range(4):
        drive(wheel(-1))
    before = [text for text, box in texts(drive.window) if text.isdigit() and 690 < box.left < 720]
    assert "14" in before
    drive.click("14")
    assert drive.chosen == 13
    assert [text for text, box in texts(drive.window) if text.isdigit() and 690 < box.left < 720] == before
    drive("escape")
    assert [text for text, box in texts(drive.window) if text.isdigit() and 690 < box.left < 720] == before
    drive("f2", "down", "down")
    assert drive.chosen == 1


def test_the_list_s_bar_can_be_dragged() -> None:
    drive = Driver()
    drive("a")
    drive.finish()
    card = lay_out(*SIZE, 8).panel
    bottom = (card.right - 7, card.bottom - 8)
    drive(hold((card.right - 7, card.centery)))
    assert 20 < (drive.window.hand.scrolled("list") or 0) < 70
    drive(drag(bottom, (0, 9)))
    assert "92" in drive.says
    drive(let_go(bottom))
    drive(pygame.event.Event(pygame.MOUSEMOTION, pos=(card.right - 7, 0), rel=(0, 9), buttons=(0, 0, 0)))
    assert "92" in drive.says


def test_the_wheel_scrolls_a_long_list_and_a_click_chooses() -> None:
    drive = Driver()
    drive("a")
    drive.finish()
    assert "1" in drive.says
    for _ in range(200):
        drive(wheel(-1))
    assert "92" in drive.says
    drive.click("92")
    assert drive.chosen == 91
    assert "Solution 92 of 92" in drive.says
    for _ in range(200):
        drive(wheel(1))
    assert "= 1 mirrored" in drive.says


def test_where_there_are_two_panels_the_wheel_turned_beside_them_scrolls_the_list() -> None:
    window, size = window_at(":1"), (1920, 1080)
    do(window, "a", size=size)
    finish(window, size)
    assert window.has_two_panels
    do(window, hover(lay_out(*size, 8).square(3, 3).center), wheel(-1), size=size)
    assert (window.hand.scrolled("list"), window.hand.zoom) == (3, 1.0)
    do(window, hover(lay_out(*size, 8).second_panel.center), wheel(2), size=size)
    assert window.hand.scrolled("list") == 3
    assert window.hand.zoom > 1
