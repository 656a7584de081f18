"""A QR code over the window and on paper: its modules are those of segno, dark on light, with a margin around them."""

from __future__ import annotations

import re

import pygame
import pytest
import segno

from queens_viz.app.app import Desk
from queens_viz.command.code import code
from queens_viz.command.options import LONGEST_ADDRESS
from queens_viz.parts.code import LEAST, MARGIN
from queens_viz.pens.rect import Rect
from queens_viz.pens.theme import PAPER, THEMES
from queens_viz.sheet import drawing
from queens_viz.window.window import Window

from ..pens.test_theme import contrast
from ..support import another, click, colour, do, part_in, window_at

ADDRESS = "https://school.example/live.html"
LONGEST = ADDRESS + "?" + "x" * (LONGEST_ADDRESS - len(ADDRESS) - 1)


def coded(size: tuple[int, int] = (1280, 800), theme: str = "light", address: str = ADDRESS) -> Window:
    """Return a window over which a code is drawn."""
    window = window_at("1,5,8,6,3:7", theme=theme)
    window.app.desk.address, window.app.desk.code = address, code  # type: ignore[method-assign]
    do(window, "q", size=size)
    return window


def whole(link: str) -> list[str]:
    """Return the modules of a link with its margin, as an X where one is dark."""
    rows = ["".join(" X"[module] for module in row) for row in segno.make_qr(link).matrix_iter(border=4)]
    assert len(rows) == segno.make_qr(link).symbol_size(border=MARGIN)[0]
    return rows


def drawn(window: Window, size: tuple[int, int]) -> tuple[int, list[str]]:
    """Return the side of a module in pixels, and the modules as they stand on the screen."""
    surface, theme = pygame.Surface(size), THEMES[window.app.state.theme]
    window.draw(surface)
    (name, (place, role, *_), _), *_ = [one for one in part_in(window, "code", size).strokes if "paper" in one[1]]
    assert (name, role, pygame.Rect(0, 0, *size).contains(tuple(place))) == ("box", "paper", True)
    number = len(whole(window.app.whole_link))
    side, rest = divmod(place.width, number)
    assert (rest, theme.paper, theme.ink) == (0, (255, 255, 255), (0, 0, 0))
    points = [[(place.left + x * side, place.top + y * side) for x in range(number)] for y in range(number)]
    corners = (1, 1), (side - 2, side - 2), (side // 2, side // 2)
    signs = {theme.paper: " ", theme.ink: "X"}
    found = [
        ["".join(signs[colour(surface, (x + dx, y + dy))] for x, y in row) for row in points] for dx, dy in corners
    ]
    assert found[0] == found[1] == found[2], "each module is a whole square"
    return side, found[0]


@pytest.mark.parametrize("theme", THEMES)
def test_it_is_drawn_as_segno_says_dark_on_light_in_every_theme(theme: str) -> None:
    window = coded(theme=theme)
    side, modules = drawn(another_coded(window), (1280, 800))
    assert modules == whole(f"{ADDRESS}#n=8&at=1,5,8,6,3:7")
    assert side >= 15, "large"


def another_coded(window: Window) -> Window:
    """Return another window of the same app that has pixels."""
    other = another(window)
    other.app.desk.address, other.app.desk.code = window.app.desk.address, code  # type: ignore[method-assign]
    return other


@pytest.mark.parametrize("size", [(320, 480), (480, 320), (390, 844), (600, 480), (1920, 1080)])
def test_a_module_has_five_pixels_even_where_the_address_is_the_longest(size: tuple[int, int]) -> None:
    window = another_coded(coded(size, address=LONGEST))
    side, modules = drawn(window, size)
    assert modules == whole(window.app.whole_link)
    assert side >= LEAST == 5


def test_on_paper_it_is_the_same() -> None:
    link = f"{ADDRESS}#lesson=1.6"
    svg = drawing.code(link)
    rects = re.findall(r'<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"[^>]* fill="(#\w+)"', svg)
    places = [(Rect(*map(int, one[:4])), one[4]) for one in rects]
    number = len(whole(link))
    middles = [[(5 * x + 2, 5 * y + 2) for x in range(number)] for y in range(number)]
    fills = [[[fill for place, fill in places if place.collidepoint(one)][-1] for one in row] for row in middles]
    assert ["".join({"#ffffff": " ", "#000000": "X"}[one] for one in row) for row in fills] == whole(link)
    assert f'aria-label="{link}"' in svg
    assert contrast(PAPER.ink, PAPER.paper) == 21


@pytest.mark.parametrize("way", ["q", "escape", "click"])
def test_it_is_closed_and_nothing_else_is_done(way: str) -> None:
    window = coded()
    before = window.app.search.position
    assert window.app.state.message.startswith("Copied: https://")
    assert window.frame().noted("message") is None, "nothing lies over it"
    do(window, click((100, 100)) if way == "click" else way)
    assert (window.app.state.has_code, window.frame().noted("code"), window.app.search.position) == (
        False,
        None,
        before,
    )


def test_it_follows_what_is_on_view_and_menu_and_help_lie_over_it() -> None:
    window = coded()
    do(window, "right")
    assert part_in(window, "code").told == (f"{ADDRESS}#n=8&at=1,5,8,6,3,7:1",)
    for key in ("k", "f1"):
        do(window, key)
        names = [one.name for one in window.frame().shown if one.beside]
        assert names[0] == "code" != names[-1]
        do(window, "escape")
        assert window.app.state.has_code


def test_where_no_address_is_told_the_link_is_copied_alone() -> None:
    window = window_at("2,4:6")
    do(window, "q")
    assert (window.app.state.has_code, window.app.state.message) == (False, "Copied: #n=8&at=2,4:6")
    assert Desk().code("#") is None
