"""Clips and pieces of the pen that writes SVG: what is cut, and what is drawn once and written often."""

from __future__ import annotations

import re

import pytest

from queens_viz.pens.pen import Stroke
from queens_viz.pens.rect import NOWHERE, Rect
from queens_viz.pens.svg import KEPT_AT_MOST, SvgPen

from .written import PLACE, a_pen, recorded, take, written


def test_what_is_clipped_stands_in_a_group_of_its_own() -> None:
    def draw(pen: SvgPen) -> None:
        pen.clipped(Rect(0, 0, 30, 30), inside)
        pen.box(PLACE, "text")

    def inside(pen: SvgPen) -> None:
        pen.box(PLACE, "panel")
        pen.clipped(Rect(20, 0, 90, 90), SvgPen.box, PLACE, "mark")

    outer = '<svg x="0" y="0" width="30" height="30" viewBox="0 0 30 30">'
    inner = '<svg x="20" y="0" width="90" height="90" viewBox="20 0 90 90">'
    assert re.sub("<rect[^>]*>", "|", written(draw)) == f"{outer}|{inner}|</svg></svg>|"
    assert [one.clip for one in recorded(draw)] == [Rect(10, 20, 20, 10), Rect(20, 20, 10, 10), NOWHERE]


class Board:
    """Something small that counts how often it is drawn."""

    def __init__(self) -> None:
        self.drawn = 0

    def paint(self, pen: SvgPen, place: Rect, _: str = "") -> None:
        self.drawn += 1
        pen.box(place, "panel")
        pen.disc(place.center, 4, "queen")


def test_a_piece_is_drawn_once_and_written_at_each_of_its_places() -> None:
    board = Board()

    def draw(pen: SvgPen) -> None:
        for left in (10, 70):
            pen.piece(Rect(left, 20, 40, 40), board.paint)

    svg = written(draw)
    assert board.drawn == 1
    assert re.findall(r"translate\(([^)]*)\)", svg) == ["10,20", "70,20"]
    assert svg.count("<circle") == 2


@pytest.mark.parametrize(("value", "size"), [("another", 40), ("board", 41)])
def test_a_piece_of_another_value_or_size_is_drawn_anew(value: str, size: int) -> None:
    board = Board()

    def draw(pen: SvgPen) -> None:
        pen.piece(Rect(0, 0, 40, 40), board.paint, "board")
        pen.piece(Rect(0, 0, size, size), board.paint, value)

    written(draw)
    assert board.drawn == 2


def test_what_fades_is_a_group_and_what_follows_is_whole() -> None:
    def draw(pen: SvgPen) -> None:
        pen.faded(0.4, lambda pen: pen.box(PLACE, "panel"))
        pen.box(PLACE, "mark")

    assert re.sub("<rect[^>]*>", "|", written(draw)) == '<g opacity="0.4">|</g>|'
    assert [one.shown for one in recorded(draw)] == [0.4, 1]


def test_what_is_recorded_of_a_piece_is_complete_each_time() -> None:
    def draw(pen: SvgPen) -> None:
        for _ in range(2):
            pen.piece(Rect(0, 0, 40, 40), Board().paint)

    assert [one.stroke for one in recorded(draw)] == [Stroke.BOX, Stroke.DISC] * 2


def test_what_is_kept_has_a_bound() -> None:
    pen, drawn = a_pen(), list[int]()

    def paint(pen: SvgPen, _: Rect, number: int) -> None:
        drawn.append(number)
        pen._out.append("x" * (KEPT_AT_MOST // 3 - 99))

    def draw(_: SvgPen) -> None:
        for k in (0, 0, 1, 2, 3, 0):
            pen.piece(Rect(0, 0, 40, 40), paint, k)

    take(pen, "it", draw)
    assert drawn == [0, 1, 2, 3, 0]
