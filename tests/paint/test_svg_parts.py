"""The parts of a picture that the pen writes as SVG: each is put when it has changed, and only then."""

from __future__ import annotations

import pytest

from queens_viz.looks.icons import Icon
from queens_viz.paint.rect import Rect
from queens_viz.paint.svg import DEFINITIONS, SvgPen

from .written import ROOM, a_pen

Put = list[tuple[str, str]]


def draw(pen: SvgPen, role: str = "text") -> None:
    pen.box(Rect(0, 0, 5, 5), role)


BOX = '<rect x="0" y="0" width="5" height="5" fill="var(--text)"/>'


def a_putting_pen() -> tuple[SvgPen, Put]:
    """Return a pen, and the list of what it puts."""
    put: Put = []
    return a_pen(lambda name, svg: put.append((name, svg))), put


def test_a_part_is_put_once_for_the_same_look() -> None:
    pen, put = a_putting_pen()
    for _ in range(3):
        pen.part("card", ROOM.copy(), ("a", 1), draw)
        pen.done()
    assert put == [("card", BOX)]


@pytest.mark.parametrize(("room", "look"), [(ROOM, "other"), (Rect(1, 0, 640, 480), "look")])
def test_a_part_is_put_again_where_its_look_or_its_room_has_changed(room: Rect, look: str) -> None:
    pen, put = a_putting_pen()
    pen.part("card", ROOM, "look", draw)
    pen.part("card", room, look, draw, "mark")
    assert put == [("card", BOX), ("card", BOX.replace("text", "mark"))]


def test_other_parts_stay_as_they_are() -> None:
    pen, put = a_putting_pen()
    for look in range(3):
        pen.part("board", ROOM, 0, draw)
        pen.part("card", ROOM, look, draw, ("text", "mark")[look > 0])
        pen.done()
    assert [name for name, _ in put] == ["board", "card", "card"]


def test_a_part_that_could_not_be_written_is_written_the_next_time() -> None:
    pen, put = a_putting_pen()

    def broken(pen: SvgPen) -> None:
        draw(pen)
        raise ValueError

    with pytest.raises(ValueError):  # noqa: PT011
        pen.part("card", ROOM, 0, broken)
    assert put == []
    pen.part("card", ROOM, 0, draw)
    assert put == [("card", BOX)]


def test_a_part_is_noted_after_it_has_been_put() -> None:
    refused = [True]

    def put(name: str, svg: str) -> None:
        if refused.pop():
            raise OSError

    pen = a_pen(put)
    with pytest.raises(OSError):  # noqa: PT011
        pen.part("card", ROOM, 0, draw)
    refused.append(False)
    pen.part("card", ROOM, 0, draw)
    assert refused == []


def test_a_part_that_nobody_asks_for_vanishes() -> None:
    pen, put = a_putting_pen()
    for names in (("board", "menu"), ("board",), ("board",), ("board", "menu")):
        for name in names:
            pen.part(name, ROOM, 0, draw)
        pen.done()
    assert put == [("board", BOX), ("menu", BOX), ("menu", ""), ("menu", BOX)]


def test_the_whole_picture_has_its_parts_in_the_order_of_the_last_time() -> None:
    pen = a_pen()
    for names in (("board", "card"), ("board", "hover", "card")):
        for name in names:
            pen.part(name, ROOM, 0, draw)
        pen.done()
    assert pen.svg() == "".join(f'<g data-part="{name}">{BOX}</g>\n' for name in ("board", "hover", "card"))


def test_a_pen_that_has_written_nothing_has_an_empty_picture() -> None:
    pen, put = a_putting_pen()
    pen.done()
    assert (pen.svg(), put) == ("", [])


def test_what_parts_refer_to_is_put_before_them_and_once() -> None:
    pen, put = a_putting_pen()
    for look in range(2):
        at = 9 + look, 9
        pen.part("marks", ROOM, look, lambda pen, at: pen.shape(Icon.TRIANGLE, 12, "mark", at, hollow=2), at)
        pen.part("ghosts", ROOM, look, lambda pen, at: pen.shape(Icon.CROWN, 40, "mark", at, hollow=2), at)
        pen.done()
    assert [name for name, _ in put] == [DEFINITIONS, "marks", DEFINITIONS, "ghosts", "marks", "ghosts"]
    assert pen.svg().startswith(f'<g data-part="{DEFINITIONS}"><mask id="around-TRIANGLE-12-16"')


def layered(pen: SvgPen, low: str, high: str) -> None:
    pen.layer("low", low, draw, low)
    pen.layer("high", high, draw, high)


def drawn_in(role: str) -> str:
    return BOX.replace("text", role)


def test_of_a_part_with_layers_only_those_are_put_that_have_changed() -> None:
    pen, put = a_putting_pen()
    for look in (("mark", "text"), ("mark", "safe"), ("mark", "safe")):
        pen.part("board", ROOM, look, layered, *look)
        pen.done()
    assert put == [
        ("board low", drawn_in("mark")),
        ("board high", drawn_in("text")),
        ("board", ""),
        ("board high", drawn_in("safe")),
    ]
    assert pen.names == ("board low", "board high", "board")


def test_layers_after_other_strokes_lie_over_them() -> None:
    pen = a_pen()

    def paint(pen: SvgPen) -> None:
        draw(pen, "panel")
        layered(pen, "mark", "safe")

    pen.part("card", ROOM, 0, paint)
    pen.done()
    assert pen.svg() == f'<g data-part="card">{drawn_in("panel")}{drawn_in("mark")}{drawn_in("safe")}</g>\n'


def test_a_part_that_comes_again_has_its_layers_again() -> None:
    pen, put = a_putting_pen()
    for is_there in (True, False, True):
        if is_there:
            pen.part("board", ROOM, 0, layered, "mark", "text")
        pen.done()
    assert [name for name, svg in put if svg] == ["board low", "board high"] * 2
    assert {name for name, svg in put if not svg} == {"board low", "board high", "board"}


def test_parts_that_stay_need_not_be_painted() -> None:
    pen, put = a_putting_pen()
    pen.part("board", ROOM, 0, layered, "mark", "text")
    pen.part("card", ROOM, 0, draw)
    pen.done()
    pen.stay()
    pen.part("board", ROOM, 1, layered, "mark", "safe")
    pen.done()
    assert [name for name, _ in put][4:] == ["board high"]
    assert pen.names == ("board low", "board high", "board", "card")
