"""Parts, layers, clips and pieces of the pen that writes SVG: what is put when it has changed, and drawn once."""

from __future__ import annotations

import re

import pytest

from queens_viz.pens.rect import NOWHERE, Rect
from queens_viz.pens.svg import KEPT_AT_MOST, SvgPen

from ..recorder import Stroke
from .written import PLACE, a_pen, recorded, take, written

Put = list[tuple[str, str | None]]


def draw(pen: SvgPen, role: str = "text", *_: object) -> None:
    pen.box(Rect(0, 0, 5, 5), role)


def drawn_in(role: str) -> str:
    return f'<rect x="0" y="0" width="5" height="5" fill="var(--{role})"/>'


def a_putting_pen() -> tuple[SvgPen, Put]:
    """Return a pen, and the list of what it puts."""
    put: Put = []
    return a_pen(lambda name, svg: put.append((name, svg))), put


def test_a_part_is_put_where_it_has_changed_and_vanishes_where_nobody_asks_for_it() -> (
    None
):
    pen, put = a_putting_pen()
    for names in (("board", "menu"), ("board",), ("board",), ("board", "menu")):
        for name in names:
            take(pen, name, draw)
        pen.done()
    box = drawn_in("text")
    assert put == [("board", box), ("menu", box), ("menu", None), ("menu", box)]


def test_a_part_that_could_not_be_written_is_written_the_next_time() -> None:
    (pen, put), faults = a_putting_pen(), [ValueError()]

    def broken(pen: SvgPen) -> None:
        draw(pen)
        if faults:
            raise faults.pop()

    with pytest.raises(ValueError):  # noqa: PT011
        take(pen, "card", broken)
    assert put == []
    take(pen, "card", broken)
    assert put == [("card", drawn_in("text"))]


def test_of_a_part_with_layers_only_those_are_put_that_have_changed() -> None:
    def layered(pen: SvgPen, low: str, high: str) -> None:
        pen.layer("low", draw, low)
        pen.layer("high", draw, high)

    pen, put = a_putting_pen()
    for look in (("mark", "text"), ("mark", "safe"), ("mark", "safe")):
        take(pen, "board", layered, *look)
        pen.done()
    assert [(name, svg) for name, svg in put if svg] == [
        ("board low", drawn_in("mark")), ("board high", drawn_in("text")), ("board high", drawn_in("safe")),
    ]  # fmt: skip
    assert pen.names == ["board low", "board high", "board"]


def test_what_is_clipped_stands_in_a_group_of_its_own() -> None:
    def inside(pen: SvgPen) -> None:
        pen.box(PLACE, "panel")
        pen.clipped(Rect(20, 0, 90, 90), lambda pen: pen.box(PLACE, "mark"))

    def all_of_it(pen: SvgPen) -> None:
        pen.clipped(Rect(0, 0, 30, 30), inside)
        pen.box(PLACE, "text")

    outer = '<svg x="0" y="0" width="30" height="30" viewBox="0 0 30 30">'
    inner = '<svg x="20" y="0" width="90" height="90" viewBox="20 0 90 90">'
    assert (
        re.sub("<rect[^>]*>", "|", written(all_of_it))
        == f"{outer}|{inner}|</svg></svg>|"
    )
    assert [one.clip for one in recorded(all_of_it)] == [
        Rect(10, 20, 20, 10),
        Rect(20, 20, 10, 10),
        NOWHERE,
    ]


def test_a_piece_is_drawn_once_for_its_values_and_written_and_recorded_at_each_of_its_places() -> (
    None
):
    drawn = list[str]()

    def paint(pen: SvgPen, place: Rect, value: str) -> None:
        drawn.append(value)
        pen.box(place, "queen")

    def pieces(pen: SvgPen) -> None:
        for left, side, value in (
            (10, 40, "a"),
            (70, 40, "a"),
            (0, 41, "a"),
            (0, 40, "b"),
        ):
            pen.piece(Rect(left, 20, side, side), paint, value)

    assert re.findall(r"translate\(([^)]*)\)", written(pieces))[:2] == [
        "10,20",
        "70,20",
    ]
    assert drawn == ["a", "a", "b"]
    assert [one.stroke for one in recorded(pieces)] == [Stroke.BOX] * 4


def test_what_fades_is_a_group_and_what_follows_is_whole() -> None:
    def fading(pen: SvgPen) -> None:
        pen.faded(0.4, lambda pen: pen.box(PLACE, "panel"))
        pen.box(PLACE, "mark")

    assert re.sub("<rect[^>]*>", "|", written(fading)) == '<g opacity="0.4">|</g>|'
    assert [one.shown for one in recorded(fading)] == [0.4, 1]


def test_what_is_kept_has_a_bound() -> None:
    pen, drawn = a_pen(), list[int]()

    def paint(pen: SvgPen, _: Rect, number: int) -> None:
        drawn.append(number)
        pen._out.append("x" * (KEPT_AT_MOST // 3 - 99))

    def pieces(_: SvgPen) -> None:
        for k in (0, 0, 1, 2, 3, 0):
            pen.piece(Rect(0, 0, 40, 40), paint, k)

    take(pen, "it", pieces)
    assert drawn == [0, 1, 2, 3, 0]
