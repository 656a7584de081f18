"""A QR code over the window and on paper: its modules are those of segno, dark on light, with a margin around them."""

from __future__ import annotations

import re

import pygame
import pytest
import segno

from queens_viz.command.options import LONGEST_ADDRESS
from queens_viz.parts.code import MARGIN, SMALLEST_MODULE
from queens_viz.pens.theme import THEMES
from queens_viz.sheet import drawing
from queens_viz.window.display import code
from queens_viz.window.window import Window

from ..support import another, click, colour, do, part_in, window_at

ADDRESS = "https://school.example/live.html"
LONGEST = ADDRESS + "?" + "x" * (LONGEST_ADDRESS - len(ADDRESS) - 1)


def coded(
    size: tuple[int, int] = (1280, 800), theme: str = "light", address: str = ADDRESS
) -> Window:
    """Return a window over which a code is drawn."""
    window = window_at("1,5,8,6,3:7", theme=theme)
    window.app.desk.address, window.app.desk.code = address, code  # type: ignore[method-assign]
    do(window, "q", size=size)
    return window


def whole(link: str) -> list[str]:
    """Return the modules of a link with its margin, as an X where one is dark."""
    rows = [
        "".join(" X"[module] for module in row)
        for row in segno.make_qr(link).matrix_iter(border=4)
    ]
    assert len(rows) == segno.make_qr(link).symbol_size(border=MARGIN)[0]
    return rows


def drawn(window: Window, size: tuple[int, int]) -> tuple[int, list[str]]:
    """Return the side of a module in pixels, and the modules as they stand on the screen."""
    surface, theme = pygame.Surface(size), THEMES[window.app.state.theme]
    window.draw(surface)
    boxes = [
        tuple(values[0])
        for _, values, _ in part_in(window, "code", size).strokes
        if "ink" in values[1:2]
    ]
    (left, top, _, side), number = boxes[0], len(whole(window.app.whole_link))
    left, top = left - MARGIN * side, top - MARGIN * side
    assert pygame.Rect(0, 0, *size).contains((left, top, number * side, number * side))
    assert (theme.paper, theme.ink) == ((255, 255, 255), (0, 0, 0))
    points = [
        [(left + x * side, top + y * side) for x in range(number)]
        for y in range(number)
    ]
    corners = (1, 1), (side - 2, side - 2), (side // 2, side // 2)
    signs = {theme.paper: " ", theme.ink: "X"}
    found = [
        [
            "".join(signs[colour(surface, (x + dx, y + dy))] for x, y in row)
            for row in points
        ]
        for dx, dy in corners
    ]
    assert found[0] == found[1] == found[2], "each module is a whole square"
    return side, found[0]


@pytest.mark.parametrize("theme", THEMES)
def test_it_is_drawn_as_segno_says_dark_on_light_in_every_theme(theme: str) -> None:
    window = coded(theme=theme)
    side, modules = drawn(another(window), (1280, 800))
    assert modules == whole(f"{ADDRESS}#n=8&at=1,5,8,6,3:7")
    assert side >= 15, "large"


@pytest.mark.parametrize(
    "size", [(320, 480), (480, 320), (390, 844), (600, 480), (1920, 1080)]
)
def test_a_module_has_five_pixels_even_where_the_address_is_the_longest(
    size: tuple[int, int],
) -> None:
    window = another(coded(size, address=LONGEST))
    side, modules = drawn(window, size)
    assert modules == whole(window.app.whole_link)
    assert side >= SMALLEST_MODULE == 5


def test_on_paper_it_is_the_same() -> None:
    link = f"{ADDRESS}#lesson=1.6"
    svg, number = drawing.code(link), len(whole(link))
    ground, lines = re.findall(
        r'<path [^>]*(?:fill|stroke)="(#\w+)"[^>]* d="([^"]*)"', svg
    )
    assert (ground, lines[0]) == (
        ("#fff", f"M0 0h{number}v{number}h-{number}z"),
        "#000",
    )
    rows, (x, y) = [[" "] * number for _ in range(number)], (0.0, 0.0)
    for sign, across, down in re.findall(
        r"([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?", lines[1]
    ):
        if sign == "h":
            rows[int(y)][int(x) : int(x + float(across))] = "X" * int(across)
        x, y = (
            (float(across), float(down))
            if sign == "M"
            else (x + float(across), y + float(down or 0))
        )
    assert ["".join(row) for row in rows] == whole(link)
    assert f"<title>{link}</title>" in svg


@pytest.mark.parametrize("way", ["q", "escape", "click"])
def test_it_is_closed_and_nothing_else_is_done(way: str) -> None:
    window = coded()
    before = window.app.search.position
    assert window.app.state.message.startswith("Copied: https://")
    assert window.frame().widget("message") is None, "nothing lies over it"
    do(window, click((100, 100)) if way == "click" else way)
    assert (window.app.state.has_help, window.frame().widget("code")) == (False, None)
    assert window.app.search.position == before


def test_it_follows_what_is_on_view_and_the_help_takes_its_place() -> None:
    window = coded()
    do(window, "right")
    assert part_in(window, "code").descriptions == (f"{ADDRESS}#n=8&at=1,5,8,6,3,7:1",)
    do(window, "escape", "f1")
    assert (window.frame().widget("code"), window.frame().cover) == (
        None,
        window.frame().elements[-1],
    )
    assert window.frame().widget("help")
    do(window, "q")
    assert part_in(window, "code")
    do(window, "f1", "q")
    assert part_in(window, "code")
