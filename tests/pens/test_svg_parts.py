"""The parts of a picture that the pen writes as SVG: each is put when it has changed, and only then."""

from __future__ import annotations

import pytest

from queens_viz.pens.icons import Icon
from queens_viz.pens.rect import Rect
from queens_viz.pens.svg import DEFINITIONS, SvgPen

from .written import a_pen, take

Put = list[tuple[str, str | None]]


def draw(pen: SvgPen, role: str = "text", *_: object) -> None:
    pen.box(Rect(0, 0, 5, 5), role)


BOX = '<rect x="0" y="0" width="5" height="5" fill="var(--text)"/>'


def a_putting_pen() -> tuple[SvgPen, Put]:
    """Return a pen, and the list of what it puts."""
    put: Put = []
    return a_pen(lambda name, svg: put.append((name, svg))), put


def test_a_part_is_put_once_for_the_same_look() -> None:
    pen, put = a_putting_pen()
    for _ in range(3):
        take(pen, "card", draw, "text", ("a", 1))
        pen.done()
    assert put == [("card", BOX)]


def test_a_part_that_could_not_be_written_is_written_the_next_time() -> None:
    pen, put = a_putting_pen()

    is_broken = [True]

    def broken(pen: SvgPen) -> None:
        draw(pen)
        if is_broken:
            raise ValueError

    with pytest.raises(ValueError):  # noqa: PT011
        take(pen, "card", broken)
    assert put == []
    is_broken.clear()
    take(pen, "card", broken)
    assert put == [("card", BOX)]


def test_a_part_that_nobody_asks_for_vanishes() -> None:
    pen, put = a_putting_pen()
    for names in (("board", "menu"), ("board",), ("board",), ("board", "menu")):
        for name in names:
            take(pen, name, draw)
        pen.done()
    assert put == [("board", BOX), ("menu", BOX), ("menu", None), ("menu", BOX)]


def marked(pen: SvgPen, icon: Icon, size: int, at: tuple[int, int]) -> None:
    pen.shape(icon, size, "mark", at, hollow=2)


def test_what_parts_refer_to_is_put_before_them_and_once() -> None:
    pen, put = a_putting_pen()
    for look in range(2):
        at = 9 + look, 9
        take(pen, "marks", marked, Icon.TRIANGLE, 12, at)
        take(pen, "ghosts", marked, Icon.CROWN, 40, at)
        pen.done()
    assert [name for name, _ in put] == [DEFINITIONS, "marks", DEFINITIONS, "ghosts", "marks", "ghosts"]
    assert pen.svg().startswith(f'<g data-part="{DEFINITIONS}"><mask id="around-TRIANGLE-12-16"')


def layered(pen: SvgPen, low: str, high: str) -> None:
    pen.layer("low", draw, low)
    pen.layer("high", draw, high)


def drawn_in(role: str) -> str:
    return BOX.replace("text", role)


def test_of_a_part_with_layers_only_those_are_put_that_have_changed() -> None:
    pen, put = a_putting_pen()
    for look in (("mark", "text"), ("mark", "safe"), ("mark", "safe")):
        take(pen, "board", layered, *look)
        pen.done()
    assert put == [
        ("board low", drawn_in("mark")),
        ("board high", drawn_in("text")),
        ("board", ""),
        ("board high", drawn_in("safe")),
    ]
    assert pen.names == ["board low", "board high", "board"]


def test_a_layer_that_comes_while_others_stay_lies_where_the_pen_was_told_of_it() -> None:
    pen = a_pen()

    def some(pen: SvgPen, *names: str) -> None:
        for name in names:
            pen.layer(name, draw)

    for names in (("low",), ("low", "high"), ("high",)):
        take(pen, "board", some, *names)
        take(pen, "card", draw)
        pen.done()
        assert pen.names == [*(f"board {name}" for name in names), "board", "card"]
